/* lane.h: what the collective operations share.

   A *lane* of a team is a set of counters and buffers in which collectives run one by one, in the same order on
   all members: lane 0 carries the blocking ones, the others asynchronous ones. What a member holds for it is its
   *board*, at the same symmetric address on all members.

   Images of one *node* reach each other's boards by load and store; between nodes there are only notifications and
   messages. The first member of a node is its leader. Indexes count the members of the team from 0. */
#ifndef LANE_H
#define LANE_H
#include "rt.h"

enum {
  RT_LANES = 4,
  RT_ROUNDS_MAX = 17,         /* 2^17 images */
  RT_AREA_BYTES = 96 << 10,   /* of a contribution to a reduction */
  RT_RING_SLOTS = 8,          /* chunks that a broadcasting image may run ahead */
  RT_RING_BYTES = 16 << 10,
  RT_NOTES = 64,              /* the same for chunks of at most: */
  RT_NOTE_BYTES = 40
};

/* A broadcast chunk that stands in the cache line of the counter which says that it is there. */
struct rt_note {
  pgas_counter written; /* times that this note was written */
};
static inline char *rt_note_data(struct rt_note *note) { return (char *)note + sizeof *note - RT_NOTE_BYTES; }
_Static_assert(offsetof(pgas_counter, taken) + sizeof(uint64_t) + RT_NOTE_BYTES <= sizeof(struct rt_note), "a note's data stand behind its counter");

/* What an image says about its buffer before a reduction. */
struct rt_offer {
  _Alignas(64) char *data; /* NULL: not in the segment */
};

struct rt_board {
  pgas_counter entered;                 /* the barrier that this image has entered, and a hash: barrier.c */
  uint64_t said[2];                     /* its history when it entered the last even, the last odd one */
  _Alignas(64) uint64_t left;           /* calls that this image has left */
  pgas_counter seated;                  /* seats taken in teams to be formed; seat[number % 2] is the last one */
  pgas_counter arrived, released;       /* barrier of a node; the leader's count; arrived.taken: sum of the histories */
  pgas_counter ready, shared;           /* reduction within a node: my part is done; the leader's result stands */
  pgas_counter spoken, heard[2];        /* broadcast: chunks written; readers done with an even, an odd half */
  pgas_counter noted[2];                /* notes: readers done with an even, an odd half */
  pgas_counter finished;                /* asynchronous collectives of the team that this image has finished */
  pgas_counter round[RT_ROUNDS_MAX];    /* notifications between leaders */
  uint64_t history[RT_ROUNDS_MAX][2];   /* what came with them, in even and odd barriers */
  struct rt_offer offer[2];
  int64_t seat[2][2];                   /* colour and key */
  struct rt_note note[RT_NOTES];
};

struct rt_lane {
  struct pgas_team *team;
  struct rt_board *board;   /* a symmetric address */
  struct rt_board **local;  /* those of my node, by place in the node, as I can load and store them */
  uint64_t bytes;           /* of a board with all that follows it */
  uint64_t mail_bytes;      /* of a message */
  uint64_t mail_slots;      /* messages under way between two images */
  pgas_counter *mail_full;  /* of board: one for each sender: messages here */
  pgas_counter *mail_free;  /* of board: one for each receiver: messages it has read */
  char *mail;               /* of board: mail_slots messages for each sender */
  char *area[2];            /* of board: contributions to a reduction */
  char *ring;               /* of board: chunks of a broadcast */
  uint64_t *sent, *received; /* messages to and from each index */
  int freed_by;              /* 1 + the index that is to be told of free slots; 0: none */
  uint64_t *chunks;         /* broadcast so far through the ring by each member of my node */
  uint64_t *notes;          /* and in notes */
  uint64_t calls;           /* entered by this image */
  uint64_t barriers, reductions, node_reductions;
  struct rt_task *task;     /* the asynchronous collective that has the lane */
  struct rt_watch watch;    /* over the members that have not left this call */
  uint64_t histories;       /* what the sum of the histories must be */
  int broken;               /* 0, or the stat code of a member that departed: nothing is sent any more */
};

static inline void rt_lane_wait(struct rt_lane *lane, pgas_counter *counter, uint64_t at_least) {
  if (!lane->broken) lane->broken = rt_wait(counter, at_least, &lane->watch);
}

static inline void rt_lane_wait_long(struct rt_lane *lane, pgas_counter *counter, uint64_t at_least) {
  if (!lane->broken) lane->broken = rt_wait_long(counter, at_least, &lane->watch);
}

/* The boards of the initial team and of those that it forms stay where they are: no end of a team frees them. */
static inline void rt_lane_mail(const struct rt_lane *lane, int to, void *remote, const void *data, size_t bytes, pgas_counter *counter,
                                uint64_t amount) {
  const struct rt_conduit *conduit = rt_conduit();
  (lane->team->depth > 1 ? conduit->put_notify : conduit->mail)(lane->team->rank[to], remote, data, bytes, counter, amount);
}

