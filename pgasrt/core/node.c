/* node.c: which images share a node. On one machine all do, unless the environment simulates nodes:

     PGAS_NODES=4          4 nodes, images dealt in blocks as equal as may be
     PGAS_NODES=4x2        the same, and an error unless there are 4*2 images
     PGAS_NODE_OF=0,1,0,1  the node of each image
     PGAS_SIM_LATE=1       the network between them completes puts late (late.c); each image a node unless the above say
                           otherwise */
#include "rt.h"
#include <stdlib.h>
#include <string.h>

static _Noreturn void refuse(const char *name, const char *text, int images) {
  rt_panic("%s is '%.64s'; %s for %d images", name, text,
           strcmp(name, "PGAS_NODES") == 0 ? "it must be a number of nodes, or nodes x images of each, that fits"
                                           : "it must list a node number, from 0, for each image,",
           images);
}

static void deal_blocks(struct rt_control *control, const char *text) {
  char *end;
  int images = control->images;
  long nodes = strtol(text, &end, 10);
  if (*end == 'x' && strtol(end + 1, &end, 10) * nodes != images) refuse("PGAS_NODES", text, images);
  if (*end || nodes < 1 || nodes > images) refuse("PGAS_NODES", text, images);
  for (int rank = 0; rank < images; rank++) control->node_of[rank] = (int32_t)(rank * nodes / images);
}

static void deal_list(struct rt_control *control, const char *text) {
  const char *next = text;
  for (int rank = 0; rank < control->images; rank++) {
    char *end;
    long node = strtol(next, &end, 10);
    int last = rank == control->images - 1;
    if (end == next || node < 0 || node >= PGAS_IMAGES_MAX || *end != (last ? 0 : ','))
      refuse("PGAS_NODE_OF", text, control->images);
    control->node_of[rank] = (int32_t)node;
    next = end + 1;
  }
}

static uint64_t nanoseconds(const char *name) {
  const char *text = getenv(name);
  char *end;
  if (!text || !*text) return 0;
  unsigned long long value = strtoull(text, &end, 10);
  if (*end || value > 1000000000) rt_panic("%s is '%.64s'; it must be nanoseconds, at most 1000000000", name, text);
  return value;
}

static uint64_t lateness(void) {
  const char *text = getenv("PGAS_SIM_LATE");
  char *end;
  if (!text || !*text) return 0;
  unsigned long long seed = strtoull(text, &end, 10);
  if (*end) rt_panic("PGAS_SIM_LATE is '%.64s'; it must be 0, or a number that delays are drawn from", text);
  return seed;
}

void rt_nodes_deal(struct rt_control *control) {
  const char *nodes = getenv("PGAS_NODES"), *list = getenv("PGAS_NODE_OF");
  control->late = lateness();
  control->simulated = (nodes && *nodes) || (list && *list) || control->late;
  memset(control->node_of, 0, (size_t)control->images * sizeof *control->node_of);
  if (list && *list)
    deal_list(control, list);
  else if (nodes && *nodes)
    deal_blocks(control, nodes);
  else
    for (int rank = 0; control->late && rank < control->images; rank++) control->node_of[rank] = rank;
  const char *levels = getenv("PGAS_LEVELS");
  if (levels && *levels && strcmp(levels, "1") != 0 && strcmp(levels, "2") != 0)
    rt_panic("PGAS_LEVELS is '%.64s'; it must be 1 or 2", levels);
  control->levels = levels ? atoi(levels) : 0;
  control->latency_ns = nanoseconds("PGAS_SIM_INTERNODE_NS");
  control->gap_ns = nanoseconds("PGAS_SIM_GAP_NS");
}

/* A simulated node has CPUs of its own as far as they go: node n of L the n-th of L equal shares, or one CPU that it may
   share with other nodes. Its images take them in turn. */
int rt_node_slot(int rank) {
  const struct rt_control *control = rt_control();
  int node = control->node_of[rank], nodes = 0, place = 0;
  for (int other = 0; other < control->images; other++) {
    if (control->node_of[other] >= nodes) nodes = control->node_of[other] + 1;
    if (other < rank && control->node_of[other] == node) place++;
  }
  int first = (int)((int64_t)node * control->cpus / nodes), next = (int)(((int64_t)node + 1) * control->cpus / nodes);
  return next > first ? first + place % (next - first) : first;
}

int rt_node_of(int rank) { return rt_control()->node_of[rank]; }
int pgas_node_of(int image) { return rt_node_of(rt_rank_of(image)); }
