/* owners.c: schedules of exchanges whose sections say only what a receiver needs.

   For every receiver, and every choice of its tiles, each piece is a box of elements. Of each box the image at hand sends
   what it owns, and what it receives itself it expects of all who own some of it. */
#include "rt.h"
#include <stdlib.h>
#include <string.h>

enum { FIRST_PUTS = 4, FIRST_BOXES = 64, MOST_KEPT = 1024 };

/* The boxes that the present receiver has asked for and where they go, in a table of open addressing; several tiles may ask
   for the same. Entries of the receivers before it have other numbers. */
struct boxes {
  struct box {
    int64_t lo[HPF_RANK_MAX], hi[HPF_RANK_MAX];
    const char *to;
    uint64_t receiver;
  } *table;
  size_t room, count;
  uint64_t receiver;
};

static size_t hash(const int64_t *lo, const int64_t *hi, int rank) {
  uint64_t sum = 0;
  for (int k = 0; k < rank; k++) sum = (sum * 31 + (uint64_t)lo[k]) * 31 + (uint64_t)hi[k];
  return (size_t)(sum * 0x9e3779b97f4a7c15u >> 20);
}

static struct box *find(const struct boxes *boxes, const int64_t *lo, const int64_t *hi, const char *to, int rank) {
  size_t bytes = (size_t)rank * sizeof *lo;
  for (size_t i = hash(lo, hi, rank);; i++) {
    struct box *box = &boxes->table[i % boxes->room];
    if (box->receiver != boxes->receiver || (box->to == to && !memcmp(box->lo, lo, bytes) && !memcmp(box->hi, hi, bytes))) return box;
  }
}

static void enter(const struct boxes *boxes, struct box *box, const int64_t *lo, const int64_t *hi, const char *to, int rank) {
  memcpy(box->lo, lo, (size_t)rank * sizeof *lo);
  memcpy(box->hi, hi, (size_t)rank * sizeof *hi);
  box->to = to;
  box->receiver = boxes->receiver;
}

static void grow(struct boxes *boxes, int rank) {
  struct boxes old = *boxes;
  boxes->room = old.room ? 4 * old.room : FIRST_BOXES;
  boxes->table = rt_private(boxes->room, sizeof *boxes->table);
  for (size_t i = 0; i < old.room; i++) {
    const struct box *box = &old.table[i];
    if (box->receiver == boxes->receiver) enter(boxes, find(boxes, box->lo, box->hi, box->to, rank), box->lo, box->hi, box->to, rank);
  }
  free(old.table);
}

/* Returns 0 for a box that is there already. */
static int add_box(struct boxes *boxes, const int64_t *lo, const int64_t *hi, const char *to, int rank) {
  if (2 * boxes->count >= boxes->room) grow(boxes, rank);
  struct box *box = find(boxes, lo, hi, to, rank);
  if (box->receiver == boxes->receiver) return 0;
  enter(boxes, box, lo, hi, to, rank);
  boxes->count++;
  return 1;
}

static void clear_boxes(struct boxes *boxes) {
  boxes->receiver++;
  boxes->count = 0;
}

struct work {
  struct rt_schedule *schedule;
  const struct hpf_exchange *exchange;
  const int64_t *params;
  int64_t *mine, *theirs; /* tiles in all layouts: the first of this image, of the receiver */
  int64_t *tiles;         /* of the receiver, those at hand */
  int *place;             /* which of the receiver's places in each layout they are, with MULTI */
  int count[HPF_RANK_MAX]; /* of kept.runs */
  int put_room;
  char *expected; /* of each rank */
  struct rt_need *needs; /* of each rank; NULL without a buffer */
  struct hpf_array buffer; /* as all images see it */
  int along[HPF_RANK_MAX]; /* 1 + the dimension of the layout over all of whose tiles a box reaches */
};

/* What one schedule leaves to the next: loops may make one in each iteration. */
static struct {
  struct boxes boxes;
  struct rt_run *runs[HPF_RANK_MAX];
  int room[HPF_RANK_MAX];
} kept;

