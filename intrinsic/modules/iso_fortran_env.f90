! Fortran 2008, 13.8.2: ISO_FORTRAN_ENV with gfortran's values, as far as the kinds are here, but stat_unlocked, for which gfortran has 0,
! the value of success.
module iso_fortran_env
  implicit none
  private :: this_version
  integer, parameter :: int8 = 1, int16 = 2, int32 = 4, int64 = 8, real32 = 4, real64 = 8, real128 = 16
  integer, parameter :: logical8 = 1, logical16 = 2, logical32 = 4, logical64 = 8
  integer, parameter :: character_kinds(2) = [1, 4], integer_kinds(5) = [1, 2, 4, 8, 16]
  integer, parameter :: logical_kinds(5) = [1, 2, 4, 8, 16], real_kinds(4) = [4, 8, 10, 16]
  integer, parameter :: atomic_int_kind = 4, atomic_logical_kind = 4
  integer, parameter :: input_unit = 5, output_unit = 6, error_unit = 0
  integer, parameter :: iostat_end = -1, iostat_eor = -2, iostat_inquire_internal_unit = 5018
  integer, parameter :: character_storage_size = 8, numeric_storage_size = 32, file_storage_size = 8
  integer, parameter :: stat_unlocked = 7, stat_locked = 1, stat_locked_other_image = 2
  integer, parameter :: stat_stopped_image = 6000, stat_failed_image = 6001
  integer, parameter :: stat_unlocked_failed_image = 4, initial_team = 1, parent_team = 2, current_team = 3
  ! The objects of the runtime (pgasrt/core/pgas.h): 64 bytes, and an address.
  type event_type
    private
    integer(8) :: words(8) = 0
  end type
  type notify_type
    private
    integer(8) :: words(8) = 0
  end type
  type lock_type
    private
    integer(8) :: words(8) = 0
  end type
  type team_type
    private
    integer(8) :: address = 0
  end type
  character(*), parameter :: this_version = 'dhpfgo 0.1.0'
contains
  pure function compiler_version() result(text)
    character(len(this_version)) :: text
    text = this_version
  end function
  pure function compiler_options() result(text)
    character(0) :: text
    text = ''
  end function
end module
