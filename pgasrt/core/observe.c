/* observe.c: statistics, traces and delays, when the environment asks for them. Messages are seen by a conduit that stands
   in front of the real one, statements by rt_begin, waits by rt_wait; without PGAS_STATS, PGAS_TRACE or PGAS_CHAOS
   nothing of this is in the way.

   Each image writes its trace into a ring in the shared segment, and the supervisor turns the rings into a file after
   the end of the run, however it ended. Chaos delays an image before statements, messages and waits, for a time drawn
   from PGAS_CHAOS and its rank. */
#define _GNU_SOURCE
#include "rt.h"
#include <sched.h>
#include <stdlib.h>
#include <time.h>

const char *const rt_op_name[RT_OPS] = {
#define RT_OP_ENTRY(id, name) name,
    RT_OP_LIST(RT_OP_ENTRY)
#undef RT_OP_ENTRY
};

enum { TRACED_DEFAULT = 1 << 16 };

RT_IMAGE int rt_observing;

static RT_IMAGE struct {
  const struct rt_conduit *inner;
  struct rt_conduit outer;
  uint64_t random;
  int traces, delays;
} state;

static const char *setting(const char *name) {
  const char *text = getenv(name);
  return text && *text && !(text[0] == '0' && !text[1]) ? text : NULL;
}

uint64_t rt_now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* ---- chaos ---- */

/* xorshift64 (Marsaglia 2003) */
static uint64_t draw(void) {
  state.random ^= state.random << 13;
  state.random ^= state.random >> 7;
  return state.random ^= state.random << 17;
}

static void delay(void) {
  uint64_t number = draw();
  if (number % 4 == 0) sched_yield();
  if (number % 16 == 1)
    for (uint64_t turns = number >> 8 & 0xfff; turns; turns--) __asm__ volatile("");
  if (number % 64 == 2) nanosleep(&(struct timespec){.tv_nsec = (long)(number >> 8 & 0xffff) * 4}, NULL);
}

/* ---- trace ---- */

static void record(enum rt_op op, int is_wait, int rank, uint64_t bytes, uint64_t begin_ns) {
  struct rt_ring *ring = rt_me->ring;
  struct rt_traced *entry = &ring->entry[ring->count % ring->size];
  *entry = (struct rt_traced){.begin_ns = begin_ns, .duration_ns = rt_now_ns() - begin_ns, .bytes = bytes,
                                       .op = (int16_t)op, .is_wait = (int16_t)is_wait, .image = rank + 1,
                                       .line = rt_me->line};
  __atomic_store_n(&ring->count, ring->count + 1, __ATOMIC_RELEASE);
}

static struct rt_ring *new_ring(void) {
  const char *text = setting("PGAS_TRACE_EVENTS");
  long size = text ? strtol(text, NULL, 10) : TRACED_DEFAULT;
  if (size < 1 || size > RT_TRACED_MAX)
    rt_fail(NULL, "PGAS_TRACE_EVENTS is '%.64s'; it must be a number from 1 to %d", text, RT_TRACED_MAX);
  struct rt_ring *ring = rt_alloc_unchecked(sizeof *ring + (size_t)size * sizeof *ring->entry);
  ring->size = (uint64_t)size;
  return ring;
}

/* ---- what the hooks do ---- */

static struct rt_usage *usage_of(int op) { return &rt_tallies_of(rt_control(), rt_rank())->usage[op]; }

void rt_observe_statement(void) {
  usage_of(rt_me->op)->calls++;
  if (state.delays) delay();
  if (state.traces) record((enum rt_op)rt_me->op, 0, rt_me->peer - 1, 0, rt_now_ns());
}

uint64_t rt_observe_begin(void) {
  if (state.delays) delay();
  return state.traces || rt_profiling ? rt_now_ns() : 0;
}

void rt_observe_wait(uint64_t begin_ns) {
  usage_of(rt_me->op)->waits++;
  if (state.traces) record((enum rt_op)rt_me->op, 1, rt_me->peer - 1, 0, begin_ns);
  if (rt_profiling) rt_profile_wait(begin_ns);
}

