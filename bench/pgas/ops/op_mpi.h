/* op_mpi.h: the operations with MPI-3 one-sided communication: one window over all memory, locked for the whole run. */
#include <mpi.h>

static const char *const op_runtime = "mpi";
enum { OP_SEGMENT = 2 * LARGEST, OP_CONTROL = OP_SEGMENT, OP_BYTES = OP_SEGMENT + 4096 };
enum { OP_TICKET = OP_CONTROL, OP_SERVING = OP_CONTROL + 64, OP_EVENT = OP_CONTROL + 128, OP_WORD = OP_CONTROL + 192 };
static MPI_Win op_window;
static MPI_Datatype op_section;

static void op_start(int *argc, char ***argv) {
  MPI_Init(argc, argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &me);
  MPI_Comm_size(MPI_COMM_WORLD, &images);
  MPI_Win_allocate(OP_BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &target, &op_window);
  memset(target, 0, OP_BYTES);
  source = target + LARGEST;
  MPI_Win_lock_all(MPI_MODE_NOCHECK, op_window);
  MPI_Barrier(MPI_COMM_WORLD);
}

static void op_end(void) {
  MPI_Win_unlock_all(op_window);
  MPI_Win_free(&op_window);
  MPI_Finalize();
}

static void op_barrier(void) { MPI_Barrier(MPI_COMM_WORLD); }
static void op_share(size_t *value) { MPI_Bcast(value, sizeof *value, MPI_BYTE, 0, MPI_COMM_WORLD); }

static void op_put(int rank, char *to, const char *from, size_t n) {
  MPI_Put(from, (int)n, MPI_BYTE, rank, to - target, (int)n, MPI_BYTE, op_window);
  MPI_Win_flush(rank, op_window);
}

static void op_get(int rank, char *to, const char *from, size_t n) {
  MPI_Get(to, (int)n, MPI_BYTE, rank, from - target, (int)n, MPI_BYTE, op_window);
  MPI_Win_flush(rank, op_window);
}

static void op_put_nb(int rank, char *to, const char *from, size_t n) {
  MPI_Put(from, (int)n, MPI_BYTE, rank, to - target, (int)n, MPI_BYTE, op_window);
}

static void op_quiet(void) { MPI_Win_flush_all(op_window); }

static void op_prepare_section(const struct section *s) {
  op_section = MPI_DOUBLE;
  for (int k = 0; k < s->dims; k++) {
    MPI_Datatype inner = op_section;
    MPI_Type_create_hvector((int)s->extent[k], 1, s->stride[k] * 8, inner, &op_section);
  }
  MPI_Type_commit(&op_section);
}

static void op_put_section(const struct section *s) {
  (void)s;
  MPI_Put(source, 1, op_section, 1, 0, 1, op_section, op_window);
  MPI_Win_flush(1, op_window);
}

static void op_sum(double *values, size_t n) {
  MPI_Allreduce(MPI_IN_PLACE, values, (int)n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void op_broadcast(double *values, size_t n) { MPI_Bcast(values, (int)n, MPI_DOUBLE, 0, MPI_COMM_WORLD); }

static int64_t op_add(int rank, MPI_Aint where, int64_t amount, MPI_Op op) {
  int64_t before;
  MPI_Fetch_and_op(&amount, &before, MPI_INT64_T, rank, where, op, op_window);
  MPI_Win_flush(rank, op_window);
  return before;
}

static void op_fetch_add(int rank) { op_add(rank, OP_WORD, 1, MPI_SUM); }

/* Polls a word until it has reached `least`; images that share a CPU let the others run. */
static void op_poll(int rank, MPI_Aint where, int64_t least) {
  while (op_add(rank, where, 0, MPI_NO_OP) < least)
    if (images > 2) sched_yield();
}

/* A ticket lock at rank 0: MPI has no lock of a remote object that does not also open an epoch. */
static void op_lock(void) { op_poll(0, OP_SERVING, op_add(0, OP_TICKET, 1, MPI_SUM)); }
static void op_unlock(void) { op_add(0, OP_SERVING, 1, MPI_SUM); }

/* Events as messages, which is faster with Open MPI than a counter in a window. */
static void op_post(int rank) { MPI_Send(NULL, 0, MPI_BYTE, rank, 1, MPI_COMM_WORLD); }
static void op_wait(long posts) {
  (void)posts;
  MPI_Recv(NULL, 0, MPI_BYTE, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}
