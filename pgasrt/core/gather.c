/* gather.c: collectives that move blocks of equal size, by messages. Blocks stand in the order of the team. */
#include "lane.h"
#include <stdlib.h>
#include <string.h>

static int around(const struct rt_lane *lane, int index) {
  int size = lane->team->size;
  return ((index % size) + size) % size;
}

/* Bruck's algorithm: in ceil(log2 n) rounds each image passes on all it has, from its own block upwards. */
void rt_allgather(struct rt_lane *lane, const void *send, void *receive, size_t bytes) {
  int size = lane->team->size, me = lane->team->index;
  char *have = rt_private((size_t)size, bytes), *blocks = receive;
  memcpy(have, send, bytes);
  for (int count = 1; count < size; count *= 2) {
    int more = count < size - count ? count : size - count;
    rt_exchange(lane, around(lane, me - count), have, (size_t)more * bytes, around(lane, me + count),
                have + (size_t)count * bytes, (size_t)more * bytes);
  }
  memcpy(blocks + (size_t)me * bytes, have, (size_t)(size - me) * bytes);
  memcpy(blocks, have + (size_t)(size - me) * bytes, (size_t)me * bytes);
  free(have);
}

void rt_gather(struct rt_lane *lane, const void *send, void *receive, size_t bytes, int root) {
  char *blocks = receive;
  if (lane->team->index != root) {
    rt_send(lane, root, send, bytes);
    return;
  }
  for (int index = 0; index < lane->team->size; index++)
    if (index != root) rt_receive(lane, index, blocks + (size_t)index * bytes, bytes);
  memmove(blocks + (size_t)root * bytes, send, bytes);
}

void rt_scatter(struct rt_lane *lane, const void *send, void *receive, size_t bytes, int root) {
  const char *blocks = send;
  if (lane->team->index != root) {
    rt_receive(lane, root, receive, bytes);
    return;
  }
  for (int index = 0; index < lane->team->size; index++)
    if (index != root) rt_send(lane, index, blocks + (size_t)index * bytes, bytes);
  memmove(receive, blocks + (size_t)root * bytes, bytes);
}

void rt_alltoall(struct rt_lane *lane, const void *send, void *receive, size_t bytes) {
  int me = lane->team->index;
  const char *out = send;
  char *in = receive;
  memcpy(in + (size_t)me * bytes, out + (size_t)me * bytes, bytes);
  for (int step = 1; step < lane->team->size; step++) {
    int to = around(lane, me + step), from = around(lane, me - step);
    rt_exchange(lane, to, out + (size_t)to * bytes, bytes, from, in + (size_t)from * bytes, bytes);
  }
}

void rt_shift(struct rt_lane *lane, const void *send, void *receive, size_t bytes, int distance, int wrap) {
  int size = lane->team->size, me = lane->team->index;
  int64_t to = (int64_t)me + distance, from = (int64_t)me - distance;
  size_t out = wrap || (to >= 0 && to < size) ? bytes : 0, in = wrap || (from >= 0 && from < size) ? bytes : 0;
  int target = around(lane, me + distance % size), source = around(lane, me - distance % size);
  if (target != me)
    rt_exchange(lane, target, send, out, source, receive, in);
  else if (out)
    memmove(receive, send, bytes);
}

/* A permutation is checked where it is used: every image learns all targets. */
static int source_of(struct rt_lane *lane, int target) {
  int size = lane->team->size, source = -1;
  int *all = rt_private((size_t)size, sizeof *all), *hits = rt_private((size_t)size, sizeof *hits);
  rt_allgather(lane, &target, all, sizeof target);
  for (int index = 0; index < size && !lane->broken; index++) {
    if (all[index] < 0 || all[index] >= size || hits[all[index]]++)
      rt_fail(NULL, "pgas_permute: image %d sends to image %d, which is no permutation", index + 1, all[index] + 1);
    if (all[index] == lane->team->index) source = index;
  }
  free(all);
  free(hits);
  return source;
}

void rt_permute(struct rt_lane *lane, const void *send, void *receive, size_t bytes, int target) {
  int source = source_of(lane, target);
  if (lane->broken) return;
  if (target == lane->team->index)
    memmove(receive, send, bytes);
  else
    rt_exchange(lane, target, send, bytes, source, receive, bytes);
}
