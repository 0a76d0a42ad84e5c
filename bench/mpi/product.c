/* product.c: product.hpf of bench/hpf by hand with MPI: the product of matrices dealt out in square blocks over a grid of ranks, by
   SUMMA (van de Geijn and Watts, 1997): the owners of a panel of a's columns and of b's rows broadcast it along the rows and the columns
   of the grid, and each rank adds the panels' product to its part. Usage: product N BLOCK. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int n, block;

/* axis is one dimension of the grid, as a rank sees it. */
struct axis {
  int size, mine, cells;
  MPI_Comm along;
};

static int owner(const struct axis *d, int g) { return g / block % d->size; }
static int local(const struct axis *d, int g) { return g / (block * d->size) * block + g % block; }
static int global(const struct axis *d, int l) { return (l / block * d->size + d->mine) * block + l % block; }

static struct axis axis_of(int size, int mine, MPI_Comm along) {
  struct axis d = {size, mine, 0, along};
  for (int g = 0; g < n; g++) d.cells += owner(&d, g) == mine;
  return d;
}

/* c(rows,columns) += panel of a (rows,width) * panel of b (width,columns), column by column of the panel. */
static void multiply(double *restrict c, const double *restrict a, const double *restrict b, int rows, int columns, int width) {
  for (int j = 0; j < columns; j++)
    for (int l = 0; l < width; l++) {
      double t = b[(size_t)j * width + l];
      for (int i = 0; i < rows; i++) c[(size_t)j * rows + i] += a[(size_t)l * rows + i] * t;
    }
}

static void summa(const double *a, const double *b, double *c, const struct axis *r, const struct axis *s, double *pa, double *pb) {
  for (int first = 0; first < n; first += block) {
    int width = first + block < n ? block : n - first;
    if (owner(s, first) == s->mine) memcpy(pa, a + (size_t)local(s, first) * r->cells, (size_t)width * r->cells * sizeof *pa);
    if (owner(r, first) == r->mine)
      for (int j = 0; j < s->cells; j++)
        memcpy(pb + (size_t)j * width, b + (size_t)j * r->cells + local(r, first), width * sizeof *pb);
    MPI_Bcast(pa, width * r->cells, MPI_DOUBLE, owner(s, first), s->along);
    MPI_Bcast(pb, width * s->cells, MPI_DOUBLE, owner(r, first), r->along);
    multiply(c, pa, pb, r->cells, s->cells, width);
  }
}

int main(int argc, char **argv) {
  int rank, size, grid[2] = {0, 0};
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (argc < 3) return 2;
  n = atoi(argv[1]);
  block = atoi(argv[2]);
  MPI_Dims_create(size, 2, grid);
  MPI_Comm in_row, in_column;
  MPI_Comm_split(MPI_COMM_WORLD, rank % grid[0], rank, &in_row);
  MPI_Comm_split(MPI_COMM_WORLD, rank / grid[0], rank, &in_column);
  struct axis r = axis_of(grid[0], rank % grid[0], in_column), s = axis_of(grid[1], rank / grid[0], in_row);
  size_t cells = (size_t)r.cells * s.cells;
  double *a = malloc(cells * sizeof *a), *b = malloc(cells * sizeof *b), *c = calloc(cells, sizeof *c);
  double *pa = malloc((size_t)block * r.cells * sizeof *pa), *pb = malloc((size_t)block * s.cells * sizeof *pb);
  for (int l = 0; l < s.cells; l++)
    for (int k = 0; k < r.cells; k++) {
      int i = global(&r, k) + 1, j = global(&s, l) + 1;
      a[(size_t)l * r.cells + k] = (i * 7 + j * 3) % 101 / 101.0 - 0.5;
      b[(size_t)l * r.cells + k] = (i * 5 + j * 11) % 103 / 103.0 - 0.5;
    }
  double mine = rank, all;
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); /* all ranks begin together */
  double start = MPI_Wtime();
  summa(a, b, c, &r, &s, pa, pb);
  double sum = 0, total;
  for (size_t k = 0; k < cells; k++) sum += fabs(c[k]);
  MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - start;
  if (rank == 0) printf("seconds %.6f\ncheck %.12g\n", seconds, total);
  MPI_Finalize();
}
