/* schedule.c: from the sets of an exchange to peers and puts, kept as long as nothing changes that they depend on.

   Both ends evaluate the same sections function for the same pair, so sender and receiver agree without a word. */
#include "rt.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- the key ---- */

static size_t key_elems(const struct hpf_exchange *exchange) {
  return (size_t)exchange->nparams + 2 + 3 * HPF_RANK_MAX + (size_t)exchange->nlayouts * (3 * HPF_GRID_MAX + 1);
}

static int64_t *append(int64_t *key, const int64_t *values, size_t elems) {
  memcpy(key, values, elems * sizeof *key);
  return key + elems;
}

static void write_key(const struct hpf_exchange *exchange, const int64_t *params, int64_t *key) {
  const struct hpf_array *array = exchange->array;
  if (exchange->nparams) key = append(key, params, (size_t)exchange->nparams);
  *key++ = (int64_t)(uintptr_t)array->base;
  key = append(key, array->stride, HPF_RANK_MAX);
  key = append(key, array->store_lo, HPF_RANK_MAX);
  const struct hpf_array *into = exchange->into ? exchange->into : array;
  *key++ = (int64_t)(uintptr_t)into->base;
  key = append(key, into->stride, HPF_RANK_MAX);
  for (int64_t l = 0; l < exchange->nlayouts; l++) {
    key = append(key, exchange->layouts[l]->grid, HPF_GRID_MAX);
    key = append(key, exchange->layouts[l]->block, HPF_GRID_MAX);
    key = append(key, exchange->layouts[l]->start, HPF_GRID_MAX);
    *key++ = exchange->layouts[l]->version;
  }
}

enum { KEY_ON_STACK = 256 };

static int is_current(const struct hpf_exchange *exchange, const struct rt_schedule *schedule, const int64_t *params) {
  int64_t small[KEY_ON_STACK];
  size_t elems = key_elems(exchange);
  int64_t *key = elems <= KEY_ON_STACK ? small : rt_private(elems, sizeof *key);
  write_key(exchange, params, key);
  int same = memcmp(key, schedule->key, elems * sizeof *key) == 0;
  if (key != small) free(key);
  return same;
}

/* ---- sections ---- */

enum { TILES_ON_STACK = 8 * HPF_TILE };

static void tiles_of(const struct hpf_exchange *exchange, int rank, int64_t *tiles) {
  for (int64_t l = 0; l < exchange->nlayouts; l++) {
    const struct hpf_layout *layout = exchange->layouts[l];
    rt_layout_tile(layout, rt_layout_place(layout, rank, 0), tiles + l * HPF_TILE);
  }
}

/* Returns 0 if there is none. */
int rt_section(const struct rt_pair *pair, int piece, int64_t *lo, int64_t *hi) {
  const struct hpf_exchange *exchange = pair->exchange;
  if (!exchange->sections(piece, pair->params, pair->receiver, pair->sender, lo, hi)) return 0;
  for (int64_t k = 0; k < exchange->array->rank; k++)
    if (lo[k] > hi[k]) return 0;
  return 1;
}

static int has_section(const struct rt_pair *pair) {
  int64_t lo[HPF_RANK_MAX], hi[HPF_RANK_MAX];
  for (int piece = 0; piece < (int)pair->exchange->pieces; piece++)
    if (rt_section(pair, piece, lo, hi)) return 1;
  return 0;
}

/* A section outside the storage of either end would destroy other data. */
static void check_stored(const struct rt_pair *pair, const struct hpf_array *array, const int64_t *tile, const int64_t *lo, const int64_t *hi) {
  for (int k = 0; k < (int)array->rank; k++) {
    int64_t first = array->shadow_lo[k] == -2 ? pair->first[k] : rt_array_store_lo(array, k, tile);
    int64_t elems = rt_array_slot_elems(array, k);
    int64_t last = pair->along >> k & 1 ? lo[k] : hi[k];
    if (lo[k] >= first && last < first + elems) continue;
    rt_fail(&pair->exchange->pos,
            "internal error: exchange %" PRId64 " moves %" PRId64 ":%" PRId64 " of dimension %d of '%s', but the %s "
            "stores %" PRId64 ":%" PRId64,
            pair->exchange->id, lo[k], hi[k], k + 1, array->name, tile == pair->sender ? "sender" : "receiver", first,
            first + elems - 1);
  }
}

