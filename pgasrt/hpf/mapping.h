/* mapping.h: how an array lies over the images, for all distributions that give every image a regular share.

   A *mapping* says for each element which images hold it and where. Each array dimension is aligned with at most one
   dimension of a grid of images (template cell = align * index + offset), whose template cells are cut into tiles.
   Tile t belongs to coordinate t % images, where it is tile number t / images. So BLOCK(m) is block = m with at most
   `images` tiles, CYCLIC(k) is block = k, and GEN_BLOCK gives the first cell of each tile in `first`. An image stores,
   for each dimension, its tiles one after the other, each a row of elements with a shadow around it: element i of tile
   number n, whose smallest index is s, stands (i - s + shadow_lo)*stride + n*tile_stride elements from the base.
   hpf.h has the terms; layouts and arrays of hpf.h become mappings by hpf_mapping_of. */
#ifndef HPF_MAPPING_H
#define HPF_MAPPING_H
#include "hpf.h"

struct hpf_mapping {
  const char *name;                      /* of the array */
  int64_t rank, elem_bytes;
  int64_t lo[HPF_RANK_MAX], hi[HPF_RANK_MAX];
  /* alignment; dist[k]: grid dimension of array dimension k+1, or -1 */
  int64_t dist[HPF_RANK_MAX], align[HPF_RANK_MAX], offset[HPF_RANK_MAX];
  /* the grid: the image at coordinates c has the number 1 + first_rank + sum c_g*rank_stride_g */
  int64_t grid_rank, first_rank;
  int64_t images[HPF_GRID_MAX], rank_stride[HPF_GRID_MAX];
  int64_t lb[HPF_GRID_MAX], ub[HPF_GRID_MAX]; /* template cells */
  int64_t block[HPF_GRID_MAX];                /* cells of a tile */
  const int64_t *first[HPF_GRID_MAX];         /* GEN_BLOCK: first cells of the tiles, and ub+1: images+1 numbers; or NULL */
  /* Of a grid dimension with which no array dimension is aligned: 1: each coordinate has a copy; 0: the coordinate that
     owns template cell `cell` has the only one. With grid_rank 0 every image has a copy. */
  int64_t replicated[HPF_GRID_MAX], cell[HPF_GRID_MAX];
  /* storage; whole[k]: 1: every image has room for lo:hi of dimension k and index i stands at (i - lo)*stride */
  int64_t whole[HPF_RANK_MAX], shadow_lo[HPF_RANK_MAX], shadow_hi[HPF_RANK_MAX];
  int64_t stride[HPF_RANK_MAX], tile_stride[HPF_RANK_MAX];
  /* MULTI: the layout, whose `owner` says whose a tile is and whose `slot` which of the owner's it is; these stand slot_stride elements
     apart, 0 where dimensions are whole. Else NULL. */
  const struct hpf_layout *multi;
  int64_t slot_stride;
  char *base;                            /* a symmetric address */
};

/* The mapping of an array that hpf_array_create has made. Not collective. */
void hpf_mapping_of(struct hpf_mapping *mapping, const struct hpf_array *array);
/* Chooses stride and tile_stride and allocates base for the largest share of an image; all else is given. Tiles of one
   dimension stand side by side, so that each image's share is an array of the same rank. */
void hpf_mapping_create(struct hpf_mapping *mapping, const struct hpf_pos *pos);
void hpf_mapping_destroy(struct hpf_mapping *mapping);
/* Where index[0..rank-1] stands on an image that holds it, in elements from the base. Not collective. */
int64_t hpf_mapping_place(const struct hpf_mapping *mapping, const int64_t *index);
/* 1 if the calling image holds the element. Not collective. */
int32_t hpf_mapping_holds(const struct hpf_mapping *mapping, const int64_t *index);

/* A copy between sections of mapped arrays:

     to(to_lo + e*to_step) = from(from_lo + e*from_step)  for all element numbers e, 0 <= e_d < count[d], d < dims.

   Number e_d counts along dimension to_dim[d] of `to` and from_dim[d] of `from` (from 0; from_dim -1: the same elements
   of `from` for all e_d, as SPREAD has it). A dimension that no d names stays at its lo. So this is REDISTRIBUTE and
   REALIGN (dims = rank), an assignment of sections with differing mappings, TRANSPOSE (from_dim permuted), CSHIFT (two
   copies), a broadcast of a row. Every copy of a replicated `to` is written. */
struct hpf_copy {
  struct hpf_pos pos;
  int64_t dims;
  int64_t count[HPF_RANK_MAX], to_dim[HPF_RANK_MAX], from_dim[HPF_RANK_MAX];
  int64_t to_lo[HPF_RANK_MAX], to_step[HPF_RANK_MAX];     /* by dimension of `to` */
  int64_t from_lo[HPF_RANK_MAX], from_step[HPF_RANK_MAX]; /* by dimension of `from` */
  /* ---- kept by the runtime ---- */
  void *plan;                            /* for the mappings and sections last seen; NULL at first */
};
/* Collective. Each pair of images exchanges at most one message; images of one node copy straight from storage to
   storage. The arrays have equal elem_bytes. If they are one array, all
   elements are read before any is overwritten; else their storage does not overlap. On return the image's part of `to`
   is in place, and its part of `from` may be changed. */
void hpf_copy_run(struct hpf_copy *copy, const struct hpf_mapping *to, const struct hpf_mapping *from);
/* The same for arrays of hpf.h. */
void hpf_copy_arrays(struct hpf_copy *copy, const struct hpf_array *to, const struct hpf_array *from);
/* The same for two versions of array `base`, of which one has the elements at a time: `to` stands in the storage of base from
   now on, if that lies alike and `from` stands there. Then nothing is copied, nor where copy is NULL: no element is wanted. */
void hpf_copy_version(struct hpf_copy *copy, struct hpf_array *to, const struct hpf_array *from, const struct hpf_array *base);
/* The same where `from` is freed next: if both lie alike, they change their storage, and nothing is copied. */
void hpf_move_array(struct hpf_copy *copy, struct hpf_array *to, struct hpf_array *from);
/* The same for the whole array: REDISTRIBUTE and REALIGN. With whole storage the two may have one base; then elements that
   stay with an image are not touched. */
void hpf_remap(struct hpf_copy *copy, const struct hpf_mapping *to, const struct hpf_mapping *from);
void hpf_copy_free(struct hpf_copy *copy); /* not collective; only what the runtime keeps */
#endif
