/* p2p.c: the pipelined point-to-point kernel (Synch_p2p of the Parallel Research Kernels). The columns of an M x N
   array are divided over the images; element (i,j) depends on its left, upper and upper left neighbours, so each image
   can start a row when the last element of that row has come from the image to its left. After each iteration the
   corner travels back to the first element. Usage: p2p ITERATIONS M N */
#include "pgas.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct part {
  int rows, first, columns; /* own columns: first .. first + columns - 1 */
  double *value;            /* row after row, one column for the left neighbour's first */
  pgas_event *row, *corner; /* posts: elements of the left neighbour, the corner */
};

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double *at(const struct part *p, int row, int column) {
  return p->value + ((size_t)p->columns + 1) * (size_t)row + column - p->first + 1;
}

/* Where the image to the right has its copy of this image's last column: its rows may be longer or shorter. */
struct right {
  int image;
  size_t width;
};

static int first_column(int image, int columns) { return (int)((int64_t)columns * (image - 1) / pgas_num_images()); }

static struct part divide(int rows, int columns) {
  int me = pgas_this_image(), images = pgas_num_images();
  struct part p = {.rows = rows, .first = first_column(me, columns)};
  p.columns = first_column(me + 1, columns) - p.first;
  size_t widest = (size_t)(columns + images - 1) / (size_t)images + 1;
  p.value = pgas_alloc(widest * (size_t)rows * sizeof *p.value);
  p.row = pgas_alloc(sizeof *p.row);
  p.corner = pgas_alloc(sizeof *p.corner);
  memset(p.row, 0, sizeof *p.row);
  memset(p.corner, 0, sizeof *p.corner);
  for (int i = 0; i < rows; i++)
    for (int j = p.first - 1; j < p.first + p.columns; j++) *at(&p, i, j) = i == 0 ? j : j == 0 ? i : 0.0;
  pgas_barrier();
  return p;
}

static void sweep_row(const struct part *p, int row) {
  double *here = at(p, row, 0), *above = at(p, row - 1, 0);
  int begin = p->first > 0 ? p->first : 1, end = p->first + p->columns;
  for (int j = begin; j < end; j++) here[j] = above[j] + here[j - 1] - above[j - 1];
}

static void iterate(const struct part *p, const struct right *right, int columns) {
  int me = pgas_this_image(), last = p->first + p->columns - 1;
  for (int i = 1; i < p->rows; i++) {
    if (me > 1) pgas_notify_wait(p->row, 1);
    sweep_row(p, i);
    double *there = p->value + right->width * (size_t)i;
    if (right->image) pgas_put_notify(right->image, there, at(p, i, last), sizeof *there, p->row);
  }
  if (!right->image) {
    double corner = -*at(p, p->rows - 1, columns - 1);
    pgas_put_notify(1, p->value + 1, &corner, sizeof corner, p->corner);
  }
  if (me == 1) pgas_notify_wait(p->corner, 1);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  int me = pgas_this_image(), images = pgas_num_images(), iterations = 0, rows = 0, columns = 0;
  if (argc == 4) iterations = atoi(argv[1]), rows = atoi(argv[2]), columns = atoi(argv[3]);
  if (iterations < 1 || rows < 2 || columns < 2 || columns < images)
    pgas_error_stop(2, "usage: p2p ITERATIONS M N, with N at least the number of images\n");
  struct part p = divide(rows, columns);
  struct right right = {me < images ? me + 1 : 0, 0};
  if (right.image) right.width = (size_t)(first_column(me + 2, columns) - first_column(me + 1, columns)) + 1;
  double begin = 0;
  for (int k = 0; k <= iterations; k++) {
    if (k == 1) {
      pgas_barrier();
      begin = now();
    }
    iterate(&p, &right, columns);
  }
  pgas_barrier();
  double seconds = now() - begin, expected = (double)(iterations + 1) * (rows + columns - 2);
  if (me == images) {
    double corner = *at(&p, rows - 1, columns - 1);
    if (fabs(corner - expected) > 1e-8 * expected) pgas_error_stop(1, "p2p: the corner is wrong\n");
    printf("corner %.1f\nseconds %.6f\nmflops %.0f\n", corner, seconds,
           2e-6 * iterations * (double)(rows - 1) * (columns - 1) / seconds);
  }
  pgas_finalize();
  return 0;
}
