/* indirect.c: elements of a distributed array that are read through index arrays. The array is stored with its whole
   extent on every image; an image fetches the elements that it reads and others own, each once, to their places in it. */
#include "foresee.h"
#include "inspect.h"
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
  int64_t *last, last_refs, last_room; /* of which the schedule was made */
  int64_t *value, values;           /* on which the list depends, with those for which it was made */
  int64_t *to;                      /* where each of them is, in elements from the array's origin, in the order of the ghosts */
  int32_t made;                     /* the list is right until it is renewed */
  struct rt_foresight *sight;       /* of a lone image */
};

static struct wanted *wanted_of(struct hpf_indirect *indirect) {
  if (!indirect->state) indirect->state = rt_private(1, sizeof(struct wanted));
  return indirect->state;
}

static int64_t extent(const struct hpf_array *array, int64_t k) {
  return array->hi[k] < array->lo[k] ? 0 : array->hi[k] - array->lo[k] + 1;
}

int32_t hpf_indirect_made(struct hpf_indirect *indirect) {
  return (rt_images() == 1 && !rt_foresees()) || wanted_of(indirect)->made;
}

void hpf_indirect_renew(struct hpf_indirect *indirect) {
  if (rt_images() > 1 || rt_foresees()) wanted_of(indirect)->made = 0;
}

/* Negative n: nobody knows what the list depends on. */
int32_t hpf_indirect_same(struct hpf_indirect *indirect, int64_t n, const int64_t *value) {
  if (rt_images() == 1 && !rt_foresees()) return 1;
  if (n < 0) return 0;
  struct wanted *w = wanted_of(indirect);
  size_t bytes = (size_t)n * sizeof *value;
  rt_at(&indirect->pos);
  hpf_mapping_of(&w->mapping, indirect->array);
  int32_t same = w->value && w->values == n && memcmp(w->value, value, bytes) == 0 && hpf_irregular_current(&w->irregular, &w->mapping, w->version);
  pgas_allreduce(&same, 1, PGAS_I4, PGAS_MIN);
  w->made = same;
  if (same) return 1;
  if (!w->value || w->values != n) {
    free(w->value);
    w->value = rt_private((size_t)n + 1, sizeof *value);
  }
  w->values = n;
  memcpy(w->value, value, bytes);
  return 0;
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
  int64_t *last = w->last, room = w->last_room;
  w->last = w->subscript, w->last_refs = w->refs, w->last_room = w->room;
  w->subscript = last, w->room = room, w->refs = 0;
  hpf_mapping_of(&w->mapping, array);
  if (rt_foresees()) rt_foresee_begin(&w->sight, indirect);
}

void hpf_indirect_home(struct hpf_indirect *indirect, const struct hpf_array *array, const int64_t *index) {
  struct wanted *w = indirect->state;
  if (w->sight) rt_foresee_home(w->sight, array, index);
}

