/* exchange.c: runs exchanges. For each ordered pair (sender, receiver) that has something to move in a step:

     receiver: ready += 1 at the sender        "my shadow may be overwritten"
     sender:   waits for ready, puts, done += 1 at the receiver
     receiver: waits for done

   Where the two share no memory the receiver counts its steps in a counter of its own, `open`, in front of which the message
   waits there: the sender asks for nothing, and data and `done` are one message.

   Each pair has its own counters, which only grow. An image says ready to all its senders before it waits for
   anything, so no cycle of waits can close, whatever the pattern. */
#include "rt.h"

static struct {
  pgas_counter *ready;    /* mine, one for each receiver */
  pgas_counter *done;     /* mine, one for each sender */
  pgas_counter *open;     /* mine, one for each sender without memory in common: its steps whose shadow may be overwritten */
  uint64_t *sends;        /* steps in which I have sent to each rank */
  uint64_t *receives;     /* steps in which I have received from each rank */
  uint64_t step;
  uint64_t *send_step;    /* the step for which the rank is in send_to */
  uint64_t *receive_step;
  int *send_to, *receive_from; /* peers of this step */
  int send_count, receive_count;
} state;

void rt_exchange_start(void) {
  size_t images = (size_t)rt_images();
  state.ready = rt_alloc_unchecked(images * sizeof *state.ready);
  state.done = rt_alloc_unchecked(images * sizeof *state.done);
  if (rt_conduit()->deliver) state.open = rt_alloc_unchecked(images * sizeof *state.open);
  state.sends = rt_private(images, sizeof *state.sends);
  state.receives = rt_private(images, sizeof *state.receives);
  state.send_step = rt_private(images, sizeof *state.send_step);
  state.receive_step = rt_private(images, sizeof *state.receive_step);
  state.send_to = rt_private(images, sizeof *state.send_to);
  state.receive_from = rt_private(images, sizeof *state.receive_from);
}

static int is_far(int rank) { return rt_conduit()->deliver && !rt_conduit()->pointer(rank, state.done); }

static void expect_from(int rank) {
  if (state.receive_step[rank] == state.step) return;
  state.receive_step[rank] = state.step;
  state.receive_from[state.receive_count++] = rank;
  state.receives[rank]++;
  if (is_far(rank))
    __atomic_add_fetch(&state.open[rank].value, 1, __ATOMIC_SEQ_CST);
  else
    rt_conduit()->notify(rank, &state.ready[rt_rank()], 1);
}

static void intend_to(int rank) {
  if (state.send_step[rank] == state.step) return;
  state.send_step[rank] = state.step;
  state.send_to[state.send_count++] = rank;
  state.sends[rank]++;
}

enum { RECEIVE = 1, SEND = 2 };

/* Between the tiles of this image. */
static void move_own(const struct rt_message *own) {
  for (int i = 0; i < own->puts; i++) {
    const struct rt_put *put = &own->put[i];
    rt_box_copy_own(put->remote, put->box.remote_stride_bytes, put->local, put->box.local_stride_bytes, &put->box);
  }
}

/* Of a run by hyperplanes of tiles. */
static int is_first_part(const struct hpf_exchange *exchange, const int64_t *params) {
  int64_t dim = exchange->slab - 1;
  return dim < 0 || params[exchange->nparams - 1] == exchange->array->layout->lb[dim];
}

static void find_peers(struct hpf_exchange *const *exchanges, const int64_t *const *params, int n, int parts) {
  state.step++;
  state.send_count = state.receive_count = 0;
  for (int e = 0; e < n; e++) {
    const struct rt_schedule *schedule = rt_schedule(exchanges[e], params ? params[e] : NULL);
    if (parts & SEND && is_first_part(exchanges[e], params ? params[e] : NULL)) rt_count_run(schedule->slot);
    if (parts & RECEIVE) move_own(&schedule->own);
    for (int i = 0; parts & RECEIVE && i < schedule->receives; i++) expect_from(schedule->receive_from[i]);
    for (int i = 0; parts & SEND && i < schedule->sends; i++) intend_to(schedule->send[i].rank);
  }
}

