! Internal procedures of one name whose hosts have one name too: a module procedure and an external one
module holds
contains
  subroutine host
    call inner
  contains
    subroutine inner
      print *, 'inner of the module procedure'
    end subroutine
  end subroutine
end module
program internal_of_same_names
  use holds, only: other => host
  external :: host
  call other
  call host
end program
subroutine host
  call inner
contains
  subroutine inner
    print *, 'inner of the external procedure'
  end subroutine
end subroutine
