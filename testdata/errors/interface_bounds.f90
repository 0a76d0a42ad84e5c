! bounds of an interface that would need those of an allocatable array before they are known
module m
  character, allocatable :: message(:)
  abstract interface
    function texts(x)
      import message
      integer :: x(:)
      character(size(message)) :: texts(size(x)) ! ERROR "depend on the allocatable array 'message' are not supported"
    end function
    function numbers(x)
      import message
      integer :: x(:), numbers(size(message)) ! ERROR "depend on the allocatable array 'message' are not supported"
    end function
  end interface
end module
end
