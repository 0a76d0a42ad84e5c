/* lane.c: boards of a team's lanes. */
#include "lane.h"
#include <stdlib.h>
#include <string.h>

enum { MAIL_BYTES_MOST = 16 << 10, MAIL_BYTES_LEAST = 256, MAIL_OF_ALL_BYTES = 4 << 20, MAIL_SLOTS = 8, LINE_BYTES = 64, HOSTS_MAIL_BYTES = 48 << 10 };
/* Of teams with more members: what each reserves for all others must fit into its segment. */
enum { LARGE_TEAM = 4096, LARGE_TEAM_SLOTS = 2, LARGE_TEAM_MAIL_BYTES = 128 };

static uint64_t mail_slots(int members) { return members > LARGE_TEAM ? LARGE_TEAM_SLOTS : MAIL_SLOTS; }

/* Length of a message on a board that has room for those of `members` senders. Between hosts long ones take half the time. */
static uint64_t mail_bytes(int members) {
  uint64_t bytes = MAIL_OF_ALL_BYTES / MAIL_SLOTS / (uint64_t)members / LINE_BYTES * LINE_BYTES;
  uint64_t most = rt_conduit()->progress ? HOSTS_MAIL_BYTES : MAIL_BYTES_MOST;
  if (members > LARGE_TEAM) return LARGE_TEAM_MAIL_BYTES;
  return bytes > most ? most : bytes < MAIL_BYTES_LEAST ? MAIL_BYTES_LEAST : bytes;
}

static uint64_t counter_bytes(int members) {
  return sizeof(struct rt_board) + 2 * (uint64_t)members * sizeof(pgas_counter);
}

static uint64_t board_bytes(int members) {
  return counter_bytes(members) + (uint64_t)members * mail_slots(members) * mail_bytes(members) + 2 * RT_AREA_BYTES +
         RT_RING_SLOTS * RT_RING_BYTES;
}

static void lay_out(struct rt_lane *lane, int members) {
  lane->mail_bytes = mail_bytes(members);
  lane->mail_slots = mail_slots(members);
  lane->mail_full = (pgas_counter *)(lane->board + 1);
  lane->mail_free = lane->mail_full + members;
  lane->area[0] = (char *)(lane->mail_free + members);
  lane->area[1] = lane->area[0] + RT_AREA_BYTES;
  lane->ring = lane->area[1] + RT_AREA_BYTES;
  lane->mail = lane->ring + RT_RING_SLOTS * RT_RING_BYTES;
}

/* Has a member failed or stopped that has not left the call that this image is in? Who left it is not missed. */
static int has_departed(const void *who) {
  const struct rt_lane *lane = who;
  int code = 0;
  for (int index = 0; index < lane->team->size && code != PGAS_STAT_FAILED_IMAGE; index++) {
    uint64_t left = 0;
    int one = rt_departed(lane->team->rank[index]);
    if (one) rt_conduit()->get(lane->team->rank[index], &left, &lane->board->left, sizeof left);
    if (one && left < lane->calls) code = one;
  }
  return code;
}

static void find_local_boards(struct rt_lane *lane) {
  const struct rt_nodes *nodes = &lane->team->nodes;
  lane->local = rt_private((size_t)nodes->local_count, sizeof *lane->local);
  for (int place = 0; place < nodes->local_count; place++)
    lane->local[place] = rt_conduit()->pointer(lane->team->rank[nodes->local[place]], lane->board);
}

/* The memory of the initial team's boards was never used and is zero; others may already write to it.
   members: of the largest of the teams that are formed together, so that the boards of all have the same size. */
void rt_lanes_open(struct pgas_team *team, int members) {
  size_t size = (size_t)team->size;
  uint64_t bytes = (board_bytes(members) + LINE_BYTES - 1) / LINE_BYTES * LINE_BYTES;
  char *boards = rt_alloc_unchecked(RT_LANES * bytes);
  team->boards = boards;
  team->lane = rt_private(RT_LANES, sizeof *team->lane);
  for (int i = 0; i < RT_LANES; i++) {
    struct rt_lane *lane = &team->lane[i];
    lane->team = team;
    lane->watch = (struct rt_watch){has_departed, lane};
    lane->board = (struct rt_board *)(void *)(boards + (uint64_t)i * bytes);
    if (team->depth) memset(lane->board, 0, counter_bytes(members));
    lay_out(lane, members);
    find_local_boards(lane);
    lane->sent = rt_private(size, sizeof *lane->sent);
    lane->received = rt_private(size, sizeof *lane->received);
    lane->chunks = rt_private((size_t)team->nodes.local_count, sizeof *lane->chunks);
    lane->notes = rt_private((size_t)team->nodes.local_count, sizeof *lane->notes);
  }
}

void rt_lanes_close(struct pgas_team *team) {
  for (int i = 0; i < RT_LANES; i++) {
    free(team->lane[i].local);
    free(team->lane[i].sent);
    free(team->lane[i].received);
    free(team->lane[i].chunks);
    free(team->lane[i].notes);
  }
  free(team->lane);
  rt_free_unchecked(team->boards);
}

/* Two levels where a node has several images, unless PGAS_LEVELS says otherwise. */
int rt_two_levels(const struct rt_lane *lane) {
  int levels = rt_control()->levels;
  return levels ? levels == 2 : lane->team->nodes.count < lane->team->size;
}

struct rt_group rt_all(const struct rt_lane *lane) {
  return (struct rt_group){lane->team->size, lane->team->index, NULL};
}

struct rt_group rt_leaders(const struct rt_lane *lane) {
  return (struct rt_group){lane->team->nodes.count, lane->team->nodes.mine, lane->team->nodes.leader};
}
