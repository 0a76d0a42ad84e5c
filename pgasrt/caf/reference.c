/* reference.c: coindexed objects with allocatable or pointer components on the way: a chain of part references of any depth.
   The chain is followed from the coarray on; where it goes through a descriptor or a pointer, that is read from the image that
   holds it. What is left in the end is one section: only one part reference has a rank, and behind it nothing is allocatable. */
#include "caf.h"
#include <stdlib.h>
#include <string.h>

/* Where a walk has got to. */
struct walk {
  const struct caf_report *report;
  int image, failed;
  char *at;                        /* as this image names it */
  char *holder;                    /* where the last descriptor or pointer stands; NULL: the coarray's own */
  struct caf_array bounds;         /* that descriptor */
  struct caf_section section;
};

static int fail(struct walk *walk, const char *what) {
  walk->failed = 1;
  caf_error(walk->report, PGAS_STAT_INVALID, "a coindexed object on image %d: %s", walk->image, what);
  return 0;
}

static int rank_of(const struct caf_reference *ref) {
  int rank = 0;
  while (rank < CAF_RANK_MAX && ref->u.a.mode[rank] != CAF_NONE) rank++;
  return rank;
}

/* ---- components ---- */

/* Reads a descriptor of that rank, or a pointer, and goes where it leads; a null pointer is left for the caller. */
static void follow(struct walk *walk, int rank) {
  size_t bytes = rank ? offsetof(struct caf_array, dim) + (size_t)rank * sizeof(struct caf_dim) : sizeof walk->bounds.base;
  walk->holder = walk->at;
  pgas_get(walk->image, &walk->bounds, walk->at, bytes);
  walk->at = walk->bounds.base ? caf_object_of(walk->image, walk->bounds.base) : NULL;
  if (walk->bounds.base && !walk->at)
    fail(walk, "a pointer there leads to memory that only this image can reach; give the target the attribute codimension, or "
               "allocate the pointer");
}

static int is_array(const struct caf_reference *ref) { return ref && ref->type == CAF_REF_ARRAY; }

static void step_component(struct walk *walk, const struct caf_reference *ref) {
  walk->at += ref->u.c.offset;
  walk->section.item_bytes = ref->item_bytes;
  if (ref->u.c.token_offset > 0 || is_array(ref->next)) follow(walk, is_array(ref->next) ? rank_of(ref->next) : 0);
}

/* ---- array references ---- */

/* What a mode means in terms of subscripts: from first on, elems of them, step apart. */
struct range {
  ptrdiff_t first, elems, step;
};

static ptrdiff_t count(ptrdiff_t first, ptrdiff_t last, ptrdiff_t step) {
  ptrdiff_t elems = step ? (last - first + step) / step : 0;
  return elems > 0 ? elems : 0;
}

static struct range range_of(const struct caf_reference *ref, int k, const struct caf_dim *dim) {
  ptrdiff_t start = ref->u.a.dim[k].s.start, end = ref->u.a.dim[k].s.end, step = ref->u.a.dim[k].s.stride;
  switch (ref->u.a.mode[k]) {
    case CAF_FULL: return (struct range){dim->lower, count(dim->lower, dim->upper, step), step};
    case CAF_OPEN_END: return (struct range){start, count(start, dim->upper, step), step};
    case CAF_OPEN_START: return (struct range){dim->lower, count(dim->lower, end, step), step};
    case CAF_RANGE: return (struct range){start, count(start, end, step), step};
    default: return (struct range){start, 1, 1};
  }
}

static void add_dim(struct walk *walk, size_t extent, ptrdiff_t stride_bytes, ptrdiff_t *offset) {
  walk->section.dim[walk->section.dims++] = (struct caf_section_dim){extent, stride_bytes, offset};
}

static void add_vector(struct walk *walk, const struct caf_reference *ref, int k, const struct caf_dim *dim, ptrdiff_t bytes) {
  size_t elems = ref->u.a.dim[k].v.elems;
  ptrdiff_t *offset = malloc((elems ? elems : 1) * sizeof *offset);
  for (size_t i = 0; i < elems; i++)
    offset[i] = (caf_index_at(ref->u.a.dim[k].v.index, ref->u.a.dim[k].v.kind, i) - dim->lower) * dim->stride * bytes;
  add_dim(walk, elems, 0, offset);
}

static void step_dim(struct walk *walk, const struct caf_reference *ref, int k, const struct caf_dim *dim, ptrdiff_t bytes) {
  if (ref->u.a.mode[k] == CAF_VECTOR) {
    add_vector(walk, ref, k, dim, bytes);
    return;
  }
  struct range range = range_of(ref, k, dim);
  walk->at += (range.first - dim->lower) * dim->stride * bytes;
  if (ref->u.a.mode[k] != CAF_SINGLE) add_dim(walk, (size_t)range.elems, range.step * dim->stride * bytes, NULL);
}

