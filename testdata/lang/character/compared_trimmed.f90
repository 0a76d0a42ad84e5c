! texts that are compared with constants of other lengths and with their trimmed values, SELECT CASE of TRIM: blanks at the end count for nothing
program compared
  implicit none
  character(8) :: s(6), u
  character(3) :: v
  character(:), allocatable :: d
  integer :: i, j, k
  s = ['upwind  ', 'minmod  ', 'up      ', '        ', 'upwindxx', 'a'//char(1)//'      ']
  do i = 1, 6
    u = s(i); v = u(1:3)
    d = trim(u)
    print *, i, u == 'upwind', 'upwind' == u, u == 'upwindxxyy', u < 'upwind', u > "minmod", &
      trim(u) <= 'up', trim(u) == trim(v), v == 'up', v /= 'upw', d == 'up ', trim(d) >= "a", &
      u == "a", u < 'a', u > ''
    select case (trim(u))
    case ('upwind'); k = 1
    case (:'a'); k = 2
    case ('minmod':'nn'); k = 3
    case ('uq':); k = 4
    case default; k = 5
    end select
    select case (trim(f(i)))
    case ('x1'); j = 1
    case ('x2', 'x3'); j = 2
    case default; j = 3
    end select
    print *, k, j
  end do
contains
  function f(i) result(r)
    integer, intent(in) :: i
    character(5) :: r
    write(r,'(a,i0)') 'x', i
  end function
end program
