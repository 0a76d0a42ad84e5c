/* combine.c: accumulations into elements of a distributed array that index arrays name. Each image has accumulated into a copy of
   its own; here the elements that it has touched, which are those that no longer hold the neutral element, go to their owners.

   An image packs what it has for each owner, tells all of them how much it is and where, and the owners fetch it and combine it, in
   the order of images. While the touched elements are the same as the last time, only values go; where they follow each other
   closely, a run of values goes with the first place; else places and values. Two buffers take turns: when an image packs for the
   second time from now, every owner has come to the next exchange of news, and so has read what is packed now. */
#include "inspect.h"
#include "lane.h"
#include <stdlib.h>
#include <string.h>

enum kind { NOTHING, VALUES, LIST, RUN };

/* What an image tells an owner; the address is as the owner names it. */
struct news {
  int64_t kind, elems, first;
  char *data;
};

/* The touched elements of one owner: elements first.. of the sorted lists; their places are within lo..hi. */
struct share {
  int64_t first, elems, lo, hi;
  int straight;   /* they follow each other, in the copy and where they belong */
  enum kind last; /* how they went the last time */
};

/* The places that an image's values are for. */
struct places {
  int64_t *place, elems, room;
};

struct combining {
  struct hpf_mapping mapping;
  struct rt_key key;
  struct places touched, before; /* element numbers in the copy, ascending; those of the last time */
  int64_t *number, *place;       /* of the touched elements, by owner */
  struct share *to;              /* by rank */
  struct places *from;           /* by rank */
  struct news *tell, *told;
  char *box[2], *values;
  size_t box_bytes[2], values_bytes;
  int turn;
};

static struct combining *opened(struct hpf_indirect *indirect) {
  if (indirect->state) return indirect->state;
  size_t images = (size_t)rt_images();
  struct combining *c = indirect->state = rt_private(1, sizeof *c);
  c->to = rt_private(images, sizeof *c->to);
  c->from = rt_private(images, sizeof *c->from);
  c->tell = rt_private(images, sizeof *c->tell);
  c->told = rt_private(images, sizeof *c->told);
  return c;
}

static int64_t *room_for(struct places *list, int64_t elems) {
  if (elems > list->room) {
    list->room = elems + list->room;
    list->place = realloc(list->place, (size_t)list->room * sizeof *list->place);
    if (!list->place) rt_fail(NULL, "out of memory on image %d", rt_rank() + 1);
  }
  return list->place;
}

/* ---- which elements are touched ---- */

enum { SCANNED = 32 };

/* Blocks without touched elements are passed over; in the others no branch depends on what is touched. */
#define SCAN(type)                                                                                              \
  for (int64_t i = 0; i < elems; i += SCANNED) {                                                                \
    const type *at = (const type *)copy + i, none = *(const type *)neutral;                                     \
    int64_t n = elems - i < SCANNED ? elems - i : SCANNED;                                                      \
    type differs = 0;                                                                                           \
    for (int64_t k = 0; k < n; k++) differs |= at[k] ^ none;                                                    \
    if (!differs) continue;                                                                                     \
    int64_t *place = room_for(list, list->elems + n), found = list->elems;                                      \
    for (int64_t k = 0; k < n; k++) {                                                                           \
      place[found] = i + k;                                                                                     \
      found += at[k] != none;                                                                                   \
    }                                                                                                           \
    list->elems = found;                                                                                        \
  }

static void scan(struct places *list, const void *copy, const void *neutral, int64_t elems, int64_t elem_bytes) {
  list->elems = 0;
  switch (elem_bytes) {
    case 16: SCAN(__uint128_t) return;
    case 8: SCAN(uint64_t) return;
    default: SCAN(uint32_t)
  }
}

static int is_same(const struct places *a, const struct places *b) {
  return a->elems == b->elems && (!a->elems || memcmp(a->place, b->place, (size_t)a->elems * sizeof *a->place) == 0);
}

static int64_t extent(const struct hpf_mapping *m, int k) { return m->hi[k] < m->lo[k] ? 0 : m->hi[k] - m->lo[k] + 1; }