/* How many places one step is in an array, if it goes from one own tile to another. */
static int64_t places_of(const struct hpf_array *array, int is_own, int dim, int64_t lo, int64_t hi, int64_t by) {
  if (!is_own || by == 1 || lo == hi) return by;
  return rt_array_own_place(array, dim, lo + by) - rt_array_own_place(array, dim, lo);
}

/* Where the receiver wants an element: in this array, and in the tile of its layout that the pair names. */
static const struct hpf_array *taker_of(const struct rt_pair *pair, const int64_t **tile) {
  const struct hpf_exchange *exchange = pair->exchange;
  *tile = pair->receiver;
  if (!pair->buffer) return exchange->array;
  for (int64_t l = 0; l < exchange->nlayouts; l++)
    if (exchange->layouts[l] == exchange->into->layout) *tile = pair->receiver + l * HPF_TILE;
  return pair->buffer;
}

char *rt_taken_at(const struct rt_pair *pair, const int64_t *index) {
  const int64_t *tile;
  const struct hpf_array *taker = taker_of(pair, &tile);
  return rt_array_address(taker, tile, pair->first, index);
}

/* From element lo to element hi by steps, NULL for 1. */
uint64_t rt_fill_put(const struct rt_pair *pair, const int64_t *lo, const int64_t *hi, const int64_t *step, struct rt_put *put) {
  const struct hpf_array *array = pair->exchange->array;
  const int64_t *tile;
  const struct hpf_array *taker = taker_of(pair, &tile);
  uint64_t bytes = (uint64_t)array->elem_bytes;
  if (!pair->exchange->tiles) check_stored(pair, array, pair->sender, lo, hi);
  check_stored(pair, taker, tile, lo, hi);
  put->remote = rt_array_address(taker, tile, pair->first, lo);
  put->local = pair->exchange->tiles ? rt_array_own_address(array, lo) : rt_array_address(array, pair->sender, NULL, lo);
  put->box = (struct pgas_box){.dims = (int)array->rank, .elem_bytes = (size_t)array->elem_bytes};
  for (int k = 0; k < (int)array->rank; k++) {
    int64_t by = step ? step[k] : 1;
    put->box.extent[k] = (size_t)((hi[k] - lo[k]) / by + 1);
    int64_t there = places_of(taker, (int)(pair->along >> k & 1), k, lo[k], hi[k], by);
    int64_t here = places_of(array, pair->exchange->tiles != NULL, k, lo[k], hi[k], by);
    put->box.remote_stride_bytes[k] = there * taker->stride[k] * array->elem_bytes;
    put->box.local_stride_bytes[k] = here * array->stride[k] * array->elem_bytes;
    bytes *= put->box.extent[k];
  }
  rt_box_normalise(&put->box);
  return bytes;
}

/* ---- schedules ---- */

/* A message keeps its room for when the schedule is made anew. */
static void fill_message(const struct rt_pair *pair, int rank, struct rt_message *message) {
  int64_t lo[HPF_RANK_MAX], hi[HPF_RANK_MAX];
  message->rank = rank, message->puts = 0, message->bytes = 0;
  for (int piece = 0; piece < (int)pair->exchange->pieces; piece++) {
    if (!rt_section(pair, piece, lo, hi)) continue;
    if (!message->put) message->put = rt_private((size_t)pair->exchange->pieces, sizeof *message->put);
    message->bytes += rt_fill_put(pair, lo, hi, NULL, &message->put[message->puts++]);
  }
}

static void add_receive(struct rt_schedule *schedule, const struct rt_pair *pair, int rank) {
  if (has_section(pair)) schedule->receive_from[schedule->receives++] = rank;
}

static void add_send(struct rt_schedule *schedule, const struct rt_pair *pair, int rank) {
  struct rt_message *message = &schedule->send[schedule->sends];
  fill_message(pair, rank, message);
  schedule->send_to[rank] = message->puts ? schedule->sends++ : -1;
}

