/* stream.c: copies past the caches, for data that would only push other data out of them. */
#include "rt.h"
#include <string.h>

typedef uint64_t vector __attribute__((vector_size(16)));
typedef uint64_t loose_vector __attribute__((vector_size(16), aligned(1)));

enum { LINE_BYTES = 64, VECTORS = LINE_BYTES / sizeof(vector), CACHE_BYTES = 32 << 20 /* where none is reported */ };

static size_t cache_bytes(void) {
  static RT_IMAGE int64_t bytes;
  if (!bytes) bytes = rt_shared_cache_bytes();
  return bytes > 0 ? (size_t)bytes : CACHE_BYTES;
}

#if __has_builtin(__builtin_nontemporal_store)
static void stream_lines(char *to, const char *from, size_t bytes) {
  vector *out = (vector *)(void *)to;
  const loose_vector *in = (const loose_vector *)(const void *)from;
  for (size_t i = 0; i < bytes / sizeof(vector); i += VECTORS)
    for (size_t k = i; k < i + VECTORS; k++) __builtin_nontemporal_store((vector)in[k], &out[k]);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
#else
static void stream_lines(char *to, const char *from, size_t bytes) { memcpy(to, from, bytes); }
#endif

/* All copies and their source together may take a quarter of the shared cache: the rest belongs to what else runs, on
   this machine or, if it is a virtual one, on others beside it. Just beyond what they can have, plain copies wait for
   memory three times per line, streamed ones once. */
void rt_copy_among(char *to, const char *from, size_t bytes, int copies) {
  if (bytes * (size_t)(copies + 1) <= cache_bytes() / 4) {
    memcpy(to, from, bytes);
    return;
  }
  size_t head = -(uintptr_t)to % LINE_BYTES, lines = (bytes - head) / LINE_BYTES * LINE_BYTES;
  memcpy(to, from, head);
  stream_lines(to + head, from + head, lines);
  memcpy(to + head + lines, from + head + lines, bytes - head - lines);
}
