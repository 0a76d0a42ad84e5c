! ALLOCATE inside of constructs that give the names of its bounds another meaning
module sizes
  integer :: k = 6
end module
program p
  implicit none
  type box
    integer :: n
  end type
  integer, allocatable :: a(:), b(:), c(:, :), d(:), e(:), f(:), g(:), h(:), r(:), s(:)
  integer :: n, i, k
  type(box) :: x
  n = 5
  k = 2
  x%n = 8
  allocate (b(n))
  block
    integer :: n
    n = 3
    allocate (a(n))
    allocate (c(n, 0:n))
  end block
  associate (n => 4)
    allocate (d(n))
  end associate
  block
    integer, parameter :: n = 7
    integer :: only_here = 9
    allocate (e(n))
    block
      allocate (r(only_here))
    end block
  end block
  associate (m => n + 2)
    allocate (f(m))
  end associate
  associate (n => x)
    allocate (g(n%n))
  end associate
  block
    use sizes
    allocate (h(k))
  end block
  do concurrent (n = 2:2)
    allocate (s(n))
  end do
  print *, size(a), shape(c), size(b), size(d), size(e), size(f), size(g), size(h), size(r), size(s), n, k
  block
    integer, allocatable :: a(:), w(:)
    integer :: n, m
    n = 2
    allocate (a(n))
    a = 1
    block
      integer :: n
      n = 9
      m = n
      deallocate (a)
      allocate (a(n + m), w(n))
      a = 2
      w = 3
    end block
    print *, n, size(a), sum(a), size(w), sum(w)
  end block
  a = [(i, i = 1, n)]
  print *, a
end program
