package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// aligner checks ALIGN and REALIGN: which cell of its target each element of an array lies in.
type aligner struct{ *checker }

// align checks an ALIGN directive for each of its alignees, HPF 2.0, 3.4.
func (c aligner) align(s *parse.Align) {
	for i, id := range s.Names {
		e := mapper(c).mappee(id, "ALIGN")
		if e == nil {
			continue
		}
		if s.Any {
			mapper(c).inheritMapping(e, id, "ALIGN")
			continue
		}
		if old := c.maps.aligns[id.Name]; old != nil {
			c.bag.Errorf(id.Pos, "mapped-twice", "'%s' is aligned twice", id.Name).Because(old.id.Pos, "the first alignment")
			continue
		}
		if a := c.alignmentOf(s, i, e); a != nil {
			c.maps.aligns[id.Name] = a
		}
	}
}

// alignmentOf checks the alignment of the i-th alignee; nil after an error.
func (c aligner) alignmentOf(s *parse.Align, i int, e *names.Entity) *alignment {
	target := c.alignTarget(s.Target)
	if target == nil {
		return nil
	}
	var source []parse.AlignDummy
	if i < len(s.Sources) {
		source = s.Sources[i]
	}
	s = wholeAlignTarget(s, source, target)
	a := &alignment{id: s.Names[i], self: e, target: target, fixed: map[int]int64{}}
	if !c.alignRanks(s, a, source) || !c.alignDims(s, a, source) {
		return nil
	}
	c.alignInside(a)
	return a
}

// wholeAlignTarget gives a target without a list the list (:,...,:), HPF 2.0, 3.4: the list of the
// target may be left out.
func wholeAlignTarget(s *parse.Align, source []parse.AlignDummy, target *names.Entity) *parse.Align {
	if source == nil || s.Subs != nil {
		return s
	}
	out := *s
	for range target.Dims {
		out.Subs = append(out.Subs, parse.Arg{Pos: s.Target.Pos, Section: true})
	}
	return &out
}

// alignTarget finds what stands behind WITH: of this unit, or of one that it can see.
func (c aligner) alignTarget(id parse.Ident) *names.Entity {
	if c.names[id.Name] == nil {
		if e := c.lookup(id.Name); e != nil && (e.Class == names.Template || e.Class == names.Variable && e.Dims != nil) {
			return e
		}
	}
	e := mapper(c).mappee(id, "ALIGN")
	if e != nil && e.Class == names.Variable && e.Dims == nil {
		c.bag.Errorf(id.Pos, "not-array", "the align target '%s' is a scalar", id.Name).Because(e.Pos, "declared here").
			Note("HPF 2.0, ALIGN: the target is an array or a template")
		return nil
	}
	return e
}

// alignRanks checks the lengths of both lists. Without lists the alignment is the identity.
func (c aligner) alignRanks(s *parse.Align, a *alignment, source []parse.AlignDummy) bool {
	rank, targetRank := len(a.self.Dims), len(a.target.Dims)
	switch {
	case source == nil && s.Subs == nil:
		if rank != targetRank {
			c.bag.Errorf(a.id.Pos, "rank-mismatch", "'%s' has %s, the align target '%s' has %d", a.id.Name,
				diag.Count(rank, "dimension"), a.target.Name, targetRank).Because(a.target.Declared(), "the align target").
				Help("say which dimensions correspond, for example 'align %s(i) with %s(i,*)'", a.id.Name, a.target.Name)
			return false
		}
		return true
	case source == nil && rank == 0 && len(s.Subs) == targetRank:
		return true
	case source == nil || s.Subs == nil:
		c.bag.Errorf(s.Pos, "align", "ALIGN needs a list for the array and one for the target, or none at all").
			Help("write 'align %s(i) with %s(i)'", a.id.Name, a.target.Name)
		return false
	case len(source) != rank:
		c.bag.Errorf(a.id.Pos, "rank-mismatch", "'%s' has %s, ALIGN lists %d", a.id.Name, diag.Count(rank, "dimension"), len(source)).
			Because(a.self.Declared(), "declared here").Note("HPF 2.0, ALIGN: one entry for each dimension of the array")
		return false
	case len(s.Subs) != targetRank:
		c.bag.Errorf(s.Target.Pos, "rank-mismatch", "the align target '%s' has %s, ALIGN lists %d", a.target.Name,
			diag.Count(targetRank, "dimension"), len(s.Subs)).Because(a.target.Declared(), "declared here").
			Note("HPF 2.0, ALIGN: one subscript for each dimension of the target")
		return false
	}
	return true
}