static void wait_for_all(void) {
  for (int i = 0; i < state.receive_count; i++)
    pgas_wait(&state.done[state.receive_from[i]], state.receives[state.receive_from[i]]);
}

static void send_message(const struct rt_message *message) {
  for (int i = 0; i < message->puts; i++) {
    const struct rt_put *put = &message->put[i];
    rt_conduit()->put_strided(message->rank, put->remote, put->local, &put->box);
  }
}

/* The last of the messages says that all are there. */
static void deliver_to(int rank, struct hpf_exchange *const *exchanges, int n) {
  const struct rt_gate gate = {&state.open[rt_rank()], state.sends[rank]};
  const struct rt_message *last = NULL;
  int messages = 0;
  for (int e = 0; e < n; e++) {
    const struct rt_schedule *schedule = exchanges[e]->schedule;
    int index = schedule->send_to[rank];
    if (index < 0) continue;
    if (last) rt_conduit()->deliver(rank, last->put, last->puts, &gate, NULL);
    last = &schedule->send[index];
    rt_count_message(schedule->slot, last->bytes);
    messages++;
  }
  rt_count_joined(messages);
  rt_conduit()->deliver(rank, last->put, last->puts, &gate, &state.done[rt_rank()]);
}

static void send_to(int rank, struct hpf_exchange *const *exchanges, int n) {
  if (is_far(rank)) {
    deliver_to(rank, exchanges, n);
    return;
  }
  int messages = 0;
  for (int e = 0; e < n; e++) {
    const struct rt_schedule *schedule = exchanges[e]->schedule;
    int index = schedule->send_to[rank];
    if (index < 0) continue;
    messages++;
    send_message(&schedule->send[index]);
    rt_count_message(schedule->slot, schedule->send[index].bytes);
  }
  rt_count_joined(messages);
  rt_conduit()->notify(rank, &state.done[rt_rank()], 1);
}

/* Serves the receivers that are ready now; the others stay in the list. */
static void send_to_ready(struct hpf_exchange *const *exchanges, int n) {
  int left = 0;
  for (int i = 0; i < state.send_count; i++) {
    int rank = state.send_to[i];
    if (is_far(rank) || pgas_test(&state.ready[rank], state.sends[rank]))
      send_to(rank, exchanges, n);
    else
      state.send_to[left++] = rank;
  }
  state.send_count = left;
}

static void send_to_rest(struct hpf_exchange *const *exchanges, int n) {
  for (int i = 0; i < state.send_count; i++) {
    int rank = state.send_to[i];
    if (!is_far(rank)) pgas_wait(&state.ready[rank], state.sends[rank]);
    send_to(rank, exchanges, n);
  }
}

void hpf_exchange_run(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n) {
  if (n <= 0) return;
  rt_at(&exchanges[0]->pos);
  find_peers(exchanges, params, n, RECEIVE | SEND);
  send_to_ready(exchanges, n);
  send_to_rest(exchanges, n);
  wait_for_all();
}

void hpf_exchange_receive(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n) {
  if (n <= 0) return;
  rt_at(&exchanges[0]->pos);
  find_peers(exchanges, params, n, RECEIVE);
  wait_for_all();
}

void hpf_exchange_send(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n) {
  if (n <= 0) return;
  rt_at(&exchanges[0]->pos);
  find_peers(exchanges, params, n, SEND);
  send_to_rest(exchanges, n);
}

void hpf_exchange_begin(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n) {
  if (n <= 0) return;
  rt_at(&exchanges[0]->pos);
  find_peers(exchanges, params, n, RECEIVE | SEND);
  send_to_ready(exchanges, n);
}

/* The peers are those that hpf_exchange_begin has found: no other step runs between the two. */
void hpf_exchange_end(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n) {
  (void)params;
  if (n <= 0) return;
  rt_at(&exchanges[0]->pos);
  send_to_rest(exchanges, n);
  wait_for_all();
}
