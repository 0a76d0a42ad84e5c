/* reduce.c: reductions. On one node, all images share memory:

     short:  each copies its part to its board; after a barrier each folds all parts in the order of the team
     long:   each folds one slice of all parts and stores the result at every image; no part is copied when all of them
             stand in the segment, else they go through the boards in pieces

   On several nodes, piece by piece: a binomial tree in each node, recursive doubling between the leaders, and their
   result to its node; with one level, recursive doubling between all. The result has the same bits on every image. */
#include "lane.h"
#include <stdlib.h>
#include <string.h>

enum { SHORT_BYTES = 2048, BLOCK_BYTES = 16 << 10, LINE_BYTES = 64 };

static RT_IMAGE struct {
  _Alignas(LINE_BYTES) char block[RT_AREA_BYTES];
} state;

/* A reduction as its pieces see it; root: index of the only one that wants the result, or -1. */
struct reduction {
  struct rt_lane *lane;
  const struct pgas_operator *operator;
  int root;
};

static void combine(const struct reduction *r, void *into, const void *from, size_t elems) {
  r->operator->combine(into, from, elems, r->operator->context);
}

static int wants_result(const struct reduction *r, int index) { return r->root < 0 || r->root == index; }

/* Another board's counterpart of an address on mine. */
static char *beside(const struct rt_lane *lane, int place, const char *mine) {
  return (char *)lane->local[place] + (mine - (char *)lane->board);
}

/* ---- one node ---- */

static void reduce_short(const struct reduction *r, void *data, size_t elems) {
  struct rt_lane *lane = r->lane;
  char *area = lane->area[lane->reductions++ % 2];
  size_t bytes = elems * r->operator->elem_bytes;
  memcpy(area, data, bytes);
  rt_barrier(lane);
  if (lane->broken || !wants_result(r, lane->team->index)) return;
  memcpy(data, beside(lane, 0, area), bytes);
  for (int place = 1; place < lane->team->size; place++) combine(r, data, beside(lane, place, area), elems);
}

/* Folds elements first..first+elems-1 of all parts into all parts. */
static void fold_block(const struct reduction *r, char *const *part, size_t first, size_t elems) {
  size_t offset = first * r->operator->elem_bytes, bytes = elems * r->operator->elem_bytes;
  int size = r->lane->team->size;
  memcpy(state.block, part[0] + offset, bytes);
  for (int index = 1; index < size; index++) combine(r, state.block, part[index] + offset, elems);
  for (int index = 0; index < size; index++)
    if (wants_result(r, index)) memcpy(part[index] + offset, state.block, bytes);
}

/* The first element of an image's slice; slices do not share cache lines when the parts are aligned. */
static size_t slice_start(const struct reduction *r, size_t elems, int index) {
  size_t grain = r->operator->elem_bytes < LINE_BYTES ? LINE_BYTES / r->operator->elem_bytes : 1;
  size_t grains = (elems + grain - 1) / grain;
  size_t start = (size_t)((__uint128_t)grains * (unsigned)index / (unsigned)r->lane->team->size) * grain;
  return start < elems ? start : elems;
}

static void fold_slice(const struct reduction *r, char *const *part, size_t elems) {
  size_t most = BLOCK_BYTES / r->operator->elem_bytes;
  size_t end = slice_start(r, elems, r->lane->team->index + 1);
  if (most == 0) most = 1;
  for (size_t first = slice_start(r, elems, r->lane->team->index); first < end; first += most)
    fold_block(r, part, first, end - first < most ? end - first : most);
}

static void reduce_piece(const struct reduction *r, char *data, size_t elems, char **part) {
  struct rt_lane *lane = r->lane;
  char *area = lane->area[lane->reductions++ % 2];
  size_t bytes = elems * r->operator->elem_bytes;
  for (int place = 0; place < lane->team->size; place++) part[place] = beside(lane, place, area);
  memcpy(area, data, bytes);
  rt_barrier(lane);
  if (!lane->broken) fold_slice(r, part, elems);
  rt_barrier(lane);
  if (wants_result(r, lane->team->index)) memcpy(data, area, bytes);
}

/* Do all parts stand in the segment? Then part[] holds their addresses. */
static int exchange_offers(struct rt_lane *lane, void *data, size_t bytes, char **part) {
  struct rt_offer *offer = &lane->board->offer[lane->reductions++ % 2];
  int all = 1;
  offer->data = rt_in_segment(data, bytes) ? data : NULL;
  rt_barrier(lane);
  for (int place = 0; place < lane->team->size; place++) {
    part[place] = ((struct rt_offer *)(void *)beside(lane, place, (char *)offer))->data;
    all &= part[place] != NULL;
  }
  return all && !lane->broken;
}

static void reduce_long(const struct reduction *r, char *data, size_t elems) {
  char **part = rt_private((size_t)r->lane->team->size, sizeof *part);
  size_t elem_bytes = r->operator->elem_bytes, most = RT_AREA_BYTES / elem_bytes;
  if (exchange_offers(r->lane, data, elems * elem_bytes, part)) {
    fold_slice(r, part, elems);
    rt_barrier(r->lane);
  } else {
    for (size_t first = 0; first < elems; first += most)
      reduce_piece(r, data + first * elem_bytes, elems - first < most ? elems - first : most, part);
  }
  free(part);
}

/* ---- several nodes ---- */

/* mine = lower o upper, where `mine` is one of the two and theirs the other. Destroys theirs. */
static void combine_ordered(const struct reduction *r, void *mine, void *theirs, size_t elems, int mine_is_lower) {
  if (mine_is_lower || r->operator->commutative) {
    combine(r, mine, theirs, elems);
    return;
  }
  combine(r, theirs, mine, elems);
  memcpy(mine, theirs, elems * r->operator->elem_bytes);
}

