package tree

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
)

// Node is one statement of a unit with its place in the tree. A node of a
// construct stands for its header (the condition of an IF, the bounds of a DO); bodies hold what it controls.
type Node struct {
	unit   *Unit
	Stmt   ir.Stmt
	Parent *Node // enclosing construct, nil at the level of the unit
	List   int   // which body of the parent it stands in
	Place  int   // where in that list
	Bodies [][]*Node
	Order  int       // textual position
	Last   int       // that of the last node inside it
	Loops  []*Node   // enclosing loops, outermost first
	shared []ir.Expr // what a call sets besides its arguments
	said   *facts    // what facts found
	On     *ir.On    // directive that says where it runs
}

// Unit is one program unit as a tree of its statements, in textual order, with what follows from the statements alone.
type Unit struct {
	Src     *ir.Unit
	Outer   []*ir.Symbol // variables of modules that it uses
	Layouts []*ir.Layout // of its own arrays and of those that it uses
	Roots   []*Node
	Nodes   []*Node             // textual order
	Made    []*ir.Symbol        // variables that the passes have made
	Changes int                 // how many statements were replaced
	Own     map[*ir.Symbol]bool // variables that belong to each activation alone (ir.Program.Own)

	index *nodeIndex          // of the statements as they are
	flow  *arrayflow.Flow     // of their arrays, nil if nobody has asked
	flows map[flowKey]flowOf  // what was found of values, until a statement changes
	again map[*ir.Symbol]bool // saved variables: whether a call uses what an earlier one left in them
}

// Table keeps what a pass has found of the nodes of a unit.
type Table[T any] struct{ list []T }

// Of is what was found of a node, the zero value if nothing was.
func (t *Table[T]) Of(n *Node) T {
	if n.Order < len(t.list) {
		return t.list[n.Order]
	}
	var none T
	return none
}

// Put notes what was found of a node.
func (t *Table[T]) Put(n *Node, v T) {
	for n.Order >= len(t.list) {
		t.list = append(t.list, *new(T))
	}
	t.list[n.Order] = v
}

// New is a unit without statements that uses variables of modules and layouts.
func New(s *ir.Unit, outer []*ir.Symbol, layouts []*ir.Layout) *Unit {
	return &Unit{Src: s, Outer: outer, Layouts: layouts, again: map[*ir.Symbol]bool{}}
}

// Plant builds the tree of a unit's body, in place of any that was built before.
func (u *Unit) Plant(body []ir.Stmt) {
	u.Nodes, u.index, u.flows = nil, nil, nil
	u.Roots = u.grow(body, nil, 0, nil)
}

func (u *Unit) grow(body []ir.Stmt, parent *Node, list int, loops []*Node) []*Node {
	var out []*Node
	on := []*ir.On{directiveAround(parent)}
	for _, s := range body {
		if mark, ok := s.(*ir.OnMark); ok {
			on = marked(on, mark)
			continue
		}
		n := &Node{unit: u, Stmt: s, Parent: parent, List: list, Place: len(out), Loops: loops, Order: len(u.Nodes), shared: u.sharedTargets(s)}
		n.On = on[len(on)-1]
		u.Nodes = append(u.Nodes, n)
		inner := loops
		if n.IsLoop() {
			inner = append(append([]*Node(nil), loops...), n)
		}
		for i, b := range ir.BlocksOf(s) {
			n.Bodies = append(n.Bodies, u.grow(b, n, i, inner))
		}
		n.Last = len(u.Nodes) - 1
		out = append(out, n)
	}
	return out
}

// directiveAround is the ON directive that holds for the statements in parent, nil for none.
func directiveAround(parent *Node) *ir.On {
	if parent == nil {
		return nil
	}
	if d, ok := parent.Stmt.(*ir.Do); ok && d.Independent != nil && d.Independent.On != nil {
		return d.Independent.On
	}
	return parent.On
}

// marked is the stack of ON directives after a mark.
func marked(on []*ir.On, mark *ir.OnMark) []*ir.On {
	if mark.On != nil {
		return append(on, mark.On)
	}
	return on[:max(1, len(on)-1)]
}

func (n *Node) IsLoop() bool {
	switch n.Stmt.(type) {
	case *ir.Do, *ir.While:
		return true
	}
	return false
}

// Siblings is the statement list that n stands in.
func (u *Unit) Siblings(n *Node) []*Node {
	if n.Parent == nil {
		return u.Roots
	}
	return n.Parent.Bodies[n.List]
}

// Within reports whether n is outer or stands inside it.
func (n *Node) Within(outer *Node) bool {
	for ; n != nil; n = n.Parent {
		if n == outer {
			return true
		}
	}
	return false
}

// DepthOf gives the number of loops around loop l, so that l is loops[depthOf(l)] of every node inside it.
func DepthOf(l *Node) int { return len(l.Loops) }

// Common is the number of loops that enclose both nodes.
func Common(a, b *Node) int {
	i := 0
	for i < len(a.Loops) && i < len(b.Loops) && a.Loops[i] == b.Loops[i] {
		i++
	}
	return i
}

