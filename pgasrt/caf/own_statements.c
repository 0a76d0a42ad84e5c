/* own_statements.c: image control statements, atomic and collective subroutines and inquiries of programs that dhpfgo has compiled, as far
   as gfortran's calls do not serve both. */
#include "own.h"
#include <stdlib.h>
#include <string.h>

#define REPORT CAF_REPORT(stat, errmsg, errmsg_bytes)

/* ---- synchronisation ---- */

void CAF(sync_images)(int count, const int *images, int *stat, char *errmsg, size_t errmsg_bytes);

void hpf_co_sync_all(int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  CAF_TRY(REPORT, pgas_barrier());
}

void hpf_co_sync_memory(int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  CAF_TRY(REPORT, pgas_sync_memory());
}

enum { SYNC_FEW = 8 };

/* all: sync images(*). */
void hpf_co_sync_images(int all, struct caf_array *images, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  if (all) {
    CAF_TRY(REPORT, pgas_sync_images(NULL, -1));
    return;
  }
  struct caf_section section;
  caf_section_of(&section, images, images->base, 4);
  size_t count = caf_section_elems(&section);
  int few[SYNC_FEW], *list = count <= SYNC_FEW ? few : malloc(count * sizeof *list);
  if (!list) caf_refuse("no memory for a list of images");
  for (size_t i = 0; i < count; i++) memcpy(&list[i], section.base + (ptrdiff_t)i * section.dim[0].stride_bytes, sizeof list[i]);
  CAF(sync_images)((int)count, list, stat, errmsg, errmsg_bytes);
  if (list != few) free(list);
}

void hpf_co_sync_team(pgas_team *team, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  CAF_TRY(REPORT, pgas_sync_team(*team));
}

/* ---- teams ---- */

void hpf_co_form_team(int64_t number, pgas_team *team, int new_index, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  if (number < 1) {
    caf_error(REPORT, PGAS_STAT_INVALID, "form team: the team number %lld is not positive", (long long)number);
    return;
  }
  CAF_TRY(REPORT, *team = pgas_form_team(number, new_index));
}

void hpf_co_change_team(pgas_team *team, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  if (CAF_TRY(REPORT, pgas_change_team(*team))) return;
  caf_depth++;
  CAF_TRY(REPORT, pgas_barrier());
}

void hpf_co_end_team(int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  own_coarrays_end_team();
  caf_depth--;
  CAF_TRY(REPORT, pgas_end_team());
}

/* level: that of iso_fortran_env plus 1, 0 for the current team. */
void hpf_co_get_team(int level, pgas_team *team) {
  *team = pgas_get_team(level <= 1 ? (level == 1 ? PGAS_INITIAL_TEAM : PGAS_CURRENT_TEAM)
                                   : (level == 2 ? PGAS_PARENT_TEAM : PGAS_CURRENT_TEAM));
}

static pgas_team team_or_current(pgas_team *team) { return team && *team ? *team : pgas_get_team(PGAS_CURRENT_TEAM); }

int hpf_co_team_number(pgas_team *team) { return (int)pgas_team_number(team_or_current(team)); }
int hpf_co_this_image(pgas_team *team) { return pgas_team_image(team_or_current(team)); }
int hpf_co_num_images(pgas_team *team) { return pgas_team_size(team_or_current(team)); }
int hpf_co_sibling_images(int64_t number) {
  if (number == PGAS_INITIAL_TEAM_NUMBER) return pgas_team_size(pgas_get_team(PGAS_INITIAL_TEAM));
  if (number == pgas_team_number(pgas_get_team(PGAS_CURRENT_TEAM))) return pgas_num_images();
  return pgas_sibling_size(number);
}

int hpf_co_image_status(int image, pgas_team *team, int line) {
  own_at(line);
  return caf_status_in(image, team_or_current(team));
}

/* How many images have that status, and which. */
int hpf_co_count(int status, pgas_team *team) {
  pgas_team of = team_or_current(team);
  int count = 0;
  for (int image = 1; image <= pgas_team_size(of); image++)
    if (pgas_image_status(pgas_image_at(of, image)) == status) count++;
  return count;
}

void hpf_co_list(int status, pgas_team *team, struct caf_array *list) {
  pgas_team of = team_or_current(team);
  ptrdiff_t at = 0, elems = list->dim[0].upper - list->dim[0].lower + 1;
  for (int image = 1; image <= pgas_team_size(of) && at < elems; image++)
    if (pgas_image_status(pgas_image_at(of, image)) == status) ((int32_t *)list->base)[at++] = image;
}

/* ---- locks, events, critical constructs ---- */

void hpf_co_lock(void *lock, int image, int *acquired, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  pgas_lock *object = (pgas_lock *)(void *)own_name(lock);
  own_at(line);
  if (!(image = own_image(REPORT, image)) || !own_may_reach(REPORT, image, (char *)object)) return;
  if (acquired)
    CAF_TRY(REPORT, *acquired = pgas_lock_try(image, object));
  else
    CAF_TRY(REPORT, pgas_lock_acquire(image, object));
}

