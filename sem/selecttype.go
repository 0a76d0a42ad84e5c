package sem

import (
	"cmp"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// typeSelector is the selector of SELECT TYPE: a variable of derived type, and the variable that keeps its tag.
type typeSelector struct {
	x    ir.Expr
	tag  *ir.Symbol
	name parse.Ident
	from parse.Expr
}

// selectType writes SELECT TYPE, Fortran 2008, 8.1.9, as an IF over the tag: TYPE IS before CLASS IS, of these the most
// special type first. In each block the name stands for a pointer to the selector as a variable of the type that is known there.
func (c selecter) selectType(s *parse.SelectCase) []ir.Stmt {
	sel := c.typeSelector(s)
	if sel == nil {
		return nil
	}
	outer := c.takePre()
	st := &ir.If{At: ir.At{Pos: s.Pos}}
	cases := slices.Clone(s.Cases)
	slices.SortStableFunc(cases, func(a, b parse.Case) int { return cmp.Compare(c.guardOrder(a), c.guardOrder(b)) })
	for _, k := range cases {
		if br, ok := c.typeBranch(sel, k); ok {
			st.Branches = append(st.Branches, br)
		}
	}
	c.em.Pre = outer
	if len(st.Branches) == 1 && st.Branches[0].Cond == nil {
		return st.Branches[0].Body
	}
	if len(st.Branches) == 0 {
		return nil
	}
	return []ir.Stmt{st}
}

// guardOrder sorts the blocks: TYPE IS, CLASS IS of types with more ancestors first, CLASS DEFAULT.
func (c selecter) guardOrder(k parse.Case) int {
	switch {
	case k.Type == nil:
		return 1
	case !k.Class:
		return -1 << 20
	}
	depth := 0
	for t := c.typeSpec(k.Type).Derived; t != nil; t = t.Parent {
		depth--
	}
	return depth
}

// typeSelector evaluates the selector; nil after an error.
func (c selecter) typeSelector(s *parse.SelectCase) *typeSelector {
	frozen := c.frozen(s.X)
	if c.traitOf(frozen).rank > 0 {
		c.unsupported(s.X.Span(), "SELECT TYPE of an array is not supported").Help("select the type of an element")
		return nil
	}
	e := c.scalar(frozen)
	t := e.Type()
	switch {
	case t.Base == ir.Invalid:
		return nil
	case t.Base != ir.Derived:
		c.bag.Errorf(s.X.Span(), "type-mismatch", "the selector of SELECT TYPE is %s", t).Note("Fortran 2008, C838: it has CLASS")
		return nil
	}
	sel := &typeSelector{x: e, name: s.Name, from: frozen, tag: c.temp("type", ir.Int8, s.Pos)}
	if r := ir.Root(e); r != nil && !ir.ThroughPointer(e) {
		r.Target = true
	}
	c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: &ir.Var{Pos: s.Pos, Sym: sel.tag}, RHS: tagOf(e)})
	return sel
}

// typeBranch is one block; ok is false for one that no value comes to.
func (c selecter) typeBranch(sel *typeSelector, k parse.Case) (br ir.Branch, ok bool) {
	if k.Type == nil {
		names := map[string]parse.Expr{}
		if n, plain := sel.from.(*parse.Name); !plain || n.Ident != sel.name.Name {
			names[sel.name.Name] = sel.from
		}
		return ir.Branch{Pos: k.Pos, Cond: nil, Body: c.body(tree.Substitute(k.Body, names))}, true
	}
	t, declared := c.typeSpec(k.Type), sel.x.Type().Derived
	switch {
	case t.Base == ir.Invalid:
		return ir.Branch{}, false
	case t.Base != ir.Derived || !t.Derived.Extends(declared) && !declared.Extends(t.Derived):
		// Fortran 2008, C842: only an extension of the declared type.
		c.bag.Errorf(k.Type.Pos, "type-mismatch", "a variable of CLASS(%s) is never %s", declared.Name, t)
		return ir.Branch{}, false
	}
	types := []*ir.DerivedType{t.Derived}
	if k.Class {
		types = t.Derived.Family()
	}
	p := c.pointerTemp(sel.name.Name, t, 0, k.Pos)
	if k.Class && c.global.isOpen(t.Derived) {
		p.Tag = sel.tag
	}
	body := []ir.Stmt{&ir.PointTo{At: ir.At{Pos: k.Pos}, Sym: p, Scalar: sel.x}}
	name := c.nameFor(p, k.Pos)
	c.names[p.Name].poly = k.Class
	body = append(body, c.body(tree.Substitute(k.Body, map[string]parse.Expr{sel.name.Name: name}))...)
	return ir.Branch{Pos: k.Pos, Cond: ofType(&ir.Var{Pos: k.Pos, Sym: sel.tag}, types, k.Pos), Body: body}, true
}

// sameTypeAs is SAME_TYPE_AS(a, b), Fortran 2008, 13.7.142, and EXTENDS_TYPE_OF(a, mold), 13.7.60.
func sameTypeAs(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := c.values(x, 2, 2)
	if !ok {
		return ir.Poison(x.Pos)
	}
	for _, a := range args {
		if a.Type().Derived == nil {
			return c.argType(x, a, "of derived type")
		}
	}
	a, b := tagOf(args[0]), tagOf(args[1])
	if x.Name == "same_type_as" {
		return c.folded(&ir.Binary{Pos: x.Pos, Op: ir.EQ, X: a, Y: b, T: ir.Log4})
	}
	var out ir.Expr
	for _, t := range args[1].Type().Derived.Family() {
		both := plainFold(&ir.Binary{Pos: x.Pos, Op: ir.And, X: ofType(b, []*ir.DerivedType{t}, x.Pos), Y: ofType(a, t.Family(), x.Pos), T: ir.Log4})
		if out != nil {
			both = plainFold(&ir.Binary{Pos: x.Pos, Op: ir.Or, X: out, Y: both, T: ir.Log4})
		}
		out = both
	}
	return out
}
