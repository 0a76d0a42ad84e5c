// Package mapinfo answers HPF_ALIGNMENT, HPF_TEMPLATE and HPF_DISTRIBUTION of HPF_LIBRARY, HPF 2.0, 7.7 and 12.2: what the directives say of
// the mapping of a variable is a table of integers, and a subroutine in Fortran hands it out to the arguments that a call has.
//
//	call hpf_distribution(a, axis_info=k)  →  mapping(1,12) = 1; …; call hpf_distribution(mapping, axis_info=k)
package mapinfo

import (
	"fmt"
	"slices"
	"strings"
)

// Columns of the table: what there is for each dimension of the variable, of what it is aligned with in the end, of the distribution's grid and
// of the arrangement of processors; and facts about the whole.
const (
	facts = iota + 1
	first
	last
	stride
	axis
	lowShadow
	highShadow
	templateLo
	templateHi
	kind
	kindInfo
	format
	size
	gridExtent
	grid
	processors
	processorsLo
	processorsHi
	processorsStep
	columns = processorsStep
)

// Rows is the largest rank of an array.
const Rows = 15

// Columns is the number of columns of the table.
const Columns = columns

// Facts about the whole.
const (
	rank = iota + 1
	templateRank
	alignee
	dynamic
	templateDynamic
	aligned
	gridRank
	processorsRank
)

// Kinds of a dimension of the template.
const (
	normal = iota
	replicated
	single
)

// formats are the values of AXIS_TYPE of HPF_DISTRIBUTION; those of HPF 2.0 and MULTI.
var formats = []string{"*", "block", "cyclic", "gen_block", "indirect", "multi"}

// Names are the subroutines.
var Names = []string{"hpf_alignment", "hpf_distribution", "hpf_template"}

// Variable is the keyword of the argument that a subroutine tells of, the first one.
func Variable(name string) string {
	if name == "hpf_distribution" {
		return "distributee"
	}
	return "alignee"
}

// output is an argument that a subroutine sets: a scalar (many is 0), or as many elements as the fact of that number says.
type output struct {
	name, declared string
	many           int
	value          string
}

const (
	numbers = "integer"
	texts   = "character(*)"
	truth   = "logical"
)

// column is the value of an argument that takes a column of the table.
func column(c, many int) string {
	return fmt.Sprintf("int(mapping(1:mapping(%d,%d), %d))", many, facts, c)
}

// fact is the value of an argument that takes one number.
func fact(f int) string { return fmt.Sprintf("int(mapping(%d, %d))", f, facts) }

func of(name string, c, many int) output { return output{name, numbers, many, column(c, many)} }

// outputs are the arguments of a subroutine after the first one in their order, HPF 2.0, 12.2.
func outputs(name string) []output {
	switch name {
	case "hpf_alignment":
		return []output{of("lb", first, rank), of("ub", last, rank), of("stride", stride, rank), of("axis_map", axis, rank),
			{"identity_map", truth, 0, "identity"}, {"dynamic", truth, 0, fact(dynamic) + " /= 0"}, {"ncopies", numbers, 0, "copies"}}
	case "hpf_template":
		return []output{{"template_rank", numbers, 0, fact(templateRank)}, of("lb", templateLo, templateRank), of("ub", templateHi, templateRank),
			{"axis_type", texts, templateRank, "kinds(" + column(kind, templateRank) + ")"}, of("axis_info", kindInfo, templateRank),
			{"number_aligned", numbers, 0, fact(aligned)}, {"dynamic", truth, 0, fact(templateDynamic) + " /= 0"}}
	}
	return []output{{"axis_type", texts, templateRank, "formats(" + column(format, templateRank) + ")"}, of("axis_info", size, templateRank),
		{"processors_rank", numbers, 0, fact(processorsRank)}, of("processors_shape", processors, processorsRank), of("plb", processorsLo, processorsRank),
		of("pub", processorsHi, processorsRank), of("pstride", processorsStep, processorsRank), of("low_shadow", lowShadow, rank),
		of("high_shadow", highShadow, rank)}
}

