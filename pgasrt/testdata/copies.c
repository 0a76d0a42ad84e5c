/* Copies between mapped arrays against what the formula of mapping.h says for each element. The arguments: how many
   random cases, and their seed. Every image draws the same cases, fills its part of `from` with the elements' numbers,
   and looks at each element of `to` that it holds, inside the section and outside, shadows and padding excepted. */
#include "mapped.h"

static double *at(const struct hpf_mapping *m, const int64_t *index) {
  return (double *)(void *)m->base + hpf_mapping_place(m, index);
}

static void fill(const struct hpf_mapping *m, double sign) {
  int64_t index[HPF_RANK_MAX];
  memcpy(index, m->lo, sizeof index);
  do
    if (hpf_mapping_holds(m, index)) *at(m, index) = sign * number_of(m, index);
  while (next_index(m, index));
}

/* The element of `from` that belongs at index of `to`; returns 0 if the section does not have it. */
static int source(const struct hpf_copy *c, const struct hpf_mapping *to, const int64_t *index, int64_t *from) {
  int counted[HPF_RANK_MAX] = {0};
  memcpy(from, c->from_lo, HPF_RANK_MAX * sizeof *from);
  for (int d = 0; d < (int)c->dims; d++) {
    int64_t k = c->to_dim[d], distance = index[k] - c->to_lo[k];
    counted[k] = 1;
    if (distance % c->to_step[k] || distance / c->to_step[k] < 0 || distance / c->to_step[k] >= c->count[d]) return 0;
    if (c->from_dim[d] >= 0) from[c->from_dim[d]] += distance / c->to_step[k] * c->from_step[c->from_dim[d]];
  }
  for (int k = 0; k < (int)to->rank; k++)
    if (!counted[k] && index[k] != c->to_lo[k]) return 0;
  return 1;
}

/* from_sign: of the numbers that `from` held. */
static void look(const struct hpf_copy *c, const struct hpf_mapping *to, const struct hpf_mapping *from, double from_sign) {
  int64_t index[HPF_RANK_MAX], other[HPF_RANK_MAX];
  memcpy(index, to->lo, sizeof index);
  do {
    if (!hpf_mapping_holds(to, index)) continue;
    double wanted = source(c, to, index, other) ? from_sign * number_of(from, other) : -number_of(to, index);
    CHECK(*at(to, index) == wanted);
  } while (next_index(to, index));
}

/* A section of `elems` of dimension k: its first index and step. */
static void draw_section(const struct hpf_mapping *m, int64_t k, int64_t elems, int64_t *lo, int64_t *step) {
  int64_t extent = m->hi[k] - m->lo[k] + 1, most = elems > 1 ? (extent - 1) / (elems - 1) : 3;
  step[k] = draw(1, greatest(most, 1));
  int64_t span = (elems - 1) * step[k];
  lo[k] = m->lo[k] + draw(0, extent - 1 - span);
  if (draw(0, 2) == 0) lo[k] += span, step[k] = -step[k];
}

static struct hpf_copy draw_copy(const struct hpf_mapping *to, const struct hpf_mapping *from) {
  struct hpf_copy c = {.pos = *HERE};
  int taken[HPF_RANK_MAX] = {0};
  for (int k = 0; k < HPF_RANK_MAX; k++) c.to_step[k] = c.from_step[k] = 1;
  for (int k = 0; k < (int)to->rank; k++) c.to_lo[k] = draw(to->lo[k], to->hi[k]);
  for (int k = 0; k < (int)from->rank; k++) c.from_lo[k] = draw(from->lo[k], from->hi[k]);
  for (int k = 0; k < (int)to->rank; k++) {
    if (draw(0, 5) == 0) continue;
    int64_t other = draw(-1, from->rank - 1), extent = to->hi[k] - to->lo[k] + 1;
    if (other >= 0 && taken[other]++) other = -1;
    if (other >= 0) extent = least(extent, from->hi[other] - from->lo[other] + 1);
    int64_t d = c.dims++, elems = draw(1, extent);
    c.count[d] = elems, c.to_dim[d] = k, c.from_dim[d] = other;
    draw_section(to, k, elems, c.to_lo, c.to_step);
    if (other >= 0) draw_section(from, other, elems, c.from_lo, c.from_step);
  }
  return c;
}

