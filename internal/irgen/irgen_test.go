package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCurrent holds the methods in the tree against the declarations.
func TestCurrent(t *testing.T) {
	for _, dir := range []string{"ir", "sem/versions", "partition/spmd"} {
		if err := run(filepath.Join("..", "..", dir), true); err != nil {
			t.Error(err)
		}
	}
}

const declarations = `package x

type At struct{ Pos Span }

// Pair is a part.
//
//ir:part
type Pair struct {
	A Expr ` + "`ir:\"same\"`" + `
	B *Symbol
}

type Sum struct {
	Pos  Span
	Args []Expr
	Name string
	F    float64
}

func (s *Sum) Type() Type { return s.T }

type Both struct {
	At
	To    Expr ` + "`ir:\"def\"`" + `
	Pairs []Pair
	Body  []Stmt
	Seen  bool ` + "`ir:\"fact\"`" + `
}
`

func TestGenerate(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "x.go"), []byte(strings.Replace(declarations, "package x", "package ir", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	files, err := Generate(dir)
	if err != nil {
		t.Fatal(err)
	}
	text := files["x_gen.go"]
	for _, want := range []string{
		"func (x *Sum) EachExpr(r Role, f func(Expr, Role)) {\n\tfor _, e := range x.Args {\n\t\tf(e, Use)\n\t}\n}",
		"func (x *Both) EachExpr(r Role, f func(Expr, Role)) {\n\tf(x.To, Def)\n\tfor i := range x.Pairs {\n\t\tx.Pairs[i].EachExpr(Use, f)\n\t}\n}",
		"func (x *Pair) EachExpr(r Role, f func(Expr, Role)) {\n\tf(x.A, r)\n}",
		"func (x *Both) EachBlock(f func([]Stmt)) {\n\tfor i := range x.Pairs {\n\t\tx.Pairs[i].EachBlock(f)\n\t}\n\tf(x.Body)\n}",
		"func (x *Sum) EachBlock(f func([]Stmt)) {}",
		"math.Float64bits(x.F) == math.Float64bits(y.F)",
		"c.Pairs[i] = *x.Pairs[i].Rewritten(m, Use)",
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("missing:\n%s", want)
		}
	}
	if strings.Contains(string(text), "Seen") {
		t.Error("a fact is compared")
	}
}
