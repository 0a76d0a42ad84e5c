/* Four lanes: AVX2 and FMA. */
typedef __m128d v2;
typedef __m256d vd;
typedef __m256i vi;

enum { LANES = 4 };

INLINE vd all(double x) { return _mm256_set1_pd(x); }
INLINE vi all_int(int64_t n) { return _mm256_set1_epi64x(n); }
INLINE vi bits(vd x) { return _mm256_castpd_si256(x); }
INLINE vd from_bits(vi x) { return _mm256_castsi256_pd(x); }
INLINE vd take(const double *from) { return _mm256_loadu_pd(from); }
INLINE void put(double *to, vd x) { _mm256_storeu_pd(to, x); }
INLINE vd add(vd a, vd b) { return _mm256_add_pd(a, b); }
INLINE vd sub(vd a, vd b) { return _mm256_sub_pd(a, b); }
INLINE vd mul(vd a, vd b) { return _mm256_mul_pd(a, b); }
/* a*b + c, a*b - c, c - a*b, rounded once */
INLINE vd mul_add(vd a, vd b, vd c) { return _mm256_fmadd_pd(a, b, c); }
INLINE vd mul_sub(vd a, vd b, vd c) { return _mm256_fmsub_pd(a, b, c); }
INLINE vd less_mul(vd c, vd a, vd b) { return _mm256_fnmadd_pd(a, b, c); }
INLINE vd both(vd a, vd b) { return _mm256_and_pd(a, b); }
INLINE vd without(vd a, vd b) { return _mm256_andnot_pd(b, a); }
INLINE vd turned_by(vd a, vd signs) { return _mm256_xor_pd(a, signs); }
INLINE vd to_whole(vd x) { return _mm256_round_pd(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC); }
/* all bits of the lanes where it holds */
INLINE vd equal(vd a, vd b) { return _mm256_cmp_pd(a, b, _CMP_EQ_OQ); }
INLINE vi greater(vi a, vi b) { return _mm256_cmpgt_epi64(a, b); }
/* b where the sign of `where` is set, else a */
INLINE vd choose(vd a, vd b, vd where) { return _mm256_blendv_pd(a, b, where); }
INLINE int lanes_of(vd signs) { return _mm256_movemask_pd(signs); }

INLINE vi plus(vi a, vi b) { return _mm256_add_epi64(a, b); }
INLINE vi minus(vi a, vi b) { return _mm256_sub_epi64(a, b); }
INLINE vi common(vi a, vi b) { return _mm256_and_si256(a, b); }
INLINE vi either(vi a, vi b) { return _mm256_or_si256(a, b); }
INLINE vi left(vi a, int n) { return _mm256_slli_epi64(a, n); }
INLINE vi right(vi a, int n) { return _mm256_srli_epi64(a, n); }

/* Rows of a table, a row for each lane, turned into columns. */
typedef struct { vd c[2]; } two_columns;
typedef struct { vd c[4]; } four_columns;

#define ROWS(n) {_mm256_extract_epi64(n, 0), _mm256_extract_epi64(n, 1), _mm256_extract_epi64(n, 2), _mm256_extract_epi64(n, 3)}

INLINE two_columns columns_of_two(const double table[][2], vi n) {
  const int64_t row[] = ROWS(n);
  vd even = _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_load_pd(table[row[0]])), _mm_load_pd(table[row[2]]), 1);
  vd odd = _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_load_pd(table[row[1]])), _mm_load_pd(table[row[3]]), 1);
  return (two_columns){{_mm256_unpacklo_pd(even, odd), _mm256_unpackhi_pd(even, odd)}};
}

INLINE four_columns columns_of_four(const double table[][4], vi n) {
  const int64_t row[] = ROWS(n);
  vd r0 = _mm256_load_pd(table[row[0]]), r1 = _mm256_load_pd(table[row[1]]);
  vd r2 = _mm256_load_pd(table[row[2]]), r3 = _mm256_load_pd(table[row[3]]);
  vd a = _mm256_unpacklo_pd(r0, r1), b = _mm256_unpackhi_pd(r0, r1), c = _mm256_unpacklo_pd(r2, r3), d = _mm256_unpackhi_pd(r2, r3);
  return (four_columns){{_mm256_permute2f128_pd(a, c, 0x20), _mm256_permute2f128_pd(b, d, 0x20),
                         _mm256_permute2f128_pd(a, c, 0x31), _mm256_permute2f128_pd(b, d, 0x31)}};
}
