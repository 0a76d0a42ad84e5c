/* barrier.c: barriers.

   Within a node a central counter: the last to arrive at barrier number b releases all; two images wait for each other
   instead, so that each line of cache goes one way only. Between images that share no memory dissemination: in round k
   each notifies the one 2^k places further and waits for the one 2^k places before, in ceil(log2 n) rounds. TDLB
   (two-level dissemination barrier) runs it among the leaders of the nodes, once all images of the node have arrived, and
   releases them afterwards: L*ceil(log2 L) messages between L leaders, the first of each node sent by whoever arrives
   last. All counters only grow, so nothing is reset between barriers.

   The hashes of the images' collective calls are compared on the way, by the last to arrive within a node and by each
   receiver of a notification, so that calls that do not match are an error at the next barrier at the latest.

   Each image also says which barrier it has entered: when a member departs, the others wait until each has
   entered or departed, which holds whether or not some of them came through the ordinary way. */
#include "lane.h"
#include <stdio.h>

enum { HASH_BITS = 24 }; /* of a history, below the number of the barrier that an image enters */

static int member(const struct rt_group *group, int place) { return group->index ? group->index[place] : place; }

static void say_last_call(int rank, char *text, size_t text_bytes) {
  const struct rt_status *status = &rt_control()->status[rank];
  if (rt_hosts) rt_hosts->look(rank);
  snprintf(text, text_bytes, status->last_line > 0 ? "image %d, whose last one was %s at line %d" : "image %d, whose last one was %s", rank + 1,
           rt_op_name[status->last_op], status->last_line);
}

static void report_ranks(int rank, int other_rank) {
  char one[128], other[128];
  say_last_call(rank < other_rank ? rank : other_rank, one, sizeof one);
  say_last_call(rank < other_rank ? other_rank : rank, other, sizeof other);
  rt_fail(NULL, "the collective calls of %s, and of %s, do not match", one, other);
}

static void report_mismatch(const struct rt_lane *lane, int index, int other_index) {
  report_ranks(lane->team->rank[index], lane->team->rank[other_index]);
}

/* Calls after the last barrier are compared at the end of the program. Broken ones may not match. */
void rt_note_end(void) {
  const struct pgas_team *team = rt_team();
  while (team->depth > 0) team = team->parent;
  rt_me->history = rt_had_error() ? 0 : team->history | 1;
}

/* All images have departed: each compares itself with the one of its host before it that came to the end, too. */
void rt_compare_ends(void) {
  const struct rt_control *control = rt_control();
  int rank = rt_rank() - 1;
  while (rank >= control->first_here && (control->state[rank] != RT_ENDED || !control->status[rank].history)) rank--;
  if (rt_me->history && rank >= control->first_here && control->status[rank].history != rt_me->history) report_ranks(rank, rt_rank());
}

/* Asynchronous calls run at any time, so the histories of lane 0 alone are looked at. */
static int is_compared(const struct rt_lane *lane) { return lane == lane->team->lane; }

/* ---- between images that share no memory ---- */

/* One message: the sender's history, and that it has come to this round. An image is never two barriers ahead. Where several images
   speak for a node in turn, what each has said is complete before it enters the next barrier. */
static void notify_round(struct rt_lane *lane, const struct rt_group *group, int round, uint64_t number) {
  uint64_t history = lane->team->history, *there = &lane->board->history[round][number % 2];
  pgas_counter *counter = &lane->board->round[round];
  int to = member(group, (group->me + (1 << round)) % group->size);
  if (lane->broken) return;
  if (rt_two_levels(lane) && lane->team->nodes.local_count > 1)
    rt_conduit()->put_notify(lane->team->rank[to], there, &history, sizeof history, counter, 1);
  else
    rt_lane_mail(lane, to, there, &history, sizeof history, counter, 1);
}

static void await_round(struct rt_lane *lane, const struct rt_group *group, int round, uint64_t number) {
  int place = (group->me - (1 << round) + group->size) % group->size;
  rt_lane_wait(lane, &lane->board->round[round], number);
  if (!lane->broken && is_compared(lane) && lane->board->history[round][number % 2] != lane->team->history)
    report_mismatch(lane, member(group, place), lane->team->index);
}

static void disseminate(struct rt_lane *lane, const struct rt_group *group, int round, uint64_t number) {
  for (; 1 << round < group->size; round++) {
    notify_round(lane, group, round, number);
    await_round(lane, group, round, number);
  }
}

/* ---- within a node ---- */

static void say_history(const struct rt_lane *lane, uint64_t number) {
  if (is_compared(lane)) lane->local[lane->team->nodes.local_place]->said[number % 2] = lane->team->history;
}

