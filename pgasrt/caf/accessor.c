/* accessor.c: what gfortran 15 and later call for coindexed objects. Each access is a procedure that the compiler has made, to be
   executed beside the data; an image whose memory is mapped here is beside it. Every file of the program registers its procedures
   under a hash, by which the same access is known on all images. */
#include "caf.h"
#include "rt.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What they take: the caller's values that the access names, its image, the two sides, a token for those values, an offset that is 0
   and, where the data are characters, lengths. */
typedef void getter(void *values, const int *image, void *to, int32_t *allocated, void *from, struct caf_token *token, size_t offset,
                    size_t *to_chars, const size_t *from_chars);
typedef void putter(void *values, const int *image, void *to, const void *from, struct caf_token *token, size_t offset,
                    const size_t *to_chars, const size_t *from_chars);
typedef void asker(void *values, const int *image, int32_t *present, void *object, struct caf_token *token, size_t offset);

struct accessor {
  int hash;
  getter *procedure; /* or one of the others */
};
static struct accessor *accessors;
static int count, room;

void CAF(register_accessor)(int hash, getter *procedure) {
  if (count == room) {
    room = room ? 2 * room : 16;
    accessors = realloc(accessors, (size_t)room * sizeof *accessors);
    if (!accessors) caf_refuse("no memory for the procedures that access coarrays");
  }
  accessors[count++] = (struct accessor){hash, procedure};
}

int caf_has_accessors(void) { return count > 0; }

void CAF(register_accessors_finish)(void) {}

/* Each access asks once. */
int CAF(get_remote_function_index)(int hash) {
  for (int i = 0; i < count; i++)
    if (accessors[i].hash == hash) return i;
  caf_refuse("no procedure with hash %d accesses a coarray: part of the program is linked without its constructors", hash);
}

static getter *accessor_at(int index) { return accessors[index].procedure; }

/* ---- the memory of an image ---- */

struct place {
  struct caf_report report;
  int image;
  pgas_team *team;      /* as in an image selector; NULL: none */
  const int *number;
};

/* What pgas.h calls the image; 0, and the program knows, if there is none. */
static int image_of(const struct place *place) {
  pgas_team team = place->team ? *place->team : pgas_get_team(place->number && *place->number < 0 ? PGAS_INITIAL_TEAM : PGAS_CURRENT_TEAM);
  int other = !place->team && place->number && *place->number >= 0 && *place->number != pgas_team_number(team);
  int images = other ? pgas_sibling_size(*place->number) : pgas_team_size(team);
  if (place->image >= 1 && place->image <= images)
    return other ? pgas_image_at_sibling(*place->number, place->image) : pgas_image_at(team, place->image);
  caf_error(&place->report, PGAS_STAT_INVALID, "there is no image %d in a team of %d images", place->image, images);
  return 0;
}

static int has_failed(const struct place *place, int named) {
  caf_demand(&place->report, named);
  if (!place->report.stat || rt_departed(rt_rank_of(named)) != PGAS_STAT_FAILED_IMAGE) return 0;
  caf_error(&place->report, PGAS_STAT_FAILED_IMAGE, "image %d has failed", place->image);
  return 1;
}

/* A token that was made for the values of an access leads to them, on this image. */
static char *reach(const struct place *place, const struct caf_token *token) {
  if (place->report.stat) *place->report.stat = 0;
  if (token->base && !caf_is_reachable(token->base, 1)) return token->base;
  int named = image_of(place);
  if (!named || has_failed(place, named)) return NULL;
  if (!token->base) {
    caf_error(&place->report, PGAS_STAT_INVALID, "what is wanted of image %d is not allocated", place->image);
    return NULL;
  }
  char *memory = pgas_ptr(token->base, named);
  if (!memory) caf_refuse("image %d is on another node: what gfortran 15 and later compile needs images that share memory", place->image);
  return memory;
}

/* Where a procedure finds a coarray: its memory, or a descriptor of it. A dummy argument's may begin further on. */
static void *object_at(struct caf_array *copy, const struct caf_array *array, const struct caf_token *token, char *memory) {
  if (!array) return memory;
  caf_copy_array(copy, array);
  size_t further = (size_t)((char *)array->base - token->base);
  copy->base = memory + (further < token->bytes ? further : 0);
  return copy;
}

/* ---- get ---- */

static void bytes_of(struct caf_section *section, const struct caf_array *array) {
  caf_section_of(section, array, array->base, 1);
  section->type = CAF_DERIVED;
}

static int same_shape(const struct caf_section *a, const struct caf_section *b) {
  if (a->dims != b->dims) return 0;
  for (int k = 0; k < a->dims; k++)
    if (a->dim[k].extent != b->dim[k].extent) return 0;
  return 1;
}

/* What a procedure has allocated goes to memory that is there already. */
static void hand_over(const struct caf_array *to, struct caf_array *made) {
  struct caf_section target, source;
  if (!made->base) return;
  bytes_of(&source, made);
  bytes_of(&target, to);
  if (same_shape(&target, &source))
    caf_assign(&target, &source);
  else
    memcpy(to->base, made->base, caf_section_elems(&source) * source.item_bytes);
  free(made->base);
}

