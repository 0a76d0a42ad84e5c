/* random.c: RANDOM_NUMBER with libgfortran's generator. Of a distributed array each image draws the numbers of its own elements and passes over
   those of others, which the generator allows: xoshiro256** (Blackman and Vigna, Scrambled Linear Pseudorandom Number Generators, 2021) is linear, so
   that n steps are x^n modulo the characteristic polynomial of one. Its state is libgfortran's between any two calls. */
#include "gfortran_io.h"
#include "mapped.h"
#include <stdlib.h>
#include <string.h>

enum { SEED_INTEGERS = 8, WORDS = 4, BITS = 256, WORD_BITS = 64, NEAR = 4096, JUMPS = 4, FEW = 32 };

void _gfortran_random_r4(float *);
void _gfortran_random_r8(double *);
void _gfortran_random_r10(void *) __attribute__((weak)); /* where the library has these kinds */
void _gfortran_random_r16(void *) __attribute__((weak));
void _gfortran_random_seed_i4(int32_t *size, struct gf_descriptor *put, struct gf_descriptor *get);
void _gfortran_random_init(int32_t repeatable, int32_t image_distinct, int32_t hidden);
/* Of a program with coarrays; NULL in others. */
void _gfortran_caf_random_init(_Bool repeatable, _Bool image_distinct) __attribute__((weak));

static struct gf_descriptor seeds(void *base) {
  struct gf_descriptor d = {.base = base, .offset = -1, .span = 4};
  d.dtype = (struct gf_dtype){.elem_bytes = 4, .rank = 1, .type = GF_INTEGER};
  d.dim[0] = (struct gf_dim){1, 1, SEED_INTEGERS};
  return d;
}

/* All images continue with image 1's generator. */
static void share_generator(void) {
  int32_t seed[SEED_INTEGERS];
  struct gf_descriptor d = seeds(seed);
  if (pgas_num_images() == 1 || rt_images_apart) return;
  _gfortran_random_seed_i4(NULL, NULL, &d);
  pgas_broadcast(seed, sizeof seed, 1);
  _gfortran_random_seed_i4(NULL, &d, NULL);
}

/* Before the first use every process has a seed of its own. */
static void generator(void) {
  static int is_shared;
  if (!is_shared) share_generator();
  is_shared = 1;
}

void hpf_random4(float *harvest) {
  generator();
  _gfortran_random_r4(harvest);
}

void hpf_random8(double *harvest) {
  generator();
  _gfortran_random_r8(harvest);
}

void hpf_random10(void *harvest) {
  generator();
  _gfortran_random_r10(harvest);
}

void hpf_random16(void *harvest) {
  generator();
  _gfortran_random_r16(harvest);
}

void hpf_random_seed(int32_t *size, int32_t *put, int32_t *get) {
  struct gf_descriptor in = seeds(put), out = seeds(get);
  generator();
  if (!size && !put && !get) {
    _gfortran_random_seed_i4(NULL, NULL, NULL);
    share_generator();
  }
  if (!!size + !!put + !!get > 1) _gfortran_random_seed_i4(size, &in, &out);
  if (size) _gfortran_random_seed_i4(size, NULL, NULL);
  if (put) _gfortran_random_seed_i4(NULL, &in, NULL);
  if (get) _gfortran_random_seed_i4(NULL, NULL, &out);
}

void hpf_random_init(int32_t *repeatable, int32_t *image_distinct) {
  if (rt_images_apart && _gfortran_caf_random_init) {
    _gfortran_caf_random_init(*repeatable != 0, *image_distinct != 0);
    return;
  }
  generator();
  _gfortran_random_init(*repeatable, *image_distinct, 0);
  share_generator();
}

/* ---- the generator ---- */

typedef struct {
  uint64_t word[WORDS];
} bits;

/* What libgfortran hides the state of the generator with. */
static const bits keys = {{0xbd0c5b6e50c2df49, 0xd46061cd46e1df38, 0xbb4f4d4ed6103544, 0x114a583d0756ad39}};
/* The characteristic polynomial of a step but for x^256: x^(2^128) modulo it is the jump that the authors give. */
static const bits polynomial = {{0x9d116f2bb0f0f001, 0x0280002bcefd1a5e, 0x04b4edcf26259f85, 0x0003c03c3f3ecb19}};

