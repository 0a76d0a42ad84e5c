! Assignment to a whole allocatable component gives it the shape of the right side, Fortran 2008, 7.2.1.3: of variables, array
! elements, nested components and dummy arguments, also where the right side reads the component.
module grids
  implicit none
  type grid
    integer, allocatable :: cells(:), table(:,:)
    integer :: level = 0
  end type
  type forest
    type(grid) :: trees(2)
    type(grid), allocatable :: more(:)
    character(4), allocatable :: names(:)
  end type
contains
  subroutine refine(g)
    type(grid), intent(inout) :: g
    integer :: i
    g%cells = [(g%cells(i), g%cells(i) + 1, i = lbound(g%cells,1), ubound(g%cells,1))]
    g%level = g%level + 1
  end subroutine
  function squares(g, n) result(v)
    type(grid), intent(in) :: g
    integer, intent(in) :: n
    integer :: v(n)
    v(1) = -1
    v(2:) = g%cells**2
  end function
end module
program component_reallocation
  use grids
  implicit none
  type(grid) :: g, h
  type(forest) :: f
  integer :: low(-1:1) = [5, 6, 7], i
  g%cells = [1, 2, 3]
  print *, g%cells, lbound(g%cells), ubound(g%cells)
  g%cells = [g%cells, 4]
  print *, g%cells
  g%cells = g%cells(4:1:-1)
  print *, g%cells
  g%cells = low
  print *, g%cells, lbound(g%cells), ubound(g%cells)
  call refine(g)
  print *, g%cells, g%level
  g%cells = squares(g, size(g%cells) + 1)
  print *, g%cells
  h%cells = pack(g%cells, g%cells > 30)
  print *, h%cells, size(h%cells)
  h%table = reshape([(i, i = 1, 6)], [2, 3])
  print *, shape(h%table), h%table
  h%table = transpose(h%table)
  print *, shape(h%table), h%table
  h%table = h%table(1:2,:) + 10
  print *, shape(h%table), h%table
  h%table = 0
  print *, h%table
  f%trees(2)%cells = g%cells(:2)
  f%trees(1)%cells = f%trees(2)%cells * 2
  print *, f%trees(1)%cells, f%trees(2)%cells
  allocate(f%more(2))
  do i = 1, 2
    f%more(i)%cells = [i, low, -i]
    print *, f%more(i)%cells, allocated(f%more(i)%table)
  end do
  f%names = ['ab', 'cd', 'ef']
  f%names = [character(4) :: f%names(2:3)//'x', 'last']
  print *, f%names
  g = h
  h%cells = [9]
  print *, g%cells, h%cells
end program
