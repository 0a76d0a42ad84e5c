! Components of the elements that a vector subscript picks; functions whose value is a pointer of deferred length.
module m
  type t
    integer :: first, last
    character(3) :: w
    real :: x(2)
  end type
contains
  function cast(k) result(p)
    integer, intent(in) :: k
    character(:), pointer :: p
    character(:), pointer, save :: a => null()
    nullify(p)
    if (k == 0) return
    allocate(character(k) :: a)
    a = repeat('x', k)
    p => a
  end function
  subroutine get(k, v)
    integer, intent(in) :: k
    character(:), pointer, intent(out) :: v
    v => cast(k)
  end subroutine
end module
program vector_subscript_of_component
  use m
  type(t) :: a(5)
  integer :: line(3) = [5, 1, 3], s(3), k
  character(:), pointer :: q
  do k = 1, 5
    a(k) = t(k, 10*k, achar(96+k)//'zz', [k, -k])
  end do
  s(:) = a(line)%first - 1
  print *, s, a(line)%w, sum(a(line)%last), a([1, 1])%x(2)
  print *, a(line)%w(1:1), maxval(a(line(2:3))%x(1))
  call show(a(line)%last)
  write(*, '(3i4)') a(line)%last
  call get(4, q); print *, q, len(q)
  call get(0, q); print *, associated(q)
  q => cast(2); print *, len(q)
  if (len(cast(3)) == 3) print *, cast(7)//'|'
contains
  subroutine show(v)
    integer, intent(in) :: v(:)
    print *, v
  end subroutine
end program
