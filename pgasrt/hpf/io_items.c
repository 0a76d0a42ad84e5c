/* io_items.c: the items of READ and WRITE. What image 1 reads goes to all images at once, because later items of the same
   list may depend on it. */
#include "io.h"
#include <stdlib.h>
#include <string.h>

enum { SMALL_BYTES = 512, PIECE_BYTES = 1 << 20 };

static void transfer_scalar(struct io *io, int32_t type, int32_t kind, void *value, int64_t bytes) {
  struct gf_transfer *t = &io->as.transfer;
  int reads = io->statement == HPF_IO_READ;
  switch (type) {
  case GF_INTEGER: (reads ? _gfortran_transfer_integer : _gfortran_transfer_integer_write)(t, value, kind); break;
  case GF_LOGICAL: (reads ? _gfortran_transfer_logical : _gfortran_transfer_logical_write)(t, value, kind); break;
  case GF_REAL: (reads ? _gfortran_transfer_real : _gfortran_transfer_real_write)(t, value, kind); break;
  case GF_COMPLEX: (reads ? _gfortran_transfer_complex : _gfortran_transfer_complex_write)(t, value, kind); break;
  default:
    if (kind == 1)
      (reads ? _gfortran_transfer_character : _gfortran_transfer_character_write)(t, value, (size_t)bytes);
    else
      (reads ? _gfortran_transfer_character_wide : _gfortran_transfer_character_wide_write)(t, value, (size_t)(bytes / kind), kind);
  }
}

static void transfer_array(struct io *io, struct gf_descriptor *array, int32_t kind) {
  size_t length = array->dtype.type == GF_CHARACTER ? array->dtype.elem_bytes / (size_t)kind : 0;
  (io->statement == HPF_IO_READ ? _gfortran_transfer_array : _gfortran_transfer_array_write)(&io->as.transfer, array, kind,
                                                                                             length);
}

static int has_failed(const struct io *io) { return io->here && (io->as.common.flags & GF_RETURN_MASK) != 0; }

/* Items that come after a failure are left alone, on all images. */
int io_share_status(struct io *io, int failed_before) {
  if (io->handled && !io->failed) {
    int32_t status = failed_before;
    hpf_io_share(&status, sizeof status, io->pos);
    io->failed = status;
  }
  return !io->failed;
}

static int is_shared(const struct io *io) {
  return io->statement == HPF_IO_READ && !io->everywhere && pgas_num_images() > 1;
}

/* Status and value in one message. */
static void share_small(struct io *io, void *value, size_t bytes, int failed_before) {
  char packed[sizeof(int32_t) + SMALL_BYTES];
  int32_t status = failed_before;
  memcpy(packed, &status, sizeof status);
  memcpy(packed + sizeof status, value, bytes);
  hpf_io_share(packed, (int64_t)(sizeof status + bytes), io->pos);
  memcpy(&status, packed, sizeof status);
  io->failed = status;
  if (!status) memcpy(value, packed + sizeof status, bytes);
}

void hpf_io_item(int32_t type, int32_t kind, void *value, int64_t bytes) {
  struct io *io = io_current();
  int failed_before = has_failed(io);
  if (io->here && !failed_before) transfer_scalar(io, type, kind, value, bytes);
  io_check(io);
  if (!is_shared(io) || io->failed) return;
  if (!io->handled)
    hpf_io_share(value, bytes, io->pos);
  else if (bytes <= SMALL_BYTES)
    share_small(io, value, (size_t)bytes, failed_before);
  else if (io_share_status(io, failed_before))
    hpf_io_share(value, bytes, io->pos);
}

void hpf_io_array(void *descriptor, int32_t kind) {
  struct io *io = io_current();
  int failed_before = has_failed(io);
  if (io->here && !failed_before) transfer_array(io, descriptor, kind);
  io_check(io);
  if (is_shared(io) && !io->failed && io_share_status(io, failed_before)) io_share_array(descriptor, io->pos);
}

/* ---- arrays from image 1 to all ---- */

static int64_t extent(const struct gf_dim *d) { return d->hi < d->lo ? 0 : d->hi - d->lo + 1; }

static int64_t elements(const struct gf_descriptor *a) {
  int64_t n = 1;
  for (int k = 0; k < a->dtype.rank; k++) n *= extent(&a->dim[k]);
  return n;
}

static int is_dense(const struct gf_descriptor *a) {
  int64_t stride = 1;
  for (int k = 0; k < a->dtype.rank; k++) {
    if (a->dim[k].stride != stride) return 0;
    stride *= extent(&a->dim[k]);
  }
  return 1;
}

/* Copies elements first .. first+n-1 in array element order to a buffer or from it. */
static void copy_elements(const struct gf_descriptor *a, int64_t first, int64_t n, char *buffer, int unpack) {
  size_t bytes = a->dtype.elem_bytes;
  for (int64_t i = 0; i < n; i++) {
    int64_t rest = first + i, place = 0;
    for (int k = 0; k < a->dtype.rank; k++) {
      int64_t e = extent(&a->dim[k]);
      place += rest % e * a->dim[k].stride;
      rest /= e;
    }
    char *element = a->base + place * a->span;
    memcpy(unpack ? element : buffer + (size_t)i * bytes, unpack ? buffer + (size_t)i * bytes : element, bytes);
  }
}

