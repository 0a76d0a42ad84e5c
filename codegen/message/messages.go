// Package message makes code for what moves elements between images: each statement that package partition added becomes a call
// of the runtime with tables in the module that describe it. The sections of an exchange become a function that the runtime calls.
package message

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/eval"
	"dhpfgo/ir"
	"dhpfgo/llopt"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// Messages moves elements between images, and has what says where they are: layouts, storage, tables.
type Messages struct {
	*eval.Values
	made   *Made
	Others *OtherActivations
	after  map[*spmd.Indirect]*llvm.Block // of inspectors that have begun: where the program goes on without them
}

// New is for the function that v makes values in.
func New(v *eval.Values, made *Made) *Messages {
	f := &Messages{Values: v, made: made, after: map[*spmd.Indirect]*llvm.Block{}}
	f.Others = &OtherActivations{f: f, arrays: map[*ir.Symbol]value.Value{}}
	return f
}

// Made holds what describes exchanges in a module, each once.
type Made struct {
	exchanges map[any]*llvm.Global
	sections  llopt.Unique // functions
}

// NewMade begins a module.
func NewMade() *Made { return &Made{exchanges: map[any]*llvm.Global{}, sections: llopt.Unique{}} }

// bind makes a symbol stand for the n-th number of a list.
func (f *Messages) bind(sym *ir.Symbol, list value.Value, n int) {
	if f.Vars[sym] == nil {
		f.DeclareScalar(sym)
	}
	f.SetVariable(sym, f.Load(f.Gep(list, build.I64(int64(n)))))
}
