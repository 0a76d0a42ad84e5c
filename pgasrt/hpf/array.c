/* array.c: storage of mapped arrays: a box of the same size on every image, at the same symmetric address. */
#include "rt.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static int grid_dim(const struct hpf_array *array, int dim) { return (int)array->dist[dim]; }

/* Is the dimension cut, so that an image stores a tile with its shadow and not the whole extent? */
static int is_cut(const struct hpf_array *array, int dim) {
  int g = grid_dim(array, dim);
  return g >= 0 && array->layout->grid[g] > 1 && array->shadow_lo[dim] >= 0;
}

/* Of a buffer: does the dimension hold a range of indices? */
static int has_range(const struct hpf_array *array, int dim) { return array->shadow_lo[dim] == -2; }

static int64_t alignment(const struct hpf_array *array, int dim) { return array->align[dim] ? array->align[dim] : 1; }

static int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

/* The indices whose template cells lie in low..high: align*index + offset. */
static void indices_within(const struct hpf_array *array, int dim, int64_t low, int64_t high, int64_t *first, int64_t *last) {
  int64_t align = alignment(array, dim);
  int64_t from = (align > 0 ? low : high) - array->offset[dim], to = (align > 0 ? high : low) - array->offset[dim];
  *first = -floor_div(-from, align);
  *last = floor_div(to, align);
}

int64_t rt_array_store_lo(const struct hpf_array *array, int dim, const int64_t *tile) {
  if (!is_cut(array, dim)) return array->lo[dim];
  int64_t first, last, low = tile[grid_dim(array, dim)];
  indices_within(array, dim, low, low + tile[HPF_GRID_MAX + grid_dim(array, dim)] - 1, &first, &last);
  return first - array->shadow_lo[dim];
}

/* The tiles of an image stand one behind the other, each in a slot of its own with the shadow around it. */
int64_t rt_array_slot_elems(const struct hpf_array *array, int dim) {
  int64_t cells = alignment(array, dim) < 0 ? -alignment(array, dim) : alignment(array, dim);
  if (is_cut(array, dim))
    return (array->layout->most[grid_dim(array, dim)] - 1) / cells + 1 + array->shadow_lo[dim] + array->shadow_hi[dim];
  if (has_range(array, dim)) return array->extent[dim];
  return array->hi[dim] < array->lo[dim] ? 0 : array->hi[dim] - array->lo[dim] + 1;
}

static int is_tiled_multi(const struct hpf_array *array) {
  if (!array->layout || !array->layout->owner) return 0;
  for (int k = 0; k < (int)array->rank; k++)
    if (is_cut(array, k)) return 1;
  return 0;
}

/* With MULTI the slots stand one behind the other in the last dimension, whether or not that is cut. */
int64_t rt_array_slots(const struct hpf_array *array, int dim) {
  int g = grid_dim(array, dim);
  if (array->layout && array->layout->owner)
    return dim == (int)array->rank - 1 && is_tiled_multi(array) ? array->layout->parts : 1;
  if (!is_cut(array, dim) || array->layout->first[g]) return 1;
  int64_t tiles = rt_layout_tiles(array->layout, g), grid = array->layout->grid[g];
  return tiles > grid ? (tiles - 1) / grid + 1 : 1;
}

int rt_array_has_slots(const struct hpf_array *array) {
  for (int k = 0; k < (int)array->rank; k++)
    if (rt_array_slots(array, k) > 1) return 1;
  return 0;
}

static int64_t slot_of(const struct hpf_array *array, int dim, const int64_t *tile) {
  const struct hpf_layout *layout = array->layout;
  int g = grid_dim(array, dim);
  if (layout && layout->owner) return rt_array_slots(array, dim) > 1 ? layout->slot[rt_multi_number(layout, tile)] : 0;
  return is_cut(array, dim) && rt_array_slots(array, dim) > 1 ? (tile[g] - layout->lb[g]) / layout->block[g] / layout->grid[g] : 0;
}

/* How far the slot of a tile is from the first one. */
static int64_t slot_start(const struct hpf_array *array, int dim, const int64_t *tile) {
  return slot_of(array, dim, tile) * rt_array_slot_elems(array, dim);
}

/* How far an index is from the first stored one of the dimension, in a tile or its shadow. */
static int64_t place_in(const struct hpf_array *array, int dim, const int64_t *tile, int64_t index) {
  return index - rt_array_store_lo(array, dim, tile) + slot_start(array, dim, tile);
}

