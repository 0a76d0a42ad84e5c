/* Elementary functions of vectors against the mathematical library: the digits, the exceptions, all rounding modes. Arguments: how
 * many random values of each kind, and a seed. */
#include <fenv.h>
#include <immintrin.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef __m128d d2(__m128d);
typedef __m256d d4(__m256d);
typedef __m128 f4(__m128);
typedef __m256 f8(__m256);

d2 _ZGVbN2v_exp, _ZGVbN2v_log, _ZGVbN2v_sin, _ZGVbN2v_cos;
d4 _ZGVdN4v_exp, _ZGVdN4v_log, _ZGVdN4v_sin, _ZGVdN4v_cos;
f4 _ZGVbN4v_expf, _ZGVbN4v_logf, _ZGVbN4v_sinf, _ZGVbN4v_cosf;
f8 _ZGVdN8v_expf, _ZGVdN8v_logf, _ZGVdN8v_sinf, _ZGVdN8v_cosf;
__m128d _ZGVbN2vv_pow(__m128d, __m128d);
__m256d _ZGVdN4vv_pow(__m256d, __m256d);
__m128 _ZGVbN4vv_powf(__m128, __m128);
__m256 _ZGVdN8vv_powf(__m256, __m256);

static const struct {
  const char *name;
  double (*one)(double);
  d2 *two;
  d4 *four;
  float (*single)(float);
  f4 *four_single;
  f8 *eight_single;
} functions[] = {
    {"exp", exp, _ZGVbN2v_exp, _ZGVdN4v_exp, expf, _ZGVbN4v_expf, _ZGVdN8v_expf},
    {"log", log, _ZGVbN2v_log, _ZGVdN4v_log, logf, _ZGVbN4v_logf, _ZGVdN8v_logf},
    {"sin", sin, _ZGVbN2v_sin, _ZGVdN4v_sin, sinf, _ZGVbN4v_sinf, _ZGVdN8v_sinf},
    {"cos", cos, _ZGVbN2v_cos, _ZGVdN4v_cos, cosf, _ZGVbN4v_cosf, _ZGVdN8v_cosf},
};
enum { FUNCTIONS = sizeof functions / sizeof *functions };

#ifdef __AVX512DQ__
typedef __m512d d8(__m512d);
d8 _ZGVeN8v_exp, _ZGVeN8v_log, _ZGVeN8v_sin, _ZGVeN8v_cos;
__m512d _ZGVeN8vv_pow(__m512d, __m512d);
static d8 *const eight[FUNCTIONS] = {_ZGVeN8v_exp, _ZGVeN8v_log, _ZGVeN8v_sin, _ZGVeN8v_cos};
#endif

static int faults;

static void same(const char *name, double x, double y, double got, double want) {
  if (!memcmp(&got, &want, sizeof got) || (isnan(got) && isnan(want))) return;
  if (++faults < 20) printf("%s(%a, %a) = %a for %a\n", name, x, y, got, want);
}

enum { LANES = 8 };

static void compare(const double *x, const double *y) {
  double got[LANES];
  float given[LANES], power[LANES], single[LANES];
  for (int l = 0; l < LANES; l++) given[l] = (float)x[l], power[l] = (float)y[l];
  for (int f = 0; f < FUNCTIONS; f++) {
    const char *name = functions[f].name;
    for (int l = 0; l < LANES; l += 4) _mm256_storeu_pd(got + l, functions[f].four(_mm256_loadu_pd(x + l)));
    for (int l = 0; l < LANES; l++) same(name, x[l], 0, got[l], functions[f].one(x[l]));
    for (int l = 0; l < LANES; l += 2) _mm_storeu_pd(got + l, functions[f].two(_mm_loadu_pd(x + l)));
    for (int l = 0; l < LANES; l++) same(name, x[l], 0, got[l], functions[f].one(x[l]));
    _mm256_storeu_ps(single, functions[f].eight_single(_mm256_loadu_ps(given)));
    for (int l = 0; l < LANES; l++) same(name, given[l], 0, single[l], functions[f].single(given[l]));
    for (int l = 0; l < LANES; l += 4) _mm_storeu_ps(single + l, functions[f].four_single(_mm_loadu_ps(given + l)));
    for (int l = 0; l < LANES; l++) same(name, given[l], 0, single[l], functions[f].single(given[l]));
  }
#ifdef __AVX512DQ__
  for (int f = 0; f < FUNCTIONS; f++) {
    _mm512_storeu_pd(got, eight[f](_mm512_loadu_pd(x)));
    for (int l = 0; l < LANES; l++) same(functions[f].name, x[l], 0, got[l], functions[f].one(x[l]));
  }
  _mm512_storeu_pd(got, _ZGVeN8vv_pow(_mm512_loadu_pd(x), _mm512_loadu_pd(y)));
  for (int l = 0; l < LANES; l++) same("pow", x[l], y[l], got[l], pow(x[l], y[l]));
#endif
  for (int l = 0; l < LANES; l += 4) _mm256_storeu_pd(got + l, _ZGVdN4vv_pow(_mm256_loadu_pd(x + l), _mm256_loadu_pd(y + l)));
  for (int l = 0; l < LANES; l++) same("pow", x[l], y[l], got[l], pow(x[l], y[l]));
  for (int l = 0; l < LANES; l += 2) _mm_storeu_pd(got + l, _ZGVbN2vv_pow(_mm_loadu_pd(x + l), _mm_loadu_pd(y + l)));
  for (int l = 0; l < LANES; l++) same("pow", x[l], y[l], got[l], pow(x[l], y[l]));
  _mm256_storeu_ps(single, _ZGVdN8vv_powf(_mm256_loadu_ps(given), _mm256_loadu_ps(power)));
  for (int l = 0; l < LANES; l++) same("powf", given[l], power[l], single[l], powf(given[l], power[l]));
  for (int l = 0; l < LANES; l += 4) _mm_storeu_ps(single + l, _ZGVbN4vv_powf(_mm_loadu_ps(given + l), _mm_loadu_ps(power + l)));
  for (int l = 0; l < LANES; l++) same("powf", given[l], power[l], single[l], powf(given[l], power[l]));
}

