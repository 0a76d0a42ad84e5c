/* far.h: what the files of the conduit between hosts share. It stands on an *engine*, which brings messages from process to
   process: mpi/engine.c. Ranks count from 0 and are the engine's own. */
#ifndef FAR_H
#define FAR_H
#include "rt.h"

enum {
  FAR_MESSAGE_BYTES = 56 << 10, /* the longest message of the engine: below what engines send without asking first */
  FAR_ALIGN = 8,
  FAR_NOBODY = -1               /* a receiver that is no more */
};

/* All calls are made by one thread at a time. A process that fails leaves without `finish`. */
struct far_engine {
  const char *(*start)(void);  /* NULL, or what is wrong */
  const char *(*version)(void);
  int (*rank)(void);
  int (*images)(void);
  int (*threads)(void);        /* 1: a thread of the runtime's own may call, too */
  void (*hosts)(int32_t *host); /* of each rank, from 0, without gaps (C) */
  void (*gather)(const void *mine, void *all, size_t bytes); /* everybody's bytes to everybody (C) */
  void (*sum)(const uint64_t *mine, uint64_t *sum, int count); /* to rank 0 (C) */
  /* A buffer of FAR_MESSAGE_BYTES for a message; NULL if many are under way, unless it must be. */
  void *(*buffer)(int must);
  void (*send)(int rank, void *buffer, size_t bytes); /* in order for each receiver; the buffer is the engine's again */
  void *(*receive)(int *rank, size_t *bytes);         /* the next message that has come, or NULL; its buffer until: */
  void (*received)(void);
  int (*drained)(void);        /* 1: all that was sent has left */
  void (*finish)(void);        /* (C) */
  /* Called by the shell of an image that is no more: the end of the shell shall not make the launcher kill others. 0: it does. */
  int (*withdraw)(void);
};
extern const struct far_engine far_engine;

/* ---- messages: a header, and requests one behind the other ---- */

struct far_header {
  uint64_t handled; /* messages of the receiver's that the sender has handled */
  uint32_t counts;  /* 1: this one is counted */
  uint32_t please;  /* 1: the receiver shall say soon what it has handled */
};

enum far_kind {
  FAR_PUT,      /* the payload to `address` */
  FAR_PUT_BOX,  /* elements of a bytes, dense in the payload, to the box at `address` */
  FAR_NOTIFY,   /* a onto the counter at `address` */
  FAR_DELIVER,  /* requests, which are held back until the counter at `address` is at least a; then 1 onto the counter at b, if any */
  FAR_GET,      /* elements of a bytes of the box at `address`, in the order of the box, as FAR_DATA for b */
  FAR_DATA,     /* the payload for transfer b */
  FAR_ATOMIC,   /* operation `detail` on the word at `address`, operand a; payload: expected; the answer is for b */
  FAR_ANSWER,   /* the number a for b */
  FAR_DEPARTED, /* image a is in state `detail` now; payload: its status */
  FAR_TOLD,     /* some image was told of the failure of image a */
  FAR_FAILURE,  /* the run is ending with an error */
  FAR_STOP,     /* the message of STOP, for rank 0; a: code; payload: text */
  FAR_BLOCKED,  /* rank 0 asks whether all images of the host wait */
  FAR_BLOCKED_ANSWER
};

/* In front of its payload: the dimensions of a box, if it has some. */
struct far_request {
  uint8_t kind, detail, dims, none;
  uint32_t bytes; /* of the payload */
  uint64_t address, a, b;
};
struct far_dim {
  uint64_t extent;
  int64_t stride_bytes;
};

/* Where the answer to a request goes. */
struct far_answer {
  uint64_t value;
  int come;
};

