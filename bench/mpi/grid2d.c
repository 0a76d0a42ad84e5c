/* grid2d.c: stencil5.hpf and stencil9.hpf of bench/hpf by hand with MPI: columns over ranks, halos of one column each way.
   Usage: grid2d 5 N STEPS or grid2d 9 N STEPS. C's fast index is Fortran's first. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int n, columns, first, rank, size;
#define AT(x, i, j) x[(size_t)(j) * n + (i)]

static void five(const double *restrict a, double *restrict b, int j) {
  for (int i = 1; i < n - 1; i++) AT(b, i, j) = 0.25 * (AT(a, i - 1, j) + AT(a, i + 1, j) + AT(a, i, j - 1) + AT(a, i, j + 1));
}

static void nine(const double *restrict a, double *restrict b, int j) {
  for (int i = 1; i < n - 1; i++)
    AT(b, i, j) = 0.2 * AT(a, i, j) + 0.15 * (AT(a, i - 1, j) + AT(a, i + 1, j) + AT(a, i, j - 1) + AT(a, i, j + 1)) +
                  0.05 * (AT(a, i - 1, j - 1) + AT(a, i + 1, j - 1) + AT(a, i - 1, j + 1) + AT(a, i + 1, j + 1));
}

static void halo(double *a) {
  int below = rank > 0 ? rank - 1 : MPI_PROC_NULL, above = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
  MPI_Sendrecv(&AT(a, 1, columns), n - 2, MPI_DOUBLE, above, 1, &AT(a, 1, 0), n - 2, MPI_DOUBLE, below, 1, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
  MPI_Sendrecv(&AT(a, 1, 1), n - 2, MPI_DOUBLE, below, 2, &AT(a, 1, columns + 1), n - 2, MPI_DOUBLE, above, 2, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
}

/* With the corners of the nine points. */
static void whole_halo(double *a) {
  int below = rank > 0 ? rank - 1 : MPI_PROC_NULL, above = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
  MPI_Sendrecv(&AT(a, 0, columns), n, MPI_DOUBLE, above, 1, &AT(a, 0, 0), n, MPI_DOUBLE, below, 1, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
  MPI_Sendrecv(&AT(a, 0, 1), n, MPI_DOUBLE, below, 2, &AT(a, 0, columns + 1), n, MPI_DOUBLE, above, 2, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (argc < 4) return 2;
  int points = atoi(argv[1]), steps = atoi(argv[3]);
  n = atoi(argv[2]);
  int block = (n + size - 1) / size;
  first = rank * block;
  columns = first + block < n ? block : n - first;
  size_t elems = (size_t)n * (columns + 2);
  double *a = calloc(elems, sizeof *a), *b = calloc(elems, sizeof *b);
  for (int j = 1; j <= columns; j++)
    for (int i = 0; i < n; i++) AT(a, i, j) = AT(b, i, j) = (i + 1 + 2 * (first + j)) % 7;
  int begin = first == 0 ? 2 : 1, end = first + columns == n ? columns - 1 : columns;
  double mine = rank, all;
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); /* all ranks begin together */
  double start = MPI_Wtime();
  for (int it = 0; it < steps; it++) {
    if (points == 5) {
      halo(a);
      for (int j = begin; j <= end; j++) five(a, b, j);
    } else {
      whole_halo(a);
      for (int j = begin; j <= end; j++) nine(a, b, j);
    }
    for (int j = begin; j <= end; j++) memcpy(&AT(a, 1, j), &AT(b, 1, j), (size_t)(n - 2) * sizeof *a);
  }
  double sum = 0, total;
  for (int j = 1; j <= columns; j++)
    for (int i = 0; i < n; i++) sum += AT(a, i, j);
  MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - start;
  if (rank == 0) printf("seconds %.6f\ncheck %.12g\n", seconds, total);
  MPI_Finalize();
}
