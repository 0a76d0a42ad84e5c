! An inner FORALL whose mask reads what its statements assign: the mask is computed for all values of both indices first.
program nested_forall
  implicit none
  integer :: a(4, 5), b(6), i, j, k
  integer :: c(3, 4, 5)
  character(len=3) :: t(4), u(4)
  a = reshape([(mod(7*i, 11) - 4, i = 1, 20)], [4, 5])
  forall (i = 1:4)
    forall (j = 1:5, a(i, j) > 0)
      a(i, 6 - j) = -a(i, j)
    end forall
  end forall
  print '(4i4)', a
  b = [3, -1, 2, 5, -4, 1]
  forall (i = 1:2)
    forall (k = 1:3, b(7 - (3*i + k - 3)) > 0)
      b(3*i + k - 3) = 10*b(3*i + k - 3) + k
    end forall
  end forall
  print *, b
  c = reshape([(mod(5*i, 13) - 6, i = 1, 60)], [3, 4, 5])
  forall (i = 3:1:-1)
    forall (j = 1:4)
      forall (k = 1:5:2, c(i, j, k) > 0 .and. c(i, 5 - j, 6 - k) < 3)
        c(i, 5 - j, 6 - k) = c(i, j, k) + 100
      end forall
    end forall
  end forall
  print '(12i5)', c
  ! two statements under one kept mask
  a = reshape([(mod(3*i, 7) - 2, i = 1, 20)], [4, 5])
  forall (i = 1:4)
    forall (j = 1:5, a(i, j) /= 0)
      a(i, j) = 0
      a(i, 6 - j) = a(i, 6 - j) + j
    end forall
  end forall
  print '(4i4)', a
  t = ['abc', 'def', 'ghi', 'jkl']
  u = t
  forall (i = 1:4) t(i) = u(5 - i)(2:3) // u(i)(1:1)
  forall (i = 1:4, t(5 - i) > 'f') t(i)(1:2) = t(5 - i)(2:3)
  print *, t
end program nested_forall