static void index_of(const struct hpf_mapping *m, int64_t number, int64_t *index) {
  if (m->rank == 1) {
    index[0] = m->lo[0] + number;
    return;
  }
  for (int k = 0; k < (int)m->rank; k++) {
    index[k] = m->lo[k] + number % extent(m, k);
    number /= extent(m, k);
  }
}

/* Sorts the touched elements by their owners. */
static void sort_by_owner(struct combining *c, const struct hpf_pos *pos) {
  int64_t elems = c->touched.elems, index[HPF_RANK_MAX];
  int *rank = rt_private((size_t)elems, sizeof *rank);
  int64_t *place = rt_private((size_t)elems, sizeof *place), next = 0;
  struct rt_finder finder;
  rt_finder_open(&finder, &c->mapping, pos);
  for (int r = 0; r < rt_images(); r++) c->to[r] = (struct share){.lo = INT64_MAX, .hi = INT64_MIN};
  for (int64_t i = 0; i < elems; i++) {
    index_of(&c->mapping, c->touched.place[i], index);
    place[i] = rt_find(&finder, index, &rank[i]);
    c->to[rank[i]].elems++;
  }
  for (int r = 0; r < rt_images(); r++) {
    c->to[r].first = next;
    next += c->to[r].elems;
    c->to[r].elems = 0;
  }
  free(c->number);
  free(c->place);
  c->number = rt_private((size_t)elems, sizeof *c->number);
  c->place = rt_private((size_t)elems, sizeof *c->place);
  for (int64_t i = 0; i < elems; i++) {
    struct share *s = &c->to[rank[i]];
    int64_t at = s->first + s->elems++;
    c->number[at] = c->touched.place[i];
    c->place[at] = place[i];
    s->straight = at == s->first || (s->straight && c->number[at] == c->number[at - 1] + 1 && place[i] == c->place[at - 1] + 1);
    if (place[i] < s->lo) s->lo = place[i];
    if (place[i] > s->hi) s->hi = place[i];
  }
  free(rank);
  free(place);
}

/* ---- what goes to an owner ---- */

#define COLLECT(type) \
  for (int64_t i = 0; i < elems; i++) ((type *)(void *)to)[i] = ((const type *)(const void *)from)[place[i]]
#define SPREAD(type) \
  for (int64_t i = 0; i < elems; i++) ((type *)(void *)to)[place[i]] = ((const type *)(const void *)from)[i]

static void collect(char *to, const char *from, const int64_t *place, int64_t elems, int64_t elem_bytes) {
  switch (elem_bytes) {
    case 16: COLLECT(__uint128_t); return;
    case 8: COLLECT(uint64_t); return;
    default: COLLECT(uint32_t);
  }
}

static void spread(char *to, const char *from, const int64_t *place, int64_t elems, int64_t elem_bytes) {
  switch (elem_bytes) {
    case 16: SPREAD(__uint128_t); return;
    case 8: SPREAD(uint64_t); return;
    default: SPREAD(uint32_t);
  }
}

static int64_t run_elems(const struct share *s) { return s->hi - s->lo + 1; }

/* A run without gaps needs no places ever; one with few is shorter than a list once. */
static enum kind kind_of(const struct share *s) {
  if (!s->elems) return NOTHING;
  if (run_elems(s) == s->elems) return RUN;
  if (s->last == VALUES || s->last == LIST) return VALUES;
  return s->last == NOTHING && run_elems(s) <= 2 * s->elems ? RUN : LIST;
}

/* The places stand before the values, which are of up to 16 bytes and aligned to that. */
static size_t bytes_of_places(int64_t elems, int64_t elem_bytes) {
  size_t unit = elem_bytes > 8 ? 16 : 8;
  return ((size_t)elems * sizeof(int64_t) + unit - 1) & ~(unit - 1);
}

static size_t bytes_of(enum kind kind, int64_t elems, int64_t elem_bytes) {
  size_t values = ((size_t)(elems * elem_bytes) + 7) & ~(size_t)7;
  return kind == NOTHING ? 0 : values + (kind == LIST ? bytes_of_places(elems, elem_bytes) : 0);
}

