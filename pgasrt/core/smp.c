/* smp.c: the conduit for one machine. All segments are mapped, so a transfer is a copy and a notification an atomic
   addition. */
#include "rt.h"

static struct {
  uint64_t barriers; /* entered by this image */
} state;

static char *at(int rank, const void *object) {
  return (char *)(uintptr_t)object + (rank - rt_rank()) * (ptrdiff_t)rt_control()->stride_bytes;
}

static void *smp_pointer(int rank, const void *object) { return at(rank, object); }

static void smp_put(int rank, void *remote, const void *local, size_t bytes) { rt_copy(at(rank, remote), local, bytes); }

static void smp_get(int rank, void *local, const void *remote, size_t bytes) { rt_copy(local, at(rank, remote), bytes); }

static void smp_put_strided(int rank, void *remote, const void *local, const struct pgas_box *box) {
  rt_box_copy(at(rank, remote), box->remote_stride_bytes, local, box->local_stride_bytes, box);
}

static void smp_get_strided(int rank, void *local, const void *remote, const struct pgas_box *box) {
  rt_box_copy(local, box->local_stride_bytes, at(rank, remote), box->remote_stride_bytes, box);
}

static void post(pgas_counter *counter, uint64_t amount) {
  __atomic_add_fetch(&counter->value, amount, __ATOMIC_SEQ_CST);
  rt_wake(counter);
}

static void smp_notify(int rank, pgas_counter *counter, uint64_t amount) {
  post((pgas_counter *)(void *)at(rank, counter), amount);
}

/* A central counter: the last image to arrive at barrier number b releases all. */
static void smp_barrier(void) {
  const struct rt_watch watch = {rt_team_departed, rt_team()};
  struct rt_control *control = rt_control();
  rt_begin(RT_OP_BARRIER, 0);
  uint64_t barrier = ++state.barriers;
  uint64_t arrived = __atomic_add_fetch(&control->arrived, 1, __ATOMIC_SEQ_CST);
  if (arrived == barrier * (uint64_t)control->images)
    post(&control->released, 1);
  else
    rt_broken(rt_wait(&control->released, barrier, &watch));
}

const struct rt_conduit rt_smp = {
    .name = "smp",
    .put = smp_put,
    .get = smp_get,
    .put_strided = smp_put_strided,
    .get_strided = smp_get_strided,
    .notify = smp_notify,
    .wait = rt_wait,
    .barrier = smp_barrier,
    .pointer = smp_pointer,
};