static void exclusive_or(bits *to, const bits *from) {
  for (int k = 0; k < WORDS; k++) to->word[k] ^= from->word[k];
}

/* The library gives the 32-bit halves of the words from the last to the first. */
static bits take_state(void) {
  bits state;
  int32_t seed[SEED_INTEGERS], half[SEED_INTEGERS];
  struct gf_descriptor d = seeds(seed);
  _gfortran_random_seed_i4(NULL, NULL, &d);
  for (int k = 0; k < SEED_INTEGERS; k++) half[k] = seed[SEED_INTEGERS - 1 - k];
  memcpy(&state, half, sizeof state);
  exclusive_or(&state, &keys);
  return state;
}

static void leave_state(bits state) {
  int32_t seed[SEED_INTEGERS], half[SEED_INTEGERS];
  struct gf_descriptor d = seeds(seed);
  exclusive_or(&state, &keys);
  memcpy(half, &state, sizeof half);
  for (int k = 0; k < SEED_INTEGERS; k++) seed[k] = half[SEED_INTEGERS - 1 - k];
  _gfortran_random_seed_i4(NULL, &d, NULL);
}

static uint64_t rotated(uint64_t x, int by) { return x << by | x >> (WORD_BITS - by); }

static inline void step(uint64_t *s) {
  enum { SHIFT = 17, ROTATION = 45 };
  uint64_t t = s[1] << SHIFT;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotated(s[3], ROTATION);
}

static inline uint64_t draw(uint64_t *s) {
  enum { ROTATION = 7 };
  uint64_t x = rotated(s[1] * 5, ROTATION) * 9; /* NOLINT: the constants of xoshiro256** */
  step(s);
  return x;
}

static float number4(uint64_t x) {
  uint32_t high = (uint32_t)(x >> 32) & ~UINT32_C(0xff); /* NOLINT: 24 bits */
  return (float)high * 0x1p-32F;
}

static double number8(uint64_t x) { return (double)(x & ~UINT64_C(0x7ff)) * 0x1p-64; } /* NOLINT: 53 bits */

/* Whether the library's generator is the one above; it has the state that it had before. */
static int is_known(void) {
  static int known, asked;
  if (asked) return known;
  bits before = take_state(), state = before, after;
  float x;
  double y;
  _gfortran_random_r4(&x);
  _gfortran_random_r8(&y);
  after = take_state();
  known = x == number4(draw(state.word)) && y == number8(draw(state.word)) && !memcmp(&state, &after, sizeof state);
  leave_state(before);
  asked = 1;
  return known;
}

/* ---- jumps ---- */

/* p*x */
static void times_x(bits *p) {
  uint64_t over = p->word[WORDS - 1] >> (WORD_BITS - 1);
  for (int k = WORDS - 1; k > 0; k--) p->word[k] = p->word[k] << 1 | p->word[k - 1] >> (WORD_BITS - 1);
  p->word[0] <<= 1;
  if (over) exclusive_or(p, &polynomial);
}

static int has_bit(const bits *p, int k) { return (int)(p->word[k / WORD_BITS] >> (k % WORD_BITS)) & 1; }

static bits square(const bits *p) {
  bits out = {{0}};
  for (int k = BITS - 1; k >= 0; k--) {
    times_x(&out);
    if (has_bit(p, k)) exclusive_or(&out, p);
  }
  return out;
}

/* x^n, of which a few are kept. */
static const bits *power(int64_t n) {
  static struct {
    int64_t n;
    bits p;
  } kept[JUMPS];
  static int next;
  for (int k = 0; k < JUMPS; k++)
    if (kept[k].n == n) return &kept[k].p;
  bits p = {{1}};
  for (int k = WORD_BITS - 2; k >= 0; k--) {
    p = square(&p);
    if (n >> k & 1) times_x(&p);
  }
  next = (next + 1) % JUMPS;
  kept[next].n = n;
  kept[next].p = p;
  return &kept[next].p;
}

