package mapping

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

// distFormats checks the formats of a distribution.
func (r Reader) distFormats(d *Distribution) bool {
	rank := len(d.Self.Dims)
	d.Args, d.Tables = map[int]ir.Expr{}, map[int]*ir.Table{}
	if d.Stmt.Formats == nil {
		return true
	}
	if len(d.Stmt.Formats) != rank {
		r.Bag.Errorf(d.Stmt.Pos, "rank-mismatch", "DISTRIBUTE gives %s, '%s' has %s", diag.Count(len(d.Stmt.Formats), "format"),
			d.ID.Name, diag.Count(rank, "dimension")).Because(d.Self.Declared(), "declared here").
			Note("HPF 2.0, DISTRIBUTE: one format for each dimension")
		return false
	}
	ok := true
	for k, f := range d.Stmt.Formats {
		ok = r.distFormat(d, k, f) && ok
	}
	return ok && r.distMulti(d)
}

// distMulti checks that MULTI deals the tiles of two dimensions at least, and of all that are distributed.
func (r Reader) distMulti(d *Distribution) bool {
	var multi, other []parse.DistFormat
	for _, f := range d.Stmt.Formats {
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
		r.Bag.Errorf(other[0].Pos, "format", "'%s' stands beside MULTI in the distribution of '%s'", other[0].Pos.Text(), d.ID.Name).
			Because(multi[0].Pos, "MULTI").
			Note("MULTI deals the tiles of all distributed dimensions together, so that each image has some of each row of tiles").
			Help("write 'multi' or '*'")
	case len(multi) == 1:
		r.Bag.Errorf(multi[0].Pos, "format", "MULTI in one dimension alone").
			Note("MULTI gives each image tiles in each row and each column of tiles, which takes two dimensions").
			Help("write 'block', or 'multi' for another dimension, too")
	default:
		return true
	}
	return false
}

// distFormat checks one format and its argument, HPF 2.0, 3.3 and 8.7.
func (r Reader) distFormat(d *Distribution, k int, f parse.DistFormat) bool {
	switch {
	case !formats[f.Name]:
		m := r.Bag.Errorf(f.Pos, "format", "'%s' is not a distribution format", f.Name)
		names.Suggest(m, f.Name, []string{"block", "cyclic", "gen_block", "indirect", "owner"})
		return false
	case f.Name == "gen_block" || f.Name == "indirect":
		return r.distTable(d, k, f)
	case f.Name == "owner":
		return r.distOwner(d, k, f)
	case f.Arg == nil:
		return true
	case f.Name != "block" && f.Name != "cyclic":
		r.Bag.Errorf(f.Pos, "format", "the distribution format '%s' has no argument", f.Name).Help("write '%s'", f.Name).Instead(f.Name)
		return false
	}
	d.Args[k] = r.Scope.Specification(f.Arg)
	m, ok := d.Args[k].(*ir.Const)
	if !ok || m.T.Base != ir.Integer {
		return m == nil || m.T.Base != ir.Invalid
	}
	if m.I < 1 {
		r.Bag.Errorf(f.Pos, "format", "the size in '%s' must be positive", f.Pos.Text()).
			Note("HPF 2.0, DISTRIBUTE: the argument of BLOCK and CYCLIC is a positive integer")
		return false
	}
	return true
}

// IsMulti reports whether tiles are dealt by multipartitioning.
func (d *Distribution) IsMulti() bool {
	return !d.AsBlock && slices.ContainsFunc(d.Stmt.Formats, func(f parse.DistFormat) bool { return f.Name == "multi" })
}

// ranksOnto is how many dimensions an arrangement for the distribution has.
func (d *Distribution) ranksOnto() int {
	if d.IsMulti() {
		return 1
	}
	return len(d.Distributed())
}

