/* hpl.c: bench/pgas/ops/hpl.f90 with MPI: LU with row exchanges of a matrix dealt in blocks to a grid of ranks, whose rows and columns
   are communicators. Usage: hpl N BLOCK GRID_ROWS */
#include <math.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int n, nb, grid_rows, grid_columns, my_row, my_column, rows, columns;
static MPI_Comm row_comm, column_comm;
static double *a, *panel, *upper; /* by columns, `rows` elements each; upper has nb */
static int *pivot;

/* How many of the first `last` indices a part of the grid holds, who holds one, where, and which stands at a place; all from 0. */
static int held(int last, int mine, int parts) {
  int whole = last / (nb * parts), rest = last - whole * nb * parts - mine * nb;
  return whole * nb + (rest < 0 ? 0 : rest > nb ? nb : rest);
}
static int owner(int at, int parts) { return at / nb % parts; }
static int place(int at, int parts) { return at / (nb * parts) * nb + at % nb; }
static int whole(int at, int mine, int parts) { return (at / nb * parts + mine) * nb + at % nb; }

static double entry_at(int64_t i, int64_t j) {
  uint64_t h = ((uint64_t)i * 2654435761u + (uint64_t)j * 40503u * 65537u) & 4294967295u;
  h = ((h ^ h >> 15) * 73244475u) & 4294967295u;
  h = ((h ^ h >> 13) * 73244475u) & 4294967295u;
  return (double)(h ^ h >> 16) / 4294967296.0 - 0.5;
}

static void fill(void) {
  for (int j = 0; j < columns; j++)
    for (int i = 0; i < rows; i++) {
      int row = whole(i, my_row, grid_rows) + 1, column = whole(j, my_column, grid_columns) + 1;
      double *here = &a[(size_t)j * (size_t)rows + (size_t)i];
      if (column <= n) {
        *here = entry_at(row, column);
        continue;
      }
      *here = 0;
      for (int l = 1; l <= n; l++) *here += entry_at(row, l);
    }
}

static double *column_at(int j) { return a + (size_t)j * (size_t)rows; }

static void factorise(int k, int width) {
  double found[width], taken[width];
  int c = place(k, grid_columns);
  for (int j = 0; j < width; j++) {
    int at = held(k + j, my_row, grid_rows);
    struct {
      double value;
      int row;
    } best = {0, n};
    double *here = column_at(c + j);
    for (int i = at; i < rows; i++)
      if (fabs(here[i]) > best.value) best.value = fabs(here[i]), best.row = whole(i, my_row, grid_rows);
    if (grid_rows > 1) MPI_Allreduce(MPI_IN_PLACE, &best, 1, MPI_DOUBLE_INT, MPI_MAXLOC, column_comm);
    pivot[j] = best.row;
    int next = owner(k + j, grid_rows), from = owner(pivot[j], grid_rows);
    int next_at = place(k + j, grid_rows), from_at = place(pivot[j], grid_rows);
    for (int l = 0; l < width; l++) {
      if (next == my_row) taken[l] = column_at(c + l)[next_at];
      if (from == my_row) found[l] = column_at(c + l)[from_at];
    }
    if (grid_rows > 1) {
      MPI_Bcast(found, width, MPI_DOUBLE, from, column_comm);
      if (next != from) MPI_Bcast(taken, width, MPI_DOUBLE, next, column_comm);
    }
    for (int l = 0; l < width; l++) {
      if (from == my_row) column_at(c + l)[from_at] = taken[l];
      if (next == my_row) column_at(c + l)[next_at] = found[l];
    }
    if (next == my_row) at = next_at + 1;
    for (int i = at; i < rows; i++) here[i] /= found[j];
    for (int l = j + 1; l < width; l++) {
      double *there = column_at(c + l);
      for (int i = at; i < rows; i++) there[i] -= here[i] * found[l];
    }
  }
}

