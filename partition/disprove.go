package partition

import (
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// longEnough is the number of iterations beyond the first that a loop with symbolic bounds is taken to have when an
// assertion about it is disproved: who writes INDEPENDENT does not mean a loop of three.
const longEnough = 8

// disprove looks for INDEPENDENT loops of a unit whose assertion cannot hold, warns, and notes in it the arrays for which it
// is not to be believed; a program that checks its assertions believes them until it ends. Only what surely happens counts: statements under no condition, subscripts and bounds that are
// affine in loop variables and in scalars that the loop does not change.
func (b *building) disprove(s *ir.Unit) {
	if !asserts(s.Body) {
		return
	}
	u := &claims{Space: space.New(tree.New(s, nil, nil), nil, nil, nil, nil), bag: b.bag, check: b.options.Check}
	u.Plant(tree.Normalize(s.Body))
	for _, l := range u.Nodes {
		if d, ok := l.Stmt.(*ir.Do); ok && d.Independent != nil && !d.Independent.Array && !jumps(l) {
			u.disproveLoop(l, d.Independent)
			u.disproveNew(l, d.Independent)
		}
	}
}

// claims are the assertions about the loops of a unit.
type claims struct {
	*space.Space
	bag   *diag.Bag
	check bool // the program checks them when it runs
}

// asserts reports whether the user says of a loop that it is independent.
func asserts(body []ir.Stmt) bool {
	found := false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Do)
		found = found || ok && d.Independent != nil && !d.Independent.Array
		return !found
	})
	return found
}

func (u *claims) disproveLoop(l *tree.Node, ind *ir.Independent) {
	var known []*ir.Symbol
	l.Each(func(w *tree.Node) {
		for _, t := range w.Targets() {
			e, ok := t.(*ir.Elem)
			if !ok || len(e.Subs) == 0 || !always(u.Space, w, l) || excepted(e.Sym, ind) || slices.Contains(known, e.Sym) {
				continue
			}
			c := conflictOf(u.Space, e, w, l)
			if c != nil && !u.check && u.eachItsOwn(e.Sym, l) {
				ind.New = append(ind.New, e.Sym)
				c.warnNew(u, l, ind)
			} else if c != nil {
				known = append(known, e.Sym)
				if !e.Sym.Made {
					c.warn(u, l, ind)
				}
			}
		}
	})
	if !u.check {
		ind.Disproved = known
	}
}

// eachItsOwn reports whether the assertion can only hold because each iteration of l has a local array s of its own, as if NEW named it:
// all that is done with s stands in l, and the first statement there that names it sets elements of it in every iteration. What is read of
// it is then what the iteration has set, or the assertion is false where nobody sees it.
func (u *claims) eachItsOwn(s *ir.Symbol, l *tree.Node) bool {
	local := s.Storage == ir.Automatic || s.Storage == ir.Static && u.Src.Proc == nil
	if !local || s.Captured || s.Rank() == 0 || s.Map != nil || s.Allocatable || s.Pointer || s.Target || s.Overlaid || s.View || s.Root != nil || s.InitElems != nil {
		return false
	}
	all := mentions(u.Src.Entry, s)
	for _, n := range u.Roots {
		all += mentions([]ir.Stmt{n.Stmt}, s)
	}
	if all != mentions([]ir.Stmt{l.Stmt}, s) {
		return false
	}
	var first *tree.Node
	l.Each(func(n *tree.Node) {
		if first == nil && n != l && len(n.Bodies) == 0 && (n.Writes(s) || n.Reads(s)) {
			first = n
		}
	})
	return first != nil && first.Target(s) != nil && !first.Reads(s) && always(u.Space, first, l)
}

// mentions counts how often statements name a variable.
func mentions(body []ir.Stmt, s *ir.Symbol) int {
	n := 0
	ir.EachNamed(body, func(x *ir.Symbol) {
		if x == s {
			n++
		}
	})
	return n
}

