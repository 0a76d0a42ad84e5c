! Intrinsic functions as actual arguments, generic names and specific ones of all types.
program passed
  implicit none
  intrinsic :: sin, dsin, alog, abs, iabs, sqrt, cabs, csqrt, mod, amod, sign, isign, dim, nint, idnint, aint, dint, anint, exp
  intrinsic :: atan2, datan2
  intrinsic :: len, index, conjg, aimag, dprod, dcos, dtan
  call f1(sin, 0.5)
  call f1(sqrt, 0.5)
  call f1(abs, -0.5)
  call f1(exp, -0.5)
  call f1(alog, 0.5)
  call f1(aint, 1.5)
  call f1(anint, 1.5)
  call f8(dsin, 0.5d0)
  call f8(dcos, 0.5d0)
  call f8(dint, 2.5d0)
  call i1(iabs, -3)
  call i2(mod, 17, 5)
  call i2(isign, 17, -5)
  call r2(sign, 2.0, -1.0)
  call r2(amod, 2.5, 1.0)
  call r2(atan2, 2.5, 1.0)
  call r2(dim, 2.5, 1.0)
  call n1(nint, 2.6)
  call d2(datan2, 1d0, 2d0)
  call c1(cabs, (3.0, 4.0))
  call c1(aimag, (3.0, 4.0))
  call z1(conjg, (3.0, 4.0))
  call z1(csqrt, (3.0, 4.0))
contains
  subroutine f1(f, x)
    real, external :: f
    real :: x
    print *, f(x)
  end subroutine
  subroutine n1(f, x)
    integer, external :: f
    real :: x
    print *, f(x)
  end subroutine
  subroutine f8(f, x)
    real(8), external :: f
    real(8) :: x
    print *, f(x)
  end subroutine
  subroutine i1(f, x)
    integer, external :: f
    integer :: x
    print *, f(x)
  end subroutine
  subroutine i2(f, x, y)
    integer, external :: f
    integer :: x, y
    print *, f(x, y)
  end subroutine
  subroutine r2(f, x, y)
    real, external :: f
    real :: x, y
    print *, f(x, y)
  end subroutine
  subroutine d2(f, x, y)
    real(8), external :: f
    real(8) :: x, y
    print *, f(x, y)
  end subroutine
  subroutine c1(f, x)
    real, external :: f
    complex :: x
    print *, f(x)
  end subroutine
  subroutine z1(f, x)
    complex, external :: f
    complex :: x
    print *, f(x)
  end subroutine
end program
