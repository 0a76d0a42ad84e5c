package ir

// Substitution says what stands for variables, for their values and for procedures in a copy of statements. References to an
// array in Views become references to that of which it is a view; CanView must hold for the array in the statements.
type Substitution struct {
	Symbols map[*Symbol]*Symbol
	Values  map[*Symbol]Expr
	Views   map[*Symbol]*ArrayView
	Procs   map[*Procedure]*Procedure
	Expr    func(Expr) Expr // what stands for an expression whose operands are copied already; nil for the expression itself
}

// Copy makes a copy of statements; common blocks and layouts are shared.
func (s *Substitution) Copy(body []Stmt) []Stmt {
	c := newCopier(s)
	out := c.body(body)
	c.relink(out)
	return out
}

// CopyExpr makes a copy of an expression.
func (s *Substitution) CopyExpr(e Expr) Expr { return newCopier(s).expr(e, Use) }

// CopyHeader makes a copy of a statement that shares the blocks inside.
func (s *Substitution) CopyHeader(st Stmt) Stmt {
	c := newCopier(s)
	c.rewriter.Block, c.rewriter.Loop = nil, nil
	return st.Rewritten(&c.rewriter, Use).(Stmt)
}

// CopyBody makes a copy of statements in which symbols stand for others: a variable in symbols is replaced by the other
// one, the value of a variable in values by a copy of that expression. Procedures, common blocks and layouts are shared.
func CopyBody(body []Stmt, symbols map[*Symbol]*Symbol, values map[*Symbol]Expr) []Stmt {
	return (&Substitution{Symbols: symbols, Values: values}).Copy(body)
}

type copier struct {
	*Substitution
	rewriter Rewriter
	loops    map[Stmt]Stmt // copies of loops
	otherUse bool          // an array in Views is used otherwise than by elements and sections
}

func newCopier(s *Substitution) *copier {
	c := &copier{Substitution: s, loops: map[Stmt]Stmt{}}
	c.rewriter = Rewriter{Expr: c.expr, Symbol: c.symbol, Block: c.body, Loop: c.loop, Section: c.section, Directives: true}
	if s.Procs != nil {
		c.rewriter.Proc = c.proc
	}
	return c
}

func (c *copier) body(list []Stmt) []Stmt {
	if list == nil {
		return nil
	}
	out := make([]Stmt, len(list))
	for i, s := range list {
		c.noteSequences(s)
		out[i] = s.Rewritten(&c.rewriter, Use).(Stmt)
		c.loops[s] = out[i]
	}
	return out
}

func (c *copier) expr(e Expr, r Role) Expr {
	switch x := e.(type) {
	case nil:
		return nil
	case *Var:
		if v := c.Values[x.Sym]; v != nil {
			return CloneExpr(v)
		}
	case *Elem:
		if v := c.Views[x.Sym]; v != nil {
			e = v.element(x, c.rewriter.Exprs(x.Subs, Use))
			return c.replaced(e)
		}
	}
	c.noteSequences(e)
	return c.replaced(e.Rewritten(&c.rewriter, r).(Expr))
}

func (c *copier) replaced(e Expr) Expr {
	if c.Expr != nil {
		if x := c.Expr(e); x != nil {
			return x
		}
	}
	return e
}

func (c *copier) section(s *Section, _ Role) *Section {
	v := c.Views[s.Sym]
	if v == nil {
		return nil
	}
	m := &c.rewriter
	return v.section(s, m.Exprs(s.Lo, Use), m.Exprs(s.Hi, Use), m.Exprs(s.Step, Use))
}

func (c *copier) symbol(s *Symbol, _ Role) *Symbol {
	if c.Views[s] != nil {
		c.otherUse = true
	}
	if x := c.Symbols[s]; x != nil {
		return x
	}
	return s
}

func (c *copier) proc(p *Procedure) *Procedure {
	if q := c.Procs[p]; q != nil {
		return q
	}
	return p
}

// noteSequences notes where elements of an array of views are passed as a sequence.
func (c *copier) noteSequences(n Node) {
	if len(c.Views) == 0 {
		return
	}
	n.EachPart(func(p any) {
		if a, ok := p.(*Actual); ok && a.Sequence {
			e, isElem := a.X.(*Elem)
			c.otherUse = c.otherUse || isElem && c.Views[e.Sym] != nil
		}
	})
}

// loop is the copy of a loop, where that is made already; relink finds the others.
func (c *copier) loop(s Stmt) Stmt {
	if x := c.loops[s]; x != nil {
		return x
	}
	return s
}

// relink lets the jumps of a copy lead to the copies of their loops, which are made after what stands in them.
func (c *copier) relink(body []Stmt) {
	WalkStmts(body, func(s Stmt) bool {
		if j, ok := s.(*Jump); ok {
			j.Loop = c.loop(j.Loop)
		}
		return true
	})
}

// CloneExpr copies an expression with all that stands in it; nil gives nil.
func CloneExpr(e Expr) Expr {
	if e == nil {
		return nil
	}
	m := &Rewriter{Expr: func(x Expr, _ Role) Expr { return CloneExpr(x) }}
	return e.Rewritten(m, Use).(Expr)
}

// Unshare gives every place its own expressions and statements: writing array operations out puts some in several, and
// later stages attach facts to them by address. What stands in one place only stays.
func Unshare(body []Stmt, seen map[Stmt]bool) []Stmt {
	out := make([]Stmt, len(body))
	for i, s := range body {
		if seen[s] {
			s = (&Substitution{}).Copy([]Stmt{s})[0]
		}
		out[i] = s
		seen[s] = true
		m := &Rewriter{Expr: func(x Expr, _ Role) Expr { return CloneExpr(x) }}
		m.Block = func(b []Stmt) []Stmt { return Unshare(b, seen) }
		s.Become(s.Rewritten(m, Use))
	}
	return out
}
