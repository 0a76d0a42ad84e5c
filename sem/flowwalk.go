package sem

import "dhpfgo/ir"

// symbolsIn is the set of variables that a statement or expression names.
func symbolsIn(x any) map[*Symbol]bool {
	out := map[*Symbol]bool{}
	ir.EverySymbol(func(s *Symbol) { out[s] = true }, x)
	return out
}

// calledIn lists the procedures that a statement or expression calls.
func calledIn(x any) []*Procedure {
	var out []*Procedure
	ir.EveryProc(func(p *Procedure) { out = append(out, p) }, x)
	return out
}
