package sem

import (
	"cmp"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// typeSelector is the selector of SELECT TYPE: a variable of derived type or a section of one, and the variable that keeps its tag.
type typeSelector struct {
	x    ir.Expr
	sec  *ir.Section
	t    *ir.DerivedType // the declared type
	tag  *ir.Symbol
	name parse.Ident
	from parse.Expr
	seen []guard
}

// guard is what the block of a TYPE IS or CLASS IS is for.
type guard struct {
	t     ir.Type
	class bool
	pos   diag.Span
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
	for t := declarer(c).typeSpec(k.Type).Derived; t != nil; t = t.Parent {
		depth--
	}
	return depth
}

// typeSelector evaluates the selector; nil after an error.
func (c selecter) typeSelector(s *parse.SelectCase) *typeSelector {
	if refusesCoindexed(c.checker, s.X, "the selector of SELECT TYPE") {
		return nil
	}
	frozen := functionValue(c.checker, s.X)
	if frozen == nil {
		frozen = enclosures(c).frozen(s.X)
	}
	if c.traitOf(frozen).Rank > 0 {
		return arraySelector(c.checker, s, frozen)
	}
	e := c.scalar(frozen)
	if v, isVar := e.(*ir.Var); isVar && !isPolymorphic(c.checker, v.Sym, s.X) || !mayBeSelected(c.checker, e.Type(), s.X) {
		return nil
	}
	sel := &typeSelector{x: e, t: e.Type().Derived, name: s.Name, from: frozen, tag: c.temp("type", ir.Int8, s.Pos)}
	if r := ir.Root(e); r != nil && !ir.ThroughPointer(e) {
		r.Target = true
	}
	c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: s.Pos}, LHS: &ir.Var{Pos: s.Pos, Sym: sel.tag}, RHS: tagOf(e)})
	return sel
}

// mayBeSelected checks the type of a selector.
func mayBeSelected(c *checker, t ir.Type, x parse.Expr) bool {
	if t.Base != ir.Derived && t.Base != ir.Invalid {
		c.bag.Errorf(x.Span(), "type-mismatch", "the selector of SELECT TYPE is %s", t).Note("Fortran 2008, C838: it has CLASS")
	}
	return t.Base == ir.Derived
}

// isPolymorphic checks that a variable that is the selector was declared with CLASS, Fortran 2008, C838.
func isPolymorphic(c *checker, s *ir.Symbol, x parse.Expr) bool {
	e := names.Of(s)
	if e == nil || e.Poly || s.Type.Base == ir.Invalid {
		return true
	}
	c.bag.Errorf(x.Span(), "type-mismatch", "the selector of SELECT TYPE is %s", s.Type).Note("Fortran 2008, C838: it has CLASS").Because(e.Pos, "declared here")
	return false
}

// functionValue names the variable with the value of a function that is a selector, which is called once for all blocks; nil for what
// is no such value.
func functionValue(c *checker, x parse.Expr) parse.Expr {
	if _, isName := x.(*parse.Name); isName || !isFunctionValue(c.unevaluated(x)) {
		return nil
	}
	s := ir.Root(c.expr(x))
	s.Target = true
	return c.nameFor(s, x.Span())
}

func isFunctionValue(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Var:
		return e.Sym.Made
	case *ir.ArrayRef:
		return e.Section.Sym.Made && !e.Section.Sym.View && e.Section.IsWhole()
	}
	return false
}

