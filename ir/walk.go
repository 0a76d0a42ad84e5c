package ir

// WalkStmts calls f for every statement of body and of the blocks inside, in order. If f returns false, the blocks inside
// that statement are left out. Statements of other packages are leaves.
func WalkStmts(body []Stmt, f func(Stmt) bool) {
	for _, s := range body {
		if !f(s) {
			continue
		}
		for _, b := range BlocksOf(s) {
			WalkStmts(b, f)
		}
	}
}

// BlocksOf lists the statement lists that a construct controls.
func BlocksOf(s Stmt) [][]Stmt {
	switch s := s.(type) {
	case *Do:
		return [][]Stmt{s.Body}
	case *While:
		return [][]Stmt{s.Body}
	case *If:
		var out [][]Stmt
		for _, b := range s.Branches {
			out = append(out, b.Body)
		}
		return out
	}
	return nil
}

// WalkExprs calls f for e and for every expression inside, operands first.
func WalkExprs(e Expr, f func(Expr)) {
	if e == nil {
		return
	}
	for _, x := range OperandsOf(e) {
		WalkExprs(x, f)
	}
	f(e)
}

func OperandsOf(e Expr) []Expr {
	switch e := e.(type) {
	case *Elem:
		return e.Subs
	case *Unary:
		return []Expr{e.X}
	case *Binary:
		return []Expr{e.X, e.Y}
	case *Conv:
		return []Expr{e.X}
	case *Call:
		return e.Args
	case *FuncRef:
		if e.Len != nil {
			return append(ActualExprs(e.Args), e.Len)
		}
		return ActualExprs(e.Args)
	case *Substr:
		return []Expr{e.X, e.Lo, e.Hi}
	case *TextLen:
		if e.Field != nil {
			return []Expr{e.Field}
		}
	case *Status:
		var out []Expr
		if e.Field != nil {
			out = append(out, e.Field)
		}
		if e.With != nil {
			out = append(out, e.With)
		}
		if e.Section != nil {
			out = append(append(append(out, e.Section.Lo...), e.Section.Hi...), e.Section.Step...)
		}
		return out
	case *Field:
		return append([]Expr{e.X}, e.Subs...)
	}
	return nil
}

// ActualExprs lists the expressions of actual arguments: values and variables with their subscripts, and the parts of
// sections.
func ActualExprs(args []Actual) []Expr {
	var out []Expr
	for _, a := range args {
		if a.X != nil {
			out = append(out, a.X)
		}
		if sec := a.Section; sec != nil {
			for k := range sec.Lo {
				out = append(out, sec.Lo[k], sec.Hi[k], sec.Step[k])
			}
		}
	}
	return out
}

// MapActuals rebuilds actual arguments with f applied to their expressions.
func MapActuals(args []Actual, f func(Expr) Expr) (out []Actual, changed bool) {
	out = append([]Actual(nil), args...)
	for i := range out {
		a := &out[i]
		if a.X != nil {
			x := f(a.X)
			changed = changed || x != a.X
			a.X = x
		}
		if a.Section != nil {
			sec := *a.Section
			for _, list := range []*[]Expr{&sec.Lo, &sec.Hi, &sec.Step} {
				parts := make([]Expr, len(*list))
				for k, x := range *list {
					parts[k] = f(x)
					changed = changed || parts[k] != x
				}
				*list = parts
			}
			a.Section = &sec
		}
	}
	return out, changed
}

// ExprsOf lists the expressions that stand in s itself, blocks inside not counted: both sides of an assignment, bounds,
// conditions, items with all parts of sections, arguments. Absent ones are left out.
func ExprsOf(s Stmt) []Expr {
	var out []Expr
	add := func(list ...Expr) {
		for _, e := range list {
			if e != nil {
				out = append(out, e)
			}
		}
	}
	switch s := s.(type) {
	case *Assign:
		add(s.LHS, s.RHS)
	case *Do:
		add(s.Lo, s.Hi, s.Step)
	case *Redistribute:
		for _, f := range s.Dims {
			add(f.Arg, f.Fixed)
			add(f.Table.Reads()...)
		}
	case *While:
		add(s.Cond)
	case *If:
		for _, b := range s.Branches {
			add(b.Cond)
		}
	case *IOBegin:
		add(s.exprs()...)
	case *Transfer:
		add(s.Item.exprs()...)
	case *IOEnd:
		add(s.Results...)
		add(s.Branch)
		add(memberExprs(s.Members)...)
	case *Allocate:
		for _, d := range s.Sym.Dims {
			add(d.Lo, d.Hi)
		}
		add(s.Sym.Len)
		add(s.Sym.TableReads()...)
	case *Stop:
		add(s.Code)
	case *CallIntrinsic:
		add(s.Args...)
	case *CallProc:
		add(ActualExprs(s.Args)...)
		add(s.Result)
	case *View:
		add(s.First)
		if s.Parent != nil {
			add(s.Parent.Lo...)
			add(s.Parent.Hi...)
			add(s.Parent.Step...)
		}
	case *Reset:
		add(s.Var)
	case *PointTo:
		if s.Field != nil {
			add(s.Field)
		}
		if s.From != nil {
			add(s.From)
		}
		add(s.Scalar)
		add(s.Extents...)
		add(s.Lo...)
		if s.Section != nil {
			add(s.Section.Lo...)
			add(s.Section.Hi...)
			add(s.Section.Step...)
		}
	case *AllocateField:
		add(s.Field, s.Len)
		for _, d := range s.Dims {
			add(d.Lo, d.Hi)
		}
	case *DeallocateField:
		add(s.Field)
	}
	return out
}

