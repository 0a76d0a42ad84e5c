/* The sleep and wake of core/wait.c: two posters add 1 to a counter, a waiter waits for 2 and for a shipped function
   (mail), a third process brings the mail. A sleeper raises the flag, looks at everything once more, and the futex
   sleeps only if the flag is still up; whoever changes something looks at the flag afterwards, lowers it and wakes.
   Checked: no end in which the waiter sleeps for ever, without the help of the time limit of a slice. */
byte value = 0;
bool mail = false, flag = false, asleep = false;

inline wake() {
  if
  :: flag -> flag = false; asleep = false
  :: else
  fi
}

active [2] proctype poster() {
  value++;
  wake()
}

active proctype sender() {
  mail = true;
  wake()
}

active proctype waiter() {
  do
  :: flag = true;
     if
     :: value >= 2 && mail -> break
     :: else
     fi;
     atomic {
       if
       :: flag -> asleep = true
       :: else
       fi
     };
     !asleep
  od
}
