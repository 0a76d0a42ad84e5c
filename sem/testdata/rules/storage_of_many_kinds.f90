! EQUIVALENCE and DATA of what cannot stand there.
module others
  implicit none
  integer :: of_module
end module
program storage_of_many_kinds
  use others
  implicit none
  type part
    sequence
    integer :: n
    integer :: w(3)
  end type
  type defaulted
    sequence
    integer :: n = 1
  end type
  type held
    integer, allocatable :: v(:)
  end type
  integer :: i, a(4), b(2,2), n, far, k, l1, l2, l3, l4, l5, l6, l7
  integer, pointer :: p
  integer, allocatable :: v(:)
  type(part) :: x, xs(2)
  type(defaulted) :: q
  type(held) :: h
  character(4) :: c, cs(2)
  complex :: z
  logical :: flag
  equivalence (of_module, l1) ! ERROR "'of_module' cannot stand in EQUIVALENCE: it belongs to another unit"
  equivalence (p, l2) ! ERROR "'p' cannot stand in EQUIVALENCE: it is a pointer"
  equivalence (v, l3) ! ERROR "'v' cannot stand in EQUIVALENCE: it is allocatable"
  equivalence (a(n), l5) ! ERROR "'n' is not a constant expression"
  equivalence (c(2:9), i) ! ERROR "'c' has 4 characters"
  equivalence (c(2:), far)
  data a(1:5) /5*1/ ! ERROR "subscript 5 is outside 1:4"
  data b(1,:) /1, 2/
  data b(2,1:2:0) /2*3/ ! ERROR "the stride of a section cannot be zero" "a subscript in DATA must be constant"
  data x%n /2.5/
  data xs(3)%n /1/ ! ERROR "subscript 3 is outside 1:2"
  data x%w(1:2) /1, 2/
  data x%missing /1/ ! ERROR "the type 'part' has no component 'missing'"
  data c(3:2) /'a'/
  data c(1:5) /'a'/ ! ERROR "the substring 1:5 of 'c', which has the positions 1:4"
  data cs(1)(2:3) /'ab'/
  data (cs(i)(1:i), i = 1, 2) /'a', 'bc'/
  data z%re /1.0/ ! ERROR "a part of a complex number cannot stand in DATA"
  data flag /1/ ! ERROR "the value of 'flag' is integer\(4\), but 'flag' is logical\(4\)"
  data h%v /1/ ! ERROR "the component 'v' cannot stand in DATA"
  data p /1/ ! ERROR "'p' cannot stand in DATA"
  data k /k/ ! ERROR "'k' is not a constant expression"
  data (a(i), i = 1, 4, 0) /4*1/ ! ERROR "the bounds of this implied DO are not constant"
  data (a(i), k = 1, 4) /4*1/ ! ERROR "subscript 1 of 'a' must be a constant from 1 to 4"
  print *, i
contains
  integer function f(dummy) result(r)
    integer :: dummy, other
    equivalence (dummy, other) ! ERROR "'dummy' cannot stand in EQUIVALENCE: it is a dummy argument"
    equivalence (r, other) ! ERROR "'r' cannot stand in EQUIVALENCE: it is the result of the function"
    data dummy /3/ ! ERROR "'dummy' cannot stand in DATA"
    data r /1/ ! ERROR "'r' cannot stand in DATA"
    r = 1
  end function
end program