// excepted reports whether the assertion does not speak of array s.
func excepted(s *ir.Symbol, ind *ir.Independent) bool {
	return s.Pointer || slices.Contains(slices.Concat(ind.New, ind.Reductions, ind.Localize), s)
}

// always reports whether each iteration of l runs node n: only counted loops stand between, whose bounds and steps are known.
func always(u *space.Space, n, l *tree.Node) bool {
	for p := n; p != l; {
		p = p.Parent
		d, ok := p.Stmt.(*ir.Do)
		if !ok || !u.AffineBounds(d, p) {
			return false
		}
		if _, constant := d.ConstantStep(); !constant {
			return false
		}
	}
	return true
}

// conflict is what disproves an assertion: what e at w sets in one iteration of a loop, r at n reads or sets in another.
type conflict struct {
	e, r   *ir.Elem
	w, n   *tree.Node
	points sets.Set // the iterations [of w, of n]
}

// conflictOf looks for a reference in loop l that surely meets e in another iteration.
func conflictOf(u *space.Space, e *ir.Elem, w, l *tree.Node) *conflict {
	var found *conflict
	l.Each(func(n *tree.Node) {
		if found != nil || n == l || !always(u, n, l) {
			return
		}
		refs := n.References(e.Sym)
		if t := n.Target(e.Sym); t != nil && len(t.Subs) > 0 {
			refs = append(refs[:len(refs):len(refs)], t)
		}
		for _, r := range refs {
			for _, order := range []ordering{depend.Earlier, depend.Later} {
				if points, meet := surelyMeet(u, e, w, r, n, l, order); meet && found == nil {
					found = &conflict{e, r, w, n, points}
				}
			}
		}
	})
	return found
}

// surelyMeet reports whether two iterations of l, in the given order, touch one element whenever l and the loops inside have
// enough iterations, and gives those iterations:
//
//	{ [p] : enough(p) }  ⊆  { [p] : ∃ i', i : i' before i, sub_e(i') = sub_r(i) }     p: scalars and outer loop variables
func surelyMeet(u *space.Space, e *ir.Elem, w *tree.Node, r *ir.Elem, n, l *tree.Node, order ordering) (sets.Set, bool) {
	prime, bound := primes(u, w, n, l)
	subs := depend.SameElement(u, e, w, r, n, tree.DepthOf(l), prime)
	if len(subs) != len(e.Subs) {
		return sets.Set{}, false
	}
	cs := slices.Concat(u.IterationConstraints(n), subs, order(u, l, prime))
	for _, c := range u.IterationConstraints(w) {
		cs = append(cs, sets.Constraint{Aff: space.Renamed(c.Aff, prime), Eq: c.Eq})
	}
	enough := enough(u, w, n, l, bound)
	free := slices.DeleteFunc(space.FreeNames(slices.Concat(cs, enough)), func(x string) bool { return slices.Contains(bound, x) })
	assumed, meeting := u.Sets.SetOf(free, bound, enough...), u.Sets.SetOf(free, bound, cs...)
	none, err := assumed.IsEmpty()
	surely, err2 := assumed.IsSubset(meeting)
	d := u.Dim(l)
	rest := slices.DeleteFunc(slices.Clone(bound), func(x string) bool { return x == d || x == prime[d] })
	return u.Sets.SetOf([]string{prime[d], d}, append(rest, free...), cs...), err == nil && err2 == nil && !none && surely
}

// ordering says which of two iterations of a loop comes first.
type ordering = func(u *space.Space, l *tree.Node, prime map[string]string) []sets.Constraint

