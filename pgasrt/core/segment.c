/* segment.c: the shared memory of a run: one memfd, mapped by supervisor and images at one address.

   | control area | segment of rank 0 | segment of rank 1 | ... |

   Only address space is reserved; a page costs memory from its first use. */
#define _GNU_SOURCE
#include "rt.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGE_BYTES = 2 << 20 };
static const uint64_t stride_max = 1ull << 40, stride_min = 1ull << 28, reservation_max = 1ull << 46;
static const uintptr_t addresses[] = {0x200000000000, 0x100000000000, 0x300000000000, 0x080000000000};

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

static char *map_anywhere_agreed(uint64_t bytes, int fd) {
  for (size_t i = 0; i < sizeof addresses / sizeof *addresses; i++) {
    char *base = map_at(addresses[i], bytes, fd);
    if (base) return base;
  }
  return NULL;
}

/* The largest stride for which everything fits into the address space this process may have. */
static uint64_t map_largest(struct rt_segment *segment, int images) {
  uint64_t stride = stride_max;
  while (stride * (uint64_t)images > reservation_max) stride /= 2;
  for (; stride >= stride_min; stride /= 2) {
    segment->total_bytes = control_bytes(images) + stride * (uint64_t)images;
    if (ftruncate(segment->fd, (off_t)segment->total_bytes) != 0) continue;
    segment->base = map_anywhere_agreed(segment->total_bytes, segment->fd);
    if (segment->base) return stride;
  }
  rt_panic("cannot reserve address space for %d images (%s); a limit such as 'ulimit -v' may be in force", images,
           strerror(errno));
}

struct rt_segment rt_segment_create(int images) {
  struct rt_segment segment = {.fd = memfd_create("pgas", 0)};
  if (segment.fd < 0) rt_panic("cannot create shared memory: %s", strerror(errno));
  uint64_t stride = map_largest(&segment, images);
  struct rt_control *control = (struct rt_control *)(void *)segment.base;
  control->segments = segment.base + control_bytes(images);
  control->stride_bytes = stride;
  control->images = images;
  control->cpus = rt_cpu_count();
  control->memory_bytes = rt_memory_available();
  rt_nodes_deal(control);
  const char *stats = getenv("PGAS_STATS");
  control->stats = stats && *stats && strcmp(stats, "0") != 0;
  return segment;
}

/* A lone image shares its segment with nobody: private memory takes page faults faster and can have huge pages. */
static void make_private(const struct rt_control *control) {
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
