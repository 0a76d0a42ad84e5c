! Optional dummy arguments that are absent are passed on to intrinsic functions, which are then called without them, Fortran
! 2008, 13.2.1: BACK of the functions of characters, DIM of SIZE.
module absent
  implicit none
contains
  subroutine opt(a, dim, back)
    integer, intent(in) :: a(:,:)
    integer, intent(in), optional :: dim
    logical, intent(in), optional :: back
    print *, size(a, dim), size(a(:,2:), dim)
    print *, scan('abcabc', 'ab', back), index('xyxy', 'xy', back=back), verify('aab', 'b', back)
  end subroutine
  integer function last_of(text, set, back)
    character(*), intent(in) :: text, set
    logical, intent(in), optional :: back
    last_of = through(text, set, back)
  end function
  integer function through(text, set, back)
    character(*), intent(in) :: text
    character(*), intent(in), optional :: set
    logical, intent(in), optional :: back
    if (present(set)) then
      through = scan(text, set, back)
    else
      through = scan(text, 'aeiou', back) + 100
    end if
  end function
end module
program optional_intrinsics
  use absent
  implicit none
  integer :: a(2,3)
  a = 1
  call opt(a)
  call opt(a, 1)
  call opt(a, dim=2, back=.true.)
  call opt(a, back=.false.)
  print *, last_of('a quick brown fox', 'ox'), last_of('a quick brown fox', 'ox', .true.)
  print *, through('quick'), through('quick', back=.true.), through('quick', 'kq', .false.)
end program