// primes gives names to the writer's iterations of l and the loops inside, and lists all names that stand for iterations.
func primes(u *space.Space, w, n, l *tree.Node) (prime map[string]string, bound []string) {
	level := tree.DepthOf(l)
	prime = map[string]string{}
	for _, x := range w.Loops[level:] {
		_, exists := u.IterConstraints(x)
		for _, name := range append([]string{u.Dim(x)}, exists...) {
			prime[name] = name + "'"
			bound = append(bound, name+"'")
		}
	}
	for _, x := range append(slices.Clone(w.Loops[level:]), n.Loops...) {
		_, exists := u.IterConstraints(x)
		bound = append(bound, exists...)
		if tree.DepthOf(x) >= level {
			bound = append(bound, u.Dim(x))
		}
	}
	bound = append(bound, "N_"+u.Dim(l))
	slices.Sort(bound)
	return prime, slices.Compact(bound)
}

// enough says that the loops around l run, and that l and those inside whose number of iterations is a symbol run often.
func enough(u *space.Space, w, n, l *tree.Node, bound []string) []sets.Constraint {
	var cs []sets.Constraint
	for _, x := range l.Loops {
		c, _ := u.IterConstraints(x)
		cs = append(cs, c...)
	}
	level := tree.DepthOf(l)
	for _, x := range slices.Concat(w.Loops[level:], n.Loops[level:]) {
		d := x.Stmt.(*ir.Do)
		step, _ := d.ConstantStep()
		b := u.BoundsOfLoop(d, x)
		for _, lo := range b.Low {
			for _, hi := range b.High {
				length := hi.Form.Sub(lo.Form)
				symbolic := len(length.Terms) > 0 && !slices.ContainsFunc(length.Terms, func(t sets.Term) bool { return slices.Contains(bound, t.Name) })
				if symbolic && len(lo.Exists)+len(hi.Exists) == 0 {
					cs = append(cs, sets.GE(length, sets.Const(longEnough*max(step, -step))))
				}
			}
		}
	}
	return cs
}

// warnNew tells the user of an array that each iteration has for itself. DO CONCURRENT needs no word for it.
func (c *conflict) warnNew(u *claims, l *tree.Node, ind *ir.Independent) {
	if ind.Concurrent || c.e.Sym.Made {
		return
	}
	name := c.e.Sym.UserName()
	u.bag.Warnf(ind.Pos, "implied-new", "each iteration of the loop over '%s' gets a '%s' of its own, as it is INDEPENDENT of the others",
		l.Stmt.(*ir.Do).Var.UserName(), name).Because(c.e.Pos, "every iteration sets it").
		Note("HPF 2.0, 5.1: no iteration may set what another one sets, unless NEW names it").Help("write '!hpf$ independent, new(%s)'", name)
}

// warn tells the user, with two iterations for an example where the sets give one.
func (c *conflict) warn(u *claims, l *tree.Node, ind *ir.Independent) {
	does := "reads"
	if c.n.Target(c.r.Sym) == c.r {
		does = "sets"
	}
	first, second := "an iteration", "another"
	if p, ok, err := c.points.LexMin().Sample(); err == nil && ok {
		first, second = fmt.Sprintf("iteration %d", p[1]), fmt.Sprintf("iteration %d", p[0])
	}
	name := c.e.Sym.UserName()
	w := u.bag.Warnf(ind.Pos, "not-independent", "the iterations of the loop over '%s' are not independent: %s %s '%s', which %s sets",
		l.Stmt.(*ir.Do).Var.UserName(), first, does, ir.UserText(c.r), second)
	if c.r != c.e {
		w.Because(c.r.Pos, "%s it", does)
	}
	w.Because(c.e.Pos, "sets it")
	if ind.Concurrent {
		w.Note("Fortran 2018, 11.1.7.5: no iteration may read or set what another one sets; for '%s' they run in order", name).
			Help("write DO; if each iteration has its own '%s', say LOCAL(%s)", name, name)
		return
	}
	w.Note("HPF 2.0, 5.1: no iteration may read or set what another one sets; for '%s' they run in order", name).
		Help("take the directive away; if each iteration has its own '%s', say NEW(%s)", name, name)
}
