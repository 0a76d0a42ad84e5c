#include "exp.h"
#include "log.h"

/* log(x) with a relative error of less than 2**-68: r**2/2 is a pair, too. */
INLINE pair long_log(v4 x) {
  reduced_log p = reduce_log(x);
  v4 r = p.r.hi;
  pair square = product(r, r), first = add_smaller(p.base.hi, r), second = add_smaller(first.hi, mul(square.hi, all(-.5)));
  v4 to4 = mul_add(r, all(-1. / 4), all(1. / 3)), to6 = mul_add(r, all(-1. / 6), all(1. / 5)), to8 = mul_add(r, all(-1. / 8), all(1. / 7));
  v4 series = mul_add(square.hi, mul_add(square.hi, to8, to6), to4);
  v4 rest = add(add(p.r.lo, p.base.lo), add(first.lo, second.lo));
  rest = less_mul(mul_add(square.lo, all(-.5), rest), r, p.r.lo);
  return add_smaller(second.hi, mul_add(mul(square.hi, r), series, rest));
}

RARE v4 ask_library_for_power(v4 x, v4 y, v4 z, int lanes) {
  double base[LANES], exponent[LANES], to[LANES];
  _mm256_storeu_pd(base, x);
  _mm256_storeu_pd(exponent, y);
  _mm256_storeu_pd(to, z);
  for (int l = 0; l < LANES; l++)
    if (lanes >> l & 1) to[l] = pow(base[l], exponent[l]);
  return _mm256_loadu_pd(to);
}

/* x**y = exp(y log(x)), where |y log(x)| < 64: an error of log(x) counts as many times */
v4 _ZGVdN4vv_pow(v4 x, v4 y) {
  v4 in = both(has_log(x), WITHIN(y, 0x1p-200, 0x1p60));
  pair log_x = long_log(choose(all(1), x, in));
  v4 given = both(y, in), hi = mul(given, log_x.hi);
  in = both(in, WITHIN(hi, 0x1p-54, 64.));
  v4 lo = mul_add(given, log_x.lo, mul_sub(given, log_x.hi, hi));
  scaled z = exp_of((pair){both(hi, in), both(lo, in)});
  v4 certain = both(in, is_certain(z.y, 1.05)); /* glibc: .523 ULP */
  int lanes = _mm256_movemask_pd(certain) ^ ALL_LANES;
  return __builtin_expect(lanes != 0, 0) ? ask_library_for_power(x, y, times_power(z), lanes) : times_power(z);
}

v2 _ZGVbN2vv_pow(v2 x, v2 y) {
  return _mm256_castpd256_pd128(_ZGVdN4vv_pow(_mm256_set_m128d(x, x), _mm256_set_m128d(y, y)));
}
