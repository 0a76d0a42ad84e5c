#include "hpf.h"
int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  int32_t one = 1;
  struct hpf_pos pos = {"hello.hpf", 3, 1, "x"};
  hpf_reduce(&one, 1, HPF_I4, HPF_SUM, &pos);
  if (one) {}
  hpf_main_end();
  return 0;
}
