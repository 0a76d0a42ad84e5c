/* io.c: Fortran input and output through libgfortran (soname .so.5, gfortran 8 and later), one call an item, so that
   output is byte for byte gfortran's. The library owns the buffer of standard output: the core never prints there.

   gfortran fills st_parameter_dt in the calling program; the fields below are those that we set. Errors come back in
   iostat and iomsg and end the run at the position of the statement. */
#include "rt.h"
#include <stddef.h>
#include <string.h>

enum {
  HAS_IOSTAT = 1 << 5,
  HAS_IOMSG = 1 << 6,
  LIST_FORMAT = 1 << 7,
  HAS_FORMAT = 1 << 12,
  PRIVATE_BYTES = 1024, /* libgfortran 5 uses 448 */
  MESSAGE_BYTES = 256
};

struct st_parameter_dt {
  int32_t flags, unit;
  const char *filename;
  int32_t line;
  size_t iomsg_length;
  char *iomsg;
  int32_t *iostat;
  int64_t rec;
  void *size, *iolength, *internal_unit_desc;
  const char *format;
  size_t format_length;
  char private_part[PRIVATE_BYTES];
};
_Static_assert(sizeof(void *) != 8 || offsetof(struct st_parameter_dt, iostat) == 40, "as libgfortran");
_Static_assert(sizeof(void *) != 8 || offsetof(struct st_parameter_dt, format) == 80, "as libgfortran");

void _gfortran_st_write(struct st_parameter_dt *);
void _gfortran_st_write_done(struct st_parameter_dt *);
void _gfortran_st_read(struct st_parameter_dt *);
void _gfortran_st_read_done(struct st_parameter_dt *);

#define DECLARE_TRANSFER(type)                                                \
  void _gfortran_transfer_##type(struct st_parameter_dt *, void *, int bytes); \
  void _gfortran_transfer_##type##_write(struct st_parameter_dt *, void *, int bytes);
DECLARE_TRANSFER(integer)
DECLARE_TRANSFER(real)
DECLARE_TRANSFER(logical)
DECLARE_TRANSFER(complex)
void _gfortran_transfer_character(struct st_parameter_dt *, void *, size_t length);
void _gfortran_transfer_character_write(struct st_parameter_dt *, void *, size_t length);

typedef void (*transfer_fn)(struct st_parameter_dt *, void *, int bytes);

static struct {
  struct st_parameter_dt dt;
  const struct hpf_pos *pos;
  int is_read;
  int32_t iostat;
  char iomsg[MESSAGE_BYTES];
} state;

static void begin(int32_t unit, const char *format, int64_t format_length, const struct hpf_pos *pos, int is_read) {
  rt_at(pos);
  state.pos = pos;
  state.is_read = is_read;
  state.iostat = 0;
  memset(state.iomsg, ' ', sizeof state.iomsg);
  state.dt = (struct st_parameter_dt){
      .flags = HAS_IOSTAT | HAS_IOMSG | (format ? HAS_FORMAT : LIST_FORMAT),
      .unit = unit,
      .filename = pos && pos->file ? pos->file : "?",
      .line = pos ? pos->line : 0,
      .iomsg_length = sizeof state.iomsg,
      .iomsg = state.iomsg,
      .iostat = &state.iostat,
      .format = format,
      .format_length = (size_t)format_length,
  };
}

void hpf_io_begin_write(int32_t unit, const char *format, int64_t format_length, const struct hpf_pos *pos) {
  begin(unit, format, format_length, pos, 0);
  _gfortran_st_write(&state.dt);
}

void hpf_io_begin_read(int32_t unit, const char *format, int64_t format_length, const struct hpf_pos *pos) {
  begin(unit, format, format_length, pos, 1);
  _gfortran_st_read(&state.dt);
}

static int trimmed_length(const char *text, int length) {
  while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == 0)) length--;
  return length;
}

static void finish(void) {
  if (state.is_read)
    _gfortran_st_read_done(&state.dt);
  else
    _gfortran_st_write_done(&state.dt);
  if (!state.iostat) return;
  int length = trimmed_length(state.iomsg, MESSAGE_BYTES);
  rt_fail(state.pos, "%s failed: %.*s (iostat %d) on image %d", state.is_read ? "READ" : "WRITE", length, state.iomsg,
          state.iostat, pgas_this_image());
}

/* A value that could not be read must not reach the other images. */
static void check_item(void) {
  if (state.is_read && state.iostat) finish();
}

static void transfer(transfer_fn read, transfer_fn write, void *value, int64_t n, int64_t elem_bytes, int kind) {
  transfer_fn move = state.is_read ? read : write;
  char *item = value;
  for (int64_t i = 0; i < n; i++) move(&state.dt, item + i * elem_bytes, kind);
  check_item();
}

void hpf_io_item(int32_t type, void *value, int64_t n) {
  int kind = type == HPF_I8 || type == HPF_R8 ? 8 : 4;
  if (type == HPF_L4)
    transfer(_gfortran_transfer_logical, _gfortran_transfer_logical_write, value, n, kind, kind);
  else if (type == HPF_R4 || type == HPF_R8)
    transfer(_gfortran_transfer_real, _gfortran_transfer_real_write, value, n, kind, kind);
  else
    transfer(_gfortran_transfer_integer, _gfortran_transfer_integer_write, value, n, kind, kind);
}

void hpf_io_item_complex(int32_t bytes_of_part, void *value, int64_t n) {
  transfer(_gfortran_transfer_complex, _gfortran_transfer_complex_write, value, n, 2 * (int64_t)bytes_of_part,
           bytes_of_part);
}

void hpf_io_item_kind(int32_t logical, int32_t bytes, void *value, int64_t n) {
  if (logical)
    transfer(_gfortran_transfer_logical, _gfortran_transfer_logical_write, value, n, bytes, bytes);
  else
    transfer(_gfortran_transfer_integer, _gfortran_transfer_integer_write, value, n, bytes, bytes);
}

void hpf_io_item_text(char *text, int64_t length) {
  if (state.is_read)
    _gfortran_transfer_character(&state.dt, text, (size_t)length);
  else
    _gfortran_transfer_character_write(&state.dt, text, (size_t)length);
  check_item();
}

void hpf_io_end(void) { finish(); }
