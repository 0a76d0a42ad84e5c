package library

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dhpfgo/ir"
)

// scan writes SUM_PREFIX, SUM_SUFFIX and their like (ARRAY, DIM, MASK, SEGMENT, EXCLUSIVE), HPF 2.0, 7.4.5: recurrences along the lines of
// dimension DIM, or through the whole array in element order. Each value follows from the one before it, so that a distributed array
// stays where it is. A segment ends where SEGMENT changes.
type scan struct {
	writer
	op     operation
	copies bool // COPY_PREFIX and COPY_SUFFIX
	suffix bool
	rank   int
	array  string         // the name of the first argument
	given  map[string]int // ranks of the arguments that are given
}

func scanText(name, op string, o operation, suffix bool, args []Argument) string {
	all := scanned(op)
	w := &scan{op: o, copies: op == "copy", suffix: suffix, rank: args[0].Rank, array: all[0], given: map[string]int{}}
	var names []string
	for i, n := range all {
		if t := args[i]; t.Type.Base != ir.Invalid {
			w.given[n] = t.Rank
			names = append(names, n)
		}
	}
	if !w.fits(all, args) {
		return ""
	}
	result := args[0].Type
	if op == "count" {
		result = ir.Int4
	}
	w.head(name, names)
	for i, n := range all {
		if _, ok := w.given[n]; ok {
			w.line("%s, intent(in) :: %s%s", args[i].Type, n, colons(args[i].Rank))
		}
	}
	w.line("%s :: value%s", result, shapeLike(all[0], w.rank))
	w.line("integer :: %s", strings.Join(loopVariables(w.rank), ", "))
	if op != "copy" {
		w.line("%s, parameter :: one = %s, none = %s", result, map[bool]string{true: ".true.", false: "1"}[result.Base == ir.Logical], o.none)
	}
	if _, ok := w.given["exclusive"]; ok {
		w.line("if (exclusive) then")
		w.lines(true)
		w.line("else")
		w.lines(false)
		w.line("end if")
	} else {
		w.lines(false)
	}
	w.line("end function")
	return w.String()
}

// fits checks the types and ranks of the arguments after the first.
func (w *scan) fits(all []string, args []Argument) bool {
	for i, n := range all[1:] {
		t := args[i+1]
		if _, ok := w.given[n]; !ok {
			continue
		}
		scalar, want := n == "dim" || n == "exclusive", ir.Logical
		if n == "dim" {
			want = ir.Integer
		}
		if t.Type.Base != want || scalar && t.Rank != 0 || !scalar && t.Rank != w.rank && !(n == "mask" && t.Rank == 0) {
			return false
		}
	}
	return true
}

// scanned are the arguments of a prefix or suffix function in order.
func scanned(op string) []string {
	switch {
	case operations[op].on == "l":
		return []string{"mask", "dim", "segment", "exclusive"}
	case op == "copy":
		return []string{"array", "dim", "segment"}
	}
	return []string{"array", "dim", "mask", "segment", "exclusive"}
}

// lines writes the loops for each dimension that DIM may name.
func (w *scan) lines(exclusive bool) {
	_, dim := w.given["dim"]
	switch {
	case w.rank == 1:
		w.along(1, exclusive)
	case !dim:
		w.through(exclusive)
	default:
		for k := 1; k <= w.rank; k++ {
			w.line("if (dim == %d) then", k)
			w.along(k, exclusive)
			w.line("end if")
		}
	}
}

// along goes through the lines of dimension k: the first elements of all lines, then each from the one before it.
func (w *scan) along(k int, exclusive bool) {
	size := w.size(k)
	first, from, to, step := "1, min(1, "+size+")", "2", size, ""
	if w.suffix {
		first, from, to, step = "max(1, "+size+"), "+size, size+" - 1", "1", ", -1"
	}
	here := loopVariables(w.rank)
	before := slices.Clone(here)
	before[k-1] += map[bool]string{true: "+1", false: "-1"}[w.suffix]
	w.nest(k, first, w.start(here, exclusive))
	w.nest(k, from+", "+to+step, w.next(here, before, exclusive))
}

