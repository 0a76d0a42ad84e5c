/* What the runtime must refuse, by argument 1. */
#include "check.h"

static const struct hpf_pos pos = {"refuse.hpf", 4, 14, "      real(8) a(n,n)"};

static void memory(int64_t n) {
  struct hpf_layout layout = open_layout(2, (int64_t[]){n, n});
  hpf_layout_init(&layout, &pos);
  struct hpf_array array = like_template(&layout, "a", 1);
  hpf_array_create(&array, &pos);
}

/* A section that the receiver has no place for. */
static int32_t too_far(int32_t piece, const int64_t *params, const int64_t *recv, const int64_t *send, int64_t *lo,
                       int64_t *hi) {
  (void)piece, (void)params, (void)send;
  lo[0] = hi[0] = recv[0] - 2;
  return 1;
}

static void section(void) {
  struct hpf_layout layout = open_layout(1, (int64_t[]){100}), *layouts[] = {&layout};
  hpf_layout_init(&layout, &pos);
  struct hpf_array array = like_template(&layout, "a", 1);
  hpf_array_create(&array, &pos);
  struct hpf_exchange exchange = {.pos = pos, .label = "far", .array = &array, .sections = too_far, .pieces = 1,
                                  .nlayouts = 1, .layouts = layouts};
  hpf_exchange_run((struct hpf_exchange *[]){&exchange}, NULL, 1);
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  if (!strcmp(argv[1], "memory")) memory(1 << 20);
  if (!strcmp(argv[1], "huge")) memory((int64_t)1 << 40);
  if (!strcmp(argv[1], "section")) section();
  hpf_main_end();
  return 0;
}
