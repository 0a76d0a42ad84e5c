/* Puts and gets of every shape against plain loops: argument: a seed. Image i works on image i+1, wrapping around. */
#include "check.h"

enum { SPACE = 1 << 16, BOXES = 400 /* of all images */, LARGE = 10 << 20 };

static IMAGE_LOCAL uint64_t random_state;
static unsigned below(unsigned limit) {
  random_state = random_state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(random_state >> 33) % limit;
}

static int after_me(void) { return pgas_this_image() % pgas_num_images() + 1; }
static int before_me(void) { return (pgas_this_image() + pgas_num_images() - 2) % pgas_num_images() + 1; }

/* Byte i of what image `image` gives away. */
static unsigned char value(int image, size_t i) { return (unsigned char)(i * 31 + i / 251 + (size_t)image * 17); }

/* Strides of a box that fits SPACE bytes, for the dimensions in a random order, some of them negative; *origin: the
   first byte of element 0. */
static void choose_strides(const struct pgas_box *box, ptrdiff_t *stride, size_t *origin) {
  int order[PGAS_DIMS_MAX];
  for (int k = 0; k < box->dims; k++) order[k] = k;
  for (int k = box->dims - 1; k > 0; k--) {
    int other = (int)below((unsigned)k + 1), old = order[k];
    order[k] = order[other], order[other] = old;
  }
  size_t size = box->elem_bytes;
  *origin = 0;
  for (int i = 0; i < box->dims; i++) {
    int k = order[i];
    size_t gap = size > 256 || below(3) ? 0 : below(2) ? size : box->elem_bytes * below(4);
    stride[k] = (ptrdiff_t)(size + gap);
    size = (size + gap) * box->extent[k];
    if (below(4)) continue;
    *origin += (size_t)stride[k] * (box->extent[k] - 1);
    stride[k] = -stride[k];
  }
  CHECK(size <= SPACE);
}

static struct pgas_box choose_box(size_t *remote, size_t *local) {
  static const size_t sizes[] = {1, 2, 3, 4, 8, 12, 16, 24, 40};
  struct pgas_box box = {.dims = (int)below(PGAS_DIMS_MAX + 1), .elem_bytes = sizes[below(9)]};
  unsigned longest = box.dims > 3 ? 2 : box.dims > 2 ? 6 : box.dims > 1 ? 20 : 400;
  for (int k = 0; k < box.dims; k++) box.extent[k] = below(12) ? 1 + below(longest) : below(2);
  for (int k = 0; k < box.dims; k++)
    if (box.extent[k] == 0) longest = 0;
  struct pgas_box filled = box;
  for (int k = 0; k < box.dims; k++)
    if (longest == 0) filled.extent[k] = 1;
  choose_strides(&filled, box.remote_stride_bytes, remote);
  choose_strides(&filled, box.local_stride_bytes, local);
  return box;
}

/* The oracle: element by element, byte by byte. */
static void copy_plainly(int dim, unsigned char *to, const ptrdiff_t *to_stride, const unsigned char *from,
                         const ptrdiff_t *from_stride, const struct pgas_box *box) {
  if (dim == box->dims) {
    for (size_t i = 0; i < box->elem_bytes; i++) to[i] = from[i];
    return;
  }
  for (size_t i = 0; i < box->extent[dim]; i++)
    copy_plainly(dim + 1, to + (ptrdiff_t)i * to_stride[dim], to_stride, from + (ptrdiff_t)i * from_stride[dim],
                 from_stride, box);
}

static IMAGE_LOCAL unsigned char *expected, *mine, *theirs; /* SPACE bytes each; theirs is symmetric */

static void strided_put(int non_blocking) {
  size_t remote, local;
  struct pgas_box box = choose_box(&remote, &local);
  memset(theirs, 0, SPACE);
  memset(expected, 0, SPACE);
  unsigned char *from = malloc(SPACE);
  for (size_t i = 0; i < SPACE; i++) from[i] = value(before_me(), i), mine[i] = value(pgas_this_image(), i);
  copy_plainly(0, expected + remote, box.remote_stride_bytes, from + local, box.local_stride_bytes, &box);
  pgas_barrier();
  if (non_blocking) {
    pgas_request request = pgas_put_strided_nb(after_me(), theirs + remote, mine + local, &box);
    pgas_wait_here(request);
    memset(mine, 0, SPACE);
    pgas_wait_there(request);
    CHECK(pgas_test_here(request) && pgas_test_there(request));
  } else {
    pgas_put_strided(after_me(), theirs + remote, mine + local, &box);
    memset(mine, 0, SPACE);
  }
  pgas_barrier();
  CHECK(memcmp(theirs, expected, SPACE) == 0);
  free(from);
}

