/* mapped.h: random mappings, the same on all images, and the elements under them. */
#ifndef MAPPED_H
#define MAPPED_H
#include "check.h"
#include "mapping.h"

static uint64_t drawn;
static inline int64_t draw(int64_t low, int64_t high) {
  drawn ^= drawn << 13, drawn ^= drawn >> 7, drawn ^= drawn << 17;
  return low + (int64_t)(drawn % (uint64_t)(high - low + 1));
}

static inline int64_t cell(const struct hpf_mapping *m, int k, int64_t i) { return m->align[k] * i + m->offset[k]; }

/* GEN_BLOCK tiles, some of them empty. */
static inline const int64_t *cut(int64_t lb, int64_t ub, int64_t tiles) {
  int64_t *first = malloc((size_t)(tiles + 1) * sizeof *first);
  first[0] = lb;
  for (int64_t t = 1; t < tiles; t++) first[t] = draw(first[t - 1], ub + 1);
  first[tiles] = ub + 1;
  return first;
}

static inline void draw_grid(struct hpf_mapping *m) {
  int64_t images = pgas_num_images(), stride = 1;
  m->grid_rank = draw(0, HPF_GRID_MAX);
  for (int g = 0; g < (int)m->grid_rank; g++) {
    m->images[g] = draw(1, images / stride);
    m->rank_stride[g] = stride;
    stride *= m->images[g];
  }
  m->first_rank = draw(0, images - stride);
}

/* Aligns dimension k with grid dimension g. */
static inline void align(struct hpf_mapping *m, int k, int g) {
  m->dist[k] = g;
  m->align[k] = draw(0, 3) ? 1 : draw(0, 1) ? draw(2, 3) : -draw(1, 2);
  m->offset[k] = draw(-4, 4);
  int64_t a = cell(m, k, m->lo[k]), b = cell(m, k, m->hi[k]);
  m->lb[g] = least(a, b) - draw(0, 3);
  m->ub[g] = greatest(greatest(a, b), m->lb[g]) + draw(0, 3);
  int64_t extent = m->ub[g] - m->lb[g] + 1;
  m->block[g] = draw(0, 1) ? (extent - 1) / m->images[g] + 1 : draw(1, 5);
  m->first[g] = draw(0, 3) ? NULL : cut(m->lb[g], m->ub[g], m->images[g]);
  m->shadow_lo[k] = draw(0, 2), m->shadow_hi[k] = draw(0, 2);
  m->whole[k] = draw(0, 4) == 0;
}

static inline void leave_unaligned(struct hpf_mapping *m, int g) {
  m->replicated[g] = draw(0, 1);
  m->lb[g] = 1, m->ub[g] = 10, m->block[g] = draw(1, 4), m->cell[g] = draw(1, 10);
}

/* Extents as given, everything else at random. */
static inline struct hpf_mapping draw_mapping(const char *name, int rank, const int64_t *extent, int64_t elem_bytes) {
  struct hpf_mapping m = {.name = name, .rank = rank, .elem_bytes = elem_bytes};
  draw_grid(&m);
  for (int k = 0; k < rank; k++) {
    m.lo[k] = draw(-3, 3), m.hi[k] = m.lo[k] + extent[k] - 1;
    m.dist[k] = -1, m.align[k] = 1;
  }
  for (int g = 0; g < (int)m.grid_rank; g++) {
    int k = (int)draw(0, rank);
    if (k < rank && m.dist[k] < 0)
      align(&m, k, g);
    else
      leave_unaligned(&m, g);
  }
  hpf_mapping_create(&m, HERE);
  return m;
}

static inline void destroy(struct hpf_mapping *m) {
  for (int g = 0; g < HPF_GRID_MAX; g++) free((void *)(uintptr_t)m->first[g]);
  hpf_mapping_destroy(m);
}

static inline double number_of(const struct hpf_mapping *m, const int64_t *index) {
  double number = 1, base = m->rank > 3 ? 10 : 1000;
  for (int k = 0; k < (int)m->rank; k++) number = number * base + (double)(index[k] - m->lo[k]);
  return number;
}

static inline int next_index(const struct hpf_mapping *m, int64_t *index) {
  for (int k = 0; k < (int)m->rank; k++) {
    if (++index[k] <= m->hi[k]) return 1;
    index[k] = m->lo[k];
  }
  return 0;
}
#endif
