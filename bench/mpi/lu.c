/* lu.c: lu.hpf of bench/hpf by hand with MPI: LU factorisation with partial pivoting, columns dealt out in blocks. The owner of
   a column looks for the pivot and broadcasts its row with the multipliers; rows are exchanged in each rank's columns.
   Usage: lu N BLOCK. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int n, block, rank, size;

static int owner(int j) { return j / block % size; }
static int local(int j) { return j / (block * size) * block + j % block; }
static int global(int l) { return (l / block * size + rank) * block + l % block; }

static int pivot_row(const double *x, int k) {
  int p = k;
  for (int i = k + 1; i < n; i++)
    if (fabs(x[i]) > fabs(x[p])) p = i;
  return p;
}

static void swap(double *x, int k, int p) {
  double t = x[k];
  x[k] = x[p];
  x[p] = t;
}

/* message[0] is the row of the pivot, message[1..] are the multipliers below row k. */
static void eliminate(double *column, int k, double *message) {
  int p = pivot_row(column, k);
  swap(column, k, p);
  message[0] = p;
  for (int i = k + 1; i < n; i++) message[i - k] = column[i] = column[i] / column[k];
}

static void update(double *restrict x, const double *restrict multiplier, int k) {
  double t = x[k];
  for (int i = k + 1; i < n; i++) x[i] -= multiplier[i - k] * t;
}

static void factorise(double *a, int columns, double *message) {
  for (int k = 0; k < n - 1; k++) {
    int mine = owner(k) == rank;
    if (mine) eliminate(a + (size_t)local(k) * n, k, message);
    MPI_Bcast(message, n - k, MPI_DOUBLE, owner(k), MPI_COMM_WORLD);
    for (int l = 0; l < columns; l++) {
      double *x = a + (size_t)l * n;
      if (!mine || l != local(k)) swap(x, k, (int)message[0]);
      if (global(l) > k) update(x, message, k);
    }
  }
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (argc < 3) return 2;
  n = atoi(argv[1]);
  block = atoi(argv[2]);
  int columns = 0;
  for (int j = 0; j < n; j++) columns += owner(j) == rank;
  double *a = malloc((size_t)n * columns * sizeof *a), *message = malloc((size_t)n * sizeof *message);
  for (int l = 0; l < columns; l++)
    for (int i = 0; i < n; i++) {
      int row = i + 1, column = global(l) + 1;
      a[(size_t)l * n + i] = (row * row * 7 + column * column * 3 + row * column) % 2003 / 2003.0 - 0.5;
    }
  double mine = rank, all;
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); /* all ranks begin together */
  double start = MPI_Wtime();
  factorise(a, columns, message);
  double sum = 0, total;
  for (size_t i = 0; i < (size_t)n * columns; i++) sum += fabs(a[i]);
  MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - start;
  if (rank == 0) printf("seconds %.6f\ncheck %.12g\n", seconds, total);
  MPI_Finalize();
}
