package specialise

import (
	"testing"

	"dhpfgo/ir"
)

// TestCalledAlike passes procedures for a dummy procedure whose interface is known: one that is alike, and those that differ from it in
// one thing.
func TestCalledAlike(t *testing.T) {
	wanted := &ir.Procedure{Explicit: true, Dummies: []*ir.Symbol{{Name: "a", Dims: make([]ir.Dim, 1)}, {Name: "b"}}}
	for _, c := range []struct {
		what   string
		alike  bool
		change func(d *ir.Symbol, p *ir.Procedure)
	}{
		{"nothing", true, func(*ir.Symbol, *ir.Procedure) {}},
		{"another name of an argument", true, func(_ *ir.Symbol, p *ir.Procedure) { p.Dummies[0].Name = "c" }},
		{"a procedure that is not compiled here", false, func(_ *ir.Symbol, p *ir.Procedure) { p.Unit = nil }},
		{"a variable", false, func(d *ir.Symbol, _ *ir.Procedure) { d.Proc = nil }},
		{"an optional procedure", false, func(d *ir.Symbol, _ *ir.Procedure) { d.Optional = true }},
		{"a pointer", false, func(d *ir.Symbol, _ *ir.Procedure) { d.Pointer = true }},
		{"an implicit interface", false, func(d *ir.Symbol, _ *ir.Procedure) { d.Proc.Explicit = false }},
		{"an argument less", false, func(_ *ir.Symbol, p *ir.Procedure) { p.Dummies = p.Dummies[:1] }},
		{"an argument more", false, func(d *ir.Symbol, _ *ir.Procedure) { d.Proc.Dummies = d.Proc.Dummies[:1] }},
		{"extents", false, func(_ *ir.Symbol, p *ir.Procedure) { p.Dummies[0].Size++ }},
		{"rank", false, func(_ *ir.Symbol, p *ir.Procedure) { p.Dummies[0].Dims = nil }},
		{"OPTIONAL", false, func(_ *ir.Symbol, p *ir.Procedure) { p.Dummies[1].Optional = true }},
		{"VALUE", false, func(_ *ir.Symbol, p *ir.Procedure) { p.Dummies[1].ByValue = true }},
		{"POINTER", false, func(_ *ir.Symbol, p *ir.Procedure) { p.Dummies[1].Pointer = true }},
		{"ALLOCATABLE", false, func(_ *ir.Symbol, p *ir.Procedure) { p.Dummies[0].Allocatable = true }},
	} {
		expected := copied(wanted)
		d, p := &ir.Symbol{Name: "f", Proc: expected}, copied(wanted)
		p.Unit = &ir.Unit{}
		c.change(d, p)
		if isCalledAlike(d, p) != c.alike {
			t.Errorf("%s: called alike is %v", c.what, !c.alike)
		}
	}
	if isCalledAlike(&ir.Symbol{Proc: wanted}, nil) {
		t.Error("no procedure is called alike")
	}
}

// copied is a procedure with dummy arguments of its own.
func copied(p *ir.Procedure) *ir.Procedure {
	out := *p
	out.Dummies = nil
	for _, d := range p.Dummies {
		d := *d
		out.Dummies = append(out.Dummies, &d)
	}
	return &out
}
