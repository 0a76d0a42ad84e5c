/* borrow.c: arrays that use the storage of others for a while, where both lie in the same way on every image. */
#include "rt.h"
#include <string.h>

static int is_same(const int64_t *a, const int64_t *b, int64_t elems) { return memcmp(a, b, (size_t)elems * sizeof *a) == 0; }

/* One tile at most on each image, cut at the same cells. */
static int is_cut_alike(const struct hpf_layout *a, const struct hpf_layout *b) {
  if (a->rank != b->rank || a->owner || b->owner) return 0;
  for (int64_t g = 0; g < a->rank; g++)
    if (a->first[g] || b->first[g]) return 0;
  return is_same(a->lb, b->lb, a->rank) && is_same(a->grid, b->grid, a->rank) && is_same(a->block, b->block, a->rank);
}

static int is_held_alike(const struct hpf_array *a, const struct hpf_array *b) {
  return is_same(a->dist, b->dist, a->rank) && is_same(a->align, b->align, a->rank) && is_same(a->offset, b->offset, a->rank) &&
         is_same(a->shadow_lo, b->shadow_lo, a->rank) && is_same(a->shadow_hi, b->shadow_hi, a->rank) &&
         is_same(a->held, b->held, a->layout->rank) && is_same(a->cell, b->cell, a->layout->rank);
}

/* All images decide alike: what differs between them, store_lo, follows from the rest, or there is one image. */
static int lies_alike(const struct hpf_array *a, const struct hpf_array *b) {
  if (!a->layout || !b->layout || !b->base || a->rank != b->rank || a->elem_bytes != b->elem_bytes || a->bytes != b->bytes) return 0;
  if (rt_array_has_slots(a) || rt_array_has_slots(b)) return 0;
  if (rt_images() > 1 && !(is_cut_alike(a->layout, b->layout) && is_held_alike(a, b))) return 0;
  return is_same(a->lo, b->lo, a->rank) && is_same(a->hi, b->hi, a->rank) && is_same(a->stride, b->stride, a->rank) &&
         is_same(a->store_lo, b->store_lo, a->rank);
}

int32_t hpf_borrow(struct hpf_array *const *into, struct hpf_array *const *from, int64_t n) {
  for (int64_t i = 0; i < n; i++)
    if (into[i]->own || !lies_alike(into[i], from[i])) return 0;
  for (int64_t i = 0; i < n; i++) {
    into[i]->own = into[i]->base;
    into[i]->base = from[i]->base;
    into[i]->origin = from[i]->origin;
  }
  return 1;
}

void hpf_give_back(struct hpf_array *const *into, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    struct hpf_array *array = into[i];
    if (!array->own) continue;
    array->origin = (char *)((uintptr_t)array->own + ((uintptr_t)array->origin - (uintptr_t)array->base)); /* NOLINT: virtual */
    array->base = array->own;
    array->own = NULL;
  }
}
