/* redistribute.c: redistribute.hpf of bench/hpf by hand with MPI: an array goes from blocks of one size that are dealt out to blocks of another
   size. Each rank packs what others get, run by run, exchanges it with all of them in one collective and unpacks it. Usage: redistribute N
   STEPS. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int rank, size;
static long n;
static double *out, *in;

static int owner(long g, long block) { return (int)(g / block % size); }
static long local(long g, long block) { return g / (block * size) * block + g % block; }
static long less(long a, long b) { return a < b ? a : b; }

/* How many cells a rank has with blocks of a size. */
static long cells(long block) {
  long rest = n % (block * size) - rank * block;
  return n / (block * size) * block + (rest < 0 ? 0 : less(rest, block));
}

/* Calls visit for each run of cells that this rank has with blocks of the size `mine`, and one rank with those of the size `theirs`. */
static inline __attribute__((always_inline)) void runs(long mine, long theirs, double *a, double **at, void (*visit)(double *a, double **at, long length)) {
  for (long first = rank * mine; first < n; first += mine * size) {
    long end = less(first + mine, n);
    for (long g = first, next; g < end; g = next) {
      next = less(end, (g / theirs + 1) * theirs);
      visit(a + local(g, mine), &at[owner(g, theirs)], next - g);
    }
  }
}

static void count(double *a, double **at, long length) {
  (void)a;
  *at += length;
}

static void pack(double *a, double **at, long length) {
  for (long i = 0; i < length; i++) (*at)[i] = a[i];
  *at += length;
}

static void unpack(double *a, double **at, long length) {
  for (long i = 0; i < length; i++) a[i] = (*at)[i];
  *at += length;
}

/* Finds how much goes to each rank, or comes from it, and where it stands in the buffer. */
static void places(long mine, long theirs, double *buffer, int *elems, int *first, double **at) {
  for (int r = 0; r < size; r++) at[r] = buffer;
  runs(mine, theirs, NULL, at, count);
  for (int r = 0, sum = 0; r < size; r++) {
    elems[r] = (int)(at[r] - buffer);
    first[r] = sum;
    at[r] = buffer + sum;
    sum += elems[r];
  }
}

static void redistribute(double *a, long from, long to) {
  int sends[size], receives[size], start[size], begin[size];
  double *at[size];
  places(from, to, out, sends, start, at);
  runs(from, to, a, at, pack);
  places(to, from, in, receives, begin, at);
  MPI_Alltoallv(out, sends, start, MPI_DOUBLE, in, receives, begin, MPI_DOUBLE, MPI_COMM_WORLD);
  runs(to, from, a, at, unpack);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (argc < 3) return 2;
  n = atol(argv[1]);
  int steps = atoi(argv[2]);
  long block = (n + size - 1) / size, room = block + 5;
  double *a = malloc((size_t)room * sizeof *a);
  out = malloc((size_t)room * sizeof *out);
  in = malloc((size_t)room * sizeof *in);
  for (long l = 0; l < cells(3); l++) {
    long i = (l / 3 * size + rank) * 3 + l % 3 + 1;
    a[l] = (double)(i * 7 % 1003) / 1003.0;
  }
  double mine = rank, all;
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); /* all ranks begin together */
  double start = MPI_Wtime();
  for (int it = 1; it <= steps; it++) {
    redistribute(a, 3, 5);
    for (long l = 0; l < cells(5); l++) a[l] += it;
    redistribute(a, 5, block);
    for (long l = 0; l < cells(block); l++) a[l] *= 0.5;
    redistribute(a, block, 3);
  }
  double sum = 0, total;
  for (long l = 0; l < cells(3); l++) sum += a[l];
  MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - start;
  if (rank == 0) printf("seconds %.6f\ncheck %.15g\n", seconds, total);
  MPI_Finalize();
}