enum { EACH_TILE = 1, FIRST_TILE, LAST_TILE, FIRST_IN_RANGE, LAST_IN_RANGE, ALONG_TILES = 8 };

/* Whether two images have the same cells in the dimensions in which a box reaches over all tiles of one. */
static int have_same_cells(const struct work *work, int a, int b) {
  const struct hpf_layout *layout = work->exchange->array->layout;
  for (int k = 0; k < (int)work->exchange->array->rank; k++) {
    int g = work->along[k] - 1;
    if (g >= 0 && rt_layout_coord(layout, rt_layout_place(layout, a, 0), g) != rt_layout_coord(layout, rt_layout_place(layout, b, 0), g)) return 0;
  }
  return 1;
}

/* What belongs to a place of a box, as runs in each dimension, each in one tile if `unit`; returns 0 if nothing. */
static int owned_of(struct work *work, int place, const int64_t *lo, const int64_t *hi, int unit) {
  const struct hpf_array *array = work->exchange->array;
  for (int k = 0; k < (int)array->rank; k++) {
    work->count[k] = rt_array_runs(array, k, place, lo[k], hi[k], unit && !work->along[k], &kept.runs[k], &kept.room[k]);
    if (!work->count[k]) return 0;
  }
  return 1;
}

/* Whether an image owns some of a box. */
static int owns_some(struct work *work, int rank, const int64_t *lo, const int64_t *hi) {
  const struct hpf_layout *layout = work->exchange->array->layout;
  int end, i = rt_array_places(work->exchange->array, rank, lo, hi, &end);
  for (; i < end; i++)
    if (owned_of(work, rt_layout_place(layout, rank, i), lo, hi, 0)) return 1;
  return 0;
}

static void expect(struct work *work, const int64_t *lo, const int64_t *hi) {
  const struct hpf_array *array = work->exchange->array;
  for (int rank = 0; rank < rt_layout_images(array->layout); rank++)
    if (rank != rt_rank() && !work->expected[rank] && rt_array_gives(array, rank, rt_rank()) && have_same_cells(work, rank, rt_rank()) &&
        owns_some(work, rank, lo, hi))
      work->expected[rank] = 1;
}

static struct rt_put *new_put(struct work *work, struct rt_message *message) {
  if (message->puts == work->put_room) {
    struct rt_put *old = message->put;
    work->put_room = work->put_room ? 2 * work->put_room : FIRST_PUTS;
    message->put = rt_private((size_t)work->put_room, sizeof *message->put);
    if (message->puts) memcpy(message->put, old, (size_t)message->puts * sizeof *old);
    free(old);
  }
  return &message->put[message->puts++];
}

static struct rt_message *message_to(struct work *work, int rank) {
  struct rt_schedule *schedule = work->schedule;
  if (schedule->send_to[rank] < 0) {
    schedule->send_to[rank] = schedule->sends++;
    schedule->send[schedule->send_to[rank]] = (struct rt_message){.rank = rank};
    work->put_room = 0;
  }
  return &schedule->send[schedule->send_to[rank]];
}

/* Adds a put to the last one if that goes on in it along its last dimension, as the elements of tile after tile do; returns 0 if
   it does not. */
static int join_put(struct rt_put *last, const struct rt_put *next) {
  struct pgas_box *box = &last->box;
  int dims = next->box.dims;
  if (box->elem_bytes != next->box.elem_bytes || (box->dims != dims && box->dims != dims + 1) || dims == PGAS_DIMS_MAX) return 0;
  for (int k = 0; k < dims; k++)
    if (box->extent[k] != next->box.extent[k] || box->remote_stride_bytes[k] != next->box.remote_stride_bytes[k] ||
        box->local_stride_bytes[k] != next->box.local_stride_bytes[k])
      return 0;
  ptrdiff_t remote = next->remote - last->remote, local = next->local - last->local;
  if (box->dims == dims) {
    box->dims++;
    box->extent[dims] = 2, box->remote_stride_bytes[dims] = remote, box->local_stride_bytes[dims] = local;
    return 1;
  }
  ptrdiff_t extent = (ptrdiff_t)box->extent[dims];
  if (remote != extent * box->remote_stride_bytes[dims] || local != extent * box->local_stride_bytes[dims]) return 0;
  box->extent[dims]++;
  return 1;
}

