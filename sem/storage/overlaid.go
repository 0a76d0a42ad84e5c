package storage

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// MarkOverlaid finds the variables whose value a unit can change by another name for the same bytes.
func MarkOverlaid(p *ir.Program) {
	for _, u := range p.Units {
		members := map[*ir.Common][]*ir.Symbol{}
		for _, s := range u.Visible() {
			if s.Storage == ir.InCommon {
				members[s.Common] = append(members[s.Common], s)
			}
		}
		for _, list := range members {
			for i, a := range list {
				for _, b := range list[:i] {
					if ir.SharesStorage(a, b) {
						a.Overlaid, b.Overlaid = true, true
					}
				}
			}
		}
	}
}

// RefuseCaptured refuses memory of EQUIVALENCE that belongs to an activation of a recursive procedure where an internal
// procedure uses it.
func RefuseCaptured(units []*ir.Unit, bag *diag.Bag) {
	for _, u := range units {
		for _, s := range u.Symbols {
			if s.Storage == ir.InCommon && s.Common.PerCall && s.Captured {
				bag.Errorf(s.Pos, "unsupported", "an internal procedure uses '%s', which a recursive procedure has in EQUIVALENCE", s.Name).
					Help("pass it as an argument")
			}
		}
	}
}