// Each calls f for n and everything inside it, in textual order.
func (n *Node) Each(f func(*Node)) {
	f(n)
	for _, b := range n.Bodies {
		for _, m := range b {
			m.Each(f)
		}
	}
}

// Header lists the expressions that a node evaluates itself: a leaf's expressions (not the assigned variable, but its
// subscripts), a construct's condition or bounds.
func (n *Node) Header() []ir.Expr { return n.Facts().header }

// headerOf lists what a statement evaluates: values whole; of what it sets or only names the subscripts, or where it is part of a
// component or of characters the whole reference, as the rest of the variable stays as it is.
func headerOf(st ir.Stmt) []ir.Expr {
	switch s := st.(type) {
	case *ir.CallProc:
		return procInputs(s)
	case *ir.Allocate:
		if s.Sym.Map == nil {
			return nil
		}
		return append(s.Sym.Map.Layout.TableReads(), boundsRead(s.Sym.Dims)...)
	}
	var values, places []ir.Expr
	st.EachExpr(ir.Use, func(e ir.Expr, r ir.Role) {
		x, isElem := e.(*ir.Elem)
		_, isVar := e.(*ir.Var)
		switch {
		case e == nil || r == ir.Directive || isVar && r != ir.Use:
		case r == ir.Use || !isElem:
			values = append(values, e)
		default:
			places = append(places, x.Subs...)
		}
	})
	out := append(values, places...)
	if s, ok := st.(*ir.Redistribute); ok {
		if s.Anew {
			out = append(out, compact(s.Layout.Bounds()...)...)
		}
		for _, d := range s.Dims {
			out = append(out, d.Table.Reads()...)
		}
	}
	return out
}

// boundsRead are the bounds of an array that all images allocate.
func boundsRead(dims []ir.Dim) []ir.Expr {
	var out []ir.Expr
	for _, d := range dims {
		out = append(out, compact(d.Lo, d.Hi)...)
	}
	return out
}

func compact(es ...ir.Expr) []ir.Expr {
	var out []ir.Expr
	for _, e := range es {
		if e != nil {
			out = append(out, e)
		}
	}
	return out
}

// Targets lists the variables and elements that a leaf sets, and the arrays of which it sets sections.
func (n *Node) Targets() []ir.Expr {
	switch s := n.Stmt.(type) {
	case *ir.CallProc:
		return append(ir.CallOutputs(s), n.shared...)
	case *ir.Allocate:
		return append(layoutTargets(s), &ir.Elem{Pos: s.Pos, Sym: s.Sym})
	case *ir.Redistribute:
		return n.unit.remapTargets(s)
	case *ir.CopyArray: // the other one may be freed
		return []ir.Expr{&ir.Elem{Pos: s.Pos, Sym: s.To}, &ir.Elem{Pos: s.Pos, Sym: s.From}}
	}
	var out []ir.Expr
	n.Stmt.EachExpr(ir.Use, func(e ir.Expr, r ir.Role) {
		if e != nil && r.Sets() && ir.SymbolOf(e) != nil {
			out = append(out, e)
		}
	})
	n.Stmt.EachSymbol(ir.Use, func(s *ir.Symbol, r ir.Role) {
		switch {
		case !r.Sets():
		case s.Rank() == 0:
			out = append(out, &ir.Var{Pos: n.Stmt.Span(), Sym: s})
		default:
			out = append(out, &ir.Elem{Pos: n.Stmt.Span(), Sym: s})
		}
	})
	return out
}

// Reads reports whether the node itself evaluates variable or array s.
func (n *Node) Reads(s *ir.Symbol) bool {
	f := n.Facts()
	if slices.Contains(f.named, s) {
		return true
	}
	if f.Plain {
		return false
	}
	found := false
	for _, e := range f.header {
		ir.WalkExprs(e, func(x ir.Expr) { found = found || callReads(x, s) })
	}
	switch c := n.Stmt.(type) {
	case *ir.Return:
		found = n.unit.liveAtEnd(s)
	case *ir.CallProc:
		found = found || argsRead(c.Proc, c.Args, s)
	case *ir.Combine:
		found = found || c.From == s || c.Into == s
	case *ir.GatherAll:
		found = found || c.From == s
	case *ir.CopyArray:
		found = found || c.From == s
	}
	return found || readsSection(n.Stmt, s)
}

// Sets reports whether the node, or one inside it, sets variable or (part of) array s.
func (n *Node) Sets(s *ir.Symbol) bool {
	found := false
	n.Each(func(m *Node) { found = found || m.Writes(s) })
	return found
}

// Writes reports whether the node itself sets variable or (part of) array s.
func (n *Node) Writes(s *ir.Symbol) bool {
	for _, t := range n.Targets() {
		if ir.SymbolOf(t) == s {
			return true
		}
	}
	return false
}

// MappedReads lists the references to mapped arrays that the node itself evaluates.
func (n *Node) MappedReads() []*ir.Elem {
	var out []*ir.Elem
	for _, r := range n.Facts().Elems {
		if r.Sym.Map != nil {
			out = append(out, r)
		}
	}
	return out
}
