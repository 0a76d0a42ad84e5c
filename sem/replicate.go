package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// wholeReason tells why every image keeps a mapped array as a whole: the rule that the directive is by, and what to write so that
// the array is cut.
type wholeReason struct{ why, rule, help string }

// whyReplicated gives the reason why every image keeps a mapped array as a whole, nil if it is cut into tiles.
func (c *checker) whyReplicated(e, root *entity, d *distribution, at placement) *wholeReason {
	for k := range d.self.dims {
		if d.formatOf(k) == "indirect" {
			return &wholeReason{"the format INDIRECT", "HPF 2.0, 8.7: INDIRECT names the owner of each element",
				"number the elements anew, so that each image has a block of them, and write 'gen_block'"}
		}
		if t := d.tables[k]; t != nil && c.whyNoTable(d, t) != "" {
			return &wholeReason{c.whyNoTable(d, t), "HPF 2.0, 8.7: the sizes of GEN_BLOCK are evaluated where the array comes into being",
				"give the sizes as a named constant or an argument, or make the array allocatable"}
		}
	}
	if d.isMulti() && !at.covers(d) {
		return &wholeReason{"it is not aligned with each dimension that is MULTI", "all dimensions that are MULTI together say whose a tile is",
			"align a dimension of '" + e.name + "' with each of them, or distribute it by BLOCK"}
	}
	if why := c.whyUsedWhole(e); why != nil {
		return why
	}
	if root.class == variable && root.allocatable.Valid() {
		if why := root.home.whyUsedWhole(root); why != nil { // nothing cuts its layout
			return why
		}
	}
	switch {
	case root.dummy && (e.saved || c.saveAll) && !e.dummy:
		return &wholeReason{"it is saved, and '" + root.name + "' is an argument", "HPF 2.0, 3.4: ALIGN", "distribute it itself"}
	case at.why != "":
		return &wholeReason{at.why, "HPF 2.0, 3.4: ALIGN", "align with a constant offset"}
	case c.whyNotRemapped(e, root) != nil:
		return c.whyNotRemapped(e, root)
	case len(d.distributed()) > maxGrid:
		return &wholeReason{"it is distributed in more than " + itoa(maxGrid) + " dimensions", "HPF 2.0, 3.3: DISTRIBUTE",
			"write '*' for a dimension"}
	case c.symbol(e).Type.Base == ir.Character && c.symbol(e).Type.Len < 0:
		return &wholeReason{"the length of its elements is known only when the program runs", "HPF 2.0, 3.3: DISTRIBUTE applies to arrays of any type",
			"give a constant length: 'character(20)'"}
	case root.absent:
		return &wholeReason{"it is aligned with an argument that only another entry has", "HPF 2.0, 4.2: dummy arguments",
			"write a procedure for each entry"}
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

// derivedRemapped is the reason for an array of derived type whose mapping changes.
func derivedRemapped() *wholeReason {
	return &wholeReason{"it is of derived type, and its mapping changes", "HPF 2.0, 8.4 and 8.5: REDISTRIBUTE and REALIGN",
		"leave DYNAMIC out, or use an array of an intrinsic type for each component"}
}

// maxGrid is the largest rank of a grid of images.
const maxGrid = 7

// replicate keeps an array as a whole on every image, where all compute all of it, and tells the user.
func (c *checker) replicate(e *entity, r *wholeReason) {
	c.symbol(e).Whole = r.why
	if !c.bag.HasErrors() {
		c.warnWhole(e, e.pos, "", r)
	}
}

// warnWhole tells that an array is whole on every image; where says for how long.
func (c *checker) warnWhole(e *entity, pos diag.Span, where string, r *wholeReason) {
	c.bag.Warnf(pos, "replicated", "every image keeps the whole of '%s' and computes all of it%s: %s", e.name, where, r.why).
		Note("the answers are right; nothing is gained from further images").Note("%s", r.rule).Help("%s", r.help)
}

func constExtents(dims []ir.Dim) bool {
	for _, d := range dims {
		if !ir.IsConst(d.Lo) || !ir.IsConst(d.Hi) {
			return false
		}
	}
	return true
}
