package partition

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/explain"
	"dhpfgo/partition/tree"
	"dhpfgo/pipeline/pass"
)

// Rounds. What units find out about each other, and which storage an array has, is known when all units are analysed. Those that are to
// be analysed otherwise for that go through the passes again, and with them the units that would then find other storage of their arrays.

// analysed is what the passes have made of a unit.
type analysed struct {
	*unit
	said   *diag.Bag
	widths *comm.Widths
	again  bool // something is known now that was not
}

// analyseAll runs the passes on all units, and settles what an image stores of each array; nil if there are errors.
func (b *building) analyseAll(prog *ir.Program) map[*ir.Unit]*unit {
	units := b.round(prog)
	for units != nil && (b.findStale(prog, units) || b.lookAcross(prog, units)) {
		units = b.round(prog)
	}
	for _, s := range prog.Units {
		if x := b.analysed[s]; x != nil {
			b.bag.Add(x.said)
		}
	}
	return units
}

// round analyses the units that are to be analysed, again or for the first time; it gives nil if there are errors.
func (b *building) round(prog *ir.Program) map[*ir.Unit]*unit {
	units, exchanges := map[*ir.Unit]*unit{}, 0
	b.Reset()
	for _, s := range prog.Units {
		if !s.Distributes() || s.Module {
			continue
		}
		x := b.analysed[s]
		if x == nil || x.again || !b.Replay(x.widths) {
			x = b.analyse(s, x)
			b.analysed[s] = x
		}
		if x.said.HasErrors() {
			return nil
		}
		comm.Number(x.Unit, exchanges)
		units[s], exchanges = x.unit, exchanges+len(x.Exchanges)
	}
	b.timed("storage", func() {
		for b.settle(prog, units) {
		}
	})
	return units
}

// settle gives up the storage by tiles where a statement needs another; it reports whether any does.
func (b *building) settle(prog *ir.Program, units map[*ir.Unit]*unit) (changed bool) {
	for _, s := range prog.Units {
		if u := units[s]; u != nil {
			changed = comm.SettleStorage(u.Unit) || changed
		}
	}
	return changed
}

// findStale notes the sweeps that the storage of their arrays forbids; it reports whether there are any.
func (b *building) findStale(prog *ir.Program, units map[*ir.Unit]*unit) bool {
	found := false
	for _, s := range prog.Units {
		if u := units[s]; u != nil {
			if d := comm.StaleInSweep(u.Unit); d != nil && !b.Stale[tree.KeyOf(d)] {
				b.Stale[tree.KeyOf(d)], b.analysed[s].again, found = true, true, true
			}
		}
	}
	return found
}

// analyse runs the passes on a unit, again from the start whenever they find something more that all images must compute alike.
// The set holds arrays that are private wherever they are set. Each time adds a scalar or a header, so their number is bounded.
// What an earlier round has made of the unit is nil in the first one: the loops that it has cut stay cut.
func (b *building) analyse(s *ir.Unit, earlier *analysed) *analysed {
	out := &analysed{said: &diag.Bag{}}
	var cuts []*comm.Separation
	if earlier != nil {
		cuts = earlier.cuts
	}
	out.widths = b.Record(func() { out.unit = b.runPasses(s, out.said, cuts) })
	return out
}

func (b *building) runPasses(s *ir.Unit, said *diag.Bag, cuts []*comm.Separation) *unit {
	known, asked := compute.NewAlike(), comm.NewChanges()
	tree.Distinguish(s.Body)
	for {
		known.Grown = false
		known.Round++
		u := newUnit(s, b, known, asked)
		u.bag = said
		u.runOnce()
		if !known.Grown {
			u.cuts = cuts
			return u
		}
		if len(asked.Cuts) > 0 {
			made := asked.MakeCuts(s)
			tree.Distinguish(s.Body)
			cuts = append(cuts, made...)
			known, asked = compute.NewAlike(), comm.NewChanges()
			asked.Whole = len(made) == 0
		}
	}
}

// runOnce runs the passes up to the first that finds something more that all images must compute alike.
func (u *unit) runOnce() {
	for i, p := range Passes {
		if u.Forget(); i >= remembers {
			u.Remember()
		}
		pass.Do(u.build.options.Hooks, p, u, func() string { return explain.UnitText(u.Unit) })
		if u.build.options.Verify {
			u.verify(p.Name)
		}
		if u.Known.Grown {
			break
		}
	}
	u.Forget()
}

// storeAlike gives arrays between which MOVE_ALLOC moves elements, and which are mapped alike, shadows of one width, so that memory changes hands.
func (b *building) storeAlike(prog *ir.Program) {
	for changed := true; changed; {
		changed = false
		for _, u := range prog.Units {
			ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
				if c, ok := st.(*ir.CopyArray); ok && c.Moves && c.To.Map != nil && c.From.Map != nil {
					changed = b.Array(c.To).WidenTo(b.Array(c.From)) || changed
					changed = b.Array(c.From).WidenTo(b.Array(c.To)) || changed
				}
				return true
			})
		}
	}
}
