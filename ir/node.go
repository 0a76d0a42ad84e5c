package ir

import "dhpfgo/diag"

//go:generate go run dhpfgo/internal/irgen .

// Node is an expression or a statement. But for Span its methods are written by internal/irgen from the declaration of the
// struct, so that whatever walks, copies or compares programs knows all parts of all nodes. They show what stands in the node
// itself; the functions of walk.go go deeper.
type Node interface {
	Span() diag.Span

	// EachExpr calls f for each expression in the node and what the node does with it, where the node itself stands in role r;
	// with nil for an expression that is absent. Expressions of directives have role Directive.
	EachExpr(r Role, f func(Expr, Role))
	// EachSymbol calls f for each variable that the node names itself.
	EachSymbol(r Role, f func(*Symbol, Role))
	// EachProc calls f for each procedure that the node names.
	EachProc(f func(*Procedure))
	// EachBlock calls f for each list of statements that the node controls.
	EachBlock(f func([]Stmt))
	// EachPart calls f with a pointer to each part that is no node: *Section, *Actual, *Branch and so on.
	EachPart(f func(any))
	// Rewritten is a copy whose parts are replaced as m says. The node stands in role r.
	Rewritten(m *Rewriter, r Role) Node
	// Become makes the node what the other one is, which must be of the same kind.
	Become(o Node)
	// EqualTo reports whether the other is the same but for places in the source.
	EqualTo(o Node, c *Comparer) bool
}

// Role tells what a node does with an expression or a variable that stands in it.
type Role int

// The roles. The subscripts and bounds inside of what is set or only named are used.
const (
	Use       Role = iota // its value is needed
	Def                   // it is set, whole or in part; the old value is not needed
	Update                // it may be set, and its value may be needed before that
	Place                 // only where it is matters, or whether it is there at all: ALLOCATED, ASSOCIATED, pointer targets
	Directive             // a directive names it; nothing is evaluated
)

var roleNames = [...]string{"use", "def", "update", "place", "directive"}

// String gives the role as the tags of the declarations name it.
func (r Role) String() string { return roleNames[r] }

// Sets reports whether what stands in the role may have another value afterwards.
func (r Role) Sets() bool { return r == Def || r == Update }

// Reads reports whether the value of what stands in the role may be needed.
func (r Role) Reads() bool { return r == Use || r == Update }

// Rewriter says what takes the place of the parts of a node; a nil function keeps them. Lists are copied in any case.
type Rewriter struct {
	Expr       func(Expr, Role) Expr
	Symbol     func(*Symbol, Role) *Symbol
	Proc       func(*Procedure) *Procedure
	Block      func([]Stmt) []Stmt
	Loop       func(Stmt) Stmt               // for the loop of a jump
	Section    func(*Section, Role) *Section // nil for a section that is only rewritten by its parts
	Directives bool                          // directives are rewritten, too; else copies share them
	changed    bool                          // whether an expression has been replaced
}

// OneExpr gives what takes the place of e.
func (m *Rewriter) OneExpr(e Expr, r Role) Expr {
	if e == nil || m.Expr == nil {
		return e
	}
	x := m.Expr(e, r)
	m.changed = m.changed || x != e
	return x
}

// Exprs gives what takes the place of a list; absent ones stay absent.
func (m *Rewriter) Exprs(list []Expr, r Role) []Expr {
	if list == nil {
		return nil
	}
	out := make([]Expr, len(list))
	for i, e := range list {
		out[i] = m.OneExpr(e, r)
	}
	return out
}

// OneSymbol gives what takes the place of s.
func (m *Rewriter) OneSymbol(s *Symbol, r Role) *Symbol {
	if s == nil || m.Symbol == nil {
		return s
	}
	return m.Symbol(s, r)
}

// Symbols gives what takes the place of a list.
func (m *Rewriter) Symbols(list []*Symbol, r Role) []*Symbol {
	if list == nil {
		return nil
	}
	out := make([]*Symbol, len(list))
	for i, s := range list {
		out[i] = m.OneSymbol(s, r)
	}
	return out
}

// OneProc gives what takes the place of p.
func (m *Rewriter) OneProc(p *Procedure) *Procedure {
	if p == nil || m.Proc == nil {
		return p
	}
	return m.Proc(p)
}

// OneBlock gives what takes the place of a list of statements.
func (m *Rewriter) OneBlock(b []Stmt) []Stmt {
	if m.Block == nil {
		return b
	}
	return m.Block(b)
}

// OneLoop gives the loop that a copy refers to.
func (m *Rewriter) OneLoop(s Stmt) Stmt {
	if m.Loop == nil {
		return s
	}
	return m.Loop(s)
}

// OneSection gives what takes the place of a section.
func (m *Rewriter) OneSection(s *Section, r Role) *Section {
	if m.Section != nil {
		if x := m.Section(s, r); x != nil {
			return x
		}
	}
	return s.Rewritten(m, r)
}

// KeepKind gives what takes the place of e where only an expression of the same kind can stand. Another one that the function
// gives is not taken; then only what stands inside of e is replaced.
func KeepKind[T Expr](m *Rewriter, e T, r Role) T {
	x := m.OneExpr(e, r)
	if y, ok := x.(T); ok {
		return y
	}
	return e.Rewritten(m, r).(T)
}
