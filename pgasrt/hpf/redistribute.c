/* redistribute.c: new owners for the elements of arrays that every image has room for in full. */
#include "mapping.h"
#include "rt.h"
#include <stdlib.h>

static void take_over(struct hpf_array *array, struct hpf_layout *old_layout, const struct hpf_pos *pos) {
  struct hpf_array old = *array;
  struct hpf_copy copy = {.pos = *pos};
  struct hpf_mapping to, from;
  old.layout = old_layout;
  hpf_mapping_of(&to, array);
  hpf_mapping_of(&from, &old);
  hpf_remap(&copy, &to, &from);
  hpf_copy_free(&copy);
}

void hpf_redistribute(struct hpf_layout *layout, const int64_t *format, const int64_t *size, const int64_t *fixed,
                      struct hpf_array *const *arrays, int64_t n, const struct hpf_pos *pos) {
  struct hpf_layout old = *layout;
  for (int64_t k = 0; k < layout->rank; k++) {
    layout->format[k] = format[k];
    if (format[k] != HPF_GEN_BLOCK) layout->size[k] = size[k];
    layout->fixed[k] = fixed[k];
    layout->first[k] = NULL; /* `old` has it */
  }
  layout->owner = layout->slot = layout->part = NULL;
  hpf_layout_init(layout, pos);
  for (int64_t i = 0; i < n; i++)
    if (arrays[i]->base) take_over(arrays[i], &old, pos);
  for (int64_t k = 0; k < layout->rank; k++) free(old.first[k]);
  rt_multi_free(&old);
}
