package message

import (
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// Indirect is a statement of an inspector or of its executor.
func (f *Messages) Indirect(s ir.Stmt) {
	switch s := s.(type) {
	case *spmd.Inspect:
		name := "hpf_indirect_begin"
		if s.End {
			name = "hpf_indirect_end"
		}
		f.CallRuntime(name, f.IndirectGlobal(s.Indirect))
	case *spmd.Note:
		f.CallRuntime("hpf_indirect_note", f.IndirectGlobal(s.Indirect), f.Fill(f.Indices(s.Subs)))
	case *spmd.Gather:
		f.CallRuntime("hpf_indirect_gather", f.IndirectGlobal(s.Indirect))
	}
}
