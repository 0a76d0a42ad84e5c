package storage

import (
	"dhpfgo/codegen/debug"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/value"
)

// debugUnit describes the code of one unit; there is none without debug information.
type debugUnit struct {
	f    *Memory
	info *debug.Info
	own  map[*ir.Symbol]value.Value // what debuggers read of the dynamic arrays of this activation
}

func newDebugUnit(f *Memory) *debugUnit {
	return &debugUnit{f: f, info: f.Shared.Info, own: map[*ir.Symbol]value.Value{}}
}

// Variable tells debuggers where a scalar of the user is.
func (d *debugUnit) Variable(sym *ir.Symbol, a value.Value) {
	if d != nil && isDescribable(sym) {
		d.describe(sym, a, d.info.BasicType(sym.Type))
	}
}
