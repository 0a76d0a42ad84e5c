/* The steps of a logarithm that LOG and powers share. */
#ifndef ELEMENTARY_LOG_H
#define ELEMENTARY_LOG_H

#include "tables.h"
#include "vector.h"

/* x = 2**k z, z about 1, and z = c(1 + r): log(x) = base + log(1 + r), base = k ln 2 + log(c) from tables, exactly 0 about 1. */
typedef struct { pair base, r; } reduced_log;

/* normal, positive x */
INLINE vd has_log(vd x) {
  vi below = greater(all_int(0x0010000000000000), bits(x));
  return without(from_bits(greater(all_int(0x7ff0000000000000), bits(x))), from_bits(below));
}

INLINE reduced_log reduce_log(vd x) {
  vi from = minus(bits(x), all_int(LOG_FROM)), fraction = all_int(0x000fffffffffffff);
  vi biased = right(plus(from, all_int(INT64_C(1) << 62)), 52);
  vd k = sub(from_bits(either(biased, all_int(0x4330000000000000))), all(0x1p52 + 1024));
  vd z = from_bits(plus(common(from, fraction), all_int(LOG_FROM)));
  four_columns of = columns_of_four(log_table, common(right(from, 45), all_int(127))); /* 1/c, log(c) in two parts */
  pair ratio = product(z, of.c[0]);
  pair base = {mul_add(k, all(LN2_HI), of.c[1]), mul_add(k, all(LN2_LO), of.c[2])};
  return (reduced_log){base, add_smaller(sub(ratio.hi, all(1)), ratio.lo)};
}

#endif
