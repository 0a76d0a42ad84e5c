/* atomic.c: atomic operations on 64-bit words of any image. */
#include "rt.h"

static int64_t run(int image, enum rt_atomic op, const int64_t *atom, int64_t operand, int64_t expected) {
  int rank = rt_target_of(image);
  rt_begin(RT_OP_ATOMIC, rank + 1);
  if (rt_gone(rank)) return 0;
  uint64_t *word = (uint64_t *)(uintptr_t)atom;
  return (int64_t)rt_conduit()->atomic(rank, op, word, (uint64_t)operand, (uint64_t)expected);
}

#define DEFINE_ATOMIC(name, op)                                                                                     \
  int64_t pgas_atomic_fetch_##name(int image, int64_t *atom, int64_t value) { return run(image, op, atom, value, 0); } \
  void pgas_atomic_##name(int image, int64_t *atom, int64_t value) { run(image, op, atom, value, 0); }
DEFINE_ATOMIC(add, RT_ADD)
DEFINE_ATOMIC(and, RT_BIT_AND)
DEFINE_ATOMIC(or, RT_BIT_OR)
DEFINE_ATOMIC(xor, RT_BIT_XOR)

void pgas_atomic_define(int image, int64_t *atom, int64_t value) { run(image, RT_SWAP, atom, value, 0); }
int64_t pgas_atomic_ref(int image, const int64_t *atom) { return run(image, RT_LOAD, atom, 0, 0); }
int64_t pgas_atomic_swap(int image, int64_t *atom, int64_t value) { return run(image, RT_SWAP, atom, value, 0); }
int64_t pgas_atomic_cas(int image, int64_t *atom, int64_t compare, int64_t value) {
  return run(image, RT_SWAP_IF, atom, value, compare);
}
