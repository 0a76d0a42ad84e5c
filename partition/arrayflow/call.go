package arrayflow

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// summaryKey asks for what a procedure does to a variable: a dummy argument, or storage that it shares with others.
type summaryKey struct {
	proc *ir.Procedure
	of   any
}

// summary is what a call reads of an array before it sets it, and what it surely sets: sets [data..] over the values that scalars
// have when the call begins.
type summary struct{ exposed, must sets.Set }

// summaryOf gives the summary of a procedure for a variable as the procedure knows it; nil if its statements are not known.
func (f *Flow) summaryOf(p *ir.Procedure, s *ir.Symbol) *summary {
	key := summaryKey{p, ir.StorageOf(s)}
	if known, ok := f.summaries[key]; ok {
		return known
	}
	f.summaries[key] = nil // a procedure that calls itself
	if p.Unit == nil || p.Unit.Proc != p || p.Dummy != nil || len(p.Targets) > 0 || s.Pointer || s.Target || s.Overlaid {
		return nil
	}
	r := f.region(slices.Concat(p.Unit.Entry, withoutReturn(p.Unit.Body)), s)
	f.summaries[key] = summarised(r)
	return f.summaries[key]
}

// maxPairs is how many pairs of a read and an assignment a procedure may have of one array to be followed by sets, whose effort grows
// with them.
const maxPairs = 4000

// summarised says what a region as a whole does to the array. Where that takes too many sets, or too large ones for all that callers make
// of them, it may read every element and surely sets none.
func summarised(r *region) *summary {
	if len(r.reads)*len(r.writes) <= maxPairs {
		sum := &summary{withoutSpare(r.exposedData()), withoutSpare(r.mustData())}
		if sum.exposed.NumPieces() <= maxPieces && sum.must.NumPieces() <= maxPieces {
			return sum
		}
	}
	data := dataDims(r.array)
	sum := &summary{r.flow.sets.EmptySet(data...), r.flow.sets.EmptySet(data...)}
	if len(r.reads) > 0 {
		sum.exposed = r.flow.sets.SetOf(data, nil, r.bounds()...)
	}
	return sum
}

// withoutSpare is a set without the parameters on which it does not depend, as where all branches of an IF do the same.
func withoutSpare(s sets.Set) sets.Set {
	spare := slices.DeleteFunc(s.Params(), func(name string) bool {
		return slices.ContainsFunc(s.Pieces(), func(p sets.Piece) bool { return p.Mentions(name) })
	})
	dims := s.Dims()
	return s.ParamsToDims(spare...).Project(dims...)
}

// withoutReturn is a body without a RETURN at its end, which leaves out nothing.
func withoutReturn(body []ir.Stmt) []ir.Stmt {
	for len(body) > 0 {
		if _, last := body[len(body)-1].(*ir.Return); !last {
			break
		}
		body = body[:len(body)-1]
	}
	return body
}

// call notes what a call reads and sets of the array.
func (r *region) call(s ir.Stmt, p *ir.Procedure, args []ir.Actual) {
	for i, a := range args {
		if ir.ActualSymbol(a) == r.array && (p.Effects.Arg(i).Read || p.Effects.Arg(i).Written) {
			r.argument(s, p, args, i)
		}
	}
	if !p.Effects.ReadsShared(r.array) && !p.Effects.WritesShared(r.array) {
		return
	}
	if r.alone {
		if p.Effects.WritesShared(r.array) {
			r.calls = append(r.calls, access{order: r.order + 1, loops: r.loops})
		}
		return
	}
	here, ok := sharedIn(p, r.array)
	if !ok {
		r.whole(s)
		return
	}
	r.merge(s, p, args, here, itself(r.array))
}

// result notes that a call sets the array as the value of a function.
func (r *region) result(c *ir.CallProc) {
	if e, ok := c.Result.(*ir.Elem); ok && e.Sym == r.array {
		r.set(c, e)
	} else if v, ok := c.Result.(*ir.Var); ok && v.Sym == r.array {
		r.set(c, &ir.Elem{Sym: v.Sym})
	} else if c.Into == r.array {
		r.set(c, &ir.Elem{Sym: c.Into})
	}
}

// sharedIn is the name under which a procedure knows a variable of a common block, module or host; the variable itself where it
// has no other. ok is false if it knows the bytes as something else.
func sharedIn(p *ir.Procedure, s *ir.Symbol) (here *ir.Symbol, ok bool) {
	if p.Unit == nil || s.Storage != ir.InCommon {
		return s, p.Unit != nil
	}
	size := s.Bytes()
	for _, t := range p.Unit.Symbols {
		if t.Storage != ir.InCommon || t.Common != s.Common {
			continue
		}
		if t.Offset == s.Offset && sameShape(t, s) {
			return t, true
		}
		if t.Offset < s.Offset+size && s.Offset < t.Offset+t.Bytes() {
			return nil, false
		}
	}
	return s, true
}

