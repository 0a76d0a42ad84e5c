/* irregular.c: schedules of irregular references, and their executor.

   A schedule's ghost cells stand in the shared memory, in the order of (owner, place there). Each owner knows, for each
   image that refers to it, the places it wants; ghosts of one owner and the owner's list for it correspond one by one.
   For each pair (owner, user) with something to move:

     gather:  owner: offered += 1 at the user     "my elements are there", or "your inbox holds them"
              user:  copies them into its ghosts; taken += 1 at the owner
     scatter: user:  offered += 1 at the owner    "my ghosts are there", or "your inbox holds them"
              owner: combines them, in the order of images; taken += 1 at the user

   Images of one node load from each other's memory; between nodes one message goes into an inbox, which is free once the
   one before it was taken. A conduit that delivers keeps the message at its target until that has come to the same step,
   which it counts in `open`, so that nobody takes note. Counters are those of the pair and only grow; everything is opened, then
   offered, before anything else is waited for. */
#include "inspect.h"
#include "lane.h"
#include <stdlib.h>
#include <string.h>

static struct {
  pgas_counter *offered, *taken, *open; /* mine, one for each image */
  uint64_t *offers, *takes;      /* made to each; from each */
  char *packed, *folded;
  size_t packed_bytes, folded_bytes;
} state;

void rt_irregular_start(void) {
  size_t images = (size_t)rt_images();
  state.offered = rt_alloc_unchecked(images * sizeof *state.offered);
  state.taken = rt_alloc_unchecked(images * sizeof *state.taken);
  if (rt_conduit()->deliver) state.open = rt_alloc_unchecked(images * sizeof *state.open);
  state.offers = rt_private(images, sizeof *state.offers);
  state.takes = rt_private(images, sizeof *state.takes);
}

static char *room(char **memory, size_t *have, size_t bytes) {
  if (bytes > *have) {
    free(*memory);
    *memory = rt_private(bytes, 1);
    *have = bytes;
  }
  return *memory;
}

static void offer(int rank) {
  rt_conduit()->notify(rank, &state.offered[rt_rank()], 1);
  state.offers[rank]++;
}
static void wait_for_offer(int rank) { pgas_wait(&state.offered[rank], ++state.takes[rank]); }
static void take_note(int rank, int is_near) {
  if (is_near || !state.open) rt_conduit()->notify(rank, &state.taken[rt_rank()], 1);
}
static void wait_for_taker(int rank) { pgas_wait(&state.taken[rank], state.offers[rank]); }

/* ---- lists of elements ---- */

#define COLLECT(type)                                                                                           \
  for (int64_t i = 0; i < elems; i++) ((type *)(void *)dense)[i] = ((const type *)(const void *)base)[place[i]]
#define SPREAD(type)                                                                                            \
  for (int64_t i = 0; i < elems; i++) ((type *)(void *)base)[place[i]] = ((const type *)(const void *)dense)[i]

/* Places ascend: these follow each other without gaps. */
static int is_straight(const int64_t *place, int64_t elems) { return elems > 0 && place[elems - 1] - place[0] == elems - 1; }

static void collect(char *dense, const char *base, const int64_t *place, int64_t elems, int64_t elem_bytes) {
  if (is_straight(place, elems)) {
    memcpy(dense, base + place[0] * elem_bytes, (size_t)(elems * elem_bytes));
    return;
  }
  switch (elem_bytes) {
    case 4: COLLECT(uint32_t); return;
    case 8: COLLECT(uint64_t); return;
    case 16: COLLECT(__uint128_t); return;
  }
  for (int64_t i = 0; i < elems; i++)
    memcpy(dense + i * elem_bytes, base + place[i] * elem_bytes, (size_t)elem_bytes);
}