// Text is a subroutine in Fortran. Its first argument is the table, of which `mapping` is the copy that it completes.
func Text(name string) string {
	var w strings.Builder
	line := func(text string, args ...any) { fmt.Fprintf(&w, text+"\n", args...) }
	out := outputs(name)
	line("pure subroutine %s(%s", name, Variable(name))
	for _, o := range out {
		fmt.Fprintf(&w, ",%s", o.name)
	}
	text := strings.ReplaceAll(w.String(), "\n", "")
	w.Reset()
	line("%s)\nimplicit none", strings.ReplaceAll(text, ",", ",&\n "))
	line("integer(8), intent(in) :: %s(%d, %d)", Variable(name), Rows, Columns)
	for _, o := range out {
		shape := ""
		if o.many > 0 {
			shape = "(:)"
		}
		line("%s, intent(inout), optional :: %s%s", o.declared, o.name, shape)
	}
	line("character(10), parameter :: kinds(0:2) = (/ 'NORMAL    ', 'REPLICATED', 'SINGLE    ' /)")
	line("character(10), parameter :: formats(0:%d) = (/ %s /)", len(formats)-1, formatTexts())
	line("integer(8) :: mapping(%d, %d), extent", Rows, Columns)
	line("logical :: identity\ninteger :: copies, k, g\nmapping = %s", Variable(name))
	line("%s%s", strings.TrimSpace(completed()), "")
	for _, o := range out {
		place := o.name
		if o.many > 0 {
			place += fmt.Sprintf("(1:mapping(%d, %d))", o.many, facts)
		}
		line("if (present(%s)) %s =&\n %s", o.name, place, o.value)
	}
	line("end subroutine")
	return w.String()
}

func formatTexts() string {
	var list []string
	for _, f := range formats {
		if f == "*" {
			f = "collapsed"
		}
		list = append(list, fmt.Sprintf("'%-10s'", strings.ToUpper(f)))
	}
	return strings.Join(list, ",&\n ")
}

// completed is what the subroutines compute from the table: copies, whether the alignment is the identity, sizes of blocks, processors
// where the run chose them.
func completed() string {
	return strings.NewReplacer("facts", fmt.Sprint(facts), "FIRST", fmt.Sprint(first), "LAST", fmt.Sprint(last), "STRIDE", fmt.Sprint(stride),
		"AXIS", fmt.Sprint(axis), "TLO", fmt.Sprint(templateLo), "THI", fmt.Sprint(templateHi), "KINDINFO", fmt.Sprint(kindInfo),
		"KIND", fmt.Sprint(kind), "FORMAT", fmt.Sprint(format), "SIZE", fmt.Sprint(size), "GRID", fmt.Sprint(grid),
		"PSHAPE", fmt.Sprint(processors), "PLO", fmt.Sprint(processorsLo), "PHI", fmt.Sprint(processorsHi), "PSTEP", fmt.Sprint(processorsStep),
		"isalignee", fmt.Sprint(alignee), "trank", fmt.Sprint(templateRank), "prank", fmt.Sprint(processorsRank), "rank", fmt.Sprint(rank),
		"COPIED", fmt.Sprint(replicated), "BLOCKS", fmt.Sprint(slices.Index(formats, "block"))).Replace(`
identity = mapping(rank, facts) == mapping(trank, facts)
do k = 1, int(mapping(rank, facts))
identity = identity .and. mapping(k, AXIS) == k .and. mapping(k, STRIDE) == 1
identity = identity .and. mapping(k, FIRST) == mapping(k, TLO) .and. mapping(k, LAST) == mapping(k, THI)
end do
identity = identity .or. mapping(isalignee, facts) == 0
copies = 1
g = 0
do k = 1, int(mapping(trank, facts))
extent = max(mapping(k, THI) - mapping(k, TLO) + 1, 0_8)
if (mapping(k, KIND) == COPIED) mapping(k, KINDINFO) = extent
if (mapping(k, KIND) == COPIED) copies = copies*int(extent)
if (mapping(k, FORMAT) == 0) cycle
g = g + 1
if (mapping(k, FORMAT) == BLOCKS .and. mapping(k, SIZE) == 0) mapping(k, SIZE) = (extent - 1)/mapping(g, GRID) + 1
end do
do k = 1, int(mapping(prank, facts))
if (mapping(k, PSHAPE) == 0) mapping(k, PSHAPE) = mapping(k, GRID)
if (mapping(k, PHI) == 0) mapping(k, PHI) = mapping(k, PSHAPE)
end do
`)
}
