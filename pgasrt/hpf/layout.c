/* layout.c: tiles dealt to a grid of images, column-major: rank = c_1 + g_1*(c_2 + g_2*c_3). */
#include "mapped.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static int64_t ceil_div(int64_t a, int64_t b) { return a <= 0 ? 0 : (a - 1) / b + 1; }

/* The extent of a tile, at least 1. What one image has whole is one tile. BLOCK over f processors on g <= f images: ceil(f/g) blocks of neighbours are one. */
static int64_t tile_cells(const struct hpf_layout *layout, int dim, int64_t extent) {
  int64_t size = layout->size[dim], grid = layout->grid[dim];
  if (layout->owner) return extent > grid ? ceil_div(extent, grid) : 1;
  if (layout->format[dim] == HPF_CYCLIC && grid == 1) return extent > 0 ? extent : 1;
  if (layout->format[dim] == HPF_CYCLIC) return size > 0 ? size : 1;
  int64_t processors = layout->fixed[dim] > grid ? layout->fixed[dim] : grid;
  if (size > 0) {
    int64_t blocks = ceil_div(extent, size);
    return size * (blocks > grid ? ceil_div(blocks, grid) : 1);
  }
  int64_t block = ceil_div(extent, processors) * ceil_div(processors, grid);
  return block > 0 ? block : 1;
}

static int64_t extent_of(const struct hpf_layout *layout, int dim) {
  return layout->ub[dim] < layout->lb[dim] ? 0 : layout->ub[dim] - layout->lb[dim] + 1;
}

/* ---- GEN_BLOCK ---- */

void hpf_layout_table(struct hpf_layout *layout, int64_t dim, const void *integers, int64_t count, int64_t stride_bytes,
                      int64_t kind, const struct hpf_pos *pos) {
  rt_at(pos);
  if (count < 1 && layout->format[dim] == HPF_GEN_BLOCK)
    rt_fail(pos, "GEN_BLOCK has no sizes in the distribution of '%s'", layout->name ? layout->name : "?");
  free(layout->sizes[dim]);
  layout->sizes[dim] = rt_private((size_t)count, sizeof *layout->sizes[dim]);
  layout->size[dim] = count;
  for (int64_t i = 0; integers && i < count; i++) {
    const char *at = (const char *)integers + i * stride_bytes;
    int64_t size = kind == 1 ? *(const int8_t *)at : kind == 2 ? *(const int16_t *)at : 0;
    if (kind == 4) size = *(const int32_t *)at;
    if (kind == 8) size = *(const int64_t *)at;
    layout->sizes[dim][i] = size;
  }
}

void hpf_layout_cell(struct hpf_layout *layout, int64_t dim, int64_t number, int64_t processor) { layout->sizes[dim][number] = processor; }

/* HPF 2.0, 8.7: no size is negative, and they cover the dimension. */
static void check_sizes(const struct hpf_layout *layout, int dim, const struct hpf_pos *pos) {
  const char *name = layout->name ? layout->name : "?";
  int64_t sum = 0, count = layout->size[dim], extent = extent_of(layout, dim);
  if (layout->fixed[dim] > 0 && layout->fixed[dim] != count)
    rt_fail(pos, "GEN_BLOCK has %" PRId64 " sizes in dimension %d of the distribution of '%s', for %" PRId64 " processors",
            count, dim + 1, name, layout->fixed[dim]);
  for (int64_t i = 0; i < count; i++) {
    int64_t size = layout->sizes[dim][i];
    if (size < 0)
      rt_fail(pos, "size %" PRId64 " of GEN_BLOCK in dimension %d of the distribution of '%s' is negative: %" PRId64, i + 1,
              dim + 1, name, size);
    sum = sum + size < extent && size < extent ? sum + size : extent;
  }
  if (sum < extent)
    rt_fail(pos, "the sizes of GEN_BLOCK in dimension %d of the distribution of '%s' add up to %" PRId64 ", but there are %" PRId64
            " elements", dim + 1, name, sum, extent);
}

/* The table of first cells, kept where it is as it was. Neighbouring blocks are one where there are fewer images. */
static void cut_by_sizes(struct hpf_layout *layout, int dim) {
  int64_t grid = layout->grid[dim], count = layout->size[dim], joined = ceil_div(count, grid);
  int64_t cell = layout->lb[dim], end = cell + extent_of(layout, dim);
  int64_t *first = rt_private((size_t)grid + 1, sizeof *first);
  for (int64_t tile = 0; tile < grid; tile++) {
    first[tile] = cell;
    for (int64_t i = tile * joined; i < (tile + 1) * joined && i < count; i++)
      cell = layout->sizes[dim][i] < end - cell ? cell + layout->sizes[dim][i] : end;
  }
  first[grid] = end;
  if (layout->first[dim] && !memcmp(layout->first[dim], first, ((size_t)grid + 1) * sizeof *first)) {
    free(first);
    return;
  }
  free(layout->first[dim]);
  layout->first[dim] = first;
  layout->version++;
}

