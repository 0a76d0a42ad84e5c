/* op_ours.h: the operations with pgas.h. */
#include "pgas.h"

static const char *const op_runtime = "pgasrt";
static struct {
  pgas_event *event;
  pgas_lock *lock;
  int64_t *word;
} op;

static void op_start(int *argc, char ***argv) {
  pgas_init(*argc, *argv);
  me = pgas_this_image() - 1;
  images = pgas_num_images();
  target = pgas_alloc(2 * (size_t)LARGEST);
  source = target + LARGEST;
  memset(target, 0, 2 * (size_t)LARGEST);
  op.event = pgas_alloc(sizeof *op.event);
  op.lock = pgas_alloc(sizeof *op.lock);
  op.word = pgas_alloc(sizeof *op.word);
  memset(op.event, 0, sizeof *op.event);
  memset(op.lock, 0, sizeof *op.lock);
  *op.word = 0;
  pgas_barrier();
}

static void op_end(void) { pgas_finalize(); }
static void op_barrier(void) { pgas_barrier(); }
static void op_share(size_t *value) { pgas_broadcast(value, sizeof *value, 1); }
static void op_put(int rank, char *to, const char *from, size_t n) { pgas_put(rank + 1, to, from, n); }
static void op_get(int rank, char *to, const char *from, size_t n) { pgas_get(rank + 1, to, from, n); }
static void op_put_nb(int rank, char *to, const char *from, size_t n) { pgas_put_nb(rank + 1, to, from, n); }
static void op_quiet(void) { pgas_quiet(); }

static struct pgas_box op_box;

static void op_prepare_section(const struct section *s) {
  op_box = (struct pgas_box){.dims = s->dims, .elem_bytes = sizeof(double)};
  for (int k = 0; k < s->dims; k++) {
    op_box.extent[k] = (size_t)s->extent[k];
    op_box.remote_stride_bytes[k] = op_box.local_stride_bytes[k] = s->stride[k] * (ptrdiff_t)sizeof(double);
  }
}

static void op_put_section(const struct section *s) {
  (void)s;
  pgas_put_strided(2, target, source, &op_box);
}

static void op_sum(double *values, size_t n) { pgas_allreduce(values, n, PGAS_R8, PGAS_SUM); }
static void op_broadcast(double *values, size_t n) { pgas_broadcast(values, n * sizeof *values, 1); }
static void op_fetch_add(int rank) { pgas_atomic_fetch_add(rank + 1, op.word, 1); }
static void op_lock(void) { pgas_lock_acquire(1, op.lock); }
static void op_unlock(void) { pgas_lock_release(1, op.lock); }
static void op_post(int rank) { pgas_event_post(rank + 1, op.event); }
static void op_wait(long posts) {
  (void)posts;
  pgas_event_wait(op.event, 1);
}
