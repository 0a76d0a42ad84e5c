/* atomic32.c: atomic operations on 32-bit words, which no network is asked to have: where the word can be addressed they are the
   processor's, else those of the 64-bit word around it, which its owner carries out. */
#include "rt.h"

enum { HALF_BITS = 32 };

static uint32_t on_processor(enum rt_atomic op, uint32_t *word, uint32_t operand, uint32_t expected) {
  switch (op) {
    case RT_LOAD: return __atomic_load_n(word, __ATOMIC_SEQ_CST);
    case RT_SWAP: return __atomic_exchange_n(word, operand, __ATOMIC_SEQ_CST);
    case RT_ADD: return __atomic_fetch_add(word, operand, __ATOMIC_SEQ_CST);
    case RT_BIT_AND: return __atomic_fetch_and(word, operand, __ATOMIC_SEQ_CST);
    case RT_BIT_OR: return __atomic_fetch_or(word, operand, __ATOMIC_SEQ_CST);
    case RT_BIT_XOR: return __atomic_fetch_xor(word, operand, __ATOMIC_SEQ_CST);
    case RT_SWAP_IF: break;
  }
  __atomic_compare_exchange_n(word, &expected, operand, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return expected;
}

/* The half of a 64-bit word that a 32-bit one is. */
struct half {
  uint64_t *word;
  int shift;
};

static struct half half_of(const int32_t *atom) {
  uintptr_t address = (uintptr_t)atom;
  int is_second = address % sizeof(uint64_t) != 0, is_high = is_second == (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__);
  return (struct half){(uint64_t *)(address - address % sizeof(uint64_t)), is_high ? HALF_BITS : 0}; /* NOLINT: the word around it */
}

static uint32_t new_value(enum rt_atomic op, uint32_t old, uint32_t operand) { return op == RT_ADD ? old + operand : operand; }

/* What changes this half by its value before: again until nobody has changed the word meanwhile. */
static uint32_t by_swapping(int rank, enum rt_atomic op, struct half half, uint32_t operand, uint32_t expected) {
  uint64_t mask = (uint64_t)UINT32_MAX << half.shift, seen = rt_conduit()->atomic(rank, RT_LOAD, half.word, 0, 0);
  for (;;) {
    uint32_t old = (uint32_t)(seen >> half.shift);
    if (op == RT_SWAP_IF && old != expected) return old;
    uint64_t wanted = (seen & ~mask) | (uint64_t)new_value(op, old, operand) << half.shift;
    uint64_t before = rt_conduit()->atomic(rank, RT_SWAP_IF, half.word, wanted, seen);
    if (before == seen || rt_departed(rank)) return old;
    seen = before;
  }
}

static uint32_t through_conduit(int rank, enum rt_atomic op, const int32_t *atom, uint32_t operand, uint32_t expected) {
  struct half half = half_of(atom);
  uint64_t wide = (uint64_t)operand << half.shift, rest = ~((uint64_t)UINT32_MAX << half.shift);
  if (op == RT_BIT_AND) wide |= rest;
  if (op == RT_LOAD || op == RT_BIT_AND || op == RT_BIT_OR || op == RT_BIT_XOR)
    return (uint32_t)(rt_conduit()->atomic(rank, op, half.word, wide, 0) >> half.shift);
  return by_swapping(rank, op, half, operand, expected);
}

static int32_t run(int image, enum rt_atomic op, const int32_t *atom, int32_t operand, int32_t expected) {
  int rank = rt_target_of(image);
  rt_begin(RT_OP_ATOMIC, rank + 1);
  if (op == RT_LOAD) rt_progress(); /* a loop that asks again and again must come to an end */
  if (rt_gone(rank)) return 0;
  uint32_t *near = rt_conduit()->pointer(rank, atom);
  if (near) return (int32_t)on_processor(op, near, (uint32_t)operand, (uint32_t)expected);
  return (int32_t)through_conduit(rank, op, atom, (uint32_t)operand, (uint32_t)expected);
}

void pgas_atomic32_define(int image, int32_t *atom, int32_t value) { run(image, RT_SWAP, atom, value, 0); }
int32_t pgas_atomic32_ref(int image, const int32_t *atom) { return run(image, RT_LOAD, atom, 0, 0); }
int32_t pgas_atomic32_fetch_add(int image, int32_t *atom, int32_t value) { return run(image, RT_ADD, atom, value, 0); }
int32_t pgas_atomic32_fetch_and(int image, int32_t *atom, int32_t value) { return run(image, RT_BIT_AND, atom, value, 0); }
int32_t pgas_atomic32_fetch_or(int image, int32_t *atom, int32_t value) { return run(image, RT_BIT_OR, atom, value, 0); }
int32_t pgas_atomic32_fetch_xor(int image, int32_t *atom, int32_t value) { return run(image, RT_BIT_XOR, atom, value, 0); }
int32_t pgas_atomic32_swap(int image, int32_t *atom, int32_t value) { return run(image, RT_SWAP, atom, value, 0); }
int32_t pgas_atomic32_cas(int image, int32_t *atom, int32_t compare, int32_t value) {
  return run(image, RT_SWAP_IF, atom, value, compare);
}