static void add_put(struct work *work, struct rt_message *message, const struct rt_put *put) {
  if (!message->puts || !join_put(&message->put[message->puts - 1], put)) *new_put(work, message) = *put;
}

static unsigned along_bits(const struct work *work) {
  unsigned bits = 0;
  for (int k = 0; k < (int)work->exchange->array->rank; k++) bits |= (unsigned)(work->along[k] > 0) << k;
  return bits;
}

/* Makes the receiver's tile that owns an element the one at hand, in the dimensions in which the box reaches over all. */
static void enter_tile(struct work *work, const int64_t *index) {
  const struct hpf_layout *layout = work->exchange->array->layout;
  for (int k = 0; k < (int)work->exchange->array->rank; k++) {
    int g = work->along[k] - 1;
    if (g < 0) continue;
    work->tiles[g] = index[k] - (index[k] - layout->lb[g]) % layout->block[g];
    work->tiles[HPF_GRID_MAX + g] = layout->block[g];
  }
}

/* Makes all of them at hand. */
static void leave_tile(struct work *work) {
  for (int k = 0; k < (int)work->exchange->array->rank; k++) {
    int g = work->along[k] - 1;
    if (g < 0) continue;
    work->tiles[g] = work->theirs[g];
    work->tiles[HPF_GRID_MAX + g] = work->theirs[HPF_GRID_MAX + g];
  }
}

/* One put for each choice of a run in each dimension. What an image has in one tile and needs in the shadow of another it
   copies itself. */
static void send_owned(struct work *work, int receiver, const int64_t *tiles) {
  struct rt_pair pair = {work->exchange, work->params, tiles, work->mine, work->needs ? &work->buffer : NULL,
                         work->needs ? work->needs[receiver].lo : NULL, along_bits(work)};
  int choice[HPF_RANK_MAX] = {0}, rank = (int)work->exchange->array->rank, k;
  int is_own = receiver == rt_rank();
  struct rt_message *message = is_own ? &work->schedule->own : message_to(work, receiver);
  do {
    int64_t lo[HPF_RANK_MAX], hi[HPF_RANK_MAX], step[HPF_RANK_MAX];
    for (k = 0; k < rank; k++) {
      const struct rt_run *run = &kept.runs[k][choice[k]];
      lo[k] = run->first, step[k] = run->step, hi[k] = run->first + (run->elems - 1) * run->step;
    }
    struct rt_put put;
    enter_tile(work, lo);
    message->bytes += rt_fill_put(&pair, lo, hi, step, &put);
    if (!is_own || put.remote != put.local) add_put(work, message, &put);
    for (k = 0; k < rank && ++choice[k] == work->count[k]; k++) choice[k] = 0;
  } while (k < rank);
  leave_tile(work);
}

/* A box that the receiver needs for the choice of its tiles in pair->receiver. */
static void serve(struct work *work, int receiver, const struct rt_pair *pair, const int64_t *lo, const int64_t *hi) {
  const struct hpf_array *array = work->exchange->array;
  int differ = work->needs && work->needs[receiver].ascending;
  if (!differ && !add_box(&kept.boxes, lo, hi, rt_taken_at(pair, lo), (int)array->rank)) return;
  int is_own = receiver == rt_rank();
  if (is_own) expect(work, lo, hi);
  if (is_own && !work->exchange->into && !rt_array_has_slots(array)) return;
  if (!rt_array_gives(array, rt_rank(), receiver) || !have_same_cells(work, rt_rank(), receiver)) return;
  int end, i = rt_array_places(array, rt_rank(), lo, hi, &end);
  for (; i < end; i++)
    if (owned_of(work, rt_layout_place(array->layout, rt_rank(), i), lo, hi, is_own)) send_owned(work, receiver, pair->receiver);
}

