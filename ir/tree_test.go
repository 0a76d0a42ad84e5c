package ir_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/sem"
)

// programs checks the programs of testdata, so that nodes of all kinds are seen in the company that they keep.
func programs(t *testing.T) map[string]*ir.Program {
	t.Helper()
	out := map[string]*ir.Program{}
	for _, dir := range []string{"hpf", "lang", "programs", "fixedbugs"} {
		files, _ := filepath.Glob("../testdata/" + dir + "/*")
		for _, name := range files {
			if p := check(t, name); p != nil {
				out[filepath.Base(name)] = p
			}
		}
	}
	if len(out) < 300 {
		t.Fatalf("only %d programs", len(out))
	}
	return out
}

func check(t *testing.T, name string) *ir.Program {
	t.Helper()
	if ext := filepath.Ext(name); ext != ".f" && ext != ".hpf" && ext != ".f90" {
		return nil
	}
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	bag := &diag.Bag{}
	p := sem.Check(parse.Parse(diag.NewFile(filepath.Base(name), text), bag), lower.Now{}, bag)
	if bag.HasErrors() {
		return nil // it needs other files
	}
	return p
}

// TestCopiesAreEqualAndApart copies the statements of all programs: the copy is the same program, and no statement or expression
// of it is one of the original.
func TestCopiesAreEqualAndApart(t *testing.T) {
	for name, p := range programs(t) {
		for _, u := range p.Units {
			copied := ir.CopyBody(u.Body, nil, nil)
			if !ir.EqualBodies(u.Body, copied) {
				t.Errorf("%s: the copy of unit %s differs", name, u.Name)
			}
			nodes := map[ir.Node]bool{}
			eachNode(u.Body, func(n ir.Node) { nodes[n] = true })
			eachNode(copied, func(n ir.Node) {
				if nodes[n] {
					t.Errorf("%s: the copy of unit %s shares %T at %s", name, u.Name, n, n.Span())
				}
			})
		}
	}
}

func eachNode(body []ir.Stmt, f func(ir.Node)) {
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		f(s)
		s.EachExpr(ir.Use, func(e ir.Expr, r ir.Role) {
			ir.WalkRoles(e, r, func(x ir.Expr, _ ir.Role) { f(x) })
		})
		return true
	})
}

// TestChangesAreSeen changes one thing in each expression of the programs: a variable, or a constant. The result is another
// expression, whose printed text may be the same; without a change it is the expression itself.
func TestChangesAreSeen(t *testing.T) {
	other := &ir.Symbol{Name: "other", Type: ir.Int4}
	changes := 0
	for name, p := range programs(t) {
		for _, u := range p.Units {
			eachNode(u.Body, func(n ir.Node) {
				e, ok := n.(ir.Expr)
				if !ok {
					return
				}
				if ir.MapExpr(e, func(x ir.Expr) ir.Expr { return x }) != e {
					t.Errorf("%s: %s is copied without need", name, ir.ExprString(e))
				}
				done := false
				changed := ir.MapExpr(e, func(x ir.Expr) ir.Expr {
					switch x := x.(type) {
					case *ir.Var:
						done = true
						return &ir.Var{Pos: x.Pos, Sym: other}
					case *ir.Const:
						done = true
						c := *x
						c.I, c.S, c.Im = c.I+1, c.S+"x", c.Im+1
						return &c
					}
					return x
				})
				if done && !kept(e) && ir.Equal(e, changed) {
					t.Errorf("%s: %s and %s are taken for equal", name, ir.ExprString(e), ir.ExprString(changed))
				}
				if done {
					changes++
				}
			})
		}
	}
	if changes < 10000 {
		t.Errorf("only %d changes", changes)
	}
}

// kept holds where only expressions of one kind can stand, and the change was not taken.
func kept(e ir.Expr) bool {
	_, isConst := e.(*ir.Const)
	return isConst && e.(*ir.Const).Parts != nil
}

// TestUnshare gives statements that stand in two places each a place of its own, and keeps jumps inside their loops.
func TestUnshare(t *testing.T) {
	p := check(t, "../testdata/hpf/conditionals_and_exits.hpf")
	body := p.Units[0].Body
	twice := ir.Unshare(append(body[:len(body):len(body)], body...), map[ir.Stmt]bool{})
	if err := ir.VerifyBody(twice, ir.Typed); err == nil || !strings.Contains(err.Error(), "outside") {
		t.Errorf("VerifyBody knows no variables at this level: %v", err)
	}
	if err := ir.VerifyBody(twice, ir.SPMD); err != nil {
		t.Error(err)
	}
	if !ir.EqualBodies(twice[:len(body)], twice[len(body):]) {
		t.Error("the two halves differ")
	}
}
