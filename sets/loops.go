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

// hoisted moves conditions and assignments out of loops that they do not depend on, and joins
// conditions that neighbours have in common.
func hoisted(body []Node) []Node {
	var out []Node
	for _, n := range body {
		out = joinIf(out, hoistedNode(n))
	}
	return out
}

func hoistedNode(n Node) Node {
	switch n := n.(type) {
	case *For:
		n.Body = hoisted(n.Body)
		return outOf(n, n.Var, &n.Body)
	case *Let:
		n.Body = hoisted(n.Body)
		return outOf(n, n.Var, &n.Body)
	case *If:
		n.Body = hoisted(n.Body)
		if inner, ok := only[*If](n.Body); ok {
			n.Conds, n.Body = append(n.Conds, inner.Conds...), inner.Body
		}
	}
	return n
}

// only returns the single node of a body if it is of type T.
func only[T Node](body []Node) (T, bool) {
	if len(body) == 1 {
		n, ok := body[0].(T)
		return n, ok
	}
	var none T
	return none, false
}

// outOf returns n with what its body consists of, a condition or an assignment, moved around it as
// far as that does not depend on v. Assignments pass loops only: others keep their order.
func outOf(n Node, v string, body *[]Node) Node {
	if let, ok := only[*Let](*body); ok {
		if _, loop := n.(*For); loop && !let.Value.mentions(v) {
			*body = let.Body
			let.Body = []Node{hoistedNode(n)}
			return let
		}
		return n
	}
	test, ok := only[*If](*body)
	if !ok {
		return n
	}
	var free, bound []Cond
	for _, c := range test.Conds {
		if c.Expr.mentions(v) {
			bound = append(bound, c)
		} else {
			free = append(free, c)
		}
	}
	if len(free) == 0 {
		return n
	}
	if test.Conds = bound; len(bound) == 0 {
		*body = test.Body
	}
	return &If{free, []Node{n}}
}

func (e Expr) mentions(v string) bool {
	return e.Aff.Coef(v) != 0 || slices.ContainsFunc(e.Floors, func(f Floor) bool { return f.Num.mentions(v) })
}

// joinIf appends a node; conditions that it shares with the last one are tested once.
func joinIf(out []Node, n Node) []Node {
	if len(out) == 0 {
		return append(out, n)
	}
	a, ok1 := out[len(out)-1].(*If)
	b, ok2 := n.(*If)
	if !ok1 || !ok2 {
		return append(out, n)
	}
	var common []Cond
	for _, c := range a.Conds {
		if slices.ContainsFunc(b.Conds, c.equals) {
			common = append(common, c)
		}
	}
	if len(common) == 0 {
		return append(out, n)
	}
	body := slices.Clip(a.without(common))
	for _, m := range b.without(common) {
		body = joinIf(body, m)
	}
	out[len(out)-1] = &If{common, body}
	return out
}

// without returns the code of an If under the given ones of its conditions.
func (n *If) without(known []Cond) []Node {
	rest := slices.DeleteFunc(slices.Clone(n.Conds), func(c Cond) bool { return slices.ContainsFunc(known, c.equals) })
	if len(rest) == 0 {
		return n.Body
	}
	return []Node{&If{rest, n.Body}}
}

func (c Cond) equals(d Cond) bool { return c.Eq == d.Eq && c.Mod == d.Mod && c.Expr.equals(d.Expr) }

func (e Expr) equals(f Expr) bool {
	return e.Aff.Const == f.Aff.Const && slices.Equal(e.Aff.Terms, f.Aff.Terms) &&
		slices.EqualFunc(e.Floors, f.Floors, func(a, b Floor) bool {
			return a.Coef == b.Coef && a.Div == b.Div && a.Mod == b.Mod && a.Num.equals(b.Num)
		})
}
