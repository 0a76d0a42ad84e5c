/* text.c: memory for characters whose number is known only at run time, and checks of their positions. */
#include "rt.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *hpf_text_reserve(void **block, int64_t *size, int64_t n, const struct hpf_pos *pos) {
  if (n > *size || !*block) {
    int64_t bytes = n + n / 2 + 32;
    free(*block);
    *block = malloc((size_t)bytes);
    if (!*block) rt_fail(pos, "not enough memory for %lld characters on image %d", (long long)n, pgas_this_image());
    *size = bytes;
  }
  return *block;
}

void hpf_text_assign(int32_t to_kind, void *to, int64_t n, int32_t from_kind, const void *from, int64_t have) {
  uint32_t *wide = to;
  unsigned char *narrow = to;
  int64_t both = n < have ? n : have;
  if (both > 0 && to_kind == from_kind) memmove(to, from, (size_t)(both * to_kind));
  for (int64_t i = 0; i < both && to_kind != from_kind; i++) {
    if (to_kind == 1)
      narrow[i] = (unsigned char)((const uint32_t *)from)[i];
    else
      wide[i] = ((const unsigned char *)from)[i];
  }
  for (int64_t i = have; i < n; i++) {
    if (to_kind == 1)
      narrow[i] = ' ';
    else
      wide[i] = ' ';
  }
}

void hpf_fail_undefined(const struct hpf_pos *pos, const char *name, int32_t rank, const int64_t *index) {
  char list[HPF_RANK_MAX * 24] = "";
  size_t used = 0;
  for (int k = 0; k < rank && k < HPF_RANK_MAX; k++)
    used += (size_t)snprintf(list + used, sizeof list - used, "%s%lld", k ? "," : "(", (long long)index[k]);
  rt_fail(pos, "'%s%s%s' is used before it has a value, on image %d", name, list, rank ? ")" : "", pgas_this_image());
}

void hpf_fail_substring(const struct hpf_pos *pos, const char *name, int64_t lo, int64_t hi, int64_t length) {
  rt_fail(pos, "substring %lld:%lld of '%s' is outside 1:%lld on image %d", (long long)lo, (long long)hi, name,
          (long long)length, pgas_this_image());
}
