package codegen

import (
	"strings"
	"testing"

	"dhpfgo/ir"
)

// TestOnlyReductionsAreReordered looks for the freedom to reorder in the text of modules.
func TestOnlyReductionsAreReordered(t *testing.T) {
	for _, c := range []struct {
		name string
		body func(p *program, s, x ir.Expr) []ir.Stmt
		want bool
	}{
		{"sum", func(p *program, s, x ir.Expr) []ir.Stmt {
			return []ir.Stmt{p.set(s, plus(s, x))}
		}, true},
		{"difference and sum", func(p *program, s, x ir.Expr) []ir.Stmt {
			return []ir.Stmt{p.set(s, minus(plus(s, x), x))}
		}, true},
		{"used elsewhere", func(p *program, s, x ir.Expr) []ir.Stmt {
			return []ir.Stmt{p.set(s, plus(s, x)), p.set(x, times(s, x))}
		}, false},
		{"twice in its own update", func(p *program, s, x ir.Expr) []ir.Stmt {
			return []ir.Stmt{p.set(s, plus(s, times(s, x)))}
		}, false},
		{"subtracted from something", func(p *program, s, x ir.Expr) []ir.Stmt {
			return []ir.Stmt{p.set(s, minus(x, s))}
		}, false},
	} {
		p := newProgram()
		i, s, x := p.scalar("i", ir.Int4), p.scalar("s", ir.Real8), p.scalar("x", ir.Real8)
		p.add(p.set(val(s), plus(val(s), val(x))))
		p.add(p.do(i, num(1), num(9), c.body(p, val(s), val(x))...))
		if got := strings.Contains(Text(p.program(), Options{Reassociate: true}), "reassoc"); got != c.want {
			t.Errorf("%s: reordered %v, want %v", c.name, got, c.want)
		}
	}
}

// TestExtremaAreAlwaysReordered: the order of sums is free only with the option, that of extrema always.
func TestExtremaAreAlwaysReordered(t *testing.T) {
	p := newProgram()
	i, s, x := p.scalar("i", ir.Int4), p.scalar("s", ir.Real8), p.scalar("x", ir.Real8)
	most := &ir.Call{Fn: "max", Args: []ir.Expr{val(s), val(x)}, T: ir.Real8}
	p.add(p.do(i, num(1), num(9), p.set(val(s), most)))
	p.add(p.do(i, num(1), num(9), p.set(val(x), plus(val(x), val(s)))))
	text := Text(p.program(), Options{})
	if !strings.Contains(text, "fcmp nnan nsz") || strings.Contains(text, "reassoc") {
		t.Error("an extremum has no freedom, or a sum has:", text)
	}
}
