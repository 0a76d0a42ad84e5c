/* check.h: what the test programs share. A failed check ends the run as an error of the program. */
#ifndef CHECK_H
#define CHECK_H
#include "hpf.h"
#include "pgas.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Private to an image, also where images are threads. */
#ifdef RT_THREADS
#define IMAGE_LOCAL _Thread_local
#else
#define IMAGE_LOCAL
#endif

#define HERE (&(struct hpf_pos){__FILE__, __LINE__, 1, NULL})
#define CHECK(condition)                         \
  do {                                           \
    if (!(condition)) hpf_fail(HERE, #condition); \
  } while (0)

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t greatest(int64_t a, int64_t b) { return a > b ? a : b; }

/* A layout 1:n1 x 1:n2 ... with open extents. */
static inline struct hpf_layout open_layout(int rank, const int64_t *extent) {
  struct hpf_layout layout = {.rank = rank, .name = "p"};
  for (int k = 0; k < rank; k++) layout.lb[k] = 1, layout.ub[k] = extent[k];
  return layout;
}

/* A double array of the template's shape, aligned dimension by dimension. */
static inline struct hpf_array like_template(struct hpf_layout *layout, const char *name, int64_t shadow) {
  struct hpf_array array = {.layout = layout, .name = name, .rank = layout->rank, .elem_bytes = 8};
  for (int k = 0; k < HPF_RANK_MAX; k++) array.dist[k] = -1;
  for (int k = 0; k < layout->rank; k++) {
    array.lo[k] = layout->lb[k], array.hi[k] = layout->ub[k];
    array.dist[k] = k;
    array.shadow_lo[k] = array.shadow_hi[k] = shadow;
  }
  return array;
}

static inline double *element(const struct hpf_array *array, int64_t i, int64_t j) {
  int64_t offset = i * array->stride[0] + (array->rank > 1 ? j * array->stride[1] : 0);
  return (double *)(void *)(array->origin + array->elem_bytes * offset);
}

/* This image's cells of dimension k of the layout. */
static inline int64_t tile_lo(const struct hpf_layout *layout, int k) { return layout->start[k]; }
static inline int64_t tile_hi(const struct hpf_layout *layout, int k) {
  return least(layout->start[k] + layout->block[k] - 1, layout->ub[k]);
}

static inline double value_at(int64_t i, int64_t j) { return (double)(1000 * i + j); }

/* Every owned element (i,j) of a 2-D array gets value_at(i,j) + shift. */
static inline void fill_owned(struct hpf_array *array, double shift) {
  const struct hpf_layout *layout = array->layout;
  for (int64_t j = tile_lo(layout, 1); j <= tile_hi(layout, 1); j++)
    for (int64_t i = tile_lo(layout, 0); i <= tile_hi(layout, 0); i++) *element(array, i, j) = value_at(i, j) + shift;
}
#endif