static void keep(struct wanted *w, const int64_t *index, int64_t rank) {
  if ((w->refs + 1) * rank > w->room) {
    int64_t room = 2 * w->room + 64 * rank;
    int64_t *more = rt_private((size_t)room, sizeof *more);
    if (w->refs) memcpy(more, w->subscript, (size_t)(w->refs * rank) * sizeof *more);
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
  if (w->sight) rt_foresee_note(w->sight, index, place);
  if (w->seen[place]) return;
  w->seen[place] = 1;
  if (!hpf_mapping_holds(&w->mapping, index)) keep(w, index, array->rank);
}

/* Whether the list is the same as before on all images, and the array lies where it lay. */
static int is_kept(const struct wanted *w, int64_t rank) {
  size_t bytes = (size_t)(w->refs * rank) * sizeof *w->subscript;
  int32_t kept = hpf_irregular_current(&w->irregular, &w->mapping, w->version) && w->refs == w->last_refs &&
                 (!bytes || memcmp(w->subscript, w->last, bytes) == 0);
  pgas_allreduce(&kept, 1, PGAS_I4, PGAS_MIN);
  return kept;
}

static char *ghosts_of(const struct wanted *w) { return ((const struct rt_references *)w->irregular.schedule)->ghosts; }

/* Each element is listed once, so there is one ghost for each. */
static void find_places(struct wanted *w, const struct hpf_array *array) {
  free(w->to);
  w->to = rt_private((size_t)w->refs, sizeof *w->to);
  int64_t first = (ghosts_of(w) - w->mapping.base) / (int64_t)array->elem_bytes;
  for (int64_t r = 0; r < w->refs; r++) {
    int64_t *to = &w->to[w->irregular.where[r] - first];
    for (int64_t k = 0; k < array->rank; k++) *to += w->subscript[r * array->rank + k] * array->stride[k];
  }
}

/* The schedule is kept from one execution to the next, and from one call of a procedure to the next, while it lists the
   same elements. */
void hpf_indirect_end(struct hpf_indirect *indirect) {
  struct wanted *w = indirect->state;
  w->irregular.pos = indirect->pos;
  w->made = 1;
  rt_at(&indirect->pos);
  if (is_kept(w, indirect->array->rank)) return;
  hpf_irregular_build(&w->irregular, &w->mapping, ++w->version, w->refs, w->subscript);
  find_places(w, indirect->array);
  rt_count(RT_INSPECT, 0, 0);
}

/* An element of the list in this image's storage of the array, and where messages bring it or take it. */
#define IN_ARRAY(type) ((type *)(void *)to)[w->to[r]]
#define IN_MESSAGE(type) ((type *)(void *)ghosts)[r]
#define EACH(statement) \
  for (int64_t r = 0; r < w->refs; r++) statement

void hpf_indirect_gather(struct hpf_indirect *indirect) {
  struct wanted *w = indirect->state;
  char *to = indirect->array->origin;
  int64_t bytes = indirect->array->elem_bytes;
  rt_at(&indirect->pos);
  if (rt_images() == 1) {
    if (w) rt_foresee_move(w->sight);
    return;
  }
  const char *ghosts = ghosts_of(w);
  hpf_irregular_gather(&w->irregular);
  switch (bytes) {
    case 4: EACH(IN_ARRAY(uint32_t) = IN_MESSAGE(uint32_t)); return;
    case 8: EACH(IN_ARRAY(uint64_t) = IN_MESSAGE(uint64_t)); return;
    case 16: EACH(IN_ARRAY(__uint128_t) = IN_MESSAGE(__uint128_t)); return;
  }
  EACH(memcpy(to + w->to[r] * bytes, ghosts + r * bytes, (size_t)bytes));
}

/* Before accumulations: what this image will add to elements of others begins neutral. */
void hpf_indirect_clear(struct hpf_indirect *indirect, const void *neutral) {
  const struct wanted *w = indirect->state;
  char *to = indirect->array->origin;
  int64_t bytes = indirect->array->elem_bytes;
  if (rt_images() == 1) return;
  switch (bytes) {
    case 4: EACH(IN_ARRAY(uint32_t) = *(const uint32_t *)neutral); return;
    case 8: EACH(IN_ARRAY(uint64_t) = *(const uint64_t *)neutral); return;
  }
  EACH(memcpy(to + w->to[r] * bytes, neutral, (size_t)bytes));
}

void hpf_indirect_scatter(struct hpf_indirect *indirect, int32_t type, int32_t op) {
  struct wanted *w = indirect->state;
  char *to = indirect->array->origin;
  int64_t bytes = indirect->array->elem_bytes;
  rt_at(&indirect->pos);
  if (rt_images() == 1) {
    if (w) rt_foresee_move(w->sight);
    return;
  }
  char *ghosts = ghosts_of(w);
  switch (bytes) {
    case 4: EACH(IN_MESSAGE(uint32_t) = IN_ARRAY(uint32_t)); break;
    case 8: EACH(IN_MESSAGE(uint64_t) = IN_ARRAY(uint64_t)); break;
    default: EACH(memcpy(ghosts + r * bytes, to + w->to[r] * bytes, (size_t)bytes));
  }
  hpf_irregular_scatter(&w->irregular, type, op);
}
