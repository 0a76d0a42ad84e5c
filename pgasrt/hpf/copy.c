/* copy.c: from the sections and mappings of a copy to what each pair of images exchanges.

   Ownership is a product over dimensions, so for each dimension and each coordinate of a partner one list says which
   elements move and where they stand at both ends; a pair's elements are the product of its lists. Spans of the two ends
   are intersected. Block-cyclic ends repeat, so one period of both together is intersected and the blocks repeated: lists
   are short whatever the extents. */
#include "mapped.h"
#include <stdlib.h>

/* ---- one end of one dimension ---- */

/* The elements lo, lo+step, ... of an array dimension that one coordinate holds. Where `period` is not 0, they and their
   places repeat after that many elements, place_period further. dim -1: one element stands for all. */
struct side {
  const struct hpf_mapping *mapping;
  int dim;
  int64_t coord, lo, step;
  int64_t period, place_period;
};

static int64_t greatest_divisor(int64_t a, int64_t b) { return b ? greatest_divisor(b, a % b) : a; }

/* Tiles of one size are dealt out in turn: block*images cells are a round. */
static void find_period(struct side *side) {
  const struct hpf_mapping *m = side->mapping;
  int64_t g = side->dim < 0 ? -1 : m->dist[side->dim];
  side->period = 1;
  if (g < 0) {
    side->place_period = side->dim < 0 ? 0 : side->step * m->stride[side->dim];
    return;
  }
  int64_t advance = m->align[side->dim] * side->step, cells = llabs(advance), round = m->block[g] * m->images[g];
  side->period = m->first[g] ? 0 : round / greatest_divisor(round, cells);
  int64_t rounds = side->period * cells / round;
  side->place_period = m->whole[side->dim] ? side->period * side->step * m->stride[side->dim]
                                           : (advance > 0 ? rounds : -rounds) * m->tile_stride[side->dim];
}

static struct side side_of(const struct hpf_mapping *mapping, int64_t dim, int64_t coord, const int64_t *lo,
                           const int64_t *step) {
  struct side side = {.mapping = mapping, .dim = (int)dim, .coord = coord};
  if (dim >= 0) side.lo = lo[dim], side.step = step[dim];
  find_period(&side);
  return side;
}

/* Of elements first .. first+elems-1; numbers count from `first`. */
static struct rt_spans spans_of(const struct side *side, int64_t first, int64_t elems) {
  if (side->dim >= 0)
    return rt_mapping_spans(side->mapping, side->dim, side->coord, side->lo + first * side->step, side->step, elems);
  struct rt_spans all = {.span = rt_private(1, sizeof *all.span), .count = elems > 0};
  all.span[0] = (struct rt_span){.last = elems - 1};
  return all;
}

static int64_t step_of(const struct side *side) {
  return side->dim < 0 ? 0 : side->step * side->mapping->stride[side->dim];
}

/* BLOCK and GEN_BLOCK, mostly: a list of its spans is short. */
static int has_few_spans(const struct side *side, int64_t elems) { return !side->period || elems / 2 < side->period; }

/* ---- both ends of one dimension ---- */

/* What both ends hold of elements first .. first+elems-1, of which there are `repeats` sets to_shift and from_shift apart. */
struct window {
  const struct side *to, *from;
  int64_t first, elems, repeats, to_shift, from_shift;
};

static void add_block(struct rt_blocks *list, const struct rt_block *block) {
  if (list->count == list->room) {
    list->room = 2 * list->room + 4;
    list->block = realloc(list->block, (size_t)list->room * sizeof *list->block);
    if (!list->block) rt_fail(NULL, "out of memory on image %d", rt_rank() + 1);
  }
  list->block[list->count++] = *block;
}

