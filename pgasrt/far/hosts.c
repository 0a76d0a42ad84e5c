/* hosts.c: how the control areas of several hosts agree. Each host has its own, of which only the entries of its own images are
   written there; what the others must know of them is said by messages:

     an image has departed   to one image of every other host, by itself, or for a killed one by an image of its host
     the run is ending       to all images of the other hosts, by the first of a host that leaves
     the run's last message  rank 0 says who was the first to have one; if it does not answer soon, whoever asks is

   A host whose images are all dead says nothing: its shells end the job. */
#include "far.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATIENCE_MS = 2000, SERVICE_MS = 400, TOLD_MS = 50, DRAIN_MS = 100 };

static struct {
  uint32_t failures_seen;
  int claimed[2]; /* at rank 0: the message of a stop, of an error */
  int told;       /* another host says that the run is ending with an error */
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
  far_lock();
  for (int other = 0; other < rt_images(); other++) {
    if (!far_is_far(other) || !far_is_speaker(other)) continue;
    struct far_request *request = far_say(other, FAR_DEPARTED, 0, sizeof *status);
    request->detail = (uint8_t)status->state;
    request->a = (uint64_t)rank;
    memcpy(far_payload(request), status, sizeof *status);
    far_flush(other);
  }
  far_unlock();
}

/* Its place in the program is needed for messages; what it waits for is not its own any more. */
void far_departed_came(struct far_request *request) {
  struct rt_status *status = &rt_control()->status[request->a], there;
  memcpy(&there, far_payload(request), sizeof there);
  if (request->a >= (uint64_t)rt_images() || request->bytes != sizeof there) return;
  status->op = there.op, status->peer = there.peer, status->line = there.line;
  status->wait_status = there.wait_status;
  memcpy(status->file, there.file, sizeof status->file);
  rt_note_departed(rt_control(), (int)request->a, (enum rt_state)request->detail);
  if (request->detail == RT_FAILED) rt_wake_all(rt_control());
  if (request->detail == RT_FAILED && rt_control()->compiled) far_failure_came();
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

static void serve_ms(int64_t ms) {
  int64_t deadline_ms = rt_now_ms() + ms;
  while (!far_is_handling() && rt_now_ms() < deadline_ms) far_poll();
}

/* Rank 0 must say who was first as long as somebody may ask. */
static void leave(void) {
  say_failure();
  if (rt_rank() == 0) serve_ms(SERVICE_MS);
}

void far_failure_came(void) {
  state.told = 1;
  rt_control()->said_failure = 1;
  rt_raise_failure(rt_control());
  rt_wake_all(rt_control());
}

/* ---- the run's last message ---- */

static int claim_at_rank_0(int is_failure) { return __atomic_exchange_n(&state.claimed[is_failure], 1, __ATOMIC_SEQ_CST) == 0; }

struct claim {
  struct far_answer answer;
  int64_t deadline_ms;
};

/* The answer may come when nobody waits for it any more: it stays in place. */
static struct claim claims[2];

static int is_decided(const void *who) {
  const struct claim *claim = who;
  return claim->answer.come || rt_now_ms() >= claim->deadline_ms;
}

static int is_first(int is_failure, int code, const char *text) {
  struct claim *claim = &claims[is_failure];
  size_t bytes = strlen(text) + 1;
  claim->deadline_ms = rt_now_ms() + PATIENCE_MS;
  struct far_request *request = far_say(0, FAR_CLAIM, 0, bytes);
  request->detail = (uint8_t)is_failure;
  request->a = (uint64_t)code;
  request->b = (uint64_t)(uintptr_t)&claim->answer;
  memcpy(far_payload(request), text, bytes);
  far_flush(0);
  while (!is_decided(claim)) far_poll();
  return claim->answer.come ? claim->answer.value != 0 : !state.told;
}

static int has_failed_elsewhere(void) {
  for (int rank = 0; rank < rt_images(); rank++)
    if (far_is_far(rank) && is_dead(rank)) return 1;
  return 0;
}

/* Whoever has said that the run is ending may have a claim under way. The death of an image of a compiled program ends the run: its shell says so. The text of a stop stays on the host of rank 0, whose shell prints it; an error is printed by its own image's shell. */
static int claim(int is_failure, int code, const char *text) {
  if (is_failure && rt_control()->compiled && has_failed_elsewhere()) return 0;
  if (rt_rank() == 0) {
    if (state.told) serve_ms(TOLD_MS);
    return claim_at_rank_0(is_failure);
  }
  if (far_is_handling()) return 1;
  far_poll();
  if (is_dead(0)) return !state.told; /* it may have left, after it had said so */
  far_lock();
  int first = is_first(is_failure, code, text);
  far_unlock();
  return first;
}

static void keep_stop(const struct far_request *request, const char *text) {
  struct rt_record *stop = &rt_control()->stop;
  stop->code = (int32_t)request->a;
  snprintf(stop->text, sizeof stop->text, "%.*s", (int)request->bytes, text);
  __atomic_store_n(&stop->claimed, 1, __ATOMIC_SEQ_CST);
}

void far_claim_came(int sender, struct far_request *request) {
  int is_failure = request->detail != 0, first = claim_at_rank_0(is_failure);
  struct far_request *answer = far_reply(sender, FAR_ANSWER, 0);
  if (first && !is_failure) keep_stop(request, far_payload(request));
  answer->a = (uint64_t)first;
  answer->b = request->b;
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
  struct rt_usage usage[RT_OPS];
  uint64_t messages;
  sum_up(rt_tallies_of(control, rt_rank()), sum, sizeof *sum);
  sum_up(rt_me->usage, usage, sizeof usage);
  sum_up(&rt_me->far_messages, &messages, sizeof messages);
  if (rt_rank() == 0) {
    struct rt_status *status = &control->status[first_far()];
    *rt_tallies_of(control, first_far()) = *sum;
    memcpy(status->usage, usage, sizeof usage);
    status->far_messages = messages;
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
    .leave = leave,
    .claim = claim,
    .look = look,
    .end = end,
};
