/* borrow.c: arrays that use the storage of others for a while, where both lie in the same way on every image. */
#include "mapping.h"
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

/* On one image the elements of an array may lie in a part of another's storage. */
static int lies_inside(const struct hpf_array *a, const struct hpf_array *b) {
  if (rt_images() > 1 || a->rank != b->rank || a->elem_bytes != b->elem_bytes || rt_array_has_slots(a) || rt_array_has_slots(b)) return 0;
  if (!is_same(a->lo, b->lo, a->rank) || !is_same(a->hi, b->hi, a->rank) || !is_same(a->stride, b->stride, a->rank)) return 0;
  const char *first = b->origin + (a->base - a->origin);
  return first >= b->base && first + a->bytes <= b->base + b->bytes;
}

static void borrow(struct hpf_array *into, const struct hpf_array *from) {
  into->own = into->base;
  into->base = (char *)((uintptr_t)from->origin + ((uintptr_t)into->base - (uintptr_t)into->origin)); /* NOLINT: virtual */
  into->origin = from->origin;
}

int32_t hpf_borrow(struct hpf_array *const *into, struct hpf_array *const *from, int64_t n) {
  for (int64_t i = 0; i < n; i++)
    if (into[i]->own || !lies_alike(into[i], from[i])) return 0;
  for (int64_t i = 0; i < n; i++) borrow(into[i], from[i]);
  return 1;
}

static void give_back(struct hpf_array *array) {
  if (!array->own) return;
  array->origin = (char *)((uintptr_t)array->own + ((uintptr_t)array->origin - (uintptr_t)array->base)); /* NOLINT: virtual */
  array->base = array->own;
  array->own = NULL;
}

void hpf_give_back(struct hpf_array *const *into, int64_t n) {
  for (int64_t i = 0; i < n; i++) give_back(into[i]);
}

void hpf_copy_version(struct hpf_copy *copy, struct hpf_array *to, const struct hpf_array *from, const struct hpf_array *base) {
  int in_base = from == base || from->own;
  if (to == base && in_base) return;
  if (to != base) give_back(to);
  if (in_base && (lies_alike(to, base) || lies_inside(to, base)))
    borrow(to, base);
  else if (copy)
    hpf_copy_arrays(copy, to, from);
}

void hpf_move_array(struct hpf_copy *copy, struct hpf_array *to, struct hpf_array *from) {
  if (to->own || from->own || !lies_alike(to, from)) {
    hpf_copy_arrays(copy, to, from);
    return;
  }
  char *base = to->base, *origin = to->origin;
  to->base = from->base, to->origin = from->origin;
  from->base = base, from->origin = origin;
}
