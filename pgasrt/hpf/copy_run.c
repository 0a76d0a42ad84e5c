/* copy_run.c: runs copies between mapped arrays. For each pair with something to move,

     sender:   offered += 1 at the receiver      "my part of `from` is there", or "your buffer holds it"
     receiver: copies, taken += 1 at the sender  "you may change it", or "you may fill my buffer again"

   Images of one node copy from the sender's storage into their own. Between nodes the sender packs and puts one message
   into a buffer of the receiver. Every image offers all it has before it waits for an offer, and waits for a buffer only
   if an earlier copy used it, so no cycle of waits can close. A conduit that delivers keeps the message at the receiver until that
   has come to the same copy, which it counts in `open` before anything else; then nobody says `taken`. */
#include "mapped.h"
#include <stdlib.h>

static struct {
  pgas_counter *offered, *taken;  /* mine, one for each sender, receiver */
  pgas_counter *open;             /* mine, one for each sender; NULL: the conduit does not deliver */
  uint64_t *offers, *takes;       /* made to each receiver; from each sender */
  char *scratch;                  /* what is packed */
  size_t scratch_bytes;
} state;

void rt_copy_start(void) {
  size_t images = (size_t)rt_images();
  state.offered = rt_alloc_unchecked(images * sizeof *state.offered);
  state.taken = rt_alloc_unchecked(images * sizeof *state.taken);
  if (rt_conduit()->deliver) state.open = rt_alloc_unchecked(images * sizeof *state.open);
  state.offers = rt_private(images, sizeof *state.offers);
  state.takes = rt_private(images, sizeof *state.takes);
}

/* ---- moving a pair's elements ---- */

enum form { IN_PLACE, PACK, UNPACK }; /* PACK: `to` is dense, UNPACK: `from` is */

struct loop {
  int64_t elems, to, from; /* steps in elements */
};

struct move {
  const struct rt_plan *plan;
  enum form form;
  char *to;
  const char *from;
};

enum { LOOPS_MAX = 2 * HPF_RANK_MAX };

static void copy_box(const struct rt_plan *plan, char *to, const char *from, const struct loop *loop, int loops) {
  struct pgas_box box = {.dims = loops, .elem_bytes = (size_t)plan->elem_bytes};
  for (int k = 0; k < loops; k++) {
    box.extent[k] = (size_t)loop[k].elems;
    box.remote_stride_bytes[k] = loop[k].to * plan->elem_bytes;
    box.local_stride_bytes[k] = loop[k].from * plan->elem_bytes;
  }
  rt_box_normalise(&box);
  rt_box_copy(to, box.remote_stride_bytes, from, box.local_stride_bytes, &box);
}

static void copy_loops(const struct rt_plan *plan, char *to, const char *from, const struct loop *loop, int loops) {
  if (loops <= PGAS_DIMS_MAX) {
    copy_box(plan, to, from, loop, loops);
    return;
  }
  const struct loop *last = &loop[loops - 1];
  for (int64_t i = 0; i < last->elems; i++, to += last->to * plan->elem_bytes, from += last->from * plan->elem_bytes)
    copy_loops(plan, to, from, loop, loops - 1);
}

static void add_loop(struct loop *loop, int *loops, struct loop next, int64_t *dense, enum form form) {
  if (next.elems == 1) return;
  if (form == PACK) next.to = *dense;
  if (form == UNPACK) next.from = *dense;
  *dense *= next.elems;
  loop[(*loops)++] = next;
}

