/* The steps of a logarithm that LOG and powers share. */
#ifndef ELEMENTARY_LOG_H
#define ELEMENTARY_LOG_H

#include "tables.h"
#include "vector.h"

/* x = 2**k z, z about 1, and z = c(1 + r): log(x) = base + log(1 + r), base = k ln 2 + log(c) from tables, exactly 0 about 1. */
typedef struct { pair base, r; } reduced_log;

/* normal, positive x */
INLINE v4 has_log(v4 x) {
  i4 below = _mm256_cmpgt_epi64(all_int(0x0010000000000000), bits(x));
  return from_bits(_mm256_andnot_si256(below, _mm256_cmpgt_epi64(all_int(0x7ff0000000000000), bits(x))));
}

INLINE reduced_log reduce_log(v4 x) {
  i4 from = _mm256_sub_epi64(bits(x), all_int(LOG_FROM)), fraction = all_int(0x000fffffffffffff);
  i4 biased = _mm256_srli_epi64(_mm256_add_epi64(from, all_int(INT64_C(1) << 62)), 52);
  v4 k = sub(from_bits(_mm256_or_si256(biased, all_int(0x4330000000000000))), all(0x1p52 + 1024));
  v4 z = from_bits(_mm256_add_epi64(_mm256_and_si256(from, fraction), all_int(LOG_FROM)));
  int64_t row[] = ROWS(_mm256_and_si256(_mm256_srli_epi64(from, 45), all_int(127)));
  four_columns of = columns_of_four(log_table, row); /* 1/c, log(c) in two parts */
  pair ratio = product(z, of.c[0]);
  pair base = {mul_add(k, all(LN2_HI), of.c[1]), mul_add(k, all(LN2_LO), of.c[2])};
  return (reduced_log){base, add_smaller(sub(ratio.hi, all(1)), ratio.lo)};
}

#endif
