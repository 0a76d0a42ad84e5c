/* Images fail at different places; the others agree on who is left, form a team of survivors and go on in it. The argument
   says where: b before a barrier, c within a collective, f before forming the team, a with asynchronous calls under way. */
#include "check.h"
#include <signal.h>

static int n, me;
static char where;

static int fails(void) { return n > 1 && (me == 2 || me == n); }

static void work_until_failure(void) {
  double value[500] = {0};
  struct pgas_stat stat;
  int code = PGAS_STAT_OK;
  for (int round = 0; round < 200 && code == PGAS_STAT_OK; round++) {
    if (where == 'c' && fails() && round == 5) raise(SIGKILL);
    code = PGAS_TRY(&stat, pgas_allreduce(value, 500, PGAS_R8, PGAS_SUM));
  }
  CHECK(where == 'c' && n > 1 ? code == PGAS_STAT_FAILED_IMAGE : code == PGAS_STAT_OK);
}

/* A collective that an image has failed in is over for the others too; its event is posted. */
static void asynchronous(pgas_event *done) {
  double value = 0;
  struct pgas_stat stat;
  pgas_catch(&stat);
  pgas_allreduce_async(&value, 1, PGAS_R8, PGAS_SUM, done);
  pgas_wait(done, 1);
  int code = pgas_caught();
  CHECK(code == (n > 1 ? PGAS_STAT_FAILED_IMAGE : PGAS_STAT_OK));
}

static void work_together(pgas_team team, int size) {
  CHECK(pgas_team_size(team) == size);
  pgas_change_team(team);
  for (int round = 0; round < 50; round++) {
    double sum = 1;
    pgas_allreduce(&sum, 1, PGAS_R8, PGAS_SUM);
    CHECK(sum == size);
    int64_t *cell = pgas_alloc(sizeof *cell), there = 0;
    *cell = round * pgas_this_image();
    pgas_barrier();
    pgas_get(round % size + 1, &there, cell, sizeof there);
    CHECK(there == round * (round % size + 1));
    pgas_barrier();
    pgas_free(cell);
  }
  pgas_end_team();
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  n = pgas_num_images(), me = pgas_this_image(), where = argv[1][0];
  pgas_event *done = pgas_alloc(sizeof *done);
  memset(done, 0, sizeof *done);
  pgas_barrier();
  work_until_failure();
  struct pgas_stat stat;
  if (where == 'b' && fails()) pgas_fail_image();
  int code = PGAS_TRY(&stat, pgas_barrier());
  CHECK(code == (n > 1 && (where == 'b' || where == 'c') ? PGAS_STAT_FAILED_IMAGE : PGAS_STAT_OK));
  if (where == 'a' && fails()) raise(SIGKILL);
  if (where == 'a') asynchronous(done);
  if (where == 'f' && fails()) raise(SIGKILL);
  pgas_team team = NULL;
  code = PGAS_TRY(&stat, team = pgas_form_team(1, 0));
  CHECK(code == (n > 1 ? PGAS_STAT_FAILED_IMAGE : PGAS_STAT_OK) && team);
  work_together(team, n > 2 ? n - 2 : 1);
  pgas_finalize();
  return 0;
}
