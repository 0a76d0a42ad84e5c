/* Under --check: do the iterations of an INDEPENDENT loop interfere? For each object that a loop uses, a table holds the
   iteration that set it and up to two that read it before they set it (two, as one of them may set it later), and two that
   updated it, as a REDUCTION variable: any number may in the same way, and none may use it otherwise. An image knows
   what it executed itself; where all images come to the end of a loop, image 1 compares all tables. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rt.h"

enum { LOOPS_MAX = 64, FIRST_SLOTS = 256 };

struct access {
  int64_t iteration;
  const struct hpf_pos *pos; /* NULL: none */
  int64_t join;              /* of an update: what joins the terms */
};

struct object {
  const char *name; /* NULL: a free slot */
  int64_t rank, index[HPF_RANK_MAX];
  int64_t scalar, own; /* own: NEW, of each image by itself */
  struct access set, read[2], update[2];
};

struct loop {
  const struct hpf_pos *pos;
  const char *variable;
  int64_t iteration;
  struct object *objects;
  size_t slots, used;
};

static struct {
  struct loop loops[LOOPS_MAX];
  int depth;
} state;

/* What addresses in the executable are counted from when they go to another image, where it may stand elsewhere. */
static const char anchor;

static uint64_t hash_of(const char *name, int64_t rank, const int64_t *index) {
  uint64_t h = (uint64_t)(name - &anchor) * 0x9e3779b97f4a7c15u;
  for (int64_t k = 0; k < rank; k++) h = (h ^ (uint64_t)index[k] ^ h >> 29) * 0xbf58476d1ce4e5b9u;
  return h ^ h >> 32;
}

static struct object *slot_of(struct object *objects, size_t slots, const char *name, int64_t rank, const int64_t *index) {
  size_t at = hash_of(name, rank, index) & (slots - 1);
  while (objects[at].name) {
    const struct object *o = &objects[at];
    if (o->name == name && !memcmp(o->index, index, (size_t)rank * sizeof *index)) break;
    at = (at + 1) & (slots - 1);
  }
  return &objects[at];
}

static void grow(struct loop *loop) {
  size_t slots = loop->slots ? 2 * loop->slots : FIRST_SLOTS;
  struct object *objects = calloc(slots, sizeof *objects);
  if (!objects) rt_fail(loop->pos, "not enough memory to check the loop over '%s'; run it with a smaller size", loop->variable);
  for (size_t i = 0; i < loop->slots; i++)
    if (loop->objects[i].name) {
      const struct object *o = &loop->objects[i];
      *slot_of(objects, slots, o->name, o->rank, o->index) = *o;
    }
  free(loop->objects);
  loop->objects = objects;
  loop->slots = slots;
}

static struct object *object_of(struct loop *loop, const char *name, int32_t rank, const int64_t *index) {
  if (4 * loop->used >= 3 * loop->slots) grow(loop);
  struct object *o = slot_of(loop->objects, loop->slots, name, rank, index);
  if (!o->name) {
    o->name = name;
    o->rank = rank;
    if (rank) memcpy(o->index, index, (size_t)rank * sizeof *index);
    loop->used++;
  }
  return o;
}

static void describe(const struct object *o, char *text, size_t bytes) {
  size_t used = (size_t)snprintf(text, bytes, "%s", o->name);
  for (int k = 0; k < o->rank && used < bytes; k++)
    used += (size_t)snprintf(text + used, bytes - used, "%s%lld%s", k ? "," : "(", (long long)o->index[k],
                             k == o->rank - 1 ? ")" : "");
}

static _Noreturn void interfere(const struct loop *loop, const struct object *o, const struct access *here, const char *does,
                                const struct access *there, const char *did) {
  char name[256];
  describe(o, name, sizeof name);
  rt_fail(here->pos,
          "the loop over '%s' at line %d is not INDEPENDENT: iteration %lld %s '%s', which iteration %lld %s at line %d "
          "(HPF 2.0, 5.1: take the directive away%s)",
          loop->variable, loop->pos->line, (long long)here->iteration, does, name, (long long)there->iteration, did,
          there->pos->line,
          here->join || there->join ? ", or update a REDUCTION variable in one way and do nothing else with it"
          : o->scalar               ? ", or name the variable in NEW or REDUCTION"
                                    : "");
}

static int differ(const struct access *a, const struct access *b) { return a->pos && b->pos && a->iteration != b->iteration; }

static void against_updates(const struct loop *loop, const struct object *o, const struct access *a, const char *does) {
  for (int k = 0; k < 2; k++)
    if (differ(a, &o->update[k])) interfere(loop, o, a, does, &o->update[k], "updates");
}

/* Keeps two accesses of different iterations. */
static void keep(struct access *two, const struct access *a) {
  if (!two[0].pos)
    two[0] = *a;
  else if (differ(a, &two[0]))
    two[1] = *a;
}

static void note_update(const struct loop *loop, struct object *o, const struct access *a) {
  for (int k = 0; k < 2; k++) {
    if (differ(a, &o->read[k])) interfere(loop, o, a, "updates", &o->read[k], "reads");
    if (differ(a, &o->update[k]) && o->update[k].join != a->join)
      interfere(loop, o, a, "updates", &o->update[k], "updates in another way");
  }
  if (differ(a, &o->set)) interfere(loop, o, a, "updates", &o->set, "sets");
  keep(o->update, a);
}

