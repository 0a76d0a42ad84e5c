package explain

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/tree"
)

// WarnTurned warns of loops that solve systems along the distributed dimension of an array, for which images need all of another one, and
// whose iterations would need nothing of each other if the arrays were cut along them, but perhaps for work arrays. It gives the loops that
// it tells of, with the arrays.
func WarnTurned(u *comm.Unit, bag *diag.Bag) map[*tree.Node][]*ir.Symbol {
	told := map[*tree.Node][]*ir.Symbol{}
	for _, w := range u.Needs {
		loops := w.N.Loops
		if w.Ref.Sym.Made || len(loops) == 0 {
			continue
		}
		if !w.All && !isWholeFor(u.Array(w.Ref.Sym), w) {
			if !takesLine(w) {
				continue
			}
			loops = loops[:tree.DepthOf(w.At)]
		}
		for _, l := range loops {
			if told[l] != nil {
				break
			}
			t := turnOf(l, w.Ref)
			if t == nil || sharesScalars(u, l) {
				continue
			}
			told[l] = t.arrays
			line, own := l.Stmt.Span().Line(), newFor(u, l)
			d := bag.Warnf(l.Stmt.Span(), "lines-across", "what the loop at line %d solves for '%s' crosses the images", line, u.Src.NameOf(t.carried)).
				At("each iteration needs all of a line").
				Because(w.Ref.Pos, "sent to all images that have a part of the line").
				Note("with the arrays cut along '%s' nothing is sent but the arrays themselves, once", t.along.UserName())
			if len(own) > 0 {
				d.Note("this holds if each iteration sets '%s' before it uses them, and nothing after the loop uses them", strings.Join(own, "', '"))
			}
			d.Help("write %s before line %d, and '!hpf$ dynamic %s' beside the declarations", t.directives(u.Src.NameOf, own), line, strings.Join(t.targets(u.Src.NameOf), ", "))
			break
		}
	}
	return told
}

// takesLine reports whether elements of several images are put beside each other for a call: the argument is a copy, and the message that fills
// it stands inside loops.
//
//	do i; t(1:n) = r(i,2:n+1); call solve(n, t); r(i,2:n+1) = t(1:n)
func takesLine(w *comm.Need) bool {
	a, ok := w.N.Stmt.(*ir.Assign)
	if !ok || w.Indirect != nil || w.Piped || tree.DepthOf(w.At) == 0 {
		return false
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok || e.Sym.Map != nil || !isTemporary(e.Sym) {
		return false
	}
	d, ok := w.N.Loops[len(w.N.Loops)-1].Stmt.(*ir.Do)
	return ok && comm.MentionsVar(e, d.Var) && comm.ChoosesOwner(w.Ref, d.Var)
}

// turn is the other way to cut the arrays of a loop: along its variable, which stands in one dimension of each.
type turn struct {
	along   *ir.Symbol
	arrays  []*ir.Symbol
	at      map[*ir.Symbol]int
	carried *ir.Symbol // the array in which an iteration goes along the distributed dimension
}

// turnOf finds how the arrays of a loop could be cut so that its iterations need nothing of each other, nil if they could not or if
// nothing in it goes along a distributed dimension, as sent does for all images.
func turnOf(l *tree.Node, sent *ir.Elem) *turn {
	d, ok := l.Stmt.(*ir.Do)
	if !ok || d.Independent != nil && d.Independent.Array || d.Var.Made {
		return nil
	}
	t := &turn{along: d.Var, at: map[*ir.Symbol]int{}}
	fits := true
	refs, set := map[*ir.Symbol][]*ir.Elem{}, map[*ir.Symbol]bool{}
	var inner []*ir.Symbol
	l.Each(func(n *tree.Node) {
		fits = fits && !keepsTogether(n.Stmt)
		if k, loop := n.Stmt.(*ir.Do); loop && n != l {
			inner = append(inner, k.Var)
		}
		ir.Mentions(n.Stmt, func(s *ir.Symbol, r ir.Role) { set[s] = set[s] || r.Sets() })
		for _, e := range ir.ExprsOf(n.Stmt) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if e, ok := x.(*ir.Elem); ok && e.Sym.Map != nil && fits {
					fits = t.add(e)
					refs[e.Sym] = append(refs[e.Sym], e)
				}
			})
		}
	})
	for _, s := range t.arrays {
		fits = fits && (!set[s] || t.staysIn(refs[s]))
		if fits && set[s] && t.carried == nil && (goesAlong(refs[s], inner) || s == sent.Sym && runsThrough(sent, inner)) {
			t.carried = s
		}
	}
	if !fits || t.carried == nil {
		return nil
	}
	return t
}

// keepsTogether reports whether all images come to a statement, or it may leave the loop.
func keepsTogether(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.CallProc:
		return s.Proc.Effects == nil || s.Proc.Effects.Mapped
	case *ir.Stop, *ir.Return, *ir.Jump:
		return true
	}
	return false
}

// sharesScalars reports whether an iteration of a loop gets the value of a scalar from an earlier one, or leaves one for what comes after.
func sharesScalars(u *comm.Unit, l *tree.Node) bool {
	found := false
	l.Each(func(n *tree.Node) {
		for _, t := range n.Targets() {
			s := ir.SymbolOf(t)
			found = found || n != l && !n.IsLoop() && s.Rank() == 0 && !s.HasMadeName() && !slices.Contains(u.Private[s], l)
		}
	})
	return found
}

