/* wire.c: requests between images of different hosts. Requests to one image are collected in a message, which goes when it is
   full, when somebody waits for what is in it, or when this image waits or makes progress.

   Completion: each image counts the messages of every other one that it has handled, and says the number with all that it sends,
   on its own after every ACKNOWLEDGE of them, and when it is asked to. At most CREDITS messages to one image are not yet
   handled, which bounds the memory at both ends. What handlers send is not counted: each is the answer to a counted one. */
#define _GNU_SOURCE
#include "far.h"
#include <pthread.h>
#include <sched.h>
#include <string.h>

enum { CREDITS = 64, ACKNOWLEDGE = 16, HELD_BYTES_MOST = 2 << 20, POLLS = 200, YIELDS = 2000, SLEEP_NS = 20000, AT_ONCE = 64 };

struct peer {
  char *open;        /* the message that is being filled, or NULL */
  uint32_t used;     /* bytes of it */
  uint32_t is_dirty; /* in the list */
  uint32_t requests, patient; /* in it; those of them that may wait for the next one */
  uint64_t said;     /* counted messages to it */
  uint64_t must;     /* the last of them that quiet waits for */
  uint64_t handled;  /* of them, by it */
  uint64_t asked;    /* the last of them for which it was asked */
  uint64_t come, told; /* counted messages from it that were handled here; the same as it knows it */
  uint64_t stalled;  /* come, but not acknowledged while much of it is held back */
};

static struct {
  struct peer *peer;
  int *dirty, dirty_count; /* with an open message, or with something that is not known to be complete */
  pthread_mutex_t lock;
  int handling;
} state;

void far_wire_start(void) {
  pthread_mutexattr_t recursive;
  pthread_mutexattr_init(&recursive);
  pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&state.lock, &recursive);
  state.peer = rt_private((size_t)rt_images(), sizeof *state.peer);
  state.dirty = rt_private((size_t)rt_images(), sizeof *state.dirty);
}

void far_lock(void) { pthread_mutex_lock(&state.lock); }
void far_unlock(void) { pthread_mutex_unlock(&state.lock); }
int far_is_handling(void) { return state.handling; }

/* ---- sending ---- */

static void note_dirty(int rank) {
  if (state.peer[rank].is_dirty) return;
  state.peer[rank].is_dirty = 1;
  state.dirty[state.dirty_count++] = rank;
}

static void send(int rank, char *message, size_t bytes, int counts, int please) {
  struct peer *peer = &state.peer[rank];
  *(struct far_header *)(void *)message = (struct far_header){peer->come, (uint32_t)counts, (uint32_t)please};
  peer->told = peer->come;
  rt_me->far_messages += counts;
  far_engine.send(rt_departed(rank) == PGAS_STAT_FAILED_IMAGE ? FAR_NOBODY : rank, message, bytes);
}

static int has_credit(const void *who) {
  const struct peer *peer = who;
  return peer->said - peer->handled < CREDITS;
}

static void send_open(int rank, int please) {
  struct peer *peer = &state.peer[rank];
  char *message = peer->open;
  uint32_t bytes = peer->used;
  if (!message) return;
  peer->open = NULL;
  peer->said++;
  if (please) peer->asked = peer->said;
  send(rank, message, bytes, 1, please);
}

void far_flush(int rank) { send_open(rank, 0); }

void far_flush_all(void) {
  for (int i = 0; i < state.dirty_count; i++) send_open(state.dirty[i], 0);
}

static int has_buffer(const void *who) {
  char **buffer = *(char ***)(uintptr_t)who;
  *buffer = far_engine.buffer(0);
  return *buffer != NULL;
}

static void open_message(int rank) {
  struct peer *peer = &state.peer[rank];
  char *buffer = NULL, **place = &buffer;
  if (!has_credit(peer)) {
    far_ask_handled(rank);
    far_wait(has_credit, peer, rank);
  }
  far_wait(has_buffer, &place, -1);
  peer->open = buffer;
  peer->used = sizeof(struct far_header);
  peer->requests = peer->patient = 0;
  note_dirty(rank);
}

static struct far_request *append(char *message, uint32_t *used, enum far_kind kind, int dims, size_t bytes) {
  struct far_request *request = (struct far_request *)(void *)(message + *used);
  *request = (struct far_request){.kind = (uint8_t)kind, .dims = (uint8_t)dims, .bytes = (uint32_t)bytes};
  *used += (uint32_t)far_request_bytes(request);
  return request;
}

struct far_request *far_say(int rank, enum far_kind kind, int dims, size_t bytes) {
  struct peer *peer = &state.peer[rank];
  struct far_request shape = {.dims = (uint8_t)dims, .bytes = (uint32_t)bytes};
  if (peer->open && peer->used + far_request_bytes(&shape) > FAR_MESSAGE_BYTES) send_open(rank, 0);
  if (!peer->open) open_message(rank);
  peer->requests++;
  return append(peer->open, &peer->used, kind, dims, bytes);
}

void far_may_wait(int rank) { state.peer[rank].patient++; }

void far_shrink(int rank, struct far_request *request, size_t bytes) {
  state.peer[rank].used -= (uint32_t)far_request_bytes(request);
  request->bytes = (uint32_t)bytes;
  state.peer[rank].used += (uint32_t)far_request_bytes(request);
}

