package specialise

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
)

// stand makes the array that has the shape of a section and the mapping of a dummy argument; nil if extents are not
// constant. For a recursive procedure it is made anew for each call, and the one of an earlier activation comes back after it.
func (s *specializer) stand(p *ir.Procedure, d *ir.Symbol, sec *ir.Section) *ir.Symbol {
	x := &ir.Symbol{Name: d.Name, Pos: d.Pos, Type: d.Type, Storage: ir.Static, Captured: true, Allocatable: p.Recursive}
	key := fmt.Sprintf("%p", d)
	next := 0
	for k := range sec.Lo {
		if sec.Single[k] {
			continue
		}
		if next >= d.Rank() {
			return nil
		}
		n, ok := ir.Difference(sec.Hi[k], sec.Lo[k])
		step, constant := sec.Step[k].(*ir.Const)
		lo, constLo := d.Dims[next].Lo.(*ir.Const)
		if !ok || !constant || !constLo || step.I == 0 {
			return nil
		}
		count := max(0, ir.DivFloor(n+step.I, step.I))
		hi := &ir.Const{Pos: d.Pos, T: ir.Int8, I: lo.I + count - 1}
		if m, ok := ir.Difference(d.Dims[next].Hi, hi); ok && m != 0 {
			return nil
		}
		x.Dims = append(x.Dims, ir.Dim{Lo: lo, Hi: hi})
		key += fmt.Sprintf(" %d:%d", lo.I, hi.I)
		next++
	}
	if next != d.Rank() {
		return nil
	}
	for s.stands[key] != nil && s.isBusy(s.stands[key]) {
		key += "'"
	}
	if s.stands[key] != nil {
		return s.stands[key]
	}
	if x.Map = constantMapping(p, d, x); x.Map == nil {
		return nil
	}
	s.stands[key] = x
	main := s.queue[0]
	main.Symbols = append(main.Symbols, x)
	x.Map = inKnownLayout(main, x.Map)
	main.Layouts = ir.AppendLayout(main.Layouts, x.Map.Layout)
	return x
}

// inKnownLayout is a mapping to a layout of constant bounds, by one that the main program has already if that is cut alike: arrays that stand
// for dummy arguments of the same bounds are aligned.
func inKnownLayout(main *ir.Unit, m *ir.Mapping) *ir.Mapping {
	l := m.Layout
	i := slices.IndexFunc(main.Layouts, func(old *ir.Layout) bool {
		return old.IsConstant() && !old.Dynamic && !old.Deferred && old.Decl == l.Decl && ir.CutAlike(old, l)
	})
	if l.Dynamic || i < 0 || main.Layouts[i] == l {
		return m
	}
	seenByAll(main.Layouts[i].Variables())
	return &ir.Mapping{Layout: main.Layouts[i], Dims: m.Dims, Cells: m.Cells, Target: m.Target}
}

// isBusy reports whether an array cannot stand in place of one more argument: it does already in the statement at hand, or the
// statement uses the one of this activation.
func (s *specializer) isBusy(x *ir.Symbol) bool {
	busy := slices.Contains(s.busy, x)
	if x.Allocatable {
		ir.EverySymbol(func(y *ir.Symbol) { busy = busy || x == y }, s.at)
	}
	return busy
}

// constantMapping is the mapping of a dummy argument of proc for an array x of constant bounds in its place, none where the bounds of
// its template do not follow from those of x, or where it is cut by sizes that come with the call. Bounds of a template are compared with
// those of the dummy argument by what both are computed from, as both are kept in variables of their own. All dimensions of the layout get
// variables of their own, those along which x does not lie, too: how many images a dimension gets depends on the extents of the others.
func constantMapping(proc *ir.Procedure, d, x *ir.Symbol) *ir.Mapping {
	if d.Map.Layout.IsConstant() {
		return d.Map
	}
	l := *d.Map.Layout
	l.Dims = append([]ir.LayoutDim(nil), l.Dims...)
	l.Deferred = false
	for g := range l.Dims {
		p := &l.Dims[g]
		lo, hi := constantBound(proc, p.Lo, d, x), constantBound(proc, p.Hi, d, x)
		if lo == nil || hi == nil {
			return nil
		}
		p.Lo, p.Hi = lo, hi
		p.CopyVariables()
		for _, v := range p.Variables() {
			v.Captured, v.Storage = true, ir.Static
		}
	}
	if !l.IsConstant() {
		return nil
	}
	return &ir.Mapping{Layout: &l, Dims: d.Map.Dims, Cells: d.Map.Cells}
}

// constantBound is the bound of a template where x, of constant bounds, stands in place of a dummy argument: a constant, or at a constant
// distance from some bound of the dummy argument; nil if it is neither.
func constantBound(proc *ir.Procedure, bound ir.Expr, d, x *ir.Symbol) ir.Expr {
	if c, ok := unkept(proc, bound).(*ir.Const); ok {
		return &ir.Const{Pos: d.Pos, T: ir.Int8, I: c.I}
	}
	for k, dim := range d.Dims {
		lo, hi := x.Dims[k].Lo.(*ir.Const), x.Dims[k].Hi.(*ir.Const)
		if gap, ok := keptGap(proc, bound, dim.Hi); ok {
			return &ir.Const{Pos: d.Pos, T: ir.Int8, I: hi.I + gap}
		}
		if gap, ok := keptGap(proc, bound, dim.Lo); ok {
			return &ir.Const{Pos: d.Pos, T: ir.Int8, I: lo.I + gap}
		}
	}
	return nil
}

