/* Microseconds of collectives, medians over the rounds: from an agreed time, at which all images start one, until the
   last has finished it; from the time at which the last has entered it, which with many images on a CPU is later; and,
   in the plural, of each of REPEATS in a row. Who has finished sleeps until all have, so as not to take the CPU from the
   others. Meant for the simulated network; the number of levels is set by PGAS_LEVELS. */
#include "pgas.h"
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 41, REPEATS = 20, ELEMS = 64, AHEAD_US = 2000, AFTER_US = 3000 };

static double now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

static double operand[ELEMS];

static void barrier(void) { pgas_barrier(); }
static void reduction(void) { pgas_allreduce(operand, ELEMS, PGAS_R8, PGAS_MAX); }
static void broadcast(void) { pgas_broadcast(operand, sizeof operand, 1); }

static void sleep_until(double time_us) {
  for (double left_us; (left_us = time_us - now_us()) > 0;)
    nanosleep(&(struct timespec){.tv_nsec = (long)(left_us * 1e3)}, NULL);
}

static double one_round(void (*work)(void), int from_last) {
  double start = now_us() + AHEAD_US;
  pgas_broadcast(&start, sizeof start, 1);
  while (now_us() < start) sched_yield();
  double last[2] = {now_us()};
  work();
  last[1] = now_us();
  sleep_until(start + AFTER_US);
  pgas_allreduce(last, 2, PGAS_R8, PGAS_MAX);
  return last[1] - (from_last ? last[0] : start);
}

static double from_start(void (*work)(void)) { return one_round(work, 0); }
static double from_last(void (*work)(void)) { return one_round(work, 1); }

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
  measure("barrier", from_start, barrier);
  measure("barrier-last", from_last, barrier);
  measure("barriers", one_row, barrier);
  measure("reduction", from_start, reduction);
  measure("reductions", one_row, reduction);
  measure("broadcast", from_start, broadcast);
  fflush(stdout);
  pgas_finalize();
  return 0;
}
