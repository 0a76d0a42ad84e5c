/* atomic.c: ATOMIC_* subroutines. gfortran's atomic_int_kind and atomic_logical_kind are 4. */
#include "caf.h"

enum operation { ADD = 1, AND, OR, XOR, DEFINE, REF, SWAP_IF };

/* Loops that poll an atomic variable must come to an end: what the image has begun goes on meanwhile. */
static int32_t run(int image, char *atom, enum operation op, int32_t value, int32_t expected) {
  int32_t *word = (int32_t *)(void *)atom;
  if (op == REF) pgas_progress();
  switch (op) {
    case ADD: return pgas_atomic32_fetch_add(image, word, value);
    case AND: return pgas_atomic32_fetch_and(image, word, value);
    case OR: return pgas_atomic32_fetch_or(image, word, value);
    case XOR: return pgas_atomic32_fetch_xor(image, word, value);
    case DEFINE: return pgas_atomic32_swap(image, word, value);
    case REF: return pgas_atomic32_ref(image, word);
    default: return pgas_atomic32_cas(image, word, expected, value);
  }
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