static void random_copy(void) {
  int64_t extent[HPF_RANK_MAX], rank = draw(1, 3), from_rank = draw(1, 3);
  for (int k = 0; k < HPF_RANK_MAX; k++) extent[k] = draw(1, k < 2 ? 20 : 5);
  if (draw(0, 3) == 0) extent[0] = draw(100, 400);
  struct hpf_mapping to = draw_mapping("to", (int)rank, extent, 8);
  struct hpf_mapping from = draw_mapping("from", (int)from_rank, extent, 8);
  struct hpf_copy copy = draw_copy(&to, &from);
  for (int again = 0; again < 2; again++) {
    double sign = again ? 2 : 1;
    fill(&to, -1);
    fill(&from, sign);
    hpf_copy_run(&copy, &to, &from);
    fill(&from, 0); /* allowed at once */
    look(&copy, &to, &from, sign);
  }
  hpf_copy_free(&copy);
  destroy(&to);
  destroy(&from);
}

/* The same storage at both ends: a circular shift in two copies, and a transpose in place. */
static void within_one_array(void) {
  int64_t n = draw(2, 20), extent[2] = {n, n}, by = draw(1, n - 1);
  struct hpf_mapping a = draw_mapping("a", 2, extent, 8);
  struct hpf_copy copy = {.pos = *HERE, .dims = 2, .count = {n, n - by}, .to_dim = {0, 1}, .from_dim = {0, 1},
                          .to_lo = {a.lo[0], a.lo[1]}, .from_lo = {a.lo[0], a.lo[1] + by}, .to_step = {1, 1},
                          .from_step = {1, 1}};
  fill(&a, -1);
  hpf_copy_run(&copy, &a, &a);
  look(&copy, &a, &a, -1);
  copy.count[1] = n, copy.from_lo[1] = a.lo[1], copy.from_dim[0] = 1, copy.from_dim[1] = 0;
  fill(&a, 3);
  hpf_copy_run(&copy, &a, &a);
  look(&copy, &a, &a, 3);
  hpf_copy_free(&copy);
  destroy(&a);
}

/* Stored whole by every image, and elements find new owners where they are. */
static void in_place(void) {
  int64_t extent[3] = {draw(1, 20), draw(1, 20), draw(1, 4)}, rank = draw(1, 3);
  struct hpf_mapping a = draw_mapping("a", (int)rank, extent, 8), b = draw_mapping("b", (int)rank, extent, 8);
  struct hpf_copy copy = {.pos = *HERE};
  hpf_mapping_destroy(&b);
  hpf_mapping_destroy(&a);
  for (int k = 0; k < (int)rank; k++) a.whole[k] = b.whole[k] = 1;
  hpf_mapping_create(&a, HERE);
  b.base = a.base;
  memcpy(b.stride, a.stride, sizeof b.stride);
  fill(&a, 1);
  hpf_remap(&copy, &b, &a);
  look(&copy, &b, &a, 1);
  hpf_copy_free(&copy);
  destroy(&a);
  b.base = NULL;
  destroy(&b);
}

/* REDISTRIBUTE there and back, rank 7. */
static void all_ranks(void) {
  int64_t extent[HPF_RANK_MAX] = {5, 3, 2, 4, 2, 3, 2};
  struct hpf_mapping a = draw_mapping("a", HPF_RANK_MAX, extent, 8), b = draw_mapping("b", HPF_RANK_MAX, extent, 8);
  struct hpf_copy there = {.pos = *HERE}, back = {.pos = *HERE};
  for (int k = 0; k < HPF_RANK_MAX; k++) CHECK(a.hi[k] - a.lo[k] == b.hi[k] - b.lo[k]);
  fill(&a, 1);
  fill(&b, 0);
  hpf_remap(&there, &b, &a);
  fill(&a, 0);
  hpf_remap(&back, &a, &b);
  look(&back, &a, &b, 1);
  hpf_copy_free(&there);
  hpf_copy_free(&back);
  destroy(&a);
  destroy(&b);
}

