package codegen

import (
	"dhpfgo/codegen/debug"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// debugUnit describes the code of one unit; there is none without debug information.
type debugUnit struct {
	f     *values
	info  *debug.Info
	scope *metadata.DISubprogram
	own   map[*ir.Symbol]value.Value // what debuggers read of the dynamic arrays of this activation
}

func newDebugUnit(f *values, u *ir.Unit) *debugUnit {
	return &debugUnit{f: f, info: f.gen.di, scope: f.gen.di.Subprogram(f.Fn, u), own: map[*ir.Symbol]value.Value{}}
}

// variable tells debuggers where a scalar of the user is.
func (d *debugUnit) variable(sym *ir.Symbol, a value.Value) {
	if d != nil && isDescribable(sym) {
		d.describe(sym, a, d.info.BasicType(sym.Type))
	}
}