void io_share_array(const struct gf_descriptor *a, const struct hpf_pos *pos) {
  int64_t n = elements(a), bytes = (int64_t)a->dtype.elem_bytes;
  if (n <= 0 || bytes <= 0 || pgas_num_images() == 1) return;
  if (is_dense(a)) {
    hpf_io_share(a->base, n * bytes, pos);
    return;
  }
  int64_t piece = PIECE_BYTES / bytes + 1;
  char *buffer = malloc((size_t)((piece < n ? piece : n) * bytes));
  if (!buffer) rt_fail(pos, "not enough memory to read an array");
  for (int64_t first = 0; first < n; first += piece) {
    int64_t count = n - first < piece ? n - first : piece;
    if (pgas_this_image() == 1) copy_elements(a, first, count, buffer, 0);
    hpf_io_share(buffer, count * bytes, pos);
    if (pgas_this_image() != 1) copy_elements(a, first, count, buffer, 1);
  }
  free(buffer);
}

/* ---- sections of mapped arrays: piece by piece through a buffer of bounded size ---- */

/* A piece of a section: of dimension cut a run of elements, whole dimensions before it, single elements behind it. */
struct pieces {
  struct hpf_array *array;
  const int64_t *lo, *hi, *step;
  int64_t extent[HPF_RANK_MAX];
  int64_t from[HPF_RANK_MAX], to[HPF_RANK_MAX];
  int64_t below, run; /* elements of the dimensions before the cut; how many of the cut dimension are taken at once */
  int cut;
};

static int64_t trips(int64_t lo, int64_t hi, int64_t step) {
  int64_t n = step ? (hi - lo + step) / step : 0;
  return n > 0 ? n : 0;
}

static int cut_into_pieces(struct pieces *p) {
  int64_t bytes = p->array->elem_bytes; /* none for texts of no length */
  int64_t room = PIECE_BYTES / (bytes > 0 ? bytes : 1) + 1, all = 1;
  int rank = (int)p->array->rank;
  for (int k = 0; k < rank; k++) all *= p->extent[k] = trips(p->lo[k], p->hi[k], p->step[k]);
  p->below = 1;
  for (p->cut = 0; p->cut < rank - 1 && p->below * p->extent[p->cut] <= room; p->cut++) p->below *= p->extent[p->cut];
  p->run = room / (p->below ? p->below : 1);
  if (p->run < 1) p->run = 1;
  return all > 0;
}

static int64_t piece_count(const struct pieces *p) {
  int64_t n = (p->extent[p->cut] + p->run - 1) / p->run;
  for (int k = p->cut + 1; k < (int)p->array->rank; k++) n *= p->extent[k];
  return n;
}

/* Sets from and to to the bounds of piece number i, and returns how many elements it has. */
static int64_t choose_piece(struct pieces *p, int64_t i) {
  int64_t runs = (p->extent[p->cut] + p->run - 1) / p->run, first = i % runs * p->run, rest = i / runs;
  int64_t last = first + p->run < p->extent[p->cut] ? first + p->run : p->extent[p->cut];
  for (int k = 0; k < p->cut; k++) p->from[k] = p->lo[k], p->to[k] = p->hi[k];
  p->from[p->cut] = p->lo[p->cut] + first * p->step[p->cut];
  p->to[p->cut] = p->lo[p->cut] + (last - 1) * p->step[p->cut];
  for (int k = p->cut + 1; k < (int)p->array->rank; k++) {
    p->from[k] = p->to[k] = p->lo[k] + rest % p->extent[k] * p->step[k];
    rest /= p->extent[k];
  }
  return p->below * (last - first);
}

static void transfer_piece(struct io *io, struct pieces *p, int32_t type, int32_t kind, char *buffer, int64_t n) {
  struct gf_descriptor d = {.base = buffer, .offset = -1, .span = p->array->elem_bytes};
  d.dtype = (struct gf_dtype){.elem_bytes = (size_t)p->array->elem_bytes, .rank = 1, .type = (int8_t)type};
  d.dim[0] = (struct gf_dim){1, 1, n};
  hpf_gather(p->array, p->from, p->to, p->step, buffer, io->pos);
  if (io->everywhere) hpf_io_share(buffer, n * p->array->elem_bytes, io->pos);
  if (io->here && !has_failed(io)) transfer_array(io, &d, kind);
  io_check(io);
  if (io->statement == HPF_IO_READ) hpf_scatter(p->array, p->from, p->to, p->step, buffer, io->pos);
}

void hpf_io_mapped(struct hpf_array *array, const int64_t *lo, const int64_t *hi, const int64_t *step, int32_t type,
                   int32_t kind) {
  struct io *io = io_current();
  struct pieces p = {.array = array, .lo = lo, .hi = hi, .step = step};
  if (is_shared(io) && (io->failed || !io_share_status(io, has_failed(io)))) return;
  if (!cut_into_pieces(&p)) return;
  char *buffer = malloc((size_t)(p.below * p.run * array->elem_bytes) + 1);
  if (!buffer) rt_fail(io->pos, "not enough memory to read or write '%s'", array->name);
  for (int64_t i = 0; i < piece_count(&p); i++) {
    int64_t n = choose_piece(&p, i);
    transfer_piece(io, &p, type, kind, buffer, n);
  }
  free(buffer);
}
