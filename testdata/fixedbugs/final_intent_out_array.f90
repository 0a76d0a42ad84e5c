! An allocated array whose type has FINAL, passed for an allocatable argument with INTENT(OUT): it was refused.
module things
  implicit none
  type thing
    integer :: id = 0
  contains
    final :: forget
  end type
contains
  impure elemental subroutine forget(x)
    type(thing), intent(inout) :: x
    print *, 'forget', x%id
  end subroutine
  subroutine collect(list, n)
    type(thing), allocatable, intent(out) :: list(:)
    integer, intent(in) :: n
    integer :: i
    allocate (list(n))
    do i = 1, n
      list(i)%id = i
    end do
  end subroutine
end module
program final_intent_out_array
  use things
  implicit none
  type(thing), allocatable :: a(:)
  call collect(a, 2)
  print *, size(a), a%id
  call collect(a, 3)
  print *, size(a), a%id
end program
