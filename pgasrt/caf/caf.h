/* caf.h: what the files of libcaf_pgas share. gfortran -fcoarray=lib calls the functions named _gfortran_caf_*: libcaf.h and
   "Function ABI Documentation" of the GNU Fortran manual describe them. All is done by calls of pgas.h; where memory of other
   images is asked for that nobody registered, rt.h knows what is shared. */
#ifndef CAF_H
#define CAF_H
#include <pgas.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CAF(name) _gfortran_caf_##name

enum { CAF_RANK_MAX = 15 };
/* Arguments that are small numbers with some versions of gfortran and addresses with others. */
enum { CAF_DISTANCE_MAX = 1 << 24 };

/* ---- gfortran's data ---- */

/* An array descriptor of gfortran 9 and later; strides count in units of span. */
struct caf_dim {
  ptrdiff_t stride, lower, upper;
};
struct caf_array {
  void *base;
  size_t offset;
  struct {
    size_t elem_bytes;
    int version;
    signed char rank, type;
    short attribute;
  } dtype;
  ptrdiff_t span;
  struct caf_dim dim[CAF_RANK_MAX];
};

/* The program's descriptors end with the last dimension that they have. */
void caf_copy_array(struct caf_array *to, const struct caf_array *from);

enum caf_type { CAF_INTEGER = 1, CAF_LOGICAL, CAF_REAL, CAF_COMPLEX, CAF_DERIVED, CAF_CHARACTER };

/* One dimension of a reference with vector subscripts: indices if elems is not 0, else a triplet. */
struct caf_vector {
  size_t elems;
  union {
    struct {
      const void *index;
      int kind;
    } v;
    struct {
      ptrdiff_t lower, upper, stride;
    } triplet;
  } u;
};

/* Part references behind a coindexed object, as caf_reference_t. */
enum caf_ref_type { CAF_REF_COMPONENT, CAF_REF_ARRAY, CAF_REF_STATIC_ARRAY };
enum caf_ref_mode { CAF_NONE, CAF_VECTOR, CAF_FULL, CAF_RANGE, CAF_SINGLE, CAF_OPEN_END, CAF_OPEN_START };
struct caf_reference {
  const struct caf_reference *next;
  int type;
  size_t item_bytes;
  union {
    struct {
      ptrdiff_t offset, token_offset; /* the latter 0: neither allocatable nor pointer */
    } c;
    struct {
      unsigned char mode[CAF_RANK_MAX];
      int static_array_type;
      union {
        struct {
          ptrdiff_t start, end, stride;
        } s;
        struct {
          const void *index;
          size_t elems;
          int kind;
        } v;
      } dim[CAF_RANK_MAX];
    } a;
  } u;
};

/* ---- stat= and errmsg= ---- */

struct caf_report {
  int *stat;
  char *errmsg;
  size_t errmsg_bytes;
};
#define CAF_REPORT(stat, errmsg, bytes) (&(struct caf_report){stat, errmsg, bytes})
/* Makes a call of pgas.h whose errors go to the program if it gave stat=, and end the run otherwise; yields the code. */
#define CAF_TRY(report, call) \
  ((report)->stat ? caf_caught(report, (pgas_catch(caf_stat()), (void)(call), pgas_caught())) : ((void)(call), 0))
