/* io.c: Fortran input and output through libgfortran, so that output is byte for byte gfortran's. Image 1 owns all files;
   the library owns the buffer of standard output: the core never prints there.

   Errors come back in iostat and iomsg. Those that the program does not handle end the run at the position of the
   statement. */
#include "io.h"
#include <stdlib.h>
#include <string.h>

static struct io *current, *spare;
int rt_io_dec_formats;

struct io *io_current(void) { return current; }

int io_is_transfer(const struct io *io) {
  return io->statement == HPF_IO_READ || io->statement == HPF_IO_WRITE || io->statement == HPF_IO_LENGTH;
}

static struct io *take(const struct hpf_pos *pos) {
  struct io *io = spare;
  if (io) {
    spare = io->spare;
  } else {
    io = calloc(1, sizeof *io);
    if (!io) rt_fail(pos, "not enough memory for input and output");
  }
  return io;
}

void hpf_io_begin(int32_t statement, int32_t everywhere, const struct hpf_pos *pos) {
  rt_at(pos);
  everywhere |= rt_images_apart || (current && current->in_defined && current->everywhere);
  struct io *io = take(pos);
  struct io_member *members = io->members;
  int room = io->member_room;
  memset(io, 0, sizeof *io);
  io->members = members;
  io->member_room = room;
  io->outer = current;
  io->pos = pos;
  io->statement = statement;
  io->everywhere = everywhere;
  io->here = everywhere || pgas_this_image() == 1;
  memset(io->iomsg, ' ', sizeof io->iomsg);
  io->as.common = (struct gf_common){
      .flags = GF_IOSTAT | GF_IOMSG,
      .filename = pos && pos->file ? pos->file : "?",
      .line = pos ? pos->line : 0,
      .iomsg_length = sizeof io->iomsg,
      .iomsg = io->iomsg,
      .iostat = &io->iostat,
  };
  if (statement == HPF_IO_OPEN) io->as.common.flags |= GF_OPEN_READONLY;
  if (rt_io_dec_formats && (statement == HPF_IO_READ || statement == HPF_IO_WRITE)) io->as.common.flags |= GF_DEC_FORMATS;
  current = io;
}

static void perform(struct io *io) {
  switch (io->statement) {
  case HPF_IO_READ:
    if (io->as.common.flags & GF_NAMELIST_NAME) io->as.common.flags |= GF_NAMELIST_READ;
    _gfortran_st_read(&io->as.transfer);
    break;
  case HPF_IO_WRITE: _gfortran_st_write(&io->as.transfer); break;
  case HPF_IO_LENGTH: _gfortran_st_iolength(&io->as.transfer); break;
  case HPF_IO_OPEN: _gfortran_st_open(&io->as.open); break;
  case HPF_IO_CLOSE: _gfortran_st_close(&io->as.close); break;
  case HPF_IO_INQUIRE: _gfortran_st_inquire(&io->as.inquire); break;
  case HPF_IO_REWIND: _gfortran_st_rewind(&io->as.common); break;
  case HPF_IO_BACKSPACE: _gfortran_st_backspace(&io->as.common); break;
  case HPF_IO_ENDFILE: _gfortran_st_endfile(&io->as.common); break;
  case HPF_IO_FLUSH: _gfortran_st_flush(&io->as.common); break;
  case HPF_IO_WAIT: _gfortran_st_wait_async(&io->as.wait); break;
  default: rt_fail(io->pos, "internal error: no such statement of input or output");
  }
}

void hpf_io_start(void) {
  struct io *io = current;
  if (io->here && !io->refused) perform(io);
}

static uint32_t outcome(const struct io *io) { return io->as.common.flags & GF_RETURN_MASK; }

static int is_handled(const struct io *io) {
  static const uint32_t by[] = {0, GF_ERR, GF_END, GF_EOR};
  return (io->handled & (GF_IOSTAT | by[outcome(io)])) != 0;
}

static int trimmed_length(const char *text, int length) {
  while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == 0)) length--;
  return length;
}

static const char *name_of(const struct io *io) {
  static const char *const names[] = {"READ",      "WRITE",   "OPEN",  "CLOSE", "INQUIRE", "REWIND",
                                      "BACKSPACE", "ENDFILE", "FLUSH", "WAIT",  "INQUIRE"};
  return names[io->statement];
}

