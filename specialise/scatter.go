package specialise

import (
	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
	"dhpfgo/specialise/terms"
)

// scatters writes accumulations into distributed arrays at places that only index arrays tell,
//
//	do ..; y(ix(i)) = y(ix(i)) op e; end do
//
// as accumulations into a copy p that every image has in full, which the passes recognise as a reduction: each image adds up
// its own iterations, one message combines the copies, and the owners take the result.
//
//	p = identity;  do ..; p(ix(i)) = p(ix(i)) op e; end do;  combine y op p
//
// The copies hold the neutral element where no iteration of an image accumulates, and what differs from it goes to the owners; where
// elements of y have several copies, one message combines all of p, and the owners take it.
//
// The loop is the outermost one in which y occurs in nothing but such updates. Where an iteration works on elements of one owner alone, who
// then runs it, nothing is to be combined (see affine.NameHomes).
func (l *lowering) scatters(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		d, isLoop := s.(*ir.Do)
		if isLoop && affine.IsHomed(l.unit, d) {
			out = append(out, s)
			continue
		}
		if !isLoop || l.mayLeave(d) || isShort(d) {
			ir.ReplaceBodies(s, l.scatters)
			out = append(out, s)
			continue
		}
		var pre, post []ir.Stmt
		for _, y := range l.scatteredIn(d) {
			before, loop, behind := l.scatter(y, d)
			d = loop
			pre, post = append(pre, before...), append(post, behind...)
		}
		d.Body = l.scatters(d.Body)
		out = append(append(append(out, pre...), d), post...)
	}
	return out
}

// isShort reports whether a loop without loops inside has few iterations: single messages cost less than a combination of whole arrays.
func isShort(d *ir.Do) bool {
	simple := true
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Do, *ir.While:
			simple = false
		}
		return simple
	})
	return simple && terms.IsShort(d)
}

// mayLeave reports whether control may leave loop d other than at its end, or something unseen may happen inside.
func (l *lowering) mayLeave(d *ir.Do) bool {
	inside := map[ir.Stmt]bool{d: true}
	found := false
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		inside[s] = true
		switch j := s.(type) {
		case *ir.Jump:
			found = found || !inside[j.Loop]
		case *ir.Return, *ir.CallProc, *ir.GatherAll, *ir.Redistribute:
			found = true
		}
		for _, e := range ir.ExprsOf(s) {
			ir.WalkExprs(e, func(x ir.Expr) {
				_, call := x.(*ir.FuncRef)
				found = found || call
			})
		}
		return true
	})
	return found
}

// scattered is an array with the operator of its updates.
type scattered struct {
	sym *ir.Symbol
	op  ir.ReduceOp
}

// scatteredIn lists the distributed arrays that loop d only updates, by one operator, at least once at a place that is not
// affine.
func (l *lowering) scatteredIn(d *ir.Do) []scattered {
	wild := wildIn(d)
	for s := range terms.SummedIn(d) {
		wild[s] = true
	}
	mentions, updates := map[*ir.Symbol]int{}, map[*ir.Symbol]int{}
	ops := map[*ir.Symbol]ir.ReduceOp{}
	var order []*ir.Symbol
	ir.EachNamed([]ir.Stmt{d}, func(s *ir.Symbol) { mentions[s]++ })
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		a, ok := s.(*ir.Assign)
		if !ok {
			return true
		}
		e, op, ok := scatterForm(a)
		if !ok || ops[e.Sym] != op && updates[e.Sym] > 0 {
			return true
		}
		if updates[e.Sym] == 0 {
			order = append(order, e.Sym)
		}
		ops[e.Sym] = op
		ir.EachNamed([]ir.Stmt{a}, func(s *ir.Symbol) {
			if s == e.Sym {
				updates[s]++
			}
		})
		return true
	})
	var out []scattered
	homed := l.homedIn(d)
	for _, s := range order {
		if wild[s] && !homed[s] && mentions[s] == updates[s] && !(l.options.Reproducible && ops[s].Rounds(s.Type)) {
			out = append(out, scattered{s, ops[s]})
		}
	}
	return out
}

