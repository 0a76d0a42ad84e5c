/* fail.c: failed and stopped images, and what an error of a statement becomes: a stat, or the end of the run.

   The supervisor notes a death and wakes everybody; an image that stops does so itself. */
#define _GNU_SOURCE
#include "lane.h"
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PLACE_BYTES = RT_FILE_BYTES + 64 };

static RT_IMAGE struct {
  unsigned char *told; /* for each rank: this image was told that it has failed */
  uint32_t told_count;
  struct pgas_stat *stat; /* where PGAS_TRY wants errors */
  int had_error;          /* PGAS_TRY was given one at any time */
  uint64_t barrier;       /* since this one was asked about the end of images */
  int asked_of, asked;    /* of the first that had ended: its rank, and how often */
  int64_t asked_ms;       /* for the first time */
} state;

static uint32_t failures(void) { return __atomic_load_n(&rt_control()->failed, __ATOMIC_SEQ_CST); }

int rt_departed(int rank) {
  switch (__atomic_load_n(&rt_control()->state[rank], __ATOMIC_SEQ_CST)) {
    case RT_RUNNING: return 0;
    case RT_FAILED: return PGAS_STAT_FAILED_IMAGE;
    default: return PGAS_STAT_STOPPED_IMAGE;
  }
}

int rt_rank_departed(const void *rank) { return rt_departed(*(const int *)rank); }

int rt_team_departed(const void *team) {
  const struct pgas_team *all = team;
  int code = 0;
  for (int index = 0; index < all->size && code != PGAS_STAT_FAILED_IMAGE; index++) {
    int one = rt_departed(all->rank[index]);
    if (one) code = one;
  }
  return code;
}

int rt_new_failure(const void *none) {
  (void)none;
  return failures() > state.told_count ? PGAS_STAT_FAILED_IMAGE : 0;
}

/* ---- departing ---- */

int rt_is_shared(const struct rt_control *control, const void *object, size_t bytes) {
  uintptr_t address = (uintptr_t)object, base = (uintptr_t)control;
  uint64_t all = (uint64_t)(control->segments - (const char *)control) +
                 (uint64_t)control->images * control->stride_bytes;
  return address >= base && address - base <= all - bytes;
}

pgas_counter *rt_slept_on(const struct rt_control *control, int rank) {
  const struct rt_status *status = &control->status[rank];
  if (!__atomic_load_n(&status->asleep, __ATOMIC_SEQ_CST)) return NULL;
  pgas_counter *counter = __atomic_load_n(&status->counter, __ATOMIC_RELAXED);
  return rt_is_shared(control, counter, sizeof *counter) ? counter : NULL;
}

void rt_wake_all(struct rt_control *control) {
  for (int rank = control->first_here; rank <= control->last_here; rank++) {
    pgas_counter *counter = rt_slept_on(control, rank);
    if (counter) rt_wake(counter);
  }
}

/* An image at the end of the program is woken by the last one only: n images are n wakes, not n*n. */
static void wake_watchers(struct rt_control *control) {
  int all_departed = rt_reached(&control->departed, (uint64_t)control->images);
  for (int rank = control->first_here; rank <= control->last_here; rank++) {
    pgas_counter *counter = rt_slept_on(control, rank);
    if (counter && (counter != &control->departed || all_departed)) rt_wake(counter);
  }
}

