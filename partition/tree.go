package partition

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/plan"
	"dhpfgo/sets"
)

// node is one statement of a unit with its place in the tree and what the passes found out about it. A node of a
// construct stands for its header (the condition of an IF, the bounds of a DO); bodies hold what it controls.
type node struct {
	unit   *unit
	stmt   ir.Stmt
	parent *node // enclosing construct, nil at the level of the unit
	list   int   // which body of the parent it stands in
	place  int   // where in that list
	bodies [][]*node
	order  int     // textual position
	last   int     // that of the last node inside it
	loops  []*node // enclosing loops, outermost first
	cp     *cp
	red    *reduction // the reduction that this assignment updates
	run    *ownerRun  // the run of statements of one owner that it belongs to
	shared []ir.Expr  // what a call sets besides its arguments
	said   *facts     // what facts found
	on     *ir.On     // directive that says where it runs

	rejected []plan.Rejected // homes that cost more than the one chosen
	before   []ir.Stmt
	// of a pipelined loop: what it waits for, directly before it, and what it sends, directly behind it
	receive, send *spmd.ExchangeStep
	after         []ir.Stmt
	overlap       *overlap // the last step before it runs beside its interior
}

// unit is one program unit on its way through the passes.
type unit struct {
	src        *ir.Unit
	bag        *diag.Bag
	names      *names
	known      *alike
	roots      []*node
	nodes      []*node // textual order
	made       []*ir.Symbol
	outer      []*ir.Symbol           // variables of modules that it uses
	sets       *sets.Memo             // makes its sets, and knows what was computed from them
	index      *nodeIndex             // of the statements as they are
	flows      map[flowKey]flowOf     // what was found of values, until a statement changes
	memo       *memo                  // of the pass at hand, nil while what it rests on is found
	private    map[*ir.Symbol][]*node // loops in which a scalar is private to the iteration
	carried    map[carried]bool       // answers of carries
	again      map[*ir.Symbol]bool    // saved variables: whether a call uses what an earlier one left in them
	reductions []*reduction
	shares     []*ownerRun
	needs      []*need
	gathers    []*need               // that inspectors and executors serve
	backs      []*need               // values that are sent to their owners
	unpiped    map[*node]diag.Reason // why loops with messages inside are no pipelines
	computed   []*need               // that need no message: see dropAvailable
	steps      []*step
	build      *building
	layouts    []*ir.Layout // of its own arrays and of those that it uses
	exchanges  []*spmd.Exchange
	views      []*exchangeView
	cuts       []*separation // that were made in the loops of the source
}

// plant builds the tree of a unit's body, in place of any that was built before.
func (u *unit) plant(body []ir.Stmt) {
	u.nodes, u.index, u.flows = nil, nil, nil
	u.roots = u.grow(body, nil, 0, nil)
}

func (u *unit) grow(body []ir.Stmt, parent *node, list int, loops []*node) []*node {
	var out []*node
	on := []*ir.On{directiveAround(parent)}
	for _, s := range body {
		if mark, ok := s.(*ir.OnMark); ok {
			on = marked(on, mark)
			continue
		}
		n := &node{unit: u, stmt: s, parent: parent, list: list, place: len(out), loops: loops, order: len(u.nodes), shared: u.sharedTargets(s)}
		n.on = on[len(on)-1]
		u.nodes = append(u.nodes, n)
		inner := loops
		if n.isLoop() {
			inner = append(append([]*node(nil), loops...), n)
		}
		for i, b := range ir.BlocksOf(s) {
			n.bodies = append(n.bodies, u.grow(b, n, i, inner))
		}
		n.last = len(u.nodes) - 1
		out = append(out, n)
	}
	return out
}

// directiveAround is the ON directive that holds for the statements in parent, nil for none.
func directiveAround(parent *node) *ir.On {
	if parent == nil {
		return nil
	}
	if d, ok := parent.stmt.(*ir.Do); ok && d.Independent != nil && d.Independent.On != nil {
		return d.Independent.On
	}
	return parent.on
}

// marked is the stack of ON directives behind a mark.
func marked(on []*ir.On, mark *ir.OnMark) []*ir.On {
	if mark.On != nil {
		return append(on, mark.On)
	}
	return on[:max(1, len(on)-1)]
}

func (n *node) isLoop() bool {
	switch n.stmt.(type) {
	case *ir.Do, *ir.While:
		return true
	}
	return false
}

// siblings is the statement list that n stands in.
func (u *unit) siblings(n *node) []*node {
	if n.parent == nil {
		return u.roots
	}
	return n.parent.bodies[n.list]
}

// within reports whether n is outer or stands inside it.
func (n *node) within(outer *node) bool {
	for ; n != nil; n = n.parent {
		if n == outer {
			return true
		}
	}
	return false
}

// depthOf gives the number of loops around loop l, so that l is loops[depthOf(l)] of every node inside it.
func depthOf(l *node) int { return len(l.loops) }

// common is the number of loops that enclose both nodes.
func common(a, b *node) int {
	i := 0
	for i < len(a.loops) && i < len(b.loops) && a.loops[i] == b.loops[i] {
		i++
	}
	return i
}

// each calls f for n and everything inside it, in textual order.
func (n *node) each(f func(*node)) {
	f(n)
	for _, b := range n.bodies {
		for _, m := range b {
			m.each(f)
		}
	}
}

// header lists the expressions that a node evaluates itself: a leaf's expressions (not the assigned variable, but its
// subscripts), a construct's condition or bounds.
func (n *node) header() []ir.Expr { return n.facts().header }

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

// targets lists the variables and elements that a leaf sets, and the arrays of which it sets sections.
func (n *node) targets() []ir.Expr {
	switch s := n.stmt.(type) {
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
	n.stmt.EachExpr(ir.Use, func(e ir.Expr, r ir.Role) {
		if e != nil && r.Sets() && ir.SymbolOf(e) != nil {
			out = append(out, e)
		}
	})
	n.stmt.EachSymbol(ir.Use, func(s *ir.Symbol, r ir.Role) {
		switch {
		case !r.Sets():
		case s.Rank() == 0:
			out = append(out, &ir.Var{Pos: n.stmt.Span(), Sym: s})
		default:
			out = append(out, &ir.Elem{Pos: n.stmt.Span(), Sym: s})
		}
	})
	return out
}

// reads reports whether the node itself evaluates variable or array s.
func (n *node) reads(s *ir.Symbol) bool {
	f := n.facts()
	if slices.Contains(f.named, s) {
		return true
	}
	if f.plain {
		return false
	}
	found := false
	for _, e := range f.header {
		ir.WalkExprs(e, func(x ir.Expr) { found = found || callReads(x, s) })
	}
	switch c := n.stmt.(type) {
	case *ir.Return:
		found = n.unit.liveAtEnd(s)
	case *ir.CallProc:
		found = found || argsRead(c.Proc, c.Args, s)
	case *ir.GatherAll:
		found = found || c.From == s
	case *ir.CopyArray:
		found = found || c.From == s
	}
	return found || readsSection(n.stmt, s)
}

// writes reports whether the node itself sets variable or (part of) array s.
func (n *node) writes(s *ir.Symbol) bool {
	for _, t := range n.targets() {
		if ir.SymbolOf(t) == s {
			return true
		}
	}
	return false
}

// mappedReads lists the references to mapped arrays that the node itself evaluates.
func (n *node) mappedReads() []*ir.Elem {
	var out []*ir.Elem
	for _, r := range n.facts().elems {
		if r.Sym.Map != nil {
			out = append(out, r)
		}
	}
	return out
}
