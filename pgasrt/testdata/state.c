/* What an image of a run on very many hosts holds: the state of one is built as it is when it has joined, and that of one that has talked
   to log P partners, and 6 more, here without any other image. Prints the bytes: reserved in its segment; of that, of its private memory and of the
   host's control area, those that have pages. */
#define _GNU_SOURCE
#include "far.h"
#include "lane.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

enum { ON_HOST = 64, PAGE = 4096, NEIGHBOURS = 6 };

/* ---- an engine that brings nothing ---- */

static char room[FAR_MESSAGE_BYTES];

static int zero(void) { return 0; }
static int one(void) { return 1; }
static void *buffer(int must) { return (void)must, room; }
static void send_nothing(int rank, void *message, size_t bytes) { (void)rank, (void)message, (void)bytes; }
static void *receive(int *rank, size_t *bytes) { return (void)rank, (void)bytes, NULL; }
static void nothing(void) {}

const struct far_engine far_engine = {.rank = zero, .threads = zero, .buffer = buffer, .send = send_nothing, .receive = receive,
                                      .received = nothing, .drained = one};

/* ---- what has pages ---- */

static long with_pages(const void *start, uint64_t bytes) {
  static unsigned char has[1 << 16];
  long pages = 0;
  const char *at = start;
  for (uint64_t left = bytes / PAGE; left > 0;) {
    uint64_t some = left < sizeof has ? left : sizeof has;
    if (mincore((void *)(uintptr_t)at, some * PAGE, has)) abort();
    for (uint64_t i = 0; i < some; i++) pages += has[i] & 1;
    left -= some, at += some * PAGE;
  }
  return pages * PAGE;
}

static long private_bytes(void) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  long kib = 0;
  if (!file) abort();
  while (fgets(line, sizeof line, file)) sscanf(line, "RssAnon: %ld", &kib);
  fclose(file);
  return kib << 10;
}

static long before;

static void report(const char *when) {
  struct rt_control *control = rt_control();
  char *mine = control->segments + (uint64_t)rt_rank() * control->stride_bytes;
  long own = private_bytes() - before;
  char *end = rt_alloc_unchecked(1);
  printf("%s: reserved %ld, segment %ld, private %ld, control area %ld\n", when, (long)(end - mine),
         with_pages(mine, control->stride_bytes), own, with_pages(control, (uint64_t)(control->segments - (char *)control)));
}

/* ---- partners ---- */

static void hear(int rank, enum far_kind kind, void *address, size_t bytes) {
  char message[sizeof(struct far_request) + 64] = "";
  struct far_request *request = (struct far_request *)(void *)message;
  *request = (struct far_request){.kind = (uint8_t)kind, .bytes = (uint32_t)bytes, .address = (uint64_t)(uintptr_t)address, .a = 1};
  far_handle(rank, request);
}

/* A put with an event both ways, and a message of a collective operation that was taken from its slot. */
static void talk(int rank, const pgas_counter *event) {
  const struct rt_lane *lane = rt_team()->lane;
  char *slot = lane->mail + (uint64_t)rank * lane->mail_slots * lane->mail_bytes;
  rt_conduit()->put_notify(rank, (void *)(uintptr_t)(event + 1), "put", 4, (pgas_counter *)(uintptr_t)event, 1);
  lane->sent[rank]++, lane->received[rank]++;
  hear(rank, FAR_PUT, (void *)(uintptr_t)(event + 1), 4);
  hear(rank, FAR_NOTIFY, (void *)(uintptr_t)event, 0);
  hear(rank, FAR_PUT, slot, 4);
  hear(rank, FAR_NOTIFY, &lane->mail_full[rank], 0);
  hear(rank, FAR_NOTIFY, &lane->mail_free[rank], 0);
}

static int elsewhere(int rank) { return far_is_far(rank) ? rank : (rank + ON_HOST) % rt_images(); }

static struct rt_control *make_control(int images) {
  struct rt_segment segment = {.fd = memfd_create("pgas", 0)};
  int attempt = 0;
  while (rt_segment_try(&segment, images, attempt) == 0) attempt++;
  struct rt_control *control = rt_segment_describe(&segment, images, attempt);
  for (int rank = 0; rank < images; rank++) control->node_of[rank] = rank / ON_HOST;
  for (int node = 0; node <= control->node_of[images - 1]; node++) snprintf(control->host[node], RT_HOST_BYTES, "host%d", node);
  control->here = ON_HOST;
  control->first_here = images / 2 / ON_HOST * ON_HOST;
  control->last_here = control->first_here + ON_HOST - 1;
  return control;
}

int main(int argc, char **argv) {
  int images = argc > 1 ? atoi(argv[1]) : 0, me = images / 2;
  if (images <= 0) return EXIT_FAILURE;
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
  struct rt_control *control = make_control(images);
  before = private_bytes();
  rt_self.rank = me;
  rt_self.control = control;
  far_wire_start();
  rt_start_image(me, control, &far_conduit);
  report("joined");
  pgas_counter *event = pgas_alloc(2 * sizeof *event);
  for (int distance = 1; distance < images; distance *= 2) talk(elsewhere((me + distance) % images), event);
  for (int k = 1; k <= NEIGHBOURS; k++) talk((me + k * ON_HOST) % images, event);
  report("at work");
  for (int rank = 0; rank < images; rank++) rt_note_departed(control, rank, RT_ENDED);
  report("ended");
  return 0;
}
