/* io_specifiers.c: the specifiers of input and output statements, by keyword, and where libgfortran expects them. */
#include "io.h"
#include <inttypes.h>
#include <string.h>

/* How a specifier is kept: text, counted text, or the address of a variable that the library sets. */
enum form { TEXT, COUNTED, RESULT, NUMBER };

struct specifier {
  const char *keyword;
  uint32_t flag;
  enum form form;
  size_t place;
  int second; /* the flag belongs to flags2 of INQUIRE */
};

#define AT(type, field) offsetof(struct type, field)

static const struct specifier of_open[] = {
    {"recl", 1 << 7, NUMBER, AT(gf_open, recl), 0},
    {"file", 1 << 8, COUNTED, AT(gf_open, file), 0},
    {"status", 1 << 9, TEXT, AT(gf_open, status), 0},
    {"access", 1 << 10, COUNTED, AT(gf_open, access), 0},
    {"form", 1 << 11, TEXT, AT(gf_open, form), 0},
    {"blank", 1 << 12, COUNTED, AT(gf_open, blank), 0},
    {"position", 1 << 13, TEXT, AT(gf_open, position), 0},
    {"action", 1 << 14, COUNTED, AT(gf_open, action), 0},
    {"delim", 1 << 15, TEXT, AT(gf_open, delim), 0},
    {"pad", 1 << 16, COUNTED, AT(gf_open, pad), 0},
    {"convert", 1 << 17, TEXT, AT(gf_open, convert), 0},
    {"decimal", 1 << 18, COUNTED, AT(gf_open, decimal), 0},
    {"encoding", 1 << 19, TEXT, AT(gf_open, encoding), 0},
    {"round", 1 << 20, COUNTED, AT(gf_open, round), 0},
    {"sign", 1 << 21, TEXT, AT(gf_open, sign), 0},
    {"asynchronous", 1 << 22, COUNTED, AT(gf_open, asynchronous), 0},
    {"newunit", 1 << 23, RESULT, AT(gf_open, newunit), 0},
    {NULL, 0, TEXT, 0, 0},
};

static const struct specifier of_close[] = {
    {"status", 1 << 7, TEXT, AT(gf_close, status), 0},
    {NULL, 0, TEXT, 0, 0},
};

static const struct specifier of_inquire[] = {
    {"exist", 1 << 7, RESULT, AT(gf_inquire, exist), 0},
    {"opened", 1 << 8, RESULT, AT(gf_inquire, opened), 0},
    {"number", 1 << 9, RESULT, AT(gf_inquire, number), 0},
    {"named", 1 << 10, RESULT, AT(gf_inquire, named), 0},
    {"nextrec", 1 << 11, RESULT, AT(gf_inquire, nextrec), 0},
    {"recl", 1 << 12, RESULT, AT(gf_inquire, recl), 0},
    {"pos", 1 << 13, RESULT, AT(gf_inquire, pos), 0},
    {"file", 1 << 14, TEXT, AT(gf_inquire, file), 0},
    {"access", 1 << 15, COUNTED, AT(gf_inquire, access), 0},
    {"form", 1 << 16, TEXT, AT(gf_inquire, form), 0},
    {"blank", 1 << 17, COUNTED, AT(gf_inquire, blank), 0},
    {"position", 1 << 18, TEXT, AT(gf_inquire, position), 0},
    {"action", 1 << 19, COUNTED, AT(gf_inquire, action), 0},
    {"delim", 1 << 20, TEXT, AT(gf_inquire, delim), 0},
    {"pad", 1 << 21, COUNTED, AT(gf_inquire, pad), 0},
    {"name", 1 << 22, TEXT, AT(gf_inquire, name), 0},
    {"sequential", 1 << 23, COUNTED, AT(gf_inquire, sequential), 0},
    {"direct", 1 << 24, TEXT, AT(gf_inquire, direct), 0},
    {"formatted", 1 << 25, COUNTED, AT(gf_inquire, formatted), 0},
    {"unformatted", 1 << 26, TEXT, AT(gf_inquire, unformatted), 0},
    {"read", 1 << 27, COUNTED, AT(gf_inquire, read), 0},
    {"write", 1 << 28, TEXT, AT(gf_inquire, write), 0},
    {"readwrite", 1 << 29, COUNTED, AT(gf_inquire, readwrite), 0},
    {"convert", 1 << 30, TEXT, AT(gf_inquire, convert), 0},
    {"asynchronous", 1 << 0, TEXT, AT(gf_inquire, asynchronous), 1},
    {"decimal", 1 << 1, COUNTED, AT(gf_inquire, decimal), 1},
    {"encoding", 1 << 2, TEXT, AT(gf_inquire, encoding), 1},
    {"round", 1 << 3, COUNTED, AT(gf_inquire, round), 1},
    {"sign", 1 << 4, TEXT, AT(gf_inquire, sign), 1},
    {"size", 1 << 6, RESULT, AT(gf_inquire, size), 1},
    {"stream", 1 << 8, TEXT, AT(gf_inquire, stream), 1},
    {NULL, 0, TEXT, 0, 0},
};