static void spread(char *base, const int64_t *place, const char *dense, int64_t elems, int64_t elem_bytes) {
  switch (elem_bytes) {
    case 4: SPREAD(uint32_t); return;
    case 8: SPREAD(uint64_t); return;
    case 16: SPREAD(__uint128_t); return;
  }
  for (int64_t i = 0; i < elems; i++)
    memcpy(base + place[i] * elem_bytes, dense + i * elem_bytes, (size_t)elem_bytes);
}

/* ---- gather ---- */

static void open_for(int rank, int is_near) {
  if (!is_near && state.open) __atomic_add_fetch(&state.open[rank].value, 1, __ATOMIC_SEQ_CST);
}

static void send_far(int rank, char *outbox, const char *dense, int64_t bytes) {
  const struct rt_put put = {.remote = outbox, .local = dense, .box = {.elem_bytes = (size_t)bytes}};
  if (!state.open) wait_for_taker(rank);
  state.offers[rank]++;
  if (state.open)
    rt_conduit()->deliver(rank, &put, 1, &(struct rt_gate){&state.open[rt_rank()], state.offers[rank]}, &state.offered[rt_rank()]);
  else
    rt_conduit()->mail(rank, outbox, dense, (size_t)bytes, &state.offered[rt_rank()], 1);
}

static void give(const struct rt_references *s, const struct rt_user *user) {
  int64_t bytes = user->elems * s->elem_bytes;
  char *packed = room(&state.packed, &state.packed_bytes, (size_t)bytes);
  collect(packed, s->base, user->place, user->elems, s->elem_bytes);
  send_far(user->rank, user->outbox, packed, bytes);
}

static void receive(const struct rt_references *s, const struct rt_owner *owner) {
  wait_for_offer(owner->rank);
  if (owner->is_near)
    collect(owner->ghosts, rt_conduit()->pointer(owner->rank, s->base), owner->place, owner->elems, s->elem_bytes);
  else if (owner->inbox != owner->ghosts)
    memcpy(owner->ghosts, owner->inbox, (size_t)(owner->elems * s->elem_bytes));
  take_note(owner->rank, owner->is_near);
}

void hpf_irregular_gather(struct hpf_irregular *irregular) {
  const struct rt_references *s = irregular->schedule;
  rt_at(&irregular->pos);
  for (int i = 0; i < s->owners; i++) open_for(s->owner[i].rank, s->owner[i].is_near);
  for (int i = 0; i < s->users; i++)
    if (s->user[i].is_near) offer(s->user[i].rank);
  for (int i = 0; i < s->users; i++)
    if (!s->user[i].is_near) give(s, &s->user[i]);
  for (int i = 0; i < s->owners; i++) receive(s, &s->owner[i]);
  for (int i = 0; i < s->users; i++)
    if (s->user[i].is_near) wait_for_taker(s->user[i].rank);
  rt_count(RT_IRREGULAR, (uint64_t)s->owners, (uint64_t)(s->ghost_elems * s->elem_bytes));
}

/* ---- scatter ---- */

static const struct pgas_operator *operator_for(const struct hpf_irregular *irregular, int32_t type, int32_t op) {
  const struct rt_references *s = irregular->schedule;
  if (op == HPF_SET) return NULL;
  const struct pgas_operator *operator = rt_operator((enum pgas_type)type, (enum pgas_op)op);
  if ((int64_t)operator->elem_bytes != s->elem_bytes)
    rt_fail(&irregular->pos, "internal error: operands of %d bytes for elements of %d", (int)operator->elem_bytes,
            (int)s->elem_bytes);
  return operator;
}

#define FILL(type, value) for (int64_t i = 0; i < elems; i++) ((type *)ghosts)[i] = (type)(value)