// alignDims fills in a.dims.
func (c aligner) alignDims(s *parse.Align, a *alignment, source []parse.AlignDummy) bool {
	a.dims = make([]alignDim, len(a.self.Dims))
	if source == nil && s.Subs == nil {
		for k := range a.dims {
			off, ok := c.colonOffset(a, k, c.dimsOf(a.target)[k].Lo, 1)
			if !ok {
				return false
			}
			a.dims[k] = alignDim{target: k, coef: 1, offset: off, pos: s.Target.Pos}
		}
		return true
	}
	var colons []int
	for k, d := range source {
		a.dims[k] = alignDim{target: -1}
		if d.Name == ":" {
			colons = append(colons, k)
		} else if d.Name != "*" {
			a.dims[k].dummy = d.Name
		}
	}
	next := 0
	for d, sub := range s.Subs {
		if !sub.Section {
			if isDummyOfOther(s, source, sub) {
				sub.Value = &parse.AnyLen{Node: parse.Node{Pos: sub.Pos}}
			}
			if !c.alignSub(a, d, sub) {
				return false
			}
			continue
		}
		if next == len(colons) {
			// HPF 2.0, 3.4: as many ':' in the array's list as sections in the target's.
			c.bag.Errorf(sub.Pos, "align", "the lists of ALIGN do not have the same number of ':'")
			return false
		}
		if !c.alignColon(a, colons[next], d, sub) {
			return false
		}
		next++
	}
	if next < len(colons) {
		c.bag.Errorf(source[colons[next]].Pos, "align", "the lists of ALIGN do not have the same number of ':'")
		return false
	}
	return true
}

// isDummyOfOther reports whether a subscript of the target is a dummy of another alignee of the directive only. In
// ALIGN a(i), b(*) WITH t(i) it then says nothing about this one: b is replicated.
func isDummyOfOther(s *parse.Align, own []parse.AlignDummy, sub parse.Arg) bool {
	name, ok := sub.Value.(*parse.Name)
	if !ok {
		return false
	}
	listed := func(list []parse.AlignDummy) bool {
		return slices.ContainsFunc(list, func(d parse.AlignDummy) bool { return d.Name == name.Ident })
	}
	return !listed(own) && slices.ContainsFunc(s.Sources, listed)
}

func (c aligner) alignColon(a *alignment, k, d int, sub parse.Arg) bool {
	lo := c.dimsOf(a.target)[d].Lo
	if sub.Lo != nil {
		lo = c.integer(sub.Lo, "a subscript")
	}
	step := int64(1)
	if sub.Step != nil {
		n, ok := c.ConstInt(sub.Step, "a stride")
		if ok && n == 0 {
			c.bag.Errorf(sub.Pos, "align", "the stride of a section must not be zero")
		}
		if !ok || n == 0 {
			return false
		}
		step = n
	}
	off, ok := c.colonOffset(a, k, lo, step)
	a.dims[k] = alignDim{target: d, coef: step, offset: off, pos: sub.Pos}
	return ok && c.colonExtents(a, k, lo, step, sub)
}

// colonExtents checks that a section of the target has as many elements as the dimension, HPF 2.0, 3.4.
func (c aligner) colonExtents(a *alignment, k int, lo ir.Expr, step int64, sub parse.Arg) bool {
	if sub.Hi == nil {
		return true
	}
	mine := c.dimsOf(a.self)[k]
	n, ok := ir.Difference(mine.Hi, mine.Lo)
	m, ok2 := ir.Difference(c.integer(sub.Hi, "a subscript"), lo)
	if !ok || !ok2 || m/step == n {
		return true
	}
	c.bag.Errorf(sub.Pos, "align", "the section '%s' has %d elements, dimension %d of '%s' has %d", sub.Pos.Text(), max(0, m/step+1), k+1,
		a.id.Name, n+1).Because(a.self.Declared(), "declared here").
		Note("HPF 2.0, ALIGN: a section stands for a ':' of the same extent")
	return false
}

