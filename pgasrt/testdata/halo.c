/* Exchanges of halos, corners included, in a (BLOCK,BLOCK) array. Arguments: n1 n2 width, or
   "full" for storage of the whole array; then the extents of the grid, if fixed. */
#include "check.h"

static struct {
  struct hpf_layout layout;
  int64_t width;
  int full;
  struct hpf_array a, b;
  struct hpf_exchange exchange_a, exchange_b;
} state;

/* Sections are intersections of the sender's tile with the receiver's tile grown by the width. Piece 0 has them all,
   except that exchange parameter 0 limits the direction: 0 all, 1 only from lower indices of dimension 2. */
static int32_t halo(int32_t piece, const int64_t *params, const int64_t *recv, const int64_t *send, int64_t *lo,
                    int64_t *hi) {
  const struct hpf_layout *layout = &state.layout;
  if (piece != 0) return 0;
  for (int k = 0; k < 2; k++) {
    int64_t block = layout->block[k], recv_hi = least(recv[k] + block - 1, layout->ub[k]);
    if (recv[k] > recv_hi) return 0;
    lo[k] = greatest(send[k], recv[k] - state.width);
    hi[k] = least(least(send[k] + block - 1, layout->ub[k]), recv_hi + state.width);
    if (lo[k] > hi[k]) return 0;
  }
  return params[0] == 0 || send[1] < recv[1];
}

static double expected(int64_t i, int64_t j, double shift) { return value_at(i, j) + shift; }

static void check_halo(const struct hpf_array *array, double shift, int only_lower) {
  const struct hpf_layout *layout = &state.layout;
  int64_t w = state.width, low[2], high[2];
  for (int k = 0; k < 2; k++) {
    if (tile_lo(layout, k) > tile_hi(layout, k)) return;
    low[k] = greatest(tile_lo(layout, k) - w, 1);
    high[k] = least(tile_hi(layout, k) + w, layout->ub[k]);
  }
  for (int64_t j = low[1]; j <= high[1]; j++)
    for (int64_t i = low[0]; i <= high[0]; i++)
      if (!only_lower || j < tile_lo(layout, 1)) CHECK(*element(array, i, j) == expected(i, j, shift));
}

static void create(struct hpf_array *array, const char *name) {
  *array = like_template(&state.layout, name, state.full ? -1 : state.width);
  hpf_array_create(array, HERE);
}

static struct hpf_exchange halo_of(struct hpf_array *array, int64_t id) {
  static struct hpf_layout *const layouts[] = {&state.layout};
  return (struct hpf_exchange){.pos = {"halo.hpf", 10 + (int32_t)id, 3, NULL}, .label = array->name, .id = id,
                               .array = array, .sections = halo, .pieces = 2, .nparams = 1, .nlayouts = 1,
                               .layouts = (struct hpf_layout **)layouts};
}

static void rounds(struct hpf_array *a, struct hpf_array *b) {
  struct hpf_exchange *both[] = {&state.exchange_a, &state.exchange_b};
  int64_t all = 0, lower = 1;
  for (int round = 0; round < 20; round++) {
    fill_owned(a, round);
    fill_owned(b, -round);
    hpf_exchange_run(both, (const int64_t *[]){&all, round % 2 ? &lower : &all}, 2);
    check_halo(a, round, 0);
    check_halo(b, -round, round % 2);
  }
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  int64_t extent[] = {atoi(argv[1]), atoi(argv[2])};
  state.full = !strcmp(argv[3], "full");
  state.width = state.full ? 1000 : atoi(argv[3]);
  state.layout = open_layout(2, extent);
  for (int k = 0; k < argc - 4; k++) state.layout.fixed[k] = atoi(argv[4 + k]);
  hpf_layout_init(&state.layout, HERE);
  create(&state.a, "a");
  create(&state.b, "b");
  state.exchange_a = halo_of(&state.a, 7);
  state.exchange_b = halo_of(&state.b, 3);
  rounds(&state.a, &state.b);
  hpf_array_destroy(&state.a);
  create(&state.a, "a");
  rounds(&state.a, &state.b);
  hpf_main_end();
  return 0;
}
