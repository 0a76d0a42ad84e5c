/* rt.h: what the files of the core share. Nothing here is for programs. Ranks count from 0. */
#ifndef RT_H
#define RT_H
#include "hpf.h"
#include "pgas.h"
#include <stdio.h>
#include <sys/types.h>
#include <time.h>

enum {
  RT_TEXT_BYTES = 4096,
  RT_FILE_BYTES = 256,
  RT_LABEL_BYTES = 256,
  RT_EXCHANGES_MAX = 4096, /* exchanges told apart in the statistics; the last slot takes all others */
  RT_SLICE_MS = 50,        /* no sleep lasts longer without a look at the failure epoch */
  RT_GRACE_MS = 400        /* that images have to end in order once the run has failed */
};

/* What each image has for itself at file scope: static RT_IMAGE struct {...} state. The build with threads as images,
   which a race detector can watch, makes it thread-local. */
#ifdef RT_THREADS
#define RT_IMAGE _Thread_local
#else
#define RT_IMAGE
#endif

/* ---- the control area: the first bytes of the shared segment, mapped by supervisor and images ---- */

enum rt_state { RT_RUNNING, RT_ENDED, RT_STOPPED, RT_FAILED };

/* Statements and calls, as messages, statistics and traces name them. */
#define RT_OP_LIST(X)                                                                                              \
  X(NONE, "computation") X(END, "the end of the program") X(FAIL_IMAGE, "fail image") X(BARRIER, "sync all")       \
  X(COUNTER, "wait") X(PUT, "put") X(GET, "get") X(NOTIFY, "notify") X(EVENT_POST, "event post")                   \
  X(EVENT_WAIT, "event wait") X(NOTIFY_WAIT, "notify wait") X(SYNC_IMAGES, "sync images") X(ATOMIC, "atomic")      \
  X(LOCK, "lock") X(UNLOCK, "unlock") X(CRITICAL, "critical") X(COPY, "copy_async") X(COFENCE, "cofence")          \
  X(SPAWN, "spawn") X(FINISH, "finish") X(SYNC_TEAM, "sync team") X(FORM_TEAM, "form team")                        \
  X(CHANGE_TEAM, "change team") X(END_TEAM, "end team") X(BROADCAST, "broadcast") X(REDUCE, "reduce")              \
  X(ALLREDUCE, "allreduce") X(SCAN, "scan") X(GATHER, "gather") X(ALLGATHER, "allgather") X(SCATTER, "scatter")    \
  X(ALLTOALL, "alltoall") X(SHIFT, "shift") X(PERMUTE, "permute") X(SORT, "sort") X(ALLOCATE, "allocate") X(DEALLOCATE, "deallocate")
enum rt_op {
#define RT_OP_ENTRY(id, name) RT_OP_##id,
  RT_OP_LIST(RT_OP_ENTRY)
#undef RT_OP_ENTRY
  RT_OPS
};
extern const char *const rt_op_name[RT_OPS];

enum rt_kind { RT_FETCH, RT_GATHER, RT_SCATTER, RT_REDUCE, RT_BROADCAST, RT_COPIES, RT_IRREGULAR, RT_INSPECT, RT_KINDS };

struct rt_tally {
  uint64_t calls, messages, bytes;
};

struct rt_usage { /* of one kind of statement on one image */
  uint64_t calls, messages, bytes, waits;
};

enum { RT_TRACED_MAX = 1 << 24 };

/* What a traced image did: a statement, a message, or a wait within a statement. */
struct rt_traced {
  uint64_t begin_ns, duration_ns, bytes;
  int16_t op, is_wait;
  int32_t image, line; /* image: the other one, or 0 */
};
struct rt_ring {
  _Alignas(64) uint64_t count, size; /* the last `size` of them; number n stands at n % size */
  struct rt_traced entry[];
};