struct far_request *far_reply(int rank, enum far_kind kind, size_t bytes) {
  (void)rank;
  uint32_t used = sizeof(struct far_header);
  return append(far_engine.buffer(1), &used, kind, 0, bytes);
}

void far_send_reply(int rank, struct far_request *request) {
  char *message = (char *)request - sizeof(struct far_header);
  send(rank, message, sizeof(struct far_header) + far_request_bytes(request), 0, 0);
}

/* ---- completion ---- */

void far_must_complete(int rank) {
  struct peer *peer = &state.peer[rank];
  peer->must = peer->said + (peer->open != NULL);
}

uint64_t far_said(int rank) { return state.peer[rank].said + (state.peer[rank].open != NULL); }

int far_is_handled(int rank, uint64_t mark) {
  return state.peer[rank].handled >= mark || rt_departed(rank) == PGAS_STAT_FAILED_IMAGE;
}

/* With the message that is open, or by itself. */
void far_ask_handled(int rank) {
  struct peer *peer = &state.peer[rank];
  if (peer->open) {
    send_open(rank, 1);
  } else if (peer->asked < peer->said) {
    peer->asked = peer->said;
    send(rank, far_engine.buffer(1), sizeof(struct far_header), 0, 1);
  }
}

struct mark {
  int rank;
  uint64_t number;
};

static int is_complete(const void *who) {
  const struct mark *mark = who;
  return far_is_handled(mark->rank, mark->number);
}

/* What may wait for the next message stays in the list. */
static void clean(int count, int but) {
  int kept = 0;
  for (int i = 0; i < state.dirty_count; i++) {
    int rank = state.dirty[i];
    if (i >= count || rank == but || state.peer[rank].open)
      state.dirty[kept++] = rank;
    else
      state.peer[rank].is_dirty = 0;
  }
  state.dirty_count = kept;
}

/* All are asked before the first is waited for. */
void far_quiet(int but) {
  far_lock();
  int count = state.dirty_count;
  for (int i = 0; i < count; i++) {
    struct peer *peer = &state.peer[state.dirty[i]];
    if (state.dirty[i] == but) continue;
    if (peer->must > peer->handled)
      far_ask_handled(state.dirty[i]);
    else if (peer->requests > peer->patient)
      send_open(state.dirty[i], 0);
  }
  for (int i = 0; i < count; i++) {
    struct mark mark = {state.dirty[i], state.peer[state.dirty[i]].must};
    if (mark.rank != but) far_wait(is_complete, &mark, mark.rank);
  }
  clean(count, but); /* what was said while this image waited stays */
  far_unlock();
}

/* ---- receiving ---- */

static void acknowledge(int rank, int please) {
  struct peer *peer = &state.peer[rank];
  if (peer->stalled && far_held_bytes(rank) < HELD_BYTES_MOST / 2) peer->come += peer->stalled, peer->stalled = 0;
  if (please || peer->come - peer->told >= ACKNOWLEDGE) send(rank, far_engine.buffer(1), sizeof(struct far_header), 0, 0);
}

static void handle(int sender, char *message, size_t bytes) {
  const struct far_header *header = (const void *)message;
  struct peer *peer = &state.peer[sender];
  int please = (int)header->please;
  if (header->handled > peer->handled) peer->handled = header->handled;
  for (size_t at = sizeof *header; at < bytes;) {
    struct far_request *request = (struct far_request *)(void *)(message + at);
    if (bytes - at < sizeof *request || bytes - at < far_request_bytes(request))
      rt_fail(NULL, "internal error: a message of image %d is cut off", sender + 1);
    at += far_request_bytes(request);
    far_handle(sender, request);
  }
  rt_me->far_handled += header->counts;
  if (header->counts && far_held_bytes(sender) > HELD_BYTES_MOST)
    peer->stalled++;
  else
    peer->come += header->counts;
  acknowledge(sender, please);
}

static int poll_locked(int most) {
  int sender, count = 0;
  size_t bytes;
  char *message;
  if (state.handling) return 0;
  state.handling = 1;
  while (count < most && (message = far_engine.receive(&sender, &bytes))) {
    handle(sender, message, bytes);
    far_engine.received();
    count++;
  }
  count += far_handle_held();
  state.handling = 0;
  return count;
}

static int look(int most) {
  far_lock();
  int count = poll_locked(most);
  far_tell_failures();
  far_unlock();
  return count > 0;
}

int far_poll(void) { return look(AT_ONCE); }

/* To find that nothing else has come takes the engine as long as to find what has: who waits looks at what it waits for first. */
int far_poll_once(void) { return look(1); }

/* ---- waiting ---- */

static void idle(int turns) {
  if (turns < POLLS && rt_control()->here <= rt_control()->cpus) return;
  if (turns < YIELDS)
    sched_yield();
  else
    nanosleep(&(struct timespec){.tv_nsec = SLEEP_NS}, NULL);
}

void far_wait(int (*done)(const void *who), const void *who, int rank) {
  for (int turns = 0; !done(who); turns++) {
    if (far_poll_once()) turns = 0;
    if (done(who) || (rank >= 0 && rt_departed(rank) == PGAS_STAT_FAILED_IMAGE)) return;
    rt_check_failure();
    idle(turns);
  }
}
