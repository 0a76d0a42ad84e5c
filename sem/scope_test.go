package sem

import (
	"testing"

	"dhpfgo/ir"
	"dhpfgo/sem/names"
)

// TestLookup finds names in a BLOCK, in the unit around it and in the host of that; what a unit takes from its host is captured.
func TestLookup(t *testing.T) {
	named := func(list ...string) scope {
		s := scope{names: map[string]*names.Entity{}}
		for _, n := range list {
			s.names[n] = &names.Entity{Name: n, Storage: names.Storage{Sym: &ir.Symbol{Name: n}}}
		}
		return s
	}
	host := &checker{scope: named("a", "b", "c")}
	unit := &checker{scope: named("a", "b")}
	block := &checker{scope: named("a")}
	unit.host, block.host, block.around = host, host, unit
	for name, want := range map[string]*checker{"a": block, "b": unit, "c": host} {
		if e := block.Lookup(name); e == nil || e != want.names[name] {
			t.Errorf("%s is another one", name)
		}
	}
	if block.Lookup("d") != nil {
		t.Error("nobody declares d")
	}
	if unit.names["b"].Captured || !host.names["c"].Captured || !host.names["c"].Sym.Captured || host.names["a"].Captured {
		t.Error("c is captured, and nothing else")
	}
}

// TestPublic has PUBLIC and PRIVATE with and without names.
func TestPublic(t *testing.T) {
	s := scope{access: map[string]string{"a": "private", "b": "public"}}
	for _, private := range []bool{false, true} {
		s.privateDefault = private
		if s.isPublic("a") || !s.isPublic("b") || s.isPublic("c") == private {
			t.Errorf("with the default %v: %v %v %v", private, s.isPublic("a"), s.isPublic("b"), s.isPublic("c"))
		}
	}
}