static void strided_get(int non_blocking) {
  size_t remote, local;
  struct pgas_box box = choose_box(&remote, &local);
  unsigned char *from = malloc(SPACE);
  for (size_t i = 0; i < SPACE; i++) from[i] = value(after_me(), i), theirs[i] = value(pgas_this_image(), i);
  memset(mine, 0, SPACE);
  memset(expected, 0, SPACE);
  copy_plainly(0, expected + local, box.local_stride_bytes, from + remote, box.remote_stride_bytes, &box);
  pgas_barrier();
  if (non_blocking)
    pgas_wait_here(pgas_get_strided_nb(after_me(), mine + local, theirs + remote, &box));
  else
    pgas_get_strided(after_me(), mine + local, theirs + remote, &box);
  CHECK(memcmp(mine, expected, SPACE) == 0);
  pgas_barrier();
  free(from);
}

/* Both orders of a transpose that is larger than a tile in both dimensions, odd sizes. */
static void transposes(void) {
  for (size_t elem = 1; elem <= 16; elem *= 2) {
    struct pgas_box box = {.dims = 2, .elem_bytes = elem, .extent = {45, 67}};
    ptrdiff_t size = (ptrdiff_t)elem;
    box.remote_stride_bytes[0] = size, box.remote_stride_bytes[1] = 45 * size;
    box.local_stride_bytes[0] = 67 * size, box.local_stride_bytes[1] = size;
    for (size_t i = 0; i < SPACE; i++) mine[i] = value(1, i);
    memset(expected, 0, SPACE);
    copy_plainly(0, expected, box.remote_stride_bytes, mine, box.local_stride_bytes, &box);
    memset(theirs, 0, SPACE);
    pgas_barrier();
    pgas_put_strided(after_me(), theirs, mine, &box);
    pgas_barrier();
    CHECK(memcmp(theirs, expected, SPACE) == 0);
    pgas_barrier();
  }
}

static void indexed(void) {
  enum { N = 500 };
  ptrdiff_t there[N], here[N];
  int32_t *target = pgas_alloc(4 * N * sizeof *target), *local = malloc(4 * N * sizeof *local);
  for (int i = 0; i < N; i++) there[i] = 4 * ((i * 7) % N) + i % 2, here[i] = i % 5 ? i : N + i;
  for (int i = 0; i < 4 * N; i++) local[i] = i + pgas_this_image() * 10000, target[i] = -1;
  struct pgas_indexed list = {sizeof *target, N, there, here};
  pgas_barrier();
  pgas_put_indexed(after_me(), target, local, &list);
  pgas_barrier();
  for (int i = 0; i < N; i++) CHECK(target[there[i]] == here[i] + before_me() * 10000);
  int others = 0;
  for (int i = 0; i < 4 * N; i++) others += target[i] == -1;
  CHECK(others == 3 * N);
  for (int i = 0; i < 4 * N; i++) local[i] = -1;
  list = (struct pgas_indexed){sizeof *target, N, there, NULL};
  pgas_get_indexed(after_me(), local, target, &list);
  for (int i = 0; i < N; i++) CHECK(local[i] == here[i] + pgas_this_image() * 10000);
  list.elems = 0;
  pgas_put_indexed(after_me(), NULL, NULL, &list);
  pgas_barrier();
  pgas_free(target);
  free(local);
}

/* Around the sizes at which another way of copying begins, at odd addresses. */
static void contiguous(void) {
  static const size_t sizes[] = {0, 1, 7, 8, 9, 4096, 1 << 20, (1 << 20) + 1, 8 << 20, (8 << 20) + 77};
  unsigned char *target = pgas_alloc(LARGE), *local = malloc(LARGE);
  for (size_t i = 0; i < LARGE; i++) local[i] = value(pgas_this_image(), i);
  for (int s = 0; s < (pgas_num_images() > 3 ? 6 : 10); s++) {
    size_t bytes = sizes[s], to = 3 + below(64), from = below(64);
    target[to + bytes] = target[to - 1] = 99;
    pgas_barrier();
    if (s % 2)
      pgas_put(after_me(), target + to, local + from, bytes);
    else
      pgas_wait_there(pgas_put_nb(after_me(), target + to, local + from, bytes));
    pgas_quiet();
    pgas_barrier();
    for (size_t i = 0; i < bytes; i++) CHECK(target[to + i] == value(before_me(), from + i));
    CHECK(target[to + bytes] == 99 && target[to - 1] == 99);
    unsigned char *back = malloc(bytes + 1);
    if (s % 2)
      pgas_get(after_me(), back, target + to, bytes);
    else
      pgas_wait_here(pgas_get_nb(after_me(), back, target + to, bytes));
    CHECK(memcmp(back, local + from, bytes) == 0);
    free(back);
    pgas_barrier();
  }
  pgas_free(target);
  free(local);
}