static void pack(const struct combining *c, const struct share *s, const struct news *news, const char *copy, const void *neutral) {
  int64_t bytes = c->mapping.elem_bytes;
  char *values = news->data;
  if (news->kind == LIST) {
    memcpy(values, c->place + s->first, (size_t)s->elems * sizeof *c->place);
    values += bytes_of_places(s->elems, bytes);
  }
  if (news->kind != RUN) {
    collect(values, copy, c->number + s->first, s->elems, bytes);
    return;
  }
  for (int64_t i = 0; i < news->elems; i++) memcpy(values + i * bytes, neutral, (size_t)bytes);
  for (int64_t i = s->first; i < s->first + s->elems; i++)
    memcpy(values + (c->place[i] - s->lo) * bytes, copy + c->number[i] * bytes, (size_t)bytes);
}

/* What no longer reads anyone is the buffer before the last. */
static char *room(struct combining *c, size_t bytes) {
  c->turn = !c->turn;
  if (bytes > c->box_bytes[c->turn]) {
    if (c->box[c->turn]) pgas_free_local(c->box[c->turn]);
    c->box[c->turn] = pgas_alloc_local(bytes);
    c->box_bytes[c->turn] = bytes;
  }
  return c->box[c->turn];
}

static void pack_all(struct combining *c, const char *copy, const void *neutral) {
  size_t bytes = 0;
  for (int rank = 0; rank < rt_images(); rank++) {
    struct share *s = &c->to[rank];
    enum kind kind = rank == rt_rank() ? NOTHING : kind_of(s);
    c->tell[rank] = (struct news){.kind = kind, .elems = kind == RUN ? run_elems(s) : s->elems, .first = s->lo};
    bytes += bytes_of(kind, c->tell[rank].elems, c->mapping.elem_bytes);
    s->last = kind;
  }
  char *next = room(c, bytes);
  for (int rank = 0; rank < rt_images(); rank++) {
    struct news *news = &c->tell[rank];
    if (news->kind == NOTHING) continue;
    news->data = next;
    pack(c, &c->to[rank], news, copy, neutral);
    next += bytes_of((enum kind)news->kind, news->elems, c->mapping.elem_bytes);
    news->data = pgas_seen_from(rank + 1, news->data);
  }
}

/* ---- what an owner does ---- */

static void fold(const struct combining *c, const int64_t *place, int64_t elems, const char *values, char *folded,
                 const struct pgas_operator *operator) {
  collect(folded, c->mapping.base, place, elems, c->mapping.elem_bytes);
  operator->combine(folded, values, (size_t)elems, operator->context);
  spread(c->mapping.base, folded, place, elems, c->mapping.elem_bytes);
}

static void take(struct combining *c, int rank, const struct pgas_operator *operator) {
  const struct news *news = &c->told[rank];
  struct places *from = &c->from[rank];
  int64_t bytes = c->mapping.elem_bytes;
  size_t size = bytes_of((enum kind)news->kind, news->elems, bytes), need = 2 * size;
  if (need > c->values_bytes) {
    free(c->values);
    c->values = rt_private(need, 1);
    c->values_bytes = need;
  }
  pgas_get(rank + 1, c->values, news->data, size);
  const char *values = c->values;
  if (news->kind == RUN) {
    operator->combine(c->mapping.base + news->first * bytes, values, (size_t)news->elems, operator->context);
    return;
  }
  if (news->kind == LIST) {
    memcpy(room_for(from, news->elems), values, (size_t)news->elems * sizeof *from->place);
    from->elems = news->elems;
    values += bytes_of_places(news->elems, bytes);
  }
  fold(c, from->place, news->elems, values, c->values + size, operator);
}

