package comm

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// What images hold when a procedure begins (availability across procedures).
//
//	subroutine step; call fluxes; call solve; end       fluxes computes v in the rims of tiles, solve reads it there
//
// A need whose message would stand in front of all loops of a procedure needs none where, on each way back from there, the image has
// computed its data before another may have set them: Held(p) = ∩_calls Held(call), and after a call of q what q has computed to its end.
// The values of scalars in the data must be the same all the way.

// NeedKey names a need in all rounds of the analysis.
type NeedKey struct {
	unit *ir.Unit
	pos  diag.Span
	text string
}

// KeyOf names need w of a unit.
func (u *Unit) KeyOf(w *Need) NeedKey { return NeedKey{u.Src, w.Ref.Pos, ir.ReferenceText(w.Ref)} }

// DropHeld takes out the needs that are known to be held when the unit begins.
func (u *Unit) DropHeld(held map[NeedKey]bool) {
	u.Needs = slices.DeleteFunc(u.Needs, func(w *Need) bool {
		if !held[u.KeyOf(w)] {
			return false
		}
		u.Held, u.Computed = append(u.Held, w), append(u.Computed, w)
		return true
	})
}

// MayBeHeld reports whether callers may see to it that a need is held when the unit begins.
func (u *Unit) MayBeHeld(w *Need) bool {
	s := w.Ref.Sym
	return u.Src.Proc != nil && !w.All && !w.Piped && !w.Back && w.Sweep == nil && w.Indirect == nil && len(w.At.Loops) == 0 &&
		!s.Allocatable && !s.Pointer && !s.Target && s.Storage != ir.Argument && ir.SharedKey(s) != nil && !s.Map.Layout.Deferred && !s.Map.Layout.IsDynamic() && space.HasRims(s.Map)
}

// Calls are the units of a program and who calls whom.
type Calls struct {
	units map[*ir.Unit]*Unit
	sites map[*ir.Procedure][]site
	known map[*ir.Procedure]bool // all calls are in sites
}

// site is a call.
type site struct {
	u *Unit
	n *tree.Node
}

// NewCalls finds the calls of a program; units gives what is known of those that distribute arrays.
func NewCalls(prog *ir.Program, units map[*ir.Unit]*Unit) *Calls {
	c := &Calls{units: units, sites: map[*ir.Procedure][]site{}, known: map[*ir.Procedure]bool{}}
	named := map[*ir.Procedure]int{}
	for _, s := range prog.Units {
		ir.EveryProc(func(p *ir.Procedure) { named[p]++ }, s.Entry, s.Body)
		u := units[s]
		if u == nil {
			continue
		}
		ir.WalkStmts(s.Body, func(st ir.Stmt) bool {
			if call, ok := st.(*ir.CallProc); ok {
				named[call.Proc]--
			}
			return true
		})
		for _, n := range u.Nodes {
			if call, ok := n.Stmt.(*ir.CallProc); ok {
				c.sites[call.Proc] = append(c.sites[call.Proc], site{u, n})
			}
		}
	}
	for p := range c.sites {
		c.known[p] = named[p] == 0 && p.Unit != nil && !p.Recursive && p.Dummy == nil && p.CName == "" && len(p.Targets) == 0
	}
	return c
}

// Holds reports whether an image holds the data of a need when the unit begins, whoever called it.
func (c *Calls) Holds(u *Unit, w *Need) bool {
	return c.before(u, w.At, sought{w.Ref.Sym, u, w.Data}, nil)
}

// sought are data of an array in the names of a unit.
type sought struct {
	array *ir.Symbol
	names *Unit
	data  sets.Set
}

// before reports whether data are held in front of node n of a unit.
func (c *Calls) before(u *Unit, n *tree.Node, w sought, within []*ir.Procedure) bool {
	for {
		var decided bool
		if w, decided = c.through(u, tree.Preceding(u.Siblings(n), n), w); decided {
			return isEmpty(w.data)
		}
		if n.Parent == nil {
			return c.atCalls(u, w, within)
		}
		if _, branch := n.Parent.Stmt.(*ir.If); !branch {
			return false
		}
		n = n.Parent
	}
}

// atCalls reports whether data are held at all calls of a unit.
func (c *Calls) atCalls(u *Unit, w sought, within []*ir.Procedure) bool {
	p := u.Src.Proc
	if p == nil || !c.known[p] || slices.Contains(within, p) {
		return false
	}
	for _, at := range c.sites[p] {
		if !c.before(at.u, at.n, w, append(within, p)) {
			return false
		}
	}
	return len(c.sites[p]) > 0
}

