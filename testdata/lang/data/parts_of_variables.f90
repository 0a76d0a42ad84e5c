! DATA gives values to parts of variables: components, elements and sections of array components, nested structures, strided
! and reversed sections, implied DOs over components.
module shapes
  implicit none
  type inner
    integer :: a(4)
    real :: r
    character(3) :: name
  end type
  type outer
    integer :: b
    type(inner) :: t(2)
    logical :: flag
  end type
  type(inner) :: shared
  data shared%r, shared%a(2:3), shared%a(1), shared%a(4) /2.5, 22, 23, 2*0/, shared%name /'mod'/
end module
program parts_of_variables
  use shapes
  implicit none
  type(outer) :: x, y(2)
  type(inner) :: z
  integer :: v(6), m(2,3), w(5), i
  complex :: c(2)
  data x%b, x%flag /7, .true./
  data x%t(1)%r, x%t(2)%r /1.5, 2.5/, x%t(2)%a(4:1:-1) /4, 3, 2, 1/
  data x%t(1)%a(1:4:2) /11, 13/, x%t(1)%a(2), x%t(1)%a(4) /2*12/
  data y(1)%b, y(2)%b /1, 2/, y(2)%t(1)%a /4*9/
  data (y(2)%t(2)%a(i), i = 1, 4) /5, 6, 7, 8/
  data y(2)%flag, y(1)%flag /.true., .false./
  data z%a, z%r /4*1, 0.5/, z%name /'zzz'/
  data v(1:5:2), v(6:2:-2) /1, 3, 5, 6, 4, 2/
  data m(1,:), m(2,2:3) /3*1, 2*2/, m(2,1) /9/
  data w(:2), w(4:) /2*0, 4, 5/, w(3) /3/
  data c(2:1:-1) /(1., 2.), (3., 4.)/
  print *, x%b, x%flag, x%t(1)%r, x%t(2)%r
  print *, x%t(1)%a, x%t(2)%a
  print *, y%b, y%flag, y(2)%t(1)%a, y(2)%t(2)%a
  print *, z%a, z%r, z%name
  print *, v, m, w, c
  print *, shared%r, shared%a, shared%name
  call count_calls()
  call count_calls()
contains
  subroutine count_calls()
    type(outer) :: kept
    data kept%b, kept%t(2)%a(2) /100, 200/
    kept%b = kept%b + 1
    kept%t(2)%a(2) = kept%t(2)%a(2) * 2
    print *, kept%b, kept%t(2)%a(2)
  end subroutine
end program
