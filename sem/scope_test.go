package sem

import (
	"testing"

	"dhpfgo/ir"
)

// TestLookup finds names in a BLOCK, in the unit around it and in the host of that; what a unit takes from its host is captured.
func TestLookup(t *testing.T) {
	named := func(names ...string) scope {
		s := scope{names: map[string]*entity{}}
		for _, n := range names {
			s.names[n] = &entity{name: n, sym: &ir.Symbol{Name: n}}
		}
		return s
	}
	host := &checker{scope: named("a", "b", "c")}
	unit := &checker{scope: named("a", "b")}
	block := &checker{scope: named("a")}
	unit.host, block.host, block.around = host, host, unit
	for name, want := range map[string]*checker{"a": block, "b": unit, "c": host} {
		if e := block.lookup(name); e == nil || e != want.names[name] {
			t.Errorf("%s is another one", name)
		}
	}
	if block.lookup("d") != nil {
		t.Error("nobody declares d")
	}
	if unit.names["b"].captured || !host.names["c"].captured || !host.names["c"].sym.Captured || host.names["a"].captured {
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
