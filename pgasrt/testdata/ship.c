/* Asynchronous copies, cofence, function shipping and finish on any number of images. */
#include "check.h"
#include <unistd.h>

static IMAGE_LOCAL int me, images;

static void *cleared(size_t bytes) {
  void *object = pgas_alloc(bytes);
  memset(object, 0, bytes);
  pgas_barrier();
  return object;
}

static int right_of(int image) { return image % images + 1; }

static void copies(void) {
  enum { N = 20000 }; /* more than a chunk of a relay */
  int64_t *to = cleared(N * sizeof *to), *from = pgas_alloc(N * sizeof *from);
  pgas_event *event = cleared(3 * sizeof *event);
  for (int i = 0; i < N; i++) from[i] = me * 100000 + i;
  pgas_barrier();
  int two = right_of(right_of(me)), left = (me + images - 2) % images + 1;
  struct pgas_copy copy = {.to_image = right_of(me), .from_image = two, .to = to, .from = from, .bytes = N * sizeof *to,
                           .predicate = &event[0], .source_done = {two, &event[1]},
                           .dest_done = {right_of(me), &event[2]}};
  pgas_copy_async(&copy); /* what my right one's right one has, to my right one */
  pgas_barrier();
  CHECK(pgas_event_query(&event[2]) == 0 && to[0] == 0);
  pgas_barrier();
  pgas_event_post(left, &event[0]);
  pgas_event_wait(&event[2], 1);
  pgas_event_wait(&event[1], 1);
  for (int i = 0; i < N; i++) CHECK(to[i] == right_of(me) * 100000 + i);
  pgas_barrier();
  CHECK(pgas_event_query(&event[0]) == 0);
  pgas_free(event), pgas_free(from), pgas_free(to);
}

/* Copies without events: a fence that lets puts pass waits for the get only. */
static void fences(void) {
  int64_t *box = cleared(2 * sizeof *box), value = me, got = -1;
  pgas_event *go = cleared(2 * sizeof *go);
  pgas_copy_async(&(struct pgas_copy){.to_image = right_of(me), .from_image = me, .to = &box[0], .from = &value,
                                      .bytes = 8, .predicate = &go[0]});
  pgas_copy_async(&(struct pgas_copy){.to_image = me, .from_image = right_of(me), .to = &got, .from = &box[1],
                                      .bytes = 8, .predicate = &go[1]});
  CHECK(got == -1);
  pgas_event_post(me, &go[1]);
  pgas_cofence(PGAS_PUTS);
  CHECK(got == 0 && pgas_event_query(&go[0]) == 0);
  pgas_event_post(me, &go[0]);
  pgas_cofence(0);
  value = -1;
  pgas_barrier();
  CHECK(box[0] == (me + images - 2) % images + 1);
  pgas_barrier();
  pgas_free(go), pgas_free(box);
}

struct task {
  int64_t *count; /* of the image that runs it */
  int depth;
};

static void count_and_spread(void *arguments, size_t bytes, int from);

static void ship(int image, int64_t *count, int depth) {
  struct task task = {pgas_seen_from(image, count), depth};
  pgas_spawn(image, count_and_spread, &task, sizeof task, NULL);
}

static void count_and_spread(void *arguments, size_t bytes, int from) {
  const struct task *task = arguments;
  CHECK(bytes == sizeof *task && pgas_image_in(pgas_get_team(PGAS_INITIAL_TEAM), from) > 0);
  ++*task->count;
  for (int i = 0; i < 2 && task->depth > 1; i++) ship((me + i * 2) % images + 1, task->count, task->depth - 1);
}

/* A tree of functions that ship functions: 2^depth - 1 from each image. */
static void trees(void) {
  enum { DEPTH = 6 };
  int64_t *count = cleared(sizeof *count), sum;
  for (int round = 1; round <= 5; round++) {
    pgas_finish_begin();
    if (round % 2 || me == images) ship(right_of(me), count, DEPTH);
    pgas_finish_end();
    sum = *count;
    pgas_allreduce(&sum, 1, PGAS_I8, PGAS_SUM);
    CHECK(sum == (int64_t)((1 << DEPTH) - 1) * ((round + 1) / 2 * images + round / 2));
  }
  pgas_free(count);
}

static void append(void *arguments, size_t bytes, int from) {
  int64_t *list = *(int64_t **)arguments;
  CHECK(bytes == sizeof list);
  list[++list[0]] = pgas_image_in(pgas_get_team(PGAS_INITIAL_TEAM), from);
}

static void ship_append(int image, int64_t *list, pgas_event *done) {
  int64_t *there = pgas_seen_from(image, list);
  pgas_spawn(image, append, &there, sizeof there, done);
}

/* Blocks inside each other: the inner one ends first; and functions with an event. */
static void nested(void) {
  int64_t *list = cleared((2 * (size_t)images + 3) * sizeof *list);
  pgas_event *done = cleared(sizeof *done);
  pgas_finish_begin();
  ship_append(1, list, NULL);
  pgas_finish_begin();
  ship_append(1, list, done);
  pgas_finish_end();
  CHECK(pgas_event_query(done) == 1);
  if (me == 1) CHECK(list[0] >= images);
  pgas_finish_end();
  if (me == 1) CHECK(list[0] == 2 * images);
  pgas_barrier();
  ship_append(images, list, done); /* in no block */
  pgas_event_wait(done, 2);
  pgas_barrier();
  if (me == images) CHECK(list[0] == (images == 1 ? 3 : images));
  struct pgas_stat stat;
  CHECK(PGAS_TRY(&stat, pgas_spawn(1, append, list, PGAS_SPAWN_BYTES + 1, NULL)) == PGAS_STAT_INVALID);
  CHECK(PGAS_TRY(&stat, pgas_spawn(1, (pgas_function)(uintptr_t)getppid, NULL, 0, NULL)) == PGAS_STAT_INVALID);
  pgas_barrier();
  pgas_free(done), pgas_free(list);
}

enum { DEEP = 200 };

struct link {
  pgas_event *event; /* DEEP of the image that runs it */
  int place;
};

static void wait_for_next(void *arguments, size_t bytes, int from) {
  struct link link = *(struct link *)arguments;
  CHECK(bytes == sizeof link && from);
  if (link.place > 0) pgas_event_post(me, &link.event[link.place - 1]);
  if (link.place < DEEP - 1) pgas_event_wait(&link.event[link.place], 1);
}

/* Each function waits for the next one, so all of them wait inside each other. */
static void deep(void) {
  pgas_event *event = cleared(DEEP * sizeof *event);
  struct link link = {pgas_seen_from(right_of(me), event), 0};
  pgas_finish_begin();
  for (; link.place < DEEP; link.place++) pgas_spawn(right_of(me), wait_for_next, &link, sizeof link, NULL);
  pgas_finish_end();
  pgas_free(event);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  me = pgas_this_image(), images = pgas_num_images();
  copies();
  fences();
  trees();
  nested();
  deep();
  pgas_finalize();
  return 0;
}
