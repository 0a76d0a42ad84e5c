package build_test

import (
	"strings"
	"testing"

	"dhpfgo/codegen/build"
	"dhpfgo/ir"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// body is the code of a function of two integers that returns what make builds of them.
func body(make func(b *build.Builder, x, y value.Value) value.Value) string {
	x, y := llvm.NewParam("x", types.I64), llvm.NewParam("y", types.I64)
	fn := llvm.NewModule().NewFunc("f", types.I64, x, y)
	b := build.NewBuilder(fn, false)
	b.Ret(make(b, x, y))
	b.Finish()
	lines := strings.Split(fn.LLString(), "\n")
	return strings.TrimSpace(strings.Join(lines[5:len(lines)-1], "\n"))
}

// TestFolding wants no instruction for what is known: constants are computed, zeros and ones leave the other operand.
func TestFolding(t *testing.T) {
	for _, c := range []struct {
		name, want string
		make       func(b *build.Builder, x, y value.Value) value.Value
	}{
		{"constants", "ret i64 7", func(b *build.Builder, x, y value.Value) value.Value { return b.Plus(build.I64(3), build.I64(4)) }},
		{"zero", "ret i64 %x", func(b *build.Builder, x, y value.Value) value.Value {
			return b.Minus(b.Plus(build.I64(0), x), build.I64(0))
		}},
		{"one", "ret i64 %y", func(b *build.Builder, x, y value.Value) value.Value { return b.Times(y, build.I64(1)) }},
		{"neither", "add nsw i64 %x, %y", func(b *build.Builder, x, y value.Value) value.Value { return b.Plus(x, y) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := body(c.make)
			if !strings.Contains(got, c.want) {
				t.Errorf("got %s, want %s", got, c.want)
			}
			if strings.HasPrefix(c.want, "ret") && strings.Count(got, "\n") > 0 {
				t.Errorf("more than a return: %s", got)
			}
		})
	}
}

// TestMemoryTypes wants the types of Fortran values in memory, and the bytes that they take.
func TestMemoryTypes(t *testing.T) {
	point := &ir.DerivedType{Name: "point", Components: []*ir.Component{{Name: "n", Type: ir.Int4}, {Name: "x", Type: ir.Real8}}}
	for _, c := range []struct {
		t     ir.Type
		want  string
		bytes int64
	}{
		{ir.Int4, "i32", 4},
		{ir.Real8, "double", 8},
		{ir.Log4, "i32", 4},
		{ir.Type{Base: ir.Complex, Kind: 4}, "{ float, float }", 8},
		{ir.Type{Base: ir.Character, Kind: 1, Len: 5}, "[5 x i8]", 5},
		{ir.Type{Base: ir.Derived, Derived: point}, "", 16},
	} {
		if got := build.MemoryType(c.t).LLString(); c.want != "" && got != c.want {
			t.Errorf("%s is %s in memory, want %s", c.t, got, c.want)
		}
		if got := build.SizeOf(c.t); got != c.bytes {
			t.Errorf("%s takes %d bytes, want %d", c.t, got, c.bytes)
		}
	}
}

// TestDescriptor wants the size of gfortran's descriptors: 40 bytes and 24 for each dimension.
func TestDescriptor(t *testing.T) {
	for rank, want := range []string{"[0 x", "[1 x", "[2 x"} {
		if got := build.DescriptorType(rank).LLString(); !strings.Contains(got, want) {
			t.Errorf("rank %d: %s", rank, got)
		}
	}
}
