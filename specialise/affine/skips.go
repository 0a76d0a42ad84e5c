package affine

import (
	"fmt"

	"dhpfgo/ir"
)

// ReplaceSkips puts a condition in place of a CYCLE that leaves the rest of an iteration out, in loops over distributed arrays: the
// analysis then sees which elements the iterations touch, and which of them it does not.
//
//	if (mod(i+j,2) /= c) cycle;  u(i) = ..   →   if (mod(i+j,2) == c) then;  u(i) = ..;  end if
//
// A CYCLE in a loop inside leaves that loop only, and a variable says that it did: the owners of what the iteration works on run the
// loop inside alone, as all its jumps end there.
//
//	do k; ..; if (x(i) > c) cycle outer; end do;  y(i) = ..
//	→  f = .false.;  do k; ..; if (x(i) > c) then; f = .true.; exit; end if; end do;  if (.not. f) y(i) = ..
func ReplaceSkips(u *ir.Unit) {
	s := &skips{unit: u}
	u.Body = s.list(u.Body)
}

type skips struct {
	unit *ir.Unit
	made int
}

func (s *skips) list(body []ir.Stmt) []ir.Stmt {
	for _, st := range body {
		ir.ReplaceBodies(st, s.list)
		if d, ok := st.(*ir.Do); ok && NamesMapped(d) {
			d.Body = withoutSkips(s.shortened(d.Body, d, true), d)
		}
	}
	return body
}

// shortened are statements of loop d in which no loop inside goes on with the next iteration of d; after the whole of them that begins.
func (s *skips) shortened(body []ir.Stmt, d *ir.Do, whole bool) []ir.Stmt {
	var out []ir.Stmt
	for k, st := range body {
		switch st.(type) {
		case *ir.Do, *ir.While:
			out = append(out, s.leave(st, d, whole && k == len(body)-1)...)
		default:
			ir.ReplaceBodies(st, func(b []ir.Stmt) []ir.Stmt { return s.shortened(b, d, false) })
			out = append(out, st)
		}
	}
	return out
}

// leave lets a loop inside of d end where it went on with the next iteration of d, which then begins after it, and at the last statement
// of d begins there in any case.
func (s *skips) leave(inner ir.Stmt, d *ir.Do, last bool) []ir.Stmt {
	left := &ir.Symbol{Name: fmt.Sprintf("left%%%d", s.made+1), Pos: inner.Span(), Type: ir.Log4, Made: true, Storage: ir.Static}
	if s.unit.Proc != nil {
		left.Storage = ir.Automatic
	}
	set := func(value bool) *ir.Assign {
		at := ir.At{Pos: inner.Span()}
		return &ir.Assign{At: at, LHS: &ir.Var{Pos: at.Pos, Sym: left}, RHS: &ir.Const{Pos: at.Pos, T: left.Type, L: value}}
	}
	found := false
	var visit func(body []ir.Stmt) []ir.Stmt
	visit = func(body []ir.Stmt) []ir.Stmt {
		var out []ir.Stmt
		for _, st := range body {
			ir.ReplaceBodies(st, visit)
			if j, ok := st.(*ir.Jump); ok && !j.Exit && j.Loop == d {
				if found = true; !last {
					out = append(out, set(true))
				}
				out = append(out, &ir.Jump{At: j.At, Exit: true, Loop: inner})
				continue
			}
			out = append(out, st)
		}
		return out
	}
	ir.ReplaceBodies(inner, visit)
	if !found || last {
		return []ir.Stmt{inner}
	}
	s.made++
	s.unit.Symbols = append(s.unit.Symbols[:len(s.unit.Symbols):len(s.unit.Symbols)], left)
	next := ir.Guarded(set(true).At, &ir.Var{Pos: inner.Span(), Sym: left}, &ir.Jump{At: set(true).At, Loop: d})
	return []ir.Stmt{set(false), inner, next}
}

// withoutSkips are statements, with which an iteration of loop d ends, without CYCLE as far as one branch alone goes on.
func withoutSkips(body []ir.Stmt, d *ir.Do) []ir.Stmt {
	for k, st := range body {
		b, ok := st.(*ir.If)
		if !ok {
			continue
		}
		skips, open := 0, -1
		for i := range b.Branches {
			switch {
			case endsWithSkip(b.Branches[i].Body, d):
				skips++
			case open >= 0:
				return body
			default:
				open = i
			}
		}
		rest := body[k+1:]
		switch complete := b.Branches[len(b.Branches)-1].Cond == nil; {
		case skips == 0:
			continue
		case complete && open < 0 || !complete && open >= 0:
			return body
		case !complete:
			open = len(b.Branches)
			b.Branches = append(b.Branches, ir.Branch{Pos: b.Pos})
		}
		for i := range b.Branches {
			if inside := &b.Branches[i].Body; i == open {
				*inside = withoutSkips(append((*inside)[:len(*inside):len(*inside)], rest...), d)
			} else {
				*inside = (*inside)[:len(*inside)-1]
			}
		}
		simplify(b)
		return body[:k+1]
	}
	return body
}

func endsWithSkip(body []ir.Stmt, d *ir.Do) bool {
	if len(body) == 0 {
		return false
	}
	j, ok := body[len(body)-1].(*ir.Jump)
	return ok && !j.Exit && j.Loop == d
}

// simplify puts the opposite of a condition under which nothing is done.
func simplify(b *ir.If) {
	if len(b.Branches) == 2 && len(b.Branches[0].Body) == 0 && b.Branches[1].Cond == nil {
		cond := opposite(b.Branches[0].Cond)
		b.Branches = b.Branches[1:]
		b.Branches[0].Cond = cond
	}
}

// opposites are comparisons of integers.
var opposites = map[ir.Op]ir.Op{ir.EQ: ir.NE, ir.NE: ir.EQ, ir.LT: ir.GE, ir.GE: ir.LT, ir.GT: ir.LE, ir.LE: ir.GT}

// opposite is a condition that holds where another one does not.
func opposite(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.Unary:
		if x.Op == ir.Not {
			return x.X
		}
	case *ir.Binary:
		if op, ok := opposites[x.Op]; ok && x.X.Type().Base == ir.Integer && x.Y.Type().Base == ir.Integer {
			return &ir.Binary{Pos: x.Pos, Op: op, X: x.X, Y: x.Y, T: x.T}
		}
	}
	return &ir.Unary{Pos: e.Span(), Op: ir.Not, X: e}
}
