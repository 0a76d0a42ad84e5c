/* multi.c: generalised multipartitioning (Darte, Chavarria-Miranda, Fowler, Mellor-Crummey, JPDC 2003). Each image has as many tiles
   of each hyperplane of tiles as any other, and all neighbours of its tiles in one direction belong to one image. The compiler's
   plans repeat this computation in plan/multi.go, where it is derived; a test holds the two equal. */
#include "rt.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { STEP_COST = 1000 }; /* a message between two steps of a sweep, in elements that are computed meanwhile */

static int64_t gcd(int64_t a, int64_t b) { return b ? gcd(b, a % b) : a; }

static int64_t product(const int64_t *number, int count) {
  int64_t all = 1;
  for (int i = 0; i < count; i++) all *= number[i];
  return all;
}

/* ---- how many tiles in each dimension ---- */

struct search {
  int rank, found;
  int64_t images;
  const int64_t *extent;
  int64_t tiles[HPF_GRID_MAX], best[HPF_GRID_MAX];
  double least;
};

static double extent_of(const struct search *search, int dim) {
  return search->extent[dim] > 1 ? (double)search->extent[dim] : 1;
}

static double cost_of(const struct search *search) {
  double work = search->rank, count = 1, images = (double)search->images;
  for (int i = 0; i < search->rank; i++) {
    int64_t extent = (int64_t)extent_of(search, i);
    work *= (double)((extent - 1) / search->tiles[i] + 1);
    count *= (double)search->tiles[i];
  }
  double cost = work * (count / images);
  for (int i = 0; i < search->rank; i++) {
    double plane = 1;
    for (int j = 0; j < search->rank; j++)
      if (j != i) plane *= extent_of(search, j);
    cost += (double)(search->tiles[i] - 1) * (STEP_COST + plane / images);
  }
  return cost;
}

static int is_before(const struct search *search) {
  for (int i = 0; i < search->rank; i++)
    if (search->tiles[i] != search->best[i]) return search->tiles[i] < search->best[i];
  return 0;
}

static void consider(struct search *search) {
  double cost = cost_of(search);
  if (search->found && (cost > search->least || (cost == search->least && !is_before(search)))) return;
  search->found = 1;
  search->least = cost;
  memcpy(search->best, search->tiles, sizeof search->best);
}

/* One prime of the number of images: its exponents in the numbers of tiles are at most `most`, as large in two dimensions at least. */
struct prime {
  int64_t prime, rest; /* rest: what is left of the images */
  int most;
};

static void add_primes(struct search *search, int64_t rest, int64_t prime);

static void add_exponents(struct search *search, const struct prime *prime, int dim, int sum, int largest) {
  if (dim == search->rank) {
    if (sum == 0 && largest >= 2) add_primes(search, prime->rest, prime->prime + 1);
    return;
  }
  int64_t before = search->tiles[dim];
  for (int e = 0; e <= prime->most && e <= sum; e++) {
    add_exponents(search, prime, dim + 1, sum - e, largest + (e == prime->most));
    search->tiles[dim] *= prime->prime;
  }
  search->tiles[dim] = before;
}

static void add_primes(struct search *search, int64_t rest, int64_t prime) {
  int power = 0;
  if (rest == 1) {
    consider(search);
    return;
  }
  while (rest % prime) prime++;
  for (; rest % prime == 0; rest /= prime) power++;
  for (int most = 1; most <= power; most++)
    add_exponents(search, &(struct prime){prime, rest, most}, 0, power + most, 0);
}

void rt_multi_choose(int rank, const int64_t *extent, int64_t images, int64_t *tiles) {
  struct search search = {.rank = rank, .images = images, .extent = extent};
  for (int i = 0; i < rank; i++) search.tiles[i] = 1;
  add_primes(&search, images, 2);
  memcpy(tiles, search.best, (size_t)rank * sizeof *tiles);
}

/* ---- whose they are: tile t belongs to the image at coordinates matrix*t modulo mod ---- */

struct mapping {
  int rank;
  int64_t mod[HPF_GRID_MAX], matrix[HPF_GRID_MAX][HPF_GRID_MAX];
};

static void make_row(struct mapping *mapping, const int64_t *tiles, int i) {
  int64_t *row = mapping->matrix[i], r = mapping->mod[i];
  row[0] = row[i] = 1;
  for (int j = i - 1; j >= 1; j--) {
    int64_t t = r / gcd(r, tiles[j]);
    for (int k = 0; k < i; k++) row[k] -= t * mapping->matrix[j][k];
    r = gcd(t * mapping->mod[j], r);
  }
}

