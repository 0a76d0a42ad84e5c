/* All images work together while one of them, or two, are killed at a random time. Arguments: seed, how many die.
   Survivors must go on or see the failure, and image 1, if it lives, finds every update that was made under the lock. */
#include "check.h"
#include <signal.h>
#include <time.h>

enum { ROUNDS = 600, WINDOW_US = 5000 };

static int me, images;
static struct pgas_stat stat;
static struct {
  pgas_lock *lock;
  int64_t *value, *count, *atom, *ran; /* value, count[image]: on image 1 */
  pgas_event *event;
} shared;

static void *cleared(size_t bytes) {
  void *object = pgas_alloc(bytes);
  memset(object, 0, bytes);
  return object;
}

static unsigned random_from(unsigned *seed) { return (*seed = *seed * 1103515245u + 12345u) >> 8; }

static void die_within(unsigned us) {
  timer_t timer;
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGKILL};
  struct itimerspec when = {.it_value = {us / 1000000, us % 1000000 * 1000 + 1}};
  CHECK(timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 && timer_settime(timer, 0, &when, NULL) == 0);
}

/* 1 while image 1 lives. */
static int update(void) {
  int64_t value, mine;
  int code = PGAS_TRY(&stat, pgas_lock_acquire(1, shared.lock));
  if (code == PGAS_STAT_FAILED_IMAGE) return 0;
  pgas_get(1, &value, shared.value, sizeof value);
  value++;
  pgas_put(1, shared.value, &value, sizeof value);
  pgas_get(1, &mine, &shared.count[me], sizeof mine);
  mine++;
  pgas_put(1, &shared.count[me], &mine, sizeof mine);
  return PGAS_TRY(&stat, pgas_lock_release(1, shared.lock)) != PGAS_STAT_FAILED_IMAGE;
}

static void run(void *arguments, size_t bytes, int from) {
  CHECK(bytes == sizeof(int64_t *) && from != 0);
  ++**(int64_t **)arguments;
}

static void others(unsigned *seed) {
  int image = (int)(random_from(seed) % (unsigned)images) + 1, partner = me % 2 ? me + 1 : me - 1;
  int64_t *ran = pgas_seen_from(image, shared.ran);
  (void)PGAS_TRY(&stat, pgas_atomic_add(image, shared.atom, 1));
  (void)PGAS_TRY(&stat, pgas_spawn(image, run, &ran, sizeof ran, NULL));
  if (partner > images) return;
  if (PGAS_TRY(&stat, pgas_event_post(partner, shared.event))) return;
  while (PGAS_TRY(&stat, pgas_event_wait(shared.event, 1)) && !pgas_image_status(partner))
    CHECK(stat.code == PGAS_STAT_FAILED_IMAGE);
}

static void work(unsigned seed) {
  int goes_on = 1;
  for (int round = 1; round <= ROUNDS; round++) {
    if (goes_on) goes_on = update();
    if (!pgas_image_status(me % 2 ? me % images + 1 : me - 1)) others(&seed);
    if (round % 8 == 0) (void)PGAS_TRY(&stat, pgas_barrier());
  }
}

static void check(int dead) {
  int64_t sum = 0, slack = pgas_failed_images(NULL, 0);
  if (slack) puts("died");
  (void)PGAS_TRY(&stat, pgas_sync_images(NULL, -1));
  if (me != 1) return;
  for (int image = 1; image <= images; image++) sum += shared.count[image];
  CHECK(slack <= dead && *shared.value - sum >= 0 && *shared.value - sum <= dead);
  for (int image = 1; image <= images; image++)
    CHECK(pgas_image_status(image) == PGAS_STAT_FAILED_IMAGE || shared.count[image] == ROUNDS);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  me = pgas_this_image(), images = pgas_num_images();
  unsigned seed = (unsigned)atoi(argv[1]), own = seed * 31 + (unsigned)me;
  int dead = atoi(argv[2]);
  shared.lock = cleared(sizeof *shared.lock);
  shared.value = cleared(sizeof *shared.value), shared.count = cleared(((size_t)images + 1) * sizeof *shared.count);
  shared.atom = cleared(sizeof *shared.atom), shared.ran = cleared(sizeof *shared.ran);
  shared.event = cleared(sizeof *shared.event);
  pgas_barrier();
  random_from(&seed);
  for (int victim = 0; victim < dead; victim++) {
    unsigned image = (seed + (unsigned)victim) % (unsigned)images + 1, us = random_from(&seed) % WINDOW_US;
    if ((unsigned)me == image) die_within(us);
  }
  work(own);
  check(dead);
  pgas_finalize();
  return 0;
}
