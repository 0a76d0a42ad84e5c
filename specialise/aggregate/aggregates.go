// Package aggregate puts arrays of their components in place of distributed arrays of derived type:
//
//	type(cell) :: c(n);  c(i)%p = c(i+1)%q   →   c.p(i) = c.q(i+1)
//
// It chooses the variables (aggregates.go), rewrites all statements of the program (write.go and the files by kinds of use), and
// begins again without those that a statement needs as a whole.
package aggregate

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// An array of derived type that the user distributed becomes one array for each component, with the same mapping: a loop that
// uses one component moves and touches that alone, and all passes see arrays of intrinsic types. Variables that exchange whole
// values with such an array, dummy arguments above all, become variables for their components, too. What cannot be taken apart
// stays as it is, on every image as a whole, and a warning names the use that is to blame.
type structures struct {
	prog    *ir.Program
	bag     *diag.Bag
	leaves  map[*ir.DerivedType][]*leaf
	parts   map[*ir.Symbol][]*ir.Symbol // what stands for the variables that are taken apart
	refused map[*ir.Symbol]refusal
	links   []link
	bodies  map[*ir.Unit]*rewritten
	owner   map[*ir.Symbol]*ir.Symbol // the variable that a part is of
	alone   bool                      // procedures take the variables as a whole, or these stay
	made    int
}

// refusal is a use of a variable that keeps it whole.
type refusal struct {
	pos diag.Span
	why diag.Reason
}

// rewritten is what becomes of the statements of a unit.
type rewritten struct {
	entry, body []ir.Stmt
	made        []*ir.Symbol
	gone        map[*ir.Symbol]bool // views that are not needed any more
	warnings    []func()
}

// Split takes the arrays of derived type that are distributed apart.
func Split(prog *ir.Program, bag *diag.Bag) {
	s := &structures{prog: prog, bag: bag, leaves: map[*ir.DerivedType][]*leaf{}, refused: map[*ir.Symbol]refusal{}}
	list := s.distributed()
	if len(list) == 0 || bag.HasErrors() {
		return
	}
	s.findLinks()
	s.settle(list)
	for _, x := range list {
		switch {
		case s.parts[x] != nil:
		case x.Made:
			x.PartMap = nil
		default:
			s.warn(x)
		}
	}
	if len(s.parts) > 0 {
		s.commit()
		ir.FindEffects(prog)
	}
}

// settle rewrites the program until no statement needs a variable as a whole that is taken apart.
func (s *structures) settle(list []*ir.Symbol) {
	for {
		known := len(s.refused)
		s.choose(list)
		if !s.alone {
			s.keepTemporaries(list)
		}
		s.rewrite()
		if len(s.refused) == known {
			return
		}
	}
}

// distributed lists the arrays of derived type with a mapping, in the order of the program.
func (s *structures) distributed() []*ir.Symbol {
	var out []*ir.Symbol
	seen := map[*ir.Symbol]bool{}
	for _, u := range s.prog.Units {
		for _, x := range u.Symbols {
			if x.PartMap != nil && !seen[x] {
				seen[x] = true
				out = append(out, x)
			}
		}
	}
	return out
}

// keepTemporaries keeps whole what the compiler made like arrays that stay whole: nothing describes their layout.
func (s *structures) keepTemporaries(list []*ir.Symbol) {
	cut, whole := map[*ir.Layout]bool{}, map[*ir.Layout]refusal{}
	for _, u := range s.prog.Units {
		for _, x := range u.Symbols {
			switch {
			case x.Made:
			case x.Map != nil:
				cut[x.Map.Layout] = true
			case x.PartMap != nil && s.parts[x] != nil:
				cut[x.PartMap.Layout] = true
			case x.PartMap != nil:
				whole[x.PartMap.Layout] = s.refused[x]
			}
		}
	}
	for _, x := range list {
		if r, kept := whole[x.PartMap.Layout]; kept && x.Made && !cut[x.PartMap.Layout] {
			s.refuse(x, r.pos, r.why)
		}
	}
}

