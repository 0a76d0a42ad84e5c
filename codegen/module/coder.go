package module

import (
	"dhpfgo/codegen/build"
	"dhpfgo/diag"
	"dhpfgo/pgasrt/abi"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Coder makes code of values alone: instructions and calls of the runtime.
type Coder struct {
	*Module
	*build.Builder
	Pos diag.Span // of the statement being made
}

// NewCoder begins the code of a function.
func (g *Module) NewCoder(fn *llvm.Func) *Coder {
	return &Coder{Module: g, Builder: build.NewBuilder(fn, g.Opt.Contract)}
}

// CopyBytes copies n bytes, which may overlap those that they replace.
func (c *Coder) CopyBytes(to, from, n value.Value) {
	move := c.DeclareFunc("llvm.memmove.p0i8.p0i8.i64", types.Void, build.BytePtr, build.BytePtr, types.I64, types.I1)
	c.Call(move, c.Cast(to, build.BytePtr), c.Cast(from, build.BytePtr), n, constant.NewBool(false))
}

// FailIf ends the run when cond holds.
func (c *Coder) FailIf(cond value.Value, message string) {
	c.ColdExit(cond, func() { c.CallRuntime("hpf_fail", c.Position(c.Pos), c.Text(message)) })
}

// LoadField loads element k of a field of a runtime struct.
func (c *Coder) LoadField(memory value.Value, s abi.Struct, name string, k int) value.Value {
	return c.Load(c.Field(memory, int64(s.FieldIndex(name)), int64(k)))
}
