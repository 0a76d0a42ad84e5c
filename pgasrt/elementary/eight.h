/* Eight lanes: AVX-512 F and DQ. */
typedef __m512d vd;
typedef __m512i vi;

enum { LANES = 8 };

INLINE vd all(double x) { return _mm512_set1_pd(x); }
INLINE vi all_int(int64_t n) { return _mm512_set1_epi64(n); }
INLINE vi bits(vd x) { return _mm512_castpd_si512(x); }
INLINE vd from_bits(vi x) { return _mm512_castsi512_pd(x); }
INLINE vd take(const double *from) { return _mm512_loadu_pd(from); }
INLINE void put(double *to, vd x) { _mm512_storeu_pd(to, x); }
INLINE vd add(vd a, vd b) { return _mm512_add_pd(a, b); }
INLINE vd sub(vd a, vd b) { return _mm512_sub_pd(a, b); }
INLINE vd mul(vd a, vd b) { return _mm512_mul_pd(a, b); }
/* a*b + c, a*b - c, c - a*b, rounded once */
INLINE vd mul_add(vd a, vd b, vd c) { return _mm512_fmadd_pd(a, b, c); }
INLINE vd mul_sub(vd a, vd b, vd c) { return _mm512_fmsub_pd(a, b, c); }
INLINE vd less_mul(vd c, vd a, vd b) { return _mm512_fnmadd_pd(a, b, c); }
INLINE vd both(vd a, vd b) { return _mm512_and_pd(a, b); }
INLINE vd without(vd a, vd b) { return _mm512_andnot_pd(b, a); }
INLINE vd turned_by(vd a, vd signs) { return _mm512_xor_pd(a, signs); }
INLINE vd to_whole(vd x) { return _mm512_roundscale_pd(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC); }
/* all bits of the lanes where it holds */
INLINE vd equal(vd a, vd b) { return from_bits(_mm512_movm_epi64(_mm512_cmp_pd_mask(a, b, _CMP_EQ_OQ))); }
INLINE vi greater(vi a, vi b) { return _mm512_movm_epi64(_mm512_cmpgt_epi64_mask(a, b)); }
/* b where the sign of `where` is set, else a */
INLINE vd choose(vd a, vd b, vd where) { return _mm512_mask_blend_pd(_mm512_movepi64_mask(bits(where)), a, b); }
INLINE int lanes_of(vd signs) { return _mm512_movepi64_mask(bits(signs)); }

INLINE vi plus(vi a, vi b) { return _mm512_add_epi64(a, b); }
INLINE vi minus(vi a, vi b) { return _mm512_sub_epi64(a, b); }
INLINE vi common(vi a, vi b) { return _mm512_and_si512(a, b); }
INLINE vi either(vi a, vi b) { return _mm512_or_si512(a, b); }
INLINE vi left(vi a, unsigned n) { return _mm512_slli_epi64(a, n); }
INLINE vi right(vi a, unsigned n) { return _mm512_srli_epi64(a, n); }

/* Rows of a table, a row for each lane, turned into columns. */
typedef struct { vd c[2]; } two_columns;
typedef struct { vd c[4]; } four_columns;

INLINE vd two_rows(const double *a, const double *b) {
  return _mm512_insertf64x4(_mm512_castpd256_pd512(_mm256_load_pd(a)), _mm256_load_pd(b), 1);
}

INLINE __m256d two_short_rows(const double *a, const double *b) {
  return _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_load_pd(a)), _mm_load_pd(b), 1);
}

INLINE two_columns columns_of_two(const double table[][2], vi n) {
  int64_t row[LANES];
  _mm512_storeu_si512(row, n);
  __m256d even = two_short_rows(table[row[0]], table[row[2]]), odd = two_short_rows(table[row[1]], table[row[3]]);
  vd evens = _mm512_insertf64x4(_mm512_castpd256_pd512(even), two_short_rows(table[row[4]], table[row[6]]), 1);
  vd odds = _mm512_insertf64x4(_mm512_castpd256_pd512(odd), two_short_rows(table[row[5]], table[row[7]]), 1);
  return (two_columns){{_mm512_unpacklo_pd(evens, odds), _mm512_unpackhi_pd(evens, odds)}};
}

INLINE four_columns columns_of_four(const double table[][4], vi n) {
  int64_t row[LANES];
  _mm512_storeu_si512(row, n);
  vd r02 = two_rows(table[row[0]], table[row[2]]), r13 = two_rows(table[row[1]], table[row[3]]);
  vd r46 = two_rows(table[row[4]], table[row[6]]), r57 = two_rows(table[row[5]], table[row[7]]);
  vd a = _mm512_unpacklo_pd(r02, r13), b = _mm512_unpackhi_pd(r02, r13), c = _mm512_unpacklo_pd(r46, r57), d = _mm512_unpackhi_pd(r46, r57);
  enum { EVEN = 0x88, ODD = 0xdd }; /* parts of 128 bits */
  return (four_columns){{_mm512_shuffle_f64x2(a, c, EVEN), _mm512_shuffle_f64x2(b, d, EVEN),
                         _mm512_shuffle_f64x2(a, c, ODD), _mm512_shuffle_f64x2(b, d, ODD)}};
}
