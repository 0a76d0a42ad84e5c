/* links.c: what becomes of a host whose images are all dead, so that none can say so: the shell of each host's first image keeps a
   connection by TCP to the shell of rank 0, which tells all others what one says, and of one that went without a word. The
   shells of one host watch each other in a ring, as what was killed may be a shell, whose image the kernel kills with it. Where no
   network answers there are no links; then the images and the launcher alone end the run. */
#define _GNU_SOURCE
#include "far.h"
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { TICK_MS = 50, SILENT_S = 5, PROBES = 3, IMAGES_BYTES = 64 };
enum { FAILURE = 'F', END = 'E' }; /* the words: the run is ending with an error; this host is at its end in order */

struct link {
  int socket, rank;
  char host[RT_HOST_BYTES];
  int is_over; /* the other side has said its last word */
};

static struct {
  pthread_mutex_t lock; /* on the links, to which others are added by the arbiter */
  struct link link[PGAS_IMAGES_MAX];
  int count;
  int is_told; /* the others know that the run is ending */
  int rank, next; /* next: in the ring */
  struct rt_control *control;
  const struct far_arbiter *arbiter;
} state = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- hosts and their images ---- */

static int first_of(int node) {
  int rank = 0;
  while (state.control->node_of[rank] != node) rank++;
  return rank;
}

static int next_here(void) {
  const int32_t *node_of = state.control->node_of;
  int rank = state.rank;
  do rank = (rank + 1) % state.control->images;
  while (node_of[rank] != node_of[state.rank]);
  return rank;
}

static void list_images(int node, char text[IMAGES_BYTES]) {
  int first = first_of(node), last = first, count = 0;
  for (int rank = first; rank < state.control->images; rank++)
    if (state.control->node_of[rank] == node) last = rank, count++;
  if (count == 1)
    snprintf(text, IMAGES_BYTES, "image %d", first + 1);
  else if (last - first + 1 == count)
    snprintf(text, IMAGES_BYTES, "images %d %s %d", first + 1, count == 2 ? "and" : "to", last + 1);
  else
    snprintf(text, IMAGES_BYTES, "%d images, the first of them %d,", count, first + 1);
}

/* ---- failures ---- */

static void end_run(void) {
  if (state.control->failure.owner < 0) state.control->failure.owner = state.rank;
  rt_raise_failure(state.control);
  rt_wake_all(state.control);
}

/* Of a lost rank 0 the next host tells. */
static void lose_host(int rank, const char *host) {
  struct rt_control *control = state.control;
  char images[IMAGES_BYTES];
  if (state.rank > 0 && control->node_of[state.rank] != 1) {
    far_take_failure(control);
    return;
  }
  list_images(control->node_of[rank], images);
  if (rt_claim(&control->failure, EXIT_FAILURE, "pgas: error: host %s of %s is gone: its processes were killed, or it cannot be reached\n", host, images))
    end_run();
}

void far_links_watch_next(void) {
  struct rt_control *control = state.control;
  struct rt_status *status = &control->status[state.next];
  int32_t shell = __atomic_load_n(&status->shell, __ATOMIC_SEQ_CST);
  if (!shell || control->state[state.next] != RT_RUNNING || kill(shell, 0) == 0 || errno != ESRCH || control->failure_epoch) return;
  rt_note_death(control, state.next, SIGKILL);
  rt_report_death(control, state.next);
  end_run();
}

/* ---- words ---- */

static void say(char word) {
  if (state.is_told) return;
  state.is_told = 1;
  for (int i = 0; i < state.count; i++)
    if (!state.link[i].is_over) (void)!send(state.link[i].socket, &word, 1, MSG_NOSIGNAL | MSG_DONTWAIT);
}

/* 0: the link is no more. */
static int hear(struct link *link) {
  char word;
  ssize_t bytes = recv(link->socket, &word, 1, MSG_DONTWAIT);
  if (bytes < 0 && (errno == EAGAIN || errno == EINTR)) return 1;
  if (bytes == 1 && word == FAILURE) far_take_failure(state.control);
  if (bytes == 1) return link->is_over = 1;
  if (!link->is_over && !state.is_told && !state.control->failure_epoch) lose_host(link->rank, link->host);
  close(link->socket);
  return 0;
}

/* Those that are added meanwhile stand behind the others. */
static void hear_all(void) {
  static struct pollfd wanted[PGAS_IMAGES_MAX];
  int count = state.count;
  for (int i = 0; i < count; i++) wanted[i] = (struct pollfd){.fd = state.link[i].socket, .events = POLLIN};
  pthread_mutex_unlock(&state.lock);
  poll(wanted, (nfds_t)count, TICK_MS);
  pthread_mutex_lock(&state.lock);
  for (int i = count - 1; i >= 0; i--)
    if (wanted[i].revents && !hear(&state.link[i])) state.link[i] = state.link[--state.count];
}

static void *serve(void *none) {
  int socket = state.rank > 0 ? far_arbiter_link(state.arbiter, state.rank) : -1;
  if (socket >= 0) far_links_add(socket, 0, state.arbiter->host);
  pthread_mutex_lock(&state.lock);
  for (;;) {
    hear_all();
    if (state.control->failure_epoch) say(FAILURE);
  }
  return none;
}

/* ---- what others call ---- */

/* A host without power sends nothing any more, not even the end of its connections. */
void far_links_add(int socket, int rank, const char *host) {
  struct link link = {.socket = socket, .rank = rank};
  int yes = 1, silent_s = SILENT_S, probes = PROBES;
  setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &yes, sizeof yes);
  setsockopt(socket, IPPROTO_TCP, TCP_KEEPIDLE, &silent_s, sizeof silent_s);
  setsockopt(socket, IPPROTO_TCP, TCP_KEEPINTVL, &silent_s, sizeof silent_s);
  setsockopt(socket, IPPROTO_TCP, TCP_KEEPCNT, &probes, sizeof probes);
  snprintf(link.host, sizeof link.host, "%.*s", (int)sizeof link.host - 1, host);
  pthread_mutex_lock(&state.lock);
  if (state.count < PGAS_IMAGES_MAX)
    state.link[state.count++] = link;
  else
    close(socket);
  pthread_mutex_unlock(&state.lock);
}

static void allow_many_files(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

void far_links_start(struct rt_control *control, int rank, const struct far_arbiter *arbiter) {
  pthread_t thread;
  state.control = control;
  state.rank = rank;
  state.arbiter = arbiter;
  state.next = next_here();
  __atomic_store_n(&control->status[rank].shell, getpid(), __ATOMIC_SEQ_CST);
  if (rank == 0) allow_many_files();
  if (rank == first_of(control->node_of[rank]) && pthread_create(&thread, NULL, serve, NULL) == 0) pthread_detach(thread);
}

void far_links_end(void) {
  pthread_mutex_lock(&state.lock);
  say(state.control->failure_epoch ? FAILURE : END);
  pthread_mutex_unlock(&state.lock);
}
