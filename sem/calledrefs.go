package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Function references in the bounds and the length of a function's value, as its caller evaluates them:
//
//	character(n(y(2:))) function f(y, n)     f(x(::3), size)  has the length  size(x(4::3))

// refAsCalled is a function reference with the actual arguments args of procedure p in place of its dummy arguments; false
// where the caller cannot write it.
func (c *checker) refAsCalled(p *ir.Procedure, x *ir.FuncRef, args []ir.Actual) (*ir.FuncRef, bool) {
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
		k := dummyIndex(p, a.Section.Sym)
		switch {
		case k < 0 && a.Section.Sym.Link == "":
			return x, false
		case k < 0:
		case args[k].Section == nil || a.Section.Sym.Size != ir.AssumedShape:
			return x, false
		default:
			a.Section = c.sectionOfActual(a.Section, args[k].Section, a.Pos)
		}
	}
	return &out, true
}

// procedureAsCalled is q, or the actual argument if q is a dummy argument of p; false for one of another procedure.
func procedureAsCalled(p, q *ir.Procedure, args []ir.Actual) (*ir.Procedure, bool) {
	if q == nil || q.Dummy == nil {
		return q, true
	}
	k := dummyIndex(p, q.Dummy)
	if k < 0 || args[k].Proc == nil {
		return nil, false
	}
	return args[k].Proc, true
}

// sectionOfActual is section lo:hi:step of an assumed-shape array with lower bound b whose actual argument is section L:H:S:
//
//	L+(lo-b)*S : L+(hi-b)*S : step*S
func (c *checker) sectionOfActual(s, actual *ir.Section, pos diag.Span) *ir.Section {
	out := *actual
	out.Lo, out.Hi = append([]ir.Expr(nil), actual.Lo...), append([]ir.Expr(nil), actual.Hi...)
	out.Step, out.Single = append([]ir.Expr(nil), actual.Step...), append([]bool(nil), actual.Single...)
	next := 0
	for k := range actual.Lo {
		if actual.Single[k] {
			continue
		}
		first, step := c.convert(actual.Lo[k], ir.Int8), c.convert(actual.Step[k], ir.Int8)
		at := func(index ir.Expr) ir.Expr {
			from := c.operate(ir.Sub, c.convert(index, ir.Int8), c.convert(s.Sym.Dims[next].Lo, ir.Int8), pos)
			return c.operate(ir.Add, first, c.operate(ir.Mul, from, step, pos), pos)
		}
		out.Lo[k], out.Hi[k] = at(s.Lo[next]), at(s.Hi[next])
		out.Step[k] = c.operate(ir.Mul, c.convert(s.Step[next], ir.Int8), step, pos)
		out.Single[k] = s.Single[next]
		next++
	}
	return &out
}
