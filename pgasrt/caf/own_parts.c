/* own_parts.c: values of types with allocatable components. Before it uses such a value the program says what the types hold
   (hpf_co_types, hpf_co_type_part); the bytes of a value come first, then for each allocatable component that has memory there memory
   of this image's own. */
#include "own.h"
#include "rt.h"
#include <stdlib.h>
#include <string.h>

enum { TYPES_MAX = 64, INLINE = -1 };

struct part {
  int64_t offset, elem_bytes;
  int64_t length_at; /* of the length of characters in the value; -1: elem_bytes holds */
  int64_t elems;     /* of an inline component */
  int rank;          /* of an allocatable one; INLINE: a component with allocatable components of its own */
  int type;          /* of the elements if these have parts, else -1 */
};
static struct type {
  int64_t bytes;
  int count;
  struct part *part;
} types[TYPES_MAX];

/* The types are told anew: type 0 is that of the value. */
void hpf_co_types(void) {
  for (int t = 0; t < TYPES_MAX; t++) {
    free(types[t].part);
    types[t] = (struct type){0, 0, NULL};
  }
}

void hpf_co_type(int type, int64_t bytes) {
  if (type >= TYPES_MAX) caf_refuse("a value has components of more than %d types with allocatable components", TYPES_MAX);
  types[type].bytes = bytes;
}

void hpf_co_type_part(int type, int64_t offset, int64_t elem_bytes, int64_t length_at, int64_t elems, int rank, int inner) {
  struct type *t = &types[type];
  struct part *grown = realloc(t->part, (size_t)(t->count + 1) * sizeof *grown);
  if (!grown) caf_refuse("no memory for the description of a type");
  t->part = grown;
  t->part[t->count++] = (struct part){offset, elem_bytes, length_at, elems, rank, inner};
}

static int64_t bytes_of(const struct part *p, const char *value) {
  if (p->length_at < 0) return p->elem_bytes;
  int64_t length;
  memcpy(&length, value + p->length_at, sizeof length);
  return length;
}

static int64_t elems_of(const struct part *p, const char *value) {
  int64_t elems = 1;
  for (int k = 0; k < p->rank; k++) {
    struct caf_dim dim;
    memcpy(&dim, value + p->offset + offsetof(struct caf_array, dim) + (size_t)k * sizeof dim, sizeof dim);
    elems *= dim.upper < dim.lower ? 0 : dim.upper - dim.lower + 1;
  }
  return elems;
}

static char *memory_of(const struct part *p, const char *value) {
  char *memory;
  memcpy(&memory, value + p->offset, sizeof memory);
  return memory;
}

static void set_memory(const struct part *p, char *value, char *memory) { memcpy(value + p->offset, &memory, sizeof memory); }

/* Frees what a value of this image has. */
static void free_parts(int type, char *value) {
  for (int i = 0; i < types[type].count; i++) {
    const struct part *p = &types[type].part[i];
    char *first = p->rank == INLINE ? value + p->offset : memory_of(p, value);
    int64_t elems = p->rank == INLINE ? p->elems : elems_of(p, value);
    for (int64_t k = 0; first && p->type >= 0 && k < elems; k++) free_parts(p->type, first + k * p->elem_bytes);
    if (p->rank == INLINE) continue;
    caf_free_component(first);
    set_memory(p, value, NULL);
  }
}

/* How the bytes of a component come to this image. */
struct source {
  const struct caf_report *report;
  int image, broadcast;
};

static int bring(const struct source *s, char *to, char *theirs, int64_t bytes) {
  if (s->broadcast) return CAF_TRY(s->report, pgas_broadcast(to, (size_t)bytes, s->image));
  char *there = caf_object_of(s->image, theirs);
  if (!there) return caf_error(s->report, PGAS_STAT_INVALID, "a component of image %d leads to memory that only that image can reach", s->image);
  return bytes ? CAF_TRY(s->report, pgas_get(s->image, to, there, (size_t)bytes)) : 0;
}

/* The bytes of the value are here; its components get memory of this image. The image that broadcasts keeps its own. */
static void fill_parts(const struct source *s, int type, char *value) {
  int keeps = s->broadcast && s->image == pgas_this_image();
  for (int i = 0; i < types[type].count; i++) {
    const struct part *p = &types[type].part[i];
    char *first = value + p->offset;
    int64_t elems = p->elems;
    if (p->rank != INLINE) {
      char *theirs = memory_of(p, value);
      if (!theirs) continue;
      elems = elems_of(p, value);
      int64_t bytes = elems * bytes_of(p, value);
      first = keeps ? theirs : caf_alloc_component((size_t)bytes);
      set_memory(p, value, first);
      bring(s, first, theirs, bytes);
    }
    for (int64_t k = 0; p->type >= 0 && k < elems; k++) fill_parts(s, p->type, first + k * p->elem_bytes);
  }
}

/* to is a variable that no other image sees. */
void hpf_co_get_parts(char *to, const void *from, int image, int64_t bytes, int *stat, int line) {
  struct source s = {CAF_REPORT(stat, NULL, 0), image, 0};
  char *object = own_name(from);
  own_at(line);
  free_parts(0, to);
  if (!(s.image = own_image(s.report, image)) || !own_may_reach(s.report, s.image, object)) return;
  if (!CAF_TRY(s.report, pgas_get(s.image, to, object, (size_t)bytes))) fill_parts(&s, 0, to);
}

static void broadcast(const struct source *s, char *value) {
  if (s->image != pgas_this_image()) free_parts(0, value);
  if (!CAF_TRY(s->report, pgas_broadcast(value, (size_t)types[0].bytes, s->image))) fill_parts(s, 0, value);
}

void hpf_co_broadcast_parts(char *value, int image, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  struct source s = {CAF_REPORT(stat, errmsg, errmsg_bytes), image, 1};
  own_at(line);
  if (stat) *stat = 0;
  if (caf_has_image(s.report, image)) broadcast(&s, value);
}

void hpf_co_broadcast_parts_array(const struct caf_array *array, int image, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  struct source s = {CAF_REPORT(stat, errmsg, errmsg_bytes), image, 1};
  struct caf_section section;
  own_at(line);
  if (stat) *stat = 0;
  if (!caf_has_image(s.report, image)) return;
  caf_section_of(&section, array, array->base, 1);
  size_t elems = caf_section_elems(&section);
  for (size_t i = 0; i < elems; i++) {
    size_t rest = i;
    char *value = section.base;
    for (int k = 0; k < section.dims; k++) {
      value += (ptrdiff_t)(rest % section.dim[k].extent) * section.dim[k].stride_bytes;
      rest /= section.dim[k].extent;
    }
    broadcast(&s, value);
  }
}
