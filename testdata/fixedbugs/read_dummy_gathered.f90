! sections of distributed dummy arguments for a procedure that is not mapped, one of them only read
program p
  implicit none
  interface
    subroutine mid(u, v, n)
      integer, intent(in) :: n
      real, intent(inout) :: u(:,:,:)
      real, intent(in) :: v(:,:,:)
!hpf$ template grid(8,8)
!hpf$ distribute (*,block) :: grid
!hpf$ align (:,:,*) with grid :: u, v
    end subroutine
  end interface
  real u(8,8,3), v(8,8,3)
  integer i, j
!hpf$ template grid(8,8)
!hpf$ distribute (*,block) :: grid
!hpf$ align (:,:,*) with grid :: u, v
  do j = 1, 8
    do i = 1, 8
      u(i,j,:) = i
      v(i,j,:) = j
    end do
  end do
  call mid(u, v, 2)
  print *, sum(u), u(3,4,2)
end program
subroutine mid(u, v, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: u(:,:,:)
  real, intent(in) :: v(:,:,:)
!hpf$ template grid(8,8)
!hpf$ distribute (*,block) :: grid
!hpf$ align (:,:,*) with grid :: u, v
  interface
    subroutine work(a, b)
      real, intent(inout) :: a(:,:)
      real, intent(in) :: b(:,:)
    end subroutine
  end interface
  call work(u(:,:,n), v(:,:,n))
end subroutine
subroutine work(a, b)
  real, intent(inout) :: a(:,:)
  real, intent(in) :: b(:,:)
  a = a + 2*b
end subroutine
