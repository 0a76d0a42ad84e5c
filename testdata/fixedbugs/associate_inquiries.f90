! ASSOCIATE with what looks like a component and is a value: kind, length, parts of complex numbers, of variables, elements and components
program associate_inquiries
  implicit none
  type t
    character(7) :: c
    complex :: z(2)
    real(8) :: r
  end type
  type(t) :: x
  character(5) :: c
  complex :: z
  integer(2) :: i
  z = (1.0, 2.0)
  x%z = [(3.0, 4.0), (5.0, 6.0)]
  x%c = 'abcdefg'
  associate (n => c%len, m => x%c%len, k => i%kind, l => x%r%kind, y => (z%re))
    print *, n, m, k, l, y
    z = 0
    print *, y
  end associate
  associate (re => z%re, im => x%z(2)%im)
    re = 7
    im = 8
  end associate
  print *, z, x%z
end program
