package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// Functions that are not elemental: arguments that are values of arrays, and values that are arrays, are computed before the
// statement.
//
//	b + f(a + 1)   =>   do i; t(i) = a(i) + 1; end do;  call f(t) into r     b + r

// isCalledFirst reports whether the reference of a function must be written out.
func isCalledFirst(x *ir.FuncRef) bool {
	return !x.Proc.Elemental && (ir.Rank(x) > 0 || hasArrayValue(x.Args))
}

// hasArrayValue reports whether an actual argument is the value of an array, not a section of one.
func hasArrayValue(args []ir.Actual) bool {
	for _, a := range args {
		if ir.Rank(a.X) > 0 {
			return true
		}
	}
	return false
}

// called is the reference of a function when its arguments, and its value if that is an array, are computed.
func called(c *elements.Emitter, x *ir.FuncRef) ir.Expr {
	ref := *x
	ref.Args = arrayArguments(c, x.Args)
	if ir.Rank(x) == 0 {
		return &ref
	}
	s := roomForResult(c, &ref)
	if s == nil {
		return ir.Poison(x.Pos)
	}
	c.Emit(elements.WithAllocated(&ir.CallProc{At: ir.At{Pos: x.Pos}, Proc: ref.Proc, Args: ref.Args, Into: s}, elements.Unknown)...)
	return shapes.WholeExpr(s, x.Pos)
}

// arrayArguments are actual arguments of which those that are values of arrays have arrays of their own.
func arrayArguments(c *elements.Emitter, args []ir.Actual) []ir.Actual {
	out, _ := ir.MapActuals(args, func(e ir.Expr) ir.Expr { return Resolve(c, e) })
	for k, a := range out {
		if ir.Rank(a.X) > 0 {
			out[k] = elements.ArrayArgument(c, a)
		}
	}
	return out
}

// textsBack assigns the arrays that a procedure was given for substrings of all elements of an array back to them, where it may set
// its argument. They have no place of their own that could be passed: their elements are further apart than their lengths.
//
//	call f(a(:)(2:3))   =>   t = a(:)(2:3);  call f(t);  a(:)(2:3) = t
func textsBack(c *elements.Emitter, s *ir.CallProc, given []ir.Actual) []ir.Stmt {
	var out []ir.Stmt
	for k, a := range s.Args {
		sub, ok := a.X.(*ir.Substr)
		if !ok || ir.Rank(sub) == 0 || a.Copy || s.Proc.Known && s.Proc.Dummies[k].Intent == "in" || !ir.IsDesignator(sub) {
			continue
		}
		sec := given[k].Section
		value := &ir.ArrayRef{Pos: a.Pos, Section: sec}
		back := &ir.Assign{At: s.At, LHS: sub, RHS: value}
		out = append(out, assignArray(c, back, nil)...)
	}
	return out
}

// roomForResult makes the array that takes the value of a function; nil after an error.
func roomForResult(c *elements.Emitter, x *ir.FuncRef) *ir.Symbol {
	p := x.Proc
	if r := p.Result; r.Pointer || r.Allocatable {
		s := c.Temp("r", x.T, x.Pos)
		s.Pointer, s.Allocatable = r.Pointer, r.Allocatable
		elements.DescribedDims(c, s, r.Rank(), x.Pos)
		return s
	}
	var extents []ir.Expr
	for _, d := range p.ResultDims {
		elements.HoldArguments(c, p, []ir.Expr{d.Lo, d.Hi}, x.Args)
		lo, okLo := elements.AsCalled(c, p, d.Lo, x.Args)
		hi, okHi := elements.AsCalled(c, p, d.Hi, x.Args)
		if !okLo || !okHi {
			c.Unsupported(x.Pos, "the shape of the value of '%s' cannot be computed here", p.Name).Because(p.Result.Pos, "declared here").
				Help("let its bounds depend on arguments and variables of modules only")
			return nil
		}
		extents = append(extents, c.SizeOf(shapes.Triplet{Lo: lo, Hi: hi, Step: ir.Int8At(1, x.Pos)}, x.Pos))
	}
	s := c.Scratch("r", x.T, extents, x.Pos)
	if x.Len != nil {
		elements.AllocateLate(c, s, x.Len)
	}
	layAlongArgument(s, x)
	return s
}

// layAlongArgument lays the value of a pure function along the first distributed array that is an argument whose shape the function
// declares for it, as SIZE gives it.
func layAlongArgument(s *ir.Symbol, x *ir.FuncRef) {
	p := x.Proc
	if !p.Pure || !p.Known || len(p.Targets) > 0 {
		return
	}
	for k, d := range p.Dummies {
		if a := x.Args[k].Section; a != nil && a.Sym.Map != nil && s.Map == nil && a.IsWhole() && hasShapeOf(p.ResultDims, d) {
			elements.AlignResult(s, a.Sym, followedSection(a))
		}
	}
}

// hasShapeOf reports whether bounds are 1:SIZE(d,1), 1:SIZE(d,2) and so on.
func hasShapeOf(dims []ir.Dim, d *ir.Symbol) bool {
	for k, r := range dims {
		n, ok := withoutMax(r.Hi).(*ir.Extent)
		if !ok || n.Sym != d || n.Dim != k+1 || !ir.IsInt(r.Lo, 1) {
			return false
		}
	}
	return len(dims) == d.Rank()
}

// withoutMax is an extent without conversions and MAX(extent, 0) around it.
func withoutMax(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.Conv:
		return withoutMax(x.X)
	case *ir.Call:
		if x.Fn == "max" && len(x.Args) == 2 && ir.IsInt(x.Args[1], 0) {
			return withoutMax(x.Args[0])
		}
	}
	return e
}
