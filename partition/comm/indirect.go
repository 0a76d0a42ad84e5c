package comm

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// Inspector is an Indirect while the passes run: where its inspector stands, before loop at, and the loops of it.
type Inspector struct {
	key   referenceKey
	at    tree.LoopKey
	Line  int
	ind   *spmd.Indirect
	nest  []ir.Stmt
	fresh []*ir.Symbol
}

// Again says why the elements are listed each time, also where nothing has changed; "" if they are not.
func (i *Inspector) Again() string { return i.ind.Again }

// referenceKey finds a reference again: several made of one in the source differ in their arrays, or in the loop around.
type referenceKey struct {
	pos  diag.Span
	sym  *ir.Symbol
	loop tree.LoopKey
}

func keyOfReference(w *Need) referenceKey {
	key := referenceKey{pos: w.Ref.Pos, sym: w.Ref.Sym}
	if l := tree.Innermost(w.N); l != nil {
		key.loop = tree.StmtKey(l.Stmt)
	}
	return key
}

// InspectIndirect finds the messages for references through index arrays. Where the elements that an image will read can
// be listed before the loops, only these are fetched, by a schedule that is kept as long as what it depends on does not
// change; else the array is fetched whole.
func (u *Unit) InspectIndirect() {
	if u.Src.Proc != nil && u.Src.Proc.Recursive { // an inner activation would change the list
		return
	}
	for _, w := range u.Needs {
		if w.All || w.Piped || space.General(w.Ref.Sym.Map) || !isIndirect(u.Space, w) {
			continue
		}
		ins, known := u.Changes.inspectorOf(w)
		if w.Indirect = ins; ins != nil || !known {
			continue
		}
		if ins := u.newInspector(w); ins != nil {
			u.Changes.inspectors = append(u.Changes.inspectors, ins)
			u.Known.Moved()
		}
	}
}

// inspectorOf finds the inspector of an earlier round. Copies of a statement in one loop differ in their subscripts. What an
// inspector itself reads in its copies of the loops is listed by the one for the same reference in these loops; known is false where
// several would do.
func (a *Changes) inspectorOf(w *Need) (found *Inspector, known bool) {
	key, inside := keyOfReference(w), a.insideInspector(w)
	for _, ins := range a.inspectors {
		switch {
		case ins.key == key && ir.Equal(ins.ind.Ref, w.Ref):
			return ins, true
		case inside && ins.key.pos == key.pos && ins.key.sym == key.sym && ins.key.loop.SameCopy(key.loop):
			if found != nil {
				return nil, false
			}
			found = ins
		}
	}
	return found, true
}

// insideInspector reports whether a reference is in the loops of an inspector.
func (a *Changes) insideInspector(w *Need) bool {
	l := tree.Innermost(w.N)
	if l == nil {
		return false
	}
	d, ok := l.Stmt.(*ir.Do)
	return ok && slices.ContainsFunc(a.inspectors, func(ins *Inspector) bool {
		return slices.ContainsFunc(ins.fresh, func(v *ir.Symbol) bool { return v == d.Var })
	})
}

// isIndirect reports whether a subscript in a distributed dimension, or the bounds of its loops, are not affine.
func isIndirect(u *space.Space, w *Need) bool {
	_, known := u.Subscripts(w.Ref, w.N)
	for k, d := range w.Ref.Sym.Map.Dims {
		if d.Grid < 0 {
			continue
		}
		if _, quasi := u.QuasiAffine(w.Ref.Subs[k], w.N, "x"); !known[k] && !quasi {
			return true
		}
		for _, l := range w.N.Loops[tree.DepthOf(w.At):] {
			do, ok := l.Stmt.(*ir.Do)
			if ok && MentionsVar(w.Ref.Subs[k], do.Var) && !u.AffineBounds(do, l) {
				return true
			}
		}
	}
	return false
}

// MentionsVar reports whether variable s occurs in an expression.
func MentionsVar(e ir.Expr, s *ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) { found = found || ir.SymbolOf(x) == s })
	return found
}

