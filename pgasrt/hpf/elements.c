/* elements.c: single elements, sections and scalars between mapped arrays and all images or image 1. */
#include "lane.h"
#include "rt.h"
#include <stdlib.h>
#include <string.h>

/* ---- fetch ---- */

static void check_index(const struct hpf_array *array, const int64_t *index, const struct hpf_pos *pos) {
  for (int k = 0; k < (int)array->rank; k++)
    if (index[k] < array->lo[k] || index[k] > array->hi[k])
      hpf_fail_bounds(pos, array->name, k + 1, index[k], array->lo[k], array->hi[k]);
}

void hpf_fetch(struct hpf_array *array, const int64_t *index, void *value, const struct hpf_pos *pos) {
  rt_at(pos);
  check_index(array, index, pos);
  int owner = rt_array_owner(array, index);
  size_t bytes = (size_t)array->elem_bytes;
  if (rt_rank() == owner) memcpy(value, rt_array_own_address(array, index), bytes);
  pgas_broadcast(value, bytes, owner + 1);
  rt_count(RT_FETCH, rt_rank() != owner, rt_rank() != owner ? bytes : 0);
}

void hpf_share(struct hpf_array *array, const int64_t *index, void *value, int64_t bytes, const struct hpf_pos *pos) {
  rt_at(pos);
  check_index(array, index, pos);
  int owner = rt_array_owner(array, index);
  pgas_broadcast(value, (size_t)bytes, owner + 1);
  rt_count(RT_BROADCAST, rt_rank() != owner, rt_rank() != owner ? (uint64_t)bytes : 0);
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

/* The part of a section that one image owns: runs of element numbers in each dimension. */
struct part {
  struct rt_run *runs[HPF_RANK_MAX];
  int room[HPF_RANK_MAX], count[HPF_RANK_MAX];
};

static void find_part(const struct section *section, int place, struct part *part) {
  const struct hpf_array *array = section->array;
  for (int k = 0; k < (int)array->rank; k++) {
    int64_t one = section->lo[k], other = one + (section->elems[k] - 1) * section->step[k];
    int64_t low = one < other ? one : other, high = one < other ? other : one;
    part->count[k] = rt_array_runs(array, k, place, low, high, 1, &part->runs[k], &part->room[k]);
    for (int i = 0; i < part->count[k]; i++) {
      struct rt_run *run = &part->runs[k][i];
      int64_t first, last;
      numbers_within(section->lo[k], section->step[k], run->first, run->first + run->elems - 1, &first, &last);
      *run = (struct rt_run){first, last - first + 1, 1};
    }
  }
}

static void free_part(struct part *part) {
  for (int k = 0; k < HPF_RANK_MAX; k++) free(part->runs[k]);
}

struct piece {
  char *remote;
  int64_t local_offset_bytes;
  struct pgas_box box;
  uint64_t bytes;
};

/* The piece made of one run in each dimension; returns 0 if it is empty. */
static int piece_of(const struct section *section, const struct part *part, const int *choice, struct piece *piece) {
  const struct hpf_array *array = section->array;
  int64_t index[HPF_RANK_MAX];
  *piece = (struct piece){.bytes = (uint64_t)array->elem_bytes};
  piece->box.dims = (int)array->rank;
  piece->box.elem_bytes = (size_t)array->elem_bytes;
  for (int k = 0; k < (int)array->rank; k++) {
    const struct rt_run *run = &part->runs[k][choice[k]];
    if (run->elems <= 0) return 0;
    index[k] = section->lo[k] + run->first * section->step[k];
    piece->box.extent[k] = (size_t)run->elems;
    piece->box.remote_stride_bytes[k] = array->stride[k] * section->step[k] * array->elem_bytes;
    piece->box.local_stride_bytes[k] = section->dense_stride[k] * array->elem_bytes;
    piece->local_offset_bytes += run->first * section->dense_stride[k] * array->elem_bytes;
    piece->bytes *= piece->box.extent[k];
  }
  piece->remote = rt_array_own_address(array, index);
  return 1;
}

/* The next choice of one run in each dimension; returns 0 after the last. */
static int next_choice(const struct part *part, int dims, int *choice) {
  for (int k = 0; k < dims; k++) {
    if (++choice[k] < part->count[k]) return 1;
    choice[k] = 0;
  }
  return 0;
}

static int is_empty(const struct part *part, int dims) {
  for (int k = 0; k < dims; k++)
    if (!part->count[k]) return 1;
  return 0;
}

struct traffic {
  uint64_t messages, bytes;
};

/* Moves all that belongs to a place of an image, from or to image 1's buffer; returns whether that is something. */
static int move_part(const struct section *section, int place, int rank, char *buffer, int is_gather, struct traffic *traffic) {
  struct part part = {0};
  struct piece piece;
  int choice[HPF_RANK_MAX] = {0}, dims = (int)section->array->rank, any = 0;
  find_part(section, place, &part);
  if (!is_empty(&part, dims)) do {
    if (!piece_of(section, &part, choice, &piece)) continue;
    if (is_gather)
      pgas_get_strided(rank + 1, buffer + piece.local_offset_bytes, piece.remote, &piece.box);
    else
      pgas_put_strided(rank + 1, piece.remote, buffer + piece.local_offset_bytes, &piece.box);
    any = 1;
    traffic->bytes += rank != 0 ? piece.bytes : 0;
  } while (next_choice(&part, dims, choice));
  free_part(&part);
  return any;
}

static void move_of(const struct section *section, int rank, char *buffer, int is_gather, struct traffic *traffic) {
  const struct hpf_layout *layout = section->array->layout;
  int any = 0;
  for (int i = 0; i < (layout ? rt_layout_places(layout) : 1); i++)
    any |= move_part(section, layout ? rt_layout_place(layout, rank, i) : rank, rank, buffer, is_gather, traffic);
  traffic->messages += any && rank != 0;
}

/* From the first copy of each element, or to all copies. */
static void move_all(const struct section *section, char *buffer, int is_gather, struct traffic *traffic) {
  const struct hpf_array *array = section->array;
  int images = array->layout ? rt_layout_images(array->layout) : rt_images();
  for (int rank = 0; rank < images; rank++)
    if (rt_array_gives(array, rank, is_gather ? rt_images() : -1)) move_of(section, rank, buffer, is_gather, traffic);
}

/* The first barrier says that the owners have computed the elements, the second that they may change them. */
void hpf_gather(struct hpf_array *array, const int64_t *lo, const int64_t *hi, const int64_t *step, void *buffer,
                const struct hpf_pos *pos) {
  struct section section = {.array = array, .lo = lo, .step = step};
  struct traffic traffic = {0};
  rt_at(pos);
  int any = open_section(&section, hi, pos);
  pgas_barrier();
  if (any && rt_rank() == 0) move_all(&section, buffer, 1, &traffic);
  pgas_barrier();
  rt_count(RT_GATHER, traffic.messages, traffic.bytes);
}

void hpf_scatter(struct hpf_array *array, const int64_t *lo, const int64_t *hi, const int64_t *step,
                 const void *buffer, const struct hpf_pos *pos) {
  struct section section = {.array = array, .lo = lo, .step = step};
  struct traffic traffic = {0};
  rt_at(pos);
  int any = open_section(&section, hi, pos);
  pgas_barrier();
  if (any && rt_rank() == 0) move_all(&section, (char *)(uintptr_t)buffer, 0, &traffic);
  pgas_barrier();
  rt_count(RT_SCATTER, traffic.messages, traffic.bytes);
}

/* ---- scalars ---- */

_Static_assert((int)HPF_R16 == (int)PGAS_R16 && (int)HPF_NEQV == (int)PGAS_NEQV, "hpf.h and pgas.h number alike");

static void reduce(void *elements, int64_t n, int32_t type, int32_t op) {
  int64_t elem_bytes = (int64_t)rt_operator((enum pgas_type)type, (enum pgas_op)op)->elem_bytes;
  uint64_t others = (uint64_t)rt_images() - 1;
  if (n <= 0) return;
  pgas_allreduce(elements, (size_t)n, (enum pgas_type)type, (enum pgas_op)op);
  rt_count(RT_REDUCE, others, others * (uint64_t)(n * elem_bytes));
}

void hpf_reduce(void *value, int32_t n, int32_t type, int32_t op, const struct hpf_pos *pos) {
  rt_at(pos);
  reduce(value, n, type, op);
}

/* A box of an array of elements of `bytes` bytes. */
struct box {
  int32_t rank;
  const int64_t *extents, *strides;
  size_t bytes;
};

/* Moves dimensions 0 to k of a box that begins at `array` to dense memory, or back; gives the end of the dense part. */
static char *move_box(const struct box *box, int32_t k, char *array, char *dense, int back) {
  if (k < 0) {
    memcpy(back ? array : dense, back ? dense : array, box->bytes);
    return dense + box->bytes;
  }
  for (int64_t i = 0; i < box->extents[k]; i++)
    dense = move_box(box, k - 1, array + (size_t)(i * box->strides[k]) * box->bytes, dense, back);
  return dense;
}

void hpf_reduce_array(void *first, int32_t rank, const int64_t *extents, const int64_t *strides, int32_t type, int32_t op,
                      const struct hpf_pos *pos) {
  struct box box = {rank, extents, strides, rt_operator((enum pgas_type)type, (enum pgas_op)op)->elem_bytes};
  int64_t n = 1;
  int in_one_piece = 1;
  rt_at(pos);
  for (int32_t k = 0; k < rank; k++) {
    in_one_piece = in_one_piece && (extents[k] <= 1 || strides[k] == n);
    n *= extents[k];
  }
  if (in_one_piece || n == 0) {
    reduce(first, n, type, op);
    return;
  }
  char *dense = rt_private((size_t)n, box.bytes);
  move_box(&box, rank - 1, first, dense, 0);
  reduce(dense, n, type, op);
  move_box(&box, rank - 1, first, dense, 1);
  free(dense);
}

void hpf_io_share(void *value, int64_t bytes, const struct hpf_pos *pos) {
  rt_at(pos);
  if (rt_images_apart) return;
  pgas_broadcast(value, (size_t)bytes, 1);
  rt_count(RT_BROADCAST, rt_rank() != 0, rt_rank() != 0 ? (uint64_t)bytes : 0);
}
