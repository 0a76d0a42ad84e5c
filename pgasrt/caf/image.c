/* image.c: start and end of an image, what it can ask about images. */
#include "caf.h"
#include <stdio.h>
#include <stdlib.h>

/* Static coarrays are registered by constructors, before main. */
void caf_start(void) {
  static int started;
  if (started) return;
  started = 1;
  pgas_init(0, NULL);
}

/* The barrier: static coarrays have their first values everywhere. */
void CAF(init)(int *argc, char ***argv) {
  (void)argc, (void)argv;
  caf_start();
  caf_random_start();
  pgas_barrier();
}

void CAF(finalize)(void) {
  fflush(NULL);
  pgas_finalize();
}

/* The team that many change team constructs further out. */
static pgas_team ancestor(int distance) {
  if (distance <= 0) return pgas_get_team(PGAS_CURRENT_TEAM);
  return pgas_get_team(distance == 1 ? PGAS_PARENT_TEAM : PGAS_INITIAL_TEAM);
}

int CAF(this_image)(int distance) { return distance > 0 ? pgas_team_image(ancestor(distance)) : pgas_this_image(); }

static int count_failed(pgas_team team) {
  int failed = 0;
  for (int image = 1; image <= pgas_team_size(team); image++)
    if (pgas_image_status(pgas_image_at(team, image)) == PGAS_STAT_FAILED_IMAGE) failed++;
  return failed;
}

/* failed: -1: all images, 0: those that have not failed, 1: those that have. */
int CAF(num_images)(int distance, int failed) {
  pgas_team team = ancestor(distance);
  int images = pgas_team_size(team);
  if (failed < 0) return images;
  int gone = count_failed(team);
  return failed ? gone : images - gone;
}

/* gfortran says -1 where there is no team=. */
static pgas_team team_or_current(void *team) {
  return !team || (intptr_t)team == -1 || (uintptr_t)team == UINT32_MAX ? pgas_get_team(PGAS_CURRENT_TEAM) : team;
}

/* Images that are not there have stopped, as libcaf_single says. */
int CAF(image_status)(int image, void *team) {
  pgas_team of = team_or_current(team);
  if (image < 1 || image > pgas_team_size(of)) return PGAS_STAT_STOPPED_IMAGE;
  return pgas_image_status(pgas_image_at(of, image));
}

static void set_image(void *list, int kind, int at, int image) {
  switch (kind) {
    case 1: ((int8_t *)list)[at] = (int8_t)image; break;
    case 2: ((int16_t *)list)[at] = (int16_t)image; break;
    case 8: ((int64_t *)list)[at] = image; break;
    default: ((int32_t *)list)[at] = image;
  }
}

/* The images with that status, as a new array that gfortran frees and takes to begin at 0. */
static void list_images(struct caf_array *array, void *team, const int *kind, int status) {
  pgas_team of = team_or_current(team);
  int bytes = kind ? *kind : 4, count = 0;
  array->base = calloc((size_t)pgas_team_size(of), (size_t)bytes);
  for (int image = 1; image <= pgas_team_size(of); image++)
    if (pgas_image_status(pgas_image_at(of, image)) == status) set_image(array->base, bytes, count++, image);
  array->dtype.elem_bytes = (size_t)bytes;
  array->dtype.rank = 1;
  array->dtype.type = CAF_INTEGER;
  array->span = bytes;
  array->offset = 0;
  array->dim[0] = (struct caf_dim){1, 0, count - 1};
}

void CAF(failed_images)(struct caf_array *array, void *team, const int *kind) {
  list_images(array, team, kind, PGAS_STAT_FAILED_IMAGE);
}

void CAF(stopped_images)(struct caf_array *array, void *team, const int *kind) {
  list_images(array, team, kind, PGAS_STAT_STOPPED_IMAGE);
}

_Noreturn void CAF(fail_image)(void) {
  fflush(NULL);
  pgas_fail_image();
}
