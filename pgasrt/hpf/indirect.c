/* indirect.c: elements of a distributed array that are read through index arrays. The array is stored with its whole
   extent on every image; an image fetches the elements that it reads and others own, each once, to their places in it. */
#include "irregular.h"
#include "rt.h"
#include <stdlib.h>
#include <string.h>

struct wanted {
  struct hpf_irregular irregular;
  struct hpf_mapping mapping;
  int64_t version;
  unsigned char *seen;              /* one for each element of the array */
  int64_t elems;
  int64_t *subscript, refs, room;   /* of the elements of others, each once */
};

static struct wanted *wanted_of(struct hpf_indirect *indirect) {
  if (!indirect->state) indirect->state = rt_private(1, sizeof(struct wanted));
  return indirect->state;
}

static int64_t extent(const struct hpf_array *array, int64_t k) {
  return array->hi[k] < array->lo[k] ? 0 : array->hi[k] - array->lo[k] + 1;
}

void hpf_indirect_begin(struct hpf_indirect *indirect) {
  struct wanted *w = wanted_of(indirect);
  const struct hpf_array *array = indirect->array;
  int64_t elems = 1;
  for (int64_t k = 0; k < array->rank; k++) elems *= extent(array, k);
  if (elems != w->elems) {
    free(w->seen);
    w->seen = rt_private((size_t)elems + 1, 1);
    w->elems = elems;
  }
  memset(w->seen, 0, (size_t)elems);
  w->refs = 0;
  hpf_mapping_of(&w->mapping, array);
}

static void keep(struct wanted *w, const int64_t *index, int64_t rank) {
  if ((w->refs + 1) * rank > w->room) {
    int64_t room = 2 * w->room + 64 * rank;
    int64_t *more = rt_private((size_t)room, sizeof *more);
    memcpy(more, w->subscript, (size_t)(w->refs * rank) * sizeof *more);
    free(w->subscript);
    w->subscript = more, w->room = room;
  }
  memcpy(w->subscript + w->refs++ * rank, index, (size_t)rank * sizeof *index);
}

void hpf_indirect_note(struct hpf_indirect *indirect, const int64_t *index) {
  struct wanted *w = indirect->state;
  const struct hpf_array *array = indirect->array;
  int64_t place = 0, scale = 1;
  for (int64_t k = 0; k < array->rank; k++) {
    if (index[k] < array->lo[k] || index[k] > array->hi[k])
      hpf_fail_bounds(&indirect->pos, array->name, (int32_t)(k + 1), index[k], array->lo[k], array->hi[k]);
    place += scale * (index[k] - array->lo[k]);
    scale *= extent(array, k);
  }
  if (w->seen[place]) return;
  w->seen[place] = 1;
  if (!hpf_mapping_holds(&w->mapping, index)) keep(w, index, array->rank);
}

void hpf_indirect_end(struct hpf_indirect *indirect) {
  struct wanted *w = indirect->state;
  w->irregular.pos = indirect->pos;
  hpf_irregular_build(&w->irregular, &w->mapping, ++w->version, w->refs, w->subscript);
}

void hpf_indirect_gather(struct hpf_indirect *indirect) {
  struct wanted *w = indirect->state;
  const struct hpf_array *array = indirect->array;
  size_t bytes = (size_t)array->elem_bytes;
  rt_at(&indirect->pos);
  hpf_irregular_gather(&w->irregular);
  for (int64_t r = 0; r < w->refs; r++) {
    char *to = array->origin;
    for (int64_t k = 0; k < array->rank; k++) to += w->subscript[r * array->rank + k] * array->stride[k] * array->elem_bytes;
    memcpy(to, w->mapping.base + w->irregular.where[r] * array->elem_bytes, bytes);
  }
}
