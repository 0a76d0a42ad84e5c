/* team.c: teams, and the numbers of images in them. Every member of the current team learns the table (colour, key) of
   all members, from which each computes the members and numbers of all the teams that are formed together. */
#include "lane.h"
#include <stdlib.h>

/* A row of the table, for one member of the team that is split. */
struct seat {
  int64_t colour, key;
  int index; /* in the team that is split */
  int place; /* in the new team */
};

/* The table, shared by no one: each new team has its own copy, ordered by (colour, place). */
struct rt_siblings {
  int count;
  struct seat *seat;
};

RT_IMAGE struct pgas_team *rt_current_team;

struct pgas_team *rt_team(void) { return rt_current_team; }

static void make_current(struct pgas_team *team) {
  rt_current_team = team;
  rt_reach_team(team);
}

/* pgas_image_at names rank r as -1 - r. */
int rt_named_rank(int image) {
  static const char nobody[] = "there is no image %d in the current team of %d images";
  int rank = -1 - image;
  if (rank >= 0 && rank < rt_images()) return rank;
  if (!rt_is_trying()) rt_fail(NULL, nobody, image, rt_team()->size);
  rt_error(PGAS_STAT_INVALID, nobody, image, rt_team()->size);
  return -1;
}

int rt_rank_of(int image) {
  int rank = rt_target_of(image);
  if (rank < 0) rt_fail(NULL, "there is no image %d in the current team of %d images", image, rt_team()->size);
  return rank;
}

/* ---- making teams ---- */

static struct pgas_team *new_team(struct pgas_team *parent, int64_t number, int size) {
  struct pgas_team *team = rt_private(1, sizeof *team);
  team->parent = parent;
  team->number = number;
  team->size = size;
  team->rank = rt_private((size_t)size, sizeof *team->rank);
  return team;
}

static void count_nodes(struct pgas_team *team) {
  struct rt_nodes *nodes = &team->nodes;
  nodes->of = rt_private((size_t)team->size, sizeof *nodes->of);
  nodes->leader = rt_private((size_t)team->size, sizeof *nodes->leader);
  nodes->in_blocks = 1;
  int *known = rt_private(PGAS_IMAGES_MAX, sizeof *known); /* of each node of the run: 1 + its number in the team */
  for (int index = 0; index < team->size; index++) {
    int *node = &known[rt_node_of(team->rank[index])];
    if (!*node) {
      nodes->leader[nodes->count] = index;
      *node = ++nodes->count;
    }
    nodes->of[index] = *node - 1;
    if (index > 0 && nodes->of[index] < nodes->of[index - 1]) nodes->in_blocks = 0;
  }
  free(known);
}

static void find_local(struct pgas_team *team) {
  struct rt_nodes *nodes = &team->nodes;
  nodes->mine = nodes->of[team->index];
  nodes->local = rt_private((size_t)team->size, sizeof *nodes->local);
  for (int index = 0; index < team->size; index++) {
    if (nodes->of[index] != nodes->mine) continue;
    if (index == team->index) nodes->local_place = nodes->local_count;
    nodes->local[nodes->local_count++] = index;
  }
}

static void open_team(struct pgas_team *team, int largest) {
  count_nodes(team);
  find_local(team);
  rt_lanes_open(team, largest);
}

static void free_team(struct pgas_team *team) {
  rt_lanes_close(team);
  if (team->siblings) free(team->siblings->seat);
  free(team->siblings);
  free(team->nodes.of);
  free(team->nodes.leader);
  free(team->nodes.local);
  free(team->rank);
  free(team);
}

void rt_team_start(void) {
  struct pgas_team *team = new_team(NULL, PGAS_INITIAL_TEAM_NUMBER, rt_images());
  team->parent = team;
  team->index = rt_rank();
  for (int index = 0; index < team->size; index++) team->rank[index] = index;
  open_team(team, team->size);
  make_current(team);
}

/* ---- splitting ---- */

static int compare(int64_t a, int64_t b) { return (a > b) - (a < b); }

static int by_colour_and_key(const void *a, const void *b) {
  const struct seat *left = a, *right = b;
  int order = compare(left->colour, right->colour);
  if (!order) order = compare(left->key, right->key);
  return order ? order : left->index - right->index;
}

static int by_colour_and_place(const void *a, const void *b) {
  const struct seat *left = a, *right = b;
  int order = compare(left->colour, right->colour);
  return order ? order : left->place - right->place;
}

/* The seats of one colour, from `first` on. */
static int count_colour(const struct rt_siblings *siblings, int first) {
  int count = 1;
  const struct seat *seat = siblings->seat;
  while (first + count < siblings->count && seat[first + count].colour == seat[first].colour) count++;
  return count;
}

static void place_by_key(struct seat *seat, int count) {
  for (int i = 0; i < count; i++) seat[i].place = i;
}

/* Keys are numbers wished for, from 1, or 0; those with 0 come first and in the order of the split team. */
static void place_by_wish(struct seat *seat, int count) {
  char *taken = rt_private((size_t)count, 1);
  for (int i = 0; i < count; i++) {
    if (seat[i].key == 0) continue;
    if (seat[i].key < 0 || seat[i].key > count || taken[seat[i].key - 1])
      rt_fail(NULL, "pgas_form_team: image %d of the current team cannot be number %lld in team %lld of %d images",
              seat[i].index + 1, (long long)seat[i].key, (long long)seat[i].colour, count);
    seat[i].place = (int)seat[i].key - 1;
    taken[seat[i].place] = 1;
  }
  for (int i = 0, place = 0; i < count && seat[i].key == 0; i++) {
    while (taken[place]) place++;
    seat[i].place = place++;
  }
  free(taken);
}

