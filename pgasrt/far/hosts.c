/* hosts.c: how the control areas of several hosts agree. Each host has its own, of which only the entries of its own images are
   written there; what the others must know of them is said by messages:

     a failure was noticed   to one image of the host of the failed one, by the first of a host that was told of it
     an image has departed   to one image of every other host, by itself, or for a killed one by an image of its host
     the run is ending       to all images of the other hosts, by the first of a host that leaves
     the message of a STOP   to rank 0, who says whether it is the first

   Whose message of an error is printed the shells settle among themselves (arbiter.c).

   A host whose images are all dead says nothing: its shells do (links.c). */
#include "far.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DRAIN_MS = 100 };

static struct {
  uint32_t failures_seen;
  int has_stop; /* at rank 0: somebody has executed STOP */
} state;

/* ---- who speaks for whom ---- */

static int is_dead(int rank) { return rt_departed(rank) == PGAS_STAT_FAILED_IMAGE; }

int far_server_of(int rank) {
  if (!is_dead(rank)) return rank;
  for (int other = 0; other < rt_images(); other++)
    if (rt_node_of(other) == rt_node_of(rank) && !is_dead(other)) return other;
  return -1;
}

int far_is_speaker(int rank) {
  for (int other = 0; other < rank; other++)
    if (rt_node_of(other) == rt_node_of(rank) && !is_dead(other)) return 0;
  return !is_dead(rank);
}

/* ---- departures ---- */

static void say_departed(int rank) {
  const struct rt_status *status = &rt_control()->status[rank];
  uint8_t how = rt_control()->state[rank];
  size_t bytes = how == RT_FAILED ? sizeof *status : 0;
  if (rank == rt_rank()) far_leave_trace();
  far_lock();
  for (int other = 0; other < rt_images(); other++) {
    if (!far_is_far(other) || !far_is_speaker(other)) continue;
    struct far_request *request = far_say(other, FAR_DEPARTED, 0, bytes);
    request->detail = how;
    request->a = (uint64_t)rank;
    memcpy(far_payload(request), status, bytes);
    far_flush(other);
  }
  far_unlock();
}

/* What it waits for is not its own any more. */
static void take_place(struct far_request *request) {
  struct rt_status *status = &rt_control()->status[request->a], there;
  if (request->bytes != sizeof there) return;
  memcpy(&there, far_payload(request), sizeof there);
  status->op = there.op, status->peer = there.peer, status->line = there.line;
  status->wait_status = there.wait_status;
  memcpy(status->file, there.file, sizeof status->file);
}

/* The place in the program of one that has failed is needed for messages; of others the state is enough. */
void far_departed_came(struct far_request *request) {
  if (request->a >= (uint64_t)rt_images()) return;
  if (request->detail == RT_FAILED) take_place(request);
  if (request->detail == RT_FAILED && rt_control()->compiled) far_failure_came();
  rt_note_departed(rt_control(), (int)request->a, (enum rt_state)request->detail);
  if (request->detail == RT_FAILED) rt_wake_all(rt_control());
}