enum { RT_HOST_BYTES = 32 };
struct rt_status { /* one image as the supervisor sees it; written by the image alone */
  _Alignas(64) uint32_t asleep; /* 1 while in the kernel, waiting for `counter` to reach `at_least` */
  uint64_t sleeps;      /* begun so far */
  pgas_counter *counter;
  uint64_t at_least;
  int32_t op, peer;     /* the statement: enum rt_op; the image it is about, counted from 1, or 0 */
  int32_t behind;       /* of a lock: the image before this one in the queue */
  int32_t last_op, last_line; /* the last collective call that was no barrier */
  uint64_t history;     /* at the end of the program: of the initial team's calls; 0: some were broken */
  int32_t wait_status, acknowledged; /* of a failed image: as wait() gives it; 1: some image was told of its failure */
  int32_t line, shell;   /* shell: of a launched image: the process that watches it, or 0 */
  uint32_t said;         /* 1: an image of this host tells the other hosts of its failure */
  uint64_t far_messages, far_handled; /* sent to other nodes; of other hosts' messages, handled */
  char file[RT_FILE_BYTES];
  struct rt_ring *ring;          /* NULL: no trace */
  struct rt_profile *profile;    /* NULL: none */
};

/* What one image has counted for statistics. Apart from the above, which every image reads of all others: the fewer pages
   that takes the sooner many images end. */
struct rt_tallies {
  struct rt_tally kind[RT_KINDS];
  struct rt_usage usage[RT_OPS]; /* of statements, counted when somebody observes */
  struct rt_tally exchange[RT_EXCHANGES_MAX];
  uint64_t joined; /* messages of exchanges that went in one with another of the same step */
};

/* The one message of a run's end; the first of a host to claim it writes it. */
struct rt_record {
  uint32_t claimed, complete;
  int32_t code;
  int32_t owner;     /* rank of the image that it is about */
  char text[RT_TEXT_BYTES];
};

/* A signal that ended an image, noted by the image: the first of a host to claim it. */
struct rt_crash {
  uint32_t claimed, complete;
  int32_t rank, signal;
  int32_t is_fault, is_stack_full; /* the program did not send it to itself; it is about an address behind the end of the stack */
  uint64_t address;
  int32_t count;                /* of the frames of the stack */
  char frames[2 * RT_TEXT_BYTES]; /* the innermost ones, as libgfortran prints them */
};

struct rt_exchange_name {
  int64_t id;
  int32_t line;
  char file[RT_FILE_BYTES];
  char label[RT_LABEL_BYTES];
};

struct rt_control {
  char *segments;        /* address of rank 0's segment */
  uint64_t stride_bytes; /* from one image's segment to the next */
  uint64_t memory_bytes; /* available to all images together when the run started */
  int32_t images, cpus;
  int32_t here;                        /* images on this host: they share its memory and its CPUs */
  int32_t first_here, last_here;       /* ranks of which others may lie between */
  int32_t stats;
  int32_t levels;                      /* of collectives: 1, 2 or 0: as the nodes suggest */
  int32_t simulated;                   /* 1: the environment deals nodes */
  uint64_t latency_ns, gap_ns;         /* of the simulated network between nodes */
  uint64_t late;                       /* not 0: it completes puts as late as it may; a seed */
  int32_t node_of[PGAS_IMAGES_MAX];
  char host[PGAS_IMAGES_MAX][RT_HOST_BYTES]; /* of a launched run: the name of each node's host; else empty */
  uint8_t state[PGAS_IMAGES_MAX];      /* enum rt_state, written by the image alone, but RT_FAILED by the supervisor */
  int32_t compiled;                    /* 1: by dhpfgo; the first death ends the run */
  _Alignas(64) uint32_t failure_epoch; /* 1: the run is ending with an error */
  uint32_t failed;                     /* images so far */
  uint32_t said_failure;               /* 1: an image of this host tells the other hosts that the run is ending */
  pgas_counter departed;               /* images that failed, stopped or ended */
  struct rt_record failure, stop;
  struct rt_crash crash;
  int32_t exchange_count;
  struct rt_exchange_name exchange[RT_EXCHANGES_MAX];
  struct rt_status status[]; /* one an image; the tallies of each stand behind them */
};
static inline uint64_t rt_control_bytes(int images) {
  return sizeof(struct rt_control) + (uint64_t)images * (sizeof(struct rt_status) + sizeof(struct rt_tallies));
}
static inline struct rt_tallies *rt_tallies_of(const struct rt_control *control, int rank) {
  return (struct rt_tallies *)(uintptr_t)(control->status + control->images) + rank;
}

/* What else may end a wait: broken is asked again and again once an image has failed or stopped, and returns 0 or the
   code that the wait shall return. NULL as a watch: nothing. */
