! Loops, jumps, conditions.
program control
  integer a(5)
  k0 = 1
  outer: do i = 1, 5
    do j = 5, 1, -2
      if (j == i) cycle outer
      if (i*j > 12) exit outer
      k = k0 + i*10 + j
    end do
    print *, i, j
  end do outer
  print *, i, j, k
  do 10 i = 1, 3
    a(i) = i
10 continue
  n = 0
  do
    n = n + 1
    if (n > 4) exit
    if (mod(n, 2) == 0) cycle
    print *, n
  end do
  do while (n > 0)
    n = n - 2
  end do
  s = 0
  step = 2
!hpf$ independent(i, j), new(t), reduction(s)
  do i = 1, 4
    do j = 1, 4
      t = i*j
      s = s + t*step
    end do
  end do
  print *, n, s, a(1:3)
  m = -2
  do i = 7, 0, m
    print *, i
  end do
  if (s > 100) then
    print *, 'big'
  elseif (s > 50) then
    print *, 'middle'
  else
    print *, 'small'
  endif
  if (n < 0) return
end program
