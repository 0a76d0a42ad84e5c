! Internal procedures ask for, read and set optional arguments of their host, which may be absent.
module m
  implicit none
contains
  subroutine outer(k, name, list, n, x, s, v, p)
    integer, intent(in) :: k
    character(:), allocatable, intent(out), optional :: name
    integer, allocatable, intent(out), optional :: list(:)
    integer, allocatable, intent(inout), optional :: n
    real, optional :: x
    character(*), intent(in), optional :: s
    integer, intent(inout), optional :: v(:)
    integer, pointer, optional :: p
    call inner()
    call inner()
  contains
    subroutine inner()
      print *, k, present(name), present(list), present(n), present(x), present(s), present(v), present(p)
      if (present(name)) then
        if (.not. allocated(name)) then
          name = 'one'
        else
          name = name // '+'
        end if
        print *, name, len(name)
      end if
      if (present(list)) then
        if (allocated(list)) then
          list = [list, k]
        else
          list = [k]
        end if
        print *, list
      end if
      if (present(n)) then
        if (.not. allocated(n)) allocate(n, source=k)
        n = n + 1
        print *, n
      end if
      if (present(x)) then
        x = x + 1
        print *, x
      end if
      if (present(s)) print *, s, len(s)
      if (present(v)) then
        v = v + 1
        print *, v
      end if
      if (present(p)) print *, associated(p)
    end subroutine
  end subroutine
end module
program optional_of_host
  use m
  character(:), allocatable :: name
  integer, allocatable :: list(:), n
  real :: x = 1
  integer :: v(4) = [1, 2, 3, 4]
  integer, pointer :: p
  call outer(1)
  call outer(2, name)
  call outer(3, list=list)
  call outer(4, n=n)
  call outer(5, x=x)
  call outer(6, s='abc')
  call outer(7, v=v(::2))
  nullify(p)
  call outer(8, p=p)
  call outer(9, name, list, n, x, 'all', v, p)
  print *, name, list, n, x, v
end program
