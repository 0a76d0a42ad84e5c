/* far.c: the conduit of a run on several hosts. Images of one host load and store each other's memory; those of different
   hosts send requests (wire.c), which their owner carries out (handle.c) when it waits, and while it computes once every
   millisecond (progress.c). Boxes travel dense, in pieces that fit into a message. */
#include "far.h"
#include <stdlib.h>
#include <string.h>

enum {
  PARCEL_BYTES = FAR_MESSAGE_BYTES - 256,
  PIECE_BYTES = FAR_MESSAGE_BYTES - 512 /* of a payload: beside the headers and the dimensions */
};

/* A get that was begun; its pieces come one by one. */
struct transfer {
  uint64_t ticket;
  int rank;
  uint64_t missing;        /* pieces */
  struct transfer *next;
};
struct piece {
  struct transfer *of;
  char *local;
  struct pgas_box box;     /* remote: dense, as it comes */
};

static struct {
  struct transfer *first;  /* not yet complete */
  uint64_t tickets;
} state;

int far_is_far(int rank) { return rt_node_of(rank) != rt_node_of(rt_rank()); }

/* ---- pieces of a box ---- */

static size_t bytes_of(const struct pgas_box *box) {
  size_t bytes = box->elem_bytes;
  for (int k = 0; k < box->dims; k++) bytes *= box->extent[k];
  return bytes;
}

typedef void (*piece_fn)(int rank, uint64_t address, char *local, const struct pgas_box *box, void *context);

static void each_chunk(int rank, uint64_t address, char *local, const struct pgas_box *box, piece_fn piece, void *context) {
  for (size_t done = 0; done < box->elem_bytes; done += PIECE_BYTES) {
    size_t left = box->elem_bytes - done;
    struct pgas_box chunk = {.elem_bytes = left < PIECE_BYTES ? left : PIECE_BYTES};
    piece(rank, address + done, local + done, &chunk, context);
  }
}

/* Along the last dimension, as many elements of it as fit, or one by one. */
static void each_piece(int rank, uint64_t address, char *local, const struct pgas_box *box, piece_fn piece, void *context) {
  if (bytes_of(box) <= PIECE_BYTES) {
    piece(rank, address, local, box, context);
    return;
  }
  if (box->dims == 0) {
    each_chunk(rank, address, local, box, piece, context);
    return;
  }
  struct pgas_box part = *box;
  int k = box->dims - 1;
  size_t one = bytes_of(box) / box->extent[k], most = one < PIECE_BYTES ? PIECE_BYTES / one : 1;
  for (size_t i = 0; i < box->extent[k]; i += most) {
    size_t left = box->extent[k] - i;
    part.extent[k] = left < most ? left : most;
    part.dims = part.extent[k] == 1 ? k : k + 1;
    each_piece(rank, address + (uint64_t)((ptrdiff_t)i * box->remote_stride_bytes[k]),
               local + (ptrdiff_t)i * box->local_stride_bytes[k], &part, piece, context);
  }
}

static void write_dims(struct far_request *request, const struct pgas_box *box) {
  struct far_dim *dim = (struct far_dim *)(request + 1);
  request->a = box->elem_bytes;
  for (int k = 0; k < box->dims; k++) dim[k] = (struct far_dim){box->extent[k], box->remote_stride_bytes[k]};
}

static void dense_strides(const struct pgas_box *box, ptrdiff_t *stride) {
  ptrdiff_t bytes = (ptrdiff_t)box->elem_bytes;
  for (int k = 0; k < box->dims; k++) stride[k] = bytes, bytes *= (ptrdiff_t)box->extent[k];
}

/* ---- puts ---- */

static void put_piece(int rank, uint64_t address, char *local, const struct pgas_box *box, void *is_mail) {
  ptrdiff_t dense[PGAS_DIMS_MAX];
  struct far_request *request = far_say(rank, box->dims ? FAR_PUT_BOX : FAR_PUT, box->dims, bytes_of(box));
  request->address = address;
  write_dims(request, box);
  dense_strides(box, dense);
  rt_box_copy(far_payload(request), dense, local, box->local_stride_bytes, box);
  if (!is_mail) far_must_complete(rank);
}

