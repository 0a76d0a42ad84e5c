package lower

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// Arrays writes out what the statements of a list, and of the blocks inside, do with whole arrays: constructors, functions of arrays, assignments,
// WHERE, FORALL and calls of elemental procedures.
//
//	a(2:n) = a(1:n-1) + sum(b)   =>   s = 0; do i; s = s + b(i); end do
//	                                  do i = 2, n; t(i) = a(i-1) + s; end do;  do i = 2, n; a(i) = t(i); end do
//
// Fortran evaluates the right side for all elements before it assigns any, 2008, 7.2.1.3: by way of a temporary where an element is
// read that another iteration assigns. What the items of WRITE need computed first comes before the statement begins.
func Arrays(c *elements.Emitter, list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	begun := -1 // where a statement begins whose items follow
	for _, s := range list {
		before, set := writtenOut(c, s, out)
		at := len(out)
		if begun >= 0 {
			at = begun
			begun += len(before)
		}
		out = append(slices.Insert(out, at, before...), set...)
		switch s := s.(type) {
		case *ir.IOBegin:
			if s.Op != ir.ReadOp {
				begun = len(out) - 1
			}
		case *ir.IOEnd:
			begun = -1
		}
	}
	return out
}

// writtenOut is a statement after those of a list: what it needs computed first, and what becomes of it.
func writtenOut(c *elements.Emitter, s ir.Stmt, list []ir.Stmt) (before, set []ir.Stmt) {
	outer := c.TakePre()
	defer func() { c.Pre = outer }()
	switch s := s.(type) {
	case *ir.Where:
		set = where(c, s)
	case *ir.Forall:
		set = forall(c, s, prepared(list, s.Pos))
	case *ir.If:
		s.Branches = branches(c, s.Branches)
		set = []ir.Stmt{s}
	case *ir.While:
		while(c, s)
		set = []ir.Stmt{s}
	default:
		set = simple(c, s, list)
	}
	return c.TakePre(), set
}

// simple writes out a statement whose expressions are evaluated once, before the blocks inside.
func simple(c *elements.Emitter, s ir.Stmt, list []ir.Stmt) []ir.Stmt {
	switch a := s.(type) {
	case *ir.Assign:
		if out, done := assignItems(c, a, list); done {
			return out
		}
	case *ir.KeepArray:
		if keepsItems(a) {
			out, _ := assignItems(c, &ir.Assign{At: a.At, LHS: shapes.WholeExpr(a.Sym, a.Pos), RHS: a.Value}, list)
			return out
		}
	case *ir.Reallocate:
		if _, isField := a.LHS.(*ir.Field); !isField && a.Fixed && elements.AssignsItems(a.Value) {
			return reallocate(c, a, list)
		}
	}
	item, isItem := s.(*ir.Transfer)
	if slices.ContainsFunc(ir.ExprsOf(s), func(e ir.Expr) bool { return ir.AnyExpr(e, isComputed) }) {
		c.Target = targetOf(c, s)
		resolved := s.Rewritten(&ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr { return Resolve(c, x) }}, ir.Use).(ir.Stmt)
		c.Target = nil
		if len(ir.BlocksOf(s)) > 0 {
			s.Become(resolved)
		} else {
			s = resolved
		}
	}
	switch s := s.(type) {
	case *ir.Reallocate:
		return reallocate(c, s, prepared(list, s.Pos))
	case *ir.KeepArray:
		return keepArray(c, s)
	case *ir.Assign:
		if ir.Rank(s.LHS) > 0 {
			conforming(c, s)
			return assignArray(c, s, prepared(list, s.Pos))
		}
	case *ir.Transfer:
		if isItem && ir.Rank(s.Item.X) > 0 {
			return transferArray(c, s, isComputed(item.Item.X))
		}
	case *ir.CallProc:
		switch {
		case s.Proc.Elemental && shapeOfActuals(s.Args) != nil:
			return elementalCall(c, s)
		case !s.Proc.Elemental && hasArrayValue(s.Args):
			call := *s
			call.Args = arrayArguments(c, s.Args)
			return append([]ir.Stmt{&call}, textsBack(c, s, call.Args)...)
		}
	}
	if do, ok := s.(*ir.Do); ok {
		defer func(around []*ir.Do) { c.Around = around }(c.Around)
		c.Around = append(c.Around[:len(c.Around):len(c.Around)], do)
	}
	if len(ir.BlocksOf(s)) > 0 {
		s.Become(s.Rewritten(&ir.Rewriter{Block: func(b []ir.Stmt) []ir.Stmt { return Arrays(c, b) }}, ir.Use))
	}
	return []ir.Stmt{s}
}

