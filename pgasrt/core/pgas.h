/* pgas.h: a partitioned global address space for C and Fortran programs.

   A run has a fixed number of *images* that execute one program. Images are counted from 1 within a *team*; the initial
   team has them all, and the *current* team is the initial one until pgas_change_team. Each image owns a piece of
   *symmetric* memory: an object obtained from pgas_alloc stands at the same offset in the piece of every image of the
   team that allocated it. A remote object is named by (image, address), where the address is the one that the caller's
   own copy of the object has, or would have.

   Every parameter called `image` takes a number within the current team, or what pgas_image_at returned, which names
   any image of the run.

   Collective calls are marked (C): all images of the current team make them in the same order with matching arguments.

   Completion. A put or get is complete at both ends when it returns to the caller only in the sense that the local
   buffer may be used again (put) or holds the data (get). Puts become visible to the target's program when
     - the target has seen, by pgas_wait or pgas_test, a pgas_notify that the same image issued to it after the puts, or
     - both images have left a pgas_barrier that the putting image entered after the puts,
   and to the gets of any other image to which the same was done. The other statements that order images are like these
   (docs/runtime.md). Puts to different targets, or two puts without one of these between them, are not ordered.

   Errors. An error of a call, above all that an image has failed or stopped that it needs, ends the whole run with one
   message that names the image, its statement and the cause, and a non-zero exit code; unless the call stands in
   PGAS_TRY, which returns the error to the program. */
#ifndef PGAS_H
#define PGAS_H
#include <stddef.h>
#include <stdint.h>

enum { PGAS_DIMS_MAX = 7, PGAS_IMAGES_MAX = 131072 }; /* on several hosts; on one machine 4096 */

/* (C) Starts the run, or joins it. A process that was started by the user becomes the supervisor: it starts
   PGAS_IMAGES copies of itself (default: the CPUs it may run on), watches them and never returns. argv: as main has it, or NULL. */
void pgas_init(int argc, char **argv);
/* (C) Waits for all images. The program may then return from main; it makes no further call. */
void pgas_finalize(void);

/* ---- errors and failed images ---- */

enum pgas_stat_code {
  PGAS_STAT_OK = 0,
  PGAS_STAT_UNLOCKED = 1,              /* unlock of a lock that nobody holds */
  PGAS_STAT_LOCKED = 2,                /* lock of a lock that this image holds */
  PGAS_STAT_LOCKED_OTHER_IMAGE = 3,    /* unlock of a lock that another image holds */
  PGAS_STAT_UNLOCKED_FAILED_IMAGE = 4, /* the lock is now held; the image that held it before has failed */
  PGAS_STAT_NO_MEMORY = 5,
  PGAS_STAT_INVALID = 6,               /* an argument that cannot be */
  PGAS_STAT_STOPPED_IMAGE = 6000,      /* an image that takes part has ended normally */
  PGAS_STAT_FAILED_IMAGE = 6001
};
enum { PGAS_MESSAGE_BYTES = 256 };
struct pgas_stat {
  int code;
  char message[PGAS_MESSAGE_BYTES]; /* when code is not 0 */
};
/* Makes a call whose errors are reported in *stat; yields the code: if (PGAS_TRY(&stat, pgas_barrier())) ... */
#define PGAS_TRY(stat, call) (pgas_catch(stat), (void)(call), pgas_caught())
/* From here on the first error of this image's calls is reported in *stat, which is set to 0 and stays in use until: */
void pgas_catch(struct pgas_stat *stat);
/* The code of that first error or 0. Errors end the run again. */
int pgas_caught(void);