struct rt_watch {
  int (*broken)(const void *who);
  const void *who;
};

/* What the word was before; SWAP_IF writes the operand if it was `expected`. All are sequentially consistent. */
enum rt_atomic { RT_LOAD, RT_SWAP, RT_SWAP_IF, RT_ADD, RT_BIT_AND, RT_BIT_OR, RT_BIT_XOR };

/* ---- conduits: how images reach each other ---- */

struct rt_put;
struct rt_gate {
  const pgas_counter *counter;
  uint64_t ready;
};
enum rt_end { RT_HERE, RT_THERE }; /* where a transfer is complete: at this image, at the other */

/* Addresses called remote are the caller's own, as in pgas.h. Strided calls get a normalised box (see rt_box_normalise)
   and its dims may be 0: one element.

   Memory model. A put is complete here when it returns, and there after quiet, not before; so is a notification.
   Notifications from one image to another arrive in their order, that of notify after all earlier puts to that image, that
   of put_notify after its own bytes alone. An image's own transfers to the same bytes of one image keep their order. Nothing
   else is ordered: each statement after which some other image may look calls rt_quiet first. What an image has begun may
   need further calls of it to get on. */
struct rt_conduit {
  const char *name;
  void (*put)(int rank, void *remote, const void *local, size_t bytes);
  void (*get)(int rank, void *local, const void *remote, size_t bytes);
  void (*put_strided)(int rank, void *remote, const void *local, const struct pgas_box *box);
  void (*get_strided)(int rank, void *local, const void *remote, const struct pgas_box *box);
  /* Non-blocking transfers of a normalised box; all NULL where the calls above are complete at both ends when they
     return. begin returns a ticket, or 0 for a complete transfer; finish says whether it is complete at that end, and
     if asked waits until it is; quiet makes all transfers of this image but those to one rank complete at both ends. */
  uint64_t (*begin)(int is_put, int rank, void *remote, void *local, const struct pgas_box *box);
  int (*finish)(uint64_t ticket, enum rt_end end, int wait);
  void (*quiet)(int but); /* -1: none */
  void (*notify)(int rank, pgas_counter *counter, uint64_t amount);
  int (*wait)(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch); /* see rt_wait */
  void (*poke)(int rank); /* wakes that image if it sleeps: it has something to look at */
  uint64_t (*atomic)(int rank, enum rt_atomic op, uint64_t *remote, uint64_t operand, uint64_t expected);
  /* The bytes, and then the counter: one message. */
  void (*put_notify)(int rank, void *remote, const void *local, size_t bytes, pgas_counter *counter, uint64_t amount);
  /* The same for the runtime's own messages: the receiver alone reads the bytes, and frees their memory, behind the counter, so
     quiet does not wait for it. No bytes: a notification. */
  void (*mail)(int rank, void *remote, const void *local, size_t bytes, pgas_counter *counter, uint64_t amount);
  /* Puts which wait at their target until its counter `gate` is at least `ready`, and are complete when `done`, if not NULL, has
     been raised by 1 behind them; quiet does not wait for them. NULL: the caller asks whether the target is ready. */
  void (*deliver)(int rank, const struct rt_put *puts, int count, const struct rt_gate *gate, pgas_counter *done);
  int (*progress)(void); /* called by waiting images; tells whether something is under way; may be NULL */
  void *(*pointer)(int rank, const void *object); /* NULL: remote memory cannot be dereferenced */
};
extern const struct rt_conduit rt_smp; /* one machine */
extern const struct rt_conduit rt_sim; /* one machine that plays several nodes and the network between them */
extern const struct rt_conduit rt_late; /* the same, each put as late as the memory model allows */
void rt_sim_start(void);

/* Hosts: every one has a control area of its own, with an entry for each image of the run; images of one host share it. What the
   others must know is told by messages. Addresses in it and in all segments are the same on all hosts. */
struct rt_hosts {
  void (*say_departed)(int rank); /* to the other hosts: that image's state and place in the program */
  void (*leave)(void);            /* the run is ending with an error, and so is this image */
  int (*is_first)(int code, const char *text); /* of all to execute STOP: this image */
  void (*acknowledge)(int rank);  /* an image of this host was told of that one's failure, the first time */
  void (*look)(int rank);         /* brings the status of an image of another host here */
  void (*end)(void);              /* serves the other hosts until all images have departed; the last call */
};
extern RT_IMAGE const struct rt_hosts *rt_hosts; /* NULL: there is one host */

