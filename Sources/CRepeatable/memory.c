// Keeps a generated program from taking the whole machine's memory: an endless allocation fails instead.
#if defined(__linux__)
#include <stdlib.h>
#include <sys/resource.h>

__attribute__((constructor)) static void limitMemory(void) {
  const char *text = getenv("GRAPHDUMP_MEMORY");
  struct rlimit limit;
  if (!text || getrlimit(RLIMIT_DATA, &limit)) return;
  rlim_t bytes = strtoull(text, NULL, 10);
  if (!bytes || limit.rlim_cur <= bytes) return;
  limit.rlim_cur = bytes;
  setrlimit(RLIMIT_DATA, &limit);
}
#endif