void CAF(get_from_remote)(struct caf_token *token, const struct caf_array *from, const size_t *from_chars, int image, size_t bytes, void **to,
                          size_t *to_chars, struct caf_array *to_array, bool may_allocate, int accessor, void *values,
                          size_t values_bytes, int *stat, pgas_team *team, const int *number) {
  struct place place = {{stat, NULL, 0}, image, team, number};
  struct caf_token own = {.base = values, .bytes = values_bytes};
  struct caf_array from_copy, made;
  int32_t allocated = 0;
  (void)bytes;
  char *memory = reach(&place, token);
  if (!memory) return;
  void *object = object_at(&from_copy, from, token, memory), *result = to;
  if (to_array) {
    caf_copy_array(&made, to_array);
    made.base = NULL;
    result = may_allocate ? to_array : &made;
  }
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  accessor_at(accessor)(values, &image, result, &allocated, object, &own, 0, to_chars, from_chars);
  if (to_array && !may_allocate) hand_over(to_array, &made);
}

int32_t CAF(is_present_on_remote)(struct caf_token *token, int image, int accessor, void *values, size_t values_bytes) {
  struct place place = {{NULL, NULL, 0}, image, NULL, NULL};
  struct caf_token own = {.base = values, .bytes = values_bytes};
  struct caf_array copy;
  int32_t present = 0;
  if (!token || !token->base) return 0;
  char *memory = reach(&place, token);
  void *object = object_at(&copy, token->array, token, memory);
  /* From gfortran 16 on a scalar is handed over by its address in a variable. */
  if (!token->array && token->is_scalar && caf_gfortran() >= 16) object = &memory;
  ((asker *)(void (*)(void))accessor_at(accessor))(values, &image, &present, object, &own, 0);
  return present;
}

/* ---- put ---- */

/* A source that may overlap the target is copied; the copy's memory is the caller's to free. */
static void *apart(struct caf_array *copy, const struct caf_array *array) {
  struct caf_section source, dense;
  bytes_of(&source, array);
  caf_section_dense(&dense, &source);
  caf_assign(&dense, &source);
  caf_copy_array(copy, array);
  copy->base = dense.base;
  copy->span = (ptrdiff_t)source.item_bytes;
  copy->offset = 0;
  for (int k = 0; k < source.dims; k++) {
    copy->dim[k].stride = dense.dim[k].stride_bytes / copy->span;
    copy->offset -= (size_t)(copy->dim[k].lower * copy->dim[k].stride);
  }
  return copy->base;
}

static void put(const struct place *place, struct caf_token *token, const struct caf_array *to, const size_t *to_chars, const void *from,
                const size_t *from_chars, int accessor, void *values) {
  struct caf_token own = {.base = values};
  struct caf_array copy;
  char *memory = reach(place, token);
  if (!memory) return;
  void *object = object_at(&copy, to, token, memory);
  ((putter *)(void (*)(void))accessor_at(accessor))(values, &place->image, object, from, &own, 0, to_chars, from_chars);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
}

void CAF(send_to_remote)(struct caf_token *token, const struct caf_array *to, const size_t *to_chars, int image, size_t bytes,
                         const void *from, const size_t *from_chars, const struct caf_array *from_array, int accessor, void *values,
                         size_t values_bytes, int *stat, pgas_team *team, const int *number) {
  struct place place = {{stat, NULL, 0}, image, team, number};
  struct caf_array copy;
  void *made = NULL;
  (void)bytes, (void)values_bytes;
  if (from_array && caf_is_reachable(from_array->base, 1)) {
    made = apart(&copy, from_array);
    from_array = &copy;
  }
  put(&place, token, to, to_chars, from_array ? (const void *)from_array : from, from_chars, accessor, values);
  free(made);
}

/* ---- from one image to another ---- */

struct sides {
  struct place to, from;
};

/* Version 15 passes the target's stat=, team and number, then the source's stat=, whose team it does not pass on; later ones both
   stat= first, then both teams and numbers. */
static struct sides sides_of(int to_image, int from_image, void *const options[6]) {
  int later = caf_gfortran() >= 16;
  struct sides sides = {{{options[0], NULL, 0}, to_image, options[later ? 2 : 1], options[later ? 3 : 2]},
                        {{options[later ? 1 : 3], NULL, 0}, from_image, later ? options[4] : NULL, later ? options[5] : NULL}};
  return sides;
}

void CAF(transfer_between_remotes)(struct caf_token *to_token, const struct caf_array *to, size_t *to_chars, int to_image,
                                   int to_accessor, void *to_values, size_t to_values_bytes, struct caf_token *from_token,
                                   const struct caf_array *from, const size_t *from_chars, int from_image, int from_accessor,
                                   void *from_values, size_t from_values_bytes, size_t bytes, bool is_scalar, void *option0,
                                   void *option1, void *option2, void *option3, void *option4, void *option5) {
  struct sides sides = sides_of(to_image, from_image, (void *const[]){option0, option1, option2, option3, option4, option5});
  struct caf_token own = {.base = from_values, .bytes = from_values_bytes};
  struct caf_array from_copy, between;
  void *element = NULL;
  int32_t allocated = 0;
  (void)to_values_bytes, (void)bytes;
  char *memory = reach(&sides.from, from_token);
  if (!memory) return;
  memset(&between, 0, sizeof between);
  accessor_at(from_accessor)(from_values, &from_image, is_scalar ? (void *)&element : &between, &allocated,
                             object_at(&from_copy, from, from_token, memory), &own, 0, to_chars, from_chars);
  put(&sides.to, to_token, to, to_chars, is_scalar ? element : &between, from_chars, to_accessor, to_values);
  if (allocated) free(is_scalar ? element : between.base);
}