// arraySelector is an array as the selector; nil after an error.
func arraySelector(c *checker, s *parse.SelectCase, frozen parse.Expr) *typeSelector {
	it, ok := designators{c}.sectionItem(frozen)
	switch {
	case !ok:
		c.unsupported(s.X.Span(), "SELECT TYPE of an array that is no variable is not supported").Help("assign it to a variable first")
		return nil
	case it == nil || !isPolymorphic(c, it[0].Section.Sym, s.X) || !mayBeSelected(c, it[0].Section.Sym.Type, s.X):
		return nil
	}
	sel := &typeSelector{sec: it[0].Section, name: s.Name, from: frozen, tag: c.temp("type", ir.Int8, s.Pos)}
	if sel.t = sel.sec.Sym.Type.Derived; sel.sec.Sym.Map != nil {
		c.unsupported(s.X.Span(), "SELECT TYPE of the distributed array '%s' is not supported", sel.sec.Sym.Name).Help("leave its mapping out")
		return nil
	}
	if r := sel.sec.Sym; r.View && r.Root != nil {
		r.Root.Target = true
	} else {
		r.Target = true
	}
	c.emit(&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: &ir.Var{Pos: s.Pos, Sym: sel.tag}, RHS: sectionTag(c, sel.sec, s.Pos)})
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
	t := declarer(c).typeSpec(k.Type)
	switch {
	case t.Base == ir.Invalid:
		return ir.Branch{}, false
	case !mayBe(c.checker, sel.t, t, k) || !sel.isNew(c.checker, guard{t, k.Class, k.Type.Pos}):
		return ir.Branch{}, false
	}
	tag := &ir.Var{Pos: k.Pos, Sym: sel.tag}
	p, body := seenAs(c.checker, sel.name.Name, t, tag, sel.x, sel.sec, k.Pos)
	cond := ir.Expr(nil)
	switch {
	case t.Derived == nil:
		cond = hasIntrinsic(c.checker, tag, t, k.Pos)
	case k.Class:
		cond = ofType(tag, t.Derived.Family(), k.Pos)
		if c.global.isOpen(t.Derived) {
			p.Tag = sel.tag
		}
	default:
		cond = ofType(tag, []*ir.DerivedType{t.Derived}, k.Pos)
	}
	if st := body[len(body)-1].(*ir.PointTo); sel.sec != nil && !wholeArray(sel.from) {
		st.Lo = slices.Repeat([]ir.Expr{c.int8(1, k.Pos)}, p.Rank())
	}
	name := c.nameFor(p, k.Pos)
	c.names[p.Name].Poly, c.names[p.Name].Coarray = k.Class, coarrayNamed(c.checker, sel.from)
	body = append(body, c.body(tree.Substitute(k.Body, map[string]parse.Expr{sel.name.Name: name}))...)
	return ir.Branch{Pos: k.Pos, Cond: cond, Body: body}, true
}

// coarrayNamed is the coarray that is the selector, Fortran 2018, 11.1.3.3: its name in a block is one, too; nil for any other selector.
func coarrayNamed(c *checker, x parse.Expr) *names.Entity {
	if n, ok := x.(*parse.Name); ok {
		if e := rootEntity(c, n); e != nil && e.Codims != nil {
			return e
		}
	}
	return nil
}

// isNew refuses a second block for a type, Fortran 2018, C1164.
func (s *typeSelector) isNew(c *checker, g guard) bool {
	for _, old := range s.seen {
		if old.class == g.class && ir.SameType(old.t, g.t) {
			c.bag.Errorf(g.pos, "case", "there is another block for %s", g.t).Because(old.pos, "here").Note("Fortran 2018, C1164")
			return false
		}
	}
	s.seen = append(s.seen, g)
	return true
}

// mayBe checks that a selector of a declared type may have the type of a block, Fortran 2008, C839 to C842.
func mayBe(c *checker, declared *ir.DerivedType, t ir.Type, k parse.Case) bool {
	switch {
	case t.IsUnlimited() || t.Derived == nil && k.Class:
		c.bag.Errorf(k.Type.Pos, "type-mismatch", "%s is no type that SELECT TYPE can tell", t)
	case t.Derived == nil && !declared.IsUnlimited() || t.Derived != nil && !t.Derived.Extends(declared) && !declared.Extends(t.Derived):
		c.bag.Errorf(k.Type.Pos, "type-mismatch", "a variable of CLASS(%s) is never %s", declared.Name, t)
	case t.Base == ir.Character && t.Len >= 0:
		// Fortran 2008, C840: the length is assumed.
		c.bag.Errorf(k.Type.Pos, "length", "the characters of a block have the length of the selector").Help("write 'type is (character(len=*))'")
	default:
		return true
	}
	return false
}

// sameTypeAs is SAME_TYPE_AS(a, b), Fortran 2008, 13.7.142, and EXTENDS_TYPE_OF(a, mold), 13.7.60.
func sameTypeAs(c *checker, x *parse.Ref) ir.Expr {
	args, _, ok := intrinsicArgs{c}.values(x, 2, 2)
	if !ok {
		return ir.Poison(x.Pos)
	}
	for _, a := range args {
		if a.Type().Derived == nil {
			return intrinsicArgs{c}.argType(x, a, "of derived type")
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
