/* team.c: teams, and the numbers of images in them. */
#include "rt.h"
#include <stdlib.h>

RT_IMAGE struct pgas_team *rt_current_team;

static struct pgas_team *new_team(int size) {
  struct pgas_team *team = rt_private(1, sizeof *team);
  team->size = size;
  team->rank = rt_private((size_t)size, sizeof *team->rank);
  return team;
}

void rt_team_start(void) {
  struct pgas_team *team = new_team(rt_images());
  team->parent = team;
  team->number = PGAS_INITIAL_TEAM_NUMBER;
  team->index = rt_rank();
  for (int index = 0; index < team->size; index++) team->rank[index] = index;
  rt_current_team = team;
  rt_reach_team(team);
}

struct pgas_team *rt_team(void) { return rt_current_team; }

/* pgas_image_at names rank r as -1 - r. */
int rt_named_rank(int image) {
  int rank = -1 - image;
  if (rank < 0 || rank >= rt_images())
    rt_fail(NULL, "there is no image %d in the current team of %d images", image, rt_team()->size);
  return rank;
}

int pgas_this_image(void) { return rt_team()->index + 1; }
int pgas_num_images(void) { return rt_team()->size; }
int64_t pgas_team_number(pgas_team team) { return team->number; }
int pgas_team_size(pgas_team team) { return team->size; }
int pgas_team_image(pgas_team team) { return team->index + 1; }

pgas_team pgas_get_team(enum pgas_team_level level) {
  struct pgas_team *team = rt_team();
  if (level == PGAS_CURRENT_TEAM) return team;
  if (level == PGAS_PARENT_TEAM) return team->parent;
  while (team != team->parent) team = team->parent;
  return team;
}

int pgas_image_at(pgas_team team, int image) {
  if (image < 1 || image > team->size) rt_fail(NULL, "there is no image %d in a team of %d images", image, team->size);
  return -1 - team->rank[image - 1];
}

int pgas_image_in(pgas_team team, int image) {
  int rank = rt_rank_of(image);
  for (int index = 0; index < team->size; index++)
    if (team->rank[index] == rank) return index + 1;
  return 0;
}
