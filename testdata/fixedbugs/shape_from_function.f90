! A pointer with a shape of its own whose target is the value of a function, NULL with a mold as an argument of a generic procedure,
! an interface whose procedure has the binding name of another one, and a statement function with characters of another length: all
! were refused.
module makers
  implicit none
  real, target :: store(12)
  interface kind_of
    module procedure kind_of_real, kind_of_integer
  end interface kind_of
contains
  function all_of_it() result(p)
    real, pointer, contiguous :: p(:)
    p => store
  end function all_of_it
  integer function kind_of_real(x)
    real, pointer :: x
    kind_of_real = merge(40, 4, associated(x))
  end function kind_of_real
  integer function kind_of_integer(x)
    integer, pointer :: x
    kind_of_integer = merge(50, 5, associated(x))
  end function kind_of_integer
end module makers

integer function twice(x)
  integer, intent(in) :: x
  twice = 2 * x
end function twice

integer function answer() bind(c, name='the_answer')
  answer = 42
end function answer

program shape_from_function
  use makers
  implicit none
  interface
    integer function twice() bind(c, name='the_answer')
    end function twice
  end interface
  real, pointer :: p(:, :), q(:), r
  integer, pointer :: n
  integer :: i
  character(4) :: a, b, ends
  ends(a, b) = a(1:2)//b(3:4)
  store = [(real(i), i = 1, 12)]
  p(0:2, 1:4) => all_of_it()
  print '(6f5.1)', p
  p(1, :) = -p(1, :)
  q(-1:4) => all_of_it()
  print '(6f5.1)', q
  print *, lbound(p), ubound(p), lbound(q), ubound(q)
  allocate (r)
  nullify (n)
  print *, kind_of(r), kind_of(n), kind_of(null(r)), kind_of(null(n))
  print *, twice()
  print *, ends('uv', 'abcdef'), '|', ends('x', 'y'), '|'
  deallocate (r)
end program shape_from_function
