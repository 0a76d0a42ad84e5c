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

/* The team that many change team constructs further out, or one that gfortran 16 names itself. */
static pgas_team team_at(intptr_t distance) {
  if (distance > CAF_DISTANCE_MAX) return (pgas_team)distance;
  if (distance <= 0) return pgas_get_team(PGAS_CURRENT_TEAM);
  return pgas_get_team(distance == 1 ? PGAS_PARENT_TEAM : PGAS_INITIAL_TEAM);
}

int CAF(this_image)(intptr_t distance) { return pgas_team_image(team_at(distance)); }

static int count_failed(pgas_team team) {
  int failed = 0;
  for (int image = 1; image <= pgas_team_size(team); image++)
    if (pgas_image_status(pgas_image_at(team, image)) == PGAS_STAT_FAILED_IMAGE) failed++;
  return failed;
}

static int images_of_sibling(int number) {
  if (number < 0) return pgas_team_size(pgas_get_team(PGAS_INITIAL_TEAM));
  return number == pgas_team_number(pgas_get_team(PGAS_CURRENT_TEAM)) ? pgas_num_images() : pgas_sibling_size(number);
}

/* which: up to gfortran 15 -1: all images, 0: those that have not failed, 1: those that have. Then the address of a team's number, 0
   for none. */
int CAF(num_images)(intptr_t distance, intptr_t which) {
  pgas_team team = team_at(distance);
  int images = pgas_team_size(team);
  if (caf_gfortran() >= 16) return which ? images_of_sibling(*(const int *)which) : images;
  if ((int)which < 0) return images;
  int gone = count_failed(team);
  return which ? gone : images - gone;
}

/* Up to gfortran 15 there is no team=, and -1 or 0; then the address of the team. */
static pgas_team team_or_current(pgas_team *team) {
  return caf_gfortran() >= 16 && team ? *team : pgas_get_team(PGAS_CURRENT_TEAM);
}

/* Images that are not there have stopped, as libcaf_single says. */
int caf_status_in(int image, pgas_team team) {
  if (image < 1 || image > pgas_team_size(team)) return PGAS_STAT_STOPPED_IMAGE;
  return pgas_image_status(pgas_image_at(team, image));
}

int CAF(image_status)(int image, pgas_team *team) { return caf_status_in(image, team_or_current(team)); }

static void set_image(void *list, int kind, int at, int image) {
  switch (kind) {
    case 1: ((int8_t *)list)[at] = (int8_t)image; break;
    case 2: ((int16_t *)list)[at] = (int16_t)image; break;
    case 8: ((int64_t *)list)[at] = image; break;
    default: ((int32_t *)list)[at] = image;
  }
}

/* The images with that status, as a new array that gfortran frees and takes to begin at 0. */
static void list_images(struct caf_array *array, pgas_team *team, const int *kind, int status) {
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

void CAF(failed_images)(struct caf_array *array, pgas_team *team, const int *kind) {
  list_images(array, team, kind, PGAS_STAT_FAILED_IMAGE);
}

void CAF(stopped_images)(struct caf_array *array, pgas_team *team, const int *kind) {
  list_images(array, team, kind, PGAS_STAT_STOPPED_IMAGE);
}

_Noreturn void CAF(fail_image)(void) {
  fflush(NULL);
  pgas_fail_image();
}
