package partition

import (
	"fmt"

	"dhpfgo/sem"
)

// insertFetches puts, before every statement that all images execute, a fetch of each single element of a mapped array
// that it reads, innermost first, and lets the statement use the copies.
func (u *unit) insertFetches() {
	wanted := map[*node]map[string]bool{}
	for _, w := range u.needs {
		if w.isFetch() {
			if wanted[w.n] == nil {
				wanted[w.n] = map[string]bool{}
			}
			wanted[w.n][sem.ExprString(w.ref)] = true
		}
	}
	for _, n := range u.nodes {
		if wanted[n] != nil {
			u.fetchInto(n, wanted[n])
		}
	}
}

func (u *unit) fetchInto(n *node, wanted map[string]bool) {
	copies := map[string]*sem.Symbol{}
	n.replace(mapHeader(n.stmt, func(e sem.Expr) sem.Expr {
		return u.useCopies(e, n, wanted, copies)
	}))
}

// useCopies replaces the wanted references in e, from the inside out, by copies fetched before n.
func (u *unit) useCopies(e sem.Expr, n *node, wanted map[string]bool, copies map[string]*sem.Symbol) sem.Expr {
	original := map[sem.Expr]string{}
	sem.WalkExprs(e, func(x sem.Expr) {
		if r, ok := x.(*sem.Elem); ok && r.Sym.Map != nil {
			original[x] = sem.ExprString(x)
		}
	})
	return replaceBottomUp(e, func(old, rebuilt sem.Expr) sem.Expr {
		key, mapped := original[old]
		if !mapped || !wanted[key] {
			return rebuilt
		}
		c := copies[key]
		if c == nil {
			r := rebuilt.(*sem.Elem)
			c = u.makeSymbol(fmt.Sprintf("%s%%copy%d", r.Sym.Name, len(u.made)+1), r.Sym.Type)
			copies[key] = c
			n.before = append(n.before, &Fetch{At: sem.At{Pos: r.Pos}, Into: c, From: r})
		}
		return &sem.Var{Pos: rebuilt.Span(), Sym: c}
	})
}

// replaceBottomUp rebuilds e from its leaves; f sees each node as it was and with its operands rebuilt.
func replaceBottomUp(e sem.Expr, f func(old, rebuilt sem.Expr) sem.Expr) sem.Expr {
	sub := func(x sem.Expr) sem.Expr { return replaceBottomUp(x, f) }
	switch x := e.(type) {
	case *sem.Elem:
		c := *x
		c.Subs = mapAll(x.Subs, sub)
		return f(e, &c)
	case *sem.Unary:
		c := *x
		c.X = sub(x.X)
		return f(e, &c)
	case *sem.Binary:
		c := *x
		c.X, c.Y = sub(x.X), sub(x.Y)
		return f(e, &c)
	case *sem.Conv:
		c := *x
		c.X = sub(x.X)
		return f(e, &c)
	case *sem.Call:
		c := *x
		c.Args = mapAll(x.Args, sub)
		return f(e, &c)
	case *sem.FuncRef:
		c := *x
		c.Args, _ = sem.MapActuals(x.Args, sub)
		if x.Len != nil {
			c.Len = sub(x.Len)
		}
		return f(e, &c)
	case *sem.Substr:
		c := *x
		c.X, c.Lo, c.Hi = sub(x.X), sub(x.Lo), sub(x.Hi)
		return f(e, &c)
	case *sem.Field:
		c := *x
		c.X = sub(x.X)
		if x.Subs != nil {
			c.Subs = mapAll(x.Subs, sub)
		}
		return f(e, &c)
	}
	return f(e, e)
}

func mapAll(es []sem.Expr, f func(sem.Expr) sem.Expr) []sem.Expr {
	out := make([]sem.Expr, len(es))
	for i, e := range es {
		if e != nil {
			out[i] = f(e)
		}
	}
	return out
}

// mapHeader rebuilds a statement with f applied to the expressions that it evaluates itself (see node.header).
func mapHeader(s sem.Stmt, f func(sem.Expr) sem.Expr) sem.Stmt {
	opt := func(e sem.Expr) sem.Expr {
		if e == nil {
			return nil
		}
		return f(e)
	}
	switch s := s.(type) {
	case *sem.Assign:
		return &sem.Assign{At: s.At, LHS: mapTarget(s.LHS, f), RHS: f(s.RHS)}
	case *sem.Do:
		c := *s
		c.Lo, c.Hi, c.Step = opt(s.Lo), opt(s.Hi), opt(s.Step)
		return &c
	case *sem.If:
		c := &sem.If{At: s.At}
		for _, b := range s.Branches {
			c.Branches = append(c.Branches, sem.Branch{Pos: b.Pos, Cond: opt(b.Cond), Body: b.Body})
		}
		return c
	case *sem.IOBegin:
		return mapIOBegin(s, f)
	case *sem.Transfer:
		c := *s
		c.Item = mapItem(s.Item, f, s.Input)
		return &c
	case *sem.Stop:
		return &sem.Stop{At: s.At, Error: s.Error, Code: opt(s.Code)}
	case *sem.CallIntrinsic:
		c := &sem.CallIntrinsic{At: s.At, Name: s.Name}
		for _, a := range s.Args {
			c.Args = append(c.Args, mapArgument(a, f))
		}
		return c
	case *sem.CallProc:
		c := *s
		c.Args = mapActuals(s.Args, f)
		return &c
	case *Note:
		c := *s
		c.Subs = mapAll(s.Subs, f)
		return &c
	case *Put:
		c := *s
		c.Subs, c.Value = mapAll(s.Subs, f), f(s.Value)
		return &c
	case *sem.View:
		c := *s
		c.First = mapTarget(s.First, f).(*sem.Field)
		return &c
	case *sem.AllocateField:
		c := *s
		c.Field = mapTarget(s.Field, f).(*sem.Field)
		c.Dims = nil
		for _, d := range s.Dims {
			c.Dims = append(c.Dims, sem.Dim{Lo: f(d.Lo), Hi: f(d.Hi)})
		}
		return &c
	}
	return s
}

// mapActuals rebuilds the arguments of a call; variables stay variables.
func mapActuals(args []sem.Actual, f func(sem.Expr) sem.Expr) []sem.Actual {
	out, _ := sem.MapActuals(args, f)
	for i, a := range args {
		if a.X != nil {
			out[i].X = mapArgument(a.X, f)
		}
	}
	return out
}

// mapTarget rebuilds the subscripts of a variable that is set.
func mapTarget(e sem.Expr, f func(sem.Expr) sem.Expr) sem.Expr {
	if y, ok := e.(*sem.Field); ok {
		c := *y
		c.X = mapTarget(y.X, f)
		if y.Subs != nil {
			c.Subs = mapAll(y.Subs, f)
		}
		return &c
	}
	if y, ok := e.(*sem.Substr); ok {
		return &sem.Substr{Pos: y.Pos, X: mapTarget(y.X, f), Lo: f(y.Lo), Hi: f(y.Hi), T: y.T}
	}
	x, ok := e.(*sem.Elem)
	if !ok {
		return e
	}
	return &sem.Elem{Pos: x.Pos, Sym: x.Sym, Subs: mapAll(x.Subs, f)}
}

func mapArgument(a sem.Expr, f func(sem.Expr) sem.Expr) sem.Expr {
	switch a.(type) {
	case nil:
		return nil
	case *sem.Var, *sem.Elem, *sem.Field, *sem.Substr:
		return mapTarget(a, f)
	}
	return f(a)
}