// newInspector makes the inspector of a reference: the loops from the place of the message to the reference, around a Note.
// It is nil where a condition stands between, or where the subscripts are computed in the loops.
func (u *Unit) newInspector(w *Need) *Inspector {
	if !w.At.IsLoop() || !runsWithHome(u.Computation, w.N) {
		return nil
	}
	chain := w.N.Loops[tree.DepthOf(w.At):]
	ref := forwarded(u.Space, w.Ref, w.N, 3)
	if ref == nil || !IsChain(chain, w.N) || changesInside(u.Space, ref.Subs, chain, w.At) {
		return nil
	}
	list := append(ref.Subs[:len(ref.Subs):len(ref.Subs)], u.CP.Of(w.N).Home[0].Subs...)
	ins := &Inspector{key: keyOfReference(w), ind: &spmd.Indirect{ID: len(u.Changes.inspectors) + 1, Array: u.Array(w.Ref.Sym), Ref: w.Ref}}
	at := w.At
	for h := len(w.At.Loops) - 1; h >= 0 && !changesInside(u.Space, list, chain, w.At.Loops[h]) && !allocates(w.At.Loops[h], w.Ref.Sym); h-- {
		at = w.At.Loops[h]
	}
	ins.at, ins.Line = tree.StmtKey(at.Stmt), at.Stmt.Span().Line()
	ins.nest = inspectorNest(u.Computation, ins, ref, w, chain)
	return ins
}

// runsWithHome reports whether n runs exactly where its first home is. A private variable may run in more iterations: for
// uses in inner loops, on whose variables their home depends. Uses in several statements have a home each, of which each may be all.
func runsWithHome(u *compute.Computation, n *tree.Node) bool {
	cp := u.CP.Of(n)
	if len(cp.Home) == 0 || len(cp.Home[0].Subs) == 0 {
		return false
	}
	if len(cp.Home) == 1 && (cp.Own || cp.Kind != compute.InSet) {
		return true
	}
	if cp.Kind != compute.InSet {
		return false
	}
	set, ok := u.OnHome(cp.Home[0], n)
	if !ok {
		return false
	}
	same, err := set.IsEqual(cp.Set)
	return err == nil && same
}

// IsChain reports whether nothing but the given DO loops stands around n from the first of them on.
func IsChain(chain []*tree.Node, n *tree.Node) bool {
	p := n.Parent
	for k := len(chain) - 1; k >= 0; k-- {
		d, ok := chain[k].Stmt.(*ir.Do)
		if !ok || p != chain[k] {
			return false
		}
		if _, constant := d.ConstantStep(); !constant {
			return false
		}
		p = p.Parent
	}
	return true
}

// changesInside reports whether l sets something on which the list of elements depends: a variable in the subscripts, in
// those of the home, or in the bounds of the chain, other than the chain's own loop variables.
func changesInside(u *space.Space, subscripts []ir.Expr, chain []*tree.Node, l *tree.Node) bool {
	own := map[*ir.Symbol]bool{}
	var exprs []ir.Expr
	for _, c := range chain {
		d := c.Stmt.(*ir.Do)
		own[d.Var] = true
		exprs = append(exprs, d.Lo, d.Hi)
	}
	found := false
	for _, e := range append(exprs, subscripts...) {
		ir.WalkExprs(e, func(x ir.Expr) {
			if s := ir.SymbolOf(x); s != nil && !own[s] {
				found = found || tree.AssignedIn(s, l) || s.Pointer || s.Target
			}
			switch x.(type) {
			case *ir.FuncRef, *ir.Status, *ir.Field:
				found = true
			}
		})
	}
	return found
}

// allocates reports whether array s may come to lie elsewhere inside l.
func allocates(l *tree.Node, s *ir.Symbol) bool {
	found := false
	l.Each(func(m *tree.Node) {
		switch st := m.Stmt.(type) {
		case *ir.Allocate:
			found = found || st.Sym == s
		case *ir.Deallocate:
			found = found || st.Sym == s
		case *ir.Redistribute, *ir.CallProc:
			found = found || m.Writes(s)
		}
	})
	return found
}

