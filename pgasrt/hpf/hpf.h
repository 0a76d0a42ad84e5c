/* hpf.h: what compiled HPF programs call, above pgas.h.

   Terms. A *layout* cuts a template's distributed dimensions into tiles and deals them to a grid of images; a tile is
   named by its first template cell (dHPF's virtual processors). A *section* is a box of global array indices. An
   *exchange* is one communication event of the plan: for each (receiver, sender) pair a list of sections, computed by a
   function that the compiler made from integer sets. Ranks of templates and grids are at most HPF_GRID_MAX, ranks of
   arrays at most HPF_RANK_MAX. Every call here is collective over all images unless it says otherwise. */
#ifndef HPF_H
#define HPF_H
#include <stdint.h>

enum { HPF_GRID_MAX = 7, HPF_RANK_MAX = 7, HPF_TILE = 14 }; /* HPF_TILE: 2 * HPF_GRID_MAX */

/* Where in the user's program something stands; text is the source line as typed (may be NULL). */
struct hpf_pos {
  const char *file;
  int32_t line, column;
  const char *text;
};

enum hpf_format { HPF_BLOCK = 0, HPF_CYCLIC = 1, HPF_GEN_BLOCK = 2, HPF_MULTI = 3, HPF_INDIRECT = 4 };

/* A layout. Tile t of dimension k holds template cells [lb_k + block_k*t, min(lb_k + block_k*(t+1) - 1, ub_k)] and belongs
   to the images with coordinate t % grid_k. With BLOCK there is one tile for each coordinate, with CYCLIC as many as it
   takes. An arrangement of more processors than there are images is folded: neighbouring processors share an image. With
   GEN_BLOCK tile t holds the cells first_k[t] .. first_k[t+1]-1, and block_k is that of the calling image. With MULTI, which then is
   the format of all dimensions, grid_k is the number of tiles in dimension k, fixed_1 the number of images, and `owner` says whose a
   tile is (see multi.c). INDIRECT, in the only dimension, is like it with tiles of one cell, of which sizes_1 tells the processors.
   The compiler fills rank, lb, ub, fixed (0: choose the extent of the grid at run time), format, size and name;
   hpf_layout_init fills the rest. An image outside the grid has start_k > ub_k: its tile is empty. */
struct hpf_layout {
  int64_t rank;
  int64_t lb[HPF_GRID_MAX], ub[HPF_GRID_MAX];
  int64_t fixed[HPF_GRID_MAX];
  int64_t format[HPF_GRID_MAX]; /* enum hpf_format */
  int64_t size[HPF_GRID_MAX];   /* m of BLOCK(m), k of CYCLIC(k), how many sizes GEN_BLOCK or INDIRECT has; 0: none */
  const char *name;
  int64_t grid[HPF_GRID_MAX];   /* images in each dimension */
  int64_t block[HPF_GRID_MAX];  /* cells of a tile, at least 1 */
  int64_t start[HPF_GRID_MAX];  /* first template cell of this image's first tile */
  int64_t last[HPF_GRID_MAX];   /* and of its last tile; less than start if it has none */
  int64_t period[HPF_GRID_MAX]; /* from one tile of an image to its next */
  int64_t own_period[HPF_GRID_MAX]; /* the same, but beyond all cells on an image outside the grid */
  int64_t most[HPF_GRID_MAX];   /* cells of the largest tile */
  int64_t *sizes[HPF_GRID_MAX]; /* of GEN_BLOCK and INDIRECT, see hpf_layout_table */
  int64_t *first[HPF_GRID_MAX]; /* of GEN_BLOCK: first cells of the tiles, and ub+1: grid+1 numbers; else NULL */
  int64_t version;              /* another one after each change of first */
  /* Of MULTI and INDIRECT, else 0: tiles of each image; by tile number t_1 + grid_1*(t_2 + ...) the image, counted from 0, and which of its tiles
     it is; the tile numbers of all images, ascending for each; of MULTI, the coordinates of this image's tiles in the same order. */
  int64_t parts;
  int64_t *owner, *slot, *part, *own;
};

