/* inspect.c: from subscripts to owners, places, ghost cells, and lists of what each image wants of each other.

   An element of another image is a number: rank and place. A hash table gives each such number one index, whatever the
   references; the numbers are then sorted, so that ghosts of one owner are neighbours and its storage is read in
   ascending order. */
#include "inspect.h"
#include <stdlib.h>
#include <string.h>

enum { PLACE_BITS = 48 };

static uint64_t number_of(int rank, int64_t place) { return (uint64_t)rank << PLACE_BITS | (uint64_t)place; }
static int rank_of(uint64_t number) { return (int)(number >> PLACE_BITS); }
static int64_t place_of(uint64_t number) { return (int64_t)(number & ((UINT64_C(1) << PLACE_BITS) - 1)); }

/* ---- where an element stands ---- */

void rt_finder_open(struct rt_finder *f, const struct hpf_mapping *array, const struct hpf_pos *pos) {
  *f = (struct rt_finder){.array = array, .pos = pos};
  f->in_grid = !array->multi && rt_mapping_coords(array, rt_rank(), f->mine);
  for (int dim = 0; dim < (int)array->rank; dim++) f->tile[dim] = (struct rt_tile){.lo = 1, .hi = 0};
  for (int g = 0; g < (int)array->grid_rank; g++) {
    if (rt_mapping_aligned(array, g) >= 0) continue;
    f->nearest[g] = array->replicated[g] ? (f->in_grid ? f->mine[g] : 0) : rt_mapping_fixed_coord(array, g);
  }
}

static void enter_tile(struct rt_finder *f, int dim, int64_t index) {
  struct rt_tile *tile = &f->tile[dim];
  rt_mapping_check(f->array, dim, index, f->pos);
  rt_mapping_tile(f->array, dim, index, &tile->lo, &tile->hi, &tile->coord);
  tile->place = rt_mapping_dim_place(f->array, dim, tile->lo);
}

int64_t rt_find(struct rt_finder *f, const int64_t *index, int *rank) {
  const struct hpf_mapping *array = f->array;
  int64_t coord[HPF_GRID_MAX], place = 0;
  int mine = f->in_grid;
  for (int g = 0; g < (int)array->grid_rank; g++) coord[g] = f->nearest[g];
  for (int dim = 0; dim < (int)array->rank; dim++) {
    struct rt_tile *tile = &f->tile[dim];
    if (index[dim] < tile->lo || index[dim] > tile->hi) enter_tile(f, dim, index[dim]);
    place += tile->place + (index[dim] - tile->lo) * array->stride[dim];
    if (array->dist[dim] >= 0) coord[array->dist[dim]] = tile->coord;
  }
  for (int g = 0; g < (int)array->grid_rank; g++) mine &= coord[g] == f->mine[g];
  *rank = mine ? rt_rank() : rt_mapping_rank(array, coord);
  return place + rt_mapping_slot(array, coord);
}

/* The element's number, or its place alone (rank 0) and *is_mine = 1. */
static uint64_t find(struct rt_finder *f, const int64_t *index, int *is_mine) {
  int rank;
  int64_t place = rt_find(f, index, &rank);
  *is_mine = rank == rt_rank();
  return *is_mine ? (uint64_t)place : number_of(rank, place);
}

/* ---- distinct numbers ---- */

struct distinct {
  uint64_t *number; /* in the order of their first reference */
  int64_t count;
  int64_t *slot;    /* index + 1 of a number, or 0 */
  int bits;         /* 2^bits slots */
};

static int64_t slot_of(const struct distinct *d, uint64_t number) {
  uint64_t mask = (UINT64_C(1) << d->bits) - 1, slot = number * 0x9e3779b97f4a7c15u >> (64 - d->bits);
  while (d->slot[slot] && d->number[d->slot[slot] - 1] != number) slot = (slot + 1) & mask;
  return (int64_t)slot;
}

