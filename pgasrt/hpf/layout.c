/* layout.c: tiles dealt to a grid of images, column-major: rank = c_1 + g_1*(c_2 + g_2*c_3). */
#include "rt.h"

static int64_t ceil_div(int64_t a, int64_t b) { return a <= 0 ? 0 : (a - 1) / b + 1; }

/* The extent of a tile, at least 1. BLOCK over f processors on g <= f images: ceil(f/g) blocks of neighbours are one. */
static int64_t tile_cells(const struct hpf_layout *layout, int dim, int64_t extent) {
  int64_t size = layout->size[dim], grid = layout->grid[dim];
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

int64_t rt_layout_tiles(const struct hpf_layout *layout, int dim) {
  return ceil_div(extent_of(layout, dim), layout->block[dim]);
}

/* What this image has: its first and last tile and the distance between tiles. */
static void place_tiles(struct hpf_layout *layout, int dim) {
  int64_t tiles = rt_layout_tiles(layout, dim), coord = rt_layout_coord(layout, rt_rank(), dim);
  layout->period[dim] = layout->block[dim] * layout->grid[dim];
  layout->own_period[dim] = coord < layout->grid[dim] ? layout->period[dim] : INT64_MAX / 4;
  layout->last[dim] = layout->start[dim] - 1;
  if (coord < tiles && coord < layout->grid[dim])
    layout->last[dim] = layout->start[dim] + (tiles - 1 - coord) / layout->grid[dim] * layout->period[dim];
}

void hpf_layout_init(struct hpf_layout *layout, const struct hpf_pos *pos) {
  int64_t extent[HPF_GRID_MAX];
  int rank = (int)layout->rank;
  rt_at(pos);
  for (int k = 0; k < rank; k++) {
    extent[k] = extent_of(layout, k);
    if (layout->size[k] < 0)
      rt_fail(pos, "the size of %s in dimension %d of the distribution of '%s' is not positive",
              layout->format[k] == HPF_CYCLIC ? "CYCLIC" : "BLOCK", k + 1, layout->name ? layout->name : "?");
  }
  rt_grid_choose(rank, extent, layout->fixed, rt_images(), layout->grid);
  for (int k = 0; k < rank; k++) layout->block[k] = tile_cells(layout, k, extent[k]);
  rt_layout_start(layout, rt_rank(), layout->start);
  for (int k = 0; k < rank; k++) place_tiles(layout, k);
}

int rt_layout_images(const struct hpf_layout *layout) {
  int64_t images = 1;
  for (int64_t k = 0; k < layout->rank; k++) images *= layout->grid[k];
  return (int)images;
}

/* grid[grid_dim] for an image outside the grid. */
int64_t rt_layout_coord(const struct hpf_layout *layout, int rank, int grid_dim) {
  if (rank >= rt_layout_images(layout)) return layout->grid[grid_dim];
  int64_t rest = rank;
  for (int k = 0; k < grid_dim; k++) rest /= layout->grid[k];
  return rest % layout->grid[grid_dim];
}

int rt_layout_rank(const struct hpf_layout *layout, const int64_t *coord) {
  int64_t rank = 0;
  for (int64_t k = layout->rank - 1; k >= 0; k--) rank = rank * layout->grid[k] + coord[k];
  return (int)rank;
}

/* The coordinate of the images that own a template cell. */
int64_t rt_layout_owner(const struct hpf_layout *layout, int dim, int64_t cell) {
  return (cell - layout->lb[dim]) / layout->block[dim] % layout->grid[dim];
}

void rt_layout_start(const struct hpf_layout *layout, int rank, int64_t *start) {
  for (int k = 0; k < HPF_GRID_MAX; k++) {
    start[k] = 0;
    if (k >= layout->rank) continue;
    int64_t tile = rt_layout_coord(layout, rank, k), tiles = rt_layout_tiles(layout, k);
    if (tile == layout->grid[k] && tile < tiles) tile = tiles;
    start[k] = layout->lb[k] + layout->block[k] * tile;
  }
}
