#include "exp.h"
#include "log.h"

/* log(x) with a relative error of less than 2**-68: r**2/2 is a pair, too. */
INLINE pair long_log(vd x) {
  reduced_log p = reduce_log(x);
  vd r = p.r.hi;
  pair square = product(r, r), first = add_smaller(p.base.hi, r), second = add_smaller(first.hi, mul(square.hi, all(-.5)));
  vd to4 = mul_add(r, all(-1. / 4), all(1. / 3)), to6 = mul_add(r, all(-1. / 6), all(1. / 5)), to8 = mul_add(r, all(-1. / 8), all(1. / 7));
  vd series = mul_add(square.hi, mul_add(square.hi, to8, to6), to4);
  vd rest = add(add(p.r.lo, p.base.lo), add(first.lo, second.lo));
  rest = less_mul(mul_add(square.lo, all(-.5), rest), r, p.r.lo);
  return add_smaller(second.hi, mul_add(mul(square.hi, r), series, rest));
}

RARE vd ask_library_for_power(vd x, vd y, vd z, int lanes) {
  double base[LANES], exponent[LANES], to[LANES];
  put(base, x);
  put(exponent, y);
  put(to, z);
  for (int l = 0; l < LANES; l++)
    if (lanes >> l & 1) to[l] = pow(base[l], exponent[l]);
  return take(to);
}

/* x**y = exp(y log(x)), where |y log(x)| < 64: an error of log(x) counts as many times */
vd TWO(pow)(vd x, vd y) {
  vd in = both(has_log(x), WITHIN(y, 0x1p-200, 0x1p60));
  pair log_x = long_log(choose(all(1), x, in));
  vd given = both(y, in), hi = mul(given, log_x.hi);
  in = both(in, WITHIN(hi, 0x1p-54, 64.));
  vd lo = mul_add(given, log_x.lo, mul_sub(given, log_x.hi, hi));
  scaled z = exp_of((pair){both(hi, in), both(lo, in)});
  vd certain = both(in, is_certain(z.y, 1.05)); /* glibc: .523 ULP */
  int lanes = lanes_of(certain) ^ ALL_LANES;
  return __builtin_expect(lanes != 0, 0) ? ask_library_for_power(x, y, times_power(z), lanes) : times_power(z);
}

#ifndef WIDE
v2 _ZGVbN2vv_pow(v2 x, v2 y) {
  return _mm256_castpd256_pd128(_ZGVdN4vv_pow(_mm256_set_m128d(x, x), _mm256_set_m128d(y, y)));
}
#endif
