package ir

import "reflect"

// WalkStmts calls f for every statement of body and of the blocks inside, in order. If f returns false, the blocks inside
// that statement are left out.
func WalkStmts(body []Stmt, f func(Stmt) bool) {
	var list func([]Stmt)
	list = func(body []Stmt) {
		for _, s := range body {
			if f(s) {
				s.EachBlock(list)
			}
		}
	}
	list(body)
}

// BlocksOf lists the statement lists that a construct controls.
func BlocksOf(s Stmt) [][]Stmt {
	var out [][]Stmt
	s.EachBlock(func(b []Stmt) { out = append(out, b) })
	return out
}

// ReplaceBodies puts f of each list in its place that s controls: the body of a loop, the branches of an IF.
func ReplaceBodies(s Stmt, f func([]Stmt) []Stmt) {
	switch s := s.(type) {
	case *Do:
		s.Body = f(s.Body)
	case *While:
		s.Body = f(s.Body)
	case *If:
		for i := range s.Branches {
			s.Branches[i].Body = f(s.Branches[i].Body)
		}
	}
}

// WalkExprs calls f for e and for every expression inside, operands first.
func WalkExprs(e Expr, f func(Expr)) {
	var visit func(Expr, Role)
	visit = func(x Expr, r Role) {
		if x != nil && r != Directive {
			x.EachExpr(r, visit)
			f(x)
		}
	}
	visit(e, Use)
}

// WalkRoles calls f for e, which stands in role r, and for every expression inside with its role, operands first. What
// directives name is left out.
func WalkRoles(e Expr, r Role, f func(Expr, Role)) {
	var visit func(Expr, Role)
	visit = func(x Expr, r Role) {
		if x == nil || r == Directive {
			return
		}
		x.EachExpr(r, visit)
		f(x, r)
	}
	visit(e, r)
}

// AnyExpr reports whether e or an expression inside it satisfies the condition.
func AnyExpr(e Expr, is func(Expr) bool) bool {
	found := false
	WalkExprs(e, func(x Expr) { found = found || is(x) })
	return found
}

// OperandsOf lists the expressions that stand in e itself.
func OperandsOf(e Expr) []Expr {
	var out []Expr
	e.EachExpr(Use, func(x Expr, _ Role) {
		if x != nil {
			out = append(out, x)
		}
	})
	return out
}

// ActualExprs lists the expressions of actual arguments: values and variables with their subscripts, and the parts of
// sections.
func ActualExprs(args []Actual) []Expr {
	var out []Expr
	for i := range args {
		args[i].EachExpr(Use, func(x Expr, _ Role) {
			if x != nil {
				out = append(out, x)
			}
		})
	}
	return out
}

// ExprsOf lists the expressions that stand in s itself, blocks inside and directives not counted: both sides of an assignment,
// bounds, conditions, items with all parts of sections, arguments. Absent ones are left out. The bounds of what ALLOCATE
// allocates and the sizes that cut a layout belong to the array and the layout, and are listed where they are evaluated.
func ExprsOf(s Stmt) []Expr {
	var out []Expr
	EachExprOf(s, func(e Expr, r Role) {
		if e != nil && r != Directive {
			out = append(out, e)
		}
	})
	return out
}

// EachExprOf calls f for the expressions that ExprsOf lists, with their roles; also for absent ones and for those of directives.
func EachExprOf(s Stmt, f func(Expr, Role)) {
	s.EachExpr(Use, f)
	uses := func(list []Expr) {
		for _, e := range list {
			f(e, Use)
		}
	}
	switch s := s.(type) {
	case *Allocate:
		for _, d := range s.Sym.Dims {
			f(d.Lo, Use)
			f(d.Hi, Use)
		}
		f(s.Sym.Len, Use)
		uses(s.Sym.TableReads())
	case *Redistribute:
		for _, d := range s.Dims {
			uses(d.Table.Reads())
		}
		if s.Anew {
			uses(s.Layout.Bounds())
		}
	}
}

// EachMention calls f for every variable that the statements name, in expressions and by themselves, with its role; directives
// included.
func EachMention(body []Stmt, f func(*Symbol, Role)) {
	WalkStmts(body, func(s Stmt) bool {
		Mentions(s, f)
		return true
	})
}

// Mentions calls f for every variable that the node names, blocks inside not counted. All that stands inside of what a directive
// names has its role.
func Mentions(n Node, f func(*Symbol, Role)) {
	var visit, named func(Expr, Role)
	visit = func(x Expr, r Role) {
		switch {
		case x == nil:
		case r == Directive:
			named(x, r)
		default:
			x.EachExpr(r, visit)
			x.EachSymbol(r, f)
		}
	}
	named = func(x Expr, _ Role) {
		if x != nil {
			x.EachExpr(Directive, named)
			x.EachSymbol(Directive, func(s *Symbol, _ Role) { f(s, Directive) })
		}
	}
	n.EachExpr(Use, visit)
	n.EachSymbol(Use, f)
}

// MapExpr rebuilds e bottom up: f sees every expression with its operands already replaced and returns what stands in
// its place. e itself is not changed; parts in which nothing was replaced are shared.
func MapExpr(e Expr, f func(Expr) Expr) Expr {
	return MapRoles(e, Use, func(_, x Expr, _ Role) Expr { return f(x) })
}