void rt_note_departed(struct rt_control *control, int rank, enum rt_state how) {
  uint8_t running = RT_RUNNING;
  if (!__atomic_compare_exchange_n(&control->state[rank], &running, (uint8_t)how, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) return;
  if (how == RT_FAILED) __atomic_add_fetch(&control->failed, 1, __ATOMIC_SEQ_CST);
  __atomic_add_fetch(&control->departed.value, 1, __ATOMIC_SEQ_CST);
  wake_watchers(control);
}

/* Memory model: what an image has put outlives it. */
void rt_depart(enum rt_state how) {
  rt_quiet();
  rt_note_departed(rt_control(), rt_rank(), how);
  if (rt_hosts) rt_hosts->say_departed(rt_rank());
}

/* What it has said before reaches the others, as at any end: else those who still wait for that would never be told of the failure, since
   it has left what they are in. */
void pgas_fail_image(void) {
  rt_quiet();
  rt_begin(RT_OP_FAIL_IMAGE, 0);
  raise(SIGKILL);
  for (;;) pause();
}

/* ---- inquiry ---- */

static int is_told(int rank) { return state.told && state.told[rank]; }

static void acknowledge(int rank) {
  int was = __atomic_exchange_n(&rt_control()->status[rank].acknowledged, 1, __ATOMIC_SEQ_CST);
  if (!was && rt_hosts) rt_hosts->acknowledge(rank);
}

static int told(int rank, int code) {
  if (code != PGAS_STAT_FAILED_IMAGE || is_told(rank)) return code;
  if (!state.told) state.told = rt_private((size_t)rt_images(), 1);
  state.told[rank] = 1;
  state.told_count++;
  acknowledge(rank);
  return code;
}

/* An image is not known to have ended by those that look around behind the barrier that it was in, too, but is by those who go on asking:
   both often and for a time, so that it depends on no speed. */
static int is_news(int rank, uint64_t barrier) {
  enum { OFTEN = 8, TIME_MS = 100 };
  if (barrier != state.barrier) state.barrier = barrier, state.asked_of = rank, state.asked = 0, state.asked_ms = rt_now_ms();
  if (rank == state.asked_of && state.asked <= OFTEN) state.asked++;
  return state.asked <= OFTEN || rt_now_ms() - state.asked_ms < TIME_MS;
}

static int known(int rank) {
  int code = __atomic_load_n(&rt_control()->departed.value, __ATOMIC_SEQ_CST) ? rt_departed(rank) : 0; /* as rt_gone asks */
  if (__atomic_load_n(&rt_control()->state[rank], __ATOMIC_SEQ_CST) != RT_ENDED) return told(rank, code);
  uint64_t barrier = rt_common_barrier(rank);
  return barrier > 0 && is_news(rank, barrier) ? 0 : code;
}

/* These inquiries, too, may be asked in a loop. */
int pgas_image_status(int image) {
  rt_progress();
  return known(rt_rank_of(image));
}

static int list(int code, int *images, int most) {
  const struct pgas_team *team = rt_team();
  int count = 0;
  rt_progress();
  for (int index = 0; index < team->size; index++) {
    int rank = team->rank[index];
    if (known(rank) != code) continue;
    if (count < most) images[count] = index + 1;
    count++;
  }
  return count;
}

int pgas_failed_images(int *images, int most) { return list(PGAS_STAT_FAILED_IMAGE, images, most); }

int pgas_stopped_images(int *images, int most) { return list(PGAS_STAT_STOPPED_IMAGE, images, most); }

/* ---- texts ---- */

void rt_place(const struct rt_status *status, const char *lead, char *text, size_t text_bytes) {
  text[0] = 0;
  if (status->line > 0) snprintf(text, text_bytes, "%s%.*s:%d", lead, RT_FILE_BYTES - 1, status->file, status->line);
}

/* "image 3", or "image 3 on host b". */
void rt_name_image(const struct rt_control *control, int rank, char text[RT_IMAGE_BYTES]) {
  const char *host = control->host[control->node_of[rank]];
  snprintf(text, RT_IMAGE_BYTES, host[0] ? "image %d on host %s" : "image %d", rank + 1, host);
}

void rt_describe_departed(const struct rt_control *control, int rank, char *text, size_t text_bytes) {
  char where[PLACE_BYTES], image[RT_IMAGE_BYTES];
  const struct rt_status *status = &control->status[rank];
  rt_place(status, "; its last communication was at ", where, sizeof where);
  rt_name_image(control, rank, image);
  int how = status->wait_status;
  if ((control->state[rank] == RT_STOPPED || control->state[rank] == RT_ENDED) && how == 0)
    snprintf(text, text_bytes, "%s has stopped", image);
  else if (status->op == RT_OP_FAIL_IMAGE)
    snprintf(text, text_bytes, "%s executed fail image", image);
  else if (WIFSIGNALED(how))
    snprintf(text, text_bytes, "%s was killed by SIG%s (%s)%s", image, sigabbrev_np(WTERMSIG(how)), strsignal(WTERMSIG(how)), where);
  else
    snprintf(text, text_bytes, "%s ended with exit code %d before the end of the program%s", image, WEXITSTATUS(how), where);
}

/* What is special about a wait: how far an event has got, who stands before this image in the queue of a lock. */
static void describe_wait(const struct rt_control *control, const struct rt_status *status, char *text,
                          size_t text_bytes) {
  const pgas_counter *counter = status->counter;
  int is_event = status->op == RT_OP_EVENT_WAIT || status->op == RT_OP_NOTIFY_WAIT;
  text[0] = 0;
  if (is_event && status->asleep && rt_is_shared(control, counter, sizeof *counter))
    snprintf(text, text_bytes, " (%llu of %llu posts)", (unsigned long long)(counter->value - counter->taken),
             (unsigned long long)(status->at_least - counter->taken));
  else if (status->op == RT_OP_LOCK || status->op == RT_OP_CRITICAL)
    snprintf(text, text_bytes, " after image %d", status->behind);
}

static void describe(const struct rt_status *status, const char *more, char *text, size_t text_bytes) {
  char where[PLACE_BYTES], peer[32] = "";
  rt_place(status, " at ", where, sizeof where);
  if (status->peer) snprintf(peer, sizeof peer, "(%d)", status->peer);
  int op = status->op >= 0 && status->op < RT_OPS ? status->op : RT_OP_NONE;
  snprintf(text, text_bytes, "%s%s%s%s", rt_op_name[op], peer, more, where);
}

void rt_describe_waiting(const struct rt_control *control, int rank, char *text, size_t text_bytes) {
  char more[64];
  describe_wait(control, &control->status[rank], more, sizeof more);
  describe(&control->status[rank], more, text, text_bytes);
}

/* ---- reporting ---- */

/* From the first failure on, transfers are calls, which can report it. */
void pgas_catch(struct pgas_stat *stat) {
  if (failures()) pgas_reach_.images = 0;
  stat->code = PGAS_STAT_OK;
  state.stat = stat;
}

int pgas_caught(void) {
  int code = state.stat->code;
  state.stat = NULL;
  return code;
}

int rt_has_error(void) { return state.stat && state.stat->code; }
int rt_is_trying(void) { return state.stat != NULL; }
int rt_had_error(void) { return state.had_error; }

struct rt_doing rt_leave_statement(void) {
  struct rt_doing doing = {rt_me->op, rt_me->peer, rt_me->asleep, rt_me->counter, rt_me->at_least, state.stat};
  state.stat = NULL;
  __atomic_store_n(&rt_me->asleep, 0, __ATOMIC_SEQ_CST);
  return doing;
}

void rt_return_to_statement(const struct rt_doing *doing) {
  state.stat = doing->stat;
  rt_me->op = doing->op;
  rt_me->peer = doing->peer;
  __atomic_store_n(&rt_me->counter, doing->counter, __ATOMIC_RELAXED);
  rt_me->at_least = doing->at_least;
  __atomic_store_n(&rt_me->asleep, doing->asleep, __ATOMIC_SEQ_CST);
}

static int report(int code, const char *message) {
  char what[RT_TEXT_BYTES / 4];
  if (!state.stat) {
    describe(rt_me, "", what, sizeof what);
    rt_fail(NULL, "image %d in %s: %s", rt_rank() + 1, what, message);
  }
  state.had_error = 1;
  if (state.stat->code == PGAS_STAT_OK) {
    state.stat->code = code;
    snprintf(state.stat->message, sizeof state.stat->message, "%s", message);
  }
  return code;
}

int rt_error(int code, const char *format, ...) {
  char message[RT_TEXT_BYTES / 4];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  return report(code, message);
}

int rt_broken_by(int code, int rank) {
  char message[RT_TEXT_BYTES / 4];
  if (!code) return 0;
  rt_describe_departed(rt_control(), rank, message, sizeof message);
  return report(told(rank, code), message);
}

/* Names one that the image was not told of, if there is one; the program knows that there are failures now. */
int rt_broken(int code) {
  int first = 0;
  if (!code) return 0;
  for (int rank = rt_images() - 1; rank >= 0; rank--) {
    if (rt_departed(rank) != code) continue;
    if (code == PGAS_STAT_FAILED_IMAGE) acknowledge(rank);
    if (rt_departed(first) != code || !is_told(rank) || is_told(first)) first = rank;
  }
  return rt_broken_by(code, first);
}

int rt_check_gone(int rank) {
  if (rank < 0) return PGAS_STAT_INVALID;
  int code = rt_departed(rank);
  return code == PGAS_STAT_FAILED_IMAGE ? rt_broken_by(code, rank) : 0;
}

int rt_check_lost(int rank) { return rank < 0 || state.stat ? rt_check_gone(rank) : 0; }

void rt_team_lost(void) {
  if (state.stat && failures() && rt_team_departed(rt_team()) == PGAS_STAT_FAILED_IMAGE)
    rt_broken(PGAS_STAT_FAILED_IMAGE);
}
