package codegen

import (
	"strings"
	"testing"

	"dhpfgo/ir"
)

// TestLoopsOverTables wants short loops that compute with tables to become vectors before they are unrolled, but no sums, no shorter or
// longer loops, and none without tables.
func TestLoopsOverTables(t *testing.T) {
	for _, c := range []struct {
		name          string
		count         int64
		parallel      bool
		table, summed bool
		want          int
	}{
		{"table", 9, true, true, false, 1},
		{"shorter than a vector", 5, true, true, false, 0},
		{"long", 100, true, true, false, 0},
		{"recurrence", 9, false, true, false, 0},
		{"no table", 9, true, false, false, 0},
		{"sum", 9, true, true, true, 0},
	} {
		p := newProgram()
		a, w := p.array("a", ir.Real8, upTo(100)), p.array("w", ir.Real8, upTo(100))
		if c.table {
			w.Storage = ir.Static
			for range 100 {
				w.InitElems = append(w.InitElems, real8(0).(*ir.Const))
			}
		}
		i, s := p.scalar("i", ir.Int4), p.scalar("s", ir.Real8)
		var lhs ir.Expr = elem(a, val(i))
		if c.summed {
			lhs = val(s)
		}
		d := p.do(i, num(1), num(c.count), p.set(lhs, plus(ir.CloneExpr(lhs), elem(w, val(i)))))
		d.Parallel = c.parallel
		p.add(d)
		text := Text(p.program(), Options{})
		for _, field := range []string{`!"llvm.loop.unroll.disable"`, `!"llvm.loop.vectorize.followup_all"`} {
			if got := strings.Count(text, field); got != c.want {
				t.Errorf("%s: %d loops with %s, want %d", c.name, got, field, c.want)
			}
		}
	}
}
