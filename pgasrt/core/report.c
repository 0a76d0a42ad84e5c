/* report.c: what the supervisor says: deaths, deadlocks, statistics. */
#define _GNU_SOURCE
#include "rt.h"
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

enum { IMAGES_LISTED = 16 };

/* A program whose reader has left ends without a word, as others do: prog | head. */
static int lost_its_reader(int how) { return WIFSIGNALED(how) && WTERMSIG(how) == SIGPIPE; }

/* Does nothing if the run's message has been claimed. Of several images that crash one tells where. */
void rt_report_death(struct rt_control *control, int rank) {
  char what[RT_TEXT_BYTES];
  if (lost_its_reader(control->status[rank].wait_status)) {
    rt_claim(&control->failure, 128 + SIGPIPE, "%s", "");
    return;
  }
  if (__atomic_load_n(&control->crash.complete, __ATOMIC_ACQUIRE)) {
    rt_describe_crash(control, what, sizeof what);
    rt_claim(&control->failure, 128 + control->crash.signal, "%s", what);
    return;
  }
  rt_describe_departed(control, rank, what, sizeof what);
  rt_claim(&control->failure, EXIT_FAILURE, "pgas: error: %.3000s\n", what);
}

/* The wait-for graph: what each living image waits in, and who is no more. */
void rt_report_deadlock(struct rt_control *control, const unsigned char *gone) {
  char text[RT_TEXT_BYTES] = "", what[RT_TEXT_BYTES / 4];
  size_t used = 0;
  for (int rank = 0; rank < control->images && rank < IMAGES_LISTED; rank++) {
    const char *verb = gone[rank] ? "" : "waits in ";
    if (gone[rank])
      snprintf(what, sizeof what, "%s", control->state[rank] == RT_FAILED ? "has failed" : "has stopped");
    else
      rt_describe_waiting(control, rank, what, sizeof what);
    used += (size_t)snprintf(text + used, sizeof text - used, "%s image %d %s%s", rank ? "," : ":", rank + 1, verb, what);
    if (used >= sizeof text) break;
  }
  rt_claim(&control->failure, EXIT_FAILURE, "pgas: error: deadlock%.3500s%s\n", text,
           control->images > IMAGES_LISTED ? ", ..." : "");
}

static void add(struct rt_tally *sum, const struct rt_tally *tally) {
  sum->calls += tally->calls;
  sum->messages += tally->messages;
  sum->bytes += tally->bytes;
}

static void print_line(const char *what, const char *unit, const struct rt_tally *tally) {
  fprintf(stderr, "pgas: %s: %s %" PRIu64 ", messages %" PRIu64 ", bytes %" PRIu64 "\n", what, unit, tally->calls,
          tally->messages, tally->bytes);
}

static struct rt_tally exchange_sum(const struct rt_control *control, int slot) {
  struct rt_tally sum = {0};
  for (int rank = 0; rank < control->images; rank++) add(&sum, &rt_tallies_of(control, rank)->exchange[slot]);
  return sum;
}

static struct rt_tally kind_sum(const struct rt_control *control, int kind) {
  struct rt_tally sum = {0};
  for (int rank = 0; rank < control->images; rank++) add(&sum, &rt_tallies_of(control, rank)->kind[kind]);
  return sum;
}

static struct {
  const struct rt_exchange_name *name; /* what the comparison of slots looks at */
} state;

static int by_id(const void *a, const void *b) {
  int left = *(const int *)a, right = *(const int *)b;
  int64_t left_id = state.name[left].id, right_id = state.name[right].id;
  return left_id != right_id ? (left_id > right_id) - (left_id < right_id) : left - right;
}

static void print_exchanges(const struct rt_control *control, struct rt_tally *total) {
  int order[RT_EXCHANGES_MAX], count = control->exchange_count;
  for (int slot = 0; slot < count; slot++) order[slot] = slot;
  state.name = control->exchange;
  qsort(order, (size_t)count, sizeof *order, by_id);
  for (int i = 0; i < count; i++) {
    const struct rt_exchange_name *name = &control->exchange[order[i]];
    struct rt_tally sum = exchange_sum(control, order[i]);
    char what[RT_FILE_BYTES + RT_LABEL_BYTES + 64];
    snprintf(what, sizeof what, "exchange %" PRId64 ": %s (%s:%d)", name->id, name->label, name->file, name->line);
    print_line(what, "runs", &sum);
    add(total, &sum);
  }
}

static void print_joined(const struct rt_control *control, struct rt_tally *total) {
  uint64_t joined = 0;
  for (int rank = 0; rank < control->images; rank++) joined += rt_tallies_of(control, rank)->joined;
  if (joined) fprintf(stderr, "pgas: joined: messages %" PRIu64 " went in one with another of their step\n", joined);
  total->messages -= joined;
}

/* Of programs that call pgas.h themselves. */
static void print_usage(const struct rt_control *control) {
  for (int op = 0; op < RT_OPS; op++) {
    struct rt_usage sum = {0};
    for (int rank = 0; rank < control->images; rank++) {
      const struct rt_usage *usage = &rt_tallies_of(control, rank)->usage[op];
      sum.calls += usage->calls, sum.messages += usage->messages, sum.bytes += usage->bytes, sum.waits += usage->waits;
    }
    if (sum.calls + sum.messages + sum.waits == 0) continue;
    fprintf(stderr, "pgas: %s: calls %" PRIu64 ", messages %" PRIu64 ", bytes %" PRIu64 ", waits %" PRIu64 "\n",
            rt_op_name[op], sum.calls, sum.messages, sum.bytes, sum.waits);
  }
}

static void print_far_messages(const struct rt_control *control) {
  uint64_t messages = 0;
  for (int rank = 0; rank < control->images; rank++) messages += control->status[rank].far_messages;
  if (control->simulated || control->here < control->images)
    fprintf(stderr, "pgas: messages between nodes: %" PRIu64 "\n", messages);
}

void rt_report_stats(const struct rt_control *control) {
  print_far_messages(control);
  if (!control->compiled) {
    print_usage(control);
    return;
  }
  static const char *const kinds[RT_KINDS] = {"fetch", "gather", "scatter", "reduce", "broadcast", "copy",
                                               "irregular", "inspector"};
  struct rt_tally total = {0};
  print_exchanges(control, &total);
  print_joined(control, &total);
  for (int kind = 0; kind < RT_KINDS; kind++) {
    struct rt_tally sum = kind_sum(control, kind);
    if (sum.calls) print_line(kinds[kind], "calls", &sum);
    add(&total, &sum);
  }
  print_line("total", "calls", &total);
  fflush(stderr);
}
