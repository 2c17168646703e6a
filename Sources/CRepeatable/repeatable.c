// Makes a generated program repeat itself: what it reads of chance and of the time of day is the same in every run.
//
// The functions below stand in for libc's, because the library that holds them comes before libc in the program's
// search order. Only EngineRuntime holds them, and only a generated program links that: whoever uses Engine in tests of
// their own keeps libc's. Elsewhere than on Linux there is nothing here: on macOS the two-level namespace would need
// interposing tuples, and `random`, `UUID()` and `Date()` differ from run to run.
#if defined(__linux__)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The engine's clock, in nanoseconds since the program began; without one, time passes only as it is read.
extern int64_t graphdump_simulated_nanoseconds(void) __attribute__((weak));

// MARK: chance

static uint64_t seed(void) {
  static _Atomic int isKnown;
  static _Atomic uint64_t value;
  if (!atomic_load(&isKnown)) {
    const char *text = getenv("GRAPHDUMP_SEED");
    atomic_store(&value, text ? strtoull(text, NULL, 10) : 0);
    atomic_store(&isKnown, 1);
  }
  return atomic_load(&value);
}

// SplitMix64 on a counter: safe from any thread, without a lock.
static uint64_t nextNumber(void) {
  static _Atomic uint64_t counter;
  uint64_t z = (atomic_fetch_add(&counter, 1) + 1) * 0x9E3779B97F4A7C15ull + seed() * 0xD1342543DE82EF95ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

static void fill(void *buffer, size_t size) {
  for (size_t offset = 0; offset < size; offset += sizeof(uint64_t)) {
    uint64_t number = nextNumber();
    size_t rest = size - offset;
    memcpy((char *)buffer + offset, &number, rest < sizeof number ? rest : sizeof number);
  }
}

ssize_t getrandom(void *buffer, size_t size, unsigned flags) {
  (void)flags;
  if (buffer) fill(buffer, size);
  return (ssize_t)size;
}

int getentropy(void *buffer, size_t size) {
  fill(buffer, size);
  return 0;
}

typedef long (*Calling)(long, ...);

// The standard library's generator calls the kernel through `syscall`.
long syscall(long number, ...) {
  static _Atomic(Calling) real;
  va_list list;
  va_start(list, number);
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) return getrandom((void *)a[0], (size_t)a[1], (unsigned)a[2]);
  if (!atomic_load(&real)) atomic_store(&real, (Calling)dlsym(RTLD_NEXT, "syscall"));
  return atomic_load(&real)(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

// A file in memory that stands for `/dev/urandom`, which `UUID()` reads.
static int seededFile(int flags) {
  int file = memfd_create("urandom", flags & O_CLOEXEC ? MFD_CLOEXEC : 0);
  if (file < 0) return file;
  char bytes[4096];
  fill(bytes, sizeof bytes);
  if (write(file, bytes, sizeof bytes) < 0 || lseek(file, 0, SEEK_SET) < 0) {
    close(file);
    errno = EIO;
    return -1;
  }
  return file;
}

static int isEntropyDevice(const char *path) {
  return (uintptr_t)path && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"));
}

typedef int (*Opening)(const char *, int, ...);

static int openFile(const char *path, int flags, mode_t mode, _Atomic(Opening) *real, const char *name) {
  if (isEntropyDevice(path)) return seededFile(flags);
  if (!atomic_load(real)) atomic_store(real, (Opening)dlsym(RTLD_NEXT, name));
  return atomic_load(real)(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  static _Atomic(Opening) real;
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  return openFile(path, flags, mode, &real, "open");
}

int open64(const char *path, int flags, ...) {
  static _Atomic(Opening) real;
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  return openFile(path, flags, mode, &real, "open64");
}

// MARK: time

// 1 January 2025, 9:41 in the morning.
static const int64_t start = 1735724460ll * 1000000000ll;

static _Atomic uintptr_t dispatchBegin, dispatchEnd;

static int findDispatch(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  if (!info->dlpi_name || !strstr(info->dlpi_name, "libdispatch")) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD || !(info->dlpi_phdr[i].p_flags & PF_X)) continue;
    atomic_store(&dispatchBegin, info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    atomic_store(&dispatchEnd, info->dlpi_addr + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz);
  }
  return 1;
}

__attribute__((constructor)) static void find(void) { dl_iterate_phdr(findDispatch, NULL); }

// libdispatch hands its wall-clock deadlines to the kernel, which knows the real time only.
static int isReal(const void *caller) {
  return (uintptr_t)caller >= atomic_load(&dispatchBegin) && (uintptr_t)caller < atomic_load(&dispatchEnd);
}

// A microsecond passes at each look at the clock, so that a loop that waits for a time comes to an end.
static int64_t now(void) {
  static _Atomic int64_t looks;
  int64_t passed = graphdump_simulated_nanoseconds ? graphdump_simulated_nanoseconds() : 0;
  return start + passed + atomic_fetch_add(&looks, 1) * 1000;
}

typedef int (*ReadingClock)(clockid_t, struct timespec *);

int clock_gettime(clockid_t clock, struct timespec *time) {
  static _Atomic(ReadingClock) real;
  if ((clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) || isReal(__builtin_return_address(0))) {
    if (!atomic_load(&real)) atomic_store(&real, (ReadingClock)dlsym(RTLD_NEXT, "clock_gettime"));
    return atomic_load(&real)(clock, time);
  }
  int64_t moment = now();
  time->tv_sec = moment / 1000000000;
  time->tv_nsec = moment % 1000000000;
  return 0;
}

typedef int (*ReadingTimeOfDay)(struct timeval *, void *);

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static _Atomic(ReadingTimeOfDay) real;
  if (isReal(__builtin_return_address(0))) {
    if (!atomic_load(&real)) atomic_store(&real, (ReadingTimeOfDay)dlsym(RTLD_NEXT, "gettimeofday"));
    return atomic_load(&real)(time, zone);
  }
  int64_t moment = now();
  *time = (struct timeval){moment / 1000000000, moment % 1000000000 / 1000};
  return 0;
}

time_t time(time_t *result) {
  time_t seconds = now() / 1000000000;
  if (result) *result = seconds;
  return seconds;
}

// MARK: delays and background work

// What waits for a time waits on the engine's clock: `Task.sleep`, `asyncAfter`. The engine takes the work and returns 1.
extern int graphdump_after(int64_t delay, void *queue, void *context, void (*work)(void *), int isTask)
    __attribute__((weak));
// What was handed to queues and has not ended yet.
static _Atomic int64_t running;

int64_t graphdump_running_blocks(void) { return atomic_load(&running); }

extern char _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
struct Block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};

