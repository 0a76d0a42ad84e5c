/* message.c: messages between two members of a team, cut to the length of a mail slot. The data and the word that they
   are there travel together. The receiver says once for every half of its slots that they are free again: before it next
   waits for a message or leaves the call, so that what it has to pass on goes first. */
#include "lane.h"
#include <string.h>

static uint64_t freed_together(const struct rt_lane *lane) { return lane->mail_slots / 2; }

static char *slot_of(const struct rt_lane *lane, int sender, uint64_t number) {
  uint64_t slot = (uint64_t)sender * lane->mail_slots + number % lane->mail_slots;
  return lane->mail + slot * lane->mail_bytes;
}

static size_t chunk_of(const struct rt_lane *lane, size_t left) {
  return left < lane->mail_bytes ? left : lane->mail_bytes;
}

static void send_one(struct rt_lane *lane, int to, const void *data, size_t bytes) {
  int me = lane->team->index;
  uint64_t number = lane->sent[to]++;
  if (number >= lane->mail_slots && !rt_reached(&lane->mail_free[to], number + 1 - lane->mail_slots)) {
    rt_free_slots(lane);
    rt_lane_wait(lane, &lane->mail_free[to], number + 1 - lane->mail_slots);
  }
  if (lane->broken) return;
  rt_lane_mail(lane, to, slot_of(lane, me, number), data, bytes, &lane->mail_full[me], 1);
}

void rt_free_slots(struct rt_lane *lane) {
  if (lane->freed_by && !lane->broken)
    rt_lane_mail(lane, lane->freed_by - 1, lane->mail, lane->mail, 0, &lane->mail_free[lane->team->index], freed_together(lane));
  lane->freed_by = 0;
}

static void receive_one(struct rt_lane *lane, int from, void *data, size_t bytes) {
  uint64_t number = lane->received[from]++;
  rt_free_slots(lane);
  rt_lane_wait(lane, &lane->mail_full[from], number + 1);
  memcpy(data, slot_of(lane, from, number), bytes);
  if (lane->received[from] % freed_together(lane) == 0) lane->freed_by = from + 1;
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
  rt_exchange(lane, 0, "", 0, from, data, bytes);
}
