/* accessors.c: the calls of gfortran 15 (GFORTRAN=15) and 16, as those compilers make them, with procedures like theirs. */
#include <caf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if GFORTRAN == 15
__asm__(".ident \"GCC: (a test) 15.3.0\"");
#else
__asm__(".ident \"GCC: (a test) 16.2.0\"");
#endif

enum { STATIC = 0, ALLOC = 1, REGISTER_ONLY = 7, ALLOCATE_ONLY = 8, MAP_EXISTING = 9, ELEMS = 10 };
enum { GET_ELEMENT = 11, GET_SECTION, GET_OF_VALUES, GET_COMPONENT, PUT_ELEMENT, PUT_SECTION, IS_IN_SCALAR, IS_IN_ARRAY, GET_ARRAY };

void CAF(init)(int *argc, char ***argv);
void CAF(finalize)(void);
void CAF(register)(size_t size, int kind, struct caf_token **token, struct caf_array *array, int *stat, char *errmsg, size_t bytes);
void CAF(deregister)(struct caf_token **token, int kind, int *stat, char *errmsg, size_t bytes);
void CAF(sync_all)(int *stat, char *errmsg, size_t bytes);
void CAF(register_accessor)(int hash, void *procedure);
void CAF(register_accessors_finish)(void);
int CAF(get_remote_function_index)(int hash);
void CAF(get_from_remote)(struct caf_token *token, struct caf_array *from, size_t *from_chars, int image, size_t bytes, void *to,
                          size_t *to_chars, struct caf_array *to_array, bool may_allocate, int accessor, void *values,
                          size_t values_bytes, int *stat, pgas_team *team, int *number);
int32_t CAF(is_present_on_remote)(struct caf_token *token, int image, int accessor, void *values, size_t values_bytes);
void CAF(send_to_remote)(struct caf_token *token, struct caf_array *to, size_t *to_chars, int image, size_t bytes, const void *from,
                         size_t *from_chars, struct caf_array *from_array, int accessor, void *values, size_t values_bytes, int *stat,
                         pgas_team *team, int *number);
#if GFORTRAN == 15
#define OPTIONS(to_stat, from_stat, to_team, from_team) to_stat, to_team, NULL, from_stat
void CAF(transfer_between_remotes)(struct caf_token *to_token, struct caf_array *to, size_t *to_chars, int to_image, int to_accessor,
                                   void *to_values, size_t to_values_bytes, struct caf_token *from_token, struct caf_array *from,
                                   size_t *from_chars, int from_image, int from_accessor, void *from_values, size_t from_values_bytes,
                                   size_t bytes, bool is_scalar, int *to_stat, pgas_team *to_team, int *to_number, int *from_stat);
int CAF(this_image)(int distance);
int CAF(num_images)(int distance, int failed);
int CAF(image_status)(int image, int team);
void CAF(form_team)(int number, pgas_team *team, int new_index);
void CAF(change_team)(pgas_team *team, int unused);
void CAF(sync_team)(pgas_team *team, int unused);
void CAF(end_team)(void *unused);
#define ME CAF(this_image)(0)
#define IMAGES CAF(num_images)(0, -1)
#else
#define OPTIONS(to_stat, from_stat, to_team, from_team) to_stat, from_stat, to_team, NULL, from_team, NULL
void CAF(transfer_between_remotes)(struct caf_token *to_token, struct caf_array *to, size_t *to_chars, int to_image, int to_accessor,
                                   void *to_values, size_t to_values_bytes, struct caf_token *from_token, struct caf_array *from,
                                   size_t *from_chars, int from_image, int from_accessor, void *from_values, size_t from_values_bytes,
                                   size_t bytes, bool is_scalar, int *to_stat, int *from_stat, pgas_team *to_team, int *to_number,
                                   pgas_team *from_team, int *from_number);
int CAF(this_image)(pgas_team team);
int CAF(num_images)(pgas_team team, int *number);
int CAF(image_status)(int image, pgas_team *team);
void CAF(form_team)(int number, pgas_team *team, int *new_index, int *stat, char *errmsg, size_t bytes);
void CAF(change_team)(pgas_team team, int *stat, char *errmsg, size_t bytes);
void CAF(sync_team)(pgas_team team, int *stat, char *errmsg, size_t bytes);
void CAF(end_team)(int *stat, char *errmsg, size_t bytes);
#define ME CAF(this_image)(NULL)
#define IMAGES CAF(num_images)(NULL, NULL)
#endif