// refuse notes why a variable stays whole; the first reason counts.
func (s *structures) refuse(x *ir.Symbol, pos diag.Span, why diag.Reason) {
	if _, done := s.refused[x]; !done {
		s.refused[x] = refusal{pos, why}
	}
}

// choose makes the parts of the arrays, and of the variables that are linked with them, as far as nothing refuses that.
func (s *structures) choose(list []*ir.Symbol) {
	s.parts, s.owner = map[*ir.Symbol][]*ir.Symbol{}, map[*ir.Symbol]*ir.Symbol{}
	for _, x := range list {
		s.take(x)
	}
	for grown := true; grown; {
		grown = false
		for _, l := range s.links {
			grown = s.follow(l.a, l.b) || s.follow(l.b, l.a) || grown
		}
	}
}

// follow takes b apart if a is.
func (s *structures) follow(a, b *ir.Symbol) bool {
	return s.parts[a] != nil && s.parts[b] == nil && s.take(b)
}

// take makes the parts of a variable, unless something keeps it whole.
func (s *structures) take(x *ir.Symbol) bool {
	if _, no := s.refused[x]; no {
		return false
	}
	if why := whyWhole(x); why.Some() {
		s.refuse(x, x.Pos, why)
		return false
	}
	t := x.Type.Derived
	if s.leaves[t] == nil {
		list, why := leavesOf(t)
		if why.Some() {
			s.refuse(x, x.Pos, why)
			return false
		}
		s.leaves[t] = list
	}
	for _, l := range s.leaves[t] {
		p := l.part(x)
		s.parts[x] = append(s.parts[x], p)
		s.owner[p] = x
	}
	return true
}

// whyWhole gives the reason why the kind of a variable keeps it whole, none for none.
func whyWhole(x *ir.Symbol) diag.Reason {
	switch {
	case x.Storage == ir.InCommon:
		return inCommon.Of()
	case x.Pointer:
		return isPointer.Of()
	case x.Tag != nil:
		return otherType.Of()
	case x.Optional:
		return isOptional.Of()
	case x.ByValue || x.View || x.Overlaid || x.Absent || x.Proc != nil:
		return sharedMemory.Of()
	case x.Allocatable && (x.Storage == ir.Argument || x.Rank() == 0):
		return allocatable.Of()
	}
	return diag.Reason{}
}

func (s *structures) warn(x *ir.Symbol) {
	r := s.refused[x]
	x.PartMap, x.Whole = nil, true
	s.bag.Warnf(x.Pos, "replicated", "every image keeps the whole of '%s' and computes all of it: %s", x.UserName(), r.why).
		Because(r.pos, "here").Note("the answers are right; nothing is gained from further images").
		Help("use its components one by one, or an array of an intrinsic type for each of them")
}

// rewrite makes the statements of all units anew.
func (s *structures) rewrite() {
	s.bodies = map[*ir.Unit]*rewritten{}
	for _, u := range s.prog.Units {
		w := &structWriter{structures: s, unit: u, out: &rewritten{gone: map[*ir.Symbol]bool{}}}
		w.run()
		s.bodies[u] = w.out
	}
}

// commit puts the parts into the program.
func (s *structures) commit() {
	for _, u := range s.prog.Units {
		b := s.bodies[u]
		for _, warn := range b.warnings {
			warn()
		}
		var symbols []*ir.Symbol
		for _, x := range u.Symbols {
			switch {
			case s.parts[x] != nil:
				symbols = append(symbols, s.parts[x]...)
			case !b.gone[x]:
				symbols = append(symbols, x)
			}
		}
		u.Symbols, u.Entry, u.Body = append(symbols, b.made...), b.entry, b.body
		for _, x := range u.Symbols {
			s.placeBounds(x)
		}
		if u.Proc != nil {
			s.commitInterface(u.Proc)
		}
	}
	for _, u := range s.prog.Units {
		for _, x := range u.Symbols {
			s.outlive(u, x)
		}
	}
	s.initialise()
}

