/* Microseconds of collectives, the median over the rounds: from an agreed time, at which all images start one, until the
   last has finished it; and, in the plural, of each of REPEATS in a row. Meant for the simulated network; the number of
   levels is set by PGAS_LEVELS. */
#include "pgas.h"
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 21, REPEATS = 20, ELEMS = 64, AHEAD_US = 3000 };

static double now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

static double operand[ELEMS];

static void barrier(void) { pgas_barrier(); }
static void reduction(void) { pgas_allreduce(operand, ELEMS, PGAS_R8, PGAS_MAX); }
static void broadcast(void) { pgas_broadcast(operand, sizeof operand, 1); }

static double one_round(void (*work)(void)) {
  double start = now_us() + AHEAD_US;
  pgas_broadcast(&start, sizeof start, 1);
  while (now_us() < start) sched_yield();
  work();
  double took = now_us() - start;
  pgas_allreduce(&took, 1, PGAS_R8, PGAS_MAX);
  return took;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Only for collectives in which every image waits for every other. */
static double one_row(void (*work)(void)) {
  pgas_barrier();
  double start = now_us();
  for (int i = 0; i < REPEATS; i++) work();
  return (now_us() - start) / REPEATS;
}

static void measure(const char *name, double (*take)(void (*)(void)), void (*work)(void)) {
  double took[ROUNDS];
  for (int round = 0; round < ROUNDS; round++) took[round] = take(work);
  qsort(took, ROUNDS, sizeof *took, ascending);
  if (pgas_this_image() == 1) printf("%s\t%.1f\n", name, took[ROUNDS / 2]);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  measure("barrier", one_round, barrier);
  measure("barriers", one_row, barrier);
  measure("reduction", one_round, reduction);
  measure("reductions", one_row, reduction);
  measure("broadcast", one_round, broadcast);
  fflush(stdout);
  pgas_finalize();
  return 0;
}
