/* A small address space: symmetric and asymmetric objects in turn take what the others gave back to the common slot. With
   an argument more is asked for than there is. */
#include "check.h"

enum { MIB = 1 << 20 };

int main(int argc, char **argv) {
  (void)argv;
  pgas_init(argc, argv);
  for (int i = 0; i < 3; i++) {
    char *mine = pgas_alloc_local(100 * MIB);
    mine[0] = mine[100 * MIB - 1] = 1;
    char *ours = pgas_alloc(80 * MIB);
    CHECK(ours + 80 * MIB <= mine);
    pgas_free_local(mine);
    pgas_free(ours);
    ours = pgas_alloc(150 * MIB);
    ours[0] = ours[150 * MIB - 1] = 2;
    pgas_free(ours);
  }
  if (argc > 1) pgas_alloc(200 * MIB);
  pgas_finalize();
  return 0;
}
