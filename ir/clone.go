package ir

// Unshare gives every place its own expressions and statements: writing array operations out puts some in several, and
// later stages attach facts to them by address.
func Unshare(body []Stmt, seen map[Stmt]bool) []Stmt {
	out := make([]Stmt, len(body))
	for i, s := range body {
		if seen[s] {
			s = cloneStmt(s)
		}
		seen[s] = true
		unshareParts(s, seen)
		out[i] = s
	}
	return out
}

// cloneStmt copies the kinds of statement that prepare an expression.
func cloneStmt(s Stmt) Stmt {
	switch s := s.(type) {
	case *Assign:
		c := *s
		return &c
	case *Do:
		c := *s
		return &c
	case *View:
		c := *s
		return &c
	case *CallProc:
		c := *s
		return &c
	case *Reset:
		c := *s
		return &c
	case *If:
		c := *s
		c.Branches = append([]Branch(nil), s.Branches...)
		return &c
	}
	return s
}

func unshareParts(s Stmt, seen map[Stmt]bool) {
	switch s := s.(type) {
	case *Assign:
		s.LHS, s.RHS = CloneExpr(s.LHS), CloneExpr(s.RHS)
	case *Do:
		s.Lo, s.Hi, s.Step = CloneExpr(s.Lo), CloneExpr(s.Hi), CloneExpr(s.Step)
		s.Body = Unshare(s.Body, seen)
	case *While:
		s.Cond = CloneExpr(s.Cond)
		s.Body = Unshare(s.Body, seen)
	case *If:
		for i := range s.Branches {
			b := &s.Branches[i]
			b.Cond = CloneExpr(b.Cond)
			b.Body = Unshare(b.Body, seen)
		}
	case *IOBegin:
		s.Unshare()
	case *Transfer:
		s.Item = s.Item.unshared()
	case *IOEnd:
		unshareAll(s.Results)
		s.Branch = CloneExpr(s.Branch)
		unshareMembers(s.Members)
	case *View:
		s.First, s.Parent = CloneExpr(s.First).(*Field), ownSection(s.Parent)
	case *PointTo:
		s.Section, s.Scalar = ownSection(s.Section), CloneExpr(s.Scalar)
		s.Field, s.From = ownField(s.Field), ownField(s.From)
		s.Lo = ownExprs(s.Lo)
	case *AllocateField:
		s.Field, s.Len = ownField(s.Field), CloneExpr(s.Len)
		for k, d := range s.Dims {
			s.Dims[k] = Dim{CloneExpr(d.Lo), CloneExpr(d.Hi)}
		}
	case *DeallocateField:
		s.Field = ownField(s.Field)
	case *Stop:
		s.Code = CloneExpr(s.Code)
	case *CallIntrinsic:
		s.Args = ownExprs(s.Args)
	case *CallProc:
		s.Args, _ = MapActuals(s.Args, CloneExpr)
		if s.Result != nil {
			s.Result = CloneExpr(s.Result)
		}
	}
}

func CloneExpr(e Expr) Expr {
	return MapExpr(e, func(e Expr) Expr {
		switch e := e.(type) {
		case *Const:
			c := *e
			return &c
		case *Var:
			c := *e
			return &c
		case *Elem:
			c := *e
			return &c
		case *Unary:
			c := *e
			return &c
		case *Binary:
			c := *e
			return &c
		case *Conv:
			c := *e
			return &c
		case *Call:
			c := *e
			return &c
		case *FuncRef:
			c := *e
			return &c
		case *Field:
			c := *e
			return &c
		case *Status:
			c := *e
			c.With, c.Section = CloneExpr(e.With), ownSection(e.Section)
			return &c
		case *Substr:
			c := *e
			return &c
		case *TextLen:
			c := *e
			return &c
		}
		return e
	})
}

// ownExprs, ownField and ownSection copy parts of a statement for it alone.
func ownExprs(list []Expr) []Expr {
	if list == nil {
		return nil
	}
	out := make([]Expr, len(list))
	for k, e := range list {
		out[k] = CloneExpr(e)
	}
	return out
}

func ownField(f *Field) *Field {
	if f == nil {
		return nil
	}
	return CloneExpr(f).(*Field)
}

func ownSection(s *Section) *Section {
	if s == nil {
		return nil
	}
	c := *s
	c.Lo, c.Hi, c.Step = ownExprs(s.Lo), ownExprs(s.Hi), ownExprs(s.Step)
	return &c
}

func unshareAll(list []Expr) {
	for k := range list {
		list[k] = CloneExpr(list[k])
	}
}

func (sec *Section) Unshare() {
	if sec != nil {
		unshareAll(sec.Lo)
		unshareAll(sec.Hi)
		unshareAll(sec.Step)
	}
}

func (it Item) unshared() Item {
	it.X = CloneExpr(it.X)
	it.Section.Unshare()
	return it
}

func unshareMembers(list []Member) {
	for k := range list {
		m := &list[k]
		m.X = CloneExpr(m.X)
		dims := make([]Dim, len(m.Dims))
		for i, d := range m.Dims {
			dims[i] = Dim{CloneExpr(d.Lo), CloneExpr(d.Hi)}
		}
		m.Dims = dims
	}
}

func (s *IOBegin) Unshare() {
	for _, list := range [][]IOSpec{s.Values, s.Results} {
		for k := range list {
			list[k].X = CloneExpr(list[k].X)
		}
	}
	s.Choice = CloneExpr(s.Choice)
	if s.File != nil {
		file := s.File.unshared()
		s.File = &file
	}
	s.Pieces.Unshare()
	unshareMembers(s.Members)
}
