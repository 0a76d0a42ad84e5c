package clocks

import (
	"fmt"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// UnswitchLoops makes two loops of one that the images would share, were it not for clocks, output and the like under a condition that
// the loop does not change (Allen and Cocke, A catalogue of optimizing transformations, 1971):
//
//	                                                 if (timing) then;  do k; call start(3); a(:,k) = f(k); end do
//	do k; if (timing) call start(3)                  else;              do k; a(:,k) = f(k); end do
//	   a(:,k) = f(k); end do               becomes   end if
//
// What stands so in procedures of the program that the loop calls, with a condition of variables that both know, is gone in versions of
// them for the second loop.
func UnswitchLoops(prog *ir.Program) {
	s := &switches{quiet: map[*ir.Procedure]*ir.Procedure{}, found: map[*ir.Procedure]noise{}, hosts: hostsOf(prog)}
	for _, u := range prog.Units {
		if !u.Module {
			s.unit = u
			u.Body = s.list(u.Body)
		}
	}
	if len(s.made) > 0 {
		prog.Units = append(prog.Units, s.made...)
	}
	if s.changed {
		ir.FindEffects(prog)
	}
}

// hostsOf are the units with procedures inside.
func hostsOf(prog *ir.Program) map[*ir.Unit]bool {
	out := map[*ir.Unit]bool{}
	for _, u := range prog.Units {
		out[u.Host] = true
	}
	return out
}

type switches struct {
	unit    *ir.Unit
	made    []*ir.Unit
	quiet   map[*ir.Procedure]*ir.Procedure // versions without what stands under their conditions
	found   map[*ir.Procedure]noise
	hosts   map[*ir.Unit]bool // units with procedures inside
	changed bool
}

// noise is what must happen once for all images in statements: the conditions that it stands under, and whether all of it does.
type noise struct {
	conds  []ir.Expr
	behind bool
}

func (s *switches) list(body []ir.Stmt) []ir.Stmt {
	out := make([]ir.Stmt, len(body))
	for k, st := range body {
		out[k] = st
		switch st := st.(type) {
		case *ir.Do:
			if two := s.unswitched(st); two != nil {
				out[k] = two
			} else {
				st.Body = s.list(st.Body)
			}
		case *ir.While:
			st.Body = s.list(st.Body)
		case *ir.If:
			for i := range st.Branches {
				st.Branches[i].Body = s.list(st.Branches[i].Body)
			}
		}
	}
	return out
}

// unswitched is the IF with both loops; nil if nothing is won or a condition may change.
func (s *switches) unswitched(l *ir.Do) ir.Stmt {
	if !IsPicked(l) {
		return nil
	}
	n := s.noiseOf(l.Body, anywhere)
	if !n.behind || len(n.conds) == 0 {
		return nil
	}
	changes := ir.ChangesOf([]ir.Stmt{l})
	var cond ir.Expr
	for _, c := range n.conds {
		c = s.here(c)
		if c == nil || changes.AnyHit(affine.Mentions(c), s.unit.IsRecursive()) {
			return nil
		}
		if cond == nil {
			cond = c
		} else if !ir.EqualStripped(cond, c) {
			cond = &ir.Binary{Pos: l.Pos, Op: ir.Or, X: cond, Y: c, T: c.Type()}
		}
	}
	rest := s.without([]ir.Stmt{l}, anywhere)
	l.Independent, l.Seldom = nil, true
	s.changed = true
	return &ir.If{At: l.At, Branches: []ir.Branch{{Pos: l.Pos, Cond: cond, Body: []ir.Stmt{l}}, {Pos: l.Pos, Body: rest}}}
}

// IsPicked reports whether the iterations of a loop are for the owners of elements that its variable picks, itself or in what it calls, or the
// loop is INDEPENDENT. A loop whose messages may stand before it, for other loops as well, is better left in one piece.
func IsPicked(l *ir.Do) bool { return l.Independent != nil || picks(l.Body, l.Var, 0) }

// mostCalls is how deep calls are followed.
const mostCalls = 3

// picks reports whether a variable chooses among the owners of elements that statements use.
func picks(body []ir.Stmt, v *ir.Symbol, depth int) bool {
	found := false
	among := func(x *ir.Symbol, subs []ir.Expr) {
		for k, sub := range subs {
			found = found || x.Map != nil && x.Map.Dims[k].Grid >= 0 && ir.Occurrences(sub, v) > 0
		}
	}
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		if call, ok := st.(*ir.CallProc); ok {
			for k, a := range call.Args {
				if a.Section != nil {
					among(a.Section.Sym, a.Section.Lo)
				}
				found = found || affine.ScalarOf(StripKinds(a.X)) == v && picksInside(call.Proc, k, depth)
			}
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if r, ok := x.(*ir.Elem); ok {
					among(r.Sym, r.Subs)
				}
			})
		}
		return !found
	})
	return found
}

