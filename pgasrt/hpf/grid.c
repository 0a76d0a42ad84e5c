/* grid.c: the shape of the grid of images for a layout with extents left open.

   Among the factorisations of the images into the open extents, those within a sixteenth of the least surface of the busiest tile to
   other images, sum over k of min(2, g_k - 1) * prod_{j != k} ceil(n_j / g_j), and of these the one with the largest extent in the last
   dimension, then in the one before: arrays of nearly equal extents are cut alike. The compiler's plans repeat this computation in
   plan/grid.go; a test holds the two equal. */
#include "rt.h"

struct search {
  int rank;
  const int64_t *extent, *fixed;
  int64_t grid[HPF_GRID_MAX], best[HPF_GRID_MAX];
  uint64_t least, enough; /* a surface that is small enough ends the search */
  double busiest;
  int found;
};

static uint64_t tile_extent(int64_t extent, int64_t grid) {
  return extent <= 0 ? 0 : (uint64_t)((extent - 1) / grid + 1);
}

static uint64_t surface(const struct search *search) {
  uint64_t sum = 0;
  for (int k = 0; k < search->rank; k++) {
    if (search->grid[k] == 1) continue;
    uint64_t face = 1;
    for (int j = 0; j < search->rank; j++)
      if (j != k) face *= tile_extent(search->extent[j], search->grid[j]);
    sum += search->grid[k] == 2 ? face : 2 * face;
  }
  return sum;
}

static void consider(struct search *search) {
  uint64_t sum = surface(search);
  if (search->found && (sum >= search->least || search->least <= search->enough)) return;
  search->found = 1;
  search->least = sum;
  for (int k = 0; k < search->rank; k++) search->best[k] = search->grid[k];
}

/* Extents of dimensions dim .. 0 from `images` images, larger ones first, so that the first of equals is wanted. */
static void choose_from(struct search *search, int dim, int64_t images) {
  if (dim < 0) {
    if (images == 1) consider(search);
    return;
  }
  if (search->fixed[dim]) {
    search->grid[dim] = search->fixed[dim];
    choose_from(search, dim - 1, images);
    return;
  }
  for (int64_t g = images; g >= 1; g--) {
    if (images % g) continue;
    search->grid[dim] = g;
    choose_from(search, dim - 1, images / g);
  }
}

/* The folds of an arrangement that is larger than the run: h_k images for its f_k processors in dimension k. The one in
   which the busiest image has the fewest processors, and of these the one of least surface. */
static void fold_from(struct search *search, int dim, int64_t images, double busiest) {
  if (dim < 0) {
    if (search->found && busiest > search->busiest) return;
    if (busiest < search->busiest) search->found = 0;
    search->busiest = busiest;
    consider(search);
    return;
  }
  int64_t most = search->fixed[dim] > 0 ? search->fixed[dim] : 1;
  for (int64_t h = most < images ? most : images; h >= 1; h--) {
    search->grid[dim] = h;
    fold_from(search, dim - 1, images / h, busiest * (double)((most - 1) / h + 1));
  }
}

/* With no open extent the images that are left stay idle. */
void rt_grid_choose(int rank, const int64_t *extent, const int64_t *fixed, int64_t images, int64_t *grid) {
  struct search search = {.rank = rank, .extent = extent, .fixed = fixed, .busiest = 1e300};
  int64_t needed = 1, open = 0;
  for (int k = 0; k < rank; k++) {
    if (fixed[k] > 0)
      needed = needed > images || fixed[k] > images ? images + 1 : needed * fixed[k];
    else
      open++;
  }
  if (needed > images)
    fold_from(&search, rank - 1, images, 1);
  else
    for (int pass = 0; pass < 2; pass++, search.found = 0) {
      choose_from(&search, rank - 1, open ? images / needed : 1);
      search.enough = search.least + search.least / 16;
    }
  for (int k = 0; k < rank; k++) grid[k] = search.best[k];
}

void hpf_open_grid(const int64_t *rank, const int64_t *extent, int64_t *grid) {
  int64_t chosen[HPF_GRID_MAX];
  if (*rank > HPF_GRID_MAX) return;
  rt_grid_choose((int)*rank, extent, grid, rt_images(), chosen);
  for (int k = 0; k < *rank; k++)
    if (!grid[k]) grid[k] = chosen[k];
}
