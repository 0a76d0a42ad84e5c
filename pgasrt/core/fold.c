/* fold.c: the operators of reductions. */
#include "lane.h"
#include "rt.h"

#define DEFINE_FOLD(name, type, value)                                            \
  static void name(void *into, const void *from, size_t elems, void *context) {   \
    type *a = into;                                                               \
    const type *b = from;                                                         \
    (void)context;                                                                \
    for (size_t i = 0; i < elems; i++) a[i] = (type)(value);                      \
  }
#define DEFINE_FOLDS(suffix, type, arithmetic)                                    \
  DEFINE_FOLD(sum_##suffix, type, (arithmetic)a[i] + (arithmetic)b[i])            \
  DEFINE_FOLD(product_##suffix, type, (arithmetic)a[i] * (arithmetic)b[i])        \
  DEFINE_FOLD(least_##suffix, type, b[i] < a[i] ? b[i] : a[i])                    \
  DEFINE_FOLD(greatest_##suffix, type, b[i] > a[i] ? b[i] : a[i])

DEFINE_FOLDS(i4, int32_t, uint32_t)
DEFINE_FOLDS(i8, int64_t, uint64_t)
DEFINE_FOLDS(r4, float, float)
DEFINE_FOLDS(r8, double, double)
DEFINE_FOLDS(i16, __int128, unsigned __int128)
DEFINE_FOLDS(r10, long double, long double)
DEFINE_FOLDS(r16, rt_real16, rt_real16)
DEFINE_FOLD(and_l4, int32_t, a[i] && b[i])
DEFINE_FOLD(or_l4, int32_t, a[i] || b[i])
DEFINE_FOLD(eqv_l4, int32_t, !a[i] == !b[i])
DEFINE_FOLD(neqv_l4, int32_t, !a[i] != !b[i])

#define OPERATOR(function, bytes) {.combine = function, .elem_bytes = bytes, .commutative = 1}
#define OPERATORS(suffix, bytes)                                                                    \
  {                                                                                                 \
    OPERATOR(sum_##suffix, bytes), OPERATOR(product_##suffix, bytes), OPERATOR(least_##suffix, bytes), \
        OPERATOR(greatest_##suffix, bytes)                                                          \
  }

enum { TYPES = PGAS_R16 + 1, OPS = PGAS_NEQV + 1 };

static const struct pgas_operator operators[TYPES][OPS] = {
    [PGAS_I4] = OPERATORS(i4, 4),
    [PGAS_I8] = OPERATORS(i8, 8),
    [PGAS_R4] = OPERATORS(r4, 4),
    [PGAS_R8] = OPERATORS(r8, 8),
    [PGAS_I16] = OPERATORS(i16, 16),
    [PGAS_R10] = OPERATORS(r10, 16),
    [PGAS_R16] = OPERATORS(r16, 16),
    [PGAS_L4] = {[PGAS_AND] = OPERATOR(and_l4, 4), [PGAS_OR] = OPERATOR(or_l4, 4), [PGAS_EQV] = OPERATOR(eqv_l4, 4),
                 [PGAS_NEQV] = OPERATOR(neqv_l4, 4)},
};

const struct pgas_operator *rt_operator(enum pgas_type type, enum pgas_op op) {
  if ((unsigned)type >= TYPES || (unsigned)op >= OPS || !operators[type][op].combine)
    rt_fail(NULL, "operation %d does not apply to type %d", (int)op, (int)type);
  return &operators[type][op];
}

/* The same on all images, where addresses are not; 0: one of the program's own, or none. */
uint64_t rt_operator_number(const struct pgas_operator *operator) {
  uintptr_t at = (uintptr_t)operator - (uintptr_t)operators;
  return at < sizeof operators ? 1 + at / sizeof **operators : 0;
}
