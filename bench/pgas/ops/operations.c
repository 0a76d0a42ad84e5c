/* operations.c: times the operations of a PGAS runtime. Compiled once for each runtime with -DRUNTIME='"op_mpi.h"' or its
   like: that file gives the operations (all names that start with op_). Each line of output:

     runtime TAB images TAB test TAB parameter TAB value TAB unit

   SEL in the environment picks tests: b barrier, p put and get, s strided put, r reduction and broadcast, e event,
   l lock, a atomic. A value is the median of CHUNKS chunks of at least CHUNK_SECONDS, seen by image 0. */
#define _GNU_SOURCE
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  CHUNKS = 7,
  REPEATS_MAX = 1 << 22,
  LARGEST = 64 << 20, /* bytes of a transfer */
  IN_FLIGHT = 64
};
static const double CHUNK_SECONDS = 0.02;

/* Symmetric memory of the test, on every image: where others put, and what an image puts from. */
static char *target, *source;
static int me, images; /* ranks count from 0 */

/* A box of doubles in both target and source: extents and strides in elements. */
struct section {
  const char *name;
  int dims;
  long extent[3], stride[3];
};

#include RUNTIME

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

typedef void (*loop_fn)(size_t repeats);

static double time_chunk(loop_fn loop, size_t repeats) {
  op_barrier();
  double begin = now();
  loop(repeats);
  return now() - begin;
}

/* All images agree on image 0's number of repeats, so that operations that need partners match. */
static size_t calibrate(loop_fn loop) {
  for (size_t repeats = 4;;) {
    double seconds = time_chunk(loop, repeats);
    size_t next = repeats;
    if (seconds < CHUNK_SECONDS) next *= seconds < CHUNK_SECONDS / 16 ? 8 : 2;
    if (next > REPEATS_MAX) next = repeats;
    op_share(&next);
    if (next == repeats) return repeats;
    repeats = next;
  }
}

/* Seconds of one repeat. */
static double measure(loop_fn loop) {
  double seconds[CHUNKS];
  size_t repeats = calibrate(loop);
  for (int i = 0; i < CHUNKS; i++) seconds[i] = time_chunk(loop, repeats) / (double)repeats;
  qsort(seconds, CHUNKS, sizeof *seconds, ascending);
  return seconds[CHUNKS / 2];
}

static void report(const char *test, const char *parameter, double value, const char *unit) {
  if (me == 0) printf("%s\t%d\t%s\t%s\t%.4g\t%s\n", op_runtime, images, test, parameter, value, unit);
  fflush(stdout);
}

static const char *size_name(size_t bytes) {
  static char name[32];
  int mebi = bytes >= 1 << 20, kibi = bytes >= 1024;
  snprintf(name, sizeof name, "%zu%s", mebi ? bytes >> 20 : kibi ? bytes >> 10 : bytes, mebi ? "MiB" : kibi ? "KiB" : "B");
  return name;
}

#define LOOP(name, statement)                                   \
  static void name(size_t repeats) {                            \
    for (size_t i = 0; i < repeats; i++) {                      \
      statement;                                                \
    }                                                           \
  }

static size_t bytes;          /* of the transfer being timed */
static double *operand;       /* of the collective being timed */
static size_t elems;
static const struct section *section;
static long awaited;          /* posts that the event of this image has had or will have */

LOOP(barriers, op_barrier())
LOOP(put_8, if (me == 0) op_put(1, target, source, 8))
LOOP(get_8, if (me == 0) op_get(1, source, target, 8))
LOOP(put_bytes, if (me == 0) op_put(1, target, source, bytes))
LOOP(get_bytes, if (me == 0) op_get(1, source, target, bytes))
LOOP(strided_puts, if (me == 0) op_put_section(section))
LOOP(sums, op_sum(operand, elems))
LOOP(broadcasts, op_broadcast(operand, elems))
LOOP(fetch_adds, if (me == 0) op_fetch_add(1))
LOOP(lone_locks, if (me == images - 1) { op_lock(); op_unlock(); } op_barrier())

/* What all do ends with a barrier: where image 0 has the word or the lock in its own memory it is done long before the others. */
static void all_fetch_adds(size_t repeats) {
  for (size_t i = 0; i < repeats; i++) op_fetch_add(0);
  op_barrier();
}

