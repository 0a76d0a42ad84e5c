#include "log.h"

/* log(1 + r) = r - r**2/2 + .. + r**9/9, |r| < 2**-7.7 */
vd ONE(log)(vd x) {
  vd in = has_log(x);
  reduced_log p = reduce_log(choose(all(1), x, in));
  vd r = p.r.hi, r2 = mul(r, r);
  vd to3 = mul_add(r, all(1. / 3), all(-1. / 2)), to5 = mul_add(r, all(1. / 5), all(-1. / 4));
  vd to7 = mul_add(r, all(1. / 7), all(-1. / 6)), to9 = mul_add(r, all(1. / 9), all(-1. / 8));
  vd series = mul_add(mul(r2, r2), mul_add(r2, to9, to7), mul_add(r2, to5, to3));
  pair sum = add_smaller(p.base.hi, r);
  pair y = add_smaller(sum.hi, mul_add(r2, series, add(add(p.r.lo, p.base.lo), sum.lo)));
  return settle(x, y.hi, both(in, is_certain(y, 1.044)), log); /* glibc: .519 ULP */
}

TWO_LANES(log)