/* What hpf_mapping_of says of an array of hpf.h is where its elements stand: image 1 writes all elements through the one
   and every owner finds them through the other. */
static void of_array(struct hpf_array *array) {
  struct hpf_mapping m;
  int64_t n1 = array->hi[0], n2 = array->hi[1];
  double *numbers = malloc((size_t)(n1 * n2) * sizeof *numbers);
  for (int64_t k = 0; k < n1 * n2; k++) numbers[k] = (double)k;
  hpf_array_create(array, HERE);
  hpf_mapping_of(&m, array);
  hpf_scatter(array, (int64_t[]){1, 1}, (int64_t[]){n1, n2}, (int64_t[]){1, 1}, numbers, HERE);
  for (int64_t j = 1; j <= n2; j++)
    for (int64_t i = 1; i <= n1; i++) {
      const int64_t index[] = {i, j};
      double held = hpf_mapping_holds(&m, index);
      if (held > 0) CHECK(*at(&m, index) == numbers[i - 1 + n1 * (j - 1)] && at(&m, index) == element(array, i, j));
      hpf_reduce(&held, 1, HPF_R8, HPF_SUM, HERE);
      CHECK(held >= 1);
    }
  hpf_array_destroy(array);
  free(numbers);
}

static void of_arrays(int64_t n1, int64_t n2) {
  struct hpf_layout layout = open_layout(2, (int64_t[]){2 * n1 + 3, n2});
  for (int format = HPF_BLOCK; format <= HPF_CYCLIC; format++)
    for (int64_t size = 0; size <= 3; size += 3) {
      layout.format[0] = format, layout.size[0] = size;
      hpf_layout_init(&layout, HERE);
      struct hpf_array array = like_template(&layout, "a", format == HPF_CYCLIC ? -1 : 1);
      array.hi[0] = n1;
      of_array(&array);
      array.align[0] = 2, array.offset[0] = 1;
      of_array(&array);
      array.dist[1] = -1, array.held[1] = HPF_IN_CELL, array.cell[1] = n2;
      of_array(&array);
      array.held[1] = HPF_COPIES;
      of_array(&array);
    }
}

static void take(struct hpf_array *to, const struct hpf_array *from, const struct hpf_array *base, double factor) {
  struct hpf_copy copy = {.pos = *HERE, .dims = 2};
  for (int k = 0; k < 2; k++) {
    copy.count[k] = to->hi[k], copy.to_lo[k] = copy.from_lo[k] = copy.to_step[k] = copy.from_step[k] = 1;
    copy.to_dim[k] = copy.from_dim[k] = k;
  }
  hpf_copy_version(&copy, to, from, base);
  struct hpf_mapping m;
  hpf_mapping_of(&m, to);
  for (int64_t j = 1; j <= to->hi[1]; j++)
    for (int64_t i = 1; i <= to->hi[0]; i++) {
      const int64_t index[] = {i, j};
      if (!hpf_mapping_holds(&m, index)) continue;
      double *e = at(&m, index);
      CHECK(*e == factor * (double)(100 * i + j));
      *e *= 2;
    }
  hpf_copy_free(&copy);
}

/* Versions of an array, each of which sets the elements anew: one that lies as the array does, everywhere or on one image alone, stands in
   its memory, also after it was made anew, and has its own again when it is freed. */