// nest is a statement in loops over all dimensions, of which dimension k has its own bounds.
func (w *scan) nest(k int, bounds, statement string) {
	for d := w.rank; d > 0; d-- {
		over := "1, " + w.size(d)
		if d == k {
			over = bounds
		}
		w.line("do i%d = %s", d, over)
	}
	w.line("%s", statement+strings.Repeat("\nend do", w.rank))
}

// through goes through the array in element order: the first element of a column follows from the last one of the column before.
func (w *scan) through(exclusive bool) {
	here := loopVariables(w.rank)
	for d := w.rank; d > 1; d-- {
		w.line("do i%d = %s", d, w.range1(d))
	}
	last := slices.Clone(here)
	for k := 1; k <= w.rank; k++ {
		from, to := "1", w.size(k)
		if w.suffix {
			from, to = to, from
		}
		if k > 1 {
			before := slices.Clone(last)
			before[k-1] += map[bool]string{true: "+1", false: "-1"}[w.suffix]
			firsts := slices.Clone(here)
			firsts[0] = w.edge(1)
			w.line("%sif (i%d /= %s) then\n%s", map[bool]string{true: "else ", false: ""}[k > 2], k, from, w.next(firsts, before, exclusive))
		}
		last[k-1] = to
	}
	firsts := slices.Clone(here)
	firsts[0] = w.edge(1)
	w.line("else\n%s\nend if", w.start(firsts, exclusive))
	before := slices.Clone(here)
	bounds := "2, " + w.size(1)
	before[0] += "-1"
	if w.suffix {
		before[0], bounds = here[0]+"+1", w.size(1)+" - 1, 1, -1"
	}
	w.line("do i1 = %s\n%s\nend do", bounds, w.next(here, before, exclusive))
	w.line("%s", strings.TrimSpace(strings.Repeat("end do\n", w.rank-1)))
}

// edge is the first subscript of dimension k in the order of the scan.
func (w *scan) edge(k int) string {
	if w.suffix {
		return w.size(k)
	}
	return "1"
}

// range1 is the whole of dimension k in the order of the scan.
func (w *scan) range1(k int) string {
	if w.suffix {
		return w.size(k) + ", 1, -1"
	}
	return "1, " + w.size(k)
}

func (w *scan) size(k int) string { return fmt.Sprintf("size(%s,%s)", w.array, strconv.Itoa(k)) }

func element(name string, at []string) string { return name + "(" + strings.Join(at, ",") + ")" }

// taken is the value after an element, by the value before it: the element joins where MASK holds.
func (w *scan) taken(value string, at []string) string {
	x := w.op.joined(value, element(w.array, at))
	if rank, ok := w.given["mask"]; ok && w.array != "mask" {
		mask := "mask"
		if rank > 0 {
			mask = element("mask", at)
		}
		return "merge(" + x + ",&\n " + value + ",&\n " + mask + ")"
	}
	return x
}

// initial is the value at the start of a segment.
func (w *scan) initial(at []string, exclusive bool) string {
	switch {
	case exclusive:
		return "none"
	case w.copies:
		return element(w.array, at)
	}
	return w.taken("none", at)
}

// start sets the first value of a line.
func (w *scan) start(at []string, exclusive bool) string {
	return element("value", at) + " =&\n " + w.initial(at, exclusive)
}

// next sets a value from the one before it.
func (w *scan) next(here, before []string, exclusive bool) string {
	value := element("value", before)
	switch {
	case exclusive:
		value = w.taken(value, before)
	case !w.copies:
		value = w.taken(value, here)
	}
	if _, ok := w.given["segment"]; ok {
		value = "merge(" + w.initial(here, exclusive) + ",&\n " + value + ",&\n " +
			element("segment", here) + " .neqv. " + element("segment", before) + ")"
	}
	return element("value", here) + " =&\n " + value
}
