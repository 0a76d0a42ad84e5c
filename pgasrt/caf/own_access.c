/* own_access.c: coindexed objects of programs that dhpfgo has compiled. */
#include "own.h"
#include "rt.h"
#include <stdlib.h>
#include <string.h>

int own_image(const struct caf_report *report, int image) {
  if (image >= 1 && image <= pgas_num_images()) return image;
  if (image < OWN_NAMED && image >= OWN_NAMED - PGAS_IMAGES_MAX) return image - OWN_NAMED;
  if (!image && report->stat && *report->stat) return 0; /* known already */
  if (!image)
    caf_error(report, PGAS_STAT_INVALID, "the cosubscripts are those of no image of the current team of %d images", pgas_num_images());
  else
    caf_has_image(report, image);
  return 0;
}

int own_may_reach(const struct caf_report *report, int image, const char *object) {
  caf_demand(report, image);
  if (caf_is_reachable(object, 1)) return 1;
  if (rt_rank_of(image) == rt_rank() && object > own_nowhere() + (1 << 20)) return 1;
  if (report->stat && *report->stat) return 0;
  caf_error(report, PGAS_STAT_INVALID, "what is wanted of image %d is no part of a coarray, or is not allocated", image);
  return 0;
}

/* Image `index` of a team, or of the sibling with that number, as pgas_image_at names it. 0, with stat= set, if there is none. */
int hpf_co_team_image(pgas_team *team, int index, int *stat, int line) {
  own_at(line);
  if (index >= 1 && index <= pgas_team_size(*team)) return OWN_NAMED + pgas_image_at(*team, index);
  caf_error(CAF_REPORT(stat, NULL, 0), PGAS_STAT_INVALID, "there is no image %d in a team of %d images", index, pgas_team_size(*team));
  return 0;
}

int hpf_co_sibling_image(int64_t number, int index, int *stat, int line) {
  own_at(line);
  pgas_team initial = pgas_get_team(PGAS_INITIAL_TEAM);
  if (number == PGAS_INITIAL_TEAM_NUMBER) return hpf_co_team_image(&initial, index, stat, line);
  if (number == pgas_team_number(pgas_get_team(PGAS_CURRENT_TEAM)) && index >= 1 && index <= pgas_num_images()) return index;
  if (index >= 1 && index <= pgas_sibling_size(number)) return OWN_NAMED + pgas_image_at_sibling(number, index);
  caf_error(CAF_REPORT(stat, NULL, 0), PGAS_STAT_INVALID, "there is no image %d in the sibling team %lld", index, (long long)number);
  return 0;
}

/* ---- scalars ---- */

void hpf_co_get(void *to, const void *from, int image, int64_t bytes, int *stat, int line) {
  const struct caf_report *report = CAF_REPORT(stat, NULL, 0);
  char *object = own_name(from);
  own_at(line);
  if (!(image = own_image(report, image)) || !own_may_reach(report, image, object)) return;
  CAF_TRY(report, pgas_get(image, to, object, (size_t)bytes));
}

void hpf_co_put(void *to, const void *from, int image, int64_t bytes, int *stat, int line) {
  const struct caf_report *report = CAF_REPORT(stat, NULL, 0);
  char *object = own_name(to);
  own_at(line);
  if (!(image = own_image(report, image)) || !own_may_reach(report, image, object)) return;
  CAF_TRY(report, pgas_put(image, object, from, (size_t)bytes));
}

/* Lets a pointer here describe an array of an image that shares memory with this one, with bounds from 1; 0 if it cannot, as where the
   image does not exist or has failed: the access itself tells. */
int hpf_co_direct(struct caf_array *pointer, const struct caf_array *array, int image) {
  char *object = own_name(array->base);
  size_t bytes = offsetof(struct caf_array, dim) + (size_t)array->dtype.rank * sizeof(struct caf_dim);
  if (image < 1 || image > pgas_num_images() || !array->base || !pgas_is_near_(image, 1)) return 0;
  if (__atomic_load_n(&rt_control()->failed, __ATOMIC_RELAXED) && rt_departed(rt_rank_of(image)) == PGAS_STAT_FAILED_IMAGE) return 0;
  if (rt_rank_of(image) != rt_rank() && !caf_is_reachable(object, 1)) return 0;
  memcpy(pointer, array, bytes);
  pointer->base = rt_rank_of(image) == rt_rank() ? array->base : pgas_near_(image, object);
  return 1;
}

/* ---- sections ---- */

/* The elements of both sides have one type: they are bytes. */
static void section_of(struct caf_section *section, const struct caf_array *array, char *base) {
  caf_section_of(section, array, base, 1);
  section->type = CAF_DERIVED;
}

static void move(const struct caf_report *report, int image, const struct caf_array *theirs, const struct caf_array *ours, int put) {
  struct caf_section remote, local;
  char *base = own_name(theirs->base);
  section_of(&remote, theirs, base);
  section_of(&local, ours, ours->base);
  if (!caf_section_elems(&remote) && (!local.dims || !caf_section_elems(&local))) return;
  if (!(image = own_image(report, image)) || !own_may_reach(report, image, base)) return;
  if (local.dims && caf_section_elems(&remote) != caf_section_elems(&local))
    caf_refuse("%zu elements of another image and %zu here are assigned to each other", caf_section_elems(&remote), caf_section_elems(&local));
  if (put)
    CAF_TRY(report, caf_put(image, &remote, &local));
  else
    CAF_TRY(report, caf_get(image, &remote, &local));
}