static void add_window(struct rt_blocks *list, const struct window *w) {
  struct rt_spans to = spans_of(w->to, w->first, w->elems), from = spans_of(w->from, w->first, w->elems);
  int64_t to_step = step_of(w->to), from_step = step_of(w->from);
  for (int64_t i = 0, j = 0; i < to.count && j < from.count;) {
    const struct rt_span *a = &to.span[i], *b = &from.span[j];
    int64_t first = a->first > b->first ? a->first : b->first, last = a->last < b->last ? a->last : b->last;
    struct rt_block block = {.inner = last - first + 1, .outer = w->repeats, .to_outer = w->to_shift,
                             .from_outer = w->from_shift, .to = a->place + (first - a->first) * to_step,
                             .from = b->place + (first - b->first) * from_step};
    if (first <= last) {
      list->elems += block.inner * block.outer;
      add_block(list, &block);
    }
    if (a->last < b->last)
      i++;
    else
      j++;
  }
  free(to.span);
  free(from.span);
}

/* Of an end that is one span throughout, or repeats. */
static int64_t shift_of(const struct side *side, int is_one_span, int64_t elems) {
  return is_one_span ? elems * step_of(side) : elems / side->period * side->place_period;
}

/* A range in which each end is one span or repeats: the pattern of both repeats after the least common multiple. */
static void add_range(struct rt_blocks *list, const struct side *to, const struct side *from, int64_t first,
                      int64_t elems, int one_to, int one_from) {
  int64_t a = one_to ? 1 : to->period, b = one_from ? 1 : from->period, period, repeats = 0;
  if (!__builtin_mul_overflow(a / greatest_divisor(a, b), b, &period)) repeats = elems / period;
  if (repeats > 1) {
    add_window(list, &(struct window){to, from, first, period, repeats, shift_of(to, one_to, period),
                                      shift_of(from, one_from, period)});
    first += repeats * period, elems -= repeats * period;
  }
  if (elems) add_window(list, &(struct window){.to = to, .from = from, .first = first, .elems = elems, .repeats = 1});
}

static struct rt_blocks list_of(const struct side *to, const struct side *from, int64_t elems) {
  struct rt_blocks list = {0};
  int few_to = has_few_spans(to, elems), few_from = has_few_spans(from, elems);
  if (few_to && few_from) {
    add_window(&list, &(struct window){.to = to, .from = from, .elems = elems, .repeats = 1});
    return list;
  }
  struct rt_spans few = few_to || few_from ? spans_of(few_to ? to : from, 0, elems) : (struct rt_spans){0};
  for (int64_t i = 0; i < few.count; i++)
    add_range(&list, to, from, few.span[i].first, few.span[i].last - few.span[i].first + 1, few_to, few_from);
  if (!few_to && !few_from) add_range(&list, to, from, 0, elems, 0, 0);
  free(few.span);
  return list;
}

/* ---- dimensions ---- */

/* A copy and its ends, while its plan is made. */
struct making {
  const struct hpf_copy *copy;
  const struct hpf_mapping *to, *from;
  struct rt_plan *plan;
};

static int is_counted(const int64_t *dim_of, int64_t dims, int dim) {
  for (int64_t d = 0; d < dims; d++)
    if (dim_of[d] == dim) return 1;
  return 0;
}

static int64_t grid_dim(const struct hpf_mapping *mapping, int64_t dim) { return dim < 0 ? -1 : mapping->dist[dim]; }

/* The coordinate that matters for the dimension, of an image with these; 0 where none does. */
static int64_t coord_in(const struct hpf_mapping *mapping, int64_t dim, const int64_t *coord) {
  int64_t g = grid_dim(mapping, dim);
  return g < 0 ? 0 : coord[g];
}

static int64_t coords_in(const struct hpf_mapping *mapping, int64_t dim) {
  int64_t g = grid_dim(mapping, dim);
  return g < 0 ? 1 : mapping->images[g];
}

static struct rt_blocks list_at(const struct making *m, int d, int64_t to_coord, int64_t from_coord) {
  const struct hpf_copy *copy = m->copy;
  struct side to = side_of(m->to, copy->to_dim[d], to_coord, copy->to_lo, copy->to_step);
  struct side from = side_of(m->from, copy->from_dim[d], from_coord, copy->from_lo, copy->from_step);
  return list_of(&to, &from, copy->count[d]);
}

