! ERR=, END= and EOR= go to labels: out of loops, backwards, in procedures, and together with IOSTAT=.
program branches
  implicit none
  integer :: i, n, ios, total
  character(len=4) :: word
  open(70, file='mixed.txt', status='replace')
  write(70,'(a)') '1', 'two', '3', '4 4', 'five', '6'
  rewind 70
  total = 0
  n = 0
20 continue
  do
    read(70, *, err=30, end=40, iostat=ios) i
    total = total + i
    n = n + 1
  end do
30 print *, 'no number, iostat', ios
  goto 20
40 print *, n, total, ios
  rewind 70
  print *, count_words(70)
  rewind 70
  do i = 1, 3
    n = 0
    do
      read(70,'(a1)',advance='no',eor=50) word
      n = n + 1
    end do
50  print *, 'line', i, 'has', n
  end do
  close(70, status='delete')
  open(71, file='nowhere.txt', status='old', err=60)
  print *, 'opened'
60 print *, 'done'
contains
  integer function count_words(u)
    integer, intent(in) :: u
    character(len=10) :: w
    count_words = 0
    do
      read(u, '(a)', end=100) w
      if (w == 'five') goto 90
      count_words = count_words + 1
    end do
90  count_words = -count_words
100 return
  end function count_words
end program branches