/* Of all who have entered, by the last. Others may have gone on to the next barrier meanwhile, but no further. */
static void compare_histories(const struct rt_lane *lane, uint64_t number) {
  const struct rt_nodes *nodes = &lane->team->nodes;
  for (int place = 1; is_compared(lane) && place < nodes->local_count; place++)
    if (lane->local[place]->said[number % 2] != lane->local[0]->said[number % 2])
      report_mismatch(lane, nodes->local[0], nodes->local[place]);
}

/* The last to arrive at a barrier has everybody's history in the sum. */
static void add_history(struct rt_lane *lane, uint64_t number) {
  uint64_t history = lane->team->history;
  if (!is_compared(lane)) return;
  lane->histories += history * (uint64_t)lane->team->size;
  say_history(lane, number);
  __atomic_add_fetch(&lane->local[0]->arrived.taken, history, __ATOMIC_RELAXED);
}

static void check_histories(const struct rt_lane *lane, uint64_t number) {
  if (is_compared(lane) && __atomic_load_n(&lane->local[0]->arrived.taken, __ATOMIC_RELAXED) != lane->histories)
    compare_histories(lane, number);
}

static void central(struct rt_lane *lane, uint64_t number) {
  struct rt_board *leader = lane->local[0];
  uint64_t all = number * (uint64_t)lane->team->size;
  add_history(lane, number);
  if (__atomic_add_fetch(&leader->arrived.value, 1, __ATOMIC_SEQ_CST) == all) {
    check_histories(lane, number);
    rt_post(&leader->released, 1);
  } else {
    rt_lane_wait(lane, &leader->released, number);
  }
}

/* The last to arrive speaks for the node: the first message need not wait until the leader runs. */
static void arrive_at_node(struct rt_lane *lane, const struct rt_group *leaders, uint64_t number) {
  struct rt_board *leader = lane->local[0];
  uint64_t all = number * (uint64_t)lane->team->nodes.local_count;
  say_history(lane, number);
  if (__atomic_add_fetch(&leader->arrived.value, 1, __ATOMIC_SEQ_CST) < all) return;
  compare_histories(lane, number);
  notify_round(lane, leaders, 0, number);
  rt_wake(&leader->arrived);
}

static void two_levels(struct rt_lane *lane, uint64_t number) {
  struct rt_board *leader = lane->local[0];
  struct rt_group leaders = rt_leaders(lane);
  arrive_at_node(lane, &leaders, number);
  if (lane->team->nodes.local_place > 0) {
    rt_lane_wait_long(lane, &leader->released, number);
    return;
  }
  rt_lane_wait(lane, &leader->arrived, number * (uint64_t)lane->team->nodes.local_count);
  await_round(lane, &leaders, 0, number);
  disseminate(lane, &leaders, 1, number);
  rt_lane_post(lane, &leader->released, 1);
}

/* Each image says in one word which barrier it enters and a hash of its history, and waits for the other's. One that has
   gone on to the next barrier has compared them (models/pair.pml). */
static void pair(struct rt_lane *lane, uint64_t word) {
  struct rt_board *mine = lane->local[lane->team->nodes.local_place];
  struct rt_board *other = lane->local[1 - lane->team->nodes.local_place];
  rt_wake(&mine->entered);
  rt_lane_wait(lane, &other->entered, word >> HASH_BITS << HASH_BITS);
  uint64_t heard = __atomic_load_n(&other->entered.value, __ATOMIC_RELAXED);
  if (!lane->broken && heard >> HASH_BITS == word >> HASH_BITS && heard != word && is_compared(lane))
    report_mismatch(lane, 0, 1);
}

static void meet_survivors(struct rt_lane *lane, uint64_t number) {
  for (int index = 0; index < lane->team->size; index++) {
    struct rt_board *board = rt_conduit()->pointer(lane->team->rank[index], lane->board);
    const struct rt_watch watch = {rt_rank_departed, &lane->team->rank[index]};
    if (board) rt_wait(&board->entered, number << HASH_BITS, &watch);
  }
}

void rt_barrier(struct rt_lane *lane) {
  struct rt_group all = rt_all(lane);
  uint64_t number = ++lane->barriers;
  uint64_t word = number << HASH_BITS | lane->team->history >> (64 - HASH_BITS);
  __atomic_store_n(&lane->local[lane->team->nodes.local_place]->entered.value, word, __ATOMIC_SEQ_CST);
  if (lane->broken)
    ;
  else if (lane->team->nodes.count == 1 && lane->team->size == 2)
    pair(lane, word);
  else if (lane->team->nodes.count == 1)
    central(lane, number);
  else if (rt_two_levels(lane))
    two_levels(lane, number);
  else
    disseminate(lane, &all, 0, number);
  if (lane->broken) meet_survivors(lane, number);
}

uint64_t rt_common_barrier(int rank) {
  const struct rt_lane *lane = rt_team()->lane;
  uint64_t entered;
  rt_conduit()->get(rank, &entered, &lane->board->entered.value, sizeof entered);
  return entered >> HASH_BITS >= lane->barriers ? lane->barriers : 0;
}
