/* profile.c: where each image spends its time, by the lines of loops and of statements with messages, when PGAS_PROFILE names a file.
   Programs that were compiled for it tell when these begin and end (hpf_clock); what begins inside another one is part of that. The
   supervisor writes the file after the last image has gone, but a lone image, whose memory nobody else sees, its own. */
#define _GNU_SOURCE
#include "rt.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROFILED_MAX = 4096, BUCKETS = 2 * PROFILED_MAX };

struct rt_profiled {
  int32_t line, messages_too; /* 1: of a statement with messages */
  uint64_t runs, ns, wait_ns, messages, bytes;
  char file[RT_FILE_BYTES];
};

struct rt_profile {
  uint64_t begin_ns, end_ns;
  int32_t count;
  struct rt_profiled entry[PROFILED_MAX];
};

RT_IMAGE int rt_profiling;

static RT_IMAGE struct {
  const struct hpf_pos *open; /* what began and has not ended */
  struct rt_profiled *entry;  /* of that */
  uint64_t begin_ns;
  const struct hpf_pos *place[BUCKETS]; /* by address */
  struct rt_profiled *found[BUCKETS];
} state;

/* The entry of a place; places of one line and kind share it, and a loop and what is sent for it may have one place. NULL if there are too
   many. */
static struct rt_profiled *entry_of(const struct hpf_pos *pos, int messages) {
  size_t bucket = (size_t)((uintptr_t)pos >> 4) % BUCKETS;
  while (state.place[bucket] && (state.place[bucket] != pos || state.found[bucket]->messages_too != messages)) bucket = (bucket + 1) % BUCKETS;
  if (state.place[bucket]) return state.found[bucket];
  struct rt_profile *profile = rt_me->profile;
  struct rt_profiled *entry = profile->entry, *end = entry + profile->count;
  while (entry < end && (entry->line != pos->line || entry->messages_too != messages || strncmp(entry->file, pos->file, RT_FILE_BYTES - 1) != 0)) entry++;
  if (entry == end) {
    if (profile->count == PROFILED_MAX) return NULL;
    profile->count++;
    entry->line = pos->line;
    entry->messages_too = messages;
    snprintf(entry->file, sizeof entry->file, "%s", pos->file);
  }
  state.place[bucket] = pos;
  return state.found[bucket] = entry;
}

/* A part that was left without its end begins anew when it is next reached. */
static void begin(const struct hpf_pos *pos, int messages) {
  struct rt_profiled *entry = entry_of(pos, messages);
  if (!entry || (state.open && state.open != pos)) return;
  state.open = pos;
  state.entry = entry;
  state.begin_ns = rt_now_ns();
}

static void end(const struct hpf_pos *pos) {
  if (state.open != pos) return;
  uint64_t now = rt_now_ns();
  state.entry->runs++;
  state.entry->ns += now - state.begin_ns;
  rt_me->profile->end_ns = now;
  state.open = NULL;
}

/* kind: 0, loops begin; 1, a statement with messages begins; 2, what began at this place ends. */
void hpf_clock(const struct hpf_pos *pos, int32_t kind) {
  if (!rt_profiling) return;
  if (kind == 2)
    end(pos);
  else
    begin(pos, kind);
}

void rt_profile_wait(uint64_t begin_ns) {
  if (state.open) state.entry->wait_ns += rt_now_ns() - begin_ns;
}

void rt_profile_messages(uint64_t messages, uint64_t bytes) {
  if (!state.open) return;
  state.entry->messages += messages;
  state.entry->bytes += bytes;
}

static void print_image(FILE *file, const struct rt_profile *profile, int rank) {
  fprintf(file, "%s\n{\"image\":%d,\"ns\":%" PRIu64 ",\"lines\":[", rank ? "," : "", rank + 1, profile->end_ns - profile->begin_ns);
  for (int i = 0; i < profile->count && i < PROFILED_MAX; i++) {
    const struct rt_profiled *e = &profile->entry[i];
    fprintf(file, "%s\n {\"file\":", i ? "," : "");
    rt_print_text(file, e->file);
    fprintf(file, ",\"line\":%d,\"isMessage\":%s,\"runs\":%" PRIu64 ",\"ns\":%" PRIu64 ",\"waitNs\":%" PRIu64 ",\"messages\":%" PRIu64
            ",\"bytes\":%" PRIu64 "}", e->line, e->messages_too ? "true" : "false", e->runs, e->ns, e->wait_ns, e->messages, e->bytes);
  }
  fprintf(file, "]}");
}

static void write_profile(const struct rt_control *control, const char *path) {
  FILE *file = fopen(path, "w");
  if (!file) {
    fprintf(stderr, "pgas: warning: cannot write the profile '%s': %s\n", path, strerror(errno));
    return;
  }
  static const struct rt_profile none;
  fprintf(file, "{\"images\":[");
  for (int rank = 0; rank < control->images; rank++) {
    const struct rt_profile *profile = control->status[rank].profile;
    print_image(file, profile && rt_is_shared(control, profile, sizeof *profile) ? profile : &none, rank);
  }
  fprintf(file, "\n],\"lists\":[");
  if (control->images == 1) rt_print_foreseen(file);
  fprintf(file, "\n]}\n");
  fclose(file);
}

static const char *path_of_profile(void) {
  const char *path = getenv("PGAS_PROFILE");
  return path && *path && strcmp(path, "0") != 0 ? path : NULL;
}

void rt_profile_begin(void) {
  if (!path_of_profile()) return;
  rt_me->profile = rt_alloc_unchecked(sizeof *rt_me->profile);
  memset(rt_me->profile, 0, sizeof *rt_me->profile);
  rt_me->profile->begin_ns = rt_now_ns();
  rt_profiling = 1;
}

void rt_profile_end(void) {
  if (!rt_profiling) return;
  rt_me->profile->end_ns = rt_now_ns();
  if (rt_control()->images == 1) write_profile(rt_control(), path_of_profile());
}

void rt_write_profile(const struct rt_control *control) {
  if (path_of_profile() && control->images > 1) write_profile(control, path_of_profile());
}
