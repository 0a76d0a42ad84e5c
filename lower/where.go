package lower

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// where writes WHERE out as loops. If each element depends on no other element that the construct assigns, one nest with
// an IF does; else the masks are kept in arrays and each assignment gets a nest of its own.
func where(c *elements.Emitter, s *ir.Where) []ir.Stmt {
	before := c.TakePre()
	list := maskedBranches(c, s)
	c.Pre = before
	w := &whereNest{pos: s.Pos, nest: elements.NewNest(c, whereShape(c, list))}
	if !w.elements(c, list) {
		return nil
	}
	if !w.fusible(c, list) {
		return wherePieces(c, w, list)
	}
	eachPre(list, func(pre []ir.Stmt) { c.Emit(pre...) })
	pre := OuterPre(c)
	body := []ir.Stmt{&ir.If{At: ir.At{Pos: s.Pos}, Branches: branchesOf(list)}}
	return WrapOuter(c, w.nest.Wrap(c, body), pre)
}

// maskedBranches takes a WHERE apart: what its parts need computed first, and its expressions.
func maskedBranches(c *elements.Emitter, s *ir.Where) []*maskedBranch {
	var out []*maskedBranch
	for _, b := range s.Branches {
		m := &maskedBranch{pos: b.Pos}
		if b.Cond != nil {
			m.cond, m.pre = split(c, b.Cond)
		}
		for _, st := range b.Body {
			m.body = append(m.body, maskedStatement(c, st))
		}
		out = append(out, m)
	}
	return out
}

func maskedStatement(c *elements.Emitter, st ir.Stmt) *maskedStmt {
	m := &maskedStmt{pos: st.Span()}
	switch st := st.(type) {
	case *ir.Where:
		m.inner = maskedBranches(c, st)
	case *ir.CallProc:
		m.lhs, m.first = split(c, st.Args[0].X)
		m.rhs, m.pre = split(c, st.Args[1].X)
		m.call = st
	case *ir.Assign:
		m.lhs, m.first = split(c, st.LHS)
		m.rhs, m.pre = split(c, st.RHS)
	default:
		diag.Bugf("lower: %T in WHERE", st)
	}
	return m
}

// whereShape joins the shapes of all masks and assignments. In FORALL that of what is assigned comes first: its bounds may depend on
// indices in ways that no difference to those of a mask tells.
func whereShape(c *elements.Emitter, list []*maskedBranch) *shapes.Shape {
	var sh *shapes.Shape
	if first := firstStatement(list); len(c.Outer) > 0 && first != nil && first.lhs != nil {
		sh = shapes.Of(first.lhs)
	}
	for _, b := range list {
		sh = shapes.Merge(sh, shapes.Of(b.cond))
	}
	for _, b := range list {
		for _, m := range b.body {
			if m.lhs != nil {
				sh = shapes.Merge(sh, shapes.Merge(shapes.Of(m.lhs), shapes.Of(m.rhs)))
			}
		}
	}
	return sh
}

// whereNest is a WHERE while it is written out: its statements for the current iteration of nest; targets are the elements that
// they assign, in order, exprs the masks and right sides.
type whereNest struct {
	pos     diag.Span
	nest    *elements.Nest
	targets []*ir.Elem
	exprs   []ir.Expr
	stale   bool // something computed first reads what an earlier statement assigns
}

// maskedBranch is a branch of a WHERE with its mask, nil for ELSEWHERE; pre is what the mask needs computed first. The mask is an
// array, and an element of it when the nest is made.
type maskedBranch struct {
	pos  diag.Span
	pre  []ir.Stmt
	cond ir.Expr
	body []*maskedStmt
}

// maskedStmt is lhs = rhs, which may be the call of a defined assignment, or a WHERE inside; first is what the left side needs computed first, pre
// what the rest does.
type maskedStmt struct {
	pos      diag.Span
	first    []ir.Stmt
	pre      []ir.Stmt
	lhs, rhs ir.Expr
	call     *ir.CallProc
	inner    []*maskedBranch
}

// elements puts the elements of the current iteration in place of the arrays; false where one cannot be assigned.
func (w *whereNest) elements(c *elements.Emitter, list []*maskedBranch) bool {
	for _, b := range list {
		if b.cond != nil {
			b.pre = append(b.pre, w.element(c, &b.cond)...)
			w.exprs = append(w.exprs, b.cond)
		}
		w.checkPre(b.pre)
		for _, m := range b.body {
			if !w.statement(c, m) {
				return false
			}
		}
	}
	return true
}

// element replaces an array by its element, and gives what must be computed first for that.
func (w *whereNest) element(c *elements.Emitter, e *ir.Expr) []ir.Stmt {
	before := c.TakePre()
	*e = elements.Elements(c, w.nest, *e)
	made := c.TakePre()
	c.Pre = before
	return made
}

