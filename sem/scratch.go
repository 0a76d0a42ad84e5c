package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// arrayResult calls a function whose value is an array, before the current statement, and gives the array that holds it;
// nil after an error.
func (c *checker) arrayResult(p *ir.Procedure, x *parse.Ref) *ir.Symbol {
	if isDescribed(p.Result) {
		return c.describedResult(p, x)
	}
	return c.calledFirst(p, x, func(args []ir.Actual) *ir.Symbol {
		var extents []ir.Expr
		for _, d := range p.ResultDims {
			c.holdArguments(p, []ir.Expr{d.Lo, d.Hi}, args)
			lo, okLo := c.asCalled(p, d.Lo, args)
			hi, okHi := c.asCalled(p, d.Hi, args)
			if !okLo || !okHi {
				c.unsupported(x.Pos, "the shape of the value of '%s' cannot be computed here", p.Name).Because(p.Result.Pos, "declared here").
					Help("let its bounds depend on arguments and variables of modules only")
				return nil
			}
			extents = append(extents, c.em.SizeOf(lower.Triplet{Lo: lo, Hi: hi, Step: &ir.Const{Pos: x.Pos, T: ir.Int8, I: 1}}, x.Pos))
		}
		ref := &ir.FuncRef{Pos: x.Pos, Proc: p, Args: args, T: p.Result.Type}
		if !c.resultLength(ref, x) {
			return nil
		}
		s := c.em.Scratch("r", ref.T, extents, x.Pos)
		if ref.Len != nil {
			lower.AllocateLate(c.em, s, ref.Len)
		}
		return s
	})
}

// calledFirst calls a function once, before the current statement, and gives the variable that room makes for its value;
// nil after an error.
func (c *checker) calledFirst(p *ir.Procedure, x *parse.Ref, room func(args []ir.Actual) *ir.Symbol) *ir.Symbol {
	if p.Unit == c.unit {
		c.checkRecursion(p, x.Pos)
	}
	args, ok := c.actuals(p, x.Args, x.Pos)
	if !ok {
		return nil
	}
	s := room(args)
	if s == nil {
		return nil
	}
	c.emit(&ir.CallProc{At: ir.At{Pos: x.Pos}, Proc: p, Args: args, Into: s})
	return s
}

// holdArguments computes the actual arguments that call functions and that a bound or length of the result depends on once,
// before the call.
func (c *checker) holdArguments(p *ir.Procedure, interfaces []ir.Expr, args []ir.Actual) {
	for k, d := range p.Dummies {
		needed := false
		for _, e := range interfaces {
			needed = needed || lower.Uses(e, []*ir.Symbol{d})
		}
		if needed && args[k].X != nil {
			args[k].X = lower.Resolve(c.em, args[k].X)
		}
		if needed && args[k].X != nil && lower.CallsFunctions(args[k].X) && ir.Rank(args[k].X) == 0 {
			v := &ir.Var{Pos: args[k].Pos, Sym: c.textTemp("f", args[k].X)}
			c.emit(&ir.Assign{At: ir.At{Pos: args[k].Pos}, LHS: v, RHS: args[k].X})
			args[k].X = v
		}
	}
}

// asCalled is an expression of the procedure's interface with the actual arguments in place of the dummy ones.
func (c *checker) asCalled(p *ir.Procedure, e ir.Expr, args []ir.Actual) (ir.Expr, bool) {
	ok := true
	out := ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		switch x := x.(type) {
		case *ir.Var:
			if k := dummyIndex(p, x.Sym); k >= 0 {
				ok = ok && args[k].X != nil
				return args[k].X
			}
			ok = ok && x.Sym.Link != ""
		case *ir.Elem:
			ok = ok && x.Sym.Link != ""
		case *ir.FuncRef:
			ref, known := c.refAsCalled(p, x, args)
			ok = ok && known
			return ref
		case *ir.TextLen:
			k := dummyIndex(p, x.Sym)
			if k < 0 || args[k].X == nil && args[k].Section == nil {
				ok = false
				return x
			}
			return c.lenOfActual(args[k])
		case *ir.Extent:
			k := dummyIndex(p, x.Sym)
			if k < 0 || args[k].Section == nil {
				ok = false
				return x
			}
			return c.extentOfSection(args[k].Section, x.Dim, x.Pos)
		}
		return x
	})
	if !ok {
		return nil, false
	}
	return c.refolded(c.convert(out, ir.Int8)), true
}

// refolded folds what has become constant.
func (c *checker) refolded(e ir.Expr) ir.Expr {
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		switch x.(type) {
		case *ir.Unary, *ir.Binary, *ir.Conv, *ir.Call:
			return c.folded(x)
		}
		return x
	})
}

func dummyIndex(p *ir.Procedure, s *ir.Symbol) int {
	for k, d := range p.Dummies {
		if d == s {
			return k
		}
	}
	return -1
}

// extentOfSection is the number of elements of a section in its n-th dimension.
func (c *checker) extentOfSection(s *ir.Section, n int, pos diag.Span) ir.Expr {
	for k := range s.Lo {
		if s.Single[k] {
			continue
		}
		if n--; n == 0 {
			return c.convert(c.em.SizeOf(lower.Triplet{Lo: s.Lo[k], Hi: s.Hi[k], Step: s.Step[k]}, pos), ir.Int8)
		}
	}
	return &ir.Const{Pos: pos, T: ir.Int8, I: 1}
}

// interfaceDims are bounds in terms of the dummy arguments: the variables that keep bounds are replaced by what they keep.
func (c *checker) interfaceDims(dims []ir.Dim) []ir.Dim {
	var out []ir.Dim
	for _, d := range dims {
		out = append(out, ir.Dim{Lo: c.interfaceExpr(d.Lo), Hi: c.interfaceExpr(d.Hi)})
	}
	return out
}

// interfaceExpr is an expression in which the variables that keep bounds and lengths are replaced by what they keep.
func (c *checker) interfaceExpr(e ir.Expr) ir.Expr {
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		if v, ok := x.(*ir.Var); ok && c.kept[v.Sym] != nil {
			return c.interfaceExpr(c.kept[v.Sym])
		}
		return x
	})
}
