! two modules extend the generic name of a third one, and a fourth hands on what both have: it has the procedures of all
module people
  implicit none
  interface show
    module procedure show_number
  end interface
contains
  subroutine show_number(n)
    integer, intent(in) :: n
    print *, 'number', n
  end subroutine
end module
module students
  use people
  implicit none
  type student
    integer :: number = 1
  end type
  interface show
    module procedure show_student
  end interface
contains
  subroutine show_student(s)
    type(student), intent(in) :: s
    print *, 'student'
    call show(s%number)
  end subroutine
end module
module teachers
  use people
  implicit none
  type teacher
    integer :: number = 2
  end type
  interface show
    module procedure show_teacher
  end interface
contains
  subroutine show_teacher(t)
    type(teacher), intent(in) :: t
    print *, 'teacher'
    call show(t%number)
  end subroutine
end module
module both
  use students
  use teachers
end module
program p
  use people
  use both
  implicit none
  type(student) :: s
  type(teacher) :: t
  call show(s)
  call show(t)
  call show(3)
end program
