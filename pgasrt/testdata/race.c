/* A put that nothing orders before the load of the other image. */
#include "check.h"

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  int64_t *box = pgas_alloc(sizeof *box), value = pgas_this_image();
  pgas_barrier();
  pgas_put(pgas_num_images(), box, &value, sizeof value);
  CHECK(*box <= 2);
  pgas_barrier();
  pgas_finalize();
  return 0;
}
