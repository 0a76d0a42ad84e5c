! A layer of neurons: products, tanh, and the gradients of the weights.
program neural_layer
  implicit none
  integer, parameter :: inputs = 200, outputs = 150, samples = 200
  real(4) :: w(inputs,outputs), x(inputs,samples), y(outputs,samples), g(outputs,samples), s
  integer :: i, j, k, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, outputs
    do i = 1, inputs
      w(i,j) = 0.01*mod(i*j, 17) - 0.08
    end do
  end do
  do k = 1, samples
    do i = 1, inputs
      x(i,k) = 0.1*mod(i*k, 11)
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 4
    do k = 1, samples
      do j = 1, outputs
        s = 0
        do i = 1, inputs
          s = s + w(i,j)*x(i,k)
        end do
        y(j,k) = tanh(s)
        g(j,k) = (1 - y(j,k)**2)*(y(j,k) - 0.5)
      end do
    end do
    do k = 1, samples
      do j = 1, outputs
        do i = 1, inputs
          w(i,j) = w(i,j) - 1e-5*g(j,k)*x(i,k)
        end do
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(w), y(1,1)
end program neural_layer
