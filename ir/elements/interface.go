package elements

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
)

// What the interface of a procedure says of its value, as its caller evaluates it: the actual arguments stand for the dummy ones.

// HoldArguments computes the actual arguments that are values of arrays, and those that call functions and that a bound or length of
// the result depends on, once, before the call.
func HoldArguments(c *Emitter, p *ir.Procedure, interfaces []ir.Expr, args []ir.Actual) {
	for k, d := range p.Dummies {
		if !p.Elemental && ir.Rank(args[k].X) > 0 {
			args[k] = ArrayArgument(c, args[k])
		}
		needed := false
		for _, e := range interfaces {
			needed = needed || Uses(e, []*ir.Symbol{d})
		}
		if needed && args[k].X != nil {
			args[k].X = c.Resolve(args[k].X)
		}
		if needed && args[k].X != nil && CallsFunctions(args[k].X) && ir.Rank(args[k].X) == 0 {
			v := &ir.Var{Pos: args[k].Pos, Sym: c.TextTemp("f", args[k].X)}
			c.Emit(&ir.Assign{At: ir.At{Pos: args[k].Pos}, LHS: v, RHS: args[k].X})
			args[k].X = v
		}
	}
}

// AsCalled is an expression of the procedure's interface with the actual arguments in place of the dummy ones.
func AsCalled(c *Emitter, p *ir.Procedure, e ir.Expr, args []ir.Actual) (ir.Expr, bool) {
	ok := true
	out := ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		switch x := x.(type) {
		case *ir.Var:
			if k := slices.Index(p.Dummies, x.Sym); k >= 0 {
				ok = ok && args[k].X != nil
				return args[k].X
			}
			ok = ok && x.Sym.Link != ""
		case *ir.Elem:
			k := slices.Index(p.Dummies, x.Sym)
			if k < 0 {
				ok = ok && x.Sym.Link != ""
				return x
			}
			element, known := elementAsCalled(c, p, x, args[k].Section, args)
			ok = ok && known
			return element
		case *ir.ArrayRef:
			k := slices.Index(p.Dummies, x.Section.Sym)
			if k < 0 || args[k].Section == nil || !x.Section.IsWhole() {
				ok = ok && k < 0 && x.Section.Sym.Link != ""
				return x
			}
			return &ir.ArrayRef{Pos: x.Pos, Section: args[k].Section}
		case *ir.FuncRef:
			ref, known := refAsCalled(c, p, x, args)
			ok = ok && known
			return ref
		case *ir.TextLen:
			if x.Field != nil {
				return x
			}
			k := slices.Index(p.Dummies, x.Sym)
			if k < 0 || args[k].X == nil && args[k].Section == nil {
				ok = false
				return x
			}
			return lenOfActual(c, args[k])
		case *ir.Extent:
			k := slices.Index(p.Dummies, x.Sym)
			if k < 0 || args[k].Section == nil {
				ok = false
				return x
			}
			return extentOfSection(c, args[k].Section, x.Dim, x.Pos)
		}
		return x
	})
	if !ok {
		return nil, false
	}
	return refolded(c, c.Convert(out, ir.Int8)), true
}

// elementAsCalled is the element of an actual argument that an element of a dummy array stands for; false where the caller cannot say which.
func elementAsCalled(c *Emitter, p *ir.Procedure, x *ir.Elem, s *ir.Section, args []ir.Actual) (ir.Expr, bool) {
	switch {
	case s == nil:
		return x, false
	case x.Sym.Pointer || x.Sym.Allocatable: // whose bounds are those of the actual argument
		return &ir.Elem{Pos: x.Pos, Sym: s.Sym, Subs: x.Subs}, s.IsWhole()
	case len(x.Subs) > 1 && x.Sym.Size != ir.AssumedShape: // the elements go in sequence
		return x, false
	}
	out := &ir.Elem{Pos: x.Pos, Sym: s.Sym}
	n := 0
	for k := range s.Lo {
		if s.Single[k] {
			out.Subs = append(out.Subs, s.Lo[k])
			continue
		}
		if n == len(x.Subs) {
			return x, false
		}
		first, ok := AsCalled(c, p, x.Sym.Dims[n].Lo, args)
		if !ok {
			return x, false
		}
		steps := c.Arith(ir.Mul, c.Arith(ir.Sub, c.Convert(x.Subs[n], ir.Int8), first, x.Pos), c.Convert(s.Step[k], ir.Int8), x.Pos)
		out.Subs = append(out.Subs, c.Arith(ir.Add, c.Convert(s.Lo[k], ir.Int8), steps, x.Pos))
		n++
	}
	return out, n == len(x.Subs)
}