static void runBlock(void *context) {
  ((struct Block *)context)->invoke(context);
  _Block_release(context);
}

struct Work {
  void *context;
  void (*work)(void *);
};

static void runCounted(void *pointer) {
  struct Work work = *(struct Work *)pointer;
  free(pointer);
  work.work(work.context);
  atomic_fetch_sub(&running, 1);
}

typedef void (*HandingOver)(void *, void *, void (*)(void *));

void dispatch_async_f(void *queue, void *context, void (*work)(void *)) {
  static _Atomic(HandingOver) real;
  if (!atomic_load(&real)) atomic_store(&real, (HandingOver)dlsym(RTLD_NEXT, "dispatch_async_f"));
  struct Work *counted = malloc(sizeof *counted);
  if (!counted) abort();
  *counted = (struct Work){context, work};
  atomic_fetch_add(&running, 1);
  atomic_load(&real)(queue, counted, runCounted);
}

static int isMain(void *queue) { return queue == (void *)&_dispatch_main_q; }

static int64_t readReal(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// A moment as libdispatch writes it: the two upper bits say by which clock. Whole milliseconds are meant, since real time
// passes between the asking and this call.
static int64_t delayUntil(uint64_t when) {
  int64_t delay;
  if (when >> 62 == 3) {
    struct timespec time;
    static _Atomic(ReadingClock) real;
    if (!atomic_load(&real)) atomic_store(&real, (ReadingClock)dlsym(RTLD_NEXT, "clock_gettime"));
    atomic_load(&real)(CLOCK_REALTIME, &time);
    delay = -(int64_t)when - ((int64_t)time.tv_sec * 1000000000 + time.tv_nsec);
  } else if (when >> 62 == 2) {
    delay = (int64_t)(when & ~(3ull << 62)) - readReal(CLOCK_BOOTTIME);
  } else {
    delay = (int64_t)when - readReal(CLOCK_MONOTONIC);
  }
  return delay <= 0 ? 0 : (delay + 500000) / 1000000 * 1000000;
}

typedef void (*WaitingCall)(uint64_t, void *, void *, void (*)(void *));

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  if (graphdump_after && graphdump_after(delayUntil(when), queue, context, work, !isMain(queue))) return;
  ((WaitingCall)dlsym(RTLD_NEXT, "dispatch_after_f"))(when, queue, context, work);
}

void dispatch_after(uint64_t when, void *queue, const void *block) {
  void *copy = _Block_copy(block);
  if (graphdump_after && graphdump_after(delayUntil(when), queue, copy, runBlock, 0)) return;
  ((WaitingCall)dlsym(RTLD_NEXT, "dispatch_after_f"))(when, queue, copy, runBlock);
}

void dispatch_async(void *queue, const void *block) { dispatch_async_f(queue, _Block_copy(block), runBlock); }
#endif
