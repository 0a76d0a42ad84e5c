/* The two-level dissemination barrier, core/barrier.c: of each node's images the last to arrive sends the first message to
   the next node; the leader, the first image, waits until all of its node have arrived and until that round's message is
   there before it sends the next one, and releases its node after the last round. The counters only grow. What comes with
   a message stands in one of two places, for odd and even barriers. Checked: nobody leaves before all have entered, each
   message is read before its place is written again, the last to arrive sees what its node's images said when they
   entered this barrier, also in one of two places, and all leave. */
#define NODES 3
#define OF_EACH 2
#define ROUNDS 2 /* ceil(log2 NODES) */
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
        send(1);
        receive(1);
        released[NODE]++
     :: else -> released[NODE] >= number
     fi;
     assert(entered[0] >= number && entered[1] >= number && entered[2] >= number && entered[3] >= number &&
            entered[4] >= number && entered[5] >= number);
     number++
  od
}