static void put_far(int rank, void *remote, const void *local, const struct pgas_box *box) {
  int server = far_server_of(rank);
  if (server < 0) return;
  far_lock();
  each_piece(server, far_address(rank, remote), (char *)(uintptr_t)local, box, put_piece, NULL);
  far_unlock();
}

void far_put_absolute(int rank, const void *object, size_t bytes) {
  int server = far_server_of(rank);
  if (server < 0) return;
  far_lock();
  each_piece(server, (uint64_t)(uintptr_t)object, (char *)(uintptr_t)object, &(struct pgas_box){.elem_bytes = bytes}, put_piece, NULL);
  far_unlock();
}

static void far_put(int rank, void *remote, const void *local, size_t bytes) {
  if (far_is_far(rank))
    put_far(rank, remote, local, &(struct pgas_box){.elem_bytes = bytes});
  else
    rt_smp.put(rank, remote, local, bytes);
}

static void far_put_strided(int rank, void *remote, const void *local, const struct pgas_box *box) {
  if (far_is_far(rank))
    put_far(rank, remote, local, box);
  else
    rt_smp.put_strided(rank, remote, local, box);
}

/* ---- puts of an exchange: as many as fit into one request ---- */

struct parcel {
  const struct rt_gate *gate;
  struct far_request *open; /* NULL: none */
  size_t used;
};

static void close_parcel(int rank, struct parcel *parcel) {
  if (parcel->open) far_shrink(rank, parcel->open, parcel->used);
  parcel->open = NULL;
}

static void open_parcel(int rank, struct parcel *parcel) {
  parcel->open = far_say(rank, FAR_DELIVER, 0, PARCEL_BYTES);
  parcel->open->address = far_address(rank, parcel->gate->counter);
  parcel->open->a = parcel->gate->ready;
  parcel->used = 0;
}

static void pack_piece(int rank, uint64_t address, char *local, const struct pgas_box *box, void *context) {
  struct parcel *parcel = context;
  ptrdiff_t dense[PGAS_DIMS_MAX];
  struct far_request head = {.kind = box->dims ? FAR_PUT_BOX : FAR_PUT, .dims = (uint8_t)box->dims,
                             .bytes = (uint32_t)bytes_of(box), .address = address};
  if (parcel->open && parcel->used + far_request_bytes(&head) > PARCEL_BYTES) close_parcel(rank, parcel);
  if (!parcel->open) open_parcel(rank, parcel);
  struct far_request *request = (struct far_request *)(void *)(far_payload(parcel->open) + parcel->used);
  *request = head;
  write_dims(request, box);
  dense_strides(box, dense);
  rt_box_copy(far_payload(request), dense, local, box->local_stride_bytes, box);
  parcel->used += far_request_bytes(request);
}

static void far_deliver(int rank, const struct rt_put *puts, int count, const struct rt_gate *gate, pgas_counter *done) {
  int server = far_server_of(rank);
  struct parcel parcel = {.gate = gate};
  if (server < 0) return;
  far_lock();
  for (int i = 0; i < count; i++)
    each_piece(server, far_address(rank, puts[i].remote), (char *)(uintptr_t)puts[i].local, &puts[i].box, pack_piece, &parcel);
  if (!parcel.open) open_parcel(server, &parcel);
  if (done) parcel.open->b = far_address(rank, done);
  close_parcel(server, &parcel);
  if (done) far_flush(server);
  far_unlock();
}

/* ---- gets ---- */

static void end_transfer(struct transfer *transfer) {
  struct transfer **link = &state.first;
  while (*link != transfer) link = &(*link)->next;
  *link = transfer->next;
  free(transfer);
}

void far_data_came(struct far_request *data) {
  struct piece *piece = (struct piece *)(uintptr_t)data->b; /* NOLINT: what this image sent with its request */
  rt_box_copy(piece->local, piece->box.local_stride_bytes, far_payload(data), piece->box.remote_stride_bytes, &piece->box);
  if (--piece->of->missing == 0) end_transfer(piece->of);
  free(piece);
}

static void ask_for_piece(int rank, uint64_t address, char *local, const struct pgas_box *box, void *transfer) {
  struct piece *piece = rt_private(1, sizeof *piece);
  *piece = (struct piece){transfer, local, *box};
  dense_strides(box, piece->box.remote_stride_bytes);
  piece->of->missing++;
  struct far_request *request = far_say(rank, FAR_GET, box->dims, 0);
  request->address = address;
  request->b = (uint64_t)(uintptr_t)piece;
  write_dims(request, box);
}

