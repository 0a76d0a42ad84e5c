/* wait.c: the one way to wait: spin while every image has a CPU, then yield, then sleep in timed slices.

   No wake is lost: the sleeper announces itself in `sleepers` before it reads the value for the last time, the poster
   changes the value before it reads `sleepers`, and both sides are sequentially consistent. A slice bounds the damage
   of anything else and lets a sleeper see that an image has failed. */
#define _GNU_SOURCE
#include "rt.h"
#include <limits.h>
#include <linux/futex.h>
#include <sched.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { SPINS = 1000, YIELDS = 1000, SPINS_BETWEEN_CHECKS = 64 };

static void relax(void) {
#if defined __x86_64__ || defined __i386__
  __builtin_ia32_pause();
#elif defined __aarch64__
  __asm__ volatile("yield");
#endif
}

static int reached(const pgas_counter *counter, uint64_t at_least) {
  return __atomic_load_n(&counter->value, __ATOMIC_ACQUIRE) >= at_least;
}

static void check_failure(void) {
  if (__atomic_load_n(&rt_control()->failure_epoch, __ATOMIC_RELAXED)) rt_leave();
}

static int spin(const pgas_counter *counter, uint64_t at_least) {
  const struct rt_control *control = rt_control();
  int spins = control->images > control->cpus ? 0 : SPINS;
  for (int i = 0; i < spins; i++) {
    if (reached(counter, at_least)) return 1;
    if (i % SPINS_BETWEEN_CHECKS == 0) check_failure();
    relax();
  }
  return 0;
}

static int yield(const pgas_counter *counter, uint64_t at_least) {
  for (int i = 0; i < YIELDS; i++) {
    if (reached(counter, at_least)) return 1;
    check_failure();
    sched_yield();
  }
  return 0;
}

/* The half of the counter that the kernel compares: the one that every addition changes. */
static uint32_t *futex_word(pgas_counter *counter) {
  uint32_t *word = (uint32_t *)(void *)&counter->value;
  return word + (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__);
}

static void sleep_slice(pgas_counter *counter, uint64_t seen) {
  struct timespec slice = {.tv_nsec = RT_SLICE_MS * 1000000L};
  syscall(SYS_futex, futex_word(counter), FUTEX_WAIT, (uint32_t)seen, &slice, NULL, 0);
}

static void sleep_until(pgas_counter *counter, uint64_t at_least) {
  struct rt_status *status = rt_status();
  status->counter = counter;
  status->at_least = at_least;
  status->sleeps++;
  __atomic_store_n(&status->asleep, 1, __ATOMIC_SEQ_CST);
  __atomic_add_fetch(&counter->sleepers, 1, __ATOMIC_SEQ_CST);
  for (;;) {
    uint64_t seen = __atomic_load_n(&counter->value, __ATOMIC_SEQ_CST);
    if (seen >= at_least) break;
    check_failure();
    sleep_slice(counter, seen);
  }
  __atomic_sub_fetch(&counter->sleepers, 1, __ATOMIC_SEQ_CST);
  __atomic_store_n(&status->asleep, 0, __ATOMIC_SEQ_CST);
}

void rt_wait(pgas_counter *counter, uint64_t at_least) {
  if (reached(counter, at_least)) return;
  if (spin(counter, at_least) || yield(counter, at_least)) return;
  sleep_until(counter, at_least);
}

void rt_wake(pgas_counter *counter) {
  if (__atomic_load_n(&counter->sleepers, __ATOMIC_SEQ_CST))
    syscall(SYS_futex, futex_word(counter), FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}
