/* io_defined.c: input and output by procedures of the program, Fortran 2008, 9.6.4.8. libgfortran calls the procedure for an item from
   the midst of its own work; the call belongs into the program, on all images. So the library works on a stack of its own
   until it calls, the program makes the call, and then the library goes on:

     hpf_io_defined       the library runs up to its call; what it passes goes to all images
     the program's call
     hpf_io_defined_end   the library goes on to the end of the item */
#include "io.h"
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

enum { STACK_BYTES = 1 << 20, IOTYPE_BYTES = 256, VLIST_MAX = 64 };

/* What the library passes to the procedure. */
struct passed {
  int32_t called, unit, iotype_length, elements;
  int32_t vlist[VLIST_MAX];
  char iotype[IOTYPE_BYTES], iomsg[IO_MESSAGE_BYTES];
};

struct defined {
  struct defined *spare;
  char *stack;
  ucontext_t program, library;
  struct io *io;
  struct passed passed;
  int32_t *iostat;
};

void _gfortran_transfer_derived(struct gf_transfer *, void *item, void *procedure);

static struct defined *spare;
static struct defined *running; /* whose library part is being started or goes on */

static struct defined *take(struct io *io) {
  struct defined *d = spare;
  if (d) {
    spare = d->spare;
  } else {
    d = calloc(1, sizeof *d);
    if (d) d->stack = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (!d || d->stack == MAP_FAILED) rt_fail(io->pos, "not enough memory for defined input and output");
  }
  d->io = io;
  memset(&d->passed, 0, sizeof d->passed);
  return d;
}

/* The library calls: the program goes on with what is passed, and comes back when its procedure is done. */
static void called(int32_t *unit, int32_t *iostat) {
  struct defined *d = running;
  d->passed.called = 1;
  d->passed.unit = *unit;
  d->iostat = iostat;
  swapcontext(&d->library, &d->program);
}

static void formatted(void *item, int32_t *unit, char *iotype, struct gf_descriptor *vlist, int32_t *iostat, char *iomsg,
                      size_t iotype_length, size_t iomsg_length) {
  struct passed *p = &running->passed;
  (void)item, (void)iomsg, (void)iomsg_length;
  int64_t n = vlist->base ? vlist->dim[0].hi - vlist->dim[0].lo + 1 : 0;
  if (iotype_length > IOTYPE_BYTES || n > VLIST_MAX) rt_fail(running->io->pos, "the edit descriptor DT has too long a text or list");
  p->iotype_length = (int32_t)iotype_length;
  memcpy(p->iotype, iotype, iotype_length);
  p->elements = n > 0 ? (int32_t)n : 0;
  if (n > 0) memcpy(p->vlist, vlist->base, (size_t)n * sizeof *p->vlist);
  called(unit, iostat);
}

static void unformatted(void *item, int32_t *unit, int32_t *iostat, char *iomsg, size_t iomsg_length) {
  (void)item, (void)iomsg, (void)iomsg_length;
  called(unit, iostat);
}

static void library_part(void) {
  struct defined *d = running;
  struct io *io = d->io;
  char item = 0;
  _gfortran_transfer_derived(&io->as.transfer, &item, io->defined_unformatted ? (void *)unformatted : (void *)formatted);
  d->passed.called = 0;
}

static void resume(struct defined *d) {
  struct defined *outer = running;
  running = d;
  swapcontext(&d->program, &d->library);
  running = outer;
}

static void start(struct io *io) {
  struct defined *d = take(io);
  io->defined = d;
  getcontext(&d->library);
  d->library.uc_stack.ss_sp = d->stack;
  d->library.uc_stack.ss_size = STACK_BYTES;
  d->library.uc_link = &d->program;
  makecontext(&d->library, library_part, 0);
  resume(d);
}

static void give_back(struct io *io) {
  struct defined *d = io->defined;
  io->defined = NULL;
  d->spare = spare;
  spare = d;
}

/* An assignment of characters. */
static void copy_text(char *to, size_t room, const char *from, size_t length) {
  memset(to, ' ', room);
  if (from) memcpy(to, from, length < room ? length : room);
}

void hpf_io_defined(int32_t *is_unformatted, int32_t *unit, char *iotype, int64_t room, int32_t *iotype_length, int32_t *vlist,
                    int32_t *elements, int32_t *is_called, char *iomsg, int64_t length) {
  struct io *io = io_current();
  struct passed passed = {0};
  io->defined_unformatted = *is_unformatted;
  memset(passed.iomsg, ' ', sizeof passed.iomsg);
  if (io->here && !io->refused && !(io->as.common.flags & GF_RETURN_MASK)) {
    start(io);
    passed = io->defined->passed;
    if (!passed.called) give_back(io);
    copy_text(passed.iomsg, sizeof passed.iomsg, io->user_iomsg, io->user_iomsg_length);
  }
  if (!io->everywhere) hpf_io_share(&passed, sizeof passed, io->pos);
  io->in_defined = passed.called;
  copy_text(iotype, (size_t)room, passed.iotype, (size_t)passed.iotype_length);
  copy_text(iomsg, (size_t)length, passed.iomsg, sizeof passed.iomsg);
  memcpy(vlist, passed.vlist, sizeof passed.vlist);
  *unit = passed.unit;
  *iotype_length = passed.iotype_length;
  *elements = passed.elements;
  *is_called = passed.called;
  io_check(io);
}

void hpf_io_defined_end(int32_t *iostat, char *iomsg, int64_t length) {
  struct io *io = io_current();
  io->in_defined = 0;
  if (!io->defined) return;
  struct defined *d = io->defined;
  *d->iostat = *iostat;
  if (io->user_iomsg) copy_text(io->user_iomsg, io->user_iomsg_length, iomsg, (size_t)length);
  resume(d);
  give_back(io);
  io_check(io);
}
