/* spawn.c: function shipping. Each image has a ring of slots for each sender; a sender fills a slot by a put and a
   notification, and the receiver runs what has come whenever it waits or calls pgas_progress. What finds the ring full
   stays with the sender for a while, so shipping never waits.

   Finish: an image counts what it sent and what it ran inside the block. The block ends when two consecutive sums over
   the team give sent = run with the same values (Mattern 1987, four counters): the first sum proves nothing, since counts
   are read at different times, but had anything been under way at the end of the first, the second would differ. */
#define _GNU_SOURCE
#include "rt.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { SLOTS = 8, FEW_SLOTS = 2, FEW_FROM = 4097 /* images */, NEIGHBOURS = 256, PAYLOAD_BYTES = PGAS_SPAWN_BYTES, BLOCKS = 64, STACK_SHARE = 4 };

struct message {
  pgas_counter ready; /* how often the slot has been filled */
  int64_t function;   /* distance from the start of the program's code */
  uint64_t block;     /* key of the finish block, or 0 */
  pgas_event *done;   /* of the sender, as the receiver names it, or NULL */
  int32_t bytes;
  _Alignas(16) char arguments[PAYLOAD_BYTES];
};

struct unsent {
  struct unsent *next;
  int rank;
  struct message message;
};

struct block {
  uint64_t key, outer; /* key 0: unused; outer: that of the block around it */
  int64_t sent, run;
};

static RT_IMAGE struct {
  struct message *ring;  /* mine: `slots` for each sender */
  uint64_t slots;
  pgas_counter *space;   /* from each receiver: messages of mine that it has run */
  uint64_t *sent, *run;  /* messages to and from each rank */
  pgas_counter *mail;    /* messages to me from each NEIGHBOURS ranks together */
  uint64_t *served;      /* of them */
  uint64_t all_served;
  uint64_t blocks;       /* finish blocks begun by this image as the first of a team */
  uint64_t current;      /* key of the innermost block */
  struct block block[BLOCKS];
  struct unsent *unsent; /* in order */
  uintptr_t stack_end;   /* below it no further function runs inside the one that waits */
} state;

extern const char __executable_start[], etext[];

void rt_spawn_start(void) {
  size_t images = (size_t)rt_images();
  state.slots = images < FEW_FROM ? SLOTS : FEW_SLOTS;
  state.ring = rt_alloc_unchecked(images * state.slots * sizeof *state.ring);
  state.space = rt_alloc_unchecked(images * sizeof *state.space);
  state.mail = rt_alloc_unchecked((images / NEIGHBOURS + 1) * sizeof *state.mail);
  state.served = rt_private(images / NEIGHBOURS + 1, sizeof *state.served);
  state.sent = rt_private(images, sizeof *state.sent);
  state.run = rt_private(images, sizeof *state.run);
}

/* The counts of a block; a message may come before this image enters the block. */
static struct block *counts(uint64_t key) {
  struct block *unused = NULL;
  for (int i = 0; i < BLOCKS; i++) {
    if (state.block[i].key == key) return &state.block[i];
    if (!state.block[i].key) unused = &state.block[i];
  }
  if (!unused) rt_fail(NULL, "more than %d finish blocks at a time", BLOCKS);
  *unused = (struct block){.key = key};
  return unused;
}

/* ---- the receiver ---- */

static void run(int sender, struct message *message) {
  struct message copy = *message;
  pgas_function function = (pgas_function)(uintptr_t)(__executable_start + copy.function);
  uint64_t outer = state.current;
  struct rt_doing doing = rt_leave_statement();
  state.run[sender]++;
  state.served[sender / NEIGHBOURS]++;
  state.all_served++;
  rt_conduit()->notify(sender, &state.space[rt_rank()], 1);
  state.current = copy.block;
  function(copy.arguments, (size_t)copy.bytes, rt_named(sender));
  state.current = outer;
  rt_return_to_statement(&doing);
  if (copy.done) {
    rt_quiet(); /* memory model: who sees the event may read at any image what the function has put */
    rt_conduit()->notify(sender, copy.done, 1);
  }
  if (copy.block) counts(copy.block)->run++;
}

static struct message *next_from(int sender) {
  uint64_t number = state.run[sender];
  struct message *message = &state.ring[(uint64_t)sender * state.slots + number % state.slots];
  return pgas_test(&message->ready, number / state.slots + 1) ? message : NULL;
}

/* A function that waits lets others run on top of it, as long as a part of the stack is left for them. */
static int has_stack(void) {
  if (!state.stack_end) {
    pthread_attr_t attributes;
    void *lowest = NULL;
    size_t bytes = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) rt_fail(NULL, "the size of the stack is not known");
    pthread_attr_getstack(&attributes, &lowest, &bytes);
    pthread_attr_destroy(&attributes);
    state.stack_end = (uintptr_t)lowest + bytes / STACK_SHARE;
  }
  return (uintptr_t)__builtin_frame_address(0) > state.stack_end;
}

