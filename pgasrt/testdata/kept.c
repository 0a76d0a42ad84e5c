/* Freed objects keep their pages for those that follow, up to a limit: what each call of a procedure allocates is cleared once. */
#define _GNU_SOURCE
#include "check.h"
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { EACH = 10 << 20, FEW = 4, MANY = 24 };

static long faults(void) {
  struct rusage use;
  getrusage(RUSAGE_SELF, &use);
  return use.ru_minflt;
}

/* KiB of the memory that this image shares and has touched. */
static long resident_kib(void) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  long kib = 0;
  CHECK(file);
  while (fgets(line, sizeof line, file)) (void)(sscanf(line, "RssShmem: %ld", &kib) || sscanf(line, "RssAnon: %ld", &kib));
  fclose(file);
  return kib;
}

/* The pages that a call of a procedure with so many arrays has to get, in small or in huge ones. */
static long call(int arrays) {
  void *object[MANY];
  long before = faults();
  for (int i = 0; i < arrays; i++) memset(object[i] = pgas_alloc(EACH), i + 1, EACH);
  long got = faults() - before;
  for (int i = 0; i < arrays; i++) CHECK(((char *)object[i])[EACH / 2] == i + 1);
  pgas_barrier();
  for (int i = arrays; i--;) pgas_free(object[i]);
  return got;
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  enum { HUGE_PAGES = FEW * EACH / (2 << 20) };
  CHECK(call(FEW) >= HUGE_PAGES / 2);
  CHECK(call(FEW) < HUGE_PAGES / 2);
  long base = resident_kib();
  call(MANY);
  CHECK(resident_kib() < base + (80 << 10)); /* of 240 MiB */
  hpf_main_end();
  return 0;
}
