/* stencil.c: five-point Jacobi iteration for Laplace's equation on a grid of images, with a convergence test each
   sweep: the program of examples/stencil.hpf by hand. Edges go by puts into the neighbours' halos; the
   reduction of one sweep keeps the puts of the next one out of halos that are still read. Usage: stencil N SWEEPS */
#include "pgas.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct grid {
  pgas_topology images;
  int lo[2], hi[2];      /* own global indices, from 1, in the slow and the fast dimension */
  int block[2];          /* of all images but the last ones, which may be smaller */
  int stride;            /* elements from one row to the next, equal on all images */
  double *a, *b;         /* own block with one halo row and column on each side */
  pgas_counter *arrived; /* edges */
};

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double *at(const struct grid *g, double *x, int i, int j) {
  return x + (ptrdiff_t)(i - g->lo[0] + 1) * g->stride + (j - g->lo[1] + 1);
}

/* The most nearly square grid of all images. */
static void divide(struct grid *g, int n) {
  int extent[2] = {1, 1}, coord[2], images = pgas_num_images();
  for (int k = 1; k * k <= images; k++)
    if (images % k == 0) extent[1] = k, extent[0] = images / k;
  g->images = pgas_cartesian(2, extent, NULL);
  pgas_cartesian_coord(g->images, coord);
  for (int k = 0; k < 2; k++) {
    int block = g->block[k] = (n + extent[k] - 1) / extent[k];
    if (block * (extent[k] - 1) >= n) pgas_error_stop(2, "stencil: N is too small for so many images\n");
    g->lo[k] = coord[k] * block + 1;
    g->hi[k] = g->lo[k] + block - 1 < n ? g->lo[k] + block - 1 : n;
  }
  g->stride = g->block[1] + 2;
  size_t bytes = sizeof(double) * (size_t)(g->block[0] + 2) * (size_t)g->stride;
  g->a = pgas_alloc(bytes);
  g->b = pgas_alloc(bytes);
  g->arrived = pgas_alloc(sizeof *g->arrived);
  memset(g->arrived, 0, sizeof *g->arrived);
}

/* As in stencil.hpf: hot bottom edge, warm left edge, the rest 0. */
static void fill(const struct grid *g) {
  for (int i = g->lo[0]; i <= g->hi[0]; i++)
    for (int j = g->lo[1]; j <= g->hi[1]; j++) {
      double start = i == 1 ? 1.0 : j == 1 ? 0.5 : 0.0;
      *at(g, g->a, i, j) = *at(g, g->b, i, j) = start;
    }
}

/* This image's edge, elements (i,j) and so on, into the halo of the neighbour in that direction; halo: the address that
   the neighbour's halo would have here. */
static int put_edge(const struct grid *g, int down, int right, int i, int j, double *halo) {
  int image = pgas_relative(g->images, (int[]){down, right});
  if (!image) return 0;
  int rows = g->hi[0] - g->lo[0] + 1, columns = g->hi[1] - g->lo[1] + 1;
  ptrdiff_t step = right ? g->stride * (ptrdiff_t)sizeof(double) : (ptrdiff_t)sizeof(double);
  struct pgas_box edge = {.dims = 1, .elem_bytes = sizeof(double), .extent = {(size_t)(right ? rows : columns)},
                          .remote_stride_bytes = {step}, .local_stride_bytes = {step}};
  pgas_put_strided(image, halo, at(g, g->b, i, j), &edge);
  pgas_notify(image, g->arrived, 1);
  return 1;
}

/* A neighbour's halo stands around its block: before it for those below and to the right, a block's width after it for
   the others, whose blocks are never the small ones. */
static int put_edges(const struct grid *g) {
  int i0 = g->lo[0], i1 = g->hi[0], j0 = g->lo[1], j1 = g->hi[1];
  int neighbours = put_edge(g, 1, 0, i1, j0, at(g, g->b, i0 - 1, j0));
  neighbours += put_edge(g, -1, 0, i0, j0, at(g, g->b, i0 + g->block[0], j0));
  neighbours += put_edge(g, 0, 1, i0, j1, at(g, g->b, i0, j0 - 1));
  return neighbours + put_edge(g, 0, -1, i0, j0, at(g, g->b, i0, j0 + g->block[1]));
}

static double sweep(const struct grid *g, int n) {
  int i0 = g->lo[0] > 2 ? g->lo[0] : 2, i1 = g->hi[0] < n - 1 ? g->hi[0] : n - 1;
  int j0 = g->lo[1] > 2 ? g->lo[1] : 2, j1 = g->hi[1] < n - 1 ? g->hi[1] : n - 1;
  for (int i = i0; i <= i1; i++) {
    double *restrict to = at(g, g->a, i, 0);
    const double *restrict here = at(g, g->b, i, 0);
    const double *restrict low = here - g->stride, *restrict high = here + g->stride;
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

/* The same on one image, without halos. */
static double *solve_alone(int n, int sweeps) {
  struct grid g = {.lo = {1, 1}, .hi = {n, n}, .stride = n + 2};
  g.a = malloc(sizeof(double) * (size_t)(n + 2) * (size_t)(n + 2));
  g.b = malloc(sizeof(double) * (size_t)(n + 2) * (size_t)(n + 2));
  fill(&g);
  for (int k = 0; k < sweeps; k++) sweep(&g, n);
  free(g.a);
  return g.b;
}

/* Each image compares its block with the lone solution, bit by bit. */
static void check(const struct grid *g, int n, int sweeps) {
  double *alone = solve_alone(n, sweeps);
  for (int i = g->lo[0]; i <= g->hi[0]; i++)
    for (int j = g->lo[1]; j <= g->hi[1]; j++)
      if (*at(g, g->b, i, j) != alone[(size_t)i * (size_t)(n + 2) + (size_t)j])
        pgas_error_stop(1, "stencil: the result differs from that of one image\n");
  free(alone);
}

int main(int argc, char **argv) {
  struct grid g = {0};
  pgas_init(argc, argv);
  int n = argc == 3 ? atoi(argv[1]) : 0, most = argc == 3 ? atoi(argv[2]) : 0, sweeps = 0;
  if (n < 3 || most < 1) pgas_error_stop(2, "usage: stencil N SWEEPS\n");
  divide(&g, n);
  fill(&g);
  pgas_barrier();
  double begin = now(), error = 1.0;
  while (error > 1.0e-4 && sweeps < most) {
    int neighbours = put_edges(&g);
    sweeps++;
    pgas_wait(g.arrived, (uint64_t)neighbours * (uint64_t)sweeps);
    error = sweep(&g, n);
    pgas_allreduce(&error, 1, PGAS_R8, PGAS_MAX);
  }
  double seconds = now() - begin;
  check(&g, n, sweeps);
  if (pgas_this_image() == 1) printf("sweeps %d\nerror %.16e\nseconds %.6f\n", sweeps, error, seconds);
  pgas_finalize();
  return 0;
}
