package specialise

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
	"dhpfgo/specialise/clocks"
)

// publishResults lets the owners of what a loop reads compute what it sets for all images, which then get the results alone:
//
//	do j; s = 0                           do j; s = 0
//	  do i; s = s + h(i,j); end do          do i; s = s + h(i,j); end do
//	  t(j) = s; end do         becomes      t%own(j) = s; end do           t%own lies as h does
//	                                      do j; t(j) = t%own(j); end do
//
// Else every image would get all of h and compute all of t. What a loop sets from one element is left as it is: the element may be sent as
// well as the result.
func publishResults(u *ir.Unit) {
	if u.Proc != nil && u.Proc.Recursive {
		return
	}
	p := &publisher{unit: u}
	u.Body = p.list(u.Body)
}

type publisher struct {
	unit *ir.Unit
	made int
}

// result is an assignment with the loops around it, of which the first one chooses whose it is.
type result struct {
	assign *ir.Assign
	loops  []*ir.Do
}

func (p *publisher) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		out = append(out, st)
		switch st := st.(type) {
		case *ir.Do:
			if after := p.published(st); after != nil {
				out = append(out, after...)
			} else if !clocks.IsPicked(st) { // the iterations of one that is may be shared, each image with what it needs
				st.Body = p.list(st.Body)
			}
		case *ir.While:
			st.Body = p.list(st.Body)
		case *ir.If:
			for k := range st.Branches {
				st.Branches[k].Body = p.list(st.Branches[k].Body)
			}
		}
	}
	return out
}

// published makes the results of a loop ones of the owners of what it reads, and gives the loops after it that bring them to all images.
func (p *publisher) published(l *ir.Do) []ir.Stmt {
	if _, constant := l.ConstantStep(); !constant || !isPlainLoop(l) {
		return nil
	}
	var after []ir.Stmt
	for _, s := range resultsIn(l.Body, []*ir.Do{l}) {
		t := s.assign.LHS.(*ir.Elem)
		of := operandOf(l, s)
		if of == nil || !mayPublish(l, s) {
			continue
		}
		m := alignedWith(t, of)
		if m == nil || !liesWithin(t, of, l.Var) {
			continue
		}
		own := p.owned(t.Sym, m)
		after = append(after, p.copied(s, own))
		s.assign.LHS = &ir.Elem{Pos: t.Pos, Sym: own, Subs: t.Subs}
	}
	return after
}

// isPlainLoop reports whether nothing leaves a loop, and nothing in it is for all images together.
func isPlainLoop(l *ir.Do) bool {
	plain := true
	ir.WalkStmts(l.Body, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.Assign, *ir.If, *ir.Do:
			plain = plain && !clocks.IsLoud(st)
		default:
			plain = false
		}
		return plain
	})
	return plain
}

// resultsIn lists the assignments to elements of undistributed arrays that loops alone control.
func resultsIn(body []ir.Stmt, loops []*ir.Do) (out []result) {
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Do:
			out = append(out, resultsIn(st.Body, append(loops[:len(loops):len(loops)], st))...)
		case *ir.Assign:
			if e, ok := st.LHS.(*ir.Elem); ok && e.Sym.Map == nil {
				out = append(out, result{st, loops})
			}
		}
	}
	return out
}

// operandOf is an element of a distributed array, one of a line whose owner l chooses, from which loops inside of l form the value of a
// result that is wanted for nothing else; nil for none.
func operandOf(l *ir.Do, s result) *ir.Elem {
	f := &feeding{loop: l, of: s, sets: ir.ChangesOf(l.Body), scalars: map[*ir.Symbol]bool{}}
	f.add(s.assign.RHS)
	for more := -1; more != len(f.scalars); {
		more = len(f.scalars)
		f.visit(l.Body, nil, nil, f.source)
	}
	f.visit(l.Body, nil, nil, f.use)
	if f.elsewhere {
		return nil
	}
	return f.line
}

// feeding is what a result of a loop is computed from.
type feeding struct {
	loop      *ir.Do
	of        result
	sets      *ir.Changes
	scalars   map[*ir.Symbol]bool // whose values the result depends on
	line      *ir.Elem
	elsewhere bool // a scalar that the loop sets for the result is read for another purpose
}