/* gfortran counts subscripts of an array of constant shape from 0 and multiplies them with its strides. */
static const struct caf_dim *bounds_of(const struct walk *walk, const struct caf_reference *ref, int k, struct caf_dim *constant) {
  if (ref->type == CAF_REF_ARRAY) return &walk->bounds.dim[k];
  *constant = (struct caf_dim){1, 0, ref->u.a.dim[k].s.end};
  return constant;
}

static void step_array(struct walk *walk, const struct caf_reference *ref) {
  int ranked = walk->section.dims;
  ptrdiff_t bytes = (ptrdiff_t)ref->item_bytes;
  if (ref->type == CAF_REF_ARRAY && walk->bounds.span > bytes) bytes = walk->bounds.span;
  walk->section.item_bytes = ref->item_bytes;
  for (int k = 0, rank = rank_of(ref); k < rank; k++) {
    struct caf_dim constant;
    step_dim(walk, ref, k, bounds_of(walk, ref, k, &constant), bytes);
  }
  if (ranked && walk->section.dims > ranked) fail(walk, "two parts of the reference are arrays");
}

/* ---- the walk ---- */

/* Follows the references that are left as long as memory is allocated; the first of those behind it, NULL at the end. */
static const struct caf_reference *step_all(struct walk *walk, const struct caf_reference *ref) {
  for (; ref && !walk->failed; ref = ref->next) {
    if (!walk->at) return ref;
    if (ref->type == CAF_REF_COMPONENT)
      step_component(walk, ref);
    else
      step_array(walk, ref);
  }
  return ref;
}

static void begin(struct walk *walk, const struct caf_report *report, const struct caf_token *token, int image, int type,
                  int kind) {
  memset(walk, 0, sizeof *walk);
  walk->report = report;
  walk->image = image;
  walk->at = token->base;
  walk->section.type = type;
  walk->section.kind = kind;
  if (token->array) caf_copy_array(&walk->bounds, token->array);
}

/* 1: the walk's section is what the chain names. */
static int resolve(struct walk *walk, const struct caf_report *report, const struct caf_token *token, int image,
                   const struct caf_reference *refs, int type, int kind) {
  begin(walk, report, token, image, type, kind);
  if (!caf_has_image(report, image)) return 0;
  caf_demand(report, image);
  step_all(walk, refs);
  if (walk->failed) return 0;
  if (!walk->at) return fail(walk, "it is not allocated or not associated there");
  walk->section.base = walk->at;
  return 1;
}

int CAF(is_present)(struct caf_token *token, int image, const struct caf_reference *refs) {
  struct walk walk;
  const struct caf_report *report = CAF_REPORT(NULL, NULL, 0);
  begin(&walk, report, token, image, CAF_DERIVED, 0);
  if (!caf_has_image(report, image)) return 0;
  caf_demand(report, image);
  step_all(&walk, refs);
  int present = walk.at != NULL;
  caf_section_free(&walk.section);
  return present;
}

/* ---- arrays of this image that an assignment allocates ---- */

static int has_shape_of(const struct caf_array *array, const struct caf_section *section) {
  if (array->dtype.rank != section->dims) return caf_section_elems(section) == 1;
  for (int k = 0; k < section->dims; k++) {
    ptrdiff_t extent = array->dim[k].upper - array->dim[k].lower + 1;
    if ((extent > 0 ? extent : 0) != (ptrdiff_t)section->dim[k].extent) return 0;
  }
  return 1;
}

static void set_shape(struct caf_array *array, const struct caf_section *section) {
  ptrdiff_t stride = 1, offset = 0;
  for (int k = 0; k < array->dtype.rank; k++) {
    ptrdiff_t extent = k < section->dims ? (ptrdiff_t)section->dim[k].extent : 1;
    array->dim[k] = (struct caf_dim){stride, 1, extent};
    offset -= stride;
    stride *= extent;
  }
  array->offset = (size_t)offset;
  array->span = (ptrdiff_t)array->dtype.elem_bytes;
}

/* Ordinary memory stays ordinary: gfortran frees it. */
static void *reallocate(void *base, size_t bytes) {
  if (base && caf_is_reachable(base, 1)) {
    caf_free_component(base);
    return caf_alloc_component(bytes);
  }
  free(base);
  return malloc(bytes ? bytes : 1);
}

static void reshape(struct caf_array *array, const struct caf_section *section) {
  if (array->base && has_shape_of(array, section)) return;
  array->base = reallocate(array->base, caf_section_elems(section) * array->dtype.elem_bytes);
  set_shape(array, section);
}

