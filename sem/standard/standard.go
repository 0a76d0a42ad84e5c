// Package standard says which names an edition of Fortran leaves to intrinsic procedures, as gfortran's -std= asks: all other names are
// those of external procedures, whatever they mean without the option. Names that gfortran does not know are left to any edition.
package standard

import (
	"strings"

	"dhpfgo/parse"
)

// GNU is the edition of what no edition of Fortran has.
const GNU = 9999

// editions are the standards of -std= that leave procedures out. f2008ts has what TS 29113 and TS 18508 added, as gfortran takes it.
var editions = map[string]int{"f95": 1995, "f2003": 2003, "f2008": 2008, "f2008ts": 2018, "f2018": 2018}

// since is the first edition with an intrinsic procedure, for names that Fortran 95 does not have.
var since = map[string]int{}

func init() {
	for edition, words := range map[int]string{
		2003: `command_argument_count extends_type_of get_command get_command_argument get_environment_variable is_iostat_end
			is_iostat_eor move_alloc new_line same_type_as selected_char_kind`,
		2008: `acosh asinh atanh atomic_define atomic_ref bessel_j0 bessel_j1 bessel_jn bessel_y0 bessel_y1 bessel_yn bge bgt ble blt
			dshiftl dshiftr erf erfc erfc_scaled execute_command_line findloc gamma hypot iall iany image_index iparity is_contiguous
			lcobound leadz log_gamma maskl maskr merge_bits norm2 num_images parity popcnt poppar shifta shiftl shiftr storage_size
			this_image trailz ucobound`,
		2018: `atomic_add atomic_and atomic_cas atomic_fetch_add atomic_fetch_and atomic_fetch_or atomic_fetch_xor atomic_or
			atomic_xor co_broadcast co_max co_min co_reduce co_sum event_query failed_images get_team image_status random_init rank
			stopped_images team_number`,
		GNU: `abort access acosd algama and asind atan2d atand backtrace besj0 besj1 besjn besy0 besy1 besyn cdabs cdcos cdexp
			cdlog cdsin cdsqrt chdir chmod complex cosd cotan cotand dacosh dasinh datanh dbesj0 dbesj1 dbesjn dbesy0 dbesy1 dbesyn
			dcmplx dconjg derf derfc dfloat dgamma dimag dlgama dreal dtime etime exit fdate fgetc flush fputc free fseek fstat ftell
			getarg getcwd getenv getgid getlog getpid getuid gmtime hostnm iargc idate ierrno imag imagpart int2 int8 irand isatty isnan
			itime lgamma loc lshift lstat ltime malloc mclock mclock8 or rand realpart rename rshift second secnds sind sizeof sleep srand stat
			system tand time time8 unlink xor zabs zcos zexp zlog zsin zsqrt`,
	} {
		for _, name := range strings.Fields(words) {
			since[name] = edition
		}
	}
}

// Since is the first edition that has an intrinsic procedure of this name; 0 where Fortran 95 has it, or nobody.
func Since(name string) int { return since[name] }

// IsBefore reports whether the settings of a file name an edition before a year.
func IsBefore(l *parse.Library, year int) bool {
	return l != nil && editions[l.Standard] != 0 && editions[l.Standard] < year
}

// Has reports whether the settings of a file leave a name to the intrinsic procedure that may have it.
func Has(l *parse.Library, name string) bool {
	return l == nil || l.AllIntrinsics || editions[l.Standard] == 0 || since[name] <= editions[l.Standard]
}
