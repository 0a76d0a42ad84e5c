/* engine.c: OpenSHMEM 1.4 as the engine of the conduit between hosts: messages by one-sided puts. Each process has a ring of bytes
   for every sender, which the sender alone fills: a record, a fence, and then the count of all bytes so far. The receiver takes records in
   their order, and puts back how far it has come when a quarter of the ring is free again. What does not fit waits in a list of the sender's.
   Nothing of the memory of programs is registered, and no word is changed by more than one process. */
#define _GNU_SOURCE
#include "far.h"
#include <dlfcn.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_UNDER_WAY = 64, RECORD_BYTES = 8, HOST_BYTES = 64, BOOT_BYTES = 40, VERSION_BYTES = SHMEM_MAX_NAME_LEN + 32 };
enum { RING_MOST = 256 << 10, RING_LEAST = 3 * (FAR_MESSAGE_BYTES + RECORD_BYTES), HEAP_SLACK = 16 << 20, SUM_WORDS = 1 << 18 };
static const uint64_t rings_bytes_most = 256 << 20, wrap = UINT64_MAX;

struct waiting {
  struct waiting *next;
  void *buffer;
  size_t bytes;
};
typedef void (*progress_fn)(void);
struct way { /* to a receiver */
  uint64_t said; /* bytes put into its ring, all in all */
  struct waiting *first, **last;
};

static struct {
  int rank, images, threads;
  progress_fn progress; /* Open MPI's; NULL: another one's OpenSHMEM */
  char version[VERSION_BYTES];
  uint64_t ring_bytes;
  char *ring;        /* symmetric: one for each sender */
  uint64_t *come;    /* symmetric: of each sender, bytes in its ring */
  uint64_t *freed;   /* symmetric: of each receiver, bytes that it has taken */
  uint64_t *taken, *told; /* of each sender: bytes taken, and the same as it knows it */
  struct way *way;   /* to each receiver */
  int waiting;       /* messages in the lists */
  int next;          /* the sender to look at */
  uint64_t current;  /* the record that was received */
  void *spare[MOST_UNDER_WAY];
  int spares;
} state;

static void *private_memory(size_t elems, size_t bytes) {
  void *got = calloc(elems, bytes);
  if (!got) rt_panic("out of memory for messages");
  return got;
}

static void *symmetric(size_t bytes) {
  void *got = shmem_malloc(bytes);
  if (!got) rt_panic("OpenSHMEM has no %zu bytes; set SHMEM_SYMMETRIC_SIZE to more", bytes);
  memset(got, 0, bytes);
  return got;
}

static uint64_t ring_bytes(int images) {
  uint64_t bytes = rings_bytes_most / (uint64_t)images / FAR_ALIGN * FAR_ALIGN;
  return bytes > RING_MOST ? RING_MOST : bytes < RING_LEAST ? RING_LEAST : bytes;
}

static const char *start(void) {
  char bytes[32];
  int provided = SHMEM_THREAD_SINGLE, launched = rt_launched().images;
  snprintf(bytes, sizeof bytes, "%llu", (unsigned long long)(ring_bytes(launched) * (uint64_t)launched + HEAP_SLACK));
  setenv("SHMEM_SYMMETRIC_SIZE", bytes, 0);
  setenv("OMPI_MCA_opal_signal", "", 0); /* the shell says what a signal has ended */
  setenv("OMPI_MCA_opal_common_ucx_opal_mem_hooks", "0", 0); /* Open MPI 4.1 calls one that it has unloaded in shmem_finalize */
  if (shmem_init_thread(SHMEM_THREAD_SERIALIZED, &provided) != 0) return "shmem_init_thread has failed";
  state.threads = provided >= SHMEM_THREAD_SERIALIZED;
  state.rank = shmem_my_pe();
  state.images = shmem_n_pes();
  state.progress = (progress_fn)dlsym(RTLD_DEFAULT, "opal_progress");
  size_t images = (size_t)state.images;
  state.ring_bytes = ring_bytes(state.images);
  state.ring = symmetric(images * state.ring_bytes);
  state.come = symmetric(images * sizeof *state.come);
  state.freed = symmetric(images * sizeof *state.freed);
  state.taken = private_memory(images, sizeof *state.taken);
  state.told = private_memory(images, sizeof *state.told);
  state.way = private_memory(images, sizeof *state.way);
  for (size_t i = 0; i < images; i++) state.way[i].last = &state.way[i].first;
  shmem_barrier_all();
  return NULL;
}

