/* box.c: strided boxes: brought to their simplest form, then copied by a kernel chosen by element size.

   A normalised box has no dimension of extent 1, its contiguous leading dimensions are part of the element, dimensions
   that continue each other are one, and the smallest remote stride comes first. */
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

void rt_box_normalise(struct pgas_box *box) {
  drop_single(box);
  sort_by_remote_stride(box);
  absorb_contiguous(box);
  join_dims(box);
}

#define DEFINE_LINE(name, size)                                                                             \
  static void name(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t extent) { \
    for (size_t i = 0; i < extent; i++, to += to_stride, from += from_stride) memcpy(to, from, size);        \
  }
DEFINE_LINE(copy_line_4, 4)
DEFINE_LINE(copy_line_8, 8)
DEFINE_LINE(copy_line_16, 16)

static void copy_line(char *to, ptrdiff_t to_stride, const char *from, ptrdiff_t from_stride, size_t extent,
                      size_t elem_bytes) {
  switch (elem_bytes) {
    case 4: copy_line_4(to, to_stride, from, from_stride, extent); return;
    case 8: copy_line_8(to, to_stride, from, from_stride, extent); return;
    case 16: copy_line_16(to, to_stride, from, from_stride, extent); return;
  }
  for (size_t i = 0; i < extent; i++, to += to_stride, from += from_stride) memcpy(to, from, elem_bytes);
}

static void copy_dims(int dims, char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                      const struct pgas_box *box) {
  if (dims == 1) {
    copy_line(to, to_stride[0], from, from_stride[0], box->extent[0], box->elem_bytes);
    return;
  }
  int k = dims - 1;
  for (size_t i = 0; i < box->extent[k]; i++, to += to_stride[k], from += from_stride[k])
    copy_dims(k, to, to_stride, from, from_stride, box);
}

void rt_box_copy(char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                 const struct pgas_box *box) {
  if (box->dims == 0)
    memcpy(to, from, box->elem_bytes);
  else
    copy_dims(box->dims, to, to_stride, from, from_stride, box);
}
