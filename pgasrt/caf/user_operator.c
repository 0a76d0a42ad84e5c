/* user_operator.c: calls of CO_REDUCE's function as gfortran compiled it: arguments by reference or by value, results in
   registers, characters and large derived types by reference. */
#include "caf.h"
#include <string.h>

/* into = function(into, from) for a type that C returns as Fortran does. */
#define DEFINE_CALL(name, type)                                                                  \
  static void name(void *into, const void *from, size_t elems, void *context) {                  \
    const struct caf_user_operator *user = context;                                              \
    type *a = into;                                                                              \
    type *b = (type *)(uintptr_t)from;                                                           \
    for (size_t i = 0; i < elems; i++)                                                           \
      a[i] = user->flags & CAF_BY_VALUE ? ((type(*)(type, type))user->function)(a[i], b[i])      \
                                        : ((type(*)(type *, type *))user->function)(&a[i], &b[i]); \
  }
DEFINE_CALL(integer_1, int8_t)
DEFINE_CALL(integer_2, int16_t)
DEFINE_CALL(integer_4, int32_t)
DEFINE_CALL(integer_8, int64_t)
DEFINE_CALL(integer_16, __int128)
DEFINE_CALL(real_4, float)
DEFINE_CALL(real_8, double)
DEFINE_CALL(complex_4, _Complex float)
DEFINE_CALL(complex_8, _Complex double)

static void *elem(void *elems, size_t bytes, size_t at) { return (char *)elems + bytes * at; }

/* Lengths of characters follow: of the result behind its address, of the arguments at the end; with bind(C), too, though gfortran's
   flags deny it. */
static void characters(void *into, const void *from, size_t elems, void *context) {
  const struct caf_user_operator *user = context;
  typedef void (*function)(void *, size_t, void *, void *, size_t, size_t);
  size_t chars = (size_t)user->chars;
  for (size_t i = 0; i < elems; i++) {
    void *a = elem(into, user->bytes, i), *b = elem((void *)(uintptr_t)from, user->bytes, i);
    ((function)user->function)(user->result, chars, a, b, chars, chars);
    memcpy(a, user->result, user->bytes);
  }
}

static void by_reference(void *into, const void *from, size_t elems, void *context) {
  const struct caf_user_operator *user = context;
  for (size_t i = 0; i < elems; i++) {
    void *a = elem(into, user->bytes, i), *b = elem((void *)(uintptr_t)from, user->bytes, i);
    ((void (*)(void *, void *, void *))user->function)(user->result, a, b);
    memcpy(a, user->result, user->bytes);
  }
}

static caf_combine of_integer(size_t bytes) {
  switch (bytes) {
    case 1: return integer_1;
    case 2: return integer_2;
    case 4: return integer_4;
    case 8: return integer_8;
    default: return integer_16;
  }
}

/* Of derived types C returns by a hidden address, which is the first argument here, those that do not fit into two registers. */
static caf_combine of_derived(const struct caf_user_operator *user) {
#ifdef __x86_64__
  enum { IN_REGISTERS = 16 };
  if (user->bytes > IN_REGISTERS && !(user->flags & CAF_BY_VALUE)) return by_reference;
#endif
  caf_refuse("co_reduce of a derived type of %zu bytes: only those of more than 16, with arguments by reference, can be reduced; "
             "add a component",
             user->bytes);
}

caf_combine caf_user_operator(const struct caf_user_operator *user) {
  if (user->flags & CAF_BY_DESCRIPTOR) caf_refuse("co_reduce with an operation whose arguments are assumed-shape arrays");
  if (user->type == CAF_CHARACTER) return characters;
  if (user->flags & CAF_RESULT_BY_REFERENCE) return by_reference;
  switch (user->type) {
    case CAF_INTEGER:
    case CAF_LOGICAL: return of_integer(user->bytes);
    case CAF_REAL:
      if (user->bytes == sizeof(float)) return real_4;
      if (user->bytes == sizeof(double)) return real_8;
      break;
    case CAF_COMPLEX:
      if (user->bytes == sizeof(_Complex float)) return complex_4;
      if (user->bytes == sizeof(_Complex double)) return complex_8;
      break;
    default: return of_derived(user);
  }
  caf_refuse("co_reduce of numbers of %zu bytes: gfortran does not say whether they are of kind 10 or 16", user->bytes);
}