// picksInside reports whether argument k of a procedure picks elements there.
func picksInside(p *ir.Procedure, k, depth int) bool {
	return depth < mostCalls && p.Unit != nil && k < len(p.Dummies) && picks(p.Unit.Body, p.Dummies[k], depth+1)
}

func StripKinds(e ir.Expr) ir.Expr {
	for {
		c, ok := e.(*ir.Conv)
		if !ok || c.T.Base != ir.Integer || c.X.Type().Base != ir.Integer {
			return e
		}
		e = c.X
	}
}

// here is a condition of a procedure in terms of the variables of the unit at hand, nil if it knows one by another name.
func (s *switches) here(cond ir.Expr) ir.Expr {
	by := &ir.Substitution{Symbols: map[*ir.Symbol]*ir.Symbol{}}
	for _, v := range affine.Mentions(cond) {
		if v.Storage != ir.InCommon {
			continue
		}
		x := s.unit.KnownAs(v)
		if x == nil {
			return nil
		}
		by.Symbols[v] = x
		s.unit.Declare(x)
	}
	return by.CopyExpr(cond)
}

// noiseOf finds what must happen once in statements; usable tells which conditions a loop around them may ask before it.
func (s *switches) noiseOf(body []ir.Stmt, usable func(ir.Expr) bool) noise {
	n := noise{behind: true}
	for _, st := range body {
		call, isCall := st.(*ir.CallProc)
		b, isIf := st.(*ir.If)
		switch {
		case isIf:
			n.add(noise{behind: !IsLoud(headOf(b))})
			for k := range b.Branches {
				if s.isSilenced(b, k, usable) {
					n.add(noise{conds: []ir.Expr{b.Branches[k].Cond}, behind: true})
				} else {
					n.add(s.noiseOf(b.Branches[k].Body, usable))
				}
			}
		case isCall && call.Result == nil && call.Into == nil && isOnceFor(call.Proc):
			n.add(s.noiseOfProc(call.Proc))
		default:
			n.add(noise{behind: !IsLoud(st)})
			st.EachBlock(func(inside []ir.Stmt) { n.add(s.noiseOf(inside, usable)) })
		}
	}
	return n
}

func (n *noise) add(m noise) {
	n.conds = append(n.conds, m.conds...)
	n.behind = n.behind && m.behind
}

// isSilenced reports whether branch k of an IF is one that only a condition keeps apart from all else.
func (s *switches) isSilenced(b *ir.If, k int, usable func(ir.Expr) bool) bool {
	return k == 0 && isSwitch(b.Branches[0].Cond) && usable(b.Branches[0].Cond) && !s.noiseOf(b.Branches[0].Body, usable).behind
}

// noiseOfProc is the same of a procedure, whose conditions its callers must know. One that calls itself is loud.
func (s *switches) noiseOfProc(p *ir.Procedure) noise {
	if n, known := s.found[p]; known {
		return n
	}
	s.found[p] = noise{}
	if p.Unit != nil && !p.Recursive && !p.Internal && p.Alternates == 0 && !s.hosts[p.Unit] {
		s.found[p] = s.noiseOf(p.Unit.Body, isKnownOutside)
	}
	return s.found[p]
}

