/* The end of a finish block, core/spawn.c: images count functions sent and functions run and sum both over the team, until
   two sums in a row give sent = run with the same values. While an image waits for a sum it runs what has come, and a
   function may send others.
   Checked: when an image leaves the block, nothing is under way and everything has been run. */
#define IMAGES 3
#define FUNCTIONS 3
#define SUMS 8

byte inbox[IMAGES];
byte left = FUNCTIONS, running = 0;
byte sent_sum[SUMS], run_sum[SUMS], arrived[SUMS];

inline ship() {
  if
  :: atomic { left > 0 -> left-- };
     sent++;
     if
     :: inbox[0]++
     :: inbox[1]++
     :: inbox[2]++
     fi
  :: skip
  fi
}

inline run_one() {
  atomic { inbox[_pid] > 0 -> inbox[_pid]--; running++ };
  ship();
  atomic { ran++; running-- }
}

active [IMAGES] proctype image() {
  byte sent = 0, ran = 0, sum = 0;
  ship();
  do
  :: do
     :: run_one()
     :: inbox[_pid] == 0 -> break
     od;
     assert(sum < SUMS);
     atomic { sent_sum[sum] = sent_sum[sum] + sent; run_sum[sum] = run_sum[sum] + ran; arrived[sum]++ };
     do
     :: run_one()
     :: arrived[sum] == IMAGES -> break
     od;
     if
     :: sum > 0 && sent_sum[sum] == run_sum[sum] && sent_sum[sum] == sent_sum[sum-1] && run_sum[sum] == run_sum[sum-1] -> break
     :: else -> sum++
     fi
  od;
  assert(inbox[0] + inbox[1] + inbox[2] + running == 0)
}
