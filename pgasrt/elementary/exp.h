/* exp of a pair: also the end of a power. */
#ifndef ELEMENTARY_EXP_H
#define ELEMENTARY_EXP_H

#include "tables.h"
#include "vector.h"

/* A value 2**power * (hi + lo). */
typedef struct { pair y; vi power; } scaled;

INLINE vd times_power(scaled s) { return from_bits(plus(bits(s.y.hi), left(s.power, 52))); }

/* exp(x) for |x| < 708, x.lo less than an ULP of x.hi or 0:
 *   exp(x) = 2**(k/128) * exp(r), k the nearest integer to 128 x/ln 2, |r| <= ln 2/256, exp(r) - 1 = r + r**2/2 + .. + r**6/720;
 * the terms left out are less than 2**-70. */
INLINE scaled exp_of(pair x) {
  whole k = nearest(x.hi, all(EXP_STEPS));
  vd r = add(less_mul(x.hi, k.value, all(EXP_STEP_HI)), less_mul(x.lo, k.value, all(EXP_STEP_LO)));
  two_columns root = columns_of_two(exp_table, common(k.raw, all_int(127)));
  vd high = mul_add(r, mul_add(r, all(1. / 720), all(1. / 120)), all(1. / 24));
  vd series = mul_add(r, mul_add(r, mul_add(r, high, all(1. / 6)), all(.5)), all(1));
  vd grown = mul_add(r, series, root.c[1]), hi = mul_add(root.c[0], grown, root.c[0]);
  return (scaled){{hi, mul_add(root.c[0], grown, sub(root.c[0], hi))}, right(k.raw, 7)};
}

#endif
