package sem

import (
	"dhpfgo/ir"
	"dhpfgo/sem/names"
	"dhpfgo/sem/scan"
)

// moduleLower is the lower bound that every ALLOCATE of the program gives dimension k of a distributed array of this module, nil where
// they differ, are no literals, or where the array may get bounds by other means. Names decide, in all units: another array of
// the same name can only hide what could have been known. Arrays that are aligned with each other need it: where both begin at
// a constant their offset is one.
func (c declarer) moduleLower(e *names.Entity, k int) ir.Expr {
	if !c.unit.Module || !reallocator(c).directed(e.Name) || wholeUses(c).isWhole(e) || c.global.uses.AllocatedAnew(e.Name) {
		return nil
	}
	known := false
	var lower int64
	for _, a := range c.global.uses.Allocations(e.Name) {
		if k >= len(a.Object.Dims) {
			return nil
		}
		n, ok := scan.LiteralBound(a.Object.Dims[k].Lo)
		if !ok || known && n != lower {
			return nil
		}
		known, lower = true, n
	}
	if !known {
		return nil
	}
	return &ir.Const{Pos: e.Pos, T: ir.Int8, I: lower}
}
