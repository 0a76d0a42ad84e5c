package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// whyReplicated gives the reason why every image keeps a mapped array as a whole, nil if it is cut into tiles.
func (c mapper) whyReplicated(e, root *names.Entity, d *mapping.Distribution, at mapping.Placement) *whole.Reason {
	if d.HasIndirect() && (!d.IsIndirect() || c.isDynamic(d.Self)) {
		return whole.Indirect.Of()
	}
	for k := range d.Self.Dims {
		if t := d.Tables[k]; t != nil && c.whyNoTable(d, t).Some() {
			return whole.Sizes.For(c.whyNoTable(d, t))
		}
	}
	if (d.IsMulti() || d.IsIndirect()) && !at.Covers(d) {
		return whole.NotMulti.Helped(e.Name)
	}
	if why := wholeUses(c).whyUsedWhole(e); why != nil {
		return why
	}
	if root.Class == names.Variable && root.Allocatable.Valid() {
		if why := (wholeUses{homeOf(root)}).whyUsedWhole(root); why != nil { // nothing cuts its layout
			return why
		}
	}
	switch {
	case root.Dummy && (e.Saved || c.saveAll) && !e.Dummy:
		return whole.Saved.Of(root.Name)
	case c.outlives(e, root, d):
		return whole.SavedLonger.Of(root.Name)
	case at.Why.Some():
		return whole.Offset.For(at.Why)
	case c.whyNotRemapped(e, root) != nil:
		return c.whyNotRemapped(e, root)
	case len(d.Distributed()) > maxGrid:
		return whole.Dimensions.Of(maxGrid)
	case c.Symbol(e).Type.Base == ir.Character && c.Symbol(e).Type.Len < 0:
		return whole.Length.Of()
	case root.Absent:
		return whole.Entry.Of()
	}
	return nil
}

// outlives reports whether a saved array keeps its elements longer than what its layout is made of: the bounds of a template or array,
// and sizes, of one call.
func (c mapper) outlives(e, root *names.Entity, d *mapping.Distribution) bool {
	automatic := !e.Allocatable.Valid() && !ir.ConstantDims(e.Bounds())
	if !e.Saved && !c.saveAll || c.unit.Proc == nil || automatic {
		return false
	}
	ofCall := !ir.ConstantDims(root.Bounds()) && !(root.Class == names.Variable && (root.Saved || homeOf(root).saveAll))
	for k := range d.Self.Dims {
		ofCall = ofCall || d.Args[k] != nil && ir.AnyExpr(d.Args[k], isVariable)
	}
	for _, n := range d.Grid {
		ofCall = ofCall || ir.AnyExpr(n, isVariable)
	}
	return ofCall
}

func isVariable(e ir.Expr) bool { return ir.SymbolOf(e) != nil }

// maxGrid is the largest rank of a grid of images.
const maxGrid = 7

// replicate keeps an array as a whole on every image, where all compute all of it, and tells the user. In place of an allocatable argument
// stands what it is called with, where versions of the procedure can be made.
func (c mapper) replicate(e *names.Entity, r *whole.Reason) {
	c.Symbol(e).Whole = true
	lent := e.Dummy && e.Allocatable.Valid() && c.global.uses.Lends(c.src.Name)
	if !c.bag.HasErrors() && !lent {
		c.warnWhole(e, e.Pos, "", r)
	}
}

// warnWhole tells that an array is whole on every image; where says for how long.
func (c mapper) warnWhole(e *names.Entity, pos diag.Span, where string, r *whole.Reason) {
	c.bag.Warnf(pos, "replicated", "every image keeps the whole of '%s' and computes all of it%s: %s", e.Name, where, r.Why).
		Note("the answers are right; nothing is gained from further images").Note("%s", r.Rule).Help("%s", r.Help)
}
