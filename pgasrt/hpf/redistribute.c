/* redistribute.c: new owners for the elements of arrays that every image has room for in full. */
#include "rt.h"
#include <stdlib.h>

/* A box of elements given by one run in each dimension. */
struct move {
  struct hpf_array *array;
  const struct hpf_array *old; /* the array in its old layout */
  struct rt_run *wanted[HPF_RANK_MAX], *given[HPF_RANK_MAX];
  int wanted_room[HPF_RANK_MAX], given_room[HPF_RANK_MAX], wanted_count[HPF_RANK_MAX], given_count[HPF_RANK_MAX];
  uint64_t bytes;
};

static void get_box(struct move *move, int rank, const int *choice) {
  const struct hpf_array *array = move->array;
  int64_t lo[HPF_RANK_MAX];
  uint64_t bytes = (uint64_t)array->elem_bytes;
  struct pgas_box box = {.dims = (int)array->rank, .elem_bytes = (size_t)array->elem_bytes};
  for (int k = 0; k < (int)array->rank; k++) {
    const struct rt_run *run = &move->given[k][choice[k]];
    lo[k] = run->first;
    box.extent[k] = (size_t)run->elems;
    box.remote_stride_bytes[k] = box.local_stride_bytes[k] = run->step * array->stride[k] * array->elem_bytes;
    bytes *= box.extent[k];
  }
  char *place = rt_array_address(array, array->layout->start, lo);
  pgas_get_strided(rank + 1, place, place, &box);
  move->bytes += bytes;
}

/* What rank owned of one wanted box. */
static void get_from(struct move *move, int rank, const int *wanted) {
  int choice[HPF_RANK_MAX] = {0}, dims = (int)move->array->rank, k;
  for (k = 0; k < dims; k++) {
    const struct rt_run *run = &move->wanted[k][wanted[k]];
    move->given_count[k] = rt_array_runs(move->old, k, rank, run->first, run->first + run->elems - 1, 0, &move->given[k],
                                         &move->given_room[k]);
    if (!move->given_count[k]) return;
  }
  do {
    get_box(move, rank, choice);
    for (k = 0; k < dims && ++choice[k] == move->given_count[k]; k++) choice[k] = 0;
  } while (k < dims);
}

/* Brings what the image owns now and did not own before. */
static uint64_t take_over(struct hpf_array *array, const struct hpf_layout *old_layout) {
  struct hpf_array old = *array;
  struct move move = {.array = array, .old = &old};
  int choice[HPF_RANK_MAX] = {0}, dims = (int)array->rank, k, some = rt_array_gives(array, rt_rank(), -1);
  struct hpf_layout layout = *old_layout;
  old.layout = &layout;
  for (k = 0; k < dims; k++) {
    move.wanted_count[k] = rt_array_runs(array, k, rt_rank(), array->lo[k], array->hi[k], 1, &move.wanted[k], &move.wanted_room[k]);
    some &= move.wanted_count[k] > 0;
  }
  if (some) do {
    for (int rank = 0; rank < rt_layout_images(&layout); rank++)
      if (rank != rt_rank() && rt_array_gives(&old, rank, rt_rank())) get_from(&move, rank, choice);
    for (k = 0; k < dims && ++choice[k] == move.wanted_count[k]; k++) choice[k] = 0;
  } while (k < dims);
  for (k = 0; k < HPF_RANK_MAX; k++) free(move.wanted[k]), free(move.given[k]);
  return move.bytes;
}

/* The first barrier says that the old owners have computed the elements, the second that the new ones may change them. */
void hpf_redistribute(struct hpf_layout *layout, const int64_t *format, const int64_t *size, const int64_t *fixed,
                      struct hpf_array *const *arrays, int64_t n, const struct hpf_pos *pos) {
  struct hpf_layout old = *layout;
  uint64_t bytes = 0;
  for (int64_t k = 0; k < layout->rank; k++) {
    layout->format[k] = format[k];
    layout->size[k] = size[k];
    layout->fixed[k] = fixed[k];
  }
  hpf_layout_init(layout, pos);
  pgas_barrier();
  for (int64_t i = 0; i < n; i++)
    if (arrays[i]->base) bytes += take_over(arrays[i], &old);
  pgas_barrier();
  rt_count(RT_SCATTER, bytes > 0, bytes);
}
