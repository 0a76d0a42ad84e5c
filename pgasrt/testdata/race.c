/* A put that nothing orders before the load of the other image. Argument 1: the milliseconds between the barrier and the put. An image
   that is still in the barrier when another one has come to the next sees that, and its load is then ordered after the put. */
#include "check.h"
#include <unistd.h>

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  int64_t *box = pgas_alloc(sizeof *box), value = pgas_this_image();
  pgas_barrier();
  usleep((useconds_t)atoi(argv[1]) * 1000);
  pgas_put(pgas_num_images(), box, &value, sizeof value);
  CHECK(*box <= 2);
  pgas_barrier();
  pgas_finalize();
  return 0;
}
