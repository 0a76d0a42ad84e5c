/* lock.c: MCS queue locks (Mellor-Crummey and Scott 1991) whose queue survives the death of images in it.

   A lock is the packed address of the last node of its queue. An image joins by making itself the tail if the tail is
   still `prev`, which it has written down before, so the queue can always be followed from the tail to the front. It then
   tells prev's owner its address (`next`) and waits until that one grants it the lock. A node is at the front when it has
   no prev or was granted the lock.

   When images have died, nothing is repaired; the living look through the dead:
     - a waiter whose prev is dead looks past dead nodes; if one of them is at the front, the lock is the waiter's;
     - a holder that waits for the address of its successor follows the queue from the tail; a dead successor is granted
       the lock, and whoever stands behind it takes it as above. */
#include "rt.h"
#include <stdlib.h>

enum { NODES = 1024, FLAG_BITS = 8, OFFSET_BITS = 36, FLAG_NODE = 1 };

/* In symmetric memory, one for each lock that an image waits for or holds. */
struct node {
  pgas_counter next;    /* packed address of the successor, or 0 */
  pgas_counter granted; /* 1: this image has the lock */
  uint64_t prev;        /* packed address of the predecessor; 0 at the front */
  uint64_t holding;     /* 1 while the program has the lock */
  pgas_lock *lock;      /* private to the owner: what it is for, NULL when it is free */
  int rank;             /* of the lock */
};

static RT_IMAGE struct {
  struct node *nodes;
  int used;       /* nodes from here on are free */
  uint64_t heir;  /* a dead successor, found while waiting for it */
} state;

void rt_lock_start(void) { state.nodes = rt_alloc_unchecked(NODES * sizeof *state.nodes); }

/* ---- packed addresses: rank 20 bits, offset in the nodes 36, flags 8; never 0 ---- */

static uint64_t pack(int rank, const struct node *node) {
  uint64_t offset = (uint64_t)((const char *)node - (const char *)state.nodes);
  return (uint64_t)rank << (OFFSET_BITS + FLAG_BITS) | offset << FLAG_BITS | FLAG_NODE;
}

static int rank_in(uint64_t packed) { return (int)(packed >> (OFFSET_BITS + FLAG_BITS)); }

static struct node *node_in(uint64_t packed) {
  uint64_t offset = packed >> FLAG_BITS & ((1ull << OFFSET_BITS) - 1);
  return (struct node *)(void *)((char *)state.nodes + offset);
}

static uint64_t read_word(uint64_t packed, uint64_t *word) {
  return rt_conduit()->atomic(rank_in(packed), RT_LOAD, word, 0, 0);
}

static uint64_t prev_of(uint64_t packed) { return read_word(packed, &node_in(packed)->prev); }

static int is_front(uint64_t packed) {
  return !prev_of(packed) || read_word(packed, &node_in(packed)->granted.value);
}

static int is_dead(uint64_t packed) { return rt_departed(rank_in(packed)) == PGAS_STAT_FAILED_IMAGE; }

/* ---- nodes ---- */

static struct node *find(int rank, const pgas_lock *lock) {
  for (int i = state.used - 1; i >= 0; i--)
    if (state.nodes[i].lock == lock && state.nodes[i].rank == rank) return &state.nodes[i];
  return NULL;
}

static struct node *new_node(int rank, pgas_lock *lock) {
  int i = 0;
  while (i < state.used && state.nodes[i].lock) i++;
  if (i == NODES) {
    rt_error(PGAS_STAT_NO_MEMORY, "more than %d locks at a time", NODES);
    return NULL;
  }
  if (i == state.used) state.used++;
  struct node *node = &state.nodes[i];
  node->next.value = node->granted.value = 0;
  node->holding = 0;
  node->rank = rank;
  node->lock = lock;
  return node;
}

static void free_node(struct node *node) {
  node->lock = NULL;
  while (state.used > 0 && !state.nodes[state.used - 1].lock) state.used--;
}

/* ---- acquire ---- */

/* Whether the dead nodes from this one on end in one at the front; *held: the program of that image had the lock. */
static int is_inherited(uint64_t packed, int *held) {
  for (; is_dead(packed); packed = prev_of(packed)) {
    if (!is_front(packed)) continue;
    *held = read_word(packed, &node_in(packed)->holding) != 0;
    return 1;
  }
  return 0;
}

enum { INHERITED = -1 };

static int wait_broken(const void *who) {
  const struct node *node = who;
  int held;
  if (is_inherited(node->prev, &held)) return held ? PGAS_STAT_UNLOCKED_FAILED_IMAGE : INHERITED;
  int lock_gone = rt_departed(node->rank);
  return lock_gone == PGAS_STAT_FAILED_IMAGE ? lock_gone : 0;
}

/* Joins the queue; 0 if that would mean waiting and the caller does not want to. */
static int join(struct node *node, int only_if_free) {
  uint64_t self = pack(rt_rank(), node), tail = 0;
  int held;
  for (;;) {
    if (tail && only_if_free && !is_inherited(tail, &held)) return 0;
    __atomic_store_n(&node->prev, tail, __ATOMIC_SEQ_CST);
    if (!tail) __atomic_store_n(&node->holding, 1, __ATOMIC_RELAXED);
    uint64_t seen = rt_conduit()->atomic(node->rank, RT_SWAP_IF, &node->lock->tail, self, tail);
    if (seen == tail) return 1;
    node->holding = 0;
    tail = seen;
  }
}