/* This image fails: it takes no further part and does not return. */
_Noreturn void pgas_fail_image(void);
/* PGAS_STAT_FAILED_IMAGE, PGAS_STAT_STOPPED_IMAGE or 0. A dead image is known to all within 100 ms. */
int pgas_image_status(int image);
/* Lists at most `most` images of the current team in ascending order; returns how many there are. */
int pgas_failed_images(int *images, int most);
int pgas_stopped_images(int *images, int most);
/* Notes where in the program this image is, for messages; PGAS_HERE does it with the caller's file and line. */
void pgas_at(const char *file, int line);
#define PGAS_HERE pgas_at(__FILE__, __LINE__)

/* ---- images and teams ---- */

int pgas_this_image(void); /* in the current team */
int pgas_num_images(void); /* of the current team */

/* A set of images with numbers of their own. The handle is valid on the image that obtained it. */
typedef struct pgas_team *pgas_team;
enum { PGAS_INITIAL_TEAM_NUMBER = -1 };

/* (C) Splits the current team: images that give the same number (at least 0) form one team. new_image: the caller's
   number in it, or 0 for any; those numbers that are left over are dealt in the order of the current team. */
pgas_team pgas_form_team(int64_t number, int new_image);
/* (C) The same, images ordered by (key, number in the current team). */
pgas_team pgas_split_team(int64_t colour, int64_t key);
/* Every image of the team calls it: makes the team, formed by the current one, the current one. */
void pgas_change_team(pgas_team team);
/* (C) Back to the team that was current before; frees what was allocated since. */
void pgas_end_team(void);
/* Every image of the team calls it; the caller belongs to the team, which need not be the current one. */
void pgas_sync_team(pgas_team team);

enum pgas_team_level { PGAS_CURRENT_TEAM, PGAS_PARENT_TEAM, PGAS_INITIAL_TEAM };
pgas_team pgas_get_team(enum pgas_team_level level); /* the initial team is its own parent */
int64_t pgas_team_number(pgas_team team);
int pgas_team_size(pgas_team team);
int pgas_team_image(pgas_team team); /* the caller's number in it */
/* The number of images of the sibling, formed by the same pgas_form_team as the current team; 0 if there is none. */
int pgas_sibling_size(int64_t number);
/* Names image `image` of a team, and of a sibling of the current team, wherever an image is asked for. */
int pgas_image_at(pgas_team team, int image);
int pgas_image_at_sibling(int64_t number, int image);
/* The number in `team` of an image named in the current team or by pgas_image_at; 0 if it is not a member. */
int pgas_image_in(pgas_team team, int image);

/* Images that share a node can load and store each other's memory (pgas_ptr). Nodes are counted from 0. */
int pgas_node_of(int image);
int pgas_num_nodes(void); /* of the current team */

/* ---- memory ---- */

/* (C) Symmetric memory, 64-byte aligned, not cleared when it was used before. bytes may be 0, and is the same on all images: the
   next barrier ends the run otherwise. Ends the run with a message when the machine's memory does not suffice for all images. */
void *pgas_alloc(size_t bytes);
/* (C) No image may still be transferring to or from the object. NULL is allowed. */
void pgas_free(void *object);
/* Memory of this image alone that others can reach; not collective. Tell them the address by pgas_seen_from. */
void *pgas_alloc_local(size_t bytes);
void pgas_free_local(void *object);
/* The address that names this image's object in calls of `image`. */
void *pgas_seen_from(int image, const void *object);
/* The address by which this image can load and store image's copy, or NULL where the network does not allow that. */
void *pgas_ptr(const void *object, int image);

/* ---- transfers ---- */

/* Both sides may overlap when they are the caller's own: the source is read as it was before. */

/* What the inline calls below need to know; kept by the runtime. They may be taken for that many images from `first` on, which share
   memory with this one. */