// colonOffset is the template cell of index 0 of dimension k when its first element stands at cell lo.
func (c aligner) colonOffset(a *alignment, k int, lo ir.Expr, step int64) (int64, bool) {
	if lo.Type().Base == ir.Invalid {
		return 0, false
	}
	first := c.dimsOf(a.self)[k].Lo
	if step != 1 {
		if n, ok := first.(*ir.Const); ok {
			first = &ir.Const{Pos: n.Pos, T: n.T, I: n.I * step}
		}
	}
	off, ok := ir.Difference(lo, first)
	if !ok || step != 1 && !ir.IsConst(first) {
		a.why = whole.VariableOffset.Of(k + 1)
	}
	return off, true
}

// alignSub checks one subscript of the target: a dummy plus or minus a constant.
func (c aligner) alignSub(a *alignment, d int, sub parse.Arg) bool {
	if _, star := sub.Value.(*parse.AnyLen); star {
		return true
	}
	form, ok := c.dummyForm(a, sub)
	if !ok {
		return false
	}
	if len(form.Terms) == 0 {
		a.fixed[d] = form.Const
		return c.cellInside(a, d, form.Const, sub)
	}
	if len(form.Terms) > 1 {
		// HPF 2.0, H319: a subscript holds at most one align dummy.
		c.bag.Errorf(sub.Pos, "align", "an align subscript can hold one align dummy, '%s' holds %d", sub.Pos.Text(), len(form.Terms))
		return false
	}
	for k := range a.dims {
		if a.dims[k].dummy != form.Terms[0].Sym.Name {
			continue
		}
		if a.dims[k].target >= 0 {
			c.bag.Errorf(sub.Pos, "align", "the align dummy '%s' appears twice in the target", a.dims[k].dummy).
				Note("HPF 2.0, ALIGN: a dummy appears at most once behind WITH")
			return false
		}
		a.dims[k] = alignDim{d, form.Terms[0].Coef, form.Const, a.dims[k].dummy, sub.Pos}
	}
	return true
}

// cellInside checks a constant align subscript.
func (c aligner) cellInside(a *alignment, d int, cell int64, sub parse.Arg) bool {
	b := c.dimsOf(a.target)[d]
	here := ir.IntConst(cell, sub.Pos)
	under, okLo := ir.Difference(b.Lo, here)
	over, okHi := ir.Difference(here, b.Hi)
	if !(okLo && under > 0 || okHi && over > 0) {
		return true
	}
	c.bag.Errorf(sub.Pos, "align-out-of-bounds", "alignment places '%s' outside '%s'", a.id.Name, a.target.Name).
		Because(a.target.Declared(), "extent of dimension %d is %s:%s", d+1, boundText(a.target, d, b.Lo, false), boundText(a.target, d, b.Hi, true)).
		Note("HPF 2.0, ALIGN: every align subscript must lie within the align target")
	return false
}

// dummyForm gives an align subscript as an affine form over the dummies.
func (c aligner) dummyForm(a *alignment, sub parse.Arg) (*ir.Affine, bool) {
	hidden := map[string]*names.Entity{}
	for _, d := range a.dims {
		if d.dummy != "" {
			hidden[d.dummy] = c.names[d.dummy]
		}
	}
	for name := range hidden {
		s := &ir.Symbol{Name: name, Type: ir.Int8}
		c.names[name] = &names.Entity{Name: name, Typing: names.Typing{Type: s.Type, TypePos: sub.Pos}, Storage: names.Storage{Sym: s}}
	}
	known := len(c.order)
	e := c.scalar(sub.Value)
	for name, old := range hidden {
		if c.names[name] = old; old == nil {
			delete(c.names, name)
		}
	}
	for _, fresh := range c.order[known:] {
		c.bag.Errorf(sub.Pos, "align", "'%s' is neither an align dummy nor a constant", fresh.Name).
			Note("HPF 2.0, ALIGN: the dummies are the names in the list of the array")
		return nil, false
	}
	if e.Type().Base == ir.Invalid {
		return nil, false
	}
	form, why := ir.AffineOf(e)
	if why != "" {
		c.bag.Errorf(sub.Pos, "align", "'%s' is not an align subscript: %s", sub.Pos.Text(), why).
			Help("write a dummy plus or minus a constant")
		return nil, false
	}
	kept := form.Terms[:0:0]
	for _, t := range form.Terms {
		if _, dummy := hidden[t.Sym.Name]; dummy {
			kept = append(kept, t)
		} else if c.unit.Proc == nil {
			c.bag.Errorf(sub.Pos, "align", "'%s' is neither an align dummy nor a constant", t.Sym.Name).
				Note("HPF 2.0, ALIGN: the dummies are the names in the list of the array")
			return nil, false
		} else {
			a.why = whole.VariableSubscript.Of(sub.Pos.Text())
		}
	}
	form = &ir.Affine{Const: form.Const, Terms: kept}
	return form, true
}

