package affine

import "dhpfgo/ir"

// ReplaceSkips puts a condition in place of a CYCLE that leaves the rest of an iteration out, in loops over distributed arrays: the
// analysis then sees which elements the iterations touch, and which of them it does not.
//
//	if (mod(i+j,2) /= c) cycle;  u(i) = ..   →   if (mod(i+j,2) == c) then;  u(i) = ..;  end if
func ReplaceSkips(u *ir.Unit) { u.Body = skipsIn(u.Body) }

func skipsIn(body []ir.Stmt) []ir.Stmt {
	for _, st := range body {
		ir.ReplaceBodies(st, skipsIn)
		if d, ok := st.(*ir.Do); ok && NamesMapped(d) {
			d.Body = withoutSkips(d.Body, d)
		}
	}
	return body
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
