package sets

import "slices"

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
