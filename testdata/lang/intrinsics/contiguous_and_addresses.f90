! IS_CONTIGUOUS of pointers, arguments and sections; addresses by LOC and in C_PTR; parts of elements as internal files.
module where_things_are
  use iso_c_binding
  implicit none
contains
  subroutine ask(x, what)
    real, intent(in) :: x(:, :)
    character(*), intent(in) :: what
    print *, what, is_contiguous(x), is_contiguous(x(:, 1:2)), is_contiguous(x(1:2, :)), is_contiguous(x(:, 2))
  end subroutine
  integer function twice(i)
    integer, intent(in) :: i
    twice = 2*i
  end function
end module

program contiguous_and_addresses
  use where_things_are
  implicit none
  type point
    real :: x = 1, y = 2
  end type
  type(point), target :: points(5)
  type(point), pointer :: every(:)
  real, target :: a(6, 4)
  real, pointer :: p(:), q(:, :)
  integer :: i, n, unset(3), count2
  integer(2) :: small, rate
  integer(1) :: tiny_count
  integer(8) :: first, third
  real :: real_rate
  type(c_ptr) :: address
  character(8) :: dates(3) = ['20240131', '20250630', '20261231']
  character(8) :: changed(3)
  integer :: years(3)
  a = 1
  p => a(:, 2)
  print *, is_contiguous(p), is_contiguous(a), is_contiguous(a(:, ::2)), is_contiguous(a(2:1, :))
  p => a(3, :)
  print *, is_contiguous(p), is_contiguous(p(1:1))
  n = 2
  p => a(1:6:n, 1)
  print *, is_contiguous(p)
  q => a(:, 2:3)
  print *, is_contiguous(q), is_contiguous(q(:, 1:1))
  q => a(2:3, :)
  print *, is_contiguous(q)
  every => points(1:5:2)
  print *, is_contiguous(every), is_contiguous(points), is_contiguous(points%x), is_contiguous(a + 1)
  call ask(a, 'whole')
  call ask(a(1:6:2, :), 'rows')
  first = loc(a)
  third = loc(a(3, 1))
  print *, third - first, loc(points(2)%y) - loc(points(1)%x), loc(twice) /= 0, %loc(a(1, 1)) == first
  address = c_loc(a(2, 1))
  print *, transfer(address, 0_c_intptr_t) - first
  read (dates(:)(1:4), '(i4)') years
  print *, years
  changed = dates
  write (changed(:)(5:6), '(i2.2)') [(i, i = 7, 9)]
  print *, changed
  small = 5
  rate = 5
  call system_clock(small, rate)
  print *, small, rate
  call system_clock(tiny_count, real_rate)
  print *, tiny_count, real_rate
  call system_clock(count2, real_rate)
  print *, real_rate > 0, xor(.true., .false.), and(.true., .false.)
  unset = 0
end program