// visit calls see for the assignments of the loop, with the loops around each that are not around the result, and the conditions.
func (f *feeding) visit(body []ir.Stmt, inner []*ir.Do, conds []ir.Expr, see func(*ir.Assign, []*ir.Do, []ir.Expr)) {
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Assign:
			see(st, inner, conds)
		case *ir.Do:
			around := inner
			if !slices.Contains(f.of.loops, st) {
				around = append(inner[:len(inner):len(inner)], st)
			}
			f.visit(st.Body, around, append(conds[:len(conds):len(conds)], st.Lo, st.Hi), see)
		case *ir.If:
			all := conds[:len(conds):len(conds)]
			for _, b := range st.Branches {
				if b.Cond != nil {
					all = append(all, b.Cond)
				}
				f.visit(b.Body, inner, all, see)
			}
		}
	}
}

func (f *feeding) add(e ir.Expr) {
	for _, v := range affine.Mentions(e) {
		if v.Rank() == 0 && v.Map == nil {
			f.scalars[v] = true
		}
	}
}

// source looks at an assignment to a scalar that the result depends on.
func (f *feeding) source(a *ir.Assign, inner []*ir.Do, conds []ir.Expr) {
	if v := affine.ScalarOf(a.LHS); v == nil || !f.scalars[v] {
		return
	}
	for _, e := range append(conds[:len(conds):len(conds)], a.RHS) {
		f.add(e)
		ir.WalkExprs(e, func(x ir.Expr) {
			if r, ok := x.(*ir.Elem); ok && f.line == nil && len(inner) > 0 && isLine(r, f.loop.Var, inner) {
				f.line = r
			}
		})
	}
}

// use looks at what an assignment reads of the scalars that the loop sets for the result: others may, for the same owner.
func (f *feeding) use(a *ir.Assign, _ []*ir.Do, conds []ir.Expr) {
	if v := affine.ScalarOf(a.LHS); v != nil && f.scalars[v] {
		return
	}
	if e, ok := a.LHS.(*ir.Elem); ok && f.isOfOwner(e) {
		return
	}
	for _, e := range append(conds[:len(conds):len(conds)], a.RHS, a.LHS) {
		for _, v := range affine.Mentions(e) {
			f.elsewhere = f.elsewhere || f.scalars[v] && f.sets.Hit(v, false) && loopOver(v, f.of.loops) == nil
		}
	}
}

// isOfOwner reports whether the loop's variable chooses an element, of a distributed array its owner.
func (f *feeding) isOfOwner(e *ir.Elem) bool {
	for k, sub := range e.Subs {
		if affine.ScalarOf(clocks.StripKinds(sub)) == f.loop.Var && (e.Sym.Map == nil || e.Sym.Map.Dims[k].Grid >= 0) {
			return true
		}
	}
	return false
}

// isLine reports whether a variable chooses the only distributed dimension of an element, and the inner loops others.
func isLine(e *ir.Elem, v *ir.Symbol, inner []*ir.Do) bool {
	m := e.Sym.Map
	if m == nil || len(m.Layout.Dims) != 1 || m.Layout.Deferred || !m.Layout.IsConstant() || m.Layout.IsDynamic() || m.Layout.IsMulti() || len(m.Cells) > 0 {
		return false
	}
	runs := false
	for k, sub := range e.Subs {
		if m.Dims[k].Grid >= 0 && affine.ScalarOf(clocks.StripKinds(sub)) != v {
			return false
		}
		runs = runs || m.Dims[k].Grid < 0 && slices.ContainsFunc(inner, func(d *ir.Do) bool { return ir.Occurrences(sub, d.Var) > 0 })
	}
	return runs
}

