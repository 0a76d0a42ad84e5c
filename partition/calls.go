package partition

import (
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// procInputs lists what a call evaluates: values of arguments, subscripts, the variables whose value the procedure uses.
func procInputs(s *sem.CallProc) []sem.Expr {
	var out []sem.Expr
	for i, a := range s.Args {
		if a.Section != nil {
			out = append(out, sem.ActualExprs(s.Args[i:i+1])...)
			continue
		}
		e, isElem := a.X.(*sem.Elem)
		_, isVar := a.X.(*sem.Var)
		switch {
		case a.X == nil:
		case a.Copy || !isElem && !isVar || s.Proc.Effects.Arg(i).Read && e == nil:
			out = append(out, a.X)
		case isElem:
			out = append(out, e.Subs...)
		default:
			if f, ok := a.X.(*sem.Field); ok {
				out = append(out, f)
			}
		}
	}
	return out
}

// sharedTargets lists the variables that a call sets without having them as arguments.
func (u *unit) sharedTargets(s sem.Stmt) []sem.Expr {
	call, ok := s.(*sem.CallProc)
	if !ok {
		return nil
	}
	var out []sem.Expr
	visible := append(u.src.Symbols[:len(u.src.Symbols):len(u.src.Symbols)], u.outer...)
	for _, l := range u.layouts {
		if l.IsDynamic() {
			visible = append(visible, l.Variables()...)
		}
	}
	for _, sym := range visible {
		if !call.Proc.Effects.WritesShared(sym) {
			continue
		}
		if sym.Rank() == 0 {
			out = append(out, &sem.Var{Pos: call.Pos, Sym: sym})
		} else {
			out = append(out, &sem.Elem{Pos: call.Pos, Sym: sym})
		}
	}
	return out
}

// callReads reports whether x is a function reference that reads s.
func callReads(x sem.Expr, s *sem.Symbol) bool {
	if st, ok := x.(*sem.Status); ok {
		return st.Sym == s
	}
	f, ok := x.(*sem.FuncRef)
	return ok && argsRead(f.Proc, f.Args, s)
}

// argsRead reports whether a call reads s, as an argument that is not an expression or without having it as an argument.
func argsRead(p *sem.Procedure, args []sem.Actual, s *sem.Symbol) bool {
	for i, a := range args {
		if sem.ActualSymbol(a) == s && p.Effects.Arg(i).Read {
			return true
		}
	}
	return p.Effects.ReadsShared(s)
}

// liveAtEnd reports whether the value of s when the unit ends matters: it belongs to others too, it is the value of the
// function, or the next call may find it again.
func (u *unit) liveAtEnd(s *sem.Symbol) bool {
	p := u.src.Proc
	if sem.SharedKey(s) != nil || s.Storage == sem.Argument || p != nil && s == p.Result {
		return true
	}
	return p != nil && s.Storage == sem.Static && u.findsAgain(s)
}

// findsAgain reports whether a call of the unit may use the value that an earlier one left in saved variable s: nothing
// sets it anew before it is read.
func (u *unit) findsAgain(s *sem.Symbol) bool {
	if again, known := u.again[s]; known {
		return again
	}
	u.again[s] = false // what only a RETURN hands on is not used
	u.again[s], _ = flow(u.roots, s)
	u.flows = nil // what was found on the way holds for a RETURN that hands on nothing
	return u.again[s]
}

// outerSymbols lists the variables of other units that the statements of a unit use.
func outerSymbols(s *sem.Unit) []*sem.Symbol {
	seen := map[*sem.Symbol]bool{}
	for _, sym := range s.Symbols {
		seen[sym] = true
	}
	var out []*sem.Symbol
	ir.EachNamed(s.Body, func(sym *sem.Symbol) {
		if !seen[sym] {
			seen[sym] = true
			out = append(out, sym)
		}
	})
	return out
}
