/* mapping.c: owners and places of the elements of mapped arrays. */
#include "mapped.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
static int64_t ceil_div(int64_t a, int64_t b) { return -floor_div(-a, b); }
static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t greatest(int64_t a, int64_t b) { return a > b ? a : b; }

/* ---- tiles of a grid dimension ---- */

static int64_t tile_of(const struct hpf_mapping *m, int g, int64_t cell) {
  return m->first[g] ? rt_tile_at(m->first[g], m->images[g], cell) : floor_div(cell - m->lb[g], m->block[g]);
}

static int64_t tiles_of(const struct hpf_mapping *m, int g) {
  if (m->first[g]) return m->images[g];
  return m->ub[g] < m->lb[g] ? 0 : (m->ub[g] - m->lb[g]) / m->block[g] + 1;
}

static int64_t first_cell(const struct hpf_mapping *m, int g, int64_t tile) {
  return m->first[g] ? m->first[g][tile] : m->lb[g] + tile * m->block[g];
}

static int64_t last_cell(const struct hpf_mapping *m, int g, int64_t tile) {
  return m->first[g] ? m->first[g][tile + 1] - 1 : m->lb[g] + (tile + 1) * m->block[g] - 1;
}

/* ---- indices of an array dimension ---- */

static int64_t cell_of(const struct hpf_mapping *m, int dim, int64_t index) {
  return m->align[dim] * index + m->offset[dim];
}

/* The least and the greatest index whose cell is in the tile, whether or not the array has them. */
static int64_t first_index(const struct hpf_mapping *m, int dim, int64_t tile) {
  int g = (int)m->dist[dim];
  int64_t cell = m->align[dim] > 0 ? first_cell(m, g, tile) : last_cell(m, g, tile);
  return ceil_div(cell - m->offset[dim], m->align[dim]);
}

static int64_t last_index(const struct hpf_mapping *m, int dim, int64_t tile) {
  int g = (int)m->dist[dim];
  int64_t cell = m->align[dim] > 0 ? last_cell(m, g, tile) : first_cell(m, g, tile);
  return floor_div(cell - m->offset[dim], m->align[dim]);
}

static int64_t place_in(const struct hpf_mapping *m, int dim, int64_t tile, int64_t index) {
  int64_t g = m->dist[dim];
  if (g < 0 || m->whole[dim]) return (index - m->lo[dim]) * m->stride[dim];
  return (index - first_index(m, dim, tile) + m->shadow_lo[dim]) * m->stride[dim] +
         tile / m->images[g] * m->tile_stride[dim];
}

int64_t rt_mapping_dim_place(const struct hpf_mapping *m, int dim, int64_t index) {
  int g = (int)m->dist[dim];
  return place_in(m, dim, g < 0 ? 0 : tile_of(m, g, cell_of(m, dim, index)), index);
}

int64_t rt_mapping_coord(const struct hpf_mapping *m, int dim, int64_t index) {
  int g = (int)m->dist[dim];
  return tile_of(m, g, cell_of(m, dim, index)) % m->images[g];
}

void rt_mapping_tile(const struct hpf_mapping *m, int dim, int64_t index, int64_t *lo, int64_t *hi, int64_t *coord) {
  int g = (int)m->dist[dim];
  *lo = m->lo[dim], *hi = m->hi[dim], *coord = 0;
  if (g < 0) return;
  int64_t tile = tile_of(m, g, cell_of(m, dim, index));
  *lo = greatest(*lo, first_index(m, dim, tile)), *hi = least(*hi, last_index(m, dim, tile));
  *coord = tile % m->images[g];
}

int64_t hpf_mapping_place(const struct hpf_mapping *mapping, const int64_t *index) {
  int64_t place = 0;
  int64_t coord[HPF_GRID_MAX] = {0};
  for (int dim = 0; dim < (int)mapping->rank; dim++) {
    place += rt_mapping_dim_place(mapping, dim, index[dim]);
    if (mapping->dist[dim] >= 0) coord[mapping->dist[dim]] = rt_mapping_coord(mapping, dim, index[dim]);
  }
  return place + rt_mapping_slot(mapping, coord);
}

