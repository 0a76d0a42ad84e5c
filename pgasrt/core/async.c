/* async.c: an asynchronous collective is the blocking one on a stack of its own. Where it would wait it gives the
   processor back, and it goes on when the image waits or tests and the counter has got there. Those of one lane run one
   after the other, in the order in which all images of the team have started them. */
#define _GNU_SOURCE
#include "lane.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

#if defined __SANITIZE_ADDRESS__ || (defined __has_feature && __has_feature(address_sanitizer))
#include <sanitizer/common_interface_defs.h>
#define LEAVE_STACK(saved, bottom, bytes) __sanitizer_start_switch_fiber(saved, bottom, bytes)
#define ENTER_STACK(saved, bottom, bytes) __sanitizer_finish_switch_fiber(saved, bottom, bytes)
#else
#define LEAVE_STACK(saved, bottom, bytes) ((void)(saved), (void)(bottom), (void)(bytes))
#define ENTER_STACK(saved, bottom, bytes) ((void)(saved), (void)(bottom), (void)(bytes))
#endif

#if defined __has_feature && __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>
#define NEW_FIBER() __tsan_create_fiber(0)
#define THIS_FIBER() __tsan_get_current_fiber()
#define TO_FIBER(fiber) __tsan_switch_to_fiber(fiber, 0)
#else
#define NEW_FIBER() NULL
#define THIS_FIBER() NULL
#define TO_FIBER(fiber) ((void)(fiber))
#endif

enum { STACK_BYTES = 256 << 10, GUARD_BYTES = 64 << 10 };

struct rt_task {
  struct rt_task *next;
  struct rt_lane *lane;
  struct rt_call call;
  pgas_event *done;
  int started, finished;
  pgas_counter *counter; /* what it waits for */
  uint64_t at_least;
  const struct rt_watch *watch;
  int code;              /* of the watch */
  ucontext_t context;
  char *stack;
  void *fake_stack, *fiber; /* of the address and the thread sanitizer */
};

static RT_IMAGE struct {
  struct rt_task *first, **last; /* not yet finished, in the order of their start */
  struct rt_task *idle;          /* finished ones, for their stacks */
  struct rt_task *running;
  ucontext_t image;              /* the image's own context while a task runs */
  void *fake_stack, *fiber;
  const void *image_stack;
  size_t image_stack_bytes;
} state;

/* ---- switching ---- */

static void enter_image(struct rt_task *task) {
  LEAVE_STACK(task->finished ? NULL : &task->fake_stack, state.image_stack, state.image_stack_bytes);
  TO_FIBER(state.fiber);
  swapcontext(&task->context, &state.image);
  ENTER_STACK(task->fake_stack, NULL, NULL);
}

static void body(void) {
  struct rt_task *task = state.running;
  ENTER_STACK(NULL, &state.image_stack, &state.image_stack_bytes);
  rt_run(task->lane, &task->call);
  task->finished = 1;
  enter_image(task);
}

static void enter_task(struct rt_task *task) {
  state.running = task;
  rt_me->sleeps++; /* lest the supervisor takes this image for blocked */
  LEAVE_STACK(&state.fake_stack, task->stack + GUARD_BYTES, STACK_BYTES);
  state.fiber = THIS_FIBER();
  TO_FIBER(task->fiber);
  swapcontext(&state.image, &task->context);
  ENTER_STACK(state.fake_stack, NULL, NULL);
  state.running = NULL;
}

int rt_async_block(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch, int *code) {
  struct rt_task *task = state.running;
  if (!task) return 0;
  task->counter = counter;
  task->at_least = at_least;
  task->watch = watch;
  task->code = 0;
  enter_image(task);
  *code = task->code;
  return 1;
}

/* ---- tasks ---- */

static char *new_stack(void) {
  char *stack = mmap(NULL, GUARD_BYTES + STACK_BYTES, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack == MAP_FAILED || mprotect(stack, GUARD_BYTES, PROT_NONE) != 0)
    rt_fail(NULL, "no memory for an asynchronous collective: %s", strerror(errno));
  return stack;
}

static struct rt_task *new_task(void) {
  struct rt_task *task = state.idle;
  if (!task) {
    task = rt_private(1, sizeof *task);
    task->stack = new_stack();
    task->fiber = NEW_FIBER();
    return task;
  }
  state.idle = task->next;
  *task = (struct rt_task){.stack = task->stack, .fiber = task->fiber};
  return task;
}

static void begin(struct rt_task *task) {
  task->started = 1;
  task->lane->task = task;
  rt_lane_enter(task->lane);
  getcontext(&task->context);
  task->context.uc_stack.ss_sp = task->stack + GUARD_BYTES;
  task->context.uc_stack.ss_size = STACK_BYTES;
  task->context.uc_link = NULL;
  makecontext(&task->context, body, 0);
  enter_task(task);
}

static int can_go_on(struct rt_task *task) {
  if (rt_reached(task->counter, task->at_least)) return 1;
  if (!task->watch || !__atomic_load_n(&rt_control()->departed.value, __ATOMIC_SEQ_CST)) return 0;
  task->code = task->watch->broken(task->watch->who);
  return task->code != 0;
}

static void carry_on(struct rt_task *task) {
  if (!task->started && !task->lane->task)
    begin(task);
  else
    while (task->started && !task->finished && can_go_on(task)) enter_task(task);
}

static void finish(struct rt_task *task) {
  struct rt_lane *lane = task->lane;
  int code = rt_lane_leave(lane);
  lane->task = NULL;
  rt_post(&lane->team->lane[0].board->finished, 1);
  if (task->done) rt_post(task->done, 1);
  task->next = state.idle;
  state.idle = task;
  rt_broken(code);
}

static void carry_on_all(void) {
  for (struct rt_task **link = &state.first; *link;) {
    struct rt_task *task = *link;
    carry_on(task);
    if (!task->finished) {
      link = &task->next;
      continue;
    }
    *link = task->next;
    if (!*link) state.last = link;
    finish(task);
  }
}

int rt_progress(void) {
  if (state.running) return 1;
  if (state.first) carry_on_all();
  int under_way = rt_conduit()->progress ? rt_conduit()->progress() : 0;
  return under_way || state.first != NULL;
}

void rt_async_start(const struct rt_call *call, pgas_event *done) {
  struct pgas_team *team = rt_team();
  struct rt_task *task = new_task();
  task->call = *call;
  task->done = done;
  task->lane = &team->lane[1 + team->asynchronous++ % (RT_LANES - 1)];
  if (!state.first) state.last = &state.first;
  *state.last = task;
  state.last = &task->next;
  rt_progress();
}

static const struct rt_task *without_event(void) {
  const struct rt_task *task = state.first;
  while (task && task->done) task = task->next;
  return task;
}

/* One that is finished may be another one. */
void rt_async_fence(void) {
  for (const struct rt_task *task; (task = without_event());) {
    pgas_counter *finished = &task->lane->team->lane[0].board->finished;
    rt_wait(finished, finished->value + 1, NULL);
  }
}

void rt_async_finish(struct pgas_team *team) {
  if (team->asynchronous) rt_wait(&team->lane[0].board->finished, team->asynchronous, NULL);
}
