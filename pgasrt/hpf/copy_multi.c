/* copy_multi.c: copies to or from arrays with MULTI, of which an image has tiles at several places of the grid. For each place of the
   sender and each of a receiver the elements that move are a product over the dimensions; the sender puts them straight into the
   receiver's storage, between two barriers. */
#include "mapped.h"
#include <stdlib.h>
#include <string.h>

/* Elements `first` .. first+elems-1 of one dimension of the section, and where the first of them stands at both ends. */
struct span {
  int64_t elems, to, from;
};

struct work {
  const struct hpf_copy *copy;
  const struct hpf_mapping *to, *from;
  int64_t to_step[HPF_RANK_MAX], from_step[HPF_RANK_MAX]; /* elements of storage */
  struct span *span[HPF_RANK_MAX];
  int64_t count[HPF_RANK_MAX], room[HPF_RANK_MAX];
  int64_t to_place, from_place;
  int receiver;
  int64_t bytes; /* for it */
  /* Within one array all is packed before anything is put: then `later` lists the puts and `packed` holds their elements. */
  struct later {
    int rank;
    char *to, *packed;
    struct pgas_box box;
  } *later;
  int64_t laters, later_room;
};

/* ---- places of images in the grid of a mapping ---- */

static int places_of(const struct hpf_mapping *m) { return m->multi ? rt_layout_places(m->multi) : 1; }

static int coords_at(const struct hpf_mapping *m, int rank, int number, int64_t *coord) {
  if (!m->multi) return rt_mapping_coords(m, rank, coord);
  if (rank >= rt_layout_images(m->multi)) return 0;
  int place = rt_layout_place(m->multi, rank, number);
  for (int g = 0; g < (int)m->grid_rank; g++) coord[g] = rt_layout_coord(m->multi, place, g);
  return 1;
}

/* ---- the elements of a pair of places ---- */

static struct rt_spans spans_of(const struct hpf_mapping *m, int64_t dim, const int64_t *coord, const int64_t *lo, const int64_t *step,
                                int64_t elems) {
  if (dim >= 0) return rt_mapping_spans(m, (int)dim, m->dist[dim] < 0 ? 0 : coord[m->dist[dim]], lo[dim], step[dim], elems);
  struct rt_spans all = {.span = rt_private(1, sizeof *all.span), .count = elems > 0};
  all.span[0] = (struct rt_span){0, elems - 1, 0};
  return all;
}

static void add_span(struct work *w, int d, struct span span) {
  if (w->count[d] == w->room[d]) {
    w->room[d] = 2 * w->room[d] + 4;
    w->span[d] = realloc(w->span[d], (size_t)w->room[d] * sizeof *w->span[d]);
    if (!w->span[d]) rt_fail(NULL, "out of memory on image %d", rt_rank() + 1);
  }
  w->span[d][w->count[d]++] = span;
}

/* Both lists ascend. */
static void intersect(struct work *w, int d, const struct rt_spans *to, const struct rt_spans *from) {
  w->count[d] = 0;
  for (int64_t i = 0, j = 0; i < to->count && j < from->count;) {
    const struct rt_span *a = &to->span[i], *b = &from->span[j];
    int64_t first = a->first > b->first ? a->first : b->first, last = a->last < b->last ? a->last : b->last;
    if (first <= last)
      add_span(w, d, (struct span){last - first + 1, a->place + (first - a->first) * w->to_step[d], b->place + (first - b->first) * w->from_step[d]});
    if (a->last < b->last)
      i++;
    else
      j++;
  }
}

static int find_spans(struct work *w, const int64_t *to_coord, const int64_t *from_coord) {
  const struct hpf_copy *copy = w->copy;
  int any = 1;
  for (int d = 0; d < (int)copy->dims; d++) {
    struct rt_spans to = spans_of(w->to, copy->to_dim[d], to_coord, copy->to_lo, copy->to_step, copy->count[d]);
    struct rt_spans from = spans_of(w->from, copy->from_dim[d], from_coord, copy->from_lo, copy->from_step, copy->count[d]);
    intersect(w, d, &to, &from);
    free(to.span);
    free(from.span);
    any &= w->count[d] > 0;
  }
  return any;
}

/* ---- moving them ---- */

static void keep_for_later(struct work *w, char *to, const char *from, const struct pgas_box *box, size_t bytes) {
  if (w->laters == w->later_room) {
    w->later_room = 2 * w->later_room + 16;
    w->later = realloc(w->later, (size_t)w->later_room * sizeof *w->later);
    if (!w->later) rt_fail(NULL, "out of memory on image %d", rt_rank() + 1);
  }
  struct later *later = &w->later[w->laters++];
  *later = (struct later){w->receiver, to, rt_private(bytes, 1), *box};
  int64_t dense = (int64_t)box->elem_bytes;
  for (int d = 0; d < box->dims; dense *= (int64_t)box->extent[d++]) later->box.local_stride_bytes[d] = dense;
  rt_box_copy(later->packed, later->box.local_stride_bytes, from, box->local_stride_bytes, box);
}

