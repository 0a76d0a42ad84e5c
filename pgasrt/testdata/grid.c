/* Prints the grid and the blocks chosen for each argument: extents joined by "x", a fixed grid extent after a slash. */
#include "check.h"

static struct hpf_layout parse(char *text) {
  struct hpf_layout layout = {.name = "p"};
  for (char *part = strtok(text, "x"); part; part = strtok(NULL, "x")) {
    const char *slash = strchr(part, '/');
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

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  for (int i = 1; i < argc; i++) {
    struct hpf_layout layout = parse(argv[i]);
    hpf_layout_init(&layout, HERE);
    if (pgas_this_image() == 1) print(&layout);
  }
  hpf_main_end();
  return 0;
}