// refolded folds what has become constant.
func refolded(c *Emitter, e ir.Expr) ir.Expr {
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		switch x.(type) {
		case *ir.Unary, *ir.Binary, *ir.Conv, *ir.Call:
			return c.Folded(x)
		}
		return x
	})
}

// lenOfActual is the length of a character actual argument.
func lenOfActual(c *Emitter, a ir.Actual) ir.Expr {
	if a.Section == nil {
		return c.LenOf(a.X)
	}
	return c.LenOf(&ir.Elem{Pos: a.Pos, Sym: a.Section.Sym})
}

// extentOfSection is the number of elements of a section in its n-th dimension.
func extentOfSection(c *Emitter, s *ir.Section, n int, pos diag.Span) ir.Expr {
	for k := range s.Lo {
		if s.Single[k] {
			continue
		}
		if n--; n == 0 {
			return c.Convert(c.SizeOf(shapes.Triplet{Lo: s.Lo[k], Hi: s.Hi[k], Step: s.Step[k]}, pos), ir.Int8)
		}
	}
	return &ir.Const{Pos: pos, T: ir.Int8, I: 1}
}

// Function references in the bounds and the length of a function's value, as its caller evaluates them:
//
//	character(n(y(2:))) function f(y, n)     f(x(::3), size)  has the length  size(x(4::3))

// refAsCalled is a function reference with the actual arguments args of procedure p in place of its dummy arguments; false
// where the caller cannot write it.
func refAsCalled(c *Emitter, p *ir.Procedure, x *ir.FuncRef, args []ir.Actual) (*ir.FuncRef, bool) {
	out := *x
	var ok bool
	if out.Proc, ok = procedureAsCalled(p, x.Proc, args); !ok {
		return x, false
	}
	out.Args = append([]ir.Actual(nil), x.Args...)
	for i := range out.Args {
		a := &out.Args[i]
		if a.Proc, ok = procedureAsCalled(p, a.Proc, args); !ok {
			return x, false
		}
		if a.Section == nil {
			continue
		}
		k := slices.Index(p.Dummies, a.Section.Sym)
		switch {
		case k < 0 && a.Section.Sym.Link == "":
			return x, false
		case k < 0:
		case args[k].Section == nil || a.Section.Sym.Size < ir.AssumedShape:
			return x, false
		default:
			a.Section = sectionOfActual(c, a.Section, args[k].Section, a.Pos)
		}
	}
	return &out, true
}

// procedureAsCalled is q, or the actual argument if q is a dummy argument of p; false for one of another procedure.
func procedureAsCalled(p, q *ir.Procedure, args []ir.Actual) (*ir.Procedure, bool) {
	if q == nil || q.Dummy == nil {
		return q, true
	}
	k := slices.Index(p.Dummies, q.Dummy)
	if k < 0 || args[k].Proc == nil {
		return nil, false
	}
	return args[k].Proc, true
}

// sectionOfActual is section lo:hi:step of an assumed-shape array with lower bound b whose actual argument is section L:H:S:
//
//	L+(lo-b)*S : L+(hi-b)*S : step*S
func sectionOfActual(c *Emitter, s, actual *ir.Section, pos diag.Span) *ir.Section {
	out := *actual
	out.Lo, out.Hi = append([]ir.Expr(nil), actual.Lo...), append([]ir.Expr(nil), actual.Hi...)
	out.Step, out.Single = append([]ir.Expr(nil), actual.Step...), append([]bool(nil), actual.Single...)
	next := 0
	for k := range actual.Lo {
		if actual.Single[k] {
			continue
		}
		first, step := c.Convert(actual.Lo[k], ir.Int8), c.Convert(actual.Step[k], ir.Int8)
		at := func(index ir.Expr) ir.Expr {
			from := c.Operate(ir.Sub, c.Convert(index, ir.Int8), c.Convert(s.Sym.Dims[next].Lo, ir.Int8), pos)
			return c.Operate(ir.Add, first, c.Operate(ir.Mul, from, step, pos), pos)
		}
		out.Lo[k], out.Hi[k] = at(s.Lo[next]), at(s.Hi[next])
		out.Step[k] = c.Operate(ir.Mul, c.Convert(s.Step[next], ir.Int8), step, pos)
		out.Single[k] = s.Single[next]
		next++
	}
	return &out
}
