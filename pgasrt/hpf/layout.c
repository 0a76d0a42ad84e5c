/* layout.c: tiles dealt to a grid of images, column-major: rank = c_1 + g_1*(c_2 + g_2*c_3). */
#include "rt.h"
#include <inttypes.h>
#include <stdio.h>

enum { ARRANGEMENT_BYTES = 128 };

static int64_t fixed_images(const struct hpf_layout *layout) {
  int64_t product = 1;
  for (int64_t k = 0; k < layout->rank; k++)
    if (layout->fixed[k] > 0 && __builtin_mul_overflow(product, layout->fixed[k], &product)) return INT64_MAX;
  return product;
}

/* "p(2,4)"; an extent that is chosen at run time as "*". */
static void arrangement(const struct hpf_layout *layout, char *text, size_t text_bytes) {
  size_t used = (size_t)snprintf(text, text_bytes, "%.40s(", layout->name ? layout->name : "p");
  for (int64_t k = 0; k < layout->rank; k++) {
    const char *comma = k ? "," : "";
    if (layout->fixed[k] > 0)
      used += (size_t)snprintf(text + used, text_bytes - used, "%s%" PRId64, comma, layout->fixed[k]);
    else
      used += (size_t)snprintf(text + used, text_bytes - used, "%s*", comma);
  }
  snprintf(text + used, text_bytes - used, ")");
}

static _Noreturn void refuse(const struct hpf_layout *layout, const struct hpf_pos *pos) {
  static const char *const ones[HPF_GRID_MAX] = {"", ",1", ",1,1"};
  char wanted[ARRANGEMENT_BYTES];
  arrangement(layout, wanted, sizeof wanted);
  int64_t needed = fixed_images(layout);
  rt_fail(pos,
          "PROCESSORS arrangement %s needs %" PRId64 " images, the run has %d; run with -n %" PRId64
          ", or write %.40s(NUMBER_OF_PROCESSORS()%s)",
          wanted, needed, rt_images(), needed, layout->name ? layout->name : "p", ones[layout->rank - 1]);
}

void hpf_layout_init(struct hpf_layout *layout, const struct hpf_pos *pos) {
  int64_t extent[HPF_GRID_MAX];
  int rank = (int)layout->rank;
  rt_at(pos);
  for (int k = 0; k < rank; k++) extent[k] = layout->ub[k] < layout->lb[k] ? 0 : layout->ub[k] - layout->lb[k] + 1;
  if (!rt_grid_choose(rank, extent, layout->fixed, rt_images(), layout->grid)) refuse(layout, pos);
  for (int k = 0; k < rank; k++) layout->block[k] = extent[k] ? (extent[k] - 1) / layout->grid[k] + 1 : 1;
  rt_layout_start(layout, rt_rank(), layout->start);
}

int rt_layout_images(const struct hpf_layout *layout) {
  int64_t images = 1;
  for (int64_t k = 0; k < layout->rank; k++) images *= layout->grid[k];
  return (int)images;
}

/* grid[grid_dim] for an image outside the grid: one tile beyond the last. */
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

void rt_layout_start(const struct hpf_layout *layout, int rank, int64_t *start) {
  for (int k = 0; k < HPF_GRID_MAX; k++)
    start[k] = k < layout->rank ? layout->lb[k] + layout->block[k] * rt_layout_coord(layout, rank, k) : 0;
}
