/* collective.c: CO_BROADCAST, CO_SUM, CO_MIN, CO_MAX and CO_REDUCE. An argument that is not contiguous is copied there and back. */
#include "caf.h"
#include <stdlib.h>
#include <string.h>

/* ---- the argument as dense memory ---- */

struct dense {
  struct caf_section whole, copy;
  size_t elems;
  char *data;
};

static int is_contiguous(const struct caf_section *section) {
  ptrdiff_t stride = (ptrdiff_t)section->item_bytes;
  for (int k = 0; k < section->dims; k++) {
    if (section->dim[k].extent > 1 && section->dim[k].stride_bytes != stride) return 0;
    stride *= (ptrdiff_t)section->dim[k].extent;
  }
  return 1;
}

int CAF(is_contiguous)(const struct caf_array *array) {
  struct caf_section section;
  caf_section_of(&section, array, array->base, 0);
  return is_contiguous(&section);
}

/* For allocatable components gfortran 12 makes descriptors of which it sets neither span nor offset. */
static int has_span(const struct caf_array *array) {
  ptrdiff_t offset = 0;
  for (int k = 0; k < array->dtype.rank; k++) offset -= array->dim[k].lower * array->dim[k].stride;
  return (ptrdiff_t)array->offset == offset;
}

/* Elements are moved as they are: a derived type's are bytes. */
static void open_dense(struct dense *dense, const struct caf_array *array) {
  struct caf_array sound;
  caf_copy_array(&sound, array);
  if (!has_span(array)) sound.span = (ptrdiff_t)array->dtype.elem_bytes;
  caf_section_of(&dense->whole, &sound, array->base, 1);
  dense->whole.type = CAF_DERIVED;
  dense->elems = caf_section_elems(&dense->whole);
  dense->data = dense->whole.base;
  /* gfortran passes allocatable components as they are, one by one. */
  if (!dense->data && dense->elems) caf_refuse("a collective subroutine gets an array or a component that is not allocated");
  if (is_contiguous(&dense->whole)) return;
  caf_section_dense(&dense->copy, &dense->whole);
  dense->data = dense->copy.base;
  caf_assign(&dense->copy, &dense->whole);
}

static void close_dense(struct dense *dense) {
  if (dense->data == dense->whole.base) return;
  caf_assign(&dense->whole, &dense->copy);
  free(dense->data);
}

/* gfortran 12 passes a variable errmsg= by value, behind all other arguments: in its place stands the next argument, a number. */
static int is_text(const char *errmsg) {
  enum { FIRST_PAGES = 1 << 16 };
  return (uintptr_t)errmsg >= FIRST_PAGES;
}
#define REPORT(stat, errmsg, bytes) CAF_REPORT(stat, is_text(errmsg) ? (errmsg) : NULL, is_text(errmsg) ? (bytes) : 0)

static int chars_of(const char *errmsg, int chars) { return errmsg && !is_text(errmsg) ? (int)(uintptr_t)errmsg : chars; }

void CAF(co_broadcast)(const struct caf_array *array, int image, int *stat, char *errmsg, size_t errmsg_bytes) {
  const struct caf_report *report = REPORT(stat, errmsg, errmsg_bytes);
  struct dense dense;
  if (!caf_has_image(report, image)) return;
  open_dense(&dense, array);
  CAF_TRY(report, pgas_broadcast(dense.data, dense.elems * array->dtype.elem_bytes, image));
  close_dense(&dense);
}

/* ---- reductions ---- */

/* image 0: the result is for all. */
static void reduce_with(const struct caf_array *array, const struct pgas_operator *op, int image,
                        const struct caf_report *report) {
  struct dense dense;
  if (image && !caf_has_image(report, image)) return;
  open_dense(&dense, array);
  if (image)
    CAF_TRY(report, pgas_reduce_with(dense.data, dense.elems, op, image));
  else
    CAF_TRY(report, pgas_allreduce_with(dense.data, dense.elems, op));
  close_dense(&dense);
}

/* The types that pgas.h reduces itself, a complex number as two reals; -1: none of them. */
static int type_of(const struct caf_array *array, int *parts) {
  size_t bytes = array->dtype.elem_bytes;
  *parts = array->dtype.type == CAF_COMPLEX ? 2 : 1;
  switch (array->dtype.type) {
    case CAF_INTEGER: return bytes == 4 ? PGAS_I4 : bytes == 8 ? PGAS_I8 : -1;
    case CAF_REAL: return bytes == 4 ? PGAS_R4 : bytes == 8 ? PGAS_R8 : -1;
    case CAF_COMPLEX: return bytes == 8 ? PGAS_R4 : bytes == 16 ? PGAS_R8 : -1;
    default: return -1;
  }
}

static void reduce_type(const struct caf_array *array, size_t parts, enum pgas_type type, enum pgas_op op, int image,
                        const struct caf_report *report) {
  struct dense dense;
  if (image && !caf_has_image(report, image)) return;
  open_dense(&dense, array);
  if (image)
    CAF_TRY(report, pgas_reduce(dense.data, parts * dense.elems, type, op, image));
  else
    CAF_TRY(report, pgas_allreduce(dense.data, parts * dense.elems, type, op));
  close_dense(&dense);
}

static void reduce(const struct caf_array *array, enum pgas_op op, int image, int chars, const struct caf_report *report) {
  int parts, type = type_of(array, &parts);
  size_t bytes = array->dtype.elem_bytes;
  if (type >= 0) {
    reduce_type(array, (size_t)parts, (enum pgas_type)type, op, image, report);
    return;
  }
  struct caf_text text = {bytes, chars > 0 && bytes == 4 * (size_t)chars ? 4 : 1};
  struct pgas_operator fold = {caf_operator(array, op), &text, bytes, 1};
  reduce_with(array, &fold, image, report);
}

void CAF(co_sum)(const struct caf_array *array, int image, int *stat, char *errmsg, size_t errmsg_bytes) {
  reduce(array, PGAS_SUM, image, 0, REPORT(stat, errmsg, errmsg_bytes));
}

void CAF(co_min)(const struct caf_array *array, int image, int *stat, char *errmsg, int chars, size_t errmsg_bytes) {
  reduce(array, PGAS_MIN, image, chars_of(errmsg, chars), REPORT(stat, errmsg, errmsg_bytes));
}

void CAF(co_max)(const struct caf_array *array, int image, int *stat, char *errmsg, int chars, size_t errmsg_bytes) {
  reduce(array, PGAS_MAX, image, chars_of(errmsg, chars), REPORT(stat, errmsg, errmsg_bytes));
}

void CAF(co_reduce)(const struct caf_array *array, void (*function)(void), int flags, int image, int *stat, char *errmsg,
                    int chars, size_t errmsg_bytes) {
  struct caf_user_operator user = {function, flags, chars_of(errmsg, chars), array->dtype.type, array->dtype.elem_bytes, NULL};
  struct pgas_operator op = {caf_user_operator(&user), &user, user.bytes, 0};
  user.result = malloc(user.bytes + 1);
  reduce_with(array, &op, image, REPORT(stat, errmsg, errmsg_bytes));
  free(user.result);
}
