! The mask of a FORALL reads a component that the statements assign: the second statement saw the new values
program forall_mask_of_component
  implicit none
  type field
    integer :: a(4) = 0
  end type field
  type point
    integer :: n = 0, m(2) = 0
  end type point
  type(point) :: r(4)
  type(field) :: f
  integer :: t(4), i
  r%n = [3, -1, 4, 2]
  t = 0
  forall (i = 1:4, r(i)%n > 0)
    r(i)%n = -10*i
    t(i) = i
  end forall
  print *, r%n, t
  t = 0
  forall (i = 1:4, any(r(i)%m == 0))
    r(i)%m(1:2) = [i, 5]
    t(i) = r(i)%m(1)
  end forall
  print *, r, t
  f%a = [1, 2, 3, 4]
  t = 0
  forall (i = 1:4, f%a(i) > 2)
    f%a(i) = -1
    t(i) = i
  end forall
  print *, f%a, t
end program forall_mask_of_component
