/* rma.c: transfers: the public calls above the conduit. */
#include "rt.h"
#include <stdlib.h>
#include <string.h>

/* ---- contiguous ---- */

RT_IMAGE struct pgas_reach_ pgas_reach_;

static int is_near(int rank) { return rt_conduit()->pointer(rank, rt_control()->segments) != NULL; }

/* Puts and gets that must be seen by statistics or traces, or that may leave the node, take the calls below: all but those to the
   neighbours of this image in the team that share its memory. */
void rt_reach_team(const struct pgas_team *team) {
  ptrdiff_t stride = (ptrdiff_t)rt_control()->stride_bytes;
  int first = team->index, last = team->index;
  while (first > 0 && is_near(team->rank[first - 1])) first--;
  while (last + 1 < team->size && is_near(team->rank[last + 1])) last++;
  pgas_reach_ = (struct pgas_reach_){(unsigned)first + 1, (unsigned)(last - first + 1), team->rank, stride, rt_rank() * stride};
  if (rt_observing) pgas_reach_.images = 0;
}

extern inline int pgas_is_near_(int image, size_t bytes);
extern inline char *pgas_near_(int image, const void *object);
extern inline void pgas_put(int image, void *remote, const void *local, size_t bytes);
extern inline void pgas_get(int image, void *local, const void *remote, size_t bytes);

void pgas_put_far_(int image, void *remote, const void *local, size_t bytes) {
  int rank = rt_target_of(image);
  if (!rt_lost(rank)) rt_conduit()->put(rank, remote, local, bytes);
}

void pgas_get_far_(int image, void *local, const void *remote, size_t bytes) {
  int rank = rt_target_of(image);
  if (!rt_lost(rank)) rt_conduit()->get(rank, local, remote, bytes);
}

/* ---- strided ---- */

/* The box in normal form; 0 if it has no elements. */
static int prepare(const struct pgas_box *box, struct pgas_box *normal) {
  if (box->dims < 0 || box->dims > PGAS_DIMS_MAX)
    rt_fail(NULL, "a box of %d dimensions; there may be %d", box->dims, PGAS_DIMS_MAX);
  for (int k = 0; k < box->dims; k++)
    if (box->extent[k] == 0) return 0;
  *normal = *box;
  rt_box_normalise(normal);
  return box->elem_bytes > 0;
}

void pgas_put_strided(int image, void *remote, const void *local, const struct pgas_box *box) {
  struct pgas_box normal;
  int rank = rt_target_of(image);
  if (prepare(box, &normal) && !rt_lost(rank)) rt_conduit()->put_strided(rank, remote, local, &normal);
}

void pgas_get_strided(int image, void *local, const void *remote, const struct pgas_box *box) {
  struct pgas_box normal;
  int rank = rt_target_of(image);
  if (prepare(box, &normal) && !rt_lost(rank)) rt_conduit()->get_strided(rank, local, remote, &normal);
}

/* ---- indexed ---- */

static ptrdiff_t offset_of(const ptrdiff_t *index, size_t elem, size_t elem_bytes) {
  return (index ? index[elem] : (ptrdiff_t)elem) * (ptrdiff_t)elem_bytes;
}

static int follows(const ptrdiff_t *index, size_t elem) { return !index || index[elem] == index[elem - 1] + 1; }

/* The number of elements from `first` on that stand side by side on both sides. */
static size_t run_of(const struct pgas_indexed *list, size_t first) {
  size_t next = first + 1;
  while (next < list->elems && follows(list->remote_index, next) && follows(list->local_index, next)) next++;
  return next - first;
}

static void put_runs(int rank, char *remote, const char *local, const struct pgas_indexed *list) {
  for (size_t first = 0, run; first < list->elems; first += run) {
    run = run_of(list, first);
    rt_conduit()->put(rank, remote + offset_of(list->remote_index, first, list->elem_bytes),
                      local + offset_of(list->local_index, first, list->elem_bytes), run * list->elem_bytes);
  }
}

static void get_runs(int rank, char *local, const char *remote, const struct pgas_indexed *list) {
  for (size_t first = 0, run; first < list->elems; first += run) {
    run = run_of(list, first);
    rt_conduit()->get(rank, local + offset_of(list->local_index, first, list->elem_bytes),
                      remote + offset_of(list->remote_index, first, list->elem_bytes), run * list->elem_bytes);
  }
}

/* To this image itself: both sides may overlap, so the elements are read before any is written. */
static void put_own(char *to, const ptrdiff_t *to_index, const char *from, const ptrdiff_t *from_index,
                    const struct pgas_indexed *list) {
  char *between = rt_private(list->elems, list->elem_bytes);
  for (size_t i = 0; i < list->elems; i++)
    memcpy(between + i * list->elem_bytes, from + offset_of(from_index, i, list->elem_bytes), list->elem_bytes);
  put_runs(rt_rank(), to, between, &(struct pgas_indexed){list->elem_bytes, list->elems, to_index, NULL});
  free(between);
}