/* How an array lies along a grid dimension: by one of its dimensions, with a copy for each coordinate, or in one cell. */
enum hpf_held { HPF_ALIGNED = 0, HPF_COPIES = 1, HPF_IN_CELL = 2 };
/* Of a buffer: it may be the array where an image needs only what is its own, or never. */
enum hpf_buffer { HPF_BUFFER_IN_PLACE = 1, HPF_BUFFER_APART = 2 };

/* A mapped array. The compiler fills layout .. shadow_hi; hpf_array_create fills the rest.
   dist[k]: grid dimension that array dimension k+1 is aligned with, or -1 (not distributed).
   align[k], offset[k]: template cell = align[k]*(array index) + offset[k]; align 0 stands for 1.
   held[g], cell[g]: how the array lies along grid dimension g.
   shadow_lo/hi[k]: widths of the shadow region; -1 in shadow_lo[k]: storage holds the whole extent of dimension k, -2: of a buffer,
   the range of indices that its exchange brings, which may be another each time. Several tiles of an image stand one behind the other, each with its shadow; then
   align[k] is 1 or -1.
   buffer: enum hpf_buffer, not 0 for an array that takes what an exchange brings: nobody owns its elements, and it has no memory before
   (buffer.c). Where all that an image needs is its own, it may be the array that has them.
   Element (i_1..i_r) stands at origin + elem_bytes * sum (i_k + t_k*slot_step[k])*stride[k], on every image with its own origin,
   where t_k numbers the image's tiles in dimension k from 0. */
struct hpf_array {
  struct hpf_layout *layout;
  const char *name;
  int64_t rank, elem_bytes;
  int64_t lo[HPF_RANK_MAX], hi[HPF_RANK_MAX];
  int64_t dist[HPF_RANK_MAX], offset[HPF_RANK_MAX], align[HPF_RANK_MAX];
  int64_t held[HPF_GRID_MAX], cell[HPF_GRID_MAX];
  int64_t shadow_lo[HPF_RANK_MAX], shadow_hi[HPF_RANK_MAX];
  int64_t buffer;
  int64_t stride[HPF_RANK_MAX]; /* in elements */
  int64_t store_lo[HPF_RANK_MAX]; /* first index of this image's storage */
  int64_t slot_step[HPF_RANK_MAX]; /* 0 where an image has one tile, or stores the whole extent */
  char *origin;                 /* virtual origin of this image's storage */
  char *base;                   /* first byte of the storage: a symmetric address */
  int64_t bytes;
  int64_t extent[HPF_RANK_MAX]; /* of a buffer: places in the dimensions with -2 in shadow_lo */
  char *own;                    /* while it borrows: the first byte of its own storage */
};

/* The sections of piece `piece` that image `receiver` needs from image `sender`: fills lo[k], hi[k] (inclusive, array
   indices) for each array dimension and returns 1, or returns 0 for none. params: the values of the exchange's
   parameters; recv and send: the tiles of receiver and sender, HPF_TILE numbers for each of the exchange's layouts in their
   order: the starts in all dimensions, then the extents. */
typedef int32_t (*hpf_sections)(int32_t piece, const int64_t *params, const int64_t *recv, const int64_t *send,
                                int64_t *lo, int64_t *hi);

/* One exchange of the plan. The compiler fills everything above the line. With `tiles` NULL a section lies within the
   sender's tile. Else sections are what the receiver needs for one choice of a tile in each dimension of a layout that
   `tiles` marks, wherever it is: tiles has HPF_GRID_MAX marks for each layout, recv the tiles chosen, send is
   NULL, and the runtime finds the owners. Marks are 1 for each tile, in at most one dimension 2 for the first tile and 3 for the last
   tile with a section that is not empty, which holds those of the others, and 4 and 5 for the first and the last that begins in a
   range: the ranges are what `sections` gives for the piece behind the last, in the order of the marks. 8 + k, of the array's own layout, is for all tiles together: sections are asked for one tile that reaches
   from the first to the last; each tile needs of them what it owns, along dimension k of the array, which begins where the template does. Of a layout with MULTI all tiles of the receiver are chosen if one dimension is marked. */
