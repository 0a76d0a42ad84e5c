! a name that the last column of fixed form cuts in two
! gfortran 12: a directive is a comment
      program cut
      real x(100), work(100), square(100)
!hpf$ distribute (block)                                     :: work, square ! ERROR "'sq' in DISTRIBUTE is not declared" HELP "go on in the next line, with a mark in column 6 \('!hpf\$\*' in a directive\), or allow longer lines with '--columns 132'"
!hpf$ distribute (block) :: xx ! ERROR "'xx' in DISTRIBUTE is not declared"
      print *, x(1), work(1), square(1)
      end
