/* array.c: storage of mapped arrays: a box of the same size on every image, at the same symmetric address. */
#include "rt.h"
#include <inttypes.h>
#include <stdio.h>

static int grid_dim(const struct hpf_array *array, int dim) { return (int)array->dist[dim]; }

/* Is the dimension cut, so that an image stores a tile with its shadow and not the whole extent? */
static int is_cut(const struct hpf_array *array, int dim) {
  int g = grid_dim(array, dim);
  return g >= 0 && array->layout->grid[g] > 1 && array->shadow_lo[dim] >= 0;
}

int64_t rt_array_store_lo(const struct hpf_array *array, int dim, const int64_t *start) {
  if (!is_cut(array, dim)) return array->lo[dim];
  return start[grid_dim(array, dim)] - array->offset[dim] - array->shadow_lo[dim];
}

int64_t rt_array_store_elems(const struct hpf_array *array, int dim) {
  if (is_cut(array, dim))
    return array->layout->block[grid_dim(array, dim)] + array->shadow_lo[dim] + array->shadow_hi[dim];
  return array->hi[dim] < array->lo[dim] ? 0 : array->hi[dim] - array->lo[dim] + 1;
}

/* The indices of dimension dim that the image with this tile owns: lo > hi if none. */
void rt_array_owned(const struct hpf_array *array, int dim, const int64_t *start, int64_t *lo, int64_t *hi) {
  const struct hpf_layout *layout = array->layout;
  int g = grid_dim(array, dim);
  *lo = array->lo[dim];
  *hi = array->hi[dim];
  if (g < 0) return;
  int64_t last = start[g] + layout->block[g] - 1;
  if (last > layout->ub[g]) last = layout->ub[g];
  if (start[g] - array->offset[dim] > *lo) *lo = start[g] - array->offset[dim];
  if (last - array->offset[dim] < *hi) *hi = last - array->offset[dim];
}

/* Where the element stands on the image with this tile, as a symmetric address. */
char *rt_array_address(const struct hpf_array *array, const int64_t *start, const int64_t *index) {
  int64_t elems = 0;
  for (int k = 0; k < (int)array->rank; k++)
    elems += (index[k] - rt_array_store_lo(array, k, start)) * array->stride[k];
  return array->base + elems * array->elem_bytes;
}

static int64_t storage_bytes(struct hpf_array *array, const struct hpf_pos *pos) {
  int64_t elems = 1, bytes;
  int overflow = 0;
  for (int k = 0; k < (int)array->rank; k++) {
    array->stride[k] = elems;
    overflow |= __builtin_mul_overflow(elems, rt_array_store_elems(array, k), &elems);
  }
  overflow |= __builtin_mul_overflow(elems, array->elem_bytes, &bytes);
  if (overflow) rt_fail(pos, "array '%s' is larger than any memory; use a smaller array", array->name);
  return bytes;
}

void hpf_array_create(struct hpf_array *array, const struct hpf_pos *pos) {
  char what[160];
  rt_at(pos);
  snprintf(what, sizeof what, "array '%.128s'", array->name ? array->name : "?");
  array->bytes = storage_bytes(array, pos);
  array->base = rt_alloc((size_t)array->bytes, what, pos);
  int64_t first = 0;
  for (int k = 0; k < (int)array->rank; k++) {
    array->store_lo[k] = rt_array_store_lo(array, k, array->layout ? array->layout->start : NULL);
    first += array->store_lo[k] * array->stride[k];
  }
  array->origin = (char *)((uintptr_t)array->base - (uintptr_t)(first * array->elem_bytes)); /* NOLINT: virtual */
}

void hpf_array_destroy(struct hpf_array *array) {
  pgas_free(array->base);
  array->base = array->origin = NULL;
}