/* What --conduit links: a process that a launcher has started becomes the shell of an image, which it starts and watches; the
   image joins the run through that. NULL where only this machine can be reached. */
struct rt_network {
  void (*shell)(char **argv) __attribute__((noreturn));
  void (*join)(int shell);
};
extern const struct rt_network rt_network __attribute__((weak));

/* launched.c: whether a launcher (mpirun, srun) has started this process as one of several */
struct rt_launched {
  const char *by; /* the variable that says so; NULL: nobody has */
  int rank, images;
};
struct rt_launched rt_launched(void);

/* image.c: this image and its conduit */
void rt_start_image(int rank, struct rt_control *control, const struct rt_conduit *conduit);
const struct rt_conduit *rt_conduit_of_machine(const struct rt_control *control);
extern RT_IMAGE struct rt_self {
  int rank;
  struct rt_control *control;
  const struct rt_conduit *conduit;
} rt_self;
static inline int rt_rank(void) { return rt_self.rank; }
static inline int rt_images(void) { return rt_self.control->images; }
static inline struct rt_control *rt_control(void) { return rt_self.control; }
static inline const struct rt_conduit *rt_conduit(void) { return rt_self.conduit; }
/* Completes this image's puts there, or all but those to a rank that is notified next. Shared memory needs none of it. */
static inline void rt_quiet_but(int rank) { if (rt_conduit()->quiet) rt_conduit()->quiet(rank); }
static inline void rt_quiet(void) { rt_quiet_but(-1); }
extern RT_IMAGE struct rt_status *rt_me; /* this image's */
extern int rt_images_apart; /* 1: every image computes for itself, as in a program with coarrays: nothing is image 1's alone */
extern int rt_io_dec_formats; /* 1: I, F, D, E, G and L without a width have the one of DEC's compilers */
void rt_at(const struct hpf_pos *pos); /* notes where in the program this image is */

/* team.c. Ranks count from 0 in the initial team, indexes from 0 in a team. */
struct rt_nodes {
  int count, mine;
  int *leader;     /* index of each node's first member */
  int *of;         /* node of each index */
  int local_count, local_place;
  int *local;      /* indexes of my node, ascending */
  int in_blocks;   /* the members of each node are neighbours in the order of the team */
};
struct pgas_team {
  uint64_t history; /* a hash of the collective calls so far */
  struct pgas_team *parent;
  int64_t number;
  int size, index; /* index: of this image */
  int depth;       /* 0: the initial team */
  int *rank;       /* of each index */
  struct rt_nodes nodes;
  struct rt_siblings *siblings; /* what was formed together; NULL: the initial team */
  struct rt_lane *lane;         /* lane.h */
  void *boards;
  uint64_t asynchronous;        /* collectives started so far */
  struct pgas_team *formed, *next_formed;
};
void rt_team_start(void);
struct pgas_team *rt_team(void); /* the current one */
int rt_named_rank(int image);    /* rt_target_of for what is not simply a number in the current team */
extern RT_IMAGE struct pgas_team *rt_current_team;
static inline int rt_named(int rank) { return -1 - rank; } /* as pgas_image_at names it */
/* The rank of the `image` argument of a call that asks rt_gone or rt_lost about it: -1, which is both, if there is no such image and
   PGAS_TRY has been told so; and of any other call, which ends the run then. */
static inline int rt_target_of(int image) {
  const struct pgas_team *team = rt_current_team;
  return (unsigned)image - 1u < (unsigned)team->size ? team->rank[image - 1] : rt_named_rank(image);
}
int rt_rank_of(int image);

/* node.c: nodes as the environment deals them. */
void rt_nodes_deal(struct rt_control *control);
int rt_node_of(int rank);
int rt_node_slot(int rank); /* number of the CPU that the image should have */

/* async.c: asynchronous collectives. rt_progress does what can be done and tells whether something is still under way;
   rt_async_block suspends the one that runs, and tells whether one does. */
int rt_progress(void);
int rt_async_block(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch, int *code);
void rt_async_finish(struct pgas_team *team); /* waits for those of a team */
void rt_async_fence(void);                    /* for those without an event */

