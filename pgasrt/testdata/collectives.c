/* Every collective call, blocking or asynchronous (argument "async"), in the initial team and in teams of every third
   image, with several lengths and roots; with the argument "named" in teams that are not the current one. */
#define _GNU_SOURCE
#include "check.h"
#include <time.h>

static _Thread_local int asynchronous;
static _Thread_local pgas_event *done;
static _Thread_local uint64_t started;
static _Thread_local pgas_team named; /* NULL: the current one */

/* Runs the blocking call, the asynchronous one of the same name and arguments, or that of a named team. */
#define RUN(name, ...)                                   \
  do {                                                   \
    if (named) {                                         \
      pgas_##name##_in(named, __VA_ARGS__);              \
    } else if (asynchronous) {                           \
      pgas_##name##_async(__VA_ARGS__, done);            \
      pgas_wait(done, ++started);                        \
    } else {                                             \
      pgas_##name(__VA_ARGS__);                          \
    }                                                    \
  } while (0)

enum { LENGTHS = 5 };
static const int lengths[LENGTHS] = {1, 7, 1000, 9000, 30001};

static int n(void) { return named ? pgas_team_size(named) : pgas_num_images(); }
static int me(void) { return named ? pgas_team_image(named) : pgas_this_image(); }

/* A block of `length` numbers that says who wrote it for whom. */
static int64_t *block(int length) { return calloc((size_t)length * (size_t)n(), sizeof(int64_t)); }
static int64_t word(int from, int to, int i) { return 1000000007LL * from + 10007LL * to + i; }
static void fill(int64_t *data, int from, int to, int length) {
  for (int i = 0; i < length; i++) data[i] = word(from, to, i);
}
static void verify(const int64_t *data, int from, int to, int length) {
  for (int i = 0; i < length; i++) CHECK(data[i] == word(from, to, i));
}

static void broadcasts(int length) {
  int64_t *data = block(length);
  for (int round = 0; round < 20 && round * length < 100000; round++) {
    int root = round % n() + 1;
    fill(data, root, me() == root ? 0 : 99, length);
    RUN(broadcast, data, (size_t)length * sizeof *data, root);
    verify(data, root, 0, length);
  }
  free(data);
}

/* So many in a row from one root that it runs ahead of the others, which come late, as far as it may; the last
   of each is too long for a note. */
static void short_broadcasts(void) {
  enum { ROUNDS = 400, FROM_ONE = 150, WORDS = 6 };
  const struct timespec late = {.tv_nsec = 2000000};
  int64_t data[WORDS];
  for (int round = 0; round < ROUNDS; round++) {
    int root = round / FROM_ONE % n() + 1, length = round % FROM_ONE == FROM_ONE - 1 ? WORDS : round % (WORDS - 1) + 1;
    if (round % FROM_ONE == 0 && me() != root) nanosleep(&late, NULL);
    fill(data, root, me() == root ? round : 99, length);
    RUN(broadcast, data, (size_t)length * sizeof *data, root);
    verify(data, root, round, length);
  }
}

static void gathers(int length) {
  size_t bytes = (size_t)length * sizeof(int64_t);
  int64_t *mine = block(length), *all = block(length);
  int root = n() / 2 + 1;
  fill(mine, me(), 0, length);
  RUN(allgather, mine, all, bytes);
  for (int from = 1; from <= n(); from++) verify(all + (from - 1) * length, from, 0, length);
  memset(all, 0, bytes * (size_t)n());
  RUN(gather, mine, all, bytes, root);
  for (int from = 1; from <= n() && me() == root; from++) verify(all + (from - 1) * length, from, 0, length);
  for (int to = 1; to <= n(); to++) fill(all + (to - 1) * length, root, to, length);
  RUN(scatter, all, mine, bytes, root);
  verify(mine, root, me(), length);
  free(mine);
  free(all);
}

static void exchanges(int length) {
  size_t bytes = (size_t)length * sizeof(int64_t);
  int64_t *out = block(length), *in = block(length);
  for (int to = 1; to <= n(); to++) fill(out + (to - 1) * length, me(), to, length);
  RUN(alltoall, out, in, bytes);
  for (int from = 1; from <= n(); from++) verify(in + (from - 1) * length, from, me(), length);
  fill(out, me(), 0, length);
  for (int distance = -n() - 1; distance <= n() + 1; distance += n() > 4 ? 3 : 1) {
    RUN(shift, out, in, bytes, distance, 1);
    verify(in, ((me() - 1 - distance) % n() + n()) % n() + 1, 0, length);
    fill(in, 77, 77, length);
    RUN(shift, out, in, bytes, distance, 0);
    int from = me() - distance, has_source = from >= 1 && from <= n();
    verify(in, has_source ? from : 77, has_source ? 0 : 77, length);
  }
  RUN(permute, out, in, bytes, n() + 1 - me());
  verify(in, n() + 1 - me(), 0, length);
  free(out);
  free(in);
}

