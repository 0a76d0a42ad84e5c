/* put.c: elements of a distributed array that are set through index arrays. An image sets its own at once and keeps the others,
   place and value, in one list for each owner. At the end every image tells how much it has for each other one, is told where
   to put it, and puts it there; the owners take what has come. */
#include "inspect.h"
#include <stdlib.h>
#include <string.h>

/* What goes to one owner: records of a place and a value, each of whole words. */
struct outgoing {
  char *record;
  int64_t records, room;
};

struct puts {
  struct hpf_mapping mapping;
  struct rt_finder finder;
  struct outgoing *to;           /* by rank */
  int64_t *sends, *receives;     /* records, by rank */
  char **inboxes, **outboxes;    /* mine as others name them; theirs */
  char *inbox;
  size_t inbox_bytes;
};

static size_t record_bytes(const struct puts *p) { return sizeof(int64_t) + (((size_t)p->mapping.elem_bytes + 7) & ~(size_t)7); }

static struct puts *opened(struct hpf_indirect *indirect) {
  if (indirect->state) return indirect->state;
  size_t images = (size_t)rt_images();
  struct puts *p = indirect->state = rt_private(1, sizeof *p);
  p->to = rt_private(images, sizeof *p->to);
  p->sends = rt_private(images, sizeof *p->sends);
  p->receives = rt_private(images, sizeof *p->receives);
  p->inboxes = rt_private(images, sizeof *p->inboxes);
  p->outboxes = rt_private(images, sizeof *p->outboxes);
  return p;
}

void hpf_put_begin(struct hpf_indirect *indirect) {
  struct puts *p = opened(indirect);
  hpf_mapping_of(&p->mapping, indirect->array);
  rt_finder_open(&p->finder, &p->mapping, &indirect->pos);
  for (int rank = 0; rank < rt_images(); rank++) p->to[rank].records = 0;
}

static void keep(const struct puts *p, struct outgoing *to, int64_t place, const void *value) {
  size_t bytes = record_bytes(p);
  if (to->records == to->room) {
    to->room = 2 * to->room + 64;
    to->record = realloc(to->record, (size_t)to->room * bytes);
    if (!to->record) rt_fail(NULL, "out of memory on image %d", rt_rank() + 1);
  }
  char *record = to->record + (size_t)to->records++ * bytes;
  memcpy(record, &place, sizeof place);
  memcpy(record + sizeof place, value, (size_t)p->mapping.elem_bytes);
}

static void set(const struct puts *p, int64_t place, const void *value) {
  char *element = p->mapping.base + place * p->mapping.elem_bytes;
  if (p->mapping.elem_bytes == 8)
    memcpy(element, value, 8);
  else
    memcpy(element, value, (size_t)p->mapping.elem_bytes);
}

void hpf_put_note(struct hpf_indirect *indirect, const int64_t *index, const void *value) {
  struct puts *p = indirect->state;
  int rank;
  int64_t place = rt_find(&p->finder, index, &rank);
  if (rank == rt_rank())
    set(p, place, value);
  else
    keep(p, &p->to[rank], place, value);
}

/* Room for all that comes, told to those who send it. */
static void open_inbox(struct puts *p) {
  size_t bytes = 0, each = record_bytes(p);
  for (int rank = 0; rank < rt_images(); rank++) bytes += (size_t)p->receives[rank] * each;
  if (bytes > p->inbox_bytes) {
    if (p->inbox) pgas_free_local(p->inbox);
    p->inbox = pgas_alloc_local(bytes);
    p->inbox_bytes = bytes;
  }
  char *next = p->inbox;
  for (int rank = 0; rank < rt_images(); rank++) {
    p->inboxes[rank] = p->receives[rank] ? pgas_seen_from(rank + 1, next) : NULL;
    next += (size_t)p->receives[rank] * each;
  }
}

static void take(const struct puts *p) {
  size_t each = record_bytes(p);
  const char *record = p->inbox;
  for (int rank = 0; rank < rt_images(); rank++)
    for (int64_t i = 0; i < p->receives[rank]; i++, record += each) {
      int64_t place;
      memcpy(&place, record, sizeof place);
      set(p, place, record + sizeof place);
    }
}

void hpf_put_end(struct hpf_indirect *indirect) {
  struct puts *p = indirect->state;
  size_t each = record_bytes(p);
  uint64_t messages = 0, bytes = 0;
  rt_at(&indirect->pos);
  if (rt_images() == 1) return;
  for (int rank = 0; rank < rt_images(); rank++) p->sends[rank] = p->to[rank].records;
  pgas_alltoall(p->sends, p->receives, sizeof *p->sends);
  open_inbox(p);
  pgas_alltoall(p->inboxes, p->outboxes, sizeof *p->inboxes);
  for (int rank = 0; rank < rt_images(); rank++)
    if (p->sends[rank]) pgas_put(rank + 1, p->outboxes[rank], p->to[rank].record, (size_t)p->sends[rank] * each);
  pgas_barrier();
  take(p);
  for (int rank = 0; rank < rt_images(); rank++)
    messages += p->receives[rank] > 0, bytes += (uint64_t)p->receives[rank] * each;
  rt_count(RT_IRREGULAR, messages, bytes);
}