static void add_peers(struct rt_schedule *schedule, const struct hpf_exchange *exchange, const int64_t *params) {
  int64_t small[TILES_ON_STACK];
  size_t elems = (size_t)exchange->nlayouts * HPF_TILE;
  int64_t *mine = 2 * elems <= TILES_ON_STACK ? small : rt_private(2 * elems, sizeof *mine);
  int64_t *theirs = mine + elems;
  tiles_of(exchange, rt_rank(), mine);
  schedule->send_to[rt_rank()] = -1;
  for (int rank = 0; rank < rt_images(); rank++) {
    if (rank == rt_rank()) continue;
    tiles_of(exchange, rank, theirs);
    add_receive(schedule, &(struct rt_pair){exchange, params, mine, theirs, NULL, NULL, 0}, rank);
    add_send(schedule, &(struct rt_pair){exchange, params, theirs, mine, NULL, NULL, 0}, rank);
  }
  if (mine != small) free(mine);
}

/* An exchange that stands before the conditions around it may be for an array that is not allocated: then nothing goes. */
static int is_allocated(const struct hpf_exchange *exchange) {
  for (int64_t l = 0; l < exchange->nlayouts; l++)
    if (!exchange->layouts[l]->block[0]) return 0;
  return exchange->array->base != NULL;
}

static void clear(struct rt_schedule *schedule, const struct hpf_exchange *exchange) {
  for (int i = 0; exchange->tiles && i < schedule->sends; i++) free(schedule->send[i].put);
  free(schedule->own.put);
  schedule->own = (struct rt_message){0};
  schedule->sends = schedule->receives = 0;
}

static struct rt_schedule *new_schedule(const struct hpf_exchange *exchange, int slot) {
  size_t images = (size_t)rt_images();
  struct rt_schedule *schedule = rt_private(1, sizeof *schedule);
  schedule->key = rt_private(key_elems(exchange), sizeof *schedule->key);
  schedule->receive_from = rt_private(images, sizeof *schedule->receive_from);
  schedule->send = rt_private(images, sizeof *schedule->send);
  schedule->send_to = rt_private(images, sizeof *schedule->send_to);
  schedule->slot = slot;
  schedule->next = schedule;
  return schedule;
}

/* A sweep comes to the hyperplanes in turn, up or down, each with a schedule of its own; a buffer has one shape. */
static int has_room(const struct hpf_exchange *exchange, const struct rt_schedule *ring) {
  int64_t count = 0;
  if (!exchange->slab || exchange->into) return 0;
  for (const struct rt_schedule *s = ring->next; s != ring; s = s->next) count++;
  return count + 1 < rt_layout_tiles(exchange->array->layout, (int)exchange->slab - 1);
}

static struct rt_schedule *find_in_ring(const struct hpf_exchange *exchange, struct rt_schedule *ring, const int64_t *params) {
  for (struct rt_schedule *s = ring->next;; s = s->next) {
    if (is_current(exchange, s, params)) return s;
    if (s == ring) return NULL;
  }
}

/* Where an image has one tile and takes nothing into a buffer, nothing goes within it. */
static int goes_nowhere(const struct hpf_exchange *exchange) { return rt_images() == 1 && !exchange->tiles && !exchange->into; }

const struct rt_schedule *rt_schedule(struct hpf_exchange *exchange, const int64_t *params) {
  struct rt_schedule *schedule = exchange->schedule;
  if (schedule && goes_nowhere(exchange)) return schedule;
  if (exchange->into) rt_enter_buffer(exchange->into);
  struct rt_schedule *found = schedule ? find_in_ring(exchange, schedule, params) : NULL;
  if (found) return exchange->schedule = found;
  if (schedule && has_room(exchange, schedule)) {
    struct rt_schedule *another = new_schedule(exchange, schedule->slot);
    another->next = schedule->next;
    exchange->schedule = schedule = schedule->next = another;
  } else if (schedule) {
    exchange->schedule = schedule = schedule->next;
    clear(schedule, exchange);
  } else {
    exchange->schedule = schedule = new_schedule(exchange, rt_exchange_slot(exchange));
  }
  if (!is_allocated(exchange))
    for (int rank = 0; rank < rt_images(); rank++) schedule->send_to[rank] = -1;
  else if (exchange->tiles)
    rt_add_owners(schedule, exchange, params);
  else
    add_peers(schedule, exchange, params);
  write_key(exchange, params, schedule->key); /* a buffer has its shape now */
  return schedule;
}