#define CHECK(condition)                                                                                  \
  do {                                                                                                    \
    if (!(condition)) printf("line %d, image %d: %s\n", __LINE__, pgas_this_image(), #condition), exit(1); \
  } while (0)

/* ---- procedures as the compiler makes them ---- */

struct component {
  int32_t first;
  struct caf_array v;
  struct caf_token *v_token;
};
struct values {
  int32_t at;
};

static void get_element(void *values, const int *image, void **to, int32_t *allocated, int32_t *y) {
  (void)values, (void)image;
  *to = &y[2];
  *allocated = 0;
}

/* Allocates the result if it is not, as an assignment to an allocatable array does. */
static void make(struct caf_array *to, ptrdiff_t elems) {
  if (to->base && to->dim[0].upper - to->dim[0].lower + 1 == elems) return;
  to->base = realloc(to->base, (size_t)elems * 4);
  to->dim[0] = (struct caf_dim){1, 1, elems};
  to->offset = (size_t)-1;
  to->span = 4;
  to->dtype.elem_bytes = 4;
  to->dtype.rank = 1;
  to->dtype.type = CAF_INTEGER;
}

/* y(1:9:4) */
static void get_section(void *values, const int *image, struct caf_array *to, int32_t *allocated, int32_t *y) {
  void *before = to->base;
  (void)values, (void)image;
  make(to, 3);
  for (int i = 0; i < 3; i++) ((int32_t *)to->base)[i] = y[4 * i];
  *allocated = to->base != before;
}

/* y(at) converted, which takes a place of its own */
static void get_of_values(struct values *values, const int *image, void **to, int32_t *allocated, int32_t *y, struct caf_token *token) {
  double *made = malloc(sizeof *made);
  (void)image;
  CHECK(token->base == (char *)values);
  *made = y[values->at - 1];
  *to = made;
  *allocated = 1;
}

/* x%v */
static void get_component(void *values, const int *image, struct caf_array *to, int32_t *allocated, struct component *x) {
  void *before = to->base;
  ptrdiff_t elems = x->v.dim[0].upper - x->v.dim[0].lower + 1;
  (void)values, (void)image;
  make(to, elems);
  memcpy(to->base, x->v.base, (size_t)elems * 4);
  *allocated = to->base != before;
}

/* z(2) of an allocatable coarray */
static void get_array(void *values, const int *image, void **to, int32_t *allocated, struct caf_array *z) {
  (void)values, (void)image;
  *to = z->base + ((ptrdiff_t)z->offset + 2 * z->dim[0].stride) * 4;
  *allocated = 0;
}

static void put_element(void *values, const int *image, int32_t *y, const int32_t *from) {
  (void)values, (void)image;
  y[4] = *from;
}

/* y(2:) */
static void put_section(void *values, const int *image, int32_t *y, const struct caf_array *from) {
  ptrdiff_t elems = from->dim[0].upper - from->dim[0].lower + 1;
  const int32_t *first = (const int32_t *)(const void *)from->base + ((ptrdiff_t)from->offset + from->dim[0].lower * from->dim[0].stride);
  (void)values, (void)image;
  for (ptrdiff_t i = 0; i < elems; i++) y[1 + i] = first[i * from->dim[0].stride];
}

#if GFORTRAN == 15
static void is_in_scalar(void *values, const int *image, int32_t *present, struct component *x) {
  (void)values, (void)image;
  *present = x->v.base != NULL;
}
#else
static void is_in_scalar(void *values, const int *image, int32_t *present, struct component **x) {
  (void)values, (void)image;
  *present = (*x)->v.base != NULL;
}
#endif
static void is_in_array(void *values, const int *image, int32_t *present, struct component *x) {
  (void)values, (void)image;
  *present = x[1].v.base != NULL;
}

/* ---- static coarrays ---- */

static struct caf_token *y_token, *x_token, *pair_token;
static int32_t *y;
static struct component *x, *pair;

static void *static_coarray(size_t bytes, size_t elem_bytes, struct caf_token **token) {
  struct caf_array array = {.dtype.elem_bytes = elem_bytes, .dtype.type = CAF_INTEGER, .span = (ptrdiff_t)elem_bytes};
  CAF(register)(bytes, STATIC, token, &array, NULL, NULL, 0);
  return array.base;
}

static void no_component(struct component *of) {
  of->v.dtype.rank = 1;
  CAF(register)(0, REGISTER_ONLY, &of->v_token, &of->v, NULL, NULL, 0);
}

__attribute__((constructor)) static void begin(void) {
  CAF(register_accessor)(GET_ELEMENT, get_element);
  CAF(register_accessor)(GET_SECTION, get_section);
  CAF(register_accessor)(GET_OF_VALUES, get_of_values);
  CAF(register_accessor)(GET_COMPONENT, get_component);
  CAF(register_accessor)(GET_ARRAY, get_array);
  CAF(register_accessor)(PUT_ELEMENT, put_element);
  CAF(register_accessor)(PUT_SECTION, put_section);
  CAF(register_accessor)(IS_IN_SCALAR, is_in_scalar);
  CAF(register_accessor)(IS_IN_ARRAY, is_in_array);
  CAF(register_accessors_finish)();
  y = static_coarray(ELEMS * sizeof *y, sizeof *y, &y_token);
  x = static_coarray(sizeof *x, sizeof *x, &x_token);
  pair = static_coarray(2 * sizeof *pair, sizeof *pair, &pair_token);
  no_component(x);
  no_component(&pair[0]);
  no_component(&pair[1]);
}

static int32_t element_of(int image, int *stat, pgas_team *team, int *number) {
  int32_t room = -1, *to = &room;
  CAF(get_from_remote)(y_token, NULL, NULL, image, 4, &to, NULL, NULL, 0, CAF(get_remote_function_index)(GET_ELEMENT), NULL, 0, stat, team,
                       number);
  return *to;
}

static struct caf_array descriptor(void *base, ptrdiff_t elems, ptrdiff_t stride) {
  struct caf_array array = {.base = base, .dtype = {4, 0, 1, CAF_INTEGER, 0}, .span = 4, .dim[0] = {stride, 0, elems - 1}};
  return array;
}

/* ---- what is checked ---- */

static void gets(int me, int images) {
  int next = 1 + me % images, stat = 5;
  int32_t wide[6] = {-1, -1, -1, -1, -1, -1};
  struct values values = {7};
  double room, *converted = &room;
  struct caf_array apart = descriptor(wide, 3, 2), whole = {.dtype.rank = 1};
  void *data = apart.base;
  CHECK(element_of(next, &stat, NULL, NULL) == 100 * next + 2 && stat == 0);
  CAF(get_from_remote)(y_token, NULL, NULL, next, 12, &data, NULL, &apart, 0, CAF(get_remote_function_index)(GET_SECTION), NULL, 0, NULL,
                       NULL, NULL);
  CHECK(apart.base == (char *)wide);
  for (int i = 0; i < 3; i++) CHECK(wide[2 * i] == 100 * next + 4 * i && wide[2 * i + 1] == -1);
  CAF(get_from_remote)(y_token, NULL, NULL, next, 8, &converted, NULL, NULL, 0, CAF(get_remote_function_index)(GET_OF_VALUES), &values,
                       sizeof values, NULL, NULL, NULL);
  CHECK(*converted == 100 * next + 6);
  CAF(get_from_remote)(x_token, NULL, NULL, next, 4, &data, NULL, &whole, 1, CAF(get_remote_function_index)(GET_COMPONENT), NULL, 0, NULL,
                       NULL, NULL);
  CHECK(whole.dim[0].upper == next && ((int32_t *)(void *)whole.base)[next - 1] == 1000 + next);
  free(whole.base);
}

static void presence(int images) {
  int in_scalar = CAF(get_remote_function_index)(IS_IN_SCALAR), in_array = CAF(get_remote_function_index)(IS_IN_ARRAY);
  for (int image = 1; image <= images; image++) {
    CHECK(CAF(is_present_on_remote)(x_token, image, in_scalar, NULL, 0) == 1);
    CHECK(CAF(is_present_on_remote)(pair_token, image, in_array, NULL, 0) == (image == 1));
  }
  CHECK(CAF(is_present_on_remote)(NULL, 1, in_scalar, NULL, 0) == 0);
}

static void puts_there(int me, int images) {
  int next = 1 + me % images, before = 1 + (me + images - 2) % images, stat = 5;
  int32_t value = 7 * me, few[2] = {-me, -2 * me};
  struct caf_array section = descriptor(few, 2, 1), own = descriptor(y, 3, 1);
  void *data = few;
  CAF(send_to_remote)(y_token, NULL, NULL, next, 4, &value, NULL, NULL, CAF(get_remote_function_index)(PUT_ELEMENT), NULL, 0, &stat, NULL,
                      NULL);
  CHECK(stat == 0);
  CAF(send_to_remote)(y_token, NULL, NULL, next, 8, &data, NULL, &section, CAF(get_remote_function_index)(PUT_SECTION), NULL, 0, NULL,
                      NULL, NULL);
  CAF(sync_all)(NULL, NULL, 0);
  CHECK(y[4] == 7 * before && y[1] == -before && y[2] == -2 * before && y[3] == 100 * me + 3);
  /* y(2:4) = y(1:3) on this image: the source is read as it was */
  CAF(send_to_remote)(y_token, NULL, NULL, me, 12, &data, NULL, &own, CAF(get_remote_function_index)(PUT_SECTION), NULL, 0, NULL, NULL,
                      NULL);
  CHECK(y[1] == 100 * me && y[2] == -before && y[3] == -2 * before);
  CAF(sync_all)(NULL, NULL, 0);
}

static void transfers(int me, int images) {
  int to_stat = 5, from_stat = 6, next = 1 + me % images;
  for (int i = 0; i < ELEMS; i++) y[i] = 100 * me + i;
  CAF(sync_all)(NULL, NULL, 0);
  if (me == 1) {
    CAF(transfer_between_remotes)(y_token, NULL, NULL, images, CAF(get_remote_function_index)(PUT_ELEMENT), NULL, 0, y_token, NULL, NULL,
                                  next, CAF(get_remote_function_index)(GET_ELEMENT), NULL, 0, 4, 1, OPTIONS(&to_stat, &from_stat, NULL, NULL));
    CHECK(to_stat == 0 && from_stat == 0);
    CAF(transfer_between_remotes)(y_token, NULL, NULL, images, CAF(get_remote_function_index)(PUT_SECTION), NULL, 0, y_token, NULL, NULL,
                                  next, CAF(get_remote_function_index)(GET_SECTION), NULL, 0, 0, 0, OPTIONS(NULL, NULL, NULL, NULL));
    CAF(transfer_between_remotes)(y_token, NULL, NULL, images + 1, CAF(get_remote_function_index)(PUT_ELEMENT), NULL, 0, y_token, NULL,
                                  NULL, 1, CAF(get_remote_function_index)(GET_ELEMENT), NULL, 0, 4, 1,
                                  OPTIONS(&to_stat, &from_stat, NULL, NULL));
    CHECK(to_stat == PGAS_STAT_INVALID && from_stat == 0);
  }
  CAF(sync_all)(NULL, NULL, 0);
  int source = 1 + 1 % images;
  if (me == images) CHECK(y[4] == 100 * source + 2 && y[1] == 100 * source && y[3] == 100 * source + 8);
  CAF(sync_all)(NULL, NULL, 0);
}

/* An allocatable coarray is handed over by its descriptor; a dummy argument begins further on in it. */
static void descriptors(int me, int images) {
  struct caf_token *token = NULL;
  struct caf_array z = {.dtype = {4, 0, 1, CAF_INTEGER, 0}, .span = 4, .offset = (size_t)-1, .dim[0] = {1, 1, 6}};
  int32_t room, *to = &room;
  int next = 1 + me % images;
  CAF(register)(24, ALLOC, &token, &z, NULL, NULL, 0);
  for (int i = 0; i < 6; i++) ((int32_t *)(void *)z.base)[i] = 10 * me + i;
  CAF(sync_all)(NULL, NULL, 0);
  for (int from = 0; from < 3; from++) {
    struct caf_array dummy = z;
    dummy.base += 4 * from;
    CAF(get_from_remote)(token, &dummy, NULL, next, 4, &to, NULL, NULL, 0, CAF(get_remote_function_index)(GET_ARRAY), NULL, 0, NULL, NULL,
                         NULL);
    CHECK(*to == 10 * next + 1 + from && dummy.base == z.base + 4 * from);
  }
  CAF(sync_all)(NULL, NULL, 0);
  CAF(deregister)(&token, 0, NULL, NULL, 0);
}

#if GFORTRAN == 15
static void teams(int me, int images) {
  pgas_team all, odd;
  int stat = 5;
  CAF(form_team)(1, &all, images + 1 - me);
  CAF(form_team)(1 + me % 2, &odd, 0);
  CHECK(element_of(1, &stat, &all, NULL) == 100 * images + 2 && stat == 0);
  CAF(sync_all)(NULL, NULL, 0);
  CAF(change_team)(&all, 0);
  CHECK(ME == images + 1 - me && IMAGES == images && CAF(image_status)(1, -1) == 0);
  CAF(sync_team)(&all, 0);
  CAF(end_team)(NULL);
  CAF(change_team)(&odd, 0);
  CHECK(IMAGES == (images + me % 2) / 2);
  CAF(end_team)(NULL);
}
#else
static void teams(int me, int images) {
  pgas_team all, odd;
  int stat = 5, new_index = images + 1 - me, initial = -1, sibling = 2 - me % 2;
  char errmsg[40] = "";
  CAF(form_team)(1, &all, &new_index, &stat, errmsg, sizeof errmsg);
  CHECK(stat == 0);
  int *constant = &new_index; /* what version 16 makes of a constant: an address of an address */
  CAF(form_team)(1, &all, (int *)(void *)&constant, NULL, NULL, 0);
  CAF(form_team)(1 + me % 2, &odd, NULL, NULL, NULL, 0);
  CHECK(CAF(this_image)(all) == images + 1 - me && CAF(num_images)(all, NULL) == images);
  CHECK(element_of(1, &stat, &all, NULL) == 100 * images + 2 && stat == 0);
  CAF(sync_all)(NULL, NULL, 0);
  stat = 5;
  CAF(change_team)(all, &stat, NULL, 0);
  CHECK(stat == 0 && ME == images + 1 - me && CAF(image_status)(1, &all) == 0);
  CHECK(element_of(1, NULL, NULL, NULL) == 100 * images + 2 && element_of(1, NULL, NULL, &initial) == 102);
  struct caf_token *named = y_token;
  struct caf_array name = descriptor(y + 1, 5, 1);
  int32_t room, *to = &room;
  CAF(register)(20, MAP_EXISTING, &named, &name, NULL, NULL, 0);
  CHECK(named != y_token && name.base == (char *)(y + 1));
  CAF(get_from_remote)(named, NULL, NULL, 1, 4, &to, NULL, NULL, 0, CAF(get_remote_function_index)(GET_ELEMENT), NULL, 0, NULL, NULL, NULL);
  CHECK(*to == 100 * images + 3);
  CAF(sync_team)(all, &stat, NULL, 0);
  CAF(deregister)(&named, 0, NULL, NULL, 0);
  stat = 5;
  CAF(end_team)(&stat, NULL, 0);
  CHECK(stat == 0);
  CAF(change_team)(odd, NULL, NULL, 0);
  CHECK(IMAGES == (images + me % 2) / 2 && CAF(num_images)(NULL, &initial) == images);
  CHECK(CAF(num_images)(NULL, &sibling) == images - IMAGES || sibling == 1 + me % 2);
  CAF(end_team)(NULL, NULL, 0);
  CAF(form_team)(-4, &odd, NULL, &stat, errmsg, sizeof errmsg);
  CHECK(stat == PGAS_STAT_INVALID && strncmp(errmsg, "form team: ", 11) == 0);
}
#endif

int main(int argc, char **argv) {
  int stat = 5;
  CAF(init)(&argc, &argv);
  int me = ME, images = IMAGES;
  x->v.dim[0] = (struct caf_dim){1, 1, me};
  CAF(register)((size_t)me * 4, ALLOCATE_ONLY, &x->v_token, &x->v, NULL, NULL, 0);
  for (int i = 0; i < me; i++) ((int32_t *)(void *)x->v.base)[i] = 1000 + i + 1;
  if (me == 1) CAF(register)(4, ALLOCATE_ONLY, &pair[1].v_token, &pair[1].v, NULL, NULL, 0);
  for (int i = 0; i < ELEMS; i++) y[i] = 100 * me + i;
  CAF(sync_all)(NULL, NULL, 0);
  gets(me, images);
  presence(images);
  CHECK(element_of(images + 1, &stat, NULL, NULL) == -1 && stat == PGAS_STAT_INVALID);
  CAF(sync_all)(NULL, NULL, 0);
  puts_there(me, images);
  transfers(me, images);
  descriptors(me, images);
  for (int i = 0; i < ELEMS; i++) y[i] = 100 * me + i;
  CAF(sync_all)(NULL, NULL, 0);
  teams(me, images);
  CAF(sync_all)(NULL, NULL, 0);
  if (me == 1) puts("ok");
  CAF(finalize)();
  return 0;
}
