! Data structures of pointers: a list that is built, reversed, searched and taken apart, a binary tree, a ring, arrays of
! pointers by way of a type, and functions whose values are pointers.
module lists
  implicit none
  type node
    integer :: key
    type(node), pointer :: next => null()
  end type
  type tree
    integer :: key, times = 1
    type(tree), pointer :: left => null(), right => null()
  end type
  type cell
    type(tree), pointer :: at => null()
  end type
contains
  subroutine push(list, key)
    type(node), pointer, intent(inout) :: list
    integer, intent(in) :: key
    type(node), pointer :: new
    allocate(new)
    new%key = key
    new%next => list
    list => new
  end subroutine
  subroutine reverse(list)
    type(node), pointer :: list, done, rest
    nullify(done)
    do while (associated(list))
      rest => list%next
      list%next => done
      done => list
      list => rest
    end do
    list => done
  end subroutine
  function find(list, key) result(p)
    type(node), pointer :: list, p
    integer, intent(in) :: key
    p => list
    do while (associated(p))
      if (p%key == key) return
      p => p%next
    end do
  end function
  recursive subroutine insert(t, key)
    type(tree), pointer, intent(inout) :: t
    integer, intent(in) :: key
    if (.not. associated(t)) then
      allocate(t)
      t%key = key
    else if (key < t%key) then
      call insert(t%left, key)
    else if (key > t%key) then
      call insert(t%right, key)
    else
      t%times = t%times + 1
    end if
  end subroutine
  recursive subroutine walk(t, out, n)
    type(tree), pointer, intent(in) :: t
    integer, intent(inout) :: out(:), n
    if (.not. associated(t)) return
    call walk(t%left, out, n)
    n = n + 1
    out(n) = 10 * t%key + t%times
    call walk(t%right, out, n)
  end subroutine
  recursive integer function depth(t) result(d)
    type(tree), pointer, intent(in) :: t
    d = 0
    if (associated(t)) d = 1 + max(depth(t%left), depth(t%right))
  end function
end module
program linked_lists
  use lists
  implicit none
  type(node), pointer :: list, p
  type(tree), pointer :: root
  type(cell) :: roots(3)
  integer :: i, n, seen(10), keys(8) = [5, 2, 8, 2, 9, 1, 5, 5]
  nullify(list, root)
  do i = 1, 5
    call push(list, i * i)
  end do
  call reverse(list)
  p => list
  do while (associated(p))
    print *, p%key, associated(p%next)
    p => p%next
  end do
  p => find(list, 9)
  print *, associated(p), p%key, p%next%key, associated(find(list, 7)), p%next%next%key
  p%next => p%next%next
  p%next%next => list
  print *, p%next%next%key, p%next%next%next%key, associated(p%next%next, list)
  do i = 1, size(keys)
    call insert(root, keys(i))
    call insert(roots(1 + mod(keys(i), 3))%at, keys(i))
  end do
  n = 0
  call walk(root, seen, n)
  print *, n, seen(:n), depth(root)
  do i = 1, 3
    n = 0
    call walk(roots(i)%at, seen, n)
    print *, i, seen(:n), depth(roots(i)%at)
  end do
end program