void CAF(get_by_ref)(struct caf_token *token, int image, struct caf_array *to, const struct caf_reference *refs, int to_kind,
                     int from_kind, bool may_overlap, bool reallocatable, int *stat, int from_type) {
  const struct caf_report *report = CAF_REPORT(stat, NULL, 0);
  struct walk walk;
  struct caf_section local;
  (void)may_overlap;
  if (stat) *stat = 0;
  if (resolve(&walk, report, token, image, refs, from_type, from_kind)) {
    if (reallocatable || !to->base) reshape(to, &walk.section);
    caf_section_of(&local, to, to->base, to_kind);
    CAF_TRY(report, caf_get(image, &walk.section, &local));
  }
  caf_section_free(&walk.section);
}

/* ---- components that an assignment allocates ---- */

static int is_whole(const struct caf_reference *ref) {
  for (int k = 0, rank = rank_of(ref); k < rank; k++)
    if (ref->u.a.mode[k] != CAF_FULL || ref->u.a.dim[k].s.stride != 1) return 0;
  return 1;
}

static struct caf_token *new_component(struct caf_token **at, struct caf_array *array, size_t bytes) {
  if (!*at) *at = calloc(1, sizeof **at);
  if ((*at)->base) caf_free_component((*at)->base);
  (*at)->base = caf_alloc_component(bytes);
  (*at)->array = array;
  return *at;
}

/* Fortran leaves the allocation of a component on another image to that image. On this one an assignment to the whole of it
   allocates it, in the shape of the right-hand side. The chain ends in the component, or in the component and (:). */
static void allocate_here(struct walk *walk, const struct caf_token *token, const struct caf_reference *refs,
                          const struct caf_section *from) {
  const struct caf_reference *ref = refs, *component = NULL;
  struct walk before;
  begin(&before, walk->report, token, walk->image, CAF_DERIVED, 0);
  for (; ref; ref = ref->next)
    if (ref->type == CAF_REF_COMPONENT && ref->u.c.token_offset > 0) component = ref;
  if (!component || walk->image != pgas_this_image()) return;
  for (ref = refs; ref != component && before.at; ref = ref->next)
    if (ref->type == CAF_REF_COMPONENT)
      step_component(&before, ref);
    else
      step_array(&before, ref);
  caf_section_free(&before.section);
  if (!before.at || before.section.dims) return;
  char *object = before.at;
  struct caf_token **held = (struct caf_token **)(void *)(object + component->u.c.token_offset);
  struct caf_array *array = (struct caf_array *)(void *)(object + component->u.c.offset);
  const struct caf_reference *next = component->next;
  if (!next) {
    if (!array->base) array->base = new_component(held, NULL, component->item_bytes)->base;
  } else if (next->type == CAF_REF_ARRAY && !next->next && is_whole(next)) {
    array->dtype.rank = (signed char)rank_of(next);
    array->dtype.elem_bytes = next->item_bytes;
    array->dtype.type = (signed char)from->type;
    if (array->base && has_shape_of(array, from)) return;
    if (from->dims != array->dtype.rank) return;
    array->base = new_component(held, array, caf_section_elems(from) * next->item_bytes)->base;
    set_shape(array, from);
  }
}

void CAF(send_by_ref)(struct caf_token *token, int image, const struct caf_array *from, const struct caf_reference *refs,
                      int to_kind, int from_kind, bool may_overlap, bool reallocatable, int *stat, int to_type) {
  const struct caf_report *report = CAF_REPORT(stat, NULL, 0);
  struct walk walk = {.report = report, .image = image};
  struct caf_section local;
  (void)may_overlap, (void)reallocatable;
  if (stat) *stat = 0;
  caf_section_of(&local, from, from->base, from_kind);
  allocate_here(&walk, token, refs, &local);
  if (resolve(&walk, report, token, image, refs, to_type, to_kind)) CAF_TRY(report, caf_put(image, &walk.section, &local));
  caf_section_free(&walk.section);
}

void CAF(sendget_by_ref)(struct caf_token *to_token, int to_image, const struct caf_reference *to_refs,
                         struct caf_token *from_token, int from_image, const struct caf_reference *from_refs, int to_kind,
                         int from_kind, bool may_overlap, int *to_stat, int *from_stat, int to_type, int from_type) {
  const struct caf_report *to_report = CAF_REPORT(to_stat, NULL, 0), *from_report = CAF_REPORT(from_stat, NULL, 0);
  struct walk from, to = {.report = to_report, .image = to_image};
  struct caf_section between;
  (void)may_overlap;
  if (to_stat) *to_stat = 0;
  if (from_stat) *from_stat = 0;
  if (resolve(&from, from_report, from_token, from_image, from_refs, from_type, from_kind)) {
    caf_section_dense(&between, &from.section);
    int code = CAF_TRY(from_report, caf_get(from_image, &from.section, &between));
    if (!code) allocate_here(&to, to_token, to_refs, &between);
    if (!code && resolve(&to, to_report, to_token, to_image, to_refs, to_type, to_kind))
      CAF_TRY(to_report, caf_put(to_image, &to.section, &between));
    free(between.base);
    caf_section_free(&to.section);
  }
  caf_section_free(&from.section);
}
