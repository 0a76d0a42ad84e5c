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

/* One object of 9 MiB, then many of 1 MiB: whether their pages are huge. */
static int large_is_huge(void) {
  double *large = pgas_alloc(9 << 20);
  for (int i = 0; i < (9 << 20) / 8; i++) CHECK(large[i] == 0);
  int huge = huge_kib() >= 9 << 10;
  pgas_barrier();
  pgas_free(large);
  return huge;
}

static int many_are_huge(void) {
  enum { MANY = 16 };
  void *object[MANY];
  for (int i = 0; i < MANY; i++) object[i] = pgas_alloc(1 << 20);
  int huge = huge_kib() >= MANY << 10;
  pgas_barrier();
  for (int i = 0; i < MANY; i++) pgas_free(object[i]);
  return huge;
}

/* A busy machine may refuse some pages for a while. */
static void try(int (*are_huge)(void)) {
  enum { TRIES = 100, PAUSE_US = 20000 };
  int given = 0;
  for (int i = 0; i < TRIES && !given; i++) {
    int possible = machine_gives_huge_pages();
    int64_t missing = !are_huge() && possible;
    pgas_allreduce(&missing, 1, PGAS_I8, PGAS_SUM);
    given = missing == 0;
    if (!given) usleep(PAUSE_US);
  }
  CHECK(given);
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  try(large_is_huge);
  try(many_are_huge);
  hpf_main_end();
  return 0;
}
