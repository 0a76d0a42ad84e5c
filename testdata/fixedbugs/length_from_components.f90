! The length and the shape of the value of a function may rest on components of its arguments, which may be values of functions.
module parts
  implicit none
  type inner
    character(:), allocatable :: s
    integer, allocatable :: v(:)
    real :: w(2, 3) = 1
  end type
  type outer
    integer :: n = 2
    type(inner) :: x
    type(inner), allocatable :: list(:)
    character(:), pointer :: p
    character(7) :: fixed = 'fixed'
  end type
  type more
    type(kept), allocatable :: list(:)
    integer, allocatable :: v(:)
  end type
  type kept
    character(:), allocatable :: s
    integer :: k = 2
  end type
contains
  function f1(o) result(r)
    type(outer), intent(in) :: o
    character(len(o%x%s) + o%n) :: r
    r = o%x%s
  end function
  function f2(o) result(r)
    type(outer), intent(in) :: o
    integer :: r(size(o%x%v), o%n)
    r = 3
  end function
  function f3(o) result(r)
    type(outer), intent(in) :: o
    character(len_trim(o%fixed)) :: r
    r = o%fixed
  end function
  function f4(l) result(r)
    type(inner), intent(in) :: l(:)
    character(len(l(2)%s)) :: r
    r = l(2)%s
  end function
  function f6(o) result(r)
    type(outer), intent(in) :: o
    real :: r(size(o%x%w, 1), size(o%x%w, 2))
    r = o%x%w
  end function
  function f7(o) result(r)
    type(outer), intent(in) :: o
    real :: r(sum(o%x%v), ubound(o%x%v, 1))
    r = 7
  end function
  function f8(o) result(r)
    type(outer), intent(in) :: o
    character(len(o%p)) :: r
    r = o%p
  end function
  function g2(o) result(r)
    type(more), intent(in) :: o
    character(len(o%list(1)%s)) :: r
    r = 'abcdef'
  end function
  function g3(o) result(r)
    type(more), intent(in) :: o
    integer :: r(o%list(1)%k)
    r = 5
  end function
  function g4(o) result(r)
    type(more), intent(in) :: o
    integer :: r(o%v(2))
    r = 5
  end function
  function made(s) result(o)
    character(*), intent(in) :: s
    type(outer) :: o
    o%x%s = s
    o%x%v = [1, 2, 3]
    allocate(o%list(2))
    o%list(1)%s = s
    o%list(2)%s = s // s
  end function
end module
program length_from_components
  use parts
  type(outer) :: o
  type(more) :: q
  character(3), target :: t = 'ptr'
  o = made('abc')
  o%p => t
  print *, f1(o), '|', f2(o), f3(o), '|', f4(o%list), '|', f8(o), '|'
  allocate(q%list(3))
  q%list(1)%s = 'abcd'
  q%v = [4, 3]
  print *, g2(q), '|', g3(q), g4(q)
  print *, f6(o), shape(f7(o))
  print *, f1(made('fn')), '|', shape(f2(made('fn'))), shape(f7(made('q')))
  print *, f4(o%list(2:1:-1)), '|', f3(made('a')) // '|'
end
