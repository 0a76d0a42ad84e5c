! Procedures that tell many combinations of ranks apart get a version for those that calls have.
module reports
  implicit none
  type :: report
    character(60) :: text = ''
  contains
    procedure, private :: parse_at, parse_plain
    generic :: parse => parse_at, parse_plain
  end type
  interface report
    module procedure new_at, new_plain
  end interface
contains
  pure type(report) function new_at(place, flag, a1, a2, a3, a4)
    character(*), intent(in) :: place
    integer, intent(in) :: flag
    class(*), optional, intent(in), dimension(..) :: a1, a2, a3, a4
    call new_at%parse(place, flag, a1, a2, a3, a4)
  end function
  pure type(report) function new_plain(flag, a1, a2, a3, a4) result(new)
    integer, intent(in) :: flag
    class(*), optional, intent(in), dimension(..) :: a1, a2, a3, a4
    call new%parse(flag, a1, a2, a3, a4)
  end function
  pure subroutine parse_at(this, place, flag, a1, a2, a3, a4)
    class(report), intent(inout) :: this
    character(*), intent(in) :: place
    integer, intent(in) :: flag
    class(*), optional, intent(in), dimension(..) :: a1, a2, a3, a4
    call this%parse(flag, a1, a2, a3, a4)
    this%text = trim(this%text)//' at '//place
  end subroutine
  pure subroutine parse_plain(this, flag, a1, a2, a3, a4)
    class(report), intent(inout) :: this
    integer, intent(in) :: flag
    class(*), optional, intent(in), dimension(..) :: a1, a2, a3, a4
    write (this%text, '(i0)') flag
    call add(this%text, a1)
    call add(this%text, a2)
    call add(this%text, a3)
    call add(this%text, a4)
  end subroutine
  pure subroutine add(text, a)
    character(*), intent(inout) :: text
    class(*), optional, intent(in) :: a(..)
    integer :: i
    if (.not. present(a)) return
    select rank (v => a)
    rank (0)
      call add_one(text, v)
    rank (1)
      text = trim(text)//' ['
      do i = 1, size(v)
        call add_one(text, v(i))
      end do
      text = trim(text)//' ]'
    rank default
      text = trim(text)//' ?'
    end select
  end subroutine
  pure subroutine add_one(text, v)
    character(*), intent(inout) :: text
    class(*), intent(in) :: v
    character(10) :: b
    select type (v)
    type is (integer)
      write (b, '(i0)') v
      text = trim(text)//' '//b
    type is (character(*))
      text = trim(text)//' '//v
    class default
      text = trim(text)//' other'
    end select
  end subroutine
  subroutine nobody(a, b, c)
    integer, intent(in) :: a(..), b(..), c(..)
    print *, rank(a), rank(b), rank(c)
  end subroutine
end module
program versions_that_calls_ask_for
  use reports
  implicit none
  type(report) :: r
  class(report), allocatable :: c
  r = report(1)
  print *, r%text
  r = report('here', 2, 'is', [1, 2, 3], 'of', reshape([1, 2], [1, 2]))
  print *, r%text
  r = report(3, a2=7, a4=['a', 'b'])
  print *, r%text
  allocate (c)
  call c%parse('there', 4, 1.5, a3=[5])
  print *, c%text
  call inner(1, [1, 2], reshape([1, 2], [2, 1]))
  call inner(c=1, b=[1, 2], a=reshape([1, 2], [2, 1]))
  call optionally()
  call optionally('x')
contains
  recursive subroutine inner(a, b, c)
    integer, intent(in) :: a(..), b(..), c(..)
    print *, rank(a), rank(b), rank(c), shape(a), size(b)
    if (rank(a) == 0) call inner(c, b, a)
  end subroutine
  subroutine optionally(x)
    character(*), intent(in), optional :: x
    type(report) :: r
    r = report(5, x, x)
    print *, r%text
  end subroutine
end program
