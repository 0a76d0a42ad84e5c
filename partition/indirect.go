package partition

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// inspector is an Indirect while the passes run: where its inspector stands, before loop at, and the loops of it.
type inspector struct {
	key   referenceKey
	at    tree.LoopKey
	line  int
	ind   *spmd.Indirect
	nest  []ir.Stmt
	fresh []*ir.Symbol
}

// referenceKey finds a reference again: several made of one in the source differ in their arrays.
type referenceKey struct {
	pos diag.Span
	sym *ir.Symbol
}

// inspectIndirect finds the messages for references through index arrays. Where the elements that an image will read can
// be listed before the loops, only these are fetched, by a schedule that is kept as long as what it depends on does not
// change; else the array is fetched whole.
func (u *unit) inspectIndirect() {
	if u.Src.Proc != nil && u.Src.Proc.Recursive { // an inner activation would change the list
		return
	}
	for _, w := range u.needs {
		if w.all || w.piped || space.General(w.ref.Sym.Map) || !isIndirect(u.Space, w) {
			continue
		}
		if ins := u.known.inspectorOf(referenceKey{w.ref.Pos, w.ref.Sym}); ins != nil {
			w.indirect = ins
			continue
		}
		if ins := u.newInspector(w); ins != nil {
			u.known.inspectors = append(u.known.inspectors, ins)
			u.known.headers = map[int]int{}
			u.known.grown = true
		}
	}
}

func (a *alike) inspectorOf(ref referenceKey) *inspector {
	for _, ins := range a.inspectors {
		if ins.key == ref {
			return ins
		}
	}
	return nil
}

// isIndirect reports whether a subscript in a distributed dimension, or the bounds of its loops, are not affine.
func isIndirect(u *space.Space, w *need) bool {
	_, known := u.Subscripts(w.ref, w.n)
	for k, d := range w.ref.Sym.Map.Dims {
		if d.Grid < 0 {
			continue
		}
		if _, quasi := u.QuasiAffine(w.ref.Subs[k], w.n, "x"); !known[k] && !quasi {
			return true
		}
		for _, l := range w.n.Loops[tree.DepthOf(w.at):] {
			do, ok := l.Stmt.(*ir.Do)
			if ok && mentionsVar(w.ref.Subs[k], do.Var) && !u.AffineBounds(do, l) {
				return true
			}
		}
	}
	return false
}

func mentionsVar(e ir.Expr, s *ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) { found = found || ir.SymbolOf(x) == s })
	return found
}

// newInspector makes the inspector of a reference: the loops from the place of the message to the reference, around a Note.
// It is nil where a condition stands between, or where the subscripts are computed in the loops.
func (u *unit) newInspector(w *need) *inspector {
	if !w.at.IsLoop() || !runsWithHome(u.computation, w.n) {
		return nil
	}
	chain := w.n.Loops[tree.DepthOf(w.at):]
	ref := forwarded(u.Space, w.ref, w.n, 3)
	if ref == nil || !isChain(chain, w.n) || changesInside(u.Space, ref.Subs, chain, w.at) {
		return nil
	}
	list := append(ref.Subs[:len(ref.Subs):len(ref.Subs)], u.cp.Of(w.n).Home[0].Subs...)
	ins := &inspector{key: referenceKey{w.ref.Pos, w.ref.Sym}, ind: &spmd.Indirect{ID: len(u.known.inspectors) + 1, Array: u.array(w.ref.Sym), Ref: w.ref}}
	at := w.at
	for h := len(w.at.Loops) - 1; h >= 0 && !changesInside(u.Space, list, chain, w.at.Loops[h]) && !allocates(w.at.Loops[h], w.ref.Sym); h-- {
		at = w.at.Loops[h]
	}
	ins.at, ins.line = tree.StmtKey(at.Stmt), at.Stmt.Span().Line()
	ins.nest = inspectorNest(u.computation, ins, ref, w, chain)
	return ins
}