int64_t rt_tile_at(const int64_t *first, int64_t tiles, int64_t cell) {
  int64_t low = 0, high = tiles - 1;
  while (low < high) {
    int64_t middle = high - (high - low) / 2;
    if (first[middle] <= cell)
      low = middle;
    else
      high = middle - 1;
  }
  return low;
}

static int64_t largest_tile(const struct hpf_layout *layout, int dim) {
  int64_t most = 1;
  const int64_t *first = layout->first[dim];
  if (!first) return layout->block[dim];
  for (int64_t tile = 0; tile < layout->grid[dim]; tile++)
    if (first[tile + 1] - first[tile] > most) most = first[tile + 1] - first[tile];
  return most;
}

/* ---- all formats ---- */

int64_t rt_layout_tiles(const struct hpf_layout *layout, int dim) {
  if (layout->first[dim]) return layout->grid[dim];
  return ceil_div(extent_of(layout, dim), layout->block[dim]);
}

void hpf_layout_span(const struct hpf_layout *layout, int64_t dim, int64_t *range) {
  range[0] = layout->lb[dim];
  range[1] = layout->lb[dim] + (rt_layout_tiles(layout, (int)dim) - 1) * layout->block[dim];
  range[2] = layout->block[dim];
}

/* With MULTI an image that has tiles has some in every place of a dimension. */
static void place_multi(struct hpf_layout *layout, int dim) {
  int takes_part = rt_rank() < rt_layout_images(layout);
  layout->period[dim] = layout->block[dim];
  layout->own_period[dim] = takes_part ? layout->block[dim] : INT64_MAX / 4;
  layout->start[dim] = layout->lb[dim] + (takes_part ? 0 : layout->grid[dim] * layout->block[dim]);
  layout->last[dim] = takes_part ? layout->lb[dim] + (layout->grid[dim] - 1) * layout->block[dim] : layout->start[dim] - 1;
}

/* What this image has: its first and last tile and the distance between tiles. */
static void place_tiles(struct hpf_layout *layout, int dim) {
  if (layout->owner) {
    place_multi(layout, dim);
    return;
  }
  if (layout->first[dim]) {
    layout->period[dim] = layout->own_period[dim] = INT64_MAX / 4;
    layout->last[dim] = layout->start[dim] > layout->ub[dim] ? layout->start[dim] - 1 : layout->start[dim];
    return;
  }
  int64_t tiles = rt_layout_tiles(layout, dim), coord = rt_layout_coord(layout, rt_rank(), dim);
  layout->period[dim] = layout->block[dim] * layout->grid[dim];
  layout->own_period[dim] = coord < layout->grid[dim] ? layout->period[dim] : INT64_MAX / 4;
  layout->last[dim] = layout->start[dim] - 1;
  if (coord < tiles && coord < layout->grid[dim])
    layout->last[dim] = layout->start[dim] + (tiles - 1 - coord) / layout->grid[dim] * layout->period[dim];
}

static void cut(struct hpf_layout *layout, int dim, int64_t extent) {
  if (layout->format[dim] == HPF_GEN_BLOCK) {
    cut_by_sizes(layout, dim);
    return;
  }
  free(layout->first[dim]);
  layout->first[dim] = NULL;
  layout->block[dim] = tile_cells(layout, dim, extent);
}

static void deal_multi(struct hpf_layout *layout, const int64_t *extent, const struct hpf_pos *pos) {
  if (layout->format[0] == HPF_INDIRECT) {
    rt_multi_deal_by(layout, extent[0], pos);
    return;
  }
  int64_t images = layout->fixed[0] > 0 && layout->fixed[0] < rt_images() ? layout->fixed[0] : rt_images();
  rt_multi_choose((int)layout->rank, extent, images, layout->grid);
  rt_multi_deal(layout, images);
}

void rt_layout_for(struct hpf_layout *to, const struct hpf_layout *layout, int64_t images) {
  int64_t extent[HPF_GRID_MAX], fixed[HPF_GRID_MAX];
  int rank = (int)layout->rank;
  *to = *layout;
  for (int k = 0; k < rank; k++) {
    extent[k] = extent_of(layout, k);
    fixed[k] = layout->format[k] == HPF_GEN_BLOCK ? layout->size[k] : layout->fixed[k];
    to->first[k] = NULL;
  }
  rt_grid_choose(rank, extent, fixed, images, to->grid);
  for (int k = 0; k < rank; k++) {
    cut(to, k, extent[k]);
    to->most[k] = largest_tile(to, k);
  }
}

