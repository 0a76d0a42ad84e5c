/* arbiter.c: which host prints the message of a run that ends with an error, where several have one at the same moment. The shell of
   rank 0 decides: the first that asks it. It outlives its image, so it answers whatever becomes of that, and needs no engine, of which the
   shells are no part: they ask by TCP, and only where a run has failed. A number drawn for the run keeps strangers out. */
#define _GNU_SOURCE
#include "far.h"
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

enum { BACKLOG = 1024, ANSWER_MS = 2000, CONNECT_MS = 400, LINK_MS = 20000, STRANGER_MS = 200, NOBODY = -1 };

struct question {
  uint64_t token;
  int32_t rank, is_link; /* is_link: asks for nothing but that the connection stays */
  char host[RT_HOST_BYTES]; /* who asks */
};

static struct {
  int listener, owner; /* at rank 0 */
  uint64_t token;
} state = {.listener = -1, .owner = NOBODY};

/* ---- at rank 0 ---- */

static char decide(int rank) {
  int nobody = NOBODY;
  return __atomic_compare_exchange_n(&state.owner, &nobody, rank, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) || nobody == rank;
}

int far_arbiter_has_decided(void) { return __atomic_load_n(&state.owner, __ATOMIC_SEQ_CST) != NOBODY; }

/* Those of this host itself come last: every host has them. */
static void list_addresses(struct far_arbiter *arbiter) {
  struct ifaddrs *all, *one;
  if (getifaddrs(&all) != 0) return;
  for (int loops = 0; loops < 2; loops++)
    for (one = all; one && arbiter->addresses < FAR_ADDRESSES_MAX; one = one->ifa_next) {
      if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET || !(one->ifa_flags & IFF_UP)) continue;
      int is_loop = (one->ifa_flags & IFF_LOOPBACK) != 0;
      if (is_loop != loops) continue;
      arbiter->address[arbiter->addresses++] = ((struct sockaddr_in *)(void *)one->ifa_addr)->sin_addr.s_addr;
    }
  freeifaddrs(all);
}

void far_name_host(char name[RT_HOST_BYTES]) {
  memset(name, 0, RT_HOST_BYTES);
  gethostname(name, RT_HOST_BYTES - 1);
}

/* Leaves *arbiter cleared where there is no network. */
void far_arbiter_open(struct far_arbiter *arbiter) {
  struct sockaddr_in place = {.sin_family = AF_INET};
  socklen_t bytes = sizeof place;
  state.listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (state.listener < 0 || bind(state.listener, (struct sockaddr *)&place, sizeof place) != 0 ||
      listen(state.listener, BACKLOG) != 0 || getsockname(state.listener, (struct sockaddr *)&place, &bytes) != 0 ||
      getrandom(&state.token, sizeof state.token, 0) != sizeof state.token)
    return;
  far_name_host(arbiter->host);
  arbiter->token = state.token;
  arbiter->port = place.sin_port;
  list_addresses(arbiter);
}

static void limit(int socket, int64_t ms) {
  struct timeval most = {ms / 1000, ms % 1000 * 1000};
  setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &most, sizeof most);
  setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &most, sizeof most);
}

/* 1: the connection stays. */
static int answer(int socket) {
  struct question question;
  limit(socket, STRANGER_MS);
  if (recv(socket, &question, sizeof question, MSG_WAITALL) != sizeof question || question.token != state.token) return 0;
  char verdict = question.is_link ? 1 : decide(question.rank);
  (void)!send(socket, &verdict, sizeof verdict, MSG_NOSIGNAL);
  if (question.is_link) far_links_add(socket, question.rank, question.host);
  return question.is_link;
}

static void *serve(void *none) {
  for (;;) {
    int socket = accept4(state.listener, NULL, NULL, SOCK_CLOEXEC);
    if (socket < 0 && errno != EINTR && errno != ECONNABORTED) return none;
    if (socket < 0) continue;
    if (!answer(socket)) close(socket);
  }
}

void far_arbiter_serve(void) {
  pthread_t thread;
  if (state.listener >= 0 && pthread_create(&thread, NULL, serve, NULL) == 0) pthread_detach(thread);
}

/* ---- anywhere ---- */

static int64_t left_ms(int64_t deadline_ms, int64_t most) {
  int64_t left = deadline_ms - rt_now_ms();
  return left < 0 ? 0 : left < most ? left : most;
}

static int is_connected(int socket, const struct sockaddr_in *place, int64_t patience_ms) {
  struct pollfd wanted = {.fd = socket, .events = POLLOUT};
  int wrong = 0;
  socklen_t bytes = sizeof wrong;
  if (connect(socket, (const struct sockaddr *)place, sizeof *place) == 0) return 1;
  if (errno != EINPROGRESS || poll(&wanted, 1, (int)patience_ms) != 1) return 0;
  return getsockopt(socket, SOL_SOCKET, SO_ERROR, &wrong, &bytes) == 0 && wrong == 0;
}

static enum far_verdict ask_at(int socket, const struct sockaddr_in *place, const struct question *question, int64_t deadline_ms) {
  char verdict;
  int64_t most = question->is_link ? LINK_MS / FAR_ADDRESSES_MAX : CONNECT_MS;
  if (!is_connected(socket, place, left_ms(deadline_ms, most))) return FAR_UNKNOWN;
  fcntl(socket, F_SETFL, 0);
  limit(socket, left_ms(deadline_ms, LINK_MS) + 1);
  if (send(socket, question, sizeof *question, MSG_NOSIGNAL) != sizeof *question) return FAR_UNKNOWN;
  if (recv(socket, &verdict, sizeof verdict, MSG_WAITALL) != sizeof verdict) return FAR_UNKNOWN;
  return verdict ? FAR_MINE : FAR_OTHERS;
}

/* Address by address: on each of its networks rank 0 may be somebody else, who knows no such number. *socket: what has answered. */
static enum far_verdict ask(const struct far_arbiter *arbiter, const struct question *question, int64_t patience_ms, int *socket_) {
  enum far_verdict verdict = FAR_UNKNOWN;
  int64_t deadline_ms = rt_now_ms() + patience_ms;
  for (int i = 0; i < arbiter->addresses; i++) {
    struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = arbiter->port, .sin_addr.s_addr = arbiter->address[i]};
    *socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (*socket_ < 0) break;
    if ((verdict = ask_at(*socket_, &place, question, deadline_ms))) return verdict;
    close(*socket_);
  }
  return verdict;
}

enum far_verdict far_arbiter_ask(const struct far_arbiter *arbiter, int rank) {
  const struct question question = {.token = arbiter->token, .rank = rank};
  int socket;
  if (rank == 0) return decide(rank) ? FAR_MINE : FAR_OTHERS;
  enum far_verdict verdict = ask(arbiter, &question, ANSWER_MS, &socket);
  if (verdict) close(socket);
  return verdict;
}

int far_arbiter_link(const struct far_arbiter *arbiter, int rank) {
  struct question question = {.token = arbiter->token, .rank = rank, .is_link = 1};
  int socket;
  far_name_host(question.host);
  return ask(arbiter, &question, LINK_MS, &socket) ? socket : -1;
}
