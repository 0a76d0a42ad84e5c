package debug

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
)

// TestInfo describes a unit with a scalar and two arrays, and looks for what DWARF says of each; a type and a place are
// described once.
func TestInfo(t *testing.T) {
	m := llvm.NewModule()
	file := diag.NewFile("dir/test.f90", []byte("program p\n  integer :: k, a(0:3,2), b(:)\nend\n"))
	pos := diag.Span{File: file, Start: 23, End: 24}
	d := New(m, file, true)
	fn := m.NewFunc("main", types.Void)
	fn.NewBlock("entry").NewRet(nil)
	scope := d.Subprogram(fn, &ir.Unit{Name: "p", Pos: diag.Span{File: file, Start: 8, End: 9}})
	number := ir.Type{Base: ir.Integer, Kind: 4}
	d.Local(&ir.Symbol{Name: "k", Pos: pos}, scope, d.BasicType(number))
	a := m.NewGlobal("a", types.I32)
	d.Global(&ir.Symbol{Name: "a", Pos: pos}, a, scope, d.ArrayType(number, []Bounds{{0, 3}, {1, 2}}))
	d.Local(&ir.Symbol{Name: "b", Pos: pos}, scope, d.DynamicType(&ir.Symbol{Type: number, Dims: make([]ir.Dim, 1)}))
	d.Local(&ir.Symbol{Name: "q", Pos: pos}, scope, d.DynamicType(&ir.Symbol{Type: number, Dims: make([]ir.Dim, 1), Pointer: true}))
	if first := d.Location(scope, pos); d.Location(scope, pos) != first {
		t.Error("a place is described twice")
	}
	text := m.String()
	for want, times := range map[string]int{
		`!DIFile(filename: "test.f90", directory: "`: 1,
		`!DISubprogram(name: "p"`:                    1,
		`linkageName: "main"`:                        1,
		`spFlags: DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram`:                1,
		`!DIBasicType(tag: DW_TAG_base_type, name: "integer", size: 32, encoding: DW_ATE_signed)`: 1,
		`!DILocalVariable(name: "k"`:                1,
		`!DISubrange(lowerBound: 0, upperBound: 3)`: 1,
		`!DISubrange(lowerBound: 1, upperBound: 2)`: 1,
		`size: 256`:                   1,
		`!DIGlobalVariable(name: "a"`: 1,
		`lowerBound: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8, DW_OP_deref)`: 2,
		`allocated: !DIExpression(`:         1,
		`associated: !DIExpression(`:        1,
		`!DILocation(line: 2, column: 14, `: 1,
		`!"Dwarf Version", i32 4`:           1,
	} {
		if n := strings.Count(text, want); n != times {
			t.Errorf("%d times %s, want %d", n, want, times)
		}
	}
	if t.Failed() {
		t.Log(text)
	}
	if len(a.Metadata) != 1 || len(fn.Metadata) != 1 {
		t.Error("the variable or the function has no description")
	}
}
