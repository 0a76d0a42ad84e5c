/* section.c: moving the elements of one section to another. Both sides together become a list of dimensions, of which those of
   extent 1 are left out; pgas.h's boxes do the rest. Vector subscripts are loops around boxes; elements of another type go
   through dense memory here. */
#include "caf.h"
#include <stdlib.h>
#include <string.h>

/* ---- sections ---- */

static size_t extent_of(const struct caf_dim *dim) { return dim->upper < dim->lower ? 0 : (size_t)(dim->upper - dim->lower + 1); }

static ptrdiff_t span_of(const struct caf_array *array) {
  return array->span >= (ptrdiff_t)array->dtype.elem_bytes ? array->span : (ptrdiff_t)array->dtype.elem_bytes;
}

void caf_copy_array(struct caf_array *to, const struct caf_array *from) {
  memcpy(to, from, offsetof(struct caf_array, dim) + (size_t)from->dtype.rank * sizeof from->dim[0]);
}

static void begin_section(struct caf_section *section, const struct caf_array *array, char *base, int kind) {
  section->base = base;
  section->item_bytes = array->dtype.elem_bytes;
  section->type = array->dtype.type;
  section->kind = kind;
  section->dims = array->dtype.rank;
}

void caf_section_of(struct caf_section *section, const struct caf_array *array, char *base, int kind) {
  begin_section(section, array, base, kind);
  for (int k = 0; k < section->dims; k++)
    section->dim[k] = (struct caf_section_dim){extent_of(&array->dim[k]), array->dim[k].stride * span_of(array), NULL};
}

ptrdiff_t caf_index_at(const void *index, int kind, size_t at) {
  switch (kind) {
    case 1: return ((const int8_t *)index)[at];
    case 2: return ((const int16_t *)index)[at];
    case 4: return ((const int32_t *)index)[at];
    case 8: return (ptrdiff_t)((const int64_t *)index)[at];
    default: return (ptrdiff_t)((const __int128 *)index)[at];
  }
}

static struct caf_section_dim vector_dim(const struct caf_dim *dim, ptrdiff_t span, const struct caf_vector *vector) {
  struct caf_section_dim out = {vector->elems, 0, malloc(vector->elems * sizeof(ptrdiff_t))};
  for (size_t i = 0; i < vector->elems; i++)
    out.offset[i] = (caf_index_at(vector->u.v.index, vector->u.v.kind, i) - dim->lower) * dim->stride * span;
  return out;
}

void caf_section_vector(struct caf_section *section, const struct caf_array *array, char *base, int kind,
                        const struct caf_vector *vector) {
  begin_section(section, array, base, kind);
  for (int k = 0; k < section->dims; k++) {
    ptrdiff_t stride = array->dim[k].stride * span_of(array), step = vector[k].u.triplet.stride;
    if (vector[k].elems) {
      section->dim[k] = vector_dim(&array->dim[k], span_of(array), &vector[k]);
      continue;
    }
    ptrdiff_t elems = step ? (vector[k].u.triplet.upper - vector[k].u.triplet.lower + step) / step : 0;
    section->dim[k] = (struct caf_section_dim){elems > 0 ? (size_t)elems : 0, step * stride, NULL};
    section->base += (vector[k].u.triplet.lower - array->dim[k].lower) * stride;
  }
}

void caf_section_free(struct caf_section *section) {
  for (int k = 0; k < section->dims; k++) free(section->dim[k].offset);
}

size_t caf_section_elems(const struct caf_section *section) {
  size_t elems = 1;
  for (int k = 0; k < section->dims; k++) elems *= section->dim[k].extent;
  return elems;
}

void caf_section_dense(struct caf_section *dense, const struct caf_section *like) {
  ptrdiff_t stride = (ptrdiff_t)like->item_bytes;
  *dense = *like;
  for (int k = 0; k < like->dims; k++) {
    dense->dim[k] = (struct caf_section_dim){like->dim[k].extent, stride, NULL};
    stride *= (ptrdiff_t)like->dim[k].extent;
  }
  dense->base = malloc((size_t)stride + 1);
  if (!dense->base) caf_refuse("no memory for %zu elements on their way", caf_section_elems(like));
}

