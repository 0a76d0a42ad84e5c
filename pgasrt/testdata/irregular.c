/* Irregular references to arrays of random mappings, against a loop over the references of all images, which every image
   draws alike. The arguments: how many cases, and their seed. */
#include "irregular.h"
#include "mapped.h"

enum { REFS_MAX = 300 };

/* The references of every image, and what each contributes to its element. */
static struct {
  int64_t refs[64], subscript[64][REFS_MAX][HPF_RANK_MAX], value[64][REFS_MAX];
} all;

/* Some images refer to all of the array, some to a corner, some to nothing. */
static void draw_references(const struct hpf_mapping *a) {
  for (int image = 0; image < pgas_num_images(); image++) {
    int is_corner = draw(0, 2) == 0;
    all.refs[image] = draw(0, 3) ? draw(0, REFS_MAX) : 0;
    for (int64_t r = 0; r < all.refs[image]; r++) {
      all.value[image][r] = draw(-1000, 1000);
      for (int k = 0; k < (int)a->rank; k++) {
        int64_t hi = is_corner ? least(a->hi[k], a->lo[k] + 2) : a->hi[k];
        all.subscript[image][r][k] = draw(a->lo[k], hi);
      }
    }
  }
}

/* This image's subscripts as the inspector wants them. */
static int64_t *listed(const struct hpf_mapping *a) {
  int me = pgas_this_image() - 1;
  int64_t *list = malloc((size_t)(all.refs[me] * a->rank + 1) * sizeof *list), *next = list;
  for (int64_t r = 0; r < all.refs[me]; r++)
    for (int k = 0; k < (int)a->rank; k++) *next++ = all.subscript[me][r][k];
  return list;
}

static void build(struct hpf_irregular *s, const struct hpf_mapping *a, int64_t version) {
  int64_t *list = listed(a);
  CHECK(!hpf_irregular_current(s, a, version));
  hpf_irregular_build(s, a, version, all.refs[pgas_this_image() - 1], list);
  CHECK(hpf_irregular_current(s, a, version) && !hpf_irregular_current(s, a, version + 1));
  free(list);
}

/* Elements of any size begin with a number, and end with its last byte. */
static void set(const struct hpf_mapping *a, int64_t place, int32_t number) {
  char *element = a->base + place * a->elem_bytes;
  memset(element, 0, (size_t)a->elem_bytes);
  memcpy(element, &number, sizeof number);
  if (a->elem_bytes > 8) element[a->elem_bytes - 1] = (char)number;
}

static int has(const struct hpf_mapping *a, int64_t place, int32_t number) {
  char *element = a->base + place * a->elem_bytes;
  int32_t there;
  memcpy(&there, element, sizeof there);
  return there == number && (a->elem_bytes <= 8 || element[a->elem_bytes - 1] == (char)number);
}

static void fill(const struct hpf_mapping *a, int32_t shift) {
  int64_t index[HPF_RANK_MAX];
  memcpy(index, a->lo, sizeof index);
  do
    if (hpf_mapping_holds(a, index)) set(a, hpf_mapping_place(a, index), (int32_t)number_of(a, index) + shift);
  while (next_index(a, index));
}

static void gathers(struct hpf_irregular *s, const struct hpf_mapping *a) {
  int me = pgas_this_image() - 1;
  for (int again = 0; again < 3; again++) {
    fill(a, again);
    hpf_irregular_gather(s);
    CHECK(s->refs == all.refs[me]);
    for (int64_t r = 0; r < s->refs; r++) {
      int32_t number = (int32_t)number_of(a, all.subscript[me][r]);
      CHECK(has(a, s->where[r], number + again));
    }
    pgas_barrier(); /* the references to own elements, too, have been read */
  }
}

static double folded(double a, double b, int op) {
  switch (op) {
    case HPF_SUM: return a + b;
    case HPF_MIN: return a < b ? a : b;
    case HPF_MAX: return a > b ? a : b;
    default: return b;
  }
}

static double load(const struct hpf_mapping *a, int64_t place, int type) {
  const char *at = a->base + place * a->elem_bytes;
  switch (type) {
    case HPF_I4: return *(const int32_t *)(const void *)at;
    case HPF_I8: return (double)*(const int64_t *)(const void *)at;
    case HPF_R4: return *(const float *)(const void *)at;
    default: return *(const double *)(const void *)at;
  }
}

static void store(const struct hpf_mapping *a, int64_t place, int type, double value) {
  char *at = a->base + place * a->elem_bytes;
  switch (type) {
    case HPF_I4: *(int32_t *)(void *)at = (int32_t)value; break;
    case HPF_I8: *(int64_t *)(void *)at = value >= 0x1p63 ? INT64_MAX : (int64_t)value; break;
    case HPF_R4: *(float *)(void *)at = (float)value; break;
    default: *(double *)(void *)at = value;
  }
}

static int same(const struct hpf_mapping *a, const int64_t *one, const int64_t *other) {
  return memcmp(one, other, (size_t)a->rank * sizeof *one) == 0;
}