func (w *whereNest) statement(c *elements.Emitter, m *maskedStmt) bool {
	if m.inner != nil {
		return w.elements(c, m.inner)
	}
	m.pre = append(m.pre, w.element(c, &m.rhs)...)
	m.pre = append(m.pre, w.element(c, &m.lhs)...)
	w.checkPre(m.first)
	w.checkPre(m.pre)
	lhs, ok := elements.ElemOf(m.lhs)
	if !ok {
		return false
	}
	w.targets, w.exprs = append(w.targets, lhs), append(w.exprs, m.rhs)
	return true
}

// checkPre looks at what a mask or right side needs computed first, which comes before the whole construct.
func (w *whereNest) checkPre(pre []ir.Stmt) {
	for _, lhs := range w.targets {
		w.stale = w.stale || ReadsAny(ExprsOfAll(pre), lhs.Sym)
	}
}

// eachPre calls f for what the parts of a WHERE need computed first, in their order.
func eachPre(list []*maskedBranch, f func([]ir.Stmt)) {
	for _, b := range list {
		f(b.pre)
		for _, m := range b.body {
			f(m.first)
			f(m.pre)
			eachPre(m.inner, f)
		}
	}
}

// firstStatement is the first assignment of a WHERE that has a target.
func firstStatement(list []*maskedBranch) *maskedStmt {
	for _, b := range list {
		for _, m := range b.body {
			if m.inner == nil {
				return m
			}
			if in := firstStatement(m.inner); in != nil {
				return in
			}
		}
	}
	return nil
}

// branchesOf is a WHERE as the branches of an IF for one element.
func branchesOf(list []*maskedBranch) []ir.Branch {
	var out []ir.Branch
	for _, b := range list {
		br := ir.Branch{Pos: b.pos, Cond: b.cond}
		for _, m := range b.body {
			switch {
			case m.inner != nil:
				br.Body = append(br.Body, &ir.If{At: ir.At{Pos: m.pos}, Branches: branchesOf(m.inner)})
			default:
				br.Body = append(br.Body, (&Store{Pos: m.pos, Call: m.call}).set(m.lhs, m.rhs))
			}
		}
		out = append(out, br)
	}
	return out
}

// fusible reports whether every reference to an assigned array is to the element of the own iteration, of the WHERE and of the FORALLs
// around it.
func (w *whereNest) fusible(c *elements.Emitter, list []*maskedBranch) bool {
	if w.stale {
		return false
	}
	first, loops := OuterMasks(c), StoreLoops(c, &Store{Nest: w.nest})
	each := slices.Concat(w.exprs, ExprsOfAll(w.nest.Pre))
	eachPre(list, func(pre []ir.Stmt) {
		first = append(first, ExprsOfAll(pre)...)
		loops.Inside = append(loops.Inside, pre...)
	})
	for _, lhs := range w.targets {
		if c.Clashes(lhs, loops, nil, each...) || len(c.Outer) > 0 && !readsOwn(c, lhs, StoreLoops(c, &Store{}), first) {
			return false
		}
		for _, other := range w.targets {
			if c.Clashes(lhs, loops, nil, other) {
				return false
			}
		}
	}
	return true
}

// onlyAssignment is the statement of a WHERE that has no other, nil for other WHEREs.
func onlyAssignment(list []*maskedBranch) *maskedStmt {
	if len(list) == 1 && len(list[0].body) == 1 && list[0].body[0].lhs != nil {
		return list[0].body[0]
	}
	return nil
}

// readsOwn reports whether expressions that are evaluated once in each iteration of the FORALLs read only elements of the left side's
// array that the own iteration may assign: the subscripts that both have in common tell the iteration.
func readsOwn(c *elements.Emitter, lhs *ir.Elem, indices elements.Loops, exprs []ir.Expr) bool {
	own := true
	for _, e := range exprs {
		if e == nil {
			continue
		}
		ir.Places(e, func(x ir.Expr) {
			el, ok := x.(*ir.Elem)
			if !ok || el.Sym != lhs.Sym {
				own = own && !c.Clashes(lhs, indices, nil, x)
				return
			}
			common := &ir.Elem{Sym: lhs.Sym}
			for k, sub := range el.Subs {
				if ir.EqualStripped(sub, lhs.Subs[k]) {
					common.Subs = append(common.Subs, sub)
				}
			}
			own = own && elements.Injective(common, indices.Vars())
		})
	}
	return own
}

// pieces is a WHERE written out statement by statement; the masks are kept in arrays like one that the construct assigns.
type pieces struct {
	nest       *elements.Nest
	like       *ir.Elem
	begin, end []ir.Stmt
	out        []ir.Stmt
}