static void take_own(struct combining *c, const char *copy, const struct pgas_operator *operator) {
  const struct share *own = &c->to[rt_rank()];
  int64_t elem_bytes = c->mapping.elem_bytes;
  if (own->straight && own->elems) {
    operator->combine(c->mapping.base + c->place[own->first] * elem_bytes, copy + c->number[own->first] * elem_bytes, (size_t)own->elems,
                      operator->context);
    return;
  }
  size_t bytes = 2 * (size_t)(own->elems * elem_bytes);
  char *values = rt_private(bytes + 1, 1);
  collect(values, copy, c->number + own->first, own->elems, elem_bytes);
  fold(c, c->place + own->first, own->elems, values, values + bytes / 2, operator);
  free(values);
}

/* ---- on one image ---- */

#define PASS(type, op) \
  while (i < end && ((const type *)copy)[i] op *(const type *)neutral) i++

/* The first element from i on that is touched, or that is not. */
static int64_t pass(int touched, const void *copy, const void *neutral, int64_t i, int64_t end, int64_t elem_bytes) {
  switch (elem_bytes * 2 + touched) {
    case 32: PASS(__uint128_t, ==); return i;
    case 33: PASS(__uint128_t, !=); return i;
    case 16: PASS(uint64_t, ==); return i;
    case 17: PASS(uint64_t, !=); return i;
    case 8: PASS(uint32_t, ==); return i;
    default: PASS(uint32_t, !=); return i;
  }
}

static int64_t place_of(struct rt_finder *finder, const struct hpf_mapping *m, int64_t number) {
  int64_t index[HPF_RANK_MAX];
  int rank;
  index_of(m, number, index);
  return rt_find(finder, index, &rank);
}

/* Who is alone, and stores the elements one after the other as the copy does, keeps no lists: what is touched is added run by run. */
static int take_alone(const struct combining *c, const char *copy, const void *neutral, int64_t elems, const struct pgas_operator *operator,
                      const struct hpf_pos *pos) {
  struct rt_finder finder;
  int64_t bytes = c->mapping.elem_bytes;
  if (rt_images() > 1 || elems == 0) return 0;
  rt_finder_open(&finder, &c->mapping, pos);
  int64_t first = place_of(&finder, &c->mapping, 0);
  if (place_of(&finder, &c->mapping, elems - 1) - first != elems - 1) return 0; /* places ascend: there are gaps */
  for (int64_t next, i = pass(0, copy, neutral, 0, elems, bytes); i < elems; i = pass(0, copy, neutral, next, elems, bytes)) {
    next = pass(1, copy, neutral, i, elems, bytes);
    operator->combine(c->mapping.base + (first + i) * bytes, copy + i * bytes, (size_t)(next - i), operator->context);
  }
  return 1;
}

void hpf_combine(struct hpf_indirect *indirect, const void *copy, const void *neutral, int32_t type, int32_t op, int32_t partial) {
  struct combining *c = opened(indirect);
  const struct pgas_operator *operator = rt_operator((enum pgas_type)type, (enum pgas_op)op);
  struct rt_key key = {0};
  int64_t elems = 1;
  uint64_t messages = 0, bytes = 0;
  rt_at(&indirect->pos);
  hpf_mapping_of(&c->mapping, indirect->array);
  for (int k = 0; k < (int)c->mapping.rank; k++) elems *= extent(&c->mapping, k);
  if (take_alone(c, copy, neutral, elems, operator, &indirect->pos)) return;
  struct places before = c->before;
  c->before = c->touched, c->touched = before;
  scan(&c->touched, copy, neutral, elems, c->mapping.elem_bytes);
  rt_key_add_mapping(&key, &c->mapping);
  if (!c->number || !rt_key_equal(&key, &c->key) || !is_same(&c->touched, &c->before)) sort_by_owner(c, &indirect->pos);
  free(c->key.number);
  c->key = key;
  take_own(c, copy, operator);
  if (!partial || rt_images() == 1) return;
  pack_all(c, copy, neutral);
  pgas_alltoall(c->tell, c->told, sizeof *c->tell);
  for (int rank = 0; rank < rt_images(); rank++) {
    if (c->told[rank].kind == NOTHING) continue;
    take(c, rank, operator);
    messages++, bytes += bytes_of((enum kind)c->told[rank].kind, c->told[rank].elems, c->mapping.elem_bytes);
  }
  rt_count(RT_IRREGULAR, messages, bytes);
}
