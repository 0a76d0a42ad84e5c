! keywords of arguments
! gfortran 12: 7 Missing keyword name in actual argument list; 14 'a' argument of 'present' intrinsic must be of an OPTIONAL dummy variable; ...
! flang 19: 7 Keyword argument 'k=' has already been specified positionally (#2) in this procedure refer; 8 Keyword argument 'i=' has already been specified positionally (#1) in this procedure refer; ...
program p
  implicit none
  call s(1)
  call s(k=1, 2) ! ERROR "an argument without a keyword cannot follow 'k='"
  call s(1, i=2) ! ERROR "the argument 'i' of 's' is given twice"
  call s(j=2) ! ERROR "'s' has no argument 'j'"
contains
  subroutine s(i, k)
    integer, intent(in) :: i
    integer, intent(in), optional :: k
    if (present(i)) print *, i ! ERROR "the argument of 'present' must be an optional dummy argument"
    print *, k
  end subroutine
end program
