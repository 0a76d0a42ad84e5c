/* boot.c: how an image that a launcher has started joins the run: the engine says who is on which host, the first image of each
   host makes its shared memory, and all map it at one address, on which all hosts agree. The others of a host open the memory
   through the first one's entry in /proc, so that no name of it is left behind, however the run ends. */
#define _GNU_SOURCE
#include "far.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { HASH_PRIME = 16777619, CHUNK_BYTES = 1 << 16, PATH_BYTES = 64 };

/* What the images tell each other first. */
struct card {
  uint64_t program; /* a hash of the executable */
  int32_t pid, fd;
  struct far_arbiter arbiter;
  char host[RT_HOST_BYTES];
};

static struct card *gather_cards(const struct card *mine, int images) {
  struct card *cards = calloc((size_t)images, sizeof *cards);
  if (!cards) rt_panic("out of memory for %d images", images);
  far_engine.gather(mine, cards, sizeof *mine);
  return cards;
}

static uint64_t hash_of_program(void) {
  static unsigned char chunk[CHUNK_BYTES];
  uint64_t hash = 0;
  size_t bytes;
  FILE *file = fopen("/proc/self/exe", "r");
  while (file && (bytes = fread(chunk, 1, sizeof chunk, file)) > 0)
    for (size_t i = 0; i < bytes; i++) hash = (hash ^ chunk[i]) * HASH_PRIME;
  if (file) fclose(file);
  return hash;
}

/* ---- what cannot work ---- */

/* All know it: that rank says it, before launchers end the others with the first that fails. */
__attribute__((format(printf, 2, 3))) static _Noreturn void refuse(int speaker, const char *format, ...) {
  va_list arguments;
  int32_t here = 0, *all = calloc((size_t)far_engine.images(), sizeof *all);
  va_start(arguments, format);
  if (far_engine.rank() == speaker) {
    char text[RT_TEXT_BYTES];
    vsnprintf(text, sizeof text, format, arguments);
    dprintf(STDERR_FILENO, "pgas: error: %s\n", text);
  }
  va_end(arguments);
  if (all) far_engine.gather(&here, all, sizeof here);
  _exit(EXIT_FAILURE);
}

/* To the engine each process is a job of its own; the first of the launcher's says it. */
static _Noreturn void refuse_launcher(const struct rt_launched *launched) {
  if (launched->rank > 0) sleep(1), _exit(EXIT_FAILURE);
  rt_panic("the launcher has started %d processes (%s), but %s, for which this program was built, sees %d; start it with that "
           "engine's launcher, or build it for the other engine (--conduit, --mpicc)",
           launched->images, launched->by, far_engine.version(), far_engine.images());
}

static void check_launch(void) {
  struct rt_launched launched = rt_launched();
  const char *wanted = getenv("PGAS_IMAGES");
  int images = far_engine.images();
  if (launched.images != images) refuse_launcher(&launched);
  if (images > PGAS_IMAGES_MAX) refuse(0, "%d images; at most %d are possible", images, PGAS_IMAGES_MAX);
  if (wanted && *wanted && atoi(wanted) != images)
    refuse(0, "PGAS_IMAGES is '%.64s', but the launcher has started %d processes; unset it, or start as many", wanted, images);
}

static void check_programs(const struct card *cards, int images) {
  int rank = 0;
  while (rank < images && cards[rank].program == cards[0].program) rank++;
  if (rank < images)
    refuse(rank, "host %s has another version of the program than host %s; copy it to all hosts", cards[rank].host, cards[0].host);
}

/* ---- hosts ---- */

/* The images of a node share memory. */
static void check_nodes(const struct rt_control *plan) {
  int32_t *host = calloc((size_t)plan->images, sizeof *host), *first = calloc((size_t)plan->images, sizeof *first);
  if (!host || !first) rt_panic("out of memory for %d images", plan->images);
  far_engine.hosts(host);
  for (int rank = plan->images - 1; rank >= 0; rank--) first[plan->node_of[rank]] = rank;
  for (int rank = 0; rank < plan->images; rank++) {
    int other = first[plan->node_of[rank]];
    if (host[rank] != host[other])
      refuse(0, "PGAS_NODES or PGAS_NODE_OF makes one node of images %d and %d, which are on two hosts; unset it", other + 1, rank + 1);
  }
  free(host);
  free(first);
}

/* PGAS_NODES and PGAS_NODE_OF make hosts of what they deal, for tests on one machine. */
static void find_hosts(struct rt_control *plan) {
  rt_nodes_deal(plan);
  if (plan->late) refuse(0, "PGAS_SIM_LATE plays a network on one machine; unset it under a launcher");
  if (plan->simulated)
    check_nodes(plan);
  else
    far_engine.hosts(plan->node_of);
  plan->simulated = 0;
}

