/* coll.c: broadcast and allreduce through slots in symmetric memory.

   Operation number k uses slot k mod 2 and one barrier: what is in a slot was read by everyone before the barrier of
   operation k+1, and nobody writes the slot again before that barrier. */
#include "rt.h"
#include <string.h>

enum { SLOT_BYTES = 64 << 10 };

static struct {
  char *slots;
  uint64_t operations;
  char part[SLOT_BYTES]; /* another image's slot, where it cannot be read in place */
} state;

void rt_coll_start(void) { state.slots = rt_alloc_unchecked(2 * SLOT_BYTES); }

static char *next_slot(void) { return state.slots + state.operations++ % 2 * SLOT_BYTES; }

static void broadcast_chunk(char *data, size_t bytes, int root) {
  char *slot = next_slot();
  if (rt_rank() == root) memcpy(slot, data, bytes);
  pgas_barrier();
  if (rt_rank() != root) rt_conduit()->get(root, data, slot, bytes);
}

void pgas_broadcast(void *data, size_t bytes, int root_image) {
  if (rt_images() == 1) return;
  char *next = data;
  for (size_t left = bytes; left > 0;) {
    size_t chunk = left < SLOT_BYTES ? left : SLOT_BYTES;
    broadcast_chunk(next, chunk, rt_rank_of(root_image));
    next += chunk;
    left -= chunk;
  }
}

typedef void (*fold_fn)(void *into, const void *from, size_t elems);

#define DEFINE_FOLD(name, type, value)                               \
  static void name(void *into, const void *from, size_t elems) {     \
    type *a = into;                                                  \
    const type *b = from;                                            \
    for (size_t i = 0; i < elems; i++) a[i] = (type)(value);         \
  }
#define DEFINE_FOLDS(suffix, type, arithmetic)                                           \
  DEFINE_FOLD(sum_##suffix, type, (arithmetic)a[i] + (arithmetic)b[i])                   \
  DEFINE_FOLD(product_##suffix, type, (arithmetic)a[i] * (arithmetic)b[i])               \
  DEFINE_FOLD(least_##suffix, type, b[i] < a[i] ? b[i] : a[i])                           \
  DEFINE_FOLD(greatest_##suffix, type, b[i] > a[i] ? b[i] : a[i])

DEFINE_FOLDS(i4, int32_t, uint32_t)
DEFINE_FOLDS(i8, int64_t, uint64_t)
DEFINE_FOLDS(r4, float, float)
DEFINE_FOLDS(r8, double, double)
DEFINE_FOLD(and_l4, int32_t, a[i] && b[i])
DEFINE_FOLD(or_l4, int32_t, a[i] || b[i])
DEFINE_FOLD(eqv_l4, int32_t, !a[i] == !b[i])
DEFINE_FOLD(neqv_l4, int32_t, !a[i] != !b[i])

static const fold_fn folds[5][8] = {
    [PGAS_I4] = {sum_i4, product_i4, least_i4, greatest_i4},
    [PGAS_I8] = {sum_i8, product_i8, least_i8, greatest_i8},
    [PGAS_R4] = {sum_r4, product_r4, least_r4, greatest_r4},
    [PGAS_R8] = {sum_r8, product_r8, least_r8, greatest_r8},
    [PGAS_L4] = {[PGAS_AND] = and_l4, [PGAS_OR] = or_l4, [PGAS_EQV] = eqv_l4, [PGAS_NEQV] = neqv_l4},
};
static const size_t type_bytes[5] = {4, 8, 4, 8, 4};

static const void *slot_of(int rank, const char *slot, size_t bytes) {
  const void *there = rt_conduit()->pointer(rank, slot);
  if (there) return there;
  rt_conduit()->get(rank, state.part, slot, bytes);
  return state.part;
}

static void reduce_chunk(char *data, size_t bytes, size_t elems, fold_fn fold) {
  char *slot = next_slot();
  memcpy(slot, data, bytes);
  pgas_barrier();
  memcpy(data, slot_of(0, slot, bytes), bytes);
  for (int rank = 1; rank < rt_images(); rank++) fold(data, slot_of(rank, slot, bytes), elems);
}

void pgas_allreduce(void *data, size_t elems, enum pgas_type type, enum pgas_op op) {
  if (type > PGAS_L4 || op > PGAS_NEQV || !folds[type][op])
    rt_fail(NULL, "internal error: operation %d does not apply to type %d", (int)op, (int)type);
  if (rt_images() == 1) return;
  size_t most = SLOT_BYTES / type_bytes[type];
  char *next = data;
  for (size_t left = elems; left > 0;) {
    size_t chunk = left < most ? left : most;
    reduce_chunk(next, chunk * type_bytes[type], chunk, folds[type][op]);
    next += chunk * type_bytes[type];
    left -= chunk;
  }
}
