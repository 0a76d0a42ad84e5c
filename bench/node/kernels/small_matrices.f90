! A product of 5 by 5 matrices at each point, as in block solvers.
program small_matrices
  implicit none
  integer, parameter :: n = 40000
  real(8) :: a(5,5,n), b(5,5,n), c(5,5,n)
  integer :: i, j, k, p, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do p = 1, n
    do j = 1, 5
      do i = 1, 5
        a(i,j,p) = dble(mod(i + j + p, 7))/7
        b(i,j,p) = dble(mod(i - j + p, 5))/5
      end do
    end do
  end do
  c = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 30
    do p = 1, n
      do j = 1, 5
        do i = 1, 5
          do k = 1, 5
            c(i,j,p) = c(i,j,p) + a(i,k,p)*b(k,j,p)
          end do
        end do
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(c), c(5,5,n)
end program small_matrices
