package ir

// CallOutputs lists the variables and arrays that a call sets by way of its arguments and its result.
func CallOutputs(s *CallProc) []Expr {
	var out []Expr
	if s.Result != nil {
		out = append(out, s.Result)
	}
	switch {
	case s.Into == nil:
	case s.Into.Rank() == 0:
		out = append(out, &Var{Pos: s.Pos, Sym: s.Into})
	default:
		out = append(out, &Elem{Pos: s.Pos, Sym: s.Into})
	}
	for i, a := range s.Args {
		if sym := ActualSymbol(a); sym != nil && s.Proc.Effects.Arg(i).Written {
			if sym.Rank() == 0 {
				out = append(out, &Var{Pos: a.Pos, Sym: sym})
			} else {
				out = append(out, &Elem{Pos: a.Pos, Sym: sym})
			}
		}
	}
	return out
}
