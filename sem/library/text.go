// Package library writes the functions of HPF_LIBRARY, HPF 2.0, 7.4, in Fortran: one for the types and ranks of the arguments of a call.
//
//	sum_prefix of one real array  →  pure function hpf_sum_prefix_r41…(array) result(value)
//
// The text is compiled as part of the program, so that the stages after sem know nothing of these functions.
package library

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dhpfgo/ir"
)

// operations are the operations of the functions SUM_SCATTER, SUM_PREFIX, SUM_SUFFIX and their like of HPF_LIBRARY, HPF 2.0, 7.4.4 and
// 7.4.5: how element [x] joins the value so far, [v], and the value of no elements, which one has the type of the values, by type.
var operations = map[string]operation{
	"sum":     {on: "irc", join: "[v] + [x]", none: "0"},
	"product": {on: "irc", join: "[v]*[x]", none: "1"},
	"maxval":  {on: "ir", join: "max([v], [x])", none: "-huge(one)"},
	"minval":  {on: "ir", join: "min([v], [x])", none: "huge(one)"},
	"iall":    {on: "i", join: "iand([v], [x])", none: "-1"},
	"iany":    {on: "i", join: "ior([v], [x])", none: "0"},
	"iparity": {on: "i", join: "ieor([v], [x])", none: "0"},
	"all":     {on: "l", join: "[v] .and. [x]", none: ".true."},
	"any":     {on: "l", join: "[v] .or. [x]", none: ".false."},
	"parity":  {on: "l", join: "[v] .neqv. [x]", none: ".false."},
	"count":   {on: "l", join: "[v] + merge(1, 0, [x])", none: "0"},
	"copy":    {on: "ircl", join: "[x]"},
}

type operation struct{ on, join, none string }

// joined is the text of what an element and the value so far give.
func (o operation) joined(value, x string) string {
	return strings.NewReplacer("[v]", value, "[x]", x).Replace(o.join)
}

// Functions are the functions of HPF_LIBRARY that are no intrinsic functions of Fortran 2008 as well.
var Functions = names()

func names() []string {
	out := []string{"grade_up", "grade_down", "sort_up", "sort_down"}
	for op := range operations {
		out = append(out, op+"_scatter", op+"_prefix", op+"_suffix")
	}
	slices.Sort(out)
	return out
}

// Argument is the type and rank of an argument; of base ir.Invalid: it is not given.
type Argument struct {
	Type ir.Type
	Rank int
}

// Arguments are the keywords of a function's arguments in order; nil for the scatter functions, whose arguments have no names here.
func Arguments(function string) []string {
	switch op, kind, _ := strings.Cut(function, "_"); kind {
	case "scatter":
		return nil
	case "prefix", "suffix":
		return scanned(op)
	}
	return []string{"array", "dim"}
}

// Text writes the function of HPF_LIBRARY for arguments of these types and ranks in Fortran, and names it; "" if
// there is none.
func Text(function string, args []Argument) (text, name string) {
	if len(args) == 0 || args[0].Rank == 0 || args[0].Type.Base == ir.Derived || args[0].Type.Base == ir.Character {
		return "", ""
	}
	op, kind, _ := strings.Cut(function, "_")
	name = "hpf_" + function
	for _, a := range args {
		name += fmt.Sprintf("_%s%d", typeLetter(a.Type), a.Rank)
	}
	o := operations[op]
	switch {
	case kind == "up" || kind == "down":
		text = sortText(name, op, kind == "down", args)
	case !strings.Contains(o.on, typeLetter(args[0].Type)[:1]):
	case kind == "scatter":
		text = scatterText(name, op, o, args)
	default:
		text = scanText(name, op, o, kind == "suffix", args)
	}
	return text, name
}

// typeLetter names a type in the name of a function: i4, r8, c4, l4.
func typeLetter(t ir.Type) string {
	letter := map[ir.Base]string{ir.Integer: "i", ir.Real: "r", ir.Complex: "c", ir.Logical: "l"}[t.Base]
	if letter == "" {
		return "n"
	}
	return letter + strconv.Itoa(t.Kind)
}

// colons is (:,:) for rank 2, nothing for scalars.
func colons(rank int) string {
	if rank == 0 {
		return ""
	}
	return "(" + strings.Repeat(":,", rank-1) + ":)"
}

// shapeLike is the shape of an argument of this rank as bounds of the result.
func shapeLike(arg string, rank int) string {
	var out []string
	for k := range rank {
		out = append(out, fmt.Sprintf("size(%s,%d)", arg, k+1))
	}
	return "(" + strings.Join(out, ",&\n ") + ")"
}

