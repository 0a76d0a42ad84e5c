! WHERE whose masks and right sides read what the construct assigns: nested, with functions of whole arrays, with masks of
! ELSEWHERE that see what the statements before have changed.
program where_general
  implicit none
  integer, parameter :: n = 9
  integer :: a(n), b(n), c(n,n), i, j
  logical :: up(n)
  a = [(mod(3*i, 7), i = 1, n)]
  b = 0
  where (a > 2)
    where (a(n:1:-1) > 3)
      a = a + 10
    elsewhere
      a = -a(n:1:-1)
    end where
    b = a
  elsewhere (cshift(a, 1) > 4)
    b = cshift(a, 2)
    a = 7
  elsewhere
    b = maxval(a)
    a = sum(a) + b
  end where
  print *, a
  print *, b
  where (a > sum(a)/n) a = a - maxval(a)
  print *, a
  do j = 1, n
    c(:,j) = [(i*j - 20, i = 1, n)]
  end do
  where (c > 0)
    c = c + transpose(c)
    where (transpose(c) > 30)
      c = sum(c)
    end where
  elsewhere (c < -10)
    c(:,:) = c(n:1:-1,:)
  end where
  print *, c
  up = .false.
  where (.not. up(:))
    up = a > b
    where (up) b = b(n:1:-1)
  end where
  print *, up, b
  do i = 1, 3
    where (c(i,:) > 0)
      c(i,:) = c(i+1,n:1:-1)
    elsewhere
      c(i,:) = c(i,n:1:-1)
    end where
  end do
  print *, c(1:3,:)
end program