/* On one node the seats are read where they stand, so that all agree on who has one even when images fail meanwhile. */
static int read_seats(struct pgas_team *current, struct seat mine, struct seat *seat) {
  struct rt_lane *lane = &current->lane[0];
  struct rt_board *board = lane->local[current->index];
  uint64_t number = board->seated.value + 1;
  int count = 0;
  board->seat[number % 2][0] = mine.colour;
  board->seat[number % 2][1] = mine.key;
  rt_post(&board->seated, 1);
  for (int index = 0; index < current->size; index++) {
    const struct rt_watch watch = {rt_rank_departed, &current->rank[index]};
    board = lane->local[index];
    int code = rt_wait(&board->seated, number, &watch);
    if (!code) seat[count++] = (struct seat){board->seat[number % 2][0], board->seat[number % 2][1], index, 0};
    if (code) lane->broken = code;
  }
  return count;
}

static struct rt_siblings *exchange_seats(struct pgas_team *current, int64_t colour, int64_t key) {
  struct rt_siblings *siblings = rt_private(1, sizeof *siblings);
  struct seat mine = {colour, key, current->index, 0};
  siblings->count = current->size;
  siblings->seat = rt_private((size_t)current->size, sizeof mine);
  if (current->nodes.count == 1)
    siblings->count = read_seats(current, mine, siblings->seat);
  else
    rt_allgather(&current->lane[0], &mine, siblings->seat, sizeof mine);
  qsort(siblings->seat, (size_t)siblings->count, sizeof mine, by_colour_and_key);
  return siblings;
}

static struct pgas_team *team_of_seats(struct pgas_team *current, const struct seat *seat, int count) {
  struct pgas_team *team = new_team(current, seat->colour, count);
  team->depth = current->depth + 1;
  for (int i = 0; i < count; i++) {
    team->rank[seat[i].place] = current->rank[seat[i].index];
    if (seat[i].index == current->index) team->index = seat[i].place;
  }
  return team;
}

static pgas_team split(int64_t colour, int64_t key, void (*place)(struct seat *, int)) {
  struct pgas_team *current = rt_team(), *team = NULL;
  rt_begin(RT_OP_FORM_TEAM, 0);
  rt_lane_enter(&current->lane[0]);
  struct rt_siblings *siblings = exchange_seats(current, colour, key);
  int largest = 0;
  for (int first = 0, count; first < siblings->count; first += count) {
    count = count_colour(siblings, first);
    if (count > largest) largest = count;
    place(siblings->seat + first, count);
    if (siblings->seat[first].colour == colour) team = team_of_seats(current, siblings->seat + first, count);
  }
  qsort(siblings->seat, (size_t)siblings->count, sizeof *siblings->seat, by_colour_and_place);
  team->siblings = siblings;
  open_team(team, largest);
  team->next_formed = current->formed;
  current->formed = team;
  rt_barrier(&current->lane[0]);
  rt_broken(rt_lane_leave(&current->lane[0]));
  return team;
}

pgas_team pgas_form_team(int64_t number, int new_image) {
  if (number < 0) rt_fail(NULL, "pgas_form_team: the team number %lld is negative", (long long)number);
  return split(number, new_image, place_by_wish);
}

pgas_team pgas_split_team(int64_t colour, int64_t key) { return split(colour, key, place_by_key); }

void pgas_change_team(pgas_team team) {
  if (team->parent != rt_team() || team == team->parent)
    rt_fail(NULL, "pgas_change_team to team %lld, which the current team did not form", (long long)team->number);
  int code = rt_synchronise(team, RT_OP_CHANGE_TEAM);
  make_current(team);
  rt_broken(code);
}

void pgas_end_team(void) {
  struct pgas_team *team = rt_team();
  if (team == team->parent) rt_fail(NULL, "pgas_end_team without pgas_change_team");
  rt_begin(RT_OP_END_TEAM, 0);
  rt_async_finish(team);
  int code = rt_synchronise(team, RT_OP_END_TEAM);
  while (team->formed) {
    struct pgas_team *formed = team->formed;
    team->formed = formed->next_formed;
    free_team(formed);
  }
  rt_heap_end_team(team->depth);
  make_current(team->parent);
  rt_broken(code);
}

/* ---- inquiries ---- */

int pgas_this_image(void) { return rt_team()->index + 1; }
int pgas_num_images(void) { return rt_team()->size; }
int pgas_num_nodes(void) { return rt_team()->nodes.count; }
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

/* The seats of a sibling of the current team; the initial team has none but itself. */
static const struct seat *sibling(int64_t number, int *count) {
  const struct rt_siblings *siblings = rt_team()->siblings;
  *count = 0;
  for (int first = 0; siblings && first < siblings->count; first += count_colour(siblings, first)) {
    if (siblings->seat[first].colour != number) continue;
    *count = count_colour(siblings, first);
    return siblings->seat + first;
  }
  return NULL;
}

int pgas_sibling_size(int64_t number) {
  int count;
  sibling(number, &count);
  return rt_team()->siblings || number != PGAS_INITIAL_TEAM_NUMBER ? count : rt_team()->size;
}

int pgas_image_at_sibling(int64_t number, int image) {
  int count;
  const struct seat *seat = sibling(number, &count);
  if (!rt_team()->siblings && number == PGAS_INITIAL_TEAM_NUMBER) return pgas_image_at(rt_team(), image);
  if (image < 1 || image > count)
    rt_fail(NULL, "there is no image %d in sibling team %lld of %d images", image, (long long)number, count);
  return -1 - rt_team()->parent->rank[seat[image - 1].index];
}
