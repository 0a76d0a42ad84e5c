! Many small products of matrices along the last dimension of a tensor.
program tensor_product
  implicit none
  integer, parameter :: n = 60, m = 80
  real(8) :: a(n,n,m), c(m,m), w(m)
  integer :: p, q, r, s, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do p = 1, m
    a(:,:,p) = dble(mod(p, 9))/9
    do s = 1, m
      c(s,p) = dble(mod(s*p, m))/m/40
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 4
    do q = 1, n
      do r = 1, n
        do p = 1, m
          w(p) = 0
          do s = 1, m
            w(p) = w(p) + a(r,q,s)*c(s,p)
          end do
        end do
        a(r,q,:) = w
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(a), a(1,1,m)
end program tensor_product