// sameShape reports whether two variables have the same type and constant bounds.
func sameShape(a, b *ir.Symbol) bool {
	return a.Type == b.Type && slices.EqualFunc(a.Dims, b.Dims, func(x, y ir.Dim) bool {
		lo, okLo := ir.Difference(x.Lo, y.Lo)
		hi, okHi := ir.Difference(x.Hi, y.Hi)
		return okLo && okHi && lo == 0 && hi == 0
	})
}

// argument notes what a call reads and sets of the array by argument i.
func (r *region) argument(s ir.Stmt, p *ir.Procedure, args []ir.Actual, i int) {
	if p.Unit == nil || i >= len(p.Dummies) {
		if p.Effects.Arg(i).Read {
			r.whole(s)
		}
		return
	}
	at, ok := r.section(args, i, p.Dummies[i])
	if !ok {
		at = nil
	}
	r.merge(s, p, args, p.Dummies[i], at)
}

// itself is the section that is the array itself.
func itself(s *ir.Symbol) []sets.Aff {
	out := make([]sets.Aff, s.Rank())
	for k := range out {
		out[k] = sets.Var(inside(k))
	}
	return out
}

// inside names dimension k of an array as the procedure knows it, while its sets are renamed.
func inside(k int) string { return "E" + dataDim(k) }

// whole notes that a statement may read every element.
func (r *region) whole(s ir.Stmt) {
	r.reads = append(r.reads, r.access(s, &ir.Elem{Sym: r.array}, false))
}

// merge adds the summary of a procedure for its variable `here`, whose element E is element at(E) of the array; with at nil that is
// not known.
func (r *region) merge(s ir.Stmt, p *ir.Procedure, args []ir.Actual, here *ir.Symbol, at []sets.Aff) {
	sum := r.flow.summaryOf(p, here)
	if sum == nil {
		r.whole(s)
		return
	}
	if empty, err := sum.exposed.IsEmpty(); err != nil || !empty {
		read := r.access(s, &ir.Elem{Sym: r.array}, false)
		if at != nil {
			if part, _ := r.seen(sum.exposed, p, args, here, at); r.holds(part, at) {
				read.elements = part.Intersect(boxOf(r, func(int) bool { return true }))
			}
		}
		r.reads = append(r.reads, read)
	}
	if at == nil {
		return
	}
	if part, exact := r.seen(sum.must, p, args, here, at); exact {
		w := r.access(s, &ir.Elem{Sym: r.array}, true)
		w.elements = part.Intersect(w.elements)
		w.least = r.leastCertain(w.elements)
		r.writes = append(r.writes, w)
	}
}

// leastCertain is the number of the loops around of which a read must be in the same iteration, for the elements that are set here
// are known to be those that were set before it.
func (r *region) leastCertain(elements sets.Set) int {
	least := 0
	for k, l := range r.loops {
		if !l.certain {
			least = k + 1
		}
	}
	for _, name := range elements.Params() {
		least = max(least, r.values.depth[name])
	}
	return least
}

// holds reports whether a set lies within the bounds of the array in the dimensions along which the procedure has it, at(E). In others
// the caller names the place.
func (r *region) holds(part sets.Set, at []sets.Aff) bool {
	within, err := part.IsSubset(boxOf(r, func(k int) bool {
		return slices.ContainsFunc(at[k].Terms, func(t sets.Term) bool { return isInside(t.Name, len(at)) })
	}))
	return err == nil && within
}

// isInside reports whether a name is that of a dimension of the array as the procedure knows it.
func isInside(name string, rank int) bool {
	for k := range rank {
		if name == inside(k) {
			return true
		}
	}
	return false
}

// boxOf is the set [loops.., data..] of elements within the bounds of some dimensions of the array.
func boxOf(r *region, of func(k int) bool) sets.Set {
	var cs []sets.Constraint
	for k := range r.array.Dims {
		if of(k) {
			cs = append(cs, boundsOf(r, k)...)
		}
	}
	return r.flow.sets.SetOf(append(r.dims(), dataDims(r.array)...), nil, cs...)
}

// seen is a set [data..] of a procedure as the call sees it, [loops.., data..]: its parameters are the values of arguments and of
// shared scalars. exact is false where one is not known, which then may have any value.
func (r *region) seen(s sets.Set, p *ir.Procedure, args []ir.Actual, here *ir.Symbol, at []sets.Aff) (part sets.Set, exact bool) {
	exact = true
	var values []sets.Constraint
	var clipped []sets.Set
	var gone []string
	for _, name := range s.Params() {
		form, clip, ok := extentAt(r, r.flow.symbols[name], p, args)
		if !ok {
			form, ok = r.value(r.flow.symbols[name], p, args)
		}
		switch {
		case !ok:
			exact = false
			gone = append(gone, name)
		case clip:
			clipped = append(clipped, notNegative(r, name+"'", form))
			gone = append(gone, name)
		case !sameForm(form, name):
			values = append(values, sets.EQ(sets.Var(name+"'"), form))
			gone = append(gone, name)
		}
	}
	rename := map[string]string{}
	for k := range gone {
		rename[gone[k]] = gone[k] + "'"
		gone[k] += "'"
	}
	for k := range here.Dims {
		rename[dataDim(k)] = inside(k)
	}
	dims := append(r.dims(), dataDims(r.array)...)
	for k, form := range at {
		values = append(values, sets.EQ(sets.Var(dataDim(k)), form))
	}
	part = s.Rename(rename).ParamsToDims(append(slices.Clone(gone), dims...)...)
	part = part.Intersect(r.flow.sets.SetOf(part.Dims(), nil, values...))
	for _, c := range clipped {
		part = part.Intersect(c.ParamsToDims(part.Dims()...))
	}
	part = part.Project(dims...)
	return part.Intersect(r.within.ParamsToDims(dataDims(r.array)...)), exact
}

