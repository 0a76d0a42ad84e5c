package mapping

import (
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/whole"
)

// align checks an ALIGN directive for each of its alignees, HPF 2.0, 3.4.
func (r Reader) align(m *Directives, s *parse.Align) {
	for i, id := range s.Names {
		e := r.Mappee(id, "ALIGN")
		if e == nil {
			continue
		}
		if s.Any {
			r.inherit(m, e, id, "ALIGN")
			continue
		}
		if old := m.Aligns[id.Name]; old != nil {
			r.Bag.Errorf(id.Pos, "mapped-twice", "'%s' is aligned twice", id.Name).Because(old.ID.Pos, "the first alignment")
			continue
		}
		if a := r.Alignment(s, i, e); a != nil {
			m.Aligns[id.Name] = a
		}
	}
}

// Alignment checks the alignment of the i-th alignee of ALIGN or REALIGN: which cell of its target each element lies in; nil after an error.
func (r Reader) Alignment(s *parse.Align, i int, e *names.Entity) *Alignment {
	if s.Parts != nil {
		alignedWhole(r, s, s.Names[i])
		return nil
	}
	target := r.alignTarget(s.Target)
	if target == nil {
		return nil
	}
	var source []parse.AlignDummy
	if i < len(s.Sources) {
		source = s.Sources[i]
	}
	s = wholeAlignTarget(s, source, target)
	a := &Alignment{ID: s.Names[i], Self: e, Target: target, Fixed: map[int]int64{}}
	if !r.alignRanks(s, a, source) || !r.alignDims(s, a, source) {
		return nil
	}
	r.alignInside(a)
	return a
}