struct hpf_exchange {
  struct hpf_pos pos;          /* the reference that needs it */
  const char *label;           /* e.g. "b(i-1,j) from the low side of dimension 1" */
  int64_t id;                  /* number in the plan */
  struct hpf_array *array;
  struct hpf_array *into;      /* the buffer that takes the elements, also those that the image has itself, by the tiles of one of
                                  the layouts; NULL: array */
  hpf_sections sections;
  int64_t pieces;              /* pieces of the set, numbered from 0 */
  int64_t nparams;
  int64_t nlayouts;
  struct hpf_layout **layouts; /* layouts[0] is the array's own */
  const int64_t *tiles;
  int64_t slab;                /* 1 + dimension of the array's layout: only for tiles that begin there at the last of the parameters; 0: for all */
  /* ---- kept by the runtime ---- */
  void *schedule;              /* peers and sections for the parameters last seen */
};

void hpf_layout_init(struct hpf_layout *layout, const struct hpf_pos *pos);
/* The sizes of GEN_BLOCK, or the processors of INDIRECT, in dimension dim (from 0) for the next hpf_layout_init or hpf_redistribute: `count` integers of
   `kind` bytes, stride_bytes apart; they are copied. NULL is `count` zeros, which _cell, by their number from 0, makes processors. Not collective. */
void hpf_layout_table(struct hpf_layout *layout, int64_t dim, const void *integers, int64_t count, int64_t stride_bytes,
                      int64_t kind, const struct hpf_pos *pos);
void hpf_layout_cell(struct hpf_layout *layout, int64_t dim, int64_t number, int64_t processor);
/* A recursive procedure with a layout of its own: _push keeps that of the earlier activation in *aside and begins with *first;
   _pop frees the present one and comes back to *aside. Not collective. */
void hpf_layout_push(struct hpf_layout *layout, struct hpf_layout *aside, const struct hpf_layout *first);
void hpf_layout_pop(struct hpf_layout *layout, const struct hpf_layout *aside);
/* REDISTRIBUTE: deals the tiles anew by format, size and fixed (one number for each grid dimension) and moves the elements of
   the arrays that have this layout and are stored whole. Arrays that are not created are left alone. */
void hpf_redistribute(struct hpf_layout *layout, const int64_t *format, const int64_t *size, const int64_t *fixed,
                      struct hpf_array *const *arrays, int64_t n, const struct hpf_pos *pos);
/* ALLOCATE of an array with which others are aligned that may be there still: cuts the layout by bounds, sizes and fixed extents (one number for
   each grid dimension), and moves those others, which get storage of their new share. Arrays that are not created are left alone,
   and so are those that no longer lie within the template: to be freed before they are used. */
void hpf_layout_anew(struct hpf_layout *layout, const int64_t *lb, const int64_t *ub, const int64_t *size, const int64_t *fixed,
                     struct hpf_array *const *arrays, int64_t n, const struct hpf_pos *pos);
/* The tiles of all images in dimension dim (from 0) of a layout without GEN_BLOCK there: range becomes the starts of the first and the last one
   and the distance between them. Not collective. */
void hpf_layout_span(const struct hpf_layout *layout, int64_t dim, int64_t *range);
/* The image's tiles of a layout that may be MULTI, in dimension dim (from 0), where tiles of the dimensions that `known` marks begin at
   `start`: range becomes the starts of the first and the last one and the distance between them. Not collective. */
void hpf_multi_tiles(const struct hpf_layout *layout, int64_t dim, const int64_t *start, const int64_t *known, int64_t *range);
/* Whether the image owns a template cell of such a layout. Not collective. */
int32_t hpf_multi_owns(const struct hpf_layout *layout, const int64_t *cell);
/* How much further the elements of the tile that begins at `start` are from the origin than their indices say, in elements; for
   `index` the same in the tile that owns it. Not collective. */
