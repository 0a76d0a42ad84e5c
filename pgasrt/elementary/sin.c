#include "sin.h"

INLINE v4 settled_sine(v4 x, int quarters, double (*function)(double)) {
  v4 in = is_turned(x);
  pair y = sine(both(x, in), quarters);
  return settle(x, y.hi, both(in, is_certain(y, 1.046)), function); /* glibc: .518 ULP */
}

v4 _ZGVdN4v_sin(v4 x) { return settled_sine(x, 0, sin); }
v4 _ZGVdN4v_cos(v4 x) { return settled_sine(x, 1, cos); }

TWO_LANES(sin)
TWO_LANES(cos)
