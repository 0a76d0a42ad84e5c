package arith

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// ComplexOp is an operation of complex numbers.
func ComplexOp(f *module.Coder, op ir.Op, x, y value.Value) value.Value {
	a, b := f.Parts(x)
	c, d := f.Parts(y)
	switch op {
	case ir.Add:
		return f.Complex(f.Fadd(a, c), f.Fadd(b, d))
	case ir.Sub:
		return f.Complex(f.Fsub(a, c), f.Fsub(b, d))
	case ir.Mul:
		re := f.Fsub(f.Fmul(a, c), f.Fmul(b, d))
		return f.Complex(re, f.Fadd(f.Fmul(a, d), f.Fmul(b, c)))
	case ir.Div:
		return divideComplex(f, a, b, c, d)
	}
	diag.Bugf("codegen: complex operator %d", op)
	return nil
}

// divideComplex is (a,b)/(c,d) as gfortran computes it, which divides by the larger part of the divisor first (Smith,
// "Algorithm 116: Complex division", CACM 5(8), 1962).
func divideComplex(f *module.Coder, a, b, c, d value.Value) value.Value {
	second := f.Fcmp(enum.FPredOLT, Builtin(f, "fabs", c), Builtin(f, "fabs", d))
	small, large := f.Choose(second, c, d), f.Choose(second, d, c)
	ratio := f.Fdiv(small, large)
	by := f.Fadd(f.Fmul(small, ratio), large)
	re := f.Choose(second, f.Fadd(f.Fmul(a, ratio), b), f.Fadd(f.Fmul(b, ratio), a))
	im := f.Choose(second, f.Fsub(f.Fmul(b, ratio), a), f.Fsub(b, f.Fmul(a, ratio)))
	return f.Complex(f.Fdiv(re, by), f.Fdiv(im, by))
}

// ComplexFunction is a function of complex numbers of the C library, or a power with an integer exponent.
func ComplexFunction(c *module.Coder, name string, args ...value.Value) value.Value {
	kind := build.KindOfParts(args[0].Type())
	switch {
	case kind > 8:
		return wideComplexFunction(c, name, kind, args)
	case kind == 8 && name != "powi":
		return doubleComplexFunction(c, "c"+name, args)
	}
	return complexFunctionInMemory(c, name, args)
}

// doubleComplexFunction passes and returns both parts in registers of their own, as all conventions of 64-bit machines want it. What is
// stored in two parts and loaded as a whole waits until both stores have left the processor.
func doubleComplexFunction(c *module.Coder, name string, args []value.Value) value.Value {
	var parts []value.Value
	for _, z := range args {
		re, im := c.Parts(z)
		parts = append(parts, re, im)
	}
	fn := c.DeclareFunc(name, args[0].Type(), sameTypes(types.Double, len(parts))...)
	fn.FuncAttrs = []llvm.FuncAttribute{enum.FuncAttrNoUnwind, enum.FuncAttrReadNone, enum.FuncAttrWillReturn}
	re, im := c.Parts(c.Call(fn, build.AllPinned(c.Builder, parts)...))
	result := build.AllPinned(c.Builder, []value.Value{re, im})
	return c.Complex(result[0], result[1])
}

// complexFunctionInMemory calls a function of the runtime that replaces a complex number in memory by its value. A second
// argument stands after the first.
func complexFunctionInMemory(c *module.Coder, name string, args []value.Value) value.Value {
	t := args[0].Type()
	memory := c.Alloca("complex", types.NewArray(2, t))
	for k, z := range args {
		c.Store(z, c.Cast(c.Field(memory, int64(k)), types.NewPointer(z.Type())))
	}
	re, _ := c.Parts(args[0])
	c.CallRuntime("hpf_complex_"+name, build.I32(int64(build.KindOf(re))), c.Cast(memory, build.BytePtr))
	return c.Load(c.Field(memory, 0))
}

// wideComplexFunction calls a function of a library of complex numbers of real(10) or real(16), which are passed in memory. Those of
// real(16) are returned there, too. That the declaration says so is enough: LLVM asks it for what a direct call does not say.
func wideComplexFunction(c *module.Coder, name string, kind int, args []value.Value) value.Value {
	t := args[0].Type()
	if name == "powi" {
		name = fmt.Sprintf("_gfortran_pow_c%d_i8", kind)
	} else {
		name = "c" + name + build.LibrarySuffix(kind)
	}
	var result types.Type = t
	var params []types.Type
	var values []value.Value
	if kind == 16 {
		result = types.Void
		params, values = append(params, types.NewPointer(t)), append(values, c.Alloca("complex", t))
	}
	for _, z := range args {
		if !z.Type().Equal(t) {
			params, values = append(params, z.Type()), append(values, z)
			continue
		}
		place := c.Alloca("complex", t)
		c.Store(z, place)
		params, values = append(params, place.Type()), append(values, place)
	}
	fn := c.DeclareFunc(name, result, params...)
	for i, p := range fn.Params {
		if p.Typ.Equal(types.NewPointer(t)) {
			p.Attrs = []llvm.ParamAttribute{llvm.Byval{Typ: t}}
			if kind == 16 && i == 0 {
				p.Attrs = []llvm.ParamAttribute{llvm.SRet{Typ: t}}
			}
		}
	}
	if kind != 16 {
		return c.Call(fn, values...)
	}
	c.Call(fn, values...)
	return c.Load(values[0])
}
