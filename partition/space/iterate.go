package space

import (
	"fmt"
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Dim names the set dimension of a loop: its variable, or a counter T with the line number for DO WHILE.
func (u *Space) Dim(l *tree.Node) string {
	if d, ok := l.Stmt.(*ir.Do); ok {
		return u.Names.Of(d.Var)
	}
	return fmt.Sprintf("T%d", l.Stmt.Span().Line())
}

func (u *Space) Dims(loops []*tree.Node) []string {
	out := make([]string, len(loops))
	for i, l := range loops {
		out[i] = u.Dim(l)
	}
	return out
}

// Affine gives an integer expression at node n as an affine form over loop variables and scalars that hold the same
// value on all images there.
func (u *Space) Affine(e ir.Expr, n *tree.Node) (sets.Aff, bool) {
	a, why := ir.AffineOf(e)
	if why != "" {
		return sets.Aff{}, false
	}
	for _, t := range a.Terms {
		if !u.Uniform(t.Sym, n) {
			return sets.Aff{}, false
		}
	}
	return u.Names.Form(a), true
}

// Uniform reports whether scalar s, used at n, has one value on all images: it is not private to a loop around n, not
// the partial result of a reduction, and not the variable of a loop that n is not in but whose value is private.
func (u *Space) Uniform(s *ir.Symbol, n *tree.Node) bool {
	if s.Pointer || s.Target || s.Overlaid {
		return false // its value may change by another name
	}
	if tree.IsLoopVar(s, n) {
		return true // whatever it is elsewhere
	}
	if u.Private.Loop(s, n) != nil {
		return false
	}
	return !slices.ContainsFunc(u.Partial, func(p PartialResult) bool { return n.Within(p.Region) && slices.Contains(p.Symbols, s) })
}

// Iterations is Iter(S) = { [loop variables] } of the loops around n.
func (u *Space) Iterations(n *tree.Node) sets.Set { return u.IterationsAnd(n, nil) }

// IterationsAnd is Iter(S) with further constraints on the loop variables.
func (u *Space) IterationsAnd(n *tree.Node, extra []sets.Constraint) sets.Set {
	key := iterKey{tree.Innermost(n), constraintsKey(extra)}
	return remembered(u, func(m *memo) map[iterKey]sets.Set { return m.iters }, key, func() sets.Set {
		return u.makeIterations(n, extra)
	})
}

func (u *Space) makeIterations(n *tree.Node, extra []sets.Constraint) sets.Set {
	bounds, exists := u.IterationNames(n)
	return u.Sets.SetOf(u.Dims(n.Loops), exists, slices.Concat(extra, bounds)...)
}

// ScalarsOf lists the variables of the program that a set depends on.
func (u *Space) ScalarsOf(s sets.Set) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	for _, p := range s.Params() {
		if sym := u.Names.Resolve(p); sym != nil && !u.IsStripSize(sym) {
			out[sym] = true
		}
	}
	return out
}

// Certain reports whether assignment m to e inside n runs in exactly the iterations that its sets describe: no condition
// and no jump stands around it, and bounds and subscripts are affine.
func (u *Space) Certain(m, n *tree.Node, e *ir.Elem) bool {
	if _, known := u.Subscripts(e, m); slices.Contains(known, false) {
		return false
	}
	if n.IsLoop() && tree.LeftEarly(n) {
		return false
	}
	for p := m; p != n; {
		p = p.Parent
		d, ok := p.Stmt.(*ir.Do)
		if !ok || !u.HasAffineBounds(d, p) || tree.LeftEarly(p) || slices.ContainsFunc(p.Bodies[0], func(x *tree.Node) bool { return tree.Cycles(x) }) {
			return false
		}
	}
	return true
}

func Mentions(a sets.Aff, names map[string]bool) bool {
	for _, t := range a.Terms {
		if names[t.Name] {
			return true
		}
	}
	return false
}

// OnHome is CP(S) = (Layout(a) then Ref^-1) ∩ Iter(S) for the home reference r.
func (u *Space) OnHome(r *ir.Elem, n *tree.Node) (sets.Set, bool) {
	cs, ok := u.OwnerConstraints(r, n, u.Names.Start)
	if !ok {
		return sets.Set{}, false
	}
	return u.IterationsAnd(n, cs), true
}

// AbsentIn gives an optional dummy argument that a partition mentions, nil for none. Only the statements that the program
// itself guards by PRESENT may ask for its value.
func (u *Space) AbsentIn(set sets.Set) *ir.Symbol {
	var found *ir.Symbol
	for s := range u.ScalarsOf(set) {
		if s.Optional && (found == nil || s.Name < found.Name) {
			found = s
		}
	}
	return found
}

