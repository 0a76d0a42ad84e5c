package ir_test

import (
	"testing"

	"dhpfgo/ir"
)

// TestWrittenArguments looks at what each statement that sets a whole variable tells of the dummy argument that it sets, and of the one that
// it reads.
func TestWrittenArguments(t *testing.T) {
	set, read := &ir.Symbol{Name: "set"}, &ir.Symbol{Name: "read"}
	name := func(s *ir.Symbol) *ir.Var { return &ir.Var{Sym: s} }
	for _, st := range []ir.Stmt{
		&ir.Assign{LHS: name(set), RHS: name(read)},
		&ir.Do{Var: set, Lo: name(read), Hi: name(read)},
		&ir.CopyArray{To: set, From: read},
		&ir.GatherAll{Into: set, From: read},
		&ir.Combine{Into: set, From: read},
		&ir.PutStep{Puts: ir.Puts{Sym: set}, Home: &ir.Elem{Sym: read, Subs: []ir.Expr{name(read)}}},
		&ir.Borrow{Into: []*ir.Symbol{read}, From: []*ir.Symbol{set}, Flag: name(set)},
		&ir.Agree{Vars: []*ir.Symbol{set, read}},
		&ir.Redistribute{Layout: &ir.Layout{}, Arrays: []*ir.Symbol{set, read}},
		&ir.Reset{Var: name(set)},
	} {
		p := &ir.Procedure{Dummies: []*ir.Symbol{set, read}}
		p.Unit = &ir.Unit{Name: "p", Proc: p, Body: []ir.Stmt{st}}
		ir.FindEffects(&ir.Program{Units: []*ir.Unit{p.Unit}})
		if !p.Effects.Arg(0).Written {
			t.Errorf("%T sets nothing", st)
		}
		if _, none := st.(*ir.Reset); p.Effects.Arg(1).Read == none {
			t.Errorf("%T: read is %v", st, !none)
		}
	}
}
