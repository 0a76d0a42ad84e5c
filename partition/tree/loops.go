package tree

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Target is the element of array s that an assignment sets, or nil.
func (n *Node) Target(s *ir.Symbol) *ir.Elem {
	a, ok := n.Stmt.(*ir.Assign)
	if !ok {
		return nil
	}
	if e, ok := a.LHS.(*ir.Elem); ok && e.Sym == s {
		return e
	}
	return nil
}

// Cycles reports whether a jump stands at n or inside.
func Cycles(n *Node) bool {
	found := false
	n.Each(func(m *Node) {
		_, jump := m.Stmt.(*ir.Jump)
		found = found || jump
	})
	return found
}

func IsWhile(n *Node) bool {
	_, ok := n.Stmt.(*ir.While)
	return ok
}

// CycleOf gives the DO loop that a CYCLE statement belongs to, or nil.
func CycleOf(n *Node) *Node {
	j, ok := n.Stmt.(*ir.Jump)
	if !ok || j.Exit {
		return nil
	}
	for _, l := range n.Loops {
		if _, counted := l.Stmt.(*ir.Do); counted && l.Stmt == j.Loop {
			return l
		}
	}
	return nil
}

func IsLoopVar(s *ir.Symbol, n *Node) bool {
	for _, l := range n.Loops {
		if d, ok := l.Stmt.(*ir.Do); ok && d.Var == s {
			return true
		}
	}
	return false
}

// TouchesMapped reports whether the node itself reads or writes distributed data.
func (n *Node) TouchesMapped() bool {
	if len(n.MappedReads()) > 0 {
		return true
	}
	for _, t := range n.Targets() {
		if ir.SymbolOf(t).Map != nil {
			return true
		}
	}
	return false
}

// StmtKey names a loop; DO WHILE has no variable.
func StmtKey(s ir.Stmt) LoopKey {
	if d, ok := s.(*ir.Do); ok {
		return KeyOf(d)
	}
	if w, ok := s.(*ir.While); ok {
		return LoopKey{pos: w.Pos, copy: w.Copy}
	}
	return LoopKey{pos: s.Span()}
}

// Innermost is the innermost loop around n, nil for none.
func Innermost(n *Node) *Node {
	if len(n.Loops) == 0 {
		return nil
	}
	return n.Loops[len(n.Loops)-1]
}

// ReadsWhole reports whether the node reads array s in another way than by its elements: a procedure gets it.
func (n *Node) ReadsWhole(s *ir.Symbol) bool {
	if c, ok := n.Stmt.(*ir.CallProc); ok && argsRead(c.Proc, c.Args, s) || readsSection(n.Stmt, s) {
		return true
	}
	found := len(n.References(s)) == 0
	if n.Facts().Plain {
		return found
	}
	for _, e := range n.Header() {
		ir.WalkExprs(e, func(x ir.Expr) { found = found || callReads(x, s) })
	}
	return found
}

// References lists the elements of array s that the node itself evaluates.
func (n *Node) References(s *ir.Symbol) []*ir.Elem {
	var out []*ir.Elem
	for _, r := range n.Facts().Elems {
		if r.Sym == s && len(r.Subs) > 0 {
			out = append(out, r)
		}
	}
	return out
}

func Preceding(list []*Node, n *Node) []*Node {
	for i, m := range list {
		if m == n {
			return list[:i]
		}
	}
	return nil
}

func (u *Unit) MakeSymbol(name string, t ir.Type) *ir.Symbol {
	s := &ir.Symbol{Name: name, Type: t, Made: true}
	u.Made = append(u.Made, s)
	return s
}

// LoopKey names a loop through all rounds of the passes.
type LoopKey struct {
	pos        diag.Span
	V          *ir.Symbol
	part, copy int
}

func KeyOf(d *ir.Do) LoopKey { return LoopKey{d.Pos, d.Var, d.Part, d.Copy} }

// SameCopy reports whether two loops are the same copy of one loop of the source, also where one has a variable of its own.
func (k LoopKey) SameCopy(other LoopKey) bool {
	k.V = other.V
	return k == other
}

// Distinguish numbers the loops of a body that would have one key: copies that earlier steps have made of one loop of the source.
func Distinguish(body []ir.Stmt) {
	found := map[LoopKey]int{}
	number := func(key LoopKey) int {
		key.copy = 0
		found[key]++
		return found[key] - 1
	}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Do:
			s.Copy = number(KeyOf(s))
		case *ir.While:
			s.Copy = number(StmtKey(s))
		}
		return true
	})
}

// OnlyLoop is the loop that is all that stands in loop l, or nil.
func OnlyLoop(l *Node) *Node {
	if len(l.Bodies[0]) != 1 {
		return nil
	}
	if _, ok := l.Bodies[0][0].Stmt.(*ir.Do); !ok {
		return nil
	}
	return l.Bodies[0][0]
}

func (n *Node) Depth() int {
	d := 0
	for p := n.Parent; p != nil; p = p.Parent {
		d++
	}
	return d
}