// add notes the dimension of an element in which the loop's variable stands; it fails if there is none, or another one in other elements, or
// if the array is not cut into blocks along one other dimension.
func (t *turn) add(e *ir.Elem) bool {
	at, cut := -1, 0
	for k, sub := range e.Subs {
		if m := e.Sym.Map.Dims[k]; m.Grid >= 0 {
			cut++
			if comm.MentionsVar(sub, t.along) || e.Sym.Map.Layout.Dims[m.Grid].Format != "block" {
				return false
			}
		} else if comm.MentionsVar(sub, t.along) {
			if at >= 0 {
				return false
			}
			at = k
		}
	}
	if at < 0 || cut != 1 || e.Sym.Made || e.Sym.Map.Layout.IsDynamic() || len(e.Sym.Map.Cells) > 0 {
		return false
	}
	if known, seen := t.at[e.Sym]; seen {
		return known == at
	}
	t.at[e.Sym] = at
	t.arrays = append(t.arrays, e.Sym)
	return true
}

// staysIn reports whether all elements are those of the iteration's own place.
func (t *turn) staysIn(refs []*ir.Elem) bool {
	return !slices.ContainsFunc(refs, func(e *ir.Elem) bool {
		v, ok := e.Subs[t.at[e.Sym]].(*ir.Var)
		return !ok || v.Sym != t.along
	})
}

// runsThrough reports whether one of the loops goes through the distributed dimension of an element.
func runsThrough(e *ir.Elem, loops []*ir.Symbol) bool {
	return slices.ContainsFunc(loops, func(v *ir.Symbol) bool { return comm.ChoosesOwner(e, v) })
}

// goesAlong reports whether elements stand at a distance from each other along the distributed dimension, through which one of the loops runs.
func goesAlong(refs []*ir.Elem, loops []*ir.Symbol) bool {
	for k, m := range refs[0].Sym.Map.Dims {
		if m.Grid >= 0 && slices.ContainsFunc(refs, func(e *ir.Elem) bool {
			return slices.ContainsFunc(refs, func(o *ir.Elem) bool {
				n, known := ir.Difference(e.Subs[k], o.Subs[k])
				return known && n != 0 && slices.ContainsFunc(loops, func(v *ir.Symbol) bool { return comm.MentionsVar(e.Subs[k], v) })
			})
		}) {
			return true
		}
	}
	return false
}

// directives are those to write in front of the loop, which needs variables of its own in each iteration.
func (t *turn) directives(name func(*ir.Symbol) string, own []string) string {
	groups := map[string][]string{}
	var order []string
	for _, s := range t.arrays {
		rank, at, who := s.Rank(), t.at[s], name(s)
		if a := s.Map.Target; a != nil {
			rank, at, who = a.Rank, a.Along[at], a.Name
		}
		formats := slices.Repeat([]string{"*"}, rank)
		if at >= 0 {
			formats[at] = "block"
		}
		text := strings.Join(formats, ",")
		if groups[text] == nil {
			order = append(order, text)
		}
		if !slices.Contains(groups[text], who) {
			groups[text] = append(groups[text], who)
		}
	}
	var out []string
	for _, text := range order {
		out = append(out, fmt.Sprintf("'!hpf$ redistribute (%s) :: %s'", text, strings.Join(groups[text], ", ")))
	}
	if len(own) > 0 {
		out = append(out, fmt.Sprintf("'!hpf$ independent, new(%s)'", strings.Join(own, ",")))
	}
	return listed(out)
}

// targets names what is distributed of the arrays: themselves, or what they are aligned with.
func (t *turn) targets(name func(*ir.Symbol) string) (names []string) {
	for _, s := range t.arrays {
		who := name(s)
		if s.Map.Target != nil {
			who = s.Map.Target.Name
		}
		if !slices.Contains(names, who) {
			names = append(names, who)
		}
	}
	return names
}

// listed joins texts as in a sentence.
func listed(texts []string) string {
	if n := len(texts); n > 1 {
		return strings.Join(texts[:n-1], ", ") + " and " + texts[n-1]
	}
	return strings.Join(texts, "")
}

// newFor names the variables that have to be NEW for the iterations of a loop to be independent, in the order in which the loop sets them: none
// where all are private without a word, no private scalars, of which nobody asks it, and none that the unit neither has nor names, as what a
// procedure that it calls keeps in a module of its own.
func newFor(u *comm.Unit, l *tree.Node) (names []string) {
	list, shared := ownOf(u, l)
	if len(shared) == 0 {
		return nil
	}
	known := map[*ir.Symbol]bool{}
	ir.EachNamed(u.Src.Body, func(s *ir.Symbol) { known[s] = true })
	for _, s := range u.Src.Symbols {
		known[s] = true
	}
	for _, s := range list {
		if known[s] && !slices.Contains(names, s.UserName()) {
			names = append(names, s.UserName())
		}
	}
	return names
}

// ownOf lists the arrays and shared scalars that a loop sets at a place which its variable does not choose, and what sets those that are
// not private.
func ownOf(u *comm.Unit, l *tree.Node) (list []*ir.Symbol, shared []*tree.Node) {
	d, ok := l.Stmt.(*ir.Do)
	if !ok {
		return nil, nil
	}
	l.Each(func(n *tree.Node) {
		if n == l || n.IsLoop() || u.Updates.Of(n) != nil {
			return
		}
		for _, t := range n.Targets() {
			s := ir.SymbolOf(t)
			private := slices.Contains(u.Private[s], l)
			if s.Map != nil || s.HasMadeName() || comm.MentionsVar(t, d.Var) || private && s.Rank() == 0 {
				continue
			}
			list = append(list, s)
			if !private {
				shared = append(shared, n)
			}
		}
	})
	return list, shared
}
