/* segment.c: the shared memory of a run: one memfd, mapped by supervisor and images at one address.

   | control area | segment of rank 0 | segment of rank 1 | ... |

   Only address space is reserved; a page costs memory from its first use. */
#define _GNU_SOURCE
#include "rt.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

enum { PAGE_BYTES = 2 << 20 };
static const uint64_t stride_max = 1ull << 40, stride_min = 1ull << 28, reservation_max = 1ull << 46;
enum { PLACES = 4 };
static const uintptr_t addresses[PLACES] = {0x200000000000, 0x100000000000, 0x300000000000, 0x080000000000};

static uint64_t control_bytes(int images) {
  return (rt_control_bytes(images) + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES;
}

static char *map_at(uintptr_t address, uint64_t bytes, int fd) {
  void *want = (void *)address; /* NOLINT: the agreed address */
  void *got = mmap(want, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED_NOREPLACE, fd, 0);
  if (got == MAP_FAILED) return NULL;
  if (got == want) return got;
  munmap(got, bytes); /* a kernel that does not know MAP_FIXED_NOREPLACE */
  return NULL;
}

/* The attempts: all places for the largest stride that the address space may have, then for half of it, and so on. */
static uint64_t stride_of(int images, int attempt) {
  uint64_t stride = stride_max;
  while (stride * (uint64_t)images > reservation_max) stride /= 2;
  return stride >> attempt / PLACES;
}

int rt_segment_try(struct rt_segment *segment, int images, int attempt) {
  uint64_t stride = stride_of(images, attempt);
  if (stride < stride_min) return -1;
  segment->total_bytes = control_bytes(images) + stride * (uint64_t)images;
  void (*was)(int) = signal(SIGXFSZ, SIG_IGN); /* 'ulimit -f' counts this memory as a file */
  int failed = ftruncate(segment->fd, (off_t)segment->total_bytes);
  signal(SIGXFSZ, was);
  if (failed) return 0;
  segment->base = map_at(addresses[attempt % PLACES], segment->total_bytes, segment->fd);
  return segment->base != NULL;
}

struct rt_control *rt_segment_describe(const struct rt_segment *segment, int images, int attempt) {
  struct rt_control *control = (struct rt_control *)(void *)segment->base;
  control->segments = segment->base + control_bytes(images);
  control->stride_bytes = stride_of(images, attempt);
  control->images = control->here = images;
  control->last_here = images - 1;
  control->cpus = rt_cpu_count();
  control->memory_bytes = rt_memory_available();
  const char *stats = getenv("PGAS_STATS");
  control->stats = stats && *stats && strcmp(stats, "0") != 0;
  return control;
}

struct rt_segment rt_segment_create(int images) {
  struct rt_segment segment = {.fd = memfd_create("pgas", 0)};
  if (segment.fd < 0) rt_panic("cannot create shared memory: %s", strerror(errno));
  int attempt = 0, got;
  while ((got = rt_segment_try(&segment, images, attempt)) == 0) attempt++;
  if (got < 0)
    rt_panic("cannot reserve address space for %d images (%s); a limit such as 'ulimit -v' or 'ulimit -f' may be in force", images,
             strerror(errno));
  rt_nodes_deal(rt_segment_describe(&segment, images, attempt));
  return segment;
}

/* A lone image shares its segment with nobody: private memory takes page faults faster and can have huge pages. It stays shared under a
   limit of private memory ('ulimit -d'), which counts what is reserved. */
static void make_private(const struct rt_control *control) {
  struct rlimit limit;
  if (!getrlimit(RLIMIT_DATA, &limit) && limit.rlim_cur != RLIM_INFINITY) return;
  void *got = mmap(control->segments, control->stride_bytes, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
  if (got == MAP_FAILED) rt_panic("a single image cannot map its memory: %s", strerror(errno));
}

struct rt_control *rt_segment_attach(const struct rt_segment *segment) {
  char *base = map_at((uintptr_t)segment->base, segment->total_bytes, segment->fd);
  if (!base) rt_panic("an image cannot map the shared segment at %p: %s", (void *)segment->base, strerror(errno));
  madvise(base, segment->total_bytes, MADV_DONTDUMP);
  close(segment->fd);
  struct rt_control *control = (struct rt_control *)(void *)base;
  if (control->images == 1 && !getenv("PGAS_TRACE")) make_private(control);
  return control;
}