static void share_panel(int k, int width) {
  int first = held(k, my_row, grid_rows), count = rows - first, from = owner(k, grid_columns);
  MPI_Bcast(pivot, width, MPI_INT, from, row_comm);
  double *dense = malloc(((size_t)count + 1) * (size_t)width * sizeof *dense);
  if (from == my_column)
    for (int j = 0; j < width; j++)
      memcpy(dense + j * count, column_at(place(k, grid_columns) + j) + first, (size_t)count * sizeof *dense);
  if (grid_columns > 1) MPI_Bcast(dense, count * width, MPI_DOUBLE, from, row_comm);
  for (int j = 0; j < width; j++) memcpy(panel + (size_t)j * (size_t)rows + first, dense + j * count, (size_t)count * sizeof *dense);
  free(dense);
}

/* ---- exchange of rows ---- */

static int *touched, *source, listed;

static int look_up(int row) {
  int at = 0;
  while (at < listed && touched[at] != row) at++;
  if (at == listed) listed++, touched[at] = source[at] = row;
  return at;
}

static void copy_row(double *to, int row, int put, int from, int last) {
  for (int j = 0; j < columns; j++) {
    if (!put) to[j] = column_at(j)[row];
    else if (j < from || j >= last) column_at(j)[row] = to[j];
  }
}

/* Every row that comes from another rank is one message. */
static void exchange(int k, int width) {
  listed = 0;
  for (int j = 0; j < width; j++) {
    int s = look_up(k + j), t = look_up(pivot[j]), keep = source[s];
    source[s] = source[t];
    source[t] = keep;
  }
  int mine = owner(k, grid_columns) == my_column, from = mine ? place(k, grid_columns) : columns, last = mine ? from + width : columns;
  double *offered = malloc(((size_t)columns + 1) * (size_t)listed * sizeof *offered);
  double *got = malloc(((size_t)columns + 1) * (size_t)listed * sizeof *got);
  MPI_Request requests[2 * listed];
  int open = 0;
  for (int s = 0; s < listed; s++)
    if (owner(touched[s], grid_rows) == my_row) copy_row(offered + s * columns, place(touched[s], grid_rows), 0, 0, 0);
  for (int s = 0; s < listed; s++) {
    int to = owner(touched[s], grid_rows), with = owner(source[s], grid_rows), t = look_up(source[s]);
    if (source[s] == touched[s] || (to != my_row && with != my_row)) continue;
    if (to == with) memcpy(got + s * columns, offered + t * columns, (size_t)columns * sizeof *got);
    else if (to == my_row) MPI_Irecv(got + s * columns, columns, MPI_DOUBLE, with, s, column_comm, &requests[open++]);
    else MPI_Isend(offered + t * columns, columns, MPI_DOUBLE, to, s, column_comm, &requests[open++]);
  }
  MPI_Waitall(open, requests, MPI_STATUSES_IGNORE);
  for (int s = 0; s < listed; s++)
    if (owner(touched[s], grid_rows) == my_row && source[s] != touched[s])
      copy_row(got + s * columns, place(touched[s], grid_rows), 1, from, last);
  free(offered);
  free(got);
}

/* ---- the rest of a step ---- */

static void solve_upper(int k, int width, int right) {
  if (owner(k, grid_rows) == my_row) {
    int r = place(k, grid_rows);
    for (int j = right; j < columns; j++) {
      double *here = column_at(j) + r;
      for (int l = 0; l < width; l++)
        for (int i = l + 1; i < width; i++) here[i] -= panel[(size_t)l * (size_t)rows + (size_t)(r + i)] * here[l];
      memcpy(upper + j * nb, here, (size_t)width * sizeof *upper);
    }
  }
  if (grid_rows > 1) MPI_Bcast(upper + right * nb, (columns - right) * nb, MPI_DOUBLE, owner(k, grid_rows), column_comm);
}