/* Deaths are noted by shells, which know no other hosts. */
void far_tell_failures(void) {
  struct rt_control *control = rt_control();
  uint32_t failed = __atomic_load_n(&control->failed, __ATOMIC_SEQ_CST), unsaid = 0;
  if (failed == state.failures_seen || far_is_handling()) return;
  state.failures_seen = failed;
  for (int rank = 0; rank < control->images; rank++, unsaid = 0) {
    if (far_is_far(rank) || !is_dead(rank)) continue;
    if (__atomic_compare_exchange_n(&control->status[rank].said, &unsaid, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
      say_departed(rank);
  }
}

/* The shell of that image asks, at the end of the run. */
static void acknowledge(int rank) {
  int server = far_server_of(rank);
  if (!far_is_far(rank) || server < 0) return;
  far_lock();
  struct far_request *request = far_reply(server, FAR_TOLD, 0);
  request->a = (uint64_t)rank;
  far_send_reply(server, request);
  far_unlock();
}

void far_told_came(const struct far_request *request) {
  if (request->a < (uint64_t)rt_images()) rt_control()->status[request->a].acknowledged = 1;
}

/* ---- the end with an error ---- */

static void drain(void) {
  int64_t deadline_ms = rt_now_ms() + DRAIN_MS;
  while (!far_engine.drained() && rt_now_ms() < deadline_ms) far_poll();
}

static void say_failure(void) {
  uint32_t unsaid = 0;
  struct rt_control *control = rt_control();
  if (!__atomic_compare_exchange_n(&control->said_failure, &unsaid, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) return;
  far_lock();
  for (int rank = 0; rank < rt_images(); rank++)
    if (far_is_far(rank) && !is_dead(rank)) far_send_reply(rank, far_reply(rank, FAR_FAILURE, 0));
  drain();
  far_unlock();
}

/* An error that comes to light here after that is of no interest any more. */
void far_take_failure(struct rt_control *control) {
  uint32_t unclaimed = 0;
  control->said_failure = 1;
  __atomic_compare_exchange_n(&control->failure.claimed, &unclaimed, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  rt_raise_failure(control);
  rt_wake_all(control);
}

void far_failure_came(void) { far_take_failure(rt_control()); }

/* ---- the message of a STOP: rank 0's shell prints it ---- */

static int is_first_stop(void) { return __atomic_exchange_n(&state.has_stop, 1, __ATOMIC_SEQ_CST) == 0; }

static int has_come(const void *answer) { return ((const struct far_answer *)answer)->come; }

/* The answer may come when nobody waits for it any more: it stays in place. */
static int ask_rank_0(int code, const char *text) {
  static struct far_answer answer;
  size_t bytes = strlen(text) + 1;
  far_lock();
  struct far_request *request = far_say(0, FAR_STOP, 0, bytes);
  request->a = (uint64_t)code;
  request->b = (uint64_t)(uintptr_t)&answer;
  memcpy(far_payload(request), text, bytes);
  far_flush(0);
  far_wait(has_come, &answer, 0);
  far_unlock();
  return answer.value != 0;
}

static int is_first(int code, const char *text) { return rt_rank() == 0 ? is_first_stop() : ask_rank_0(code, text); }

void far_stop_came(int sender, struct far_request *request) {
  struct far_request *answer = far_reply(sender, FAR_ANSWER, 0);
  struct rt_record *stop = &rt_control()->stop;
  answer->a = (uint64_t)is_first_stop();
  answer->b = request->b;
  if (answer->a) {
    stop->code = (int32_t)request->a;
    snprintf(stop->text, sizeof stop->text, "%.*s", (int)request->bytes, far_payload(request));
    __atomic_store_n(&stop->claimed, 1, __ATOMIC_SEQ_CST);
  }
  far_send_reply(sender, answer);
}

/* ---- status and statistics ---- */

static void look(int rank) {
  struct rt_status *status = &rt_control()->status[rank], there;
  if (!far_is_far(rank) || is_dead(rank)) return;
  far_get_absolute(rank, &there, status, sizeof there);
  status->last_op = there.last_op;
  status->last_line = there.last_line;
}

/* The first image of another host stands for all of them in the control area of rank 0. */
static int first_far(void) {
  int rank = 0;
  while (!far_is_far(rank)) rank++;
  return rank;
}

static void sum_up(const void *mine, void *all, size_t bytes) {
  int count = (int)(bytes / sizeof(uint64_t));
  const void *none = rt_private(1, bytes);
  int is_counted = rt_node_of(rt_rank()) != rt_node_of(0);
  far_engine.sum(is_counted ? mine : none, all, count);
  free((void *)(uintptr_t)none);
}

static void sum_statistics(void) {
  struct rt_control *control = rt_control();
  struct rt_tallies *sum = rt_private(1, sizeof *sum);
  uint64_t messages;
  sum_up(rt_tallies_of(control, rt_rank()), sum, sizeof *sum);
  sum_up(&rt_me->far_messages, &messages, sizeof messages);
  if (rt_rank() == 0) {
    *rt_tallies_of(control, first_far()) = *sum;
    control->status[first_far()].far_messages = messages;
  }
  free(sum);
}

/* ---- the end ---- */

/* A dead image would be waited for: then the processes just end. */
static void end(void) {
  struct rt_control *control = rt_control();
  rt_wait(&control->departed, (uint64_t)control->images, NULL);
  far_progress_stop();
  if (control->failed) {
    drain();
    return;
  }
  if (control->stats && control->here < control->images) sum_statistics();
  far_engine.finish();
}

const struct rt_hosts far_hosts = {
    .say_departed = say_departed,
    .leave = say_failure,
    .is_first = is_first,
    .acknowledge = acknowledge,
    .look = look,
    .end = end,
};
