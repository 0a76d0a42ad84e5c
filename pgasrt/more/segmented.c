/* segmented.c: a scan that begins anew at some images: a scan of pairs (begins here, value), with

     (f, x) o (g, y) = (f or g, g ? y : x o y)

   which is associative where o is (Blelloch 1990), but not commutative. */
#include "lane.h"
#include <stdlib.h>
#include <string.h>

struct pair {
  int64_t starts;
  char value[8]; /* of the longest type */
};

static void combine(void *into, const void *from, size_t elems, void *context) {
  const struct pgas_operator *operator = context;
  struct pair *lower = into;
  const struct pair *upper = from;
  for (size_t i = 0; i < elems; i++) {
    if (upper[i].starts)
      lower[i] = upper[i];
    else
      operator->combine(lower[i].value, upper[i].value, 1, operator->context);
  }
}

void pgas_scan_segmented(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int starts, int exclusive) {
  const struct pgas_operator *operator = rt_operator(type, op);
  const struct pgas_operator segmented = {.combine = combine, .context = (void *)(uintptr_t)operator, .elem_bytes = sizeof(struct pair)};
  size_t bytes = operator->elem_bytes;
  struct pair *pair = rt_private(elems, sizeof *pair);
  for (size_t i = 0; i < elems; i++) {
    pair[i].starts = starts != 0;
    memcpy(pair[i].value, (char *)data + i * bytes, bytes);
  }
  pgas_scan_with(pair, elems, &segmented, exclusive);
  for (size_t i = 0; i < elems && !(exclusive && starts); i++) memcpy((char *)data + i * bytes, pair[i].value, bytes);
  free(pair);
}