static int owns_all(struct work *work, int rank, const int64_t *lo, const int64_t *hi) {
  const struct hpf_array *array = work->exchange->array;
  const struct hpf_layout *layout = array->layout;
  if (layout->owner && rt_layout_images(layout) > 1) return 0; /* the tiles of an image are no product over the dimensions */
  if (!rt_array_gives(array, rank, rank) || !owned_of(work, rt_layout_place(layout, rank, 0), lo, hi, 0)) return 0;
  for (int k = 0; k < (int)array->rank; k++) {
    int64_t elems = 0;
    for (int i = 0; i < work->count[k]; i++) elems += kept.runs[k][i].elems;
    if (!work->along[k] && elems < hi[k] - lo[k] + 1) return 0;
  }
  return 1;
}

/* Makes the need of the receiver hold a box. */
static void widen(struct work *work, int receiver, const struct rt_pair *pair, const int64_t *lo, const int64_t *hi) {
  struct rt_need *need = &work->needs[receiver];
  (void)pair;
  if (!need->any) need->ascending = (1u << work->exchange->array->rank) - 1;
  for (int k = 0; k < (int)work->exchange->array->rank; k++) {
    if (need->any && lo[k] <= need->latest[k]) need->ascending &= ~(1u << k);
    need->latest[k] = lo[k];
    if (!need->any || lo[k] < need->lo[k]) need->lo[k] = lo[k];
    if (!need->any || hi[k] > need->hi[k]) need->hi[k] = hi[k];
  }
  need->own = (!need->any || need->own) && owns_all(work, receiver, lo, hi);
  need->any = 1;
}

typedef void (*box_function)(struct work *work, int receiver, const struct rt_pair *pair, const int64_t *lo, const int64_t *hi);

static int is_marked(const struct hpf_exchange *exchange, int64_t l) {
  for (int g = 0; g < HPF_GRID_MAX; g++)
    if (exchange->tiles[l * HPF_GRID_MAX + g]) return 1;
  return 0;
}

/* The next choice of tiles in layouts with MULTI. */
static int next_places(struct work *work, int receiver) {
  const struct hpf_exchange *exchange = work->exchange;
  for (int64_t l = 0; l < exchange->nlayouts; l++) {
    const struct hpf_layout *layout = exchange->layouts[l];
    if (!layout->owner || !is_marked(exchange, l)) continue;
    int found = ++work->place[l] < rt_layout_places(layout);
    if (!found) work->place[l] = 0;
    rt_layout_tile(layout, rt_layout_place(layout, receiver, work->place[l]), work->tiles + l * HPF_TILE);
    if (found) return 1;
  }
  return 0;
}

/* Is the tile at hand in the hyperplane that is wanted? */
static int is_wanted(const struct work *work) {
  const struct hpf_exchange *exchange = work->exchange;
  return !exchange->slab || work->tiles[exchange->slab - 1] == work->params[exchange->nparams - 1];
}

/* Without MULTI: chooses the receiver's tiles in the hyperplane that is wanted; returns 0 where it has none. */
static int choose_slab(const struct work *work) {
  const struct hpf_exchange *exchange = work->exchange;
  const struct hpf_layout *layout = exchange->array->layout;
  int64_t g = exchange->slab - 1, slab = g < 0 ? 0 : work->params[exchange->nparams - 1];
  if (g < 0 || layout->owner) return 1;
  if (slab < work->theirs[g] || (slab - work->theirs[g]) % layout->period[g]) return 0;
  work->theirs[g] = slab;
  return 1;
}

