/* sweep.c: sweep.hpf of bench/hpf by hand with MPI: a pipeline over blocks of columns in strips of rows. Usage: sweep N STEPS STRIP. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  int rank, size;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (argc < 4) return 2;
  int n = atoi(argv[1]), steps = atoi(argv[2]), strip = atoi(argv[3]), block = (n + size - 1) / size, first = rank * block;
  int columns = first + block < n ? block : n - first;
  double *a = calloc((size_t)n * (columns + 1), sizeof *a);
  for (int j = 1; j <= columns; j++)
    for (int i = 0; i < n; i++) a[(size_t)j * n + i] = (i + 1 + 2 * (first + j)) % 7;
  double mine = rank, all;
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); /* all ranks begin together */
  double start = MPI_Wtime();
  for (int it = 0; it < steps; it++)
    for (int s = 0; s < n; s += strip) {
      int rows = s + strip < n ? strip : n - s;
      if (rank > 0) MPI_Recv(a + s, rows, MPI_DOUBLE, rank - 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      for (int j = rank == 0 ? 2 : 1; j <= columns; j++) {
        double *restrict x = a + (size_t)j * n;
        const double *restrict y = x - n;
        for (int i = s; i < s + rows; i++) x[i] = 0.5 * x[i] + 0.5 * y[i];
      }
      if (rank < size - 1) MPI_Send(a + (size_t)columns * n + s, rows, MPI_DOUBLE, rank + 1, 1, MPI_COMM_WORLD);
    }
  double sum = 0, total;
  for (size_t i = (size_t)n; i < (size_t)n * (columns + 1); i++) sum += a[i];
  MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - start;
  if (rank == 0) printf("seconds %.6f\ncheck %.12g\n", seconds, total);
  MPI_Finalize();
}
