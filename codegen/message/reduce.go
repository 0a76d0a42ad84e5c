package message

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/eval"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

var reduceOps = map[ir.ReduceOp]int64{
	ir.ReduceSum: abi.OpSum, ir.ReduceProd: abi.OpProd, ir.ReduceMin: abi.OpMin,
	ir.ReduceMax: abi.OpMax, ir.ReduceAnd: abi.OpAnd, ir.ReduceOr: abi.OpOr,
	ir.ReduceEqv: abi.OpEqv, ir.ReduceNeqv: abi.OpNeqv,
}

// Reduce combines scalars or an array over all images.
func (f *Messages) Reduce(s *spmd.Reduce) {
	if s.Var.Rank() > 0 {
		f.reduceArray(s)
		return
	}
	if s.Var.Type.Base == ir.Complex {
		f.reduceComplex(s, &ir.Var{Sym: s.Var})
		return
	}
	wide, code := wireType(s.Var.Type)
	all := append([]*ir.Symbol{s.Var}, s.With...)
	temp := f.Alloca("temporary", types.NewArray(uint64(len(all)), build.MemoryType(wide)))
	for k, v := range all {
		f.Store(build.ToMemory(f.Builder, wide, build.Widened(f.Builder, f.Expr(&ir.Var{Sym: v}), wide)), f.Field(temp, int64(k)))
	}
	f.CallRuntime("hpf_reduce", f.Field(temp, 0), build.I32(int64(len(all))), build.I32(code), build.I32(reduceOps[s.Op]), f.Position(s.Span()))
	for k, v := range all {
		f.AssignValue(&ir.Var{Sym: v}, build.Widened(f.Builder, build.FromMemory(f.Builder, wide, f.Load(f.Field(temp, int64(k)))), v.Type))
	}
}

// reduceArray combines a box of the arrays of all images element by element, of complex ones part by part: they are reals, twice as many.
func (f *Messages) reduceArray(s *spmd.Reduce) {
	t, parts := s.Var.Type, int64(1)
	if t.Base == ir.Complex {
		t, parts = ir.Type{Base: ir.Real, Kind: t.Kind}, 2
	}
	_, code := wireType(t)
	extents, strides := []value.Value{}, []value.Value{}
	stride := value.Value(build.I64(1))
	for k, d := range s.Var.Dims {
		extent, all := eval.ExtentOf(f.Values, s.Lo[k], s.Hi[k]), eval.ExtentOf(f.Values, d.Lo, d.Hi)
		if k == 0 {
			extent, all = f.Times(extent, build.I64(parts)), f.Times(all, build.I64(parts))
		}
		extents, strides = append(extents, extent), append(strides, stride)
		stride = f.Times(stride, all)
	}
	first := f.Cast(f.AddressUnchecked(s.Var, f.Indices(s.Lo)), build.BytePtr)
	f.CallRuntime("hpf_reduce_array", first, build.I32(int64(len(extents))), f.Fill(extents), f.Fill(strides), build.I32(code), build.I32(reduceOps[s.Op]), f.Position(s.Span()))
}

// reduceComplex adds up both parts.
func (f *Messages) reduceComplex(s *spmd.Reduce, variable *ir.Var) {
	t := s.Var.Type
	_, code := wireType(ir.Type{Base: ir.Real, Kind: t.Kind})
	temp := build.Temporary(f.Builder, t)
	f.Store(f.Expr(variable), temp)
	f.CallRuntime("hpf_reduce", temp, build.I32(2), build.I32(code), build.I32(reduceOps[s.Op]), f.Position(s.Span()))
	f.AssignValue(variable, f.Load(temp))
}

// wireType is the type by which the runtime knows values of type t, and its code.
func wireType(t ir.Type) (ir.Type, int64) {
	switch {
	case t.Base == ir.Integer && t.Kind <= 4:
		return ir.Int4, abi.TypeI4
	case ir.IsWide(t) && t.Base != ir.Complex:
		return t, map[ir.Type]int64{{Base: ir.Integer, Kind: 16}: abi.TypeI16, {Base: ir.Real, Kind: 10}: abi.TypeR10, {Base: ir.Real, Kind: 16}: abi.TypeR16}[t]
	case t.Base == ir.Integer:
		return ir.Int8, abi.TypeI8
	case t.Base == ir.Real && t.Kind == 4:
		return t, abi.TypeR4
	case t.Base == ir.Real:
		return t, abi.TypeR8
	case t.Base == ir.Logical:
		return ir.Log4, abi.TypeL4
	}
	diag.Bugf("codegen: the runtime has no type %+v", t)
	return t, 0
}

// Locate combines the records of a search over all images: each variable takes one word.
func (f *Messages) Locate(s *spmd.Locate) {
	record := f.Alloca("record", types.NewArray(uint64(len(s.Words)), types.I64))
	word := func(k int) value.Value {
		place := f.Field(record, int64(k))
		if s.Words[k].Type.Base == ir.Real {
			return f.Cast(place, types.NewPointer(types.Double))
		}
		return place
	}
	for k, v := range s.Words {
		f.Store(f.Expr(&ir.Var{Sym: v}), word(k))
	}
	real := s.Words[s.Keys+1].Type.Base == ir.Real
	f.CallRuntime("hpf_locate", f.Field(record, 0), build.I32(int64(len(s.Words))), build.I32(int64(s.Keys)), bit(real), bit(s.Min), bit(s.Last),
		f.Position(s.Span()))
	for k, v := range s.Words {
		f.AssignValue(&ir.Var{Sym: v}, f.Load(word(k)))
	}
}

// bit is 1 for true.
func bit(v bool) value.Value {
	if v {
		return build.I32(1)
	}
	return build.I32(0)
}
