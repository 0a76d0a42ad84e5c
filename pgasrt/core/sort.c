/* sort.c: sorting over a team by Batcher's odd-even merge exchange (Knuth, TAOCP 3, algorithm 5.2.2M), which works for
   any number of images. Each image holds equally many sorted elements; a comparator of the network merges the blocks of
   two images, the lower of which keeps the lower half. */
#include "lane.h"
#include <stdlib.h>
#include <string.h>

struct block {
  struct rt_lane *lane;
  char *mine, *theirs, *merged;
  size_t elems, elem_bytes;
  pgas_compare compare;
};

/* Keeps the lower half: merges upwards from the least elements. Of equal elements those of the lower image come first. */
static void keep_low(const struct block *block) {
  const char *a = block->mine, *b = block->theirs;
  for (size_t i = 0; i < block->elems; i++) {
    const char **least = block->compare(a, b) <= 0 ? &a : &b;
    memcpy(block->merged + i * block->elem_bytes, *least, block->elem_bytes);
    *least += block->elem_bytes;
  }
}

static void keep_high(const struct block *block) {
  const char *a = block->mine + (block->elems - 1) * block->elem_bytes;
  const char *b = block->theirs + (block->elems - 1) * block->elem_bytes;
  for (size_t i = block->elems; i-- > 0;) {
    const char **greatest = block->compare(a, b) >= 0 ? &a : &b;
    memcpy(block->merged + i * block->elem_bytes, *greatest, block->elem_bytes);
    *greatest -= block->elem_bytes;
  }
}

static void comparator(struct block *block, int low, int high) {
  int me = block->lane->team->index;
  if (me != low && me != high) return;
  size_t bytes = block->elems * block->elem_bytes;
  int other = me == low ? high : low;
  rt_exchange(block->lane, other, block->mine, bytes, other, block->theirs, bytes);
  (me == low ? keep_low : keep_high)(block);
  char *merged = block->merged;
  block->merged = block->mine;
  block->mine = merged;
}

static void network(struct block *block) {
  int size = block->lane->team->size, top = 1;
  while (top * 2 < size) top *= 2;
  for (int p = top; p > 0; p /= 2) {
    int q = top, r = 0;
    for (int d = p;; d = q - p, q /= 2, r = p) {
      for (int i = 0; i + d < size; i++)
        if ((i & p) == r) comparator(block, i, i + d);
      if (q == p) break;
    }
  }
}

void rt_sort(struct rt_lane *lane, void *data, size_t elems, size_t elem_bytes, pgas_compare compare) {
  qsort(data, elems, elem_bytes, compare);
  if (lane->team->size == 1 || elems == 0) return;
  char *spare = rt_private(2 * elems, elem_bytes);
  struct block block = {lane, data, spare, spare + elems * elem_bytes, elems, elem_bytes, compare};
  network(&block);
  if (block.mine != data) memcpy(data, block.mine, elems * elem_bytes);
  free(spare);
}
