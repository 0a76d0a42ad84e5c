! Array intrinsics in expressions, conditions of IF, ELSE IF and DO WHILE.
program reductions
  implicit none
  integer :: i, n(6)
  real :: a(6), b(6), m(2,3)
  real(8) :: d(6)
  logical :: l(6)
!hpf$ distribute (block) :: a, b
  do i = 1, 6
    a(i) = i
    b(i) = 7 - i
    d(i) = 1.0d0/i
    n(i) = mod(i*5, 4) - 1
    l(i) = mod(i, 2) == 0
  end do
  m(1,:) = a(1:3)
  m(2,:) = b(4:6)
  print *, sum(a), product(a), maxval(a*b), minval(n), count(l), any(l), all(l)
  print *, dot_product(a, b), sum(a, mask=a > 3), sum(n, n > 0), maxval(a(2:5:2) + b(1:2))
  print *, sum(m), maxval(m(:,2)), sum(abs(a - b)), count(a > b), dot_product(n, d), dot_product(l, .not. l)
  print *, product(n + 2), maxval(n, mask=l), minval(d), any(a > 5 .and. l), all(n < 9)
  if (sum(a) < 0) then
    print *, 'no'
  else if (maxval(b) == 6) then
    print *, 'yes', sum(sqrt(a)*sum(b))
  else
    print *, 'never'
  end if
  do while (sum(a) > 3)
    a = a/2
    if (a(1) > 0.4) cycle
    b = b + maxval(a)
  end do
  print *, a, b
  forall (i = 1:6) d(i) = sum(a(1:i))
  print *, d
end program
