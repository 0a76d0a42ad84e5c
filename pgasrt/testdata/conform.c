/* Reductions, fetch, gather, scatter and sharing on any number of images. */
#include "check.h"

static void reductions(void) {
  int64_t images = pgas_num_images(), me = pgas_this_image();
  int32_t i4[2] = {1, (int32_t)me};
  hpf_reduce(i4, 2, HPF_I4, HPF_SUM, HERE);
  CHECK(i4[0] == images && i4[1] == images * (images + 1) / 2);
  int64_t i8 = me;
  hpf_reduce(&i8, 1, HPF_I8, HPF_MAX, HERE);
  CHECK(i8 == images);
  float r4 = (float)me;
  hpf_reduce(&r4, 1, HPF_R4, HPF_MIN, HERE);
  CHECK(r4 == 1);
  double r8 = 2;
  hpf_reduce(&r8, 1, HPF_R8, HPF_PROD, HERE);
  CHECK(r8 == (double)(1 << images));
  int32_t flags[2] = {me == 1, me == 1};
  hpf_reduce(&flags[0], 1, HPF_L4, HPF_OR, HERE);
  hpf_reduce(&flags[1], 1, HPF_L4, HPF_AND, HERE);
  CHECK(flags[0] == 1 && flags[1] == (images == 1));
  int32_t odd = 1;
  hpf_reduce(&odd, 1, HPF_L4, HPF_NEQV, HERE);
  CHECK(odd == images % 2);
  int32_t even = 0;
  hpf_reduce(&even, 1, HPF_L4, HPF_EQV, HERE);
  CHECK(even == (images % 2 == 0));
}

static void long_reduction(void) {
  enum { N = 50000 };
  double *values = malloc(N * sizeof *values);
  for (int i = 0; i < N; i++) values[i] = i * pgas_this_image();
  hpf_reduce(values, N, HPF_R8, HPF_SUM, HERE);
  double sum = pgas_num_images() * (pgas_num_images() + 1) / 2;
  for (int i = 0; i < N; i++) CHECK(values[i] == i * sum);
  hpf_io_share(values, N * sizeof *values, HERE);
  free(values);
}

/* 0.1 + 0.2 + ... in the order of images has the same bits everywhere. */
static void same_bits(void) {
  double sum = 0.1 * pgas_this_image(), expected = 0.1;
  for (int image = 2; image <= pgas_num_images(); image++) expected += 0.1 * image;
  hpf_reduce(&sum, 1, HPF_R8, HPF_SUM, HERE);
  CHECK(memcmp(&sum, &expected, sizeof sum) == 0);
}

static void fetches(struct hpf_array *array, int64_t n1, int64_t n2) {
  for (int64_t j = 1; j <= n2; j += 2)
    for (int64_t i = 1; i <= n1; i++) {
      double value = -1;
      hpf_fetch(array, (int64_t[]){i, j}, &value, HERE);
      CHECK(value == value_at(i, j));
    }
}

static void gathers(struct hpf_array *array, int64_t n1, int64_t n2) {
  double *buffer = calloc((size_t)(n1 * n2), sizeof *buffer);
  hpf_gather(array, (int64_t[]){1, n2}, (int64_t[]){n1, 1}, (int64_t[]){2, -1}, buffer, HERE);
  double *next = buffer;
  if (pgas_this_image() == 1)
    for (int64_t j = n2; j >= 1; j--)
      for (int64_t i = 1; i <= n1; i += 2) CHECK(*next++ == value_at(i, j));
  hpf_gather(array, (int64_t[]){2, 1}, (int64_t[]){1, n2}, (int64_t[]){1, 1}, buffer, HERE);
  free(buffer);
}

