/* The agreement of the symmetric heap, core/heap.c: every image keeps its own list of free cells of the region of
   non-initial teams and takes the first that fits, without a word to the others. A team of four images splits into two,
   which allocate different amounts; what a team allocated is freed when it ends.
   Checked: an object has the same place on all images of the team that allocates it, before, in and after the split. */
#define IMAGES 4
#define CELLS 6
#define OBJECTS 2 /* of each team; the team of all is number 2 */

typedef list { byte depth[CELLS] }; /* 0: free, else the depth of the team that took the cell */
list heap[IMAGES];
typedef team { byte size[OBJECTS]; byte place[OBJECTS] };
team teams[3];

/* The first image of the team to come chooses the size, as the program text would, and notes the place. */
inline allocate(t, object, d) {
  atomic {
    if
    :: teams[t].size[object] != 0
    :: teams[t].size[object] == 0 -> teams[t].size[object] = 1
    :: teams[t].size[object] == 0 -> teams[t].size[object] = 2
    fi;
    cell = 0;
    do
    :: heap[_pid].depth[cell] == 0 && (teams[t].size[object] == 1 || heap[_pid].depth[cell + 1] == 0) -> break
    :: else -> cell++
    od;
    heap[_pid].depth[cell] = d;
    if
    :: teams[t].size[object] == 2 -> heap[_pid].depth[cell + 1] = d
    :: else
    fi;
    if
    :: teams[t].place[object] == 0 -> teams[t].place[object] = cell + 1
    :: else -> assert(teams[t].place[object] == cell + 1)
    fi;
    cell = 0
  }
}

inline end_team(d) {
  d_step {
    cell = 0;
    do
    :: cell == CELLS -> break
    :: else ->
       if
       :: heap[_pid].depth[cell] >= d -> heap[_pid].depth[cell] = 0
       :: else
       fi;
       cell++
    od;
    cell = 0
  }
}

active [IMAGES] proctype image() {
  byte cell = 0, mine = _pid / 2;
  allocate(2, 0, 1);
  allocate(mine, 0, 2);
  if
  :: mine == 0 -> allocate(mine, 1, 2)
  :: else
  fi;
  end_team(2);
  allocate(2, 1, 1)
}
