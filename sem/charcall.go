package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
)

// resultLength finds the length of the value of a character function, which may depend on the arguments; false after an
// error. One declared with '*' has the length that the caller declares.
func (c lengths) resultLength(ref *ir.FuncRef, x *parse.Ref) bool {
	if ref.T.Base != ir.Character || ref.T.Len >= 0 {
		return true
	}
	p := ref.Proc
	if n, assumed := p.ResultLen.(*ir.TextLen); p.ResultLen == nil || assumed && n.Sym == p.Result {
		return c.declaredResultLength(ref, x)
	}
	elements.HoldArguments(c.em, p, []ir.Expr{p.ResultLen}, ref.Args)
	n, ok := elements.AsCalled(c.em, p, p.ResultLen, ref.Args)
	if !ok {
		c.unsupported(x.Pos, "the length of the value of '%s' cannot be computed here", p.Name).Because(p.Result.Pos, "declared here").
			Help("let it depend on arguments and variables of modules only")
		return false
	}
	if k, isConst := n.(*ir.Const); isConst {
		ref.T.Len = c.lengthInRange(k.I, x.Pos)
		return true
	}
	ref.Len = n
	return true
}

// declaredResultLength is the length that the caller declares for a function of length '*', Fortran 2008, 4.4.3.2.
func (c lengths) declaredResultLength(ref *ir.FuncRef, x *parse.Ref) bool {
	e := c.Lookup(x.Name)
	if e != nil && e.Proc == nil && e != c.result && c.TypeOf(e).Base == ir.Character {
		ref.T = c.TypeOf(e)
	}
	if ref.T.Len < 0 {
		c.bag.Errorf(x.Pos, "length", "the length of the value of '%s' is unknown here", ref.Proc.Name).
			Because(ref.Proc.Pos, "declared with '*'").Help("declare 'character(len=80) :: %s'", x.Name)
	}
	return ref.T.Len >= 0
}

// textFits checks a character argument, Fortran 2008, 12.5.2.4: one that is not an array is at least as long as its dummy,
// an array of assumed shape has elements of its length.
func (c lengths) textFits(p *ir.Procedure, d *ir.Symbol, t ir.Type, a parse.Arg) bool {
	if t.CharBytes() != d.Type.CharBytes() {
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' is %s, this is %s", d.Name, p.Name, d.Type, t).Because(d.Pos, "declared here")
		return false
	}
	short := t.Len >= 0 && t.Len < d.Type.Len
	if d.Rank() > 0 && d.Size < ir.AssumedShape {
		short = false
	}
	if d.Rank() > 0 && d.Size >= ir.AssumedShape && t.Len >= 0 && d.Type.Len >= 0 {
		short = t.Len != d.Type.Len
	}
	if short && d.Rank() == 0 && !d.Allocatable && !d.Pointer {
		c.bag.Warnf(a.Pos, "argument", "the argument '%s' of '%s' is %s, this is %s: the procedure must not use more than there is", d.Name, p.Name, d.Type, t).
			Because(d.Pos, "declared here").Help("declare '%s' with len=*", d.Name)
		return true
	}
	if short {
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' is %s, this is %s", d.Name, p.Name, d.Type, t).
			Because(d.Pos, "declared here").Note("Fortran 2008, 12.5.2.4: the actual argument must be at least as long").
			Help("declare '%s' with len=*", d.Name)
	}
	return !short
}

// isTextSequence reports whether a character scalar may stand for a character array, Fortran 2008, 12.5.2.4.
func isTextSequence(d *ir.Symbol, x ir.Actual) bool {
	return d.Type.Base == ir.Character && d.Size < ir.AssumedShape && !d.Allocatable && x.X != nil && x.X.Type().Base == ir.Character &&
		x.X.Type().CharBytes() == d.Type.CharBytes()
}
