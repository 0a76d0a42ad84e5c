! The comment at a loop names the arrays that are cut anew for it; a star stands before those that are copied back.
module solvers
  implicit none
  integer, parameter :: n = 20, m = 12
  real(8) :: g(n,m)
!hpf$ distribute g(*,block)
contains
  subroutine solve(d, x)
    real(8), intent(in) :: d(:)
    real(8), intent(out) :: x(:)
    integer :: k
    x(1) = d(1)
    do k = 2, size(d)
      x(k) = d(k) - 0.5d0*x(k-1)
    end do
  end subroutine
  subroutine inplace(x)
    real(8), intent(inout) :: x(:)
    integer :: k
    do k = 2, size(x)
      x(k) = x(k) - 0.5d0*x(k-1)
    end do
  end subroutine
  subroutine loud(x)
    real(8), intent(inout) :: x(:)
    print *, x(1)
    x = 2*x
  end subroutine
  subroutine bycall(v)
    real(8), intent(inout) :: v(n,m)
!hpf$ distribute v(*,block)
    integer :: i
    do i = 1, n ! cut: *v
      call inplace(v(i,:))
    end do
  end subroutine
  subroutine bycopy(v)
    real(8), intent(inout) :: v(n,m)
!hpf$ distribute v(*,block)
    real(8) :: r(m)
    integer :: i, k
    do i = 1, n ! cut: *v
      do k = 1, m
        r(k) = v(i,k)
      end do
      call inplace(r)
      do k = 1, m
        v(i,k) = r(k)
      end do
    end do
  end subroutine
  subroutine other(x)
    real(8), intent(inout) :: x(:)
    g(1,1) = 0
    x = 2*x
  end subroutine
end module

program turned
  use solvers
  implicit none
  real(8) :: u(n,m), h(n,m), w(0:n+1,m), z(n,3,m), c(n,m), y(n), t(n), b(n,m), line(m), s, last
  real(8) :: zz(n,9,m), short(n-2)
!hpf$ distribute short(block)
  real(8), allocatable :: a1(:,:), a2(:,:)
  real(8), target :: p(n,m)
!hpf$ distribute zz(*,*,block)
!hpf$ distribute (*,block) :: a1, a2
!hpf$ distribute (*,block) :: u, h, w, p
!hpf$ distribute z(*,*,block)
!hpf$ distribute c(*,cyclic)
!hpf$ distribute y(block)
!hpf$ distribute t(block)
!hpf$ distribute b(block,block)
  integer :: i, j, k
  do i = 1, n ! cut: h *+u
    call solve(h(i,:), u(i,:))
  end do
  u(1,1) = -1
  do i = 2, n ! cut: h *u
    call solve(h(i,:), u(i,:))
  end do
  u(1,1) = -2
  do i = 1, n ! cut: h *u
    if (i /= 2) call solve(h(i,:), u(i,:))
  end do
  u(1,1) = -3
  do i = 1, n ! cut: h *u
    if (i == 5) cycle
    call solve(h(i,:), u(i,:))
  end do
  u(1,1) = 0
  do i = 1, n ! cut: *u
    call inplace(u(i,:))
  end do
  do j = 1, 5
    s = s + 1
  end do
  do i = 2, n ! cut: with the loop before
    call inplace(u(i,2:))
  end do
  u(1,1) = 1
  do i = n, 1, -1 ! cut: *u w
    line = u(i,:) + w(i-1,:) - w(i+1,:)
    call solve(line, u(i,:))
  end do
  u(1,1) = 2
  do i = 1, n ! cut: *u
    do k = 1, m
      line(k) = u(i,k)
    end do
    do k = 2, m
      line(k) = line(k) + line(k-1)
    end do
    do k = 1, m
      u(i,k) = line(k)
    end do
    s = max(s, line(m))
    last = last + line(1)
  end do
  do j = 1, 3 ! cut: *z
    do i = 1, n
      call inplace(z(i,j,:))
    end do
  end do
  do i = 1, n ! cut: *b
    call inplace(b(i,:))
  end do
  u(1,1) = 3
  do i = 1, n ! cut: *u
    call inplace(u(i,:))
    y(i) = u(i,1)
  end do
  u(1,1) = 4
  do i = 1, n ! cut: *u
    if (i == 3) cycle
    call inplace(u(i,:))
    if (s > 3) exit
  end do
  u(1,1) = 5
  do i = 1, n ! cut: *b
    call inplace(b(i,:))
  end do
  do j = 1, m ! cut: *b
    call inplace(b(:,j))
  end do
  do i = 1, n ! cut: h *u
    if (s > 3) exit
    call solve(h(i,:), u(i,:))
  end do
  allocate(a1(n,m), a2(n,m))
  do i = 1, n ! cut: *a1 *a2
    call inplace(a1(i,:))
    call inplace(a2(i,:))
  end do
  call bycall(u)
  call bycopy(u)
  u(1,1) = 6
  do i = 1, n ! cut: *u
    call inplace(u(i,:))
  end do
  u(1,1) = 7
  do i = 1, n-2 ! cut: *+short *u
    call inplace(u(i,:))
    short(i) = u(i,1)
  end do
  do i = 1, n ! cut: *z
    call inplace(z(i,2,:))
  end do
  ! what stays
