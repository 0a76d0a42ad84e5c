/* collective.c: the public collective calls: each is described by a struct rt_call, which runs at once in lane 0 of the
   current team or is handed to async.c. */
#include "lane.h"

static void start(const struct rt_call *call, pgas_event *done) {
  struct rt_lane *lane = &rt_team()->lane[0];
  rt_note_call(rt_team(), call->op, call->elems, call->bytes, call->op == RT_OP_PERMUTE ? 0 : (uint64_t)call->root);
  rt_me->last_op = (int32_t)call->op, rt_me->last_line = rt_me->line;
  if (done) {
    rt_async_start(call, done);
    return;
  }
  rt_begin(call->op, 0);
  rt_lane_enter(lane);
  call->work(lane, call);
  rt_broken(rt_lane_leave(lane));
}

static int index_of(int image, const char *what) {
  if (image < 1 || image > rt_team()->size)
    rt_fail(NULL, "there is no image %d in the team of %d images that makes a %s", image, rt_team()->size, what);
  return image - 1;
}

int rt_synchronise(struct pgas_team *team, enum rt_op op) {
  rt_begin(op, 0);
  rt_note_call(team, op, 0, 0, 0);
  rt_lane_enter(&team->lane[0]);
  rt_barrier(&team->lane[0]);
  return rt_lane_leave(&team->lane[0]);
}

void pgas_barrier(void) { rt_broken(rt_synchronise(rt_team(), RT_OP_BARRIER)); }
void pgas_sync_team(pgas_team team) { rt_broken(rt_synchronise(team, RT_OP_SYNC_TEAM)); }

static void barrier(struct rt_lane *lane, const struct rt_call *call) {
  (void)call;
  rt_barrier(lane);
}

void pgas_barrier_async(pgas_event *done) { start(&(struct rt_call){.op = RT_OP_BARRIER, .work = barrier}, done); }

static void broadcast(struct rt_lane *lane, const struct rt_call *call) {
  rt_broadcast(lane, call->data, call->bytes, call->root);
}

void pgas_broadcast_async(void *data, size_t bytes, int root, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_BROADCAST, .work = broadcast, .data = data, .bytes = bytes,
                          .root = index_of(root, "broadcast")}, done);
}

void pgas_broadcast(void *data, size_t bytes, int root) { pgas_broadcast_async(data, bytes, root, NULL); }

static void gather(struct rt_lane *lane, const struct rt_call *call) {
  rt_gather(lane, call->send, call->data, call->bytes, call->root);
}

void pgas_gather_async(const void *send, void *receive, size_t bytes, int root, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_GATHER, .work = gather, .send = send, .data = receive, .bytes = bytes,
                          .root = index_of(root, "gather")}, done);
}

void pgas_gather(const void *send, void *receive, size_t bytes, int root) {
  pgas_gather_async(send, receive, bytes, root, NULL);
}

static void allgather(struct rt_lane *lane, const struct rt_call *call) {
  rt_allgather(lane, call->send, call->data, call->bytes);
}

void pgas_allgather_async(const void *send, void *receive, size_t bytes, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_ALLGATHER, .work = allgather, .send = send, .data = receive, .bytes = bytes},
        done);
}

void pgas_allgather(const void *send, void *receive, size_t bytes) { pgas_allgather_async(send, receive, bytes, NULL); }

static void scatter(struct rt_lane *lane, const struct rt_call *call) {
  rt_scatter(lane, call->send, call->data, call->bytes, call->root);
}

void pgas_scatter_async(const void *send, void *receive, size_t bytes, int root, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_SCATTER, .work = scatter, .send = send, .data = receive, .bytes = bytes,
                          .root = index_of(root, "scatter")}, done);
}

void pgas_scatter(const void *send, void *receive, size_t bytes, int root) {
  pgas_scatter_async(send, receive, bytes, root, NULL);
}

static void alltoall(struct rt_lane *lane, const struct rt_call *call) {
  rt_alltoall(lane, call->send, call->data, call->bytes);
}

void pgas_alltoall_async(const void *send, void *receive, size_t bytes, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_ALLTOALL, .work = alltoall, .send = send, .data = receive, .bytes = bytes}, done);
}

