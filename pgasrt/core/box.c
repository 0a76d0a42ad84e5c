/* box.c: strided boxes: brought to their simplest form, then copied by a kernel chosen by element size and strides.

   A normalised box has no dimension of extent 1, its contiguous leading dimensions are part of the element, dimensions
   that continue each other are one, the smallest remote stride comes first, and the smallest local one first or second. */
#include "rt.h"
#include <stdlib.h>
#include <string.h>

static void remove_dim(struct pgas_box *box, int dim) {
  box->dims--;
  for (int k = dim; k < box->dims; k++) {
    box->extent[k] = box->extent[k + 1];
    box->remote_stride_bytes[k] = box->remote_stride_bytes[k + 1];
    box->local_stride_bytes[k] = box->local_stride_bytes[k + 1];
  }
}

static void swap_dims(struct pgas_box *box, int a, int b) {
  struct pgas_box old = *box;
  box->extent[a] = old.extent[b], box->extent[b] = old.extent[a];
  box->remote_stride_bytes[a] = old.remote_stride_bytes[b], box->remote_stride_bytes[b] = old.remote_stride_bytes[a];
  box->local_stride_bytes[a] = old.local_stride_bytes[b], box->local_stride_bytes[b] = old.local_stride_bytes[a];
}

static void drop_single(struct pgas_box *box) {
  for (int k = box->dims - 1; k >= 0; k--)
    if (box->extent[k] == 1) remove_dim(box, k);
}

static void sort_by_remote_stride(struct pgas_box *box) {
  for (int i = 1; i < box->dims; i++)
    for (int k = i; k > 0 && labs(box->remote_stride_bytes[k]) < labs(box->remote_stride_bytes[k - 1]); k--)
      swap_dims(box, k, k - 1);
}

static void absorb_contiguous(struct pgas_box *box) {
  while (box->dims > 0 && box->remote_stride_bytes[0] == (ptrdiff_t)box->elem_bytes &&
         box->local_stride_bytes[0] == (ptrdiff_t)box->elem_bytes) {
    box->elem_bytes *= box->extent[0];
    remove_dim(box, 0);
  }
}

static int continues(const struct pgas_box *box, int k) {
  ptrdiff_t extent = (ptrdiff_t)box->extent[k];
  return box->remote_stride_bytes[k + 1] == extent * box->remote_stride_bytes[k] &&
         box->local_stride_bytes[k + 1] == extent * box->local_stride_bytes[k];
}

static void join_dims(struct pgas_box *box) {
  for (int k = box->dims - 2; k >= 0; k--)
    if (continues(box, k)) {
      box->extent[k] *= box->extent[k + 1];
      remove_dim(box, k + 1);
    }
}

/* Where the two sides disagree about the first dimension (a transpose), a plane of both candidates is copied in tiles. */
static void bring_local_second(struct pgas_box *box) {
  int smallest = 0;
  for (int k = 1; k < box->dims; k++)
    if (labs(box->local_stride_bytes[k]) < labs(box->local_stride_bytes[smallest])) smallest = k;
  for (int k = smallest; k > 1; k--) swap_dims(box, k, k - 1);
}

void rt_box_normalise(struct pgas_box *box) {
  drop_single(box);
  sort_by_remote_stride(box);
  absorb_contiguous(box);
  join_dims(box);
  bring_local_second(box);
}

/* ---- copies ---- */

/* Strides that are constant in a branch let the compiler vectorise it. */
#define COPY_LINE(size, to_step, from_step) \
  for (size_t i = 0; i < extent; i++) memcpy(to + (ptrdiff_t)i * (to_step), from + (ptrdiff_t)i * (from_step), size)
#define DEFINE_LINE(name, size)                                                                             \
  static void name(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t extent) { \
    if (to_stride == (size) && from_stride == 2 * (size))                                                    \
      COPY_LINE(size, size, 2 * (size));                                                                     \
    else if (to_stride == 2 * (size) && from_stride == 2 * (size))                                           \
      COPY_LINE(size, 2 * (size), 2 * (size));                                                               \
    else if (to_stride == (size))                                                                            \
      COPY_LINE(size, size, from_stride);                                                                    \
    else if (from_stride == (size))                                                                          \
      COPY_LINE(size, to_stride, size);                                                                      \
    else                                                                                                     \
      COPY_LINE(size, to_stride, from_stride);                                                               \
  }
DEFINE_LINE(copy_line_1, 1)
DEFINE_LINE(copy_line_2, 2)
DEFINE_LINE(copy_line_4, 4)
DEFINE_LINE(copy_line_8, 8)
DEFINE_LINE(copy_line_16, 16)