static void list_receives(struct making *m, int d, int64_t mine) {
  struct rt_plan *plan = m->plan;
  plan->receive_coords[d] = coords_in(m->from, m->copy->from_dim[d]);
  plan->receive_blocks[d] = rt_private((size_t)plan->receive_coords[d], sizeof *plan->receive_blocks[d]);
  for (int64_t coord = 0; coord < plan->receive_coords[d]; coord++)
    plan->receive_blocks[d][coord] = list_at(m, d, mine, coord);
}

static void list_sends(struct making *m, int d, int64_t mine) {
  struct rt_plan *plan = m->plan;
  plan->send_coords[d] = coords_in(m->to, m->copy->to_dim[d]);
  plan->send_blocks[d] = rt_private((size_t)plan->send_coords[d], sizeof *plan->send_blocks[d]);
  for (int64_t coord = 0; coord < plan->send_coords[d]; coord++)
    plan->send_blocks[d][coord] = list_at(m, d, coord, mine);
}

/* ---- images ---- */

int rt_copy_has_fixed(const struct hpf_mapping *mapping, const int64_t *lo, const int64_t *dim_of, int64_t dims,
                      const int64_t *coord) {
  for (int dim = 0; dim < (int)mapping->rank; dim++)
    if (mapping->dist[dim] >= 0 && !is_counted(dim_of, dims, dim) &&
        rt_mapping_coord(mapping, dim, lo[dim]) != coord[mapping->dist[dim]])
      return 0;
  return rt_mapping_is_home(mapping, coord);
}

static int may_receive(const struct making *m, int rank, int64_t *coord) {
  return rt_mapping_coords(m->to, rank, coord) &&
         rt_copy_has_fixed(m->to, m->copy->to_lo, m->copy->to_dim, m->copy->dims, coord);
}

int rt_copy_is_source(const struct hpf_mapping *from, int rank, const int64_t *coord, int receiver) {
  int64_t wanted[HPF_GRID_MAX] = {0};
  if (from->grid_rank == 0) return rank == receiver;
  if (!rt_mapping_coords(from, receiver, wanted))
    for (int g = 0; g < HPF_GRID_MAX; g++) wanted[g] = 0;
  for (int g = 0; g < (int)from->grid_rank; g++)
    if (from->replicated[g] && rt_mapping_aligned(from, g) < 0 && coord[g] != wanted[g]) return 0;
  return 1;
}

static int may_send(const struct making *m, int rank, int64_t *coord, int receiver) {
  return rt_mapping_coords(m->from, rank, coord) &&
         rt_copy_has_fixed(m->from, m->copy->from_lo, m->copy->from_dim, m->copy->dims, coord) &&
         rt_copy_is_source(m->from, rank, coord, receiver);
}

static int64_t elems_of(const struct rt_plan *plan, const struct rt_partner *partner) {
  int64_t elems = 1;
  for (int d = 0; d < plan->dims; d++) elems *= partner->blocks[d]->elems;
  return elems;
}

static struct rt_partner partner_at(const struct rt_plan *plan, int rank, struct rt_blocks *const *blocks,
                                    const struct hpf_mapping *mapping, const int64_t *dim_of, const int64_t *coord) {
  struct rt_partner partner = {.rank = rank, .is_near = rt_conduit()->pointer(rank, mapping->base) != NULL};
  for (int d = 0; d < plan->dims; d++) partner.blocks[d] = &blocks[d][coord_in(mapping, dim_of[d], coord)];
  partner.bytes = elems_of(plan, &partner) * plan->elem_bytes;
  return partner;
}

/* Partners in the order of their distance, so that not all images turn to the same one first. */
static void find_senders(struct making *m) {
  struct rt_plan *plan = m->plan;
  int64_t coord[HPF_GRID_MAX];
  int me = rt_rank(), images = rt_images();
  for (int distance = 0; distance < images; distance++) {
    int rank = (me + images - distance) % images;
    if (!may_send(m, rank, coord, me)) continue;
    struct rt_partner partner = partner_at(plan, rank, plan->receive_blocks, m->from, m->copy->from_dim, coord);
    if (rank == me)
      plan->own = partner;
    else if (partner.bytes)
      plan->receive[plan->receives++] = partner;
  }
}

