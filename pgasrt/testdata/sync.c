/* Events, notifications, pairs, atomics, locks, lock sets and critical sections on any number of images. */
#include "check.h"

enum { ROUNDS = 300 };

static IMAGE_LOCAL int me, images;

static void *cleared(size_t bytes) {
  void *object = pgas_alloc(bytes);
  memset(object, 0, bytes);
  pgas_barrier();
  return object;
}

static int right_of(int image) { return image % images + 1; }

static void events(void) {
  pgas_event *event = cleared(2 * sizeof *event);
  pgas_event_post(right_of(me), &event[0]);
  pgas_event_wait(&event[0], 0);
  CHECK(pgas_event_query(&event[0]) == 0);
  for (int image = 1; image <= images; image++) pgas_event_post(image, &event[1]);
  pgas_event_wait(&event[1], (uint64_t)images);
  CHECK(pgas_event_query(&event[1]) == 0);
  pgas_barrier();
  for (int i = 0; i < 3; i++) pgas_event_post(right_of(me), &event[0]);
  pgas_event_wait(&event[0], 2);
  pgas_barrier();
  CHECK(pgas_event_query(&event[0]) == 1);
  pgas_barrier();
  pgas_free(event);
}

/* A ring of puts, each with its notification; an image must not see the mark before the data. */
static void notified_puts(void) {
  pgas_event *arrived = cleared(sizeof *arrived), *freed = cleared(sizeof *freed);
  int64_t *box = cleared(100 * sizeof *box), data[100];
  int left = (me + images - 2) % images + 1;
  for (int round = 1; round <= ROUNDS; round++) {
    for (int i = 0; i < 100; i++) data[i] = round * 1000 + i + me;
    pgas_put_notify(right_of(me), box, data, sizeof data, arrived);
    pgas_notify_wait(arrived, 1);
    for (int i = 0; i < 100; i++) CHECK(box[i] == round * 1000 + i + left);
    pgas_event_post(left, freed);
    pgas_event_wait(freed, 1);
  }
  pgas_barrier();
  pgas_free(box), pgas_free(freed), pgas_free(arrived);
}

static void pairs(void) {
  int64_t *box = cleared(2 * sizeof *box);
  int partner = me % 2 ? me + 1 : me - 1;
  if (partner <= images)
    for (int64_t round = 1; round <= ROUNDS; round++) {
      pgas_put(partner, &box[round % 2], &round, sizeof round);
      pgas_sync_images(&partner, 1);
      CHECK(box[round % 2] == round);
    }
  pgas_sync_images(NULL, -1);
  int both[2] = {right_of(me), (me + images - 2) % images + 1};
  for (int round = 0; round < ROUNDS && images > 2; round++) pgas_sync_images(both, 2);
  pgas_sync_memory();
  pgas_barrier();
  pgas_free(box);
}

static void atomics(void) {
  int64_t *atom = cleared(8 * sizeof *atom);
  for (int i = 0; i < ROUNDS; i++) pgas_atomic_add(1, &atom[0], 1);
  int64_t ticket = pgas_atomic_fetch_add(images, &atom[1], 1);
  CHECK(ticket >= 0 && ticket < images);
  pgas_atomic_or(1, &atom[2], 1ll << me);
  pgas_atomic_xor(1, &atom[3], 3);
  int64_t won = pgas_atomic_cas(1, &atom[4], 0, me) == 0;
  pgas_allreduce(&won, 1, PGAS_I8, PGAS_SUM);
  CHECK(won == 1);
  int64_t sum = pgas_atomic_swap(1, &atom[5], me);
  pgas_allreduce(&sum, 1, PGAS_I8, PGAS_SUM);
  CHECK(pgas_atomic_ref(1, &atom[0]) == (int64_t)images * ROUNDS && pgas_atomic_ref(images, &atom[1]) == images);
  CHECK(pgas_atomic_ref(1, &atom[2]) == (1ll << (images + 1)) - 2 && pgas_atomic_ref(1, &atom[3]) == (images % 2 ? 3 : 0));
  CHECK(sum + pgas_atomic_ref(1, &atom[5]) == (int64_t)images * (images + 1) / 2);
  pgas_barrier();
  CHECK(pgas_atomic_fetch_and(me, &atom[6], 5) == 0 && pgas_atomic_fetch_or(me, &atom[6], 6) == 0);
  CHECK(pgas_atomic_fetch_xor(me, &atom[6], 3) == 6);
  pgas_atomic_define(right_of(me), &atom[7], me);
  pgas_atomic_and(me, &atom[6], 4);
  pgas_barrier();
  CHECK(atom[6] == 4 && atom[7] == (me + images - 2) % images + 1);
  pgas_barrier();
  pgas_free(atom);
}