/* segment.c */
struct rt_segment {
  int fd;
  char *base;
  uint64_t total_bytes;
};
struct rt_segment rt_segment_create(int images);
struct rt_control *rt_segment_attach(const struct rt_segment *segment);
int rt_segment_try(struct rt_segment *segment, int images, int attempt); /* maps fd at place number `attempt`: 1, 0, or -1: none is left */
struct rt_control *rt_segment_describe(const struct rt_segment *segment, int images, int attempt);

/* child.c: what starts and watches copies of the program */
pid_t rt_start_copy(char **argv, const char *boot, int is_silent);
void rt_take_signals(void);
int rt_await_signal(const struct timespec *most); /* the signal, or -1 with errno EAGAIN */
int64_t rt_now_ms(void);
void rt_say(const char *text); /* on the standard error */
_Noreturn void rt_end_as(int signal_number);

/* supervise.c, report.c: the first process */
_Noreturn void rt_supervise(char **argv);
void rt_note_death(struct rt_control *control, int rank, int status);
void rt_report_stats(const struct rt_control *control);
void rt_write_trace(const struct rt_control *control, const char *path);
void rt_write_profile(const struct rt_control *control);
void rt_print_text(FILE *file, const char *text); /* as a string of JSON */
void rt_report_death(struct rt_control *control, int rank);
void rt_report_deadlock(struct rt_control *control, const unsigned char *gone);

/* machine.c */
int rt_cpu_count(void);
uint64_t rt_memory_available(void);
int64_t rt_shared_cache_bytes(void); /* of the last level of cache that CPUs share; negative: not known */
void rt_pin(int slot), rt_shorten_slices(void);
char **rt_command_line(void); /* argv of this process */

/* wait.c: waits until the counter is at least that: 0; or until the watch is broken: its code, unless the counter has
   got there nevertheless. Leaves the program when the run is ending. */
int rt_wait(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch);
int rt_wait_long(pgas_counter *counter, uint64_t at_least, const struct rt_watch *watch); /* for other nodes */
void rt_post(pgas_counter *counter, uint64_t amount); /* adds to a counter that can be addressed, and wakes */
void rt_wake(pgas_counter *counter);

void rt_check_failure(void); /* leaves the program when the run is ending */
static inline int rt_reached(const pgas_counter *counter, uint64_t at_least) {
  return __atomic_load_n(&counter->value, __ATOMIC_SEQ_CST) >= at_least;
}

/* heap.c. rt_alloc is pgas_alloc that names the object and its place in the refusal; the unchecked form is for the
   runtime's own small needs. rt_private: cleared ordinary memory of this image, or the end of the run. */
void *rt_alloc(size_t bytes, const char *what, const struct hpf_pos *pos);
void *rt_alloc_unchecked(size_t bytes);
void rt_free_unchecked(void *object);
int rt_in_segment(const void *object, size_t bytes); /* of this image */
void rt_heap_end_team(int depth);
void *rt_private(size_t elems, size_t elem_bytes);
void rt_ask_for_huge_pages(const void *start, uint64_t bytes);

/* copy.c: memmove that is as fast for large objects */
void rt_copy(void *to, const void *from, size_t bytes);

/* rma.c: tells the inline transfers of pgas.h which team is current */
void rt_reach_team(const struct pgas_team *team);

/* stream.c: memcpy of at least a line, one of several copies of the same bytes that are made at the same time. */
void rt_copy_among(char *to, const char *from, size_t bytes, int copies);

/* box.c */
void rt_box_normalise(struct pgas_box *box);
void rt_box_copy(char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                 const struct pgas_box *box);
/* The same where both sides are this image's and may overlap. */
void rt_box_copy_own(char *to, const ptrdiff_t *to_stride, const char *from, const ptrdiff_t *from_stride,
                     const struct pgas_box *box);

/* For conduits without strided transfers: calls line for each line of the box along its base dimension, which is
   dimension 0 of the box given to it. A box of 0 dimensions is one element. */
typedef void (*rt_line_fn)(int rank, void *remote, void *local, const struct pgas_box *box);
void rt_box_lines(int rank, void *remote, void *local, const struct pgas_box *box, rt_line_fn line);