void pgas_put_indexed(int image, void *remote, const void *local, const struct pgas_indexed *list) {
  int rank = rt_target_of(image);
  if (rank == rt_rank())
    put_own(remote, list->remote_index, local, list->local_index, list);
  else if (!rt_lost(rank))
    put_runs(rank, remote, local, list);
}

void pgas_get_indexed(int image, void *local, const void *remote, const struct pgas_indexed *list) {
  int rank = rt_target_of(image);
  if (rank == rt_rank())
    put_own(local, list->local_index, remote, list->remote_index, list);
  else if (!rt_lost(rank))
    get_runs(rank, local, remote, list);
}

/* ---- non-blocking ---- */

/* A conduit whose transfers are complete when they return has no begin. */
static pgas_request begin(int is_put, int image, void *remote, void *local, const struct pgas_box *box) {
  const struct rt_conduit *conduit = rt_conduit();
  int rank = rt_target_of(image);
  struct pgas_box normal;
  if (!prepare(box, &normal) || rt_lost(rank)) return (pgas_request){0};
  if (conduit->begin) return (pgas_request){conduit->begin(is_put, rank, remote, local, &normal)};
  if (is_put)
    conduit->put_strided(rank, remote, local, &normal);
  else
    conduit->get_strided(rank, local, remote, &normal);
  return (pgas_request){0};
}

pgas_request pgas_put_strided_nb(int image, void *remote, const void *local, const struct pgas_box *box) {
  return begin(1, image, remote, (void *)(uintptr_t)local, box);
}

pgas_request pgas_get_strided_nb(int image, void *local, const void *remote, const struct pgas_box *box) {
  return begin(0, image, (void *)(uintptr_t)remote, local, box);
}

pgas_request pgas_put_nb(int image, void *remote, const void *local, size_t bytes) {
  if (pgas_is_near_(image, bytes)) {
    pgas_put(image, remote, local, bytes);
    return (pgas_request){0};
  }
  return pgas_put_strided_nb(image, remote, local, &(struct pgas_box){.elem_bytes = bytes});
}

pgas_request pgas_get_nb(int image, void *local, const void *remote, size_t bytes) {
  return pgas_get_strided_nb(image, local, remote, &(struct pgas_box){.elem_bytes = bytes});
}

static int finish(pgas_request request, enum rt_end end, int wait) {
  return request.ticket == 0 || rt_conduit()->finish(request.ticket, end, wait);
}

void pgas_wait_here(pgas_request request) { finish(request, RT_HERE, 1); }
void pgas_wait_there(pgas_request request) { finish(request, RT_THERE, 1); }
int pgas_test_here(pgas_request request) { return finish(request, RT_HERE, 0); }
int pgas_test_there(pgas_request request) { return finish(request, RT_THERE, 0); }

void pgas_quiet(void) {
  rt_quiet();
  __atomic_thread_fence(__ATOMIC_RELEASE);
}

/* ---- copointers ---- */

pgas_copointer pgas_copoint(int image, const void *object) {
  int rank = rt_rank_of(image);
  ptrdiff_t distance = (rank - rt_rank()) * (ptrdiff_t)rt_control()->stride_bytes;
  return (pgas_copointer){rank, (char *)(uintptr_t)object + distance};
}

int pgas_image_of(pgas_copointer to) {
  pgas_team team = rt_team();
  for (int index = 0; index < team->size; index++)
    if (team->rank[index] == to.rank) return index + 1;
  return -1 - to.rank;
}

void *pgas_object_of(pgas_copointer to) {
  return to.object - (to.rank - rt_rank()) * (ptrdiff_t)rt_control()->stride_bytes;
}

/* ---- counters ---- */

/* Memory model: who sees the count may read at any image what was put before; what was put there has come before the count. */
void pgas_notify(int image, pgas_counter *counter, uint64_t amount) {
  int rank = rt_target_of(image);
  rt_quiet_but(rank);
  if (!rt_lost(rank)) rt_conduit()->notify(rank, counter, amount);
}

void pgas_wait(pgas_counter *counter, uint64_t at_least) {
  static const struct rt_watch watch = {rt_new_failure, NULL};
  if (pgas_test(counter, at_least)) return;
  rt_begin(RT_OP_COUNTER, 0);
  rt_broken(rt_conduit()->wait(counter, at_least, &watch));
}

int pgas_test(const pgas_counter *counter, uint64_t at_least) {
  if (rt_reached(counter, at_least)) return 1;
  rt_progress();
  return rt_reached(counter, at_least);
}
