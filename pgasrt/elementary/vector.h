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

typedef __m128d v2;
typedef __m256d v4;
typedef __m256i i4;

#define INLINE static inline __attribute__((always_inline, unused))
#define RARE static __attribute__((noinline, unused))

enum { LANES = 4, ALL_LANES = 15 };

INLINE v4 all(double x) { return _mm256_set1_pd(x); }
INLINE i4 all_int(int64_t n) { return _mm256_set1_epi64x(n); }
INLINE i4 bits(v4 x) { return _mm256_castpd_si256(x); }
INLINE v4 from_bits(i4 x) { return _mm256_castsi256_pd(x); }
INLINE v4 add(v4 a, v4 b) { return _mm256_add_pd(a, b); }
INLINE v4 sub(v4 a, v4 b) { return _mm256_sub_pd(a, b); }
INLINE v4 mul(v4 a, v4 b) { return _mm256_mul_pd(a, b); }
/* a*b + c, a*b - c, c - a*b, rounded once */
INLINE v4 mul_add(v4 a, v4 b, v4 c) { return _mm256_fmadd_pd(a, b, c); }
INLINE v4 mul_sub(v4 a, v4 b, v4 c) { return _mm256_fmsub_pd(a, b, c); }
INLINE v4 less_mul(v4 c, v4 a, v4 b) { return _mm256_fnmadd_pd(a, b, c); }
INLINE v4 both(v4 a, v4 b) { return _mm256_and_pd(a, b); }
INLINE v4 magnitude(v4 x) { return _mm256_andnot_pd(all(-0.0), x); }
/* low <= |x| < high, and false for what is no number: as integers, whose comparison raises no exceptions */
#define WITHIN(x, low, high) within(bits(magnitude(x)), INT64_MIN - BITS(low), INT64_MIN + (BITS(high) - BITS(low)))
#define BITS(constant) ((union { double value; int64_t bits; }){constant}).bits
INLINE v4 within(i4 size, int64_t to_least, int64_t limit) {
  return from_bits(_mm256_cmpgt_epi64(all_int(limit), _mm256_add_epi64(size, all_int(to_least))));
}
/* b where the sign of `where` is set, else a */
INLINE v4 choose(v4 a, v4 b, v4 where) { return _mm256_blendv_pd(a, b, where); }

/* A number and what its rounding left; hi + lo is exact to some 106 bits. */
typedef struct { v4 hi, lo; } pair;

/* a + b, where a is 0 or not smaller than b (Dekker 1971) */
INLINE pair add_smaller(v4 a, v4 b) {
  v4 hi = add(a, b);
  return (pair){hi, add(sub(a, hi), b)};
}

/* a - b (Knuth, TAOCP 2, 4.2.2) */
INLINE pair difference(v4 a, v4 b) {
  v4 hi = sub(a, b), taken = sub(hi, a);
  return (pair){hi, sub(sub(a, sub(hi, taken)), add(b, taken))};
}

INLINE pair product(v4 a, v4 b) {
  v4 hi = mul(a, b);
  return (pair){hi, mul_sub(a, b, hi)};
}

/* An integer in two forms: a double, and in the low 51 bits of `raw`. */
typedef struct { v4 value; i4 raw; } whole;

/* a*b rounded to the nearest integer, of less than 51 bits, in all rounding modes */
INLINE whole nearest(v4 a, v4 b) {
  v4 n = _mm256_round_pd(mul(a, b), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
  return (whole){n, bits(add(n, all(0x1.8p52)))};
}

/* whether results are rounded to the nearest number: the sums are made when the program runs, in its rounding mode */
INLINE v4 rounds_to_nearest(void) {
  v4 one = all(1), tiny = all(0x1p-60);
  __asm__("" : "+x"(tiny));
  return _mm256_cmp_pd(add(one, tiny), sub(one, tiny), _CMP_EQ_OQ);
}

/* which values are certain: hi is what every function returns whose error is less than .5 + m ULP, f = .5/(.5 - m) */
INLINE v4 is_certain(pair y, double f) {
  return both(rounds_to_nearest(), _mm256_cmp_pd(mul_add(y.lo, all(f), y.hi), y.hi, _CMP_EQ_OQ));
}

RARE v4 ask_library(v4 x, v4 y, int lanes, double (*function)(double)) {
  double from[LANES], to[LANES];
  _mm256_storeu_pd(from, x);
  _mm256_storeu_pd(to, y);
  for (int l = 0; l < LANES; l++)
    if (lanes >> l & 1) to[l] = function(from[l]);
  return _mm256_loadu_pd(to);
}

/* y where it is certain, else the library's value at x */
INLINE v4 settle(v4 x, v4 y, v4 certain, double (*function)(double)) {
  int lanes = _mm256_movemask_pd(certain) ^ ALL_LANES;
  return __builtin_expect(lanes != 0, 0) ? ask_library(x, y, lanes, function) : y;
}

/* Rows of a table, a row for each lane, turned into columns. */
typedef struct { v4 c[2]; } two_columns;
typedef struct { v4 c[4]; } four_columns;

INLINE two_columns columns_of_two(const double table[][2], const int64_t row[LANES]) {
  v4 even = _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_load_pd(table[row[0]])), _mm_load_pd(table[row[2]]), 1);
  v4 odd = _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_load_pd(table[row[1]])), _mm_load_pd(table[row[3]]), 1);
  return (two_columns){{_mm256_unpacklo_pd(even, odd), _mm256_unpackhi_pd(even, odd)}};
}

INLINE four_columns columns_of_four(const double table[][4], const int64_t row[LANES]) {
  v4 r0 = _mm256_load_pd(table[row[0]]), r1 = _mm256_load_pd(table[row[1]]);
  v4 r2 = _mm256_load_pd(table[row[2]]), r3 = _mm256_load_pd(table[row[3]]);
  v4 a = _mm256_unpacklo_pd(r0, r1), b = _mm256_unpackhi_pd(r0, r1), c = _mm256_unpacklo_pd(r2, r3), d = _mm256_unpackhi_pd(r2, r3);
  return (four_columns){{_mm256_permute2f128_pd(a, c, 0x20), _mm256_permute2f128_pd(b, d, 0x20),
                         _mm256_permute2f128_pd(a, c, 0x31), _mm256_permute2f128_pd(b, d, 0x31)}};
}

#define ROWS(n) {_mm256_extract_epi64(n, 0), _mm256_extract_epi64(n, 1), _mm256_extract_epi64(n, 2), _mm256_extract_epi64(n, 3)}

/* The names are those of the vector ABI of x86-64, which compilers know: b of two doubles, d of four. */
#define TWO_LANES(name)                                                                            \
  v2 _ZGVbN2v_##name(v2 x) {                                                                \
    return _mm256_castpd256_pd128(_ZGVdN4v_##name(_mm256_set_m128d(x, x)));                        \
  }

#endif