static void grow(struct distinct *d) {
  free(d->slot);
  d->bits++;
  d->slot = rt_private((size_t)1 << d->bits, sizeof *d->slot);
  d->number = realloc(d->number, sizeof *d->number << d->bits);
  if (!d->number) rt_fail(NULL, "out of memory on image %d", rt_rank() + 1);
  for (int64_t i = 0; i < d->count; i++) d->slot[slot_of(d, d->number[i])] = i + 1;
}

static int64_t index_of(struct distinct *d, uint64_t number) {
  if (2 * (d->count + 1) > (int64_t)1 << d->bits) grow(d);
  int64_t slot = slot_of(d, number);
  if (!d->slot[slot]) {
    d->number[d->count++] = number;
    d->slot[slot] = d->count;
  }
  return d->slot[slot] - 1;
}

/* ---- sorting ---- */

enum { DIGIT_BITS = 11, DIGITS = 1 << DIGIT_BITS };

struct sortable {
  uint64_t number;
  int64_t index;
};

static void sort_by_digit(const struct sortable *from, struct sortable *to, int64_t count, int shift) {
  int64_t start[DIGITS + 1] = {0};
  for (int64_t i = 0; i < count; i++) start[(from[i].number >> shift) % DIGITS + 1]++;
  for (int digit = 0; digit < DIGITS; digit++) start[digit + 1] += start[digit];
  for (int64_t i = 0; i < count; i++) to[start[(from[i].number >> shift) % DIGITS]++] = from[i];
}

/* Least significant digits first; digits in which all agree are passed over. Returns where the result is. */
static struct sortable *sort(struct sortable *a, struct sortable *b, int64_t count) {
  uint64_t differs = 0;
  for (int64_t i = 1; i < count; i++) differs |= a[i].number ^ a[0].number;
  for (int shift = 0; shift < 64; shift += DIGIT_BITS) {
    if ((differs >> shift) % DIGITS == 0) continue;
    sort_by_digit(a, b, count, shift);
    struct sortable *done = b;
    b = a, a = done;
  }
  return a;
}

/* Sorts the numbers; position[index] becomes the new place of each. */
static void order(struct distinct *d, int64_t *position) {
  size_t count = (size_t)d->count;
  struct sortable *a = rt_private(count, sizeof *a), *b = rt_private(count, sizeof *b);
  for (size_t i = 0; i < count; i++) a[i] = (struct sortable){d->number[i], (int64_t)i};
  const struct sortable *sorted = sort(a, b, d->count);
  for (size_t i = 0; i < count; i++) {
    d->number[i] = sorted[i].number;
    position[sorted[i].index] = (int64_t)i;
  }
  free(a);
  free(b);
}

/* ---- ghosts ---- */

/* Ghost cells as the array's elements count, so that `where` leads to both. */
static void allocate_ghosts(struct rt_references *s) {
  intptr_t elem = (intptr_t)s->elem_bytes;
  s->memory = pgas_alloc_local((size_t)((s->ghost_elems + 1) * s->elem_bytes));
  intptr_t rest = ((intptr_t)s->memory - (intptr_t)s->base) % elem;
  s->ghosts = s->memory + (rest > 0 ? elem - rest : -rest);
}

/* ~index stands for a ghost until all are known. */
static void resolve(struct rt_references *s, int64_t refs, const int64_t *position) {
  int64_t first = ((intptr_t)s->ghosts - (intptr_t)s->base) / (intptr_t)s->elem_bytes;
  for (int64_t r = 0; r < refs; r++)
    if (s->where[r] < 0) s->where[r] = first + position[~s->where[r]];
}

static void find_all(struct rt_references *s, const struct hpf_mapping *array, const struct hpf_pos *pos, int64_t refs,
                     const int64_t *subscript, struct distinct *others) {
  struct rt_finder finder;
  rt_finder_open(&finder, array, pos);
  for (int64_t r = 0; r < refs; r++, subscript += array->rank) {
    int is_mine;
    uint64_t number = find(&finder, subscript, &is_mine);
    s->where[r] = is_mine ? (int64_t)number : ~index_of(others, number);
  }
}