static uint64_t state;

static uint64_t next(void) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return state;
}

static double between(double low, double high) { return low + (high - low) * (double)(next() >> 11) * 0x1p-53; }

static double any(void) {
  uint64_t bits = next();
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

static const double ranges[][2] = {{-1, 1}, {.99, 1.01}, {.5, 2}, {0, 100}, {-50, 50}, {-750, 750}, {-1e-3, 1e-3}, {0, 1e6}, {-3e5, 3e5}};
static const double powers[] = {.5, -.5, 1.5, 2.5, 1. / 3, -7. / 3, 4.25, -20.3};

static void compare_random(long count) {
  enum { RANGES = sizeof ranges / sizeof *ranges, POWERS = sizeof powers / sizeof *powers };
  for (long n = 0; n < count; n += LANES) {
    double x[LANES], y[LANES];
    for (int r = 0; r <= RANGES; r++) {
      for (int l = 0; l < LANES; l++) {
        x[l] = r < RANGES ? between(ranges[r][0], ranges[r][1]) : any();
        y[l] = next() % 4 ? powers[next() % POWERS] : next() % 8 ? between(-10, 10) : any();
      }
      compare(x, y);
    }
  }
}

/* Arguments about which the library has its own rules, each beside ordinary ones. */
static const double special[] = {0, -0., 1, -1, .5, 2, 4, 1e-320, -1e-320, 0x1p-1022, 1e-300, 1e-30, 0x1p-27, 0x1p-26, -0x1p-26, 0x1p-54, 88, -88, 104,
    -104, 707.9, 708, 709.8, 745.2, -745.2, -708.5, 0x1p18, 0x1p18 - 1, 1e22, 1e300, 0x1.fffffffffffffp1023, 0x1.921fb54442d18p0, 0x1.921fb54442d18p1,
    0x1.921fb54442d18p20, 0x1.fffffffffffffp-1, 0x1.0000000000001p0, INFINITY, -INFINITY, NAN, 3, -3, 63, 1 << 20};
enum { SPECIAL = sizeof special / sizeof *special };

static void compare_special(void) {
  for (int a = 0; a < SPECIAL; a++)
    for (int b = 0; b < SPECIAL; b++) {
      double x[LANES], y[LANES];
      for (int l = 0; l < LANES; l++) x[l] = between(.1, 2), y[l] = between(-2, 2);
      x[next() % LANES] = special[a];
      x[next() % LANES] = special[b];
      y[next() % LANES] = special[a];
      y[next() % LANES] = special[b];
      compare(x, y);
    }
}

/* No exceptions but those of the library, and that a result is not exact. */
static void compare_exceptions(void) {
  const int watched = FE_ALL_EXCEPT & ~FE_INEXACT;
  for (int f = 0; f <= FUNCTIONS; f++)
    for (int a = 0; a < SPECIAL; a++) {
      if (f == 0 && fpclassify(special[a]) == FP_SUBNORMAL) continue; /* said in vector.h */
      volatile double x[4] = {.7, 1.3, special[a], 1.1}, y[4] = {1.5, .3, special[(a + f) % SPECIAL], 2.5}, sink;
      feclearexcept(FE_ALL_EXCEPT);
      for (int l = 0; l < 4; l++) sink = f < FUNCTIONS ? functions[f].one(x[l]) : pow(x[l], y[l]);
      int want = fetestexcept(watched);
      feclearexcept(FE_ALL_EXCEPT);
      __m256d in = _mm256_setr_pd(x[0], x[1], x[2], x[3]), power = _mm256_setr_pd(y[0], y[1], y[2], y[3]);
      sink = (f < FUNCTIONS ? functions[f].four(in) : _ZGVdN4vv_pow(in, power))[0];
#ifdef __AVX512DQ__
      __m512d wide = _mm512_broadcast_f64x4(in), wide_power = _mm512_broadcast_f64x4(power);
      sink = (f < FUNCTIONS ? eight[f](wide) : _ZGVeN8vv_pow(wide, wide_power))[0];
#endif
      (void)sink;
      int got = fetestexcept(watched);
      if (got & ~want && ++faults < 20) printf("%s(%a) raises %#x for %#x\n", f < FUNCTIONS ? functions[f].name : "pow", special[a], got, want);
    }
}

int main(int argc, char **argv) {
  static const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
  state = 0x9e3779b97f4a7c15 ^ strtoull(argv[argc - 1], 0, 10);
  long count = strtol(argv[1], 0, 10);
  for (int m = 0; m < 4; m++) {
    fesetround(modes[m]);
    compare_random(m == 0 ? count : count / 100);
    compare_special();
  }
  fesetround(FE_TONEAREST);
  compare_exceptions();
  printf("faults %d\n", faults);
  return faults > 0;
}