static void contended_locks(size_t repeats) {
  for (size_t i = 0; i < repeats; i++) {
    op_lock();
    op_unlock();
  }
  op_barrier();
}

static void puts_in_flight(size_t repeats) {
  for (size_t i = 0; me == 0 && i < repeats; i++) {
    for (int k = 0; k < IN_FLIGHT; k++) op_put_nb(1, target + 8 * k, source + 8 * k, 8);
    op_quiet();
  }
}

static void ping_pong(size_t repeats) {
  if (me > 1) return;
  for (size_t i = 0; i < repeats; i++) {
    awaited++;
    if (me == 0) op_post(1);
    op_wait(awaited);
    if (me == 1) op_post(0);
  }
}

static void time_transfers(void) {
  static const size_t sizes[] = {1024, 32 << 10, 1 << 20, 16 << 20, LARGEST};
  report("put", "8B", measure(put_8) * 1e6, "us");
  report("get", "8B", measure(get_8) * 1e6, "us");
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    bytes = sizes[i];
    report("put", size_name(bytes), (double)bytes / measure(put_bytes) / 1e9, "GB/s");
    report("get", size_name(bytes), (double)bytes / measure(get_bytes) / 1e9, "GB/s");
  }
  report("put-pipelined-64", "8B", measure(puts_in_flight) / IN_FLIGHT * 1e6, "us");
}

/* Sections of real(8) a(1024,1024), b(100,100,100), element order of Fortran. */
static void time_sections(void) {
  static const struct section sections[] = {
      {"2d(1:1024:2,1:1024:2)", 2, {512, 512, 1}, {2, 2048, 0}},
      {"2d block 512x512 of 1024", 2, {512, 512, 1}, {1, 1024, 0}},
      {"3d(1:100:2,1:80:2,1:100:4)", 3, {50, 40, 25}, {2, 200, 40000}},
      {"3d face x=1 (100x100)", 3, {1, 100, 100}, {1, 100, 10000}},
      {"3d face y=1 (100x100)", 3, {100, 1, 100}, {1, 100, 10000}},
  };
  for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
    section = &sections[i];
    op_prepare_section(section);
    double moved = 8.0 * (double)(section->extent[0] * section->extent[1] * section->extent[2]);
    report("strided-put", section->name, moved / measure(strided_puts) / 1e9, "GB/s");
  }
}

static void time_collectives(void) {
  static const struct {
    size_t elems;
    const char *name;
  } sizes[] = {{1, "1"}, {1000, "1k"}, {1000000, "1M"}};
  operand = (double *)(void *)target;
  for (int i = 0; i < 3; i++) {
    elems = sizes[i].elems;
    memset(operand, 0, elems * sizeof *operand);
    report("allreduce-sum", sizes[i].name, measure(sums) * 1e6, "us");
  }
  for (int i = 0; i < 3; i++) {
    elems = sizes[i].elems;
    report("broadcast", sizes[i].name, measure(broadcasts) * 1e6, "us");
  }
}

static void time_locks(void) {
  double with_lock = measure(lone_locks);
  report("lock", "1 image, remote (minus barrier)", (with_lock - measure(barriers)) * 1e6, "us");
  report("lock", "all contend, per acquire", measure(contended_locks) / images * 1e6, "us");
}

static void time_atomics(void) {
  if (images == 2) report("fetch_add", "remote, 1 image", measure(fetch_adds) * 1e6, "us");
  report("fetch_add", "all on image 1, per op", measure(all_fetch_adds) / images * 1e6, "us");
}

int main(int argc, char **argv) {
  op_start(&argc, &argv);
  const char *sel = getenv("SEL");
  if (!sel) sel = "bpsrela";
  if (strchr(sel, 'b')) report("barrier", "-", measure(barriers) * 1e6, "us");
  if (strchr(sel, 'p') && images == 2) time_transfers();
  if (strchr(sel, 's') && images == 2) time_sections();
  if (strchr(sel, 'r')) time_collectives();
  if (strchr(sel, 'e')) report("event-pingpong", "half RTT", measure(ping_pong) / 2 * 1e6, "us");
  if (strchr(sel, 'l')) time_locks();
  if (strchr(sel, 'a')) time_atomics();
  op_end();
  return 0;
}
