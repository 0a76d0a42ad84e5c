package sets

import (
	"fmt"
	"slices"
	"strings"
)

// Loops is a loop nest that visits the points of a set in lexicographic
// order, each once. Dims names the loop variables in the order of the tuple.
type Loops struct {
	Dims []string
	Body []Node
}

// Node is a *For, an *If or a *Visit.
type Node interface {
	print(w *strings.Builder, indent string, dims []string)
	run(v map[string]int64, visit func())
}

// For runs Body for Var from the least to the greatest value that a range
// admits. With Step >= 2 only values ≡ Offset (mod Step) count.
//
// The bounds are min over Ranges of max of Lower, and max over Ranges of min
// of Upper; a set of one piece has one range.
type For struct {
	Var    string
	Ranges []Range
	Step   int64
	Offset Aff
	Body   []Node
}

// Range is ceil(l) <= v for each lower l and v <= floor(u) for each upper u.
type Range struct{ Lower, Upper []Bound }

// If runs Body where all conditions hold.
type If struct {
	Conds []Cond
	Body  []Node
}

// Visit stands for the use of the current point.
type Visit struct{}

// Cond is Expr >= 0; Expr = 0 if Eq; Expr ≡ 0 (mod Mod) if Mod >= 2.
type Cond struct {
	Expr Expr
	Eq   bool
	Mod  int64
}

// Expr is Aff plus multiples of floor terms.
type Expr struct {
	Aff    Aff
	Floors []Floor
}

// Floor is Coef·floor(Num/Div).
type Floor struct {
	Coef int64
	Num  Expr
	Div  int64
}

// Each runs the nest for the given parameter values and calls visit with each
// point; the slice is reused. A parameter without a value counts as 0.
func (l *Loops) Each(params map[string]int64, visit func(point []int64)) {
	v := make(map[string]int64, len(params)+len(l.Dims))
	for n, x := range params {
		v[n] = x
	}
	point := make([]int64, len(l.Dims))
	runAll(l.Body, v, func() {
		for i, d := range l.Dims {
			point[i] = v[d]
		}
		visit(point)
	})
}

func runAll(body []Node, v map[string]int64, visit func()) {
	for _, n := range body {
		n.run(v, visit)
	}
}

func (f *For) run(v map[string]int64, visit func()) {
	low, high := f.limits(v)
	step := max(f.Step, 1)
	if step > 1 {
		gap := f.Offset.at(v) - low
		low += gap - floorDiv(gap, step)*step
	}
	for x := low; x <= high; x += step {
		v[f.Var] = x
		runAll(f.Body, v, visit)
	}
	delete(v, f.Var)
}

// limits returns the union's least lower and greatest upper bound.
func (f *For) limits(v map[string]int64) (low, high int64) {
	for i, r := range f.Ranges {
		l, h := r.limits(v)
		if i == 0 || l < low {
			low = l
		}
		if i == 0 || h > high {
			high = h
		}
	}
	return low, high
}

func (r Range) limits(v map[string]int64) (low, high int64) {
	for i, b := range r.Lower {
		if x := -floorDiv(-b.Aff.at(v), b.Div); i == 0 || x > low {
			low = x
		}
	}
	for i, b := range r.Upper {
		if x := floorDiv(b.Aff.at(v), b.Div); i == 0 || x < high {
			high = x
		}
	}
	return low, high
}

func (f *If) run(v map[string]int64, visit func()) {
	for _, c := range f.Conds {
		x := c.Expr.at(v)
		if c.Mod > 1 && x%c.Mod != 0 || c.Mod <= 1 && (x < 0 || c.Eq && x != 0) {
			return
		}
	}
	runAll(f.Body, v, visit)
}

func (*Visit) run(_ map[string]int64, visit func()) { visit() }

// at returns the value of the form.
func (a Aff) at(v map[string]int64) int64 {
	s := a.Const
	for _, t := range a.Terms {
		s += t.Coef * v[t.Name]
	}
	return s
}

func (e Expr) at(v map[string]int64) int64 {
	s := e.Aff.at(v)
	for _, f := range e.Floors {
		s += f.Coef * floorDiv(f.Num.at(v), f.Div)
	}
	return s
}

// String prints the nest in the style of Fortran. ceiling and floor of
// quotients are written as floordiv(a, b) = floor(a/b).
func (l *Loops) String() string {
	var w strings.Builder
	printAll(&w, l.Body, "", l.Dims)
	return w.String()
}

func printAll(w *strings.Builder, body []Node, indent string, dims []string) {
	for _, n := range body {
		n.print(w, indent, dims)
	}
}

func (f *For) print(w *strings.Builder, indent string, dims []string) {
	low, high := f.lowText(), f.highText()
	switch {
	case low == high && f.Step <= 1:
		fmt.Fprintf(w, "%s%s = %s\n", indent, f.Var, low)
		printAll(w, f.Body, indent, dims)
		return
	case f.Step > 1:
		fmt.Fprintf(w, "%sdo %s = %s, %s, %d\n", indent, f.Var, f.firstText(low), high, f.Step)
	default:
		fmt.Fprintf(w, "%sdo %s = %s, %s\n", indent, f.Var, low, high)
	}
	printAll(w, f.Body, indent+"  ", dims)
	fmt.Fprintf(w, "%send do\n", indent)
}