int64_t hpf_multi_shift(const struct hpf_array *array, const int64_t *start);
int64_t hpf_multi_shift_of(const struct hpf_array *array, const int64_t *index);
void hpf_array_create(struct hpf_array *array, const struct hpf_pos *pos);
/* Of a buffer: what it holds is no longer needed, and its memory may serve others. */
void hpf_array_destroy(struct hpf_array *array);

/* Lets n arrays use the storage of others, into[i] that of from[i], until they give it back; returns 1 if they do, 0 where the two arrays
   of a pair lie in different ways. They get origin and strides. */
int32_t hpf_borrow(struct hpf_array *const *into, struct hpf_array *const *from, int64_t n);
void hpf_give_back(struct hpf_array *const *into, int64_t n);

/* Runs n exchanges as one step: each image tells its senders that its shadow is free, puts what its partners need, and
   waits for what it needs itself. params[e] points to the parameters of exchange e. Messages of one step between the
   same two images and of the same exchange are one message. On return the data are in place. */
void hpf_exchange_run(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n);

/* The two halves of hpf_exchange_run for a pipeline: an image waits for what its predecessors send, computes, and sends
   to its successors. Every image runs both, in this order and with the same exchanges and parameters; no cycle of
   images may wait for each other. */
void hpf_exchange_receive(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n);
void hpf_exchange_send(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n);

/* The same in two parts, between which the image computes what needs none of it and leaves alone what is sent: the first
   serves the partners that are ready, the second the others, and waits. No other exchange runs between the two. */
void hpf_exchange_begin(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n);
void hpf_exchange_end(struct hpf_exchange *const *exchanges, const int64_t *const *params, int32_t n);

/* Reads a(ix(i)) through index arrays. The array is stored whole on every image. An *inspector*, run when index arrays
   may have changed, is _begin, a _note of the subscripts of each element that this image will read, and _end; _gather
   brings the present values of those that other images own. _note is not collective. _same says that the list would be what it is:
   on one image, where nothing is brought, or because on all images the n values, on which it depends, are those of the last _same. */
struct hpf_indirect {
  struct hpf_pos pos;
  struct hpf_array *array;
  void *state; /* kept by the runtime; NULL at first */
};
int32_t hpf_indirect_same(struct hpf_indirect *indirect, int64_t n, const int64_t *value);
void hpf_indirect_begin(struct hpf_indirect *indirect);
/* In programs that are compiled for profiles: what is noted next belongs to the iteration that runs where this element is. */
void hpf_indirect_home(struct hpf_indirect *indirect, const struct hpf_array *array, const int64_t *index);
void hpf_indirect_note(struct hpf_indirect *indirect, const int64_t *index);
void hpf_indirect_end(struct hpf_indirect *indirect);
void hpf_indirect_gather(struct hpf_indirect *indirect);
/* Whether a list serves still: it does until it is renewed, and always where an image is alone. */
int32_t hpf_indirect_made(struct hpf_indirect *indirect);
void hpf_indirect_renew(struct hpf_indirect *indirect);
/* Around accumulations into listed elements: in this image's storage those of others become neutral; what was added to them goes to their
   owners, who combine it with what they have (enum hpf_type, enum hpf_op). */
void hpf_indirect_clear(struct hpf_indirect *indirect, const void *neutral);
void hpf_indirect_scatter(struct hpf_indirect *indirect, int32_t type, int32_t op);

/* Sets a(ix(i)) through index arrays: _begin, a _note of the subscripts and the value of each element that this image has
   computed, and _end, which brings the values to the owners; of several for one element one stays. _note is not collective. */
void hpf_put_begin(struct hpf_indirect *indirect);
void hpf_put_note(struct hpf_indirect *indirect, const int64_t *index, const void *value);
void hpf_put_end(struct hpf_indirect *indirect);

/* Combines into the elements of a mapped array without copies what each image has accumulated in `copy`, a dense array of the same
   bounds that held `neutral` everywhere before; type and op as for hpf_reduce. Only what differs from it moves, to the owners. With
   partial 0 all images have accumulated the same, and each takes what is its own. */
