! The length of a result depends on an element of a local constant array that an argument chooses.
program length_of_constants
  implicit none
  integer :: k
  do k = 1, 3
    print '(3a)', '[', name_of(k), ']'
  end do
  print '(i3)', size(row(2))
contains
  function name_of(k) result(text)
    integer, intent(in) :: k
    character(*), parameter :: names(3) = ['iron  ', 'copper', 'tin   ']
    character(len_trim(names(k))) :: text
    text = names(k)
  end function
  function row(k)
    integer, intent(in) :: k
    integer, parameter :: sizes(2,2) = reshape([1, 2, 3, 4], [2, 2])
    real :: row(sizes(k,2) + sum(sizes(:,1)))
    row = k
  end function
end program