static void find_receivers(struct making *m) {
  struct rt_plan *plan = m->plan;
  int64_t coord[HPF_GRID_MAX], mine[HPF_GRID_MAX];
  int me = rt_rank(), images = rt_images();
  for (int distance = 1; distance < images; distance++) {
    int rank = (me + distance) % images;
    if (!may_receive(m, rank, coord) || !may_send(m, me, mine, rank)) continue;
    struct rt_partner partner = partner_at(plan, rank, plan->send_blocks, m->to, m->copy->to_dim, coord);
    if (partner.bytes) plan->send[plan->sends++] = partner;
  }
}

/* ---- far messages ---- */

/* Room for all far messages to me, told to those who will write it. */
static void share_buffers(struct rt_plan *plan) {
  size_t images = (size_t)rt_images(), bytes = 0;
  if (pgas_num_nodes() == 1) return;
  char **mine = rt_private(images, sizeof *mine), **theirs = rt_private(images, sizeof *theirs);
  for (int i = 0; i < plan->receives; i++) bytes += plan->receive[i].is_near ? 0 : (size_t)plan->receive[i].bytes;
  char *next = plan->buffers = bytes ? pgas_alloc_local(bytes) : NULL;
  for (int i = 0; i < plan->receives; i++) {
    struct rt_partner *partner = &plan->receive[i];
    if (partner->is_near) continue;
    partner->buffer = next;
    mine[partner->rank] = pgas_seen_from(partner->rank + 1, next);
    next += partner->bytes;
  }
  pgas_alltoall(mine, theirs, sizeof *mine);
  for (int i = 0; i < plan->sends; i++) plan->send[i].buffer = theirs[plan->send[i].rank];
  free(mine);
  free(theirs);
}

/* ---- plans ---- */

static void take_steps(struct making *m) {
  struct rt_plan *plan = m->plan;
  const struct hpf_copy *copy = m->copy;
  plan->dims = (int)copy->dims;
  plan->elem_bytes = m->to->elem_bytes;
  for (int d = 0; d < plan->dims; d++) {
    int64_t to = copy->to_dim[d], from = copy->from_dim[d];
    plan->to_step[d] = copy->to_step[to] * m->to->stride[to];
    plan->from_step[d] = from < 0 ? 0 : copy->from_step[from] * m->from->stride[from];
  }
  for (int dim = 0; dim < (int)m->to->rank; dim++)
    if (!is_counted(copy->to_dim, copy->dims, dim))
      plan->to_place += rt_mapping_dim_place(m->to, dim, copy->to_lo[dim]);
  for (int dim = 0; dim < (int)m->from->rank; dim++)
    if (!is_counted(copy->from_dim, copy->dims, dim))
      plan->from_place += rt_mapping_dim_place(m->from, dim, copy->from_lo[dim]);
}

static int is_whole(const struct hpf_mapping *mapping, int dim) {
  return mapping->dist[dim] < 0 || mapping->whole[dim];
}

static int is_in_place(const struct hpf_copy *copy, const struct hpf_mapping *to, const struct hpf_mapping *from) {
  int same = to->rank == from->rank;
  for (int dim = 0; same && dim < (int)to->rank; dim++)
    same = is_whole(to, dim) && is_whole(from, dim) && to->stride[dim] == from->stride[dim] &&
           copy->to_lo[dim] - to->lo[dim] == copy->from_lo[dim] - from->lo[dim] &&
           copy->to_step[dim] == copy->from_step[dim];
  for (int d = 0; same && d < (int)copy->dims; d++) same = copy->to_dim[d] == copy->from_dim[d];
  return same;
}