// keptGap is x - y where that is constant, of bounds or of what they keep.
func keptGap(p *ir.Procedure, x, y ir.Expr) (int64, bool) {
	if n, ok := ir.Difference(x, y); ok {
		return n, true
	}
	return ir.Difference(unkept(p, x), unkept(p, y))
}

// loopVariable makes the variable of a loop over the elements of a section.
func (s *specializer) loopVariable() *ir.Symbol { return s.variable("c", ir.Int8) }

// variable makes a scalar of the unit at hand.
func (s *specializer) variable(name string, t ir.Type) *ir.Symbol {
	s.made++
	v := &ir.Symbol{Name: fmt.Sprintf("%s%%%d", name, s.made), Type: t, Made: true, Storage: ir.Static}
	if s.unit.Proc != nil {
		v.Storage = ir.Automatic
	}
	s.unit.Symbols = append(s.unit.Symbols[:len(s.unit.Symbols):len(s.unit.Symbols)], v)
	return v
}

// Where a dummy argument is distributed in another way than the array that a procedure is called with, the two lie alike all the same on
// some runs, as on one image. Then the array that stands for the dummy argument uses the memory of the other during the call:
//
//	f = d borrows a
//	if (.not. f) d = a
//	call p
//	if (.not. f) a = d
//	d has its own memory again

// borrowing is what one statement copies for its calls, and copies only where no memory is borrowed.
type borrowing struct {
	into, from []*ir.Symbol
	pre, post  []ir.Stmt
}

// mayBorrow reports whether an array may be all that the one in its place is, in the order of its elements.
func mayBorrow(stand *ir.Symbol, sec *ir.Section) bool {
	x := sec.Sym
	if x.Map == nil || stand.Allocatable || x.Rank() != stand.Rank() || x.Type != stand.Type || !sec.IsWhole() {
		return false
	}
	if x.View || x.Pointer || x.Target || stand.Map.Layout.IsDynamic() {
		return false
	}
	for k, d := range stand.Dims {
		lo, okLo := ir.Difference(d.Lo, x.Dims[k].Lo)
		hi, okHi := ir.Difference(d.Hi, x.Dims[k].Hi)
		if !okLo || !okHi || lo != 0 || hi != 0 {
			return false
		}
	}
	return true
}

// add notes a pair, and gives the lists in which it is copied before the statement and back after it.
func (w *borrowing) add(stand, x *ir.Symbol) (pre, post *[]ir.Stmt) {
	w.into, w.from = append(w.into, stand), append(w.from, x)
	return &w.pre, &w.post
}

// put adds the copies to what stands before and after the statement.
func (w *borrowing) put(s *specializer, st ir.Stmt, pre, post *[]ir.Stmt) {
	if len(w.into) == 0 {
		return
	}
	at := ir.At{Pos: st.Span()}
	flag := &ir.Var{Pos: at.Pos, Sym: s.variable("s", ir.Log4)}
	flag.Sym.Uniform = true
	unless := func(body []ir.Stmt) []ir.Stmt {
		if len(body) == 0 {
			return nil
		}
		not := &ir.Unary{Pos: at.Pos, Op: ir.Not, X: &ir.Var{Pos: at.Pos, Sym: flag.Sym}}
		return []ir.Stmt{&ir.If{At: at, Branches: []ir.Branch{{Pos: at.Pos, Cond: not, Body: body}}}}
	}
	*pre = append(append(*pre, &ir.Borrow{At: at, Into: w.into, From: w.from, Flag: flag}), unless(w.pre)...)
	own := &ir.Borrow{At: at, Into: w.into, Flag: &ir.Var{Pos: at.Pos, Sym: flag.Sym}, End: true}
	*post = append(append(unless(w.post), own), *post...)
}

// dropLayouts takes out of all units the layouts in which no array lies any more, as every image keeps the whole of those that did, if their
// bounds come with calls: the main program makes the layouts that are not deferred when it starts, and those bounds are unknown then.
func dropLayouts(prog *ir.Program) {
	used := map[*ir.Layout]bool{}
	for _, u := range prog.Units {
		for _, x := range u.Symbols {
			if x.Map != nil {
				used[x.Map.Layout] = true
			}
		}
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			if r, ok := s.(*ir.Redistribute); ok {
				used[r.Layout] = true
			}
			return true
		})
	}
	for _, u := range prog.Units {
		u.Layouts = slices.DeleteFunc(slices.Clone(u.Layouts), func(l *ir.Layout) bool { return !used[l] && !l.Deferred && !l.IsConstant() })
	}
}