// Lift maps a partition over the loops of `from` to the loops of `to`, of which the first `shared` are the same.
func (u *Space) Lift(s sets.Set, from, to *tree.Node, shared int) sets.Set {
	key := liftKey{s, tree.Innermost(from), tree.Innermost(to), shared}
	return remembered(u, func(m *memo) map[liftKey]sets.Set { return m.lifts }, key, func() sets.Set {
		return u.makeLift(s, from, to, shared)
	})
}

func (u *Space) makeLift(s sets.Set, from, to *tree.Node, shared int) sets.Set {
	if shared < len(from.Loops) {
		s = s.Project(u.Dims(from.Loops[:shared])...)
	}
	if shared < len(to.Loops) {
		s = s.ParamsToDims(u.Dims(to.Loops[shared:])...)
	}
	return s.Intersect(u.Iterations(to))
}

// HasAffineBounds reports whether the bounds of a loop at p are affine and its step is constant, so that a set describes its
// iterations.
func (u *Space) HasAffineBounds(d *ir.Do, p *tree.Node) bool {
	_, step := d.ConstantStep()
	return step && u.AffineBounds(d, p) && u.BoundsOfLoop(d, p).withoutRemainders()
}

// IterationConstraints is Iter(S) as constraints; stride counters appear as further names.
func (u *Space) IterationConstraints(n *tree.Node) []sets.Constraint {
	cs, _ := u.IterationNames(n)
	return cs
}

// IterationNames gives the further names as well.
func (u *Space) IterationNames(n *tree.Node) (cs []sets.Constraint, exists []string) {
	for _, l := range n.Loops {
		c, e := u.IterConstraints(l)
		cs = append(cs, c...)
		exists = append(exists, e...)
	}
	return cs, exists
}

func Renamed(a sets.Aff, to map[string]string) sets.Aff {
	out := sets.Const(a.Const)
	for _, t := range a.Terms {
		name := t.Name
		if p, ok := to[name]; ok {
			name = p
		}
		out = out.Add(sets.Var(name).Scale(t.Coef))
	}
	return out
}

func FreeNames(cs []sets.Constraint) []string {
	seen := map[string]bool{}
	var out []string
	for _, c := range cs {
		for _, t := range c.Aff.Terms {
			if !seen[t.Name] {
				seen[t.Name] = true
				out = append(out, t.Name)
			}
		}
	}
	return out
}

// NeverBoth reports whether a set and the same with other names for some variables have nothing in common under the constraints
// `between`. Existential variables have other names, too.
func NeverBoth(u *Space, own sets.Set, other map[string]string, between []sets.Constraint) bool {
	scope := map[string]bool{}
	for _, d := range own.Dims() {
		scope[d] = true
	}
	for _, p := range PiecesOf("own iterations", own) {
		for _, q := range PiecesOf("own iterations", own) {
			cs := append(append([]sets.Constraint(nil), between...), p.Constraints()...)
			for _, c := range q.Constraints() {
				cs = append(cs, sets.Constraint{Aff: Renamed(c.Aff, primed(u, c.Aff, other, scope)), Eq: c.Eq})
			}
			if empty, err := u.Sets.SetOf(nil, FreeNames(cs), cs...).IsEmpty(); err != nil || !empty {
				return false
			}
		}
	}
	return true
}

// primed renames the given variables and existential ones.
func primed(u *Space, a sets.Aff, other map[string]string, scope map[string]bool) map[string]string {
	out := maps.Clone(other)
	for _, t := range a.Terms {
		if !scope[t.Name] && u.Names.Resolve(t.Name) == nil {
			out[t.Name] = t.Name + "'"
		}
	}
	return out
}

// IsAlone reports whether each iteration is for one tile: { [i] : i in own(V), i in own(V'), V' >= V+B } is empty.
func IsAlone(u *Space, own sets.Set, l *ir.Layout, g int) bool {
	v := u.Names.Tile("V", l, g)
	return remembered(u, func(m *memo) map[aloneKey]bool { return m.alone }, aloneKey{own, v}, func() bool {
		block, start, other := u.Names.Block(l, g), sets.Var(v), sets.Var(v+"'")
		between := []sets.Constraint{sets.GE(block, sets.Const(1)), sets.GE(other, start.Add(block))}
		return NeverBoth(u, own, map[string]string{v: v + "'"}, between)
	})
}