void hpf_layout_init(struct hpf_layout *layout, const struct hpf_pos *pos) {
  int64_t extent[HPF_GRID_MAX], fixed[HPF_GRID_MAX], tile[HPF_TILE];
  int rank = (int)layout->rank;
  rt_at(pos);
  for (int k = 0; k < rank; k++) {
    extent[k] = extent_of(layout, k);
    fixed[k] = layout->fixed[k];
    if (layout->format[k] == HPF_GEN_BLOCK) {
      check_sizes(layout, k, pos);
      fixed[k] = layout->size[k];
    }
    if (layout->size[k] < 0)
      rt_fail(pos, "the size of %s in dimension %d of the distribution of '%s' is not positive",
              layout->format[k] == HPF_CYCLIC ? "CYCLIC" : "BLOCK", k + 1, layout->name ? layout->name : "?");
  }
  rt_multi_free(layout);
  if (layout->format[0] >= HPF_MULTI)
    deal_multi(layout, extent, pos);
  else
    rt_grid_choose(rank, extent, fixed, rt_images(), layout->grid);
  for (int k = 0; k < rank; k++) cut(layout, k, extent[k]);
  rt_layout_tile(layout, rt_layout_place(layout, rt_rank(), 0), tile);
  for (int k = 0; k < rank; k++) {
    layout->start[k] = tile[k];
    layout->block[k] = tile[HPF_GRID_MAX + k];
    layout->most[k] = largest_tile(layout, k);
    place_tiles(layout, k);
  }
}

/* ---- recursion ---- */

/* The version counts on, so that no schedule of one activation passes for one of another. */
void hpf_layout_push(struct hpf_layout *layout, struct hpf_layout *aside, const struct hpf_layout *first) {
  *aside = *layout;
  *layout = *first;
  layout->version = aside->version;
}

void hpf_layout_pop(struct hpf_layout *layout, const struct hpf_layout *aside) {
  int64_t version = layout->version > aside->version ? layout->version + 1 : aside->version;
  for (int64_t k = 0; k < layout->rank; k++) {
    free(layout->sizes[k]);
    free(layout->first[k]);
  }
  rt_multi_free(layout);
  *layout = *aside;
  layout->version = version;
}

static int places_in_all(const struct hpf_layout *layout) {
  int64_t places = 1;
  for (int64_t k = 0; k < layout->rank; k++) places *= layout->grid[k];
  return (int)places;
}

int rt_layout_images(const struct hpf_layout *layout) {
  return places_in_all(layout) / (layout->owner ? (int)layout->parts : 1);
}

int rt_layout_places(const struct hpf_layout *layout) { return layout->owner ? (int)layout->parts : 1; }

int rt_layout_place(const struct hpf_layout *layout, int rank, int number) {
  if (!layout->owner) return rank;
  return rank < rt_layout_images(layout) ? (int)layout->part[rank * layout->parts + number] : places_in_all(layout);
}

/* grid[grid_dim] outside the grid. */
int64_t rt_layout_coord(const struct hpf_layout *layout, int place, int grid_dim) {
  if (place >= places_in_all(layout)) return layout->grid[grid_dim];
  int64_t rest = place;
  for (int k = 0; k < grid_dim; k++) rest /= layout->grid[k];
  return rest % layout->grid[grid_dim];
}

int rt_layout_rank(const struct hpf_layout *layout, const int64_t *coord) {
  int64_t rank = 0;
  for (int64_t k = layout->rank - 1; k >= 0; k--) rank = rank * layout->grid[k] + coord[k];
  return (int)(layout->owner ? layout->owner[rank] : rank);
}

/* The coordinate of the images that own a template cell. */
int64_t rt_layout_owner(const struct hpf_layout *layout, int dim, int64_t cell) {
  if (layout->first[dim]) return rt_tile_at(layout->first[dim], layout->grid[dim], cell);
  return (cell - layout->lb[dim]) / layout->block[dim] % layout->grid[dim];
}

int64_t rt_layout_first(const struct hpf_layout *layout, int dim, int64_t tile) {
  return layout->first[dim] ? layout->first[dim][tile] : layout->lb[dim] + tile * layout->block[dim];
}

/* An empty tile of GEN_BLOCK stands behind all cells. */
static void place_of_table(const struct hpf_layout *layout, int dim, int64_t coord, int64_t *start, int64_t *extent) {
  const int64_t *first = layout->first[dim];
  int has_cells = coord < layout->grid[dim] && first[coord] < first[coord + 1];
  *start = has_cells ? first[coord] : first[layout->grid[dim]];
  *extent = has_cells ? first[coord + 1] - first[coord] : 1;
}

void rt_layout_tile(const struct hpf_layout *layout, int place, int64_t *tile) {
  memset(tile, 0, HPF_TILE * sizeof *tile);
  for (int k = 0; k < layout->rank; k++) {
    int64_t coord = rt_layout_coord(layout, place, k), tiles = rt_layout_tiles(layout, k);
    if (layout->first[k]) {
      place_of_table(layout, k, coord, &tile[k], &tile[HPF_GRID_MAX + k]);
      continue;
    }
    if (coord == layout->grid[k] && coord < tiles) coord = tiles;
    tile[k] = layout->lb[k] + layout->block[k] * coord;
    tile[HPF_GRID_MAX + k] = layout->block[k];
  }
}
