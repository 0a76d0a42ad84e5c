/* engine.c: MPI as the engine of the conduit between hosts. All there is are messages of one tag, sent without blocking and
   received into a ring of buffers that stand ready, so that none is unexpected and no copy is made of it. MPI's one-sided
   communication is not used (README). Compiled with the mpicc of the MPI that it is for. */
#define _GNU_SOURCE
#include "far.h"
#include <mpi.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

enum { READY = 32, MOST_UNDER_WAY = 64, FLIGHTS = 4096, HUGE_BYTES = 2 << 20 };

struct flight {
  MPI_Request request;
  void *buffer;
};

static struct {
  MPI_Comm comm;
  int rank, images, threads;
  char version[MPI_MAX_LIBRARY_VERSION_STRING];
  char *ready[READY];
  MPI_Request receive[READY];
  int next; /* of them */
  struct flight flight[FLIGHTS];
  uint64_t begun, landed; /* flights begun..landed-1, numbered modulo FLIGHTS, are under way */
  void *spare[MOST_UNDER_WAY];
  int spares;
} state;

/* Some megabytes at once, of one large page where the system has them: pages that messages touch first would hold them up. */
static char *block(size_t bytes) {
  size_t whole = (bytes + HUGE_BYTES - 1) / HUGE_BYTES * HUGE_BYTES;
  char *got = aligned_alloc(HUGE_BYTES, whole);
  if (!got) rt_panic("out of memory for messages");
  madvise(got, whole, MADV_HUGEPAGE);
  return memset(got, 0, bytes);
}

static void *memory(size_t bytes) {
  void *got = malloc(bytes);
  if (!got) rt_panic("out of memory for messages");
  return got;
}

static void make_ready(int place) {
  MPI_Irecv(state.ready[place], FAR_MESSAGE_BYTES, MPI_BYTE, MPI_ANY_SOURCE, 0, state.comm, &state.receive[place]);
}

static const char *start(void) {
  int provided = MPI_THREAD_SINGLE;
  setenv("OMPI_MCA_opal_signal", "", 0); /* the shell says what a signal has ended */
  setenv("UCX_RNDV_THRESH", "64k", 0);   /* a sender that computes cannot answer when the receiver is ready: our messages go at once */
  if (MPI_Init_thread(NULL, NULL, MPI_THREAD_SERIALIZED, &provided) != MPI_SUCCESS) return "MPI_Init_thread has failed";
  state.threads = provided >= MPI_THREAD_SERIALIZED;
  MPI_Comm_dup(MPI_COMM_WORLD, &state.comm);
  MPI_Comm_set_errhandler(state.comm, MPI_ERRORS_RETURN);
  MPI_Comm_rank(state.comm, &state.rank);
  MPI_Comm_size(state.comm, &state.images);
  char *ready = block((size_t)READY * FAR_MESSAGE_BYTES);
  for (int i = 0; i < READY; i++) {
    state.ready[i] = ready + (size_t)i * FAR_MESSAGE_BYTES;
    make_ready(i);
  }
  return NULL;
}

static const char *version(void) {
  int length;
  if (!state.version[0]) MPI_Get_library_version(state.version, &length);
  state.version[strcspn(state.version, ",\n")] = 0;
  for (char *tab = state.version; (tab = strchr(tab, '\t'));) *tab = ' ';
  return state.version;
}

static int rank(void) { return state.rank; }
static int images(void) { return state.images; }
static int threads(void) { return state.threads; }

static void gather(const void *mine, void *all, size_t bytes) {
  MPI_Allgather(mine, (int)bytes, MPI_BYTE, all, (int)bytes, MPI_BYTE, MPI_COMM_WORLD);
}

/* The lowest rank of each host, then numbered. */
static void hosts(int32_t *host) {
  MPI_Comm local;
  int32_t first = state.rank, count = 0;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, state.rank, MPI_INFO_NULL, &local);
  MPI_Bcast(&first, 1, MPI_INT32_T, 0, local);
  MPI_Comm_free(&local);
  gather(&first, host, sizeof first);
  for (int rank = 0; rank < state.images; rank++) host[rank] = host[rank] == rank ? count++ : host[host[rank]];
}

