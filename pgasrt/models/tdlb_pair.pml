/* tdlb.pml for two nodes, one round: here, as for all powers of two, a leader may release its node before the last to
   arrive has sent its message, since what the leader waits for does not depend on it. So what images say and what comes
   with messages needs two places, for odd and even barriers. Checked: as in tdlb.pml. */
#define NODES 2
#define OF_EACH 2
#define ROUNDS 1 /* ceil(log2 NODES) */
#define BARRIERS 3
#define IMAGES (NODES * OF_EACH)
#define NODE (_pid / OF_EACH)
#define PLACE(node, round) ((node) * ROUNDS + (round))
#define SLOT(node, round) (PLACE(node, round) * 2 + number % 2)
#define TO(round) ((NODE + (1 << (round))) % NODES)

byte arrived[NODES], released[NODES], received[NODES * ROUNDS], came_with[NODES * ROUNDS * 2];
byte entered[IMAGES], said[IMAGES * 2];

inline send(round) {
  came_with[SLOT(TO(round), round)] = number;
  received[PLACE(TO(round), round)]++
}

inline receive(round) {
  received[PLACE(NODE, round)] >= number;
  assert(came_with[SLOT(NODE, round)] == number)
}

active [IMAGES] proctype image() {
  byte number = 1, before;
  do
  :: number > BARRIERS -> break
  :: else ->
     entered[_pid] = number;
     said[_pid * 2 + number % 2] = number;
     atomic { arrived[NODE]++; before = arrived[NODE] };
     if
     :: before == number * OF_EACH ->
        assert(said[NODE * OF_EACH * 2 + number % 2] == number && said[(NODE * OF_EACH + 1) * 2 + number % 2] == number);
        send(0)
     :: else
     fi;
     if
     :: _pid % OF_EACH == 0 ->
        arrived[NODE] >= number * OF_EACH;
        receive(0);
        released[NODE]++
     :: else -> released[NODE] >= number
     fi;
     assert(entered[0] >= number && entered[1] >= number && entered[2] >= number && entered[3] >= number);
     number++
  od
}