static const struct specifier of_transfer[] = {
    {"size", GF_SIZE, RESULT, AT(gf_transfer, size), 0},
    {"iolength", GF_IOLENGTH, RESULT, AT(gf_transfer, iolength), 0},
    {"fmt", GF_FORMAT, TEXT, AT(gf_transfer, format), 0},
    {"advance", 1 << 13, COUNTED, AT(gf_transfer, advance), 0},
    {"nml", GF_NAMELIST_NAME, COUNTED, AT(gf_transfer, namelist), 0},
    {"blank", 1 << 19, COUNTED, AT(gf_transfer, blank), 0},
    {"decimal", 1 << 20, TEXT, AT(gf_transfer, decimal), 0},
    {"delim", 1 << 21, COUNTED, AT(gf_transfer, delim), 0},
    {"pad", 1 << 22, TEXT, AT(gf_transfer, pad), 0},
    {"round", 1 << 23, COUNTED, AT(gf_transfer, round), 0},
    {"sign", 1 << 24, TEXT, AT(gf_transfer, sign), 0},
    {NULL, 0, TEXT, 0, 0},
};

static const struct specifier *specifiers_of(const struct io *io) {
  static const struct specifier none = {NULL, 0, TEXT, 0, 0};
  if (io_is_transfer(io)) return of_transfer;
  switch (io->statement) {
  case HPF_IO_OPEN: return of_open;
  case HPF_IO_CLOSE: return of_close;
  case HPF_IO_INQUIRE: return of_inquire;
  default: return &none;
  }
}

static const struct specifier *find(const struct io *io, const char *keyword) {
  const struct specifier *s = specifiers_of(io);
  while (s->keyword && strcmp(s->keyword, keyword)) s++;
  if (!s->keyword) rt_fail(io->pos, "internal error: this statement has no specifier '%s'", keyword);
  return s;
}

static void *place_for(struct io *io, const struct specifier *s) {
  if (s->second) {
    io->as.inquire.flags2 |= s->flag;
    io->as.common.flags |= (uint32_t)GF_INQUIRE_FLAGS2;
  } else {
    io->as.common.flags |= s->flag;
  }
  return (char *)&io->as + s->place;
}

static void set_text(struct io *io, const struct specifier *s, char *text, int64_t length) {
  void *place = place_for(io, s);
  if (s->form == TEXT)
    *(struct gf_text *)place = (struct gf_text){text, (size_t)length};
  else
    *(struct gf_counted *)place = (struct gf_counted){(size_t)length, text};
}

void hpf_io_text(const char *keyword, char *text, int64_t length) {
  struct io *io = io_current();
  set_text(io, find(io, keyword), text, length < 0 ? 0 : length);
}

