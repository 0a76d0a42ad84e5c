/* access.c: coindexed objects without allocatable or pointer components: an offset into a coarray and a descriptor. */
#include "caf.h"
#include <stdlib.h>

/* One contiguous element of the same type on both sides: most references by far. */
static int is_element(const struct caf_array *a, int a_kind, const struct caf_array *b, int b_kind) {
  return a->dtype.rank == 0 && b->dtype.rank == 0 && a->dtype.type == b->dtype.type && a_kind == b_kind &&
         a->dtype.elem_bytes == b->dtype.elem_bytes;
}

static void remote_section(struct caf_section *section, const struct caf_array *array, char *base, int kind,
                           const struct caf_vector *vector) {
  if (vector)
    caf_section_vector(section, array, base, kind, vector);
  else
    caf_section_of(section, array, base, kind);
}

/* The number of an image of `team` as pgas.h takes it; the current team's without one. */
static int image_in(const struct caf_report *report, int image, pgas_team team) {
  if (!team) return caf_has_image(report, image) ? image : 0;
  if (image >= 1 && image <= pgas_team_size(team)) return pgas_image_at(team, image);
  caf_error(report, PGAS_STAT_INVALID, "there is no image %d in a team of %d images", image, pgas_team_size(team));
  return 0;
}

static void put_array(int image, char *base, const struct caf_array *to, const struct caf_vector *vector,
                      const struct caf_array *from, int to_kind, int from_kind) {
  struct caf_section remote, local;
  remote_section(&remote, to, base, to_kind, vector);
  caf_section_of(&local, from, from->base, from_kind);
  caf_put(image, &remote, &local);
  caf_section_free(&remote);
}

static void get_array(int image, char *base, const struct caf_array *from, const struct caf_vector *vector,
                      const struct caf_array *to, int from_kind, int to_kind) {
  struct caf_section remote, local;
  remote_section(&remote, from, base, from_kind, vector);
  caf_section_of(&local, to, to->base, to_kind);
  caf_get(image, &remote, &local);
  caf_section_free(&remote);
}

void CAF(send)(struct caf_token *token, size_t offset, int image, const struct caf_array *to, const struct caf_vector *vector,
               const struct caf_array *from, int to_kind, int from_kind, bool may_overlap, int *stat, pgas_team *team) {
  const struct caf_report *report = CAF_REPORT(stat, NULL, 0);
  (void)may_overlap;
  int named = image_in(report, image, team ? *team : NULL);
  if (!named) return;
  caf_demand(report, named);
  if (!vector && !stat && is_element(to, to_kind, from, from_kind))
    pgas_put(named, token->base + offset, from->base, to->dtype.elem_bytes);
  else
    CAF_TRY(report, put_array(named, token->base + offset, to, vector, from, to_kind, from_kind));
}

void CAF(get)(struct caf_token *token, size_t offset, int image, const struct caf_array *from, const struct caf_vector *vector,
              const struct caf_array *to, int from_kind, int to_kind, bool may_overlap, int *stat) {
  const struct caf_report *report = CAF_REPORT(stat, NULL, 0);
  (void)may_overlap;
  if (!caf_has_image(report, image)) return;
  caf_demand(report, image);
  if (!vector && !stat && is_element(to, to_kind, from, from_kind))
    pgas_get(image, to->base, token->base + offset, to->dtype.elem_bytes);
  else
    CAF_TRY(report, get_array(image, token->base + offset, from, vector, to, from_kind, to_kind));
}

/* From one image to another by way of this one. */
void CAF(sendget)(struct caf_token *to_token, size_t to_offset, int to_image, const struct caf_array *to,
                  const struct caf_vector *to_vector, struct caf_token *from_token, size_t from_offset, int from_image,
                  const struct caf_array *from, const struct caf_vector *from_vector, int to_kind, int from_kind,
                  bool may_overlap) {
  const struct caf_report *report = CAF_REPORT(NULL, NULL, 0);
  struct caf_section source, target, between;
  (void)may_overlap;
  if (!caf_has_image(report, to_image) || !caf_has_image(report, from_image)) return;
  caf_demand(report, to_image);
  caf_demand(report, from_image);
  remote_section(&source, from, from_token->base + from_offset, from_kind, from_vector);
  remote_section(&target, to, to_token->base + to_offset, to_kind, to_vector);
  caf_section_dense(&between, &source);
  caf_get(from_image, &source, &between);
  caf_put(to_image, &target, &between);
  free(between.base);
  caf_section_free(&source);
  caf_section_free(&target);
}
