package sem

import (
	"dhpfgo/ir"
	"dhpfgo/sem/names"
)

// onlyLower is the lower bound that whatever allocates a distributed array of this unit gives its dimension k, nil where that is not one
// literal. Arrays that are aligned with each other need it: where both begin at a constant their offset is one.
func (c declarer) onlyLower(e *names.Entity, k int) ir.Expr {
	if !reallocator(c).directed(e.Name) || wholeUses(c).isWhole(e) {
		return nil
	}
	lower, ok := c.global.uses.LowerBound(e.Name, k)
	if !ok {
		return nil
	}
	return &ir.Const{Pos: e.Pos, T: ir.Int8, I: lower}
}
