/* The MCS lock of core/lock.c, with images that die at any step. An image writes down its predecessor (prev) before it
   makes itself the tail, so the queue can be followed from the tail to the front. A waiter whose predecessor is dead looks
   through the dead; a holder whose successor died before it said so finds it from the tail.
   Checked, with a death among three images that lock twice (with PGAS_TEST_FULL also with four images, three rounds, two
   deaths): never two living images in the critical section, and every living image ends. */
#define IMAGES 3
#define ROUNDS 2
#define DEATHS 1

byte tail = 0; /* image + 1, 0: nobody; so are next and prev */
byte next[IMAGES], prev[IMAGES];
bool granted[IMAGES], holding[IMAGES], dead[IMAGES];
byte deaths = 0, inside = 0;

#define FRONT(n) (prev[(n)-1] == 0 || granted[(n)-1])
#define INHERITED(n) (dead[(n)-1] && (FRONT(n) || (dead[prev[(n)-1]-1] && FRONT(prev[(n)-1]))))
#define BEHIND(n) (prev[(n)-1] == me)
#define FURTHER(n) (!BEHIND(n) && !BEHIND(prev[(n)-1]) && BEHIND(prev[prev[(n)-1]-1])) /* four images are enough for it */

inline may_die(in_section) {
  if
  :: atomic { deaths < DEATHS -> deaths++; dead[me-1] = true; inside = inside - in_section }; goto end
  :: skip
  fi
}

inline join() {
  before = 0;
  do
  :: prev[me-1] = before;
     holding[me-1] = (before == 0);
     may_die(0);
     atomic {
       if
       :: tail == before -> tail = me; break
       :: else -> before = tail
       fi
     };
     holding[me-1] = false
  od
}

inline wait_for_turn() {
  may_die(0);
  next[before-1] = me;
  may_die(0);
  (granted[me-1] || INHERITED(before));
  may_die(0);
  holding[me-1] = true;
  may_die(0);
  prev[me-1] = 0
}

inline hand_over() {
  heir = next[me-1];
  may_die(0);
  if
  :: heir != 0
  :: else ->
     atomic {
       if
       :: tail == me -> tail = 0; goto free
       :: else
       fi
     };
     may_die(0);
     if
     :: next[me-1] != 0 -> heir = next[me-1]
     :: atomic { BEHIND(tail) && dead[tail-1] -> heir = tail }
     :: atomic { !BEHIND(tail) && BEHIND(prev[tail-1]) && dead[prev[tail-1]-1] -> heir = prev[tail-1] }
     :: atomic { FURTHER(tail) && dead[prev[prev[tail-1]-1]-1] -> heir = prev[prev[tail-1]-1] }
     fi
  fi;
  may_die(0);
  granted[heir-1] = true
}

active [IMAGES] proctype image() {
  byte me = _pid + 1, before, heir, round = 0;
  do
  :: round == ROUNDS -> break
  :: else ->
     next[me-1] = 0; granted[me-1] = false; holding[me-1] = false;
     join();
     if
     :: before == 0
     :: else -> wait_for_turn()
     fi;
     atomic { inside++; assert(inside == 1) };
     may_die(1);
     inside--;
     hand_over();
free:
     round++
  od;
end:
  skip
}
