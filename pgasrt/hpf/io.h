/* io.h: a statement of input or output while it runs, shared by the files io_*.c. */
#ifndef IO_H
#define IO_H
#include "gfortran_io.h"
#include "rt.h"

enum { IO_MESSAGE_BYTES = 256, IO_RESULTS_MAX = 48, IO_MEMBERS_MAX = 512 };

/* A variable that the statement sets on image 1 and that goes to all images at its end. */
struct io_result {
  void *variable;
  size_t bytes;
};

/* One member of a namelist group; of a component of a derived type nothing is shared, as its variable is. */
struct io_member {
  char *address;
  struct gf_dtype dtype;
  struct gf_dim dim[GF_RANK_MAX];
};

/* Statements may nest: a function in an output list may write to an internal file. */
struct io {
  struct io *outer, *spare;
  const struct hpf_pos *pos;
  int32_t statement; /* enum hpf_io */
  int everywhere;    /* each image works on its own copies */
  int here;          /* this image does the work */
  int refused;       /* libgfortran does not hear of the statement */
  int in_defined;    /* a procedure of the program moves an item */
  int defined_unformatted;
  struct defined *defined; /* the library's part of that, on the image that does the work */
  int failed;        /* the other images know that it failed */
  uint32_t handled;  /* GF_IOSTAT, GF_ERR, GF_END, GF_EOR as the program has them */
  int32_t iostat, *user_iostat;
  char iomsg[IO_MESSAGE_BYTES], *user_iomsg;
  size_t user_iomsg_length;
  struct io_result results[IO_RESULTS_MAX];
  int nresults;
  struct io_member *members;
  int nmembers, member_room;
  union {
    struct gf_common common;
    struct gf_transfer transfer;
    struct gf_open open;
    struct gf_close close;
    struct gf_inquire inquire;
    struct gf_wait wait;
  } as;
};

struct io *io_current(void);
int io_is_transfer(const struct io *io);
/* Ends the run if the statement failed and the program does not handle it. */
void io_check(struct io *io);
/* The elements of an array, dense or not, from image 1 to all. */
void io_share_array(const struct gf_descriptor *array, const struct hpf_pos *pos);
/* What image 1 read: nothing more once the statement has failed. Returns 0 if there is nothing to share. */
int io_share_status(struct io *io, int failed_before);
#endif