static void copy_line(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t extent,
                      size_t elem_bytes) {
  switch (elem_bytes) {
    case 1: copy_line_1(to, to_stride, from, from_stride, extent); return;
    case 2: copy_line_2(to, to_stride, from, from_stride, extent); return;
    case 4: copy_line_4(to, to_stride, from, from_stride, extent); return;
    case 8: copy_line_8(to, to_stride, from, from_stride, extent); return;
    case 16: copy_line_16(to, to_stride, from, from_stride, extent); return;
  }
  for (size_t i = 0; i < extent; i++, to += to_stride, from += from_stride) rt_copy(to, from, elem_bytes);
}

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

enum { TILE = 32 }; /* lines of both sides stay in the first cache */

static void copy_tiles(char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                       const struct pgas_box *box) {
  for (size_t j0 = 0; j0 < box->extent[1]; j0 += TILE)
    for (size_t i0 = 0; i0 < box->extent[0]; i0 += TILE)
      for (size_t j = j0; j < least(j0 + TILE, box->extent[1]); j++)
        copy_line(to + (ptrdiff_t)j * to_stride[1] + (ptrdiff_t)i0 * to_stride[0], to_stride[0],
                  from + (ptrdiff_t)j * from_stride[1] + (ptrdiff_t)i0 * from_stride[0], from_stride[0],
                  least(TILE, box->extent[0] - i0), box->elem_bytes);
}

static int is_transpose(const ptrdiff_t *to_stride, const ptrdiff_t *from_stride) {
  return (labs(to_stride[0]) < labs(to_stride[1])) != (labs(from_stride[0]) < labs(from_stride[1]));
}

static void copy_dims(int dims, char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                      const struct pgas_box *box) {
  if (dims == 1) {
    copy_line(to, to_stride[0], from, from_stride[0], box->extent[0], box->elem_bytes);
    return;
  }
  if (dims == 2 && is_transpose(to_stride, from_stride)) {
    copy_tiles(to, to_stride, from, from_stride, box);
    return;
  }
  int k = dims - 1;
  for (size_t i = 0; i < box->extent[k]; i++, to += to_stride[k], from += from_stride[k])
    copy_dims(k, to, to_stride, from, from_stride, box);
}

/* The lowest byte of one side of a box; *end: behind its highest one. */
static const char *span(const char *start, const ptrdiff_t *stride, const struct pgas_box *box, const char **end) {
  *end = start + box->elem_bytes;
  for (int k = 0; k < box->dims; k++) {
    ptrdiff_t reach = stride[k] * (ptrdiff_t)(box->extent[k] - 1);
    if (reach < 0)
      start += reach;
    else
      *end += reach;
  }
  return start;
}

static int overlap(const char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                   const struct pgas_box *box) {
  const char *to_end, *from_end;
  const char *to_start = span(to, to_stride, box, &to_end), *from_start = span(from, from_stride, box, &from_end);
  return to_start < from_end && from_start < to_end;
}

void rt_box_copy_own(char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                     const struct pgas_box *box) {
  ptrdiff_t dense[PGAS_DIMS_MAX], bytes = (ptrdiff_t)box->elem_bytes;
  if (box->dims == 0 || !overlap(to, to_stride, from, from_stride, box)) {
    rt_box_copy(to, to_stride, from, from_stride, box);
    return;
  }
  for (int k = 0; k < box->dims; k++) dense[k] = bytes, bytes *= (ptrdiff_t)box->extent[k];
  char *between = rt_private(1, (size_t)bytes);
  rt_box_copy(between, dense, from, from_stride, box);
  rt_box_copy(to, to_stride, between, dense, box);
  free(between);
}

void rt_box_copy(char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                 const struct pgas_box *box) {
  if (box->dims == 0)
    rt_copy(to, from, box->elem_bytes);
  else
    copy_dims(box->dims, to, to_stride, from, from_stride, box);
}

/* ---- boxes over a network ---- */

/* The base dimension, whose lines are one operation each, is the longest one: the fewest operations. */
static void bring_base_first(struct pgas_box *box) {
  int base = 0;
  for (int k = 1; k < box->dims; k++)
    if (box->extent[k] > box->extent[base]) base = k;
  for (int k = base; k > 0; k--) swap_dims(box, k, k - 1);
}

static void each_line(int dims, int rank, char *remote, char *local, const struct pgas_box *box, rt_line_fn line) {
  if (dims <= 1) {
    line(rank, remote, local, box);
    return;
  }
  int k = dims - 1;
  for (size_t i = 0; i < box->extent[k]; i++)
    each_line(k, rank, remote + (ptrdiff_t)i * box->remote_stride_bytes[k],
              local + (ptrdiff_t)i * box->local_stride_bytes[k], box, line);
}

void rt_box_lines(int rank, void *remote, void *local, const struct pgas_box *box, rt_line_fn line) {
  struct pgas_box based = *box;
  bring_base_first(&based);
  each_line(based.dims, rank, remote, local, &based, line);
}
