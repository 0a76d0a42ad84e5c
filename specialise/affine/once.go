package affine

import (
	"slices"

	"dhpfgo/ir"
)

// ReplaceOnce puts the values of integer scalars that several units see, and that one statement sets which runs at most once, in place of
// them in subscripts, bounds of loops and conditions: constants, and affine forms of other such scalars. Whoever reads such a scalar reads
// that value, as a variable that was not set yet must not be read (Fortran 2018, 19.6.1).
//
//	common /grid/ nx, ist, iend
//	nx = nx0; ist = 2; iend = nx - 1    in a procedure that the main program calls once
//	do i = ist, iend                    →   do i = 2, nx - 1     in all units
func ReplaceOnce(prog *ir.Program) {
	o := onceOf(prog, SizedIn(prog))
	if o == nil {
		return
	}
	for key, list := range o.setters {
		if form, ok := o.valueOf(key, list); ok {
			o.values[key] = form
		}
	}
	o.findStandIns()
	if len(o.values) == 0 && len(o.standIns) == 0 {
		return
	}
	for _, u := range prog.Units {
		o.replaceElements(u)
		o.replace(u)
	}
	ir.FindEffects(prog)
}

// SetOnce gives the scalars among them, those that size arrays as well, whatever their values are.
func SetOnce(prog *ir.Program) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	o := onceOf(prog, nil)
	if o == nil {
		return out
	}
	for key := range o.setters {
		if o.single(key) == nil {
			continue
		}
		for _, s := range o.names[key] {
			out[s] = o.shared(s)
		}
	}
	return out
}

// onceOf knows the scalars of a program but for those of a set; nil if the program calls what is not known.
func onceOf(prog *ir.Program, without map[*ir.Symbol]bool) *once {
	o := &once{setters: map[any][]setter{}, unfit: map[any]bool{}, names: map[any][]*ir.Symbol{}, calls: map[*ir.Procedure]int{}, runs: map[*ir.Unit]bool{}, outside: map[any]bool{}, values: map[any]Form{},
		standIns: map[elemKey]standIn{}}
	if !o.collect(prog, without) {
		return nil
	}
	o.findRuns(prog)
	return o
}

// setter is a statement that sets a scalar, in a loop or not.
type setter struct {
	unit   *ir.Unit
	stmt   ir.Stmt
	inLoop bool
	order  int // in the text
	block  int // the list that it stands in
}

// once knows the shared integer scalars of a program by their storage.
type once struct {
	setters map[any][]setter
	unfit   map[any]bool // begins with a value, is left out, or has several types
	names   map[any][]*ir.Symbol
	calls   map[*ir.Procedure]int // how often it is named
	sites   []setter              // calls by statements
	named   []named               // procedures that statements name
	order   int                   // statements seen
	blocks  []int                 // the lists around the statement at hand
	runs    map[*ir.Unit]bool     // units that run once
	outside map[any]bool          // what procedures from outside of the program may set
	values  map[any]Form

	standIns map[elemKey]standIn
}

// shared reports whether a variable is a scalar of the kind looked for.
func (o *once) shared(s *ir.Symbol) bool {
	return s.Rank() == 0 && s.Type.Base == ir.Integer && ir.SharedKey(s) != nil && s.Storage != ir.Argument && s.Map == nil && !s.Allocatable && s.Proc == nil
}

// collect notes who sets what and who calls whom; it reports whether all is known.
func (o *once) collect(prog *ir.Program, without map[*ir.Symbol]bool) bool {
	for _, u := range prog.Units {
		for _, s := range u.Symbols {
			if key := ir.StorageOf(s); s.Rank() > 0 || s.Init != nil || s.InitElems != nil || s.Pointer || s.Target || s.Overlaid || s.View || without[s] || !o.shared(s) ||
				len(o.names[key]) > 0 && o.names[key][0].Type != s.Type {
				o.unfit[key] = true
			}
			o.names[ir.StorageOf(s)] = append(o.names[ir.StorageOf(s)], s)
			for _, d := range s.Dims {
				ir.EveryProc(func(p *ir.Procedure) { o.named = append(o.named, named{unit: u, proc: p}) }, d.Lo, d.Hi)
			}
		}
		ir.EveryProc(func(p *ir.Procedure) { o.calls[p]++ }, u.Entry, u.Body)
		o.statements(u, slices.Concat(u.Entry, u.Body), false)
	}
	for p := range o.calls {
		if p.Dummy != nil || len(p.Targets) > 0 || p.Effects == nil && !p.IsOutside() {
			return false
		}
		if p.Effects == nil || p.Effects.Opaque {
			o.foreign()
		}
	}
	return true
}

// foreign leaves out what procedures from outside of the program may set.
func (o *once) foreign() {
	for key, list := range o.names {
		o.outside[key] = o.outside[key] || !list[0].IsHidden()
		o.unfit[key] = o.unfit[key] || o.outside[key]
	}
}