static void versions(int64_t n1, int64_t n2) {
  struct hpf_layout blocks = open_layout(2, (int64_t[]){n1, n2}), cycles = blocks;
  cycles.format[0] = cycles.format[1] = HPF_CYCLIC;
  cycles.size[0] = 2;
  hpf_layout_init(&blocks, HERE);
  hpf_layout_init(&cycles, HERE);
  struct hpf_array base = like_template(&blocks, "base", 1), twin = like_template(&blocks, "twin", 1), other = like_template(&cycles, "other", 0);
  struct hpf_array *all[] = {&base, &twin, &other};
  for (int k = 0; k < 3; k++) hpf_array_create(all[k], HERE);
  for (int64_t j = tile_lo(&blocks, 1); j <= tile_hi(&blocks, 1); j++)
    for (int64_t i = tile_lo(&blocks, 0); i <= tile_hi(&blocks, 0); i++) *element(&base, i, j) = (double)(100 * i + j);
  double factor = 1;
  for (int round = 0; round < 2; round++, factor *= 64) {
    take(&twin, &base, &base, factor);
    CHECK(twin.base == base.base);
    take(&other, &twin, &base, factor * 2);
    CHECK((other.base == base.base) == (pgas_num_images() == 1));
    take(&base, &other, &base, factor * 4);
    take(&other, &base, &base, factor * 8);
    take(&twin, &other, &base, factor * 16);
    CHECK(!twin.own == (pgas_num_images() > 1));
    take(&base, &twin, &base, factor * 32);
    hpf_array_destroy(&twin);
    hpf_array_create(&twin, HERE);
    CHECK(!twin.own && twin.base != base.base);
  }
  for (int k = 0; k < 3; k++) hpf_array_destroy(all[k]);
}

/* MOVE_ALLOC: two arrays that lie alike change their storage; into one that may not the elements move. */
static void moved(struct hpf_array *to, struct hpf_array *from, int alike) {
  char *before = from->base, *fresh = to->base;
  struct hpf_copy copy = {.pos = *HERE, .dims = 2};
  for (int k = 0; k < 2; k++) {
    copy.count[k] = to->hi[k], copy.to_lo[k] = copy.from_lo[k] = copy.to_step[k] = copy.from_step[k] = 1;
    copy.to_dim[k] = copy.from_dim[k] = k;
  }
  hpf_move_array(&copy, to, from);
  CHECK(!alike || (to->base == before && from->base == fresh));
  struct hpf_mapping m;
  hpf_mapping_of(&m, to);
  for (int64_t j = 1; j <= to->hi[1]; j++)
    for (int64_t i = 1; i <= to->hi[0]; i++) {
      const int64_t index[] = {i, j};
      if (hpf_mapping_holds(&m, index)) CHECK(*(double *)at(&m, index) == (double)(100 * i + j));
    }
  hpf_copy_free(&copy);
  hpf_array_destroy(from);
  hpf_array_create(from, HERE);
}

static void moves(int64_t n1, int64_t n2) {
  struct hpf_layout blocks = open_layout(2, (int64_t[]){n1, n2}), cycles = blocks;
  cycles.format[0] = cycles.format[1] = HPF_CYCLIC;
  cycles.size[0] = 2;
  hpf_layout_init(&blocks, HERE);
  hpf_layout_init(&cycles, HERE);
  struct hpf_array a = like_template(&blocks, "a", 1), b = like_template(&blocks, "b", 1), other = like_template(&cycles, "other", 0);
  struct hpf_array *all[] = {&a, &b, &other};
  for (int k = 0; k < 3; k++) hpf_array_create(all[k], HERE);
  for (int64_t j = tile_lo(&blocks, 1); j <= tile_hi(&blocks, 1); j++)
    for (int64_t i = tile_lo(&blocks, 0); i <= tile_hi(&blocks, 0); i++) *element(&a, i, j) = (double)(100 * i + j);
  moved(&b, &a, 1);
  moved(&other, &b, 0);
  moved(&a, &other, 0);
  moved(&b, &a, 1);
  for (int k = 0; k < 3; k++) hpf_array_destroy(all[k]);
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  int cases = argc > 1 ? atoi(argv[1]) : 10;
  drawn = 0x9e3779b97f4a7c15u * (uint64_t)(argc > 2 ? atoi(argv[2]) : 1);
  of_arrays(7, 10);
  of_arrays(3, 2);
  versions(9, 14);
  moves(9, 14);
  moves(3, 1);
  for (int i = 0; i < cases; i++) {
    random_copy();
    if (i % 4 == 0) within_one_array();
    if (i % 4 == 1) in_place();
    if (i % 16 == 0) all_ranks();
  }
  hpf_main_end();
  return 0;
}
