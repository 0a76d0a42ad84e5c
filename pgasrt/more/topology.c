/* topology.c: cartesian and graph topologies over the images of a team. */
#include "rt.h"
#include <stdlib.h>
#include <string.h>

enum { NO_CLASS = INT32_MIN }; /* of the unused entries of an image's list of edges */

struct edge {
  int32_t image, edge_class;
};

struct pgas_topology {
  pgas_team team;
  /* a grid */
  int dims, images;
  int extent[PGAS_DIMS_MAX], periodic[PGAS_DIMS_MAX];
  /* a graph: `most` symmetric entries an image */
  struct edge *edge;
  int most;
};

/* What calls in the current team accept for image `image` of the topology's team. */
static int seen_now(pgas_topology topology, int image) {
  return topology->team == rt_team() ? image : pgas_image_at(topology->team, image);
}

/* ---- cartesian ---- */

static void check_grid(const struct pgas_topology *grid) {
  int images = 1;
  for (int k = 0; k < grid->dims; k++)
    if (grid->extent[k] < 1 || __builtin_mul_overflow(images, grid->extent[k], &images) || images > grid->team->size)
      rt_fail(NULL, "extent %d of dimension %d makes a grid that does not fit %d images", grid->extent[k], k + 1,
              grid->team->size);
}

pgas_topology pgas_cartesian(int dims, const int *extent, const int *periodic) {
  if (dims < 1 || dims > PGAS_DIMS_MAX) rt_fail(NULL, "a grid of %d dimensions; there may be %d", dims, PGAS_DIMS_MAX);
  struct pgas_topology *grid = rt_private(1, sizeof *grid);
  *grid = (struct pgas_topology){.team = rt_team(), .dims = dims, .images = 1};
  memcpy(grid->extent, extent, (size_t)dims * sizeof *extent);
  if (periodic) memcpy(grid->periodic, periodic, (size_t)dims * sizeof *periodic);
  check_grid(grid);
  for (int k = 0; k < dims; k++) grid->images *= extent[k];
  pgas_barrier();
  return grid;
}

int pgas_cartesian_image(pgas_topology grid, const int *coord) {
  int index = 0;
  for (int k = grid->dims - 1; k >= 0; k--) {
    int at = coord[k], extent = grid->extent[k];
    if (grid->periodic[k]) at = (at % extent + extent) % extent;
    if (at < 0 || at >= extent) return 0;
    index = index * extent + at;
  }
  return seen_now(grid, index + 1);
}

int pgas_cartesian_coord(pgas_topology grid, int *coord) {
  int index = grid->team->index;
  if (index >= grid->images) return 0;
  for (int k = 0; k < grid->dims; k++) {
    coord[k] = index % grid->extent[k];
    index /= grid->extent[k];
  }
  return 1;
}

int pgas_relative(pgas_topology grid, const int *offset) {
  int coord[PGAS_DIMS_MAX];
  if (!pgas_cartesian_coord(grid, coord)) return 0;
  for (int k = 0; k < grid->dims; k++) {
    int extent = grid->extent[k];
    coord[k] += grid->periodic[k] ? offset[k] % extent : offset[k];
  }
  return pgas_cartesian_image(grid, coord);
}

/* ---- graph ---- */

/* The edges that the caller gives, behind `before` others. */
static struct edge *read_edges(int before, int edges, const int *image, const int *edge_class) {
  struct edge *list = rt_private((size_t)(before + edges), sizeof *list);
  for (int i = 0; i < edges; i++) {
    int member = pgas_image_in(rt_team(), image[i]);
    if (!member || edge_class[i] == NO_CLASS)
      rt_fail(NULL, "edge %d of class %d leads to image %d, which there is not", i + 1, edge_class[i], image[i]);
    list[before + i] = (struct edge){member, edge_class[i]};
  }
  return list;
}

/* Gives the caller these edges; nobody reads the old ones any more when all have come to the reduction. */
static void write_edges(pgas_topology graph, struct edge *list, int edges) {
  int32_t most = edges;
  pgas_allreduce(&most, 1, PGAS_I4, PGAS_MAX);
  if (most > graph->most) {
    if (graph->edge) pgas_free(graph->edge);
    graph->edge = pgas_alloc((size_t)most * sizeof *graph->edge);
    graph->most = most;
  }
  if (edges) memcpy(graph->edge, list, (size_t)edges * sizeof *list);
  for (int i = edges; i < graph->most; i++) graph->edge[i] = (struct edge){0, NO_CLASS};
  free(list);
  pgas_barrier();
}

pgas_topology pgas_graph(int edges, const int *image, const int *edge_class) {
  struct pgas_topology *graph = rt_private(1, sizeof *graph);
  *graph = (struct pgas_topology){.team = rt_team()};
  write_edges(graph, read_edges(0, edges, image, edge_class), edges);
  return graph;
}

static int own_edges(pgas_topology graph) {
  int count = 0;
  if (graph->team != rt_team()) rt_fail(NULL, "a graph is changed in another team than that which made it");
  while (count < graph->most && graph->edge[count].edge_class != NO_CLASS) count++;
  return count;
}

void pgas_graph_add(pgas_topology graph, int edges, const int *image, const int *edge_class) {
  int before = own_edges(graph);
  struct edge *list = read_edges(before, edges, image, edge_class);
  if (before) memcpy(list, graph->edge, (size_t)before * sizeof *list);
  write_edges(graph, list, before + edges);
}

/* The others keep their order. */
void pgas_graph_delete(pgas_topology graph, int edges, const int *image, const int *edge_class) {
  int left = own_edges(graph);
  struct edge *gone = read_edges(0, edges, image, edge_class), *list = rt_private((size_t)left, sizeof *list);
  if (left) memcpy(list, graph->edge, (size_t)left * sizeof *list);
  for (int i = 0; i < edges; i++) {
    int at = 0;
    while (at < left && (list[at].image != gone[i].image || list[at].edge_class != gone[i].edge_class)) at++;
    if (at == left) rt_fail(NULL, "this image has no edge of class %d to image %d", gone[i].edge_class, gone[i].image);
    memmove(&list[at], &list[at + 1], (size_t)(--left - at) * sizeof *list);
  }
  free(gone);
  write_edges(graph, list, left);
}

/* Counts the edges of the class; *kth becomes the image that number k leads to, if there is one. */
static int scan(pgas_topology graph, int image, int edge_class, int k, int *kth) {
  int count = 0;
  for (int i = 0; i < graph->most; i++) {
    struct edge edge;
    pgas_get(image, &edge, &graph->edge[i], sizeof edge);
    if (edge.edge_class == edge_class && ++count == k) *kth = edge.image;
  }
  return count;
}

int pgas_degree(pgas_topology graph, int image, int edge_class) {
  return edge_class == NO_CLASS ? 0 : scan(graph, image, edge_class, 0, NULL);
}

int pgas_neighbour(pgas_topology graph, int image, int edge_class, int k) {
  int kth = 0;
  if (edge_class == NO_CLASS || k < 1 || k > scan(graph, image, edge_class, k, &kth)) return 0;
  return seen_now(graph, kth);
}

void pgas_free_topology(pgas_topology topology) {
  pgas_barrier();
  if (topology->most) pgas_free(topology->edge);
  free(topology);
}
