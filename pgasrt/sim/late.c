/* late.c: puts and notifications between simulated nodes as late as a network may complete them (PGAS_SIM_LATE), so that
   tests find a synchronisation that forgets to complete them. What goes to another node is queued at its origin:

     put            stays until quiet, or until its own request is waited for
     notification   goes, as does a poke, when this image has made progress a few times, a number drawn from PGAS_SIM_LATE and its rank
     get            reads at once; one that was begun reads when it is waited for

   What a conduit promises (rt.h) holds all the same: before a notification goes, so do the puts to that image before it,
   and the notifications; a put with a notification overtakes other puts; an image's own transfers to the same bytes
   keep their order. Quiet empties the queue, image by image from one that is drawn. */
#include "rt.h"
#include <stdlib.h>

enum { MOST = 4096, DELAY = 8 };

enum kind { PUT, GET, PUT_NOTIFY, NOTIFY, POKE };

struct item {
  enum kind kind;
  int rank;
  char *remote, *local, *copy; /* copy: of what a put sends, once the buffer is free again, or NULL */
  struct pgas_box box;
  const char *low, *high; /* of what it touches there; both NULL: nothing */
  pgas_counter *counter;
  uint64_t amount, ticket, delay;
};

static RT_IMAGE struct {
  struct item *queue[MOST]; /* in the order of the program; NULL: done */
  int count;
  uint64_t tickets, random;
} state;

/* xorshift64 (Marsaglia 2003) */
static uint64_t draw(uint64_t below) {
  if (!state.random) state.random = (rt_control()->late * 4096 + (uint64_t)rt_rank() + 1) * 0x9e3779b97f4a7c15u | 1;
  state.random ^= state.random << 13;
  state.random ^= state.random >> 7;
  state.random ^= state.random << 17;
  return (state.random >> 20) % below;
}

static int is_far(int rank) { return rt_node_of(rank) != rt_node_of(rt_rank()); }

/* ---- carrying out ---- */

static void perform(const struct item *item) {
  switch (item->kind) {
    case PUT: rt_sim.put_strided(item->rank, item->remote, item->local, &item->box); return;
    case GET: rt_sim.get_strided(item->rank, item->local, item->remote, &item->box); return;
    case NOTIFY: rt_sim.notify(item->rank, item->counter, item->amount); return;
    case POKE: rt_sim.poke(item->rank); return;
    case PUT_NOTIFY:
      rt_sim.put_notify(item->rank, item->remote, item->local, item->box.elem_bytes, item->counter, item->amount);
  }
}

static int is_notification(const struct item *item) { return item->kind >= PUT_NOTIFY; }

static int overlap(const struct item *item, const char *low, const char *high) {
  return item->low < high && low < item->high;
}

/* Must the first one have gone before the second may? Both are for one image. */
static int precedes(const struct item *first, const struct item *second) {
  if (second->kind >= NOTIFY || (is_notification(first) && is_notification(second))) return 1;
  return overlap(first, second->low, second->high);
}

/* Takes an item out of the queue first: what it calls may come back here. */
static void carry_out(int place) {
  struct item *item = state.queue[place];
  for (int i = 0; i < place; i++)
    if (state.queue[i] && state.queue[i]->rank == item->rank && precedes(state.queue[i], item)) carry_out(i);
  state.queue[place] = NULL;
  perform(item);
  free(item->copy);
  free(item);
}

static void close_gaps(void) {
  int left = 0;
  for (int i = 0; i < state.count; i++)
    if (state.queue[i]) state.queue[left++] = state.queue[i];
  state.count = left;
}

static void late_quiet(int but) {
  int images = rt_images(), start = state.count ? (int)draw((uint64_t)images) : 0;
  for (int k = 0; k < images && state.count; k++)
    for (int i = 0; i < state.count; i++)
      if (state.queue[i] && state.queue[i]->rank != but && state.queue[i]->rank == (start + k) % images) carry_out(i);
  close_gaps();
  rt_sim.quiet(but);
}

/* Every call of an image that the network may use to get on. */
static void step(void) {
  for (int i = 0; i < state.count; i++)
    if (state.queue[i] && is_notification(state.queue[i]) && state.queue[i]->delay-- == 0) carry_out(i);
  close_gaps();
}

static int late_progress(void) {
  step();
  int under_way = rt_sim.progress();
  for (int i = 0; i < state.count; i++) under_way |= is_notification(state.queue[i]);
  return under_way;
}

/* ---- queueing ---- */

static struct item *queue(enum kind kind, int rank) {
  if (state.count == MOST) late_quiet(-1);
  struct item *item = rt_private(1, sizeof *item);
  item->kind = kind;
  item->rank = rank;
  item->delay = draw(DELAY);
  state.queue[state.count++] = item;
  return item;
}

static void touch(struct item *item, char *remote, char *local, const struct pgas_box *box) {
  item->remote = remote;
  item->local = local;
  item->box = *box;
  item->low = remote;
  item->high = remote + box->elem_bytes;
  for (int k = 0; k < box->dims; k++) {
    ptrdiff_t reach = box->remote_stride_bytes[k] * (ptrdiff_t)(box->extent[k] - 1);
    item->low += reach < 0 ? reach : 0;
    item->high += reach > 0 ? reach : 0;
  }
}

