package arrayflow

import (
	"fmt"
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// access is a statement that reads or sets elements of the array.
type access struct {
	stmt     ir.Stmt
	order    int // in the text: a statement reads before it sets
	loops    []*loop
	branches []branch
	least    int      // how many of the loops a read must be in, in the same iteration, for this to be known to have happened
	elements sets.Set // [loops.., data..]
}

// loop is a loop inside of the region.
type loop struct {
	stmt    ir.Stmt
	dim     string
	down    bool
	certain bool      // the set has exactly the iterations that run
	first   *sets.Aff // the first iteration of a loop that runs so far at least, nil if it is certain, or not known
	jumped  bool      // some statement before the one at hand may have left it, or one around
	cs      []sets.Constraint
	exists  []string
}

// branch is a branch of an IF whose condition no set describes.
type branch struct {
	of    ir.Stmt
	which int
	depth int // loops around it
}

// region is a list of statements with the accesses of one array.
type region struct {
	flow     *Flow
	array    *ir.Symbol
	values   *values
	loops    []*loop
	branches []branch
	within   sets.Set // iterations of the loops, under the conditions around
	order    int
	counted  int
	returns  bool
	vague    bool     // an assignment to an element whose subscripts no set tells
	alone    bool     // a call that may set the array leaves nothing known of it
	calls    []access // such calls
	reads    []access
	writes   []access
}

// region collects the accesses of array s in a list of statements.
func (f *Flow) region(body []ir.Stmt, s *ir.Symbol) *region {
	r := &region{flow: f, array: s, values: newValues(f, body), within: f.sets.UniverseSet()}
	r.list(body)
	return r
}

// touches reports whether a statement, or one inside, may read or set the array.
func (f *Flow) touches(st ir.Stmt, s *ir.Symbol) bool {
	return f.namedIn(st)[s] || ir.SharedKey(s) != nil && slices.ContainsFunc(f.settingIn(st).procs, func(p *ir.Procedure) bool {
		return p.Effects.ReadsShared(s) || p.Effects.WritesShared(s)
	})
}

// namedIn is what a statement names, or one inside, directives left out. It is remembered.
func (f *Flow) namedIn(st ir.Stmt) map[*ir.Symbol]bool {
	if known := f.named[st]; known != nil {
		return known
	}
	out := map[*ir.Symbol]bool{}
	ir.Mentions(st, func(s *ir.Symbol, role ir.Role) {
		if role != ir.Directive {
			out[s] = true
		}
	})
	st.EachBlock(func(b []ir.Stmt) {
		for _, inner := range b {
			maps.Copy(out, f.namedIn(inner))
		}
	})
	f.named[st] = out
	return out
}

// eachCall calls f for the calls of a statement, those in its expressions first.
func eachCall(st ir.Stmt, f func(p *ir.Procedure, args []ir.Actual)) {
	for _, e := range ir.ExprsOf(st) {
		ir.WalkExprs(e, func(x ir.Expr) {
			if ref, ok := x.(*ir.FuncRef); ok {
				f(ref.Proc, ref.Args)
			}
		})
	}
	if c, ok := st.(*ir.CallProc); ok {
		f(c.Proc, c.Args)
	}
}

func (r *region) list(body []ir.Stmt) {
	for _, s := range body {
		r.order += 2
		if leaves([]ir.Stmt{s}) {
			for _, l := range r.loops {
				l.jumped = true
			}
		}
		r.statement(s)
	}
}

func (r *region) statement(s ir.Stmt) {
	if len(ir.BlocksOf(s)) > 0 && !r.flow.touches(s, r.array) {
		passOver(r, s)
		return
	}
	switch s := s.(type) {
	case *ir.If:
		r.conditional(s)
		return
	case *ir.Do:
		r.expressions(s)
		if s.Var == r.array { // also without an iteration
			r.set(s, &ir.Elem{Pos: s.Pos, Sym: s.Var})
		}
		r.iterations(s)
		return
	case *ir.While:
		r.expressions(s)
		r.iterations(s)
		return
	case *ir.Return:
		r.returns = true
	case *ir.Allocate:
		if s.Sym == r.array {
			anew(r, s)
		}
	case *ir.Assign:
		r.expressions(s)
		if e, ok := s.LHS.(*ir.Elem); ok && e.Sym == r.array {
			r.set(s, e)
		} else if v, ok := s.LHS.(*ir.Var); ok && v.Sym == r.array {
			r.set(s, &ir.Elem{Pos: v.Pos, Sym: v.Sym})
		}
		r.assign(s)
		return
	}
	r.expressions(s)
	r.named(s)
	eachCall(s, func(p *ir.Procedure, args []ir.Actual) { r.call(s, p, args) })
	if c, ok := s.(*ir.CallProc); ok {
		r.result(c)
	}
	r.values.change([]ir.Stmt{s}, len(r.loops))
}

// passOver follows a statement with others inside, of which none touches the array.
func passOver(r *region, s ir.Stmt) {
	ir.WalkStmts([]ir.Stmt{s}, func(st ir.Stmt) bool {
		_, is := st.(*ir.Return)
		r.returns = r.returns || is
		return true
	})
	r.values.change([]ir.Stmt{s}, len(r.loops))
}

// assign notes the value that an assignment gives to a scalar.
func (r *region) assign(s *ir.Assign) {
	form, known := r.affine(s.RHS)
	r.values.change([]ir.Stmt{s}, len(r.loops))
	if v, ok := s.LHS.(*ir.Var); ok && known && v.Sym.Type.Base == ir.Integer {
		r.values.now[ir.StorageOf(v.Sym)] = form
	}
}

// iterations follows the body of a loop.
func (r *region) iterations(s ir.Stmt) {
	l := r.loopOf(s)
	outer, body := r.within, ir.BlocksOf(s)[0]
	r.loops = append(r.loops[:len(r.loops):len(r.loops)], l)
	r.within = outer.ParamsToDims(l.dim).Intersect(r.flow.sets.SetOf(r.dims(), l.exists, l.cs...))
	r.values.change(body, len(r.loops))
	r.list(body)
	r.loops, r.within = r.loops[:len(r.loops)-1], outer
	r.values.change([]ir.Stmt{s}, len(r.loops))
}

// dims are the names of the loops around.
func (r *region) dims() []string { return dimsOf(r.loops) }

func dimsOf(loops []*loop) []string {
	out := make([]string, len(loops))
	for k, l := range loops {
		out[k] = l.dim
	}
	return out
}

// expressions notes what a statement reads in expressions, what procedures read through their arguments left out.
func (r *region) expressions(s ir.Stmt) {
	s.EachExpr(ir.Use, func(e ir.Expr, role ir.Role) {
		if e == nil || role == ir.Directive {
			return
		}
		if call, ok := s.(*ir.CallProc); ok && isArgument(call, e) {
			r.subscripts(s, e)
			return
		}
		if _, whole := e.(*ir.Elem); whole && role == ir.Def {
			r.subscripts(s, e)
			return
		}
		if _, whole := e.(*ir.Var); whole && role == ir.Def {
			return
		}
		ir.WalkRoles(e, role, func(x ir.Expr, role ir.Role) { r.read(s, x, role) })
	})
	for _, e := range ir.ExprsOf(s) {
		ir.WalkExprs(e, func(x ir.Expr) {
			if ref, ok := x.(*ir.FuncRef); ok && !isCallOf(s, ref) {
				r.call(s, ref.Proc, ref.Args)
			}
		})
	}
}

// isCallOf reports whether a statement looks at its function references by itself.
func isCallOf(s ir.Stmt, _ *ir.FuncRef) bool {
	switch s.(type) {
	case *ir.Assign, *ir.If, *ir.Do, *ir.While:
		return false
	}
	return true
}

// isArgument reports whether e is the variable that a call gets as an argument, not a value.
func isArgument(c *ir.CallProc, e ir.Expr) bool {
	return slices.ContainsFunc(c.Args, func(a ir.Actual) bool { return a.X == e && !a.Copy && ir.Root(e) != nil })
}

// subscripts notes what the subscripts of a reference read.
func (r *region) subscripts(s ir.Stmt, e ir.Expr) {
	for _, x := range ir.OperandsOf(e) {
		ir.WalkExprs(x, func(x ir.Expr) { r.read(s, x, ir.Use) })
	}
}

// read notes one expression if it is an element of the array, or the array as a whole.
func (r *region) read(s ir.Stmt, x ir.Expr, role ir.Role) {
	if role == ir.Place || role == ir.Directive {
		return
	}
	switch x := x.(type) {
	case *ir.Elem:
		if x.Sym == r.array {
			r.reads = append(r.reads, r.access(s, x, false))
		}
	case *ir.Var:
		if x.Sym == r.array {
			r.reads = append(r.reads, r.access(s, &ir.Elem{Sym: x.Sym}, false))
		}
	}
}

// named notes that a statement reads the array by its name alone.
func (r *region) named(s ir.Stmt) {
	if _, call := s.(*ir.CallProc); call {
		return
	}
	s.EachSymbol(ir.Use, func(sym *ir.Symbol, role ir.Role) {
		if sym == r.array && role.Reads() {
			r.reads = append(r.reads, r.access(s, &ir.Elem{Sym: sym}, false))
		}
	})
}

// anew notes that ALLOCATE leaves nothing of what the array held before: no element may be read until it is set (Fortran 2018, 9.7.1.2).
func anew(r *region, s *ir.Allocate) {
	data := dataDims(r.array)
	w := access{stmt: s, order: r.order + 1, loops: r.loops, branches: r.branches}
	w.elements = r.within.ParamsToDims(data...).Intersect(r.flow.sets.SetOf(append(r.dims(), data...), nil))
	w.least = r.leastCertain(w.elements)
	r.writes = append(r.writes, w)
}

// set notes that a statement sets an element.
func (r *region) set(s ir.Stmt, e *ir.Elem) {
	w := r.access(s, e, true)
	w.least = r.leastCertain(w.elements)
	empty, err := w.elements.IsEmpty()
	if r.vague = r.vague || err != nil; err == nil && !empty {
		r.writes = append(r.writes, w)
		setFirst(r, w)
	}
}

// setFirst notes that what stands before all jumps in loops is set in their first iterations, however soon they end.
func setFirst(r *region, w access) {
	var cs []sets.Constraint
	for _, l := range w.loops {
		switch {
		case l.certain:
		case l.first == nil || l.jumped:
			return
		default:
			cs = append(cs, sets.EQ(sets.Var(l.dim), *l.first))
		}
	}
	if len(cs) == 0 {
		return
	}
	w.elements = w.elements.Intersect(r.flow.sets.SetOf(append(dimsOf(w.loops), dataDims(r.array)...), nil, cs...))
	w.least = 0
	for _, name := range w.elements.Params() {
		w.least = max(w.least, r.values.depth[name])
	}
	r.writes = append(r.writes, w)
}

// access is one reference: where a subscript is not affine, it may be any within the bounds if it is read, and none surely is set.
func (r *region) access(s ir.Stmt, e *ir.Elem, def bool) access {
	a := access{stmt: s, order: r.order, loops: r.loops, branches: r.branches}
	if def {
		a.order++
	}
	data := dataDims(r.array)
	cs := r.bounds()
	for k, sub := range e.Subs {
		form, ok := r.affine(sub)
		switch {
		case ok:
			cs = append(cs, sets.EQ(sets.Var(data[k]), form))
		case def:
			r.vague = true
			a.elements = r.flow.sets.EmptySet(append(r.dims(), data...)...)
			return a
		}
	}
	all := append(r.dims(), data...)
	a.elements = r.within.ParamsToDims(data...).Intersect(r.flow.sets.SetOf(all, nil, cs...))
	return a
}

// bounds says that the data dimensions lie within the declared bounds of the array.
func (r *region) bounds() (cs []sets.Constraint) {
	for k := range r.array.Dims {
		cs = append(cs, boundsOf(r, k)...)
	}
	return cs
}

// boundsOf is bounds for dimension k.
func boundsOf(r *region, k int) (cs []sets.Constraint) {
	d, v := r.array.Dims[k], sets.Var(dataDim(k))
	if lo, ok := r.outside(d.Lo); ok {
		cs = append(cs, sets.GE(v, lo))
	}
	if hi, ok := r.outside(d.Hi); ok {
		cs = append(cs, sets.GE(hi, v))
	}
	return cs
}

// outside is an affine form of scalars that no statement of the region sets.
func (r *region) outside(e ir.Expr) (sets.Aff, bool) {
	return formOf(e, func(s *ir.Symbol) (sets.Aff, bool) {
		if made := r.flow.bounds[s]; made != nil {
			return r.outside(made)
		}
		return r.values.first(s), r.values.keeps(s)
	})
}

// affine is a subscript or bound as an affine form of the loops of the region and of values that scalars have in it.
func (r *region) affine(e ir.Expr) (sets.Aff, bool) {
	return formOf(withExtents(r, e), func(s *ir.Symbol) (sets.Aff, bool) {
		for _, l := range slices.Backward(r.loops) {
			if d, ok := l.stmt.(*ir.Do); ok && d.Var == s {
				return sets.Var(l.dim), true
			}
		}
		return r.values.of(s)
	})
}

func formOf(e ir.Expr, value func(*ir.Symbol) (sets.Aff, bool)) (sets.Aff, bool) {
	if e == nil {
		return sets.Aff{}, false
	}
	a, why := ir.AffineOf(e)
	if why != "" {
		return sets.Aff{}, false
	}
	out := sets.Const(a.Const)
	for _, t := range a.Terms {
		v, ok := value(t.Sym)
		if !ok {
			return sets.Aff{}, false
		}
		out = out.Add(v.Scale(t.Coef))
	}
	return out, true
}

// loopOf describes a loop as seen from inside.
func (r *region) loopOf(s ir.Stmt) *loop {
	r.counted++
	l := &loop{stmt: s, dim: fmt.Sprintf("I%d", r.counted)}
	d, ok := s.(*ir.Do)
	if !ok {
		return l
	}
	step, constant := d.ConstantStep()
	if !constant {
		return l
	}
	low, high := d.Lo, d.Hi
	if step < 0 {
		low, high = high, low
	}
	los, exactLow := r.extremum("max", low)
	his, exactHigh := r.extremum("min", high)
	v := sets.Var(l.dim)
	for _, a := range los {
		l.cs = append(l.cs, sets.GE(v, a))
	}
	for _, a := range his {
		l.cs = append(l.cs, sets.GE(a, v))
	}
	exact := exactLow && exactHigh
	l.down, l.certain = step < 0, exact && !leaves(d.Body)
	if begin := los; exact && !l.certain {
		if l.down {
			begin = his
		}
		if len(begin) == 1 {
			l.first = &begin[0]
		}
	}
	if first, one := r.affine(d.Lo); step*step != 1 {
		if l.certain = l.certain && one; one {
			k := "K" + l.dim
			l.exists = append(l.exists, k)
			l.cs = append(l.cs, sets.EQ(v, first.Add(sets.Var(k).Scale(step))))
		}
	}
	return l
}

// leaves reports whether a jump may leave out a part of the iterations of the loop around statements, or of these, and go on after it.
func leaves(body []ir.Stmt) bool {
	inner, found := map[ir.Stmt]bool{}, false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Do, *ir.While:
			inner[s] = true
		case *ir.Jump:
			found = found || !inner[s.Loop]
		}
		return true
	})
	return found
}