static void sum(const uint64_t *mine, uint64_t *all, int count) {
  MPI_Reduce(mine, all, count, MPI_UINT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
}

/* ---- sending ---- */

static void give_back(void *buffer) {
  if (state.spares < MOST_UNDER_WAY)
    state.spare[state.spares++] = buffer;
  else
    free(buffer);
}

/* In the order in which they were sent; a failed one is as good as gone. */
static void land(void) {
  while (state.landed < state.begun) {
    struct flight *flight = &state.flight[state.landed % FLIGHTS];
    int done = 1;
    if (MPI_Test(&flight->request, &done, MPI_STATUS_IGNORE) != MPI_SUCCESS) done = 1;
    if (!done) return;
    give_back(flight->buffer);
    state.landed++;
  }
}

static void *buffer(int must) {
  if (state.spares == 0 || state.begun - state.landed >= MOST_UNDER_WAY / 2) land(); /* memory that was used is in a cache, and mapped */
  if (!must && state.begun - state.landed >= MOST_UNDER_WAY) return NULL;
  return state.spares > 0 ? state.spare[--state.spares] : memory(FAR_MESSAGE_BYTES);
}

static void send_message(int rank, void *buffer, size_t bytes) {
  struct flight *flight = &state.flight[state.begun % FLIGHTS];
  while (state.begun - state.landed == FLIGHTS) land();
  if (rank == FAR_NOBODY || MPI_Isend(buffer, (int)bytes, MPI_BYTE, rank, 0, state.comm, &flight->request) != MPI_SUCCESS) {
    give_back(buffer);
    return;
  }
  flight->buffer = buffer;
  state.begun++;
}

static int drained(void) {
  land();
  return state.landed == state.begun;
}

/* ---- receiving ---- */

static void *receive(int *rank, size_t *bytes) {
  int come = 0, count = 0;
  MPI_Status status;
  if (MPI_Test(&state.receive[state.next], &come, &status) != MPI_SUCCESS || !come) return NULL;
  MPI_Get_count(&status, MPI_BYTE, &count);
  *rank = status.MPI_SOURCE;
  *bytes = (size_t)count;
  return state.ready[state.next];
}

static void received(void) {
  make_ready(state.next);
  state.next = (state.next + 1) % READY;
}

/* ---- the end ---- */

#ifdef MPICH_VERSION
enum { PATIENCE_S = 2, LAST_MS = 20 };

/* What this process has sent leaves it. */
static void *part(void *none) {
  int come;
  MPI_Barrier(MPI_COMM_WORLD);
  int64_t deadline_ms = rt_now_ms() + LAST_MS;
  while (rt_now_ms() < deadline_ms) MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &come, MPI_STATUS_IGNORE);
  return none;
}

static int is_hydra(void) { return getenv("PMI_FD") && getenv("MPI_LOCALNRANKS"); }

/* As MPI_Finalize would say it to hydra. 0: the launcher is another one. */
static int withdraw(void) {
  static const char text[] = "cmd=finalize\n";
  char answer[64];
  if (!is_hydra()) return 0;
  int socket = atoi(getenv("PMI_FD"));
  return send(socket, text, sizeof text - 1, MSG_NOSIGNAL) > 0 && read(socket, answer, sizeof answer) > 0;
}

/* MPI_Finalize of MPICH 4.0 over UCX does not return now and then: some processes wait in UCX for others that wait for them in
   PMI already. All have passed one barrier: who is not back from another one soon waits for a process that has ended. */
static void leave_engine(void) {
  pthread_t thread;
  struct timespec deadline;
  if (!is_hydra()) {
    MPI_Finalize();
    return;
  }
  clock_gettime(CLOCK_REALTIME, &deadline);
  deadline.tv_sec += PATIENCE_S;
  if (pthread_create(&thread, NULL, part, NULL) == 0) pthread_timedjoin_np(thread, NULL, &deadline);
  withdraw();
}
#else
static void leave_engine(void) { MPI_Finalize(); }
static int withdraw(void) { return 0; }
#endif

static void finish(void) {
  while (!drained()) continue;
  MPI_Barrier(MPI_COMM_WORLD);
  for (int i = 0; i < READY; i++) {
    MPI_Cancel(&state.receive[i]);
    MPI_Request_free(&state.receive[i]);
  }
  MPI_Comm_free(&state.comm);
  leave_engine();
}

const struct far_engine far_engine = {
    .start = start,
    .version = version,
    .rank = rank,
    .images = images,
    .threads = threads,
    .hosts = hosts,
    .gather = gather,
    .sum = sum,
    .buffer = buffer,
    .send = send_message,
    .receive = receive,
    .received = received,
    .drained = drained,
    .finish = finish,
    .withdraw = withdraw,
};
