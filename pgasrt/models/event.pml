/* Events, core/event.c: a post adds 1, a wait for c posts waits until the counter is c beyond `taken` and moves that mark.
   Checked: two posters of three posts each serve waits for 2, 1 and 3; a wait never takes what was not posted, and no
   post is lost. */
byte value = 0, taken = 0, posted = 0;

active [2] proctype poster() {
  byte posts = 3;
  do
  :: posts == 0 -> break
  :: else -> atomic { value++; posted++ }; posts--
  od
}

inline wait(count) {
  value >= taken + count;
  taken = taken + count;
  assert(taken <= posted)
}

active proctype owner() {
  wait(2);
  wait(1);
  wait(3);
  assert(value == taken)
}