/* Moves on to the next choice of tiles of a rank in the dimensions marked EACH_TILE; returns 0 after the last. */
static int next_tiles(const struct hpf_exchange *exchange, const int64_t *first, int64_t *tiles) {
  for (int64_t n = 0; n < exchange->nlayouts * HPF_GRID_MAX; n++) {
    if (exchange->tiles[n] != EACH_TILE || n == exchange->slab - 1) continue;
    const struct hpf_layout *layout = exchange->layouts[n / HPF_GRID_MAX];
    int g = (int)(n % HPF_GRID_MAX);
    if (layout->owner) continue;
    int64_t at = n / HPF_GRID_MAX * HPF_TILE + g;
    tiles[at] += layout->period[g];
    if (tiles[at] <= layout->ub[g]) return 1;
    tiles[at] = first[at];
  }
  return 0;
}

/* Chooses the tile in each dimension marked FIRST_IN_RANGE or LAST_IN_RANGE; returns 0 where the receiver has none in the range. */
static int choose_in_ranges(const struct work *work) {
  const struct hpf_exchange *exchange = work->exchange;
  int64_t lo[HPF_RANK_MAX], hi[HPF_RANK_MAX];
  int ranges = 0;
  for (int64_t n = 0; n < exchange->nlayouts * HPF_GRID_MAX; n++) {
    if (exchange->tiles[n] != FIRST_IN_RANGE && exchange->tiles[n] != LAST_IN_RANGE) continue;
    if (!ranges) exchange->sections((int32_t)exchange->pieces, work->params, work->theirs, NULL, lo, hi);
    const struct hpf_layout *layout = exchange->layouts[n / HPF_GRID_MAX];
    int g = (int)(n % HPF_GRID_MAX);
    int64_t *first = &work->theirs[n / HPF_GRID_MAX * HPF_TILE + g], by = layout->period[g];
    int64_t end = hi[ranges] < layout->ub[g] ? hi[ranges] : layout->ub[g];
    if (*first < lo[ranges]) *first += (lo[ranges] - *first + by - 1) / by * by;
    if (*first > end) return 0;
    if (exchange->tiles[n] == LAST_IN_RANGE) *first += (end - *first) / by * by;
    ranges++;
  }
  return 1;
}

/* Calls a function for each box that the receiver needs for the tiles at hand; returns how many there are. */
static int boxes_at_hand(struct work *work, int receiver, const struct rt_pair *pair, box_function use) {
  int64_t lo[HPF_RANK_MAX], hi[HPF_RANK_MAX];
  int boxes = 0;
  for (int piece = 0; is_wanted(work) && piece < (int)work->exchange->pieces; piece++)
    if (rt_section(pair, piece, lo, hi)) use(work, receiver, pair, lo, hi), boxes++;
  return boxes;
}

/* The same for the one tile that is enough where a dimension is marked so. */
static void boxes_of_one(struct work *work, int receiver, const struct rt_pair *pair, box_function use) {
  const struct hpf_exchange *exchange = work->exchange;
  int64_t n = 0;
  while (n < exchange->nlayouts * HPF_GRID_MAX && exchange->tiles[n] != FIRST_TILE && exchange->tiles[n] != LAST_TILE) n++;
  if (n == exchange->nlayouts * HPF_GRID_MAX) {
    boxes_at_hand(work, receiver, pair, use);
    return;
  }
  const struct hpf_layout *layout = exchange->layouts[n / HPF_GRID_MAX];
  int64_t by = layout->period[n % HPF_GRID_MAX], end = layout->ub[n % HPF_GRID_MAX];
  int64_t *at = &work->tiles[n / HPF_GRID_MAX * HPF_TILE + n % HPF_GRID_MAX], first = *at;
  if (exchange->tiles[n] == LAST_TILE && first <= end) *at = first + (end - first) / by * by, by = -by;
  for (; *at >= first && *at <= end && !boxes_at_hand(work, receiver, pair, use); *at += by) continue;
  *at = first;
}

/* Makes tiles of the receiver one where a box reaches over all of them; returns 0 where it has none. */
static int span_tiles(struct work *work) {
  const struct hpf_layout *layout = work->exchange->array->layout;
  for (int k = 0; k < (int)work->exchange->array->rank; k++) {
    int g = work->along[k] - 1;
    if (g < 0) continue;
    int64_t first = work->theirs[g];
    if (first > layout->ub[g]) return 0;
    work->theirs[HPF_GRID_MAX + g] = (layout->ub[g] - first) / layout->period[g] * layout->period[g] + layout->block[g];
  }
  return 1;
}

