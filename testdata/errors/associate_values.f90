! what stands for a value in ASSOCIATE, and parts of arguments with INTENT(IN), cannot be changed
module m
  implicit none
  type t
    integer :: n = 1
    real :: v(3) = 0
    real, pointer :: p(:) => null()
  end type
contains
  subroutine values(a, ix, k)
    real, intent(inout) :: a(:)
    integer, intent(in) :: ix(:), k
    associate (x => a(ix), y => k + 1, w => [a, a], q => t(1, [1., 2., 3.]), p => (a), s => a(2:3))
      x(2) = 1 ! ERROR "value of an expression"
      x = 2 ! ERROR "value of an expression"
      y = 3 ! ERROR "value of an expression"
      w(1) = 2 ! ERROR "value of an expression"
      q%n = 3 ! ERROR "value of an expression"
      q%v(2) = 3 ! ERROR "value of an expression"
      p = 3 ! ERROR "value of an expression"
      read *, x ! ERROR "value of an expression"
      call set(x(1)) ! ERROR "value of an expression"
      call set(q%v(1)) ! ERROR "value of an expression"
      s = 4
      call set(s(1))
    end associate
  end subroutine
  subroutine parts(a, z)
    real, intent(in) :: a(:)
    type(t), intent(in) :: z
    read *, a ! ERROR "INTENT.IN."
    read *, a(2:) ! ERROR "INTENT.IN."
    call set(z%v(1)) ! ERROR "INTENT.IN."
    call set(z%p(1))
    read *, z%p
    z%v = 1 ! ERROR "INTENT.IN."
    z%p = 1
    read *, z%v ! ERROR "INTENT.IN."
    call fill(z%v) ! ERROR "INTENT.IN."
    call fill(z%p)
  end subroutine
  subroutine fill(a)
    real, intent(out) :: a(:)
    a = 1
  end subroutine
  subroutine set(a)
    real, intent(out) :: a
    a = 1
  end subroutine
end module
program associate_values
end program