static void scatters(struct hpf_array *array, int64_t n1, int64_t n2) {
  double *buffer = calloc((size_t)(n1 * n2), sizeof *buffer);
  if (pgas_this_image() == 1)
    for (int64_t k = 0; k < n1 * n2; k++) buffer[k] = -(double)k;
  hpf_scatter(array, (int64_t[]){1, 1}, (int64_t[]){n1, n2}, (int64_t[]){1, 3}, buffer, HERE);
  const struct hpf_layout *layout = array->layout;
  for (int64_t j = tile_lo(layout, 1); j <= tile_hi(layout, 1); j++)
    for (int64_t i = tile_lo(layout, 0); i <= tile_hi(layout, 0); i++) {
      double expected = j % 3 == 1 ? -(double)(i - 1 + n1 * ((j - 1) / 3)) : value_at(i, j);
      CHECK(*element(array, i, j) == expected);
    }
  free(buffer);
}

static void elements(int64_t n1, int64_t n2) {
  struct hpf_layout layout = open_layout(2, (int64_t[]){n1, n2});
  hpf_layout_init(&layout, HERE);
  struct hpf_array array = like_template(&layout, "a", 1);
  hpf_array_create(&array, HERE);
  fill_owned(&array, 0);
  fetches(&array, n1, n2);
  gathers(&array, n1, n2);
  scatters(&array, n1, n2);
  hpf_array_destroy(&array);
}

/* a(i) aligned with t(i,*): equal copies along the second dimension of the grid. */
static void replicated_along(int64_t n) {
  struct hpf_layout layout = open_layout(2, (int64_t[]){n, n});
  hpf_layout_init(&layout, HERE);
  struct hpf_array array = like_template(&layout, "r", 0);
  array.rank = 1;
  hpf_array_create(&array, HERE);
  double buffer[64], back[64] = {0};
  for (int64_t i = 0; i < n; i++) buffer[i] = (double)(i * i);
  hpf_scatter(&array, (int64_t[]){1}, (int64_t[]){n}, (int64_t[]){1}, buffer, HERE);
  for (int64_t i = tile_lo(&layout, 0); i <= tile_hi(&layout, 0); i++) CHECK(*element(&array, i, 0) == buffer[i - 1]);
  hpf_gather(&array, (int64_t[]){1}, (int64_t[]){n}, (int64_t[]){1}, back, HERE);
  if (pgas_this_image() == 1) CHECK(memcmp(back, buffer, (size_t)n * sizeof *back) == 0);
  double last = 0;
  hpf_fetch(&array, (int64_t[]){n}, &last, HERE);
  CHECK(last == buffer[n - 1]);
  hpf_array_destroy(&array);
}

static void empty_array(void) {
  struct hpf_layout layout = open_layout(2, (int64_t[]){0, 5});
  hpf_layout_init(&layout, HERE);
  struct hpf_array array = like_template(&layout, "e", 1);
  hpf_array_create(&array, HERE);
  hpf_gather(&array, (int64_t[]){1, 1}, (int64_t[]){0, 5}, (int64_t[]){1, 1}, NULL, HERE);
  hpf_array_destroy(&array);
}

static void clocks(void) {
  int64_t count, rate, max;
  hpf_system_clock(&count, &rate, &max, 4);
  CHECK(rate == 1000 && max == 2147483647);
  hpf_system_clock(NULL, &rate, NULL, 8);
  CHECK(rate == 1000000000);
  double seconds = hpf_cpu_time(), shared = seconds;
  hpf_io_share(&shared, sizeof shared, HERE);
  CHECK(seconds == shared);
}

static void arguments(void) {
  char value[4];
  int32_t length, status;
  CHECK(hpf_command_argument_count() == 2);
  hpf_command_argument(1, value, 4, &length, &status);
  CHECK(length == 1 && status == 0 && memcmp(value, "x   ", 4) == 0);
  hpf_command_argument(2, value, 4, &length, &status);
  CHECK(length == 6 && status == -1 && memcmp(value, "long", 4) == 0);
  hpf_command_argument(3, value, 4, &length, &status);
  CHECK(length == 0 && status > 0 && memcmp(value, "    ", 4) == 0);
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  reductions();
  long_reduction();
  same_bits();
  elements(7, 10);
  elements(3, 2);
  replicated_along(11);
  empty_array();
  clocks();
  arguments();
  hpf_main_end();
  return 0;
}