static void make(struct making *m) {
  int64_t receiver[HPF_GRID_MAX] = {0}, sender[HPF_GRID_MAX] = {0};
  int receives = may_receive(m, rt_rank(), receiver), sends = rt_mapping_coords(m->from, rt_rank(), sender);
  struct rt_plan *plan = m->plan;
  take_steps(m);
  plan->in_place = is_in_place(m->copy, m->to, m->from);
  for (int d = 0; d < plan->dims; d++) {
    if (receives) list_receives(m, d, coord_in(m->to, m->copy->to_dim[d], receiver));
    if (sends) list_sends(m, d, coord_in(m->from, m->copy->from_dim[d], sender));
  }
  plan->send = rt_private((size_t)rt_images(), sizeof *plan->send);
  plan->receive = rt_private((size_t)rt_images(), sizeof *plan->receive);
  if (receives) find_senders(m);
  if (sends) find_receivers(m);
  share_buffers(plan);
}

static void free_lists(struct rt_blocks *lists, int64_t count) {
  for (int64_t i = 0; lists && i < count; i++) free(lists[i].block);
  free(lists);
}

static void clear(struct rt_plan *plan) {
  for (int d = 0; d < plan->dims; d++) {
    free_lists(plan->receive_blocks[d], plan->receive_coords[d]);
    free_lists(plan->send_blocks[d], plan->send_coords[d]);
  }
  free(plan->send);
  free(plan->receive);
  if (plan->buffers) pgas_free_local(plan->buffers);
  *plan = (struct rt_plan){.key = plan->key, .probe = plan->probe};
}

void hpf_copy_free(struct hpf_copy *copy) {
  struct rt_plan *plan = copy->plan;
  if (!plan) return;
  clear(plan);
  free(plan->key.number);
  free(plan->probe.number);
  free(plan);
  copy->plan = NULL;
}

static void write_key(struct rt_key *key, const struct making *m) {
  const struct hpf_copy *copy = m->copy;
  size_t dims = (size_t)copy->dims, to = (size_t)m->to->rank, from = (size_t)m->from->rank;
  key->elems = 0;
  rt_key_add(key, &copy->dims, 1);
  rt_key_add(key, copy->count, dims);
  rt_key_add(key, copy->to_dim, dims);
  rt_key_add(key, copy->from_dim, dims);
  rt_key_add(key, copy->to_lo, to);
  rt_key_add(key, copy->to_step, to);
  rt_key_add(key, copy->from_lo, from);
  rt_key_add(key, copy->from_step, from);
  rt_key_add_mapping(key, m->to);
  rt_key_add_mapping(key, m->from);
}

static int is_empty(const struct hpf_copy *copy) {
  for (int64_t d = 0; d < copy->dims; d++)
    if (copy->count[d] <= 0) return 1;
  return 0;
}

static void check_end(const struct hpf_copy *copy, const struct hpf_mapping *mapping, const int64_t *dim_of,
                      const int64_t *lo, const int64_t *step) {
  for (int dim = 0; dim < (int)mapping->rank; dim++) {
    int64_t elems = 1;
    for (int64_t d = 0; d < copy->dims; d++)
      if (dim_of[d] == dim) elems = copy->count[d];
    rt_mapping_check(mapping, dim, lo[dim], &copy->pos);
    rt_mapping_check(mapping, dim, elems > 1 ? lo[dim] + (elems - 1) * step[dim] : lo[dim], &copy->pos);
  }
}

struct rt_plan *rt_copy_plan(struct hpf_copy *copy, const struct hpf_mapping *to, const struct hpf_mapping *from) {
  struct rt_plan *plan = copy->plan;
  struct making making = {copy, to, from, plan};
  if (is_empty(copy)) return NULL;
  if (!plan) copy->plan = making.plan = plan = rt_private(1, sizeof *plan);
  write_key(&plan->probe, &making);
  if (rt_key_equal(&plan->key, &plan->probe)) return plan;
  clear(plan);
  struct rt_key old = plan->key;
  plan->key = plan->probe, plan->probe = old;
  check_end(copy, to, copy->to_dim, copy->to_lo, copy->to_step);
  check_end(copy, from, copy->from_dim, copy->from_lo, copy->from_step);
  make(&making);
  return plan;
}
