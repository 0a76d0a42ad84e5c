package codegen

import (
	"fmt"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"

	"github.com/llir/llvm/ir/constant"
)

// indirect is a statement of an inspector or of its executor.
func (f *function) indirect(s ir.Stmt) {
	switch s := s.(type) {
	case *spmd.Inspect:
		name := "hpf_indirect_begin"
		if s.End {
			name = "hpf_indirect_end"
		}
		f.callRuntime(name, f.indirectGlobal(s.Indirect))
	case *spmd.Note:
		f.callRuntime("hpf_indirect_note", f.indirectGlobal(s.Indirect), f.Fill(f.indices(s.Subs)))
	case *spmd.Gather:
		f.callRuntime("hpf_indirect_gather", f.indirectGlobal(s.Indirect))
	}
}

// indirectGlobal is the runtime's description of references through index arrays, made at its first use.
func (g *generator) indirectGlobal(x *spmd.Indirect) constant.Constant {
	if v := g.indirects[x]; v != nil {
		return v
	}
	fields := g.positionFields(x.Ref.Span())
	fields["array"] = g.arrayGlobal(x.Array)
	v := g.internal(fmt.Sprintf("indirect.%d", len(g.indirects)+1), g.record(abi.Indirect, fields))
	g.indirects[x] = v
	return v
}
