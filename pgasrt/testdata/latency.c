/* Prints microseconds of one barrier, reduction, fetch and neighbour exchange of a column of 1000. Argument: repeats. */
#include "check.h"
#include <time.h>

static struct {
  struct hpf_layout layout;
  struct hpf_array array;
  struct hpf_exchange exchange;
} state;

static double now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

static int32_t neighbours(int32_t piece, const int64_t *params, const int64_t *recv, const int64_t *send, int64_t *lo,
                          int64_t *hi) {
  (void)piece, (void)params;
  int64_t block = state.layout.block[1], distance = send[1] - recv[1];
  lo[0] = 1, hi[0] = 1000;
  lo[1] = hi[1] = distance < 0 ? send[1] + block - 1 : send[1];
  return (distance == block || distance == -block) && send[1] <= state.layout.ub[1] && recv[1] <= state.layout.ub[1];
}

static void barrier(void) { pgas_barrier(); }
static void reduce(void) {
  double value = 1;
  hpf_reduce(&value, 1, HPF_R8, HPF_SUM, HERE);
}
static void fetch(void) {
  double value;
  hpf_fetch(&state.array, (int64_t[]){1, 1}, &value, HERE);
}
static void exchange(void) { hpf_exchange_run((struct hpf_exchange *[]){&state.exchange}, NULL, 1); }

static void measure(const char *name, void (*work)(void), int repeats) {
  pgas_barrier();
  double begin = now_us();
  for (int i = 0; i < repeats; i++) work();
  double each = (now_us() - begin) / repeats;
  if (pgas_this_image() == 1) dprintf(1, "%s %.3f\n", name, each);
}

int main(int argc, char **argv) {
  static struct hpf_layout *layouts[] = {&state.layout};
  hpf_main_begin(argc, argv);
  int repeats = argc > 1 ? atoi(argv[1]) : 1000;
  state.layout = open_layout(2, (int64_t[]){1000, 64 * pgas_num_images()});
  state.layout.fixed[0] = 1;
  hpf_layout_init(&state.layout, HERE);
  state.array = like_template(&state.layout, "a", 1);
  hpf_array_create(&state.array, HERE);
  state.exchange = (struct hpf_exchange){.pos = *HERE, .label = "neighbours", .array = &state.array,
                                         .sections = neighbours, .pieces = 1, .nlayouts = 1, .layouts = layouts};
  measure("barrier", barrier, repeats);
  measure("reduce", reduce, repeats);
  measure("fetch", fetch, repeats);
  measure("exchange", exchange, repeats);
  hpf_main_end();
  return 0;
}
