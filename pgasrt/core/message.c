/* message.c: messages between two members of a team, cut to the length of a mail slot. The data and the word that they
   are there travel together; the receiver says once for every half of its slots that they are free again. */
#include "lane.h"
#include <string.h>

enum { FREED_TOGETHER = RT_MAIL_SLOTS / 2 };

static char *slot_of(const struct rt_lane *lane, int sender, uint64_t number) {
  uint64_t slot = (uint64_t)sender * RT_MAIL_SLOTS + number % RT_MAIL_SLOTS;
  return lane->mail + slot * lane->mail_bytes;
}

static size_t chunk_of(const struct rt_lane *lane, size_t left) {
  return left < lane->mail_bytes ? left : lane->mail_bytes;
}

static void send_one(struct rt_lane *lane, int to, const void *data, size_t bytes) {
  int me = lane->team->index;
  uint64_t number = lane->sent[to]++;
  if (number >= RT_MAIL_SLOTS) rt_lane_wait(lane, &lane->mail_free[to], number + 1 - RT_MAIL_SLOTS);
  if (lane->broken) return;
  rt_conduit()->put_notify(lane->team->rank[to], slot_of(lane, me, number), data, bytes, &lane->mail_full[me], 1);
}

const void *rt_receive_begin(struct rt_lane *lane, int from) {
  uint64_t number = lane->received[from]++;
  rt_lane_wait(lane, &lane->mail_full[from], number + 1);
  return slot_of(lane, from, number);
}

void rt_receive_end(struct rt_lane *lane, int from) {
  if (lane->broken || lane->received[from] % FREED_TOGETHER) return;
  rt_conduit()->notify(lane->team->rank[from], &lane->mail_free[lane->team->index], FREED_TOGETHER);
}

static void receive_one(struct rt_lane *lane, int from, void *data, size_t bytes) {
  memcpy(data, rt_receive_begin(lane, from), bytes);
  rt_receive_end(lane, from);
}

void rt_exchange(struct rt_lane *lane, int to, const void *out, size_t out_bytes, int from, void *in, size_t in_bytes) {
  const char *next_out = out;
  char *next_in = in;
  while (out_bytes || in_bytes) {
    size_t send = chunk_of(lane, out_bytes), receive = chunk_of(lane, in_bytes);
    if (send) send_one(lane, to, next_out, send);
    if (receive) receive_one(lane, from, next_in, receive);
    next_out += send, out_bytes -= send;
    next_in += receive, in_bytes -= receive;
  }
}

void rt_send(struct rt_lane *lane, int to, const void *data, size_t bytes) {
  char none[1];
  rt_exchange(lane, to, data, bytes, 0, none, 0);
}

void rt_receive(struct rt_lane *lane, int from, void *data, size_t bytes) {
  char none[1] = "";
  rt_exchange(lane, 0, none, 0, from, data, bytes);
}
