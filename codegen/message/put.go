package message

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/value"
)

// PutStep begins the list of values for elements that index arrays name, or sends them to their owners.
func (f *Messages) PutStep(s *ir.PutStep) {
	name := "hpf_put_begin"
	if s.End {
		name = "hpf_put_end"
	}
	f.CallRuntime(name, f.putsGlobal(s.Puts))
}

// Put adds a value to the list.
func (f *Messages) Put(s *ir.Put) {
	temp := build.Temporary(f.Builder, s.Puts.Sym.Type)
	f.Store(build.ToMemory(f.Builder, s.Puts.Sym.Type, f.Expr(s.Value)), temp)
	f.CallRuntime("hpf_put_note", f.putsGlobal(s.Puts), f.Fill(f.Indices(s.Subs)), temp)
}

// Combine brings what images have accumulated in arrays of their own to the owners of a distributed one.
func Combine(f *Messages, s *ir.Combine) {
	var first []ir.Expr
	for _, d := range s.From.Dims {
		first = append(first, d.Lo)
	}
	_, code := wireType(s.From.Type)
	partial := int64(0)
	if s.Partial {
		partial = 1
	}
	f.CallRuntime("hpf_combine", f.putsGlobal(ir.Puts{Sym: s.Into, Pos: s.Pos}), f.Cast(f.AddressUnchecked(s.From, f.Indices(first)), build.BytePtr), f.neutral(s.From.Type, s.Op),
		build.I32(int64(code)), build.I32(int64(reduceOps[s.Op])), build.I32(partial))
}

// neutral is the address of the neutral element of an operator.
func (f *Messages) neutral(t ir.Type, op ir.ReduceOp) value.Value {
	at := build.Temporary(f.Builder, t)
	f.Store(build.ToMemory(f.Builder, t, f.Expr(ir.Identity(op, t))), at)
	return f.Cast(at, build.BytePtr)
}

// putsGlobal is the runtime's description of such a list, made at its first use.
func (f *Messages) putsGlobal(p ir.Puts) constant.Constant {
	if v := f.Indirects[p]; v != nil {
		return v
	}
	fields := f.PositionFields(p.Pos)
	fields["array"] = f.ArrayGlobal(f.ArrayOf(p.Sym))
	v := f.Internal(fmt.Sprintf("puts.%d", len(f.Indirects)+1), f.Record(abi.Indirect, fields))
	f.Indirects[p] = v
	return v
}
