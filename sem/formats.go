package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// formats are the distribution formats, HPF 2.0, 3.3 and 8.7; MULTI is dHPF's multipartitioning, and OWNER names a function that says
// whose each element is.
var formats = map[string]bool{"block": true, "*": true, "cyclic": true, "gen_block": true, "indirect": true, "multi": true, "owner": true}

// distributor checks the formats of DISTRIBUTE and REDISTRIBUTE and the arrangement behind ONTO.
type distributor struct{ *checker }

// distFormats checks the formats of a distribution.
func (c distributor) distFormats(d *distribution) bool {
	rank := len(d.self.Dims)
	d.args, d.tables = map[int]ir.Expr{}, map[int]*ir.Table{}
	if d.stmt.Formats == nil {
		return true
	}
	if len(d.stmt.Formats) != rank {
		c.bag.Errorf(d.stmt.Pos, "rank-mismatch", "DISTRIBUTE gives %s, '%s' has %s", diag.Count(len(d.stmt.Formats), "format"),
			d.id.Name, diag.Count(rank, "dimension")).Because(d.self.Declared(), "declared here").
			Note("HPF 2.0, DISTRIBUTE: one format for each dimension")
		return false
	}
	ok := true
	for k, f := range d.stmt.Formats {
		ok = c.distFormat(d, k, f) && ok
	}
	return ok && distMulti(c.checker, d)
}

// distMulti checks that MULTI deals the tiles of two dimensions at least, and of all that are distributed.
func distMulti(c *checker, d *distribution) bool {
	var multi, other []parse.DistFormat
	for _, f := range d.stmt.Formats {
		switch f.Name {
		case "multi":
			multi = append(multi, f)
		case "*":
		default:
			other = append(other, f)
		}
	}
	switch {
	case len(multi) > 0 && len(other) > 0:
		c.bag.Errorf(other[0].Pos, "format", "'%s' stands beside MULTI in the distribution of '%s'", other[0].Pos.Text(), d.id.Name).
			Because(multi[0].Pos, "MULTI").
			Note("MULTI deals the tiles of all distributed dimensions together, so that each image has some of each row of tiles").
			Help("write 'multi' or '*'")
	case len(multi) == 1:
		c.bag.Errorf(multi[0].Pos, "format", "MULTI in one dimension alone").
			Note("MULTI gives each image tiles in each row and each column of tiles, which takes two dimensions").
			Help("write 'block', or 'multi' for another dimension, too")
	default:
		return true
	}
	return false
}

// distFormat checks one format and its argument, HPF 2.0, 3.3 and 8.7.
func (c distributor) distFormat(d *distribution, k int, f parse.DistFormat) bool {
	switch {
	case !formats[f.Name]:
		m := c.bag.Errorf(f.Pos, "format", "'%s' is not a distribution format", f.Name)
		names.Suggest(m, f.Name, []string{"block", "cyclic", "gen_block", "indirect", "owner"})
		return false
	case f.Name == "gen_block" || f.Name == "indirect":
		return c.distTable(d, k, f)
	case f.Name == "owner":
		return c.distOwner(d, k, f)
	case f.Arg == nil:
		return true
	case f.Name != "block" && f.Name != "cyclic":
		c.bag.Errorf(f.Pos, "format", "the distribution format '%s' has no argument", f.Name).Help("write '%s'", f.Name).Instead(f.Name)
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

// multiAsBlock takes MULTI for BLOCK where the layout is described at run time.
func multiAsBlock(c *checker, d *distribution) {
	if !d.isMulti() || !(mapper{c}).isDynamic(d.self) {
		return
	}
	d.asBlock = true
	c.bag.Warnf(d.stmt.Formats[d.distributed()[0]].Pos, "multi", "MULTI is compiled as BLOCK, because where REDISTRIBUTE changes the mapping of '%s' cannot be followed", d.self.Name).
		Note("the answer is the same; an image gets one tile, and sweeps run as pipelines").
		Help("write REDISTRIBUTE in the unit that declares '%s', outside of conditions", d.self.Name)
}

// isMulti reports whether tiles are dealt by multipartitioning.
func (d *distribution) isMulti() bool {
	return !d.asBlock && slices.ContainsFunc(d.stmt.Formats, func(f parse.DistFormat) bool { return f.Name == "multi" })
}

// ranksOnto is how many dimensions an arrangement for the distribution has.
func (d *distribution) ranksOnto() int {
	if d.isMulti() {
		return 1
	}
	return len(d.distributed())
}

// distTable checks the array of GEN_BLOCK or INDIRECT, HPF 2.0, 8.7: rank one, integer, and as long as the arrangement has
// processors (GEN_BLOCK) or the dimension elements (INDIRECT).
func (c distributor) distTable(d *distribution, k int, f parse.DistFormat) bool {
	name, ok := f.Arg.(*parse.Name)
	if !ok {
		c.bag.Errorf(f.Pos, "format", "'%s' needs an integer array", f.Name).
			Help("write '%s(map)' with an array of rank one", f.Name)
		return false
	}
	e := c.lookup(name.Ident)
	if e == nil || e.Class != names.Variable && e.Class != names.Constant || len(e.Dims) != 1 {
		c.bag.Errorf(f.Pos, "format", "'%s' in '%s' is not an array of rank one", name.Ident, f.Pos.Text()).
			Note("HPF 2.0, 8.7: the argument of GEN_BLOCK and INDIRECT is an integer array of rank one")
		return false
	}
	if t := c.TypeOf(e); t.Base != ir.Integer && t.Base != ir.Invalid {
		c.bag.Errorf(f.Pos, "format", "'%s' in '%s' is not an integer array", name.Ident, f.Pos.Text()).Because(e.Pos, "declared here").
			Note("HPF 2.0, 8.7: the argument of GEN_BLOCK and INDIRECT is an integer array of rank one")
		return false
	}
	d.tables[k] = mapper(c).tableOf(e, f.Pos)
	if f.Name == "gen_block" {
		return c.genBlockCovers(d, k, f, e)
	}
	return mapper(c).indirectCovers(d, k, f, e)
}

// genBlockCovers checks a constant array of sizes: no negative ones, and enough in all.
func (c distributor) genBlockCovers(d *distribution, k int, f parse.DistFormat, e *names.Entity) bool {
	if e.Elems == nil || e.Class != names.Constant {
		return true
	}
	sum := int64(0)
	for _, x := range e.Elems {
		if x.I < 0 {
			c.bag.Errorf(f.Pos, "format", "'%s' holds the negative size %d", e.Name, x.I).Because(e.Pos, "declared here").
				Note("HPF 2.0, 8.7: the sizes of GEN_BLOCK are not negative")
			return false
		}
		sum += x.I
	}
	b := c.dimsOf(d.self)[k]
	if n, ok := ir.Difference(b.Hi, b.Lo); ok && sum < n+1 {
		c.bag.Errorf(f.Pos, "format", "the sizes in '%s' add up to %d, but dimension %d of '%s' has %d elements", e.Name, sum, k+1, d.id.Name, n+1).
			Because(e.Pos, "declared here").Note("HPF 2.0, 8.7: the blocks of GEN_BLOCK cover the dimension")
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
	switch name := d.stmt.Formats[k].Name; {
	case name == "multi" && d.asBlock:
		return "block"
	case name == "owner":
		return "indirect"
	default:
		return name
	}
}

// distributed lists the dimensions that are not '*'.
func (d *distribution) distributed() []int {
	var out []int
	for k := range d.self.Dims {
		if d.formatOf(k) != "*" {
			out = append(out, k)
		}
	}
	return out
}
