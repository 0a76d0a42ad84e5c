! Variables of BLOCKs and procedures that EXIT, CYCLE, GO TO and RETURN leave are finalized, whatever names hide them.
module m
  implicit none
  type t
    integer :: n = 0
  contains
    final :: gone
  end type
contains
  impure elemental subroutine gone(x)
    type(t), intent(inout) :: x
    print *, 'gone', x%n
    x%n = -1
  end subroutine
  subroutine early(how, *)
    integer, intent(in) :: how
    type(t) :: a, z
    type(t), allocatable :: list(:)
    a%n = 1
    z%n = 2
    allocate (list(2))
    list%n = [3, 4]
    if (how == 0) return 1
    block
      type(t) :: a, b(2)
      integer :: z
      a%n = 10
      b%n = [11, 12]
      z = 5
      if (how == 1) return
      block
        type(t) :: b
        class(t), allocatable :: c
        allocate (c)
        c%n = 21
        b%n = 20
        if (how == 2) return
        if (how == 3) return 1
        if (how == 4) go to 10
      end block
      print *, 'inner', z
      if (how == 5) go to 20
10    continue
      print *, 'label 10'
    end block
20  print *, 'label 20'
  end subroutine
  integer function nested() result(r)
    integer :: i
    r = 0
    outer: do i = 1, 4
      named: block
        type(t) :: x
        x%n = 100 + i
        if (i == 1) cycle
        block
          type(t), save :: kept
          type(t) :: y
          integer :: k
          y%n = 200 + i
          kept%n = kept%n + 1
          do k = 1, 3
            block
              type(t) :: w
              w%n = 300 + k
              if (k == 1) cycle
              if (i == 2) exit named
              if (i == 4) exit outer
              if (k == 2) exit
            end block
          end do
          if (i == 3) cycle outer
        end block
      end block named
      r = r + i
    end do outer
  end function
end module
program main
  use m
  implicit none
  integer :: how, i
  do how = 0, 6
    print *, 'how', how
    call early(how, *1)
    print *, 'plain'
    cycle
1   print *, 'alternate'
  end do
  i = nested()
  print *, i
  i = 0
2 i = i + 1
  block
    type(t) :: x
    x%n = 1000 + i
    if (i < 3) go to 2
    select case (i)
    case (3)
      associate (n => x%n)
        n = n + 1000
        if (n > 5) go to 3
      end associate
    end select
  end block
3 print *, 'end'
end program
