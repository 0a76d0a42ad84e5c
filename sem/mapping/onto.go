package mapping

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// distOnto checks the processor arrangement. HPF 2.0, 3.3: its rank, or that of the section of it that is named, is the
// number of distributed dimensions.
func (r Reader) distOnto(d *Distribution) bool {
	s := d.Stmt
	if s.Onto == nil {
		return true
	}
	e := r.Scope.Lookup(s.Onto.Name)
	if e == nil || e.Class != names.Arrangement {
		r.noArrangement(s, e)
		return false
	}
	if !r.ontoExtents(d, e) {
		return false
	}
	if d.IsMulti() && len(d.Grid) != 1 {
		r.Bag.Errorf(s.Onto.Pos, "rank-mismatch", "'%s' has %s, but MULTI deals tiles to one row of processors", e.Name, diag.Count(len(d.Grid), "dimension")).
			Because(e.Declared(), "declared here").
			Help("declare an arrangement of one dimension: '!hpf$ processors p(number_of_processors())'")
		return false
	}
	if n := d.ranksOnto(); n != len(d.Grid) {
		m := r.Bag.Errorf(s.Onto.Pos, "rank-mismatch", "'%s' has %s, but %s of '%s' %s distributed", e.Name,
			diag.Count(len(d.Grid), "dimension"), diag.Count(n, "dimension"), d.ID.Name, map[bool]string{true: "is", false: "are"}[n == 1]).
			Because(e.Declared(), "declared here").
			Note("HPF 2.0, DISTRIBUTE: the rank of the arrangement is the number of distributed dimensions")
		if s.Formats == nil {
			m.Help("write formats for '%s'", d.ID.Name)
		}
		return false
	}
	d.Onto = e
	return r.blocksFit(d) && r.tableFits(d) && r.ownersFit(d)
}

func (r Reader) noArrangement(s *parse.Distribute, e *names.Entity) {
	isArrangement := func(e *names.Entity) bool { return e.Class == names.Arrangement }
	m := r.Bag.Errorf(s.Onto.Pos, "undeclared", "'%s' is not a processor arrangement", s.Onto.Name)
	if e != nil {
		m.Because(e.Pos, "%s", e.Describe())
	}
	names.Suggest(m, s.Onto.Name, r.Scope.Known(isArrangement))
	if len(r.Scope.Known(isArrangement)) == 0 {
		m.Help("declare it: '!hpf$ processors %s(number_of_processors())'", s.Onto.Name)
	}
}

// ontoExtents fills in d.grid: the extents of the arrangement, or of a section of it.
func (r Reader) ontoExtents(d *Distribution, e *names.Entity) bool {
	args := d.Stmt.OntoArgs
	if args != nil && len(args) != len(e.Extents) {
		r.Bag.Errorf(d.Stmt.Onto.Pos, "rank-mismatch", "'%s' has %s, the section of it %d", e.Name,
			diag.Count(len(e.Extents), "dimension"), len(args)).Because(e.Declared(), "declared here")
		return false
	}
	for k, x := range e.Extents {
		lo, hi, step := x.Lo, x.Hi, ir.Expr(ir.IntConst(1, e.Pos))
		if args != nil {
			if !args[k].Section {
				at := r.Scope.Specification(args[k].Value)
				d.Parts = append(d.Parts, Part{at, at, step})
				continue
			}
			var ok bool
			if lo, hi, step, ok = r.ontoTriplet(args[k], x, e); !ok {
				return false
			}
		}
		d.Parts = append(d.Parts, Part{lo, hi, step})
		span := r.Scope.Arith(ir.Sub, hi, r.Scope.Arith(ir.Sub, lo, step, e.Pos), e.Pos)
		if !ir.IsInt(step, 1) {
			span = r.Scope.Arith(ir.Div, span, step, e.Pos)
		}
		d.Grid = append(d.Grid, span)
	}
	return true
}

// ontoTriplet is a triplet of a section of an arrangement, which must lie within it, HPF 2.0, 8.6.
func (r Reader) ontoTriplet(a parse.Arg, x ir.Dim, e *names.Entity) (lo, hi, step ir.Expr, ok bool) {
	lo, hi, step = x.Lo, x.Hi, ir.IntConst(1, a.Pos)
	if a.Lo != nil {
		lo = r.Scope.Specification(a.Lo)
	}
	if a.Hi != nil {
		hi = r.Scope.Specification(a.Hi)
	}
	if a.Step != nil {
		step = r.Scope.Specification(a.Step)
	}
	if ir.IsInt(step, 0) {
		r.Bag.Errorf(a.Pos, "onto", "the stride of a section must not be zero")
		return lo, hi, step, false
	}
	under, okLo := ir.Difference(x.Lo, lo)
	over, okHi := ir.Difference(hi, x.Hi)
	n, okN := ir.Difference(hi, lo)
	if s, isConst := step.(*ir.Const); isConst && s.I < 0 {
		n = -n
	}
	if okLo && under > 0 || okHi && over > 0 || okN && n < 0 {
		r.Bag.Errorf(a.Pos, "onto", "the section '%s' has no processors, or some that '%s' does not have", a.Pos.Text(), e.Name).
			Because(e.Declared(), "declared here").Note("HPF 2.0, 8.6: ONTO names a section of the arrangement")
		return lo, hi, step, false
	}
	return lo, hi, step, true
}

// OntoText names the arrangement, or the section of it.
func (d *Distribution) OntoText() string {
	if d.Stmt.OntoArgs == nil {
		return d.Onto.Name
	}
	var parts []string
	for _, a := range d.Stmt.OntoArgs {
		parts = append(parts, strings.ReplaceAll(a.Pos.Text(), " ", ""))
	}
	return d.Onto.Name + "(" + strings.Join(parts, ",") + ")"
}

// blocksFit checks BLOCK(m) on an arrangement of constant extent: HPF 2.0, 3.3 demands m*p >= n.
func (r Reader) blocksFit(d *Distribution) bool {
	if d.IsMulti() {
		return true
	}
	for g, k := range d.Distributed() {
		m, okM := d.Args[k].(*ir.Const)
		p, okP := d.Grid[g].(*ir.Const)
		b := d.Self.Bounds()[k]
		n, okN := ir.Difference(b.Hi, b.Lo)
		if d.Format(k) != "block" || !okM || !okP || !okN || m.I*p.I > n {
			continue
		}
		r.Bag.Errorf(d.Stmt.Formats[k].Pos, "format", "%d blocks of %d elements do not hold the %d of dimension %d of '%s'",
			p.I, m.I, n+1, k+1, d.ID.Name).Because(d.Onto.Declared(), "the arrangement").
			Note("HPF 2.0, DISTRIBUTE: BLOCK(m) requires m times the number of processors to be at least the extent").
			Help("write 'block', or a size of at least %d", (n+p.I)/p.I)
		return false
	}
	return true
}
