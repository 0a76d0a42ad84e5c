/* convert.c: elements of another type, kind or length, by the rules of intrinsic assignment: numbers are converted, reals
   become integers towards zero, characters are cut off or followed by blanks. */
#include "caf.h"
#include <string.h>

typedef __int128 wide_integer;
#if defined __x86_64__ || defined __i386__
typedef __float128 wide_real;
typedef long double real10;
#else
typedef long double wide_real;
#endif
struct number {
  int is_real;
  wide_integer integer;
  wide_real re, im;
};

int caf_same_elem(const struct caf_elem *a, const struct caf_elem *b) {
  if (a->type == CAF_CHARACTER || a->type == CAF_DERIVED || b->type == CAF_DERIVED)
    return a->bytes == b->bytes && (a->type != CAF_CHARACTER || a->kind == b->kind);
  return a->type == b->type && a->kind == b->kind;
}

/* ---- numbers ---- */

static wide_integer load_integer(const char *from, int kind) {
  switch (kind) {
    case 1: return *(const int8_t *)from;
    case 2: return *(const int16_t *)(const void *)from;
    case 4: return *(const int32_t *)(const void *)from;
    case 8: return *(const int64_t *)(const void *)from;
    case 16: return *(const wide_integer *)(const void *)from;
    default: caf_refuse("integers or logicals of kind %d in an assignment between images", kind);
  }
}

static void store_integer(char *to, int kind, wide_integer value) {
  switch (kind) {
    case 1: *(int8_t *)to = (int8_t)value; break;
    case 2: *(int16_t *)(void *)to = (int16_t)value; break;
    case 4: *(int32_t *)(void *)to = (int32_t)value; break;
    case 8: *(int64_t *)(void *)to = (int64_t)value; break;
    case 16: *(wide_integer *)(void *)to = value; break;
    default: caf_refuse("integers or logicals of kind %d in an assignment between images", kind);
  }
}

static wide_real load_real(const char *from, int kind) {
  switch (kind) {
    case 4: return *(const float *)(const void *)from;
    case 8: return *(const double *)(const void *)from;
#if defined __x86_64__ || defined __i386__
    case 10: return *(const real10 *)(const void *)from;
#endif
    case 16: return *(const wide_real *)(const void *)from;
    default: caf_refuse("reals of kind %d in an assignment between images", kind);
  }
}

static void store_real(char *to, int kind, wide_real value) {
  switch (kind) {
    case 4: *(float *)(void *)to = (float)value; break;
    case 8: *(double *)(void *)to = (double)value; break;
#if defined __x86_64__ || defined __i386__
    case 10: *(real10 *)(void *)to = (real10)value; break;
#endif
    case 16: *(wide_real *)(void *)to = value; break;
    default: caf_refuse("reals of kind %d in an assignment between images", kind);
  }
}

/* Bytes of one part of a complex number. */
static size_t part_bytes(const struct caf_elem *elem) { return elem->bytes / 2; }

static struct number load(const char *from, const struct caf_elem *elem) {
  struct number number = {.is_real = 1};
  switch (elem->type) {
    case CAF_INTEGER:
    case CAF_LOGICAL:
      number.is_real = 0;
      number.integer = load_integer(from, elem->kind);
      break;
    case CAF_REAL: number.re = load_real(from, elem->kind); break;
    case CAF_COMPLEX:
      number.re = load_real(from, elem->kind);
      number.im = load_real(from + part_bytes(elem), elem->kind);
      break;
    default: caf_refuse("an assignment between images from type %d of gfortran", elem->type);
  }
  return number;
}

static void store(char *to, const struct caf_elem *elem, const struct number *number) {
  wide_real re = number->is_real ? number->re : (wide_real)number->integer;
  switch (elem->type) {
    case CAF_INTEGER:
    case CAF_LOGICAL:
      store_integer(to, elem->kind, number->is_real ? (wide_integer)number->re : number->integer);
      break;
    case CAF_REAL: store_real(to, elem->kind, re); break;
    case CAF_COMPLEX:
      store_real(to, elem->kind, re);
      store_real(to + part_bytes(elem), elem->kind, number->im);
      break;
    default: caf_refuse("an assignment between images to type %d of gfortran", elem->type);
  }
}

/* ---- characters ---- */

static uint32_t character_at(const char *text, int kind, size_t at) {
  return kind == 1 ? (unsigned char)text[at] : ((const uint32_t *)(const void *)text)[at];
}

static void set_character(char *text, int kind, size_t at, uint32_t value) {
  if (kind == 1)
    text[at] = (char)(value > UINT8_MAX ? '?' : value);
  else
    ((uint32_t *)(void *)text)[at] = value;
}

static void convert_text(char *to, const struct caf_elem *to_elem, const char *from, const struct caf_elem *from_elem) {
  size_t room = to_elem->bytes / (size_t)to_elem->kind, given = from_elem->bytes / (size_t)from_elem->kind;
  for (size_t i = 0; i < room; i++)
    set_character(to, to_elem->kind, i, i < given ? character_at(from, from_elem->kind, i) : ' ');
}

void caf_convert(void *to, const struct caf_elem *to_elem, const void *from, const struct caf_elem *from_elem) {
  if (caf_same_elem(to_elem, from_elem)) {
    memcpy(to, from, to_elem->bytes);
  } else if (to_elem->type == CAF_CHARACTER && from_elem->type == CAF_CHARACTER) {
    convert_text(to, to_elem, from, from_elem);
  } else {
    struct number number = load(from, from_elem);
    store(to, to_elem, &number);
  }
}
