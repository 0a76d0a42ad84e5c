/* The barrier of a node, core/barrier.c: the last to arrive at barrier b releases all; the counters only grow, so an image
   may enter the next barrier while others have not yet left this one. Checked: nobody leaves before all have entered, and
   all leave. */
#define IMAGES 3
#define BARRIERS 3

byte arrived = 0, released = 0;
byte entered[IMAGES];

active [IMAGES] proctype image() {
  byte number = 1, before;
  do
  :: number > BARRIERS -> break
  :: else ->
     entered[_pid] = number;
     atomic { arrived++; before = arrived };
     if
     :: before == number * IMAGES -> released++
     :: else -> released >= number
     fi;
     assert(entered[0] >= number && entered[1] >= number && entered[2] >= number);
     number++
  od
}