static void message(enum rt_op op, int rank, uint64_t bytes, uint64_t begin_ns) {
  usage_of(op)->messages++;
  usage_of(op)->bytes += bytes;
  if (state.traces) record(op, 0, rank, bytes, begin_ns);
}

/* ---- the conduit in front ---- */

static uint64_t bytes_of(const struct pgas_box *box) {
  uint64_t bytes = box->elem_bytes;
  for (int k = 0; k < box->dims; k++) bytes *= box->extent[k];
  return bytes;
}

#define OBSERVE(name, params, arguments, op, bytes) \
  static void observed_##name params {              \
    uint64_t begin = rt_observe_begin();            \
    state.inner->name arguments;                    \
    message(op, rank, bytes, begin);                \
  }
OBSERVE(put, (int rank, void *remote, const void *local, size_t bytes), (rank, remote, local, bytes), RT_OP_PUT, bytes)
OBSERVE(get, (int rank, void *local, const void *remote, size_t bytes), (rank, local, remote, bytes), RT_OP_GET, bytes)
OBSERVE(put_strided, (int rank, void *remote, const void *local, const struct pgas_box *box),
        (rank, remote, local, box), RT_OP_PUT, bytes_of(box))
OBSERVE(get_strided, (int rank, void *local, const void *remote, const struct pgas_box *box),
        (rank, local, remote, box), RT_OP_GET, bytes_of(box))
OBSERVE(notify, (int rank, pgas_counter *counter, uint64_t amount), (rank, counter, amount), RT_OP_NOTIFY, 0)
OBSERVE(put_notify,
        (int rank, void *remote, const void *local, size_t bytes, pgas_counter *counter, uint64_t amount),
        (rank, remote, local, bytes, counter, amount), RT_OP_PUT, bytes)
OBSERVE(mail,
        (int rank, void *remote, const void *local, size_t bytes, pgas_counter *counter, uint64_t amount),
        (rank, remote, local, bytes, counter, amount), RT_OP_PUT, bytes)

static uint64_t observed_atomic(int rank, enum rt_atomic op, uint64_t *remote, uint64_t operand, uint64_t expected) {
  uint64_t begin = rt_observe_begin(), was = state.inner->atomic(rank, op, remote, operand, expected);
  message(RT_OP_ATOMIC, rank, sizeof was, begin);
  return was;
}

static uint64_t observed_begin(int is_put, int rank, void *remote, void *local, const struct pgas_box *box) {
  uint64_t begin = rt_observe_begin(), ticket = state.inner->begin(is_put, rank, remote, local, box);
  message(is_put ? RT_OP_PUT : RT_OP_GET, rank, bytes_of(box), begin);
  return ticket;
}

const struct rt_conduit *rt_observe(const struct rt_conduit *conduit) {
  const char *chaos = getenv("PGAS_CHAOS");
  state.delays = chaos && *chaos;
  state.traces = setting("PGAS_TRACE") != NULL;
  rt_profile_begin();
  rt_observing = state.delays || state.traces || rt_profiling || rt_control()->stats;
  if (!rt_observing) return conduit;
  if (state.delays) state.random = (strtoull(chaos, NULL, 10) * 4096 + (uint64_t)rt_rank() + 1) * 0x9e3779b97f4a7c15u | 1;
  if (state.traces) rt_me->ring = new_ring();
  state.inner = conduit;
  state.outer = *conduit;
  state.outer.put = observed_put;
  state.outer.get = observed_get;
  state.outer.put_strided = observed_put_strided;
  state.outer.get_strided = observed_get_strided;
  state.outer.notify = observed_notify;
  state.outer.put_notify = observed_put_notify;
  state.outer.mail = observed_mail;
  state.outer.atomic = observed_atomic;
  if (conduit->begin) state.outer.begin = observed_begin;
  return &state.outer;
}