// without is a copy of statements without what stands under conditions.
func (s *switches) without(body []ir.Stmt, usable func(ir.Expr) bool) []ir.Stmt {
	for _, st := range body {
		ir.WalkStmts([]ir.Stmt{st}, func(st ir.Stmt) bool {
			if call, ok := st.(*ir.CallProc); ok && isOnceFor(call.Proc) {
				s.version(call.Proc)
			}
			return true
		})
	}
	return s.silenced((&ir.Substitution{Procs: s.quiet}).Copy(body), usable)
}

func (s *switches) silenced(body []ir.Stmt, usable func(ir.Expr) bool) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		if b, ok := st.(*ir.If); ok && s.isSilenced(b, 0, usable) {
			b.Branches = b.Branches[1:]
			if len(b.Branches) == 0 {
				continue
			}
			if b.Branches[0].Cond == nil {
				out = append(out, s.silenced(b.Branches[0].Body, usable)...)
				continue
			}
		}
		m := &ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr { return x }, Block: func(b []ir.Stmt) []ir.Stmt { return s.silenced(b, usable) }}
		st.Become(st.Rewritten(m, ir.Use))
		out = append(out, st)
	}
	return out
}

// version makes the version of a procedure without what stands under its conditions, if there is anything.
func (s *switches) version(p *ir.Procedure) {
	n := s.noiseOfProc(p)
	if s.quiet[p] != nil || !n.behind || len(n.conds) == 0 {
		return
	}
	unit, proc := *p.Unit, *p
	proc.Unit, unit.Proc = &unit, &proc
	proc.Link = fmt.Sprintf("%s.quiet", strings.TrimSuffix(p.Link, "_"))
	s.quiet[p] = &proc
	unit.Entry = (&ir.Substitution{}).Copy(unit.Entry)
	unit.Body = s.without(unit.Body, isKnownOutside)
	s.made = append(s.made, &unit)
}

func isOnceFor(p *ir.Procedure) bool { return p.Effects == nil || p.Effects.Opaque || p.Effects.Once }

// IsLoud reports whether a statement, without the blocks that it controls, does what must happen once.
func IsLoud(st ir.Stmt) bool {
	switch st := st.(type) {
	case *ir.IOBegin, *ir.Transfer, *ir.IOEnd, *ir.Stop, *ir.CallIntrinsic, *ir.FillRandom:
		return true
	case *ir.CallProc:
		return isOnceFor(st.Proc)
	}
	loud := false
	for _, e := range ir.ExprsOf(st) {
		ir.WalkExprs(e, func(x ir.Expr) {
			f, call := x.(*ir.FuncRef)
			loud = loud || call && isOnceFor(f.Proc)
		})
	}
	return loud
}

// headOf is an IF construct without what stands in it.
func headOf(b *ir.If) ir.Stmt {
	head := &ir.If{At: b.At}
	for _, branch := range b.Branches {
		head.Branches = append(head.Branches, ir.Branch{Pos: branch.Pos, Cond: branch.Cond})
	}
	return head
}

// isSwitch reports whether a condition is made of scalar variables and constants alone.
func isSwitch(cond ir.Expr) bool {
	plain, named := cond != nil, false
	ir.WalkExprs(cond, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.Var:
			named = true
			plain = plain && x.Sym.Rank() == 0 && !x.Sym.Pointer && !x.Sym.Target && !x.Sym.Allocatable && !x.Sym.Optional
		case *ir.Const, *ir.Unary, *ir.Binary, *ir.Conv:
		default:
			plain = false
		}
	})
	return plain && named
}

func anywhere(ir.Expr) bool { return true }

func isKnownOutside(cond ir.Expr) bool {
	for _, v := range affine.Mentions(cond) {
		if !(v.Storage == ir.InCommon && !v.Common.Local || v.Storage == ir.Static && v.Captured) {
			return false
		}
	}
	return true
}