/* value on `image`, changed by get and put: only a lock makes that right. */
/* Two words of 32 bits beside each other do not disturb each other, nor does the word of 64 that they are. */
static void short_atomics(void) {
  int32_t *atom = cleared(8 * sizeof *atom);
  for (int i = 0; i < ROUNDS; i++) {
    pgas_atomic32_fetch_add(1, &atom[0], -1);
    pgas_atomic32_fetch_add(1, &atom[1], 2);
  }
  pgas_atomic32_fetch_or(images, &atom[2], 1 << me % 31);
  pgas_atomic32_fetch_xor(images, &atom[3], 3);
  int won = pgas_atomic32_cas(1, &atom[4], 0, me) == 0;
  int64_t sum = pgas_atomic32_swap(1, &atom[5], me), winners = won;
  pgas_allreduce(&winners, 1, PGAS_I8, PGAS_SUM);
  pgas_allreduce(&sum, 1, PGAS_I8, PGAS_SUM);
  pgas_sync_memory();
  pgas_barrier();
  CHECK(winners == 1 && (pgas_atomic32_ref(1, &atom[4]) == me) == won);
  CHECK(sum + pgas_atomic32_ref(1, &atom[5]) == (int64_t)images * (images + 1) / 2);
  CHECK(pgas_atomic32_ref(1, &atom[0]) == -images * ROUNDS && pgas_atomic32_ref(1, &atom[1]) == 2 * images * ROUNDS);
  CHECK(pgas_atomic32_ref(images, &atom[3]) == (images % 2 ? 3 : 0));
  if (images < 31) CHECK(pgas_atomic32_ref(images, &atom[2]) == (int32_t)((1u << (images + 1)) - 2));
  pgas_barrier();
  pgas_atomic32_define(right_of(me), &atom[6], -me);
  pgas_atomic32_define(right_of(me), &atom[7], -1);
  CHECK(pgas_atomic32_fetch_and(right_of(me), &atom[7], me) == -1 && pgas_atomic32_ref(right_of(me), &atom[6]) == -me);
  pgas_barrier();
  CHECK(right_of(-atom[6]) == me && atom[7] == -atom[6]);
  pgas_barrier();
  pgas_free(atom);
}

/* Errors of the call, and nothing is changed. */
static void nobody(void) {
  int64_t *object = cleared(sizeof *object), word = 5;
  pgas_event *event = cleared(sizeof *event);
  pgas_lock *lock = cleared(sizeof *lock);
  struct pgas_stat stat;
  struct pgas_box box = {.dims = 1, .elem_bytes = 8, .extent = {1}, .remote_stride_bytes = {8}, .local_stride_bytes = {8}};
  int no = images + 1;
#define REFUSED(call) CHECK(PGAS_TRY(&stat, call) == PGAS_STAT_INVALID && strncmp(stat.message, "there is no image ", 18) == 0)
  REFUSED(pgas_put(no, object, &word, sizeof word));
  REFUSED(pgas_get(0, &word, object, sizeof word));
  REFUSED(pgas_put_strided(no, object, &word, &box));
  REFUSED(pgas_get_strided(-images - 1, &word, object, &box));
  REFUSED(pgas_put_nb(no, object, &word, sizeof word));
  REFUSED(pgas_get_nb(no, &word, object, sizeof word));
  REFUSED(pgas_put_notify(no, object, &word, sizeof word, event));
  REFUSED(pgas_notify(no, event, 1));
  REFUSED(pgas_event_post(no, event));
  REFUSED(pgas_atomic_add(no, object, 1));
  REFUSED(pgas_atomic32_fetch_add(no, (int32_t *)(void *)object, 1));
  REFUSED(pgas_lock_acquire(no, lock));
  REFUSED(pgas_lock_try(no, lock));
  REFUSED(pgas_lock_release(no, lock));
  REFUSED(pgas_sync_images((int[]){no}, 1));
  REFUSED(pgas_spawn(no, NULL, NULL, 0, NULL));
  REFUSED(pgas_copy_async(&(struct pgas_copy){.to_image = no, .to = object, .from_image = me, .from = &word, .bytes = sizeof word}));
  pgas_barrier();
  CHECK(*object == 0 && word == 5 && pgas_event_query(event) == 0);
  pgas_barrier();
  pgas_free(lock), pgas_free(event), pgas_free(object);
}

