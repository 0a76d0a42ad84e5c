/* broadcast.c: broadcasts. Within a node an image writes chunks into a ring on its board, and runs ahead of the readers
   until it is about to overwrite the half of the ring that a reader has not finished; short ones into notes, of which there are
   more, in the cache line that the reader waits for; long data in the segment are read from where they stand. Between nodes a binomial tree, among the root and the leaders of the other nodes, or, with one
   level, among all. */
#include "lane.h"
#include <string.h>

enum { HALF = RT_RING_SLOTS / 2, NOTES_HALF = RT_NOTES / 2, DIRECT_FROM_BYTES = 4 * RT_RING_BYTES, MESSAGE_BYTES = 3 * RT_RING_BYTES };

/* ---- within a node ---- */

/* heard[] counts apart the readers of even and odd halves, lest those that are one half ahead stand for the others. */
static void speak(struct rt_lane *lane, const void *data, size_t bytes) {
  const struct rt_nodes *nodes = &lane->team->nodes;
  struct rt_board *board = lane->local[nodes->local_place];
  uint64_t chunk = lane->chunks[nodes->local_place]++, half = chunk / HALF;
  uint64_t readers = (uint64_t)nodes->local_count - 1;
  if (chunk % HALF == 0 && half >= 2) rt_lane_wait(lane, &board->heard[half % 2], half / 2 * readers);
  memcpy(lane->ring + chunk % RT_RING_SLOTS * RT_RING_BYTES, data, bytes);
  rt_lane_post(lane, &board->spoken, 1);
}

static void await(struct rt_lane *lane, pgas_counter *counter, uint64_t at_least) {
  if (lane->team->nodes.count > 1)
    rt_lane_wait_long(lane, counter, at_least);
  else
    rt_lane_wait(lane, counter, at_least);
}

static void listen(struct rt_lane *lane, int place, void *data, size_t bytes) {
  struct rt_board *board = lane->local[place];
  uint64_t chunk = lane->chunks[place]++;
  const char *slot = lane->ring + chunk % RT_RING_SLOTS * RT_RING_BYTES;
  await(lane, &board->spoken, chunk + 1);
  memcpy(data, (char *)board + (slot - (char *)lane->board), bytes);
  if (chunk % HALF == HALF - 1) rt_lane_post(lane, &board->heard[chunk / HALF % 2], 1);
}

/* The notes are a ring of their own. */
static void write_note(struct rt_lane *lane, const void *data, size_t bytes) {
  const struct rt_nodes *nodes = &lane->team->nodes;
  struct rt_board *board = lane->local[nodes->local_place];
  uint64_t number = lane->notes[nodes->local_place]++, half = number / NOTES_HALF;
  uint64_t readers = (uint64_t)nodes->local_count - 1;
  if (number % NOTES_HALF == 0 && half >= 2) rt_lane_wait(lane, &board->noted[half % 2], half / 2 * readers);
  memcpy(rt_note_data(&board->note[number % RT_NOTES]), data, bytes);
  rt_lane_post(lane, &board->note[number % RT_NOTES].written, 1);
}

static void read_note(struct rt_lane *lane, int place, void *data, size_t bytes) {
  struct rt_board *board = lane->local[place];
  uint64_t number = lane->notes[place]++;
  struct rt_note *note = &board->note[number % RT_NOTES];
  await(lane, &note->written, number / RT_NOTES + 1);
  memcpy(data, rt_note_data(note), bytes);
  if (number % NOTES_HALF == NOTES_HALF - 1) rt_lane_post(lane, &board->noted[number / NOTES_HALF % 2], 1);
}

static void pass_on(struct rt_lane *lane, int place, void *data, size_t bytes) {
  int is_mine = place == lane->team->nodes.local_place, is_short = bytes <= RT_NOTE_BYTES;
  if (lane->team->nodes.local_count == 1) return;
  if (is_mine)
    (is_short ? write_note : speak)(lane, data, bytes);
  else
    (is_short ? read_note : listen)(lane, place, data, bytes);
}

static void broadcast_chunks(struct rt_lane *lane, char *data, size_t bytes, int place) {
  for (size_t first = 0; first < bytes; first += RT_RING_BYTES)
    pass_on(lane, place, data + first, bytes - first < RT_RING_BYTES ? bytes - first : RT_RING_BYTES);
}

/* The root says where its data stand; they stay there until all have read them. */
static void broadcast_long(struct rt_lane *lane, char *data, size_t bytes, int place) {
  char *source = rt_in_segment(data, bytes) ? data : NULL;
  pass_on(lane, place, &source, sizeof source);
  if (!source) {
    broadcast_chunks(lane, data, bytes, place);
    return;
  }
  if (place != lane->team->nodes.local_place && !lane->broken)
    rt_copy_among(data, source, bytes, lane->team->size - 1);
  rt_barrier(lane);
}

/* ---- between nodes ---- */

struct tree {
  struct rt_lane *lane;
  int root, two_levels;
};

static int tree_size(const struct tree *tree) {
  return tree->two_levels ? tree->lane->team->nodes.count : tree->lane->team->size;
}

/* The member at a place of the tree; the root has place 0. */
static int member(const struct tree *tree, int place) {
  const struct pgas_team *team = tree->lane->team;
  if (!tree->two_levels) return (tree->root + place) % team->size;
  return place == 0 ? tree->root : team->nodes.leader[(team->nodes.of[tree->root] + place) % team->nodes.count];
}

static int my_place(const struct tree *tree) {
  const struct pgas_team *team = tree->lane->team;
  if (!tree->two_levels) return (team->index - tree->root + team->size) % team->size;
  return (team->nodes.mine - team->nodes.of[tree->root] + team->nodes.count) % team->nodes.count;
}

static void down_the_tree(const struct tree *tree, void *data, size_t bytes) {
  int me = my_place(tree), size = tree_size(tree), distance = 1;
  while (distance < size && !(me & distance)) distance *= 2;
  if (me > 0) rt_receive(tree->lane, member(tree, me - distance), data, bytes);
  for (distance /= 2; distance > 0; distance /= 2)
    if (me + distance < size) rt_send(tree->lane, member(tree, me + distance), data, bytes);
}

static void broadcast_nodes(struct rt_lane *lane, char *data, size_t bytes, int root) {
  struct tree tree = {lane, root, rt_two_levels(lane)};
  const struct rt_nodes *nodes = &lane->team->nodes;
  int spokesman = nodes->mine == nodes->of[root] ? root : nodes->leader[nodes->mine], place = 0;
  while (nodes->local[place] != spokesman) place++;
  for (size_t first = 0; first < bytes; first += MESSAGE_BYTES) {
    size_t chunk = bytes - first < MESSAGE_BYTES ? bytes - first : MESSAGE_BYTES;
    if (!tree.two_levels || spokesman == lane->team->index) down_the_tree(&tree, data + first, chunk);
    if (tree.two_levels) broadcast_chunks(lane, data + first, chunk, place);
  }
}

void rt_broadcast(struct rt_lane *lane, void *data, size_t bytes, int root) {
  if (lane->team->size == 1 || bytes == 0) return;
  if (lane->team->nodes.count > 1)
    broadcast_nodes(lane, data, bytes, root);
  else if (bytes >= DIRECT_FROM_BYTES)
    broadcast_long(lane, data, bytes, root);
  else
    broadcast_chunks(lane, data, bytes, root);
}
