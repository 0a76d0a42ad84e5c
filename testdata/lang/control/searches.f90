! Loops that end in all the ways there are: EXIT and CYCLE of outer loops, loops that run no trip or backwards, DO WHILE, loop
! variables after the loop, nested constructs with names, RETURN and STOP-free early ends, SELECT CASE inside loops.
program searches
  implicit none
  integer :: m(4, 5), i, j, k, hits, steps
  logical :: found
  m = reshape([(mod(7 * k, 11), k = 1, 20)], [4, 5])
  rows: do i = 1, 4
    do j = 1, 5
      if (m(i, j) == 10) exit rows
      if (m(i, j) == 0) cycle rows
    end do
  end do rows
  print *, i, j
  hits = 0
  outer: do j = 5, 1, -2
    inner: do i = 1, 4
      select case (m(i, j))
      case (:2)
        cycle inner
      case (3:5, 8)
        hits = hits + 1
      case (10)
        exit outer
      case default
        hits = hits + 100
      end select
    end do inner
  end do outer
  print *, hits, i, j
  do i = 5, 1
    print *, 'never'
  end do
  do k = 10, 1, -4
  end do
  print *, i, k
  i = 27
  steps = 0
  do while (i /= 1)
    steps = steps + 1
    if (mod(i, 2) == 0) then
      i = i / 2
    else
      i = 3 * i + 1
    end if
    if (steps > 200) exit
  end do
  print *, steps, i, first_over(m, 8), first_over(m, 99), primes(50)
  found = .false.
  search: block
    do k = 1, 20
      if (k * k > 150) then
        found = .true.
        exit search
      end if
    end do
    print *, 'not reached'
  end block search
  print *, k, found
  decide: if (found) then
    if (k > 3) exit decide
    print *, 'not reached'
  end if decide
  do concurrent (i = 1:4, j = 1:5, m(i, j) > 5)
    m(i, j) = -m(i, j)
  end do
  print *, count(m < 0), sum(m)
contains
  integer function first_over(a, limit)
    integer, intent(in) :: a(:,:), limit
    integer :: i, j
    do j = 1, size(a, 2)
      do i = 1, size(a, 1)
        first_over = 10 * i + j
        if (a(i, j) > limit) return
      end do
    end do
    first_over = -1
  end function
  integer function primes(n)
    integer, intent(in) :: n
    integer :: p, q
    primes = 0
    candidates: do p = 2, n
      do q = 2, int(sqrt(real(p)))
        if (mod(p, q) == 0) cycle candidates
      end do
      primes = primes + 1
    end do candidates
  end function
end program
