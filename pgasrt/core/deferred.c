/* deferred.c: copies that start when an event says so. A copy without predicate is done at once; the others wait in a list
   that is looked through whenever this image waits or calls pgas_progress. */
#include "rt.h"
#include <stdlib.h>

enum { CHUNK_BYTES = 64 << 10 };

struct pending {
  struct pending *next;
  struct pgas_copy copy;
  int to_rank, from_rank, source_rank, dest_rank; /* images are named in the team in which the call was made */
};

static RT_IMAGE struct {
  struct pending *first;
  struct pending **last; /* the link at the end of the list */
  char *chunk;           /* for copies between two other images */
} state;

int rt_copies_pending(void) { return state.first != NULL; }

static void relay(const struct pending *p) {
  if (!state.chunk) state.chunk = rt_private(1, CHUNK_BYTES);
  for (size_t done = 0, bytes; done < p->copy.bytes; done += bytes) {
    bytes = p->copy.bytes - done < CHUNK_BYTES ? p->copy.bytes - done : CHUNK_BYTES;
    rt_conduit()->get(p->from_rank, state.chunk, (const char *)p->copy.from + done, bytes);
    rt_conduit()->put(p->to_rank, (char *)p->copy.to + done, state.chunk, bytes);
  }
}

/* A failed image makes it an error, but the events are posted so that nobody waits for ever. */
static void perform(const struct pending *p) {
  const struct pgas_copy *copy = &p->copy;
  if (!rt_gone(p->to_rank) && !rt_gone(p->from_rank)) {
    if (p->from_rank == rt_rank())
      rt_conduit()->put(p->to_rank, copy->to, copy->from, copy->bytes);
    else if (p->to_rank == rt_rank())
      rt_conduit()->get(p->from_rank, copy->to, copy->from, copy->bytes);
    else
      relay(p);
  }
  if (copy->source_done.event) rt_conduit()->notify(p->source_rank, copy->source_done.event, 1);
  /* Memory model: at its target the event comes after the data by itself, at any other image it says that they are there. */
  if (copy->dest_done.event && p->dest_rank != p->to_rank) rt_quiet();
  if (copy->dest_done.event) rt_conduit()->notify(p->dest_rank, copy->dest_done.event, 1);
}

static int may_start(const struct pgas_copy *copy) {
  if (!copy->predicate) return 1;
  if (!rt_posts(copy->predicate)) return 0;
  copy->predicate->taken++;
  return 1;
}

void rt_progress_copies(void) {
  struct pending **link = &state.first;
  while (*link) {
    struct pending *p = *link;
    if (!may_start(&p->copy)) {
      link = &p->next;
      continue;
    }
    *link = p->next;
    if (!p->next) state.last = link;
    perform(p);
    free(p);
  }
}

static int rank_or_own(const struct pgas_event_at *at) { return at->event ? rt_target_of(at->image) : rt_rank(); }

void pgas_copy_async(const struct pgas_copy *copy) {
  rt_begin(RT_OP_COPY, 0);
  struct pending now = {.copy = *copy, .to_rank = rt_target_of(copy->to_image), .from_rank = rt_target_of(copy->from_image),
                        .source_rank = rank_or_own(&copy->source_done), .dest_rank = rank_or_own(&copy->dest_done)};
  if (now.to_rank < 0 || now.from_rank < 0 || now.source_rank < 0 || now.dest_rank < 0) return;
  rt_progress_copies();
  if (may_start(copy)) {
    perform(&now);
    return;
  }
  struct pending *later = rt_private(1, sizeof *later);
  *later = now;
  if (!state.first) state.last = &state.first;
  *state.last = later;
  state.last = &later->next;
}

/* ---- cofence ---- */

/* The first copy that may not pass the fence, or NULL. Those with an event of their own are not the fence's business. */
static struct pending *held_by_fence(int may_pass) {
  for (struct pending *p = state.first; p; p = p->next) {
    int kind = p->from_rank == rt_rank() ? PGAS_PUTS : PGAS_GETS;
    if (!p->copy.source_done.event && !p->copy.dest_done.event && !(may_pass & kind)) return p;
  }
  return NULL;
}

void pgas_cofence(int may_pass) {
  static const struct rt_watch watch = {rt_new_failure, NULL};
  rt_begin(RT_OP_COFENCE, 0);
  rt_async_fence();
  rt_progress_copies();
  for (struct pending *p; (p = held_by_fence(may_pass)); rt_progress_copies()) {
    pgas_event *predicate = p->copy.predicate;
    if (rt_broken(rt_conduit()->wait(predicate, predicate->taken + 1, &watch))) return;
  }
}

/* Memory model: what the program does next to order images (atomics, say) orders what was put before, too. */
void pgas_sync_memory(void) {
  pgas_cofence(0);
  rt_quiet();
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
