/* As many barriers, reductions, broadcasts and puts of three lines as the arguments say, for counts of messages. */
#include "check.h"

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  double value = 1, *boxes = pgas_alloc(40 * 100 * sizeof *boxes);
  static double mine[40 * 50];
  struct pgas_box lines = {.dims = 2, .elem_bytes = 8, .extent = {3, 40}, .remote_stride_bytes = {16, 100 * 8},
                           .local_stride_bytes = {24, 50 * 8}};
  for (int i = 0; i < atoi(argv[1]); i++) pgas_barrier();
  for (int i = 0; i < atoi(argv[2]); i++) pgas_allreduce(&value, 1, PGAS_R8, PGAS_MAX);
  for (int i = 0; i < atoi(argv[3]); i++) pgas_broadcast(&value, sizeof value, pgas_num_images());
  for (int i = 0; i < atoi(argv[4]) && pgas_this_image() == 1; i++)
    pgas_put_strided(pgas_num_images(), boxes, mine, &lines);
  pgas_finalize();
  return 0;
}
