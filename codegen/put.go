package codegen

import (
	"dhpfgo/ir"
	"fmt"

	"dhpfgo/pgasrt/abi"

	"github.com/llir/llvm/ir/constant"
)

// putStep begins the list of values for elements that index arrays name, or sends them to their owners.
func (f *function) putStep(s *ir.PutStep) {
	name := "hpf_put_begin"
	if s.End {
		name = "hpf_put_end"
	}
	f.callRuntime(name, f.putsGlobal(s.Puts))
}

// put adds a value to the list.
func (f *function) put(s *ir.Put) {
	temp := f.temporary(s.Puts.Sym.Type)
	f.store(f.toMemory(s.Puts.Sym.Type, f.expr(s.Value)), temp)
	f.callRuntime("hpf_put_note", f.putsGlobal(s.Puts), f.fill(f.indices(s.Subs)), temp)
}

// putsGlobal is the runtime's description of such a list, made at its first use.
func (f *function) putsGlobal(p ir.Puts) constant.Constant {
	if v := f.indirects[p]; v != nil {
		return v
	}
	fields := f.positionFields(p.Pos)
	fields["array"] = f.arrayGlobal(f.arrayOf(p.Sym))
	v := f.internal(fmt.Sprintf("puts.%d", len(f.indirects)+1), f.record(abi.Indirect, fields))
	f.indirects[p] = v
	return v
}
