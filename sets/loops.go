package sets

import "slices"

// Loops is a loop program that visits the iterations of statements in the lexicographic order of
// their times, each once. Besides the dimensions it has variables of its own: one for each floor
// term, such as the tile that a point is in. In one that is made by hand a Div of 0 counts as 1.
type Loops struct {
	Params []string
	Body   []Node
}

// Node is a *For, a *Let, an *If or a *Visit.
type Node interface{ node() }

// For runs Body for Var = low, ..., high, where
//
//	low  = min over the lists of Lower of the max of ceil(b.Aff/b.Div),
//	high = max over the lists of Upper of the min of floor(b.Aff/b.Div).
//
// With Step >= 2 only values ≡ Offset (mod Step) count. One list is the bound of one piece; several
// stand for a loop that pieces share. Without a list in Upper the loop does not end.
type For struct {
	Var          string
	Lower, Upper [][]Bound
	Step         int64
	Offset       Expr
	Body         []Node
}

// Let runs Body with Var = Value.
type Let struct {
	Var   string
	Value Expr
	Body  []Node
}

// If runs Body where all conditions hold.
type If struct {
	Conds []Cond
	Body  []Node
}

// Visit stands for one iteration of a statement.
type Visit struct {
	Name string
	Args []Expr
}

func (*For) node()   {}
func (*Let) node()   {}
func (*If) node()    {}
func (*Visit) node() {}

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

// Floor is Coef·floor(Num/Div), or Coef·(Num mod Div) if Mod; the remainder is in 0, ..., Div-1.
type Floor struct {
	Coef int64
	Num  Expr
	Div  int64
	Mod  bool
}

// IsAffine reports whether e has no floor terms.
func (e Expr) IsAffine() bool { return len(e.Floors) == 0 }

// remainder returns low + (offset - low) mod m, the least value >= low that is ≡ offset.
func remainder(low Aff, offset Expr, m int64) Expr {
	num := Expr{offset.Aff.Sub(low), offset.Floors}
	if num.IsAffine() {
		num.Aff = num.Aff.reduced(m)
		if num.Aff.IsConst() {
			return Expr{Aff: low.AddConst(num.Aff.Const)}
		}
	}
	return Expr{low, []Floor{{1, num, m, true}}}
}

// reduced returns a form that is congruent to a modulo m, with coefficients in (-m/2, m/2] and the
// constant in [0, m).
func (a Aff) reduced(m int64) Aff {
	out := Aff{Const: a.Const - floorDiv(a.Const, m)*m}
	for _, t := range a.Terms {
		if t.Coef -= floorDiv(t.Coef+(m-1)/2, m) * m; t.Coef != 0 {
			out.Terms = append(out.Terms, t)
		}
	}
	return out
}

// mostCopies bounds the copies of the body of a loop that is unrolled.
const mostCopies = 256

// unrolled replaces loops over the named variables by copies of their bodies, as far as the number of values has a constant bound.
func unrolled(body []Node, names []string) []Node {
	if len(names) == 0 {
		return body
	}
	var out []Node
	for _, n := range body {
		switch n := n.(type) {
		case *Let:
			n.Body = unrolled(n.Body, names)
		case *If:
			n.Body = unrolled(n.Body, names)
		case *For:
			n.Body = unrolled(n.Body, names)
			if slices.Contains(names, n.Var) {
				if copies, ok := n.copies(); ok {
					out = append(out, copies...)
					continue
				}
			}
		}
		out = append(out, n)
	}
	return out
}

// copies returns a copy of the body for each value that the loop may have, under the conditions that an upper bound asks for.
//
// With low <= x <= low + width, x ≡ offset (mod step), the values are first + k·step for first in [low, low + step) and k <= width/step.
func (f *For) copies() ([]Node, bool) {
	if len(f.Lower) != 1 || len(f.Upper) != 1 || len(f.Lower[0]) != 1 || f.Lower[0][0].Div != 1 {
		return nil, false
	}
	low, width := f.Lower[0][0].Aff, int64(-1)
	for _, u := range f.Upper[0] {
		if w := u.Aff.Sub(low.Scale(u.Div)); w.IsConst() && (width < 0 || floorDiv(w.Const, u.Div) < width) {
			width = max(floorDiv(w.Const, u.Div), 0)
		}
	}
	first := Expr{Aff: low}
	if f.Step > 1 {
		first = remainder(low, f.Offset, f.Step)
	}
	if width < 0 || width/f.Step >= mostCopies {
		return nil, false
	}
	var out []Node
	for k := range width/f.Step + 1 {
		value := Expr{first.Aff.AddConst(k * f.Step), first.Floors}
		let := &Let{Var: f.Var, Value: value, Body: f.Body}
		if conds := f.within(value); len(conds) > 0 {
			let.Body = []Node{&If{Conds: conds, Body: f.Body}}
		}
		out = append(out, let)
	}
	return out, true
}

// within returns the upper bounds that are not plainly true of a value, as conditions on the variable.
func (f *For) within(value Expr) []Cond {
	var out []Cond
	for _, u := range f.Upper[0] {
		gap := u.Aff.Sub(value.Aff.Scale(u.Div))
		if value.IsAffine() && gap.IsConst() && gap.Const >= 0 {
			continue
		}
		out = append(out, Cond{Expr: Expr{Aff: u.Aff.Sub(Var(f.Var).Scale(u.Div))}})
	}
	return out
}
