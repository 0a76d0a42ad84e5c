! sums and products of reals keep the order of the source: loops of every form, intrinsics with DIM and MASK, in procedures
program digits
  implicit none
  integer, parameter :: n = 1237, m = 27
  real(4) :: a(n), b(n), c(m,m), d(m,m), r1(m), s, p, e(m,m,5), f(m,5)
  real(8) :: x(n), y(n), u(m,m), v(m,m), q(m), t, w
  complex(4) :: ca(n), cs
  complex(8) :: za(n), zs
  integer :: i, j, k, seed, ix(n)
  seed = 12345
  do i = 1, n
    seed = mod(seed*65 + 4321, 65536)
    a(i) = seed*1.37e-2 - 3.3
    b(i) = 1.0/(seed+3)
    x(i) = seed*1.37d-2 - 3.3d0
    y(i) = 1.0d0/(seed+3)
    ca(i) = cmplx(a(i), b(i))
    za(i) = cmplx(x(i), y(i), 8)
    ix(i) = mod(seed, 17) + 1
  end do
  do j = 1, m
    do i = 1, m
      seed = mod(seed*65 + 4321, 65536)
      c(i,j) = seed*0.37e-3 - 7.7
      d(i,j) = 1.0/(seed + 7)
      u(i,j) = seed*0.37d-3 - 7.7d0
      v(i,j) = 1.0d0/(seed + 7)
    end do
  end do
  do k = 1, 5
    e(:,:,k) = c*k + d/k
  end do
  s = 100000.0
  do i = 1, n
    s = s + a(i)
  end do
  print *, 'plain4', s
  t = 1d5
  do i = 1, n
    t = t + x(i)*y(i)
  end do
  print *, 'dot8', t
  s = 0
  do j = 1, m
    do i = 1, m
      s = s + c(i,j)*d(j,i)
    end do
  end do
  print *, 'nested', s
  s = 0
  do i = 1, m
    do j = 1, m
      s = s + c(i,j)
    end do
  end do
  print *, 'nested row', s
  s = 0; t = 0
  do i = 1, n - 3, 4
    s = s + a(i) + a(i+1) + a(i+2) + a(i+3)
    t = t + (x(i) + x(i+1)) + (x(i+2) + x(i+3))
  end do
  print *, 'unrolled', s, t
  s = 0
  do i = n, 1, -3
    s = s - a(i)
  end do
  print *, 'down', s
  s = 0; t = 1
  do i = 1, n
    if (a(i) > 300) then
      s = s + a(i)
    else if (a(i) > 100) then
      s = s - b(i)
    end if
    if (mod(i, 5) /= 0) t = t*(1 + y(i))
  end do
  print *, 'conditions', s, t
  p = 1
  do i = 1, n
    p = p*(1 + b(i))
  end do
  print *, 'product', p
  cs = 0; zs = 1
  do i = 1, n
    cs = cs + ca(i)*ca(n+1-i)
    zs = zs*(1 + za(i)/1000000)
  end do
  print *, 'complex', cs, zs
  print *, 'sum', sum(a), sum(x), sum(ca), sum(za), sum(c), sum(u)
  print *, 'mask', sum(a, a > 200), sum(x, mask=mod(ix,2)==0), sum(c, c > d)
  print *, 'dim', sum(c, 1), sum(c, 2), sum(u, dim=2, mask=u > 0)
  print *, 'dim3', sum(e, 1), sum(e, 2), sum(e, 3)
  print *, 'product', product(1+b), product(1+d, 1), product(1+v, 2), product(1+c/1000, dim=1, mask=c>0)
  print *, 'dot', dot_product(a, b), dot_product(x, y), dot_product(ca, ca), dot_product(za, za), dot_product(c(3,:), d(:,4))
  print *, 'matmul', matmul(c, d(:,1)), matmul(c(1,:), d), sum(matmul(c, d))
  print *, 'matmul8', matmul(u, v(:,1)), matmul(u(1,:), v), sum(matmul(u, v))
  print *, 'norm', norm2(a), norm2(x), norm2(c), norm2(c, 1), norm2(u, dim=2)
  print *, 'expr', sum(a*b), sum(sqrt(abs(a)) - b), sum((a-sum(a)/n)**2)/n, sum(a(1:n:3)*b(n:1:-3)), maxval(a) + sum(b)
  f = sum(e, 2)
  print *, 'f', sum(f)
  r1 = 0; q = 0
  do j = 1, m
    do i = 1, m
      r1(i) = r1(i) + c(i,j)*d(j,i)
      q(j) = q(j) + u(i,j)
    end do
  end do
  print *, 'arrays', r1, q
  r1 = 0
  do i = 1, n
    r1(ix(i)) = r1(ix(i)) + a(i)
  end do
  print *, 'scatter', r1(1:17)
  c(1,1) = 0
  do i = 1, n
    c(1,1) = c(1,1) + a(i)
  end do
  print *, 'element', c(1,1)
  print *, 'functions', total(a, n), mean(x), third()
  s = 0; w = 0
  do i = 1, n
    do j = 1, 3
      s = s + a(i)*j
      if (j == 2) exit
    end do
    do k = 1, mod(i, 4)
      w = w + x(i)/k
    end do
  end do
  print *, 'imperfect', s, w
  s = 0; t = 0
  do i = 2, n
    s = s + (a(i) - a(i-1))**2
    t = max(t, x(i)); 
    w = min(w, y(i)) 
  end do
  print *, 'two', s, t, w
  do k = 1, 3
    s = 0.5
    do i = 1, n
      s = s*0.5 + a(i)
    end do
    print *, 'recurrence', s
  end do
  t = 0
  i = 0
  do while (i < n)
    i = i + 1
    t = t + a(i)
  end do
  print *, 'while', t
  s = sum([(a(i)*b(i), i = 1, n)])
  print *, 'constructor', s
contains
  real(4) function total(z, n)
    integer, intent(in) :: n
    real(4), intent(in) :: z(n)
    integer :: i
    total = 0
    do i = 1, n
      total = total + z(i)
    end do
  end function
  real(8) function mean(z) result(r)
    real(8), intent(in) :: z(:)
    integer :: i
    r = 0
    do i = 1, size(z)
      r = r + z(i)
    end do
    r = r/size(z)
  end function
  real(4) function third()
    integer :: i
    third = 7
    do i = 1, n, 3
      third = third + a(i)*b(i)
    end do
  end function
end program