static void add_one(int image, int64_t *value) {
  int64_t was;
  pgas_get(image, &was, value, sizeof was);
  was++;
  pgas_put(image, value, &was, sizeof was);
}

static void locks(void) {
  pgas_lock *lock = cleared(2 * sizeof *lock);
  int64_t *value = cleared(3 * sizeof *value), tries = 0;
  struct pgas_stat stat;
  for (int i = 0; i < ROUNDS; i++) {
    pgas_lock_acquire(images, &lock[0]);
    add_one(1, &value[0]);
    pgas_lock_release(images, &lock[0]);
    if (!pgas_lock_try(1, &lock[1])) continue;
    add_one(1, &value[1]);
    tries++;
    pgas_lock_release(1, &lock[1]);
  }
  pgas_allreduce(&tries, 1, PGAS_I8, PGAS_SUM);
  if (me == 1) CHECK(value[0] == (int64_t)images * ROUNDS && value[1] == tries && tries > 0);
  CHECK(PGAS_TRY(&stat, pgas_lock_release(1, lock)) == PGAS_STAT_UNLOCKED && strstr(stat.message, "nobody"));
  pgas_barrier();
  if (me == 1) pgas_lock_acquire(1, lock);
  if (me == 1) CHECK(PGAS_TRY(&stat, pgas_lock_acquire(1, lock)) == PGAS_STAT_LOCKED);
  pgas_barrier();
  if (me > 1) CHECK(PGAS_TRY(&stat, pgas_lock_release(1, lock)) == PGAS_STAT_LOCKED_OTHER_IMAGE);
  if (me > 1) CHECK(PGAS_TRY(&stat, pgas_lock_try(1, lock)) == 0);
  pgas_barrier();
  if (me == 1) pgas_lock_release(1, lock);
  pgas_barrier();
  pgas_free(value), pgas_free(lock);
}

/* Dining philosophers: each needs the locks of two neighbours, given in the order that would deadlock. */
static void lock_sets(void) {
  pgas_lock *lock = cleared(sizeof *lock), *critical = cleared(sizeof *critical);
  int64_t *value = cleared(2 * sizeof *value);
  for (int i = 0; i < ROUNDS; i++) {
    struct pgas_lock_at forks[2] = {{me, lock}, {right_of(me), lock}};
    int n = images > 1 ? 2 : 1;
    pgas_lockset_acquire(forks, n);
    add_one(me, &value[0]);
    add_one(right_of(me), &value[0]);
    pgas_lockset_release(forks, n);
    pgas_critical_begin(critical);
    add_one(1, &value[1]);
    pgas_critical_end(critical);
  }
  pgas_barrier();
  CHECK(value[0] == 2 * ROUNDS && (me > 1 || value[1] == (int64_t)images * ROUNDS));
  pgas_barrier();
  pgas_free(value), pgas_free(critical), pgas_free(lock);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  me = pgas_this_image(), images = pgas_num_images();
  events();
  notified_puts();
  pairs();
  atomics();
  short_atomics();
  nobody();
  locks();
  lock_sets();
  pgas_finalize();
  return 0;
}
