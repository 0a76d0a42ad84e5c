package direct

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// Where an image shares no memory with this one, all elements that a loop wants of it come in one strided transfer before the loop, into
// memory that the pointer leads to, or go in one after it, if dependences allow:
//
//   - nothing in the loop is a call, waits for other images or leaves the loop early, and each loop around the access runs a number of times
//     that is known before;
//   - each subscript is linear in one loop's variable at most, and each variable moves one subscript: the elements are a section;
//   - what is got nothing in the loop sets, what is put nothing else in the loop touches.

// staged is the section that the accesses to a coarray of one image want.
type staged struct {
	section []triplet
	runs    ir.Expr // all loops around the accesses run
	put     bool
	loops   []*ir.Do
}

// triplet is one subscript of a section; the step is positive.
type triplet struct{ lo, hi, step ir.Expr }

// spot is where an access stands in a loop: the loops around it, and whether a condition decides about it.
type spot struct {
	loops       []*ir.Do
	conditional bool
}

// spots finds the accesses of a loop, and says why the loop cannot be staged at all, "" if it can.
func spots(do *ir.Do) (at map[*ir.CallProc]spot, why string) {
	at = map[*ir.CallProc]spot{}
	var visit func(s ir.Stmt, loops []*ir.Do, conditional bool)
	visit = func(s ir.Stmt, loops []*ir.Do, conditional bool) {
		switch s := s.(type) {
		case *ir.Assign:
		case *ir.Do:
			inside := append(append([]*ir.Do(nil), loops...), s)
			for _, x := range s.Body {
				visit(x, inside, conditional)
			}
		case *ir.If:
			for _, b := range s.Branches {
				for _, x := range b.Body {
					visit(x, loops, true)
				}
			}
		case *ir.CallProc:
			switch s.Proc.Link {
			case "hpf_co_get", "hpf_co_put":
				at[s] = spot{loops, conditional}
			case "hpf_co_lower", "hpf_co_upper", "hpf_co_this_image", "hpf_co_num_images":
			default:
				why = "the loop calls procedures or waits for images"
			}
		default:
			why = "the loop has other statements than assignments"
		}
	}
	visit(do, nil, false)
	return at, why
}

// stage says what the accesses to r want, or why they cannot be staged.
func (l *loop) stage(r *reached) (*staged, string) {
	at, why := spots(l.do)
	if why == "" && l.anyCall {
		why = "the loop calls procedures"
	}
	if why != "" {
		return nil, why
	}
	var all *staged
	for _, a := range r.accesses {
		one, why := l.wanted(a, at[a.call])
		if why == "" && all != nil {
			one, why = l.both(all, one)
		}
		if why != "" {
			return nil, why
		}
		all = one
	}
	return all, l.interferes(r, all.put)
}

// begin brings the section, or makes room for it, where the pointer cannot lead to the coarray itself and the loop runs.
func (r *reached) begin(p *pass, pos diag.Span) ir.Stmt {
	at := ir.At{Pos: pos}
	missing := p.em.Operate(ir.EQ, r.reach(), ir.IntConst(0, pos), pos)
	return ir.Guarded(at, p.em.Operate(ir.And, missing, r.staged.runs, pos), p.runtime.Stage(r.transfer(true)))
}

// end brings back what the loop has put.
func (r *reached) end(p *pass, pos diag.Span) ir.Stmt {
	did := p.em.Operate(ir.LT, r.reach(), ir.IntConst(0, pos), pos)
	return ir.Guarded(ir.At{Pos: pos}, did, p.runtime.Stage(r.transfer(false)))
}

func (r *reached) transfer(begin bool) elements.Transfer {
	section := &ir.Section{Sym: r.array, Single: make([]bool, len(r.staged.section))}
	for _, t := range r.staged.section {
		section.Lo, section.Hi, section.Step = append(section.Lo, ir.CloneExpr(t.lo)), append(section.Hi, ir.CloneExpr(t.hi)), append(section.Step, ir.CloneExpr(t.step))
	}
	call := r.accesses[0].call
	return elements.Transfer{Begin: begin, Put: r.staged.put, Pointer: r.pointer, Section: section,
		Image: ir.CloneExpr(r.image), Result: r.reach(), Pos: call.Pos}
}

// reach is the variable that tells how the pointer leads to the elements: 0 not, 1 to the coarray, -1 to a copy of what the loop wants.
func (r *reached) reach() *ir.Var { return &ir.Var{Pos: r.array.Pos, Sym: r.result} }

// wanted is the section of one access.
func (l *loop) wanted(a *access, at spot) (*staged, string) {
	if at.conditional {
		return nil, "a condition decides about the access"
	}
	w := &staged{put: a.put, loops: at.loops}
	for _, d := range at.loops {
		runs := runsAtAll(l.em, d)
		if runs == nil || !l.isFixed(d.Lo) || !l.isFixed(d.Hi) {
			return nil, "the bounds of a loop around the access are not known before"
		}
		if w.runs == nil {
			w.runs = runs
		} else {
			w.runs = l.em.Operate(ir.And, w.runs, runs, d.Pos)
		}
	}
	moved := map[*ir.Symbol]bool{}
	for _, x := range a.elem.Subs {
		t, why := l.triplet(x, at.loops, moved)
		if why != "" {
			return nil, why
		}
		w.section = append(w.section, t)
	}
	return w, ""
}

// isFixed reports whether a number is linear in scalars that the loop leaves alone.
func (l *loop) isFixed(e ir.Expr) bool {
	form, why := ir.AffineOf(e)
	if why != "" {
		return false
	}
	for _, t := range form.Terms {
		if l.set[t.Sym] > 0 {
			return false
		}
	}
	return true
}

