package module

import (
	"dhpfgo/codegen/build"
	"dhpfgo/diag"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/value"
)

// Coder makes code of values alone: instructions and calls of the runtime.
type Coder struct {
	*Module
	*build.Builder
	Pos diag.Span // of the statement being made
}

// FailIf ends the run when cond holds.
func (c *Coder) FailIf(cond value.Value, message string) {
	c.ColdExit(cond, func() { c.CallRuntime("hpf_fail", c.Position(c.Pos), c.Text(message)) })
}

// LoadField loads element k of a field of a runtime struct.
func (c *Coder) LoadField(memory value.Value, s abi.Struct, name string, k int) value.Value {
	return c.Load(c.Field(memory, int64(s.FieldIndex(name)), int64(k)))
}
