/* dht.c: examples/pgas/dht.c with MPI-3 one-sided communication: one window, locked for the whole run; compare-and-swap
   claims a slot, accumulates that nobody waits for add to the counts. Usage: dht UPDATES KEYS */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct slot {
  int64_t key, count;
};

static int me, ranks;
static struct {
  struct slot *slot;
  uint64_t slots;
  MPI_Win window;
} table;

static uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

static int64_t key_of(int rank, uint64_t i, uint64_t keys) {
  return (int64_t)(mix(((uint64_t)(rank + 1) << 40) + i) % keys) + 1;
}

static int home_of(int64_t key) { return (int)(mix((uint64_t)key) % (uint64_t)ranks); }
static uint64_t first_slot(int64_t key) { return mix((uint64_t)key) / (uint64_t)ranks % table.slots; }

static int64_t read_key(int rank, MPI_Aint where) {
  int64_t found, none = 0;
  MPI_Fetch_and_op(&none, &found, MPI_INT64_T, rank, where, MPI_NO_OP, table.window);
  MPI_Win_flush(rank, table.window);
  return found;
}

static int64_t claim(int rank, MPI_Aint where, int64_t key) {
  int64_t found, none = 0;
  MPI_Compare_and_swap(&key, &none, &found, MPI_INT64_T, rank, where, table.window);
  MPI_Win_flush(rank, table.window);
  return found;
}

static void count(int64_t key) {
  static const int64_t one = 1;
  int rank = home_of(key);
  for (uint64_t probe = 0, at = first_slot(key); probe < table.slots; probe++, at = (at + 1) % table.slots) {
    MPI_Aint where = (MPI_Aint)(at * sizeof(struct slot));
    int64_t found = read_key(rank, where);
    if (found == 0) found = claim(rank, where, key);
    if (found != 0 && found != key) continue;
    MPI_Accumulate(&one, 1, MPI_INT64_T, rank, where + 8, 1, MPI_INT64_T, MPI_SUM, table.window);
    return;
  }
  MPI_Abort(MPI_COMM_WORLD, 1);
}

static void check(uint64_t updates, uint64_t keys) {
  int64_t *expected = calloc(keys + 1, sizeof *expected);
  for (int rank = 0; rank < ranks; rank++)
    for (uint64_t i = 0; i < updates; i++) {
      int64_t key = key_of(rank, i, keys);
      if (home_of(key) == me) expected[key]++;
    }
  for (uint64_t at = 0; at < table.slots; at++) {
    if (table.slot[at].count != expected[table.slot[at].key]) MPI_Abort(MPI_COMM_WORLD, 1);
    expected[table.slot[at].key] = 0;
  }
  free(expected);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &me);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (argc != 3) MPI_Abort(MPI_COMM_WORLD, 2);
  uint64_t updates = strtoull(argv[1], NULL, 10), keys = strtoull(argv[2], NULL, 10);
  table.slots = 2 * keys / (uint64_t)ranks + 64;
  MPI_Aint bytes = (MPI_Aint)(table.slots * sizeof *table.slot);
  MPI_Win_allocate(bytes, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &table.slot, &table.window);
  memset(table.slot, 0, (size_t)bytes);
  MPI_Win_lock_all(MPI_MODE_NOCHECK, table.window);
  MPI_Barrier(MPI_COMM_WORLD);
  double begin = MPI_Wtime();
  for (uint64_t i = 0; i < updates; i++) count(key_of(me, i, keys));
  MPI_Win_flush_all(table.window);
  MPI_Barrier(MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - begin;
  check(updates, keys);
  if (me == 0) printf("updates %llu\nseconds %.6f\n", (unsigned long long)updates * (unsigned long long)ranks, seconds);
  MPI_Win_unlock_all(table.window);
  MPI_Win_free(&table.window);
  MPI_Finalize();
  return 0;
}
