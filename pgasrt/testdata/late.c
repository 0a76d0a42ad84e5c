/* After each statement that orders images a third one sees what was put before, however late puts are complete. Image a
   puts to b and executes the statement with c, which then reads from b. Meanwhile a does nothing that completes puts. */
#include "check.h"
#include <sched.h>
#include <time.h>

enum { PATIENCE_S = 60 };

struct shared {
  int64_t data, source, flag, seen;
  pgas_event event, reply;
  pgas_counter counter;
  pgas_lock lock;
};

static IMAGE_LOCAL struct shared *all;
static IMAGE_LOCAL int me, images, a, b, c;
static IMAGE_LOCAL int64_t stamp;

static void put(void) { pgas_put(b, &all->data, &stamp, sizeof stamp); }

static void see(void) {
  int64_t data = -1;
  pgas_get(b, &data, &all->data, sizeof data);
  CHECK(data == stamp);
}

/* ---- loops without a call that waits ---- */

static int is_late(time_t begin) {
  sched_yield();
  return time(NULL) - begin > PATIENCE_S;
}

static void poll_event(pgas_event *event) {
  time_t begin = time(NULL);
  while (pgas_event_query(event) == 0) CHECK(!is_late(begin));
  pgas_event_wait(event, 1);
}

static void poll_word(int64_t *word) {
  time_t begin = time(NULL);
  while (pgas_atomic_ref(me, word) != stamp) CHECK(!is_late(begin));
}

static void poll_counter(uint64_t at_least) {
  time_t begin = time(NULL);
  while (__atomic_load_n(&all->counter.value, __ATOMIC_ACQUIRE) < at_least) {
    pgas_progress();
    CHECK(!is_late(begin));
  }
}

static void c_sees(void) {
  if (me == c) see();
  if (me == c) pgas_atomic_define(a, &all->seen, stamp);
  if (me == a) poll_word(&all->seen);
}

/* ---- the statements ---- */

static void barrier(void) {
  if (me == a) put();
  pgas_barrier();
  c_sees();
}

static void broadcast(void) {
  if (me == a) put();
  pgas_broadcast(&(int64_t){stamp}, sizeof stamp, a);
  c_sees();
}

static void reduction(void) {
  int64_t one = 1;
  if (me == a) put();
  pgas_allreduce(&one, 1, PGAS_I8, PGAS_SUM);
  c_sees();
}

static void barrier_begun(void) {
  if (me == a) put();
  pgas_barrier_async(&all->event);
  poll_event(&all->event);
  c_sees();
}

static void pair(void) {
  if (me == a) put();
  if (me == a) pgas_sync_images(&c, 1);
  if (me == c && me != a) pgas_sync_images(&a, 1);
  c_sees();
}

static void event(void) {
  if (me == a) put();
  if (me == a) pgas_event_post(c, &all->event);
  if (me == c) pgas_event_wait(&all->event, 1);
  c_sees();
}

static void event_asked_for(void) {
  if (me == a) put();
  if (me == a) pgas_event_post(c, &all->event);
  if (me == c) poll_event(&all->event);
  c_sees();
  if (me == c) pgas_event_post(a, &all->reply);
  if (me == a) poll_event(&all->reply);
}

/* Two notifications reach each image in a check: as c and as a. */
static void notification(void) {
  static IMAGE_LOCAL uint64_t heard;
  if (me == a) put();
  if (me == a) pgas_notify(c, &all->counter, 1);
  if (me == c) poll_counter(++heard);
  c_sees();
  if (me == c) pgas_notify(a, &all->counter, 1);
  if (me == a) poll_counter(++heard);
}

static void lock(void) {
  int64_t data;
  if (me == a) put();
  pgas_barrier();
  pgas_lock_acquire(c, &all->lock);
  pgas_get(b, &data, &all->data, sizeof data);
  data++;
  pgas_put(b, &all->data, &data, sizeof data);
  pgas_lock_release(c, &all->lock);
  pgas_barrier();
  stamp += images;
  see();
}

static void critical(void) {
  time_t begin = time(NULL);
  for (int done = me != a && me != c; !done;) {
    CHECK(!is_late(begin));
    pgas_critical_begin(&all->lock);
    if (me == a) put();
    if (me == a) pgas_atomic_define(c, &all->flag, stamp);
    done = pgas_atomic_ref(c, &all->flag) == stamp;
    pgas_critical_end(&all->lock);
  }
  c_sees();
}

/* The event is where the data are not. */
static void copy(void) {
  if (me == a)
    pgas_copy_async(&(struct pgas_copy){.to_image = b, .to = &all->data, .from_image = a, .from = &stamp,
                                        .bytes = sizeof stamp, .dest_done = {c, &all->event}});
  if (me == c) pgas_event_wait(&all->event, 1);
  c_sees();
}

