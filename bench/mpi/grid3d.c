/* grid3d.c: stencil7.hpf and stencil27.hpf of bench/hpf by hand with MPI: planes over ranks, halos of one plane each way.
   Usage: grid3d 7 N STEPS or grid3d 27 N STEPS. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int n, planes, first, rank, size;
#define AT(x, i, j, k) x[((size_t)(k) * n + (j)) * n + (i)]

static void seven(const double *restrict a, double *restrict b, int k) {
  for (int j = 1; j < n - 1; j++)
    for (int i = 1; i < n - 1; i++)
      AT(b, i, j, k) = 0.4 * AT(a, i, j, k) + 0.1 * (AT(a, i - 1, j, k) + AT(a, i + 1, j, k) + AT(a, i, j - 1, k) +
                                                     AT(a, i, j + 1, k) + AT(a, i, j, k - 1) + AT(a, i, j, k + 1));
}

static void all27(const double *restrict a, double *restrict b, int k) {
  for (int j = 1; j < n - 1; j++)
    for (int i = 1; i < n - 1; i++) {
      double sum = 0;
      for (int dk = -1; dk <= 1; dk++)
        for (int dj = -1; dj <= 1; dj++)
          sum += AT(a, i - 1, j + dj, k + dk) + AT(a, i, j + dj, k + dk) + AT(a, i + 1, j + dj, k + dk);
      AT(b, i, j, k) = sum / 27;
    }
}

static void halo(double *a) {
  int below = rank > 0 ? rank - 1 : MPI_PROC_NULL, above = rank < size - 1 ? rank + 1 : MPI_PROC_NULL, plane = n * n;
  MPI_Sendrecv(&AT(a, 0, 0, planes), plane, MPI_DOUBLE, above, 1, &AT(a, 0, 0, 0), plane, MPI_DOUBLE, below, 1,
               MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Sendrecv(&AT(a, 0, 0, 1), plane, MPI_DOUBLE, below, 2, &AT(a, 0, 0, planes + 1), plane, MPI_DOUBLE, above, 2,
               MPI_COMM_WORLD, MPI_STATUS_IGNORE);
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
  planes = first + block < n ? block : n - first;
  size_t elems = (size_t)n * n * (planes + 2);
  double *a = calloc(elems, sizeof *a), *b = calloc(elems, sizeof *b);
  for (int k = 1; k <= planes; k++)
    for (int j = 0; j < n; j++)
      for (int i = 0; i < n; i++) AT(a, i, j, k) = AT(b, i, j, k) = (i + 1 + 2 * (j + 1) + 3 * (first + k)) % 7;
  double mine = rank, all;
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); /* all ranks begin together */
  double start = MPI_Wtime();
  for (int it = 0; it < steps; it++) {
    halo(a);
    for (int k = 1; k <= planes; k++) {
      if (first + k == 1 || first + k == n) continue;
      if (points == 7)
        seven(a, b, k);
      else
        all27(a, b, k);
    }
    for (int k = 1; k <= planes; k++) {
      if (first + k == 1 || first + k == n) continue;
      for (int j = 1; j < n - 1; j++) memcpy(&AT(a, 1, j, k), &AT(b, 1, j, k), (size_t)(n - 2) * sizeof *a);
    }
  }
  double sum = 0, total;
  for (int k = 1; k <= planes; k++)
    for (int j = 0; j < n; j++)
      for (int i = 0; i < n; i++) sum += AT(a, i, j, k);
  MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - start;
  if (rank == 0) printf("seconds %.6f\ncheck %.12g\n", seconds, total);
  MPI_Finalize();
}
