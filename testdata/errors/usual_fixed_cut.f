! lines of fixed form that are too long
! gfortran 12: 7 Syntax error in expression; 8 Expected a right parenthesis in expression; directives are comments
      program cut
      real x(100), alpha, beta, gamma, delta
!hpf$ distribute (block) :: x
      do i = 1, 100
         x(i) = sqrt(alpha*alpha + beta*beta) + sqrt(alpha + beta*i)/(i+1) ! ERROR "expected an expression, found the end of the statement" HELP "go on in the next line, with a mark in column 6 \('!hpf\$\*' in a directive\), or allow longer lines with '--columns 132'"
         x(i) = (x(i) ! ERROR "expected '\)', found the end of the statement"
!hpf$ independent, new(alpha, beta, gamma, delta), reduction(epsi, total) ! ERROR "expected '\)' or ',', found the end" HELP "go on in the next line"
      end do
      print *, x(1)
      end
