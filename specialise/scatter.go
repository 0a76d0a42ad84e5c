package specialise

import (
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// scatters writes accumulations into distributed arrays at places that only index arrays tell,
//
//	do ..; y(ix(i)) = y(ix(i)) op e; end do
//
// as accumulations into a copy p that every image has in full, which the passes recognise as a reduction: each image adds up
// its own iterations, one message combines the copies, and the owners take the result.
//
//	p = identity;  do ..; p(ix(i)) = p(ix(i)) op e; end do;  y = y op p
//
// The loop is the outermost one in which y occurs in nothing but such updates.
func (l *lowering) scatters(body []sem.Stmt) []sem.Stmt {
	var out []sem.Stmt
	for _, s := range body {
		d, isLoop := s.(*sem.Do)
		if !isLoop || l.mayLeave(d) || isShort(d) {
			l.scattersInside(s)
			out = append(out, s)
			continue
		}
		var pre, post []sem.Stmt
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

// shortLoop is the number of iterations below which single messages cost less than a combination of whole arrays.
const shortLoop = 8

// isShort reports whether a loop without loops inside has few iterations.
func isShort(d *sem.Do) bool {
	lo, okLo := d.Lo.(*sem.Const)
	hi, okHi := d.Hi.(*sem.Const)
	step, constant := d.ConstantStep()
	if !okLo || !okHi || !constant || step == 0 {
		return false
	}
	simple := true
	sem.WalkStmts(d.Body, func(s sem.Stmt) bool {
		switch s.(type) {
		case *sem.Do, *sem.While:
			simple = false
		}
		return simple
	})
	return simple && (hi.I-lo.I)/step+1 < shortLoop
}

// scattersInside works on the statements inside a construct.
func (l *lowering) scattersInside(s sem.Stmt) {
	switch s := s.(type) {
	case *sem.Do:
		s.Body = l.scatters(s.Body)
	case *sem.While:
		s.Body = l.scatters(s.Body)
	case *sem.If:
		for i := range s.Branches {
			s.Branches[i].Body = l.scatters(s.Branches[i].Body)
		}
	}
}

// mayLeave reports whether control may leave loop d other than at its end, or something unseen may happen inside.
func (l *lowering) mayLeave(d *sem.Do) bool {
	inside := map[sem.Stmt]bool{d: true}
	found := false
	sem.WalkStmts(d.Body, func(s sem.Stmt) bool {
		inside[s] = true
		switch j := s.(type) {
		case *sem.Jump:
			found = found || !inside[j.Loop]
		case *sem.Return, *sem.CallProc, *ir.GatherAll, *sem.Redistribute:
			found = true
		}
		for _, e := range sem.ExprsOf(s) {
			sem.WalkExprs(e, func(x sem.Expr) {
				_, call := x.(*sem.FuncRef)
				found = found || call
			})
		}
		return true
	})
	return found
}

// scattered is an array with the operator of its updates.
type scattered struct {
	sym *sem.Symbol
	op  ir.ReduceOp
}

// scatteredIn lists the distributed arrays that loop d only updates, by one operator, at least once at a place that is not
// affine.
func (l *lowering) scatteredIn(d *sem.Do) []scattered {
	set := scalarsAssigned(d)
	mentions, updates := map[*sem.Symbol]int{}, map[*sem.Symbol]int{}
	wild, ops := map[*sem.Symbol]bool{}, map[*sem.Symbol]ir.ReduceOp{}
	var order []*sem.Symbol
	ir.EachNamed([]sem.Stmt{d}, func(s *sem.Symbol) { mentions[s]++ })
	sem.WalkStmts(d.Body, func(s sem.Stmt) bool {
		a, ok := s.(*sem.Assign)
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
		ir.EachNamed([]sem.Stmt{a}, func(s *sem.Symbol) {
			if s == e.Sym {
				updates[s]++
			}
		})
		wild[e.Sym] = wild[e.Sym] || isWild(e, set)
		return true
	})
	var out []scattered
	for _, s := range order {
		if wild[s] && mentions[s] == updates[s] && !(l.options.Reproducible && ops[s].Rounds(s.Type)) {
			out = append(out, scattered{s, ops[s]})
		}
	}
	return out
}

// scatterForm recognises y(..) = y(..) op e for a distributed array of a type that reductions combine.
func scatterForm(a *sem.Assign) (*sem.Elem, ir.ReduceOp, bool) {
	e, ok := a.LHS.(*sem.Elem)
	if !ok || e.Sym.Map == nil || e.Sym.Pointer || e.Sym.Target || !ir.Combines(e.Sym.Type) || ir.Occurrences(a.RHS, e.Sym) != 1 || !ir.SameReference(a.RHS, e) {
		return nil, 0, false
	}
	op, ok := ir.SpineOp(a.RHS, e.Sym)
	return e, op, ok
}

// isWild reports whether the owner of an element follows from no affine form of loop variables: a subscript in a distributed
// dimension is not affine, or uses a variable that the loop sets.
func isWild(e *sem.Elem, set map[*sem.Symbol]bool) bool {
	for k, m := range e.Sym.Map.Dims {
		if m.Grid < 0 {
			continue
		}
		a, why := sem.AffineOf(e.Subs[k])
		if why != "" {
			return true
		}
		for _, t := range a.Terms {
			if set[t.Sym] {
				return true
			}
		}
	}
	return false
}

// scalarsAssigned lists the variables that a loop sets, those of its loops aside.
func scalarsAssigned(d *sem.Do) map[*sem.Symbol]bool {
	out := map[*sem.Symbol]bool{}
	sem.WalkStmts(d.Body, func(s sem.Stmt) bool {
		if a, ok := s.(*sem.Assign); ok {
			if v, ok := a.LHS.(*sem.Var); ok {
				out[v.Sym] = true
			}
		}
		return true
	})
	return out
}

// scatter gives loop d as it accumulates into a copy, and what stands before and behind it.
func (l *lowering) scatter(y scattered, d *sem.Do) (pre []sem.Stmt, loop *sem.Do, post []sem.Stmt) {
	at := sem.At{Pos: d.Pos}
	part := l.symbol(y.sym.Name+"%sum", y.sym.Type)
	part.Source = y.sym.UserName()
	part.Dims, part.Allocatable, part.Size = y.sym.Dims, y.sym.Allocatable, y.sym.Size
	if part.Allocatable {
		pre = append(pre, &sem.Allocate{At: at, Sym: part})
		post = append(post, &sem.Deallocate{At: at, Sym: part})
	}
	pre = append(pre, l.overAll(y.sym, at, func(index []sem.Expr) sem.Stmt {
		return &sem.Assign{At: at, LHS: &sem.Elem{Pos: at.Pos, Sym: part, Subs: index}, RHS: ir.Identity(y.op, y.sym.Type)}
	}))
	loop = sem.CopyBody([]sem.Stmt{d}, map[*sem.Symbol]*sem.Symbol{y.sym: part}, nil)[0].(*sem.Do)
	take := l.overAll(y.sym, at, func(index []sem.Expr) sem.Stmt {
		own := &sem.Elem{Pos: at.Pos, Sym: y.sym, Subs: index}
		x := &sem.Elem{Pos: at.Pos, Sym: y.sym, Subs: ir.CloneExprs(index)}
		p := &sem.Elem{Pos: at.Pos, Sym: part, Subs: ir.CloneExprs(index)}
		return &sem.Assign{At: at, LHS: own, RHS: y.op.Of(x, p)}
	})
	return pre, loop, append([]sem.Stmt{take}, post...)
}

// overAll runs a statement for all indices of an array, in any order.
func (l *lowering) overAll(s *sem.Symbol, at sem.At, f func(index []sem.Expr) sem.Stmt) sem.Stmt {
	var vars []*sem.Symbol
	var index []sem.Expr
	for range s.Dims {
		v := l.symbol("i", sem.Int8)
		vars = append(vars, v)
		index = append(index, &sem.Var{Pos: at.Pos, Sym: v})
	}
	body := f(index)
	for k, v := range vars {
		body = &sem.Do{At: at, Var: v, Lo: ir.Int8Of(s.Dims[k].Lo), Hi: ir.Int8Of(s.Dims[k].Hi), Step: ir.Int8Const(1),
			Body: []sem.Stmt{body}, Independent: &sem.Independent{Pos: at.Pos, Array: true}}
	}
	return body
}
