package build

import (
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// BytesOfChars is the number of bytes of n characters of a type.
func BytesOfChars(b *Builder, t ir.Type, n value.Value) value.Value {
	if t.CharBytes() == 1 {
		return n
	}
	return b.Times(n, I64(t.CharBytes()))
}

// CharType is the type of one character in memory.
func CharType(t ir.Type) *types.IntType { return types.NewInt(uint64(8 * t.CharBytes())) }

// ForChars is the name of a function of gfortran's library for characters of a kind.
func ForChars(name string, t ir.Type) string {
	if t.CharBytes() > 1 {
		return name + "_char4"
	}
	return name
}
