package terms

import (
	"slices"

	"dhpfgo/ir"
)

// Together moves what takes a sum behind the sums that follow and need none of it, so that one message combines them all and their loops can
// become one:
//
//	s = 0;  do i; s = s + a(i)*b(i); end do;  x(k) = s                 s = 0;  do i; s = s + a(i)*b(i); end do
//	t = 0;  do i; t = t + a(i)*c(i); end do;  y(k) = t       →         t = 0;  do i; t = t + a(i)*c(i); end do;  x(k) = s;  y(k) = t
//
// Each sum is formed as before.
func Together(u *ir.Unit) {
	u.Body = together(u.Body)
}

func together(body []ir.Stmt) []ir.Stmt {
	var out, waiting []ir.Stmt
	sums := map[*ir.Symbol]bool{}
	flush := func() {
		out, waiting = append(out, waiting...), nil
		clear(sums)
	}
	for k := 0; k < len(body); k++ {
		s := sumAt(body[k:])
		switch {
		case s != nil:
			if len(waiting) > mostWaiting || slices.ContainsFunc(waiting, s.needs) {
				flush()
			}
			sums[s.scalar] = true
			out = append(out, body[k], body[k+1])
			k++
		case takes(body[k], sums):
			waiting = append(waiting, body[k])
		default:
			flush()
			ir.ReplaceBodies(body[k], together)
			out = append(out, body[k])
		}
	}
	return append(out, waiting...)
}

// mostWaiting is how many assignments wait at most: each is compared with what it waits for.
const mostWaiting = 32

// sum is a scalar that begins with a constant, and a loop that does nothing but update it.
type sum struct {
	scalar *ir.Symbol
	begin  *ir.Assign
	loop   *ir.Do
	sets   map[*ir.Symbol]bool // the scalar and the variables of loops
}

// sumAt is the sum that a list of statements begins with, nil for none.
func sumAt(list []ir.Stmt) *sum {
	if len(list) < 2 {
		return nil
	}
	begin, ok1 := list[0].(*ir.Assign)
	loop, ok2 := list[1].(*ir.Do)
	if !ok1 || !ok2 || !ir.IsConst(begin.RHS) {
		return nil
	}
	v, ok := begin.LHS.(*ir.Var)
	if !ok || !isOwn(v.Sym) || v.Sym.Rank() > 0 || v.Sym.Map != nil || !ir.Combines(v.Sym.Type) {
		return nil
	}
	s := &sum{v.Sym, begin, loop, map[*ir.Symbol]bool{v.Sym: true}}
	if !s.onlyUpdates(v.Sym) {
		return nil
	}
	return s
}

// isOwn reports whether only statements that name a variable use it.
func isOwn(s *ir.Symbol) bool { return !s.Pointer && !s.Target && !s.Overlaid && !s.View }

// onlyUpdates reports whether the loop does nothing but update the scalar, as far as its conditions say.
func (s *sum) onlyUpdates(v *ir.Symbol) bool {
	plain := true
	ir.WalkStmts([]ir.Stmt{s.loop}, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Do:
			s.sets[st.Var] = true
		case *ir.If:
		case *ir.Assign:
			to, ok := st.LHS.(*ir.Var)
			plain = plain && ok && to.Sym == v && ir.Occurrences(st.RHS, v) == 1
		default:
			plain = false
		}
		for _, x := range ir.ExprsOf(st) {
			plain = plain && !calls(x)
		}
		return plain
	})
	return plain
}

// takes reports whether a statement gives another variable a value made of sums.
func takes(st ir.Stmt, sums map[*ir.Symbol]bool) bool {
	a, ok := st.(*ir.Assign)
	if !ok || calls(a.RHS) || calls(a.LHS) {
		return false
	}
	to, found := ir.SymbolOf(a.LHS), false
	ir.EverySymbol(func(v *ir.Symbol) { found = found || sums[v] }, a.RHS)
	return found && to != nil && isOwn(to) && !sums[to]
}

func calls(x ir.Expr) bool {
	return ir.AnyExpr(x, func(x ir.Expr) bool {
		_, is := x.(*ir.FuncRef)
		return is
	})
}

// needs reports whether an assignment must stand before the sum: it uses what the sum sets, or sets what the sum uses.
func (s *sum) needs(st ir.Stmt) bool {
	a, found := st.(*ir.Assign), false
	ir.EachMention([]ir.Stmt{a}, func(v *ir.Symbol, _ ir.Role) { found = found || s.sets[v] })
	to := ir.SymbolOf(a.LHS)
	ir.EachMention([]ir.Stmt{s.begin, s.loop}, func(v *ir.Symbol, _ ir.Role) { found = found || ir.SharesStorage(v, to) })
	return found
}
