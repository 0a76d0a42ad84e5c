package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// formats are the distribution formats, HPF 2.0, 3.3 and 8.7; MULTI is dHPF's multipartitioning, compiled as BLOCK.
var formats = map[string]bool{"block": true, "*": true, "cyclic": true, "gen_block": true, "indirect": true, "multi": true}

// distFormats checks the formats of a distribution.
func (c *checker) distFormats(d *distribution) bool {
	rank := len(d.self.dims)
	d.args, d.tables = map[int]ir.Expr{}, map[int]*ir.Table{}
	if d.stmt.Formats == nil {
		return true
	}
	if len(d.stmt.Formats) != rank {
		c.bag.Errorf(d.stmt.Pos, "rank-mismatch", "DISTRIBUTE gives %s, '%s' has %s", count(len(d.stmt.Formats), "format"),
			d.id.Name, count(rank, "dimension")).Because(d.self.declared(), "declared here").
			Note("HPF 2.0, DISTRIBUTE: one format for each dimension")
		return false
	}
	ok := true
	for k, f := range d.stmt.Formats {
		ok = c.distFormat(d, k, f) && ok
	}
	return ok
}

// distFormat checks one format and its argument, HPF 2.0, 3.3 and 8.7.
func (c *checker) distFormat(d *distribution, k int, f parse.DistFormat) bool {
	switch {
	case !formats[f.Name]:
		m := c.bag.Errorf(f.Pos, "format", "'%s' is not a distribution format", f.Name)
		suggest(m, f.Name, []string{"block", "cyclic", "gen_block", "indirect"})
		return false
	case f.Name == "gen_block" || f.Name == "indirect":
		return c.distTable(d, k, f)
	case f.Arg == nil:
		warnMulti(c.bag, f)
		return true
	case f.Name != "block" && f.Name != "cyclic":
		c.bag.Errorf(f.Pos, "format", "the distribution format '%s' has no argument", f.Name).Help("write '%s'", f.Name)
		return false
	}
	d.args[k] = c.specification(f.Arg)
	m, ok := d.args[k].(*ir.Const)
	if !ok || m.T.Base != ir.Integer {
		return m == nil || m.T.Base != ir.Invalid
	}
	if m.I < 1 {
		c.bag.Errorf(f.Pos, "format", "the size in '%s' must be positive", f.Pos.Text()).
			Note("HPF 2.0, DISTRIBUTE: the argument of BLOCK and CYCLIC is a positive integer")
		return false
	}
	return true
}

// warnMulti says that tiles are not dealt in diagonals.
func warnMulti(bag *diag.Bag, f parse.DistFormat) {
	if f.Name == "multi" {
		bag.Warnf(f.Pos, "multi", "MULTI is compiled as BLOCK: an image gets one tile, and sweeps run as pipelines").
			Note("the answer is the same; dHPF deals several tiles to an image, so that all images work in each step of a sweep").
			Help("write 'block'")
	}
}

// distTable checks the array of GEN_BLOCK or INDIRECT, HPF 2.0, 8.7: rank one, integer, and as long as the arrangement has
// processors (GEN_BLOCK) or the dimension elements (INDIRECT).
func (c *checker) distTable(d *distribution, k int, f parse.DistFormat) bool {
	name, ok := f.Arg.(*parse.Name)
	if !ok {
		c.bag.Errorf(f.Pos, "format", "'%s' needs an integer array", f.Name).
			Help("write '%s(map)' with an array of rank one", f.Name)
		return false
	}
	e := c.lookup(name.Ident)
	if e == nil || e.class != variable && e.class != constant || len(e.dims) != 1 {
		c.bag.Errorf(f.Pos, "format", "'%s' in '%s' is not an array of rank one", name.Ident, f.Pos.Text()).
			Note("HPF 2.0, 8.7: the argument of GEN_BLOCK and INDIRECT is an integer array of rank one")
		return false
	}
	if t := c.typeOf(e); t.Base != ir.Integer && t.Base != ir.Invalid {
		c.bag.Errorf(f.Pos, "format", "'%s' in '%s' is not an integer array", name.Ident, f.Pos.Text()).Because(e.pos, "declared here").
			Note("HPF 2.0, 8.7: the argument of GEN_BLOCK and INDIRECT is an integer array of rank one")
		return false
	}
	if f.Name == "gen_block" {
		d.tables[k] = c.tableOf(e, f.Pos)
		return c.genBlockCovers(d, k, f, e)
	}
	return true
}

// genBlockCovers checks a constant array of sizes: no negative ones, and enough in all.
func (c *checker) genBlockCovers(d *distribution, k int, f parse.DistFormat, e *entity) bool {
	if e.elems == nil || e.class != constant {
		return true
	}
	sum := int64(0)
	for _, x := range e.elems {
		if x.I < 0 {
			c.bag.Errorf(f.Pos, "format", "'%s' holds the negative size %d", e.name, x.I).Because(e.pos, "declared here").
				Note("HPF 2.0, 8.7: the sizes of GEN_BLOCK are not negative")
			return false
		}
		sum += x.I
	}
	b := c.dimsOf(d.self)[k]
	if n, ok := ir.Difference(b.Hi, b.Lo); ok && sum < n+1 {
		c.bag.Errorf(f.Pos, "format", "the sizes in '%s' add up to %d, but dimension %d of '%s' has %d elements", e.name, sum, k+1, d.id.Name, n+1).
			Because(e.pos, "declared here").Note("HPF 2.0, 8.7: the blocks of GEN_BLOCK cover the dimension")
		return false
	}
	return true
}

// formatOf is the format of dimension k. Without formats all dimensions are BLOCK: HPF 2.0 leaves the choice to the
// compiler.
func (d *distribution) formatOf(k int) string {
	if d.stmt.Formats == nil {
		return "block"
	}
	if name := d.stmt.Formats[k].Name; name != "multi" {
		return name
	}
	return "block" // see warnMulti
}

// distributed lists the dimensions that are not '*'.
func (d *distribution) distributed() []int {
	var out []int
	for k := range d.self.dims {
		if d.formatOf(k) != "*" {
			out = append(out, k)
		}
	}
	return out
}