static struct mapping mapping_for(int rank, const int64_t *tiles, int64_t images) {
  struct mapping mapping = {.rank = rank};
  int64_t last = 1;
  for (int i = rank - 1; i >= 0; i--) {
    int64_t next = gcd(images, last * gcd(images, tiles[i]));
    mapping.mod[i] = next / last;
    last = next;
  }
  for (int i = 0; i < rank; i++) make_row(&mapping, tiles, i);
  for (int i = 0; i < rank; i++)
    for (int k = 0; k < rank; k++) mapping.matrix[i][k] = (mapping.matrix[i][k] % mapping.mod[i] + mapping.mod[i]) % mapping.mod[i];
  return mapping;
}

static int64_t owner_of(const struct mapping *mapping, const int64_t *tile) {
  int64_t image = 0;
  for (int i = mapping->rank - 1; i >= 0; i--) {
    int64_t sum = 0;
    for (int k = 0; k < mapping->rank; k++) sum += mapping->matrix[i][k] * tile[k];
    image = image * mapping->mod[i] + sum % mapping->mod[i];
  }
  return image;
}

static void list_own(struct hpf_layout *layout) {
  int64_t *coordinate = layout->own = rt_private((size_t)(layout->parts * layout->rank), sizeof *layout->own);
  for (int64_t i = 0; i < layout->parts; i++) {
    int64_t rest = layout->part[rt_rank() * layout->parts + i];
    for (int64_t k = 0; k < layout->rank; rest /= layout->grid[k++]) *coordinate++ = rest % layout->grid[k];
  }
}

void rt_multi_deal(struct hpf_layout *layout, int64_t images) {
  int rank = (int)layout->rank;
  struct mapping mapping = mapping_for(rank, layout->grid, images);
  int64_t count = product(layout->grid, rank), tile[HPF_GRID_MAX] = {0};
  int64_t *dealt = rt_private((size_t)images, sizeof *dealt);
  layout->parts = count / images;
  layout->owner = rt_private((size_t)count, sizeof *layout->owner);
  layout->slot = rt_private((size_t)count, sizeof *layout->slot);
  layout->part = rt_private((size_t)count, sizeof *layout->part);
  for (int64_t number = 0; number < count; number++) {
    int64_t image = owner_of(&mapping, tile);
    layout->owner[number] = image;
    layout->slot[number] = dealt[image]++;
    layout->part[image * layout->parts + layout->slot[number]] = number;
    for (int k = 0; k < rank && ++tile[k] == layout->grid[k]; k++) tile[k] = 0;
  }
  free(dealt);
  if (rt_rank() < images) list_own(layout);
}

/* How many processors the array of INDIRECT names: without an arrangement as many as its largest element. */
static int64_t processors_of(const struct hpf_layout *layout, int64_t cells, const struct hpf_pos *pos) {
  const char *name = layout->name ? layout->name : "?";
  int64_t most = rt_images(), given = layout->fixed[0];
  if (layout->size[0] != cells)
    rt_fail(pos, "the array of INDIRECT in the distribution of '%s' has %" PRId64 " elements, for %" PRId64 " of the dimension", name,
            layout->size[0], cells);
  for (int64_t i = 0; i < cells; i++) {
    int64_t processor = layout->sizes[0][i];
    if (processor < 1)
      rt_fail(pos, "element %" PRId64 " of '%s' belongs to processor %" PRId64 ", but these count from 1", layout->lb[0] + i, name, processor);
    if (given > 0 && processor > given)
      rt_fail(pos, "element %" PRId64 " of '%s' belongs to processor %" PRId64 " of %" PRId64, layout->lb[0] + i, name, processor, given);
    if (processor > most) most = processor;
  }
  return given > most ? given : most;
}

/* INDIRECT: a tile is one cell, and sizes[0] tells its processor. Cells that the template does not have are dealt so that each image has
   as many tiles. If there are more processors than images, neighbouring ones share an image. */
