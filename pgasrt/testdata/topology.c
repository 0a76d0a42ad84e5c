/* Grids and graphs on any number of images. */
#include "check.h"

static void ring_of_images(void) {
  int images = pgas_num_images(), me = pgas_this_image();
  pgas_topology ring = pgas_cartesian(1, &images, (int[]){1});
  CHECK(pgas_relative(ring, (int[]){1}) == me % images + 1);
  CHECK(pgas_relative(ring, (int[]){-1}) == (me + images - 2) % images + 1);
  CHECK(pgas_relative(ring, (int[]){-3 * images}) == me);
  pgas_free_topology(ring);
  pgas_topology line = pgas_cartesian(1, &images, NULL);
  CHECK(pgas_relative(line, (int[]){1}) == (me < images ? me + 1 : 0));
  CHECK(pgas_relative(line, (int[]){-1}) == me - 1);
  pgas_free_topology(line);
}

/* A grid of 2 by images/2, periodic in the second dimension; one image may be outside. */
static void grid_of_images(void) {
  int images = pgas_num_images(), me = pgas_this_image();
  if (images < 2) return;
  int extent[2] = {2, images / 2}, coord[2] = {-1, -1};
  pgas_topology grid = pgas_cartesian(2, extent, (int[]){0, 1});
  int inside = pgas_cartesian_coord(grid, coord);
  CHECK(inside == (me <= extent[0] * extent[1]));
  if (inside) {
    CHECK(coord[0] == (me - 1) % 2 && coord[1] == (me - 1) / 2);
    CHECK(pgas_cartesian_image(grid, coord) == me);
    CHECK(pgas_relative(grid, (int[]){1, 0}) == (coord[0] == 0 ? me + 1 : 0));
    CHECK(pgas_relative(grid, (int[]){0, 1}) == (coord[1] + 1) % extent[1] * 2 + coord[0] + 1);
  } else {
    CHECK(pgas_relative(grid, (int[]){0, 0}) == 0);
  }
  CHECK(pgas_cartesian_image(grid, (int[]){2, 0}) == 0 && pgas_cartesian_image(grid, (int[]){-1, 0}) == 0);
  CHECK(pgas_cartesian_image(grid, (int[]){0, -1}) == extent[1] * 2 - 1);
  pgas_free_topology(grid);
}

/* Class 7: from each image to its multiples; class 8: from each image but the first to image 1, twice. */
static void graph_of_multiples(void) {
  int images = pgas_num_images(), me = pgas_this_image(), edges = 0;
  int image[64], edge_class[64];
  for (int i = me; i <= images; i += me) image[edges] = i, edge_class[edges++] = 7;
  if (me > 1) image[edges] = image[edges + 1] = 1, edge_class[edges] = edge_class[edges + 1] = 8, edges += 2;
  pgas_topology graph = pgas_graph(edges, image, edge_class);
  for (int i = 1; i <= images; i++) {
    CHECK(pgas_degree(graph, i, 7) == images / i);
    CHECK(pgas_degree(graph, i, 8) == (i > 1 ? 2 : 0));
    CHECK(pgas_degree(graph, i, 9) == 0 && pgas_degree(graph, i, INT32_MIN) == 0);
    for (int k = 1; k <= images / i; k++) CHECK(pgas_neighbour(graph, i, 7, k) == i * k);
    CHECK(pgas_neighbour(graph, i, 7, images / i + 1) == 0 && pgas_neighbour(graph, i, 7, 0) == 0);
    if (i > 1) CHECK(pgas_neighbour(graph, i, 8, 2) == 1);
  }
  pgas_free_topology(graph);
  pgas_free_topology(pgas_graph(0, NULL, NULL));
}

/* A ring that gets chords, in rounds of which some need more memory, and loses edges again. */
static void changing_graph(void) {
  int images = pgas_num_images(), me = pgas_this_image(), right = me % images + 1, one = 1, two = 2;
  pgas_topology graph = pgas_graph(0, NULL, NULL);
  pgas_graph_add(graph, 1, &right, &one);
  for (int image = 1; image <= images; image++) pgas_graph_add(graph, me % 2, &image, &two);
  for (int i = 1; i <= images; i++) {
    CHECK(pgas_degree(graph, i, 1) == 1 && pgas_neighbour(graph, i, 1, 1) == i % images + 1);
    CHECK(pgas_degree(graph, i, 2) == (i % 2 ? images : 0));
    if (i % 2) CHECK(pgas_neighbour(graph, i, 2, images) == images);
  }
  pgas_barrier();
  pgas_graph_delete(graph, me % 2, &one, &two);
  pgas_graph_delete(graph, me == 1, &right, &one);
  for (int i = 1; i <= images; i++) {
    CHECK(pgas_degree(graph, i, 1) == (i > 1) && pgas_degree(graph, i, 2) == (i % 2 ? images - 1 : 0));
    if (i % 2 && images > 1) CHECK(pgas_neighbour(graph, i, 2, 1) == 2);
  }
  pgas_free_topology(graph);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  if (argc > 1 && strcmp(argv[1], "large") == 0) pgas_cartesian(1, (int[]){pgas_num_images() + 1}, NULL);
  if (argc > 1 && strcmp(argv[1], "nobody") == 0) pgas_graph(1, (int[]){0}, (int[]){1});
  if (argc > 1 && strcmp(argv[1], "edge") == 0) pgas_graph_delete(pgas_graph(0, NULL, NULL), 1, (int[]){1}, (int[]){4});
  if (argc > 1 && strcmp(argv[1], "member") == 0) pgas_image_at(pgas_get_team(PGAS_INITIAL_TEAM), pgas_num_images() + 1);
  if (argc > 1 && strcmp(argv[1], "sibling") == 0) {
    pgas_change_team(pgas_form_team(7, 0));
    pgas_image_at_sibling(7, 0);
  }
  if (argc > 1 && strcmp(argv[1], "dims") == 0) pgas_put_strided(1, NULL, NULL, &(struct pgas_box){.dims = 8});
  ring_of_images();
  grid_of_images();
  graph_of_multiples();
  changing_graph();
  pgas_finalize();
  return 0;
}
