package sem

import "dhpfgo/ir"

// symbolsIn is the set of variables that a statement or expression names.
func symbolsIn(x any) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	ir.EverySymbol(func(s *ir.Symbol) { out[s] = true }, x)
	return out
}

// calledIn lists the procedures that a statement or expression calls.
func calledIn(x any) []*ir.Procedure {
	var out []*ir.Procedure
	ir.EveryProc(func(p *ir.Procedure) { out = append(out, p) }, x)
	return out
}
