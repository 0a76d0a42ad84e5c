/* Memory that images share has huge pages where the machine gives them on demand, as a file of this program's own shows. */
#define _GNU_SOURCE
#include "check.h"
#include <sys/mman.h>
#include <unistd.h>

enum { HUGE = 2 << 20, COLLAPSE = 25 /* MADV_COLLAPSE */ };

static int machine_gives_huge_pages(void) {
  int fd = memfd_create("probe", 0);
  CHECK(fd >= 0 && ftruncate(fd, HUGE) == 0);
  char *room = mmap(NULL, 2 * HUGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK(room != MAP_FAILED);
  char *page = room + (HUGE - (uintptr_t)room % HUGE) % HUGE;
  CHECK(mmap(page, HUGE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd, 0) == page);
  memset(page, 1, HUGE);
  int given = madvise(page, HUGE, COLLAPSE) == 0;
  munmap(room, 2 * HUGE);
  close(fd);
  return given;
}

/* KiB of this image's shared memory in huge pages. */
static long huge_kib(void) {
  FILE *file = fopen("/proc/self/smaps", "r");
  char line[256];
  long sum = 0, kib;
  CHECK(file);
  while (fgets(line, sizeof line, file))
    if (sscanf(line, "ShmemPmdMapped: %ld", &kib) == 1) sum += kib;
  fclose(file);
  return sum;
}

static void check_large(int huge) {
  double *large = pgas_alloc(9 << 20);
  for (int i = 0; i < (9 << 20) / 8; i++) CHECK(large[i] == 0);
  if (huge) CHECK(huge_kib() >= 9 << 10);
  pgas_barrier();
  pgas_free(large);
}

static void check_many(int huge) {
  enum { MANY = 16 };
  void *object[MANY];
  for (int i = 0; i < MANY; i++) object[i] = pgas_alloc(1 << 20);
  if (huge) CHECK(huge_kib() >= MANY << 10);
  pgas_barrier();
  for (int i = 0; i < MANY; i++) pgas_free(object[i]);
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  int huge = machine_gives_huge_pages();
  check_large(huge);
  check_many(huge);
  hpf_main_end();
  return 0;
}
