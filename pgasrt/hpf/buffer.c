/* buffer.c: receive buffers: arrays without owners, which take what an exchange brings and the image's own elements with it.

   A dimension by the tiles of a layout is stored as in array.c. Any other holds the range of indices that the image needs this time;
   extents are those of the longest range of any image, so that strides are the same on all. An image that needs nothing but
   what is its own reads it where it stands: its buffer is the array. */
#include "rt.h"
#include <stdio.h>
#include <stdlib.h>

static int has_range(const struct hpf_array *buffer, int dim) { return buffer->shadow_lo[dim] == -2; }

/* Do the loops over tiles that read the buffer count the tiles of the array, so that both step in the same way? With MULTI the step is
   that of the buffer's own storage. */
static int has_same_tiles(const struct hpf_array *array, const struct hpf_array *buffer, int k) {
  return !array->layout->owner && buffer->dist[k] >= 0 && buffer->dist[k] == array->dist[k] && buffer->layout == array->layout && array->align[k] == 1 &&
         buffer->offset[k] == array->offset[k] && buffer->shadow_lo[k] >= 0 && buffer->shadow_hi[k] == 0 &&
         array->shadow_lo[k] >= 0;
}

/* The array's elements stand in the place of the buffer's along a dimension if both have the same tiles there, or neither has several: loops
   may count the places of a buffer's cells from one tile to the next (node/coalesce.go). */
static int stands_alike(const struct hpf_array *array, const struct hpf_array *buffer, int k, const struct rt_need *need) {
  int several = rt_array_slots(buffer, k) > 1 || (rt_array_slots(array, k) > 1 && need->lo[k] < need->hi[k]);
  return !several || has_same_tiles(array, buffer, k);
}

static int is_in_place(const struct hpf_array *array, const struct hpf_array *buffer, const struct rt_need *need) {
  if (!need->any || !need->own || buffer->buffer == HPF_BUFFER_APART) return 0;
  if (buffer->layout->owner && rt_layout_places(buffer->layout) > 1) return 0; /* the program steps through tiles of the buffer */
  for (int k = 0; k < (int)array->rank; k++)
    if (!stands_alike(array, buffer, k, need)) return 0;
  return 1;
}

static void set_origin(struct hpf_array *buffer, const char *base) {
  int64_t first = 0;
  for (int k = 0; k < (int)buffer->rank; k++) first += buffer->store_lo[k] * buffer->stride[k];
  buffer->origin = (char *)((uintptr_t)base - (uintptr_t)(first * buffer->elem_bytes)); /* NOLINT: virtual */
}

static void read_in_place(struct hpf_array *buffer, const struct hpf_array *array, const struct rt_need *need) {
  for (int k = 0; k < (int)array->rank; k++) {
    int is_like_array = rt_array_slots(array, k) == 1 || has_same_tiles(array, buffer, k);
    buffer->stride[k] = array->stride[k];
    buffer->slot_step[k] = is_like_array ? array->slot_step[k] : 0;
    buffer->store_lo[k] = is_like_array ? array->store_lo[k] : need->lo[k] - rt_array_own_place(array, k, need->lo[k]);
  }
  set_origin(buffer, array->base);
}

static void read_buffer(struct hpf_array *buffer, const struct rt_need *need) {
  int64_t tile[HPF_TILE];
  rt_layout_tile(buffer->layout, rt_layout_place(buffer->layout, rt_rank(), 0), tile);
  for (int k = 0; k < (int)buffer->rank; k++) {
    buffer->slot_step[k] = has_range(buffer, k) ? 0 : rt_array_slot_step(buffer, k);
    buffer->store_lo[k] = has_range(buffer, k) ? need->lo[k] : rt_array_store_lo(buffer, k, tile);
  }
  set_origin(buffer, buffer->base);
}

/* Returns 0 if no image needs any memory. */
static int find_extents(struct hpf_array *buffer, const struct hpf_array *array, const struct rt_need *needs) {
  int any = 0;
  for (int k = 0; k < (int)buffer->rank; k++) buffer->extent[k] = 0;
  for (int rank = 0; rank < rt_images(); rank++) {
    const struct rt_need *need = &needs[rank];
    if (!need->any || is_in_place(array, buffer, need)) continue;
    any = 1;
    for (int k = 0; k < (int)buffer->rank; k++)
      if (need->hi[k] - need->lo[k] >= buffer->extent[k]) buffer->extent[k] = need->hi[k] - need->lo[k] + 1;
  }
  return any;
}

