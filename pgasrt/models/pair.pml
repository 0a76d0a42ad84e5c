/* The barrier of two images, core/barrier.c: each puts the number of the barrier that it enters and a hash of what it has
   called into one word, and waits until the other's word is of that barrier or a later one. Checked: nobody leaves before
   both have entered, both leave, and one who hears a later word need not compare, as the other has. */
#define BARRIERS 4
#define HASH (number % 3)

byte word[2], entered[2];
bool compared[BARRIERS + 1];

active [2] proctype image() {
  byte number = 1, heard;
  do
  :: number > BARRIERS -> break
  :: else ->
     entered[_pid] = number;
     word[_pid] = number * 4 + HASH;
     word[1 - _pid] >= number * 4;
     heard = word[1 - _pid];
     assert(entered[0] >= number && entered[1] >= number);
     if
     :: heard / 4 == number ->
        assert(heard % 4 == HASH);
        compared[number] = true
     :: else -> assert(compared[number])
     fi;
     number++
  od
}
