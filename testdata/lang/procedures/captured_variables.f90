! Variables that internal procedures change while their host uses them: loops, bounds, subscripts, conditions, items, lengths.
module m
  implicit none
contains
  subroutine host(n)
    integer, intent(in) :: n
    integer :: i, k, a(n), lim
    integer, allocatable :: v(:)
    character(:), allocatable :: s
    logical :: go
    real :: x(2, n)
    lim = n
    k = 1
    do i = 1, lim
      call bump
      a(i) = k
    end do
    print *, a, lim, k
    i = 1
    a(next()) = 5
    print *, a, i
    if (changed() .and. k > 100) print *, 'big', k
    go = .true.
    k = 0
    do while (go)
      call stop_later
    end do
    print *, k
    allocate (v(2), source=[1, 2])
    call longer
    print *, size(v), v
    s = 'ab'
    call extend
    print *, len(s), s
    k = 2
    x = 0
    x(:, k) = plus()
    print *, x
    select case (choose())
    case (:5)
      print *, 'small', k
    case default
      print *, 'large', k
    end select
    associate (y => k)
      call bump
      print *, y, k
    end associate
    print *, k, twice(k), k
    call inner2(k)
    print *, k
    forall (i = 1:n) a(i) = i * k
    print *, a, i
  contains
    subroutine bump
      k = k + k
      lim = lim + 1
    end subroutine
    integer function next()
      i = i + 1
      next = i
    end function
    logical function changed()
      k = 101
      changed = .true.
    end function
    subroutine stop_later
      k = k + 1
      go = k < 3
    end subroutine
    subroutine longer
      integer, allocatable :: w(:)
      allocate (w(4), source=[9, 8, 7, 6])
      call move_alloc(w, v)
    end subroutine
    subroutine extend
      s = s // s // '!'
    end subroutine
    real function plus()
      k = k + 1
      plus = k
    end function
    integer function choose()
      k = 50
      choose = k
    end function
    integer function twice(j)
      integer, intent(in) :: j
      twice = 2 * j
    end function
    subroutine inner2(j)
      integer, intent(inout) :: j
      j = 7
      block
        integer :: i
        do i = 1, 3
          k = k + i
        end do
      end block
    end subroutine
  end subroutine
end module
program main
  use m
  implicit none
  integer :: u, total = 0
  call host(3)
  do u = 1, 3
    call add(u)
  end do
  print *, total
  call apply(add)
  print *, total
contains
  subroutine add(j)
    integer, intent(in) :: j
    total = total + j * u
  end subroutine
  subroutine apply(f)
    interface
      subroutine f(j)
        integer, intent(in) :: j
      end subroutine
    end interface
    u = 100
    call f(1)
  end subroutine
end program