// homedIn are the variables that loops inside a loop name whose iterations work on elements of one owner.
func (l *lowering) homedIn(d *ir.Do) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		inner, ok := s.(*ir.Do)
		if ok && affine.IsHomed(l.unit, inner) {
			ir.EachNamed([]ir.Stmt{inner}, func(y *ir.Symbol) { out[y] = true })
			return false
		}
		return true
	})
	return out
}

// scatterForm recognises y(..) = y(..) op e for a distributed array of a type that reductions combine.
func scatterForm(a *ir.Assign) (*ir.Elem, ir.ReduceOp, bool) {
	e, ok := a.LHS.(*ir.Elem)
	if !ok || e.Sym.Map == nil || e.Sym.Pointer || e.Sym.Target || !ir.Combines(e.Sym.Type) || ir.Occurrences(a.RHS, e.Sym) != 1 || !ir.SameReference(a.RHS, e) {
		return nil, 0, false
	}
	op, ok := ir.SpineOp(a.RHS, e.Sym)
	return e, op, ok
}

// scatter gives loop d as it accumulates into a copy, and what stands before and after it.
func (l *lowering) scatter(y scattered, d *ir.Do) (pre []ir.Stmt, loop *ir.Do, post []ir.Stmt) {
	at := ir.At{Pos: d.Pos}
	part := l.symbol(y.sym.Name+"%sum", y.sym.Type)
	part.Source = y.sym.UserName()
	part.Dims, part.Allocatable, part.Size = y.sym.Dims, y.sym.Allocatable, y.sym.Size
	if part.Allocatable {
		pre = append(pre, &ir.Allocate{At: at, Sym: part})
		post = append(post, &ir.Deallocate{At: at, Sym: part})
	}
	pre = append(pre, l.overAll(y.sym, at, func(index []ir.Expr) ir.Stmt {
		return &ir.Assign{At: at, LHS: &ir.Elem{Pos: at.Pos, Sym: part, Subs: index}, RHS: ir.Identity(y.op, y.sym.Type)}
	}))
	loop = ir.CopyBody([]ir.Stmt{d}, map[*ir.Symbol]*ir.Symbol{y.sym: part}, nil)[0].(*ir.Do)
	if canPut(y.sym) {
		return pre, loop, append([]ir.Stmt{&ir.Combine{At: at, Into: y.sym, From: part, Op: y.op}}, post...)
	}
	take := l.overAll(y.sym, at, func(index []ir.Expr) ir.Stmt {
		own := &ir.Elem{Pos: at.Pos, Sym: y.sym, Subs: index}
		x := &ir.Elem{Pos: at.Pos, Sym: y.sym, Subs: ir.CloneExprs(index)}
		p := &ir.Elem{Pos: at.Pos, Sym: part, Subs: ir.CloneExprs(index)}
		return &ir.Assign{At: at, LHS: own, RHS: y.op.Of(x, p)}
	})
	return pre, loop, append([]ir.Stmt{take}, post...)
}

// overAll runs a statement for all indices of an array, in any order.
func (l *lowering) overAll(s *ir.Symbol, at ir.At, f func(index []ir.Expr) ir.Stmt) ir.Stmt {
	var vars []*ir.Symbol
	var index []ir.Expr
	for range s.Dims {
		v := l.symbol("i", ir.Int8)
		vars = append(vars, v)
		index = append(index, &ir.Var{Pos: at.Pos, Sym: v})
	}
	body := f(index)
	for k, v := range vars {
		body = &ir.Do{At: at, Var: v, Lo: ir.Int8Of(s.Dims[k].Lo), Hi: ir.Int8Of(s.Dims[k].Hi), Step: ir.Int8Const(1),
			Body: []ir.Stmt{body}, Independent: &ir.Independent{Pos: at.Pos, Array: true}}
	}
	return body
}