/* Moves one block of each dimension; dense elements follow those moved before. */
static void move_blocks(struct move *move, const struct rt_block *const *block) {
  const struct rt_plan *plan = move->plan;
  struct loop loop[LOOPS_MAX];
  int64_t to = plan->to_place, from = plan->from_place, dense = 1;
  int loops = 0;
  for (int d = 0; d < plan->dims; d++) {
    to += block[d]->to, from += block[d]->from;
    add_loop(loop, &loops, (struct loop){block[d]->inner, plan->to_step[d], plan->from_step[d]}, &dense, move->form);
    add_loop(loop, &loops, (struct loop){block[d]->outer, block[d]->to_outer, block[d]->from_outer}, &dense,
             move->form);
  }
  copy_loops(plan, move->form == PACK ? move->to : move->to + to * plan->elem_bytes,
             move->form == UNPACK ? move->from : move->from + from * plan->elem_bytes, loop, loops);
  if (move->form == PACK) move->to += dense * plan->elem_bytes;
  if (move->form == UNPACK) move->from += dense * plan->elem_bytes;
}

/* All combinations of blocks of the dimensions below `dims`. */
static void move_dims(struct move *move, const struct rt_partner *partner, int dims, const struct rt_block **block) {
  if (dims == 0) {
    move_blocks(move, block);
    return;
  }
  const struct rt_blocks *list = partner->blocks[dims - 1];
  for (int64_t i = 0; i < list->count; i++) {
    block[dims - 1] = &list->block[i];
    move_dims(move, partner, dims - 1, block);
  }
}

static void move_all(const struct rt_plan *plan, const struct rt_partner *partner, enum form form, char *to,
                     const char *from) {
  const struct rt_block *block[HPF_RANK_MAX];
  struct move move = {plan, form, to, from};
  move_dims(&move, partner, plan->dims, block);
}

/* ---- the steps of a copy ---- */

static char *scratch(size_t bytes) {
  if (bytes >= state.scratch_bytes) {
    free(state.scratch);
    state.scratch = rt_private(bytes + 1, 1);
    state.scratch_bytes = bytes + 1;
  }
  return state.scratch;
}

/* The buffers of the far senders are free. */
static void open_buffers(const struct rt_plan *plan) {
  for (int i = 0; i < plan->receives; i++) {
    const struct rt_partner *sender = &plan->receive[i];
    if (!sender->is_near && state.open) __atomic_add_fetch(&state.open[sender->rank].value, 1, __ATOMIC_SEQ_CST);
  }
}

static void send_far(const struct rt_partner *to, const char *packed) {
  const struct rt_put put = {.remote = to->buffer, .local = packed, .box = {.elem_bytes = (size_t)to->bytes}};
  if (!state.open) {
    pgas_wait(&state.taken[to->rank], state.offers[to->rank]);
    rt_conduit()->mail(to->rank, to->buffer, packed, (size_t)to->bytes, &state.offered[rt_rank()], 1);
    return;
  }
  const struct rt_gate gate = {&state.open[rt_rank()], state.offers[to->rank] + 1};
  rt_conduit()->deliver(to->rank, &put, 1, &gate, &state.offered[rt_rank()]);
}

static void offer(const struct rt_plan *plan, const char *from) {
  for (int i = 0; i < plan->sends; i++) {
    const struct rt_partner *to = &plan->send[i];
    if (to->is_near) rt_conduit()->notify(to->rank, &state.offered[rt_rank()], 1);
  }
  for (int i = 0; i < plan->sends; i++) {
    const struct rt_partner *to = &plan->send[i];
    if (to->is_near) continue;
    char *packed = scratch((size_t)to->bytes);
    move_all(plan, to, PACK, packed, from);
    send_far(to, packed);
  }
  for (int i = 0; i < plan->sends; i++) state.offers[plan->send[i].rank]++;
}

static void take_note(const struct rt_partner *sender) {
  if (sender->is_near || !state.open) rt_conduit()->notify(sender->rank, &state.taken[rt_rank()], 1);
}

static void wait_for_offer(int rank) { pgas_wait(&state.offered[rank], ++state.takes[rank]); }

static void take(const struct rt_plan *plan, char *to, const char *from) {
  if (plan->own.bytes && to != from) move_all(plan, &plan->own, IN_PLACE, to, from);
  for (int i = 0; i < plan->receives; i++) {
    const struct rt_partner *sender = &plan->receive[i];
    wait_for_offer(sender->rank);
    if (sender->is_near)
      move_all(plan, sender, IN_PLACE, to, rt_conduit()->pointer(sender->rank, from));
    else
      move_all(plan, sender, UNPACK, to, sender->buffer);
    take_note(sender);
  }
}