// triplet is what a subscript goes through; moved lists the variables that move another one.
func (l *loop) triplet(x ir.Expr, loops []*ir.Do, moved map[*ir.Symbol]bool) (t triplet, why string) {
	form, why := ir.AffineOf(x)
	if why != "" {
		return t, "a subscript is not linear: " + why
	}
	var by *ir.Do
	var coef int64
	for _, term := range form.Terms {
		switch d := loopOf(term.Sym, loops); {
		case d == nil && l.set[term.Sym] > 0:
			return t, "a subscript depends on what the loop sets"
		case d == nil:
		case by != nil || moved[term.Sym]:
			return t, "the elements are no section"
		default:
			by, coef = d, term.Coef
			moved[term.Sym] = true
		}
	}
	pos := x.Span()
	if by == nil {
		return triplet{lo: ir.CloneExpr(x), hi: ir.CloneExpr(x), step: ir.IntConst(1, pos)}, ""
	}
	step := by.Step.(*ir.Const).I
	first, last := l.withValue(x, by.Var, by.Lo), l.withValue(x, by.Var, l.last(by, step, pos))
	if coef*step < 0 {
		first, last = last, first
	}
	return triplet{lo: first, hi: last, step: ir.IntConst(max(coef*step, -coef*step), pos)}, ""
}

// last is the value of a loop's variable in its last iteration.
func (l *loop) last(d *ir.Do, step int64, pos diag.Span) ir.Expr {
	if step == 1 || step == -1 {
		return d.Hi
	}
	way := l.em.Arith(ir.Sub, l.long(d.Hi), l.long(d.Lo), pos)
	count := l.em.Arith(ir.Div, way, ir.Int8At(step, pos), pos)
	return l.em.Arith(ir.Add, l.long(d.Lo), l.em.Arith(ir.Mul, count, ir.Int8At(step, pos), pos), pos)
}

func (l *loop) long(e ir.Expr) ir.Expr { return l.em.Convert(ir.CloneExpr(e), ir.Int8) }

func loopOf(s *ir.Symbol, loops []*ir.Do) *ir.Do {
	for _, d := range loops {
		if d.Var == s {
			return d
		}
	}
	return nil
}

// withValue is an expression for one value of a variable.
func (l *loop) withValue(x ir.Expr, v *ir.Symbol, value ir.Expr) ir.Expr {
	return ir.MapExpr(ir.CloneExpr(x), func(e ir.Expr) ir.Expr {
		if is, ok := e.(*ir.Var); ok && is.Sym == v {
			return l.em.Convert(ir.CloneExpr(value), e.Type())
		}
		return l.em.Folded(e)
	})
}

// both is a section with the elements of two, which stand at a constant distance.
func (l *loop) both(a, b *staged) (*staged, string) {
	if a.put || b.put {
		return nil, "the loop touches the coarray of that image elsewhere"
	}
	if len(a.loops) != len(b.loops) || a.loops[len(a.loops)-1] != b.loops[len(b.loops)-1] {
		return nil, "another loop touches the coarray of that image"
	}
	out := *a
	out.section = nil
	for k, t := range a.section {
		u := b.section[k]
		low, okLow := l.distance(t.lo, u.lo)
		high, okHigh := l.distance(t.hi, u.hi)
		if !okLow || !okHigh {
			return nil, "two references stand at no constant distance"
		}
		if low > 0 {
			t.lo = u.lo
		}
		if high < 0 {
			t.hi = u.hi
		}
		if low != 0 || high != 0 || !ir.Equal(t.step, u.step) {
			t.step = ir.IntConst(1, t.lo.Span())
		}
		out.section = append(out.section, t)
	}
	return &out, ""
}

// distance is a - b, if it is constant.
func (l *loop) distance(a, b ir.Expr) (int64, bool) {
	if ir.Equal(a, b) {
		return 0, true
	}
	form, why := ir.AffineOf(l.em.Arith(ir.Sub, l.long(a), l.long(b), a.Span()))
	if why != "" || len(form.Terms) > 0 {
		return 0, false
	}
	return form.Const, true
}

func subscriptsOf(e ir.Expr) []ir.Expr {
	if elem, ok := e.(*ir.Elem); ok {
		return append([]ir.Expr(nil), elem.Subs...)
	}
	return nil
}

// interferes says what in the loop keeps the accesses to r from being made together, "" for nothing.
func (l *loop) interferes(r *reached, put bool) (why string) {
	mine := map[ir.Stmt]bool{}
	for _, a := range r.accesses {
		mine[a.call] = true
	}
	touch := func(s *ir.Symbol, sets bool) {
		if s != nil && (sets || put) && ir.SharesStorage(s, r.array) {
			why = "the loop touches the coarray elsewhere"
		}
	}
	ir.WalkStmts([]ir.Stmt{l.do}, func(s ir.Stmt) bool {
		call, isCall := s.(*ir.CallProc)
		switch {
		case isCall && isQuestion(call):
		case isCall && accessOf(call) != nil:
			remote, local, isPut := sidesOf(call)
			touch(ir.Root(local), !isPut)
			if !mine[s] {
				touch(ir.Root(remote), isPut)
			}
			for _, x := range append(subscriptsOf(remote), call.Args[imageArg].X) {
				ir.WalkExprs(x, func(e ir.Expr) { touch(ir.Root(e), false) })
			}
		default:
			ir.Mentions(s, func(v *ir.Symbol, role ir.Role) { touch(v, role == ir.Def || role == ir.Update) })
		}
		return true
	})
	return why
}
