! templates of procedures whose bounds are known at their entry: arguments stay where they are, local arrays lie beside them
program template_of_variable_size
  implicit none
  interface
    subroutine init(u, d1, d2, d3)
      integer, intent(in) :: d1, d2, d3
      real, intent(inout) :: u(:,:,:)
!hpf$ template grid(d3)
!hpf$ distribute(block) :: grid
!hpf$ align(*,*,:) with grid :: u
    end subroutine
  end interface
  integer, parameter :: nx=5, ny=6, nz=17
  real x(nx,ny,nz)
  real y(nx,ny,nz+3)
!hpf$ template g(nz)
!hpf$ distribute(block) :: g
!hpf$ align (*,*,:) with g(:) :: x
!hpf$ distribute y(*,*,block)
  call init(x, nx, ny, nz)
  call init(y, nx, ny, nz+3)
  print *, sum(x), x(2,3,4), sum(y), y(2,3,20)
end program
subroutine init(u, d1, d2, d3)
  implicit none
  integer, intent(in) :: d1, d2, d3
  real, intent(inout) :: u(:,:,:)
  real s(d3), w(0:d3-1)
!hpf$ template grid(d3)
!hpf$ distribute(block) :: grid
!hpf$ align(*,*,:) with grid :: u
!hpf$ align(:) with grid :: s, w
  integer i, j, k
!hpf$ independent
  do k = 1, d3
    s(k) = 0.5*k
    w(k-1) = 1
  end do
!hpf$ independent
  do k = 1, d3
    do j = 1, d2
      do i = 1, d1
        u(i,j,k) = i + 10*j + 100*k + s(k) + w(k-1)
      end do
    end do
  end do
  u(:,:,1) = u(:,:,d3)
end subroutine