static void update(int width, int right, int below) {
  for (int j = right; j < columns; j++) {
    double *restrict here = column_at(j);
    const double *u = upper + j * nb;
    int l = 0;
    for (; l + 3 < width; l += 4) {
      const double *restrict p = panel + (size_t)l * (size_t)rows, *restrict q = p + rows, *restrict r = q + rows, *restrict s = r + rows;
      for (int i = below; i < rows; i++) here[i] = here[i] - p[i] * u[l] - q[i] * u[l + 1] - r[i] * u[l + 2] - s[i] * u[l + 3];
    }
    for (; l < width; l++) {
      const double *restrict p = panel + (size_t)l * (size_t)rows;
      for (int i = below; i < rows; i++) here[i] -= p[i] * u[l];
    }
  }
}

static void substitute_back(double *x) {
  double *sums = calloc((size_t)rows + 1, sizeof *sums), block[nb];
  if (owner(n, grid_columns) == my_column)
    for (int i = 0; i < rows; i++) sums[i] = -column_at(place(n, grid_columns))[i];
  for (int k = (n - 1) / nb * nb; k >= 0; k -= nb) {
    int width = n - k < nb ? n - k : nb, r = place(k, grid_rows), c = place(k, grid_columns);
    int row = owner(k, grid_rows), column = owner(k, grid_columns);
    if (row == my_row) {
      memcpy(block, sums + r, (size_t)width * sizeof *block);
      if (grid_columns > 1) MPI_Allreduce(MPI_IN_PLACE, block, width, MPI_DOUBLE, MPI_SUM, row_comm);
    }
    if (row == my_row && column == my_column)
      for (int j = width - 1; j >= 0; j--) {
        block[j] = -block[j] / column_at(c + j)[r + j];
        for (int i = 0; i < j; i++) block[i] += column_at(c + j)[r + i] * block[j];
      }
    MPI_Bcast(block, width, MPI_DOUBLE, column * grid_rows + row, MPI_COMM_WORLD);
    memcpy(x + k, block, (size_t)width * sizeof *block);
    if (column != my_column) continue;
    for (int j = 0; j < width; j++)
      for (int i = 0; i < held(k, my_row, grid_rows); i++) sums[i] += column_at(c + j)[i] * block[j];
  }
  free(sums);
}

static void solve(double *x) {
  for (int k = 0; k < n; k += nb) {
    int width = n - k < nb ? n - k : nb, right = held(k + width, my_column, grid_columns), below = held(k + width, my_row, grid_rows);
    if (owner(k, grid_columns) == my_column) factorise(k, width);
    share_panel(k, width);
    exchange(k, width);
    if (right < columns) solve_upper(k, width, right);
    if (right < columns && below < rows) update(width, right, below);
  }
  substitute_back(x);
}

int main(int argc, char **argv) {
  int me, ranks;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &me);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (argc != 4 || ranks % atoi(argv[3])) MPI_Abort(MPI_COMM_WORLD, 2);
  n = atoi(argv[1]), nb = atoi(argv[2]), grid_rows = atoi(argv[3]), grid_columns = ranks / grid_rows;
  my_row = me % grid_rows, my_column = me / grid_rows;
  MPI_Comm_split(MPI_COMM_WORLD, my_row, me, &row_comm);
  MPI_Comm_split(MPI_COMM_WORLD, my_column, me, &column_comm);
  rows = held(n, my_row, grid_rows), columns = held(n + 1, my_column, grid_columns);
  a = malloc(((size_t)rows * (size_t)columns + 1) * sizeof *a);
  panel = malloc(((size_t)rows + 1) * (size_t)nb * sizeof *panel);
  upper = malloc((size_t)nb * ((size_t)columns + 1) * sizeof *upper);
  pivot = malloc((size_t)nb * sizeof *pivot), touched = malloc(2 * (size_t)nb * sizeof *touched), source = malloc(2 * (size_t)nb * sizeof *source);
  double *x = malloc((size_t)n * sizeof *x);
  fill();
  MPI_Barrier(MPI_COMM_WORLD);
  double begin = MPI_Wtime();
  solve(x);
  MPI_Barrier(MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - begin;
  for (int i = 0; i < n; i++)
    if (!(fabs(x[i] - 1) < 1e-6)) MPI_Abort(MPI_COMM_WORLD, 1);
  if (me == ranks - 1) printf("seconds %.6f\n", seconds);
  MPI_Finalize();
  return 0;
}
