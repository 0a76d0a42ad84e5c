/* sim.c: one machine that plays several nodes. Nobody gets a pointer into another node's memory. On a simulated network
   a message leaves its node at least gap_ns after the one before, and arrives latency_ns later.

   A put between nodes is done at once, which its target cannot tell from a late one before it is notified; notifications
   go through a queue at the target, which takes them out when their time has come. A get waits for a message there and
   one back. */
#define _GNU_SOURCE
#include "rt.h"
#include <sched.h>
#include <string.h>
#include <time.h>

enum { QUEUE = 1024 };

struct notice {
  uint64_t turn; /* 2*lap: free for notice number lap*QUEUE + place; 2*lap + 1: that notice */
  uint64_t arrival_ns, amount;
  pgas_counter *counter; /* as its owner addresses it */
};

/* One in each image's segment; departure_ns of a node stands with its lowest rank. */
struct wire {
  _Alignas(64) uint64_t tickets;
  _Alignas(64) uint64_t departure_ns; /* of the last message of this node */
  _Alignas(64) struct notice queue[QUEUE];
};

static RT_IMAGE struct {
  struct wire *wire;
  uint64_t taken; /* out of my queue */
  struct notice pending[QUEUE];
  int pending_count;
  uint64_t last_ticket; /* of a non-blocking transfer */
} state;

static struct wire *wire_of(int rank) { return rt_smp.pointer(rank, state.wire); }

static int is_far(int rank) { return rt_node_of(rank) != rt_node_of(rt_rank()); }

static int first_of_node(int node) {
  int rank = 0;
  while (rt_node_of(rank) != node) rank++;
  return rank;
}