/* The tile that owns an index, in the grid dimension of that array dimension. */
static void find_tile(const struct hpf_array *array, int dim, int64_t index, int64_t *tile) {
  const struct hpf_layout *layout = array->layout;
  int g = grid_dim(array, dim);
  if (g < 0) return;
  int64_t cell = alignment(array, dim) * index + array->offset[dim];
  int64_t number = layout->first[g] ? rt_tile_at(layout->first[g], layout->grid[g], cell) : (cell - layout->lb[g]) / layout->block[g];
  tile[g] = rt_layout_first(layout, g, number);
  tile[HPF_GRID_MAX + g] = rt_layout_first(layout, g, number + 1) - tile[g];
}

int64_t rt_array_own_place(const struct hpf_array *array, int dim, int64_t index) {
  int64_t tile[HPF_TILE];
  if (!is_cut(array, dim)) return index - array->lo[dim];
  find_tile(array, dim, index, tile);
  return place_in(array, dim, tile, index);
}

/* ---- who owns what ---- */

struct list {
  struct rt_run **runs;
  int *room, count;
};

static void add_run(struct list *list, int64_t first, int64_t elems, int64_t step) {
  if (elems <= 0) return;
  if (list->count == *list->room) {
    struct rt_run *old = *list->runs;
    int room = *list->room ? 2 * *list->room : 4;
    *list->runs = rt_private((size_t)room, sizeof **list->runs);
    for (int i = 0; i < list->count; i++) (*list->runs)[i] = old[i];
    free(old);
    *list->room = room;
  }
  (*list->runs)[list->count++] = (struct rt_run){first, elems, step};
}

/* The template cells low..high that a coordinate owns, one run of indices for each tile. */
static void add_tiles(struct list *list, const struct hpf_array *array, int dim, int64_t coord, int64_t low, int64_t high) {
  const struct hpf_layout *layout = array->layout;
  int g = grid_dim(array, dim);
  int64_t grid = layout->grid[g], first, last;
  int64_t tile = low <= layout->lb[g] || layout->first[g] ? 0 : (low - layout->lb[g]) / layout->block[g];
  tile += ((coord - tile) % grid + grid) % grid;
  for (; tile < rt_layout_tiles(layout, g); tile += grid) {
    int64_t from = rt_layout_first(layout, g, tile), to = rt_layout_first(layout, g, tile + 1) - 1;
    if (from > high) break;
    indices_within(array, dim, from > low ? from : low, to < high ? to : high, &first, &last);
    add_run(list, first, last - first + 1, 1);
  }
}

/* CYCLIC with an alignment by neighbours: the cells of a coordinate are one run. */
static void add_cells(struct list *list, const struct hpf_array *array, int dim, int64_t coord, int64_t low, int64_t high) {
  const struct hpf_layout *layout = array->layout;
  int g = grid_dim(array, dim);
  int64_t grid = layout->grid[g], lb = layout->lb[g], first, last;
  low += ((coord - (low - lb)) % grid + grid) % grid;
  high -= (((high - lb) - coord) % grid + grid) % grid;
  if (low > high) return;
  indices_within(array, dim, low, high, &first, &last);
  add_run(list, first, (high - low) / grid + 1, grid);
}

int rt_array_runs(const struct hpf_array *array, int dim, int place, int64_t lo, int64_t hi, int unit, struct rt_run **runs,
                  int *room) {
  struct list list = {.runs = runs, .room = room};
  const struct hpf_layout *layout = array->layout;
  int g = grid_dim(array, dim);
  if (lo < array->lo[dim]) lo = array->lo[dim];
  if (hi > array->hi[dim]) hi = array->hi[dim];
  if (lo > hi) return 0;
  if (g < 0) {
    add_run(&list, lo, hi - lo + 1, 1);
    return list.count;
  }
  int64_t coord = rt_layout_coord(layout, place, g), align = alignment(array, dim);
  if (coord == layout->grid[g]) return 0;
  int64_t one = align * lo + array->offset[dim], other = align * hi + array->offset[dim];
  int64_t low = one < other ? one : other, high = one < other ? other : one;
  if (!unit && !layout->first[g] && layout->block[g] == 1 && layout->grid[g] > 1 && (align == 1 || align == -1))
    add_cells(&list, array, dim, coord, low, high);
  else
    add_tiles(&list, array, dim, coord, low, high);
  return list.count;
}

static int is_aligned(const struct hpf_array *array, int g) {
  for (int k = 0; k < (int)array->rank; k++)
    if (array->dist[k] == g) return 1;
  return 0;
}