void hpf_combine(struct hpf_indirect *indirect, const void *copy, const void *neutral, int32_t type, int32_t op, int32_t partial);

/* Element (index[0..rank-1]) of a mapped array into *value on all images (owner broadcasts). */
void hpf_fetch(struct hpf_array *array, const int64_t *index, void *value, const struct hpf_pos *pos);

/* A value of all images becomes that of the owner of element (index[0..rank-1]), which broadcasts it. */
void hpf_share(struct hpf_array *array, const int64_t *index, void *value, int64_t bytes, const struct hpf_pos *pos);

/* Section lo[k]:hi[k]:step[k] of a mapped array into `buffer` on image 1, dense, in array element order. Other images
   only take part; their buffer is not touched. */
void hpf_gather(struct hpf_array *array, const int64_t *lo, const int64_t *hi, const int64_t *step, void *buffer,
                const struct hpf_pos *pos);
/* The reverse: image 1's dense buffer into the owners' elements. */
void hpf_scatter(struct hpf_array *array, const int64_t *lo, const int64_t *hi, const int64_t *step,
                 const void *buffer, const struct hpf_pos *pos);

/* Reductions of n scalars of one type over all images, in place; same bits on every image, order of images. */
enum hpf_type { HPF_I4 = 0, HPF_I8 = 1, HPF_R4 = 2, HPF_R8 = 3, HPF_L4 = 4, HPF_I16 = 5, HPF_R10 = 6, HPF_R16 = 7 };
enum hpf_op { HPF_SUM = 0, HPF_PROD = 1, HPF_MIN = 2, HPF_MAX = 3, HPF_AND = 4, HPF_OR = 5, HPF_EQV = 6, HPF_NEQV = 7 };
void hpf_reduce(void *value, int32_t n, int32_t type, int32_t op, const struct hpf_pos *pos);

/* The same for a box of an array: extents[k] elements in dimension k, strides[k] elements of the array apart. */
void hpf_reduce_array(void *first, int32_t rank, const int64_t *extents, const int64_t *strides, int32_t type, int32_t op,
                      const struct hpf_pos *pos);

/* Combines what each image has found in its part of a search: record[0] is 0 if nothing, record[1..keys] the iteration, then
   the value (a double if is_real) and what goes with it, in all `words` words. All images get the record with the largest
   (smallest if is_min) value; among equals that of the first iteration (the last if is_last). */
void hpf_locate(int64_t *record, int32_t words, int32_t keys, int32_t is_real, int32_t is_min, int32_t is_last,
                const struct hpf_pos *pos);

/* Ends the whole run with "FILE:LINE:COL: error: MESSAGE on image I", the source line and a caret; exit code 1. Not
   collective. */
_Noreturn void hpf_fail(const struct hpf_pos *pos, const char *message);
/* Fails with "index VALUE of dimension DIM of array 'NAME' is outside LO:HI". Not collective. */
_Noreturn void hpf_fail_bounds(const struct hpf_pos *pos, const char *name, int32_t dim, int64_t value, int64_t lo,
                               int64_t hi);
/* Fails with "'NAME(INDEX,...)' has no value yet", for rank 0 without subscripts. Not collective. */
_Noreturn void hpf_fail_undefined(const struct hpf_pos *pos, const char *name, int32_t rank, const int64_t *index);
/* Fails with "substring LO:HI of 'NAME' is outside 1:LENGTH". Not collective. */
_Noreturn void hpf_fail_substring(const struct hpf_pos *pos, const char *name, int64_t lo, int64_t hi, int64_t length);
/* --check of INDEPENDENT loops. _begin and _end stand around a loop, _iteration comes first in each of its iterations.
   _access tells that 'NAME(INDEX,...)' of at most HPF_RANK_MAX dimensions is read, set if `sets` is 1, or updated as a
   REDUCTION variable, by an operator that `sets` > 1 numbers: bit k of `loops` says that the k-th of the active loops, from the innermost, is looked at. _new tells the same of a variable that is NEW in loop
   `up` counted like that. Two iterations that interfere end the run, and so does a NEW variable that is read before its
   iteration sets it. A scalar may be set by several iterations; reading what another one set interferes. _end compares
   what different images did where all of them come to it (`together`); only then it is collective. */
