#include "sin.h"

INLINE vd settled_sine(vd x, int quarters, double (*function)(double)) {
  vd in = is_turned(x);
  pair y = sine(both(x, in), quarters);
  return settle(x, y.hi, both(in, is_certain(y, 1.046)), function); /* glibc: .518 ULP */
}

vd ONE(sin)(vd x) { return settled_sine(x, 0, sin); }
vd ONE(cos)(vd x) { return settled_sine(x, 1, cos); }

TWO_LANES(sin)
TWO_LANES(cos)