static struct transfer *transfer_of(uint64_t ticket) {
  struct transfer *transfer = state.first;
  while (transfer && transfer->ticket != ticket) transfer = transfer->next;
  return transfer;
}

/* Pieces may come, and the transfer end, while the last ones are asked for: one more is missing until all are. */
static uint64_t begin_get(int server, uint64_t address, void *local, const struct pgas_box *box) {
  struct transfer *transfer = rt_private(1, sizeof *transfer);
  uint64_t ticket = ++state.tickets << 1;
  *transfer = (struct transfer){.ticket = ticket, .rank = server, .missing = 1, .next = state.first};
  state.first = transfer;
  each_piece(server, address, local, box, ask_for_piece, transfer);
  if (--transfer->missing == 0) end_transfer(transfer);
  far_flush(server);
  return ticket;
}

static int has_come(const void *ticket) { return transfer_of(*(const uint64_t *)ticket) == NULL; }

static void get_far(int server, void *local, uint64_t address, const struct pgas_box *box) {
  far_lock();
  uint64_t ticket = begin_get(server, address, local, box);
  far_wait(has_come, &ticket, server);
  far_unlock();
}

/* Of a host without images there is nothing left. */
static void get_or_clear(int rank, void *local, uint64_t address, const struct pgas_box *box) {
  int server = far_server_of(rank);
  if (server >= 0)
    get_far(server, local, address, box);
  else if (box->dims == 0)
    memset(local, 0, box->elem_bytes);
}

void far_get_absolute(int rank, void *local, const void *address, size_t bytes) {
  get_or_clear(rank, local, (uint64_t)(uintptr_t)address, &(struct pgas_box){.elem_bytes = bytes});
}

static void far_get(int rank, void *local, const void *remote, size_t bytes) {
  if (far_is_far(rank))
    get_or_clear(rank, local, far_address(rank, remote), &(struct pgas_box){.elem_bytes = bytes});
  else
    rt_smp.get(rank, local, remote, bytes);
}

static void far_get_strided(int rank, void *local, const void *remote, const struct pgas_box *box) {
  if (far_is_far(rank))
    get_or_clear(rank, local, far_address(rank, remote), box);
  else
    rt_smp.get_strided(rank, local, remote, box);
}

/* ---- non-blocking: the ticket of a get is even; that of a put, whose buffer is free at once, names a mark of the wire ---- */

enum { RANK_BITS = 20 };

static uint64_t far_begin(int is_put, int rank, void *remote, void *local, const struct pgas_box *box) {
  if (!far_is_far(rank)) {
    if (is_put)
      rt_smp.put_strided(rank, remote, local, box);
    else
      rt_smp.get_strided(rank, local, remote, box);
    return 0;
  }
  int server = far_server_of(rank);
  uint64_t ticket = 0;
  if (server < 0) return 0;
  far_lock();
  if (is_put) {
    each_piece(server, far_address(rank, remote), local, box, put_piece, NULL);
    ticket = far_said(server) << (RANK_BITS + 1) | (uint64_t)server << 1 | 1;
  } else {
    ticket = begin_get(server, far_address(rank, remote), local, box);
  }
  far_unlock();
  return ticket;
}

static int is_there(const void *who) {
  uint64_t ticket = *(const uint64_t *)who;
  return far_is_handled((int)(ticket >> 1 & ((1u << RANK_BITS) - 1)), ticket >> (RANK_BITS + 1));
}

static int finish_put(uint64_t ticket, int wait) {
  int rank = (int)(ticket >> 1 & ((1u << RANK_BITS) - 1));
  far_lock();
  if (!is_there(&ticket)) far_ask_handled(rank);
  if (wait) far_wait(is_there, &ticket, rank);
  far_poll();
  int there = is_there(&ticket);
  far_unlock();
  return there;
}

static int finish_get(uint64_t ticket, int wait) {
  far_lock();
  struct transfer *transfer = transfer_of(ticket);
  if (transfer && wait) far_wait(has_come, &ticket, transfer->rank);
  far_poll();
  int come = has_come(&ticket);
  far_unlock();
  return come;
}