/* Each image points to an element of the next one; pointers travel one image further and are used there. */
static void copointers(void) {
  int32_t *data = pgas_alloc(10 * sizeof *data);
  pgas_copointer *box = pgas_alloc(sizeof *box);
  data[3] = 100 + pgas_this_image();
  pgas_copointer next = pgas_copoint(after_me(), &data[3]);
  CHECK(pgas_image_of(next) == after_me() && pgas_object_of(next) == &data[3]);
  pgas_barrier();
  pgas_put(after_me(), box, &next, sizeof next);
  pgas_barrier();
  int32_t got;
  CHECK(pgas_image_of(*box) == after_me() % 1000 - after_me() + pgas_this_image());
  pgas_get(pgas_image_of(*box), &got, pgas_object_of(*box), sizeof got);
  CHECK(got == 100 + pgas_this_image());
  pgas_barrier();
  pgas_free(box);
  pgas_free(data);
}

/* Both sides are this image's and overlap: as if the source were copied first. */
static void box_onto_myself(int is_put) {
  size_t remote, local;
  struct pgas_box box = choose_box(&remote, &local);
  unsigned char *before = malloc(SPACE);
  int me = pgas_this_image();
  for (size_t i = 0; i < SPACE; i++) before[i] = expected[i] = theirs[i] = value(me, i);
  if (is_put) {
    copy_plainly(0, expected + remote, box.remote_stride_bytes, before + local, box.local_stride_bytes, &box);
    pgas_put_strided(me, theirs + remote, theirs + local, &box);
  } else {
    copy_plainly(0, expected + local, box.local_stride_bytes, before + remote, box.remote_stride_bytes, &box);
    pgas_wait_here(pgas_get_strided_nb(me, theirs + local, theirs + remote, &box));
  }
  CHECK(memcmp(theirs, expected, SPACE) == 0);
  free(before);
}

static void shift_myself(void) {
  static const size_t sizes[] = {7, 100, 4096, (1 << 20) + 1, 9 << 20};
  unsigned char *object = pgas_alloc(LARGE), *before = malloc(LARGE);
  int me = pgas_this_image(), most = pgas_num_images() > 3 ? 3 : 5;
  for (size_t i = 0; i < sizes[most - 1] + 5; i++) before[i] = value(me, i);
  for (int s = 0; s < most; s++)
    for (int way = 0; way < 4; way++) {
      size_t to = way % 2 ? 5 : 0, from = 5 - to;
      memcpy(object, before, sizes[s] + 5);
      if (way < 2)
        pgas_put(me, object + to, object + from, sizes[s]);
      else
        pgas_get(me, object + to, object + from, sizes[s]);
      CHECK(memcmp(object + to, before + from, sizes[s]) == 0);
    }
  free(before);
  pgas_free(object);
}

static void permute_myself(void) {
  enum { N = 100 };
  ptrdiff_t next[N];
  int *object = pgas_alloc(N * sizeof *object);
  for (int i = 0; i < N; i++) next[i] = (i + 1) % N, object[i] = i;
  pgas_put_indexed(pgas_this_image(), object, object, &(struct pgas_indexed){sizeof *object, N, next, NULL});
  for (int i = 0; i < N; i++) CHECK(object[next[i]] == i);
  pgas_get_indexed(pgas_this_image(), object, object, &(struct pgas_indexed){sizeof *object, N, next, NULL});
  for (int i = 0; i < N; i++) CHECK(object[i] == i);
  pgas_free(object);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
  expected = malloc(SPACE), mine = malloc(SPACE), theirs = pgas_alloc(SPACE);
  for (int i = 0; i < BOXES / pgas_num_images(); i++) {
    strided_put(i % 2);
    strided_get(i % 2);
    box_onto_myself(i % 2);
  }
  transposes();
  indexed();
  contiguous();
  shift_myself();
  permute_myself();
  copointers();
  pgas_finalize();
  return 0;
}
