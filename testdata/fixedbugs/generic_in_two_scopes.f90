! A generic name that a unit and its host both have: where no procedure of the unit takes the arguments, those of the host count,
! Fortran 2008, 12.5.5.2. They were not looked at. So it was with the intrinsic subroutine whose name a generic name extends.
module numbers
  implicit none
  interface inverse
    module procedure of_real, of_integer
  end interface inverse
  interface random_number
    module procedure random_pair
  end interface random_number
  interface system_clock
    module procedure clock_of_text
  end interface system_clock
  type pair
    real :: x(2)
  end type pair
contains
  real function of_real(x)
    real, intent(in) :: x
    of_real = 1 / x
  end function of_real
  integer function of_integer(i)
    integer, intent(in) :: i
    of_integer = -i
  end function of_integer
  subroutine random_pair(p)
    type(pair), intent(out) :: p
    call random_number(p%x)
    p%x = p%x - floor(p%x)
  end subroutine random_pair
  subroutine clock_of_text(text)
    character(*), intent(out) :: text
    integer :: count
    call system_clock(count)
    text = merge('later', 'never', count >= 0)
  end subroutine clock_of_text
end module numbers

module others
  implicit none
  interface inverse
    module procedure of_other
  end interface inverse
  interface show
    module procedure show_text
  end interface show
contains
  real function of_other(x)
    real, intent(in) :: x
    of_other = 2 / x
  end function of_other
  subroutine show_text(t)
    character(*), intent(in) :: t
    print *, 'text ', t
  end subroutine show_text
end module others

module shows
  implicit none
  interface show
    module procedure show_integer
  end interface show
contains
  subroutine show_integer(i)
    integer, intent(in) :: i
    print *, 'integer', i
  end subroutine show_integer
end module shows

program generic_in_two_scopes
  use numbers
  use shows
  implicit none
  type(pair) :: p
  real :: r
  character(5) :: when
  integer :: count
  call inner()
  print *, inverse(4.0), inverse(4)
  call random_number(p)
  call random_number(r)
  print *, all(p%x >= 0 .and. p%x < 1), r >= 0 .and. r < 1
  call system_clock(when)
  call system_clock(count)
  print *, when, count >= 0
contains
  subroutine inner()
    use others, only: inverse, show
    print *, inverse(4.0), inverse(4)
    call show('a')
    call show(7)
  end subroutine inner
end program generic_in_two_scopes