int rt_check_gone(int rank); /* notes an error if the image has failed, and returns its code */
int rt_check_lost(int rank);
/* observe.c */
extern RT_IMAGE int rt_observing; /* statistics, traces or delays are wanted: */
const struct rt_conduit *rt_observe(const struct rt_conduit *conduit); /* the conduit itself, or one in front of it */
void rt_observe_statement(void);
uint64_t rt_observe_begin(void); /* of a wait; what to give to: */
void rt_observe_wait(uint64_t begin_ns);
uint64_t rt_now_ns(void);

/* profile.c: where the time goes, by lines */
extern RT_IMAGE int rt_profiling;
void rt_profile_begin(void);
void rt_profile_wait(uint64_t begin_ns);
void rt_profile_messages(uint64_t messages, uint64_t bytes);
void rt_profile_end(void);

/* fail.c: images that are no more. The rt_watch functions: `who` is described with each. */
/* Whether that image is no more, for the target of a call; cheap while all are well. */
static inline int rt_gone(int rank) {
  return rank < 0 || __atomic_load_n(&rt_control()->departed.value, __ATOMIC_RELAXED) ? rt_check_gone(rank) : 0;
}
/* The same for a call that can do without the image: only PGAS_TRY is told, and then the call does nothing. */
static inline int rt_lost(int rank) {
  return rank < 0 || __atomic_load_n(&rt_control()->departed.value, __ATOMIC_RELAXED) ? rt_check_lost(rank) : 0;
}
void rt_team_lost(void); /* of any image of the current team */
int rt_departed(int rank);                 /* PGAS_STAT_FAILED_IMAGE, PGAS_STAT_STOPPED_IMAGE or 0 */
int rt_rank_departed(const void *rank);    /* int *: that image has failed or stopped */
int rt_team_departed(const void *team);    /* struct pgas_team *: any of its images; failed comes first */
int rt_new_failure(const void *none);      /* an image has failed that this image was not told of yet */
enum { RT_IMAGE_BYTES = RT_HOST_BYTES + 32 };
void rt_name_image(const struct rt_control *control, int rank, char text[RT_IMAGE_BYTES]); /* for messages */
void rt_depart(enum rt_state state);       /* this image takes no further part */
void rt_wake_all(struct rt_control *control);
void rt_note_departed(struct rt_control *control, int rank, enum rt_state state); /* once for each image and host */
/* Whether an address that another image wrote down, who may be out of its mind, lies in the shared memory. */
int rt_is_shared(const struct rt_control *control, const void *object, size_t bytes);
/* The counter that an image sleeps on, or NULL. */
pgas_counter *rt_slept_on(const struct rt_control *control, int rank);
void rt_place(const struct rt_status *status, const char *lead, char *text, size_t text_bytes); /* "" if it is not known */
void rt_describe_departed(const struct rt_control *control, int rank, char *text, size_t text_bytes);
/* An error of the statement that this image is in: noted for PGAS_TRY, or the end of the run. Returns code. The second
   form is for a wait that was broken: it says which image has failed or stopped; code 0 is no error. */
int rt_error(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));
int rt_broken(int code);
int rt_broken_by(int code, int rank);
/* What this image is doing: the statement, and the image (from 1) that it is about or 0. */
static inline void rt_begin(enum rt_op op, int peer) {
  rt_me->op = op;
  rt_me->peer = peer;
  if (__builtin_expect(rt_observing, 0)) rt_observe_statement();
}
/* A shipped function runs in the middle of a wait; this puts the statement aside meanwhile. */
struct rt_doing {
  int32_t op, peer;
  uint32_t asleep;
  pgas_counter *counter;
  uint64_t at_least;
  struct pgas_stat *stat;
};
struct rt_doing rt_leave_statement(void);
void rt_return_to_statement(const struct rt_doing *doing);
int rt_has_error(void), rt_is_trying(void), rt_had_error(void); /* PGAS_TRY has an error; it would be given one; it was once */
void rt_describe_waiting(const struct rt_control *control, int rank, char *text, size_t text_bytes);

/* event.c, lock.c, deferred.c, spawn.c: their symmetric memory; what a waiting image does for them */
void rt_event_start(void);
uint64_t rt_posts(const pgas_event *event); /* not yet taken */
void rt_lock_start(void);
void rt_spawn_start(void);
int rt_serve(void); /* 1: it did something */
int rt_has_pending(void); /* something that only rt_serve can start */
int rt_copies_pending(void);
void rt_progress_copies(void);

