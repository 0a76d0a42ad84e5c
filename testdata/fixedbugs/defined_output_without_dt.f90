! A format without DT for a type that only its procedure can write, in a statement that never runs
module strings
  implicit none
  type :: string
    private
    character(:), allocatable :: raw
  end type
  interface write(formatted)
    module procedure show
  end interface
  interface assignment(=)
    module procedure from
  end interface
contains
  subroutine from(a, b)
    type(string), intent(inout) :: a
    character(*), intent(in) :: b
    a%raw = b
  end subroutine
  subroutine show(x, unit, iotype, v, iostat, iomsg)
    class(string), intent(in) :: x
    integer, intent(in) :: unit, v(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write (unit, '(a,a,a)', iostat=iostat, iomsg=iomsg) '<', x%raw, '>'//iotype
  end subroutine
end module
program defined_output_without_dt
  use strings, only: string, write(formatted), assignment(=)
  implicit none
  type(string) :: x, y(2)
  x = 'abc'
  y(1) = 'd'
  y(2) = 'ef'
  print *, x
  write (*, *) y
  write (*, '(a,dt)') 'q', x
  if (command_argument_count() > 5) write (*, '(a, 2(1x,a))') 'y = ', y
end program