/* What an element of 7 becomes: own contributions first, then those of the others in their order. */
static double expected(const struct hpf_mapping *a, const int64_t *index, int op) {
  double result = 7;
  int me = pgas_this_image() - 1, images = pgas_num_images();
  for (int turn = -1; turn < images; turn++) {
    int image = turn < 0 ? me : turn;
    if (turn == me) continue;
    for (int64_t r = 0; r < all.refs[image]; r++)
      if (same(a, all.subscript[image][r], index)) result = folded(result, (double)all.value[image][r], op);
  }
  return result;
}

static void scatters(struct hpf_irregular *s, const struct hpf_mapping *a, int type, int op) {
  int64_t index[HPF_RANK_MAX];
  int me = pgas_this_image() - 1;
  memcpy(index, a->lo, sizeof index);
  do
    if (hpf_mapping_holds(a, index)) store(a, hpf_mapping_place(a, index), type, 7);
  while (next_index(a, index));
  hpf_irregular_clear(s, type, op);
  for (int64_t r = 0; r < s->refs; r++)
    store(a, s->where[r], type, folded(load(a, s->where[r], type), (double)all.value[me][r], op));
  hpf_irregular_scatter(s, type, op);
  memcpy(index, a->lo, sizeof index);
  do
    if (hpf_mapping_holds(a, index)) CHECK(load(a, hpf_mapping_place(a, index), type) == expected(a, index, op));
  while (next_index(a, index));
}

static int has_one_owner(const struct hpf_mapping *a) {
  for (int g = 0; g < (int)a->grid_rank; g++) {
    int is_aligned = 0;
    for (int k = 0; k < (int)a->rank; k++) is_aligned |= a->dist[k] == g;
    if (!is_aligned && a->replicated[g] && a->images[g] > 1) return 0;
  }
  return a->grid_rank > 0 || pgas_num_images() == 1;
}

static void random_case(void) {
  static const int64_t sizes[] = {4, 8, 16, 12, 8, 4};
  static const int types[] = {HPF_I4, HPF_I8, HPF_R4, HPF_R8}, ops[] = {HPF_SUM, HPF_MIN, HPF_MAX, HPF_SET};
  int64_t extent[HPF_RANK_MAX], rank = draw(1, 3), which = draw(0, 5);
  int type = types[draw(0, 3)];
  for (int k = 0; k < HPF_RANK_MAX; k++) extent[k] = draw(1, 12);
  struct hpf_mapping a = draw_mapping("a", (int)rank, extent, sizes[which]);
  struct hpf_irregular s = {.pos = *HERE};
  for (int64_t version = 1; version <= 2; version++) {
    draw_references(&a);
    build(&s, &a, version);
    gathers(&s, &a);
    int is_of_type = a.elem_bytes == (type == HPF_I4 || type == HPF_R4 ? 4 : 8);
    for (int i = 0; i < 4; i++)
      if (is_of_type && has_one_owner(&a)) scatters(&s, &a, type, ops[i]);
  }
  hpf_irregular_free(&s);
  destroy(&a);
}

/* An array of hpf.h: y(i) = x(ix(i)) with ix(i) = n+1-i, and x(i) back through a copy of the array reversed. */
static void of_arrays(int64_t n) {
  struct hpf_layout layout = open_layout(1, &n);
  hpf_layout_init(&layout, HERE);
  struct hpf_array x = like_template(&layout, "x", 1), y = like_template(&layout, "y", 0);
  hpf_array_create(&x, HERE);
  hpf_array_create(&y, HERE);
  int64_t lo = tile_lo(&layout, 0), hi = tile_hi(&layout, 0), refs = greatest(hi - lo + 1, 0);
  int64_t *ix = malloc((size_t)(refs + 1) * sizeof *ix);
  struct hpf_irregular s = {.pos = *HERE};
  for (int64_t i = lo; i <= hi; i++) ix[i - lo] = n + 1 - i, *element(&x, i, 0) = (double)(i * i);
  hpf_irregular_array_build(&s, &x, 7, refs, ix);
  CHECK(hpf_irregular_array_current(&s, &x, 7) && !hpf_irregular_array_current(&s, &y, 7));
  hpf_irregular_gather(&s);
  for (int64_t r = 0; r < refs; r++) CHECK(((double *)(void *)x.base)[s.where[r]] == (double)(ix[r] * ix[r]));
  struct hpf_copy reversed = {.pos = *HERE, .dims = 1, .count = {n}, .to_lo = {1}, .to_step = {1}, .from_lo = {n},
                              .from_step = {-1}};
  hpf_copy_arrays(&reversed, &y, &x);
  for (int64_t i = lo; i <= hi; i++) CHECK(*element(&y, i, 0) == (double)((n + 1 - i) * (n + 1 - i)));
  hpf_copy_free(&reversed);
  hpf_irregular_free(&s);
  hpf_array_destroy(&y);
  hpf_array_destroy(&x);
  free(ix);
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  int cases = argc > 1 ? atoi(argv[1]) : 10;
  drawn = 0x9e3779b97f4a7c15u * (uint64_t)(argc > 2 ? atoi(argv[2]) : 1);
  of_arrays(30);
  of_arrays(2);
  for (int i = 0; i < cases; i++) random_case();
  hpf_main_end();
  return 0;
}
