/* memory.c: memory of arrays without mapping. Large ones ask for huge pages: stencils over several planes touch more pages
   than the processor keeps translations of (measured on Zen 4: 8 to 20 % of the time of 7-point and 27-point stencils). */
#include "rt.h"
#include <stdlib.h>

extern char __bss_start[], _end[]; /* by the linker: what begins as zero, static arrays among it */

void rt_memory_start(void) { rt_ask_for_huge_pages(__bss_start, (uint64_t)(_end - __bss_start)); }

void *hpf_cleared_memory(int64_t elems, int64_t elem_bytes) {
  void *memory = calloc((size_t)elems, (size_t)elem_bytes);
  if (memory) rt_ask_for_huge_pages(memory, (uint64_t)elems * (uint64_t)elem_bytes);
  return memory;
}

void *hpf_memory(int64_t bytes) {
  void *memory = malloc((size_t)bytes);
  if (memory) rt_ask_for_huge_pages(memory, (uint64_t)bytes);
  return memory;
}
