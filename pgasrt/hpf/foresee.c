/* foresee.c: what would move on other numbers of images through lists of elements (indirect.c). A lone image notes all that the images would
   note; PGAS_FORESEE=2,4 has it find out, for each of these numbers, whose each iteration and whose each element would be. */
#include "foresee.h"
#include "inspect.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { COUNTS_MAX = 8, IMAGES_MAX = 64 /* bits of a number */ };

/* How an array lies on a number of images. */
struct lying {
  struct hpf_layout layout;
  struct hpf_mapping mapping;
};

/* A list on a number of images. */
struct seen {
  int images, home, is_known;
  struct lying wanted, homes;
  uint64_t *by;         /* of each element, the images that want it */
  unsigned char *pairs; /* images that send, for each that wants something */
  uint64_t elems, messages;
  uint64_t moved_messages, moved_elems;
};

struct rt_foresight {
  const struct hpf_indirect *indirect;
  const struct hpf_array *homes;
  int64_t elems;
  uint64_t runs;
  int counts;
  struct seen seen[COUNTS_MAX];
  struct rt_foresight *next;
};

static RT_IMAGE struct {
  int is_read, counts, images[COUNTS_MAX];
  struct rt_foresight *first;
} state;

static void read_counts(void) {
  const char *text = getenv("PGAS_FORESEE");
  state.is_read = 1;
  while (text && *text && state.counts < COUNTS_MAX) {
    char *end;
    long images = strtol(text, &end, 10);
    if (end == text) return;
    if (images >= 1 && images <= IMAGES_MAX) state.images[state.counts++] = (int)images;
    text = *end ? end + 1 : end;
  }
}

int rt_foresees(void) {
  if (rt_images() > 1) return 0;
  if (!state.is_read) read_counts();
  return state.counts > 0;
}

static void stand_up(struct lying *lying) {
  for (int g = 0; g < HPF_GRID_MAX; g++) {
    free(lying->layout.first[g]);
    lying->layout.first[g] = NULL;
  }
}

/* 0 with MULTI and INDIRECT, whose tiles are dealt to images one by one. */
static int lie_down(struct lying *lying, const struct hpf_array *array, int images) {
  stand_up(lying);
  if (!array->layout || array->layout->owner) return 0;
  rt_layout_for(&lying->layout, array->layout, images);
  struct hpf_array there = *array;
  there.layout = &lying->layout;
  hpf_mapping_of(&lying->mapping, &there);
  return 1;
}

static struct rt_foresight *new_sight(const struct hpf_indirect *indirect) {
  struct rt_foresight *sight = rt_private(1, sizeof *sight);
  sight->indirect = indirect;
  sight->counts = state.counts;
  for (int i = 0; i < state.counts; i++) {
    sight->seen[i].images = state.images[i];
    sight->seen[i].pairs = rt_private((size_t)(state.images[i] * state.images[i]), 1);
  }
  sight->next = state.first;
  return state.first = sight;
}

void rt_foresee_begin(struct rt_foresight **sight, const struct hpf_indirect *indirect) {
  if (!*sight) *sight = new_sight(indirect);
  struct rt_foresight *s = *sight;
  s->elems = 1, s->homes = NULL;
  for (int64_t k = 0; k < indirect->array->rank; k++) {
    int64_t n = indirect->array->hi[k] - indirect->array->lo[k] + 1;
    s->elems *= n > 0 ? n : 0;
  }
  for (int i = 0; i < s->counts; i++) {
    struct seen *seen = &s->seen[i];
    free(seen->by);
    seen->by = rt_private((size_t)s->elems + 1, sizeof *seen->by);
    memset(seen->pairs, 0, (size_t)(seen->images * seen->images));
    seen->elems = seen->messages = 0;
    seen->is_known = lie_down(&seen->wanted, indirect->array, seen->images);
  }
}

/* The first image that has the element. */
static int owner_of(const struct hpf_mapping *mapping, const int64_t *index) {
  int64_t coord[HPF_GRID_MAX] = {0};
  for (int g = 0; g < (int)mapping->grid_rank; g++) {
    int dim = rt_mapping_aligned(mapping, g);
    if (dim >= 0)
      coord[g] = rt_mapping_coord(mapping, dim, index[dim]);
    else if (!mapping->replicated[g])
      coord[g] = rt_mapping_fixed_coord(mapping, g);
  }
  return rt_mapping_rank(mapping, coord);
}

void rt_foresee_home(struct rt_foresight *sight, const struct hpf_array *array, const int64_t *index) {
  int is_new = sight->homes != array;
  sight->homes = array;
  for (int i = 0; i < sight->counts; i++) {
    struct seen *seen = &sight->seen[i];
    if (is_new) seen->is_known = seen->is_known && lie_down(&seen->homes, array, seen->images);
    if (seen->is_known) seen->home = owner_of(&seen->homes.mapping, index);
  }
}

void rt_foresee_note(struct rt_foresight *sight, const int64_t *index, int64_t place) {
  for (int i = 0; i < sight->counts; i++) {
    struct seen *seen = &sight->seen[i];
    uint64_t me = (uint64_t)1 << seen->home;
    if (!seen->is_known || seen->by[place] & me) continue;
    seen->by[place] |= me;
    if (rt_mapping_has(&seen->wanted.mapping, index, seen->home)) continue;
    unsigned char *pair = &seen->pairs[seen->home * seen->images + owner_of(&seen->wanted.mapping, index)];
    seen->elems++;
    seen->messages += !*pair;
    *pair = 1;
  }
}

void rt_foresee_move(struct rt_foresight *sight) {
  if (!sight) return;
  sight->runs++;
  for (int i = 0; i < sight->counts; i++) {
    sight->seen[i].moved_messages += sight->seen[i].messages;
    sight->seen[i].moved_elems += sight->seen[i].elems;
  }
}

void rt_print_foreseen(FILE *file) {
  const char *before = "";
  for (const struct rt_foresight *s = state.first; s; s = s->next) {
    for (int i = 0; i < s->counts; i++) {
      const struct seen *seen = &s->seen[i];
      if (!seen->is_known && seen->images > 1) continue;
      fprintf(file, "%s\n {\"file\":", before);
      rt_print_text(file, s->indirect->pos.file);
      fprintf(file, ",\"line\":%d,\"images\":%d,\"runs\":%" PRIu64 ",\"messages\":%" PRIu64 ",\"bytes\":%" PRIu64 "}", s->indirect->pos.line, seen->images, s->runs,
              seen->moved_messages, seen->moved_elems * (uint64_t)s->indirect->array->elem_bytes);
      before = ",";
    }
  }
}