/* When a message that is ready to leave the node at that time arrives. */
static uint64_t transmit(int node, uint64_t ready_ns) {
  uint64_t *last = &wire_of(first_of_node(node))->departure_ns, before = __atomic_load_n(last, __ATOMIC_SEQ_CST), departure;
  do {
    departure = before + rt_control()->gap_ns;
    if (departure < ready_ns) departure = ready_ns;
  } while (!__atomic_compare_exchange_n(last, &before, departure, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
  return departure + rt_control()->latency_ns;
}

static int has_network(void) { return rt_control()->latency_ns || rt_control()->gap_ns; }

static uint64_t send_message(void) {
  rt_me->far_messages++;
  return has_network() ? transmit(rt_node_of(rt_rank()), rt_now_ns()) : 0;
}

/* ---- notifications ---- */

static void take_out(void) {
  for (;;) {
    struct notice *notice = &state.wire->queue[state.taken % QUEUE];
    if (state.pending_count == QUEUE || __atomic_load_n(&notice->turn, __ATOMIC_SEQ_CST) % 2 == 0) return;
    state.pending[state.pending_count++] = *notice;
    __atomic_store_n(&notice->turn, 2 * (state.taken++ / QUEUE + 1), __ATOMIC_SEQ_CST);
  }
}

static int sim_progress(void) {
  take_out();
  if (!state.pending_count) return 0;
  uint64_t now = rt_now_ns();
  int left = 0;
  for (int i = 0; i < state.pending_count; i++) {
    struct notice notice = state.pending[i];
    if (notice.arrival_ns <= now)
      rt_post(notice.counter, notice.amount);
    else
      state.pending[left++] = notice;
  }
  state.pending_count = left;
  return left;
}

static void deliver(int rank, pgas_counter *counter, uint64_t amount, uint64_t arrival_ns) {
  struct wire *wire = wire_of(rank);
  uint64_t ticket = __atomic_fetch_add(&wire->tickets, 1, __ATOMIC_SEQ_CST);
  struct notice *notice = &wire->queue[ticket % QUEUE];
  while (__atomic_load_n(&notice->turn, __ATOMIC_SEQ_CST) != 2 * (ticket / QUEUE)) {
    rt_check_failure();
    sim_progress();
    sched_yield();
  }
  pgas_counter *there = rt_smp.pointer(rank, counter);
  notice->arrival_ns = arrival_ns;
  notice->amount = amount;
  notice->counter = there;
  __atomic_store_n(&notice->turn, 2 * (ticket / QUEUE) + 1, __ATOMIC_SEQ_CST);
  rt_wake(there);
}

static void sim_notify(int rank, pgas_counter *counter, uint64_t amount) {
  if (!is_far(rank)) {
    rt_smp.notify(rank, counter, amount);
    return;
  }
  uint64_t arrival_ns = send_message();
  if (has_network())
    deliver(rank, counter, amount, arrival_ns);
  else
    rt_smp.notify(rank, counter, amount);
}

static void sim_put_notify(int rank, void *remote, const void *local, size_t bytes, pgas_counter *counter,
                           uint64_t amount) {
  rt_smp.put(rank, remote, local, bytes);
  sim_notify(rank, counter, amount);
}

/* ---- transfers ---- */

static void go_and_return(int rank) {
  uint64_t arrival_ns = send_message();
  if (!has_network()) return;
  arrival_ns = transmit(rt_node_of(rank), arrival_ns);
  while (rt_now_ns() < arrival_ns) {
    rt_check_failure();
    sched_yield();
  }
}

static void sim_put(int rank, void *remote, const void *local, size_t bytes) {
  if (is_far(rank)) send_message();
  rt_smp.put(rank, remote, local, bytes);
}

/* What an image that is no more has left behind comes from the supervisor, as does the word that it is no more. */
static void sim_get(int rank, void *local, const void *remote, size_t bytes) {
  if (is_far(rank) && !rt_departed(rank)) go_and_return(rank);
  rt_smp.get(rank, local, remote, bytes);
}

static uint64_t sim_atomic(int rank, enum rt_atomic op, uint64_t *remote, uint64_t operand, uint64_t expected) {
  if (is_far(rank)) go_and_return(rank);
  return rt_smp.atomic(rank, op, remote, operand, expected);
}

static void sim_poke(int rank) {
  if (is_far(rank)) send_message();
  rt_smp.poke(rank);
}

/* The network moves one line of a box at a time. */
static struct pgas_box line_of(const struct pgas_box *box) {
  struct pgas_box line = *box;
  if (line.dims > 1) line.dims = 1;
  return line;
}

static void put_line(int rank, void *remote, void *local, const struct pgas_box *box) {
  struct pgas_box line = line_of(box);
  send_message();
  rt_smp.put_strided(rank, remote, local, &line);
}

static void get_line(int rank, void *remote, void *local, const struct pgas_box *box) {
  struct pgas_box line = line_of(box);
  go_and_return(rank);
  rt_smp.get_strided(rank, local, remote, &line);
}

static void sim_put_strided(int rank, void *remote, const void *local, const struct pgas_box *box) {
  if (is_far(rank))
    rt_box_lines(rank, remote, (void *)(uintptr_t)local, box, put_line);
  else
    rt_smp.put_strided(rank, remote, local, box);
}

static void sim_get_strided(int rank, void *local, const void *remote, const struct pgas_box *box) {
  if (is_far(rank))
    rt_box_lines(rank, (void *)(uintptr_t)remote, local, box, get_line);
  else
    rt_smp.get_strided(rank, local, remote, box);
}

/* A ticket is the time at which the sender knows that its message has arrived, or has the answer to it; odd for a put,
   whose buffer is free at once. */
static uint64_t sim_begin(int is_put, int rank, void *remote, void *local, const struct pgas_box *box) {
  if (!is_far(rank) || !has_network()) {
    if (is_put)
      sim_put_strided(rank, remote, local, box);
    else
      sim_get_strided(rank, local, remote, box);
    return 0;
  }
  uint64_t ticket = transmit(rt_node_of(rank), send_message()) | 1;
  if (is_put)
    rt_smp.put_strided(rank, remote, local, box);
  else
    rt_smp.get_strided(rank, local, remote, box), ticket++;
  if (ticket > state.last_ticket) state.last_ticket = ticket;
  return ticket;
}

static int sim_finish(uint64_t ticket, enum rt_end end, int wait) {
  if (end == RT_HERE && ticket % 2) return 1;
  while (rt_now_ns() < ticket) {
    if (!wait) return 0;
    rt_check_failure();
    sim_progress();
    sched_yield();
  }
  return 1;
}

static void sim_quiet(int but) {
  (void)but;
  sim_finish(state.last_ticket, RT_THERE, 1);
}

static void *sim_pointer(int rank, const void *object) { return is_far(rank) ? NULL : rt_smp.pointer(rank, object); }

/* Memory that was never used is zero, which is how a queue starts. */
void rt_sim_start(void) { state.wire = rt_alloc_unchecked(sizeof *state.wire); }

const struct rt_conduit rt_sim = {
    .name = "sim",
    .put = sim_put,
    .get = sim_get,
    .put_strided = sim_put_strided,
    .get_strided = sim_get_strided,
    .begin = sim_begin,
    .finish = sim_finish,
    .quiet = sim_quiet,
    .notify = sim_notify,
    .put_notify = sim_put_notify,
    .mail = sim_put_notify,
    .wait = rt_wait,
    .poke = sim_poke,
    .atomic = sim_atomic,
    .progress = sim_progress,
    .pointer = sim_pointer,
};
