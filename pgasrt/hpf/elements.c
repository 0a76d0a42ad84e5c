/* elements.c: single elements, sections and scalars between mapped arrays and all images or image 1. */
#include "rt.h"
#include <string.h>

static int is_aligned(const struct hpf_array *array, int grid_dim) {
  for (int k = 0; k < (int)array->rank; k++)
    if (array->dist[k] == grid_dim) return 1;
  return 0;
}

static int has_aligned_dims(const struct hpf_array *array) {
  return array->layout && (is_aligned(array, 0) || is_aligned(array, 1) || is_aligned(array, 2));
}

/* How many ranks, from 0 on, can hold copies: all for an array that is not distributed. */
static int holders(const struct hpf_array *array) {
  return has_aligned_dims(array) ? rt_layout_images(array->layout) : rt_images();
}

/* Of the images that hold equal copies, the one whose grid coordinates are 0 in the dimensions that do not matter. */
static int is_first_copy(const struct hpf_array *array, int rank) {
  if (!has_aligned_dims(array)) return rank == 0;
  for (int g = 0; g < (int)array->layout->rank; g++)
    if (!is_aligned(array, g) && rt_layout_coord(array->layout, rank, g) != 0) return 0;
  return 1;
}

/* ---- fetch ---- */

static int owner_of(const struct hpf_array *array, const int64_t *index) {
  int64_t coord[HPF_GRID_MAX] = {0};
  if (!has_aligned_dims(array)) return 0;
  const struct hpf_layout *layout = array->layout;
  for (int k = 0; k < (int)array->rank; k++) {
    int64_t g = array->dist[k];
    if (g >= 0) coord[g] = (index[k] + array->offset[k] - layout->lb[g]) / layout->block[g];
  }
  return rt_layout_rank(layout, coord);
}

static void check_index(const struct hpf_array *array, const int64_t *index, const struct hpf_pos *pos) {
  for (int k = 0; k < (int)array->rank; k++)
    if (index[k] < array->lo[k] || index[k] > array->hi[k])
      hpf_fail_bounds(pos, array->name, k + 1, index[k], array->lo[k], array->hi[k]);
}

static const int64_t *own_start(const struct hpf_array *array) { return array->layout ? array->layout->start : NULL; }

void hpf_fetch(struct hpf_array *array, const int64_t *index, void *value, const struct hpf_pos *pos) {
  rt_at(pos);
  check_index(array, index, pos);
  int owner = owner_of(array, index);
  size_t bytes = (size_t)array->elem_bytes;
  if (rt_rank() == owner) memcpy(value, rt_array_address(array, own_start(array), index), bytes);
  pgas_broadcast(value, bytes, owner + 1);
  rt_count(RT_FETCH, rt_rank() != owner, rt_rank() != owner ? bytes : 0);
}

/* ---- sections lo:hi:step, whose elements are numbered from 0 in each dimension ---- */

struct section {
  struct hpf_array *array;
  const int64_t *lo, *step;
  int64_t elems[HPF_RANK_MAX];
  int64_t dense_stride[HPF_RANK_MAX]; /* in elements of image 1's buffer */
};

static int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

/* The numbers of the elements lo, lo+step, ... that lie in [low, high]. */
static void numbers_within(int64_t lo, int64_t step, int64_t low, int64_t high, int64_t *first, int64_t *last) {
  int64_t from = step > 0 ? low : high, to = step > 0 ? high : low;
  *first = -floor_div(lo - from, step);
  *last = floor_div(to - lo, step);
}

static void check_section(const struct section *section, const struct hpf_pos *pos) {
  const struct hpf_array *array = section->array;
  for (int k = 0; k < (int)array->rank; k++) {
    int64_t ends[2] = {section->lo[k], section->lo[k] + (section->elems[k] - 1) * section->step[k]};
    for (int end = 0; end < 2; end++)
      if (ends[end] < array->lo[k] || ends[end] > array->hi[k])
        hpf_fail_bounds(pos, array->name, k + 1, ends[end], array->lo[k], array->hi[k]);
  }
}

/* Returns 0 for a section without elements. */
static int open_section(struct section *section, const int64_t *hi, const struct hpf_pos *pos) {
  int64_t dense = 1;
  for (int k = 0; k < (int)section->array->rank; k++) {
    if (section->step[k] == 0) rt_fail(pos, "the stride of dimension %d of a section is zero", k + 1);
    int64_t elems = floor_div(hi[k] - section->lo[k], section->step[k]) + 1;
    section->elems[k] = elems > 0 ? elems : 0;
    section->dense_stride[k] = dense;
    dense *= section->elems[k];
  }
  if (dense > 0) check_section(section, pos);
  return dense > 0;
}