// firstText prints the first value of the stride at or above the bound.
func (f *For) firstText(low string) string {
	gap := fmt.Sprintf("%v - %s", Expr{Aff: f.Offset}, low)
	if len(f.Ranges) == 1 && len(f.Ranges[0].Lower) == 1 && f.Ranges[0].Lower[0].Div == 1 {
		l := f.Ranges[0].Lower[0].Aff
		d := f.Offset.Sub(l)
		if d.IsConst() {
			return Expr{Aff: l.AddConst(d.Const - floorDiv(d.Const, f.Step)*f.Step)}.String()
		}
		gap = Expr{Aff: d}.String()
	}
	return fmt.Sprintf("%s + modulo(%s, %d)", low, gap, f.Step)
}

func (f *For) lowText() string {
	var outer []string
	for _, r := range f.Ranges {
		outer = append(outer, extremumText("max", texts(r.Lower, lowerText)))
	}
	return extremumText("min", outer)
}

func (f *For) highText() string {
	var outer []string
	for _, r := range f.Ranges {
		outer = append(outer, extremumText("min", texts(r.Upper, upperText)))
	}
	return extremumText("max", outer)
}

func texts(bs []Bound, text func(Bound) string) []string {
	var list []string
	for _, b := range bs {
		list = append(list, text(b))
	}
	return list
}

func lowerText(b Bound) string {
	if b.Div == 1 {
		return Expr{Aff: b.Aff}.String()
	}
	return fmt.Sprintf("floordiv(%v, %d)", Expr{Aff: b.Aff.AddConst(b.Div - 1)}, b.Div)
}

func upperText(b Bound) string {
	if b.Div == 1 {
		return Expr{Aff: b.Aff}.String()
	}
	return fmt.Sprintf("floordiv(%v, %d)", Expr{Aff: b.Aff}, b.Div)
}

// extremumText prints min or max of the distinct texts.
func extremumText(f string, list []string) string {
	var distinct []string
	for _, s := range list {
		if !slices.Contains(distinct, s) {
			distinct = append(distinct, s)
		}
	}
	if len(distinct) == 1 {
		return distinct[0]
	}
	return f + "(" + strings.Join(distinct, ", ") + ")"
}

func (f *If) print(w *strings.Builder, indent string, dims []string) {
	var conds []string
	for _, c := range f.Conds {
		conds = append(conds, c.String())
	}
	fmt.Fprintf(w, "%sif (%s) then\n", indent, strings.Join(conds, " .and. "))
	printAll(w, f.Body, indent+"  ", dims)
	fmt.Fprintf(w, "%send if\n", indent)
}

func (*Visit) print(w *strings.Builder, indent string, dims []string) {
	fmt.Fprintf(w, "%svisit(%s)\n", indent, strings.Join(dims, ", "))
}

// String prints the condition in the style of Fortran, without negative terms.
func (c Cond) String() string {
	if c.Mod > 1 {
		return fmt.Sprintf("modulo(%v, %d) == 0", c.Expr, c.Mod)
	}
	left, right := c.Expr.sides()
	op, swapped := ">=", "<="
	if c.Eq {
		op, swapped = "==", "=="
	}
	if left.Aff.IsConst() && len(left.Floors) == 0 {
		left, right, op = right, left, swapped
	}
	return fmt.Sprintf("%v %s %v", left, op, right)
}

// sides splits e into left - right: positive terms go left, negative ones
// right, the constant to the side without terms, or right.
func (e Expr) sides() (left, right Expr) {
	for _, t := range e.Aff.Terms {
		if t.Coef > 0 {
			left.Aff.Terms = append(left.Aff.Terms, t)
		} else {
			right.Aff.Terms = append(right.Aff.Terms, Term{t.Name, -t.Coef})
		}
	}
	for _, f := range e.Floors {
		if f.Coef > 0 {
			left.Floors = append(left.Floors, f)
		} else {
			right.Floors = append(right.Floors, Floor{-f.Coef, f.Num, f.Div})
		}
	}
	if left.Aff.IsConst() && len(left.Floors) == 0 {
		left.Aff.Const = e.Aff.Const
	} else {
		right.Aff.Const = -e.Aff.Const
	}
	return left, right
}

// String prints the form with floor terms as floordiv(a, b).
func (e Expr) String() string {
	var w sumWriter
	for _, f := range e.Floors {
		w.sign(f.Coef < 0)
		if abs(f.Coef) != 1 {
			fmt.Fprintf(&w.b, "%d*", abs(f.Coef))
		}
		fmt.Fprintf(&w.b, "floordiv(%v, %d)", f.Num, f.Div)
	}
	for _, t := range e.Aff.Terms {
		w.sign(t.Coef < 0)
		if abs(t.Coef) != 1 {
			fmt.Fprintf(&w.b, "%d*", abs(t.Coef))
		}
		w.b.WriteString(t.Name)
	}
	return w.finish(e.Aff.Const)
}
