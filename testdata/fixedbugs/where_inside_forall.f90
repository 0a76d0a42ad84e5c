! WHERE and sections inside FORALL: other iterations' elements are read before any is assigned, and bounds are those of the own iteration
program p
  implicit none
  integer, parameter :: n = 9
  real(8) :: a(0:n+2,0:n+2), b(0:n+2,0:n+2)
  integer :: lo(n), i, j
!hpf$ distribute (block,cyclic) :: a, b
  call start
  forall (j = 2:n-1)
    where (a(j:n,j) > 0) a(j:n,j) = a(j:n,j-1) + sum(a(1:j,j))
  end forall
  call show('column before')
  forall (i = 2:n-1)
    where (b(i,1:n) > 0)
      a(i,1:n) = a(i-1,1:n) + b(i,1:n)
    elsewhere
      a(i,1:n) = -i
    end where
  end forall
  call show('row before')
  forall (i = 1:n:2)
    a(1:maxval(lo(1:i)),i) = i - a(1:maxval(lo(1:i)),i+1)*2
    b(i,1:maxval(lo(1:i))) = b(n+1-i,1:maxval(lo(1:i))) + 1
  end forall
  call show('computed bounds')
  forall (i = 1:n)
    where (a(max(1,i-2):min(n,i+2),n+1-i) > b(max(1,i-2):min(n,i+2),i+1))
      a(max(1,i-2):min(n,i+2),i) = b(max(1,i-2)+1:min(n,i+2)+1,i-1)
      b(max(1,i-2):min(n,i+2),i) = a(min(n,i+2):max(1,i-2):-1,i)
    elsewhere (b(max(1,i-2):min(n,i+2),i) < 3)
      b(max(1,i-2):min(n,i+2),i) = b(max(1,i-2):min(n,i+2),n+1-i)
    end where
  end forall
  call show('own bounds')
  forall (i = 1:n)
    where (a(i,n+1-i:n) < b(i,n+1-i:n)) a(i,n+1-i:n) = a(n+1-i,n+1-i:n) + b(i,n-i:n-1)
  end forall
  call show('triangle')
  forall (i = 1:n, a(i,i) > b(i+1,i))
    where (lo(i:n) > 1) b(i,i:n) = a(i,i) - b(i+1,i-1:n-1)
  end forall
  call show('mask')
  forall (i = 1:n)
    where (a(i,lo(i):n) > sum(b(i,:)))
      a(i,lo(i):n) = a(i,lo(i):n) - maxval(a(i,1:n))
    elsewhere
      a(i,lo(i):n) = a(i,lo(i):n)/2
    end where
  end forall
  call show('own row')
contains
  subroutine start
    do j = 0, n + 2
      do i = 0, n + 2
        a(i,j) = mod(i*i + 3*j*j*j + j, 11) - 4
        b(i,j) = mod(5*i - j + 20, 7) - 2
      end do
    end do
    lo = [(1 + mod(3*i + 7, 4), i = 1, n)]
  end subroutine
  subroutine show(what)
    character(*), intent(in) :: what
    print *, what
    print '(12f7.1)', a
    print '(12f7.1)', b
  end subroutine
end program
