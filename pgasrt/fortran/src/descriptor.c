/* descriptor.c: what slices.F90 calls: array descriptors of ISO_Fortran_binding.h to boxes of pgas.h. Compiled by the C
   compiler that belongs to the Fortran compiler, since the layout of descriptors is the compiler's. */
#include "pgas.h"
#include <ISO_Fortran_binding.h>
#include <stdarg.h>
#include <stdio.h>

/* As fa_slice in slices.F90. */
struct slice {
  int lo[PGAS_DIMS_MAX], hi[PGAS_DIMS_MAX], stride[PGAS_DIMS_MAX];
};

/* One side of a transfer. */
struct side {
  char *start;
  size_t extent[PGAS_DIMS_MAX];
  ptrdiff_t stride_bytes[PGAS_DIMS_MAX];
};

static int invalid(int *rc, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Returns 0. Without rc the run ends. */
static int invalid(int *rc, const char *format, ...) {
  char text[PGAS_MESSAGE_BYTES];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (!rc) {
    fprintf(stderr, "pgas: error: %s on image %d\n", text, pgas_this_image());
    pgas_error_stop(1, NULL);
  }
  *rc = PGAS_STAT_INVALID;
  return 0;
}

static int check_rank(const CFI_cdesc_t *a, int *rc) {
  if (a->rank >= 1 && a->rank <= PGAS_DIMS_MAX) return 1;
  return invalid(rc, "an array of rank %d; slices have rank 1 to %d", a->rank, PGAS_DIMS_MAX);
}

/* ---- allocation ---- */

void pgas_malloc_fa(CFI_cdesc_t *a, const int *lb, const int *ub, int *rc) {
  struct pgas_stat stat;
  size_t elem_bytes = a->elem_len, bytes = elem_bytes;
  if (!check_rank(a, rc)) return;
  for (int k = 0; k < a->rank; k++) {
    a->dim[k].lower_bound = lb[k];
    a->dim[k].extent = ub[k] < lb[k] ? 0 : (CFI_index_t)ub[k] - lb[k] + 1;
    a->dim[k].sm = (CFI_index_t)bytes;
    if (__builtin_mul_overflow(bytes, (size_t)a->dim[k].extent, &bytes) || bytes > PTRDIFF_MAX) {
      invalid(rc, "the bounds of dimension %d make an array too large for any memory", k + 1);
      return;
    }
  }
  if (!rc) {
    a->base_addr = pgas_alloc(bytes);
    return;
  }
  *rc = PGAS_TRY(&stat, a->base_addr = pgas_alloc(bytes));
}

void pgas_free_fa(CFI_cdesc_t *a, int *rc) {
  if (rc) *rc = PGAS_STAT_OK;
  pgas_free(a->base_addr);
  a->base_addr = NULL;
}

/* ---- slices ---- */

static int slice_side(const CFI_cdesc_t *a, const struct slice *slice, struct side *side, int *rc) {
  if (!check_rank(a, rc)) return 0;
  side->start = a->base_addr;
  for (int k = 0; k < a->rank; k++) {
    const CFI_dim_t *dim = &a->dim[k];
    ptrdiff_t lo = slice->lo[k], step = slice->stride[k], upper = dim->lower_bound + dim->extent - 1;
    if (step == 0) return invalid(rc, "stride 0 in dimension %d of a slice", k + 1);
    ptrdiff_t count = (slice->hi[k] - lo + step) / step;
    side->extent[k] = count > 0 ? (size_t)count : 0;
    side->stride_bytes[k] = step * dim->sm;
    if (count <= 0) continue;
    ptrdiff_t last = lo + (count - 1) * step;
    if (lo < dim->lower_bound || lo > upper || last < dim->lower_bound || last > upper)
      return invalid(rc, "slice %td:%d:%td of dimension %d is outside %td:%td", lo, slice->hi[k], step, k + 1,
                     (ptrdiff_t)dim->lower_bound, upper);
    side->start += (lo - dim->lower_bound) * dim->sm;
  }
  return 1;
}

static int make_box(int rank, size_t elem_bytes, const struct side *remote, const struct side *local,
                    struct pgas_box *box, int *rc) {
  *box = (struct pgas_box){.dims = rank, .elem_bytes = elem_bytes};
  for (int k = 0; k < rank; k++) {
    if (remote->extent[k] != local->extent[k])
      return invalid(rc, "%zu elements in dimension %d here and %zu there", local->extent[k], k + 1, remote->extent[k]);
    box->extent[k] = local->extent[k];
    box->remote_stride_bytes[k] = remote->stride_bytes[k];
    box->local_stride_bytes[k] = local->stride_bytes[k];
  }
  return 1;
}

struct transfer {
  struct side remote, local;
  struct pgas_box box;
};

static int slice_box(const CFI_cdesc_t *remote, const struct slice *remote_slice, const CFI_cdesc_t *local,
                     const struct slice *local_slice, struct transfer *t, int *rc) {
  if (rc) *rc = PGAS_STAT_OK;
  if (remote->rank != local->rank) return invalid(rc, "rank %d here and %d there", local->rank, remote->rank);
  return slice_side(remote, remote_slice, &t->remote, rc) && slice_side(local, local_slice, &t->local, rc) &&
         make_box(local->rank, local->elem_len, &t->remote, &t->local, &t->box, rc);
}

void pgas_put_fa(CFI_cdesc_t *src, const struct slice *src_slice, CFI_cdesc_t *dst, const struct slice *dst_slice,
                 int image, int *rc) {
  struct transfer t;
  if (slice_box(dst, dst_slice, src, src_slice, &t, rc)) pgas_put_strided(image, t.remote.start, t.local.start, &t.box);
}

void pgas_get_fa(CFI_cdesc_t *src, const struct slice *src_slice, CFI_cdesc_t *dst, const struct slice *dst_slice,
                 int image, int *rc) {
  struct transfer t;
  if (slice_box(src, src_slice, dst, dst_slice, &t, rc)) pgas_get_strided(image, t.local.start, t.remote.start, &t.box);
}

void pgas_nbput_fa(CFI_cdesc_t *src, const struct slice *src_slice, CFI_cdesc_t *dst, const struct slice *dst_slice,
                   int image, pgas_request *request, int *rc) {
  struct transfer t;
  *request = (pgas_request){0};
  if (slice_box(dst, dst_slice, src, src_slice, &t, rc))
    *request = pgas_put_strided_nb(image, t.remote.start, t.local.start, &t.box);
}

void pgas_nbget_fa(CFI_cdesc_t *src, const struct slice *src_slice, CFI_cdesc_t *dst, const struct slice *dst_slice,
                   int image, pgas_request *request, int *rc) {
  struct transfer t;
  *request = (pgas_request){0};
  if (slice_box(src, src_slice, dst, dst_slice, &t, rc))
    *request = pgas_get_strided_nb(image, t.local.start, t.remote.start, &t.box);
}

/* ---- whole arrays ---- */

static void array_side(const CFI_cdesc_t *a, struct side *side) {
  if (a->rank > PGAS_DIMS_MAX) invalid(NULL, "an array of rank %d; there may be %d", a->rank, PGAS_DIMS_MAX);
  side->start = a->base_addr;
  for (int k = 0; k < a->rank; k++) {
    side->extent[k] = (size_t)a->dim[k].extent;
    side->stride_bytes[k] = a->dim[k].sm;
  }
}

static struct transfer array_box(const CFI_cdesc_t *remote, const CFI_cdesc_t *local) {
  struct transfer t;
  if (remote->rank != local->rank) invalid(NULL, "rank %d here and %d there", local->rank, remote->rank);
  if (remote->elem_len != local->elem_len || remote->type != local->type)
    invalid(NULL, "elements of %zu bytes, type %d, here and of %zu bytes, type %d, there", (size_t)local->elem_len,
            (int)local->type, (size_t)remote->elem_len, (int)remote->type);
  array_side(remote, &t.remote);
  array_side(local, &t.local);
  make_box(local->rank, local->elem_len, &t.remote, &t.local, &t.box, NULL);
  return t;
}

void pgas_put_array(int image, CFI_cdesc_t *dst, CFI_cdesc_t *src) {
  struct transfer t = array_box(dst, src);
  pgas_put_strided(image, t.remote.start, t.local.start, &t.box);
}

void pgas_get_array(int image, CFI_cdesc_t *dst, CFI_cdesc_t *src) {
  struct transfer t = array_box(src, dst);
  pgas_get_strided(image, t.local.start, t.remote.start, &t.box);
}