static int first_here(const struct rt_control *plan, int me) {
  int rank = 0;
  while (plan->node_of[rank] != plan->node_of[me]) rank++;
  return rank;
}

/* ---- the shared memory ---- */

static int open_memory(const struct card *maker) {
  char path[PATH_BYTES];
  snprintf(path, sizeof path, "/proc/%d/fd/%d", maker->pid, maker->fd);
  int fd = open(path, O_RDWR);
  if (fd < 0)
    rt_panic("images of host %s cannot share memory: %s: %s; they must run under one user, in one container", maker->host, path,
             strerror(errno));
  return fd;
}

/* The place at which all images could map their memory. */
static int agree(struct rt_segment *segment, const struct card *cards, int images) {
  int32_t *got = calloc((size_t)images, sizeof *got);
  if (!got) rt_panic("out of memory for %d images", images);
  for (int attempt = 0;; attempt++) {
    int32_t mine = rt_segment_try(segment, images, attempt), least = 1;
    far_engine.gather(&mine, got, sizeof mine);
    for (int rank = 0; rank < images; rank++) {
      if (got[rank] < 0)
        refuse(rank, "host %s cannot reserve address space for %d images; a limit such as 'ulimit -v' may be in force there", cards[rank].host,
               images);
      least = got[rank] < least ? got[rank] : least;
    }
    if (least == 1) {
      free(got);
      return attempt;
    }
    if (mine == 1) munmap(segment->base, segment->total_bytes);
  }
}

static void write_plan(struct rt_control *control, const struct rt_control *plan, const struct card *cards, int me) {
  memcpy(control->node_of, plan->node_of, (size_t)plan->images * sizeof *plan->node_of);
  control->levels = plan->levels;
  control->first_here = first_here(plan, me);
  control->here = 0;
  for (int rank = plan->images - 1; rank >= 0; rank--) memcpy(control->host[plan->node_of[rank]], cards[rank].host, RT_HOST_BYTES);
  for (int rank = 0; rank < plan->images; rank++)
    if (plan->node_of[rank] == plan->node_of[me]) control->last_here = rank, control->here++;
}

/* The shell maps the memory before this image closes it. */
static void tell_shell(int shell, const struct rt_segment *segment, const struct far_arbiter *arbiter, int rank, int images) {
  char ready;
  struct far_hello hello = {rank, images, segment->fd, segment->base, segment->total_bytes, *arbiter};
  if (write(shell, &hello, sizeof hello) != sizeof hello || read(shell, &ready, 1) != 1)
    rt_panic("image %d has lost its shell", rank + 1);
  close(shell);
  close(segment->fd);
}

static struct rt_control *share_memory(int shell, const struct rt_control *plan, struct card *mine) {
  int rank = far_engine.rank(), images = plan->images, maker = first_here(plan, rank);
  struct rt_segment segment = {.fd = maker == rank ? memfd_create("pgas", 0) : -1};
  if (maker == rank && segment.fd < 0) rt_panic("cannot create shared memory: %s", strerror(errno));
  mine->fd = segment.fd;
  struct card *cards = gather_cards(mine, images);
  check_programs(cards, images);
  if (maker != rank) segment.fd = open_memory(&cards[maker]);
  int attempt = agree(&segment, cards, images);
  struct rt_control *control = (struct rt_control *)(void *)segment.base;
  if (maker == rank) write_plan(rt_segment_describe(&segment, images, attempt), plan, cards, rank);
  far_engine.gather(mine, cards, sizeof *mine); /* all control areas are written */
  madvise(segment.base, segment.total_bytes, MADV_DONTDUMP);
  tell_shell(shell, &segment, &cards[0].arbiter, rank, images);
  free(cards);
  return control;
}

void far_join(int shell) {
  const char *wrong = far_engine.start();
  if (wrong) rt_panic("%s cannot start: %s", far_engine.version(), wrong);
  check_launch();
  far_settle();
  struct card mine = {.program = hash_of_program(), .pid = getpid()};
  far_name_host(mine.host);
  if (read(shell, &mine.arbiter, sizeof mine.arbiter) != sizeof mine.arbiter) rt_panic("image %d has lost its shell", far_engine.rank() + 1);
  struct rt_control *plan = calloc(1, sizeof *plan);
  if (!plan) rt_panic("out of memory");
  plan->images = far_engine.images();
  find_hosts(plan);
  struct rt_control *control = share_memory(shell, plan, &mine);
  free(plan);
  rt_hosts = &far_hosts;
  rt_self.rank = far_engine.rank();
  rt_self.control = control;
  rt_me = &control->status[rt_self.rank];
  far_wire_start();
  rt_start_image(rt_self.rank, control, &far_conduit);
  far_compare_clocks();
  far_progress_start();
}

const struct rt_network rt_network = {far_shell, far_join};
