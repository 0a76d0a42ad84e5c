/* random.c: RANDOM_INIT. Seeds that are to be alike on all images and others in each run come from a number that image 1 draws at
   the start. */
#include "caf.h"
#include <time.h>

enum { SEED_WORDS = 64 };
static const uint64_t fixed = 0x243f6a8885a308d3; /* the digits of pi */

/* Either argument may be NULL: how many words there are, what they shall be. */
void _gfortran_random_seed_i4(int32_t *words, const struct caf_array *put, struct caf_array *get);

static uint64_t drawn, calls;

/* Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014). */
static uint64_t split_mix(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

void caf_random_start(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  drawn = (uint64_t)now.tv_sec * 1000000007 + (uint64_t)now.tv_nsec;
  pgas_broadcast(&drawn, sizeof drawn, 1);
}

void CAF(random_init)(bool repeatable, bool image_distinct) {
  int32_t seed[SEED_WORDS], words = 0;
  uint64_t state = repeatable ? fixed : drawn + ++calls;
  split_mix(&state);
  if (image_distinct) state += (uint64_t)pgas_this_image() << 40;
  _gfortran_random_seed_i4(&words, NULL, NULL);
  if (words > SEED_WORDS) words = SEED_WORDS;
  for (int i = 0; i < words; i++) seed[i] = (int32_t)split_mix(&state);
  struct caf_array put = {.base = seed, .offset = (size_t)-1, .span = sizeof seed[0]};
  put.dtype.elem_bytes = sizeof seed[0], put.dtype.rank = 1, put.dtype.type = CAF_INTEGER;
  put.dim[0] = (struct caf_dim){1, 1, words};
  _gfortran_random_seed_i4(NULL, &put, NULL);
}