static const char *version(void) {
  char vendor[SHMEM_MAX_NAME_LEN];
  int major, minor;
  shmem_info_get_name(vendor);
  shmem_info_get_version(&major, &minor);
  snprintf(state.version, sizeof state.version, "OpenSHMEM %d.%d (%s)", major, minor, vendor);
  return state.version;
}

static int rank(void) { return state.rank; }
static int images(void) { return state.images; }
static int threads(void) { return state.threads; }

static void gather(const void *mine, void *all, size_t bytes) {
  size_t room = (bytes + FAR_ALIGN - 1) / FAR_ALIGN * FAR_ALIGN;
  char *everybody = symmetric(room * (size_t)state.images);
  shmem_barrier_all();
  for (int rank = 0; rank < state.images; rank++) shmem_putmem(everybody + (size_t)state.rank * room, mine, bytes, rank);
  shmem_barrier_all();
  for (int rank = 0; rank < state.images; rank++) memcpy((char *)all + (size_t)rank * bytes, everybody + (size_t)rank * room, bytes);
  shmem_free(everybody);
}

/* Those that see each other's processes. */
struct place {
  char boot[BOOT_BYTES], host[HOST_BYTES];
  uint64_t processes;
};

static struct place find_place(void) {
  struct place place = {0};
  struct stat about;
  FILE *file = fopen("/proc/sys/kernel/random/boot_id", "r");
  if (file && !fgets(place.boot, sizeof place.boot, file)) place.boot[0] = 0;
  if (file) fclose(file);
  gethostname(place.host, sizeof place.host - 1);
  if (stat("/proc/self/ns/pid", &about) == 0) place.processes = about.st_ino;
  return place;
}

static void hosts(int32_t *host) {
  struct place mine = find_place(), *place = private_memory((size_t)state.images, sizeof *place);
  int32_t count = 0;
  gather(&mine, place, sizeof mine);
  for (int rank = 0; rank < state.images; rank++) {
    int first = 0;
    while (memcmp(&place[first], &place[rank], sizeof mine) != 0) first++;
    host[rank] = first == rank ? count++ : host[first];
  }
  free(place);
}

static void sum_some(uint64_t *theirs, const uint64_t *mine, uint64_t *all, size_t count) {
  shmem_barrier_all();
  shmem_putmem(theirs + (size_t)state.rank * count, mine, count * sizeof *mine, 0);
  shmem_barrier_all();
  memset(all, 0, count * sizeof *all);
  for (size_t i = 0; state.rank == 0 && i < count * (size_t)state.images; i++) all[i % count] += theirs[i];
}

static void sum(const uint64_t *mine, uint64_t *all, int count) {
  int most = SUM_WORDS / state.images;
  uint64_t *theirs = symmetric(SUM_WORDS * sizeof *theirs);
  for (int first = 0; first < count; first += most)
    sum_some(theirs, mine + first, all + first, (size_t)(count - first < most ? count - first : most));
  shmem_free(theirs);
}

/* ---- sending ---- */

static void give_back(void *buffer) {
  if (state.spares < MOST_UNDER_WAY)
    state.spare[state.spares++] = buffer;
  else
    free(buffer);
}

static uint64_t record_bytes(size_t bytes) { return RECORD_BYTES + (bytes + FAR_ALIGN - 1) / FAR_ALIGN * FAR_ALIGN; }

