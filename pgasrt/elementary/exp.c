#include "exp.h"

vd ONE(exp)(vd x) {
  vd in = WITHIN(x, 0., 708.);
  scaled e = exp_of((pair){both(x, in), all(0)});
  return settle(x, times_power(e), both(in, is_certain(e.y, 1.025)), exp); /* glibc: .511 ULP */
}

TWO_LANES(exp)