void hpf_loop_begin(const char *variable, const struct hpf_pos *pos);
void hpf_loop_iteration(int64_t value);
void hpf_loop_access(const char *name, int32_t rank, const int64_t *index, int32_t sets, int64_t loops,
                     const struct hpf_pos *pos);
void hpf_loop_new(const char *name, int32_t rank, const int64_t *index, int32_t sets, int32_t up, const struct hpf_pos *pos);
void hpf_loop_end(int32_t together);
/* Memory for n characters: *block, of *size bytes, which is taken anew where it is too small; its content is lost. Both
   begin as 0; the caller frees *block. */
void *hpf_text_reserve(void **block, int64_t *size, int64_t n, const struct hpf_pos *pos);
/* Assigns characters, cut off or followed by blanks. A kind is the bytes of each, 1 or 4; of four bytes the lowest becomes one, as
   in gfortran. They may overlap if the kinds agree. */
void hpf_text_assign(int32_t to_kind, void *to, int64_t n, int32_t from_kind, const void *from, int64_t have);
/* Fortran STOP and ERROR STOP. text may be NULL (then code is printed as gfortran does: nothing for STOP without code). */
void hpf_quiet_stop(void); /* with QUIET=.true.: the stop that follows prints nothing */
_Noreturn void hpf_stop(int32_t code, int32_t has_code);
_Noreturn void hpf_stop_text(const char *text, int64_t length);
_Noreturn void hpf_error_stop(int32_t code, int32_t has_code);
_Noreturn void hpf_error_stop_text(const char *text, int64_t length);

/* Memory of an array without mapping, which free() gives back, or NULL: cleared, or as it comes. */
void *hpf_cleared_memory(int64_t elems, int64_t elem_bytes) __attribute__((malloc));
void *hpf_memory(int64_t bytes) __attribute__((malloc));

/* The address of an internal procedure for calls from elsewhere: of code whose first argument, `nest`, is `frame`, in which the activation
   of its host has the addresses of its variables, on the stack. It is the same while that activation lasts. */
void *hpf_closure(void *code, void *frame);

/* Start and end of a compiled program; hpf_main_begin handles start-up (see pgas_init). */
void hpf_main_begin(int argc, char **argv);
void hpf_library_checks(void);
void hpf_main_end(void);
/* For profiles: kind 0 and 1 begin loops that send nothing and a statement with messages, kind 2 ends what began at this place. */
void hpf_clock(const struct hpf_pos *pos, int32_t kind);

/* Fortran input and output through libgfortran. A statement is hpf_io_begin, its specifiers, hpf_io_start, its items, and
   hpf_io_end; all images make the same calls. Image 1 owns all files and does the work; what it reads, and what the statement
   returns, goes to all images. With `everywhere` (internal files) each image works on its own copies. */
enum hpf_io {
  HPF_IO_READ,
  HPF_IO_WRITE,
  HPF_IO_OPEN,
  HPF_IO_CLOSE,
  HPF_IO_INQUIRE,
  HPF_IO_REWIND,
  HPF_IO_BACKSPACE,
  HPF_IO_ENDFILE,
  HPF_IO_FLUSH,
  HPF_IO_WAIT,
  HPF_IO_LENGTH /* INQUIRE (IOLENGTH=) */
};
void hpf_io_begin(int32_t statement, int32_t everywhere, const struct hpf_pos *pos);
/* Specifiers by keyword, lower case: numbers, texts, and variables that the statement sets (int32_t for iostat, number,
   newunit and logicals, int64_t for recl, nextrec, pos, size and iolength, else characters). hpf_io_handle: err, end, eor. */
void hpf_io_number(const char *keyword, int64_t value);
void hpf_io_text(const char *keyword, char *text, int64_t length);
void hpf_io_result(const char *keyword, void *variable, int64_t bytes);
void hpf_io_handle(const char *keyword);
void hpf_io_list_directed(void);
/* The file is text, or an array of texts of that length with gfortran's descriptor (else NULL). */
void hpf_io_internal(char *text, int64_t length, int32_t kind, void *descriptor);
/* A member of the namelist group, with gfortran's codes of types; a component is named v%c and comes behind v. Then its
   dimensions, with strides in elements. */
