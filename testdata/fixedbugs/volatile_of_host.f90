! VOLATILE and ASYNCHRONOUS of a variable of the host, which do not make it a local one, and END BLOCKDATA in free form: all were
! refused.
module flags
  implicit none
  logical :: stop_now = .false.
  integer :: n = 3
contains
  subroutine look(was)
    logical, intent(out) :: was
    volatile :: stop_now, n
    was = stop_now
    stop_now = .true.
    n = n + 1
  end subroutine look
  integer function own()
    volatile :: n
    integer :: n
    n = 17
    own = n
  end function own
end module flags

blockdata start
  implicit none
  integer :: k
  common /kept/ k
  data k /12/
end blockdata start

program volatile_of_host
  use flags
  implicit none
  integer :: k
  logical :: was(2)
  common /kept/ k
  call look(was(1))
  call look(was(2))
  print *, was, n, own(), n, k
  call inner()
contains
  subroutine inner()
    asynchronous :: k, was
    volatile was
    k = k + 1
    was(1) = .not. was(1)
    print *, k, was
  end subroutine inner
end program volatile_of_host
