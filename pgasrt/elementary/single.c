/* Single precision: evaluated in double precision, and rounded where that is certain. glibc's LOG and powers of this kind err by up to
 * .82 ULP, so two thirds of their values would be uncertain: they come from the library one by one. */
#ifndef WIDE
#include "exp.h"
#include "sin.h"

typedef __m128 f4;
typedef __m256 f8;

RARE f4 ask_library_in_single(vd x, f4 y, int lanes, float (*function)(float)) {
  double from[LANES];
  float to[LANES];
  put(from, x);
  _mm_storeu_ps(to, y);
  for (int l = 0; l < LANES; l++)
    if (lanes >> l & 1) to[l] = function((float)from[l]);
  return _mm_loadu_ps(to);
}

/* y rounded, where all values between y(1 - margin) and y(1 + margin) round alike; else the library's value at x */
INLINE f4 settle_single(vd x, vd y, vd in, double margin, float (*function)(float)) {
  f4 down = _mm256_cvtpd_ps(less_mul(y, y, all(margin))), up = _mm256_cvtpd_ps(mul_add(y, all(margin), y));
  int certain = _mm_movemask_ps(_mm_cmpeq_ps(down, up)) & lanes_of(both(in, rounds_to_nearest()));
  return __builtin_expect(certain != ALL_LANES, 0) ? ask_library_in_single(x, up, certain ^ ALL_LANES, function) : up;
}

#define ULPS 0x1p-23

INLINE f4 four_exp(f4 given) {
  vd x = _mm256_cvtps_pd(given), in = WITHIN(x, 0., 87.);
  return settle_single(x, times_power(exp_of((pair){both(x, in), all(0)})), in, .003 * ULPS, expf); /* glibc: .502 ULP */
}

INLINE f4 four_sin(f4 given) {
  vd x = _mm256_cvtps_pd(given), in = is_turned(x);
  return settle_single(x, sine(both(x, in), 0).hi, in, .065 * ULPS, sinf); /* glibc: .56 ULP */
}

INLINE f4 four_cos(f4 given) {
  vd x = _mm256_cvtps_pd(given), in = is_turned(x);
  return settle_single(x, sine(both(x, in), 1).hi, in, .065 * ULPS, cosf);
}

INLINE f4 four_log(f4 given) { return ask_library_in_single(_mm256_cvtps_pd(given), given, ALL_LANES, logf); }

#define FOUR_AND_EIGHT(name)                                                                                                \
  f4 _ZGVbN4v_##name##f(f4 x) { return four_##name(x); }                                                             \
  f8 _ZGVdN8v_##name##f(f8 x) {                                                                                      \
    return _mm256_set_m128(four_##name(_mm256_extractf128_ps(x, 1)), four_##name(_mm256_castps256_ps128(x)));               \
  }

FOUR_AND_EIGHT(exp)
FOUR_AND_EIGHT(sin)
FOUR_AND_EIGHT(cos)
FOUR_AND_EIGHT(log)

f4 _ZGVbN4vv_powf(f4 x, f4 y) {
  float base[LANES], exponent[LANES];
  _mm_storeu_ps(base, x);
  _mm_storeu_ps(exponent, y);
  for (int l = 0; l < LANES; l++) base[l] = powf(base[l], exponent[l]);
  return _mm_loadu_ps(base);
}

f8 _ZGVdN8vv_powf(f8 x, f8 y) {
  f4 high = _ZGVbN4vv_powf(_mm256_extractf128_ps(x, 1), _mm256_extractf128_ps(y, 1));
  return _mm256_set_m128(high, _ZGVbN4vv_powf(_mm256_castps256_ps128(x), _mm256_castps256_ps128(y)));
}
#endif
