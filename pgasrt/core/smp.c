/* smp.c: the conduit for one machine. All segments are mapped, so a transfer is a copy and a notification an atomic
   addition. */
#include "rt.h"
#include <string.h>

static char *at(int rank, const void *object) {
  return (char *)(uintptr_t)object + (rank - rt_rank()) * (ptrdiff_t)rt_control()->stride_bytes;
}

static void *smp_pointer(int rank, const void *object) { return at(rank, object); }

static void smp_put(int rank, void *remote, const void *local, size_t bytes) { rt_copy(at(rank, remote), local, bytes); }

static void smp_get(int rank, void *local, const void *remote, size_t bytes) { rt_copy(local, at(rank, remote), bytes); }

typedef void (*box_copy)(char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                         const struct pgas_box *box);
static box_copy box_copy_of(int rank) { return rank == rt_rank() ? rt_box_copy_own : rt_box_copy; }

static void smp_put_strided(int rank, void *remote, const void *local, const struct pgas_box *box) {
  box_copy_of(rank)(at(rank, remote), box->remote_stride_bytes, local, box->local_stride_bytes, box);
}

static void smp_get_strided(int rank, void *local, const void *remote, const struct pgas_box *box) {
  box_copy_of(rank)(local, box->local_stride_bytes, at(rank, remote), box->remote_stride_bytes, box);
}

static void smp_notify(int rank, pgas_counter *counter, uint64_t amount) {
  rt_post((pgas_counter *)(void *)at(rank, counter), amount);
}

static void smp_put_notify(int rank, void *remote, const void *local, size_t bytes, pgas_counter *counter,
                           uint64_t amount) {
  memmove(at(rank, remote), local, bytes);
  smp_notify(rank, counter, amount);
}

static void smp_poke(int rank) {
  pgas_counter *counter = rt_slept_on(rt_control(), rank);
  if (counter) rt_wake(counter);
}

static uint64_t smp_atomic(int rank, enum rt_atomic op, uint64_t *remote, uint64_t operand, uint64_t expected) {
  uint64_t *word = (uint64_t *)(void *)at(rank, remote);
  switch (op) {
    case RT_LOAD: return __atomic_load_n(word, __ATOMIC_SEQ_CST);
    case RT_SWAP: return __atomic_exchange_n(word, operand, __ATOMIC_SEQ_CST);
    case RT_ADD: return __atomic_fetch_add(word, operand, __ATOMIC_SEQ_CST);
    case RT_BIT_AND: return __atomic_fetch_and(word, operand, __ATOMIC_SEQ_CST);
    case RT_BIT_OR: return __atomic_fetch_or(word, operand, __ATOMIC_SEQ_CST);
    case RT_BIT_XOR: return __atomic_fetch_xor(word, operand, __ATOMIC_SEQ_CST);
    case RT_SWAP_IF:
      __atomic_compare_exchange_n(word, &expected, operand, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
      return expected;
  }
  return 0;
}

const struct rt_conduit rt_smp = {
    .name = "smp",
    .put = smp_put,
    .get = smp_get,
    .put_strided = smp_put_strided,
    .get_strided = smp_get_strided,
    .notify = smp_notify,
    .wait = rt_wait,
    .atomic = smp_atomic,
    .poke = smp_poke,
    .put_notify = smp_put_notify,
    .mail = smp_put_notify,
    .pointer = smp_pointer,
};