// runsWithHome reports whether n runs exactly where its only home is. A private variable may run in more iterations: for
// uses in inner loops, on whose variables their home depends.
func runsWithHome(u *computation, n *tree.Node) bool {
	if len(u.cp.Of(n).Home) != 1 || len(u.cp.Of(n).Home[0].Subs) == 0 {
		return false
	}
	if u.cp.Of(n).Own || u.cp.Of(n).Kind != compute.InSet {
		return true
	}
	set, ok := u.OnHome(u.cp.Of(n).Home[0], n)
	if !ok {
		return false
	}
	same, err := set.IsEqual(u.cp.Of(n).Set)
	return err == nil && same
}

// isChain reports whether nothing but the given DO loops stands around n from the first of them on.
func isChain(chain []*tree.Node, n *tree.Node) bool {
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

// forwarded is a reference with private scalars in its subscripts replaced by what the only assignment to them, in the same
// statement list before n, gives them; nil where that is not possible.
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

// onlyValue is what private scalar s is set to before n, in the list that n stands in, if nothing else sets it in its loop.
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
		if ok && m.Parent == n.Parent && m.List == n.List && m.Order < n.Order {
			found = a.RHS
		}
	})
	if writes != 1 {
		return nil
	}
	return found
}

// inspectorNest copies the chain with loop variables of its own around the Note.
func inspectorNest(u *computation, ins *inspector, ref *ir.Elem, w *need, chain []*tree.Node) []ir.Stmt {
	at := ir.At{Pos: w.ref.Pos}
	body := []ir.Stmt{&ir.Assign{At: at, LHS: u.cp.Of(w.n).Home[0], RHS: ref}}
	symbols := map[*ir.Symbol]*ir.Symbol{}
	for k := len(chain) - 1; k >= 0; k-- {
		d := chain[k].Stmt.(*ir.Do)
		v := *d.Var
		v.Made, v.Name, v.Storage = true, d.Var.Name+"%see", ir.Automatic
		symbols[d.Var] = &v
		ins.fresh = append(ins.fresh, &v)
		body = []ir.Stmt{&ir.Do{At: d.At, Var: d.Var, Lo: d.Lo, Hi: d.Hi, Step: d.Step, Independent: &ir.Independent{Pos: d.Pos, Array: true}, Body: body}}
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

// insertInspectors writes the inspectors into the statements, before the loops that they were made for, and before all strips of
// these.
func insertInspectors(u *computation, body []ir.Stmt) []ir.Stmt {
	if len(u.known.inspectors) == 0 {
		return body
	}
	var out []ir.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			root := stripRoot(u.Space, s)
			out = append(out, inspectorsAt(u, tree.StmtKey(root))...)
			root.Body = insertInspectors(u, root.Body)
		case *ir.While:
			out = append(out, inspectorsAt(u, tree.StmtKey(s))...)
			s.Body = insertInspectors(u, s.Body)
		case *ir.If:
			for i := range s.Branches {
				s.Branches[i].Body = insertInspectors(u, s.Branches[i].Body)
			}
		}
		out = append(out, s)
	}
	return out
}

func inspectorsAt(u *computation, key tree.LoopKey) []ir.Stmt {
	var out []ir.Stmt
	for _, ins := range u.known.inspectors {
		if ins.at == key {
			u.Made = append(u.Made, ins.fresh...)
			out = append(out, tree.Normalize(ir.CopyBody(ins.nest, nil, nil))...)
		}
	}
	return out
}

// gatherIndirect puts the executors before the loops that read.
func (u *unit) gatherIndirect() {
	type place struct {
		at  *tree.Node
		ins *inspector
	}
	done := map[place]bool{}
	for _, w := range u.needs {
		if w.indirect == nil || done[place{w.at, w.indirect}] {
			continue
		}
		done[place{w.at, w.indirect}] = true
		a := u.array(w.ref.Sym)
		for k, d := range w.ref.Sym.Map.Dims {
			if d.Grid >= 0 && !a.Full[k] {
				a.Full[k], a.Why[k] = true, ir.ReferenceText(w.ref)+" reads elements through index arrays"
			}
		}
		u.around.Of(w.at).Before = append(u.around.Of(w.at).Before, &spmd.Gather{At: ir.At{Pos: w.ref.Pos}, Indirect: w.indirect.ind})
		u.gathers = append(u.gathers, w)
	}
}

// wantsMessage reports whether a need becomes part of an exchange.
func (w *need) wantsMessage() bool { return !w.isFetch() && w.indirect == nil }
