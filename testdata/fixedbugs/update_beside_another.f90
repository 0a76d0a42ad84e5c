! Of two accumulations into one array, the second one reads nothing that is distributed; it had a place by the first one alone, until this
! was known to be one: an internal error.
module updates
  implicit none
  integer, parameter :: n = 29, m = 97
  integer :: a(m), c(m)
  real(8) :: t(n), w(m)
!hpf$ distribute (cyclic) :: t
!hpf$ distribute (cyclic(4)) :: w
!hpf$ align a(e) with w(e)
contains
  subroutine add(step)
    integer, intent(in) :: step
    integer :: e
    do e = 1, m
      if (c(e) > 0) t(1 + mod(a(e), n)) = t(1 + mod(a(e), n)) + 1.25d0
      t(max(1,c(e))) = t(max(1,c(e))) + 0.5d0*e*step
    end do
  end subroutine
end module
program update_beside_another
  use updates
  implicit none
  integer :: e, step
  do e = 1, m
    a(e) = mod(7*e, n)
    c(e) = mod(5*e, n) - 2
    w(e) = 0
  end do
  t = 0
  do step = 1, 4
    t = 0.5d0*t
    call add(step)
  end do
  print '(5f14.6)', t
end program
