! slices.F90: symmetric arrays of ranks 1 to 7 and their slices, after the Fortran 95 interface of "Symmetric Data Objects
! and Remote Memory Access Communication for Fortran-95 Applications" (Euro-Par 2005), and transfers of whole sections.
!
! The generic procedures of module pgas_slices take pointers to arrays of integer(c_int), integer(c_int64_t),
! real(c_float), real(c_double), complex(c_float_complex) and complex(c_double_complex); other arrays with the TARGET
! attribute may stand for what is local.
!
!   call malloc_fa(a, lb, ub [, rc])       (C) allocates a on all images of the team; lb and ub have an element a dimension
!   call free_fa(a [, rc])                 (C)
!   call put_fa(src, src_slice, dst, dst_slice, image [, rc])        from src here to dst there
!   call get_fa(src, src_slice, dst, dst_slice, image [, rc])        from src there to dst here
!   call nbput_fa(src, src_slice, dst, dst_slice, image, request [, rc]), nbget_fa: complete after
!   call wait_fa(request), or waitall_fa() for all
!   call put_array(image, dst, src), get_array(image, dst, src)      arrays, sections or scalars of any one type
!
! Both sides of a transfer have the same rank and as many elements in each dimension. rc: 0 or PGAS_STAT_INVALID; without
! it an error ends the run.
module pgas_slice_type
  use, intrinsic :: iso_c_binding
  implicit none
  ! Elements lo, lo + stride, ... up to hi in each dimension, by the bounds of the array; dimensions beyond its rank do
  ! not count.
  type, bind(c) :: fa_slice
    integer(c_int) :: lo(7) = 1, hi(7) = 1, stride(7) = 1
  end type
end module

#define MODULE pgas_slices_i4
#define ELEMENT integer(c_int)
#include "slices.inc"
#undef MODULE
#undef ELEMENT
#define MODULE pgas_slices_i8
#define ELEMENT integer(c_int64_t)
#include "slices.inc"
#undef MODULE
#undef ELEMENT
#define MODULE pgas_slices_r4
#define ELEMENT real(c_float)
#include "slices.inc"
#undef MODULE
#undef ELEMENT
#define MODULE pgas_slices_r8
#define ELEMENT real(c_double)
#include "slices.inc"
#undef MODULE
#undef ELEMENT
#define MODULE pgas_slices_c4
#define ELEMENT complex(c_float_complex)
#include "slices.inc"
#undef MODULE
#undef ELEMENT
#define MODULE pgas_slices_c8
#define ELEMENT complex(c_double_complex)
#include "slices.inc"

module pgas_slices
  use pgas
  use pgas_slice_type
  use pgas_slices_i4
  use pgas_slices_i8
  use pgas_slices_r4
  use pgas_slices_r8
  use pgas_slices_c4
  use pgas_slices_c8
  implicit none
  interface
    ! Whole arrays or sections; dst of put_array and src of get_array name symmetric memory of the image.
    subroutine put_array(image, dst, src) bind(c, name="pgas_put_array")
      import
      integer(c_int), value :: image
      type(*), intent(in) :: dst(..), src(..)
    end subroutine
    subroutine get_array(image, dst, src) bind(c, name="pgas_get_array")
      import
      integer(c_int), value :: image
      type(*) :: dst(..)
      type(*), intent(in) :: src(..)
    end subroutine
    subroutine waitall_fa() bind(c, name="pgas_quiet")
    end subroutine
  end interface
contains
  subroutine wait_fa(request)
    type(pgas_request), intent(in) :: request
    call pgas_wait_here(request)
  end subroutine
end module
