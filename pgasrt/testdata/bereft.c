/* Image 2 dies, and the others execute one statement, named by argument 1: every image that executes it is told, with the
   message of the death. "near": all statements that name an image, one after the other. */
#include "check.h"
#include <signal.h>

enum { ELEMS = 40 };

static int me, images;
static double data[16 * ELEMS], more[16 * ELEMS];
static pgas_event *event;
static pgas_lock *lock;
static int64_t *atom;
static pgas_team halves;
static void *object;
static pgas_topology made; /* kept: a leak otherwise */

static void add(void *into, const void *from, size_t elems, void *context) {
  (void)context;
  for (size_t i = 0; i < elems; i++) ((double *)into)[i] += ((const double *)from)[i];
}
static const struct pgas_operator operator= {.combine = add, .elem_bytes = sizeof(double), .commutative = 1};

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void nothing(void *arguments, size_t bytes, int from) { (void)arguments, (void)bytes, (void)from; }

static const struct pgas_box box = {.dims = 1, .elem_bytes = 8, .extent = {2}, .remote_stride_bytes = {16},
                                    .local_stride_bytes = {8}};
static const struct pgas_indexed list = {.elem_bytes = 8, .elems = 2, .remote_index = (const ptrdiff_t[]){3, 0}};
static struct pgas_lock_at set[2];

static void copy(int to, int from) {
  pgas_copy_async(&(struct pgas_copy){.to_image = to, .from_image = from, .to = object, .from = data, .bytes = 8});
}

/* Statements of all images, and waits that anybody may end. */
#define COLLECTIVES(X)                                                              \
  X(barrier, pgas_barrier())                                                        \
  X(broadcast_1, pgas_broadcast(data, sizeof *data, 1))                             \
  X(broadcast_2, pgas_broadcast(data, sizeof *data, 2))                             \
  X(long_broadcast, pgas_broadcast(data, sizeof data, 3))                           \
  X(gather, pgas_gather(data, more, sizeof *data, 1))                               \
  X(allgather, pgas_allgather(data, more, sizeof *data))                            \
  X(scatter, pgas_scatter(data, more, sizeof *data, 3))                             \
  X(alltoall, pgas_alltoall(data, more, sizeof *data))                              \
  X(shift, pgas_shift(data, more, sizeof *data, 1, 0))                              \
  X(round, pgas_shift(data, more, sizeof *data, 1, 1))                              \
  X(permute, pgas_permute(data, more, sizeof *data, images + 1 - me))               \
  X(allreduce, pgas_allreduce(data, ELEMS, PGAS_R8, PGAS_SUM))                      \
  X(long_allreduce, pgas_allreduce(data, 16 * ELEMS, PGAS_R8, PGAS_SUM))            \
  X(reduce, pgas_reduce(data, ELEMS, PGAS_R8, PGAS_SUM, 1))                         \
  X(scan, pgas_scan(data, ELEMS, PGAS_R8, PGAS_SUM, 0))                             \
  X(allreduce_with, pgas_allreduce_with(data, ELEMS, &operator))                    \
  X(reduce_with, pgas_reduce_with(data, ELEMS, &operator, 1))                       \
  X(scan_with, pgas_scan_with(data, ELEMS, &operator, 1))                           \
  X(sort, pgas_sort(data, ELEMS, sizeof *data, ascending))                          \
  X(sync_all_images, pgas_sync_images(NULL, -1))                                    \
  X(sync_team, pgas_sync_team(pgas_get_team(PGAS_INITIAL_TEAM)))                    \
  X(form_team, pgas_form_team(1, 0))                                                \
  X(split_team, pgas_split_team(1, 0))                                              \
  X(change_team, pgas_change_team(halves))                                          \
  X(alloc, pgas_alloc(64))                                                          \
  X(free, pgas_free(object))                                                        \
  X(finish, (pgas_finish_begin(), pgas_finish_end()))                               \
  X(cartesian, made = pgas_cartesian(1, (const int[]){images}, (const int[]){1}))   \
  X(graph, made = pgas_graph(0, NULL, NULL))                                        \
  X(async, (pgas_allreduce_async(data, ELEMS, PGAS_R8, PGAS_SUM, event), pgas_event_wait(event, 1)))
