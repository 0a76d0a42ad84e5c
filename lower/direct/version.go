package direct

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// reached is a coarray of an image that accesses of a loop have in common.
type reached struct {
	pointer, array *ir.Symbol
	image          ir.Expr
	questions      []*question
	result         *ir.Symbol // of asking
	accesses       []*access
	staged         *staged // nil: they are calls where the image shares no memory
}

// versions are the loop with direct accesses, taken if all chosen ones can be, and the loop as it was; that goes where all can be staged.
func (p *pass) versions(l *loop, accesses, chosen []*access) []ir.Stmt {
	do := l.do
	at := ir.At{Pos: do.Pos}
	var all []*reached
	for _, a := range chosen {
		all = p.reach(all, a, do.Pos)
	}
	out, ask := p.asking(all, at)
	if runs := runsAtAll(p.em, do); runs != nil {
		ask = []ir.Stmt{ir.Guarded(at, runs, ask...)}
	}
	var begin, end []ir.Stmt
	var can ir.Expr
	for _, r := range all {
		if p.stage(l, r) {
			begin, end = append(begin, r.begin(p, do.Pos)), append(end, r.end(p, do.Pos))
		} else if is := p.em.Operate(ir.NE, r.reach(), ir.IntConst(0, do.Pos), do.Pos); can == nil {
			can = is
		} else {
			can = p.em.Operate(ir.And, can, is, do.Pos)
		}
	}
	fast := append(append(begin, p.direct(do, accesses, chosen)), end...)
	out = append(out, ask...)
	if can == nil {
		return append(out, fast...)
	}
	return append(out, &ir.If{At: at, Branches: []ir.Branch{{Pos: do.Pos, Cond: can, Body: fast}, {Pos: do.Pos, Body: []ir.Stmt{do}}}})
}

// asking asks before the loop whether pointers can lead to coarrays of other images.
func (p *pass) asking(all []*reached, at ir.At) (none, ask []ir.Stmt) {
	for _, r := range all {
		none = append(none, &ir.Assign{At: at, LHS: r.reach(), RHS: ir.IntConst(0, at.Pos)})
		calls := []ir.Stmt{p.runtime.Ask(r.pointer, r.array, ir.CloneExpr(r.image), r.reach())}
		for _, q := range r.questions {
			calls = append([]ir.Stmt{q.before()}, calls...)
		}
		if r.array.Allocatable {
			calls = []ir.Stmt{ir.Guarded(at, &ir.Status{Pos: at.Pos, Sym: r.array}, calls...)}
		}
		ask = append(ask, calls...)
	}
	return none, ask
}

// stage lets the accesses to r be one transfer where the image shares no memory, if they can.
func (p *pass) stage(l *loop, r *reached) bool {
	staged, why := l.stage(r)
	if why == "" {
		r.staged = staged
		return true
	}
	p.missed(r.accesses[0].call.Pos, "on an image that shares no memory, "+why)
	return false
}

// reach gives an access its pointer, which it shares with others to the same coarray of the same image.
func (p *pass) reach(all []*reached, a *access, pos diag.Span) []*reached {
	s := a.elem.Sym
	for _, r := range all {
		if r.array == s && ir.Equal(r.image, a.image) {
			a.pointer = r.pointer
			r.accesses = append(r.accesses, a)
			return all
		}
	}
	s.Target = true
	a.pointer = p.em.Temp("direct", s.Type, pos)
	a.pointer.Pointer = true
	elements.DescribedDims(p.em, a.pointer, s.Rank(), pos)
	return append(all, &reached{a.pointer, s, a.image, a.questions, p.em.Temp("reached", ir.Int4, pos), []*access{a}, nil})
}

// runsAtAll is the condition that the body of a loop runs once at least; nil where the step is not constant.
func runsAtAll(em *elements.Emitter, do *ir.Do) ir.Expr {
	step, ok := do.Step.(*ir.Const)
	switch {
	case !ok || step.I == 0:
		return nil
	case step.I > 0:
		return em.Operate(ir.LE, ir.CloneExpr(do.Lo), ir.CloneExpr(do.Hi), do.Pos)
	}
	return em.Operate(ir.GE, ir.CloneExpr(do.Lo), ir.CloneExpr(do.Hi), do.Pos)
}

// direct is a copy of the loop with assignments in place of the chosen calls, and variables of its own for what is got: the runtime knows
// the addresses of the others.
func (p *pass) direct(do *ir.Do, accesses, chosen []*access) *ir.Do {
	own := map[*ir.Symbol]*ir.Symbol{}
	for _, a := range chosen {
		if h := a.held.Sym; own[h] == nil {
			own[h] = p.em.Temp("got", h.Type, h.Pos)
		}
	}
	fast := ir.CopyBody([]ir.Stmt{do}, own, nil)[0].(*ir.Do)
	assigned := map[ir.Stmt]ir.Stmt{}
	for k, a := range accessesIn(fast.Body) {
		if pointer := accesses[k].pointer; pointer != nil {
			assigned[a.call] = a.assignment(p.em, pointer)
		}
	}
	var questions []*question
	for _, a := range chosen {
		questions = append(questions, a.questions...)
	}
	fast.Body = p.list(answered(replaced(fast.Body, assigned), questions))
	return fast
}

// assignment is a direct access; the bounds of the pointer begin with 1.
func (a *access) assignment(em *elements.Emitter, pointer *ir.Symbol) ir.Stmt {
	e := &ir.Elem{Pos: a.elem.Pos, Sym: pointer}
	for k, x := range a.elem.Subs {
		lo := em.Convert(ir.CloneExpr(a.elem.Sym.Dims[k].Lo), ir.Int8)
		from := em.Arith(ir.Sub, em.Convert(x, ir.Int8), em.Arith(ir.Sub, lo, ir.Int8At(1, e.Pos), e.Pos), e.Pos)
		e.Subs = append(e.Subs, from)
	}
	if a.put {
		return &ir.Assign{At: a.call.At, LHS: e, RHS: a.held}
	}
	return &ir.Assign{At: a.call.At, LHS: a.held, RHS: e}
}

// replaced puts other statements in the place of calls.
func replaced(body []ir.Stmt, by map[ir.Stmt]ir.Stmt) []ir.Stmt {
	for i, s := range body {
		if x := by[s]; x != nil {
			body[i] = x
			continue
		}
		s.EachBlock(func(b []ir.Stmt) { replaced(b, by) })
	}
	return body
}
