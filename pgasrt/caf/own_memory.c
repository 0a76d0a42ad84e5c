/* own_memory.c: the memory of programs with coarrays that dhpfgo has compiled. Static coarrays stand in the section pgas_coarrays, which
   is mapped again as symmetric memory; ALLOCATE of a coarray says so by hpf_co_expect before it asks for memory; all other memory that
   a program allocates can be reached by other images, too, through components. */
#define _GNU_SOURCE
#include "lane.h"
#include "own.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { PAGE_BYTES = 4096 };

/* By the linker; none if no static coarray is there. */
extern char __start_pgas_coarrays[] __attribute__((weak)), __stop_pgas_coarrays[] __attribute__((weak));

/* ---- static coarrays ---- */

static struct {
  char *first, *end; /* pages of the section */
  char *symmetric;
  const char *file;
} state;

void own_at(int line) { pgas_at(state.file, line); }

char *own_name(const void *object) {
  char *o = (char *)(uintptr_t)object;
  return o >= state.first && o < state.end ? state.symmetric + (o - state.first) : o;
}

char *own_nowhere(void) { return (char *)(uintptr_t)PAGE_BYTES; }

static char *page_of(const char *address) { return (char *)((uintptr_t)address & ~(uintptr_t)(PAGE_BYTES - 1)); }

/* By the kernel itself: UCX puts a function of its own in the place of mremap, which loses the new address. */
static int is_mapped_at(char *old, size_t bytes, char *new) {
  return syscall(SYS_mremap, old, (size_t)0, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, new) == (long)(uintptr_t)new;
}

/* mremap of no bytes is a second mapping of shared memory. What stands beside the section in its pages goes along. A single image
   shares no memory. */
static void map_section(void) {
  if (__start_pgas_coarrays == __stop_pgas_coarrays || pgas_num_images() == 1) return;
  char *first = page_of(__start_pgas_coarrays), *end = page_of(__stop_pgas_coarrays + PAGE_BYTES - 1);
  size_t bytes = (size_t)(end - first);
  char *symmetric = page_of((char *)pgas_alloc(bytes + PAGE_BYTES) + PAGE_BYTES - 1);
  memcpy(symmetric, first, bytes);
  if (!is_mapped_at(symmetric, bytes, first)) caf_refuse("the static coarrays cannot be mapped: %zu bytes", bytes);
  state.first = first, state.end = end, state.symmetric = symmetric;
}

/* The program has begun: every image computes for itself, and all have the first values of their coarrays. */
void hpf_co_begin(const char *file) {
  state.file = file;
  rt_control()->compiled = 0;
  rt_images_apart = 1;
  rt_print_everywhere();
  map_section();
  caf_random_start();
  pgas_barrier();
}

/* ---- allocatable coarrays ---- */

struct coarray {
  char *base;
  int corank, depth; /* change team constructs around its allocation */
  int64_t lower[CAF_RANK_MAX], upper[CAF_RANK_MAX];
  struct coarray *next;
};
static struct coarray *coarrays, *expected;

static struct coarray *coarray_at(const void *base) {
  for (struct coarray *c = coarrays; c; c = c->next)
    if (c->base == base) return c;
  return NULL;
}

/* The next memory that is asked for is that of a coarray. */
void hpf_co_expect(int corank, int line) {
  own_at(line);
  expected = calloc(1, sizeof *expected);
  if (!expected) caf_refuse("no memory for a coarray");
  expected->corank = corank;
  expected->depth = caf_depth;
}

/* The same on all images, as the number of bytes is: hpf_co_allocated compares. */
void hpf_co_bounds(int dim, int64_t lower, int64_t upper) {
  rt_note_call(rt_team(), RT_OP_ALLOCATE, (uint64_t)lower, (uint64_t)upper, (uint64_t)dim);
  expected->lower[dim] = lower;
  expected->upper[dim] = upper;
}

static void *allocate_expected(size_t bytes) {
  struct coarray *c = expected;
  expected = NULL;
  c->base = pgas_alloc(bytes ? bytes : 1);
  memset(c->base, 0, bytes);
  c->next = coarrays;
  coarrays = c;
  return c->base;
}

void hpf_co_allocated(void) { pgas_barrier(); }

void *hpf_co_memory(int64_t bytes) {
  return expected ? allocate_expected((size_t)bytes) : caf_alloc_component((size_t)bytes);
}

void *hpf_co_cleared_memory(int64_t elems, int64_t elem_bytes) {
  size_t bytes = (size_t)elems * (size_t)elem_bytes;
  if (expected) return allocate_expected(bytes);
  void *memory = caf_alloc_component(bytes);
  memset(memory, 0, bytes);
  return memory;
}

/* ---- deallocation ---- */

static void deallocate(struct coarray *c) {
  struct coarray **link = &coarrays;
  while (*link != c) link = &(*link)->next;
  *link = c->next;
  pgas_barrier();
  pgas_free(c->base);
  free(c);
}

void hpf_co_release(void *object) {
  struct coarray *c = object ? coarray_at(object) : NULL;
  if (c)
    deallocate(c);
  else
    caf_free_component(object);
}

/* Whether a coarray goes with the current team. */
int hpf_co_of_team(const void *base) {
  const struct coarray *c = coarray_at(base);
  return c && caf_depth > 0 && c->depth == caf_depth;
}

/* The memory of what the program does not name here goes with the team. */
void own_coarrays_end_team(void) {
  for (struct coarray **link = &coarrays; *link;) {
    struct coarray *c = *link;
    if (c->depth < caf_depth) {
      link = &c->next;
      continue;
    }
    *link = c->next;
    free(c);
  }
}

/* ---- cobounds ---- */

static const struct coarray *known(const void *base, int line) {
  const struct coarray *c = coarray_at(base);
  own_at(line);
  if (!c) caf_refuse("the coarray is not allocated");
  return c;
}

int64_t hpf_co_lower(const void *base, int dim, int line) { return known(base, line)->lower[dim]; }
/* Of the last codimension: meaningless. */
int64_t hpf_co_upper(const void *base, int dim, int line) { return known(base, line)->upper[dim]; }