// MapRoles is MapExpr for an expression that stands in role r: f sees each expression as it was, with its operands
// replaced, and in which role it stands.
func MapRoles(e Expr, r Role, f func(old, rebuilt Expr, r Role) Expr) Expr {
	if e == nil {
		return nil
	}
	m := &Rewriter{Expr: func(x Expr, r Role) Expr { return MapRoles(x, r, f) }}
	rebuilt := e
	if n := e.Rewritten(m, r); m.changed {
		rebuilt = n.(Expr)
	}
	return f(e, rebuilt, r)
}

// MapActuals rebuilds actual arguments with f applied to their expressions.
func MapActuals(args []Actual, f func(Expr) Expr) (out []Actual, changed bool) {
	m := &Rewriter{Expr: func(x Expr, _ Role) Expr { return f(x) }}
	out = append([]Actual(nil), args...)
	for i := range out {
		out[i] = *args[i].Rewritten(m, Use)
	}
	return out, m.changed
}

// MapValues copies a statement with f applied to each expression in it whose value is needed, the subscripts of variables that
// are set or only named included; what stands inside of such an expression is left to f. Blocks and directives are shared.
func MapValues(s Stmt, f func(Expr) Expr) Stmt {
	m := &Rewriter{}
	m.Expr = func(x Expr, r Role) Expr {
		if r == Use || r == Update && Root(x) == nil {
			return f(x)
		}
		return x.Rewritten(m, r).(Expr)
	}
	return s.Rewritten(m, Use).(Stmt)
}

// EverySymbol calls f for the variables that stand in parts of a program: expressions, statements with the blocks inside, sections
// and the like, and lists of these. The bounds of variables are no part of it.
func EverySymbol(f func(*Symbol), parts ...any) {
	everyPart(parts, func(s *Symbol) { f(s) }, func(*Procedure) {})
}

// EveryProc calls f for the procedures that stand in parts of a program.
func EveryProc(f func(*Procedure), parts ...any) {
	everyPart(parts, func(*Symbol) {}, f)
}

// parted is what the nodes and their parts have in common.
type parted interface {
	EachExpr(r Role, f func(Expr, Role))
	EachSymbol(r Role, f func(*Symbol, Role))
	EachProc(f func(*Procedure))
	EachBlock(f func([]Stmt))
}

func everyPart(parts any, symbol func(*Symbol), proc func(*Procedure)) {
	var visit func(parted)
	visit = func(p parted) {
		p.EachExpr(Use, func(e Expr, _ Role) {
			if e != nil {
				visit(e)
			}
		})
		p.EachSymbol(Use, func(s *Symbol, _ Role) { symbol(s) })
		p.EachProc(proc)
		p.EachBlock(func(list []Stmt) {
			for _, s := range list {
				visit(s)
			}
		})
	}
	eachParted(reflect.ValueOf(parts), visit)
}

// eachParted finds the nodes and parts in lists of them, by value or by address.
func eachParted(v reflect.Value, visit func(parted)) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if v.IsNil() {
			return
		}
		if p, ok := v.Interface().(parted); ok && v.Kind() == reflect.Pointer {
			visit(p)
			return
		}
		eachParted(v.Elem(), visit)
	case reflect.Slice:
		for i := range v.Len() {
			eachParted(v.Index(i), visit)
		}
	case reflect.Struct:
		if p, ok := v.Addr().Interface().(parted); ok {
			visit(p)
		}
	}
}

// EachCall calls f for the procedure of each call in statements, with the arguments.
func EachCall(body []Stmt, f func(*Procedure, []Actual)) {
	WalkStmts(body, func(st Stmt) bool {
		if c, ok := st.(*CallProc); ok {
			f(c.Proc, c.Args)
		}
		for _, e := range ExprsOf(st) {
			WalkExprs(e, func(x Expr) {
				if r, ok := x.(*FuncRef); ok {
					f(r.Proc, r.Args)
				}
			})
		}
		return true
	})
}

// EachNamed calls f for the variables that statements mention, some several times.
func EachNamed(body []Stmt, f func(*Symbol)) {
	note := func(s *Symbol, r Role) {
		if r != Directive {
			f(s)
		}
	}
	WalkStmts(body, func(st Stmt) bool {
		Mentions(st, note)
		if a, ok := st.(*Allocate); ok {
			for _, e := range ExprsOf(a) {
				Mentions(e, note)
			}
		}
		return true
	})
}

// SymbolOf gives the variable of a Var or Elem.
func SymbolOf(e Expr) *Symbol {
	switch e := e.(type) {
	case *Var:
		return e.Sym
	case *Elem:
		return e.Sym
	case *Field, *Substr:
		return Root(e)
	}
	return nil
}

// UsedOutside reports whether a variable of a loop is used where no loop over it is around, or by others than the unit.
func (u *Unit) UsedOutside(v *Symbol) bool { return u.OutsideLoops()(v) }

// OutsideLoops is UsedOutside for many variables, of the unit as it is now.
func (u *Unit) OutsideLoops() func(*Symbol) bool {
	outside, over := map[*Symbol]bool{}, map[*Symbol]int{}
	var look func([]Stmt)
	look = func(body []Stmt) {
		for _, s := range body {
			for _, e := range ExprsOf(s) {
				EverySymbol(func(x *Symbol) { outside[x] = outside[x] || over[x] == 0 }, e)
			}
			if d, ok := s.(*Do); ok {
				over[d.Var]++
				s.EachBlock(look)
				over[d.Var]--
				continue
			}
			s.EachBlock(look)
		}
	}
	look(u.Entry)
	look(u.Body)
	return func(v *Symbol) bool {
		return v.Storage == InCommon || v.Storage == Argument || v.Captured || outside[v]
	}
}
