/* Programs that can never end, or whose collective calls do not match, by argument 1; on 3 images. */
#include "check.h"

static void sum(void) {
  int64_t one = 1;
  pgas_allreduce(&one, 1, PGAS_I8, PGAS_SUM);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  const char *what = argv[1];
  int me = pgas_this_image(), next = me % 3 + 1;
  pgas_event *event = pgas_alloc(sizeof *event);
  pgas_lock *lock = pgas_alloc(sizeof *lock);
  *event = (pgas_event){0}, *lock = (pgas_lock){0};
  pgas_at("wait.c", 10 * me);
  pgas_barrier();
  if (!strcmp(what, "cycle")) pgas_sync_images(&next, 1);
  if (!strcmp(what, "mixed")) {
    if (me == 1) pgas_lock_acquire(1, lock), pgas_event_post(2, event), pgas_event_post(3, event), pgas_event_wait(event, 1);
    if (me == 2) pgas_event_wait(event, 1), pgas_lock_acquire(1, lock);
    if (me == 3) pgas_event_wait(event, 3);
  }
  if (!strcmp(what, "kinds")) {
    if (me == 2) sum();
    if (me != 2) pgas_broadcast(&next, sizeof next, 1);
    pgas_barrier();
  }
  if (!strcmp(what, "roots")) {
    pgas_broadcast(&next, sizeof next, me == 3 ? 2 : 1);
    pgas_barrier();
  }
  if (!strcmp(what, "sizes")) {
    pgas_broadcast(&next, me == 3 ? 2 : 4, 1);
    pgas_barrier();
  }
  if (!strcmp(what, "memory")) {
    pgas_alloc(me == 3 ? 200 : 100);
    pgas_barrier();
  }
  if (!strcmp(what, "freed")) {
    pgas_free(me == 3 ? (void *)event : lock);
    pgas_barrier();
  }
  if (!strcmp(what, "last")) pgas_allreduce(&(int64_t){1}, 1, PGAS_I8, me == 3 ? PGAS_MAX : PGAS_SUM);
  if (!strcmp(what, "last_freed")) pgas_free(me == 3 ? (void *)event : lock);
  if (!strcmp(what, "count")) {
    if (me == 2) pgas_event_wait(event, 1);
    pgas_barrier();
  }
  pgas_finalize();
  return 0;
}
