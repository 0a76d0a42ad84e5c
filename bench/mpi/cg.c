/* cg.c: cg.hpf of bench/hpf by hand with MPI: conjugate gradients on a sparse matrix in CSR form, rows over ranks. Each rank
   lists the columns of others that its rows refer to, asks their owners once, and in each step gets just these elements
   behind its own in p. Usage: cg M STEPS. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int n, rows, first, rank, size;
static double *value;
static int *column, *row;

static struct {
  int *wanted, *offered;                                    /* columns by owner; own rows by user */
  int *want_count, *offer_count, *want_start, *offer_start; /* one for each rank */
  double *outbox;
  MPI_Request *request;
} ghost;

static int block(void) { return (n + size - 1) / size; }

/* Five points of a grid and a link to the mirrored row from each fiftieth. */
static void build(int m) {
  value = malloc((size_t)6 * rows * sizeof *value);
  column = malloc((size_t)6 * rows * sizeof *column);
  row = malloc((size_t)(rows + 1) * sizeof *row);
  int k = 0;
#define ENTRY(c, v) (column[k] = (c), value[k++] = (v))
  for (int r = 0; r < rows; r++) {
    int i = first + r, u = i % m, v = i / m, mirror = n - 1 - i;
    row[r] = k;
    if (v > 0) ENTRY(i - m, -1.0);
    if (u > 0) ENTRY(i - 1, -1.0);
    ENTRY(i, 4.5);
    if (u < m - 1) ENTRY(i + 1, -1.0);
    if (v < m - 1) ENTRY(i + m, -1.0);
    if ((i < mirror ? i : mirror) % 50 == 6) ENTRY(mirror, -0.25);
  }
  row[rows] = k;
}

static int *integers(size_t count) { return calloc(count, sizeof(int)); }

/* Columns of others become places behind the own elements of p, in the order of the columns. Returns how many. */
static int list_wanted(void) {
  int *place = integers((size_t)n), wanted = 0;
  for (int k = 0; k < row[rows]; k++) place[column[k]] = 1;
  for (int j = 0; j < n; j++) {
    if (j >= first && j < first + rows) place[j] = j - first;
    else if (place[j]) {
      ghost.wanted[wanted] = j;
      ghost.want_count[j / block()]++;
      place[j] = rows + wanted++;
    }
  }
  for (int k = 0; k < row[rows]; k++) column[k] = place[column[k]];
  free(place);
  return wanted;
}

static void find_ghosts(void) {
  ghost.wanted = integers((size_t)n);
  ghost.want_count = integers((size_t)size);
  ghost.offer_count = integers((size_t)size);
  ghost.want_start = integers((size_t)size + 1);
  ghost.offer_start = integers((size_t)size + 1);
  ghost.request = malloc(2 * (size_t)size * sizeof *ghost.request);
  list_wanted();
  MPI_Alltoall(ghost.want_count, 1, MPI_INT, ghost.offer_count, 1, MPI_INT, MPI_COMM_WORLD);
  for (int r = 0; r < size; r++) {
    ghost.want_start[r + 1] = ghost.want_start[r] + ghost.want_count[r];
    ghost.offer_start[r + 1] = ghost.offer_start[r] + ghost.offer_count[r];
  }
  ghost.offered = integers((size_t)ghost.offer_start[size] + 1);
  ghost.outbox = malloc(((size_t)ghost.offer_start[size] + 1) * sizeof *ghost.outbox);
  for (int r = 0; r < size; r++) {
    MPI_Irecv(ghost.offered + ghost.offer_start[r], ghost.offer_count[r], MPI_INT, r, 1, MPI_COMM_WORLD, &ghost.request[2 * r]);
    MPI_Isend(ghost.wanted + ghost.want_start[r], ghost.want_count[r], MPI_INT, r, 1, MPI_COMM_WORLD, &ghost.request[2 * r + 1]);
  }
  MPI_Waitall(2 * size, ghost.request, MPI_STATUSES_IGNORE);
  for (int k = 0; k < ghost.offer_start[size]; k++) ghost.offered[k] -= first;
}

static void get_ghosts(double *p) {
  int requests = 0;
  for (int r = 0; r < size; r++)
    if (ghost.want_count[r])
      MPI_Irecv(p + rows + ghost.want_start[r], ghost.want_count[r], MPI_DOUBLE, r, 2, MPI_COMM_WORLD, &ghost.request[requests++]);
  for (int k = 0; k < ghost.offer_start[size]; k++) ghost.outbox[k] = p[ghost.offered[k]];
  for (int r = 0; r < size; r++)
    if (ghost.offer_count[r])
      MPI_Isend(ghost.outbox + ghost.offer_start[r], ghost.offer_count[r], MPI_DOUBLE, r, 2, MPI_COMM_WORLD,
                &ghost.request[requests++]);
  MPI_Waitall(requests, ghost.request, MPI_STATUSES_IGNORE);
}

static double dot(const double *x, const double *y) {
  double sum = 0, total;
  for (int i = 0; i < rows; i++) sum += x[i] * y[i];
  MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return total;
}

static void multiply(const double *restrict p, double *restrict q) {
  for (int i = 0; i < rows; i++) {
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++) s += value[k] * p[column[k]];
    q[i] = s;
  }
}

static double solve(int steps, double *restrict x, double *restrict r, double *restrict p, double *restrict q) {
  double rho = dot(r, r);
  for (int it = 0; it < steps; it++) {
    get_ghosts(p);
    multiply(p, q);
    double alpha = rho / dot(p, q), old = rho;
    for (int i = 0; i < rows; i++) x[i] += alpha * p[i];
    for (int i = 0; i < rows; i++) r[i] -= alpha * q[i];
    rho = dot(r, r);
    for (int i = 0; i < rows; i++) p[i] = r[i] + rho / old * p[i];
  }
  return rho;
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (argc < 3) return 2;
  int m = atoi(argv[1]), steps = atoi(argv[2]);
  n = m * m;
  first = rank * block();
  rows = first + block() < n ? block() : n - first;
  build(m);
  double *x = calloc((size_t)rows, sizeof *x), *r = malloc((size_t)rows * sizeof *r), *q = malloc((size_t)rows * sizeof *q);
  double *p = malloc((size_t)n * sizeof *p);
  for (int i = 0; i < rows; i++) p[i] = r[i] = 1 + (first + i + 1) % 5;
  double mine = rank, all;
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); /* all ranks begin together */
  double start = MPI_Wtime();
  find_ghosts();
  MPI_Pcontrol(1);
  solve(steps, x, r, p, q);
  double sum = 0, total;
  for (int i = 0; i < rows; i++) sum += x[i];
  MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - start;
  if (rank == 0) printf("seconds %.6f\ncheck %.12g\n", seconds, total);
  MPI_Finalize();
}