!hpf$ on home(y(1)) begin
  do i = 1, n ! stays: some images do it
    call inplace(u(i,:))
  end do
!hpf$ end on
  do j = 1, m ! stays: its lines lie on one image
    call inplace(u(:,j))
  end do
  do i = 2, n ! stays: it reads what another iteration has set
    call solve(u(i-1,:), u(i,:))
  end do
  do i = 1, n ! stays: a value goes from one iteration to the next
    s = s + last
    last = u(i,m)
    call inplace(u(i,:))
  end do
  do i = 1, n ! stays: a difference turns with each iteration
    call inplace(u(i,:))
    last = 1 - last
  end do
  outer: do k = 1, 3
    do i = 1, n ! stays: it leaves the loop around
      call inplace(u(i,:))
      if (s > 4) exit outer
    end do
  end do outer
  do i = 1, n/2 ! stays: every second line
    call inplace(u(2*i,:))
  end do
  do i = 1, n/2 ! stays: it reads every second line
    call solve(h(2*i,:), u(i,:))
  end do
  do i = 1, n ! stays: one plane of nine
    call inplace(zz(i,2,:))
  end do
  do i = 1, n ! stays: one plane of nine
    do k = 1, m
      line(k) = zz(i,2,k)
    end do
    call inplace(line)
    do k = 1, m
      zz(i,2,k) = line(k)
    end do
  end do
  do i = 1, n ! stays: short lines
    call inplace(u(i,5:6))
  end do
  do i = 1, 3 ! stays: few lines
    call inplace(u(i,:))
  end do
  do i = 1, n ! stays: the array is named
    call inplace(u(i,:))
    s = s + sum(u)
  end do
  do i = 1, n ! stays: it may end the program
    call inplace(u(i,:))
    if (s > 1) stop
  end do
  do i = 1, n ! stays: it prints
    call loud(u(i,:))
  end do
  do i = 1, n ! stays: the call reaches the array
    call other(g(i,:))
  end do
  do i = 1, n ! stays: pointers may reach the array
    call inplace(p(i,:))
  end do
  do i = 1, n ! stays: not in blocks
    call inplace(c(i,:))
  end do
  do i = 1, n ! stays: nothing is set
    line = u(i,:)
    call inplace(line)
    s = s + line(m)
  end do
  do i = 1, n ! stays: one plane of several
    call inplace(z(i,2,:))
    call inplace(u(3,:))
  end do
  do i = 1, n ! stays: the loop's variable stands in two dimensions
    call inplace(u(i,:))
    z(i,1,i) = 1
  end do
  print *, u, h, w, z, c, y, t, b, g, p, s, last, zz, a1, a2, short
end program
