package ir

// Equal reports whether two expressions are the same but for their places in the source: the same operations on the same
// variables and constants. It knows no algebra; see Difference.
func Equal(a, b Expr) bool { return new(Comparer).OneExpr(a, b) }

// EqualLists reports whether two lists have equal expressions.
func EqualLists(a, b []Expr) bool { return new(Comparer).Exprs(a, b) }

// EqualBodies reports whether two lists of statements are the same but for their places in the source.
func EqualBodies(a, b []Stmt) bool { return new(Comparer).OneBlock(a, b) }

// EqualStripped is Equal for values, whatever integer kinds they are converted to on the way: subscripts and bounds, which name the
// same element then.
func EqualStripped(a, b Expr) bool { return Equal(withoutKinds(a), withoutKinds(b)) }

func withoutKinds(e Expr) Expr {
	return MapExpr(e, func(x Expr) Expr {
		if c, ok := x.(*Conv); ok && c.T.Base == Integer && c.X.Type().Base == Integer {
			return c.X
		}
		if k, ok := x.(*Const); ok && k.T.Base == Integer && k.T != Int8 {
			c := *k
			c.T = Int8
			return &c
		}
		return x
	})
}

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
