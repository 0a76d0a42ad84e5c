/* complex.c: complex functions of the C library, called by address so that no calling convention matters. */
#include "rt.h"
#include <complex.h>
#include <string.h>

#define COMPLEX_FUNCTION(name)                                                                                        \
  void hpf_complex_##name(int32_t bytes_of_part, void *z) {                                                           \
    if (bytes_of_part == 4)                                                                                           \
      *(float complex *)z = c##name##f(*(float complex *)z);                                                          \
    else                                                                                                              \
      *(double complex *)z = c##name(*(double complex *)z);                                                           \
  }

COMPLEX_FUNCTION(sqrt)
COMPLEX_FUNCTION(exp)
COMPLEX_FUNCTION(log)
COMPLEX_FUNCTION(sin)
COMPLEX_FUNCTION(cos)
COMPLEX_FUNCTION(tan)
COMPLEX_FUNCTION(asin)
COMPLEX_FUNCTION(acos)
COMPLEX_FUNCTION(atan)
COMPLEX_FUNCTION(sinh)
COMPLEX_FUNCTION(cosh)
COMPLEX_FUNCTION(tanh)
COMPLEX_FUNCTION(asinh)
COMPLEX_FUNCTION(acosh)
COMPLEX_FUNCTION(atanh)

void hpf_complex_pow(int32_t bytes_of_part, void *z) {
  if (bytes_of_part == 4) {
    float complex *x = z;
    x[0] = cpowf(x[0], x[1]);
  } else {
    double complex *x = z;
    x[0] = cpow(x[0], x[1]);
  }
}

/* Repeated squaring, in the order of libgfortran. */
#define INTEGER_POWER(type)                                                                                           \
  {                                                                                                                   \
    type complex *x = z, base = x[0], power = 1;                                                                      \
    int64_t n;                                                                                                        \
    memcpy(&n, &x[1], sizeof n);                                                                                      \
    if (n < 0) base = 1 / base;                                                                                       \
    for (uint64_t rest = n < 0 ? -(uint64_t)n : (uint64_t)n; rest; rest >>= 1) {                                      \
      if (rest & 1) power *= base;                                                                                    \
      base *= base;                                                                                                   \
    }                                                                                                                 \
    x[0] = power;                                                                                                     \
  }

void hpf_complex_powi(int32_t bytes_of_part, void *z) {
  if (bytes_of_part == 4)
    INTEGER_POWER(float)
  else
    INTEGER_POWER(double)
}
