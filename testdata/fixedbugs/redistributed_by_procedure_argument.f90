! A function that is an argument deals the tiles of its host's array anew: what another array sends to them is not the same each time.
module integrators
contains
  subroutine advance(u, rhs)
    complex(8), intent(inout) :: u(:)
    interface
      function rhs(v) result(f)
        complex(8), intent(in) :: v(:)
        complex(8) :: f(size(v))
      end function rhs
    end interface
    complex(8) :: k(size(u), 2), v(size(u))
    v = 0
    do i = 1, 2
      k(:, i) = rhs(v)
    end do
  end subroutine advance
end module integrators
program burgers
  use integrators
  integer, parameter :: n = 32
  real(8) :: x(n), u(n)
  complex(8) :: uh(n)
!hpf$ distribute x(cyclic)
!hpf$ distribute u(cyclic(2))
!hpf$ dynamic u
  x = [(0.1d0 * (i - 1) / n, i = 1, n)]
  uh = 0
  do m = 1, 3
    u = sin(x) + 0.5d0 * cos(2 * x)
    do it = 1, 5
      call advance(uh, burgers_rhs)
    end do
    write (*, *) maxval(u), minval(u)
  end do
contains
  function burgers_rhs(v) result(f)
    complex(8), intent(in) :: v(:)
    complex(8) :: f(size(v))
!hpf$ redistribute u(block)
    f = v
  end function burgers_rhs
end program burgers