void rt_mapping_check(const struct hpf_mapping *m, int dim, int64_t index, const struct hpf_pos *pos) {
  if (index < m->lo[dim] || index > m->hi[dim]) hpf_fail_bounds(pos, m->name, dim + 1, index, m->lo[dim], m->hi[dim]);
}

/* ---- images ---- */

int rt_mapping_aligned(const struct hpf_mapping *mapping, int grid_dim) {
  for (int dim = 0; dim < (int)mapping->rank; dim++)
    if (mapping->dist[dim] == grid_dim) return dim;
  return -1;
}

static int64_t number_of(const struct hpf_layout *layout, const int64_t *coord) {
  int64_t number = 0;
  for (int g = (int)layout->rank - 1; g >= 0; g--) number = number * layout->grid[g] + coord[g];
  return number;
}

int64_t rt_mapping_slot(const struct hpf_mapping *mapping, const int64_t *coord) {
  return mapping->slot_stride ? mapping->multi->slot[number_of(mapping->multi, coord)] * mapping->slot_stride : 0;
}

int rt_mapping_rank(const struct hpf_mapping *mapping, const int64_t *coord) {
  if (mapping->multi) return (int)mapping->multi->owner[number_of(mapping->multi, coord)];
  int64_t rank = mapping->first_rank;
  for (int g = 0; g < (int)mapping->grid_rank; g++) rank += coord[g] * mapping->rank_stride[g];
  return (int)rank;
}

int rt_mapping_coords(const struct hpf_mapping *m, int rank, int64_t *coord) {
  int64_t rest = rank - m->first_rank;
  if (m->grid_rank == 0) return 1;
  if (rest < 0) return 0;
  for (int g = 0; g < (int)m->grid_rank; g++) coord[g] = rest / m->rank_stride[g] % m->images[g];
  return rt_mapping_rank(m, coord) == rank;
}

int64_t rt_mapping_fixed_coord(const struct hpf_mapping *mapping, int grid_dim) {
  return tile_of(mapping, grid_dim, mapping->cell[grid_dim]) % mapping->images[grid_dim];
}

int rt_mapping_is_home(const struct hpf_mapping *m, const int64_t *coord) {
  for (int g = 0; g < (int)m->grid_rank; g++)
    if (rt_mapping_aligned(m, g) < 0 && !m->replicated[g] && rt_mapping_fixed_coord(m, g) != coord[g]) return 0;
  return 1;
}

int rt_mapping_has_copies(const struct hpf_mapping *m) {
  if (m->grid_rank == 0) return rt_images() > 1;
  for (int g = 0; g < (int)m->grid_rank; g++)
    if (rt_mapping_aligned(m, g) < 0 && m->replicated[g] && m->images[g] > 1) return 1;
  return 0;
}

int32_t hpf_mapping_holds(const struct hpf_mapping *mapping, const int64_t *index) { return rt_mapping_has(mapping, index, rt_rank()); }

int rt_mapping_has(const struct hpf_mapping *mapping, const int64_t *index, int rank) {
  int64_t coord[HPF_GRID_MAX];
  if (mapping->multi) {
    for (int dim = 0; dim < (int)mapping->rank; dim++)
      if (mapping->dist[dim] >= 0) coord[mapping->dist[dim]] = rt_mapping_coord(mapping, dim, index[dim]);
    return rt_mapping_rank(mapping, coord) == rank;
  }
  if (!rt_mapping_coords(mapping, rank, coord) || !rt_mapping_is_home(mapping, coord)) return 0;
  for (int dim = 0; dim < (int)mapping->rank; dim++)
    if (mapping->dist[dim] >= 0 && rt_mapping_coord(mapping, dim, index[dim]) != coord[mapping->dist[dim]]) return 0;
  return 1;
}

/* ---- sections ---- */

static struct rt_spans new_spans(int64_t most) {
  return (struct rt_spans){.span = rt_private(most > 0 ? (size_t)most : 1, sizeof(struct rt_span))};
}