// alignedWhole tells of an array that is aligned with a component of a variable that is not taken apart.
func alignedWhole(r Reader, s *parse.Align, id parse.Ident) {
	if e := r.Scope.Lookup(s.Target.Name); e == nil || e.Class != names.Variable {
		r.Bag.Errorf(s.Target.Pos, "undeclared", "the align target '%s' is no variable", s.Target.Name)
		return
	}
	if s.Exec {
		r.Bag.Errorf(s.Target.Pos, "unsupported", "REALIGN with a component of '%s', of which every image has the whole, is not supported", s.Target.Name)
		return
	}
	r.Bag.Warnf(id.Pos, "not-distributed", "'%s' is replicated, because the component of '%s' that it is aligned with is not distributed", id.Name, s.Target.Name).
		Because(s.Target.Pos, "the align target")
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

// alignTarget finds what stands after WITH: of this unit, or of one that it can see.
func (r Reader) alignTarget(id parse.Ident) *names.Entity {
	if r.Scope.Own(id.Name) == nil {
		if e := r.Scope.Lookup(id.Name); e != nil && (e.Class == names.Template || e.Class == names.Variable && e.Dims != nil) {
			return e
		}
	}
	e := r.Mappee(id, "ALIGN")
	if e != nil && e.Class == names.Variable && e.Dims == nil {
		r.Bag.Errorf(id.Pos, "not-array", "the align target '%s' is a scalar", id.Name).Because(e.Pos, "declared here").
			Note("HPF 2.0, ALIGN: the target is an array or a template")
		return nil
	}
	return e
}

// alignRanks checks the lengths of both lists. Without lists the alignment is the identity.
func (r Reader) alignRanks(s *parse.Align, a *Alignment, source []parse.AlignDummy) bool {
	rank, targetRank := len(a.Self.Dims), len(a.Target.Dims)
	switch {
	case source == nil && s.Subs == nil:
		if rank != targetRank {
			r.Bag.Errorf(a.ID.Pos, "rank-mismatch", "'%s' has %s, the align target '%s' has %d", a.ID.Name,
				diag.Count(rank, "dimension"), a.Target.Name, targetRank).Because(a.Target.Declared(), "the align target").
				Help("say which dimensions correspond, for example 'align %s(i) with %s(i,*)'", a.ID.Name, a.Target.Name)
			return false
		}
		return true
	case source == nil && rank == 0 && len(s.Subs) == targetRank:
		return true
	case source == nil || s.Subs == nil:
		r.Bag.Errorf(s.Pos, "align", "ALIGN needs a list for the array and one for the target, or none at all").
			Help("write 'align %s(i) with %s(i)'", a.ID.Name, a.Target.Name)
		return false
	case len(source) != rank:
		r.Bag.Errorf(a.ID.Pos, "rank-mismatch", "'%s' has %s, ALIGN lists %d", a.ID.Name, diag.Count(rank, "dimension"), len(source)).
			Because(a.Self.Declared(), "declared here").Note("HPF 2.0, ALIGN: one entry for each dimension of the array")
		return false
	case len(s.Subs) != targetRank:
		r.Bag.Errorf(s.Target.Pos, "rank-mismatch", "the align target '%s' has %s, ALIGN lists %d", a.Target.Name,
			diag.Count(targetRank, "dimension"), len(s.Subs)).Because(a.Target.Declared(), "declared here").
			Note("HPF 2.0, ALIGN: one subscript for each dimension of the target")
		return false
	}
	return true
}

// alignDims fills in a.dims.
func (r Reader) alignDims(s *parse.Align, a *Alignment, source []parse.AlignDummy) bool {
	a.Dims = make([]AlignDim, len(a.Self.Dims))
	if source == nil && s.Subs == nil {
		for k := range a.Dims {
			off, ok := colonOffset(a, k, a.Target.Bounds()[k].Lo, 1)
			if !ok {
				return false
			}
			a.Dims[k] = AlignDim{Target: k, Coef: 1, Offset: off, Pos: s.Target.Pos}
		}
		return true
	}
	var colons []int
	for k, d := range source {
		a.Dims[k] = AlignDim{Target: -1}
		if d.Name == ":" {
			colons = append(colons, k)
		} else if d.Name != "*" {
			a.Dims[k].Dummy = d.Name
		}
	}
	next := 0
	for d, sub := range s.Subs {
		if !sub.Section {
			if isDummyOfOther(s, source, sub) {
				sub.Value = &parse.AnyLen{Node: parse.Node{Pos: sub.Pos}}
			}
			if !r.alignSub(a, d, sub) {
				return false
			}
			continue
		}
		if next == len(colons) {
			// HPF 2.0, 3.4: as many ':' in the array's list as sections in the target's.
			r.Bag.Errorf(sub.Pos, "align", "the lists of ALIGN do not have the same number of ':'")
			return false
		}
		if !r.alignColon(a, colons[next], d, sub) {
			return false
		}
		next++
	}
	if next < len(colons) {
		r.Bag.Errorf(source[colons[next]].Pos, "align", "the lists of ALIGN do not have the same number of ':'")
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

func (r Reader) alignColon(a *Alignment, k, d int, sub parse.Arg) bool {
	lo := a.Target.Bounds()[d].Lo
	if sub.Lo != nil {
		lo = r.Scope.Integer(sub.Lo, "a subscript")
	}
	step := int64(1)
	if sub.Step != nil {
		n, ok := r.Scope.ConstInt(sub.Step, "a stride")
		if ok && n == 0 {
			r.Bag.Errorf(sub.Pos, "align", "the stride of a section must not be zero")
		}
		if !ok || n == 0 {
			return false
		}
		step = n
	}
	off, ok := colonOffset(a, k, lo, step)
	a.Dims[k] = AlignDim{Target: d, Coef: step, Offset: off, Pos: sub.Pos}
	return ok && r.colonExtents(a, k, lo, step, sub)
}

// colonExtents checks that a section of the target has as many elements as the dimension, HPF 2.0, 3.4.
func (r Reader) colonExtents(a *Alignment, k int, lo ir.Expr, step int64, sub parse.Arg) bool {
	if sub.Hi == nil {
		return true
	}
	mine := a.Self.Bounds()[k]
	n, ok := ir.Difference(mine.Hi, mine.Lo)
	m, ok2 := ir.Difference(r.Scope.Integer(sub.Hi, "a subscript"), lo)
	if !ok || !ok2 || m/step == n {
		return true
	}
	r.Bag.Errorf(sub.Pos, "align", "the section '%s' has %d elements, dimension %d of '%s' has %d", sub.Pos.Text(), max(0, m/step+1), k+1,
		a.ID.Name, n+1).Because(a.Self.Declared(), "declared here").
		Note("HPF 2.0, ALIGN: a section stands for a ':' of the same extent")
	return false
}

// colonOffset is the template cell of index 0 of dimension k when its first element stands at cell lo.
func colonOffset(a *Alignment, k int, lo ir.Expr, step int64) (int64, bool) {
	if lo.Type().Base == ir.Invalid {
		return 0, false
	}
	first := a.Self.Bounds()[k].Lo
	if step != 1 {
		if n, ok := first.(*ir.Const); ok {
			first = &ir.Const{Pos: n.Pos, T: n.T, I: n.I * step}
		}
	}
	off, ok := ir.Difference(lo, first)
	if !ok || step != 1 && !ir.IsConst(first) {
		a.Why = whole.VariableOffset.Of(k + 1)
	}
	return off, true
}

// alignSub checks one subscript of the target: a dummy plus or minus a constant.
func (r Reader) alignSub(a *Alignment, d int, sub parse.Arg) bool {
	if _, star := sub.Value.(*parse.AnyLen); star {
		return true
	}
	form, ok := r.dummyForm(a, sub)
	if !ok {
		return false
	}
	if len(form.Terms) == 0 {
		a.Fixed[d] = form.Const
		return r.cellInside(a, d, form.Const, sub)
	}
	if len(form.Terms) > 1 {
		// HPF 2.0, H319: a subscript holds at most one align dummy.
		r.Bag.Errorf(sub.Pos, "align", "an align subscript can hold one align dummy, '%s' holds %d", sub.Pos.Text(), len(form.Terms))
		return false
	}
	for k := range a.Dims {
		if a.Dims[k].Dummy != form.Terms[0].Sym.Name {
			continue
		}
		if a.Dims[k].Target >= 0 {
			r.Bag.Errorf(sub.Pos, "align", "the align dummy '%s' appears twice in the target", a.Dims[k].Dummy).
				Note("HPF 2.0, ALIGN: a dummy appears at most once after WITH")
			return false
		}
		a.Dims[k] = AlignDim{d, form.Terms[0].Coef, form.Const, a.Dims[k].Dummy, sub.Pos}
	}
	return true
}

// cellInside checks a constant align subscript.
func (r Reader) cellInside(a *Alignment, d int, cell int64, sub parse.Arg) bool {
	b := a.Target.Bounds()[d]
	here := ir.IntConst(cell, sub.Pos)
	under, okLo := ir.Difference(b.Lo, here)
	over, okHi := ir.Difference(here, b.Hi)
	if !(okLo && under > 0 || okHi && over > 0) {
		return true
	}
	r.Bag.Errorf(sub.Pos, "align-out-of-bounds", "alignment places '%s' outside '%s'", a.ID.Name, a.Target.Name).
		Because(a.Target.Declared(), "extent of dimension %d is %s:%s", d+1, boundText(a.Target, d, b.Lo, false), boundText(a.Target, d, b.Hi, true)).
		Note("HPF 2.0, ALIGN: every align subscript must lie within the align target")
	return false
}

// dummyForm gives an align subscript as an affine form over the dummies.
func (r Reader) dummyForm(a *Alignment, sub parse.Arg) (*ir.Affine, bool) {
	var dummies []string
	for _, d := range a.Dims {
		if d.Dummy != "" {
			dummies = append(dummies, d.Dummy)
		}
	}
	e, fresh := r.Scope.AlignSubscript(sub.Value, dummies)
	if fresh != "" {
		r.Bag.Errorf(sub.Pos, "align", "'%s' is neither an align dummy nor a constant", fresh).
			Note("HPF 2.0, ALIGN: the dummies are the names in the list of the array")
		return nil, false
	}
	if e.Type().Base == ir.Invalid {
		return nil, false
	}
	form, why := ir.AffineOf(e)
	if why != "" {
		r.Bag.Errorf(sub.Pos, "align", "'%s' is not an align subscript: %s", sub.Pos.Text(), why).
			Help("write a dummy plus or minus a constant")
		return nil, false
	}
	kept := form.Terms[:0:0]
	for _, t := range form.Terms {
		if slices.Contains(dummies, t.Sym.Name) {
			kept = append(kept, t)
		} else if !r.Proc {
			r.Bag.Errorf(sub.Pos, "align", "'%s' is neither an align dummy nor a constant", t.Sym.Name).
				Note("HPF 2.0, ALIGN: the dummies are the names in the list of the array")
			return nil, false
		} else {
			a.Why = whole.VariableSubscript.Of(sub.Pos.Text())
		}
	}
	form = &ir.Affine{Const: form.Const, Terms: kept}
	return form, true
}

// alignInside checks that the array lies within its target. HPF 2.0, ALIGN: every align subscript must lie within the
// align target.
func (r Reader) alignInside(a *Alignment) {
	for k, d := range a.Dims {
		if d.Target < 0 {
			continue
		}
		mine, theirs := a.Self.Bounds()[k], a.Target.Bounds()[d.Target]
		if d.Coef != 1 {
			r.strideInside(a, k)
			continue
		}
		if over, ok := ir.Difference(mine.Hi, theirs.Hi); ok && over+d.Offset > 0 {
			r.outside(a, k, boundText(a.Self, k, mine.Hi, true), true)
		} else if under, ok := ir.Difference(theirs.Lo, mine.Lo); ok && under-d.Offset > 0 {
			r.outside(a, k, boundText(a.Self, k, mine.Lo, false), false)
		}
	}
}

// strideInside checks both ends of a dimension of constant bounds that is aligned with a stride.
func (r Reader) strideInside(a *Alignment, k int) {
	d, mine := a.Dims[k], a.Self.Bounds()[k]
	lo, okLo := mine.Lo.(*ir.Const)
	hi, okHi := mine.Hi.(*ir.Const)
	if !okLo || !okHi || hi.I < lo.I {
		return
	}
	for _, i := range []int64{lo.I, hi.I} {
		if !r.cellInside(a, d.Target, d.Coef*i+d.Offset, parse.Arg{Pos: d.Pos}) {
			return
		}
	}
}

// outside reports an alignment that leaves its target at the bound given as text.
func (r Reader) outside(a *Alignment, k int, bound string, upper bool) {
	d := a.Dims[k]
	t := a.Target
	kind := "array"
	if t.Class == names.Template {
		kind = "template"
	}
	lo := boundText(t, d.Target, t.Bounds()[d.Target].Lo, false)
	hi := boundText(t, d.Target, t.Bounds()[d.Target].Hi, true)
	cell := plusText(bound, d.Offset)
	index := d.Dummy
	if index == "" {
		index = "the index"
	}
	where := make([]string, len(t.Dims))
	bigger := make([]string, len(t.Dims))
	for i, dim := range t.Dims {
		where[i], bigger[i] = ":", dim.Pos.Text()
	}
	where[d.Target] = cell
	switch {
	case !upper:
		bigger[d.Target] = cell + ":" + hi
	case t.Dims[d.Target].Lo != nil:
		bigger[d.Target] = lo + ":" + cell
	default:
		bigger[d.Target] = cell
	}
	m := r.Bag.Errorf(d.Pos, "align-out-of-bounds", "alignment places '%s' outside %s '%s'", a.ID.Name, kind, t.Name).
		At("reaches %s(%s) when %s = %s", t.Name, strings.Join(where, ","), index, bound).
		Because(t.Declared(), "extent of dimension %d is %s:%s", d.Target+1, lo, hi).
		Note("HPF 2.0, ALIGN: every align subscript must lie within the align target")
	if kind == "array" {
		m.Help("declare a template that holds both, '!hpf$ template t(%s)', distribute it in place of '%s', and align '%s' and '%s' with it", r.holdingBoth(a), t.Name, t.Name, a.ID.Name)
	} else {
		help := "declare 'template " + t.Name + "(" + strings.Join(bigger, ",") + ")'"
		if d.Dummy != "" && d.Offset != 0 {
			help += ", or align with '" + t.Name + "(" + strings.Join(a.plainSubs(), ",") + ")'"
		}
		m.Help("%s", help)
	}
}

// holdingBoth are the bounds of a template that the target and what is aligned with it fit into.
func (r Reader) holdingBoth(a *Alignment) string {
	t := a.Target
	var dims []string
	for i, b := range t.Bounds() {
		lo, hi := boundText(t, i, b.Lo, false), boundText(t, i, b.Hi, true)
		for k, d := range a.Dims {
			if d.Target != i || d.Coef != 1 {
				continue
			}
			mine := a.Self.Bounds()[k]
			if under, ok := ir.Difference(b.Lo, mine.Lo); ok && under-d.Offset > 0 {
				lo = plusText(boundText(a.Self, k, mine.Lo, false), d.Offset)
			}
			if over, ok := ir.Difference(mine.Hi, b.Hi); ok && over+d.Offset > 0 {
				hi = plusText(boundText(a.Self, k, mine.Hi, true), d.Offset)
			}
		}
		if lo != "1" {
			hi = lo + ":" + hi
		}
		dims = append(dims, hi)
	}
	return strings.Join(dims, ",")
}

// plainSubs are the subscripts of the target without offsets.
func (a *Alignment) plainSubs() []string {
	out := make([]string, len(a.Target.Dims))
	for i := range out {
		out[i] = ":"
	}
	for _, d := range a.Dims {
		if d.Target >= 0 && d.Dummy != "" {
			out[d.Target] = d.Dummy
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
	if parse.SpanOf(x).Valid() {
		return parse.SpanOf(x).Text()
	}
	return ir.ExprString(value)
}

func plusText(bound string, off int64) string {
	n, ok := ir.ParseInt(bound)
	switch {
	case ok:
		return strconv.Itoa(int(n + off))
	case off > 0:
		return bound + "+" + strconv.Itoa(int(off))
	case off < 0:
		return bound + strconv.Itoa(int(off))
	}
	return bound
}
