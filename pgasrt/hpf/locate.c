/* locate.c: where the largest or smallest value of all images stands. Each image brings the best that it has found: the
   number of candidates (0 or 1), the iteration, the value and what goes with it, a word of 8 bytes each. */
#include "rt.h"
#include <math.h>
#include <string.h>

struct search {
  int words, keys, is_real, is_min, is_last;
};

/* Iterations in the order of the program. */
static int compare_keys(const int64_t *a, const int64_t *b, int keys) {
  for (int k = 0; k < keys; k++)
    if (a[k] != b[k]) return a[k] < b[k] ? -1 : 1;
  return 0;
}

/* More than 0 if value a is the better one, 0 for equals; what is not a number gives way to any number. */
static int compare_values(const struct search *search, const int64_t *a, const int64_t *b, int *is_number) {
  int order;
  *is_number = 1;
  if (search->is_real) {
    double x, y;
    memcpy(&x, a, sizeof x), memcpy(&y, b, sizeof y);
    if (isnan(x) || isnan(y)) {
      *is_number = 0;
      return isnan(y) - isnan(x);
    }
    order = (x > y) - (x < y);
  } else
    order = (*a > *b) - (*a < *b);
  return search->is_min ? -order : order;
}

static int is_better(const struct search *search, const int64_t *a, const int64_t *b) {
  if (!a[0] || !b[0]) return a[0] != 0 && b[0] == 0;
  int is_number, order = compare_values(search, a + 1 + search->keys, b + 1 + search->keys, &is_number);
  if (order) return order > 0;
  int keys = compare_keys(a + 1, b + 1, search->keys);
  return search->is_last && is_number ? keys > 0 : keys < 0;
}

static void take_better(void *into, const void *from, size_t elems, void *context) {
  const struct search *search = context;
  size_t words = (size_t)search->words;
  for (size_t i = 0; i < elems; i++) {
    int64_t *mine = (int64_t *)into + i * words;
    const int64_t *other = (const int64_t *)from + i * words;
    if (is_better(search, other, mine)) memcpy(mine, other, words * sizeof *mine);
  }
}

void hpf_locate(int64_t *record, int32_t words, int32_t keys, int32_t is_real, int32_t is_min, int32_t is_last,
                const struct hpf_pos *pos) {
  struct search search = {words, keys, is_real, is_min, is_last};
  struct pgas_operator op = {take_better, &search, (size_t)words * sizeof *record, 1};
  uint64_t others = (uint64_t)rt_images() - 1;
  rt_at(pos);
  pgas_allreduce_with(record, 1, &op);
  rt_count(RT_REDUCE, others, others * op.elem_bytes);
}
