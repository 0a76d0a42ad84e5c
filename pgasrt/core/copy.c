/* copy.c: contiguous copies; both sides may overlap. Beyond CACHED_BYTES they bypass the caches: a store that first reads the line it
   overwrites, and drives out what the program works on, costs up to half of the bandwidth. */
#include "rt.h"
#include <string.h>
#if defined __SSE2__
#include <emmintrin.h>

enum {
  CACHED_BYTES = 8 << 20,
  LINE_BYTES = 64,
  AHEAD_BYTES = 512 /* prefetched */
};

static void stream_line(char *to, const char *from) {
  __m128i part[4];
  _mm_prefetch(from + AHEAD_BYTES, _MM_HINT_NTA);
  for (int i = 0; i < 4; i++) part[i] = _mm_loadu_si128((const __m128i *)(const void *)(from + 16 * i));
  for (int i = 0; i < 4; i++) _mm_stream_si128((__m128i *)(void *)(to + 16 * i), part[i]);
}

/* The fence orders these stores before whatever tells others of them. */
static void stream(char *to, const char *from, size_t bytes) {
  size_t head = (uintptr_t)to % LINE_BYTES ? LINE_BYTES - (uintptr_t)to % LINE_BYTES : 0;
  memcpy(to, from, head);
  size_t end = head + (bytes - head) / LINE_BYTES * LINE_BYTES;
  for (size_t i = head; i < end; i += LINE_BYTES) stream_line(to + i, from + i);
  memcpy(to + end, from + end, bytes - end);
  _mm_sfence();
}

static int overlap(const char *a, const char *b, size_t bytes) { return a < b + bytes && b < a + bytes; }

void rt_copy(void *to, const void *from, size_t bytes) {
  if (bytes <= CACHED_BYTES || overlap(to, from, bytes))
    memmove(to, from, bytes);
  else
    stream(to, from, bytes);
}
#else
void rt_copy(void *to, const void *from, size_t bytes) { memmove(to, from, bytes); }
#endif
