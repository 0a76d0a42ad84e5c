! Arrays of complex numbers: array statements, SUM, PRODUCT, DOT_PRODUCT, initial values.
program complex_arrays
  complex(8) :: a(4), b(4), s
  complex :: c(3) = [(1.0, 2.0), (3.0, -1.0), (0.5, 0.5)]
  integer :: i
  do i = 1, 4
    a(i) = cmplx(i, -i, 8)
  end do
  b = a * (0.0d0, 1.0d0) + conjg(a)
  s = sum(a)
  print '(2f12.4)', a, b, s
  print '(2f12.4)', product(a), dot_product(a, b)
  print '(f12.4)', abs(a), real(b), aimag(b)
  where (real(c) > 0.6) c = -c
  print *, c
  print *, count(c == (0.5, 0.5))
end program