static void find_owners(struct rt_references *s, const struct distinct *others) {
  s->wanted = rt_private((size_t)others->count, sizeof *s->wanted);
  s->owner = rt_private((size_t)rt_images(), sizeof *s->owner);
  for (int64_t i = 0; i < others->count; i++) {
    int rank = rank_of(others->number[i]);
    s->wanted[i] = place_of(others->number[i]);
    if (!s->owners || s->owner[s->owners - 1].rank != rank)
      s->owner[s->owners++] = (struct rt_owner){.rank = rank, .is_near = rt_conduit()->pointer(rank, s->base) != NULL,
                                                .place = &s->wanted[i], .ghosts = s->ghosts + i * s->elem_bytes};
    s->owner[s->owners - 1].elems++;
  }
}

/* ---- agreement ---- */

/* What an image tells another, in addresses that the other can use. */
struct hello {
  char *ghosts, *inbox_of_user, *inbox_of_owner, *list;
};

static void find_users(struct rt_references *s) {
  size_t images = (size_t)rt_images();
  int64_t *wanted = rt_private(images, sizeof *wanted), *given = rt_private(images, sizeof *given), sum = 0;
  for (int i = 0; i < s->owners; i++) wanted[s->owner[i].rank] = s->owner[i].elems;
  pgas_alltoall(wanted, given, sizeof *wanted);
  for (size_t i = 0; i < images; i++) sum += given[i];
  s->given = pgas_alloc_local((size_t)sum * sizeof *s->given);
  s->user = rt_private(images, sizeof *s->user);
  sum = 0;
  for (int rank = 0; rank < (int)images; rank++) {
    if (!given[rank]) continue;
    s->user[s->users++] = (struct rt_user){.rank = rank, .is_near = rt_conduit()->pointer(rank, s->base) != NULL,
                                           .elems = given[rank], .place = s->given + sum};
    sum += given[rank];
  }
  free(wanted);
  free(given);
}

/* What is delivered waits until the ghosts may be overwritten. */
static int needs_inbox(const struct rt_owner *owner) { return !owner->is_near && !rt_conduit()->deliver; }

static int64_t far_elems(const struct rt_references *s) {
  int64_t elems = 0;
  for (int i = 0; i < s->owners; i++) elems += needs_inbox(&s->owner[i]) ? s->owner[i].elems : 0;
  for (int i = 0; i < s->users; i++) elems += s->user[i].is_near ? 0 : s->user[i].elems;
  return elems;
}

static void allocate_boxes(struct rt_references *s) {
  int64_t elems = far_elems(s);
  char *next = s->boxes = elems ? pgas_alloc_local((size_t)(elems * s->elem_bytes)) : NULL;
  for (int i = 0; i < s->owners; i++) {
    s->owner[i].inbox = s->owner[i].ghosts;
    if (!needs_inbox(&s->owner[i])) continue;
    s->owner[i].inbox = next;
    next += s->owner[i].elems * s->elem_bytes;
  }
  for (int i = 0; i < s->users; i++) {
    if (s->user[i].is_near) continue;
    s->user[i].inbox = next;
    next += s->user[i].elems * s->elem_bytes;
  }
}

static char *as_seen(int rank, const void *object) { return object ? pgas_seen_from(rank + 1, object) : NULL; }

static void exchange_addresses(struct rt_references *s, struct hello *to, struct hello *from) {
  for (int i = 0; i < s->owners; i++) {
    const struct rt_owner *owner = &s->owner[i];
    to[owner->rank].ghosts = as_seen(owner->rank, owner->ghosts);
    to[owner->rank].inbox_of_user = as_seen(owner->rank, owner->inbox);
  }
  for (int i = 0; i < s->users; i++) {
    const struct rt_user *user = &s->user[i];
    to[user->rank].list = as_seen(user->rank, user->place);
    to[user->rank].inbox_of_owner = as_seen(user->rank, user->inbox);
  }
  pgas_alltoall(to, from, sizeof *to);
}