int rt_array_gives(const struct hpf_array *array, int rank, int receiver) {
  const struct hpf_layout *layout = array->layout;
  if (!layout) return receiver < 0 || rank == 0;
  if (rank >= rt_layout_images(layout)) return 0;
  if (layout->owner) return 1;
  for (int g = 0; g < (int)layout->rank; g++) {
    int64_t coord = rt_layout_coord(layout, rank, g), wanted = coord;
    if (is_aligned(array, g)) continue;
    if (array->held[g] == HPF_IN_CELL) {
      wanted = rt_layout_owner(layout, g, array->cell[g]);
    } else if (receiver >= 0) {
      wanted = rt_layout_coord(layout, receiver, g);
      if (wanted == layout->grid[g]) wanted = 0;
    }
    if (coord != wanted) return 0;
  }
  return 1;
}

/* The first of an image's places with a cell from `cell` on: with INDIRECT they ascend, and each has one. */
static int place_from(const struct hpf_layout *layout, int rank, int64_t cell) {
  int low = 0, high = (int)layout->parts;
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (layout->lb[0] + layout->part[rank * layout->parts + middle] < cell)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* The numbers of the places of an image that may own some of a box, from the result to *end-1. */
int rt_array_places(const struct hpf_array *array, int rank, const int64_t *lo, const int64_t *hi, int *end) {
  const struct hpf_layout *layout = array->layout;
  int k = 0;
  *end = rt_layout_places(layout);
  if (layout->format[0] != HPF_INDIRECT || rank >= rt_layout_images(layout)) return 0;
  while (k < (int)array->rank && grid_dim(array, k) < 0) k++;
  if (k == (int)array->rank) return 0;
  int64_t a = alignment(array, k) * lo[k] + array->offset[k], b = alignment(array, k) * hi[k] + array->offset[k];
  *end = place_from(layout, rank, (a > b ? a : b) + 1);
  return place_from(layout, rank, a < b ? a : b);
}

int rt_array_owner(const struct hpf_array *array, const int64_t *index) {
  const struct hpf_layout *layout = array->layout;
  int64_t coord[HPF_GRID_MAX] = {0};
  if (!layout) return 0;
  for (int g = 0; g < (int)layout->rank; g++)
    if (array->held[g] == HPF_IN_CELL && !is_aligned(array, g)) coord[g] = rt_layout_owner(layout, g, array->cell[g]);
  for (int k = 0; k < (int)array->rank; k++) {
    int g = grid_dim(array, k);
    if (g >= 0) coord[g] = rt_layout_owner(layout, g, alignment(array, k) * index[k] + array->offset[k]);
  }
  return rt_layout_rank(layout, coord);
}

/* Where the element stands in this tile or its shadow, on the image that has the tile, as a symmetric address. */
char *rt_array_address(const struct hpf_array *array, const int64_t *tile, const int64_t *first, const int64_t *index) {
  int64_t elems = 0;
  for (int k = 0; k < (int)array->rank; k++) {
    int64_t place = has_range(array, k) ? index[k] - first[k] + slot_start(array, k, tile) : place_in(array, k, tile, index[k]);
    elems += place * array->stride[k];
  }
  return array->base + elems * array->elem_bytes;
}

/* Where it stands on an image that owns it. */
char *rt_array_own_address(const struct hpf_array *array, const int64_t *index) {
  int64_t elems = 0, tile[HPF_TILE];
  if (is_tiled_multi(array)) {
    for (int k = 0; k < (int)array->rank; k++) find_tile(array, k, index[k], tile);
    return rt_array_address(array, tile, NULL, index);
  }
  for (int k = 0; k < (int)array->rank; k++) elems += rt_array_own_place(array, k, index[k]) * array->stride[k];
  return array->base + elems * array->elem_bytes;
}

int64_t rt_array_shape(struct hpf_array *array, const struct hpf_pos *pos) {
  int64_t elems = 1, bytes;
  int overflow = 0;
  for (int k = 0; k < (int)array->rank; k++) {
    array->stride[k] = elems;
    overflow |= __builtin_mul_overflow(elems, rt_array_slot_elems(array, k), &elems);
    overflow |= __builtin_mul_overflow(elems, rt_array_slots(array, k), &elems);
  }
  overflow |= __builtin_mul_overflow(elems, array->elem_bytes, &bytes);
  if (overflow) rt_fail(pos, "array '%s' is larger than any memory; use a smaller array", array->name);
  return bytes;
}

/* Of an element of an array that lies outside of what the array is aligned with. */
struct outside {
  int dim;
  int64_t index, cell;
};

/* HPF 2.0, 3.4: an array lies within what it is aligned with. Returns 1 and tells where, if it does not. */
static int leaves_target(const struct hpf_array *array, struct outside *where) {
  const struct hpf_layout *layout = array->layout;
  for (int k = 0; layout && k < (int)array->rank; k++) {
    int g = grid_dim(array, k);
    if (g < 0 || array->hi[k] < array->lo[k]) continue;
    int64_t ends[2] = {array->lo[k], array->hi[k]};
    for (int i = 0; i < 2; i++) {
      int64_t cell = alignment(array, k) * ends[i] + array->offset[k];
      if (cell >= layout->lb[g] && cell <= layout->ub[g]) continue;
      *where = (struct outside){k, ends[i], cell};
      return 1;
    }
  }
  return 0;
}

int rt_array_lies_within(const struct hpf_array *array) {
  struct outside where;
  return !leaves_target(array, &where);
}

/* Constant bounds have been checked by the compiler. */
static void check_target(const struct hpf_array *array, const struct hpf_pos *pos) {
  struct outside at;
  if (!leaves_target(array, &at)) return;
  int g = grid_dim(array, at.dim);
  rt_fail(pos, "index %" PRId64 " of dimension %d of array '%s' is aligned with %" PRId64 ", outside of %" PRId64 ":%" PRId64, at.index, at.dim + 1,
          array->name, at.cell, array->layout->lb[g], array->layout->ub[g]);
}

void hpf_array_destroy(struct hpf_array *array) {
  if (array->buffer) {
    rt_leave_buffer(array);
    return;
  }
  hpf_give_back(&array, 1);
  pgas_free(array->base);
  array->base = array->origin = NULL;
}

int64_t rt_array_slot_step(const struct hpf_array *array, int dim) {
  if (rt_array_slots(array, dim) == 1 || array->layout->owner) return 0;
  return rt_array_slot_elems(array, dim) - array->layout->period[grid_dim(array, dim)] / alignment(array, dim);
}

/* An array that holds a value for a while is created each time it is needed: of the same size it keeps its memory. */
void hpf_array_create(struct hpf_array *array, const struct hpf_pos *pos) {
  char what[160];
  rt_at(pos);
  snprintf(what, sizeof what, "array '%.128s'", array->name ? array->name : "?");
  check_target(array, pos);
  hpf_give_back(&array, 1);
  int64_t bytes = rt_array_shape(array, pos);
  if (array->base && bytes != array->bytes) hpf_array_destroy(array);
  array->bytes = bytes;
  rt_count_memory(array, bytes);
  if (!array->base) array->base = rt_alloc((size_t)bytes, what, pos);
  int64_t first = 0, tile[HPF_TILE];
  if (array->layout) rt_layout_tile(array->layout, rt_layout_place(array->layout, rt_rank(), 0), tile);
  for (int k = 0; k < (int)array->rank; k++) {
    array->slot_step[k] = rt_array_slot_step(array, k);
    array->store_lo[k] = rt_array_store_lo(array, k, array->layout ? tile : NULL);
    first += array->store_lo[k] * array->stride[k];
  }
  array->origin = (char *)((uintptr_t)array->base - (uintptr_t)(first * array->elem_bytes)); /* NOLINT: virtual */
}

int64_t hpf_multi_shift(const struct hpf_array *array, const int64_t *start) {
  const struct hpf_layout *layout = array->layout;
  int64_t tile[HPF_TILE], shift = 0;
  if (!is_tiled_multi(array)) return 0;
  for (int g = 0; g < (int)layout->rank; g++) tile[g] = start[g], tile[HPF_GRID_MAX + g] = layout->block[g];
  for (int k = 0; k < (int)array->rank; k++) {
    int64_t nearer = has_range(array, k) ? 0 : array->store_lo[k] - rt_array_store_lo(array, k, tile);
    shift += (nearer + slot_start(array, k, tile)) * array->stride[k];
  }
  return shift;
}

int64_t hpf_multi_shift_of(const struct hpf_array *array, const int64_t *index) {
  int64_t tile[HPF_TILE];
  if (!is_tiled_multi(array)) return 0;
  for (int k = 0; k < (int)array->rank; k++) find_tile(array, k, index[k], tile);
  return hpf_multi_shift(array, tile);
}
