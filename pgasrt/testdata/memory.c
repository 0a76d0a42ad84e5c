/* What malloc gives: 64 MiB at once, and in pieces. */
#include "check.h"

enum { MIB = 1 << 20 };

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  for (int pieces = 1; pieces <= 64; pieces *= 64)
    for (int i = 0; i < pieces; i++) {
      char *volatile p = malloc(64 / (size_t)pieces * MIB);
      CHECK(p);
      p[0] = 1;
    }
  pgas_finalize();
  return 0;
}
