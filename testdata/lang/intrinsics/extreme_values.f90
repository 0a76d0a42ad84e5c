! MAXVAL, MINVAL and the locations of special values: arrays of infinities, of NaN, without elements or where the mask holds
! nowhere, along dimensions, and of characters.
program extreme_values
  implicit none
  real :: x(4), e(0), z(2,3), nan, inf, one
  character(3) :: w(4) = ['bcd','abc','zzz','zza']
  character(5) :: w2(2,2) = reshape(['hello','world','apple','pears'],[2,2])
  one = 1; nan = 0; nan = nan/nan; inf = one/0
  x = -inf
  print *, maxval(x), minval(x), maxval(-x), minval(-x)
  x = nan
  print *, maxval(x), minval(x), maxval(e), minval(e)
  x(2) = -inf
  print *, maxval(x), minval(x), maxval(x, x < -1), maxval(x, .false.), minval(x, x > 0)
  x(3) = 5
  print *, maxval(x), minval(x), maxval(x, x > 10)
  z = -inf
  z(1,1) = 3; z(:,2) = nan
  print *, maxval(z, 1), maxval(z, 2), minval(z, 1), maxval(z, 1, z > 2)
  print *, maxval(w), minval(w), maxloc(w), minloc(w), minloc(w, back=.true.)
  print *, maxval(w, w < 'z'), minval(w(2:3)), maxval(w(4:3)) == repeat(char(0), 3)
  print *, findloc(w, 'zzz'), findloc(w, 'abc', 1), findloc(w, 'no')
  print *, maxval(w2), minval(w2), maxloc(w2), minloc(w2), findloc(w2, 'apple')
  call lengths(['ab', 'xy', 'mn'])
contains
  subroutine lengths(c)
    character(*), intent(in) :: c(:)
    print *, maxval(c), minval(c), len(maxval(c)), maxloc(c), findloc(c, 'mn'), findloc(c, c(2), 1)
    print *, minval(c(2:)), maxval(c, c < 'x'), minval(c, c > 'zz') == repeat(char(255), 2)
  end subroutine
end program
