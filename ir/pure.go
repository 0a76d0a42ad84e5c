package ir

// findPureEffects gives procedures from outside of the program whose interface says PURE (Fortran 2018, 15.7) the effects that their
// dummy arguments let them have. Those of all others from outside stay unknown.
func findPureEffects(p *Program) {
	commons := commonsOf(p)
	for _, u := range p.Units {
		EveryProc(func(called *Procedure) {
			if called.IsOutside() && called.Pure {
				called.Effects = pureEffects(called, p.Own, commons)
			}
		}, u.Entry, u.Body)
	}
}

// pureEffects are known from the intents: what has not INTENT(IN) may be set, all common blocks may be read. Nil, unknown, where an address is passed, behind
// which a procedure may do what it likes.
func pureEffects(p *Procedure, own map[*Symbol]bool, commons map[any]bool) *Effects {
	e := newEffects(len(p.Dummies), own)
	e.Reads = commons
	for i, d := range p.Dummies {
		if d.Pointer || d.Proc != nil || d.Type.Base == Derived {
			return nil
		}
		e.Args[i] = ArgEffect{Read: d.Intent != "out", Written: !d.ByValue && d.Intent != "in"}
		e.Alters = e.Alters || e.Args[i].Written && p.IsFunction()
	}
	return e
}

// commonsOf has the keys of all common blocks of a program.
func commonsOf(p *Program) map[any]bool {
	keys := map[any]bool{}
	for _, u := range p.Units {
		for _, s := range u.Symbols {
			if s.Storage == InCommon && !s.Common.Local {
				keys[s.Common] = true
			}
		}
	}
	return keys
}
