/* event.c: events, locks and critical constructs. A token's memory is an array of pgas.h's objects. */
#include "caf.h"

static pgas_event *event_at(const struct caf_token *token, size_t index) {
  return (pgas_event *)(void *)token->base + index;
}

static pgas_lock *lock_at(const struct caf_token *token, size_t index) { return (pgas_lock *)(void *)token->base + index; }

void CAF(event_post)(struct caf_token *token, size_t index, int image, int *stat, char *errmsg, size_t errmsg_bytes) {
  const struct caf_report *report = CAF_REPORT(stat, errmsg, errmsg_bytes);
  image = caf_self_or(image);
  if (caf_has_image(report, image)) CAF_TRY(report, pgas_event_post(image, event_at(token, index)));
}

void CAF(event_wait)(struct caf_token *token, size_t index, int until_count, int *stat, char *errmsg, size_t errmsg_bytes) {
  uint64_t count = until_count > 1 ? (uint64_t)until_count : 1;
  CAF_TRY(CAF_REPORT(stat, errmsg, errmsg_bytes), pgas_event_wait(event_at(token, index), count));
}

void CAF(event_query)(struct caf_token *token, size_t index, int image, int *count, int *stat) {
  (void)image;
  *count = (int)pgas_event_query(event_at(token, index));
  if (stat) *stat = 0;
}

void CAF(lock)(struct caf_token *token, size_t index, int image, int *acquired, int *stat, char *errmsg, size_t errmsg_bytes) {
  const struct caf_report *report = CAF_REPORT(stat, errmsg, errmsg_bytes);
  image = caf_self_or(image);
  if (token->critical)
    CAF_TRY(report, pgas_critical_begin(lock_at(token, 0)));
  else if (!caf_has_image(report, image))
    return;
  else if (acquired)
    CAF_TRY(report, *acquired = pgas_lock_try(image, lock_at(token, index)));
  else
    CAF_TRY(report, pgas_lock_acquire(image, lock_at(token, index)));
}

void CAF(unlock)(struct caf_token *token, size_t index, int image, int *stat, char *errmsg, size_t errmsg_bytes) {
  const struct caf_report *report = CAF_REPORT(stat, errmsg, errmsg_bytes);
  image = caf_self_or(image);
  if (token->critical)
    CAF_TRY(report, pgas_critical_end(lock_at(token, 0)));
  else if (caf_has_image(report, image))
    CAF_TRY(report, pgas_lock_release(image, lock_at(token, index)));
}