void rt_multi_deal_by(struct hpf_layout *layout, int64_t cells, const struct hpf_pos *pos) {
  int64_t images = rt_images(), fold = (processors_of(layout, cells, pos) - 1) / images + 1;
  int64_t most = 1, *dealt = rt_private((size_t)images, sizeof *dealt);
  for (int64_t i = 0; i < cells; i++) {
    int64_t image = (layout->sizes[0][i] - 1) / fold;
    if (++dealt[image] > most) most = dealt[image];
  }
  layout->parts = most;
  layout->grid[0] = images * most;
  layout->owner = rt_private((size_t)layout->grid[0], sizeof *layout->owner);
  layout->slot = rt_private((size_t)layout->grid[0], sizeof *layout->slot);
  layout->part = rt_private((size_t)layout->grid[0], sizeof *layout->part);
  memset(dealt, 0, (size_t)images * sizeof *dealt);
  for (int64_t number = 0, short_of = 0; number < layout->grid[0]; number++) {
    while (number >= cells && dealt[short_of] == most) short_of++;
    int64_t image = number < cells ? (layout->sizes[0][number] - 1) / fold : short_of;
    layout->owner[number] = image;
    layout->slot[number] = dealt[image]++;
    layout->part[image * most + layout->slot[number]] = number;
  }
  free(dealt);
  layout->version++;
}

void rt_multi_free(struct hpf_layout *layout) {
  free(layout->owner);
  free(layout->slot);
  free(layout->part);
  free(layout->own);
  layout->owner = layout->slot = layout->part = layout->own = NULL;
  layout->parts = 0;
}

/* ---- loops over the tiles of this image ---- */

static int64_t number_of(const struct hpf_layout *layout, const int64_t *tile) {
  int64_t number = 0;
  for (int k = (int)layout->rank - 1; k >= 0; k--) number = number * layout->grid[k] + tile[k];
  return number;
}

int64_t rt_multi_number(const struct hpf_layout *layout, const int64_t *start) {
  int64_t tile[HPF_GRID_MAX];
  for (int k = 0; k < (int)layout->rank; k++) tile[k] = (start[k] - layout->lb[k]) / layout->block[k];
  return number_of(layout, tile);
}

/* With INDIRECT: the numbers of the image's tiles, or where the one with a number from 1 begins. */
static void tiles_by_number(const struct hpf_layout *layout, int64_t number, int64_t *range) {
  const int64_t *part = layout->part + rt_rank() * layout->parts;
  range[2] = 1;
  if (number) {
    range[0] = range[1] = layout->lb[0] + part[number - 1];
    return;
  }
  range[0] = 1;
  for (range[1] = layout->parts; range[1] > 0 && part[range[1] - 1] >= layout->size[0];) range[1]--;
}

/* Tiles of which all coordinates but one are known lie equally far apart; for others first, last and step may name some that the
   image does not have: then no tile is found in the dimensions that are left. */
void hpf_multi_tiles(const struct hpf_layout *layout, int64_t dim, const int64_t *start, const int64_t *known, int64_t *range) {
  int64_t tile[HPF_GRID_MAX], rank = layout->rank, first = INT64_MAX, last = -1, step = 0;
  if (layout->format[0] == HPF_INDIRECT) {
    tiles_by_number(layout, known[0] ? start[0] : 0, range);
    return;
  }
  range[0] = layout->start[dim], range[1] = layout->last[dim], range[2] = layout->own_period[dim];
  if (!layout->own) return;
  for (int64_t k = 0; k < rank; k++) tile[k] = known[k] ? (start[k] - layout->lb[k]) / layout->block[k] : 0;
  for (const int64_t *own = layout->own, *end = own + layout->parts * rank; own < end; own += rank) {
    int same = 1;
    for (int64_t k = 0; k < rank; k++) same &= k == dim || !known[k] || own[k] == tile[k];
    if (!same) continue;
    if (last >= 0) step = gcd(step, own[dim] > last ? own[dim] - last : last - own[dim]);
    if (own[dim] < first) first = own[dim];
    if (own[dim] > last) last = own[dim];
  }
  if (last < 0) first = 0;
  range[0] = layout->lb[dim] + first * layout->block[dim];
  range[1] = last < 0 ? range[0] - 1 : layout->lb[dim] + last * layout->block[dim];
  range[2] = (step > 0 ? step : 1) * layout->block[dim];
}

int32_t hpf_multi_owns(const struct hpf_layout *layout, const int64_t *cell) {
  for (int k = 0; k < (int)layout->rank; k++)
    if (cell[k] < layout->lb[k] || cell[k] > layout->ub[k]) return 0;
  if (layout->owner) return layout->owner[rt_multi_number(layout, cell)] == rt_rank();
  for (int k = 0; k < (int)layout->rank; k++)
    if (rt_layout_owner(layout, k, cell[k]) != rt_layout_coord(layout, rt_rank(), k)) return 0;
  return 1;
}
