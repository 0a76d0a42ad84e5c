/* foresee.h: what the lists of a lone image would move on other numbers of images. Nothing here is for compiled programs. */
#ifndef HPF_FORESEE_H
#define HPF_FORESEE_H
#include "mapped.h"
#include <stdio.h>

struct rt_foresight; /* of a list */

/* Whether this image is alone, and PGAS_FORESEE asks. */
int rt_foresees(void);
/* A list begins; an iteration belongs to the owner of an element of an array; it wants an element; the list moves what is in it. */
void rt_foresee_begin(struct rt_foresight **sight, const struct hpf_indirect *indirect);
void rt_foresee_home(struct rt_foresight *sight, const struct hpf_array *array, const int64_t *index);
void rt_foresee_note(struct rt_foresight *sight, const int64_t *index, int64_t place);
void rt_foresee_move(struct rt_foresight *sight);
#endif
