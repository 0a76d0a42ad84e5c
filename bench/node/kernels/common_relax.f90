! Loops of a procedure over arrays of COMMON blocks, as in the NAS benchmarks: a right side, and a relaxation in five planes.
program common_relax
  implicit none
  integer, parameter :: n = 64, steps = 40
  real(8) :: u(5, n, n, n), rsd(5, n, n, n), frct(5, n, n, n), flux(5, n, n, n)
  common /fields/ u, rsd, frct, flux
  real(8) :: before, after
  integer :: step, i, j, k, m
  do k = 1, n
    do j = 1, n
      do i = 1, n
        do m = 1, 5
          u(m, i, j, k) = 1d0 + 1d-3 * (m + i + j + k)
          frct(m, i, j, k) = 1d-2 * m
        end do
      end do
    end do
  end do
  rsd = 0
  flux = 0
  call cpu_time(before)
  do step = 1, steps
    call rhs
    call update
  end do
  call cpu_time(after)
  print *, 'checksum', sum(u)
  print *, 'seconds', after - before
end program

subroutine rhs
  implicit none
  integer, parameter :: n = 64
  real(8) :: u(5, n, n, n), rsd(5, n, n, n), frct(5, n, n, n), flux(5, n, n, n)
  common /fields/ u, rsd, frct, flux
  integer :: i, j, k, m
  real(8) :: q, v
  do k = 1, n
    do j = 1, n
      do i = 1, n
        do m = 1, 5
          rsd(m, i, j, k) = -frct(m, i, j, k)
        end do
      end do
    end do
  end do
  do k = 2, n - 1
    do j = 2, n - 1
      do i = 1, n
        v = u(2, i, j, k) / u(1, i, j, k)
        q = 0.5d0 * (u(2, i, j, k)**2 + u(3, i, j, k)**2 + u(4, i, j, k)**2) / u(1, i, j, k)
        flux(1, i, j, k) = u(2, i, j, k)
        flux(2, i, j, k) = u(2, i, j, k) * v + 0.4d0 * (u(5, i, j, k) - q)
        flux(3, i, j, k) = u(3, i, j, k) * v
        flux(4, i, j, k) = u(4, i, j, k) * v
        flux(5, i, j, k) = (1.4d0 * u(5, i, j, k) - 0.4d0 * q) * v
      end do
      do i = 2, n - 1
        do m = 1, 5
          rsd(m, i, j, k) = rsd(m, i, j, k) - 0.1d0 * (flux(m, i + 1, j, k) - flux(m, i - 1, j, k))
        end do
      end do
      do i = 2, n - 1
        do m = 1, 5
          rsd(m, i, j, k) = rsd(m, i, j, k) + 0.05d0 * (u(m, i - 1, j, k) - 2d0 * u(m, i, j, k) + u(m, i + 1, j, k))
        end do
      end do
    end do
  end do
end subroutine

subroutine update
  implicit none
  integer, parameter :: n = 64
  real(8) :: u(5, n, n, n), rsd(5, n, n, n), frct(5, n, n, n), flux(5, n, n, n)
  common /fields/ u, rsd, frct, flux
  integer :: i, j, k, m
  do k = 2, n - 1
    do j = 2, n - 1
      do i = 2, n - 1
        do m = 1, 5
          u(m, i, j, k) = u(m, i, j, k) + 1d-3 * rsd(m, i, j, k)
        end do
      end do
    end do
  end do
end subroutine
