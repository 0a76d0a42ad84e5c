package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// whyReplicated gives the reason why every image keeps a mapped array as a whole, nil if it is cut into tiles.
func (c mapper) whyReplicated(e, root *names.Entity, d *distribution, at placement) *whole.Reason {
	if d.hasIndirect() && (!d.isIndirect() || c.isDynamic(d.self)) {
		return whole.Indirect.Of()
	}
	for k := range d.self.Dims {
		if t := d.tables[k]; t != nil && c.whyNoTable(d, t).Some() {
			return whole.Sizes.For(c.whyNoTable(d, t))
		}
	}
	if (d.isMulti() || d.isIndirect()) && !at.covers(d) {
		return whole.NotMulti.Helped(e.Name)
	}
	if why := c.whyUsedWhole(e); why != nil {
		return why
	}
	if root.Class == names.Variable && root.Allocatable.Valid() {
		if why := homeOf(root).whyUsedWhole(root); why != nil { // nothing cuts its layout
			return why
		}
	}
	switch {
	case root.Dummy && (e.Saved || c.saveAll) && !e.Dummy:
		return whole.Saved.Of(root.Name)
	case at.why.Some():
		return whole.Offset.For(at.why)
	case c.whyNotRemapped(e, root) != nil:
		return c.whyNotRemapped(e, root)
	case len(d.distributed()) > maxGrid:
		return whole.Dimensions.Of(maxGrid)
	case c.Symbol(e).Type.Base == ir.Character && c.Symbol(e).Type.Len < 0:
		return whole.Length.Of()
	case root.Absent:
		return whole.Entry.Of()
	}
	return nil
}

// covers reports whether a dimension of the array lies along each distributed one.
func (p placement) covers(d *distribution) bool {
	for _, k := range d.distributed() {
		if !slices.ContainsFunc(p.dims, func(a alignDim) bool { return a.target == k }) {
			return false
		}
	}
	return true
}

// maxGrid is the largest rank of a grid of images.
const maxGrid = 7

// replicate keeps an array as a whole on every image, where all compute all of it, and tells the user.
func (c mapper) replicate(e *names.Entity, r *whole.Reason) {
	c.Symbol(e).Whole = true
	if !c.bag.HasErrors() {
		c.warnWhole(e, e.Pos, "", r)
	}
}

// warnWhole tells that an array is whole on every image; where says for how long.
func (c mapper) warnWhole(e *names.Entity, pos diag.Span, where string, r *whole.Reason) {
	c.bag.Warnf(pos, "replicated", "every image keeps the whole of '%s' and computes all of it%s: %s", e.Name, where, r.Why).
		Note("the answers are right; nothing is gained from further images").Note("%s", r.Rule).Help("%s", r.Help)
}