/* stop.c: ends of the run */
int rt_claim(struct rt_record *record, int code, const char *format, ...) __attribute__((format(printf, 3, 4)));
void rt_raise_failure(struct rt_control *control);
_Noreturn void rt_leave(void);                                          /* another image failed */
_Noreturn void rt_panic(const char *format, ...) __attribute__((format(printf, 1, 2))); /* before there are images */
_Noreturn void rt_fail(const struct hpf_pos *pos, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* crash.c */
void rt_crash_start(void); /* of images of compiled programs */
void rt_describe_crash(const struct rt_control *control, char *text, size_t bytes);

/* stats.c */
void rt_count(enum rt_kind kind, uint64_t messages, uint64_t bytes);
int rt_exchange_slot(const struct hpf_exchange *exchange);
void rt_count_run(int slot);
void rt_count_message(int slot, uint64_t bytes);
void rt_count_joined(int messages); /* of several exchanges of a step, which went to one image as one */

/* grid.c */
void rt_grid_choose(int rank, const int64_t *extent, const int64_t *fixed, int64_t images, int64_t *grid);

/* multi.c */
void rt_multi_choose(int rank, const int64_t *extent, int64_t images, int64_t *tiles);
void rt_multi_deal(struct hpf_layout *layout, int64_t images); /* from grid, the numbers of tiles */
void rt_multi_deal_by(struct hpf_layout *layout, int64_t cells, const struct hpf_pos *pos); /* INDIRECT */
void rt_multi_free(struct hpf_layout *layout);
int64_t rt_multi_number(const struct hpf_layout *layout, const int64_t *start); /* of the tile with these cells */

/* layout.c: any image's place in a layout, computed locally. Ranks from rt_layout_images on are outside the grid. An image has
   one place in the grid, but with MULTI several. rt_layout_tile: its first tile there: HPF_GRID_MAX starts, then as many extents. */
int rt_layout_places(const struct hpf_layout *layout); /* of each image */
int rt_layout_place(const struct hpf_layout *layout, int rank, int number);
void rt_layout_tile(const struct hpf_layout *layout, int place, int64_t *tile);
int64_t rt_layout_first(const struct hpf_layout *layout, int dim, int64_t tile); /* cell of any tile; also of one behind the last */
int rt_layout_images(const struct hpf_layout *layout);
int64_t rt_layout_coord(const struct hpf_layout *layout, int place, int grid_dim);
int rt_layout_rank(const struct hpf_layout *layout, const int64_t *coord); /* whose place it is */
int64_t rt_layout_tiles(const struct hpf_layout *layout, int dim);
/* GEN_BLOCK: the tile that holds a cell, the last that begins at or before it; empty ones before it begin there, too. */
int64_t rt_tile_at(const int64_t *first, int64_t tiles, int64_t cell);
int64_t rt_layout_owner(const struct hpf_layout *layout, int dim, int64_t cell);

/* array.c. tile: that of some image, as rt_layout_tile gives it for the array's layout. */
int64_t rt_array_store_lo(const struct hpf_array *array, int dim, const int64_t *tile);
/* Of what an image stores of a dimension: how many slots, and the elements of each, see array.c. */
int64_t rt_array_slot_elems(const struct hpf_array *array, int dim);
int64_t rt_array_slots(const struct hpf_array *array, int dim);
/* How much further an index stands from the origin in the next slot than in this: see struct hpf_array. */
int64_t rt_array_slot_step(const struct hpf_array *array, int dim);
int64_t rt_array_shape(struct hpf_array *array, const struct hpf_pos *pos); /* sets the strides; returns the bytes of the storage */
int rt_array_lies_within(const struct hpf_array *array);
int rt_array_has_slots(const struct hpf_array *array); /* tiles that are stored apart */
/* How far an element that an image owns is from the first stored one of the dimension. */
int64_t rt_array_own_place(const struct hpf_array *array, int dim, int64_t index);
/* Indices first, first + step, ... of one array dimension. */
struct rt_run {
  int64_t first, elems, step;
};
/* The runs of dimension dim within lo..hi that belong to a place; returns how many. With `unit`, steps are 1. The list is
   kept for the caller in *runs, of which *room entries are allocated. */
int rt_array_runs(const struct hpf_array *array, int dim, int place, int64_t lo, int64_t hi, int unit, struct rt_run **runs, int *room);
/* Whether rank is where `receiver` gets elements of the array from, as far as the grid dimensions say with which no array
   dimension is aligned; receiver -1: whether it has a copy at all. */
int rt_array_gives(const struct hpf_array *array, int rank, int receiver);
int rt_array_places(const struct hpf_array *array, int rank, const int64_t *lo, const int64_t *hi, int *end);
int rt_array_owner(const struct hpf_array *array, const int64_t *index);
/* first: of a buffer, the first index in each dimension with a range. */
char *rt_array_address(const struct hpf_array *array, const int64_t *tile, const int64_t *first, const int64_t *index);
char *rt_array_own_address(const struct hpf_array *array, const int64_t *index);

/* schedule.c */
struct rt_put {
  char *remote;
  const char *local;
  struct pgas_box box; /* normalised */
};
struct rt_message {
  int rank, puts;
  uint64_t bytes;
  struct rt_put *put;
};
struct rt_schedule {
  int64_t *key; /* what the schedule depends on, see schedule.c */
  int slot;     /* in the statistics */
  int receives, sends;
  int *receive_from;
  struct rt_message *send;
  int *send_to; /* for each rank an index into send, or -1 */
  struct rt_message own; /* from tiles of mine to shadows of others of mine */
  struct rt_schedule *next; /* of an exchange by hyperplanes: those of the others, in a ring; else itself */
};
/* An exchange as two images see it: the tile starts of both for all its layouts. */
struct rt_pair {
  const struct hpf_exchange *exchange;
  const int64_t *params, *receiver, *sender;
  const struct hpf_array *buffer; /* what the receiver takes it into, as all images see it; NULL: the array */
  const int64_t *first; /* in the receiver's buffer, of each dimension with a range */
  unsigned along;       /* a bit for each dimension in which what goes to tile after tile is one section */
};
int rt_section(const struct rt_pair *pair, int piece, int64_t *lo, int64_t *hi);
char *rt_taken_at(const struct rt_pair *pair, const int64_t *index); /* where the receiver wants an element */
uint64_t rt_fill_put(const struct rt_pair *pair, const int64_t *lo, const int64_t *hi, const int64_t *step, struct rt_put *put);
void rt_add_owners(struct rt_schedule *schedule, const struct hpf_exchange *exchange, const int64_t *params); /* sections cut by owner here */
/* buffer.c. A need is what an image needs of an array, if any, as the box around it; own: all of it is its own. It comes in boxes
   one after the other; ascending: a bit for each dimension in which each begins behind the one before, the latest. */
struct rt_need {
  int64_t lo[HPF_RANK_MAX], hi[HPF_RANK_MAX], latest[HPF_RANK_MAX];
  int any, own;
  unsigned ascending;
};
/* Makes the buffer large enough for what each image needs: needs[rank]. Images that read in place get nothing. Collective. */
void rt_shape_buffer(struct hpf_array *buffer, const struct hpf_array *array, const struct rt_need *needs, const struct hpf_pos *pos);
/* Takes back the room that the buffer had last, if it still has one; gives it away. */
void rt_enter_buffer(struct hpf_array *buffer);
void rt_leave_buffer(const struct hpf_array *buffer);
int64_t rt_rooms_bytes(void); /* of all buffers together */
int rt_reads_in_place(const struct hpf_exchange *exchange, const struct rt_need *need);
/* Says where this image reads what it needs. */
void rt_place_buffer(struct hpf_array *buffer, const struct hpf_array *array, const struct rt_need *need);
const struct rt_schedule *rt_schedule(struct hpf_exchange *exchange, const int64_t *params);

/* exchange.c */
void rt_exchange_start(void);
/* memory.c */
void rt_memory_start(void);
void rt_count_memory(const struct hpf_array *array, int64_t bytes);
void rt_report_memory(void);

/* copy_run.c, irregular.c, foresee.c */
void rt_print_foreseen(FILE *file);
void rt_copy_start(void);
void rt_irregular_start(void);
#endif
