! defined input and output: DT with texts and lists, list-directed, unformatted, in internal files, nested, of arrays and in loops
module shapes
  implicit none
  type point
    integer :: x = 0, y = 0
  contains
    procedure :: put => put_point
    procedure :: get => get_point
    procedure :: save => save_point
    procedure :: restore => restore_point
    generic :: write(formatted) => put
    generic :: read(formatted) => get
    generic :: write(unformatted) => save
    generic :: read(unformatted) => restore
  end type
  type, extends(point) :: pixel
    integer :: colour = 1
  contains
    procedure :: put => put_pixel
  end type
  type segment
    type(point) :: from, to
    character(3) :: name = 'seg'
  end type
  type chain
    integer :: value = 0
    type(chain), pointer :: next => null()
  end type
  interface write(formatted)
    module procedure put_chain
  end interface
contains
  subroutine put_point(this, unit, iotype, vlist, iostat, iomsg)
    class(point), intent(in) :: this
    integer, intent(in) :: unit, vlist(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    character(20) :: form
    if (size(vlist) == 2) then
      write (form, '(a,i0,a,i0,a)') '(a,i', vlist(1), ',i', vlist(2), ',a)'
      write (unit, form, iostat=iostat, iomsg=iomsg) iotype(3:) // '<', this%x, this%y, '>'
    else
      write (unit, '(a,i0,1x,i0,a)', iostat=iostat, iomsg=iomsg) '<', this%x, this%y, '>'
    end if
    if (this%x < 0) then
      iostat = 77
      iomsg = 'negative'
    end if
  end subroutine
  subroutine put_pixel(this, unit, iotype, vlist, iostat, iomsg)
    class(pixel), intent(in) :: this
    integer, intent(in) :: unit, vlist(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write (unit, '(3i3)', iostat=iostat, iomsg=iomsg) this%x, this%y, this%colour
  end subroutine
  subroutine get_point(this, unit, iotype, vlist, iostat, iomsg)
    class(point), intent(inout) :: this
    integer, intent(in) :: unit, vlist(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    if (iotype == 'LISTDIRECTED') then
      read (unit, *, iostat=iostat, iomsg=iomsg) this%x, this%y
    else
      read (unit, '(2i3)', iostat=iostat, iomsg=iomsg) this%x, this%y
    end if
  end subroutine
  subroutine save_point(this, unit, iostat, iomsg)
    class(point), intent(in) :: this
    integer, intent(in) :: unit
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write (unit, iostat=iostat, iomsg=iomsg) this%y, this%x
  end subroutine
  subroutine restore_point(this, unit, iostat, iomsg)
    class(point), intent(inout) :: this
    integer, intent(in) :: unit
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    read (unit, iostat=iostat, iomsg=iomsg) this%y, this%x
  end subroutine
  recursive subroutine put_chain(this, unit, iotype, vlist, iostat, iomsg)
    class(chain), intent(in) :: this
    integer, intent(in) :: unit, vlist(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write (unit, '(i0,a)', iostat=iostat, iomsg=iomsg) this%value, ';'
    if (associated(this%next)) write (unit, '(DT)', iostat=iostat, iomsg=iomsg) this%next
  end subroutine
end module
program defined
  use shapes
  implicit none
  type(point) :: p, q(3), r
  type(pixel) :: v
  type(segment) :: s
  type(chain), target :: links(4)
  class(point), allocatable :: any
  character(60) :: text, message
  integer :: i, code
  p = point(1, 2)
  q = [(point(i, 10*i), i = 1, 3)]
  v = pixel(3, 4, 5)
  print '(DT)', p
  print '(a,DT"two"(4,6),a,DT,i5)', 'before', p, 'between', point(7, 8), 9
  print '(3DT)', q
  print '(2(DT,1x))', (q(i), i = 3, 2, -1)
  print *, p, 5, q(2)
  print *, v, 'end'
  allocate (any, source=v)
  print '(DT)', any
  deallocate (any)
  allocate (any, source=p)
  print '(DT)', any
  s%from = p
  s%to = q(3)
  print '(DT,DT,a)', s%from, s%to, s%name
  write (text, '(DT,a)') p, 'internal'
  print *, text
  links%value = [1, 2, 3, 4]
  do i = 1, 3
    links(i)%next => links(i + 1)
  end do
  print '(DT)', links(1)
  message = 'as before'
  write (text, '(DT)', iostat=code, iomsg=message) point(-1, 0)
  print *, code, message
  open (11, status='scratch')
  write (11, '(6i3)') 11, 12, 13, 14, 15, 16
  write (11, *) 21, 22
  write (11, *) 0
  rewind (11)
  read (11, '(3DT)') q
  read (11, *) r
  print *, q%x, q%y, r%x, r%y
  close (11)
  open (12, status='scratch', form='unformatted')
  write (12) p, 'xyz', q
  rewind (12)
  p = point(0, 0)
  read (12) p, text(:3), (q(4 - i), i = 1, 3)
  print *, p%x, p%y, text(:3), q%x, q%y
  close (12)
  read (*, *) i, r, code
  print *, i, r%x, r%y, code
end program
