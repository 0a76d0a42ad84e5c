package codegen

import (
	"strings"
	"testing"

	"dhpfgo/ir"
)

// TestManyLoops wants unrolling to be forbidden in a procedure with very many loops, and nowhere else.
func TestManyLoops(t *testing.T) {
	for _, count := range []int{manyLoops, manyLoops + 1} {
		p := newProgram()
		i, s, x := p.scalar("i", ir.Int4), p.scalar("s", ir.Real8), p.scalar("x", ir.Real8)
		loop := p.do(i, num(1), num(9), p.set(val(s), val(x)))
		for range count {
			p.add(loop)
		}
		if got := strings.Contains(Text(p.program(), Options{}), "llvm.loop.unroll.disable"); got != (count > manyLoops) {
			t.Errorf("%d loops: unrolling is forbidden: %v", count, got)
		}
	}
}
