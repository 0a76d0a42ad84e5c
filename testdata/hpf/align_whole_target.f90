! ALIGN with a list for the array and none for the target, as (:,...,:), and a home that has INTENT(IN)
program align_whole_target
  implicit none
  integer, parameter :: n = 23, m = 5
  real u(m,0:n-1), work(m,n), line(n)
  integer i, k
!hpf$ template grid(0:n-1)
!hpf$ distribute(block) :: grid
!hpf$ align(*,:) with grid :: u, work
!hpf$ align(:) with grid :: line
!hpf$ independent
  do i = 0, n - 1
    do k = 1, m
      u(k,i) = k + 10*i
    end do
  end do
  call smooth(u, work)
  do i = 1, n
    line(i) = sum(work(:,i))
  end do
  print '(5f10.3)', line
  print '(a,f12.4)', ' all', sum(line)
contains
  subroutine smooth(u, w)
    real, intent(in) :: u(m,0:n-1)
    real, intent(out) :: w(m,n)
!hpf$ template grid(0:n-1)
!hpf$ distribute(block) :: grid
!hpf$ align(*,:) with grid :: u, w
    real t(m)
    integer i, k
!hpf$ independent, new(t, k), onhome(u(1,i))
    do i = 1, n - 2
      do k = 1, m
        t(k) = 0.5*(u(k,i-1) + u(k,i+1))
      end do
      do k = 1, m
        w(k,i+1) = t(k) - u(m+1-k,i)
      end do
    end do
    w(:,1) = u(:,1)
    w(:,n) = u(:,n-2)
  end subroutine
end program
