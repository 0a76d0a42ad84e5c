/* redistribute.c: new owners for the elements of arrays: of those that every image has room for in full by REDISTRIBUTE, of others when the
   array that they are aligned with is allocated anew. */
#include "mapping.h"
#include "rt.h"
#include <stdlib.h>

static void take_over(struct hpf_array *array, struct hpf_array *old, struct hpf_layout *old_layout, const struct hpf_pos *pos) {
  struct hpf_copy copy = {.pos = *pos};
  struct hpf_mapping to, from;
  old->layout = old_layout;
  hpf_mapping_of(&to, array);
  hpf_mapping_of(&from, old);
  hpf_remap(&copy, &to, &from);
  hpf_copy_free(&copy);
}

/* Of GEN_BLOCK and INDIRECT the size is that of the array that hpf_layout_table has copied. */
static int has_table(const struct hpf_layout *layout, int64_t dim) {
  return layout->format[dim] == HPF_GEN_BLOCK || layout->format[dim] == HPF_INDIRECT;
}

/* The layout is to be dealt anew; *old has its tiles until let_go. */
static void put_aside(struct hpf_layout *layout, struct hpf_layout *old) {
  *old = *layout;
  for (int64_t k = 0; k < layout->rank; k++) layout->first[k] = NULL;
  layout->owner = layout->slot = layout->part = layout->own = NULL;
}

static void let_go(struct hpf_layout *old) {
  for (int64_t k = 0; k < old->rank; k++) free(old->first[k]);
  rt_multi_free(old);
}

void hpf_redistribute(struct hpf_layout *layout, const int64_t *format, const int64_t *size, const int64_t *fixed,
                      struct hpf_array *const *arrays, int64_t n, const struct hpf_pos *pos) {
  struct hpf_layout old;
  put_aside(layout, &old);
  for (int64_t k = 0; k < layout->rank; k++) {
    layout->format[k] = format[k];
    if (!has_table(layout, k)) layout->size[k] = size[k];
    layout->fixed[k] = fixed[k];
  }
  hpf_layout_init(layout, pos);
  for (int64_t i = 0; i < n; i++) {
    struct hpf_array before = *arrays[i];
    if (before.base) take_over(arrays[i], &before, &old, pos);
  }
  let_go(&old);
}

/* Whether a layout, which has a grid once it was dealt, would be dealt as it is. */
static int is_dealt_so(const struct hpf_layout *layout, const int64_t *lb, const int64_t *ub, const int64_t *size, const int64_t *fixed) {
  for (int64_t k = 0; k < layout->rank; k++)
    if (!layout->grid[k] || has_table(layout, k) || layout->lb[k] != lb[k] || layout->ub[k] != ub[k] || layout->size[k] != size[k] ||
        layout->fixed[k] != fixed[k])
      return 0;
  return 1;
}

void hpf_layout_anew(struct hpf_layout *layout, const int64_t *lb, const int64_t *ub, const int64_t *size, const int64_t *fixed,
                     struct hpf_array *const *arrays, int64_t n, const struct hpf_pos *pos) {
  struct hpf_layout old;
  if (is_dealt_so(layout, lb, ub, size, fixed)) return;
  put_aside(layout, &old);
  for (int64_t k = 0; k < layout->rank; k++) {
    layout->lb[k] = lb[k];
    layout->ub[k] = ub[k];
    if (!has_table(layout, k)) layout->size[k] = size[k];
    layout->fixed[k] = fixed[k];
  }
  hpf_layout_init(layout, pos);
  for (int64_t i = 0; i < n; i++) {
    struct hpf_array before = *arrays[i];
    if (!before.base || !rt_array_lies_within(arrays[i])) continue;
    arrays[i]->base = arrays[i]->own = NULL;
    hpf_array_create(arrays[i], pos);
    take_over(arrays[i], &before, &old, pos);
    pgas_free(before.own ? before.own : before.base);
  }
  let_go(&old);
}
