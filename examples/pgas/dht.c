/* dht.c: a distributed hash table. Images count random keys in one table: the hash of a key says on which image and
   from which slot on it is looked for; an empty slot is claimed by compare-and-swap, and the count added to atomically.
   Usage: dht UPDATES KEYS (UPDATES by each image, of keys 1 .. KEYS) */
#include "pgas.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct slot {
  int64_t key, count; /* key 0: empty */
};

static struct {
  struct slot *slot; /* symmetric */
  uint64_t slots;    /* on each image */
} table;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Mixes the bits of a number (the finaliser of splitmix64). */
static uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/* Key number i that an image counts. */
static int64_t key_of(int image, uint64_t i, uint64_t keys) {
  return (int64_t)(mix(((uint64_t)image << 40) + i) % keys) + 1;
}

static int home_of(int64_t key) { return (int)(mix((uint64_t)key) % (uint64_t)pgas_num_images()) + 1; }

static uint64_t first_slot(int64_t key) { return mix((uint64_t)key) / (uint64_t)pgas_num_images() % table.slots; }

static void count(int64_t key) {
  int image = home_of(key);
  for (uint64_t probe = 0, at = first_slot(key); probe < table.slots; probe++, at = (at + 1) % table.slots) {
    int64_t found = pgas_atomic_ref(image, &table.slot[at].key);
    if (found == 0) found = pgas_atomic_cas(image, &table.slot[at].key, 0, key);
    if (found != 0 && found != key) continue;
    pgas_atomic_add(image, &table.slot[at].count, 1);
    return;
  }
  pgas_error_stop(1, "dht: the table is full\n");
}

/* Each image counts again, in ordinary memory, all keys whose home it is. */
static void check(uint64_t updates, uint64_t keys) {
  int64_t *expected = calloc(keys + 1, sizeof *expected);
  for (int image = 1; image <= pgas_num_images(); image++)
    for (uint64_t i = 0; i < updates; i++) {
      int64_t key = key_of(image, i, keys);
      if (home_of(key) == pgas_this_image()) expected[key]++;
    }
  for (uint64_t at = 0; at < table.slots; at++) {
    struct slot slot = table.slot[at];
    if (slot.key < 0 || slot.key > (int64_t)keys || slot.count != expected[slot.key])
      pgas_error_stop(1, "dht: a key is counted wrongly or in two places\n");
    expected[slot.key] = 0;
  }
  for (uint64_t key = 1; key <= keys; key++)
    if (expected[key]) pgas_error_stop(1, "dht: a key is missing\n");
  free(expected);
}

int main(int argc, char **argv) {
  pgas_init(argc, argv);
  uint64_t updates = argc == 3 ? strtoull(argv[1], NULL, 10) : 0, keys = argc == 3 ? strtoull(argv[2], NULL, 10) : 0;
  int images = pgas_num_images(), me = pgas_this_image();
  if (!updates || !keys) pgas_error_stop(2, "usage: dht UPDATES KEYS\n");
  table.slots = 2 * keys / (uint64_t)images + 64;
  table.slot = pgas_alloc(table.slots * sizeof *table.slot);
  memset(table.slot, 0, table.slots * sizeof *table.slot);
  pgas_barrier();
  double begin = now();
  for (uint64_t i = 0; i < updates; i++) count(key_of(me, i, keys));
  pgas_barrier();
  double seconds = now() - begin;
  check(updates, keys);
  updates *= (uint64_t)images;
  if (me == 1) printf("updates %llu\nseconds %.6f\n", (unsigned long long)updates, seconds);
  pgas_finalize();
  return 0;
}