/* A number that gfortran keeps in 32 bits. */
static int32_t narrow(const struct io *io, const char *keyword, int64_t value) {
  if (value < INT32_MIN || value > INT32_MAX) rt_fail(io->pos, "%s=%" PRId64 " is too large", keyword, value);
  return (int32_t)value;
}

/* A unit beyond 32 bits fails as in gfortran's programs, which ask before they call the library. */
static void set_unit(struct io *io, int64_t value) {
  if (io->statement != HPF_IO_INQUIRE && (value < INT32_MIN || value > INT32_MAX)) {
    static const char message[] = "Unit number in I/O statement too large";
    io->refused = 1;
    io->iostat = GF_BAD_UNIT;
    io->as.common.flags |= GF_RETURN_ERROR;
    memcpy(io->iomsg, message, sizeof message - 1);
    return;
  }
  enum { NO_UNIT = -1000000 }; /* INQUIRE finds that no unit has a number beyond 32 bits */
  io->as.common.unit = value < INT32_MIN || value > INT32_MAX ? NO_UNIT : (int32_t)value;
}

void hpf_io_number(const char *keyword, int64_t value) {
  struct io *io = io_current();
  struct gf_transfer *transfer = &io->as.transfer;
  if (!strcmp(keyword, "unit")) {
    set_unit(io, value);
  } else if (!strcmp(keyword, "rec") && io_is_transfer(io)) {
    transfer->rec = value;
    transfer->common.flags |= GF_REC;
  } else if (!strcmp(keyword, "pos") && io_is_transfer(io)) {
    transfer->pos = value;
    transfer->common.flags |= GF_POS;
  } else if (!strcmp(keyword, "recl")) {
    *(int64_t *)place_for(io, find(io, keyword)) = value;
  } else {
    int32_t *place = place_for(io, find(io, keyword));
    *place = narrow(io, keyword, value);
  }
}

static void add_result(struct io *io, void *variable, int64_t bytes) {
  if (io->nresults == IO_RESULTS_MAX) rt_fail(io->pos, "internal error: too many results");
  io->results[io->nresults++] = (struct io_result){variable, (size_t)bytes};
}

void hpf_io_result(const char *keyword, void *variable, int64_t bytes) {
  struct io *io = io_current();
  add_result(io, variable, bytes);
  if (!strcmp(keyword, "iostat")) {
    io->user_iostat = variable;
    *io->user_iostat = 0;
    io->handled |= GF_IOSTAT;
    return;
  }
  if (!strcmp(keyword, "iomsg")) {
    io->user_iomsg = variable;
    io->user_iomsg_length = (size_t)bytes;
    return;
  }
  const struct specifier *s = find(io, keyword);
  if (s->form == RESULT)
    *(void **)place_for(io, s) = variable;
  else
    set_text(io, s, variable, bytes);
}

void hpf_io_handle(const char *keyword) {
  struct io *io = io_current();
  if (!strcmp(keyword, "err")) io->handled |= GF_ERR;
  if (!strcmp(keyword, "end")) io->handled |= GF_END;
  if (!strcmp(keyword, "eor")) io->handled |= GF_EOR;
}

void hpf_io_list_directed(void) { io_current()->as.common.flags |= GF_LIST_FORMAT; }

/* The library's units of internal files with characters of one byte and of four. */
enum { INTERNAL_UNIT = -1, WIDE_INTERNAL_UNIT = -2 };

void hpf_io_internal(char *text, int64_t length, int32_t kind, void *descriptor) {
  struct gf_transfer *transfer = &io_current()->as.transfer;
  transfer->common.unit = kind == 1 ? INTERNAL_UNIT : WIDE_INTERNAL_UNIT;
  transfer->common.flags |= GF_INTERNAL_UNIT;
  transfer->internal_unit = (struct gf_text){text, (size_t)length};
  transfer->internal_unit_descriptor = descriptor;
}