static struct caf_elem elem_of(const struct caf_section *section) {
  return (struct caf_elem){section->type, section->kind, section->item_bytes};
}

/* ---- two sides ---- */

struct pair_dim {
  size_t extent;
  ptrdiff_t stride[2];
  const ptrdiff_t *offset[2];
};
enum side { TO, FROM };
struct pair {
  int dims, has_vector;
  struct pair_dim dim[CAF_RANK_MAX];
};

/* The next dimension from *k on whose extent is not 1; NULL if there is none. */
static const struct caf_section_dim *next_dim(struct caf_section *section, int *k) {
  while (*k < section->dims && section->dim[*k].extent == 1) {
    if (section->dim[*k].offset) section->base += section->dim[*k].offset[0];
    ++*k;
  }
  return *k < section->dims ? &section->dim[(*k)++] : NULL;
}

static int is_scalar(const struct caf_section *section) {
  for (int k = 0; k < section->dims; k++)
    if (section->dim[k].extent != 1) return 0;
  return 1;
}

static _Noreturn void differ(const struct caf_section *to, const struct caf_section *from) {
  caf_refuse("the shapes of the two sides of an assignment between images differ: %zu and %zu elements in %d and %d dimensions",
             caf_section_elems(to), caf_section_elems(from), to->dims, from->dims);
}

/* A scalar has all strides 0; of a longer dimension the first elements are taken, as by gfortran's own assignment. Moves the bases
   past dimensions of extent 1. */
static void match(struct pair *pair, struct caf_section *to, struct caf_section *from) {
  static const struct caf_section_dim everywhere = {0, 0, NULL};
  int to_k = 0, from_k = 0, from_scalar = is_scalar(from);
  pair->dims = pair->has_vector = 0;
  for (;;) {
    const struct caf_section_dim *t = next_dim(to, &to_k), *f = next_dim(from, &from_k);
    if (!t && !f) return;
    if (!f && t && from_scalar) f = &everywhere;
    if (!t || !f || (!from_scalar && t->extent > f->extent)) differ(to, from);
    pair->dim[pair->dims++] = (struct pair_dim){t->extent, {t->stride_bytes, f->stride_bytes}, {t->offset, f->offset}};
    if (t->offset || f->offset) pair->has_vector = 1;
  }
}

/* Dimensions of which one continues the other on both sides become one. */
static void merge(struct pair *pair) {
  int kept = 0;
  for (int k = 1; k < pair->dims; k++) {
    struct pair_dim *last = &pair->dim[kept], *next = &pair->dim[k];
    int joins = !last->offset[TO] && !last->offset[FROM] && !next->offset[TO] && !next->offset[FROM];
    for (int side = TO; side <= FROM; side++)
      if (next->stride[side] != last->stride[side] * (ptrdiff_t)last->extent) joins = 0;
    if (joins)
      last->extent *= next->extent;
    else
      pair->dim[++kept] = *next;
  }
  if (pair->dims > 0) pair->dims = kept + 1;
}

/* ---- moving bytes ---- */

struct move {
  int image; /* whose memory the remote side is */
  enum side remote;
  size_t item_bytes;
};

static void move_line(const struct move *move, char *to, char *from, size_t bytes) {
  if (move->remote == TO)
    pgas_put(move->image, to, from, bytes);
  else
    pgas_get(move->image, to, from, bytes);
}

static void move_box(const struct move *move, const struct pair *pair, char *to, char *from) {
  struct pgas_box box = {.dims = pair->dims, .elem_bytes = move->item_bytes};
  enum side local = move->remote == TO ? FROM : TO;
  for (int k = 0; k < pair->dims; k++) {
    box.extent[k] = pair->dim[k].extent;
    box.remote_stride_bytes[k] = pair->dim[k].stride[move->remote];
    box.local_stride_bytes[k] = pair->dim[k].stride[local];
  }
  if (move->remote == TO)
    pgas_put_strided(move->image, to, from, &box);
  else
    pgas_get_strided(move->image, to, from, &box);
}

/* The last dimension with a vector, or that is too many for a box; -1 if there is none. */
static int loop_dim(const struct pair *pair) {
  for (int k = pair->dims - 1; k >= 0; k--)
    if (pair->dim[k].offset[TO] || pair->dim[k].offset[FROM]) return k;
  return pair->dims > PGAS_DIMS_MAX ? pair->dims - 1 : -1;
}

