/* token.c: registered coarrays. Static ones come from constructors, before main; allocatable ones from ALLOCATE, which is also a
   barrier; components that are allocatable or pointers have a token inside of the object, and memory of one image alone.

   gfortran copies a component as if it were a coarray that all images allocate; its token shows that it is none, for it stands in
   memory of a coarray. */
#include "caf.h"
#include "rt.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum register_kind {
  COARRAY_STATIC,
  COARRAY_ALLOC,
  LOCK_STATIC,
  LOCK_ALLOC,
  CRITICAL,
  EVENT_STATIC,
  EVENT_ALLOC,
  REGISTER_ONLY,
  ALLOCATE_ONLY,
  MAP_EXISTING /* CHANGE TEAM gives a coarray another name */
};
enum deregister_kind { DEREGISTER, DEALLOCATE_ONLY };

static struct caf_token *tokens; /* what teams allocated */

static int is_static(int kind) {
  return kind == COARRAY_STATIC || kind == LOCK_STATIC || kind == CRITICAL || kind == EVENT_STATIC;
}

static size_t bytes_of(size_t size, int kind) {
  switch (kind) {
    case LOCK_STATIC:
    case LOCK_ALLOC:
    case CRITICAL: return size * sizeof(pgas_lock);
    case EVENT_STATIC:
    case EVENT_ALLOC: return size * sizeof(pgas_event);
    default: return size;
  }
}

/* ---- memory that others can reach ---- */

/* An object of no bytes has an address nevertheless: allocated() is true. */
void *caf_alloc_component(size_t bytes) { return pgas_alloc_local(bytes ? bytes : 1); }

void caf_free_component(void *object) {
  if (!object) return;
  if (caf_is_reachable(object, 1))
    pgas_free_local(object);
  else
    free(object);
}

int caf_is_reachable(const void *object, size_t bytes) { return rt_in_segment(object, bytes); }

char *caf_object_of(int image, void *object) {
  pgas_copointer to = pgas_copoint(image, NULL);
  if (to.rank == rt_rank()) return object;
  if (!rt_is_shared(rt_control(), object, 1)) return NULL;
  to.object = object;
  return pgas_object_of(to);
}

/* ---- registering ---- */

static int allocate(struct caf_token *token, size_t bytes, int kind, const struct caf_report *report) {
  token->collective = kind != ALLOCATE_ONLY;
  token->bytes = bytes;
  if (!token->collective) return CAF_TRY(report, token->base = caf_alloc_component(bytes));
  int code = CAF_TRY(report, token->base = pgas_alloc(bytes ? bytes : 1));
  if (!code && kind != COARRAY_STATIC && kind != COARRAY_ALLOC) memset(token->base, 0, bytes);
  return code;
}

/* A coarray of a team goes when the team ends. */
static void note_team(struct caf_token *token) {
  token->depth = caf_depth;
  if (!caf_depth || !token->collective) return;
  token->next = tokens;
  tokens = token;
}

/* Tokens lie in pieces, each as long as all before it, so that it is cheap to say whether an address is that of a token. */
enum { FIRST_PIECE = 64, PIECES = 40 };
static struct caf_token *pieces[PIECES], *unused;

static struct caf_token *more_tokens(void) {
  int piece = 0;
  while (piece < PIECES && pieces[piece]) piece++;
  size_t count = (size_t)FIRST_PIECE << piece;
  struct caf_token *first = piece < PIECES ? calloc(count, sizeof *first) : NULL;
  if (!first) caf_refuse("no memory for a coarray's token");
  for (size_t k = 0; k < count; k++) first[k].next = k + 1 < count ? &first[k + 1] : NULL;
  return pieces[piece] = first;
}

static int is_token(const struct caf_token *token) {
  uintptr_t at = (uintptr_t)token;
  for (int piece = 0; piece < PIECES && pieces[piece]; piece++) {
    uintptr_t from = (uintptr_t)pieces[piece], bytes = ((size_t)FIRST_PIECE << piece) * sizeof *token;
    if (at - from < bytes) return (at - from) % sizeof *token == 0;
  }
  return 0;
}

static struct caf_token *new_token(int kind, struct caf_token **home) {
  if (!unused) unused = more_tokens();
  struct caf_token *token = unused;
  unused = token->next;
  *token = (struct caf_token){.critical = kind == CRITICAL, .home = home};
  return token;
}

static void free_token(struct caf_token *token) {
  *token = (struct caf_token){.next = unused};
  unused = token;
}

/* The descriptor says where the coarray begins, in memory that stays its own. */
static void map_existing(struct caf_token **token, struct caf_array *array) {
  struct caf_token *mapped = new_token(MAP_EXISTING, token);
  mapped->base = array->base;
  mapped->bytes = (*token)->bytes - (size_t)(mapped->base - (*token)->base);
  mapped->array = array->dtype.rank > 0 ? array : NULL;
  mapped->is_mapped = 1;
  mapped->is_scalar = (*token)->is_scalar;
  *token = mapped;
}

void CAF(register)(size_t size, int kind, struct caf_token **token, struct caf_array *array, int *stat, char *errmsg,
                   size_t errmsg_bytes) {
  const struct caf_report *report = CAF_REPORT(stat, errmsg, errmsg_bytes);
  caf_start();
  if (stat) *stat = 0;
  if (kind == MAP_EXISTING) {
    map_existing(token, array);
    return;
  }
  int is_component = caf_is_reachable(token, sizeof *token);
  /* gfortran 12 leaves what lay on its stack in the tokens of components of array components. */
  if (kind != ALLOCATE_ONLY || (is_component && !(is_token(*token) && (*token)->home == token))) *token = new_token(kind, token);
  if (kind == COARRAY_ALLOC && is_component) kind = ALLOCATE_ONLY;
  (*token)->array = array->dtype.rank > 0 ? array : NULL;
  (*token)->is_scalar = array->dtype.rank == 0 && array->dtype.elem_bytes == size;
  if (kind == REGISTER_ONLY) {
    array->base = NULL;
    return;
  }
  if (allocate(*token, bytes_of(size, kind), kind, report)) return;
  array->base = (*token)->base;
  note_team(*token);
  if ((*token)->collective && !is_static(kind)) CAF_TRY(report, pgas_barrier());
}

/* ---- deregistering ---- */

static void forget(const struct caf_token *token) {
  struct caf_token **link = &tokens;
  while (*link && *link != token) link = &(*link)->next;
  if (*link) *link = token->next;
}

static void deallocate(struct caf_token *token, const struct caf_report *report) {
  char *base = token->base;
  token->base = NULL;
  if (!base || token->is_mapped) return;
  if (!token->collective) {
    caf_free_component(base);
    return;
  }
  forget(token);
  if (!CAF_TRY(report, pgas_barrier())) CAF_TRY(report, pgas_free(base));
}

void CAF(deregister)(struct caf_token **token, int kind, int *stat, char *errmsg, size_t errmsg_bytes) {
  if (stat) *stat = 0;
  if (!*token) return;
  deallocate(*token, CAF_REPORT(stat, errmsg, errmsg_bytes));
  if (kind == DEALLOCATE_ONLY) return;
  free_token(*token);
  *token = NULL;
}

/* The memory goes with the team; the tokens stay, since variables may hold them. */
void caf_tokens_end_team(int depth) {
  for (struct caf_token **link = &tokens; *link;) {
    struct caf_token *token = *link;
    if (token->depth < depth) {
      link = &token->next;
      continue;
    }
    if (token->array && token->array->base == token->base) token->array->base = NULL;
    token->base = NULL;
    *link = token->next;
  }
}