func (o *once) statements(u *ir.Unit, body []ir.Stmt, inLoop bool) {
	o.order++
	block := o.order
	o.blocks = append(o.blocks, block)
	defer func() { o.blocks = o.blocks[:len(o.blocks)-1] }()
	for _, st := range body {
		c := &ir.Changes{Set: map[*ir.Symbol]bool{}}
		c.Stmt(st)
		o.order++
		for s := range c.Set {
			o.setters[ir.StorageOf(s)] = append(o.setters[ir.StorageOf(s)], setter{u, st, inLoop, o.order, block})
		}
		if call, ok := st.(*ir.CallProc); ok {
			o.sites = append(o.sites, setter{u, call, inLoop, o.order, block})
		}
		o.note(u, st)
		st.EachBlock(func(b []ir.Stmt) { o.statements(u, b, inLoop || ir.IsLoop(st)) })
	}
}

// findRuns finds the units that run once: the main program, and procedures that one statement calls, outside of loops in such a unit.
func (o *once) findRuns(prog *ir.Program) {
	for _, u := range prog.Units {
		o.runs[u] = u.Proc == nil && !u.Module
	}
	for grown := true; grown; {
		grown = false
		for _, s := range o.sites {
			p := s.stmt.(*ir.CallProc).Proc
			if o.runs[s.unit] && !s.inLoop && o.calls[p] == 1 && p.Unit != nil && !p.Recursive && !o.runs[p.Unit] {
				o.runs[p.Unit], grown = true, true
			}
		}
	}
}

// single gives the statement that alone sets a scalar, which runs at most once; nil if there is none.
func (o *once) single(key any) ir.Stmt {
	list := o.setters[key]
	if len(list) != 1 || o.unfit[key] || list[0].inLoop || !o.runs[list[0].unit] {
		return nil
	}
	switch list[0].stmt.(type) {
	case *ir.Assign, *ir.Transfer:
		return list[0].stmt
	}
	return nil
}

// valueOf is what a scalar is set to, in terms of scalars that are set once, too.
func (o *once) valueOf(key any, list []setter) (Form, bool) {
	a, ok := o.single(key).(*ir.Assign)
	if !ok || !o.shared(ir.SymbolOf(a.LHS)) {
		return Form{}, false
	}
	form, ok := FormOf(a.RHS, func(e ir.Expr) bool {
		s := ScalarOf(e)
		return s != nil && o.shared(s) && o.single(ir.StorageOf(s)) != nil && s.Type == a.LHS.Type()
	})
	return form, ok && len(form.terms) <= 1
}

// replace puts the values in place of the scalars in a unit.
func (o *once) replace(u *ir.Unit) {
	changed := false
	use := func(old, x ir.Expr, r ir.Role) ir.Expr {
		s := ScalarOf(x)
		if s == nil && old != x {
			return number(x)
		}
		if r != ir.Use || s == nil || !o.shared(s) {
			return x
		}
		form, ok := o.values[ir.StorageOf(s)]
		if !ok {
			return x
		}
		changed = true
		return o.inUnit(u, o.resolved(form, mostResolved)).expr(s.Type, x.Span())
	}
	m := &ir.Rewriter{Expr: func(x ir.Expr, r ir.Role) ir.Expr { return ir.MapRoles(x, r, use) }}
	ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.Assign, *ir.Do, *ir.While, *ir.If, *ir.CallProc:
			changed = false
			if n := st.Rewritten(m, ir.Use); changed {
				st.Become(n)
			}
		}
		return true
	})
}

// number is an expression, as a constant where it is a sum or a product of numbers.
func number(e ir.Expr) ir.Expr {
	form, ok := FormOf(e, func(ir.Expr) bool { return false })
	if _, isBinary := e.(*ir.Binary); !ok || !isBinary || e.Type() != ir.Int4 {
		return e
	}
	return form.expr(e.Type(), e.Span())
}

// mostResolved is how many scalars may be set from each other one after the other.
const mostResolved = 8

// resolved is a form with the values of the scalars in it, as far as these are known.
func (o *once) resolved(form Form, depth int) Form {
	for _, t := range form.terms {
		value, known := o.values[ir.StorageOf(ScalarOf(t.x))]
		if !known || depth == 0 {
			continue
		}
		if f, ok := form.with(t.x, o.resolved(value, depth-1)); ok {
			form = f
		}
	}
	return form
}

// inUnit is a form with the names that the unit has for its scalars.
func (o *once) inUnit(u *ir.Unit, form Form) Form {
	out := Form{c: form.c}
	for _, t := range form.terms {
		s := ScalarOf(t.x)
		for _, x := range o.names[ir.StorageOf(s)] {
			if slices.Contains(u.Symbols, x) {
				s = x
				break
			}
		}
		out.terms = append(out.terms, term{&ir.Var{Pos: t.x.Span(), Sym: s}, t.n})
	}
	return out
}