/* Calls a function for each box that the receiver needs, for each choice of its tiles. */
static void each_box(struct work *work, int receiver, box_function use) {
  size_t elems = (size_t)work->exchange->nlayouts * HPF_TILE;
  struct rt_pair pair = {work->exchange, work->params, work->tiles, work->tiles, work->needs ? &work->buffer : NULL,
                         work->needs ? work->needs[receiver].lo : NULL, 0};
  for (int64_t l = 0; l < work->exchange->nlayouts; l++)
    rt_layout_tile(work->exchange->layouts[l], rt_layout_place(work->exchange->layouts[l], receiver, 0), work->theirs + l * HPF_TILE);
  if (!choose_slab(work) || !choose_in_ranges(work) || !span_tiles(work)) return;
  memcpy(work->tiles, work->theirs, elems * sizeof *work->tiles);
  do
    boxes_of_one(work, receiver, &pair, use);
  while (next_tiles(work->exchange, work->theirs, work->tiles) || next_places(work, receiver));
}

/* Finds what each image needs, and makes the buffer for it. */
static void prepare_buffer(struct work *work) {
  const struct hpf_exchange *exchange = work->exchange;
  work->needs = rt_private((size_t)rt_images(), sizeof *work->needs);
  for (int rank = 0; rank < rt_images(); rank++) each_box(work, rank, widen);
  rt_shape_buffer(exchange->into, exchange->array, work->needs, &exchange->pos);
  work->buffer = *exchange->into;
  rt_place_buffer(exchange->into, exchange->array, &work->needs[rt_rank()]);
}

static void add_receiver(struct work *work, int receiver) {
  if (work->needs && rt_reads_in_place(work->exchange, &work->needs[receiver])) return;
  work->put_room = 0;
  clear_boxes(&kept.boxes);
  each_box(work, receiver, serve);
  struct rt_schedule *schedule = work->schedule;
  struct rt_message *message = receiver == rt_rank() ? &schedule->own : schedule->send_to[receiver] >= 0 ? message_to(work, receiver) : NULL;
  for (int i = 0; message && i < message->puts; i++) rt_box_normalise(&message->put[i].box);
}

void rt_add_owners(struct rt_schedule *schedule, const struct hpf_exchange *exchange, const int64_t *params) {
  size_t elems = (size_t)exchange->nlayouts * HPF_TILE;
  struct work work = {.schedule = schedule, .exchange = exchange, .params = params};
  work.mine = rt_private(3 * elems, sizeof *work.mine);
  work.theirs = work.mine + elems;
  work.tiles = work.theirs + elems;
  work.expected = rt_private((size_t)rt_images(), 1);
  work.place = rt_private((size_t)exchange->nlayouts, sizeof *work.place);
  for (int64_t l = 0; l < exchange->nlayouts; l++)
    rt_layout_tile(exchange->layouts[l], rt_layout_place(exchange->layouts[l], rt_rank(), 0), work.mine + l * HPF_TILE);
  for (int g = 0; g < HPF_GRID_MAX; g++)
    if (exchange->tiles[g] >= ALONG_TILES) work.along[exchange->tiles[g] - ALONG_TILES] = g + 1;
  if (exchange->into) prepare_buffer(&work);
  for (int rank = 0; rank < rt_images(); rank++) schedule->send_to[rank] = -1;
  for (int rank = 0; rank < rt_images(); rank++) add_receiver(&work, rank);
  for (int rank = 0; rank < rt_images(); rank++)
    if (work.expected[rank]) schedule->receive_from[schedule->receives++] = rank;
  free(work.mine), free(work.expected), free(work.needs), free(work.place);
  if (kept.boxes.room > MOST_KEPT) {
    free(kept.boxes.table);
    kept.boxes = (struct boxes){0};
  }
}
