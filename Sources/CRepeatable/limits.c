// Keeps a generated program from taking the whole machine: an endless allocation fails, and the program ends when the
// graphdump that started it is gone, however that ended.
#if defined(__linux__) || defined(__APPLE__)
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

static void limitMemory(const char *text) {
#if defined(__linux__)
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit)) return;
  rlim_t bytes = strtoull(text, NULL, 10);
  if (!bytes || limit.rlim_cur <= bytes) return;
  limit.rlim_cur = bytes;
  setrlimit(RLIMIT_DATA, &limit);
#else
  (void)text;
#endif
}

// The program leads a group of its own, with all that it started.
static void *endWithParent(void *parent) {
  while (getppid() == (pid_t)(intptr_t)parent) sleep(1);
  if (getpgrp() == getpid()) kill(0, SIGKILL);
  _exit(1);
}

__attribute__((constructor)) static void setLimits(void) {
  const char *memory = getenv("GRAPHDUMP_MEMORY");
  if (!memory) return;
  limitMemory(memory);
  pthread_t watcher;
  if (!pthread_create(&watcher, NULL, endWithParent, (void *)(intptr_t)getppid())) pthread_detach(watcher);
}
#endif
