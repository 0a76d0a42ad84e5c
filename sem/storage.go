package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// markOverlaid finds the variables whose value a unit can change by another name for the same bytes.
func markOverlaid(p *ir.Program) {
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

// refuseLengths refuses, by name, what needs an array of characters whose length no variable holds.
func refuseLengths(p *ir.Program, bag *diag.Bag) {
	for _, u := range p.Units {
		for _, s := range u.Symbols {
			if s.Made && s.Proc == nil && s.Type.Base == ir.Character && s.Type.Len < 0 && s.Len == nil {
				bag.Errorf(s.Pos, "unsupported", "characters of a length that is known at run time only are not supported here yet").
					Help("assign them to a variable of constant length first")
			}
		}
	}
}