// notNegative says that a name is max(form, 0).
func notNegative(r *region, name string, form sets.Aff) sets.Set {
	v := sets.Var(name)
	some := r.flow.sets.SetOf(nil, nil, sets.EQ(v, form), sets.GE(form, sets.Const(0)))
	return some.Union(r.flow.sets.SetOf(nil, nil, sets.EQ(v, sets.Const(0)), sets.GE(sets.Const(-1), form)))
}

func sameForm(a sets.Aff, name string) bool {
	return a.Const == 0 && len(a.Terms) == 1 && a.Terms[0] == sets.Term{Name: name, Coef: 1}
}

// value is the value that a scalar of a procedure has when a call begins.
func (r *region) value(s *ir.Symbol, p *ir.Procedure, args []ir.Actual) (sets.Aff, bool) {
	if s == nil {
		return sets.Aff{}, false
	}
	if i := slices.Index(p.Dummies, s); i >= 0 {
		if i >= len(args) || args[i].X == nil {
			return sets.Aff{}, false
		}
		return r.affine(args[i].X)
	}
	if ir.SharedKey(s) == nil {
		return sets.Aff{}, false
	}
	return r.values.of(s)
}

// section gives the subscripts of the array for the element of dummy argument `here` with subscripts E, as forms of E; ok is false
// where arrays of different shapes meet.
func (r *region) section(args []ir.Actual, i int, here *ir.Symbol) (at []sets.Aff, ok bool) {
	a := args[i]
	at = make([]sets.Aff, r.array.Rank())
	if a.Section == nil {
		return at, r.fromElement(a.X, here, at)
	}
	if a.Section.Sym != r.array {
		return nil, false
	}
	next := 0
	for k := range at {
		lo, okLo := r.affine(a.Section.Lo[k])
		if !okLo {
			return nil, false
		}
		if a.Section.Single != nil && a.Section.Single[k] {
			at[k] = lo
			continue
		}
		step, okStep := constant(a.Section.Step, k)
		if !okStep || next >= here.Rank() || !sameColumn(here, next, a.Section.Lo[k], a.Section.Hi[k]) {
			return nil, false
		}
		first, _ := constantForm(here.Dims[next].Lo)
		at[k] = lo.Add(sets.Var(inside(next)).AddConst(-first).Scale(step))
		next++
	}
	return at, next == here.Rank()
}

// fromElement is section where the argument is an element, from which on the procedure has the array.
func (r *region) fromElement(x ir.Expr, here *ir.Symbol, at []sets.Aff) bool {
	if v, ok := x.(*ir.Var); ok {
		return v.Sym == r.array && r.array.Rank() == 0 && here.Rank() == 0
	}
	e, ok := x.(*ir.Elem)
	if !ok || e.Sym != r.array || here.Rank() > len(at) {
		return false
	}
	for k := range at {
		sub, okSub := r.affine(e.Subs[k])
		if !okSub {
			return false
		}
		if at[k] = sub; k >= here.Rank() {
			continue
		}
		first, okFirst := constantForm(here.Dims[k].Lo)
		if !okFirst || !sameColumn(here, k, r.array.Dims[k].Lo, r.array.Dims[k].Hi) {
			return false
		}
		if zero, same := ir.Difference(e.Subs[k], r.array.Dims[k].Lo); k < here.Rank()-1 && (!same || zero != 0) {
			return false
		}
		at[k] = sub.Add(sets.Var(inside(k)).AddConst(-first))
	}
	return true
}

// column reports whether dimension k of a dummy argument is as long as that of its argument, from lo to hi; the last one may have
// another length.
func sameColumn(here *ir.Symbol, k int, lo, hi ir.Expr) bool {
	d := here.Dims[k]
	if _, ok := constantForm(d.Lo); !ok {
		return false
	}
	if k == here.Rank()-1 || here.Size >= ir.AssumedShape {
		return true
	}
	first, okFirst := constantForm(d.Lo)
	last, okLast := constantForm(d.Hi)
	length, ok := ir.Difference(hi, lo)
	return ok && okFirst && okLast && length == last-first
}

func constant(list []ir.Expr, k int) (int64, bool) {
	if k >= len(list) || list[k] == nil {
		return 1, true
	}
	return constantForm(list[k])
}

// constantForm is the value of a constant expression.
func constantForm(e ir.Expr) (int64, bool) {
	if e == nil {
		return 0, false
	}
	a, why := ir.AffineOf(e)
	if why != "" || len(a.Terms) > 0 {
		return 0, false
	}
	return a.Const, true
}
