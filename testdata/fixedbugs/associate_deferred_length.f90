! An assignment to the associate name of allocatable characters of deferred length changed their length
program associate_deferred_length
  implicit none
  type box
    character(:), allocatable :: text
  end type
  character(:), allocatable :: s, list(:)
  type(box) :: b
  s = 'ab'
  b%text = 'xyz'
  list = ['one', 'two']
  associate (a => s, c => b%text, l => list)
    a = 'c'
    c = 'long text'
    l = ['x', 'y']
    print *, len(a), a, '|', len(c), c, '|', len(l), l, '|'
    a(2:2) = '!'
  end associate
  print *, len(s), s, '|', len(b%text), b%text, '|', len(list), list, '|'
end program