// distTable checks the array of GEN_BLOCK or INDIRECT, HPF 2.0, 8.7: rank one, integer, and as long as the arrangement has
// processors (GEN_BLOCK) or the dimension elements (INDIRECT).
func (r Reader) distTable(d *Distribution, k int, f parse.DistFormat) bool {
	name, ok := f.Arg.(*parse.Name)
	if !ok {
		r.Bag.Errorf(f.Pos, "format", "'%s' needs an integer array", f.Name).
			Help("write '%s(map)' with an array of rank one", f.Name)
		return false
	}
	e := r.Scope.Lookup(name.Ident)
	if e == nil || e.Class != names.Variable && e.Class != names.Constant || len(e.Dims) != 1 {
		r.Bag.Errorf(f.Pos, "format", "'%s' in '%s' is not an array of rank one", name.Ident, f.Pos.Text()).
			Note("HPF 2.0, 8.7: the argument of GEN_BLOCK and INDIRECT is an integer array of rank one")
		return false
	}
	if t := e.Home.TypeOf(e); t.Base != ir.Integer && t.Base != ir.Invalid {
		r.Bag.Errorf(f.Pos, "format", "'%s' in '%s' is not an integer array", name.Ident, f.Pos.Text()).Because(e.Pos, "declared here").
			Note("HPF 2.0, 8.7: the argument of GEN_BLOCK and INDIRECT is an integer array of rank one")
		return false
	}
	d.Tables[k] = tableOf(e, f.Pos)
	if f.Name == "gen_block" {
		return r.genBlockCovers(d, k, f, e)
	}
	return r.indirectCovers(d, k, f, e)
}

// genBlockCovers checks a constant array of sizes: no negative ones, and enough in all.
func (r Reader) genBlockCovers(d *Distribution, k int, f parse.DistFormat, e *names.Entity) bool {
	if e.Elems == nil || e.Class != names.Constant {
		return true
	}
	sum := int64(0)
	for _, x := range e.Elems {
		if x.I < 0 {
			r.Bag.Errorf(f.Pos, "format", "'%s' holds the negative size %d", e.Name, x.I).Because(e.Pos, "declared here").
				Note("HPF 2.0, 8.7: the sizes of GEN_BLOCK are not negative")
			return false
		}
		sum += x.I
	}
	b := d.Self.Bounds()[k]
	if n, ok := ir.Difference(b.Hi, b.Lo); ok && sum < n+1 {
		r.Bag.Errorf(f.Pos, "format", "the sizes in '%s' add up to %d, but dimension %d of '%s' has %d elements", e.Name, sum, k+1, d.ID.Name, n+1).
			Because(e.Pos, "declared here").Note("HPF 2.0, 8.7: the blocks of GEN_BLOCK cover the dimension")
		return false
	}
	return true
}

// Format is the format of dimension k. Without formats all dimensions are BLOCK: HPF 2.0 leaves the choice to the
// compiler.
func (d *Distribution) Format(k int) string {
	if d.Stmt.Formats == nil {
		return "block"
	}
	switch name := d.Stmt.Formats[k].Name; {
	case name == "multi" && d.AsBlock:
		return "block"
	case name == "owner":
		return "indirect"
	default:
		return name
	}
}

// Distributed lists the dimensions that are not '*'.
func (d *Distribution) Distributed() []int {
	var out []int
	for k := range d.Self.Dims {
		if d.Format(k) != "*" {
			out = append(out, k)
		}
	}
	return out
}

// CutBy lists the dimensions, from 0, that those of its layout cut: of one that is described at run time all.
func (d *Distribution) CutBy(l *ir.Layout) []int {
	if !l.IsDynamic() {
		return d.Distributed()
	}
	var all []int
	for k := range d.Self.Dims {
		all = append(all, k)
	}
	return all
}

// distribute checks a DISTRIBUTE directive for one of its names, HPF 2.0, 3.3.
func (r Reader) distribute(m *Directives, s *parse.Distribute, id parse.Ident) {
	e := r.Mappee(id, "DISTRIBUTE")
	if e == nil {
		return
	}
	if old := m.Dists[id.Name]; old != nil {
		r.Bag.Errorf(id.Pos, "mapped-twice", "'%s' is distributed twice", id.Name).Because(old.ID.Pos, "the first distribution")
		return
	}
	if s.Any {
		r.inherit(m, e, id, "DISTRIBUTE")
		return
	}
	if d := r.Distribution(s, id, e); d != nil {
		m.Dists[id.Name] = d
	}
}

// Distribution checks DISTRIBUTE or REDISTRIBUTE for one array or template; nil after an error.
func (r Reader) Distribution(s *parse.Distribute, id parse.Ident, e *names.Entity) *Distribution {
	d := &Distribution{ID: id, Self: e, Stmt: s}
	if !r.distFormats(d) || !r.distOnto(d) {
		return nil
	}
	return d
}