// branches writes out the arms of an IF. An ELSE IF whose condition must be prepared becomes an IF inside ELSE.
func branches(c *elements.Emitter, list []ir.Branch) []ir.Branch {
	if len(list) == 0 {
		return nil
	}
	b := list[0]
	b.Cond = Resolve(c, b.Cond)
	pre := c.TakePre()
	b.Body = Arrays(c, b.Body)
	rest := branches(c, list[1:])
	if inner := c.TakePre(); len(inner) > 0 {
		at := list[1].Pos
		rest = []ir.Branch{{Pos: at, Body: append(inner, &ir.If{At: ir.At{Pos: at}, Branches: rest})}}
	}
	c.Pre = pre
	return append([]ir.Branch{b}, rest...)
}

// while keeps the form DO WHILE unless the condition must be prepared: then it is an endless loop that begins with the
// preparation and a test.
func while(c *elements.Emitter, s *ir.While) {
	if s.Cond = Resolve(c, s.Cond); len(c.Pre) == 0 {
		s.Body = Arrays(c, s.Body)
		return
	}
	leave := &ir.If{At: s.At, Branches: []ir.Branch{{Pos: s.Pos, Cond: c.Folded(&ir.Unary{Pos: s.Pos, Op: ir.Not, X: s.Cond}),
		Body: []ir.Stmt{&ir.Jump{At: s.At, Exit: true, Loop: s}}}}}
	test := append(c.TakePre(), leave)
	s.Cond, s.Body = nil, append(test, Arrays(c, s.Body)...)
}

// assignArray is one assignment of an array as loops; before is in front of it already.
func assignArray(c *elements.Emitter, a *ir.Assign, before []ir.Stmt) []ir.Stmt {
	n := elements.NewNest(c, shapes.Merge(shapes.Of(a.LHS), shapes.Of(a.RHS)))
	return WriteOut(c, &Store{Pos: a.Pos, Lhs: elements.Elements(c, n, a.LHS), Rhs: elements.Elements(c, n, a.RHS), Nest: n, Before: before})
}

// keepsItems reports whether what an array is to hold are items that can be assigned to it one by one.
func keepsItems(s *ir.KeepArray) bool {
	x := elements.ConstructorOf(s.Value)
	return !s.Sym.Allocatable && elements.AssignsItems(s.Value) && shapes.SingleLoop(x) == nil && shapes.ConstantsOf(x.Items) == nil
}

// keepArray gives an array the values of an expression; constants become its initial value.
//
//	keep b(2:n) + 1 in t   =>   u = n - 1; allocate (t(1:u)); do i; t(i) = b(i+1) + 1; end do
func keepArray(c *elements.Emitter, s *ir.KeepArray) []ir.Stmt {
	if a, ok := s.Value.(*ir.ArrayRef); ok && a.Plain() && !s.Sym.Allocatable {
		if made := a.Section.Sym; made.Made && made.InitElems != nil && a.Section.IsWhole() {
			s.Sym.InitElems = made.InitElems
			return nil
		}
	}
	elements.Keep(c, s.Sym, s.Value, s.Pos)
	if s.Whole {
		s.Sym.Map = nil
	}
	return c.TakePre()
}

// transferArray moves the elements of a variable one by one, in array element order, Fortran 2008, 9.6.3. For other items it writes an
// array of its own that holds the values; a function that is the item has one already.
//
//	read *, a(v(1:2))   =>   do i = 1, 2; read a(v(i)); end do
func transferArray(c *elements.Emitter, s *ir.Transfer, computed bool) []ir.Stmt {
	out := *s
	if s.Input || hasVectorSubscript(s.Item.X) {
		n := elements.NewNest(c, shapes.Of(s.Item.X))
		out.Item = ir.Item{Pos: s.Item.Pos, X: elements.Elements(c, n, s.Item.X)}
		return n.Loops(c, []ir.Stmt{&out}, elements.Always)
	}
	if a, ok := s.Item.X.(*ir.ArrayRef); ok && computed && a.Plain() && !a.Section.Sym.Pointer {
		out.Item = ir.Item{Pos: s.Item.Pos, Section: a.Section}
		return []ir.Stmt{&out}
	}
	out.Item = ir.Item{Pos: s.Item.Pos, Section: elements.ComputedItem(c, s.Item.X, s.Item.Pos)}
	if out.Item.Section == nil {
		return nil
	}
	return []ir.Stmt{&out}
}

// prepared are the statements at the end of a list that belong to the source text of a statement: what it needs computed first.
func prepared(list []ir.Stmt, pos diag.Span) []ir.Stmt {
	k := len(list)
	for k > 0 && inside(list[k-1].Span(), pos) {
		k--
	}
	return list[k:]
}

func inside(part, of diag.Span) bool {
	return part.File == of.File && part.Start >= of.Start && part.End <= of.End
}