static void wait_for_takers(const struct rt_plan *plan) {
  for (int i = 0; i < plan->sends; i++) {
    const struct rt_partner *to = &plan->send[i];
    if (to->is_near) pgas_wait(&state.taken[to->rank], state.offers[to->rank]);
  }
}

/* Within one array everything is read before anything is written, unless an image receives only what it has not held, each
   element in its own place. */
static void take_aside(const struct rt_plan *plan, char *array) {
  size_t bytes = (size_t)plan->own.bytes;
  for (int i = 0; i < plan->receives; i++) bytes += plan->receive[i].is_near ? (size_t)plan->receive[i].bytes : 0;
  char *aside = scratch(bytes), *next = aside + plan->own.bytes;
  if (plan->own.bytes) move_all(plan, &plan->own, PACK, aside, array);
  for (int i = 0; i < plan->receives; i++) {
    const struct rt_partner *sender = &plan->receive[i];
    wait_for_offer(sender->rank);
    if (!sender->is_near) continue;
    move_all(plan, sender, PACK, next, rt_conduit()->pointer(sender->rank, array));
    take_note(sender);
    next += sender->bytes;
  }
}

static void put_back(const struct rt_plan *plan, char *array) {
  const char *aside = state.scratch, *next = aside + plan->own.bytes;
  if (plan->own.bytes) move_all(plan, &plan->own, UNPACK, array, aside);
  for (int i = 0; i < plan->receives; i++) {
    const struct rt_partner *sender = &plan->receive[i];
    move_all(plan, sender, UNPACK, array, sender->is_near ? next : sender->buffer);
    if (sender->is_near)
      next += sender->bytes;
    else
      take_note(sender);
  }
}

static void count(const struct rt_plan *plan) {
  uint64_t bytes = 0;
  for (int i = 0; i < plan->receives; i++) bytes += (uint64_t)plan->receive[i].bytes;
  rt_count(RT_COPIES, (uint64_t)plan->receives, bytes);
}

void hpf_copy_run(struct hpf_copy *copy, const struct hpf_mapping *to, const struct hpf_mapping *from) {
  rt_at(&copy->pos);
  if (to->elem_bytes != from->elem_bytes)
    rt_fail(&copy->pos, "internal error: a copy between elements of %d and %d bytes", (int)from->elem_bytes,
            (int)to->elem_bytes);
  if (to->multi || from->multi) {
    rt_copy_multi(copy, to, from);
    return;
  }
  const struct rt_plan *plan = rt_copy_plan(copy, to, from);
  if (!plan) return;
  open_buffers(plan);
  offer(plan, from->base);
  if (to->base != from->base || plan->in_place) {
    take(plan, to->base, from->base);
    wait_for_takers(plan);
  } else {
    take_aside(plan, to->base);
    wait_for_takers(plan);
    put_back(plan, to->base);
  }
  count(plan);
}

void hpf_copy_arrays(struct hpf_copy *copy, const struct hpf_array *to, const struct hpf_array *from) {
  struct hpf_mapping to_mapping, from_mapping;
  hpf_mapping_of(&to_mapping, to);
  hpf_mapping_of(&from_mapping, from);
  hpf_copy_run(copy, &to_mapping, &from_mapping);
}

void hpf_remap(struct hpf_copy *copy, const struct hpf_mapping *to, const struct hpf_mapping *from) {
  copy->dims = to->rank;
  for (int dim = 0; dim < (int)to->rank; dim++) {
    copy->count[dim] = to->hi[dim] - to->lo[dim] + 1;
    copy->to_dim[dim] = copy->from_dim[dim] = dim;
    copy->to_lo[dim] = to->lo[dim], copy->from_lo[dim] = from->lo[dim];
    copy->to_step[dim] = copy->from_step[dim] = 1;
  }
  hpf_copy_run(copy, to, from);
}