func (s *structures) commitInterface(p *ir.Procedure) {
	var dummies []*ir.Symbol
	for _, d := range p.Dummies {
		if s.parts[d] != nil {
			dummies = append(dummies, s.parts[d]...)
		} else {
			dummies = append(dummies, d)
		}
	}
	p.Dummies = dummies
	for v, e := range p.Kept {
		p.Kept[v] = ir.MapExpr(e, s.inquiry)
	}
}

// placeBounds lets the bounds of an array ask parts for what they asked the whole.
func (s *structures) placeBounds(x *ir.Symbol) {
	for k, d := range x.Dims {
		x.Dims[k] = ir.Dim{Lo: ir.MapExpr(d.Lo, s.inquiry), Hi: ir.MapExpr(d.Hi, s.inquiry)}
	}
}

// inquiry puts the first part in place of a variable in questions about its extents and its allocation.
func (s *structures) inquiry(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Extent:
		if p := s.parts[e.Sym]; p != nil {
			return &ir.Extent{Pos: e.Pos, Sym: p[0], Dim: e.Dim + p[0].Rank() - e.Sym.Rank()}
		}
	case *ir.Status:
		if p := s.parts[e.Sym]; e.Sym != nil && p != nil {
			c := *e
			c.Sym = p[0]
			return &c
		}
	}
	return e
}

// link says that whole values go between two variables: from an actual to a dummy argument, or by an assignment to a scalar.
type link struct{ a, b *ir.Symbol }

// findLinks lists the links of the program, and refuses dummy arguments of procedures that are called in ways that it does not
// show.
func (s *structures) findLinks() {
	unseen := s.prog.PassedProcedures()
	for _, d := range s.prog.Dispatchers {
		for _, t := range d.Targets {
			if t.Proc.Unit != nil {
				unseen[t.Proc.Unit] = true
			}
		}
	}
	for _, u := range s.prog.Units {
		if u.Proc == nil {
			continue
		}
		if r := u.Proc.Result; r != nil && r.Type.Base == ir.Derived {
			s.refuse(r, r.Pos, functionValue.Of())
		}
		for _, d := range u.Proc.Dummies {
			if d.Type.Base == ir.Derived && (unseen[u] || u.Proc.CName != "" || u.Proc.Unit != u) {
				s.refuse(d, d.Pos, calledUnseen.Of(u.Proc.Name))
			}
		}
	}
	s.prog.EachStatement(s.linksOf)
}

func (s *structures) linksOf(st ir.Stmt) {
	if call, ok := st.(*ir.CallProc); ok {
		s.linkArguments(call.Proc, call.Args)
	}
	for _, e := range ir.ExprsOf(st) {
		ir.WalkExprs(e, func(x ir.Expr) {
			if ref, ok := x.(*ir.FuncRef); ok {
				s.linkArguments(ref.Proc, ref.Args)
			}
		})
	}
	a, ok := st.(*ir.Assign)
	if !ok || a.LHS.Type().Base != ir.Derived {
		return
	}
	left, right := structRoot(a.LHS), structRoot(a.RHS)
	if left == nil || right == nil || left.Type != right.Type {
		return
	}
	if isLocalScalar(left) || isLocalScalar(right) {
		s.links = append(s.links, link{left, right})
	}
}

// isLocalScalar reports whether a variable is one of those in which programs keep a value for a moment.
func isLocalScalar(x *ir.Symbol) bool { return x.Rank() == 0 && x.Storage != ir.Argument }

func (s *structures) linkArguments(p *ir.Procedure, args []ir.Actual) {
	if p.Unit == nil {
		return
	}
	for k, a := range args {
		if k >= len(p.Dummies) || p.Dummies[k].Type.Base != ir.Derived {
			continue
		}
		x := structRoot(a.X)
		if a.Section != nil {
			x = a.Section.Sym
		}
		if x != nil && x.Type == p.Dummies[k].Type {
			s.links = append(s.links, link{x, p.Dummies[k]})
		}
	}
}

// structRoot is the variable that an expression is, or is an element of; nil for anything else.
func structRoot(e ir.Expr) *ir.Symbol {
	switch e := e.(type) {
	case *ir.Var:
		return e.Sym
	case *ir.Elem:
		return e.Sym
	}
	return nil
}