#define WAITS(X)                                                                    \
  X(event_wait, pgas_event_wait(event, 1))                                          \
  X(notify_wait, pgas_notify_wait(event, 1))                                        \
  X(wait, pgas_wait(event, 1))
/* Statements that name image 2. */
#define NEAR(X)                                                                     \
  X(post, pgas_event_post(2, event))                                                \
  X(put, pgas_put(2, object, data, 8))                                              \
  X(get, pgas_get(2, data, object, 8))                                              \
  X(put_strided, pgas_put_strided(2, object, data, &box))                           \
  X(get_strided, pgas_get_strided(2, data, object, &box))                           \
  X(put_indexed, pgas_put_indexed(2, object, data, &list))                          \
  X(get_indexed, pgas_get_indexed(2, data, object, &list))                          \
  X(put_nb, pgas_wait_there(pgas_put_nb(2, object, data, 8)))                       \
  X(get_nb, pgas_wait_here(pgas_get_nb(2, data, object, 8)))                        \
  X(put_strided_nb, pgas_wait_there(pgas_put_strided_nb(2, object, data, &box)))    \
  X(get_strided_nb, pgas_wait_here(pgas_get_strided_nb(2, data, object, &box)))     \
  X(get_of_team, pgas_get(pgas_image_at(halves, 2), data, object, 8))               \
  X(notify, pgas_notify(2, event, 1))                                               \
  X(put_notify, pgas_put_notify(2, object, data, 8, event))                         \
  X(define, pgas_atomic_define(2, atom, 1))                                         \
  X(ref, pgas_atomic_ref(2, atom))                                                  \
  X(add, pgas_atomic_add(2, atom, 1))                                               \
  X(cas, pgas_atomic_cas(2, atom, 1, 2))                                            \
  X(lock, pgas_lock_acquire(2, lock))                                               \
  X(try_lock, pgas_lock_try(2, lock))                                               \
  X(unlock, pgas_lock_release(2, lock))                                             \
  X(lockset, pgas_lockset_acquire(set, 2))                                          \
  X(copy_to, copy(2, me))                                                           \
  X(copy_from, copy(me, 2))                                                         \
  X(spawn, pgas_spawn(2, nothing, NULL, 0, NULL))                                   \
  X(sync_images, pgas_sync_images((const int[]){2}, 1))

static void told(const char *name, int code, const struct pgas_stat *stat) {
  static const char death[] = "image 2 was killed by SIGKILL (Killed)";
  if (code == PGAS_STAT_FAILED_IMAGE && !strncmp(stat->message, death, sizeof death - 1)) return;
  fprintf(stderr, "%s on image %d: code %d, '%s'\n", name, me, code, code ? stat->message : "");
  exit(1);
}

#define TELL(name, call)                                    \
  if (!strcmp(what, "near") || !strcmp(what, #name)) {      \
    struct pgas_stat stat;                                  \
    int code = PGAS_TRY(&stat, call);                       \
    told(#name, code, &stat);                               \
  }
#define NAME(name, call) puts(#name);

int main(int argc, char **argv) {
  const char *what = argv[1];
  pgas_init(argc, argv);
  me = pgas_this_image(), images = pgas_num_images();
  if (!strcmp(what, "names")) {
    if (me == 1) { COLLECTIVES(NAME) WAITS(NAME) puts("near"); }
    pgas_finalize();
    return 0;
  }
  event = pgas_alloc(sizeof *event), lock = pgas_alloc(sizeof *lock), atom = pgas_alloc(sizeof *atom);
  object = pgas_alloc(4096);
  memset(event, 0, sizeof *event), memset(lock, 0, sizeof *lock), *atom = 0;
  set[0] = (struct pgas_lock_at){2, lock}, set[1] = (struct pgas_lock_at){1, lock};
  halves = pgas_form_team(1, 0);
  pgas_barrier();
  if (me == 2) raise(SIGKILL);
  int is_wait = 0;
#define IS(name, call) is_wait |= !strcmp(what, #name);
  WAITS(IS)
  while (!is_wait && !pgas_image_status(2)) pgas_progress();
  if (!strcmp(what, "near")) {
    NEAR(TELL)
  } else {
    COLLECTIVES(TELL) WAITS(TELL)
  }
  pgas_finalize();
  return 0;
}