static ptrdiff_t offset_at(const struct pair_dim *dim, enum side side, size_t at) {
  return dim->offset[side] ? dim->offset[side][at] : dim->stride[side] * (ptrdiff_t)at;
}

static void move_pair(const struct move *move, const struct pair *pair, char *to, char *from) {
  int k = loop_dim(pair);
  ptrdiff_t item = (ptrdiff_t)move->item_bytes;
  if (k >= 0) {
    struct pair inner = *pair;
    const struct pair_dim *loop = &pair->dim[k];
    memmove(&inner.dim[k], &inner.dim[k + 1], (size_t)(pair->dims - k - 1) * sizeof inner.dim[0]);
    inner.dims--;
    for (size_t i = 0; i < loop->extent; i++)
      move_pair(move, &inner, to + offset_at(loop, TO, i), from + offset_at(loop, FROM, i));
  } else if (pair->dims == 0) {
    move_line(move, to, from, move->item_bytes);
  } else if (pair->dims == 1 && pair->dim[0].stride[TO] == item && pair->dim[0].stride[FROM] == item) {
    move_line(move, to, from, pair->dim[0].extent * move->item_bytes);
  } else {
    move_box(move, pair, to, from);
  }
}

/* ---- assignment ---- */

/* An element at a time, of sections that are both here. */
static void convert_pair(const struct pair *pair, int dims, char *to, const struct caf_elem *to_elem, const char *from,
                         const struct caf_elem *from_elem) {
  if (dims == 0) {
    caf_convert(to, to_elem, from, from_elem);
    return;
  }
  const struct pair_dim *loop = &pair->dim[dims - 1];
  for (size_t i = 0; i < loop->extent; i++)
    convert_pair(pair, dims - 1, to + offset_at(loop, TO, i), to_elem, from + offset_at(loop, FROM, i), from_elem);
}

void caf_assign(const struct caf_section *to, const struct caf_section *from) {
  struct caf_section t = *to, f = *from;
  struct caf_elem to_elem = elem_of(to), from_elem = elem_of(from);
  struct pair pair;
  match(&pair, &t, &f);
  convert_pair(&pair, pair.dims, t.base, &to_elem, f.base, &from_elem);
}

static int is_plain(const struct caf_section *a, const struct caf_section *b) {
  struct caf_elem a_elem = elem_of(a), b_elem = elem_of(b);
  return caf_same_elem(&a_elem, &b_elem);
}

/* The loops around boxes would overwrite what they read later, if both sides are this image's. */
static int needs_copy(int image, const struct pair *pair) {
  return image == pgas_this_image() && loop_dim(pair) >= 0;
}

static void move_section(int image, enum side remote, const struct caf_section *to, const struct caf_section *from) {
  struct caf_section t = *to, f = *from, between;
  struct move move = {image, remote, to->item_bytes};
  struct pair pair;
  match(&pair, &t, &f);
  merge(&pair);
  if (caf_section_elems(to) == 0) return;
  if (!needs_copy(image, &pair)) {
    move_pair(&move, &pair, t.base, f.base);
    return;
  }
  caf_section_dense(&between, from);
  caf_assign(&between, from);
  caf_assign(to, &between);
  free(between.base);
}

void caf_put(int image, const struct caf_section *remote, const struct caf_section *local) {
  struct caf_section converted;
  if (is_plain(remote, local)) {
    move_section(image, TO, remote, local);
    return;
  }
  converted = *local;
  converted.type = remote->type, converted.kind = remote->kind, converted.item_bytes = remote->item_bytes;
  struct caf_section dense;
  caf_section_dense(&dense, &converted);
  caf_assign(&dense, local);
  move_section(image, TO, remote, &dense);
  free(dense.base);
}

void caf_get(int image, const struct caf_section *remote, const struct caf_section *local) {
  struct caf_section dense;
  if (is_plain(remote, local)) {
    move_section(image, FROM, local, remote);
    return;
  }
  caf_section_dense(&dense, remote);
  move_section(image, FROM, &dense, remote);
  caf_assign(local, &dense);
  free(dense.base);
}
