package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Characters are a pair in registers: the address of the first and their number. A variable whose length is known only at
// run time has the type of one byte in LLVM; the length of each is sem's Symbol.Len.

// chars is the address and the number of the characters of a Character expression. Variables stand for themselves, other
// values are in memory of this reference.
func (f *texts) chars(e ir.Expr) (p, n value.Value) {
	switch e := e.(type) {
	case *ir.Const:
		return f.Cast(f.Private("", constant.NewCharArray(build.Padded(e.S, e.T.Len))), build.BytePtr), build.I64(int64(e.T.Len))
	case *ir.Var:
		p := f.variable(e.Sym)
		if !e.Sym.Made {
			checkTarget(f.coder, e, p)
		}
		return f.Cast(p, build.BytePtr), f.lengthOf(e.Sym)
	case *ir.Elem:
		return f.Cast(f.elemAddress(e), build.BytePtr), f.lengthOf(e.Sym)
	case *ir.Field:
		return f.Cast(f.fieldAddress(e), build.BytePtr), f.fieldLength(e)
	case *ir.Substr:
		return f.substring(e)
	case *ir.Conv:
		n = build.I64(int64(e.T.Len))
		p = f.textBuffer(n)
		f.assignText(p, n, e.X)
		return p, n
	case *ir.Binary:
		return f.concat(e)
	case *ir.Call:
		return f.textCall(e)
	case *ir.FuncRef:
		return f.textFunction(e)
	}
	diag.Bugf("codegen: character expression %T", e)
	return nil, nil
}

// lengthOf is the number of characters of a variable or of each element of an array.
func (f *memory) lengthOf(sym *ir.Symbol) value.Value {
	if sym.Type.Len >= 0 {
		return build.I64(int64(sym.Type.Len))
	}
	if sym.Len == nil {
		diag.Bugf("codegen: the length of %s", sym.Name)
	}
	return f.index(sym.Len)
}

// elementBytes is the size of an element of an array, or of a scalar.
func (f *memory) elementBytes(sym *ir.Symbol) value.Value {
	if sym.Type.Base == ir.Character {
		return f.lengthOf(sym)
	}
	return build.I64(build.SizeOf(sym.Type))
}

// stepped is the address n elements of an array behind p.
func (f *memory) stepped(sym *ir.Symbol, p, n value.Value) value.Value {
	if sym.Type.Base == ir.Character && sym.Type.Len < 0 {
		n = f.Times(n, f.lengthOf(sym))
	}
	return f.Gep(p, n)
}

// textBuffer is memory for n characters that nothing else uses until this place is reached again: on the stack if n is a
// small constant, else in a block that grows when needed and is freed at the end of the procedure.
func (f *texts) textBuffer(n value.Value) value.Value {
	if k, ok := build.ConstInt(n); ok && k <= stackLimit/16 {
		return f.Field(f.Alloca("text", types.NewArray(uint64(max(k, 1)), types.I8)), 0)
	}
	block, size := f.Alloca("text", build.BytePtr), f.Alloca("text.size", types.I64)
	f.Entry.Insts = append(f.Entry.Insts, llvm.NewStore(constant.NewNull(build.BytePtr), block), llvm.NewStore(build.I64(0), size))
	f.buffers = append(f.buffers, block)
	return f.CallRuntime("hpf_text_reserve", block, size, n, f.Position(f.Pos))
}

// freeBuffers frees what textBuffer took.
func (f *texts) freeBuffers() {
	for _, block := range f.buffers {
		f.CallRuntime("free", f.Load(block))
	}
}

// assignText fills n characters with those of e, cut off or followed by blanks.
func (f *texts) assignText(to, n value.Value, e ir.Expr) {
	if conv, ok := e.(*ir.Conv); ok {
		if k, known := build.ConstInt(n); known && k == int64(conv.T.Len) {
			e = conv.X
		}
	}
	from, have := f.chars(e)
	padText(f.coder, to, n, from, have)
}

// padText copies characters, which may overlap, cut off or followed by blanks.
func padText(c *coder, to, n, from, have value.Value) {
	x, okX := build.ConstInt(n)
	y, okY := build.ConstInt(have)
	switch {
	case okX && okY:
		copyBytes(c, to, from, build.I64(min(x, y)))
		if x > y {
			fillBlanks(c, c.Gep(to, have), build.I64(x-y))
		}
	default:
		copyBytes(c, to, from, c.MinInt(n, have))
		fillBlanks(c, c.Gep(to, have), c.MaxInt(c.Minus(n, have), build.I64(0)))
	}
}

