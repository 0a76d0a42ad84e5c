! References to other images and image control statements.
program images_of_coarrays
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: x[*], y(4)[2,*], plain, k(2)
  integer, allocatable :: v(:)[:]
  real :: r
  character(4) :: c
  type(lock_type) :: lock[*]
  type(event_type) :: event[*]
  type(team_type) :: team
  r = 1; plain = 1; c = 'a'; k = 1
  x[1,2] = 1 ! ERROR "'x' has 1 codimension, this reference has 2 cosubscripts"
  plain[1] = 2 ! ERROR "'plain' is no coarray"
  y[1,1] = 3 ! ERROR "the array 'y' of another image is written with subscripts"
  y(1)[1] = 3 ! ERROR "'y' has 2 codimensions, this reference has 1 cosubscript"
  x[colour=3] = 1 ! ERROR "'colour=3' cannot stand in an image selector"
  allocate (v(3)[*,2]) ! ERROR "the upper cobound '\*' stands last, and only there"
  sync images (r) ! ERROR "the images of SYNC IMAGES are '\*', an integer, or an array of integers with one dimension"
  sync all (stat=r) ! ERROR "STAT= needs an integer variable, this is real\(4\)"
  sync all (errmsg=plain) ! ERROR "ERRMSG= needs a character variable, this is integer\(4\)"
  sync all (colour=3) ! ERROR "'sync all' has no such argument"
  sync memory (stat=c) ! ERROR "STAT= needs an integer variable, this is character\(4\)"
  lock (plain) ! ERROR "this must be a variable of type\(lock_type\), it is integer\(4\)"
  lock (lock, acquired_lock=plain) ! ERROR "ACQUIRED_LOCK= needs a logical variable"
  event post (x) ! ERROR "this must be a variable of type\(event_type\), it is integer\(4\)"
  event wait (event[2]) ! ERROR "the variable of EVENT WAIT cannot be coindexed"
  form team (1, plain) ! ERROR "this must be a variable of type\(team_type\), it is integer\(4\)"
end program
! ---
! References to other images and image control statements.
program images_of_coarrays
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: x[*], y(4)[2,*], plain, k(2)
  integer, allocatable :: v(:)[:]
  real :: r
  character(4) :: c
  type(lock_type) :: lock[*]
  type(event_type) :: event[*]
  type(team_type) :: team
  r = 1; plain = 1; c = 'a'; k = 1
  change team (plain) ! ERROR "this must be a variable of type\(team_type\), it is integer\(4\)"
  end team
  critical
    sync all ! ERROR "an image control statement cannot stand in CRITICAL"
  end critical
  critical
    if (plain > 2) return ! ERROR "RETURN cannot leave CRITICAL"
  end critical
  call atomic_define(r, 1) ! ERROR "an atomic variable is an integer\(atomic_int_kind\) or logical\(atomic_logical_kind\), this is real\(4\)"
  call atomic_define(x, r) ! ERROR "the value must be an integer, this is real\(4\)"
  call co_sum(team) ! ERROR "'co_sum' does not take type\(team_type\)"
  call co_reduce(plain, plain) ! ERROR "the operation of 'co_reduce' is a pure function of two arguments"
  call co_broadcast(x[2], 1) ! ERROR "the argument of 'co_broadcast' cannot be coindexed"
  call event_query(plain, k) ! ERROR "this must be a variable of type\(event_type\), it is integer\(4\)" "'k' is an array where a scalar is needed"
  print *, this_image(plain) ! ERROR "the argument of 'this_image' must be a coarray"
  print *, this_image(x, 4) ! ERROR "there is no codimension 4"
  print *, lcobound(plain) ! ERROR "the argument of 'lcobound' must be a coarray"
  print *, ucobound(x, 3) ! ERROR "there is no codimension 3"
  print *, image_index(x, 1) ! ERROR "the cosubscripts of 'image_index' are an array of integers with one dimension"
  print *, image_index(x, [r]) ! ERROR "the cosubscripts of 'image_index' are an array of integers with one dimension"
  print *, image_status() ! ERROR "'image_status' lacks the argument 'image'"
  print *, num_images(c) ! ERROR "the team number must be an integer, this is character\(4\)"
  associate (z => x[2]) ! ERROR "an object of another image cannot be named in ASSOCIATE"
    print *, z
  end associate
end program