/* From here on the program may use the buffer of a put again. */
static void free_buffer(struct item *item) {
  struct pgas_box *box = &item->box;
  ptrdiff_t dense[PGAS_DIMS_MAX], bytes = (ptrdiff_t)box->elem_bytes;
  if (item->copy) return;
  for (int k = 0; k < box->dims; k++) dense[k] = bytes, bytes *= (ptrdiff_t)box->extent[k];
  item->copy = rt_private(1, (size_t)bytes);
  rt_box_copy(item->copy, dense, item->local, box->local_stride_bytes, box);
  for (int k = 0; k < box->dims; k++) box->local_stride_bytes[k] = dense[k];
  item->local = item->copy;
}

static struct item *queue_transfer(enum kind kind, int rank, void *remote, const void *local,
                                   const struct pgas_box *box) {
  struct item *item = queue(kind, rank);
  touch(item, remote, (char *)(uintptr_t)local, box);
  return item;
}

/* ---- the conduit ---- */

static void late_put_strided(int rank, void *remote, const void *local, const struct pgas_box *box) {
  if (is_far(rank))
    free_buffer(queue_transfer(PUT, rank, remote, local, box));
  else
    rt_sim.put_strided(rank, remote, local, box);
}

static void late_put(int rank, void *remote, const void *local, size_t bytes) {
  if (is_far(rank))
    late_put_strided(rank, remote, local, &(struct pgas_box){.elem_bytes = bytes});
  else
    rt_sim.put(rank, remote, local, bytes);
}

static void late_notify(int rank, pgas_counter *counter, uint64_t amount) {
  if (!is_far(rank)) {
    rt_sim.notify(rank, counter, amount);
    return;
  }
  struct item *item = queue(NOTIFY, rank);
  item->counter = counter;
  item->amount = amount;
}

static void late_put_notify(int rank, void *remote, const void *local, size_t bytes, pgas_counter *counter,
                            uint64_t amount) {
  if (!is_far(rank)) {
    rt_sim.put_notify(rank, remote, local, bytes, counter, amount);
    return;
  }
  struct item *item = queue_transfer(PUT_NOTIFY, rank, remote, local, &(struct pgas_box){.elem_bytes = bytes});
  free_buffer(item);
  item->counter = counter;
  item->amount = amount;
}

/* An image sees its own puts. */
static void before_reading(int rank, const struct item *read) {
  step();
  for (int i = 0; i < state.count; i++)
    if (state.queue[i] && state.queue[i]->rank == rank && overlap(state.queue[i], read->low, read->high)) carry_out(i);
  close_gaps();
}

static void late_get_strided(int rank, void *local, const void *remote, const struct pgas_box *box) {
  struct item read;
  touch(&read, (char *)(uintptr_t)remote, local, box);
  before_reading(rank, &read);
  rt_sim.get_strided(rank, local, remote, box);
}

static void late_get(int rank, void *local, const void *remote, size_t bytes) {
  struct item read;
  touch(&read, (char *)(uintptr_t)remote, local, &(struct pgas_box){.elem_bytes = bytes});
  before_reading(rank, &read);
  rt_sim.get(rank, local, remote, bytes);
}

static uint64_t late_atomic(int rank, enum rt_atomic op, uint64_t *remote, uint64_t operand, uint64_t expected) {
  struct item word;
  touch(&word, (char *)remote, NULL, &(struct pgas_box){.elem_bytes = sizeof *remote});
  before_reading(rank, &word);
  return rt_sim.atomic(rank, op, remote, operand, expected);
}

static uint64_t late_begin(int is_put, int rank, void *remote, void *local, const struct pgas_box *box) {
  if (!is_far(rank)) return rt_sim.begin(is_put, rank, remote, local, box);
  struct item *item = queue_transfer(is_put ? PUT : GET, rank, remote, local, box);
  return item->ticket = ++state.tickets;
}

static int late_finish(uint64_t ticket, enum rt_end end, int wait) {
  int place = 0;
  step();
  while (place < state.count && state.queue[place]->ticket != ticket) place++;
  if (place == state.count) return 1;
  struct item *item = state.queue[place];
  if (!wait && item->delay && item->delay--) return 0;
  if (item->kind == PUT && end == RT_HERE) {
    free_buffer(item);
    return 1;
  }
  carry_out(place);
  close_gaps();
  return 1;
}

static void late_poke(int rank) {
  if (is_far(rank))
    queue(POKE, rank);
  else
    rt_sim.poke(rank);
}

static void *late_pointer(int rank, const void *object) { return rt_sim.pointer(rank, object); }

const struct rt_conduit rt_late = {
    .name = "late",
    .put = late_put,
    .get = late_get,
    .put_strided = late_put_strided,
    .get_strided = late_get_strided,
    .begin = late_begin,
    .finish = late_finish,
    .quiet = late_quiet,
    .notify = late_notify,
    .put_notify = late_put_notify,
    .mail = late_put_notify,
    .wait = rt_wait,
    .poke = late_poke,
    .atomic = late_atomic,
    .progress = late_progress,
    .pointer = late_pointer,
};