static int far_finish(uint64_t ticket, enum rt_end end, int wait) {
  if (ticket % 2 == 0) return finish_get(ticket, wait);
  return end == RT_HERE || finish_put(ticket, wait);
}

/* Transfers that were begun and dropped are complete, too. */
static int none_under_way(const void *none) {
  (void)none;
  struct transfer *transfer = state.first;
  while (transfer && rt_departed(transfer->rank) == PGAS_STAT_FAILED_IMAGE) transfer = transfer->next;
  return transfer == NULL;
}

static void far_quiet_all(int but) {
  far_quiet(but < 0 ? -1 : far_server_of(but));
  if (state.first) far_wait(none_under_way, NULL, -1);
}

/* ---- words ---- */

static void say_notify(int server, uint64_t counter, uint64_t amount) {
  struct far_request *request = far_say(server, FAR_NOTIFY, 0, 0);
  request->address = counter;
  request->a = amount;
}

static void far_notify(int rank, pgas_counter *counter, uint64_t amount) {
  if (!far_is_far(rank)) {
    rt_smp.notify(rank, counter, amount);
    return;
  }
  int server = far_server_of(rank);
  if (server < 0) return;
  far_lock();
  say_notify(server, far_address(rank, counter), amount);
  far_must_complete(server);
  far_flush(server);
  far_unlock();
}

static void far_put_notify(int rank, void *remote, const void *local, size_t bytes, pgas_counter *counter, uint64_t amount) {
  if (!far_is_far(rank)) {
    rt_smp.put_notify(rank, remote, local, bytes, counter, amount);
    return;
  }
  if (bytes) far_put(rank, remote, local, bytes);
  far_notify(rank, counter, amount);
}

/* A notification goes with the next message: that some slots are free again is seldom waited for. */
static void far_mail(int rank, void *remote, const void *local, size_t bytes, pgas_counter *counter, uint64_t amount) {
  if (!far_is_far(rank)) {
    rt_smp.mail(rank, remote, local, bytes, counter, amount);
    return;
  }
  int server = far_server_of(rank), is_mail = 1;
  struct pgas_box box = {.elem_bytes = bytes};
  if (server < 0) return;
  far_lock();
  if (bytes) each_piece(server, far_address(rank, remote), (char *)(uintptr_t)local, &box, put_piece, &is_mail);
  say_notify(server, far_address(rank, counter), amount);
  if (bytes)
    far_flush(server);
  else
    far_may_wait(server);
  far_unlock();
}

static int has_answer(const void *who) { return ((const struct far_answer *)who)->come; }

static uint64_t far_atomic(int rank, enum rt_atomic op, uint64_t *remote, uint64_t operand, uint64_t expected) {
  struct far_answer answer = {0, 0};
  if (!far_is_far(rank)) return rt_smp.atomic(rank, op, remote, operand, expected);
  int server = far_server_of(rank);
  if (server < 0) return 0;
  far_lock();
  struct far_request *request = far_say(server, FAR_ATOMIC, 0, sizeof expected);
  request->detail = (uint8_t)op;
  request->address = far_address(rank, remote);
  request->a = operand;
  request->b = (uint64_t)(uintptr_t)&answer;
  memcpy(far_payload(request), &expected, sizeof expected);
  far_flush(server);
  far_wait(has_answer, &answer, server);
  far_unlock();
  return answer.value;
}

/* A message of its own would tell nothing: who sleeps looks for messages. */
static void far_poke(int rank) {
  if (!far_is_far(rank)) rt_smp.poke(rank);
}

static int far_progress(void) {
  far_lock();
  far_flush_all();
  far_poll_once();
  far_unlock();
  return 1; /* messages may come at any time */
}

static void *far_pointer(int rank, const void *object) { return far_is_far(rank) ? NULL : rt_smp.pointer(rank, object); }

const struct rt_conduit far_conduit = {
    .name = "far",
    .put = far_put,
    .get = far_get,
    .put_strided = far_put_strided,
    .get_strided = far_get_strided,
    .begin = far_begin,
    .finish = far_finish,
    .quiet = far_quiet_all,
    .notify = far_notify,
    .put_notify = far_put_notify,
    .mail = far_mail,
    .wait = rt_wait,
    .poke = far_poke,
    .atomic = far_atomic,
    .deliver = far_deliver,
    .progress = far_progress,
    .pointer = far_pointer,
};
