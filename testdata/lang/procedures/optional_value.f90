! Optional dummy arguments with VALUE: present and absent, changed by the procedure, passed on from optional arguments, of all
! types, and in a recursive function.
module by_value
  implicit none
contains
  subroutine val(i, x, s, l)
    integer, value, optional :: i
    real(8), value, optional :: x
    complex, value, optional :: s
    logical, value, optional :: l
    if (present(i)) then
      i = i + 1
      print *, 'i', i
    end if
    if (present(x)) then
      x = x * 2
      print *, 'x', x
    end if
    if (present(s)) then
      s = s + (0., 1.)
      print *, 's', s
    end if
    if (present(l)) print *, 'l', l
  end subroutine
  subroutine pass(i, x, s, l)
    integer, optional :: i
    real(8), optional :: x
    complex, optional :: s
    logical, optional :: l
    call val(i, x, s, l)
    call val(x=x, l=.false.)
  end subroutine
  recursive integer function total(n, acc) result(r)
    integer, value :: n
    integer, value, optional :: acc
    if (.not. present(acc)) then
      r = total(n, 0)
    else if (n == 0) then
      r = acc
    else
      acc = acc + n
      r = total(n - 1, acc)
    end if
  end function
end module
program optional_value
  use by_value
  implicit none
  integer :: j = 7
  real(8) :: d = 1.5d0
  complex :: s = (1., 2.)
  call val(j)
  call val(j + 1, d, s, .true.)
  call val(s=(3., 4.))
  call val(s=s, x=2d0*d)
  call pass()
  call pass(j, d, s, .true.)
  print *, j, d, s, total(10), total(3, 100)
end program