static int modulus = 65521;

/* 2x2 matrices modulo a prime: associative, not commutative. */
struct matrix {
  int64_t a[4];
};
static void multiply(void *into, const void *from, size_t elems, void *context) {
  struct matrix *left = into;
  const struct matrix *right = from;
  CHECK(context == &modulus);
  for (size_t i = 0; i < elems; i++) {
    struct matrix x = left[i], y = right[i];
    for (int k = 0; k < 4; k++) left[i].a[k] = (x.a[k / 2 * 2] * y.a[k % 2] + x.a[k / 2 * 2 + 1] * y.a[k % 2 + 2]) % modulus;
  }
}
static struct matrix factor(int image, int i) { return (struct matrix){{image + i, 2 * image, 3 + i, image + 5}}; }
static const struct pgas_operator product = {multiply, &modulus, sizeof(struct matrix), 0};

static void verify_product(const struct matrix *data, int last, int length) {
  for (int i = 0; i < length; i++) {
    struct matrix expected = factor(1, i);
    for (int image = 2; image <= last; image++) {
      struct matrix next = factor(image, i);
      multiply(&expected, &next, 1, &modulus);
    }
    CHECK(memcmp(&expected, &data[i], sizeof expected) == 0);
  }
}
static void fill_factors(struct matrix *data, int length) {
  for (int i = 0; i < length; i++) data[i] = factor(me(), i);
}

static void products(int length) {
  struct matrix *data = calloc((size_t)length, sizeof *data);
  fill_factors(data, length);
  RUN(allreduce_with, data, (size_t)length, &product);
  verify_product(data, n(), length);
  fill_factors(data, length);
  RUN(reduce_with, data, (size_t)length, &product, n());
  if (me() == n()) verify_product(data, n(), length);
  fill_factors(data, length);
  RUN(scan_with, data, (size_t)length, &product, 0);
  verify_product(data, me(), length);
  fill_factors(data, length);
  RUN(scan_with, data, (size_t)length, &product, 1);
  verify_product(data, me() == 1 ? 1 : me() - 1, length);
  free(data);
}

/* in_segment: of this image; the images need not agree. */
static void sums(int length, int in_segment) {
  double *data = in_segment ? pgas_alloc_local((size_t)length * sizeof *data) : malloc((size_t)length * sizeof *data);
  for (int i = 0; i < length; i++) data[i] = me() + i;
  RUN(allreduce, data, (size_t)length, PGAS_R8, PGAS_SUM);
  for (int i = 0; i < length; i++) CHECK(data[i] == n() * (n() + 1) / 2 + (double)n() * i);
  for (int i = 0; i < length; i++) data[i] = (me() * 31 + i) % 17;
  RUN(reduce, data, (size_t)length, PGAS_R8, PGAS_MAX, 1);
  for (int i = 0; i < length && me() == 1; i++) {
    double greatest = 0;
    for (int image = 1; image <= n(); image++)
      if ((image * 31 + i) % 17 > greatest) greatest = (image * 31 + i) % 17;
    CHECK(data[i] == greatest);
  }
  for (int i = 0; i < length; i++) data[i] = 1;
  RUN(scan, data, (size_t)length, PGAS_R8, PGAS_SUM, 1);
  for (int i = 0; i < length; i++) CHECK(data[i] == (me() == 1 ? 1 : me() - 1));
  in_segment ? pgas_free_local(data) : free(data);
}

struct record {
  int32_t key, image, number;
};
static int by_key(const void *a, const void *b) {
  int32_t left = ((const struct record *)a)->key, right = ((const struct record *)b)->key;
  return (left > right) - (left < right);
}

static void sorts(int length) {
  struct record *data = malloc((size_t)length * sizeof *data), *all = malloc((size_t)(length * n()) * sizeof *data);
  char *seen = calloc((size_t)(length * n()), 1);
  uint32_t random = 12345u * (uint32_t)me();
  for (int i = 0; i < length; i++) {
    random = random * 1664525u + 1013904223u;
    data[i] = (struct record){(int32_t)(random >> 16) % 50, me(), i};
  }
  RUN(sort, data, (size_t)length, sizeof *data, by_key);
  RUN(allgather, data, all, (size_t)length * sizeof *data);
  for (int i = 0; i < length * n(); i++) {
    CHECK(i == 0 || all[i - 1].key <= all[i].key);
    int which = (all[i].image - 1) * length + all[i].number;
    CHECK(!seen[which]++);
  }
  free(data);
  free(all);
  free(seen);
}

