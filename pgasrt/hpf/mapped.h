/* mapped.h: what mapping.c, copy.c and irregular.c share. Nothing here is for compiled programs. Numbers of section
   elements count from 0; coordinates are those of the mapping's grid. */
#ifndef HPF_MAPPED_H
#define HPF_MAPPED_H
#include "mapping.h"
#include "rt.h"

/* A layout as it would be on a number of images, without what is this image's; not MULTI and INDIRECT. first[k] are to be freed. */
void rt_layout_for(struct hpf_layout *to, const struct hpf_layout *layout, int64_t images);

/* Elements first..last of one dimension of a section that stand in one tile; element `first` stands `place` elements
   from the base, and each further one the dimension's stride times the section's step further. */
struct rt_span {
  int64_t first, last, place;
};
struct rt_spans {
  struct rt_span *span; /* ascending; to be freed */
  int64_t count;
};

/* The elements of lo, lo+step, ... (`elems` of them) of array dimension dim which coordinate `coord` holds; coord does
   not matter where the dimension is not distributed. */
struct rt_spans rt_mapping_spans(const struct hpf_mapping *mapping, int dim, int64_t coord, int64_t lo, int64_t step,
                               int64_t elems);
/* Whose the template cell of that array dimension's index is. */
int64_t rt_mapping_coord(const struct hpf_mapping *mapping, int dim, int64_t index);
/* The coordinates of an image; returns 0 if it is outside the grid. */
int rt_mapping_coords(const struct hpf_mapping *mapping, int rank, int64_t *coord);
int rt_mapping_rank(const struct hpf_mapping *mapping, const int64_t *coord);
/* How far the tile with these coordinates stands from the first of its owner with MULTI, in elements. */
int64_t rt_mapping_slot(const struct hpf_mapping *mapping, const int64_t *coord);
/* Do an image's coordinates in dimensions that no array dimension is aligned with allow it to hold anything? */
int rt_mapping_is_home(const struct hpf_mapping *mapping, const int64_t *coord);
/* Whether an image holds the element. */
int rt_mapping_has(const struct hpf_mapping *mapping, const int64_t *index, int rank);
/* Which array dimension is aligned with the grid dimension, or -1. */
int rt_mapping_aligned(const struct hpf_mapping *mapping, int grid_dim);
/* The coordinate that owns the cell which all elements share in a grid dimension that is not aligned. */
int64_t rt_mapping_fixed_coord(const struct hpf_mapping *mapping, int grid_dim);
/* Do some elements stand on several images? */
int rt_mapping_has_copies(const struct hpf_mapping *mapping);
/* The indices of the tile that an index is in, within the bounds of the array, and its coordinate. */
void rt_mapping_tile(const struct hpf_mapping *mapping, int dim, int64_t index, int64_t *lo, int64_t *hi, int64_t *coord);
int64_t rt_mapping_dim_place(const struct hpf_mapping *mapping, int dim, int64_t index);
/* Whether a section index of that dimension is within the array; else the run ends with an error. */
void rt_mapping_check(const struct hpf_mapping *mapping, int dim, int64_t index, const struct hpf_pos *pos);

/* All on which places and owners depend, in numbers, without the base. Zero: an empty key; number is to be freed. */
struct rt_key {
  int64_t *number;
  size_t elems, room;
};
void rt_key_add(struct rt_key *key, const int64_t *numbers, size_t elems);
void rt_key_add_mapping(struct rt_key *key, const struct hpf_mapping *mapping);
int rt_key_equal(const struct rt_key *a, const struct rt_key *b);

/* Of a copy between images: a loop over `inner` elements inside one over `outer`. Steps are the same for all blocks of a
   dimension, so that they stand elsewhere; places are in elements. */
struct rt_block {
  int64_t inner, outer, to, from, to_outer, from_outer;
};
struct rt_blocks {
  struct rt_block *block;
  int64_t count, room, elems;
};

/* Another image, or this one, and what moves between the two: the product of blocks[d] over all dimensions d. */
struct rt_partner {
  int rank, is_near; /* is_near: its memory can be loaded from */
  const struct rt_blocks *blocks[HPF_RANK_MAX];
  int64_t bytes;
  char *buffer; /* for a far message: of a receiver as it is named in a put, of a sender mine */
};
struct rt_plan {
  struct rt_key key, probe;
  int dims;
  int in_place; /* each element has the same place at both ends */
  int64_t elem_bytes;
  int64_t to_place, from_place; /* of what no dimension of the copy counts along, in elements */
  int64_t to_step[HPF_RANK_MAX], from_step[HPF_RANK_MAX]; /* elements */
  struct rt_blocks *receive_blocks[HPF_RANK_MAX], *send_blocks[HPF_RANK_MAX]; /* by the partner's coordinate */
  int64_t receive_coords[HPF_RANK_MAX], send_coords[HPF_RANK_MAX]; /* how many of them */
  struct rt_partner *send, *receive; /* others; own: what stays here, unless its bytes are 0 */
  struct rt_partner own;
  int sends, receives;
  char *buffers; /* of far messages to me */
};

/* copy.c: does the image with these coordinates hold what the section's fixed indices lead to? */
int rt_copy_has_fixed(const struct hpf_mapping *mapping, const int64_t *lo, const int64_t *dim_of, int64_t dims, const int64_t *coord);
/* Of several copies a receiver reads the one at its own coordinates, else the first. */
int rt_copy_is_source(const struct hpf_mapping *from, int rank, const int64_t *coord, int receiver);
/* copy_multi.c: runs a copy to or from an array with MULTI. */
void rt_copy_multi(const struct hpf_copy *copy, const struct hpf_mapping *to, const struct hpf_mapping *from);
/* copy.c: the plan for these mappings, made or kept. NULL: the section has no elements. */
struct rt_plan *rt_copy_plan(struct hpf_copy *copy, const struct hpf_mapping *to, const struct hpf_mapping *from);
#endif
