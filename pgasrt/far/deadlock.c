/* deadlock.c: a run on several hosts in which all images wait and none can be woken. The thread of rank 0 asks one image of every
   host, twice a second while all images of its own host are blocked, whether its host's are, how often they have begun to
   sleep, and how many messages they have sent and handled. Two equal rounds in which all are blocked, and in which as many
   messages were handled as sent, prove a deadlock (Mattern 1987): nothing is under way that could wake anybody. */
#include "far.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUND_MS = 500, IMAGES_LISTED = 16 };

/* What a host says. */
struct report {
  uint64_t blocked; /* 1: all its images that run */
  uint64_t sleeps, sent, handled;
};

static struct {
  int64_t next_ms;
  int hosts, answers;   /* asked in this round, and heard of */
  int is_asking;
  struct report sum, before;
  char (*text)[RT_LABEL_BYTES]; /* of each rank: what it waits for */
} state;

static int is_blocked(int rank) {
  const struct rt_control *control = rt_control();
  const pgas_counter *counter = rt_slept_on(control, rank);
  return counter && !rt_reached(counter, control->status[rank].at_least);
}

static struct report report_of_host(void) {
  const struct rt_control *control = rt_control();
  struct report report = {.blocked = 1};
  for (int rank = 0; rank < control->images; rank++) {
    const struct rt_status *status = &control->status[rank];
    if (far_is_far(rank)) continue;
    report.sleeps += status->sleeps;
    report.sent += status->far_messages;
    report.handled += status->far_handled;
    if (control->state[rank] == RT_RUNNING && !is_blocked(rank)) report.blocked = 0;
  }
  return report;
}

static void add(const struct report *report) {
  state.sum.blocked &= report->blocked;
  state.sum.sleeps += report->sleeps;
  state.sum.sent += report->sent;
  state.sum.handled += report->handled;
}

/* ---- texts ---- */

static void describe(int rank, char *text) {
  const struct rt_control *control = rt_control();
  char waiting[RT_TEXT_BYTES / 4];
  rt_describe_waiting(control, rank, waiting, sizeof waiting);
  switch (control->state[rank]) {
    case RT_RUNNING: snprintf(text, RT_LABEL_BYTES, "waits in %.200s", waiting); return;
    case RT_FAILED: snprintf(text, RT_LABEL_BYTES, "has failed"); return;
    default: snprintf(text, RT_LABEL_BYTES, "has stopped");
  }
}

static void end_run(void) {
  struct rt_control *control = rt_control();
  char text[RT_TEXT_BYTES] = "";
  size_t used = 0;
  for (int rank = 0; rank < control->images && rank < IMAGES_LISTED && used + RT_LABEL_BYTES < sizeof text; rank++) {
    if (!far_is_far(rank)) describe(rank, state.text[rank]);
    used += (size_t)snprintf(text + used, sizeof text - used, "%s image %d %s", rank ? "," : ":", rank + 1, state.text[rank]);
  }
  if (rt_claim(&control->failure, EXIT_FAILURE, "pgas: error: deadlock%.3500s%s\n", text,
               control->images > IMAGES_LISTED ? ", ..." : ""))
    control->failure.owner = 0;
  rt_raise_failure(control);
  rt_wake_all(control);
}

/* ---- rounds ---- */

static void judge(void) {
  int same = memcmp(&state.sum, &state.before, sizeof state.sum) == 0;
  state.is_asking = 0;
  if (same && state.sum.blocked && state.sum.sent == state.sum.handled) end_run();
  state.before = state.sum;
}

static void ask(void) {
  state.hosts = state.answers = 0;
  state.is_asking = 1;
  for (int rank = 0; rank < rt_images(); rank++) {
    if (!far_is_far(rank) || !far_is_speaker(rank)) continue;
    state.hosts++;
    far_send_reply(rank, far_reply(rank, FAR_BLOCKED, 0));
  }
}

/* One round may be under way. Its messages are not counted. */
void far_look_for_deadlock(void) {
  int64_t now = rt_now_ms();
  if (rt_rank() != 0 || now < state.next_ms) return;
  state.next_ms = now + ROUND_MS;
  far_lock();
  struct report mine = report_of_host();
  if (!state.text) state.text = rt_private((size_t)rt_images(), sizeof *state.text);
  if (!mine.blocked)
    state.before = (struct report){0};
  else if (!state.is_asking) {
    state.sum = mine;
    ask();
  }
  far_unlock();
}

/* The answer: the report, and the texts of the host's images. */
void far_blocked_asked(int sender) {
  struct report report = report_of_host();
  int count = rt_control()->here;
  size_t most = (FAR_MESSAGE_BYTES - 256) / (sizeof(int64_t) + RT_LABEL_BYTES);
  if ((size_t)count > most) count = (int)most;
  struct far_request *answer = far_reply(sender, FAR_BLOCKED_ANSWER, sizeof report + (size_t)count * (sizeof(int64_t) + RT_LABEL_BYTES));
  char *next = far_payload(answer);
  memcpy(next, &report, sizeof report);
  next += sizeof report;
  for (int64_t rank = 0; rank < rt_images() && count > 0; rank++) {
    if (far_is_far((int)rank)) continue;
    memcpy(next, &rank, sizeof rank);
    describe((int)rank, next + sizeof rank);
    next += sizeof rank + RT_LABEL_BYTES;
    count--;
  }
  far_send_reply(sender, answer);
}

void far_blocked_answered(struct far_request *answer) {
  const char *next = far_payload(answer), *end = next + answer->bytes;
  struct report report;
  if (!state.is_asking || answer->bytes < sizeof report) return;
  memcpy(&report, next, sizeof report);
  for (next += sizeof report; end - next >= (ptrdiff_t)(sizeof(int64_t) + RT_LABEL_BYTES); next += sizeof(int64_t) + RT_LABEL_BYTES) {
    int64_t rank;
    memcpy(&rank, next, sizeof rank);
    if (rank >= 0 && rank < rt_images()) snprintf(state.text[rank], sizeof *state.text, "%s", next + sizeof rank);
  }
  add(&report);
  if (++state.answers == state.hosts) judge();
}
