package partition

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
)

// across is what the units of a program have found out for each other in earlier rounds.
type across struct {
	wanted map[*ir.Symbol]bool   // arrays of which procedures read elements in the rims of tiles
	held   map[comm.NeedKey]bool // needs that callers see to; false where a later round has refuted it
}

func newAcross() *across {
	return &across{wanted: map[*ir.Symbol]bool{}, held: map[comm.NeedKey]bool{}}
}

// lookAcross notes what procedures want of each other, and which needs their callers see to; it reports whether that has changed, so that
// some units are to be analysed again. A need is noted as held once and refuted once at most.
func (b *building) lookAcross(prog *ir.Program, units map[*ir.Unit]*unit) bool {
	if b.findWanted(prog, units) {
		return true // what is held depends on what the others then compute
	}
	calls, changed := comm.NewCalls(prog, b.allUnits(prog, units)), false
	for _, s := range prog.Units {
		u := units[s]
		if u == nil {
			continue
		}
		for _, w := range u.Needs {
			key := u.KeyOf(w)
			if _, said := b.across.held[key]; !said && u.MayBeHeld(w) && calls.Holds(u.Unit, w) {
				b.across.held[key], b.analysed[s].again, changed = true, true, true
			}
		}
		for _, w := range u.Held {
			if !calls.Holds(u.Unit, w) {
				b.across.held[u.KeyOf(w)], b.analysed[s].again, changed = false, true, true
			}
		}
	}
	return changed
}

// allUnits are the units of a program with what is known of them, of those without distributed arrays their statements.
func (b *building) allUnits(prog *ir.Program, units map[*ir.Unit]*unit) map[*ir.Unit]*comm.Unit {
	all := map[*ir.Unit]*comm.Unit{}
	for _, s := range prog.Units {
		switch u := units[s]; {
		case u != nil:
			all[s] = u.Unit
		case !s.Module:
			all[s] = newUnit(s, b, compute.NewAlike(), comm.NewChanges()).Unit
		}
	}
	return all
}

// findWanted notes the arrays of which some unit could compute the rims and another one reads them.
func (b *building) findWanted(prog *ir.Program, units map[*ir.Unit]*unit) bool {
	changed := false
	for _, s := range prog.Units {
		u := units[s]
		if u == nil {
			continue
		}
		for _, w := range u.Needs {
			sym := w.Ref.Sym
			if b.across.wanted[sym] || !u.MayBeHeld(w) {
				continue
			}
			offering := slices.DeleteFunc(slices.Clone(prog.Units), func(o *ir.Unit) bool { return units[o] == nil || !slices.Contains(units[o].Offered, sym) })
			if !slices.ContainsFunc(offering, func(o *ir.Unit) bool { return o != s }) {
				continue
			}
			b.across.wanted[sym], changed = true, true
			for _, o := range offering {
				b.analysed[o].again = true
			}
		}
	}
	return changed
}
