/* atomic.c: ATOMIC_* subroutines. gfortran's atomic_int_kind and atomic_logical_kind are 4. Where memory is shared the processor's
   operations on 4 bytes do it; elsewhere the word of 8 bytes around them is swapped. */
#include "caf.h"

enum operation { ADD = 1, AND, OR, XOR, DEFINE, REF, SWAP_IF };

static int32_t combine(enum operation op, int32_t old, int32_t value, int32_t expected) {
  switch (op) {
    case ADD: return (int32_t)((uint32_t)old + (uint32_t)value);
    case AND: return old & value;
    case OR: return old | value;
    case XOR: return old ^ value;
    case DEFINE: return value;
    case SWAP_IF: return old == expected ? value : old;
    default: return old;
  }
}

static int32_t on_shared(int32_t *atom, enum operation op, int32_t value, int32_t expected) {
  switch (op) {
    case ADD: return __atomic_fetch_add(atom, value, __ATOMIC_SEQ_CST);
    case AND: return __atomic_fetch_and(atom, value, __ATOMIC_SEQ_CST);
    case OR: return __atomic_fetch_or(atom, value, __ATOMIC_SEQ_CST);
    case XOR: return __atomic_fetch_xor(atom, value, __ATOMIC_SEQ_CST);
    case DEFINE: return __atomic_exchange_n(atom, value, __ATOMIC_SEQ_CST);
    case REF: return __atomic_load_n(atom, __ATOMIC_SEQ_CST);
    default: __atomic_compare_exchange_n(atom, &expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); return expected;
  }
}

enum { HALF_BITS = 32 };

static int32_t on_word(int image, char *atom, enum operation op, int32_t value, int32_t expected) {
  int shift = (uintptr_t)atom % sizeof(int64_t) ? HALF_BITS : 0;
  int64_t *word = (int64_t *)(void *)(atom - shift / 8);
  int64_t seen = pgas_atomic_ref(image, word);
  for (;;) {
    int32_t old = (int32_t)((uint64_t)seen >> shift), new = combine(op, old, value, expected);
    if (new == old) return old;
    uint64_t others = (uint64_t)seen & ~((uint64_t)UINT32_MAX << shift);
    int64_t before = pgas_atomic_cas(image, word, seen, (int64_t)(others | (uint64_t)(uint32_t)new << shift));
    if (before == seen) return old;
    seen = before;
  }
}

/* Loops that poll an atomic variable must come to an end: what the image has begun goes on meanwhile. */
static int32_t run(int image, char *atom, enum operation op, int32_t value, int32_t expected) {
  int32_t *shared = pgas_ptr(atom, image);
  if (op == REF) pgas_progress();
  return shared ? on_shared(shared, op, value, expected) : on_word(image, atom, op, value, expected);
}

static int32_t operate(struct caf_token *token, size_t offset, int image, enum operation op, int32_t value, int32_t expected,
                       int *stat, int kind) {
  const struct caf_report *report = CAF_REPORT(stat, NULL, 0);
  int32_t old = 0;
  if (kind != 4) caf_refuse("an atomic variable of kind %d; gfortran's atomic_int_kind and atomic_logical_kind are 4", kind);
  image = caf_self_or(image);
  if (stat) *stat = 0;
  if (!caf_has_image(report, image)) return 0;
  int gone = stat ? pgas_image_status(image) : 0;
  if (gone == PGAS_STAT_FAILED_IMAGE) {
    caf_error(report, gone, "image %d has failed", image);
    return 0;
  }
  CAF_TRY(report, old = run(image, token->base + offset, op, value, expected));
  return old;
}

void CAF(atomic_define)(struct caf_token *token, size_t offset, int image, const int32_t *value, int *stat, int type, int kind) {
  (void)type;
  operate(token, offset, image, DEFINE, *value, 0, stat, kind);
}

void CAF(atomic_ref)(struct caf_token *token, size_t offset, int image, int32_t *value, int *stat, int type, int kind) {
  (void)type;
  *value = operate(token, offset, image, REF, 0, 0, stat, kind);
}

void CAF(atomic_cas)(struct caf_token *token, size_t offset, int image, int32_t *old, const int32_t *compare,
                     const int32_t *value, int *stat, int type, int kind) {
  (void)type;
  *old = operate(token, offset, image, SWAP_IF, *value, *compare, stat, kind);
}

/* old: NULL where the statement does not fetch. */
void CAF(atomic_op)(int op, struct caf_token *token, size_t offset, int image, const int32_t *value, int32_t *old, int *stat,
                    int type, int kind) {
  (void)type;
  int32_t before = operate(token, offset, image, (enum operation)op, *value, 0, stat, kind);
  if (old) *old = before;
}
