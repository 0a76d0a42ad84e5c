/* closure.c: internal procedures as values. The address of one must name the activation of its host, whose variables it uses, too: each
   pair of them has a stub of its own, a few instructions that load both and jump to the procedure, which finds the variables where
   `nest` of LLVM has them. Stubs are text and their pairs are data, so no memory is both written and executed. */
#include "hpf.h"
#include "rt.h"

#define CLOSURES 2048

/* By the number of the stub. Not static, since the stubs name it. */
__attribute__((visibility("hidden"), used)) struct closure {
  const char *frame;
  const void *code;
} hpf_closures[CLOSURES];

__attribute__((visibility("hidden"))) extern const char hpf_stubs[];

#define TEXT_OF(n) #n
#define TEXT(n) TEXT_OF(n)
enum { STUB_BYTES = 16 };

#if defined __aarch64__
/* x18 before LLVM 19, x15 since. */
__asm__(".text\n.p2align 4\n.hidden hpf_stubs\n.globl hpf_stubs\nhpf_stubs:\n.set .Lnumber, 0\n.rept " TEXT(CLOSURES) "\n"
        "bti c\nmov w16, #.Lnumber\nb .Lstubs_common\nnop\n.set .Lnumber, .Lnumber + 1\n.endr\n"
        ".Lstubs_common:\nadrp x17, hpf_closures\nadd x17, x17, :lo12:hpf_closures\nadd x17, x17, x16, lsl #4\n"
        "ldp x18, x16, [x17]\nmov x15, x18\nbr x16\n");
#else
__asm__(".text\n.p2align 4\n.hidden hpf_stubs\n.globl hpf_stubs\nhpf_stubs:\n.set .Lnumber, 0\n.rept " TEXT(CLOSURES) "\n"
        ".p2align 4\nendbr64\nmovl $.Lnumber, %r11d\njmp .Lstubs_common\n.set .Lnumber, .Lnumber + 1\n.endr\n"
        ".Lstubs_common:\nleaq hpf_closures(%rip), %r10\nshlq $4, %r11\naddq %r10, %r11\nmovq (%r11), %r10\njmp *8(%r11)\n");
#endif

static int used; /* stubs; those after them are free */

/* Activations below this place of the stack have ended. */
static int has_ended(const struct closure *c, const char *here) { return c->frame < here; }

static int take(const char *here) {
  if (used < CLOSURES) return used++;
  for (int i = 0; i < CLOSURES; i++)
    if (has_ended(&hpf_closures[i], here)) return i;
  rt_fail(NULL, "internal procedures of more than %d activations are passed on at a time", CLOSURES);
}

void *hpf_closure(void *code, void *frame) {
  const char *here = __builtin_frame_address(0);
  while (used && has_ended(&hpf_closures[used - 1], here)) used--;
  int i = used - 1;
  while (i >= 0 && (hpf_closures[i].frame != frame || hpf_closures[i].code != code)) i--;
  if (i < 0) hpf_closures[i = take(here)] = (struct closure){frame, code};
  return (void *)(hpf_stubs + (size_t)i * STUB_BYTES);
}