/* ---- wire.c: what is said to whom, credits, completion ---- */
void far_wire_start(void);
/* Room for a request to a rank with that payload, behind what was said before; the payload follows the dimensions. */
struct far_request *far_say(int rank, enum far_kind kind, int dims, size_t bytes);
struct far_request *far_reply(int rank, enum far_kind kind, size_t bytes); /* from handlers: never waits; far_send_reply goes with it */
void far_send_reply(int rank, struct far_request *request);
void far_shrink(int rank, struct far_request *request, size_t bytes); /* the payload of what was said last */
void far_may_wait(int rank);  /* what was said last: until more is said, or this image waits */
void far_flush(int rank);
void far_flush_all(void);
void far_must_complete(int rank); /* the requests said so far are puts or notifications, for far_quiet */
uint64_t far_said(int rank);      /* a mark for: */
int far_is_handled(int rank, uint64_t mark);
void far_ask_handled(int rank);
void far_quiet(int but);
int far_poll(void); /* handles what has come; 1: there was something */
int far_poll_once(void); /* the first message of it */
void far_wait(int (*done)(const void *who), const void *who, int rank); /* or until that rank has failed; -1: any */
void far_lock(void);
void far_unlock(void);
int far_is_handling(void);
static inline char *far_payload(struct far_request *request) {
  return (char *)(request + 1) + request->dims * sizeof(struct far_dim);
}
static inline size_t far_request_bytes(const struct far_request *request) {
  size_t bytes = sizeof *request + request->dims * sizeof(struct far_dim) + request->bytes;
  return (bytes + FAR_ALIGN - 1) / FAR_ALIGN * FAR_ALIGN;
}

/* ---- handle.c ---- */
void far_handle(int sender, struct far_request *request);
int far_handle_held(void);
uint64_t far_held_bytes(int sender);

/* ---- far.c ---- */
extern const struct rt_conduit far_conduit;
void far_data_came(struct far_request *data);
int far_is_far(int rank);
int far_server_of(int rank); /* the image that serves the memory of that one: itself, or another one of its host; -1: none is left */
void far_put_absolute(int rank, const void *object, size_t bytes); /* what stands at this host to where it stands at that one */
void far_get_absolute(int rank, void *local, const void *address, size_t bytes);
static inline uint64_t far_address(int rank, const void *object) {
  return (uint64_t)(uintptr_t)object + (uint64_t)((int64_t)(rank - rt_rank()) * (int64_t)rt_control()->stride_bytes);
}

/* ---- hosts.c ---- */
extern const struct rt_hosts far_hosts;
void far_tell_failures(void);
void far_departed_came(struct far_request *request);
void far_told_came(const struct far_request *request);
void far_failure_came(void);
void far_take_failure(struct rt_control *control); /* another host's: it is no news to the others */
void far_stop_came(int sender, struct far_request *request);
int far_is_speaker(int rank); /* the first living image of its host */

/* ---- traces.c ---- */
void far_compare_clocks(void); /* (C) */
void far_leave_trace(void);

/* ---- deadlock.c ---- */
void far_look_for_deadlock(void);
void far_blocked_asked(int sender);
void far_blocked_answered(struct far_request *answer);

/* ---- arbiter.c: called by shells ---- */
enum { FAR_ADDRESSES_MAX = 8 };
struct far_arbiter { /* where the shell of rank 0 is asked; addresses and port in the order of the network */
  uint64_t token;
  uint32_t address[FAR_ADDRESSES_MAX];
  int32_t addresses;
  uint16_t port;
  char host[RT_HOST_BYTES]; /* its name */
};
void far_name_host(char name[RT_HOST_BYTES]); /* this host's */
enum far_verdict { FAR_UNKNOWN, FAR_MINE, FAR_OTHERS }; /* UNKNOWN: there was no answer */
void far_arbiter_open(struct far_arbiter *arbiter);
void far_arbiter_serve(void);
enum far_verdict far_arbiter_ask(const struct far_arbiter *arbiter, int rank); /* whose message it is; takes two seconds at most */
int far_arbiter_has_decided(void); /* at rank 0 */
int far_arbiter_link(const struct far_arbiter *arbiter, int rank); /* a connection to the shell of rank 0 that stays; -1: there is none */

/* ---- links.c: called by shells ---- */
void far_links_start(struct rt_control *control, int rank, const struct far_arbiter *arbiter);
void far_links_add(int socket, int rank, const char *host); /* to the shell of that rank */
void far_links_watch_next(void);          /* now and then */
void far_links_end(void);                 /* this process ends, and not because of what a link has said */

/* ---- boot.c, shell.c: a shell tells its image where it is asked, if it is; the image answers so: ---- */
struct far_hello {
  int32_t rank, images, fd;
  char *base;
  uint64_t total_bytes;
  struct far_arbiter arbiter; /* of the run */
};
void far_join(int shell);
void far_settle(void); /* settings.c: all have the first image's environment (C) */
void far_shell(char **argv) __attribute__((noreturn));
void far_progress_start(void);
void far_progress_stop(void);
#endif