static void everything(void) {
  if (asynchronous) {
    pgas_barrier_async(done);
    pgas_wait(done, ++started);
  }
  short_broadcasts();
  for (int k = 0; k < LENGTHS; k++) {
    int length = lengths[k];
    broadcasts(length);
    sums(length, 1);
    sums(length, 0);
    sums(length, me() % 2);
    if (length > 9000) continue;
    gathers(length);
    exchanges(length);
    products(length < 5000 ? length : 5000);
    sorts(length < 3000 ? length : 3000);
  }
}

/* Segments begin at image 1 and at each whose number is a multiple of `every`. */
static void segmented(int every) {
  enum { LENGTH = 37 };
  int64_t sum[LENGTH];
  int32_t greatest[LENGTH];
  int starts = me() % every == 0, first = me() - me() % every;
  if (first < 1) first = 1;
  for (int i = 0; i < LENGTH; i++) sum[i] = me() + i, greatest[i] = me() * (i % 2 ? 1 : -1);
  pgas_scan_segmented(sum, LENGTH, PGAS_I8, PGAS_SUM, starts, 0);
  for (int i = 0; i < LENGTH; i++) CHECK(sum[i] == (int64_t)(me() - first + 1) * (me() + first) / 2 + (int64_t)(me() - first + 1) * i);
  pgas_scan_segmented(greatest, LENGTH, PGAS_I4, PGAS_MAX, starts, 1);
  for (int i = 0; i < LENGTH; i++) CHECK(greatest[i] == (me() == first ? me() * (i % 2 ? 1 : -1) : i % 2 ? me() - 1 : -first));
}

/* Without an event: complete behind a fence, and behind a finish block. */
static void fenced(void) {
  double sum[3] = {me(), 1, 2};
  int64_t word = me() == n() ? 77 : 0, all = 1;
  pgas_allreduce_async(sum, 3, PGAS_R8, PGAS_SUM, NULL);
  pgas_broadcast_async(&word, sizeof word, n(), NULL);
  pgas_barrier();
  pgas_cofence(0);
  CHECK(sum[0] == n() * (n() + 1) / 2.0 && sum[1] == n() && sum[2] == 2 * n() && word == 77);
  pgas_finish_begin();
  pgas_allreduce_async(&all, 1, PGAS_I8, PGAS_SUM, NULL);
  pgas_finish_end();
  CHECK(all == n());
}

/* Many at once, with blocking ones between. */
static void overlapped(void) {
  enum { MANY = 12 };
  static _Thread_local double sum[MANY][100];
  static _Thread_local int64_t word_of[MANY];
  pgas_event *events = pgas_alloc(2 * sizeof *events);
  memset(events, 0, 2 * sizeof *events);
  for (int k = 0; k < MANY; k++) {
    for (int i = 0; i < 100; i++) sum[k][i] = me() * k;
    word_of[k] = me() == 1 + k % n() ? 1000 + k : 0;
    pgas_allreduce_async(sum[k], 100, PGAS_R8, PGAS_SUM, &events[0]);
    pgas_broadcast_async(&word_of[k], sizeof word_of[k], 1 + k % n(), &events[1]);
    if (k % 3 == me() % 3) pgas_test(&events[0], MANY);
    if (k % 4 == 0) pgas_barrier();
  }
  pgas_wait(&events[1], MANY);
  pgas_wait(&events[0], MANY);
  for (int k = 0; k < MANY; k++) {
    CHECK(word_of[k] == 1000 + k);
    for (int i = 0; i < 100; i++) CHECK(sum[k][i] == k * n() * (n() + 1) / 2);
  }
  pgas_free(events);
}

/* A team that the current one has formed, in which collectives of the current one come between; and one around the current one. */
static void in_named(void) {
  pgas_team team = pgas_form_team(me() % 3, 0), initial = pgas_get_team(PGAS_INITIAL_TEAM);
  int64_t all = 1;
  for (int k = 0; k < 2; k++) {
    named = team;
    everything();
    named = NULL;
    pgas_allreduce(&all, 1, PGAS_I8, PGAS_SUM);
    CHECK(all == n());
    all = 1;
  }
  pgas_change_team(team);
  named = initial;
  everything();
  named = NULL;
  everything();
  pgas_end_team();
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  asynchronous = argc > 1 && strcmp(argv[1], "async") == 0;
  done = pgas_alloc_local(sizeof *done);
  memset(done, 0, sizeof *done);
  if (argc > 1 && strcmp(argv[1], "named") == 0) {
    in_named();
    pgas_finalize();
    return 0;
  }
  everything();
  for (int every = 1; every <= 3; every++) segmented(every);
  fenced();
  pgas_team team = pgas_form_team(me() % 3, 0);
  pgas_change_team(team);
  everything();
  pgas_end_team();
  overlapped();
  pgas_barrier_async(done); /* the end of the program waits for it */
  pgas_finalize();
  return 0;
}
