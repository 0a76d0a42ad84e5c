C labels of components: a definition of a type is a scope of its own
      program p
      type a
1       integer i
      end type
      type b
1       integer i
2       real x
      end type
      type(a) :: u
      type(b) :: v
      u%i = 3
      v%i = 4
      v%x = 0.5
      goto 1
      u%i = 5
1     continue
      print *, u%i, v%i, v%x
      end program
