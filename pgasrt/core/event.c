/* event.c: events, notifications, pairwise synchronisation. An event is a counter that only grows; a wait takes posts by
   moving the owner's own mark `taken`, so that posting is one atomic addition and waiting none. */
#include "rt.h"

static RT_IMAGE struct {
  pgas_counter *arrived;  /* from each image: its pgas_sync_images with this one */
  uint64_t *expected;     /* of each image */
} state;

void rt_event_start(void) {
  size_t images = (size_t)rt_images();
  state.arrived = rt_alloc_unchecked(images * sizeof *state.arrived);
  state.expected = rt_private(images, sizeof *state.expected);
}

/* Memory model: who sees the post may read at any image what was put before it; what was put there has come before the post. */
void pgas_event_post(int image, pgas_event *event) {
  int rank = rt_target_of(image);
  rt_begin(RT_OP_EVENT_POST, rank + 1);
  rt_quiet_but(rank);
  if (!rt_gone(rank)) rt_conduit()->notify(rank, event, 1);
}

static void take(enum rt_op op, pgas_event *event, uint64_t until_count) {
  static const struct rt_watch watch = {rt_new_failure, NULL};
  uint64_t at_least = event->taken + (until_count ? until_count : 1);
  rt_begin(op, 0);
  if (!rt_broken(rt_conduit()->wait(event, at_least, &watch))) event->taken = at_least;
}

void pgas_event_wait(pgas_event *event, uint64_t until_count) { take(RT_OP_EVENT_WAIT, event, until_count); }

void pgas_notify_wait(pgas_event *notify, uint64_t until_count) { take(RT_OP_NOTIFY_WAIT, notify, until_count); }

uint64_t rt_posts(const pgas_event *event) { return __atomic_load_n(&event->value, __ATOMIC_ACQUIRE) - event->taken; }

/* A loop that asks again and again must come to an end: what this image has begun goes on meanwhile. */
uint64_t pgas_event_query(const pgas_event *event) {
  rt_progress();
  if (rt_copies_pending()) rt_progress_copies();
  return rt_posts(event);
}

void pgas_put_notify(int image, void *remote, const void *local, size_t bytes, pgas_event *notify) {
  int rank = rt_target_of(image);
  rt_begin(RT_OP_PUT, rank + 1);
  if (!rt_gone(rank)) rt_conduit()->put_notify(rank, remote, local, bytes, notify, 1);
}

/* ---- sync images ---- */

/* The line that tell adds to comes here while what this image has put goes there. */
static void fetch_line(int rank) {
  const char *line = rank < 0 ? NULL : rt_conduit()->pointer(rank, &state.arrived[rt_rank()]);
#if defined __x86_64__ /* by the builtin alone it would come to be read only */
  if (line) __asm__ volatile("prefetchw %0" : : "m"(*line));
#else
  if (line) __builtin_prefetch(line, 1);
#endif
}

static void tell(int rank) {
  if (rank < 0) return;
  state.expected[rank]++;
  if (rank != rt_rank()) rt_conduit()->notify(rank, &state.arrived[rt_rank()], 1);
}

static void hear(int rank) {
  const struct rt_watch watch = {rt_rank_departed, &rank};
  if (rank < 0 || rank == rt_rank()) return;
  rt_begin(RT_OP_SYNC_IMAGES, rank + 1);
  rt_broken_by(rt_conduit()->wait(&state.arrived[rank], state.expected[rank], &watch), rank);
}

/* Memory model: each of the images may read at any image what was put before. */
void pgas_sync_images(const int *images, int n) {
  int count = n < 0 ? pgas_num_images() : n;
  rt_begin(RT_OP_SYNC_IMAGES, 0);
  for (int i = 0; i < count; i++) fetch_line(rt_target_of(images && n >= 0 ? images[i] : i + 1));
  rt_quiet();
  for (int i = 0; i < count; i++) tell(rt_target_of(images && n >= 0 ? images[i] : i + 1));
  for (int i = 0; i < count; i++) hear(rt_target_of(images && n >= 0 ? images[i] : i + 1));
}
