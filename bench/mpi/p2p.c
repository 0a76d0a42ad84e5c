/* p2p.c: examples/pgas/p2p.c with MPI: a message of one element for each row to the rank on the right.
   Usage: p2p ITERATIONS M N */
#include <math.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct part {
  int rows, first, columns;
  double *value; /* row after row, one column for the left neighbour's last */
};

static int me, ranks;

static int first_column(int rank, int columns) { return (int)((int64_t)columns * rank / ranks); }

static double *at(const struct part *p, int row, int column) {
  return p->value + ((size_t)p->columns + 1) * (size_t)row + column - p->first + 1;
}

static struct part divide(int rows, int columns) {
  struct part p = {.rows = rows, .first = first_column(me, columns)};
  p.columns = first_column(me + 1, columns) - p.first;
  p.value = malloc(((size_t)p.columns + 1) * (size_t)rows * sizeof *p.value);
  for (int i = 0; i < rows; i++)
    for (int j = p.first - 1; j < p.first + p.columns; j++) *at(&p, i, j) = i == 0 ? j : j == 0 ? i : 0.0;
  return p;
}

static void sweep_row(const struct part *p, int row) {
  double *here = at(p, row, 0), *above = at(p, row - 1, 0);
  int begin = p->first > 0 ? p->first : 1, end = p->first + p->columns;
  for (int j = begin; j < end; j++) here[j] = above[j] + here[j - 1] - above[j - 1];
}

static void iterate(const struct part *p, int columns) {
  MPI_Status *ignored = MPI_STATUS_IGNORE;
  for (int i = 1; i < p->rows; i++) {
    if (me > 0) MPI_Recv(at(p, i, p->first - 1), 1, MPI_DOUBLE, me - 1, i, MPI_COMM_WORLD, ignored);
    sweep_row(p, i);
    if (me < ranks - 1) MPI_Send(at(p, i, p->first + p->columns - 1), 1, MPI_DOUBLE, me + 1, i, MPI_COMM_WORLD);
  }
  double corner = me == ranks - 1 ? -*at(p, p->rows - 1, columns - 1) : 0;
  if (ranks == 1) {
    *at(p, 0, 0) = corner;
    return;
  }
  if (me == ranks - 1) MPI_Send(&corner, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD);
  if (me == 0) MPI_Recv(at(p, 0, 0), 1, MPI_DOUBLE, ranks - 1, 0, MPI_COMM_WORLD, ignored);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &me);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (argc != 4) MPI_Abort(MPI_COMM_WORLD, 2);
  int iterations = atoi(argv[1]), rows = atoi(argv[2]), columns = atoi(argv[3]);
  struct part p = divide(rows, columns);
  double begin = 0;
  for (int k = 0; k <= iterations; k++) {
    if (k == 1) {
      MPI_Barrier(MPI_COMM_WORLD);
      begin = MPI_Wtime();
    }
    iterate(&p, columns);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - begin, expected = (double)(iterations + 1) * (rows + columns - 2);
  if (me == ranks - 1) {
    double corner = *at(&p, rows - 1, columns - 1);
    if (fabs(corner - expected) > 1e-8 * expected) MPI_Abort(MPI_COMM_WORLD, 1);
    printf("corner %.1f\nseconds %.6f\n", corner, seconds);
  }
  MPI_Finalize();
  return 0;
}
