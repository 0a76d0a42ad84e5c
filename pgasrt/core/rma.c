/* rma.c: transfers and counters: the public calls above the conduit. */
#include "rt.h"

void pgas_put(int image, void *remote, const void *local, size_t bytes) {
  rt_conduit()->put(rt_rank_of(image), remote, local, bytes);
}

void pgas_get(int image, void *local, const void *remote, size_t bytes) {
  rt_conduit()->get(rt_rank_of(image), local, remote, bytes);
}

static int is_empty(const struct pgas_box *box) {
  for (int k = 0; k < box->dims; k++)
    if (box->extent[k] == 0) return 1;
  return box->elem_bytes == 0;
}

void pgas_put_strided(int image, void *remote, const void *local, const struct pgas_box *box) {
  if (is_empty(box)) return;
  struct pgas_box normal = *box;
  rt_box_normalise(&normal);
  rt_conduit()->put_strided(rt_rank_of(image), remote, local, &normal);
}

void pgas_get_strided(int image, void *local, const void *remote, const struct pgas_box *box) {
  if (is_empty(box)) return;
  struct pgas_box normal = *box;
  rt_box_normalise(&normal);
  rt_conduit()->get_strided(rt_rank_of(image), local, remote, &normal);
}

void pgas_notify(int image, pgas_counter *counter, uint64_t amount) {
  rt_conduit()->notify(rt_rank_of(image), counter, amount);
}

void pgas_wait(pgas_counter *counter, uint64_t at_least) {
  static const struct rt_watch watch = {rt_new_failure, NULL};
  if (pgas_test(counter, at_least)) return;
  rt_begin(RT_OP_COUNTER, 0);
  rt_broken(rt_conduit()->wait(counter, at_least, &watch));
}

int pgas_test(const pgas_counter *counter, uint64_t at_least) {
  return __atomic_load_n(&counter->value, __ATOMIC_ACQUIRE) >= at_least;
}

void pgas_barrier(void) { rt_conduit()->barrier(); }
