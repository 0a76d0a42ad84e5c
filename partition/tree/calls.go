package tree

import "dhpfgo/ir"

// procInputs lists what a call evaluates: values of arguments, subscripts, the variables whose value the procedure uses.
func procInputs(s *ir.CallProc) []ir.Expr {
	var out []ir.Expr
	for i, a := range s.Args {
		if a.Section != nil {
			out = append(out, ir.ActualExprs(s.Args[i:i+1])...)
			continue
		}
		e, isElem := a.X.(*ir.Elem)
		_, isVar := a.X.(*ir.Var)
		switch {
		case a.X == nil:
		case a.Copy || !isElem && !isVar || s.Proc.Effects.Arg(i).Read && e == nil:
			out = append(out, a.X)
		case isElem:
			out = append(out, e.Subs...)
		default:
			if f, ok := a.X.(*ir.Field); ok {
				out = append(out, f)
			}
		}
	}
	return out
}

// sharedTargets lists the variables that a call sets without having them as arguments.
func (u *Unit) sharedTargets(s ir.Stmt) []ir.Expr {
	call, ok := s.(*ir.CallProc)
	if !ok {
		return nil
	}
	var out []ir.Expr
	visible := append(u.Src.Symbols[:len(u.Src.Symbols):len(u.Src.Symbols)], u.Outer...)
	for _, l := range u.Layouts {
		if l.IsDynamic() || l.Deferred {
			visible = append(visible, l.Variables()...)
		}
	}
	for _, sym := range visible {
		if !call.Proc.Effects.WritesShared(sym) {
			continue
		}
		if sym.Rank() == 0 {
			out = append(out, &ir.Var{Pos: call.Pos, Sym: sym})
		} else {
			out = append(out, &ir.Elem{Pos: call.Pos, Sym: sym})
		}
	}
	return out
}

// callReads reports whether x is a function reference that reads s.
func callReads(x ir.Expr, s *ir.Symbol) bool {
	if st, ok := x.(*ir.Status); ok {
		return st.Sym == s
	}
	f, ok := x.(*ir.FuncRef)
	return ok && argsRead(f.Proc, f.Args, s)
}

// argsRead reports whether a call reads s, as an argument that is not an expression or without having it as an argument.
func argsRead(p *ir.Procedure, args []ir.Actual, s *ir.Symbol) bool {
	for i, a := range args {
		if ir.ActualSymbol(a) == s && p.Effects.Arg(i).Read {
			return true
		}
	}
	return p.Effects.ReadsShared(s)
}

// liveAtEnd reports whether the value of s when the unit ends matters: the program goes on, and s belongs to others too, is the
// value of the function, or the next call may find it again.
func (u *Unit) liveAtEnd(s *ir.Symbol) bool {
	p := u.Src.Proc
	if p == nil || u.Own[s] {
		return false
	}
	if ir.SharedKey(s) != nil || s.Storage == ir.Argument || s == p.Result {
		return true
	}
	return s.Storage == ir.Static && u.findsAgain(s)
}

// findsAgain reports whether a call of the unit may use the value that an earlier one left in saved variable s: nothing
// sets it anew before it is read.
func (u *Unit) findsAgain(s *ir.Symbol) bool {
	if again, known := u.again[s]; known {
		return again
	}
	u.again[s] = false // what only a RETURN hands on is not used
	u.again[s], _ = Flow(u.Roots, s)
	u.flows = nil // what was found on the way holds for a RETURN that hands on nothing
	return u.again[s]
}

// OuterSymbols lists the variables of other units that the statements of a unit use, and those that procedures which it calls set
// for others.
func OuterSymbols(s *ir.Unit) []*ir.Symbol {
	seen := map[*ir.Symbol]bool{}
	for _, sym := range s.Symbols {
		seen[sym] = true
	}
	var out []*ir.Symbol
	ir.EachNamed(s.Body, func(sym *ir.Symbol) {
		if !seen[sym] {
			seen[sym] = true
			out = append(out, sym)
		}
	})
	return append(out, setByCalls(s, append(s.Symbols[:len(s.Symbols):len(s.Symbols)], out...))...)
}

// setByCalls lists the variables without mapping that calls in a unit set, and that the unit itself does not know.
func setByCalls(s *ir.Unit, known []*ir.Symbol) []*ir.Symbol {
	units, seen := map[*ir.Unit]bool{s: true}, map[any]bool{}
	for _, sym := range known {
		seen[ir.StorageOf(sym)] = true
	}
	var out []*ir.Symbol
	var visit func(p *ir.Procedure)
	visit = func(p *ir.Procedure) {
		if p.Unit == nil || units[p.Unit] || p.Effects == nil || len(p.Effects.Writes) == 0 {
			return
		}
		units[p.Unit] = true
		ir.EachNamed(p.Unit.Body, func(sym *ir.Symbol) {
			if key := ir.StorageOf(sym); sym.Map == nil && !seen[key] && p.Effects.WritesShared(sym) {
				seen[key] = true
				out = append(out, sym)
			}
		})
		ir.EveryProc(visit, p.Unit.Entry, p.Unit.Body)
	}
	ir.EveryProc(visit, s.Entry, s.Body)
	return out
}