struct pgas_reach_ {
  unsigned first, images;
  const int *rank;
  ptrdiff_t stride, self;
};
#ifdef RT_THREADS
extern _Thread_local struct pgas_reach_ pgas_reach_;
#else
extern struct pgas_reach_ pgas_reach_;
#endif
enum { PGAS_NEAR_BYTES_ = 1 << 20 };
inline int pgas_is_near_(int image, size_t bytes) {
  return (unsigned)image - pgas_reach_.first < pgas_reach_.images && bytes <= PGAS_NEAR_BYTES_;
}
inline char *pgas_near_(int image, const void *object) {
  return (char *)(uintptr_t)object + pgas_reach_.rank[image - 1] * pgas_reach_.stride - pgas_reach_.self;
}
void pgas_put_far_(int image, void *remote, const void *local, size_t bytes);
void pgas_get_far_(int image, void *local, const void *remote, size_t bytes);

inline void pgas_put(int image, void *remote, const void *local, size_t bytes) {
  if (!pgas_is_near_(image, bytes)) {
    pgas_put_far_(image, remote, local, bytes);
    return;
  }
  __builtin_memmove(pgas_near_(image, remote), local, bytes);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
inline void pgas_get(int image, void *local, const void *remote, size_t bytes) {
  if (!pgas_is_near_(image, bytes)) {
    pgas_get_far_(image, local, remote, bytes);
    return;
  }
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  __builtin_memmove(local, pgas_near_(image, remote), bytes);
}

/* Boxes of up to PGAS_DIMS_MAX dimensions: element (i_0 .. i_{dims-1}), 0 <= i_k < extent[k], stands i_k*stride[k] bytes
   further; a stride may be negative. Any order of dimensions is equally fast. */
struct pgas_box {
  int dims;
  size_t elem_bytes;
  size_t extent[PGAS_DIMS_MAX];
  ptrdiff_t remote_stride_bytes[PGAS_DIMS_MAX];
  ptrdiff_t local_stride_bytes[PGAS_DIMS_MAX];
};
void pgas_put_strided(int image, void *remote, const void *local, const struct pgas_box *box);
void pgas_get_strided(int image, void *local, const void *remote, const struct pgas_box *box);

/* Vector subscripts: transfer i is between elements remote_index[i] and local_index[i] of two arrays; NULL: element i. An
   element that is written twice holds one of the values. */
struct pgas_indexed {
  size_t elem_bytes, elems;
  const ptrdiff_t *remote_index, *local_index;
};
void pgas_put_indexed(int image, void *remote, const void *local, const struct pgas_indexed *list);
void pgas_get_indexed(int image, void *local, const void *remote, const struct pgas_indexed *list);

/* Non-blocking transfers. Complete here: the local buffer of a put may be used again, that of a get holds the data.
   Complete there: a put is in the target's memory, as if a blocking put were followed by a notify that the target saw.
   A request is either waited for or dropped; pgas_quiet completes dropped ones, too. */
typedef struct pgas_request {
  uint64_t ticket; /* 0: complete here and there */
} pgas_request;
pgas_request pgas_put_nb(int image, void *remote, const void *local, size_t bytes);
pgas_request pgas_get_nb(int image, void *local, const void *remote, size_t bytes);
pgas_request pgas_put_strided_nb(int image, void *remote, const void *local, const struct pgas_box *box);
pgas_request pgas_get_strided_nb(int image, void *local, const void *remote, const struct pgas_box *box);
void pgas_wait_here(pgas_request request);
void pgas_wait_there(pgas_request request);
int pgas_test_here(pgas_request request);
int pgas_test_there(pgas_request request);
/* All transfers that this image has begun, blocking or not, are complete here and there. */
void pgas_quiet(void);

/* A copointer names one object of one image and means the same on every image, so it can be sent like data. */
typedef struct pgas_copointer {
  int rank;
  char *object; /* as its owner names it */
} pgas_copointer;
pgas_copointer pgas_copoint(int image, const void *object);
/* The number of its image in the current team; of an image outside it what pgas_image_at gives. */
int pgas_image_of(pgas_copointer to);
/* The same object as the caller names it in calls with the image pgas_image_of(to). */
void *pgas_object_of(pgas_copointer to);

/* ---- topologies ---- */

/* Virtual neighbours among the images of the team that was current when the topology was made; numbers of images are
   valid in that team, and in others as pgas_image_at gives them. */
typedef struct pgas_topology *pgas_topology;
/* (C) A grid; image 1 has coordinates 0, 0, ..., the first coordinate varies fastest. The product of the extents is at
   most the number of images; further images are outside the grid. */
pgas_topology pgas_cartesian(int dims, const int *extent, const int *periodic);
/* The image at the coordinates, which wrap around in periodic dimensions; 0 if there is none. */
int pgas_cartesian_image(pgas_topology grid, const int *coord);
/* The caller's coordinates; returns 0 if it is outside the grid. */
int pgas_cartesian_coord(pgas_topology grid, int *coord);
/* The image at the caller's coordinates + offset, or 0. */
int pgas_relative(pgas_topology grid, const int *offset);
/* (C) A directed graph: edge i of the caller leads to image[i] and is of class edge_class[i]. */
pgas_topology pgas_graph(int edges, const int *image, const int *edge_class);
/* Edges of a class that leave an image, and where number k, counted from 1, leads. Not collective. */
int pgas_degree(pgas_topology graph, int image, int edge_class);
int pgas_neighbour(pgas_topology graph, int image, int edge_class, int k);
/* (C) Further edges of the caller; edges of the caller that there are no more. The graph's team is the current one. */
void pgas_graph_add(pgas_topology graph, int edges, const int *image, const int *edge_class);
void pgas_graph_delete(pgas_topology graph, int edges, const int *image, const int *edge_class);
/* (C) */
void pgas_free_topology(pgas_topology topology);

/* ---- counters and events ---- */

/* A counter in symmetric memory. Zero it before any image uses it (then a barrier); it only grows. */
typedef struct pgas_counter {
  _Alignas(64) uint64_t value;
  uint32_t asleep; /* 1: somebody sleeps, or is about to; kept by the runtime */
  uint64_t taken;  /* of an event: posts that the owner's waits have used up; the owner alone writes it */
} pgas_counter;
/* An event is a counter of posts. Completions of asynchronous calls are posted to an event of the calling image. */
typedef pgas_counter pgas_event;
/* Adds amount to image's copy, after all earlier puts of this image. */
void pgas_notify(int image, pgas_counter *counter, uint64_t amount);
/* Waits until this image's own copy is at least `at_least`. */
void pgas_wait(pgas_counter *counter, uint64_t at_least);
int pgas_test(const pgas_counter *counter, uint64_t at_least);

/* Posts to image's copy of the event, after all earlier puts of this image. */
void pgas_event_post(int image, pgas_event *event);
/* Waits until this image's own event has at least `until_count` posts (0 counts as 1), and takes that many from it. */
void pgas_event_wait(pgas_event *event, uint64_t until_count);
uint64_t pgas_event_query(const pgas_event *event); /* posts of this image's own event not yet taken */
/* A put that posts to `notify` on the same image once the data are there; awaited as an event is. */
void pgas_put_notify(int image, void *remote, const void *local, size_t bytes, pgas_event *notify);
void pgas_notify_wait(pgas_event *notify, uint64_t until_count);

/* ---- pairs of images ---- */

/* Waits for each of the n images to execute a matching pgas_sync_images; n = -1: all images of the current team. */
void pgas_sync_images(const int *images, int n);
/* Completes this image's earlier puts and gets at both ends. */
void pgas_sync_memory(void);

/* ---- atomics: on a word in symmetric memory; those that return a value give the one before ---- */

void pgas_atomic_define(int image, int64_t *atom, int64_t value);
int64_t pgas_atomic_ref(int image, const int64_t *atom);
int64_t pgas_atomic_fetch_add(int image, int64_t *atom, int64_t value);
int64_t pgas_atomic_fetch_and(int image, int64_t *atom, int64_t value);
int64_t pgas_atomic_fetch_or(int image, int64_t *atom, int64_t value);
int64_t pgas_atomic_fetch_xor(int image, int64_t *atom, int64_t value);
int64_t pgas_atomic_swap(int image, int64_t *atom, int64_t value);
/* Writes `value` if the word is `compare`. */
int64_t pgas_atomic_cas(int image, int64_t *atom, int64_t compare, int64_t value);
void pgas_atomic_add(int image, int64_t *atom, int64_t value);
void pgas_atomic_and(int image, int64_t *atom, int64_t value);
void pgas_atomic_or(int image, int64_t *atom, int64_t value);
void pgas_atomic_xor(int image, int64_t *atom, int64_t value);
/* On words of 32 bits; atomic with the above, too. Over a network additions, swaps and cas take several messages. */
void pgas_atomic32_define(int image, int32_t *atom, int32_t value);
int32_t pgas_atomic32_ref(int image, const int32_t *atom);
int32_t pgas_atomic32_fetch_add(int image, int32_t *atom, int32_t value);
int32_t pgas_atomic32_fetch_and(int image, int32_t *atom, int32_t value);
int32_t pgas_atomic32_fetch_or(int image, int32_t *atom, int32_t value);
int32_t pgas_atomic32_fetch_xor(int image, int32_t *atom, int32_t value);
int32_t pgas_atomic32_swap(int image, int32_t *atom, int32_t value);
int32_t pgas_atomic32_cas(int image, int32_t *atom, int32_t compare, int32_t value);

/* ---- locks ---- */

/* In symmetric memory, zero before its first use. First come, first served. */
typedef struct pgas_lock {
  _Alignas(64) uint64_t tail; /* of the queue; kept by the runtime */
} pgas_lock;
/* Errors: PGAS_STAT_LOCKED, PGAS_STAT_FAILED_IMAGE if image has failed; PGAS_STAT_UNLOCKED_FAILED_IMAGE comes with the
   lock: what it protects may be half done. */
void pgas_lock_acquire(int image, pgas_lock *lock);
int pgas_lock_try(int image, pgas_lock *lock); /* 1: acquired, 0: another image has it */
/* Errors: PGAS_STAT_UNLOCKED, PGAS_STAT_LOCKED_OTHER_IMAGE. */
void pgas_lock_release(int image, pgas_lock *lock);

/* A set of locks, acquired in one order on all images, so that sets which overlap do not deadlock. Both calls may
   reorder the set. */
struct pgas_lock_at {
  int image;
  pgas_lock *lock;
};
void pgas_lockset_acquire(struct pgas_lock_at *set, int n);
void pgas_lockset_release(struct pgas_lock_at *set, int n);

/* A critical construct of the whole run; one lock, the same object on all images, for each construct. */
void pgas_critical_begin(pgas_lock *lock);
void pgas_critical_end(pgas_lock *lock);

/* ---- asynchronous copies ---- */

struct pgas_event_at {
  int image;
  pgas_event *event; /* NULL: none */
};
/* bytes at `from` on one image to `to` on another; any image may be either, or both. The copy starts when `predicate`,
   an event of the calling image, has a post, which it takes; at once if that is NULL. source_done is posted when the
   source may be overwritten, dest_done when the data are in place, wherever these events are. */
struct pgas_copy {
  int to_image, from_image;
  void *to;
  const void *from;
  size_t bytes;
  pgas_event *predicate;
  struct pgas_event_at source_done, dest_done;
};
void pgas_copy_async(const struct pgas_copy *copy);
/* Waits until the buffers of this image in copies without an event of their own may be used again (puts: from this
   image) or hold the data (gets: all others), and for its collectives that were started without an event. Copies of the kinds in may_pass (0: none) need not be complete. */
enum { PGAS_PUTS = 1, PGAS_GETS = 2 };
void pgas_cofence(int may_pass);
/* Lets copies and shipped functions go on in long computations; every call that waits does so by itself. */
void pgas_progress(void);

/* ---- function shipping ---- */

enum { PGAS_SPAWN_BYTES = 160 };
/* arguments: a copy, 16-byte aligned; addresses of symmetric objects in it are those of pgas_seen_from. from_image: who
   shipped it, named as by pgas_image_at. The function may make any call that is not collective. While it waits, others run
   on top of it, as many as the stack has room for, and it goes on when they have returned. */
typedef void (*pgas_function)(void *arguments, size_t bytes, int from_image);
/* Runs the function, one of the program itself, on image, when that one waits or calls pgas_progress. The arguments may
   be used again at once. done, an event of the calling image, is posted when the function has returned; NULL: none. */
void pgas_spawn(int image, pgas_function function, const void *arguments, size_t bytes, pgas_event *done);
/* (C) A finish block: its end waits for all functions shipped within, by any image of the team and by functions so
   shipped, and for all copies and collectives without an event. Blocks may stand inside each other. */
void pgas_finish_begin(void);
void pgas_finish_end(void);

/* ---- collective calls ---- */

/* All are (C). Buffers are any memory; receive buffers of a gather, allgather or alltoall, and the send buffers of a
   scatter or alltoall, hold one block of `bytes` for each image of the team. Those of the root matter to it alone. */
void pgas_barrier(void);
void pgas_broadcast(void *data, size_t bytes, int root);
void pgas_gather(const void *send, void *receive, size_t bytes, int root);
void pgas_allgather(const void *send, void *receive, size_t bytes);
void pgas_scatter(const void *send, void *receive, size_t bytes, int root);
void pgas_alltoall(const void *send, void *receive, size_t bytes);
/* To the image `distance` numbers higher. wrap: numbers are taken round the team; else the ends send and receive nothing
   and leave the buffer as it was. */
void pgas_shift(const void *send, void *receive, size_t bytes, int distance, int wrap);
/* To image `to` of the team; all targets together are a permutation. */
void pgas_permute(const void *send, void *receive, size_t bytes, int to);

enum pgas_type { PGAS_I4, PGAS_I8, PGAS_R4, PGAS_R8, PGAS_L4, PGAS_I16, PGAS_R10, PGAS_R16 };
enum pgas_op { PGAS_SUM, PGAS_PROD, PGAS_MIN, PGAS_MAX, PGAS_AND, PGAS_OR, PGAS_EQV, PGAS_NEQV };
/* Element-wise over all images, in place: the result has the same bits on every image, and on one node the elements are
   combined in the order of images. After pgas_reduce only the root's buffer is defined. pgas_scan: image i gets the
   result over images 1 to i; exclusive: 1 to i-1, and the first image's buffer stays as it was. */
void pgas_allreduce(void *data, size_t elems, enum pgas_type type, enum pgas_op op);
void pgas_reduce(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int root);
void pgas_scan(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int exclusive);
/* A scan that begins anew at each image where `starts` is not 0; exclusive: its buffer stays as it was. */
void pgas_scan_segmented(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int starts, int exclusive);

/* An associative operation of the program: into[i] = into[i] o from[i]. The buffers do not overlap. Where it is not
   commutative the operands stand in the order of images. */
struct pgas_operator {
  void (*combine)(void *into, const void *from, size_t elems, void *context);
  void *context;
  size_t elem_bytes; /* at most 98304 */
  int commutative;
};
void pgas_allreduce_with(void *data, size_t elems, const struct pgas_operator *op);
void pgas_reduce_with(void *data, size_t elems, const struct pgas_operator *op, int root);
void pgas_scan_with(void *data, size_t elems, const struct pgas_operator *op, int exclusive);

/* As for qsort. Each image holds equally many elements; afterwards they ascend over the images of the team. */
typedef int (*pgas_compare)(const void *, const void *);
void pgas_sort(void *data, size_t elems, size_t elem_bytes, pgas_compare compare);

/* The same collectives, started: buffers and operators stay as they are until one post arrives at `done`, an event of
   this image, or where that is NULL until pgas_cofence or the end of a finish block. They are carried on whenever this image waits or tests. All images of the team start them in the same
   order; blocking collectives may come in between. */
void pgas_barrier_async(pgas_event *done);
void pgas_broadcast_async(void *data, size_t bytes, int root, pgas_event *done);
void pgas_gather_async(const void *send, void *receive, size_t bytes, int root, pgas_event *done);
void pgas_allgather_async(const void *send, void *receive, size_t bytes, pgas_event *done);
void pgas_scatter_async(const void *send, void *receive, size_t bytes, int root, pgas_event *done);
void pgas_alltoall_async(const void *send, void *receive, size_t bytes, pgas_event *done);
void pgas_shift_async(const void *send, void *receive, size_t bytes, int distance, int wrap, pgas_event *done);
void pgas_permute_async(const void *send, void *receive, size_t bytes, int to, pgas_event *done);
void pgas_allreduce_async(void *data, size_t elems, enum pgas_type type, enum pgas_op op, pgas_event *done);
void pgas_reduce_async(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int root, pgas_event *done);
void pgas_scan_async(void *data, size_t elems, enum pgas_type type, enum pgas_op op, int exclusive, pgas_event *done);
void pgas_allreduce_with_async(void *data, size_t elems, const struct pgas_operator *op, pgas_event *done);
void pgas_reduce_with_async(void *data, size_t elems, const struct pgas_operator *op, int root, pgas_event *done);
void pgas_scan_with_async(void *data, size_t elems, const struct pgas_operator *op, int exclusive,
                          pgas_event *done);
void pgas_sort_async(void *data, size_t elems, size_t elem_bytes, pgas_compare compare, pgas_event *done);

/* The same collectives of a team that this image belongs to and that need not be the current one: one that it has formed, or one around
   it. Image numbers are that team's. All its images make them in the same order. */
void pgas_broadcast_in(pgas_team team, void *data, size_t bytes, int root);
void pgas_gather_in(pgas_team team, const void *send, void *receive, size_t bytes, int root);
void pgas_allgather_in(pgas_team team, const void *send, void *receive, size_t bytes);
void pgas_scatter_in(pgas_team team, const void *send, void *receive, size_t bytes, int root);
void pgas_alltoall_in(pgas_team team, const void *send, void *receive, size_t bytes);
void pgas_shift_in(pgas_team team, const void *send, void *receive, size_t bytes, int distance, int wrap);
void pgas_permute_in(pgas_team team, const void *send, void *receive, size_t bytes, int to);
void pgas_allreduce_in(pgas_team team, void *data, size_t elems, enum pgas_type type, enum pgas_op op);
void pgas_reduce_in(pgas_team team, void *data, size_t elems, enum pgas_type type, enum pgas_op op, int root);
void pgas_scan_in(pgas_team team, void *data, size_t elems, enum pgas_type type, enum pgas_op op, int exclusive);
void pgas_allreduce_with_in(pgas_team team, void *data, size_t elems, const struct pgas_operator *op);
void pgas_reduce_with_in(pgas_team team, void *data, size_t elems, const struct pgas_operator *op, int root);
void pgas_scan_with_in(pgas_team team, void *data, size_t elems, const struct pgas_operator *op, int exclusive);
void pgas_sort_in(pgas_team team, void *data, size_t elems, size_t elem_bytes, pgas_compare compare);

/* ---- ends ---- */

/* Normal and error termination. pgas_stop is executed by every image; the text, if any, is printed once.
   pgas_error_stop by any image ends the run. text may be NULL and ends with a newline otherwise. */
_Noreturn void pgas_stop(int code, const char *text);
_Noreturn void pgas_error_stop(int code, const char *text);
#endif