// wherePieces writes each mask and each assignment as a nest of its own, Fortran 2008, 7.2.3.2: a mask is evaluated when
// the statements before it have been executed, and what it or a right side needs computed first is computed there.
func wherePieces(c *elements.Emitter, w *whereNest, list []*maskedBranch) []ir.Stmt {
	if c.Bag.HasErrors() {
		return nil
	}
	if m := onlyAssignment(list); m != nil && len(c.Outer) > 0 {
		c.Emit(list[0].pre...)
		c.Emit(m.first...)
		c.Emit(m.pre...)
		return WriteOut(c, &Store{Pos: m.pos, Lhs: m.lhs, Rhs: m.rhs, Call: m.call, Mask: list[0].cond, Nest: w.nest, Before: c.Outer[0].Known})
	}
	var first []ir.Stmt
	eachPre(list, func(pre []ir.Stmt) { first = append(first, pre...) })
	nest := &Store{Pos: w.pos, Nest: w.nest}
	if len(c.Outer) > 0 && (!elements.Injective(w.targets[0], StoreVars(c, nest)) || setsBounds(nest, first, w.targets[0])) {
		c.Unsupported(w.pos, "a WHERE inside FORALL that reads what it assigns elsewhere, to this variable, is not supported yet").
			Help("compute the mask into a logical array first")
		return nil
	}
	p := &pieces{nest: w.nest, like: w.targets[0]}
	before := c.TakePre()
	like := firstStatement(list)
	p.begin, like.first = like.first, nil // the masks have the bounds of what it sets
	whereParts(c, p, list, nil)
	c.Pre = before
	return append(append(p.begin, p.out...), p.end...)
}

// whereParts writes the branches of a WHERE out, where control holds; nil holds everywhere.
func whereParts(c *elements.Emitter, p *pieces, list []*maskedBranch, control ir.Expr) {
	pending := control // holds where no earlier branch was taken
	for _, b := range list {
		c.Emit(b.pre...)
		m := keepWhereMask(c, p, and(pending, b.cond, b.pos))
		for _, st := range b.body {
			c.Emit(st.first...)
			c.Emit(st.pre...)
			switch {
			case st.inner != nil:
				whereParts(c, p, st.inner, m)
			default:
				wherePiece(c, p, st, m)
			}
		}
		pending = and(pending, &ir.Unary{Pos: b.pos, Op: ir.Not, X: m}, b.pos)
	}
}

func wherePiece(c *elements.Emitter, p *pieces, m *maskedStmt, mask ir.Expr) {
	var before []ir.Stmt
	if len(c.Outer) == 0 {
		before = c.TakePre()
	}
	set := WriteOut(c, &Store{Pos: m.pos, Lhs: m.lhs, Rhs: m.rhs, Call: m.call, Mask: mask, Nest: p.nest, Before: slices.Concat(p.begin, before)})
	p.out = append(append(p.out, before...), set...)
}

// wrap puts statements into the loops of the WHERE and of the FORALLs around it; what must be computed first comes before the
// inner loops.
func (p *pieces) wrap(c *elements.Emitter, body []ir.Stmt) {
	pre := c.TakePre()
	loops := p.nest.Wrap(c, body)
	if len(c.Outer) == 0 {
		p.out = append(append(p.out, pre...), loops...)
		return
	}
	p.out = append(p.out, WrapOuter(c, loops, pre)...)
}

// keepMask assigns a mask to an array of its own.
func keepWhereMask(c *elements.Emitter, p *pieces, mask ir.Expr) ir.Expr {
	pos := mask.Span()
	r, ok := roomLike(c, "m", p.like, StoreLoops(c, &Store{Nest: p.nest}), ir.Log4, pos)
	if !ok {
		c.Unsupported(pos, "a WHERE inside FORALL for elements of an assumed-size array that differ in number is not supported yet").
			Help("write a DO loop in place of FORALL")
		return mask
	}
	m := r.at
	p.begin = append(p.begin, r.begin...)
	if m.Sym.Allocatable {
		p.begin, p.end = append(p.begin, &ir.Allocate{At: ir.At{Pos: pos}, Sym: m.Sym}), append(p.end, &ir.Deallocate{At: ir.At{Pos: pos}, Sym: m.Sym})
	}
	p.wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: m, RHS: c.Convert(mask, ir.Log4)}})
	return m
}

// and joins two conditions, of which nil holds everywhere.
func and(x, y ir.Expr, pos diag.Span) ir.Expr {
	switch {
	case x == nil && y == nil:
		return &ir.Const{Pos: pos, T: ir.Log4, L: true}
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return &ir.Binary{Pos: pos, Op: ir.And, X: x, Y: y, T: ir.Log4}
}
