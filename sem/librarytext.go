package sem

import (
	"dhpfgo/ir"
	"fmt"
	"strings"
)

// libraryText writes the function of HPF_LIBRARY for arguments of these types and ranks in Fortran, and names it; "" if
// there is none.
func libraryText(function string, args []trait) (text, name string) {
	if len(args) == 0 || args[0].rank == 0 || args[0].typ.Base == ir.Derived || args[0].typ.Base == ir.Character {
		return "", ""
	}
	op, kind, _ := strings.Cut(function, "_")
	name = "hpf_" + function
	for _, a := range args {
		name += fmt.Sprintf("_%s%d", typeLetter(a.typ), a.rank)
	}
	o := libraryOps[op]
	switch {
	case kind == "up" || kind == "down":
		text = sortText(name, op, kind == "down", args)
	case !strings.Contains(o.on, typeLetter(args[0].typ)[:1]):
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
	return letter + itoa(t.Kind)
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
func scatterText(name, op string, o libraryOp, args []trait) string {
	if len(args) < 2 || args[1].rank == 0 {
		return ""
	}
	base, rank := args[1], args[0].rank
	masked := len(args) == base.rank+3 && o.on != "l"
	if len(args) != base.rank+2 && !masked || op != "count" && base.typ != args[0].typ || op == "count" && base.typ.Base != ir.Integer {
		return ""
	}
	w := &fortranText{}
	names := []string{"array", "base"}
	for k := range base.rank {
		names = append(names, "indx"+itoa(k+1))
	}
	if masked {
		names = append(names, "mask")
	}
	if o.on == "l" {
		names[0] = "mask"
	}
	w.head(name, names)
	for i, n := range names {
		if i > 1 && args[i].rank != 0 && args[i].rank != rank {
			return ""
		}
		w.line("%s, intent(in) :: %s%s", args[i].typ, n, colons(args[i].rank))
	}
	w.line("%s :: value%s", base.typ, shapeLike("base", base.rank))
	w.line("integer :: %s", strings.Join(loopVariables(rank), ", "))
	w.line("value = base")
	for k := rank; k > 0; k-- {
		w.line("do i%d = 1, size(%s, %d)", k, names[0], k)
	}
	element := func(i int) string {
		if args[i].rank == 0 {
			return names[i]
		}
		return names[i] + "(" + strings.Join(loopVariables(rank), ",") + ")"
	}
	if masked {
		w.line("if (%s) then", element(len(names)-1))
	}
	var at []string
	for k := range base.rank {
		at = append(at, element(2+k))
	}
	w.line("associate (acc => value(&\n %s), x => &\n %s)", strings.Join(at, ",&\n "), element(0))
	w.line("acc = %s", o.join)
	w.line("end associate")
	if masked {
		w.line("end if")
	}
	w.line("%s", strings.Repeat("end do\n", rank)+"end function")
	return w.String()
}

func loopVariables(rank int) []string {
	var out []string
	for k := range rank {
		out = append(out, "i"+itoa(k+1))
	}
	return out
}

// scanText is SUM_PREFIX, SUM_SUFFIX and their like (ARRAY, DIM, MASK, SEGMENT, EXCLUSIVE), HPF 2.0, 7.4.5: along the lines of dimension DIM,
// or along the whole array in element order. A segment ends where SEGMENT changes.
func scanText(name, op string, o libraryOp, suffix bool, args []trait) string {
	a, result := args[0], args[0].typ
	if op == "count" {
		result = ir.Int4
	}
	all := scanArguments(op)
	given, names := map[string]bool{}, []string(nil)
	for i, n := range all {
		if given[n] = args[i].typ.Base != ir.Invalid; given[n] {
			names = append(names, n)
		}
	}
	w := &fortranText{}
	w.head(name, names)
	w.line("%s, intent(in) :: %s%s", a.typ, names[0], colons(a.rank))
	for i, n := range all[1:] {
		t := args[i+1]
		if !given[n] {
			continue
		}
		scalar, want := n == "dim" || n == "exclusive", ir.Logical
		if n == "dim" {
			want = ir.Integer
		}
		if t.typ.Base != want || scalar && t.rank != 0 || !scalar && t.rank != a.rank && !(n == "mask" && t.rank == 0) {
			return ""
		}
		w.line("%s, intent(in) :: %s%s", t.typ, n, colons(t.rank))
	}
	w.line("%s :: value%s", result, shapeLike(names[0], a.rank))
	w.line("%s :: acc, v(size(%s))", result, names[0])
	w.line("%s :: y(size(%s)), x", a.typ, names[0])
	w.line("logical :: m(size(%s)), s(size(%s)), skip", names[0], names[0])
	w.line("integer :: extents(%d), n, stride, length, first, i, k, from, to, step", a.rank)
	w.line("n = size(%s)\nextents = shape(%s)\ny = reshape(%s, (/ n /))", names[0], names[0], names[0])
	w.line("m = .true.\ns = .false.\nskip = .false.\nstride = 1\nlength = n")
	if o.on != "l" && given["mask"] {
		w.line("m = %s", map[bool]string{true: "mask", false: "reshape(mask, (/ n /))"}[args[2].rank == 0])
	}
	if given["segment"] {
		w.line("s = reshape(segment, (/ n /))")
	}
	if given["exclusive"] {
		w.line("skip = exclusive")
	}
	if given["dim"] {
		w.line("length = extents(dim)\ndo i = 1, dim - 1\nstride = stride*extents(i)\nend do")
	}
	w.scanLoops(op, o, suffix)
	w.line("value = reshape(v, shape(value))\nend function")
	return w.String()
}

// scanArguments are the arguments of a prefix or suffix function in order.
func scanArguments(op string) []string {
	switch {
	case libraryOps[op].on == "l":
		return []string{"mask", "dim", "segment", "exclusive"}
	case op == "copy":
		return []string{"array", "dim", "segment"}
	}
	return []string{"array", "dim", "mask", "segment", "exclusive"}
}

// scanLoops goes through the lines; `first` is where one begins, counted from 0.
func (w *fortranText) scanLoops(op string, o libraryOp, suffix bool) {
	w.line("from = 0\nto = length - 1\nstep = 1")
	if suffix {
		w.line("from = length - 1\nto = 0\nstep = -1")
	}
	w.line("do first = 0, n - 1\nif (mod(first/stride, length) /= 0) cycle\ndo k = from, to, step")
	w.line("i = first + 1 + k*stride\nx = y(i)")
	start := "acc = " + o.none
	if op == "copy" {
		start = "acc = x"
	}
	w.line("if (k == from) then\n%s\nelse if (s(i) .neqv. s(i - step*stride)) then\n%s\nend if", start, start)
	if op == "copy" {
		w.line("v(i) = acc\nend do\nend do")
		return
	}
	w.line("if (skip) v(i) = acc\nif (m(i)) acc = %s\nif (.not. skip) v(i) = acc\nend do\nend do", o.join)
}

// sortText is GRADE_UP, GRADE_DOWN, SORT_UP and SORT_DOWN(ARRAY, DIM), HPF 2.0, 7.4.6, by merging: equal elements keep their
// order. Without DIM a grade holds the subscripts of the elements, one column for each.
func sortText(name, op string, down bool, args []trait) string {
	a, given := args[0], args[1].typ.Base != ir.Invalid
	if a.typ.Base != ir.Integer && a.typ.Base != ir.Real || given && (args[1].typ.Base != ir.Integer || args[1].rank > 0) {
		return ""
	}
	w := &fortranText{}
	if given {
		w.head(name, []string{"array", "dim"})
		w.line("%s, intent(in) :: dim", args[1].typ)
	} else {
		w.head(name, []string{"array"})
	}
	w.line("%s, intent(in) :: array%s", a.typ, colons(a.rank))
	switch {
	case op == "sort":
		w.line("%s :: value%s", a.typ, shapeLike("array", a.rank))
	case given:
		w.line("integer :: value%s", shapeLike("array", a.rank))
	default:
		w.line("integer :: value(%d, size(array))", a.rank)
	}
	w.line("%s :: y(size(array))\ninteger :: at(size(array)), other(size(array)), extents(%d)", a.typ, a.rank)
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
		w.line("do i = 1, n\nplace = at(i) - 1\ndo k = 1, %d\nvalue(k, i) = mod(place, extents(k)) + 1\nplace = place/extents(k)\nend do\nend do", a.rank)
	}
	w.line("end function")
	return w.String()
}

// mergeLines leaves in at(i) the place of the element that belongs to place i of its line.
func (w *fortranText) mergeLines(down bool) {
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

// fortranText is the text of a function that is being written.
type fortranText struct{ strings.Builder }

func (w *fortranText) line(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }

func (w *fortranText) head(name string, dummies []string) {
	w.line("pure function %s(&\n %s) result(value)\nimplicit none", name, strings.Join(dummies, ",&\n "))
}
