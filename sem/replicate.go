package sem

// whyReplicated gives the reason why every image keeps a mapped array as a whole, "" if it is cut into tiles.
func (c *checker) whyReplicated(e, root *entity, d *distribution, at placement) string {
	for k := range d.self.dims {
		if d.formatOf(k) == "indirect" {
			return "the format INDIRECT"
		}
		if t := d.tables[k]; t != nil && c.whyNoTable(d, t) != "" {
			return c.whyNoTable(d, t)
		}
	}
	switch {
	case at.why != "":
		return at.why
	case c.whyNotRemapped(e, root) != "":
		return c.whyNotRemapped(e, root)
	case len(d.distributed()) > maxGrid:
		return "it is distributed in more than " + itoa(maxGrid) + " dimensions"
	case c.symbol(e).Type.Base == Derived:
		return "it is of derived type"
	case c.symbol(e).Type.Base == Character:
		return "it is of type character"
	}
	return ""
}

// maxGrid is the largest rank of a grid of images.
const maxGrid = 7

// replicate keeps an array as a whole on every image, where all compute all of it, and tells the user.
func (c *checker) replicate(e *entity, why string) {
	c.symbol(e).Whole = why
	if c.bag.HasErrors() {
		return
	}
	c.bag.Warnf(e.pos, "replicated", "every image keeps the whole of '%s' and computes all of it: %s", e.name, why).
		Note("the answers are right; nothing is gained from further images")
}

func constExtents(dims []Dim) bool {
	for _, d := range dims {
		if !isConst(d.Lo) || !isConst(d.Hi) {
			return false
		}
	}
	return true
}