static void run_mail_of(int group) {
  for (int sender = group * NEIGHBOURS; sender < rt_images() && sender < (group + 1) * NEIGHBOURS; sender++)
    for (struct message *message; (message = next_from(sender));) run(sender, message);
}

static int run_mail(void) {
  uint64_t before = state.all_served;
  for (int group = 0; group * NEIGHBOURS < rt_images(); group++)
    if (__atomic_load_n(&state.mail[group].value, __ATOMIC_SEQ_CST) != state.served[group] && has_stack()) run_mail_of(group);
  return state.all_served != before;
}

/* ---- the sender ---- */

static int64_t distance_of(pgas_function function) {
  uintptr_t address = (uintptr_t)function, first = (uintptr_t)__executable_start;
  if (address >= first && address < (uintptr_t)etext) return (int64_t)(address - first);
  rt_error(PGAS_STAT_INVALID, "a shipped function must belong to the program itself, not to a shared library");
  return -1;
}

static int is_full(int rank) {
  return state.sent[rank] >= state.slots && !pgas_test(&state.space[rank], state.sent[rank] - state.slots + 1);
}

static void send(int rank, const struct message *message) {
  uint64_t number = state.sent[rank]++;
  struct message *slot = &state.ring[(uint64_t)rt_rank() * state.slots + number % state.slots];
  size_t header = offsetof(struct message, arguments) - offsetof(struct message, function);
  rt_conduit()->put_notify(rank, &slot->function, &message->function, header + (size_t)message->bytes, &slot->ready, 1);
  rt_conduit()->notify(rank, &state.mail[rt_rank() / NEIGHBOURS], 1);
  rt_conduit()->poke(rank);
}

static void send_later(int rank, const struct message *message) {
  struct unsent **link = &state.unsent;
  while (*link) link = &(*link)->next;
  *link = rt_private(1, sizeof **link);
  (*link)->rank = rank;
  (*link)->message = *message;
}

static void send_unsent(void) {
  for (struct unsent **link = &state.unsent; *link;) {
    struct unsent *first = *link;
    if (is_full(first->rank) && !rt_departed(first->rank)) {
      link = &first->next;
      continue;
    }
    if (!rt_departed(first->rank)) send(first->rank, &first->message);
    *link = first->next;
    free(first);
  }
}

static int may_be_shipped(int64_t distance, size_t bytes) {
  if (distance >= 0 && bytes <= PAYLOAD_BYTES) return 1;
  if (distance >= 0)
    rt_error(PGAS_STAT_INVALID, "%zu bytes of arguments; at most %d can be shipped", bytes, PAYLOAD_BYTES);
  return 0;
}

void pgas_spawn(int image, pgas_function function, const void *arguments, size_t bytes, pgas_event *done) {
  int rank = rt_target_of(image);
  rt_begin(RT_OP_SPAWN, rank + 1);
  int64_t distance = distance_of(function);
  if (!may_be_shipped(distance, bytes) || rt_gone(rank)) return;
  struct message message = {.function = distance, .block = state.current, .bytes = (int32_t)bytes};
  if (done) message.done = pgas_seen_from(image, done);
  if (bytes) memcpy(message.arguments, arguments, bytes);
  if (state.current) counts(state.current)->sent++;
  rt_quiet(); /* memory model: the function may read at any image what was put before it was shipped */
  if (is_full(rank))
    send_later(rank, &message);
  else
    send(rank, &message);
}

/* ---- progress ---- */

int rt_has_pending(void) { return state.unsent != NULL || rt_copies_pending(); }

int rt_serve(void) {
  if (rt_copies_pending()) rt_progress_copies();
  if (state.unsent) send_unsent();
  return run_mail();
}

void pgas_progress(void) {
  rt_progress();
  while (rt_serve()) continue;
}

/* ---- finish ---- */

/* The key of a block is the same on all images of the team, unless one of them is no more, and never used twice. */
void pgas_finish_begin(void) {
  rt_begin(RT_OP_FINISH, 0);
  uint64_t mine = (uint64_t)(rt_rank() + 1) << 40 | ++state.blocks, key = mine;
  pgas_broadcast(&key, sizeof key, 1);
  if (rt_has_error()) key = mine;
  counts(key)->outer = state.current;
  state.current = key;
}

static int has_ended(const int64_t *sum, const int64_t *before) {
  return sum[0] == sum[1] && sum[0] == before[0] && sum[1] == before[1];
}

void pgas_finish_end(void) {
  int64_t before[2], sum[2] = {-1, -1};
  if (!state.current) rt_fail(NULL, "the end of a finish block that was not begun");
  pgas_cofence(0);
  do {
    pgas_progress();
    memcpy(before, sum, sizeof sum);
    const struct block *block = counts(state.current);
    sum[0] = block->sent, sum[1] = block->run;
    rt_begin(RT_OP_FINISH, 0);
    pgas_allreduce(sum, 2, PGAS_I8, PGAS_SUM);
  } while (!rt_has_error() && !has_ended(sum, before));
  struct block *ended = counts(state.current);
  ended->key = 0;
  state.current = ended->outer;
}
