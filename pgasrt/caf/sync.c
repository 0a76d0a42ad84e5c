/* sync.c: SYNC statements and teams. */
#include "caf.h"
#include <string.h>

int caf_depth;

/* In these statements gfortran 12 gives the address of a pointer to the text. Text does not look like one. */
static char *errmsg_at(char *errmsg) {
  enum { FIRST_PAGES = 1 << 16, ADDRESS_BITS = 47 };
  uintptr_t pointer;
  if (!errmsg) return NULL;
  memcpy(&pointer, errmsg, sizeof pointer);
  return pointer >= FIRST_PAGES && pointer >> ADDRESS_BITS == 0 ? (char *)pointer : errmsg; /* NOLINT: the pointer itself */
}

void CAF(sync_all)(int *stat, char *errmsg, size_t errmsg_bytes) {
  CAF_TRY(CAF_REPORT(stat, errmsg_at(errmsg), errmsg_bytes), pgas_barrier());
}

void CAF(sync_memory)(int *stat, char *errmsg, size_t errmsg_bytes) {
  CAF_TRY(CAF_REPORT(stat, errmsg_at(errmsg), errmsg_bytes), pgas_sync_memory());
}

static int has_image_twice(const int *images, int count) {
  static unsigned char seen[PGAS_IMAGES_MAX + 1];
  int twice = 0;
  for (int i = 0; i < count; i++) {
    if (seen[images[i]]) twice = images[i];
    seen[images[i]] = 1;
  }
  for (int i = 0; i < count; i++) seen[images[i]] = 0;
  return twice;
}

/* count -1: all images, `sync images(*)`. */
void CAF(sync_images)(int count, const int *images, int *stat, char *errmsg, size_t errmsg_bytes) {
  const struct caf_report *report = CAF_REPORT(stat, errmsg_at(errmsg), errmsg_bytes);
  for (int i = 0; i < count; i++)
    if (!caf_has_image(report, images[i])) return;
  int twice = count > 1 ? has_image_twice(images, count) : 0;
  if (twice)
    caf_error(report, CAF_STAT_IMAGE_TWICE, "sync images names image %d twice", twice);
  else
    CAF_TRY(report, pgas_sync_images(images, count));
}

/* Up to gfortran 15 these statements take the address of a team and no stat=, then the team itself. */
static pgas_team named_team(void *team) { return caf_gfortran() >= 16 ? (pgas_team)team : *(pgas_team *)team; }
#define REPORT (caf_gfortran() >= 16 ? CAF_REPORT(stat, errmsg_at(errmsg), errmsg_bytes) : CAF_REPORT(NULL, NULL, 0))

void CAF(sync_team)(void *team, int *stat, char *errmsg, size_t errmsg_bytes) {
  const struct caf_report *report = REPORT;
  CAF_TRY(report, pgas_sync_team(named_team(team)));
}

/* Of a constant gfortran 16 gives the address of its address; both are variables of one procedure. */
static int number_at(const char *address) {
  enum { FRAME = 1 << 14 };
  uintptr_t inner;
  memcpy(&inner, address, sizeof inner);
  return *(const int *)(inner - (uintptr_t)address + FRAME < 2 * FRAME ? (const void *)inner : address); /* NOLINT: see above */
}

/* new_index: a number, 0 for none; from gfortran 16 on its address. */
void CAF(form_team)(int number, pgas_team *team, intptr_t new_index, int *stat, char *errmsg, size_t errmsg_bytes) {
  const struct caf_report *report = REPORT;
  int image = new_index > CAF_DISTANCE_MAX ? number_at((const char *)new_index) : (int)new_index;
  if (number < 0)
    caf_error(report, PGAS_STAT_INVALID, "form team: the team number %d is not positive", number);
  else
    CAF_TRY(report, *team = pgas_form_team(number, image));
}

void CAF(change_team)(void *team, int *stat, char *errmsg, size_t errmsg_bytes) {
  const struct caf_report *report = REPORT;
  if (!CAF_TRY(report, pgas_change_team(named_team(team)))) caf_depth++;
}

/* What was allocated in the team is deallocated with it. */
void CAF(end_team)(int *stat, char *errmsg, size_t errmsg_bytes) {
  const struct caf_report *report = REPORT;
  caf_tokens_end_team(caf_depth);
  caf_depth--;
  CAF_TRY(report, pgas_end_team());
}

pgas_team CAF(get_team)(const int *level) {
  return pgas_get_team(level ? (enum pgas_team_level) * level : PGAS_CURRENT_TEAM);
}

int CAF(team_number)(pgas_team team) {
  return (int)pgas_team_number(team ? team : pgas_get_team(PGAS_CURRENT_TEAM));
}