// MapExpr rebuilds e bottom up: f sees every expression with its operands already replaced and returns what stands in
// its place. e itself is not changed; parts in which nothing was replaced are shared.
func MapExpr(e Expr, f func(Expr) Expr) Expr {
	switch x := e.(type) {
	case nil:
		return nil
	case *Elem:
		if subs, changed := mapExprs(x.Subs, f); changed {
			c := *x
			c.Subs = subs
			e = &c
		}
	case *Unary:
		if y := MapExpr(x.X, f); y != x.X {
			e = &Unary{x.Pos, x.Op, y}
		}
	case *Binary:
		l, r := MapExpr(x.X, f), MapExpr(x.Y, f)
		if l != x.X || r != x.Y {
			e = &Binary{x.Pos, x.Op, l, r, x.T}
		}
	case *Conv:
		if y := MapExpr(x.X, f); y != x.X {
			e = &Conv{x.Pos, x.T, y}
		}
	case *Call:
		if args, changed := mapExprs(x.Args, f); changed {
			c := *x
			c.Args = args
			e = &c
		}
	case *Status:
		if x.Field != nil {
			if y := MapExpr(x.Field, f); y != Expr(x.Field) {
				c := *x
				c.Field = y.(*Field)
				e = &c
			}
		}
	case *Field:
		y := MapExpr(x.X, f)
		subs, changed := mapExprs(x.Subs, f)
		if changed || y != x.X {
			c := *x
			if c.X = y; x.Subs != nil {
				c.Subs = subs
			}
			e = &c
		}
	case *FuncRef:
		args, changed := MapActuals(x.Args, func(y Expr) Expr { return MapExpr(y, f) })
		length := MapExpr(x.Len, f)
		if changed || length != x.Len {
			c := *x
			c.Args, c.Len = args, length
			e = &c
		}
	case *TextLen:
		if x.Field != nil {
			if y := MapExpr(x.Field, f); y != Expr(x.Field) {
				e = &TextLen{Pos: x.Pos, Field: y.(*Field)}
			}
		}
	case *Substr:
		y, lo, hi := MapExpr(x.X, f), MapExpr(x.Lo, f), MapExpr(x.Hi, f)
		if y != x.X || lo != x.Lo || hi != x.Hi {
			e = &Substr{x.Pos, y, lo, hi, x.T}
		}
	}
	return f(e)
}

func mapExprs(list []Expr, f func(Expr) Expr) (out []Expr, changed bool) {
	out = make([]Expr, len(list))
	for i, x := range list {
		out[i] = MapExpr(x, f)
		changed = changed || out[i] != x
	}
	return out, changed
}

func (it Item) exprs() []Expr {
	var out []Expr
	if it.X != nil {
		out = append(out, it.X)
	}
	return append(out, it.Section.exprs()...)
}

func (sec *Section) exprs() []Expr {
	if sec == nil {
		return nil
	}
	return append(append(append([]Expr(nil), sec.Lo...), sec.Hi...), sec.Step...)
}

func memberExprs(list []Member) []Expr {
	var out []Expr
	for _, m := range list {
		out = append(out, m.X)
		for _, d := range m.Dims {
			out = append(out, d.Lo, d.Hi)
		}
	}
	return out
}

func (s *IOBegin) exprs() []Expr {
	var out []Expr
	for _, v := range append(append([]IOSpec(nil), s.Values...), s.Results...) {
		out = append(out, v.X)
	}
	if s.Choice != nil {
		out = append(out, s.Choice)
	}
	if s.File != nil {
		out = append(out, s.File.exprs()...)
	}
	return append(append(out, s.Pieces.exprs()...), memberExprs(s.Members)...)
}
