package eval

import (
	"strings"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/storage"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// renewText puts characters into fresh memory, which takes the place of the old: they may be part of that.
func renewText(c *module.Coder, slot, n value.Value, t ir.Type, from chars, name string) {
	memory := c.CallRuntime("malloc", c.MaxInt(build.BytesOfChars(c.Builder, t, n), build.I64(1)))
	c.FailIf(c.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for '"+name+"'")
	padText(c, chars{memory, n, t}, from)
	c.CallRuntime("free", c.Load(slot))
	c.Store(memory, slot)
}

// reallocateField assigns to an allocatable character component.
func (f *Texts) reallocateField(e *ir.Field, x ir.Expr) {
	from, have := f.Chars(x)
	n := have
	if !e.Comp.Deferred {
		n = build.I64(int64(e.Comp.Type.Len))
	}
	p := f.Place(e.X)
	renewText(f.Coder, f.Field(p, int64(e.Comp.Index)), n, e.Comp.Type, chars{from, have, x.Type()}, e.Comp.Name)
	if e.Comp.Deferred {
		f.Store(n, derived.LengthSlot(f.Coder, e.X.Type().Derived, e.Comp, p))
	}
}

// Chars is the address and the number of the characters of a Character expression. Variables stand for themselves, other
// values are in memory of this reference.
func (f *Texts) Chars(e ir.Expr) (p, n value.Value) {
	switch e := e.(type) {
	case *ir.Const:
		return f.Cast(f.Private("", build.CharsConst(e)), build.BytePtr), build.I64(int64(e.T.Len))
	case *ir.Var:
		p := f.Variable(e.Sym)
		if !e.Sym.Made {
			storage.CheckTarget(f.Coder, e, p)
		}
		return f.Cast(p, build.BytePtr), f.LengthOf(e.Sym)
	case *ir.Elem:
		return f.Cast(f.ElemAddress(e), build.BytePtr), f.LengthOf(e.Sym)
	case *ir.Field:
		return f.Cast(f.FieldAddress(e), build.BytePtr), f.fieldLength(e)
	case *ir.Substr:
		return f.substring(e)
	case *ir.Conv:
		return f.converted(e)
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

// converted is a value of characters with another length or kind.
func (f *Texts) converted(e *ir.Conv) (p, n value.Value) {
	if e.T.Len >= 0 {
		n = build.I64(int64(e.T.Len))
		p = f.textBuffer(e.T, n)
		f.assignText(chars{p, n, e.T}, e.X)
		return p, n
	}
	from, n := f.Chars(e.X)
	p = f.textBuffer(e.T, n)
	padText(f.Coder, chars{p, n, e.T}, chars{from, n, e.X.Type()})
	return p, n
}

// chars are n characters of a type at an address.
type chars struct {
	at, n value.Value
	t     ir.Type
}

// textBuffer is memory for n characters of a type that nothing else uses until this place is reached again: on the stack if n is a
// small constant, else in a block that grows when needed and is freed at the end of the procedure.
func (f *Texts) textBuffer(t ir.Type, n value.Value) value.Value {
	if k, ok := build.ConstInt(n); ok && k <= storage.StackLimit/16 {
		return f.Cast(f.Field(f.Alloca("text", types.NewArray(uint64(max(k, 1)), build.CharType(t))), 0), build.BytePtr)
	}
	block, size := f.Alloca("text", build.BytePtr), f.Alloca("text.size", types.I64)
	f.Entry.Insts = append(f.Entry.Insts, llvm.NewStore(constant.NewNull(build.BytePtr), block), llvm.NewStore(build.I64(0), size))
	f.Buffers = append(f.Buffers, block)
	return f.CallRuntime("hpf_text_reserve", block, size, build.BytesOfChars(f.Builder, t, n), f.Position(f.Pos))
}

// FreeBuffers frees what textBuffer took.
func (f *Texts) FreeBuffers() {
	for _, block := range f.Buffers {
		f.CallRuntime("free", f.Load(block))
	}
}

// assignText fills characters with those of e, cut off or followed by blanks.
func (f *Texts) assignText(to chars, e ir.Expr) {
	if conv, ok := e.(*ir.Conv); ok && conv.T.CharBytes() == to.t.CharBytes() {
		if k, known := build.ConstInt(to.n); known && k == int64(conv.T.Len) {
			e = conv.X
		}
	}
	from, have := f.Chars(e)
	padText(f.Coder, to, chars{from, have, e.Type()})
}

// padText copies characters, which may overlap, cut off or followed by blanks.
func padText(c *module.Coder, into, of chars) {
	to, n, from, have := into.at, into.n, of.at, of.n
	x, okX := build.ConstInt(n)
	y, okY := build.ConstInt(have)
	switch {
	case into.t.CharBytes() > 1 || of.t.CharBytes() > 1:
		c.CallRuntime("hpf_text_assign", build.I32(into.t.CharBytes()), to, n, build.I32(of.t.CharBytes()), from, have)
	case okX && okY:
		c.CopyBytes(to, from, build.I64(min(x, y)))
		if x > y {
			fillBlanks(c, c.Gep(to, have), build.I64(x-y))
		}
	default:
		c.CopyBytes(to, from, c.MinInt(n, have))
		fillBlanks(c, c.Gep(to, have), c.MaxInt(c.Minus(n, have), build.I64(0)))
	}
}

func fillBlanks(c *module.Coder, to, n value.Value) {
	fill := c.DeclareFunc("llvm.memset.p0i8.i64", types.Void, build.BytePtr, types.I8, types.I64, types.I1)
	c.Call(fill, to, constant.NewInt(types.I8, ' '), n, constant.NewBool(false))
}

// AssignCharacters is the assignment to a character variable; a variable of deferred length gets the length of the value.
func (f *Texts) AssignCharacters(s *ir.Assign) {
	if v, ok := s.LHS.(*ir.Var); ok && convention.IsSlot(v.Sym) && !v.Sym.Pointer && !v.Sym.Scratch {
		f.reallocateText(v.Sym, s.RHS)
		return
	}
	if e, ok := s.LHS.(*ir.Field); ok && e.Comp.Allocatable && e.Comp.IsSlot() {
		f.reallocateField(e, s.RHS)
		return
	}
	p, n := f.Chars(s.LHS)
	f.assignText(chars{p, n, s.LHS.Type()}, s.RHS)
}

// reallocateText assigns to an allocatable scalar, which need not be allocated: Fortran 2008, 7.2.1.3. The value may be
// part of the variable.
func (f *Texts) reallocateText(sym *ir.Symbol, e ir.Expr) {
	from, have := f.Chars(e)
	n := have
	if !sym.Deferred {
		n = f.LengthOf(sym)
	}
	renewText(f.Coder, f.PointerSlot(sym), n, sym.Type, chars{from, have, e.Type()}, sym.Name)
	if sym.Deferred {
		f.SetVariable(sym.Len.(*ir.Var).Sym, n)
	}
}

// substring is part of a variable or value.
func (f *Texts) substring(e *ir.Substr) (p, n value.Value) {
	p, have := f.Chars(e.X)
	lo, hi := f.Index(e.Lo), f.Index(e.Hi)
	if f.Opt.Check {
		checkSubstring(f.Coder, e, lo, hi, have)
	}
	if e.T.Len >= 0 {
		n = build.I64(int64(e.T.Len))
	} else {
		n = f.MaxInt(f.Plus(f.Minus(hi, lo), build.I64(1)), build.I64(0))
	}
	return f.Gep(p, build.BytesOfChars(f.Builder, e.T, f.Minus(lo, build.I64(1)))), n
}

// checkSubstring ends the run where a substring that is not empty has positions outside of its parent.
func checkSubstring(c *module.Coder, e *ir.Substr, lo, hi, have value.Value) {
	outside := c.Or(c.Icmp(enum.IPredSLT, lo, build.I64(1)), c.Icmp(enum.IPredSGT, hi, have))
	outside = c.And(outside, c.Icmp(enum.IPredSLE, lo, hi))
	c.ColdExit(outside, func() {
		c.CallRuntime("hpf_fail_substring", c.Position(c.Pos), c.Text(ir.ExprString(e.X)), lo, hi, have)
	})
}

// concat writes all operands of '//' one after the other.
func (f *Texts) concat(e *ir.Binary) (p, n value.Value) {
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
		parts[i], lengths[i] = f.Chars(x)
		n = f.Plus(n, lengths[i])
	}
	p = f.textBuffer(e.T, n)
	at := p
	for i := range list {
		bytes := build.BytesOfChars(f.Builder, e.T, lengths[i])
		f.CopyBytes(at, parts[i], bytes)
		at = f.Gep(at, bytes)
	}
	return p, n
}

// compareText is negative, zero or positive as x is before, equal to or after y.
func (f *Texts) compareText(x, y ir.Expr) value.Value {
	x, y = asLongAs(x, y), asLongAs(y, x)
	p, m := f.Chars(x)
	q, n := f.Chars(y)
	if t := x.Type(); t.CharBytes() > 1 {
		return f.CallRuntime(build.ForChars("_gfortran_compare_string", t), m, p, n, q)
	}
	if isOne(m) && isOne(n) {
		return f.Minus(f.Code(p), f.Code(q))
	}
	have, known := build.ConstInt(m)
	if other, ok := build.ConstInt(n); known && ok && have == other {
		return f.CallRuntime("memcmp", p, q, n)
	}
	return f.CallRuntime("_gfortran_compare_string", m, p, n, q)
}

// asLongAs is a constant with blanks up to the length of what it is compared with, where that is known and longer; else x itself.
func asLongAs(x, other ir.Expr) ir.Expr {
	k, ok := x.(*ir.Const)
	n := other.Type().Len
	if !ok || k.T.CharBytes() > 1 || len(k.S) != k.T.Len || n <= k.T.Len {
		return x
	}
	padded := *k
	padded.S += strings.Repeat(" ", n-k.T.Len)
	padded.T = k.T.OfLength(n)
	return &padded
}

func isOne(n value.Value) bool {
	k, ok := build.ConstInt(n)
	return ok && k == 1
}