struct piece {
  char *remote;
  int64_t local_offset_bytes;
  struct pgas_box box;
  uint64_t bytes;
};

/* The part of the section that rank owns; returns 0 if there is none. */
static int piece_of(const struct section *section, int rank, struct piece *piece) {
  const struct hpf_array *array = section->array;
  int64_t start[HPF_GRID_MAX] = {0}, index[HPF_RANK_MAX];
  if (array->layout) rt_layout_start(array->layout, rank, start);
  *piece = (struct piece){.bytes = (uint64_t)array->elem_bytes};
  piece->box.dims = (int)array->rank;
  piece->box.elem_bytes = (size_t)array->elem_bytes;
  for (int k = 0; k < (int)array->rank; k++) {
    int64_t low, high, first, last;
    rt_array_owned(array, k, start, &low, &high);
    numbers_within(section->lo[k], section->step[k], low, high, &first, &last);
    if (first < 0) first = 0;
    if (last > section->elems[k] - 1) last = section->elems[k] - 1;
    if (low > high || first > last) return 0;
    index[k] = section->lo[k] + first * section->step[k];
    piece->box.extent[k] = (size_t)(last - first + 1);
    piece->box.remote_stride_bytes[k] = array->stride[k] * section->step[k] * array->elem_bytes;
    piece->box.local_stride_bytes[k] = section->dense_stride[k] * array->elem_bytes;
    piece->local_offset_bytes += first * section->dense_stride[k] * array->elem_bytes;
    piece->bytes *= piece->box.extent[k];
  }
  piece->remote = rt_array_address(array, start, index);
  return 1;
}

static void gather_all(const struct section *section, char *buffer, uint64_t *messages, uint64_t *bytes) {
  struct piece piece;
  for (int rank = 0; rank < holders(section->array); rank++) {
    if (!is_first_copy(section->array, rank) || !piece_of(section, rank, &piece)) continue;
    pgas_get_strided(rank + 1, buffer + piece.local_offset_bytes, piece.remote, &piece.box);
    *messages += rank != 0;
    *bytes += rank != 0 ? piece.bytes : 0;
  }
}

static void scatter_all(const struct section *section, const char *buffer, uint64_t *messages, uint64_t *bytes) {
  struct piece piece;
  for (int rank = 0; rank < holders(section->array); rank++) {
    if (!piece_of(section, rank, &piece)) continue;
    pgas_put_strided(rank + 1, piece.remote, buffer + piece.local_offset_bytes, &piece.box);
    *messages += rank != 0;
    *bytes += rank != 0 ? piece.bytes : 0;
  }
}

/* The first barrier says that the owners have computed the elements, the second that they may change them. */
void hpf_gather(struct hpf_array *array, const int64_t *lo, const int64_t *hi, const int64_t *step, void *buffer,
                const struct hpf_pos *pos) {
  struct section section = {.array = array, .lo = lo, .step = step};
  uint64_t messages = 0, bytes = 0;
  rt_at(pos);
  int any = open_section(&section, hi, pos);
  pgas_barrier();
  if (any && rt_rank() == 0) gather_all(&section, buffer, &messages, &bytes);
  pgas_barrier();
  rt_count(RT_GATHER, messages, bytes);
}

void hpf_scatter(struct hpf_array *array, const int64_t *lo, const int64_t *hi, const int64_t *step,
                 const void *buffer, const struct hpf_pos *pos) {
  struct section section = {.array = array, .lo = lo, .step = step};
  uint64_t messages = 0, bytes = 0;
  rt_at(pos);
  int any = open_section(&section, hi, pos);
  pgas_barrier();
  if (any && rt_rank() == 0) scatter_all(&section, buffer, &messages, &bytes);
  pgas_barrier();
  rt_count(RT_SCATTER, messages, bytes);
}

/* ---- scalars ---- */

_Static_assert((int)HPF_L4 == (int)PGAS_L4 && (int)HPF_NEQV == (int)PGAS_NEQV, "hpf.h and pgas.h number alike");

void hpf_reduce(void *value, int32_t n, int32_t type, int32_t op, const struct hpf_pos *pos) {
  int64_t elem_bytes = type == HPF_I8 || type == HPF_R8 ? 8 : 4;
  uint64_t others = (uint64_t)rt_images() - 1;
  rt_at(pos);
  pgas_allreduce(value, (size_t)n, (enum pgas_type)type, (enum pgas_op)op);
  rt_count(RT_REDUCE, others, others * (uint64_t)(n * elem_bytes));
}

void hpf_io_share(void *value, int64_t bytes, const struct hpf_pos *pos) {
  rt_at(pos);
  pgas_broadcast(value, (size_t)bytes, 1);
  rt_count(RT_BROADCAST, rt_rank() != 0, rt_rank() != 0 ? (uint64_t)bytes : 0);
}
