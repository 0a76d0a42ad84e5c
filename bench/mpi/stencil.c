/* stencil.c: examples/stencil.hpf by hand with MPI: five-point Jacobi on a (BLOCK,BLOCK) grid of ranks with persistent
   halo messages and a max reduction each sweep. Usage: stencil N SWEEPS. C's last index is Fortran's first. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

struct grid {
  MPI_Comm comm;
  int rank;
  int lo[2], hi[2];  /* own global indices, from 1, in the slow and the fast dimension */
  int stride;        /* elements from one row to the next */
  double *a, *b;     /* own block with one halo row and column on each side */
  MPI_Request halo[8];
};

static void *allocate(size_t bytes) {
  void *memory = aligned_alloc(64, (bytes + 63) / 64 * 64);
  if (!memory) {
    fprintf(stderr, "out of memory\n");
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  return memory;
}

static double *at(const struct grid *g, double *x, int i, int j) {
  return x + (size_t)(i - g->lo[0] + 1) * g->stride + (j - g->lo[1] + 1);
}

static void divide(struct grid *g, int n) {
  int size, dims[2] = {0, 0}, periods[2] = {0, 0}, coords[2];
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Dims_create(size, 2, dims);
  MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &g->comm);
  MPI_Comm_rank(g->comm, &g->rank);
  MPI_Cart_coords(g->comm, g->rank, 2, coords);
  for (int k = 0; k < 2; k++) {
    int block = (n + dims[k] - 1) / dims[k];
    g->lo[k] = coords[k] * block + 1;
    g->hi[k] = g->lo[k] + block - 1 < n ? g->lo[k] + block - 1 : n;
  }
  g->stride = g->hi[1] - g->lo[1] + 3;
  size_t bytes = sizeof(double) * (size_t)(g->hi[0] - g->lo[0] + 3) * g->stride;
  g->a = allocate(bytes);
  g->b = allocate(bytes);
}

/* One message each way between neighbours; sent from the own edge, received in the halo. */
static void prepare_halo(struct grid *g) {
  int rows = g->hi[0] - g->lo[0] + 1, columns = g->hi[1] - g->lo[1] + 1, below, above, left, right;
  MPI_Datatype column;
  MPI_Type_vector(rows, 1, g->stride, MPI_DOUBLE, &column);
  MPI_Type_commit(&column);
  MPI_Cart_shift(g->comm, 0, 1, &below, &above);
  MPI_Cart_shift(g->comm, 1, 1, &left, &right);
  int i0 = g->lo[0], i1 = g->hi[0], j0 = g->lo[1], j1 = g->hi[1];
  MPI_Recv_init(at(g, g->b, i0 - 1, j0), columns, MPI_DOUBLE, below, 1, g->comm, &g->halo[0]);
  MPI_Recv_init(at(g, g->b, i1 + 1, j0), columns, MPI_DOUBLE, above, 2, g->comm, &g->halo[1]);
  MPI_Recv_init(at(g, g->b, i0, j0 - 1), 1, column, left, 3, g->comm, &g->halo[2]);
  MPI_Recv_init(at(g, g->b, i0, j1 + 1), 1, column, right, 4, g->comm, &g->halo[3]);
  MPI_Send_init(at(g, g->b, i1, j0), columns, MPI_DOUBLE, above, 1, g->comm, &g->halo[4]);
  MPI_Send_init(at(g, g->b, i0, j0), columns, MPI_DOUBLE, below, 2, g->comm, &g->halo[5]);
  MPI_Send_init(at(g, g->b, i0, j1), 1, column, right, 3, g->comm, &g->halo[6]);
  MPI_Send_init(at(g, g->b, i0, j0), 1, column, left, 4, g->comm, &g->halo[7]);
}

/* Fortran's a(1,j) is 0.5 and a(i,1) is 1.0, the rest 0. */
static void fill(struct grid *g) {
  for (int i = g->lo[0]; i <= g->hi[0]; i++)
    for (int j = g->lo[1]; j <= g->hi[1]; j++) *at(g, g->a, i, j) = *at(g, g->b, i, j) = i == 1 ? 1.0 : j == 1 ? 0.5 : 0.0;
}

static double sweep(struct grid *g, int n) {
  int i0 = g->lo[0] > 2 ? g->lo[0] : 2, i1 = g->hi[0] < n - 1 ? g->hi[0] : n - 1;
  int j0 = g->lo[1] > 2 ? g->lo[1] : 2, j1 = g->hi[1] < n - 1 ? g->hi[1] : n - 1;
  for (int i = i0; i <= i1; i++) {
    double *restrict to = at(g, g->a, i, 0);
    const double *restrict here = at(g, g->b, i, 0), *restrict low = here - g->stride, *restrict high = here + g->stride;
    for (int j = j0; j <= j1; j++) to[j] = 0.25 * (here[j - 1] + here[j + 1] + low[j] + high[j]);
  }
  double error = 0.0;
  for (int i = i0; i <= i1; i++) {
    const double *restrict from = at(g, g->a, i, 0);
    double *restrict to = at(g, g->b, i, 0);
    for (int j = j0; j <= j1; j++) {
      double change = fabs(from[j] - to[j]);
      error = change > error ? change : error;
      to[j] = from[j];
    }
  }
  return error;
}

int main(int argc, char **argv) {
  struct grid g;
  MPI_Init(&argc, &argv);
  if (argc != 3) {
    fprintf(stderr, "usage: %s N SWEEPS\n", argv[0]);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  int n = atoi(argv[1]), most = atoi(argv[2]), sweeps = 0;
  divide(&g, n);
  prepare_halo(&g);
  fill(&g);
  MPI_Barrier(g.comm);
  double start = MPI_Wtime(), error = 1.0;
  while (error > 1.0e-4 && sweeps < most) {
    MPI_Startall(8, g.halo);
    MPI_Waitall(8, g.halo, MPI_STATUSES_IGNORE);
    double mine = sweep(&g, n);
    MPI_Allreduce(&mine, &error, 1, MPI_DOUBLE, MPI_MAX, g.comm);
    sweeps++;
  }
  MPI_Barrier(g.comm);
  double seconds = MPI_Wtime() - start;
  if (g.rank == 0) printf("sweeps %d\nerror %.16e\nseconds %.6f\n", sweeps, error, seconds);
  MPI_Finalize();
  return 0;
}