/* After the barrier every owner has the lists of its users. */
static void agree(struct rt_references *s) {
  size_t images = (size_t)rt_images();
  struct hello *to = rt_private(images, sizeof *to), *from = rt_private(images, sizeof *from);
  find_users(s);
  allocate_boxes(s);
  exchange_addresses(s, to, from);
  for (int i = 0; i < s->users; i++) {
    s->user[i].ghosts = from[s->user[i].rank].ghosts;
    s->user[i].outbox = from[s->user[i].rank].inbox_of_user;
  }
  for (int i = 0; i < s->owners; i++) {
    struct rt_owner *owner = &s->owner[i];
    owner->outbox = from[owner->rank].inbox_of_owner;
    pgas_put(owner->rank + 1, from[owner->rank].list, owner->place, (size_t)owner->elems * sizeof *owner->place);
  }
  pgas_barrier();
  free(to);
  free(from);
}

/* ---- schedules ---- */

static void clear(struct rt_references *s) {
  free(s->key.number);
  free(s->where);
  free(s->owner);
  free(s->user);
  free(s->wanted);
  pgas_free_local(s->given);
  pgas_free_local(s->memory);
  pgas_free_local(s->boxes);
  *s = (struct rt_references){0};
}

void hpf_irregular_free(struct hpf_irregular *irregular) {
  if (!irregular->schedule) return;
  clear(irregular->schedule);
  free(irregular->schedule);
  irregular->schedule = NULL;
  irregular->where = NULL;
  irregular->refs = 0;
}

static void write_key(struct rt_key *key, const struct hpf_mapping *array, int64_t version) {
  rt_key_add(key, (int64_t[]){version, (int64_t)(intptr_t)array->base}, 2);
  rt_key_add_mapping(key, array);
}

int32_t hpf_irregular_current(const struct hpf_irregular *irregular, const struct hpf_mapping *array, int64_t version) {
  const struct rt_references *s = irregular->schedule;
  struct rt_key key = {0};
  if (!s) return 0;
  write_key(&key, array, version);
  int same = rt_key_equal(&key, &s->key);
  free(key.number);
  return same;
}

void hpf_irregular_build(struct hpf_irregular *irregular, const struct hpf_mapping *array, int64_t version,
                         int64_t refs, const int64_t *subscript) {
  struct distinct others = {0};
  rt_at(&irregular->pos);
  hpf_irregular_free(irregular);
  struct rt_references *s = irregular->schedule = rt_private(1, sizeof *s);
  write_key(&s->key, array, version);
  s->name = array->name, s->base = array->base, s->elem_bytes = array->elem_bytes;
  s->has_copies = rt_mapping_has_copies(array);
  s->where = rt_private((size_t)refs, sizeof *s->where);
  find_all(s, array, &irregular->pos, refs, subscript, &others);
  int64_t *position = rt_private((size_t)others.count, sizeof *position);
  order(&others, position);
  s->ghost_elems = others.count;
  allocate_ghosts(s);
  resolve(s, refs, position);
  find_owners(s, &others);
  agree(s);
  irregular->where = s->where;
  irregular->refs = refs;
  free(position);
  free(others.number);
  free(others.slot);
}

int32_t hpf_irregular_array_current(const struct hpf_irregular *irregular, const struct hpf_array *array,
                                    int64_t version) {
  struct hpf_mapping mapping;
  hpf_mapping_of(&mapping, array);
  return hpf_irregular_current(irregular, &mapping, version);
}

void hpf_irregular_array_build(struct hpf_irregular *irregular, const struct hpf_array *array, int64_t version,
                               int64_t refs, const int64_t *subscript) {
  struct hpf_mapping mapping;
  hpf_mapping_of(&mapping, array);
  hpf_irregular_build(irregular, &mapping, version, refs, subscript);
}