// forwarded is a reference with private scalars in its subscripts replaced by what the only assignment to them, in a
// statement list around n, gives them; nil where that is not possible.
func forwarded(u *space.Space, r *ir.Elem, n *tree.Node, depth int) *ir.Elem {
	ok := true
	replaced := false
	out := &ir.Elem{Pos: r.Pos, Sym: r.Sym}
	for _, sub := range r.Subs {
		out.Subs = append(out.Subs, ir.MapExpr(sub, func(x ir.Expr) ir.Expr {
			v, isVar := x.(*ir.Var)
			if !isVar || tree.IsLoopVar(v.Sym, n) || u.Uniform(v.Sym, n) {
				return x
			}
			e := onlyValue(u, v.Sym, n)
			if e == nil {
				ok = false
				return x
			}
			replaced = true
			return e
		}))
	}
	switch {
	case !ok || depth == 0:
		return nil
	case replaced:
		return forwarded(u, out, n, depth-1)
	}
	return out
}

// onlyValue is what private scalar s is set to before n, in a list that n or a loop around it stands in, if nothing else sets it in its
// loop.
func onlyValue(u *space.Space, s *ir.Symbol, n *tree.Node) ir.Expr {
	l := u.Private.Loop(s, n)
	if l == nil {
		return nil
	}
	var found ir.Expr
	writes := 0
	l.Each(func(m *tree.Node) {
		if !m.Writes(s) {
			return
		}
		writes++
		a, ok := m.Stmt.(*ir.Assign)
		for p := n; ok && p != nil; p = p.Parent {
			if m.Parent == p.Parent && m.List == p.List && m.Order < p.Order {
				found = a.RHS
			}
		}
	})
	if writes != 1 {
		return nil
	}
	return found
}

// inspectorNest copies the chain with loop variables of its own around the Note. A loop on whose variable the list does not depend
// runs once where it runs at all: with N(i) what is noted at i, the union of N over i in lo:hi is N if lo <= hi, else empty.
func inspectorNest(u *compute.Computation, ins *Inspector, ref *ir.Elem, w *Need, chain []*tree.Node) []ir.Stmt {
	at := ir.At{Pos: w.Ref.Pos}
	body := []ir.Stmt{&ir.Assign{At: at, LHS: u.CP.Of(w.N).Home[0], RHS: ref}}
	symbols := map[*ir.Symbol]*ir.Symbol{}
	for k := len(chain) - 1; k >= 0; k-- {
		d := chain[k].Stmt.(*ir.Do)
		v := *d.Var
		v.Made, v.Name, v.Storage = true, d.Var.Name+"%see", ir.Automatic
		symbols[d.Var] = &v
		ins.fresh = append(ins.fresh, &v)
		hi := d.Hi
		if !decidesList(d.Var, ref, u.CP.Of(w.N).Home[0], chain[k+1:]) {
			hi = firstOnly(d)
		}
		body = []ir.Stmt{&ir.Do{At: d.At, Var: d.Var, Lo: d.Lo, Hi: hi, Step: d.Step, Independent: &ir.Independent{Pos: d.Pos, Array: true}, Body: body, Part: d.Part, Copy: d.Copy}}
	}
	body = ir.CopyBody(body, symbols, nil)
	inner := body[0].(*ir.Do)
	for len(chain) > 1 {
		inner, chain = inner.Body[0].(*ir.Do), chain[1:]
	}
	a := inner.Body[0].(*ir.Assign)
	inner.Body = []ir.Stmt{&spmd.Note{At: at, Indirect: ins.ind, Subs: a.RHS.(*ir.Elem).Subs, Home: a.LHS.(*ir.Elem)}}
	return append(append([]ir.Stmt{&spmd.Inspect{At: at, Indirect: ins.ind}}, body...), &spmd.Inspect{At: at, Indirect: ins.ind, End: true})
}

