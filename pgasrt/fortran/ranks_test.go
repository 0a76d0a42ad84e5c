package fortran

import (
	"fmt"
	"strings"
	"text/template"
)

var elements = map[string]string{
	"i4": "integer(c_int)", "i8": "integer(c_int64_t)", "r4": "real(c_float)", "r8": "real(c_double)",
	"c4": "complex(c_float_complex)", "c8": "complex(c_double_complex)",
}

// rankModule tests arrays of one type and of ranks 1 to 7: blocks of 2 or 3 elements in each dimension, negative lower
// bounds at the other side, all kinds of strides.
var rankModule = template.Must(template.New("").Funcs(template.FuncMap{"repeat": repeat, "section": section}).Parse(`
module ranks_{{.Suffix}}
  use checks
  implicit none
  private
  public :: test
contains
  subroutine test()
    integer(c_int) :: m
    do m = 1, 4
{{range .Ranks}}      call rank_{{.Rank}}(m)
{{end}}    end do
  end subroutine
{{$element := .Element}}{{range .Ranks}}
  subroutine rank_{{.Rank}}(m)
    integer(c_int), intent(in) :: m
    {{$element}}, pointer :: a({{repeat .Rank ":"}}), b({{repeat .Rank ":"}})
    {{$element}}, allocatable :: expected({{repeat .Rank ":"}}), none({{repeat .Rank ":"}})
    type(fa_slice) :: from, to
    type(pgas_request) :: request
    integer :: i
    nullify (a, b)
    call malloc_fa(a, [{{repeat .Rank "1"}}], [{{repeat .Rank .Extent}}])
    call malloc_fa(b, [{{repeat .Rank "-2"}}], [{{repeat .Rank .Upper}}])
    allocate (expected({{repeat .Rank (print "-2:" .Upper)}}), none({{repeat .Rank (print "-2:" .Upper)}}))
    from = slice(2, m, {{.Count}})
    to = slice(-1, 5 - m, {{.Count}})
    none = -1
    expected = none
    a = reshape([(i*before, i=1, size(a))], shape(a))
    expected({{section .Rank "to"}}) = &
      a({{section .Rank "from"}})
    a = reshape([(i*me, i=1, size(a))], shape(a))
    b = none
    call pgas_barrier()
    call put_fa(a, from, b, to, after)
    call pgas_barrier()
    call check(all(b == expected), 'put_fa of rank {{.Rank}}')
    b = none
    call pgas_barrier()
    call nbput_fa(a, from, b, to, after, request)
    call wait_fa(request)
    call pgas_barrier()
    call check(all(b == expected), 'nbput_fa of rank {{.Rank}}')
    b = none
    call get_fa(a, from, b, to, before)
    call check(all(b == expected), 'get_fa of rank {{.Rank}}')
    b = none
    call nbget_fa(a, from, b, to, before, request)
    call waitall_fa()
    call check(all(b == expected), 'nbget_fa of rank {{.Rank}}')
    call pgas_barrier()
    call free_fa(b)
    call free_fa(a)
  end subroutine
{{end}}end module
`))

type rankCase struct{ Rank, Extent, Upper, Count int }

func repeat(n int, word any) string {
	return strings.TrimSuffix(strings.Repeat(fmt.Sprint(word, ", "), n), ", ")
}

func section(rank int, name string) string {
	var dims []string
	for k := 1; k <= rank; k++ {
		dims = append(dims, fmt.Sprintf("%[1]s%%lo(%[2]d):%[1]s%%hi(%[2]d):%[1]s%%stride(%[2]d)", name, k))
	}
	return strings.Join(dims, ", ")
}

// rankModules is the Fortran text of the modules of all types.
func rankModules() (string, error) {
	var out strings.Builder
	for suffix, element := range elements {
		data := struct {
			Suffix, Element string
			Ranks           []rankCase
		}{Suffix: suffix, Element: element}
		for rank := 1; rank <= 7; rank++ {
			extent, count := 7, 3
			if rank > 3 {
				extent, count = 4, 2
			}
			data.Ranks = append(data.Ranks, rankCase{rank, extent, extent - 3, count})
		}
		if err := rankModule.Execute(&out, data); err != nil {
			return "", err
		}
	}
	return out.String(), nil
}
