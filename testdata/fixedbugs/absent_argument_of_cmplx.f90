! optional arguments of intrinsic functions that name absent dummy arguments
program p
  call c(1.5)
  call c(1.5, 2.5)
  call c(1.5, k=3)
  call texts('abcabc')
  call texts('abcabc', .true.)
contains
  subroutine c(x, y, k)
    real :: x
    real, optional :: y
    integer, optional :: k
    real :: v(2) = [1.0, 2.0]
    complex(8) :: z
    print *, cmplx(x, y), cmplx(y=y, x=2*x), 2*cmplx(x, y, 8), dcmplx(dble(x)), cmplx(x, k)
    print *, cmplx(v, v)
    z = cmplx(y=k, kind=8, x=x)
    print *, z, z*cmplx(x, k, kind(1d0))
  end subroutine
  subroutine texts(s, back)
    character(*) :: s
    logical, optional :: back
    print *, index(s, 'b', back), scan(s, 'bc', back=back), verify(s, 'a', back)
  end subroutine
end program