void hpf_co_unlock(void *lock, int image, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  pgas_lock *object = (pgas_lock *)(void *)own_name(lock);
  own_at(line);
  if ((image = own_image(REPORT, image)) && own_may_reach(REPORT, image, (char *)object)) CAF_TRY(REPORT, pgas_lock_release(image, object));
}

void hpf_co_critical(void *lock, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  CAF_TRY(REPORT, pgas_critical_begin((pgas_lock *)(void *)own_name(lock)));
}

void hpf_co_end_critical(void *lock, int line) {
  own_at(line);
  pgas_critical_end((pgas_lock *)(void *)own_name(lock));
}

void hpf_co_event_post(void *event, int image, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  pgas_event *object = (pgas_event *)(void *)own_name(event);
  own_at(line);
  if ((image = own_image(REPORT, image)) && own_may_reach(REPORT, image, (char *)object)) CAF_TRY(REPORT, pgas_event_post(image, object));
}

void hpf_co_event_wait(void *event, int64_t until, int line, int *stat, char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  CAF_TRY(REPORT, pgas_event_wait((pgas_event *)(void *)own_name(event), until > 1 ? (uint64_t)until : 1));
}

int64_t hpf_co_event_query(void *event) { return (int64_t)pgas_event_query((pgas_event *)(void *)own_name(event)); }

/* ---- atomic subroutines ---- */

void CAF(atomic_op)(int op, struct caf_token *token, size_t offset, int image, const int32_t *value, int32_t *old, int *stat, int type,
                    int kind);
void CAF(atomic_cas)(struct caf_token *token, size_t offset, int image, int32_t *old, const int32_t *compare, const int32_t *value,
                     int *stat, int type, int kind);

enum { OWN_SWAP_IF = 7 };

/* op: as gfortran numbers them, and as atomic.c goes on: 1 add, 2 and, 3 or, 4 xor, 5 define, 6 ref, 7 compare and swap. Returns the value
   before. */
int32_t hpf_co_atomic(int op, void *atom, int image, int32_t value, int32_t compare, int line, int *stat) {
  struct caf_token token = {.base = own_name(atom)};
  int32_t old = 0;
  own_at(line);
  if (!(image = own_image(CAF_REPORT(stat, NULL, 0), image))) return 0;
  if (image < 0) image = pgas_image_in(pgas_get_team(PGAS_CURRENT_TEAM), image);
  if (op == OWN_SWAP_IF)
    CAF(atomic_cas)(&token, 0, image, &old, &compare, &value, stat, CAF_INTEGER, 4);
  else
    CAF(atomic_op)(op, &token, 0, image, &value, &old, stat, CAF_INTEGER, 4);
  return old;
}

/* ---- collective subroutines ---- */

void CAF(co_broadcast)(const struct caf_array *, int, int *, char *, size_t);
void CAF(co_sum)(const struct caf_array *, int, int *, char *, size_t);
void CAF(co_min)(const struct caf_array *, int, int *, char *, int, size_t);
void CAF(co_max)(const struct caf_array *, int, int *, char *, int, size_t);
void CAF(co_reduce)(const struct caf_array *, void (*)(void), int, int, int *, char *, int, size_t);

enum collective { BROADCAST, SUM, MIN, MAX, REDUCE };

static void collect(const struct caf_array *array, enum collective what, int image, void (*function)(void), int flags, int *stat,
                    char *errmsg, size_t errmsg_bytes) {
  int chars = array->dtype.type == CAF_CHARACTER ? (int)array->dtype.elem_bytes : 0;
  if (stat) *stat = 0;
  switch (what) {
    case BROADCAST: CAF(co_broadcast)(array, image, stat, errmsg, errmsg_bytes); break;
    case SUM: CAF(co_sum)(array, image, stat, errmsg, errmsg_bytes); break;
    case MIN: CAF(co_min)(array, image, stat, errmsg, chars, errmsg_bytes); break;
    case MAX: CAF(co_max)(array, image, stat, errmsg, chars, errmsg_bytes); break;
    case REDUCE: CAF(co_reduce)(array, function, flags, image, stat, errmsg, chars, errmsg_bytes);
  }
}

void hpf_co_collect_array(const struct caf_array *array, int what, int image, void (*function)(void), int flags, int line, int *stat,
                          char *errmsg, size_t errmsg_bytes) {
  own_at(line);
  collect(array, (enum collective)what, image, function, flags, stat, errmsg, errmsg_bytes);
}

/* type: as in descriptors. */
void hpf_co_collect(void *value, int type, int64_t bytes, int what, int image, void (*function)(void), int flags, int line, int *stat,
                    char *errmsg, size_t errmsg_bytes) {
  struct caf_array scalar = {.base = value, .span = (ptrdiff_t)bytes};
  scalar.dtype.elem_bytes = (size_t)bytes, scalar.dtype.type = (signed char)type;
  own_at(line);
  collect(&scalar, (enum collective)what, image, function, flags, stat, errmsg, errmsg_bytes);
}