static void move_box(struct work *w, const int64_t *choice) {
  int64_t to = w->to_place, from = w->from_place, size = w->to->elem_bytes;
  struct pgas_box box = {.dims = (int)w->copy->dims, .elem_bytes = (size_t)size};
  size_t bytes = (size_t)size;
  for (int d = 0; d < box.dims; d++) {
    const struct span *span = &w->span[d][choice[d]];
    to += span->to, from += span->from;
    box.extent[d] = (size_t)span->elems;
    box.remote_stride_bytes[d] = w->to_step[d] * size;
    box.local_stride_bytes[d] = w->from_step[d] * size;
    bytes *= box.extent[d];
  }
  w->bytes += (int64_t)bytes;
  if (w->to->base == w->from->base)
    keep_for_later(w, w->to->base + to * size, w->from->base + from * size, &box, bytes);
  else
    pgas_put_strided(w->receiver + 1, w->to->base + to * size, w->from->base + from * size, &box);
}

static void move_all(struct work *w) {
  int64_t choice[HPF_RANK_MAX] = {0};
  int d;
  do {
    move_box(w, choice);
    for (d = 0; d < (int)w->copy->dims && ++choice[d] == w->count[d]; d++) choice[d] = 0;
  } while (d < (int)w->copy->dims);
}

static int is_counted(const int64_t *dim_of, int64_t dims, int dim) {
  for (int64_t d = 0; d < dims; d++)
    if (dim_of[d] == dim) return 1;
  return 0;
}

/* Of the dimensions that the section does not count along. */
static int64_t fixed_place(const struct hpf_mapping *m, const int64_t *lo, const int64_t *dim_of, int64_t dims) {
  int64_t place = 0;
  for (int dim = 0; dim < (int)m->rank; dim++)
    if (!is_counted(dim_of, dims, dim)) place += rt_mapping_dim_place(m, dim, lo[dim]);
  return place;
}

static void send_from(struct work *w, int to_number, int from_number) {
  const struct hpf_copy *copy = w->copy;
  int64_t to[HPF_GRID_MAX] = {0}, from[HPF_GRID_MAX] = {0};
  if (!coords_at(w->to, w->receiver, to_number, to) || !coords_at(w->from, rt_rank(), from_number, from)) return;
  if (!rt_copy_has_fixed(w->to, copy->to_lo, copy->to_dim, copy->dims, to)) return;
  if (!rt_copy_has_fixed(w->from, copy->from_lo, copy->from_dim, copy->dims, from)) return;
  if (!w->from->multi && !rt_copy_is_source(w->from, rt_rank(), from, w->receiver)) return;
  w->to_place = fixed_place(w->to, copy->to_lo, copy->to_dim, copy->dims) + rt_mapping_slot(w->to, to);
  w->from_place = fixed_place(w->from, copy->from_lo, copy->from_dim, copy->dims) + rt_mapping_slot(w->from, from);
  if (find_spans(w, to, from)) move_all(w);
}

static void take_steps(struct work *w) {
  const struct hpf_copy *copy = w->copy;
  for (int d = 0; d < (int)copy->dims; d++) {
    int64_t to = copy->to_dim[d], from = copy->from_dim[d];
    w->to_step[d] = copy->to_step[to] * w->to->stride[to];
    w->from_step[d] = from < 0 ? 0 : copy->from_step[from] * w->from->stride[from];
  }
}

void rt_copy_multi(const struct hpf_copy *copy, const struct hpf_mapping *to, const struct hpf_mapping *from) {
  struct work w = {.copy = copy, .to = to, .from = from};
  uint64_t messages = 0, bytes = 0;
  for (int64_t d = 0; d < copy->dims; d++)
    if (copy->count[d] <= 0) return;
  take_steps(&w);
  pgas_barrier();
  for (int i = 0; i < rt_images(); i++) {
    w.receiver = (rt_rank() + i) % rt_images();
    w.bytes = 0;
    for (int j = 0; j < places_of(to); j++)
      for (int k = 0; k < places_of(from); k++) send_from(&w, j, k);
    if (i > 0) messages += w.bytes > 0, bytes += (uint64_t)w.bytes;
  }
  if (to->base == from->base) pgas_barrier();
  for (int64_t i = 0; i < w.laters; i++) {
    pgas_put_strided(w.later[i].rank + 1, w.later[i].to, w.later[i].packed, &w.later[i].box);
    free(w.later[i].packed);
  }
  pgas_barrier();
  for (int d = 0; d < (int)copy->dims; d++) free(w.span[d]);
  free(w.later);
  rt_count(RT_COPIES, messages, bytes);
}
