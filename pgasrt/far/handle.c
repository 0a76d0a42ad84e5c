/* handle.c: what an image does with the requests of images on other hosts. It is the one agent for the words of its memory that
   they notify or change atomically, with the processor's own atomic operations, which images of its host use as well.

   Handlers wait for nothing. What belongs to a step that this image has not come to yet is kept in a list. */
#include "far.h"
#include <stdlib.h>
#include <string.h>

struct held {
  struct held *next;
  int sender;
  struct far_request request; /* and its payload */
};

static struct {
  struct held *first, **last;
  uint64_t *bytes; /* held back of each sender */
} state;

static _Noreturn void refuse(int sender, const struct far_request *request) {
  rt_fail(NULL, "internal error: image %d sends a request of kind %d for %p, which is outside of the shared memory", sender + 1,
          request->kind, (void *)(uintptr_t)request->address); /* NOLINT: an address of the other host */
}

static char *target(int sender, const struct far_request *request, size_t bytes) {
  char *address = (char *)(uintptr_t)request->address; /* NOLINT: an address of the other host, the same here */
  if (!rt_is_shared(rt_control(), address, bytes)) refuse(sender, request);
  return address;
}

/* The dense side is local: elements one behind the other in the order of the dimensions. */
static struct pgas_box box_of(const struct far_request *request) {
  const struct far_dim *dim = (const void *)(request + 1);
  struct pgas_box box = {.dims = request->dims, .elem_bytes = request->a};
  ptrdiff_t bytes = (ptrdiff_t)box.elem_bytes;
  for (int k = 0; k < box.dims; k++) {
    box.extent[k] = dim[k].extent;
    box.remote_stride_bytes[k] = dim[k].stride_bytes;
    box.local_stride_bytes[k] = bytes;
    bytes *= (ptrdiff_t)dim[k].extent;
  }
  return box;
}

static size_t bytes_of(const struct pgas_box *box) {
  size_t bytes = box->elem_bytes;
  for (int k = 0; k < box->dims; k++) bytes *= box->extent[k];
  return bytes;
}

static void check_box(int sender, const struct far_request *request, const struct pgas_box *box) {
  ptrdiff_t low = 0, high = (ptrdiff_t)box->elem_bytes;
  for (int k = 0; k < box->dims; k++) {
    ptrdiff_t reach = box->remote_stride_bytes[k] * (ptrdiff_t)(box->extent[k] - 1);
    low += reach < 0 ? reach : 0;
    high += reach > 0 ? reach : 0;
  }
  const char *lowest = (const char *)(uintptr_t)request->address + low; /* NOLINT: as above */
  if (!rt_is_shared(rt_control(), lowest, (size_t)(high - low)) || bytes_of(box) > FAR_MESSAGE_BYTES) refuse(sender, request);
}

static void put_box(int sender, struct far_request *request) {
  struct pgas_box box = box_of(request);
  check_box(sender, request, &box);
  rt_box_copy(target(sender, request, 1), box.remote_stride_bytes, far_payload(request), box.local_stride_bytes, &box);
}

static void get(int sender, const struct far_request *request) {
  struct pgas_box box = box_of(request);
  check_box(sender, request, &box);
  struct far_request *data = far_reply(sender, FAR_DATA, bytes_of(&box));
  data->b = request->b;
  rt_box_copy(far_payload(data), box.local_stride_bytes, target(sender, request, 1), box.remote_stride_bytes, &box);
  far_send_reply(sender, data);
}

static void atomic(int sender, struct far_request *request) {
  uint64_t expected = *(const uint64_t *)(void *)far_payload(request);
  struct far_request *answer = far_reply(sender, FAR_ANSWER, 0);
  uint64_t *word = (uint64_t *)(void *)target(sender, request, sizeof *word);
  answer->a = rt_smp.atomic(rt_rank(), (enum rt_atomic)request->detail, word, request->a, expected);
  answer->b = request->b;
  far_send_reply(sender, answer);
}

static void answered(const struct far_request *request) {
  struct far_answer *answer = (struct far_answer *)(uintptr_t)request->b; /* NOLINT: what this image sent with its request */
  answer->value = request->a;
  __atomic_store_n(&answer->come, 1, __ATOMIC_RELEASE);
}

/* ---- what is held back ---- */

static int may_be_delivered(int sender, const struct far_request *request) {
  return rt_reached((pgas_counter *)(void *)target(sender, request, sizeof(pgas_counter)), request->a);
}

static void deliver(int sender, struct far_request *request) {
  char *next = far_payload(request), *end = next + request->bytes;
  while (next < end) {
    struct far_request *inner = (struct far_request *)(void *)next;
    next += far_request_bytes(inner);
    if (next > end) refuse(sender, request);
    far_handle(sender, inner);
  }
  struct far_request done = {.kind = FAR_NOTIFY, .address = request->b, .a = 1};
  if (request->b) far_handle(sender, &done);
}

static void hold(int sender, const struct far_request *request) {
  size_t bytes = far_request_bytes(request);
  struct held *held = rt_private(1, sizeof *held + bytes);
  held->sender = sender;
  memcpy(&held->request, request, bytes);
  if (!state.bytes) state.bytes = rt_private((size_t)rt_images(), sizeof *state.bytes);
  if (!state.first) state.last = &state.first;
  *state.last = held;
  state.last = &held->next;
  state.bytes[sender] += bytes;
}

uint64_t far_held_bytes(int sender) { return state.bytes ? state.bytes[sender] : 0; }

/* In the order in which they came: a later one of the same sender is for the same or a later step. */
int far_handle_held(void) {
  int count = 0;
  for (struct held **link = &state.first; *link;) {
    struct held *held = *link;
    if (!may_be_delivered(held->sender, &held->request)) {
      link = &held->next;
      continue;
    }
    *link = held->next;
    if (!*link) state.last = link;
    state.bytes[held->sender] -= far_request_bytes(&held->request);
    deliver(held->sender, &held->request);
    free(held);
    count++;
  }
  return count;
}

/* ---- */

void far_handle(int sender, struct far_request *request) {
  switch ((enum far_kind)request->kind) {
    case FAR_PUT: memcpy(target(sender, request, request->bytes), far_payload(request), request->bytes); return;
    case FAR_PUT_BOX: put_box(sender, request); return;
    case FAR_NOTIFY: rt_post((pgas_counter *)(void *)target(sender, request, sizeof(pgas_counter)), request->a); return;
    case FAR_GET: get(sender, request); return;
    case FAR_DATA: far_data_came(request); return;
    case FAR_ATOMIC: atomic(sender, request); return;
    case FAR_ANSWER: answered(request); return;
    case FAR_DEPARTED: far_departed_came(request); return;
    case FAR_TOLD: far_told_came(request); return;
    case FAR_FAILURE: far_failure_came(); return;
    case FAR_STOP: far_stop_came(sender, request); return;
    case FAR_BLOCKED: far_blocked_asked(sender); return;
    case FAR_BLOCKED_ANSWER: far_blocked_answered(request); return;
    case FAR_DELIVER:
      if (may_be_delivered(sender, request))
        deliver(sender, request);
      else
        hold(sender, request);
      return;
  }
  refuse(sender, request);
}
