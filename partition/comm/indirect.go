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
	noted []*ir.Elem // of accumulations: each element with its home
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
		if !known[k] && !space.IsNear(u, w.Ref, k, w.N) {
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

// newInspector makes the inspector of a reference: the loops and conditions from the place of the message to the reference, around a
// Note. It is nil where something else stands between, or where the subscripts are computed in the loops.
func (u *Unit) newInspector(w *Need) *Inspector {
	if !w.At.IsLoop() || !runsWithHome(u.Computation, w.N) {
		return nil
	}
	chain := w.N.Loops[tree.DepthOf(w.At):]
	if c := chaseTo(u.Space, chain, w.Ref, w.N); c != nil {
		return inspectorOfChase(u, w, c, chain)
	}
	way, known := wayTo(u.Space, chain, w.N)
	ref := forwarded(u.Space, w.Ref, w.N)
	if !known || ref == nil || changesInside(u.Space, append(ref.Subs, conditionsOf(way)...), chain, w.At) {
		return nil
	}
	if len(conditionsOf(way)) > 0 && !slices.ContainsFunc(ref.Subs, NamesElement) {
		return nil // a box of what the loops might read needs no list
	}
	home := u.CP.Of(w.N).Home[0]
	list := slices.Concat(ref.Subs, conditionsOf(way), cutSubs(home))
	return inspectorAlong(u, w, ref, way, outermost(u, w.At, list, chain, w.Ref.Sym))
}

// inspectorAlong makes the inspector that goes the way to a reference, before loop l.
func inspectorAlong(u *Unit, w *Need, ref *ir.Elem, way []step, l *tree.Node) *Inspector {
	ins := &Inspector{key: keyOfReference(w), ind: &spmd.Indirect{ID: len(u.Changes.inspectors) + 1, Array: u.Array(w.Ref.Sym), Ref: w.Ref}}
	ins.nest = ins.noteLoops(ref, u.CP.Of(w.N).Home[0], way)
	ins.standAt(l)
	return ins
}

// outermost is the outermost loop around l, or l, in which nothing changes on which a list of elements of array s depends.
func outermost(u *Unit, l *tree.Node, list []ir.Expr, chain []*tree.Node, s *ir.Symbol) *tree.Node {
	loops := l.Loops
	for h := len(loops) - 1; h >= 0 && !changesInside(u.Space, list, chain, loops[h]) && !allocates(loops[h], s); h-- {
		l = loops[h]
	}
	return l
}

// standAt puts the inspector, of which there are the loops, before a loop.
func (i *Inspector) standAt(l *tree.Node) {
	i.at, i.Line = tree.StmtKey(l.Stmt), l.Stmt.Span().Line()
	at := ir.At{Pos: i.ind.Ref.Pos}
	i.nest = append(append([]ir.Stmt{&spmd.Inspect{At: at, Indirect: i.ind}}, i.nest...), &spmd.Inspect{At: at, Indirect: i.ind, End: true})
}

// cutSubs are the subscripts of an element in the dimensions that are distributed, which say who owns it.
func cutSubs(e *ir.Elem) (out []ir.Expr) {
	for k, d := range e.Sym.Map.Dims {
		if d.Grid >= 0 {
			out = append(out, e.Subs[k])
		}
	}
	return out
}

// NamesElement reports whether an index array is in an expression.
func NamesElement(e ir.Expr) bool {
	return ir.AnyExpr(e, func(x ir.Expr) bool { _, ok := x.(*ir.Elem); return ok })
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

// step is a loop or a condition on the way to a reference.
type step struct {
	loop  *ir.Do
	while *ir.While
	test  *ir.If    // nil for a loop
	conds []ir.Expr // of the branches of test up to the one that is taken, nil for ELSE; in variables that are known before the loops
	// what a loop does to integers that are followed, before the next step and after it
	before, after []ir.Stmt
}

// wayTo is what stands between the first loop of a chain and n, from the outermost on; known is false where that is more than loops
// and conditions whose values are known before the loops.
func wayTo(u *space.Space, chain []*tree.Node, n *tree.Node) (way []step, known bool) {
	for child, p := n, n.Parent; ; child, p = p, p.Parent {
		switch s := p.Stmt.(type) {
		case *ir.Do:
			if _, constant := s.ConstantStep(); !constant {
				return nil, false
			}
			way = append(way, step{loop: s})
		case *ir.If:
			conds, ok := conditionsBefore(u, s, child)
			if !ok || slices.ContainsFunc(conds, func(c ir.Expr) bool { return c != nil && readsByList(u, c, p, chain[0]) }) {
				return nil, false
			}
			way = append(way, step{test: s, conds: conds})
		default:
			return nil, false
		}
		if p == chain[0] {
			slices.Reverse(way)
			return way, true
		}
	}
}

// conditionsBefore are the conditions of an IF up to that of the branch in which child stands.
func conditionsBefore(u *space.Space, s *ir.If, child *tree.Node) (conds []ir.Expr, ok bool) {
	for _, b := range s.Branches[:child.List+1] {
		c := b.Cond
		if c != nil {
			if c = forwardedIn(u, c, child.Parent, forwardings); c == nil {
				return nil, false
			}
		}
		conds = append(conds, c)
	}
	return conds, true
}

// readsByList reports whether a condition at n, inside of a loop, reads elements that have to be listed themselves: the lists for it are made
// after the one that it would decide.
func readsByList(u *space.Space, c ir.Expr, n, loop *tree.Node) bool {
	return ir.AnyExpr(c, func(x ir.Expr) bool {
		e, ok := x.(*ir.Elem)
		return ok && e.Sym.Map != nil && isIndirect(u, &Need{Ref: e, N: n, At: loop})
	})
}

func conditionsOf(way []step) (out []ir.Expr) {
	for _, s := range way {
		for _, c := range s.conds {
			if c != nil {
				out = append(out, c)
			}
		}
	}
	return out
}

// IsWay reports whether nothing but loops and conditions that lists can repeat stand around n from the first of some loops on.
func IsWay(u *space.Space, chain []*tree.Node, n *tree.Node) bool {
	_, known := wayTo(u, chain, n)
	return known
}

// changesInside reports whether l sets something on which the list of elements depends: a variable in the subscripts, in
// those of the home, or in the bounds of the chain, other than the chain's own loop variables.
func changesInside(u *space.Space, subscripts []ir.Expr, chain []*tree.Node, l *tree.Node) bool {
	own := map[*ir.Symbol]bool{}
	var exprs []ir.Expr
	for _, c := range chain {
		if d, ok := c.Stmt.(*ir.Do); ok {
			own[d.Var] = true
			exprs = append(exprs, d.Lo, d.Hi)
		}
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

// noteLoops copies the way to a reference with loop variables of its own around the Note. A loop on whose variable the list does not
// depend runs once where it runs at all: with N(i) what is noted at i, the union of N over i in lo:hi is N if lo <= hi, else empty.
func (i *Inspector) noteLoops(ref, home *ir.Elem, way []step) []ir.Stmt {
	at := ir.At{Pos: ref.Pos}
	body := []ir.Stmt{&ir.Assign{At: at, LHS: home, RHS: ref}}
	symbols := map[*ir.Symbol]*ir.Symbol{}
	for k := len(way) - 1; k >= 0; k-- {
		body = slices.Concat(way[k].before, body, way[k].after)
		for _, st := range slices.Concat(way[k].before, way[k].after) {
			i.own(ir.SymbolOf(st.(*ir.Assign).LHS), symbols)
		}
		switch {
		case way[k].test != nil:
			body = []ir.Stmt{way[k].around(body)}
			continue
		case way[k].while != nil:
			body = []ir.Stmt{&ir.While{At: way[k].while.At, Cond: way[k].while.Cond, Body: body}}
			continue
		}
		d := way[k].loop
		i.own(d.Var, symbols)
		hi := d.Hi
		if !decidesList(d.Var, ref, home, way[k+1:]) {
			hi = firstOnly(d)
		}
		body = []ir.Stmt{&ir.Do{At: d.At, Var: d.Var, Lo: d.Lo, Hi: hi, Step: d.Step, Independent: &ir.Independent{Pos: d.Pos, Array: true}, Body: body, Known: d.Known, Part: d.Part, Copy: d.Copy}}
	}
	return notes(ir.CopyBody(body, symbols, nil), i.ind, at)
}

// own lets the inspector have a variable of its own in place of one of the loops.
func (i *Inspector) own(s *ir.Symbol, symbols map[*ir.Symbol]*ir.Symbol) {
	if symbols[s] != nil {
		return
	}
	v := *s
	v.Made, v.Name, v.Source, v.Storage = true, s.Name+"%see", s.UserName(), ir.Automatic
	symbols[s] = &v
	i.fresh = append(i.fresh, &v)
}

// around is the condition around statements, which stand in the branch that is taken.
func (s step) around(body []ir.Stmt) ir.Stmt {
	out := &ir.If{At: s.test.At}
	for k, c := range s.conds {
		b := ir.Branch{Pos: s.test.Branches[k].Pos, Cond: c}
		if k == len(s.conds)-1 {
			b.Body = body
		}
		out.Branches = append(out.Branches, b)
	}
	return out
}

// notes puts a Note in place of the assignment in loops and conditions that names home and element.
func notes(body []ir.Stmt, list *spmd.Indirect, at ir.At) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if a, ok := s.(*ir.Assign); ok {
			if home, ok := a.LHS.(*ir.Elem); ok { // not an integer that is followed
				s = &spmd.Note{At: at, Indirect: list, Subs: a.RHS.(*ir.Elem).Subs, Home: home}
			}
		}
		ir.ReplaceBodies(s, func(b []ir.Stmt) []ir.Stmt { return notes(b, list, at) })
		out = append(out, s)
	}
	return out
}

// decidesList reports whether what an inspector notes depends on loop variable v: by the reference, its home, or the bounds and conditions
// inside.
func decidesList(v *ir.Symbol, ref, home *ir.Elem, inside []step) bool {
	exprs := slices.Concat(ref.Subs, home.Subs, conditionsOf(inside))
	for _, s := range inside {
		if s.while != nil {
			return true
		}
		if s.loop != nil {
			exprs = append(exprs, s.loop.Lo, s.loop.Hi)
		}
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

// storeWholeForLists makes the arrays whole of which executors bring elements, or take them.
func (u *Unit) storeWholeForLists() {
	for _, w := range u.Needs {
		if w.Indirect != nil {
			storeWhole(u, w.Ref, reason.ThroughIndex)
		}
	}
	for _, ins := range u.Changes.inspectors {
		if ins.ind.Copy != nil {
			storeWhole(u, ins.ind.Ref, reason.AddsThroughIndex)
		}
	}
}

// storeWhole makes the array of a reference whole in the dimensions that are distributed.
func storeWhole(u *Unit, ref *ir.Elem, why diag.ReasonCode) {
	a := u.Array(ref.Sym)
	for k, d := range ref.Sym.Map.Dims {
		if d.Grid >= 0 && !a.Full[k] {
			a.Full[k], a.Why[k] = true, why.At(ref.Pos, ir.ReferenceText(ref))
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
