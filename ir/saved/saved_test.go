package saved

import (
	"math"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// sample is a program with what is hard to write: cycles, shared values, loops that are left, numbers without decimal text.
func sample() *ir.Program {
	f := diag.NewFile("p.f90", []byte("program p\n\tx = 1\r\nend"))
	at := func(start, end int) diag.Span { return diag.Span{File: f, Start: start, End: end} }
	family := &ir.DerivedType{Name: "t", ID: 3}
	family.Components = []*ir.Component{{Name: "next", Type: ir.Type{Base: ir.Derived, Derived: family}, Pointer: true}}
	x := &ir.Symbol{Name: "x", Pos: at(11, 12), Type: ir.Real8, Decl: "not written"}
	same := &ir.Symbol{Name: "x", Type: ir.Type{Base: ir.Character, Len: -1}, Made: true}
	of := &ir.Symbol{Name: "i%1", Type: ir.Type{Base: ir.Derived, Derived: family}}
	proc := &ir.Procedure{Name: "s", Kept: map[*ir.Symbol]ir.Expr{same: &ir.Var{Sym: x}, x: &ir.Const{T: ir.Int4, I: -7}},
		Effects: &ir.Effects{Reads: map[any]bool{ir.Pointed{}: true, x: true}, Args: []ir.ArgEffect{{Read: true}}}}
	loop := &ir.While{}
	loop.Body = []ir.Stmt{&ir.Jump{Exit: true, Loop: loop}}
	value := &ir.Binary{Op: ir.Sub, X: &ir.Const{T: ir.Real8, R: math.Copysign(0, -1)}, Y: &ir.Const{T: ir.Real8, R: math.NaN()}, T: ir.Real8}
	return &ir.Program{File: f, Units: []*ir.Unit{{Name: "p", Proc: proc, Symbols: []*ir.Symbol{x, same, of}, Body: []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: at(11, 16)}, LHS: &ir.Var{Sym: x}, RHS: value}, loop,
	}, Entry: []ir.Stmt{}}}}
}

func TestReadWhatWasWritten(t *testing.T) {
	p := sample()
	text := Write(p)
	var back ir.Program
	if err := Read(text, KindsOf(), &back); err != nil {
		t.Fatal(err, "\n", text)
	}
	if again := Write(&back); again != text {
		t.Errorf("written\n%s\nread back, and written again\n%s", text, again)
	}
	u := back.Units[0]
	assign, loop := u.Body[0].(*ir.Assign), u.Body[1].(*ir.While)
	value := assign.RHS.(*ir.Binary)
	for what, ok := range map[string]bool{
		"one variable":          assign.LHS.(*ir.Var).Sym == u.Symbols[0],
		"two of one name":       u.Symbols[0] != u.Symbols[1] && u.Symbols[1].Name == "x",
		"a type in itself":      u.Symbols[2].Type.Derived.Components[0].Type.Derived == u.Symbols[2].Type.Derived,
		"the loop that is left": loop.Body[0].(*ir.Jump).Loop == ir.Stmt(loop),
		"a name by the type":    value.Op == ir.Sub,
		"a length":              u.Symbols[1].Type == ir.Type{Base: ir.Character, Len: -1},
		"minus zero":            math.Signbit(value.X.(*ir.Const).R),
		"not a number":          math.IsNaN(value.Y.(*ir.Const).R),
		"a map of variables":    u.Proc.Kept[u.Symbols[0]].(*ir.Const).I == -7,
		"a map of any keys":     u.Proc.Effects.Reads[ir.Pointed{}] && u.Proc.Effects.Reads[u.Symbols[0]],
		"an empty list":         u.Entry != nil,
		"an absent list":        u.Layouts == nil,
		"a place in the source": assign.Pos.Text() == "x = 1" && assign.Pos.File == back.File,
		"no word of others":     u.Symbols[0].Decl == nil,
	} {
		if !ok {
			t.Errorf("%s is lost:\n%s", what, text)
		}
	}
}

// TestOrderOfMaps writes a program often: maps have no order, the text has one.
func TestOrderOfMaps(t *testing.T) {
	text := Write(sample())
	for range 50 {
		if other := Write(sample()); other != text {
			t.Fatalf("the text changes:\n%s\n%s", text, other)
		}
	}
}

func TestUnreadable(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"program p\nend\n", "line 1 of the saved program: the first line must be ! dhpfgo saved"},
		{"{Units: [{Name: p}]}", `line 2 of the saved program: a text in quotes`},
		{"{\nUnits: [{Nam: \"p\"}]}", `line 3 of the saved program: a Unit has no field "Nam"`},
		{`{Units: [{Body: [Assing{}]}]}`, `no kind of node "Assing"`},
		{`{Units: [{Symbols: [#x]}]}`, `no value has the label #x so far`},
		{`{Units: [{Symbols: [#x={} #x={}]}]}`, `the label #x stands for two values`},
		{`{Units: [{Symbols: [#x={}] Layouts: [#x]}]}`, `a *ir.Symbol cannot stand where a *ir.Layout does`},
		{`{Units: [{Pos: @3:1+2}]}`, `there is no source file 0`},
		{`{Units: [{Pos: @3+2}]}`, `@3+2 is not a place`},
		{`{Units: [{Pos: here}]}`, `a place @LINE:COLUMN+BYTES expected instead of "here"`},
		{`{File: file 2}`, `there is no source file 2`},
		{`{Units: [{Symbols: [{Type: reel(4)}]}]}`, `"reel" is no type`},
		{`{Units: [{Symbols: [{Type: real(x)}]}]}`, `"x" is not a number`},
		{`{Units: [{Symbols: [{Made: yes}]}]}`, `"yes" is neither true nor false`},
		{`{Units: [{Body: [Assign{RHS: Binary{Op: "?"}}]}]}`, `"?" is no value of ir.Op`},
		{`{Units: [{Body: [Assign{RHS: Const{R: 1.0.0}}]}]}`, `"1.0.0" is not a number`},
		{`{Units: [`, `{ expected before ""`},
		{`{} {}`, `stands after the program`},
		{"file \"x\"\n{}", `a source file has the form`},
		{"file \"x\" 2\n|a\nb\n{}", `a line of "x" begins with |`},
	} {
		text := c.text
		if !strings.HasPrefix(text, "program") {
			text = magic + "\n" + text
		}
		err := Read(text, KindsOf(), &ir.Program{})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.text, err, c.want)
		}
	}
}
