/* gfortran_io.h: what a program compiled by gfortran 8 and later gives libgfortran (soname .so.5) for a statement of input
   or output. The library has no header for it: places and flags were measured with gfortran 12, by what its programs pass. */
#ifndef GFORTRAN_IO_H
#define GFORTRAN_IO_H
#include <stddef.h>
#include <stdint.h>

/* Flags of every statement; what the library returns in the two lowest bits is enum gf_return. */
enum {
  GF_ERR = 1 << 2,
  GF_END = 1 << 3,
  GF_EOR = 1 << 4,
  GF_IOSTAT = 1 << 5,
  GF_IOMSG = 1 << 6,
  GF_RETURN_MASK = 3
};
enum { GF_BAD_UNIT = 5005 }; /* a value of IOSTAT */
enum gf_return { GF_RETURN_OK, GF_RETURN_ERROR, GF_RETURN_END, GF_RETURN_EOR };

/* Flags of READ and WRITE. */
enum {
  GF_LIST_FORMAT = 1 << 7,
  GF_NAMELIST_READ = 1 << 8,
  GF_REC = 1 << 9,
  GF_SIZE = 1 << 10,
  GF_IOLENGTH = 1 << 11,
  GF_FORMAT = 1 << 12,
  GF_INTERNAL_UNIT = 1 << 14,
  GF_NAMELIST_NAME = 1 << 15,
  GF_POS = 1 << 17,
  GF_DEC_FORMATS = 1 << 27
};

enum { GF_OPEN_READONLY = 1 << 24, GF_INQUIRE_FLAGS2 = 1 << 31, GF_PRIVATE_BYTES = 1024 /* libgfortran 5 uses less */ };

struct gf_common {
  uint32_t flags;
  int32_t unit;
  const char *filename;
  int32_t line;
  size_t iomsg_length;
  char *iomsg;
  int32_t *iostat;
};

/* A text: address and length, the other way round in every second one. */
struct gf_text {
  char *text;
  size_t length;
};
struct gf_counted {
  size_t length;
  char *text;
};

struct gf_open {
  struct gf_common common;
  int64_t recl;
  struct gf_counted file;
  struct gf_text status;
  struct gf_counted access;
  struct gf_text form;
  struct gf_counted blank;
  struct gf_text position;
  struct gf_counted action;
  struct gf_text delim;
  struct gf_counted pad;
  struct gf_text convert;
  struct gf_counted decimal;
  struct gf_text encoding;
  struct gf_counted round;
  struct gf_text sign;
  struct gf_counted asynchronous;
  int32_t *newunit;
  int32_t readonly;
  struct gf_counted cc;
  struct gf_text share;
};

struct gf_close {
  struct gf_common common;
  struct gf_text status;
};

struct gf_inquire {
  struct gf_common common;
  int32_t *exist, *opened, *number, *named;
  int64_t *nextrec, *recl, *pos;
  struct gf_text file;
  struct gf_counted access;
  struct gf_text form;
  struct gf_counted blank;
  struct gf_text position;
  struct gf_counted action;
  struct gf_text delim;
  struct gf_counted pad;
  struct gf_text name;
  struct gf_counted sequential;
  struct gf_text direct;
  struct gf_counted formatted;
  struct gf_text unformatted;
  struct gf_counted read;
  struct gf_text write;
  struct gf_counted readwrite;
  struct gf_text convert;
  uint32_t flags2;
  struct gf_text asynchronous;
  struct gf_counted decimal;
  struct gf_text encoding;
  struct gf_counted round;
  struct gf_text sign;
  int32_t *pending;
  int64_t *size;
  int32_t *id;
  struct gf_text stream;
  struct gf_counted share;
  struct gf_text cc;
};

struct gf_transfer {
  struct gf_common common;
  int64_t rec;
  int64_t *size, *iolength;
  void *internal_unit_descriptor;
  struct gf_text format;
  struct gf_counted advance;
  struct gf_text internal_unit;
  struct gf_counted namelist;
  int32_t *id;
  int64_t pos;
  struct gf_text asynchronous;
  struct gf_counted blank;
  struct gf_text decimal;
  struct gf_counted delim;
  struct gf_text pad;
  struct gf_counted round;
  struct gf_text sign;
  char private_part[GF_PRIVATE_BYTES];
};

