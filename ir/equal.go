package ir

import "slices"

// Equal reports whether two expressions are the same but for their places in the source: the same operations on the same
// variables and constants. It knows no algebra; see Difference.
func Equal(a, b Expr) bool { return new(Comparer).OneExpr(a, b) }

// EqualLists reports whether two lists have equal expressions.
func EqualLists(a, b []Expr) bool { return new(Comparer).Exprs(a, b) }

// EqualBodies reports whether two lists of statements are the same but for their places in the source.
func EqualBodies(a, b []Stmt) bool { return new(Comparer).OneBlock(a, b) }

// EqualStripped is Equal for values, whatever larger integer kinds they are converted to on the way: subscripts and bounds that
// are equal then name the same element.
func EqualStripped(a, b Expr) bool { return alike(a, b) && Equal(stripped(a), stripped(b)) }

// alike reports whether two expressions may be equal when they are stripped: it compares them without copies, as far as that tells.
func alike(a, b Expr) bool {
	switch x := withoutWidening(a).(type) {
	case *Elem:
		y, ok := withoutWidening(b).(*Elem)
		return ok && x.Sym == y.Sym && slices.EqualFunc(x.Subs, y.Subs, alike)
	case *Var:
		y, ok := withoutWidening(b).(*Var)
		return ok && x.Sym == y.Sym
	case *Const:
		y, ok := withoutWidening(b).(*Const)
		return ok && x.T.Base == y.T.Base && x.I == y.I
	case *Binary:
		y, ok := withoutWidening(b).(*Binary)
		return ok && x.Op == y.Op && alike(x.X, y.X) && alike(x.Y, y.Y)
	}
	return true
}

// withoutWidening takes off conversions to larger integer kinds.
func withoutWidening(e Expr) Expr {
	for {
		x, ok := e.(*Conv)
		if !ok || !x.widens() {
			return e
		}
		e = x.X
	}
}

// widens reports whether the value is that of an integer of no larger kind.
func (e *Conv) widens() bool {
	return e.T.Base == Integer && e.X.Type().Base == Integer && e.T.Kind >= e.X.Type().Kind
}

// EqualValues reports whether two expressions surely have the same value: their difference is known to be 0 or, where that cannot
// be said, they are the same.
func EqualValues(a, b Expr) bool {
	n, ok := Difference(a, b)
	return ok && n == 0 || !ok && EqualStripped(a, b)
}

// stripped is e with its integer arithmetic in one kind. What depends on the kind, as shifts do, stays.
func stripped(e Expr) Expr {
	m := &Rewriter{Expr: func(x Expr, _ Role) Expr { return stripped(x) }}
	switch x := e.(type) {
	case *Elem, *Field:
		return x.Rewritten(m, Use).(Expr)
	case *Conv:
		if x.widens() {
			return stripped(x.X)
		}
	case *Const:
		if x.T.Base == Integer {
			return &Const{Pos: x.Pos, T: Int8, I: x.I}
		}
	case *Unary:
		return x.Rewritten(m, Use).(Expr)
	case *Binary:
		c := x.Rewritten(m, Use).(*Binary)
		if c.T.Base == Integer {
			c.T = Int8
		}
		return c
	case *Call:
		if x.T.Base == Integer && kindless[x.Fn] {
			c := x.Rewritten(m, Use).(*Call)
			c.T = Int8
			return c
		}
	}
	return e
}

// kindless are the intrinsic functions whose value is the same number in any integer kind that holds it.
var kindless = map[string]bool{"min": true, "max": true, "abs": true, "sign": true, "mod": true, "modulo": true, "dim": true}

// Comparer compares two parts of programs. It knows which loops correspond to each other.
type Comparer struct{ loops map[Stmt]Stmt }

// OneExpr compares two expressions, which may be absent.
func (c *Comparer) OneExpr(a, b Expr) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	return a == b || a.EqualTo(b, c)
}

// Exprs compares two lists of expressions.
func (c *Comparer) Exprs(a, b []Expr) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !c.OneExpr(a[i], b[i]) {
			return false
		}
	}
	return true
}

// OneBlock compares two lists of statements.
func (c *Comparer) OneBlock(a, b []Stmt) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if c.loops == nil {
			c.loops = map[Stmt]Stmt{}
		}
		c.loops[a[i]] = b[i]
		if !a[i].EqualTo(b[i], c) {
			return false
		}
	}
	return true
}

// OneLoop compares the loops that two statements refer to.
func (c *Comparer) OneLoop(a, b Stmt) bool { return a == b || c.loops[a] == b && b != nil }

// ExprMap keeps a value for each expression; equal expressions, but for kinds of
// integers (EqualStripped), are one key. Its zero value is empty. The printed text only
// chooses the list in which an expression is looked for.
type ExprMap[V any] struct{ lists map[string][]exprEntry[V] }

type exprEntry[V any] struct {
	key   Expr
	value V
}

// Get gives the value for an expression, if there is one.
func (m *ExprMap[V]) Get(e Expr) (value V, ok bool) {
	for _, x := range m.lists[ExprString(e)] {
		if EqualStripped(x.key, e) {
			return x.value, true
		}
	}
	return value, false
}

// Set keeps a value for an expression.
func (m *ExprMap[V]) Set(e Expr, value V) {
	text := ExprString(e)
	for i, x := range m.lists[text] {
		if EqualStripped(x.key, e) {
			m.lists[text][i].value = value
			return
		}
	}
	if m.lists == nil {
		m.lists = map[string][]exprEntry[V]{}
	}
	m.lists[text] = append(m.lists[text], exprEntry[V]{e, value})
}

// ExprSet tells whether it has seen an expression. Its zero value is empty.
type ExprSet struct{ seen ExprMap[bool] }

// Add adds an expression and reports whether it is new.
func (s *ExprSet) Add(e Expr) bool {
	if _, old := s.seen.Get(e); old {
		return false
	}
	s.seen.Set(e, true)
	return true
}
