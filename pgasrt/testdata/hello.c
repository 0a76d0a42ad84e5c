/* Starts and ends. */
#include "check.h"

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  hpf_main_end();
  return 0;
}