static void relay(void) {
  all->source = stamp;
  pgas_barrier();
  if (me == a)
    pgas_copy_async(&(struct pgas_copy){.to_image = b, .to = &all->data, .from_image = c, .from = &all->source,
                                        .bytes = sizeof stamp, .dest_done = {c, &all->event}});
  if (me == c) poll_event(&all->event);
  c_sees();
}

/* The copy starts while its image does nothing but ask for its end. */
static void copy_later(void) {
  if (me == a)
    pgas_copy_async(&(struct pgas_copy){.to_image = b, .to = &all->data, .from_image = a, .from = &stamp,
                                        .bytes = sizeof stamp, .predicate = &all->reply, .dest_done = {a, &all->event}});
  if (me == c) pgas_event_post(a, &all->reply);
  if (me == a) poll_event(&all->event);
  if (me == a) see();
}

static void run_see(void *arguments, size_t bytes, int from) {
  (void)arguments, (void)bytes, (void)from;
  see();
}

static void run_put(void *arguments, size_t bytes, int from) {
  (void)arguments, (void)bytes, (void)from;
  put();
}

static void shipped(void) {
  if (me == a) put();
  if (me == a) pgas_spawn(c, run_see, NULL, 0, &all->event);
  if (me == a) pgas_event_wait(&all->event, 1);
}

static void shipped_put(void) {
  if (me == a) pgas_spawn(c, run_put, NULL, 0, &all->event);
  if (me == a) pgas_event_wait(&all->event, 1);
  if (me == a) see();
}

static void finish(void) {
  pgas_finish_begin();
  if (me == a) pgas_spawn(c, run_put, NULL, 0, NULL);
  pgas_finish_end();
  see();
}

static void memory_synchronised(void) {
  if (me == a) put();
  if (me == a) pgas_sync_memory();
  if (me == a) pgas_atomic_define(c, &all->flag, stamp);
  if (me == c) poll_word(&all->flag);
  c_sees();
}

static void quiet(void) {
  if (me == a) pgas_put_nb(b, &all->data, &stamp, sizeof stamp);
  if (me == a) pgas_quiet();
  if (me == a) pgas_atomic_define(c, &all->flag, stamp);
  if (me == c) poll_word(&all->flag);
  c_sees();
}

/* The buffer is free once the request is complete here, and the data are there once it is complete there. */
static void request(void) {
  int64_t buffer = stamp;
  if (me == a) {
    pgas_request begun = pgas_put_nb(b, &all->data, &buffer, sizeof buffer);
    while (!pgas_test_here(begun)) continue;
    buffer = -1;
    while (!pgas_test_there(begun)) continue;
    pgas_atomic_define(c, &all->flag, stamp);
  }
  if (me == c) poll_word(&all->flag);
  c_sees();
}

/* An image sees its own puts at once, the last of several. */
static void own_puts(void) {
  if (me != a) return;
  for (int i = 0; i < 3; i++) {
    stamp++;
    put();
  }
  see();
  CHECK(pgas_atomic_ref(b, &all->data) == stamp);
}

/* Some checks leave more than one value behind. */
static void next_stamp(void) { stamp = (stamp / 1000 + 1) * 1000; }

static void check_all(void) {
  static void (*const check[])(void) = {barrier, broadcast, reduction, barrier_begun, pair, event, event_asked_for,
                                        notification, lock, critical, copy, copy_later, relay, shipped, shipped_put, finish,
                                        memory_synchronised, quiet, request, own_puts};
  for (size_t i = 0; i < sizeof check / sizeof *check; i++) {
    next_stamp();
    pgas_barrier();
    check[i]();
    pgas_barrier();
  }
}

static int around(int image) { return ((image - 1) % images + images) % images + 1; }

/* An image that has ended has left its puts behind. */
static void end(void) {
  time_t begin = time(NULL);
  next_stamp();
  b = around(2);
  if (me == 1) put();
  while (me != 1 && !pgas_image_status(1)) CHECK(!is_late(begin));
  if (me != 1) see();
  pgas_finalize();
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  me = pgas_this_image(), images = pgas_num_images();
  all = pgas_alloc(sizeof *all);
  memset(all, 0, sizeof *all);
  pgas_barrier();
  for (a = 1; a <= images; a++)
    for (int step = -2; step <= 2; step++) {
      b = around(a + step), c = around(step % 2 ? a + 2 * step : a + step / 2);
      if (step) check_all();
    }
  end();
  return 0;
}
