/* stats.c: counts of calls, messages and bytes, kept by each image in its own part of the control area. A call is
   counted by rank 0 alone, a message by the image that moves it. */
#include "rt.h"
#include <stdio.h>

static struct { int used; } state; /* used: slots */

static struct rt_tallies *mine(void) { return rt_tallies_of(rt_control(), rt_rank()); }

static void add(struct rt_tally *tally, uint64_t messages, uint64_t bytes) {
  if (rt_rank() == 0) tally->calls++;
  tally->messages += messages;
  tally->bytes += bytes;
  if (rt_profiling) rt_profile_messages(messages, bytes);
}

void rt_count(enum rt_kind kind, uint64_t messages, uint64_t bytes) { add(&mine()->kind[kind], messages, bytes); }

static void name_exchange(struct rt_exchange_name *name, const struct hpf_exchange *exchange) {
  name->id = exchange->id;
  name->line = exchange->pos.line;
  snprintf(name->file, sizeof name->file, "%s", exchange->pos.file ? exchange->pos.file : "?");
  snprintf(name->label, sizeof name->label, "%s", exchange->label ? exchange->label : "");
}

/* Images first run the exchanges in the same order, so counting them gives each the same slot everywhere. */
int rt_exchange_slot(const struct hpf_exchange *exchange) {
  struct rt_control *control = rt_control();
  if (state.used == RT_EXCHANGES_MAX) return RT_EXCHANGES_MAX - 1;
  int slot = state.used++;
  if (rt_rank() == 0) {
    name_exchange(&control->exchange[slot], exchange);
    control->exchange_count = state.used;
  }
  return slot;
}

void rt_count_run(int slot) { add(&mine()->exchange[slot], 0, 0); }

void rt_count_message(int slot, uint64_t bytes) {
  struct rt_tally *tally = &mine()->exchange[slot];
  tally->messages++;
  tally->bytes += bytes;
  if (rt_profiling) rt_profile_messages(1, bytes);
}

void rt_count_joined(int messages) {
  if (messages > 1) mine()->joined += (uint64_t)messages - 1;
}