void rt_free_slots(struct rt_lane *lane); /* message.c */

/* Every call stands between these two. Leaving returns the stat code of the call. */
/* Barriers compare the hashes of all images: calls that do not match are an error at the next barrier at the latest. */
static inline void rt_note_call(struct pgas_team *team, enum rt_op op, uint64_t elems, uint64_t bytes, uint64_t root) {
  team->history = (team->history + (uint64_t)op + elems * 0x100 + bytes * 0x10000 + root * 0x1000000) * 0x9e3779b97f4a7c15u;
  team->history ^= team->history >> 29;
}

/* Memory model: what was put before a barrier or another collective call, any image of the team may read after it. In a
   barrier of two levels the notifications of different images of a node must not pass each other, either. */
static inline void rt_lane_enter(struct rt_lane *lane) {
  rt_quiet();
  lane->calls++;
}
/* An image that has not waited for a member that departed within the call is told here. */
static inline int rt_lane_leave(struct rt_lane *lane) {
  if (lane->freed_by) rt_free_slots(lane);
  __atomic_store_n(&lane->board->left, lane->calls, __ATOMIC_SEQ_CST);
  if (lane->broken || !__atomic_load_n(&rt_control()->departed.value, __ATOMIC_RELAXED)) return lane->broken;
  return lane->watch.broken(lane->watch.who);
}

static inline void rt_lane_post(struct rt_lane *lane, pgas_counter *counter, uint64_t amount) {
  if (!lane->broken) rt_post(counter, amount);
}

/* A list of members that run a one-level algorithm among themselves. */
struct rt_group {
  int size, me;     /* me: this image's place */
  const int *index; /* of each place; NULL: place and index are the same */
};

/* lane.c */
void rt_lanes_open(struct pgas_team *team, int boards_of_size);
void rt_lanes_close(struct pgas_team *team);
struct rt_group rt_all(const struct rt_lane *lane);
struct rt_group rt_leaders(const struct rt_lane *lane);
int rt_two_levels(const struct rt_lane *lane);

/* message.c: between any two members, in order. Exchange sends and receives side by side, so it closes no cycle. */
void rt_send(struct rt_lane *lane, int to, const void *data, size_t bytes);
void rt_receive(struct rt_lane *lane, int from, void *data, size_t bytes);
void rt_exchange(struct rt_lane *lane, int to, const void *out, size_t out_bytes, int from, void *in, size_t in_bytes);

/* A barrier as a statement; returns its stat code. */
int rt_synchronise(struct pgas_team *team, enum rt_op op);

/* One collective call; rt_run makes it in a lane. */
struct rt_call {
  enum rt_op op;
  const void *send;
  void *data;         /* or what is received */
  size_t elems, bytes; /* of each element */
  int root;           /* an index; or the image to send to, the distance, whether a scan is exclusive */
  int wrap;
  const struct pgas_operator *operator;
  pgas_compare compare;
};
void rt_run(struct rt_lane *lane, const struct rt_call *call);
void rt_async_start(const struct rt_call *call, pgas_event *done);

/* The collectives. root, to: indexes. When the lane is broken, buffers hold anything. */
uint64_t rt_common_barrier(int rank); /* the last one of the current team that this image has entered, if that one has, too; else 0 */
void rt_note_end(void), rt_compare_ends(void); /* before an image departs at the end of the program; when all have */
void rt_barrier(struct rt_lane *lane); /* the survivors still meet in a broken one */
void rt_broadcast(struct rt_lane *lane, void *data, size_t bytes, int root);
void rt_reduce(struct rt_lane *lane, void *data, size_t elems, const struct pgas_operator *operator, int root);
void rt_scan(struct rt_lane *lane, void *data, size_t elems, const struct pgas_operator *operator, int exclusive);
void rt_allgather(struct rt_lane *lane, const void *send, void *receive, size_t bytes);
void rt_gather(struct rt_lane *lane, const void *send, void *receive, size_t bytes, int root);
void rt_scatter(struct rt_lane *lane, const void *send, void *receive, size_t bytes, int root);
void rt_alltoall(struct rt_lane *lane, const void *send, void *receive, size_t bytes);
void rt_shift(struct rt_lane *lane, const void *send, void *receive, size_t bytes, int distance, int wrap);
void rt_permute(struct rt_lane *lane, const void *send, void *receive, size_t bytes, int to);
void rt_sort(struct rt_lane *lane, void *data, size_t elems, size_t elem_bytes, pgas_compare compare);

/* fold.c */
/* real(16) of Fortran, where that is not long double. */
#ifdef __SIZEOF_FLOAT128__
typedef __float128 rt_real16;
#else
typedef long double rt_real16;
#endif
const struct pgas_operator *rt_operator(enum pgas_type type, enum pgas_op op);
uint64_t rt_operator_number(const struct pgas_operator *operator);
#endif
