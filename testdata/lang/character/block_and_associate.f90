! Characters in BLOCK, with lengths known only there, and as names that ASSOCIATE gives.
program j1
  implicit none
  integer :: n, i
  character(len=10) :: s
  s = 'associated'
  do i = 1, 3
    n = i + 1
    block
      character(len=n) :: t
      character(len=4) :: u
      character(len=2*n) :: a(i)
      t = 'blocktext'
      u = t
      a = t//u
      print *, t, len(t), u, a, len(a)
    end block
  end do
  associate (x => s(3:6), m => len(s), y => trim(s)//'!')
    print *, x, m, y, len(x), len(y)
  end associate
  call sub('abc')
contains
  subroutine sub(c)
    character(len=*), intent(in) :: c
    block
      character(len=len(c)) :: d
      d = c
      print *, d, len(d)
    end block
    associate (z => c)
      print *, z, len(z)
    end associate
  end subroutine
end program
