/* operators.c: sums, minima and maxima of integers of 1, 2 and 16 bytes and of characters. */
#include "caf.h"
#include <string.h>

#define SUM(a, b) ((a) + (b))
#define LESSER(a, b) ((b) < (a) ? (b) : (a))
#define GREATER(a, b) ((b) > (a) ? (b) : (a))

#define DEFINE_ONE(name, type, operation)                                               \
  static void name(void *into, const void *from, size_t elems, void *context) {         \
    type *to = into;                                                                    \
    const type *other = from;                                                           \
    (void)context;                                                                      \
    for (size_t i = 0; i < elems; i++) to[i] = (type)operation(to[i], other[i]);        \
  }
#define DEFINE_INTEGER(bytes, type)              \
  DEFINE_ONE(sum_##bytes, type, SUM)             \
  DEFINE_ONE(min_##bytes, type, LESSER)          \
  DEFINE_ONE(max_##bytes, type, GREATER)         \
  static const caf_combine integer_##bytes[] = {[PGAS_SUM] = sum_##bytes, [PGAS_MIN] = min_##bytes, [PGAS_MAX] = max_##bytes};
DEFINE_INTEGER(1, int8_t)
DEFINE_INTEGER(2, int16_t)
DEFINE_INTEGER(16, __int128)

/* ---- characters, in the order of their codes ---- */

static int compare(const void *a, const void *b, const struct caf_text *text) {
  const uint32_t *left = a, *right = b;
  if (text->kind == 1) return memcmp(a, b, text->bytes);
  for (size_t i = 0; i < text->bytes / sizeof *left; i++)
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
  return 0;
}

/* sign: 1 takes the greater one. */
static void take(void *into, const void *from, size_t elems, const struct caf_text *text, int sign) {
  char *to = into;
  const char *other = from;
  for (size_t i = 0; i < elems; i++, to += text->bytes, other += text->bytes)
    if (compare(other, to, text) * sign > 0) memcpy(to, other, text->bytes);
}

static void min_text(void *into, const void *from, size_t elems, void *context) { take(into, from, elems, context, -1); }
static void max_text(void *into, const void *from, size_t elems, void *context) { take(into, from, elems, context, 1); }

caf_combine caf_operator(const struct caf_array *array, enum pgas_op op) {
  size_t bytes = array->dtype.elem_bytes;
  if (array->dtype.type == CAF_CHARACTER) return op == PGAS_MIN ? min_text : max_text;
  if (array->dtype.type == CAF_INTEGER && bytes == 1) return integer_1[op];
  if (array->dtype.type == CAF_INTEGER && bytes == 2) return integer_2[op];
  if (array->dtype.type == CAF_INTEGER && bytes == 16) return integer_16[op];
  caf_refuse("co_sum, co_min and co_max of numbers of %zu bytes: gfortran does not say whether they are of kind 10 or 16; "
             "convert them to real(8)",
             bytes);
}
