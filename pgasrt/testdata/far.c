/* Ways a run on several hosts ends, by argument 1; argument 2 is the image that does it (0: all). known: the image is killed, and
   image 1 alone sees it. work: all work until somebody is killed. teams, posts: reductions in a team that spans two hosts, and puts each
   with an event; the messages of MPI are counted. gets: of an image that waits; how often that one sleeps is counted. */
#define _GNU_SOURCE
#include "check.h"
#include <signal.h>
#include <sys/resource.h>

/* In front of Open MPI's, whose handles are addresses. */
static int sent;
int PMPI_Isend(const void *data, int count, void *type, int to, int tag, void *comm, void *request) __attribute__((weak));
int MPI_Isend(const void *data, int count, void *type, int to, int tag, void *comm, void *request);
int MPI_Isend(const void *data, int count, void *type, int to, int tag, void *comm, void *request) {
  sent++;
  return PMPI_Isend(data, count, type, to, tag, comm, request);
}

static void act(const char *what) {
  if (!strcmp(what, "stop")) pgas_stop(3, "STOP 3\n");
  if (!strcmp(what, "error")) pgas_error_stop(6, "ERROR STOP 6\n");
  if (!strcmp(what, "busy")) pgas_error_stop(6, "ERROR STOP 6\n");
  if (!strcmp(what, "kill")) raise(SIGKILL);
  if (!strcmp(what, "segv")) raise(SIGSEGV);
  if (!strcmp(what, "exit")) exit(5);
  if (!strcmp(what, "wait")) {
    pgas_event *event = pgas_alloc_local(sizeof *event);
    memset(event, 0, sizeof *event);
    pgas_event_wait(event, 1);
  }
  if (!strcmp(what, "mismatch")) pgas_broadcast(&(double){1}, sizeof(double), 1);
}

/* Calls nothing of the runtime for longer than a run may take to end. */
static void compute(void) {
  for (volatile long i = 0; i < 20000000000; i++) continue;
}

/* Some of everything, for as long as it takes until somebody is killed. */
static void work(int me) {
  int64_t *box = pgas_alloc(2 * sizeof *box), sum;
  int next = me % pgas_num_images() + 1;
  for (int round = 0; round < 1000000; round++) {
    PGAS_HERE;
    sum = me;
    pgas_put(next, box, &sum, sizeof sum);
    pgas_allreduce(&sum, 1, PGAS_I8, PGAS_SUM);
    for (volatile int i = 0; i < 20000; i++) continue;
    PGAS_HERE;
    pgas_get(next, &sum, box, sizeof sum);
    pgas_barrier();
  }
}

/* A message each way for each, and one of sixteen by which each says what it has handled. */
static void reduce_in_team(int me) {
  enum { REDUCTIONS = 200 };
  pgas_change_team(pgas_form_team(me % 2, 0));
  pgas_barrier();
  int before = sent;
  for (int64_t k = 0, sum; k < REDUCTIONS; k++) {
    sum = pgas_this_image();
    pgas_allreduce(&sum, 1, PGAS_I8, PGAS_SUM);
    CHECK(sum == 3);
  }
  if (sent - before > REDUCTIONS * 9 / 8) fprintf(stderr, "image %d: %d messages for %d reductions\n", me, sent - before, REDUCTIONS);
  pgas_end_team();
}

/* The data and the word that they are there go together, and nobody asks whether they have come. */
static void post_to_last(int me) {
  enum { POSTS = 1000 };
  struct { pgas_event event; int64_t data; } *shared = pgas_alloc(sizeof *shared);
  int before = sent, last = pgas_num_images();
  for (int64_t k = 1; k <= POSTS; k++) {
    if (me == 1) pgas_put(last, &shared->data, &k, sizeof k);
    if (me == 1) pgas_event_post(last, &shared->event);
    if (me == last) pgas_event_wait(&shared->event, 1);
    CHECK(me < last || shared->data >= k);
  }
  if (me == 1 && sent - before > POSTS * 3 / 2) fprintf(stderr, "%d messages for %d posts\n", sent - before, POSTS);
  pgas_barrier();
}

/* Who waits and is asked for something all the time does not sleep in between, in the best of some rounds: others may want the processor. */
static void get_from_last(int me) {
  enum { ROUNDS = 60, GETS = 50 };
  int64_t *word = pgas_alloc(sizeof *word), copy, last = pgas_num_images();
  long least = GETS;
  for (int round = 0; round < ROUNDS; round++) {
    struct rusage before, after;
    pgas_barrier();
    getrusage(RUSAGE_THREAD, &before);
    for (int k = 0; me == 1 && k < GETS; k++) pgas_get((int)last, &copy, word, sizeof copy);
    pgas_barrier();
    getrusage(RUSAGE_THREAD, &after);
    if (after.ru_nvcsw - before.ru_nvcsw < least) least = after.ru_nvcsw - before.ru_nvcsw;
  }
  if (me == last && least > GETS / 2) fprintf(stderr, "slept %ld times while it was asked %d times\n", least, GETS);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  int image = argc > 2 ? atoi(argv[2]) : 0, me = pgas_this_image();
  PGAS_HERE;
  pgas_barrier();
  if (!strcmp(argv[1], "work")) work(me);
  if (!strcmp(argv[1], "teams")) reduce_in_team(me);
  if (!strcmp(argv[1], "posts")) post_to_last(me);
  if (!strcmp(argv[1], "gets")) get_from_last(me);
  if (!strcmp(argv[1], "known")) {
    if (image == me) raise(SIGKILL);
    while (me == 1 && pgas_image_status(image) != PGAS_STAT_FAILED_IMAGE) continue;
    pgas_finalize();
    return 0;
  }
  if (image == 0 || image == me)
    act(argv[1]);
  else if (!strcmp(argv[1], "busy"))
    compute();
  PGAS_HERE;
  pgas_barrier();
  pgas_finalize();
  return 0;
}
