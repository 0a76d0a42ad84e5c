/* inspect.h: what inspect.c makes and irregular.c and indirect.c run. Nothing here is for compiled programs. */
#ifndef HPF_INSPECT_H
#define HPF_INSPECT_H
#include "irregular.h"
#include "mapped.h"

/* An image some of whose elements this image refers to. Addresses of the other image's memory are as puts name them. */
struct rt_owner {
  int rank, is_near; /* is_near: memory can be loaded from */
  int64_t elems;
  const int64_t *place; /* of each in the owner's storage, ascending */
  char *ghosts;         /* mine, in the same order */
  char *inbox;          /* mine: where a far owner's message arrives */
  char *outbox;         /* the owner's: where a far message to it goes */
};

/* An image that refers to elements of this image. */
struct rt_user {
  int rank, is_near;
  int64_t elems;
  const int64_t *place; /* of each in my storage */
  char *ghosts;         /* the user's */
  char *inbox, *outbox; /* as above */
};

struct rt_references {
  struct rt_key key;
  const char *name; /* of the array */
  char *base;
  int64_t elem_bytes;
  int has_copies; /* some elements stand on several images */
  int64_t *where;
  char *ghosts;   /* all of them */
  int64_t ghost_elems;
  struct rt_owner *owner;
  struct rt_user *user; /* both in the order of ranks */
  int owners, users;
  int64_t *wanted, *given; /* the places of all owners, of all users */
  char *memory, *boxes;    /* of ghosts and of far messages */
};

/* The tile of one dimension that was looked at last. */
struct rt_tile {
  int64_t lo, hi, coord, place; /* place: of index lo */
};

struct rt_finder {
  const struct hpf_mapping *array;
  const struct hpf_pos *pos;
  int in_grid;                    /* this image is */
  int64_t mine[HPF_GRID_MAX];     /* its coordinates */
  int64_t nearest[HPF_GRID_MAX];  /* the coordinates of an owner where the element does not say */
  struct rt_tile tile[HPF_RANK_MAX];
};
/* The mapping and the position stay while the finder is used. */
void rt_finder_open(struct rt_finder *finder, const struct hpf_mapping *array, const struct hpf_pos *pos);
/* An element's place in the storage of an owner, this image if it is one. An index out of bounds ends the run. */
int64_t rt_find(struct rt_finder *finder, const int64_t *index, int *rank);
#endif