void pgas_alltoall(const void *send, void *receive, size_t bytes) { pgas_alltoall_async(send, receive, bytes, NULL); }

static void shift(struct rt_lane *lane, const struct rt_call *call) {
  rt_shift(lane, call->send, call->data, call->bytes, call->root, call->wrap);
}

void pgas_shift_async(const void *send, void *receive, size_t bytes, int distance, int wrap, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_SHIFT, .work = shift, .send = send, .data = receive, .bytes = bytes,
                          .root = distance, .wrap = wrap}, done);
}

void pgas_shift(const void *send, void *receive, size_t bytes, int distance, int wrap) {
  pgas_shift_async(send, receive, bytes, distance, wrap, NULL);
}

static void permute(struct rt_lane *lane, const struct rt_call *call) {
  rt_permute(lane, call->send, call->data, call->bytes, call->root);
}

void pgas_permute_async(const void *send, void *receive, size_t bytes, int to, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_PERMUTE, .work = permute, .send = send, .data = receive, .bytes = bytes,
                          .root = index_of(to, "permutation")}, done);
}

void pgas_permute(const void *send, void *receive, size_t bytes, int to) {
  pgas_permute_async(send, receive, bytes, to, NULL);
}

static void reduce(struct rt_lane *lane, const struct rt_call *call) {
  rt_reduce(lane, call->data, call->elems, call->operator, call->root);
}

void pgas_reduce_with_async(void *data, size_t elems, const struct pgas_operator *op, int root, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_REDUCE, .work = reduce, .data = data, .elems = elems, .operator = op,
                          .root = index_of(root, "reduction")}, done);
}

void pgas_allreduce_with_async(void *data, size_t elems, const struct pgas_operator *op, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_ALLREDUCE, .work = reduce, .data = data, .elems = elems, .operator = op,
                          .root = -1}, done);
}

static void scan(struct rt_lane *lane, const struct rt_call *call) {
  rt_scan(lane, call->data, call->elems, call->operator, call->root);
}

void pgas_scan_with_async(void *data, size_t elems, const struct pgas_operator *op, int exclusive, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_SCAN, .work = scan, .data = data, .elems = elems, .operator = op,
                          .root = exclusive}, done);
}

void pgas_reduce_with(void *data, size_t elems, const struct pgas_operator *op, int root) {
  pgas_reduce_with_async(data, elems, op, root, NULL);
}

void pgas_allreduce_with(void *data, size_t elems, const struct pgas_operator *op) {
  pgas_allreduce_with_async(data, elems, op, NULL);
}

void pgas_scan_with(void *data, size_t elems, const struct pgas_operator *op, int exclusive) {
  pgas_scan_with_async(data, elems, op, exclusive, NULL);
}

void pgas_reduce_async(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int root, pgas_event *done) {
  pgas_reduce_with_async(data, elems, rt_operator(type, op), root, done);
}

void pgas_allreduce_async(void *data, size_t elems, enum pgas_type type, enum pgas_op op, pgas_event *done) {
  pgas_allreduce_with_async(data, elems, rt_operator(type, op), done);
}

void pgas_scan_async(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int exclusive, pgas_event *done) {
  pgas_scan_with_async(data, elems, rt_operator(type, op), exclusive, done);
}

void pgas_reduce(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int root) {
  pgas_reduce_async(data, elems, type, op, root, NULL);
}

void pgas_allreduce(void *data, size_t elems, enum pgas_type type, enum pgas_op op) {
  pgas_allreduce_async(data, elems, type, op, NULL);
}

void pgas_scan(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int exclusive) {
  pgas_scan_async(data, elems, type, op, exclusive, NULL);
}

static void sort(struct rt_lane *lane, const struct rt_call *call) {
  rt_sort(lane, call->data, call->elems, call->bytes, call->compare);
}

void pgas_sort_async(void *data, size_t elems, size_t elem_bytes, pgas_compare compare, pgas_event *done) {
  start(&(struct rt_call){.op = RT_OP_SORT, .work = sort, .data = data, .elems = elems, .bytes = elem_bytes,
                          .compare = compare}, done);
}

void pgas_sort(void *data, size_t elems, size_t elem_bytes, pgas_compare compare) {
  pgas_sort_async(data, elems, elem_bytes, compare, NULL);
}
