/* pgas.h: a partitioned global address space for C and Fortran programs.

   A run has a fixed number of *images*, counted from 1, that execute one program. Each image owns a piece of
   *symmetric* memory: an object obtained from pgas_alloc stands at the same offset in the piece of every image. A remote object is
   named by (image, address), where the address is the one that the caller's own copy of the object has.

   Collective calls are marked (C): every image makes them in the same order with matching arguments.

   Completion. A put or get is complete at both ends when it returns to the caller only in the sense that the local
   buffer may be used again (put) or holds the data (get). Puts become visible to the target's program when
     - the target has seen, by pgas_wait or pgas_test, a pgas_notify that the same image issued to it after the puts, or
     - both images have left a pgas_barrier that the putting image entered after the puts.
   Puts to different targets, or two puts without one of these between them, are not ordered.

   When an image fails, every call that waits ends its image; the run prints one message and exits non-zero. */
#ifndef PGAS_H
#define PGAS_H
#include <stddef.h>
#include <stdint.h>

enum { PGAS_DIMS_MAX = 7, PGAS_IMAGES_MAX = 4096 };

/* (C) Starts the run, or joins it. A process that was started by the user becomes the supervisor: it starts
   PGAS_IMAGES copies of itself (default: the CPUs it may run on), watches them and never returns. */
void pgas_init(int argc, char **argv);
/* (C) Waits for all images. The program may then return from main; it makes no further call. */
void pgas_finalize(void);

int pgas_this_image(void);
int pgas_num_images(void);

/* (C) Symmetric memory, 64-byte aligned, not cleared when it was used before. bytes may be 0. Ends the run with a
   message when the machine's memory does not suffice for all images. */
void *pgas_alloc(size_t bytes);
/* (C) No image may still be transferring to or from the object. NULL is allowed. */
void pgas_free(void *object);
/* The address by which this image can load and store image's copy, or NULL where the network does not allow that. */
void *pgas_ptr(const void *object, int image);

void pgas_put(int image, void *remote, const void *local, size_t bytes);
void pgas_get(int image, void *local, const void *remote, size_t bytes);

/* Boxes of up to PGAS_DIMS_MAX dimensions: element (i_0 .. i_{dims-1}), 0 <= i_k < extent[k], stands i_k*stride[k] bytes
   further; a stride may be negative. The two boxes do not overlap. Any order of dimensions is equally fast. */
struct pgas_box {
  int dims;
  size_t elem_bytes;
  size_t extent[PGAS_DIMS_MAX];
  ptrdiff_t remote_stride_bytes[PGAS_DIMS_MAX];
  ptrdiff_t local_stride_bytes[PGAS_DIMS_MAX];
};
void pgas_put_strided(int image, void *remote, const void *local, const struct pgas_box *box);
void pgas_get_strided(int image, void *local, const void *remote, const struct pgas_box *box);

/* A counter in symmetric memory. Zero it before any image uses it (then a barrier); it only grows. */
typedef struct pgas_counter {
  _Alignas(64) uint64_t value;
  uint32_t sleepers; /* waiting in the kernel; kept by the runtime */
} pgas_counter;
/* Adds amount to image's copy, after all earlier puts of this image to that image. */
void pgas_notify(int image, pgas_counter *counter, uint64_t amount);
/* Waits until this image's own copy is at least `at_least`. */
void pgas_wait(pgas_counter *counter, uint64_t at_least);
int pgas_test(const pgas_counter *counter, uint64_t at_least);

void pgas_barrier(void);                                      /* (C) */
void pgas_broadcast(void *data, size_t bytes, int root_image); /* (C) data: any memory */

enum pgas_type { PGAS_I4, PGAS_I8, PGAS_R4, PGAS_R8, PGAS_L4 };
enum pgas_op { PGAS_SUM, PGAS_PROD, PGAS_MIN, PGAS_MAX, PGAS_AND, PGAS_OR, PGAS_EQV, PGAS_NEQV };
/* (C) Element-wise over all images, combined in the order of images: the result has the same bits on every image. */
void pgas_allreduce(void *data, size_t elems, enum pgas_type type, enum pgas_op op);

/* Normal and error termination. pgas_stop is executed by every image; the text, if any, is printed once.
   pgas_error_stop by any image ends the run. text may be NULL and ends with a newline otherwise. */
_Noreturn void pgas_stop(int code, const char *text);
_Noreturn void pgas_error_stop(int code, const char *text);
#endif
