/* image.c: who this image is, how it starts and ends. */
#define _GNU_SOURCE
#include "lane.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

RT_IMAGE struct rt_status *rt_me;
RT_IMAGE struct rt_self rt_self;

static RT_IMAGE struct { const char *file; } state; /* file: last noted */

RT_IMAGE const struct rt_hosts *rt_hosts;

const struct rt_conduit *rt_conduit_of_machine(const struct rt_control *control) {
  return control->late ? &rt_late : control->simulated ? &rt_sim : &rt_smp;
}

void rt_start_image(int rank, struct rt_control *control, const struct rt_conduit *conduit) {
  int images = control->images;
  const char *pin = getenv("PGAS_PIN");
  rt_self.rank = rank;
  rt_self.control = control;
  rt_me = &control->status[rank];
  rt_self.conduit = rt_observe(conduit);
  int is_bound = pin && *pin ? strcmp(pin, "0") != 0 : !rt_hosts && images <= control->cpus;
  if (images > 1 && is_bound) rt_pin(rt_node_slot(rank));
  if (images > 1) rt_shorten_slices();
  rt_team_start();
  if (control->simulated) rt_sim_start();
  rt_event_start();
  rt_lock_start();
  rt_spawn_start();
}

/* boot: "rank,fd,base,bytes" as the supervisor wrote it. */
static void join(const char *boot) {
  struct rt_segment segment;
  unsigned long long base, bytes;
  int rank;
  if (sscanf(boot, "%d,%d,%llx,%llx", &rank, &segment.fd, &base, &bytes) != 4)
    rt_panic("PGAS_BOOT is set in the environment; only the runtime may set it");
  unsetenv("PGAS_BOOT");
  segment.base = (char *)(uintptr_t)base;
  segment.total_bytes = bytes;
  struct rt_control *control = rt_segment_attach(&segment);
  rt_start_image(rank, control, rt_conduit_of_machine(control));
}

/* A process that was started by the user, or by a launcher. */
static _Noreturn void begin_run(char **argv) {
  struct rt_launched launched = rt_launched();
  if (launched.by && &rt_network) rt_network.shell(argv);
  if (launched.images <= 1) rt_supervise(argv);
  if (launched.rank > 0) sleep(1), _exit(EXIT_FAILURE); /* the first one says it */
  rt_panic("a launcher has started this program on %d processes (%s), but it can run on one machine only; build it with "
           "--conduit mpi, or start it without the launcher", launched.images, launched.by);
}

int rt_images_apart;

void rt_at(const struct hpf_pos *pos) {
  if (!pos || !pos->file) return;
  pgas_at(pos->file, pos->line);
}

void pgas_at(const char *file, int line) {
  rt_me->line = line;
  if (state.file == file) return;
  state.file = file;
  snprintf(rt_me->file, sizeof rt_me->file, "%s", file);
}

void pgas_init(int argc, char **argv) {
  (void)argc;
  const char *boot = getenv("PGAS_BOOT");
  int shell;
  if (!boot) begin_run(argv ? argv : rt_command_line());
  if (&rt_network && sscanf(boot, "shell,%d", &shell) == 1) {
    unsetenv("PGAS_BOOT");
    rt_network.join(shell);
  } else {
    join(boot);
  }
}

/* No watch: who is gone has departed. */
void pgas_finalize(void) {
  for (struct pgas_team *team = rt_team(), *last = NULL; team != last; last = team, team = team->parent)
    rt_async_finish(team);
  rt_note_end();
  rt_depart(RT_ENDED);
  rt_begin(RT_OP_END, 0);
  rt_wait(&rt_self.control->departed, (uint64_t)rt_images(), NULL);
  rt_compare_ends();
  if (rt_hosts) rt_hosts->end();
}

void *pgas_ptr(const void *object, int image) { return rt_self.conduit->pointer(rt_rank_of(image), object); }
