/* What failures do to every kind of statement. Argument 1: the case; image 2 is the one that fails or stops. */
#include "check.h"
#include <signal.h>
#include <time.h>
#include <unistd.h>

static int me, images;
static struct pgas_stat stat;

static void *cleared(size_t bytes) {
  void *object = pgas_alloc(bytes);
  memset(object, 0, bytes);
  pgas_barrier();
  return object;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void nothing(void *arguments, size_t bytes, int from) { (void)arguments, (void)bytes, (void)from; }

/* fail image: every statement reports it, and the others can go on with each other. */
static void reported(void) {
  pgas_event *event = cleared(sizeof *event);
  pgas_lock *lock = cleared(sizeof *lock);
  int64_t *atom = cleared(sizeof *atom), value = 0;
  int two = 2, list[4] = {0}, partner = me == 1 ? images : me == images ? 1 : me;
  if (me == 2) pgas_fail_image();
  CHECK(PGAS_TRY(&stat, pgas_event_wait(event, 1)) == PGAS_STAT_FAILED_IMAGE);
  CHECK(!strcmp(stat.message, "image 2 executed fail image"));
  CHECK(PGAS_TRY(&stat, pgas_barrier()) == PGAS_STAT_FAILED_IMAGE);
  CHECK(PGAS_TRY(&stat, pgas_sync_images(&two, 1)) == PGAS_STAT_FAILED_IMAGE);
  CHECK(PGAS_TRY(&stat, pgas_event_post(2, event)) == PGAS_STAT_FAILED_IMAGE);
  CHECK(PGAS_TRY(&stat, value = pgas_atomic_fetch_add(2, atom, 1)) == PGAS_STAT_FAILED_IMAGE);
  CHECK(PGAS_TRY(&stat, pgas_lock_acquire(2, lock)) == PGAS_STAT_FAILED_IMAGE);
  CHECK(PGAS_TRY(&stat, pgas_spawn(2, nothing, NULL, 0, NULL)) == PGAS_STAT_FAILED_IMAGE);
  CHECK(PGAS_TRY(&stat, pgas_copy_async(&(struct pgas_copy){.to_image = 2, .from_image = me, .to = atom, .from = &value,
                                                            .bytes = 8})) == PGAS_STAT_FAILED_IMAGE);
  CHECK(pgas_failed_images(list, 4) == 1 && list[0] == 2);
  CHECK(pgas_image_status(2) == PGAS_STAT_FAILED_IMAGE && pgas_image_status(me) == 0);
  CHECK(pgas_stopped_images(list, 4) < images - 1);
  pgas_sync_images(&partner, 1);
  pgas_event_post(partner, event);
  pgas_event_wait(event, 1);
  pgas_lock_acquire(1, lock);
  pgas_lock_release(1, lock);
}

/* STOP of one image is no failure, but a statement that needs the image says so. */
static void stopped(void) {
  int two = 2, list[4];
  pgas_event *event = cleared(sizeof *event);
  if (me == 2) {
    pgas_event_post(1, event);
    pgas_stop(3, "STOP 3\n");
  }
  if (me == 1) pgas_event_wait(event, 1);
  CHECK(PGAS_TRY(&stat, pgas_sync_images(&two, 1)) == PGAS_STAT_STOPPED_IMAGE);
  CHECK(!strcmp(stat.message, "image 2 has stopped"));
  CHECK(PGAS_TRY(&stat, pgas_barrier()) == PGAS_STAT_STOPPED_IMAGE);
  CHECK(pgas_stopped_images(list, 4) >= 1 && pgas_failed_images(list, 4) == 0);
}

/* The lock of an image that died with it goes to one of the others, who is told; the queue stays whole. */
static void locked(void) {
  pgas_lock *lock = cleared(sizeof *lock);
  int64_t *count = cleared(sizeof *count);
  if (me == 2) pgas_lock_acquire(1, lock);
  pgas_barrier();
  if (me == 2) raise(SIGKILL);
  int code = PGAS_TRY(&stat, pgas_lock_acquire(1, lock));
  CHECK(code == 0 || code == PGAS_STAT_UNLOCKED_FAILED_IMAGE);
  pgas_atomic_add(1, count, code ? 1000 : 1);
  pgas_lock_release(1, lock);
  for (int i = 0; i < 100; i++) {
    pgas_lock_acquire(1, lock);
    pgas_lock_release(1, lock);
  }
  if (me == 1) {
    while (pgas_atomic_ref(1, count) != 1000 + images - 2) continue;
  }
  CHECK(pgas_failed_images(NULL, 0) == 1);
}

/* Who only tries gets such a lock, too, and is told. */
static void tried(void) {
  pgas_lock *lock = cleared(sizeof *lock);
  int got = 0;
  if (me == 2) pgas_lock_acquire(1, lock);
  pgas_barrier();
  if (me == 2) raise(SIGKILL);
  if (me > 1) return;
  while (!pgas_image_status(2)) pgas_progress();
  CHECK(PGAS_TRY(&stat, got = pgas_lock_try(1, lock)) == PGAS_STAT_UNLOCKED_FAILED_IMAGE && got);
  pgas_lock_release(1, lock);
  CHECK(pgas_lock_try(1, lock) == 1);
  pgas_lock_release(1, lock);
}

/* Prints the seconds from a death to when image 1 knows of it. */
static void known(void) {
  double *died = cleared(sizeof *died), time = now();
  if (me == 2) {
    pgas_put(1, died, &time, sizeof time);
    raise(SIGKILL);
  }
  while (!pgas_image_status(2)) continue;
  if (me == 1) printf("%f\n", now() - *(volatile double *)died);
}

static void finished(void) {
  pgas_finish_begin();
  if (me == 2) raise(SIGKILL);
  (void)PGAS_TRY(&stat, pgas_spawn(me % images + 1, nothing, NULL, 0, NULL));
  CHECK(PGAS_TRY(&stat, pgas_finish_end()) == PGAS_STAT_FAILED_IMAGE);
}

/* Nobody asks for a stat. */
static void unreported(const char *statement) {
  pgas_event *event = cleared(sizeof *event);
  pgas_lock *lock = cleared(sizeof *lock);
  int two = 2;
  PGAS_HERE;
  if (me == 2 && !strcmp(statement, "lock")) pgas_lock_acquire(1, lock);
  pgas_barrier();
  if (me == 2) raise(SIGSEGV);
  pgas_at("failing.c", 100);
  if (!strcmp(statement, "barrier")) pgas_barrier();
  if (!strcmp(statement, "images")) pgas_sync_images(&two, 1);
  if (!strcmp(statement, "event")) pgas_event_wait(event, 3);
  if (!strcmp(statement, "lock")) pgas_lock_acquire(1, lock);
  if (!strcmp(statement, "counter")) pgas_wait(event, 1);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  me = pgas_this_image(), images = pgas_num_images();
  const char *what = argv[1];
  if (!strcmp(what, "reported")) reported();
  if (!strcmp(what, "stopped")) stopped();
  if (!strcmp(what, "locked")) locked();
  if (!strcmp(what, "tried")) tried();
  if (!strcmp(what, "known")) known();
  if (!strcmp(what, "finished")) finished();
  if (!strcmp(what, "unreported")) unreported(argv[2]);
  pgas_finalize();
  return 0;
}