// mayPublish reports whether a loop does nothing else with the array that it sets, which no other name reaches, and whether which elements it
// sets can be said again after it.
func mayPublish(l *ir.Do, s result) bool {
	t := s.assign.LHS.(*ir.Elem).Sym
	if t.Pointer || t.Target || t.View || t.Overlaid || t.Root != nil || t.Optional || t.Type.Base == ir.Derived || t.Type.Base == ir.Character || !ir.ConstantDims(t.Dims) {
		return false
	}
	if a := l.Independent; a != nil && (slices.Contains(a.New, t) || slices.Contains(a.Reductions, t)) {
		return false
	}
	count := 0
	ir.EachNamed([]ir.Stmt{l}, func(x *ir.Symbol) {
		if x == t {
			count++
		}
	})
	if count != 1 || ir.SharedKey(t) != nil && callsAny(l) {
		return false
	}
	changes := ir.ChangesOf([]ir.Stmt{l})
	for _, e := range again(s) {
		for _, v := range affine.Mentions(e) {
			if loopOver(v, s.loops) == nil && changes.Hit(v, false) {
				return false
			}
		}
	}
	return true
}

// again lists the expressions that say which elements an assignment sets.
func again(s result) (out []ir.Expr) {
	out = append(out, s.assign.LHS.(*ir.Elem).Subs...)
	for _, d := range s.loops {
		out = append(out, d.Lo, d.Hi)
		if d.Step != nil {
			out = append(out, d.Step)
		}
	}
	return out
}

func callsAny(l *ir.Do) bool {
	found := false
	ir.EveryProc(func(*ir.Procedure) { found = true }, l.Body)
	return found
}

// liesWithin reports whether the array that a loop sets has no element that v chooses outside of those of a distributed one.
func liesWithin(t, of *ir.Elem, v *ir.Symbol) bool {
	for k, x := range of.Sym.Map.Dims {
		if x.Grid < 0 {
			continue
		}
		d := slices.IndexFunc(t.Subs, func(sub ir.Expr) bool { return affine.ScalarOf(clocks.StripKinds(sub)) == v })
		if d < 0 {
			return false
		}
		below, okLo := ir.Difference(t.Sym.Dims[d].Lo, of.Sym.Dims[k].Lo)
		above, okHi := ir.Difference(t.Sym.Dims[d].Hi, of.Sym.Dims[k].Hi)
		return okLo && okHi && below >= 0 && above <= 0
	}
	return false
}

// owned is an array of the bounds of t that is distributed.
func (p *publisher) owned(t *ir.Symbol, m *ir.Mapping) *ir.Symbol {
	p.made++
	own := &ir.Symbol{Name: fmt.Sprintf("%s%%own%d", t.Name, p.made), Source: t.UserName(), Pos: t.Pos, Type: t.Type, Dims: t.Dims, Made: true,
		Storage: ir.Static, Map: m, Captured: p.unit.Proc != nil}
	p.unit.Symbols = append(p.unit.Symbols[:len(p.unit.Symbols):len(p.unit.Symbols)], own)
	p.unit.Layouts = ir.AppendLayout(p.unit.Layouts, m.Layout)
	return own
}

// copied brings the elements that an assignment has set from the owners to all images.
func (p *publisher) copied(s result, own *ir.Symbol) ir.Stmt {
	by := &ir.Substitution{Symbols: map[*ir.Symbol]*ir.Symbol{}}
	for _, d := range s.loops {
		p.made++
		v := &ir.Symbol{Name: fmt.Sprintf("%s%%own%d", d.Var.Name, p.made), Source: d.Var.UserName(), Pos: d.Pos, Type: d.Var.Type, Made: true, Storage: ir.Static}
		if p.unit.Proc != nil {
			v.Storage = ir.Automatic
		}
		p.unit.Symbols = append(p.unit.Symbols[:len(p.unit.Symbols):len(p.unit.Symbols)], v)
		by.Symbols[d.Var] = v
	}
	to := by.CopyExpr(s.assign.LHS).(*ir.Elem)
	from := &ir.Elem{Pos: to.Pos, Sym: own, Subs: (&ir.Substitution{}).CopyExpr(to).(*ir.Elem).Subs}
	var out ir.Stmt = &ir.Assign{At: s.assign.At, LHS: to, RHS: from}
	for _, d := range slices.Backward(s.loops) {
		c := &ir.Do{At: d.At, Var: by.Symbols[d.Var], Lo: by.CopyExpr(d.Lo), Hi: by.CopyExpr(d.Hi), Independent: &ir.Independent{Pos: d.Pos, Array: true}, Body: []ir.Stmt{out}}
		if d.Step != nil {
			c.Step = by.CopyExpr(d.Step)
		}
		out = c
	}
	return out
}
