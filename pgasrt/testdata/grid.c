/* Prints the grid chosen for the extents given as arguments (0 after a slash: "n/g" fixes g). */
#include "check.h"

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  struct hpf_layout layout = {.rank = argc - 1, .name = "p"};
  for (int k = 0; k < argc - 1; k++) {
    const char *slash = strchr(argv[k + 1], '/');
    layout.lb[k] = 1, layout.ub[k] = atoll(argv[k + 1]);
    layout.fixed[k] = slash ? atoll(slash + 1) : 0;
  }
  hpf_layout_init(&layout, HERE);
  if (pgas_this_image() == 1) {
    hpf_io_begin_write(6, "(3(i0,'x',i0,1x))", 17, HERE);
    for (int k = 0; k < argc - 1; k++) {
      hpf_io_item(HPF_I8, &layout.grid[k], 1);
      hpf_io_item(HPF_I8, &layout.block[k], 1);
    }
    hpf_io_end();
  }
  hpf_main_end();
  return 0;
}