void hpf_io_member(char *name, void *address, int32_t type, int32_t kind, int64_t elem_bytes, int32_t rank);
void hpf_io_member_dim(int32_t of_component, int32_t dim, int64_t stride, int64_t lo, int64_t hi);
void hpf_io_start(void);
/* Items, with gfortran's codes of types; an array has its descriptor. Sections of mapped arrays go in pieces. */
void hpf_io_item(int32_t type, int32_t kind, void *value, int64_t bytes);
void hpf_io_array(void *descriptor, int32_t kind);
void hpf_io_mapped(struct hpf_array *array, const int64_t *lo, const int64_t *hi, const int64_t *step, int32_t type,
                   int32_t kind);
/* An item that a procedure of the program moves: what it is to be called with, if the library wants it called; then what it
   returns. Statements between the two are those of the procedure. */
void hpf_io_defined(int32_t *is_unformatted, int32_t *unit, char *iotype, int64_t room, int32_t *iotype_length, int32_t *vlist,
                    int32_t *elements, int32_t *is_called, char *iomsg, int64_t length);
void hpf_io_defined_end(int32_t *iostat, char *iomsg, int64_t length);
/* Returns 0, or which branch is taken: 1 ERR, 2 END, 3 EOR. */
int32_t hpf_io_end(void);
/* Image 1's bytes to all images. */
void hpf_io_share(void *value, int64_t bytes, const struct hpf_pos *pos);

/* Intrinsic subroutines. */
void hpf_alone(int32_t more);  /* 1: until as many -1, clocks and procedures of other languages give each image a value of its own */
double hpf_cpu_time(void);
void hpf_system_clock(int64_t *count, int64_t *rate, int64_t *max, int32_t kind);  /* as gfortran's for that kind; NULL: absent */
void hpf_command_argument(int32_t number, char *value, int64_t length, int32_t *arglen, int32_t *status);
int32_t hpf_command_argument_count(void);
int64_t hpf_message_cost(void); /* how many simple assignments take as long as a message and what goes with it; the same on all images */
/* Further ones: texts with their lengths, NULL for what is absent. Clocks and fresh seeds are image 1's; random numbers are
   the same on all images, each of which draws all of them. A seed has 8 integers. */
void hpf_get_command(char *command, int64_t length, int32_t *command_length, int32_t *status);
void hpf_environment(char *name, int64_t name_length, char *value, int64_t length, int32_t *value_length, int32_t *status,
                     int32_t *trim_name);
void hpf_date_and_time(char *date, int64_t date_length, char *time, int64_t time_length, char *zone, int64_t zone_length,
                       int32_t *values);
void hpf_random4(float *harvest);
void hpf_random8(double *harvest);
void hpf_random10(void *harvest);
void hpf_random16(void *harvest);
/* RANDOM_NUMBER of all elements, of 4 or 8 bytes, in their order; of an array without MULTI. All images call it. */
void hpf_random_array(struct hpf_array *array);
/* The same for `elems` numbers of 4 or 8 bytes that stand one after the other. */
void hpf_random_block(void *harvest, int64_t elems, int64_t elem_bytes);
void hpf_random_seed(int32_t *size, int32_t *put, int32_t *get);
void hpf_etime(float *values, float *time);
void hpf_dtime(float *values, float *time);
void hpf_second(float *time);
void hpf_exit(int32_t *status);
void hpf_abort(void);
void hpf_execute(char *command, int64_t length, int32_t *wait, int32_t *exitstat, int32_t *cmdstat, char *cmdmsg,
                 int64_t message_length);
