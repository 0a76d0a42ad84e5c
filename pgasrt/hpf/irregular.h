/* irregular.h: references a(ix(i)) through index arrays, by inspector and executor.

   The *inspector* is node code that lists the subscripts of the references that this image will make, and
   hpf_irregular_build, which finds the owners, removes duplicates and tells each owner what is wanted of it. The
   *executor* is hpf_irregular_gather before the loop, or _clear before and _scatter behind it. Elements of other images
   stand in *ghost* cells meanwhile; `where` leads node code to own elements and ghosts alike:

     if (!hpf_irregular_current(&s, &a, version)) { list subscripts; hpf_irregular_build(&s, &a, version, ...); }
     hpf_irregular_gather(&s);
     for each reference r: x = ((double *)a.base)[s.where[r]];

   The version says which state of the index arrays a schedule is for: node code counts up when it may have changed them,
   alike on all images. */
#ifndef HPF_IRREGULAR_H
#define HPF_IRREGULAR_H
#include "mapping.h"

struct hpf_irregular {
  struct hpf_pos pos;   /* the reference */
  /* ---- kept by the runtime; zero at first ---- */
  const int64_t *where; /* of each reference: its place in elements from the array's base */
  int64_t refs;
  void *schedule;
};

/* Collective calls. */

/* 1 if the schedule was built for this array, in its present place and mapping, and this version. Not collective, but
   alike on all images if the version is. */
int32_t hpf_irregular_current(const struct hpf_irregular *irregular, const struct hpf_mapping *array, int64_t version);
/* subscript: rank numbers for each of this image's `refs` references. Replaces an earlier schedule. A subscript outside
   the array's bounds ends the run with an error. */
void hpf_irregular_build(struct hpf_irregular *irregular, const struct hpf_mapping *array, int64_t version, int64_t refs,
                         const int64_t *subscript);
/* The same for arrays of hpf.h. */
int32_t hpf_irregular_array_current(const struct hpf_irregular *irregular, const struct hpf_array *array, int64_t version);
void hpf_irregular_array_build(struct hpf_irregular *irregular, const struct hpf_array *array, int64_t version,
                               int64_t refs, const int64_t *subscript);
/* Brings the present values of the elements that other images own into the ghost cells. On return this image's
   elements may be changed. */
void hpf_irregular_gather(struct hpf_irregular *irregular);
/* Fills the ghost cells with the neutral element of an operation of hpf_reduce, for node code that accumulates through
   `where`. Not collective. */
void hpf_irregular_clear(struct hpf_irregular *irregular, int32_t type, int32_t op);
/* Combines the ghost cells of all images into the elements that they stand for: after what the owner has done to them
   itself, in the order of images. HPF_SET as op: each ghost replaces its element; the one of the last image stays. type
   then does not matter. The array has no copies of elements. */
enum { HPF_SET = 8 };
void hpf_irregular_scatter(struct hpf_irregular *irregular, int32_t type, int32_t op);
/* Frees what the runtime keeps. */
void hpf_irregular_free(struct hpf_irregular *irregular);
#endif