static int put_record(int rank, const void *buffer, size_t bytes) {
  struct way *way = &state.way[rank];
  uint64_t at = way->said % state.ring_bytes, wanted = record_bytes(bytes), skipped = 0, head = bytes;
  if (at + wanted > state.ring_bytes) skipped = state.ring_bytes - at;
  uint64_t freed = __atomic_load_n(&state.freed[rank], __ATOMIC_ACQUIRE);
  if (way->said + skipped + wanted - freed > state.ring_bytes) return 0;
  char *ring = state.ring + (uint64_t)state.rank * state.ring_bytes;
  if (skipped) {
    shmem_putmem(ring + at, &wrap, sizeof wrap, rank);
    at = 0;
  }
  shmem_putmem(ring + at, &head, sizeof head, rank);
  shmem_putmem(ring + at + RECORD_BYTES, buffer, bytes, rank);
  way->said += skipped + wanted;
  shmem_fence();
  shmem_putmem(&state.come[state.rank], &way->said, sizeof way->said, rank);
  return 1;
}

static void send_waiting(int rank) {
  struct way *way = &state.way[rank];
  while (way->first && put_record(rank, way->first->buffer, way->first->bytes)) {
    struct waiting *sent = way->first;
    way->first = sent->next;
    if (!way->first) way->last = &way->first;
    give_back(sent->buffer);
    free(sent);
    state.waiting--;
  }
}

static void send_all_waiting(void) {
  for (int rank = 0; state.waiting > 0 && rank < state.images; rank++) send_waiting(rank);
}

static void *buffer(int must) {
  send_all_waiting();
  if (!must && state.waiting >= MOST_UNDER_WAY) return NULL;
  return state.spares > 0 ? state.spare[--state.spares] : private_memory(1, FAR_MESSAGE_BYTES);
}

static void send(int rank, void *buffer, size_t bytes) {
  if (rank == FAR_NOBODY) {
    give_back(buffer);
    return;
  }
  struct way *way = &state.way[rank];
  if (!way->first && put_record(rank, buffer, bytes)) {
    give_back(buffer);
    return;
  }
  struct waiting *waiting = private_memory(1, sizeof *waiting);
  *waiting = (struct waiting){NULL, buffer, bytes};
  *way->last = waiting;
  way->last = &waiting->next;
  state.waiting++;
}

static int drained(void) {
  send_all_waiting();
  return state.waiting == 0;
}

/* ---- receiving ---- */

static void tell_freed(int sender) {
  state.told[sender] = state.taken[sender];
  shmem_putmem(&state.freed[state.rank], &state.taken[sender], sizeof state.taken[sender], sender);
}

/* The next record of a sender, or NULL. */
static uint64_t *record_of(int sender) {
  char *ring = state.ring + (uint64_t)sender * state.ring_bytes;
  uint64_t come = __atomic_load_n(&state.come[sender], __ATOMIC_ACQUIRE);
  if (come == state.taken[sender]) return NULL;
  uint64_t at = state.taken[sender] % state.ring_bytes, *record = (uint64_t *)(void *)(ring + at);
  if (*record != wrap) return record;
  state.taken[sender] += state.ring_bytes - at;
  return (uint64_t *)(void *)ring;
}

/* What others put here may need calls of OpenSHMEM. In Open MPI 4.1 a test by OpenSHMEM does nothing for it, and what waits returns too late. */
static void progress(void) {
  if (state.progress)
    state.progress();
  else
    (void)shmem_uint64_test(&state.come[state.next], SHMEM_CMP_NE, state.taken[state.next]);
}

static void *receive(int *rank, size_t *bytes) {
  progress();
  send_all_waiting();
  for (int turn = 0; turn < state.images; turn++) {
    int sender = state.next;
    uint64_t *record = record_of(sender);
    if (record) {
      *rank = sender;
      *bytes = *record;
      state.current = record_bytes(*record);
      return record + 1;
    }
    state.next = (sender + 1) % state.images;
  }
  return NULL;
}

static void received(void) {
  int sender = state.next;
  state.taken[sender] += state.current;
  if (state.taken[sender] - state.told[sender] >= state.ring_bytes / 4) tell_freed(sender);
  state.next = (sender + 1) % state.images;
}

static void finish(void) {
  while (!drained()) continue;
  shmem_barrier_all();
  shmem_finalize();
}

static int withdraw(void) { return 0; }

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
    .send = send,
    .receive = receive,
    .received = received,
    .drained = drained,
    .finish = finish,
    .withdraw = withdraw,
};