// decidesList reports whether what an inspector notes depends on loop variable v: by the reference, its home, or the bounds of a loop
// inside.
func decidesList(v *ir.Symbol, ref, home *ir.Elem, inside []*tree.Node) bool {
	exprs := append(slices.Clone(ref.Subs), home.Subs...)
	for _, l := range inside {
		d := l.Stmt.(*ir.Do)
		exprs = append(exprs, d.Lo, d.Hi)
	}
	return slices.ContainsFunc(exprs, func(e ir.Expr) bool { return MentionsVar(e, v) })
}

// firstOnly is the upper bound with which loop d runs its first iteration if it has one: min(lo,hi), or max(lo,hi) where it counts down.
func firstOnly(d *ir.Do) ir.Expr {
	fn := "min"
	if step, _ := d.ConstantStep(); step < 0 {
		fn = "max"
	}
	return ir.Extreme(fn, ir.ExtremeArgs(fn, ir.Int8Of(ir.CloneExpr(d.Lo)), ir.Int8Of(ir.CloneExpr(d.Hi))))
}

// InsertInspectors writes the inspectors into the statements, before the loops that they were made for, and before all strips of
// these.
func InsertInspectors(u *Unit, body []ir.Stmt) []ir.Stmt {
	if len(u.Changes.inspectors) == 0 {
		return body
	}
	var out []ir.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			root := stripRoot(u.Space, s)
			out = append(out, inspectorsAt(u, tree.StmtKey(root))...)
			root.Body = InsertInspectors(u, root.Body)
		case *ir.While:
			out = append(out, inspectorsAt(u, tree.StmtKey(s))...)
			s.Body = InsertInspectors(u, s.Body)
		case *ir.If:
			for i := range s.Branches {
				s.Branches[i].Body = InsertInspectors(u, s.Branches[i].Body)
			}
		}
		out = append(out, s)
	}
	return out
}

func inspectorsAt(u *Unit, key tree.LoopKey) []ir.Stmt {
	var out []ir.Stmt
	for _, ins := range u.Changes.inspectors {
		if ins.at == key {
			u.Made = append(u.Made, ins.fresh...)
			out = append(out, tree.Normalize(ir.CopyBody(ins.nest, nil, nil))...)
		}
	}
	return out
}

// storeWholeForLists makes the arrays whole of which executors bring elements.
func (u *Unit) storeWholeForLists() {
	for _, w := range u.Needs {
		if w.Indirect == nil {
			continue
		}
		a := u.Array(w.Ref.Sym)
		for k, d := range w.Ref.Sym.Map.Dims {
			if d.Grid >= 0 && !a.Full[k] {
				a.Full[k], a.Why[k] = true, reason.ThroughIndex.At(w.Ref.Pos, ir.ReferenceText(w.Ref))
			}
		}
	}
}

// GatherIndirect puts the executors before the loops that read.
func (u *Unit) GatherIndirect() {
	type place struct {
		at  *tree.Node
		ins *Inspector
	}
	done := map[place]bool{}
	for _, w := range u.Needs {
		if w.Indirect == nil || done[place{w.At, w.Indirect}] {
			continue
		}
		done[place{w.At, w.Indirect}] = true
		u.Around.Of(w.At).Before = append(u.Around.Of(w.At).Before, &spmd.Gather{At: ir.At{Pos: w.Ref.Pos}, Indirect: w.Indirect.ind})
		u.Gathers = append(u.Gathers, w)
	}
}

// ChoosesOwner reports whether a variable is in the subscripts of the distributed dimensions of an element.
func ChoosesOwner(e *ir.Elem, v *ir.Symbol) bool {
	for k, m := range e.Sym.Map.Dims {
		if m.Grid >= 0 && k < len(e.Subs) && MentionsVar(e.Subs[k], v) {
			return true
		}
	}
	return false
}
