/* fft.c: fft.hpf of bench/hpf by hand with MPI: two-dimensional FFT, transforms of the ranks' own columns and transposes by
   all-to-all. The number of ranks must divide N. Usage: fft N STEPS, N a power of two. */
#include <complex.h>
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

typedef double complex number;

static int n, columns, first, rank, size;
static int *reversed;
static number *root, *line, *outbox, *inbox;

static void prepare(void) {
  const double pi = 3.14159265358979323846;
  reversed = malloc((size_t)n * sizeof *reversed);
  root = malloc((size_t)n / 2 * sizeof *root);
  line = malloc((size_t)n * sizeof *line);
  outbox = malloc((size_t)n * columns * sizeof *outbox);
  inbox = malloc((size_t)n * columns * sizeof *inbox);
  for (int k = 0; k < n / 2; k++) root[k] = cos(2 * pi * k / n) - I * sin(2 * pi * k / n);
  for (int i = 0; i < n; i++) {
    int r = 0;
    for (int bit = 1, v = i; bit < n; bit *= 2, v /= 2) r = 2 * r + v % 2;
    reversed[i] = r;
  }
}

static void transform(number *x) {
  for (int i = 0; i < n; i++) line[i] = x[reversed[i]];
  for (int half = 1; half < n; half *= 2)
    for (int k = 0; k < n; k += 2 * half)
      for (int i = 0; i < half; i++) {
        number t = root[i * (n / (2 * half))] * line[k + i + half];
        line[k + i + half] = line[k + i] - t;
        line[k + i] = line[k + i] + t;
      }
  for (int i = 0; i < n; i++) x[i] = line[i];
}

static void transform_all(number *x) {
  for (int j = 0; j < columns; j++) transform(x + (size_t)j * n);
}

static int least(int a, int b) { return a < b ? a : b; }

/* Row by row for each receiver, in blocks that stay in the cache. */
static void pack(const number *x) {
  enum { TILE = 16 };
  for (int to = 0; to < size; to++) {
    number *out = outbox + (size_t)to * columns * columns;
    for (int i0 = 0; i0 < columns; i0 += TILE)
      for (int j0 = 0; j0 < columns; j0 += TILE)
        for (int i = i0; i < least(i0 + TILE, columns); i++)
          for (int j = j0; j < least(j0 + TILE, columns); j++)
            out[(size_t)i * columns + j] = x[(size_t)j * n + to * columns + i];
  }
}

static void unpack(number *y) {
  for (int from = 0; from < size; from++)
    for (int j = 0; j < columns; j++)
      for (int i = 0; i < columns; i++)
        y[(size_t)j * n + from * columns + i] = inbox[((size_t)from * columns + j) * columns + i];
}

static void transpose(const number *x, number *y) {
  int block = 2 * columns * columns;
  pack(x);
  MPI_Alltoall(outbox, block, MPI_DOUBLE, inbox, block, MPI_DOUBLE, MPI_COMM_WORLD);
  unpack(y);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (argc < 3) return 2;
  n = atoi(argv[1]);
  int steps = atoi(argv[2]);
  columns = n / size;
  first = rank * columns;
  prepare();
  number *a = malloc((size_t)n * columns * sizeof *a), *b = malloc((size_t)n * columns * sizeof *b);
  for (int j = 0; j < columns; j++)
    for (int i = 0; i < n; i++) {
      int row = i + 1, column = first + j + 1;
      a[(size_t)j * n + i] = (row + 2 * column) % 7 + I * ((3 * row + column) % 5);
      b[(size_t)j * n + i] = 0;
    }
  double mine = rank, all;
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); /* all ranks begin together */
  double start = MPI_Wtime();
  for (int it = 0; it < steps; it++) {
    transform_all(a);
    transpose(a, b);
    transform_all(b);
    transpose(b, a);
    for (size_t i = 0; i < (size_t)n * columns; i++) a[i] = a[i] / n;
  }
  double sum = 0, total;
  for (size_t i = 0; i < (size_t)n * columns; i++) sum += fabs(creal(a[i])) + fabs(cimag(a[i]));
  MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - start;
  if (rank == 0) printf("seconds %.6f\ncheck %.12g\n", seconds, total);
  MPI_Finalize();
}
