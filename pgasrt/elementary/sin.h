/* Sines and cosines before they are rounded. */
#ifndef ELEMENTARY_SIN_H
#define ELEMENTARY_SIN_H

#include "tables.h"
#include "vector.h"

/* x = n pi/2 + y, |y| <= pi/4. The first two parts of pi/2 have 33 bits, so their products by n of 19 bits are exact. */
typedef struct { pair y; vi n; } turned;

INLINE turned turn(vd x) {
  whole n = nearest(x, all(2 / PI));
  pair near = difference(less_mul(x, n.value, all(HALF_PI_1)), mul(n.value, all(HALF_PI_2)));
  return (turned){add_smaller(near.hi, less_mul(near.lo, n.value, all(HALF_PI_3))), n.raw};
}

INLINE vd is_turned(vd x) { return WITHIN(x, 0x1p-26, 0x1p18); }

/* Sine of a turned x moved on by `quarters` quarters of a turn. With the multiple t of 1/64 that is next to y, and d = y - t:
 *   sin(y) = sin(t) + cos(t) d + sin(t)(cos(d) - 1) + cos(t)(sin(d) - d),
 *   cos(y) = cos(t) - sin(t) d + cos(t)(cos(d) - 1) - sin(t)(sin(d) - d). */
INLINE pair sine(vd x, int quarters) {
  turned to = turn(x);
  whole k = nearest(to.y.hi, all(64));
  four_columns at = columns_of_four(sin_table, minus(k.raw, bits(all(0x1.8p52 - SIN_ROWS / 2))));
  vi n = plus(to.n, all_int(quarters));
  vd odd = from_bits(left(n, 63)), negative = from_bits(left(right(n, 1), 63));
  pair a = {choose(at.c[0], at.c[2], odd), choose(at.c[1], at.c[3], odd)};
  pair b = {turned_by(choose(at.c[2], at.c[0], odd), odd), turned_by(choose(at.c[3], at.c[1], odd), odd)};

  vd d = less_mul(to.y.hi, k.value, all(1. / 64)), d2 = mul(d, d);
  vd cosine = mul(d2, mul_add(d2, mul_add(d2, all(-1. / 720), all(1. / 24)), all(-.5)));
  vd rest = mul(mul(d2, d), mul_add(d2, mul_add(d2, all(-1. / 5040), all(1. / 120)), all(-1. / 6)));
  pair slope = product(b.hi, d), sum = add_smaller(a.hi, slope.hi);
  vd lo = mul_add(b.hi, add(rest, to.y.lo), mul_add(b.lo, d, add(a.lo, slope.lo)));
  pair y = add_smaller(sum.hi, add(sum.lo, mul_add(a.hi, cosine, lo)));
  return (pair){turned_by(y.hi, negative), turned_by(y.lo, negative)};
}

#endif