/* The section's elements within low..high, if any, are a span. */
static void add_span(struct rt_spans *spans, const struct hpf_mapping *m, int dim, int64_t tile, int64_t low, int64_t high,
                    const int64_t *section) {
  int64_t lo = section[0], step = section[1], elems = section[2];
  int64_t first = step > 0 ? ceil_div(low - lo, step) : ceil_div(high - lo, step);
  int64_t last = step > 0 ? floor_div(high - lo, step) : floor_div(low - lo, step);
  if (low > high) return;
  first = greatest(first, 0), last = least(last, elems - 1);
  if (first <= last)
    spans->span[spans->count++] = (struct rt_span){first, last, place_in(m, dim, tile, lo + first * step)};
}

static void reverse(struct rt_spans *spans) {
  for (int64_t i = 0, j = spans->count - 1; i < j; i++, j--) {
    struct rt_span span = spans->span[i];
    spans->span[i] = spans->span[j];
    spans->span[j] = span;
  }
}

struct rt_spans rt_mapping_spans(const struct hpf_mapping *m, int dim, int64_t coord, int64_t lo, int64_t step,
                               int64_t elems) {
  const int64_t section[3] = {lo, step, elems};
  int g = (int)m->dist[dim];
  if (g < 0) {
    struct rt_spans one = new_spans(1);
    add_span(&one, m, dim, 0, m->lo[dim], m->hi[dim], section);
    return one;
  }
  if (elems <= 0) return new_spans(0);
  int64_t a = tile_of(m, g, cell_of(m, dim, lo)), b = tile_of(m, g, cell_of(m, dim, lo + (elems - 1) * step));
  int64_t from = greatest(least(a, b), 0), to = least(greatest(a, b), tiles_of(m, g) - 1);
  from += ((coord - from) % m->images[g] + m->images[g]) % m->images[g];
  struct rt_spans spans = new_spans(from > to ? 0 : (to - from) / m->images[g] + 1);
  for (int64_t tile = from; tile <= to; tile += m->images[g])
    add_span(&spans, m, dim, tile, first_index(m, dim, tile), last_index(m, dim, tile), section);
  if (a > b) reverse(&spans);
  return spans;
}

/* ---- storage ---- */

static int64_t tiles_of_image(const struct hpf_mapping *m, int g) {
  return greatest(ceil_div(tiles_of(m, g), m->images[g]), 1);
}

static int64_t widest_tile(const struct hpf_mapping *m, int dim) {
  int g = (int)m->dist[dim];
  int64_t widest = 0;
  if (!m->first[g]) return (m->block[g] - 1) / llabs(m->align[dim]) + 1;
  for (int64_t tile = 0; tile < m->images[g]; tile++)
    widest = greatest(widest, last_index(m, dim, tile) - first_index(m, dim, tile) + 1);
  return widest;
}

static int64_t stored_elems(struct hpf_mapping *m, int dim) {
  int g = (int)m->dist[dim];
  if (g < 0 || m->whole[dim]) return greatest(m->hi[dim] - m->lo[dim] + 1, 0);
  m->tile_stride[dim] = widest_tile(m, dim) + m->shadow_lo[dim] + m->shadow_hi[dim];
  return m->tile_stride[dim] * tiles_of_image(m, g);
}

void hpf_mapping_create(struct hpf_mapping *mapping, const struct hpf_pos *pos) {
  int64_t elems = 1, bytes;
  char what[160];
  int overflow = 0;
  rt_at(pos);
  for (int dim = 0; dim < (int)mapping->rank; dim++) {
    int64_t extent = stored_elems(mapping, dim);
    mapping->stride[dim] = elems;
    mapping->tile_stride[dim] *= elems;
    overflow |= __builtin_mul_overflow(elems, extent, &elems);
  }
  overflow |= __builtin_mul_overflow(elems, mapping->elem_bytes, &bytes);
  const char *name = mapping->name ? mapping->name : "?";
  if (overflow) rt_fail(pos, "array '%s' is larger than any memory; use a smaller array", name);
  snprintf(what, sizeof what, "array '%.128s'", name);
  mapping->base = rt_alloc((size_t)bytes, what, pos);
}

void hpf_mapping_destroy(struct hpf_mapping *mapping) {
  pgas_free(mapping->base);
  mapping->base = NULL;
}

