/* op_shmem.h: the operations with OpenSHMEM 1.4. */
#include <shmem.h>

static const char *const op_runtime = "shmem";
enum { OP_WORK = 1 << 19 };
static struct {
  long *reduce_sync, *broadcast_sync, *lock, *event, *word;
  size_t *shared;
  double *work;
} op;

static void op_start(int *argc, char ***argv) {
  (void)argc, (void)argv;
  shmem_init();
  me = shmem_my_pe();
  images = shmem_n_pes();
  target = shmem_malloc(2 * (size_t)LARGEST);
  source = target + LARGEST;
  memset(target, 0, 2 * (size_t)LARGEST);
  op.reduce_sync = shmem_malloc(SHMEM_REDUCE_SYNC_SIZE * sizeof *op.reduce_sync);
  op.broadcast_sync = shmem_malloc(SHMEM_BCAST_SYNC_SIZE * sizeof *op.broadcast_sync);
  for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++) op.reduce_sync[i] = SHMEM_SYNC_VALUE;
  for (int i = 0; i < SHMEM_BCAST_SYNC_SIZE; i++) op.broadcast_sync[i] = SHMEM_SYNC_VALUE;
  op.work = shmem_malloc((OP_WORK + SHMEM_REDUCE_MIN_WRKDATA_SIZE) * sizeof *op.work);
  op.lock = shmem_calloc(1, sizeof *op.lock);
  op.event = shmem_calloc(1, sizeof *op.event);
  op.word = shmem_calloc(1, sizeof *op.word);
  op.shared = shmem_calloc(1, sizeof *op.shared);
  shmem_barrier_all();
}

static void op_end(void) {
  shmem_barrier_all();
  shmem_finalize();
}

static void op_barrier(void) { shmem_barrier_all(); }

static void op_share(size_t *value) {
  shmem_barrier_all();
  for (int rank = 0; me == 0 && rank < images; rank++) shmem_putmem(op.shared, value, sizeof *value, rank);
  shmem_barrier_all();
  *value = *(volatile size_t *)op.shared;
}

static void op_put(int rank, char *to, const char *from, size_t n) {
  shmem_putmem(to, from, n, rank);
  shmem_quiet();
}

static void op_get(int rank, char *to, const char *from, size_t n) { shmem_getmem(to, from, n, rank); }
static void op_put_nb(int rank, char *to, const char *from, size_t n) { shmem_putmem_nbi(to, from, n, rank); }
static void op_quiet(void) { shmem_quiet(); }
static void op_prepare_section(const struct section *s) { (void)s; }

/* A line along the first dimension is one call: iput, or putmem where it is contiguous. */
static void op_put_line(const struct section *s, long offset) {
  double *to = (double *)(void *)target + offset;
  const double *from = (const double *)(const void *)source + offset;
  if (s->stride[0] == 1)
    shmem_putmem(to, from, 8 * (size_t)s->extent[0], 1);
  else
    shmem_double_iput(to, from, s->stride[0], s->stride[0], (size_t)s->extent[0], 1);
}

static void op_put_section(const struct section *s) {
  for (long k = 0; k < s->extent[2]; k++)
    for (long j = 0; j < s->extent[1]; j++) op_put_line(s, j * s->stride[1] + k * s->stride[2]);
  shmem_quiet();
}

static void op_sum(double *values, size_t n) {
  shmem_double_sum_to_all(values, values, (int)n, 0, 0, images, op.work, op.reduce_sync);
  shmem_barrier_all();
}

static void op_broadcast(double *values, size_t n) {
  shmem_broadcast64(values, values, n, 0, 0, 0, images, op.broadcast_sync);
  shmem_barrier_all();
}

static void op_fetch_add(int rank) { shmem_long_atomic_fetch_add(op.word, 1, rank); }
static void op_lock(void) { shmem_set_lock(op.lock); }
static void op_unlock(void) { shmem_clear_lock(op.lock); }
static void op_post(int rank) { shmem_long_atomic_add(op.event, 1, rank); }
static void op_wait(long posts) { shmem_long_wait_until(op.event, SHMEM_CMP_GE, posts); }