/* ---- memory ---- */

/* Buffers that are not in use at the same time share their memory. All images take and leave rooms in the same order. */
struct room {
  char *base;
  int64_t bytes;
  const struct hpf_array *user; /* NULL: nobody */
};

static RT_IMAGE struct {
  struct room *room;
  int count, size;
} state;

static struct room *room_at(const char *base) {
  for (int i = 0; i < state.count; i++)
    if (state.room[i].base == base) return &state.room[i];
  return NULL;
}

/* A room at the same place may be another one, and smaller: the one that was there has been freed since. */
void rt_enter_buffer(struct hpf_array *buffer) {
  struct room *room = buffer->base ? room_at(buffer->base) : NULL;
  if (room && room->bytes >= buffer->bytes && (!room->user || room->user == buffer)) {
    room->user = buffer;
    buffer->bytes = room->bytes;
  } else {
    buffer->base = NULL;
    buffer->bytes = 0;
  }
}

void rt_leave_buffer(const struct hpf_array *buffer) {
  struct room *room = buffer->base ? room_at(buffer->base) : NULL;
  if (room && room->user == buffer) room->user = NULL;
}

int64_t rt_rooms_bytes(void) {
  int64_t bytes = 0;
  for (int i = 0; i < state.count; i++) bytes += state.room[i].bytes;
  return bytes;
}

/* The smallest that is free and large enough, else the largest that is free, else NULL. */
static struct room *best_room(int64_t bytes) {
  struct room *best = NULL;
  for (int i = 0; i < state.count; i++) {
    struct room *room = &state.room[i];
    int fits = room->bytes >= bytes;
    if (room->user) continue;
    if (!best || (best->bytes >= bytes ? fits && room->bytes < best->bytes : room->bytes > best->bytes)) best = room;
  }
  return best;
}

static struct room *new_room(void) {
  if (state.count == state.size) {
    struct room *old = state.room;
    state.size = 2 * state.size + 4;
    state.room = rt_private((size_t)state.size, sizeof *state.room);
    for (int i = 0; i < state.count; i++) state.room[i] = old[i];
    free(old);
  }
  return &state.room[state.count++];
}

/* Gives the buffer a room of at least this size. A range that grows step by step must not take new memory in each. */
static void make_room(struct hpf_array *buffer, int64_t bytes, const struct hpf_pos *pos) {
  char what[160];
  if (bytes <= buffer->bytes) return;
  rt_leave_buffer(buffer);
  struct room *room = best_room(bytes);
  if (!room) room = new_room();
  if (room->bytes < bytes) {
    if (buffer->bytes && bytes < buffer->bytes + buffer->bytes / 2) bytes = buffer->bytes + buffer->bytes / 2;
    if (room->base) pgas_free(room->base);
    snprintf(what, sizeof what, "the receive buffer of array '%.100s'", buffer->name ? buffer->name : "?");
    room->base = rt_alloc((size_t)bytes, what, pos);
    room->bytes = bytes;
  }
  room->user = buffer;
  buffer->base = room->base;
  buffer->bytes = room->bytes;
}

void rt_shape_buffer(struct hpf_array *buffer, const struct hpf_array *array, const struct rt_need *needs, const struct hpf_pos *pos) {
  int64_t bytes = find_extents(buffer, array, needs) ? rt_array_shape(buffer, pos) : 0;
  rt_count_memory(buffer, bytes);
  make_room(buffer, bytes, pos);
}

void rt_place_buffer(struct hpf_array *buffer, const struct hpf_array *array, const struct rt_need *need) {
  if (is_in_place(array, buffer, need))
    read_in_place(buffer, array, need);
  else
    read_buffer(buffer, need);
}

int rt_reads_in_place(const struct hpf_exchange *exchange, const struct rt_need *need) {
  return is_in_place(exchange->array, exchange->into, need);
}