/* Behind node->prev: 0, or the code of an error; the lock is then ours unless its image is dead. */
static int wait_for_turn(struct node *node) {
  const struct rt_watch watch = {wait_broken, node};
  rt_me->behind = rank_in(node->prev) + 1;
  rt_conduit()->notify(rank_in(node->prev), &node_in(node->prev)->next, pack(rt_rank(), node));
  int code = rt_conduit()->wait(&node->granted, 1, &watch);
  if (code == PGAS_STAT_FAILED_IMAGE) return rt_broken(code); /* the node stays taken: others may write to it */
  __atomic_store_n(&node->holding, 1, __ATOMIC_RELAXED);
  __atomic_store_n(&node->prev, 0, __ATOMIC_SEQ_CST);
  if (code == PGAS_STAT_UNLOCKED_FAILED_IMAGE) return rt_error(code, "the image that held the lock has failed");
  return 0;
}

/* 1: acquired. */
static int acquire(int rank, pgas_lock *lock, int only_if_free) {
  if (rt_gone(rank)) return 0;
  if (find(rank, lock)) {
    rt_error(PGAS_STAT_LOCKED, "this image has the lock already");
    return 0;
  }
  struct node *node = new_node(rank, lock);
  if (!node) return 0;
  if (!join(node, only_if_free)) {
    free_node(node);
    return 0;
  }
  if (!node->prev) return 1;
  int code = wait_for_turn(node);
  return code == 0 || code == PGAS_STAT_UNLOCKED_FAILED_IMAGE;
}

/* ---- release ---- */

/* Walks from the tail to the node behind `who`; broken if that one is dead: it may never say its address. */
static int heir_broken(const void *who) {
  const struct node *node = who;
  uint64_t self = pack(rt_rank(), node);
  if (rt_departed(node->rank) == PGAS_STAT_FAILED_IMAGE) return PGAS_STAT_FAILED_IMAGE;
  uint64_t behind = rt_conduit()->atomic(node->rank, RT_LOAD, &node->lock->tail, 0, 0);
  while (prev_of(behind) != self) behind = prev_of(behind);
  state.heir = behind;
  return is_dead(behind) ? INHERITED : 0;
}

/* Hands the lock to the next in the queue, if there is one. Memory model: whoever has the lock or the critical section next
   sees what was put under it. */
static int hand_over(struct node *node) {
  const struct rt_watch watch = {heir_broken, node};
  rt_quiet();
  uint64_t self = pack(rt_rank(), node), next = __atomic_load_n(&node->next.value, __ATOMIC_ACQUIRE);
  if (!next && rt_conduit()->atomic(node->rank, RT_SWAP_IF, &node->lock->tail, 0, self) == self) return 0;
  int code = next ? 0 : rt_conduit()->wait(&node->next, 1, &watch);
  if (code == PGAS_STAT_FAILED_IMAGE) return code;
  next = code == INHERITED ? state.heir : __atomic_load_n(&node->next.value, __ATOMIC_ACQUIRE);
  rt_conduit()->notify(rank_in(next), &node_in(next)->granted, 1);
  return 0;
}

static void not_held(int rank, pgas_lock *lock) {
  if (rt_gone(rank)) return;
  if (rt_conduit()->atomic(rank, RT_LOAD, &lock->tail, 0, 0))
    rt_error(PGAS_STAT_LOCKED_OTHER_IMAGE, "another image has the lock");
  else
    rt_error(PGAS_STAT_UNLOCKED, "nobody has the lock");
}

static void release(int rank, pgas_lock *lock) {
  struct node *node = find(rank, lock);
  if (!node || !node->holding) {
    not_held(rank, lock);
    return;
  }
  if (rt_broken(hand_over(node))) return;
  free_node(node);
}

/* ---- the public calls ---- */

void pgas_lock_acquire(int image, pgas_lock *lock) {
  int rank = rt_target_of(image);
  rt_begin(RT_OP_LOCK, rank + 1);
  acquire(rank, lock, 0);
}

int pgas_lock_try(int image, pgas_lock *lock) {
  int rank = rt_target_of(image);
  rt_begin(RT_OP_LOCK, rank + 1);
  return acquire(rank, lock, 1);
}

void pgas_lock_release(int image, pgas_lock *lock) {
  int rank = rt_target_of(image);
  rt_begin(RT_OP_UNLOCK, rank + 1);
  release(rank, lock);
}

void pgas_critical_begin(pgas_lock *lock) {
  rt_begin(RT_OP_CRITICAL, 0);
  acquire(0, lock, 0);
}

void pgas_critical_end(pgas_lock *lock) {
  rt_begin(RT_OP_CRITICAL, 0);
  release(0, lock);
}

static int in_canonical_order(const void *a, const void *b) {
  const struct pgas_lock_at *left = a, *right = b;
  int left_rank = rt_rank_of(left->image), right_rank = rt_rank_of(right->image);
  if (left_rank != right_rank) return left_rank < right_rank ? -1 : 1;
  return (left->lock > right->lock) - (left->lock < right->lock);
}

void pgas_lockset_acquire(struct pgas_lock_at *set, int n) {
  qsort(set, (size_t)n, sizeof *set, in_canonical_order);
  for (int i = 0; i < n; i++) {
    pgas_lock_acquire(set[i].image, set[i].lock);
    if (find(rt_rank_of(set[i].image), set[i].lock)) continue;
    pgas_lockset_release(set, i);
    return;
  }
}

void pgas_lockset_release(struct pgas_lock_at *set, int n) {
  for (int i = n - 1; i >= 0; i--) pgas_lock_release(set[i].image, set[i].lock);
}