static void take_grid(struct hpf_mapping *mapping, const struct hpf_array *array) {
  const struct hpf_layout *layout = array->layout;
  int64_t stride = 1;
  mapping->grid_rank = layout->rank;
  if (layout->owner) {
    int last = (int)array->rank - 1;
    mapping->multi = layout;
    if (rt_array_has_slots(array)) mapping->slot_stride = rt_array_slot_elems(array, last) * array->stride[last];
  }
  for (int g = 0; g < (int)layout->rank; g++) {
    if (layout->format[g] < HPF_BLOCK || layout->format[g] > HPF_INDIRECT)
      rt_fail(NULL, "internal error: mapping.c does not know format %d of '%s'", (int)layout->format[g], array->name);
    mapping->images[g] = layout->grid[g];
    mapping->rank_stride[g] = stride;
    mapping->lb[g] = layout->lb[g], mapping->ub[g] = layout->ub[g];
    mapping->block[g] = layout->block[g];
    mapping->first[g] = layout->first[g];
    mapping->replicated[g] = array->held[g] != HPF_IN_CELL;
    mapping->cell[g] = array->cell[g];
    stride *= layout->grid[g];
  }
}

void hpf_mapping_of(struct hpf_mapping *mapping, const struct hpf_array *array) {
  *mapping = (struct hpf_mapping){.name = array->name, .rank = array->rank, .elem_bytes = array->elem_bytes,
                                  .base = array->base};
  for (int dim = 0; dim < (int)array->rank; dim++) {
    int64_t g = array->dist[dim];
    mapping->lo[dim] = array->lo[dim], mapping->hi[dim] = array->hi[dim];
    mapping->dist[dim] = g;
    mapping->align[dim] = array->align[dim] ? array->align[dim] : 1, mapping->offset[dim] = array->offset[dim];
    mapping->whole[dim] = g < 0 || array->layout->grid[g] == 1 || array->shadow_lo[dim] < 0;
    mapping->shadow_lo[dim] = array->shadow_lo[dim], mapping->shadow_hi[dim] = array->shadow_hi[dim];
    mapping->stride[dim] = array->stride[dim];
    if (!mapping->whole[dim]) mapping->tile_stride[dim] = rt_array_slot_elems(array, dim) * array->stride[dim];
  }
  if (array->layout) take_grid(mapping, array);
}

/* ---- keys ---- */

static void make_room(struct rt_key *key, size_t elems) {
  if (key->elems + elems <= key->room) return;
  key->room = 2 * (key->elems + elems);
  key->number = realloc(key->number, key->room * sizeof *key->number);
  if (!key->number) rt_fail(NULL, "out of memory on image %d", rt_rank() + 1);
}

void rt_key_add(struct rt_key *key, const int64_t *numbers, size_t elems) {
  make_room(key, elems);
  for (size_t i = 0; i < elems; i++) key->number[key->elems++] = numbers[i];
}

void rt_key_add_mapping(struct rt_key *key, const struct hpf_mapping *m) {
  size_t rank = (size_t)m->rank, grid_rank = (size_t)m->grid_rank;
  const int64_t *by_dim[] = {m->lo, m->hi, m->dist, m->align, m->offset, m->whole, m->shadow_lo, m->stride, m->tile_stride};
  const int64_t *by_grid[] = {m->images, m->rank_stride, m->lb, m->ub, m->block, m->replicated, m->cell};
  rt_key_add(key, (int64_t[]){m->rank, m->elem_bytes, m->grid_rank, m->first_rank, m->multi ? m->multi->parts : 0, m->slot_stride}, 6);
  for (size_t i = 0; i < sizeof by_dim / sizeof *by_dim; i++) rt_key_add(key, by_dim[i], rank);
  for (size_t i = 0; i < sizeof by_grid / sizeof *by_grid; i++) rt_key_add(key, by_grid[i], grid_rank);
  for (size_t g = 0; g < grid_rank; g++) {
    if (m->multi && m->multi->format[0] == HPF_INDIRECT) rt_key_add(key, m->multi->owner, (size_t)m->images[g]);
    rt_key_add(key, &(int64_t){m->first[g] != NULL}, 1);
    if (m->first[g]) rt_key_add(key, m->first[g], (size_t)m->images[g] + 1);
  }
}

int rt_key_equal(const struct rt_key *a, const struct rt_key *b) {
  return a->elems == b->elems && memcmp(a->number, b->number, a->elems * sizeof *a->number) == 0;
}
