package sem

import (
	"math/rand"
	"reflect"
	"runtime/debug"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// TestMutations checks that damaged programs never stop the checker, and that it accepts only what Verify accepts.
func TestMutations(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for _, dir := range []string{"good", "rules"} {
		for _, name := range sources(t, dir) {
			lines := strings.Split(readFile(t, name), "\n")
			for range 60 {
				tryText(t, mutate(r, lines))
			}
		}
	}
}

// mutate drops, doubles and swaps lines, and exchanges words between them.
func mutate(r *rand.Rand, lines []string) string {
	out := append([]string(nil), lines...)
	for range 1 + r.Intn(3) {
		i, j := r.Intn(len(out)), r.Intn(len(out))
		switch r.Intn(4) {
		case 0:
			out[i] = ""
		case 1:
			out[i], out[j] = out[j], out[i]
		case 2:
			out[i] = out[j]
		default:
			a, b := strings.Fields(out[i]), strings.Fields(out[j])
			if len(a) > 0 && len(b) > 0 {
				out[i] = strings.Replace(out[i], a[r.Intn(len(a))], b[r.Intn(len(b))], 1)
			}
		}
	}
	return strings.Join(out, "\n")
}

func tryText(t *testing.T, text string) {
	t.Helper()
	defer func() {
		if p := recover(); p != nil {
			t.Fatalf("%v in\n%s\n%s", p, text, debug.Stack())
		}
	}()
	p, bag := checkText("mutant.f90", text)
	if bag.HasErrors() {
		return
	}
	if err := ir.Verify(p, ir.Scalar); err != nil {
		t.Errorf("%v in\n%s", err, text)
	}
}

// TestEmptyNodes checks trees that no parser makes: every node with all parts missing.
func TestEmptyNodes(t *testing.T) {
	base := parse.Base{}
	name := &parse.Name{Ident: "x"}
	exprs := []parse.Expr{nil, &parse.Name{}, &parse.IntLit{}, &parse.RealLit{}, &parse.LogicalLit{}, &parse.StringLit{}, &parse.ComplexLit{},
		&parse.Ref{}, &parse.Ref{Name: "sum"}, &parse.Ref{Name: "max", Args: []parse.Arg{{}}}, &parse.Component{}, &parse.Substring{},
		&parse.Unary{}, &parse.Binary{}, &parse.Paren{}, &parse.ArrayCons{}, &parse.ImpliedDo{}, &parse.AnyLen{}, name}
	for n := range intrinsics {
		exprs = append(exprs, &parse.Ref{Name: n}, &parse.Ref{Name: n, Args: []parse.Arg{{}, {Section: true}}},
			&parse.Ref{Name: n, Args: []parse.Arg{{Value: name}, {Keyword: "kind"}}})
	}
	for _, x := range exprs {
		body := []parse.Stmt{&parse.Assign{Base: base, LHS: x, RHS: x}, &parse.If{Branches: []parse.Branch{{Cond: x}, {Cond: x}}}, &parse.If{},
			&parse.Do{While: x}, &parse.Do{Var: parse.Ident{Name: "i"}, Lo: x, Hi: x, Step: x}, &parse.Do{Directives: []parse.Stmt{&parse.Independent{}}},
			&parse.Forall{}, &parse.Forall{Concurrent: true, Mask: x}, &parse.Forall{Indices: []parse.ForallIndex{{Lo: x, Hi: x}}, Mask: x},
			&parse.Where{}, &parse.Where{Branches: []parse.Branch{{Cond: x, Body: []parse.Stmt{nil, &parse.Assign{}}}}}, &parse.Jump{}, &parse.Stop{Code: x},
			&parse.Call{Args: []parse.Arg{{Value: x}}}, &parse.Print{Unit: x, Format: x, Items: []parse.Expr{x}}, &parse.Read{Items: []parse.Expr{x}},
			&parse.Allocate{Objects: []parse.Entity{{}}}, &parse.Deallocate{Objects: []parse.Expr{x}}, &parse.Goto{}, &parse.Format{},
			&parse.Call{Name: parse.Ident{Name: "cpu_time"}, Args: []parse.Arg{{Value: x}}}, &parse.HPFUnsupported{}, &parse.Return{}, nil}
		decls := []parse.Stmt{&parse.TypeDecl{Type: parse.TypeSpec{Name: "real", Kind: x}, Entities: []parse.Entity{{Ident: parse.Ident{Name: "a"}, Init: x, Dims: []parse.Dim{{Lo: x, Hi: x}}}}},
			&parse.TypeDecl{}, &parse.AttrDecl{Entities: []parse.Entity{{}}}, &parse.ParameterDecl{Entities: []parse.Entity{{Init: x}}}, &parse.ImplicitDecl{Rules: []parse.ImplicitRule{{}}},
			&parse.Processors{Entities: []parse.Entity{{Ident: parse.Ident{Name: "p"}, Dims: []parse.Dim{{Hi: x}}}}}, &parse.Template{Entities: []parse.Entity{{}}},
			&parse.Distribute{Formats: []parse.DistFormat{{}}, Names: []parse.Ident{{Name: "a"}}}, &parse.Shadow{Names: []parse.Ident{{Name: "a"}}, Widths: []parse.ShadowWidth{{Lo: x, Hi: x}}},
			&parse.Align{Names: []parse.Ident{{Name: "a"}}, Target: parse.Ident{Name: "a"}, Subs: []parse.Arg{{Value: x}}, Sources: [][]parse.AlignDummy{{{Name: "i"}}}}}
		for _, s := range append(decls, body...) {
			tryTree(t, decls[:1], s)
		}
	}
}

func tryTree(t *testing.T, decls []parse.Stmt, s parse.Stmt) {
	t.Helper()
	defer func() {
		if p := recover(); p != nil {
			t.Fatalf("%v for an empty %v\n%s", p, reflect.TypeOf(s), debug.Stack())
		}
	}()
	src := diag.NewFile("empty.f90", nil)
	unit := &parse.Unit{Name: "main", Decls: append(append([]parse.Stmt(nil), decls...), s), Body: []parse.Stmt{s}}
	Check(&parse.File{Source: src, Units: []*parse.Unit{unit}}, lower.Now{}, &diag.Bag{})
}