// through follows a list of statements back. It gives what of the data is not computed there; decided says that this is the end of the way:
// nothing is left, or others may have set what is.
func (c *Calls) through(u *Unit, list []*tree.Node, w sought) (rest sought, decided bool) {
	scalars := w.names.ScalarsOf(w.data)
	for _, m := range slices.Backward(list) {
		for v := range scalars {
			if w.names.Names.Tiles[v] == nil && mayAssign(u, m, v) {
				return w, true
			}
		}
		if !mayAssign(u, m, w.array) {
			continue
		}
		if call, ok := m.Stmt.(*ir.CallProc); ok {
			if c.atEnd(call, w) {
				w.data = u.Sets.EmptySet(w.data.Dims()...)
			}
			return w, true
		}
		data, ok := translated(w.names, u, w.data)
		if !ok {
			return w, true
		}
		w.names, w.data = u, data
		mine, others := writtenIn(u.Computation, m, w.array)
		if !isEmpty(w.data.Intersect(others)) {
			return w, true
		}
		if w.data = w.data.Subtract(mine); isEmpty(w.data) {
			return w, true
		}
	}
	return w, false
}

// mayAssign reports whether statement m of a unit may set variable v, which another unit sees.
func mayAssign(u *Unit, m *tree.Node, v *ir.Symbol) bool {
	if x := seenAs(u, v); x != nil && tree.AssignedIn(x, m) {
		return true
	}
	found := false
	ir.EveryProc(func(p *ir.Procedure) { found = found || p.Effects.WritesShared(v) }, m.Stmt)
	return found
}

// seenAs is the variable of a unit that is variable v of another one, nil if it sees none.
func seenAs(u *Unit, v *ir.Symbol) *ir.Symbol {
	if v.Storage != ir.InCommon {
		return v
	}
	for _, x := range slices.Concat(u.Src.Symbols, u.Outer) {
		if ir.StorageOf(x) == ir.StorageOf(v) && x.Rank() == v.Rank() && x.Type == v.Type {
			return x
		}
	}
	return nil
}

// atEnd reports whether a call of a procedure that sets an array leaves the data with the image, all computed by the procedure itself.
func (c *Calls) atEnd(call *ir.CallProc, w sought) bool {
	q := c.units[call.Proc.Unit]
	if call.Proc.Unit == nil || q == nil || call.Proc.Recursive || returnsEarly(q) ||
		slices.ContainsFunc(call.Args, func(a ir.Actual) bool { return ir.ActualSymbol(a) == w.array }) {
		return false
	}
	rest, _ := c.through(q, q.Roots, w)
	return isEmpty(rest.data)
}

// returnsEarly reports whether a unit has a RETURN before its last statement.
func returnsEarly(u *Unit) bool {
	return slices.ContainsFunc(u.Nodes, func(n *tree.Node) bool {
		_, is := n.Stmt.(*ir.Return)
		return is && n != u.Nodes[len(u.Nodes)-1]
	})
}

// translated are data in the names that another unit has for tiles and for scalars that both see; false where one of these is unknown there.
func translated(from, to *Unit, data sets.Set) (sets.Set, bool) {
	names := map[string]string{}
	for _, p := range data.Params() {
		if !slices.ContainsFunc(data.Pieces(), func(x sets.Piece) bool { return x.Mentions(p) }) {
			continue
		}
		name, ok := nameIn(from, to, p)
		if !ok {
			return data, false
		}
		names[p] = name
	}
	return data.Rename(names), true
}

// nameIn is the name of a parameter of sets in another unit.
func nameIn(from, to *Unit, name string) (string, bool) {
	v := from.Names.Resolve(name)
	if v == nil {
		return "", false
	}
	if l := from.Names.Tiles[v]; l != nil {
		if !slices.Contains(to.Layouts, l) {
			return "", false
		}
		for g := range l.Dims {
			for _, letter := range []string{"V", "B"} {
				if from.Names.Tile(letter, l, g) == name {
					return to.Names.Tile(letter, l, g), true
				}
			}
		}
		return "", false
	}
	if ir.SharedKey(v) == nil || v.Storage == ir.Argument || v.Pointer || v.Target || v.Overlaid {
		return "", false
	}
	if x := seenAs(to, v); x != nil {
		return to.Names.Of(x), true
	}
	return "", false
}

func isEmpty(s sets.Set) bool {
	empty, err := s.IsEmpty()
	return err == nil && empty
}
