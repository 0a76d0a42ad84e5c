/* Microseconds of collectives, medians over the rounds. "in a row": of each of REPEATS in a loop, as published barrier
   benchmarks and operations.c take it. "from start": from an agreed time, at which all images start one, until the last
   has finished it. "from last": from the time at which the last has entered it, which with many images on a CPU is later.
   "from root": from the time at which image 1 has entered it. Who has finished sleeps until all have, so as not to take the CPU from the others. Meant for the simulated network;
   the number of levels is set by PGAS_LEVELS. */
#include "pgas.h"
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 81, REPEATS = 20, ELEMS = 64, AHEAD_US = 2000, AFTER_US = 3000 };

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

enum since { START, LAST, ROOT };

static double one_round(void (*work)(void), enum since since) {
  double start = now_us() + AHEAD_US;
  pgas_broadcast(&start, sizeof start, 1);
  while (now_us() < start) sched_yield();
  double last[2] = {now_us()};
  if (since == START || (since == ROOT && pgas_this_image() > 1)) last[0] = start;
  work();
  last[1] = now_us();
  sleep_until(start + AFTER_US);
  pgas_allreduce(last, 2, PGAS_R8, PGAS_MAX);
  return last[1] - last[0];
}

static double from_start(void (*work)(void)) { return one_round(work, START); }
static double from_last(void (*work)(void)) { return one_round(work, LAST); }
static double from_root(void (*work)(void)) { return one_round(work, ROOT); }

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

static void measure(const char *name, const char *method, double (*take)(void (*)(void)), void (*work)(void)) {
  double took[ROUNDS];
  for (int round = 0; round < ROUNDS; round++) took[round] = take(work);
  qsort(took, ROUNDS, sizeof *took, ascending);
  if (pgas_this_image() == 1) printf("%s, %s\t%.1f\n", name, method, took[ROUNDS / 2]);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  measure("barrier", "in a row", one_row, barrier);
  measure("barrier", "from last", from_last, barrier);
  measure("barrier", "from start", from_start, barrier);
  measure("reduction", "in a row", one_row, reduction);
  measure("reduction", "from start", from_start, reduction);
  measure("broadcast", "from root", from_root, broadcast);
  measure("broadcast", "from start", from_start, broadcast);
  fflush(stdout);
  pgas_finalize();
  return 0;
}