void hpf_co_get_array(struct caf_array *to, const struct caf_array *from, int image, int *stat, int line) {
  own_at(line);
  move(CAF_REPORT(stat, NULL, 0), image, from, to, 0);
}

void hpf_co_put_array(const struct caf_array *to, const struct caf_array *from, int image, int *stat, int line) {
  own_at(line);
  move(CAF_REPORT(stat, NULL, 0), image, to, from, 1);
}

/* ---- what a loop wants of an image that shares no memory ---- */

/* From the element of a section with the lowest address to behind the one with the highest. */
static char *span_of(const struct caf_array *array, size_t *bytes) {
  struct caf_section section;
  section_of(&section, array, array->base);
  char *low = section.base, *high = low + section.item_bytes;
  for (int k = 0; k < section.dims; k++) {
    ptrdiff_t way = ((ptrdiff_t)section.dim[k].extent - 1) * section.dim[k].stride_bytes;
    *(way < 0 ? &low : &high) += way;
  }
  *bytes = (size_t)(high - low);
  return low;
}

/* The pointer describes a copy of the part of `array` in which the section lies, of which the section alone has values; for a put it gets
   them in the loop. Where they stand in the copy follows from the address of the array, so that subscripts are those of the array. */
int hpf_co_begin_stage(struct caf_array *pointer, const struct caf_array *array, const struct caf_array *section, int image, int put,
                       int line) {
  struct caf_array copy;
  size_t bytes;
  own_at(line);
  if (!array->base) caf_refuse("the coarray is not allocated");
  char *low = span_of(section, &bytes), *memory = malloc(bytes);
  if (!memory) caf_refuse("no memory for %zu bytes of image %d", bytes, image);
  caf_copy_array(&copy, section);
  copy.base = memory + ((char *)section->base - low);
  memcpy(pointer, array, offsetof(struct caf_array, dim) + (size_t)array->dtype.rank * sizeof(struct caf_dim));
  pointer->base = (char *)((uintptr_t)memory + ((uintptr_t)array->base - (uintptr_t)low));
  if (!put) move(CAF_REPORT(NULL, NULL, 0), image, section, &copy, 0);
  return -1;
}

void hpf_co_end_stage(struct caf_array *pointer, const struct caf_array *array, const struct caf_array *section, int image, int put,
                      int line) {
  struct caf_array copy;
  size_t bytes;
  own_at(line);
  char *low = span_of(section, &bytes);
  char *memory = (char *)((uintptr_t)pointer->base + ((uintptr_t)low - (uintptr_t)array->base));
  caf_copy_array(&copy, section);
  copy.base = memory + ((char *)section->base - low);
  if (put) move(CAF_REPORT(NULL, NULL, 0), image, section, &copy, 1);
  free(memory);
}

/* A scalar to all elements. */
void hpf_co_fill(const struct caf_array *to, void *value, int image, int *stat, int line) {
  struct caf_array scalar = {.base = value, .dtype = to->dtype, .span = (ptrdiff_t)to->dtype.elem_bytes};
  scalar.dtype.rank = 0;
  own_at(line);
  move(CAF_REPORT(stat, NULL, 0), image, to, &scalar, 1);
}

/* ---- components ---- */

/* Lets a pointer here describe what an allocatable or pointer component of another image has, as this image names it. rank 0: only an
   address. */
void hpf_co_part(void **pointer, const void *component, int image, int rank, int *stat, int line) {
  const struct caf_report *report = CAF_REPORT(stat, NULL, 0);
  size_t bytes = rank ? offsetof(struct caf_array, dim) + (size_t)rank * sizeof(struct caf_dim) : sizeof(void *);
  char *object = own_name(component);
  own_at(line);
  *pointer = own_nowhere();
  if (!(image = own_image(report, image)) || !own_may_reach(report, image, object)) return;
  struct caf_array seen;
  if (CAF_TRY(report, pgas_get(image, &seen, object, bytes))) return;
  memcpy(pointer, &seen, bytes);
  char *there = seen.base ? caf_object_of(image, seen.base) : NULL;
  if (there && (caf_is_reachable(there, 1) || rt_rank_of(image) == rt_rank())) {
    *pointer = there;
    return;
  }
  *pointer = own_nowhere();
  if (seen.base)
    caf_error(report, PGAS_STAT_INVALID, "a component of image %d leads to memory that only that image can reach", image);
  else
    caf_error(report, PGAS_STAT_INVALID, "a component of image %d is not allocated or points to nothing", image);
}

/* Whether a component of another image is allocated. */
int hpf_co_has_part(const void *component, int image, int line) {
  const struct caf_report *report = CAF_REPORT(NULL, NULL, 0);
  char *object = own_name(component);
  void *base = NULL;
  own_at(line);
  if ((image = own_image(report, image)) && own_may_reach(report, image, object)) pgas_get(image, &base, object, sizeof base);
  return base != NULL;
}
