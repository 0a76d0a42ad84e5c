! absent optional arguments passed on as DIM= and BOUNDARY= of shifts and to RANDOM_SEED
program p
  integer, allocatable :: put(:), got(:)
  integer :: n
  call shifts()
  call shifts(2)
  call shifts(1, -9)
  call seed(size=n)
  allocate (put(n), got(n))
  put = 12345
  call seed(put=put)
  call seed(get=got)
  print *, n, count(got == put) >= n - 1
contains
  subroutine shifts(d, b)
    integer, optional :: d, b
    integer :: a(3, 2)
    a = reshape([1, 2, 3, 4, 5, 6], [3, 2])
    print *, cshift(a, 1, dim=d)
    print *, cshift(a, [1, 2], dim=1), eoshift(a, 1, boundary=b, dim=d)
  end subroutine
  subroutine seed(size, put, get)
    integer, optional :: size, put(:), get(:)
    call random_seed(size, put, get)
  end subroutine
end program