static void skip(bits *state, int64_t n) {
  if (n < NEAR) {
    for (; n > 0; n--) step(state->word);
    return;
  }
  const bits *p = power(n);
  bits sum = {{0}};
  for (int k = 0; k < BITS; k++) {
    if (has_bit(p, k)) exclusive_or(&sum, state);
    step(state->word);
  }
  *state = sum;
}

/* ---- arrays ---- */

/* A walk over the elements of an array in their order. */
struct walk {
  const struct hpf_mapping *mapping;
  struct rt_spans spans[HPF_RANK_MAX];
  int64_t inner[HPF_RANK_MAX + 1]; /* elements of the dimensions below */
  int known;
  bits state;
  int64_t others; /* numbers to be passed over */
};

static void pass_over(struct walk *w) {
  if (w->known) skip(&w->state, w->others);
  for (float unused; !w->known && w->others > 0; w->others--) _gfortran_random_r4(&unused);
  w->others = 0;
}

static void fill4(struct walk *w, float *at, int64_t n) {
  int64_t stride = w->mapping->stride[0];
  bits state = w->state;
  for (int64_t i = 0; i < n; i++)
    if (w->known)
      at[i * stride] = number4(draw(state.word));
    else
      _gfortran_random_r4(at + i * stride);
  w->state = state;
}

static void fill8(struct walk *w, double *at, int64_t n) {
  int64_t stride = w->mapping->stride[0];
  bits state = w->state;
  for (int64_t i = 0; i < n; i++)
    if (w->known)
      at[i * stride] = number8(draw(state.word));
    else
      _gfortran_random_r8(at + i * stride);
  w->state = state;
}

/* Gives n elements of the first dimension their numbers. */
static void fill(struct walk *w, void *at, int64_t n) {
  pass_over(w);
  if (w->mapping->elem_bytes == sizeof(float))
    fill4(w, at, n);
  else
    fill8(w, at, n);
}

static void walk(struct walk *w, int dim, int64_t place) {
  const struct rt_spans *list = &w->spans[dim];
  int64_t at = 0;
  for (int64_t k = 0; k < list->count; k++) {
    struct rt_span span = list->span[k];
    int64_t here = place + span.place;
    w->others += (span.first - at) * w->inner[dim];
    if (dim == 0) fill(w, w->mapping->base + here * w->mapping->elem_bytes, span.last - span.first + 1);
    for (int64_t i = span.first; dim > 0 && i <= span.last; i++, here += w->mapping->stride[dim]) walk(w, dim - 1, here);
    at = span.last + 1;
  }
  w->others += w->inner[dim + 1] - at * w->inner[dim];
}

void hpf_random_block(void *harvest, int64_t elems, int64_t elem_bytes) {
  const struct hpf_mapping mapping = {.elem_bytes = elem_bytes, .stride = {1}};
  struct walk w = {.mapping = &mapping};
  generator();
  if (elems <= 0) return;
  if ((w.known = elems > FEW && is_known())) w.state = take_state();
  fill(&w, harvest, elems);
  if (w.known) leave_state(w.state);
}

void hpf_random_array(struct hpf_array *array) {
  struct hpf_mapping mapping;
  struct walk w = {.mapping = &mapping};
  int64_t coord[HPF_GRID_MAX] = {0};
  generator();
  hpf_mapping_of(&mapping, array);
  int rank = (int)mapping.rank, holds = rt_mapping_coords(&mapping, rt_rank(), coord) && rt_mapping_is_home(&mapping, coord);
  w.inner[0] = 1;
  for (int dim = 0; dim < rank; dim++) {
    int64_t extent = mapping.hi[dim] - mapping.lo[dim] + 1;
    w.inner[dim + 1] = extent > 0 ? w.inner[dim] * extent : 0;
  }
  if (w.inner[rank] == 0) return;
  for (int dim = 0; dim < rank && holds; dim++)
    w.spans[dim] = rt_mapping_spans(&mapping, dim, mapping.dist[dim] < 0 ? 0 : coord[mapping.dist[dim]], mapping.lo[dim], 1,
                                    mapping.hi[dim] - mapping.lo[dim] + 1);
  if ((w.known = is_known())) w.state = take_state();
  walk(&w, rank - 1, 0);
  pass_over(&w);
  if (w.known) leave_state(w.state);
  for (int dim = 0; dim < rank; dim++) free(w.spans[dim].span);
}
