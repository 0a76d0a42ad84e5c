/* Prints the grid and the blocks chosen for each argument: extents joined by "x", a fixed grid extent after a slash; behind an "m" the
   numbers of tiles of MULTI, and as the last "block" a sum over whose they are. */
#include "check.h"

static struct hpf_layout parse(char *text) {
  struct hpf_layout layout = {.name = "p"};
  int multi = *text == 'm';
  text += multi;
  for (char *part = strtok(text, "x"); part; part = strtok(NULL, "x")) {
    const char *slash = strchr(part, '/');
    layout.format[layout.rank] = multi ? HPF_MULTI : HPF_BLOCK;
    layout.lb[layout.rank] = 1, layout.ub[layout.rank] = atoll(part);
    layout.fixed[layout.rank++] = slash ? atoll(slash + 1) : 0;
  }
  return layout;
}

static void print(struct hpf_layout *layout) {
  hpf_io_begin(HPF_IO_WRITE, 0, HERE);
  hpf_io_number("unit", 6);
  hpf_io_text("fmt", (char[]){"(3(i0,'*',i0,:,' '))"}, 20);
  hpf_io_start();
  for (int k = 0; k < layout->rank; k++) {
    hpf_io_item(1, 8, &layout->grid[k], 8);
    hpf_io_item(1, 8, &layout->block[k], 8);
  }
  hpf_io_end();
}

static void sum_owners(struct hpf_layout *layout) {
  int64_t count = 1, sum = 0;
  for (int k = 0; k < layout->rank; k++) count *= layout->grid[k];
  for (int64_t i = 0; i < count; i++) sum = (sum * 31 + layout->owner[i]) % 1000003;
  layout->block[layout->rank - 1] = sum;
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  for (int i = 1; i < argc; i++) {
    struct hpf_layout layout = parse(argv[i]);
    hpf_layout_init(&layout, HERE);
    if (layout.owner) sum_owners(&layout);
    if (pgas_this_image() == 1) print(&layout);
  }
  hpf_main_end();
  return 0;
}