// alignInside checks that the array lies within its target. HPF 2.0, ALIGN: every align subscript must lie within the
// align target.
func (c aligner) alignInside(a *alignment) {
	for k, d := range a.dims {
		if d.target < 0 {
			continue
		}
		mine, theirs := c.dimsOf(a.self)[k], c.dimsOf(a.target)[d.target]
		if d.coef != 1 {
			c.strideInside(a, k)
			continue
		}
		if over, ok := ir.Difference(mine.Hi, theirs.Hi); ok && over+d.offset > 0 {
			c.outside(a, k, boundText(a.self, k, mine.Hi, true), true)
		} else if under, ok := ir.Difference(theirs.Lo, mine.Lo); ok && under-d.offset > 0 {
			c.outside(a, k, boundText(a.self, k, mine.Lo, false), false)
		}
	}
}

// strideInside checks both ends of a dimension of constant bounds that is aligned with a stride.
func (c aligner) strideInside(a *alignment, k int) {
	d, mine := a.dims[k], c.dimsOf(a.self)[k]
	lo, okLo := mine.Lo.(*ir.Const)
	hi, okHi := mine.Hi.(*ir.Const)
	if !okLo || !okHi || hi.I < lo.I {
		return
	}
	for _, i := range []int64{lo.I, hi.I} {
		if !c.cellInside(a, d.target, d.coef*i+d.offset, parse.Arg{Pos: d.pos}) {
			return
		}
	}
}

// outside reports an alignment that leaves its target at the bound given as text.
func (c aligner) outside(a *alignment, k int, bound string, upper bool) {
	d := a.dims[k]
	t := a.target
	kind := "array"
	if t.Class == names.Template {
		kind = "template"
	}
	lo := boundText(t, d.target, c.dimsOf(t)[d.target].Lo, false)
	hi := boundText(t, d.target, c.dimsOf(t)[d.target].Hi, true)
	cell := plusText(bound, d.offset)
	index := d.dummy
	if index == "" {
		index = "the index"
	}
	where := make([]string, len(t.Dims))
	bigger := make([]string, len(t.Dims))
	for i, dim := range t.Dims {
		where[i], bigger[i] = ":", dim.Pos.Text()
	}
	where[d.target] = cell
	switch {
	case !upper:
		bigger[d.target] = cell + ":" + hi
	case t.Dims[d.target].Lo != nil:
		bigger[d.target] = lo + ":" + cell
	default:
		bigger[d.target] = cell
	}
	m := c.bag.Errorf(d.pos, "align-out-of-bounds", "alignment places '%s' outside %s '%s'", a.id.Name, kind, t.Name).
		At("reaches %s(%s) when %s = %s", t.Name, strings.Join(where, ","), index, bound).
		Because(t.Declared(), "extent of dimension %d is %s:%s", d.target+1, lo, hi).
		Note("HPF 2.0, ALIGN: every align subscript must lie within the align target")
	if kind == "template" {
		help := "declare 'template " + t.Name + "(" + strings.Join(bigger, ",") + ")'"
		if d.dummy != "" && d.offset != 0 {
			help += ", or align with '" + t.Name + "(" + strings.Join(a.plainSubs(), ",") + ")'"
		}
		m.Help("%s", help)
	}
}

// plainSubs are the subscripts of the target without offsets.
func (a *alignment) plainSubs() []string {
	out := make([]string, len(a.target.Dims))
	for i := range out {
		out[i] = ":"
	}
	for _, d := range a.dims {
		if d.target >= 0 && d.dummy != "" {
			out[d.target] = d.dummy
		}
	}
	return out
}

// boundText is a bound as the user wrote it.
func boundText(e *names.Entity, k int, value ir.Expr, upper bool) string {
	d := e.Dims[k]
	x := d.Lo
	if upper {
		x = d.Hi
	}
	if x != nil && x.Span().Valid() {
		return x.Span().Text()
	}
	return ir.ExprString(value)
}

func plusText(bound string, off int64) string {
	n, ok := ir.ParseInt(bound)
	switch {
	case ok:
		return itoa(int(n + off))
	case off > 0:
		return bound + "+" + itoa(int(off))
	case off < 0:
		return bound + itoa(int(off))
	}
	return bound
}
