! SCAN, VERIFY and INDEX of single characters and of texts
program characters_searched
  character(1) :: c
  character(3) :: s
  character(kind=4, len=1) :: w
  integer :: i
  s = 'ace'
  do i = 96, 103
    c = achar(i)
    print *, c, scan(c, 'ace'), verify(c, 'ace'), scan(c, s), scan(c, s(1:2), .true.), verify(c, s(2:))
    print *, scan(c, ''), verify(c, ''), index(c, 'c'), scan(s, c), index(s, c), scan(c, s(1:mod(i,4))), &
      verify(c, 'abcdefghijklmnopqrstuvwxyz0123456789')
    w = char(i*5, 4)
    print *, scan(w, 4_'abc'), verify(w, char(500, 4) // char(495, 4))
  end do
  print *, verify(char(200), char(200) // char(201)), scan(char(255), char(255))
end program
