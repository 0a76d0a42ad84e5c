!mod$ v1 sum:55ea6ecd8b7a9f88
module stencils
contains
subroutine smooth(a,b)
real(8),intent(in)::a(:,:)
real(8),intent(out)::b(:,:)
end
subroutine relax(a,b,w)
real(8),allocatable,intent(inout)::a(:,:)
real(8),allocatable,intent(in)::b(:,:)
real(8),intent(in)::w
end
end
