! formats of distributions
program p
  implicit none
  real :: a(10), b(10)
!hpf$ distribute a(blok) ! ERROR "'blok' is not a distribution format" HELP "did you mean 'block'\?"
!hpf$ distribute b(cyclic(0)) ! ERROR "the size in 'cyclic\(0\)' must be positive"
  a = 1; b = 2
end program
