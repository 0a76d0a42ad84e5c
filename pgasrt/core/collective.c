/* collective.c: the public collective calls. Each is described by a struct rt_call, which runs at once in lane 0 of the
   current team or is handed to async.c. */
#include "lane.h"

void rt_run(struct rt_lane *lane, const struct rt_call *call) {
  switch (call->op) {
    case RT_OP_BROADCAST: rt_broadcast(lane, call->data, call->bytes, call->root); break;
    case RT_OP_GATHER: rt_gather(lane, call->send, call->data, call->bytes, call->root); break;
    case RT_OP_ALLGATHER: rt_allgather(lane, call->send, call->data, call->bytes); break;
    case RT_OP_SCATTER: rt_scatter(lane, call->send, call->data, call->bytes, call->root); break;
    case RT_OP_ALLTOALL: rt_alltoall(lane, call->send, call->data, call->bytes); break;
    case RT_OP_SHIFT: rt_shift(lane, call->send, call->data, call->bytes, call->root, call->wrap); break;
    case RT_OP_PERMUTE: rt_permute(lane, call->send, call->data, call->bytes, call->root); break;
    case RT_OP_REDUCE:
    case RT_OP_ALLREDUCE: rt_reduce(lane, call->data, call->elems, call->operator, call->root); break;
    case RT_OP_SCAN: rt_scan(lane, call->data, call->elems, call->operator, call->root); break;
    case RT_OP_SORT: rt_sort(lane, call->data, call->elems, call->bytes, call->compare); break;
    default: rt_barrier(lane);
  }
}

static void note(struct pgas_team *team, const struct rt_call *call) {
  uint64_t root = call->op == RT_OP_PERMUTE ? 0 : (uint64_t)call->root;
  rt_note_call(team, call->op, call->elems, call->bytes, root + (rt_operator_number(call->operator) << 32));
  rt_me->last_op = (int32_t)call->op, rt_me->last_line = rt_me->line;
}

static void run_in(struct pgas_team *team, const struct rt_call *call) {
  struct rt_lane *lane = &team->lane[0];
  note(team, call);
  rt_begin(call->op, 0);
  rt_lane_enter(lane);
  rt_run(lane, call);
  rt_broken(rt_lane_leave(lane));
}

static void start(const struct rt_call *call, pgas_event *done) {
  note(rt_team(), call);
  rt_async_start(call, done);
}

int rt_synchronise(struct pgas_team *team, enum rt_op op) {
  rt_begin(op, 0);
  rt_note_call(team, op, 0, 0, 0);
  rt_lane_enter(&team->lane[0]);
  rt_barrier(&team->lane[0]);
  return rt_lane_leave(&team->lane[0]);
}

void pgas_barrier(void) { rt_broken(rt_synchronise(rt_team(), RT_OP_BARRIER)); }
void pgas_barrier_async(pgas_event *done) { start(&(struct rt_call){.op = RT_OP_BARRIER}, done); }
void pgas_sync_team(pgas_team team) { rt_broken(rt_synchronise(team, RT_OP_SYNC_TEAM)); }

static int index_of(const struct pgas_team *team, int image) {
  if (image < 1 || image > team->size) rt_fail(NULL, "a collective names image %d in a team of %d images", image, team->size);
  return image - 1;
}

/* The three forms of a call; then the fields of struct rt_call that its parameters fill. */
#define PARAMETERS(...) __VA_ARGS__
#define COLLECTIVE(name, id, parameters, ...)                           \
  void pgas_##name(parameters) {                                        \
    pgas_team team = rt_team();                                         \
    run_in(team, &(struct rt_call){.op = RT_OP_##id, __VA_ARGS__});     \
  }                                                                     \
  void pgas_##name##_async(parameters, pgas_event *done) {              \
    const struct pgas_team *team = rt_team();                           \
    (void)team;                                                         \
    start(&(struct rt_call){.op = RT_OP_##id, __VA_ARGS__}, done);      \
  }                                                                     \
  void pgas_##name##_in(pgas_team team, parameters) {                   \
    run_in(team, &(struct rt_call){.op = RT_OP_##id, __VA_ARGS__});     \
  }
#define MOVE .send = send, .data = receive, .bytes = bytes
#define FOLD .data = data, .elems = elems
typedef const struct pgas_operator *operator_t;

COLLECTIVE(broadcast, BROADCAST, PARAMETERS(void *data, size_t bytes, int root), .data = data, .bytes = bytes,
           .root = index_of(team, root))
COLLECTIVE(gather, GATHER, PARAMETERS(const void *send, void *receive, size_t bytes, int root), MOVE,
           .root = index_of(team, root))
COLLECTIVE(allgather, ALLGATHER, PARAMETERS(const void *send, void *receive, size_t bytes), MOVE)
COLLECTIVE(scatter, SCATTER, PARAMETERS(const void *send, void *receive, size_t bytes, int root), MOVE,
           .root = index_of(team, root))
COLLECTIVE(alltoall, ALLTOALL, PARAMETERS(const void *send, void *receive, size_t bytes), MOVE)
COLLECTIVE(shift, SHIFT, PARAMETERS(const void *send, void *receive, size_t bytes, int distance, int wrap), MOVE,
           .root = distance, .wrap = wrap)
COLLECTIVE(permute, PERMUTE, PARAMETERS(const void *send, void *receive, size_t bytes, int to), MOVE,
           .root = index_of(team, to))
COLLECTIVE(allreduce, ALLREDUCE, PARAMETERS(void *data, size_t elems, enum pgas_type type, enum pgas_op op), FOLD,
           .operator = rt_operator(type, op), .root = -1)
COLLECTIVE(reduce, REDUCE, PARAMETERS(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int root), FOLD,
           .operator = rt_operator(type, op), .root = index_of(team, root))
COLLECTIVE(scan, SCAN, PARAMETERS(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int exclusive), FOLD,
           .operator = rt_operator(type, op), .root = exclusive)
COLLECTIVE(allreduce_with, ALLREDUCE, PARAMETERS(void *data, size_t elems, operator_t op), FOLD, .operator = op,
           .root = -1)
COLLECTIVE(reduce_with, REDUCE, PARAMETERS(void *data, size_t elems, operator_t op, int root), FOLD, .operator = op,
           .root = index_of(team, root))
COLLECTIVE(scan_with, SCAN, PARAMETERS(void *data, size_t elems, operator_t op, int exclusive), FOLD, .operator = op,
           .root = exclusive)
COLLECTIVE(sort, SORT, PARAMETERS(void *data, size_t elems, size_t elem_bytes, pgas_compare compare), FOLD,
           .bytes = elem_bytes, .compare = compare)
