/* Teams: numbers, siblings, nesting, memory that ends with them, images of other teams. */
#include "check.h"

static _Thread_local int n, me; /* of the initial team */

static int64_t expected_size(int number, int teams) {
  int size = 0;
  for (int image = 1; image <= n; image++) size += image % teams == number;
  return size;
}

static void numbers(int teams) {
  pgas_team initial = pgas_get_team(PGAS_INITIAL_TEAM);
  pgas_team team = pgas_form_team(me % teams, 0);
  CHECK(pgas_team_number(team) == me % teams && pgas_team_size(team) == expected_size(me % teams, teams));
  CHECK(pgas_team_image(team) == (me - 1) / teams + 1);
  CHECK(pgas_team_number(initial) == PGAS_INITIAL_TEAM_NUMBER && pgas_sibling_size(PGAS_INITIAL_TEAM_NUMBER) == n);
  pgas_sync_team(team);
  pgas_change_team(team);
  CHECK(pgas_num_images() == pgas_team_size(team) && pgas_this_image() == pgas_team_image(team));
  CHECK(pgas_get_team(PGAS_PARENT_TEAM) == initial && pgas_get_team(PGAS_CURRENT_TEAM) == team);
  CHECK(pgas_image_in(initial, pgas_this_image()) == me && pgas_image_in(team, pgas_image_at(initial, me)) == pgas_this_image());
  for (int number = 0; number < teams; number++) CHECK(pgas_sibling_size(number) == expected_size(number, teams));
  CHECK(pgas_sibling_size(teams) == 0);
  int other = (me + 1) % teams;
  for (int image = 1; image <= pgas_sibling_size(other); image++) {
    int named = pgas_image_at_sibling(other, image), in_initial = pgas_image_in(initial, named);
    CHECK(in_initial % teams == other && (teams == 1 || pgas_image_in(team, named) == 0));
    CHECK((in_initial - 1) / teams + 1 == image);
  }
  pgas_end_team();
  CHECK(pgas_num_images() == n && pgas_this_image() == me);
}

static void wishes(void) {
  pgas_team reversed = pgas_form_team(7, n + 1 - me);
  CHECK(pgas_team_image(reversed) == n + 1 - me);
  pgas_team first = pgas_form_team(7, me == n ? 1 : 0); /* the last image wants to be the first */
  CHECK(pgas_team_image(first) == (me == n ? 1 : me + 1));
  pgas_team split = pgas_split_team(-5, -(int64_t)me);
  CHECK(pgas_team_number(split) == -5 && pgas_team_image(split) == n + 1 - me);
  pgas_change_team(reversed);
  int64_t value = 0, *cell = pgas_alloc(sizeof *cell);
  *cell = me;
  pgas_barrier();
  pgas_get(1, &value, cell, sizeof value);
  CHECK(value == n);
  pgas_get(pgas_image_at(pgas_get_team(PGAS_PARENT_TEAM), 1), &value, cell, sizeof value);
  CHECK(value == 1);
  pgas_barrier();
  pgas_end_team();
}

/* Teams of teams: halves until one image is left. On each level an object that the level below must not touch. */
static void nest(int depth) {
  int size = pgas_num_images(), mine = pgas_this_image();
  int64_t *object = pgas_alloc((size_t)(1 + depth) * 1000 * sizeof *object);
  for (int i = 0; i < 1000; i++) object[i] = mine + 100 * depth;
  if (size > 1) {
    pgas_team half = pgas_form_team(mine > size / 2, 0);
    pgas_change_team(half);
    nest(depth + 1);
    pgas_end_team();
  }
  pgas_barrier();
  int64_t there = 0;
  pgas_get(mine % size + 1, &there, object + 999, sizeof there);
  CHECK(there == mine % size + 1 + 100 * depth);
  for (int i = 0; i < 1000; i++) CHECK(object[i] == mine + 100 * depth);
  double sum = mine;
  pgas_allreduce(&sum, 1, PGAS_R8, PGAS_SUM);
  CHECK(sum == size * (size + 1) / 2);
  pgas_barrier();
}

/* Siblings allocate differently; afterwards the images of the parent agree again about addresses. */
static void memory(void) {
  pgas_team team = pgas_form_team(me % 2, 0);
  void *local = pgas_alloc_local((size_t)me * 5000);
  void *first = NULL;
  for (int round = 0; round < 3; round++) {
    pgas_change_team(team);
    char *a = pgas_alloc((size_t)(1 + me % 2) * 100000), *b = pgas_alloc(3 << 20);
    if (!first) first = a;
    CHECK(first == a);
    if (me % 2) pgas_free(a);
    b[round] = 1;
    pgas_end_team();
    int64_t *cell = pgas_alloc(sizeof *cell), value = 0;
    *cell = me * 10 + round;
    pgas_barrier();
    pgas_get(n, &value, cell, sizeof value);
    CHECK(value == n * 10 + round);
    pgas_barrier();
    pgas_free(cell);
  }
  pgas_free_local(local);
}

/* An object of one image, whose address the others are told. */
static void of_one_image(void) {
  int64_t *own = pgas_alloc_local(sizeof *own), value = 0;
  void **told = pgas_alloc((size_t)n * sizeof *told);
  *own = 7 * me;
  for (int image = 1; image <= n; image++) {
    void *address = pgas_seen_from(image, own);
    pgas_put(image, &told[me - 1], &address, sizeof address);
  }
  pgas_barrier();
  for (int image = 1; image <= n; image++) {
    pgas_get(image, &value, told[image - 1], sizeof value);
    CHECK(value == 7 * image);
  }
  pgas_barrier();
  pgas_free(told);
  pgas_free_local(own);
}

/* Forming teams again and again takes no more memory than once. */
static void again_and_again(void) {
  pgas_team outer = pgas_form_team(1, 0);
  void *first = NULL;
  for (int round = 0; round < 20; round++) {
    pgas_change_team(outer);
    pgas_team inner = pgas_form_team(me % 2, 0);
    pgas_change_team(inner);
    void *object = pgas_alloc(64);
    CHECK(!first || first == object);
    first = object;
    pgas_end_team();
    pgas_end_team();
  }
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  n = pgas_num_images(), me = pgas_this_image();
  numbers(1);
  if (n > 1) numbers(2);
  wishes();
  nest(0);
  memory();
  of_one_image();
  again_and_again();
  pgas_finalize();
  return 0;
}
