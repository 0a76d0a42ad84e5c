! Behind each loop that uses two levels stands what is known there of the scalars in its comment.
module levels
  implicit none
  integer, parameter :: n = 10
  real :: u(n, 4) = 0
  integer :: first = 1, second = 2
contains
  subroutine turn
    first = 3 - first
    second = 3 - second
  end subroutine turn

  subroutine sweep(from, to)
    integer, intent(in) :: from, to
    integer :: i
    do i = 2, n ! from to: 1 2, 2 1, 3 4
      u(i,to) = u(i-1,from)
    end do
  end subroutine sweep

  subroutine swap(x, y)
    integer, intent(inout) :: x, y
    integer :: t
    t = x
    x = y
    y = t
  end subroutine swap

  recursive subroutine again(k, p, q)
    integer, intent(in) :: k, p, q
    integer :: i
    do i = 2, n ! p q: unknown
      u(i,p) = u(i-1,q)
    end do
    if (k > 0) call again(k - 1, q, p)
  end subroutine again

  subroutine hidden(p, q)
    integer, intent(in) :: p, q
    integer :: i
    do i = 2, n ! p q: unknown
      u(i,p) = u(i-1,q)
    end do
  end subroutine hidden

  subroutine by_name(f, p, q)
    external :: f
    integer, intent(in) :: p, q
    call f(p, q)
  end subroutine by_name
end module levels

program main
  use levels
  implicit none
  integer :: old, new, tmp, i, it, l, m, k, now, next, a, b, c, d, e, f, g, h, p, q, v, w, up, down
  logical :: odd
  old = 1; new = 2
  do it = 1, 9
    do i = 2, n ! old new: 1 2, 2 1
      u(i,new) = u(i-1,old)
    end do
    tmp = old; old = new; new = tmp
    if (u(3,1) > 1.e6) exit
  end do
  l = 1; m = 2; k = 3
  do while (u(1,1) < 5)
    do i = 2, n ! l m k: 1 2 3, 2 3 1, 3 1 2
      u(i,k) = u(i-1,m) + u(i-1,l)
    end do
    tmp = l; l = m; m = k; k = tmp
    u(1,1) = u(1,1) + 1
  end do
  do it = 0, 7
    now = mod(it, 2) + 1
    next = mod(it + 1, 2) + 1
    do i = 2, n ! now next: 1 2, 2 1
      u(i,next) = u(i-1,now)
    end do
  end do
  odd = .false.
  do it = 1, 5
    if (odd) then
      a = 1; b = 3
    else
      a = 2; b = 1
    end if
    odd = .not. odd
    do i = 2, n ! a b: 1 3, 2 1
      u(i,a) = u(i-1,b)
    end do
  end do
  c = 1; d = 2
  do it = 1, 5
    do i = 2, n ! c d: 1 2, 1 3, 1 4, 2 2, 2 3, 2 4
      u(i,c) = u(i-1,d)
    end do
    if (d == 2) c = 1
    if (it == 3) c = 2
    if (d > 3) cycle
    d = merge(2, merge(3, 4, u(2,2) > 1), u(1,2) > 1)
  end do
  e = 1; f = 2
  do it = 1, 5
    do i = 2, n ! e f: unknown
      u(i,e) = u(i-1,f)
    end do
    read *, e
    f = 3 - e
  end do
  do it = 1, 5
    call sweep(first, second)
    call turn
  end do
  call sweep(3, 4)
  call again(3, 1, 2)
  call by_name(hidden, 1, 2)
  call hidden(3, 4)
  g = 0
  do it = 1, 100
    g = g + 1
    h = 2
    do i = 2, n ! g h: unknown
      u(i,modulo(g,4)+1) = u(i-1,h)
    end do
  end do
  p = 1; q = 2
  do
    v = p
    w = q
    if (v == 1) then
      do i = 2, n ! v w: 1 2
        u(i,w) = u(i-1,v)
      end do
    else
      do i = 2, n ! v w: 2 1
        u(i,w) = u(i-1,v)
      end do
    end if
    p = w
    q = v
    if (u(5,1) > 3 .or. p == q) exit
    u(5,1) = u(5,1) + 1
  end do
  up = 1
  down = 3
  do it = 1, 5
    do i = 2, n ! up down: 1 3, 3 1
      u(i,down) = u(i-1,up)
    end do
    call swap(up, down)
  end do
end program main