void hpf_random_init(int32_t *repeatable, int32_t *image_distinct);
void hpf_system(char *command, int64_t length, int32_t *status);
void hpf_unlink(char *path, int64_t length, int32_t *status);
void hpf_rename(char *from, int64_t from_length, char *to, int64_t to_length, int32_t *status);
void hpf_chdir(char *path, int64_t length, int32_t *status);
void hpf_chmod(char *path, int64_t length, char *mode, int64_t mode_length, int32_t *status);
void hpf_access(char *path, int64_t length, char *mode, int64_t mode_length, int32_t *value);
void hpf_getcwd(char *path, int64_t length, int32_t *status);
void hpf_sleep(int32_t *seconds);
void hpf_itime(int32_t *values);
void hpf_idate(int32_t *values);
void hpf_srand(int32_t *seed);
/* Sets the extents of a grid of images that are 0 as hpf_layout_init chooses them. */
void hpf_open_grid(const int64_t *rank, const int64_t *extent, int64_t *grid);
/* What options of gfortran set in its library; a length of 0 is the usual one. */
void hpf_library(int32_t *warn, int32_t *allow, int32_t *pedantic, int32_t *sign, int32_t *convert, int32_t *marker, int32_t *subrecord,
                 int32_t *formats);
void hpf_rand(int32_t *flag, float *value);
void hpf_irand(int32_t *flag, int32_t *value);
void hpf_ftell(int32_t *unit, int64_t *offset);
void hpf_fgetc(int32_t *unit, char *c, int64_t length, int32_t *status);
void hpf_fputc(int32_t *unit, char *c, int64_t length, int32_t *status);
void hpf_secnds(float *since, float *value);
void hpf_time(int32_t *value);
void hpf_time8(int64_t *value);
void hpf_mclock(int32_t *value);
void hpf_mclock8(int64_t *value);
void hpf_getpid(int32_t *value);
void hpf_getuid(int32_t *value);
void hpf_getgid(int32_t *value);
void hpf_ierrno(int32_t *value);
void hpf_hostnm(char *name, int64_t length, int32_t *status);
void hpf_getlog(char *name, int64_t length);
void hpf_fdate(char *date, int64_t length);
void hpf_isatty(int32_t *unit, int32_t *value);
void hpf_ltime(int32_t *time, int32_t *values);
void hpf_gmtime(int32_t *time, int32_t *values);
void hpf_fseek(int32_t *unit, int64_t *offset, int32_t *whence, int32_t *status);
void hpf_backtrace(void);
void hpf_stat(char *path, int64_t length, int32_t *values, int32_t *status);
void hpf_lstat(char *path, int64_t length, int32_t *values, int32_t *status);
void hpf_fstat(int32_t *unit, int32_t *values, int32_t *status);
void hpf_malloc(int64_t *bytes, int64_t *address);
void hpf_free(int64_t *address);

/* Complex functions: z[0] becomes f(z[0]), or z[0] to the power z[1], in whose place
   powi expects an int64_t. The parts have 4 or 8 bytes. */
void hpf_complex_sqrt(int32_t bytes_of_part, void *z);
void hpf_complex_exp(int32_t bytes_of_part, void *z);
void hpf_complex_log(int32_t bytes_of_part, void *z);
void hpf_complex_sin(int32_t bytes_of_part, void *z);
void hpf_complex_cos(int32_t bytes_of_part, void *z);
void hpf_complex_tan(int32_t bytes_of_part, void *z);
void hpf_complex_asin(int32_t bytes_of_part, void *z);
void hpf_complex_acos(int32_t bytes_of_part, void *z);
void hpf_complex_atan(int32_t bytes_of_part, void *z);
void hpf_complex_sinh(int32_t bytes_of_part, void *z);
void hpf_complex_cosh(int32_t bytes_of_part, void *z);
void hpf_complex_tanh(int32_t bytes_of_part, void *z);
void hpf_complex_asinh(int32_t bytes_of_part, void *z);
void hpf_complex_acosh(int32_t bytes_of_part, void *z);
void hpf_complex_atanh(int32_t bytes_of_part, void *z);
void hpf_complex_pow(int32_t bytes_of_part, void *z);
void hpf_complex_powi(int32_t bytes_of_part, void *z);
#endif
