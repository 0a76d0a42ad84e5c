/* The sleep and wake of core/wait.c: two posters add 1 to a counter, a waiter waits for 2. The futex compares and
   sleeps in one step; a wake without a sleeper does nothing. Checked: no end in which the waiter sleeps for ever,
   without the help of the time limit of a slice. */
byte value = 0, sleepers = 0;
bool asleep = false;

active [2] proctype poster() {
  value++;
  if
  :: sleepers > 0 -> asleep = false
  :: else
  fi
}

active proctype waiter() {
  byte seen;
  sleepers++;
  do
  :: seen = value;
     if
     :: seen >= 2 -> break
     :: else
     fi;
     atomic {
       if
       :: value == seen -> asleep = true
       :: else
       fi
     };
     !asleep
  od;
  sleepers--
}