void io_check(struct io *io) {
  if (!io->here || outcome(io) == GF_RETURN_OK || is_handled(io)) return;
  if (io->statement == HPF_IO_READ && !io->refused) _gfortran_st_read_done(&io->as.transfer);
  if (io->statement == HPF_IO_WRITE && !io->refused) _gfortran_st_write_done(&io->as.transfer);
  int length = trimmed_length(io->iomsg, IO_MESSAGE_BYTES), first = 0;
  while (first < length && io->iomsg[first] != '\n') first++; /* more lines show the place in a format */
  rt_fail(io->pos, "%s failed: %.*s (iostat %d) on image %d%.*s", name_of(io), first, io->iomsg, io->iostat,
          pgas_this_image(), length - first, io->iomsg + first);
}

static void finish(struct io *io) {
  switch (io->refused ? HPF_IO_OPEN : io->statement) {
  case HPF_IO_READ: _gfortran_st_read_done(&io->as.transfer); break;
  case HPF_IO_WRITE: _gfortran_st_write_done(&io->as.transfer); break;
  case HPF_IO_LENGTH: _gfortran_st_iolength_done(&io->as.transfer); break;
  default: break;
  }
  io_check(io);
  if (io->user_iostat) *io->user_iostat = io->iostat;
  if (!io->user_iomsg || outcome(io) == GF_RETURN_OK) return;
  size_t length = (size_t)trimmed_length(io->iomsg, IO_MESSAGE_BYTES);
  if (length > io->user_iomsg_length) length = io->user_iomsg_length;
  memset(io->user_iomsg, ' ', io->user_iomsg_length);
  memcpy(io->user_iomsg, io->iomsg, length);
}

static size_t copy_results(struct io *io, char *packed, int unpack) {
  size_t at = 0;
  for (int i = 0; i < io->nresults; i++) {
    struct io_result *r = &io->results[i];
    if (unpack) memcpy(r->variable, packed + at, r->bytes);
    else if (packed) memcpy(packed + at, r->variable, r->bytes);
    at += r->bytes;
  }
  return at;
}

/* What the statement returns, in one message. */
static int32_t share_results(struct io *io) {
  int32_t result = (int32_t)outcome(io);
  int branches = (io->handled & (GF_ERR | GF_END | GF_EOR)) != 0;
  if (io->everywhere || (!branches && !io->nresults)) return result;
  size_t bytes = copy_results(io, NULL, 0) + sizeof result;
  char *packed = malloc(bytes);
  if (!packed) rt_fail(io->pos, "not enough memory for input and output");
  memcpy(packed, &result, sizeof result);
  copy_results(io, packed + sizeof result, 0);
  hpf_io_share(packed, (int64_t)bytes, io->pos);
  memcpy(&result, packed, sizeof result);
  copy_results(io, packed + sizeof result, 1);
  free(packed);
  return result;
}

static void share_members(struct io *io) {
  for (int i = 0; i < io->nmembers; i++) {
    const struct io_member *m = &io->members[i];
    struct gf_descriptor d = {.base = m->address, .dtype = m->dtype, .span = (int64_t)m->dtype.elem_bytes};
    memcpy(d.dim, m->dim, sizeof d.dim);
    io_share_array(&d, io->pos);
  }
}

int32_t hpf_io_end(void) {
  struct io *io = current;
  if (io->here) finish(io);
  if (io->statement == HPF_IO_READ && !io->everywhere) share_members(io);
  int32_t result = share_results(io);
  current = io->outer;
  io->spare = spare;
  spare = io;
  return result;
}

/* ---- namelists ---- */

static void keep_member(struct io *io, char *address, struct gf_dtype dtype) {
  if (io->nmembers == io->member_room) {
    int room = io->member_room ? 2 * io->member_room : 16;
    struct io_member *more = realloc(io->members, (size_t)room * sizeof *more);
    if (!more) rt_fail(io->pos, "not enough memory for a namelist");
    io->members = more;
    io->member_room = room;
  }
  io->members[io->nmembers++] = (struct io_member){.address = address, .dtype = dtype};
}

void hpf_io_member(char *name, void *address, int32_t type, int32_t kind, int64_t elem_bytes, int32_t rank) {
  struct io *io = current;
  struct gf_dtype dtype = {.elem_bytes = (size_t)elem_bytes, .rank = (int8_t)rank, .type = (int8_t)type};
  if (!strchr(name, '%')) keep_member(io, address, dtype);
  size_t length = type == GF_CHARACTER ? (size_t)elem_bytes : 0;
  if (io->here) _gfortran_st_set_nml_var(&io->as.transfer, address, name, kind, length, dtype);
}

void hpf_io_member_dim(int32_t of_component, int32_t dim, int64_t stride, int64_t lo, int64_t hi) {
  struct io *io = current;
  if (!of_component) io->members[io->nmembers - 1].dim[dim] = (struct gf_dim){stride, lo, hi};
  if (io->here) _gfortran_st_set_nml_var_dim(&io->as.transfer, dim, stride, lo, hi);
}
