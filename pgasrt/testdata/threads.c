/* Images as threads of one process, which a race detector can watch: a test program is compiled with its main and
   pgas_init renamed, and the core with RT_THREADS, which makes its state thread-local. No supervisor. */
#define _GNU_SOURCE
#include "rt.h"
#undef main
#undef pgas_init
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { SEGMENT_BYTES = 256 << 20, PAGE_BYTES = 4096 };

int image_main(int argc, char **argv);
void image_init(int argc, char **argv);

static struct rt_control *control;

static void create(int images) {
  size_t bytes = rt_control_bytes(images);
  bytes = (bytes + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES;
  size_t all = bytes + (size_t)images * SEGMENT_BYTES;
  control = mmap(NULL, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (control == MAP_FAILED) abort();
  control->segments = (char *)control + bytes;
  control->stride_bytes = SEGMENT_BYTES;
  control->images = control->here = images;
  control->last_here = images - 1;
  control->cpus = rt_cpu_count();
  control->memory_bytes = rt_memory_available();
  rt_nodes_deal(control);
}

void image_init(int argc, char **argv) { (void)argc, (void)argv; }

static int arguments;
static char **argument;

static void *run(void *rank) {
  rt_start_image((int)(intptr_t)rank, control, rt_conduit_of_machine(control));
  image_main(arguments, argument);
  return NULL;
}

static void say_failure(void) {
  if (control->failure.complete) fputs(control->failure.text, stderr);
}

int main(int argc, char **argv) {
  arguments = argc, argument = argv;
  const char *text = getenv("PGAS_IMAGES");
  int images = text ? atoi(text) : 4;
  pthread_t thread[64];
  create(images);
  atexit(say_failure);
  for (int rank = 0; rank < images; rank++)
    if (pthread_create(&thread[rank], NULL, run, (void *)(intptr_t)rank) != 0) abort();
  for (int rank = 0; rank < images; rank++) pthread_join(thread[rank], NULL);
  return control->failure_epoch ? EXIT_FAILURE : EXIT_SUCCESS;
}
