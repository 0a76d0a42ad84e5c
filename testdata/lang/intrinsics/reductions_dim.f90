! SUM, PRODUCT, MAXVAL, MINVAL, COUNT, ANY, ALL, NORM2 and the reductions of bits with DIM= and MASK= in every position,
! for arrays of one to three dimensions, sections and expressions.
program reductions_dim
  implicit none
  real(8) :: a(4,3), b(2,3,4), v(5)
  integer :: k(3,4), i, j, l
  logical :: m(3,4)
  complex :: z(2,3)
  real(8) :: col(3), row(4)
  do j = 1, 3
    do i = 1, 4
      a(i,j) = i * 10 + j - 0.5d0
    end do
  end do
  do l = 1, 4
    do j = 1, 3
      do i = 1, 2
        b(i,j,l) = i + 2 * j - 3 * l
      end do
    end do
  end do
  v = [3.0d0, -4.0d0, 12.0d0, 0.0d0, 1.0d0]
  k = reshape([(i * 7 - 30, i = 1, 12)], [3, 4])
  m = mod(k, 2) == 0
  z = reshape([(cmplx(i * 1.0, -i * 0.5), i = 1, 6)], [2, 3])
  print *, sum(a, 1)
  print *, sum(a, dim=2)
  print *, sum(a, mask=a > 20)
  print *, sum(a, 1, a > 20)
  print *, sum(a, a > 20)
  print *, sum(a, dim=2, mask=mod(int(a), 2) == 0)
  print *, sum(v, 1), sum(v, dim=1, mask=v > 0)
  print *, sum(b, 1)
  print *, sum(b, 2)
  print *, sum(b, 3)
  print *, sum(b(:, 2, :), 2), sum(b(2, :, ::2), 1)
  print *, sum(sum(b, 1), 1)
  print *, sum(z, 1), sum(z, 2)
  print *, product(a(1:2, :), 1), product(k, 2)
  print *, maxval(a, 1), minval(a, 2), maxval(k, mask=m), minval(k, 2, m)
  print *, maxval(k, 1, k < -100), minval(k, 1, k < -100)
  print *, count(m, 1), count(m, dim=2), count(m), count(m, kind=8), kind(count(m, kind=8))
  print *, any(k > 40, 1), all(k > -25, 2), any(m), all(m)
  print *, norm2(v), norm2(a, 1), norm2(a, dim=2), norm2([3.0, 4.0]), norm2([1e30, 1e30])
  print *, iall(k, 1), iany(k, 2), iparity(k), iall(k), iany(k, mask=m), iparity(k, 1, m)
  print *, parity(m), parity(m, 1), parity(m, dim=2)
  col = sum(a, 1) / 4
  row = sum(a, 2) + sum(a, 2)
  print *, col, row
  print *, maxval(sum(abs(a - 20), 1))
  print *, dot_product(v, v), dot_product([1, 2, 3], [4, 5, 6]), dot_product(z(:, 1), z(:, 2))
  print *, dot_product(m(:, 1), m(:, 2))
  print *, dot_product(k(1, :), v(1:4)), dot_product(z(1, :), [1.0, 2.0, 3.0])
  print *, sum(a(:, 3:1)), product(a(3:2, :), 1), maxval(k(:, 5:4)), count(m(1:0, :), 1), all(m(1:0, 1))
  print *, any(m(1:0, 1))
  call empty(0)
contains
  subroutine empty(n)
    integer, intent(in) :: n
    real :: e(n, 2)
    print *, sum(e, 1), sum(e, 2), size(sum(e, 2)), maxval(e) < -1e30, minval(e, 1) > 1e30
  end subroutine
end program
