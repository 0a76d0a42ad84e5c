program constructor_of_sums
  implicit none
  integer, parameter :: n = 257
  complex(8) :: h1(0:n-1), h2(0:n-1)
  real(8) :: pi, x(70, 70)
  integer :: i, j, k, l, m

  pi = 4*atan(1d0)
  do i = 0, n - 1, 100
    h2 = 0
    h2(i) = (0d0, 1d0)
    h1 = (/(sum((/(exp(-2*pi*(0,1)*mod(k*l, n)/n)*h2(l), l=0, n-1)/)), k=0, n-1)/)
    print '(4f9.5)', h1(1), h1(n-1)
  end do
  x = reshape([((i + 0.5d0*j, i=1, 70), j=1, 70)], [70, 70])
  print '(3f12.2)', sum([((x(i, j)*2 + j, i=1, 70), j=1, 70)]), maxval([((x(i, j) - j*j, i=1, 70), j=1, 70)]), &
    sum([(product([(x(i, j)/(x(i, j) + 1), i=1, 70)]), j=1, 70)])
  print *, count([(any([(x(i, j) > 100, i=1, 70)]), j=1, 70)]), size([((x(i, j), i=j, 70), j=1, 70)])
  m = 3
  print '(4f9.2)', [(x(i, m), i=1, 4)], [((x(i, j), i=1, 2), j=m, m+1)]
  print *, [(i*m, i=1, 5)], sum([(i, i=1, 5000)])
end program