static void note_set(const struct loop *loop, struct object *o, const struct access *a) {
  for (int k = 0; k < 2; k++)
    if (differ(a, &o->read[k])) interfere(loop, o, a, "sets", &o->read[k], "reads");
  if (differ(a, &o->set) && !o->scalar) interfere(loop, o, a, "sets", &o->set, "sets, too,");
  against_updates(loop, o, a, "sets");
  o->set = *a;
}

static void note_read(const struct loop *loop, struct object *o, const struct access *a) {
  if (differ(a, &o->set)) interfere(loop, o, a, "reads", &o->set, "sets");
  against_updates(loop, o, a, "reads");
  if (!o->set.pos) keep(o->read, a);
}

void hpf_loop_begin(const char *variable, const struct hpf_pos *pos) {
  if (state.depth == LOOPS_MAX) rt_fail(pos, "more than %d INDEPENDENT loops inside each other", LOOPS_MAX);
  state.loops[state.depth++] = (struct loop){.pos = pos, .variable = variable};
}

void hpf_loop_iteration(int64_t value) { state.loops[state.depth - 1].iteration = value; }

void hpf_loop_access(const char *name, int32_t rank, const int64_t *index, int32_t sets, int64_t loops,
                     const struct hpf_pos *pos) {
  for (int up = 0; up < state.depth && loops >> up; up++) {
    if (!(loops >> up & 1)) continue;
    struct loop *loop = &state.loops[state.depth - 1 - up];
    struct object *o = object_of(loop, name, rank, index);
    o->scalar = rank == 0;
    struct access a = {loop->iteration, pos, sets > 1 ? sets : 0};
    if (sets > 1)
      note_update(loop, o, &a);
    else if (sets)
      note_set(loop, o, &a);
    else
      note_read(loop, o, &a);
  }
}

void hpf_loop_new(const char *name, int32_t rank, const int64_t *index, int32_t sets, int32_t up, const struct hpf_pos *pos) {
  struct loop *loop = &state.loops[state.depth - 1 - up];
  struct object *o = object_of(loop, name, rank, index);
  o->own = 1;
  if (sets) {
    o->set = (struct access){loop->iteration, pos, 0};
  } else if (!o->set.pos || o->set.iteration != loop->iteration) {
    char text[256];
    describe(o, text, sizeof text);
    rt_fail(pos,
            "NEW is wrong for '%s': iteration %lld of the loop over '%s' at line %d reads '%s' before it sets it (HPF 2.0, 5.1: "
            "a NEW variable has no value when an iteration begins)",
            o->name, (long long)loop->iteration, loop->variable, loop->pos->line, text);
  }
}

/* Addresses of another image's executable and back. */
static struct access moved(struct access a, ptrdiff_t by) {
  if (a.pos) a.pos = (const struct hpf_pos *)(const void *)((const char *)a.pos + by);
  return a;
}

static struct object relocated(const struct object *o, ptrdiff_t by) {
  struct object out = *o;
  out.name += by;
  out.set = moved(o->set, by);
  for (int k = 0; k < 2; k++) {
    out.read[k] = moved(o->read[k], by);
    out.update[k] = moved(o->update[k], by);
  }
  return out;
}

static void merge(struct loop *loop, const struct object *other) {
  struct object *o = object_of(loop, other->name, (int32_t)other->rank, other->index);
  o->scalar = other->scalar;
  if (other->set.pos) note_set(loop, o, &other->set);
  for (int k = 0; k < 2; k++)
    if (other->read[k].pos) note_read(loop, o, &other->read[k]);
  for (int k = 0; k < 2; k++)
    if (other->update[k].pos) note_update(loop, o, &other->update[k]);
}

/* Every image's objects go to all in turn; image 1 merges them. `base` is where the sender's executable stands. */
static void compare_images(struct loop *loop) {
  for (int root = 0; root < pgas_num_images(); root++) {
    int64_t head[2] = {(int64_t)loop->used, (int64_t)(intptr_t)&anchor};
    pgas_broadcast(head, sizeof head, root + 1);
    struct object *list = calloc((size_t)head[0] + 1, sizeof *list);
    if (!list) rt_fail(loop->pos, "not enough memory to check the loop over '%s'; run it with a smaller size", loop->variable);
    size_t n = 0;
    if (root == rt_rank())
      for (size_t i = 0; i < loop->slots; i++)
        if (loop->objects[i].name) list[n++] = loop->objects[i];
    if (head[0]) pgas_broadcast(list, (size_t)head[0] * sizeof *list, root + 1);
    ptrdiff_t by = (intptr_t)&anchor - (intptr_t)head[1];
    if (rt_rank() == 0 && root != 0)
      for (int64_t i = 0; i < head[0]; i++) {
        struct object o = relocated(&list[i], by);
        if (!o.own) merge(loop, &o);
      }
    free(list);
  }
}

void hpf_loop_end(int32_t together) {
  struct loop *loop = &state.loops[state.depth - 1];
  if (together && state.depth == 1) compare_images(loop);
  free(loop->objects);
  state.depth--;
}
