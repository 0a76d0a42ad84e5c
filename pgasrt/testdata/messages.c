/* As many barriers, reductions and broadcasts as the arguments say, for counts of messages. */
#include "check.h"

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  double value = 1;
  for (int i = 0; i < atoi(argv[1]); i++) pgas_barrier();
  for (int i = 0; i < atoi(argv[2]); i++) pgas_allreduce(&value, 1, PGAS_R8, PGAS_MAX);
  for (int i = 0; i < atoi(argv[3]); i++) pgas_broadcast(&value, sizeof value, pgas_num_images());
  pgas_finalize();
  return 0;
}