static int member(const struct rt_group *group, int place) { return group->index ? group->index[place] : place; }

/* Recursive doubling among 2^k places, of which `extra` stand for two members: the even ones of the first 2*extra
   places give their part to the next and get the result from it. */
static void double_recursively(const struct reduction *r, const struct rt_group *group, char *data, size_t elems) {
  int places = 1, me = group->me;
  while (places * 2 <= group->size) places *= 2;
  int extra = group->size - places, place = me < 2 * extra ? me / 2 : me - extra;
  size_t bytes = elems * r->operator->elem_bytes;
  if (me < 2 * extra && me % 2 == 0) {
    rt_send(r->lane, member(group, me + 1), data, bytes);
    rt_receive(r->lane, member(group, me + 1), data, bytes);
    return;
  }
  char *theirs = rt_private(elems, r->operator->elem_bytes);
  if (me < 2 * extra) {
    rt_receive(r->lane, member(group, me - 1), theirs, bytes);
    combine_ordered(r, data, theirs, elems, 0);
  }
  for (int distance = 1; distance < places; distance *= 2) {
    int partner = place ^ distance;
    int index = member(group, partner < extra ? 2 * partner + 1 : partner + extra);
    rt_exchange(r->lane, index, data, bytes, index, theirs, bytes);
    combine_ordered(r, data, theirs, elems, place < partner);
  }
  if (me < 2 * extra) rt_send(r->lane, member(group, me - 1), data, bytes);
  free(theirs);
}

/* A binomial tree: place p takes the parts of places p+1, p+2, p+4, ... as far as its trailing zeros go. */
static void reduce_in_node(const struct reduction *r, char *area, size_t elems, uint64_t number) {
  struct rt_lane *lane = r->lane;
  int me = lane->team->nodes.local_place;
  for (int distance = 1; !(me & distance) && distance < lane->team->nodes.local_count; distance *= 2) {
    if (me + distance >= lane->team->nodes.local_count) continue;
    rt_lane_wait(lane, &lane->local[me + distance]->ready, number);
    if (!lane->broken) combine(r, area, beside(lane, me + distance, area), elems);
  }
  if (me > 0) rt_lane_post(lane, &lane->local[me]->ready, 1);
}

static void reduce_two_levels(const struct reduction *r, char *data, size_t elems) {
  struct rt_lane *lane = r->lane;
  uint64_t number = ++lane->node_reductions;
  char *area = lane->area[number % 2];
  size_t bytes = elems * r->operator->elem_bytes;
  struct rt_group leaders = rt_leaders(lane);
  memcpy(area, data, bytes);
  reduce_in_node(r, area, elems, number);
  if (lane->team->nodes.local_place == 0) {
    double_recursively(r, &leaders, area, elems);
    rt_lane_post(lane, &lane->local[0]->shared, 1);
  }
  rt_lane_wait_long(lane, &lane->local[0]->shared, number);
  if (wants_result(r, lane->team->index)) memcpy(data, beside(lane, 0, area), bytes);
}

static void reduce_nodes(const struct reduction *r, char *data, size_t elems) {
  int two_levels = rt_two_levels(r->lane) && (r->operator->commutative || r->lane->team->nodes.in_blocks);
  size_t most = RT_AREA_BYTES / r->operator->elem_bytes;
  struct rt_group all = rt_all(r->lane);
  for (size_t first = 0; first < elems; first += most) {
    char *piece = data + first * r->operator->elem_bytes;
    size_t count = elems - first < most ? elems - first : most;
    if (two_levels)
      reduce_two_levels(r, piece, count);
    else
      double_recursively(r, &all, piece, count);
  }
}

void rt_reduce(struct rt_lane *lane, void *data, size_t elems, const struct pgas_operator *operator, int root) {
  struct reduction r = {lane, operator, root};
  if (operator->elem_bytes == 0 || operator->elem_bytes > RT_AREA_BYTES)
    rt_fail(NULL, "a reduction of elements of %zu bytes; 1 to %d are allowed", operator->elem_bytes, RT_AREA_BYTES);
  if (lane->team->size == 1 || elems == 0) return;
  if (lane->team->nodes.count > 1)
    reduce_nodes(&r, data, elems);
  else if (elems * operator->elem_bytes <= SHORT_BYTES)
    reduce_short(&r, data, elems);
  else
    reduce_long(&r, data, elems);
}

/* Inclusive or exclusive, by doubling distances: after k rounds an image has the 2^k parts that end with its own. */
void rt_scan(struct rt_lane *lane, void *data, size_t elems, const struct pgas_operator *operator, int exclusive) {
  struct reduction r = {lane, operator, -1};
  size_t bytes = elems * operator->elem_bytes;
  int size = lane->team->size, me = lane->team->index;
  char *below = rt_private(elems, operator->elem_bytes), *sum = rt_private(elems, operator->elem_bytes);
  memcpy(sum, data, bytes);
  for (int distance = 1; distance < size; distance *= 2) {
    int to = me + distance < size, from = me - distance >= 0;
    rt_exchange(lane, me + distance, sum, to ? bytes : 0, me - distance, below, from ? bytes : 0);
    if (from) combine_ordered(&r, sum, below, elems, 0);
  }
  if (exclusive)
    rt_shift(lane, sum, data, bytes, 1, 0);
  else
    memcpy(data, sum, bytes);
  free(below);
  free(sum);
}
