package message

import (
	"slices"

	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Indirect is a statement of an inspector or of its executor.
func (f *Messages) Indirect(s ir.Stmt) {
	switch s := s.(type) {
	case *spmd.Inspect:
		f.inspect(s)
	case *spmd.Note:
		if s.Profiled {
			f.CallRuntime("hpf_indirect_home", f.IndirectGlobal(s.Indirect), f.ArrayGlobal(f.ArrayOf(s.Home.Sym)), f.Fill(f.Indices(s.Home.Subs)))
		}
		f.CallRuntime("hpf_indirect_note", f.IndirectGlobal(s.Indirect), f.Fill(f.Indices(s.Subs)))
	case *spmd.Renew:
		f.CallRuntime("hpf_indirect_renew", f.IndirectGlobal(s.Indirect))
	case *spmd.Gather:
		f.CallRuntime("hpf_indirect_gather", f.IndirectGlobal(s.Indirect))
	case *spmd.Scatter:
		f.scatter(s)
	}
}

// inspect begins or ends an inspector; one that can be left out is a branch of its own.
func (f *Messages) inspect(s *spmd.Inspect) {
	list := f.IndirectGlobal(s.Indirect)
	if s.End {
		f.CallRuntime("hpf_indirect_end", list)
		if after := f.after[s.Indirect]; after != nil {
			f.Jump(after)
			f.Cur = after
		}
		return
	}
	delete(f.after, s.Indirect)
	if s.Once || s.Alone {
		f.after[s.Indirect] = f.NewBlock("listed")
	}
	if s.Once {
		made := f.CallRuntime("hpf_indirect_made", list)
		f.LeaveIf(f.Icmp(enum.IPredNE, made, build.I32(0)), f.after[s.Indirect])
	}
	if s.Alone {
		same := f.CallRuntime("hpf_indirect_same", list, build.I64(f.compared(s)), f.Fill(f.comparedWith(s)))
		f.LeaveIf(f.Icmp(enum.IPredNE, same, build.I32(0)), f.after[s.Indirect])
	}
	f.CallRuntime("hpf_indirect_begin", list)
}

// scatter begins accumulations into the elements of a list, or takes what was added to their owners.
func (f *Messages) scatter(s *spmd.Scatter) {
	list := f.IndirectGlobal(s.Indirect)
	if !s.End {
		f.CallRuntime("hpf_indirect_clear", list, f.neutral(s.Into.Type, s.Op))
		return
	}
	_, code := wireType(s.Into.Type)
	f.CallRuntime("hpf_indirect_scatter", list, build.I32(int64(code)), build.I32(int64(reduceOps[s.Op])))
}

// compared is how many values decide whether a list is the same, -1 if no values do.
func (f *Messages) compared(s *spmd.Inspect) int64 {
	if !s.Kept {
		return -1
	}
	return int64(len(s.By) + len(s.Of))
}

func (f *Messages) comparedWith(s *spmd.Inspect) []value.Value {
	var out []value.Value
	for _, e := range s.By {
		out = append(out, f.Index(e))
	}
	for _, a := range s.Of {
		var at value.Value
		if a.Map != nil {
			at = f.Load(f.Field(f.ArrayGlobal(f.ArrayOf(a)), int64(abi.Array.FieldIndex("base"))))
		} else {
			at = f.AddressUnchecked(a, slices.Repeat([]value.Value{build.I64(0)}, a.Rank()))
		}
		number := llvm.NewPtrToInt(at, types.I64)
		out = append(out, build.Add(f.Builder, number, &number.Metadata))
	}
	return out
}