/* What gfortran and OpenCoarrays do not number alike with pgas.h. */
enum { CAF_STAT_LOCKED = 1, CAF_STAT_LOCKED_OTHER_IMAGE = 2, CAF_STAT_IMAGE_TWICE = 3, CAF_STAT_UNLOCKED = 7 };
struct pgas_stat *caf_stat(void);
int caf_caught(const struct caf_report *report, int code);
/* An error that this library finds: tells the program, or ends the run. Returns the code. */
int caf_error(const struct caf_report *report, int code, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Whether the current team has the image; an error if not. Image 0 is this one where gfortran means that by it. */
int caf_has_image(const struct caf_report *report, int image);
/* Ends the run if that image, as pgas.h names it, has failed and nothing would be told of it. */
void caf_demand(const struct caf_report *report, int image);
static inline int caf_self_or(int image) { return image ? image : pgas_this_image(); }

/* Ends the run: a thing that this library cannot do, and what to do instead. */
_Noreturn void caf_refuse(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- coarrays ---- */

/* What gfortran calls a token: one for each coarray and for each allocatable or pointer component of one. */
struct caf_token {
  char *base; /* this image's memory; NULL: not allocated */
  struct caf_array *array; /* the descriptor that goes with it; NULL: a scalar, or an array of constant shape */
  int collective;          /* 1: by all images of the team, 0: by this image alone */
  int critical;            /* 1: the lock of a critical construct */
  int is_scalar, is_mapped; /* mapped: the memory is another token's */
  size_t bytes;
  int depth;               /* change team constructs around its allocation */
  struct caf_token *next;  /* of those that a team may take along, or are not used */
  struct caf_token **home; /* where the program holds it, when it was made */
};
void caf_start(void);
int caf_gfortran(void); /* the major version of the compiler of the program */
int caf_has_accessors(void);
int caf_status_in(int image, pgas_team team);
void caf_tokens_end_team(int depth);
extern int caf_depth; /* of change team constructs around this statement */
/* Cleared on no account; a component's memory, which others can reach. */
void *caf_alloc_component(size_t bytes);
void caf_free_component(void *object);
int caf_is_reachable(const void *object, size_t bytes); /* of this image, by others */
/* The object that an image calls by that address, as this image names it; NULL if only that image can reach it. */
char *caf_object_of(int image, void *object);

/* ---- sections: what is read or written on one side ---- */

struct caf_section_dim {
  size_t extent;
  ptrdiff_t stride_bytes;
  ptrdiff_t *offset; /* of each element, instead of a stride; NULL: none */
};
struct caf_section {
  char *base;
  size_t item_bytes;
  int type, kind, dims;
  struct caf_section_dim dim[CAF_RANK_MAX];
};
void caf_section_of(struct caf_section *section, const struct caf_array *array, char *base, int kind);
/* The part of the array that vector subscripts name; free it by caf_section_free. */
void caf_section_vector(struct caf_section *section, const struct caf_array *array, char *base, int kind,
                        const struct caf_vector *vector);
void caf_section_free(struct caf_section *section);
size_t caf_section_elems(const struct caf_section *section);
/* Dense memory of the section's shape and item; the caller frees base. */
void caf_section_dense(struct caf_section *dense, const struct caf_section *like);
ptrdiff_t caf_index_at(const void *index, int kind, size_t at);

/* Assignment between a section of `image`, by its names, and one here; a scalar goes to all elements. Types may differ. */
void caf_put(int image, const struct caf_section *remote, const struct caf_section *local);
void caf_get(int image, const struct caf_section *remote, const struct caf_section *local);
/* The same where both sides are here. */
void caf_assign(const struct caf_section *to, const struct caf_section *from);

/* convert.c: one element, by the rules of intrinsic assignment */
struct caf_elem {
  int type, kind;
  size_t bytes;
};
int caf_same_elem(const struct caf_elem *a, const struct caf_elem *b);
void caf_convert(void *to, const struct caf_elem *to_elem, const void *from, const struct caf_elem *from_elem);

/* random.c: before the first barrier; collective */
void caf_random_start(void);

/* operators.c: reductions of types that pgas.h does not reduce itself */
typedef void (*caf_combine)(void *into, const void *from, size_t elems, void *context);
struct caf_text {
  size_t bytes; /* of an element */
  int kind;
};
caf_combine caf_operator(const struct caf_array *array, enum pgas_op op); /* of characters with a struct caf_text as context */

/* user_operator.c: CO_REDUCE's */
enum { CAF_RESULT_BY_REFERENCE = 1, CAF_BY_VALUE = 4, CAF_BY_DESCRIPTOR = 8 };
struct caf_user_operator {
  void (*function)(void);
  int flags, chars; /* characters of an element */
  int type;
  size_t bytes;
  void *result; /* room for an element */
};
caf_combine caf_user_operator(const struct caf_user_operator *user); /* which is the context */

#endif