/* The greatest value for a minimum is infinity where the type has one. */
static void fill_neutral(void *ghosts, int64_t elems, int32_t type, int32_t op) {
  static const int64_t small[] = {[HPF_SUM] = 0, [HPF_PROD] = 1, [HPF_AND] = 1, [HPF_OR] = 0, [HPF_EQV] = 1, [HPF_NEQV] = 0};
  int is_min = op == HPF_MIN, is_extreme = is_min || op == HPF_MAX;
  int64_t value = is_extreme ? 0 : small[op];
  switch (type) {
    case HPF_R8: FILL(double, is_extreme ? (is_min ? __builtin_inf() : -__builtin_inf()) : (double)value); return;
    case HPF_R16: FILL(rt_real16, is_extreme ? (is_min ? __builtin_inf() : -__builtin_inf()) : (double)value); return;
    case HPF_R10: FILL(long double, is_extreme ? (is_min ? __builtin_inf() : -__builtin_inf()) : (double)value); return;
    case HPF_I16: FILL(__int128, is_extreme ? (__int128)(((unsigned __int128)1 << 127) - (is_min ? 1 : 0)) : value); return;
    case HPF_R4: FILL(float, is_extreme ? (is_min ? __builtin_inff() : -__builtin_inff()) : (float)value); return;
    case HPF_I8: FILL(int64_t, is_extreme ? (is_min ? INT64_MAX : INT64_MIN) : value); return;
    default: FILL(int32_t, is_extreme ? (is_min ? INT32_MAX : INT32_MIN) : (int32_t)value);
  }
}

void hpf_irregular_clear(struct hpf_irregular *irregular, int32_t type, int32_t op) {
  const struct rt_references *s = irregular->schedule;
  if (operator_for(irregular, type, op)) fill_neutral(s->ghosts, s->ghost_elems, type, op);
}

/* The ghosts of one image hold each element once, so the elements can be folded side by side. */
static void combine(const struct rt_references *s, const struct rt_user *user, const char *ghosts,
                    const struct pgas_operator *operator) {
  if (operator && is_straight(user->place, user->elems)) {
    operator->combine(s->base + user->place[0] * s->elem_bytes, ghosts, (size_t)user->elems, operator->context);
    return;
  }
  if (operator) {
    size_t bytes = (size_t)(user->elems * s->elem_bytes);
    char *folded = room(&state.folded, &state.folded_bytes, bytes);
    collect(folded, s->base, user->place, user->elems, s->elem_bytes);
    operator->combine(folded, ghosts, (size_t)user->elems, operator->context);
    ghosts = folded;
  }
  spread(s->base, user->place, ghosts, user->elems, s->elem_bytes);
}

void hpf_irregular_scatter(struct hpf_irregular *irregular, int32_t type, int32_t op) {
  const struct rt_references *s = irregular->schedule;
  rt_at(&irregular->pos);
  const struct pgas_operator *operator = operator_for(irregular, type, op);
  if (s->has_copies)
    rt_fail(&irregular->pos, "internal error: elements of '%s' have several copies to scatter to", s->name);
  for (int i = 0; i < s->users; i++) open_for(s->user[i].rank, s->user[i].is_near);
  for (int i = 0; i < s->owners; i++)
    if (s->owner[i].is_near) offer(s->owner[i].rank);
  for (int i = 0; i < s->owners; i++)
    if (!s->owner[i].is_near)
      send_far(s->owner[i].rank, s->owner[i].outbox, s->owner[i].ghosts, s->owner[i].elems * s->elem_bytes);
  for (int i = 0; i < s->users; i++) {
    const struct rt_user *user = &s->user[i];
    wait_for_offer(user->rank);
    const char *ghosts = user->is_near ? rt_conduit()->pointer(user->rank, user->ghosts) : user->inbox;
    combine(s, user, ghosts, operator);
    take_note(user->rank, user->is_near);
  }
  for (int i = 0; i < s->owners; i++)
    if (s->owner[i].is_near) wait_for_taker(s->owner[i].rank);
  rt_count(RT_IRREGULAR, (uint64_t)s->owners, (uint64_t)(s->ghost_elems * s->elem_bytes));
}