struct gf_wait {
  struct gf_common common;
  int32_t *id;
};

#define GF_AT(type, field, place) _Static_assert(offsetof(struct type, field) == (place), "as libgfortran")
#if UINTPTR_MAX > 0xffffffff
GF_AT(gf_common, iostat, 40);
GF_AT(gf_open, file.text, 64);
GF_AT(gf_open, sign.text, 264);
GF_AT(gf_open, newunit, 296);
GF_AT(gf_inquire, number, 64);
GF_AT(gf_inquire, file.text, 104);
GF_AT(gf_inquire, convert.text, 360);
GF_AT(gf_inquire, stream.text, 488);
GF_AT(gf_transfer, format.text, 80);
GF_AT(gf_transfer, internal_unit.text, 112);
GF_AT(gf_transfer, pos, 152);
GF_AT(gf_transfer, sign.text, 256);
#endif

/* Codes of types in libgfortran's descriptors. */
enum gf_type { GF_INTEGER = 1, GF_LOGICAL, GF_REAL, GF_COMPLEX, GF_DERIVED, GF_CHARACTER };

struct gf_dtype {
  size_t elem_bytes;
  int32_t version;
  int8_t rank, type;
  int16_t attribute;
};

struct gf_dim {
  int64_t stride, lo, hi; /* the stride in elements */
};

enum { GF_RANK_MAX = 15 };

/* An array: element (i_1..i_r) stands at base + span * (offset + sum i_k*stride_k). */
struct gf_descriptor {
  char *base;
  int64_t offset;
  struct gf_dtype dtype;
  int64_t span;
  struct gf_dim dim[GF_RANK_MAX];
};

void _gfortran_st_write(struct gf_transfer *);
void _gfortran_st_write_done(struct gf_transfer *);
void _gfortran_st_read(struct gf_transfer *);
void _gfortran_st_read_done(struct gf_transfer *);
void _gfortran_st_iolength(struct gf_transfer *);
void _gfortran_st_iolength_done(struct gf_transfer *);
void _gfortran_st_open(struct gf_open *);
void _gfortran_st_close(struct gf_close *);
void _gfortran_st_inquire(struct gf_inquire *);
void _gfortran_st_rewind(struct gf_common *);
void _gfortran_st_backspace(struct gf_common *);
void _gfortran_st_endfile(struct gf_common *);
void _gfortran_st_flush(struct gf_common *);
void _gfortran_st_wait_async(struct gf_wait *);

#define GF_DECLARE_TRANSFER(type)                                       \
  void _gfortran_transfer_##type(struct gf_transfer *, void *, int kind); \
  void _gfortran_transfer_##type##_write(struct gf_transfer *, void *, int kind);
GF_DECLARE_TRANSFER(integer)
GF_DECLARE_TRANSFER(real)
GF_DECLARE_TRANSFER(logical)
GF_DECLARE_TRANSFER(complex)
void _gfortran_transfer_character(struct gf_transfer *, void *, size_t length);
void _gfortran_transfer_character_write(struct gf_transfer *, void *, size_t length);
void _gfortran_transfer_character_wide(struct gf_transfer *, void *, size_t length, int kind);
void _gfortran_transfer_character_wide_write(struct gf_transfer *, void *, size_t length, int kind);
void _gfortran_transfer_array(struct gf_transfer *, struct gf_descriptor *, int kind, size_t length);
void _gfortran_transfer_array_write(struct gf_transfer *, struct gf_descriptor *, int kind, size_t length);

void _gfortran_st_set_nml_var(struct gf_transfer *, void *address, char *name, int32_t kind, size_t length,
                              struct gf_dtype);
void _gfortran_st_set_nml_var_dim(struct gf_transfer *, int32_t dim, int64_t stride, int64_t lo, int64_t hi);
#endif
