/* Elementary functions of several elements at a time, with the digits of the C library.
 *
 * A value y is evaluated as hi + lo, hi the nearest double and lo the rest, with an error of less than .002 ULP of hi. The functions of
 * glibc err by less than .5 + m ULP, m a few hundredths. So where hi + lo is farther than m from the midpoint of two doubles, the library
 * returns hi, whatever its algorithm; the few elements that are nearer (2 m of them) are left to the library itself, as are arguments
 * out of range. The test is Ziv's: hi + lo*f == hi with f = .5/(.5 - m) (A. Ziv, Fast evaluation of elementary mathematical functions with
 * correctly rounded last bit, TOMS 17, 1991). While another rounding mode is set all elements are left to the library.
 *
 * Arguments out of range are replaced before anything is computed, so that they raise no exceptions here. (Subnormal ones of EXP are not:
 * they raise underflow.)
 */
#ifndef ELEMENTARY_VECTOR_H
#define ELEMENTARY_VECTOR_H

#include <immintrin.h>
#include <math.h>
#include <stdint.h>

#define INLINE static inline __attribute__((always_inline, unused))
#define RARE static __attribute__((noinline, unused))

/* Vectors of doubles and of integers: four lanes, or eight where WIDE is defined, for processors with AVX-512. */
#ifdef WIDE
#include "eight.h"
#else
#include "four.h"
#endif

enum { ALL_LANES = (1 << LANES) - 1 };

INLINE vd magnitude(vd x) { return without(x, all(-0.0)); }
/* low <= |x| < high, and false for what is no number: as integers, whose comparison raises no exceptions */
#define WITHIN(x, low, high) within(bits(magnitude(x)), INT64_MIN - BITS(low), INT64_MIN + (BITS(high) - BITS(low)))
#define BITS(constant) ((union { double value; int64_t bits; }){constant}).bits
INLINE vd within(vi size, int64_t to_least, int64_t limit) { return from_bits(greater(all_int(limit), plus(size, all_int(to_least)))); }

/* A number and what its rounding left; hi + lo is exact to some 106 bits. */
typedef struct { vd hi, lo; } pair;

/* a + b, where a is 0 or not smaller than b (Dekker 1971) */
INLINE pair add_smaller(vd a, vd b) {
  vd hi = add(a, b);
  return (pair){hi, add(sub(a, hi), b)};
}

/* a - b (Knuth, TAOCP 2, 4.2.2) */
INLINE pair difference(vd a, vd b) {
  vd hi = sub(a, b), taken = sub(hi, a);
  return (pair){hi, sub(sub(a, sub(hi, taken)), add(b, taken))};
}

INLINE pair product(vd a, vd b) {
  vd hi = mul(a, b);
  return (pair){hi, mul_sub(a, b, hi)};
}

/* An integer in two forms: a double, and in the low 51 bits of `raw`. */
typedef struct { vd value; vi raw; } whole;

/* a*b rounded to the nearest integer, of less than 51 bits, in all rounding modes */
INLINE whole nearest(vd a, vd b) {
  vd n = to_whole(mul(a, b));
  return (whole){n, bits(add(n, all(0x1.8p52)))};
}

/* whether results are rounded to the nearest number: the sums are made when the program runs, in its rounding mode */
INLINE vd rounds_to_nearest(void) {
  vd one = all(1), tiny = all(0x1p-60);
  __asm__("" : "+v"(tiny));
  return equal(add(one, tiny), sub(one, tiny));
}

/* which values are certain: hi is what every function returns whose error is less than .5 + m ULP, f = .5/(.5 - m) */
INLINE vd is_certain(pair y, double f) {
  return both(rounds_to_nearest(), equal(mul_add(y.lo, all(f), y.hi), y.hi));
}

RARE vd ask_library(vd x, vd y, int lanes, double (*function)(double)) {
  double from[LANES], to[LANES];
  put(from, x);
  put(to, y);
  for (int l = 0; l < LANES; l++)
    if (lanes >> l & 1) to[l] = function(from[l]);
  return take(to);
}

/* y where it is certain, else the library's value at x */
INLINE vd settle(vd x, vd y, vd certain, double (*function)(double)) {
  int lanes = lanes_of(certain) ^ ALL_LANES;
  return __builtin_expect(lanes != 0, 0) ? ask_library(x, y, lanes, function) : y;
}

/* The names are those of the vector ABI of x86-64, which compilers know: b of two doubles, d of four, e of eight. */
#ifdef WIDE
#define ONE(name) _ZGVeN8v_##name
#define TWO(name) _ZGVeN8vv_##name
#define TWO_LANES(name)
#else
#define ONE(name) _ZGVdN4v_##name
#define TWO(name) _ZGVdN4vv_##name
#define TWO_LANES(name) \
  v2 _ZGVbN2v_##name(v2 x) { return _mm256_castpd256_pd128(_ZGVdN4v_##name(_mm256_set_m128d(x, x))); }
#endif

#endif
