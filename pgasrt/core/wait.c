/* wait.c: the one way to wait: spin while every image has a CPU, then yield, then sleep in timed slices. The more images a
   CPU has the fewer times each yields, lest those that have nothing to do keep it from the others. Where images
   outnumber CPUs, a wait for what other nodes have yet to do yields a few times only, lest many such waits keep the CPUs
   from the few images that the node's network traffic goes through.

   A sleeper sets `asleep` in the counter, looks at everything it waits for once more, and sleeps while `asleep` is still
   1; whoever changes something looks at `asleep` afterwards, clears it and wakes. Both sides are sequentially
   consistent, so no wake is lost, be it for the counter itself, for a function shipped to this image or for a failure
   (models/wait.pml). A slice bounds the damage of anything else. */
#define _GNU_SOURCE
#include "rt.h"
#include <limits.h>
#include <linux/futex.h>
#include <sched.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { SPINS = 1000, SPINS_BESIDE_NETWORK = 20, SPIN_ON_NS = 2000000, YIELDS = 1000, YIELDS_OF_LONG = 2, YIELDS_OF_CPU = 16000, SHORT_SLICE_NS = 50000 };

static void relax(void) {
#if defined __x86_64__ || defined __i386__
  __builtin_ia32_pause();
#elif defined __aarch64__
  __asm__ volatile("yield");
#endif
}

void rt_check_failure(void) {
  if (__atomic_load_n(&rt_control()->failure_epoch, __ATOMIC_RELAXED)) rt_leave();
}

/* What a waiting image does between two looks at the counter; 1 if that was something that took time. */
static int is_busy(void) {
  rt_check_failure();
  rt_progress();
  return rt_serve();
}

static int broken(const struct rt_watch *watch) {
  return !watch || !__atomic_load_n(&rt_control()->departed.value, __ATOMIC_SEQ_CST) ? 0 : watch->broken(watch->who);
}

static int is_crowded(void) { return rt_control()->here > rt_control()->cpus; }

/* Of all images that share a CPU together, at most that many. */
static int yields(void) {
  int most = (int)((int64_t)YIELDS_OF_CPU * rt_control()->cpus / rt_control()->here);
  return most < YIELDS_OF_LONG ? YIELDS_OF_LONG : most < YIELDS ? most : YIELDS;
}

/* What comes from another host comes when this image looks for it. */
static int spin(const pgas_counter *counter, uint64_t at_least) {
  int spins = is_crowded() ? 0 : rt_conduit()->progress ? SPINS_BESIDE_NETWORK : SPINS;
  for (int i = 0; i < spins; i++) {
    if (rt_reached(counter, at_least)) return 1;
    relax();
  }
  return 0;
}

/* A CPU that is yielded while another program wants it is gone for a slice of the scheduler, some 3 ms, so an image that has a
   CPU of its own spins for about as long first: with two busy loops beside two images, cg of bench/hpf takes 0.28 s, not 0.73. */
static int spin_on(const pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch) {
  if (is_crowded() || rt_conduit()->progress) return 0;
  uint64_t begin_ns = rt_now_ns();
  do {
    is_busy();
    if (broken(watch)) return 0;
    if (spin(counter, at_least)) return 1;
  } while (rt_now_ns() - begin_ns < SPIN_ON_NS);
  return 0;
}

static int yield(const pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch, int times) {
  for (int i = 0; i < times; i++) {
    if (rt_reached(counter, at_least)) return 1;
    if (is_busy()) continue;
    if (broken(watch)) return 0;
    if (rt_reached(counter, at_least)) return 1; /* is_busy may have brought it there */
    sched_yield();
  }
  return 0;
}

/* What is under way or pending waits for counters of its own. */
static void sleep_slice(pgas_counter *counter) {
  struct timespec slice = {.tv_nsec = rt_progress() || rt_has_pending() ? SHORT_SLICE_NS : RT_SLICE_MS * 1000000L};
  syscall(SYS_futex, &counter->asleep, FUTEX_WAIT, 1, &slice, NULL, 0);
}

/* To be said again whenever a shipped function may have waited meanwhile. */
static void say_asleep(pgas_counter *counter, uint64_t at_least) {
  __atomic_store_n(&rt_me->counter, counter, __ATOMIC_RELAXED);
  __atomic_store_n(&rt_me->at_least, at_least, __ATOMIC_RELAXED);
  __atomic_store_n(&rt_me->asleep, 1, __ATOMIC_SEQ_CST);
  __atomic_store_n(&counter->asleep, 1, __ATOMIC_SEQ_CST);
}

/* Another host that has asked this image for something will soon ask again: it yields as often as at first before it sleeps on. */
static int sleep_until(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch, int times) {
  int code = 0;
  rt_me->sleeps++;
  for (uint64_t served = rt_me->far_handled;;) {
    say_asleep(counter, at_least);
    if (rt_reached(counter, at_least)) break;
    if (is_busy()) continue;
    code = broken(watch);
    if (code) break;
    if (served == rt_me->far_handled)
      sleep_slice(counter);
    else if (served = rt_me->far_handled, yield(counter, at_least, watch, times))
      break;
  }
  __atomic_store_n(&rt_me->asleep, 0, __ATOMIC_SEQ_CST);
  return code && !rt_reached(counter, at_least) ? code : 0;
}

static int wait_on(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch, int times) {
  if (spin(counter, at_least) || spin_on(counter, at_least, watch) || yield(counter, at_least, watch, times)) return 0;
  return sleep_until(counter, at_least, watch, times);
}

void rt_post(pgas_counter *counter, uint64_t amount) {
  __atomic_add_fetch(&counter->value, amount, __ATOMIC_SEQ_CST);
  rt_wake(counter);
}

static int wait_for(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch, int times) {
  int code = 0;
  if (rt_reached(counter, at_least) || rt_async_block(counter, at_least, watch, &code)) return code;
  if (__builtin_expect(!rt_observing, 1)) return wait_on(counter, at_least, watch, times);
  uint64_t begin_ns = rt_observe_begin();
  code = wait_on(counter, at_least, watch, times);
  rt_observe_wait(begin_ns);
  return code;
}

int rt_wait(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch) {
  return wait_for(counter, at_least, watch, yields());
}

int rt_wait_long(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch) {
  return wait_for(counter, at_least, watch, is_crowded() ? YIELDS_OF_LONG : yields());
}

void rt_wake(pgas_counter *counter) {
  if (!__atomic_load_n(&counter->asleep, __ATOMIC_SEQ_CST)) return;
  __atomic_store_n(&counter->asleep, 0, __ATOMIC_SEQ_CST);
  syscall(SYS_futex, &counter->asleep, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}
