/* Ways a run ends, by argument 1; argument 2 is the image that does it (0: all). */
#include "check.h"
#include <signal.h>
#include <unistd.h>

static const struct hpf_pos pos = {"ends.hpf", 14, 5, "    x = a(i)"};

static void act(const char *what) {
  volatile int zero = 0;
  if (!strcmp(what, "stop")) hpf_stop(0, 0);
  if (!strcmp(what, "stop3")) hpf_stop(3, 1);
  if (!strcmp(what, "stoptext")) hpf_stop_text("all done", 8);
  if (!strcmp(what, "error")) hpf_error_stop(0, 0);
  if (!strcmp(what, "error7")) hpf_error_stop(7, 1);
  if (!strcmp(what, "errortext")) hpf_error_stop_text("bad thing", 9);
  if (!strcmp(what, "fail")) hpf_fail(&pos, "no such luck");
  if (!strcmp(what, "bounds")) hpf_fail_bounds(&pos, "a", 2, 11, 1, 10);
  if (!strcmp(what, "undefined")) hpf_fail_undefined(&pos, "a", 2, (const int64_t[]){3, -4});
  if (!strcmp(what, "segv")) raise(SIGSEGV);
  if (!strcmp(what, "fpe")) zero = raise(SIGFPE);
  if (!strcmp(what, "kill")) raise(SIGKILL);
  if (!strcmp(what, "exit")) _exit(zero);
  if (!strcmp(what, "print")) {
    hpf_io_begin(HPF_IO_WRITE, 0, &pos);
    hpf_io_number("unit", 6);
    hpf_io_list_directed();
    hpf_io_start();
    hpf_io_item(6, 1, "before the end", 14);
    hpf_io_end();
  }
}

/* Others wait in a communication, so that they must be woken; "alone" computes instead. */
int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  int who = atoi(argv[2]);
  if (pgas_this_image() == 1 && argc > 3) act(argv[3]);
  int32_t one = 1;
  hpf_reduce(&one, 1, HPF_I4, HPF_SUM, &pos);
  if (!strcmp(argv[1], "sleep")) {
    dprintf(2, "pid %d %d\n", pgas_this_image(), getpid());
    if (pgas_this_image() == who) sleep(3600);
  } else if (who == 0 || pgas_this_image() == who) {
    act(argv[1]);
  }
  hpf_reduce(&one, 1, HPF_I4, HPF_SUM, &pos);
  if (!strcmp(argv[1], "deadlock") && pgas_this_image() != who) hpf_reduce(&one, 1, HPF_I4, HPF_SUM, &pos);
  hpf_main_end();
  return !strcmp(argv[1], "return3") && (who == 0 || pgas_this_image() == who) ? 3 : 0;
}