func fillBlanks(c *coder, to, n value.Value) {
	fill := c.DeclareFunc("llvm.memset.p0i8.i64", types.Void, build.BytePtr, types.I8, types.I64, types.I1)
	c.Call(fill, to, constant.NewInt(types.I8, ' '), n, constant.NewBool(false))
}

// assignCharacters is the assignment to a character variable; a variable of deferred length gets the length of the value.
func (f *texts) assignCharacters(s *ir.Assign) {
	if v, ok := s.LHS.(*ir.Var); ok && convention.IsSlot(v.Sym) && !v.Sym.Pointer && !v.Sym.Scratch {
		f.reallocateText(v.Sym, s.RHS)
		return
	}
	if e, ok := s.LHS.(*ir.Field); ok && e.Comp.Allocatable && e.Comp.IsSlot() {
		f.reallocateField(e, s.RHS)
		return
	}
	p, n := f.chars(s.LHS)
	f.assignText(p, n, s.RHS)
}

// reallocateText assigns to an allocatable scalar, which need not be allocated: Fortran 2008, 7.2.1.3. The value may be
// part of the variable.
func (f *texts) reallocateText(sym *ir.Symbol, e ir.Expr) {
	from, have := f.chars(e)
	n := have
	if !sym.Deferred {
		n = f.lengthOf(sym)
	}
	renewText(f.coder, f.pointerSlot(sym), n, from, have, sym.Name)
	if sym.Deferred {
		f.setVariable(sym.Len.(*ir.Var).Sym, n)
	}
}

// substring is part of a variable or value.
func (f *texts) substring(e *ir.Substr) (p, n value.Value) {
	p, have := f.chars(e.X)
	lo, hi := f.index(e.Lo), f.index(e.Hi)
	if f.Opt.Check {
		checkSubstring(f.coder, e, lo, hi, have)
	}
	if e.T.Len >= 0 {
		n = build.I64(int64(e.T.Len))
	} else {
		n = f.MaxInt(f.Plus(f.Minus(hi, lo), build.I64(1)), build.I64(0))
	}
	return f.Gep(p, f.Minus(lo, build.I64(1))), n
}

// checkSubstring ends the run where a substring that is not empty has positions outside of its parent.
func checkSubstring(c *coder, e *ir.Substr, lo, hi, have value.Value) {
	outside := c.Or(c.Icmp(enum.IPredSLT, lo, build.I64(1)), c.Icmp(enum.IPredSGT, hi, have))
	outside = c.And(outside, c.Icmp(enum.IPredSLE, lo, hi))
	c.ColdExit(outside, func() {
		c.CallRuntime("hpf_fail_substring", c.Position(c.Pos), c.Text(ir.ExprString(e.X)), lo, hi, have)
	})
}

// concat writes all operands of '//' one behind the other.
func (f *texts) concat(e *ir.Binary) (p, n value.Value) {
	var list []ir.Expr
	var flatten func(ir.Expr)
	flatten = func(x ir.Expr) {
		if b, ok := x.(*ir.Binary); ok {
			flatten(b.X)
			flatten(b.Y)
			return
		}
		list = append(list, x)
	}
	flatten(e)
	parts, lengths := make([]value.Value, len(list)), make([]value.Value, len(list))
	n = build.I64(0)
	for i, x := range list {
		parts[i], lengths[i] = f.chars(x)
		n = f.Plus(n, lengths[i])
	}
	p = f.textBuffer(n)
	at := p
	for i := range list {
		copyBytes(f.coder, at, parts[i], lengths[i])
		at = f.Gep(at, lengths[i])
	}
	return p, n
}

// compareText is negative, zero or positive as x is before, equal to or behind y.
func (f *texts) compareText(x, y ir.Expr) value.Value {
	p, m := f.chars(x)
	q, n := f.chars(y)
	if isOne(m) && isOne(n) {
		return f.Minus(f.Code(p), f.Code(q))
	}
	return f.CallRuntime("_gfortran_compare_string", m, p, n, q)
}

func isOne(n value.Value) bool {
	k, ok := build.ConstInt(n)
	return ok && k == 1
}