// scatterText is SUM_SCATTER and its like (ARRAY, BASE, INDX1, ..., INDXn, MASK), HPF 2.0, 7.4.4: each element of ARRAY joins the element of
// BASE that the INDX arrays name.
func scatterText(name, op string, o operation, args []Argument) string {
	if len(args) < 2 || args[1].Rank == 0 {
		return ""
	}
	base, rank := args[1], args[0].Rank
	masked := len(args) == base.Rank+3 && o.on != "l"
	if len(args) != base.Rank+2 && !masked || op != "count" && base.Type != args[0].Type || op == "count" && base.Type.Base != ir.Integer {
		return ""
	}
	w := &writer{}
	names := []string{"array", "base"}
	for k := range base.Rank {
		names = append(names, "indx"+strconv.Itoa(k+1))
	}
	if masked {
		names = append(names, "mask")
	}
	if o.on == "l" {
		names[0] = "mask"
	}
	w.head(name, names)
	for i, n := range names {
		if i > 1 && args[i].Rank != 0 && args[i].Rank != rank {
			return ""
		}
		w.line("%s, intent(in) :: %s%s", args[i].Type, n, colons(args[i].Rank))
	}
	w.line("%s :: value%s", base.Type, shapeLike("base", base.Rank))
	w.line("integer :: %s", strings.Join(loopVariables(rank), ", "))
	w.line("value = base")
	for k := rank; k > 0; k-- {
		w.line("do i%d = 1, size(%s, %d)", k, names[0], k)
	}
	element := func(i int) string {
		if args[i].Rank == 0 {
			return names[i]
		}
		return names[i] + "(" + strings.Join(loopVariables(rank), ",") + ")"
	}
	if masked {
		w.line("if (%s) then", element(len(names)-1))
	}
	var at []string
	for k := range base.Rank {
		at = append(at, element(2+k))
	}
	place := "value(&\n " + strings.Join(at, ",&\n ") + ")"
	w.line("%s =&\n %s", place, o.joined(place, element(0)))
	if masked {
		w.line("end if")
	}
	w.line("%s", strings.Repeat("end do\n", rank)+"end function")
	return w.String()
}

func loopVariables(rank int) []string {
	var out []string
	for k := range rank {
		out = append(out, "i"+strconv.Itoa(k+1))
	}
	return out
}

// sortText is GRADE_UP, GRADE_DOWN, SORT_UP and SORT_DOWN(ARRAY, DIM), HPF 2.0, 7.4.6, by merging: equal elements keep their
// order. Without DIM a grade holds the subscripts of the elements, one column for each. The function is recursive, so that it is
// compiled for arrays that one image has: the merging of all lines is no work that the images could share.
func sortText(name, op string, down bool, args []Argument) string {
	a, given := args[0], args[1].Type.Base != ir.Invalid
	if a.Type.Base != ir.Integer && a.Type.Base != ir.Real || given && (args[1].Type.Base != ir.Integer || args[1].Rank > 0) {
		return ""
	}
	w := &writer{}
	if given {
		w.recursive(name, []string{"array", "dim"})
		w.line("%s, intent(in) :: dim", args[1].Type)
	} else {
		w.recursive(name, []string{"array"})
	}
	w.line("%s, intent(in) :: array%s", a.Type, colons(a.Rank))
	switch {
	case op == "sort":
		w.line("%s :: value%s", a.Type, shapeLike("array", a.Rank))
	case given:
		w.line("integer :: value%s", shapeLike("array", a.Rank))
	default:
		w.line("integer :: value(%d, size(array))", a.Rank)
	}
	w.line("%s :: y(size(array))\ninteger :: at(size(array)), other(size(array)), extents(%d)", a.Type, a.Rank)
	w.line("integer :: n, stride, length, first, i, j, k, width, low, middle, high, place")
	w.line("logical :: left\nn = size(array)\nextents = shape(array)\ny = reshape(array, (/ n /))\nstride = 1\nlength = n")
	if given {
		w.line("length = extents(dim)\ndo i = 1, dim - 1\nstride = stride*extents(i)\nend do")
	}
	w.mergeLines(down)
	switch {
	case op == "sort":
		w.line("value = reshape((/ (y(at(i)), i = 1, n) /), shape(array))")
	case given:
		w.line("value = reshape(mod((at - 1)/stride, length) + 1, shape(array))")
	default:
		w.line("do i = 1, n\nplace = at(i) - 1\ndo k = 1, %d\nvalue(k, i) = mod(place, extents(k)) + 1\nplace = place/extents(k)\nend do\nend do", a.Rank)
	}
	w.line("end function")
	return w.String()
}

// mergeLines leaves in at(i) the place of the element that belongs to place i of its line.
func (w *writer) mergeLines(down bool) {
	less := "<="
	if down {
		less = ">="
	}
	w.line("do first = 0, n - 1\nif (mod(first/stride, length) /= 0) cycle")
	w.line("do k = 0, length - 1\nat(first + 1 + k*stride) = first + 1 + k*stride\nend do\nwidth = 1\ndo while (width < length)")
	w.line("do low = 0, length - 1, 2*width\nmiddle = min(low + width, length)\nhigh = min(low + 2*width, length)\ni = low\nj = middle")
	w.line("do k = low, high - 1\nleft = j >= high\nif (i < middle .and. j < high) then")
	w.line("left = y(at(first + 1 + i*stride)) %s y(at(first + 1 + j*stride))\nend if", less)
	w.line("if (left) then\nother(k + 1) = at(first + 1 + i*stride)\ni = i + 1\nelse")
	w.line("other(k + 1) = at(first + 1 + j*stride)\nj = j + 1\nend if\nend do\nend do")
	w.line("do k = 0, length - 1\nat(first + 1 + k*stride) = other(k + 1)\nend do\nwidth = 2*width\nend do\nend do")
}

// writer is the text of a function that is being written.
type writer struct{ strings.Builder }

func (w *writer) line(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }

func (w *writer) recursive(name string, dummies []string) {
	w.line("recursive&")
	w.head(name, dummies)
}

func (w *writer) head(name string, dummies []string) {
	w.line("pure function %s(&\n %s) result(value)\nimplicit none", name, strings.Join(dummies, ",&\n "))
}
