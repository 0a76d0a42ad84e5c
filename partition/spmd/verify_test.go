package spmd_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/partition"
	"dhpfgo/partition/spmd"
	"dhpfgo/sem"
	"dhpfgo/specialise"
)

// everything is a program with every statement that package spmd adds, in one unit.
func everything(t *testing.T) *spmd.Program {
	t.Helper()
	source, err := os.ReadFile("testdata/all.hpf")
	if err != nil {
		t.Fatal(err)
	}
	bag := &diag.Bag{}
	prog := sem.Check(parse.Parse(diag.NewFile("all.hpf", source), bag), lower.Now{}, bag)
	specialise.All(prog, specialise.Options{}, bag)
	p := partition.Build(prog, bag)
	if p == nil || bag.HasErrors() {
		t.Fatal("the program does not compile")
	}
	if err := p.Verify(); err != nil {
		t.Fatalf("before the fault: %v", err)
	}
	return p
}

// first finds the first statement of a kind, in a unit or below one of its statements, with the list that holds it.
func first[S ir.Stmt](u *spmd.Unit) (s S, list *[]ir.Stmt, at int) {
	var in func(list *[]ir.Stmt) bool
	in = func(l *[]ir.Stmt) bool {
		for k, x := range *l {
			if y, ok := x.(S); ok {
				s, list, at = y, l, k
				return true
			}
			switch x := x.(type) {
			case *ir.Do:
				if in(&x.Body) {
					return true
				}
			case *ir.If:
				for i := range x.Branches {
					if in(&x.Branches[i].Body) {
						return true
					}
				}
			}
		}
		return false
	}
	if !in(&u.Body) {
		panic("no such statement")
	}
	return s, list, at
}

// faults are what a step may do to a program, with the word of the report by which it is found.
var faults = []struct {
	name  string
	plant func(u *spmd.Unit)
	want  string
}{
	{"an array has no storage", func(u *spmd.Unit) { u.Arrays = u.Arrays[1:] }, "has no storage"},
	{"a negative shadow", func(u *spmd.Unit) { u.Arrays[1].ShadowHi[0] = -1 }, "negative"},
	{"a rank too small", func(u *spmd.Unit) { u.Arrays[2].Full = u.Arrays[2].Full[:1] }, "another rank"},
	{"stored whole without a reason", func(u *spmd.Unit) { u.Arrays[0].Why[0] = diag.Reason{} }, "for no reason"},
	{"a number is left out", func(u *spmd.Unit) { u.Exchanges[1].ID = 7 }, "number of another place"},
	{"the layout is not the array's", func(u *spmd.Unit) { u.Exchanges[0].Layouts[0] = &ir.Layout{} }, "another layout"},
	{"no tiles of the sender", func(u *spmd.Unit) { u.Exchanges[0].Send = nil }, "tiles for other layouts"},
	{"a tile without a start", func(u *spmd.Unit) { u.Exchanges[0].Recv[0][0].Start = nil }, "no start"},
	{"a tile of rank 0", func(u *spmd.Unit) { u.Exchanges[0].Recv[0] = nil }, "another rank than layout"},
	{"a piece without bounds", func(u *spmd.Unit) { u.Exchanges[2].Pieces[0].Lo = u.Exchanges[2].Pieces[0].Lo[:1] }, "another rank than c"},
	{"a bound of four bytes", func(u *spmd.Unit) { u.Exchanges[0].Pieces[0].Hi[0] = &ir.Const{T: ir.Int4} }, "no 8-byte integer"},
	{"a bound that no tile gives", func(u *spmd.Unit) {
		u.Exchanges[0].Pieces[0].Guards[0] = &ir.Var{Sym: &ir.Symbol{Name: "stray", Type: ir.Int8}}
	}, "names stray"},
	{"a parameter is forgotten", func(u *spmd.Unit) { u.Exchanges[2].Params = nil }, "no parameter of it"},
	{"a step is lost", func(u *spmd.Unit) {
		_, list, at := first[*spmd.ExchangeStep](u)
		*list = append((*list)[:at:at], (*list)[at+1:]...)
	}, "not run once"},
	{"a step runs nothing", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.ExchangeStep](u)
		s.Exchanges = nil
	}, "runs no exchange"},
	{"a step runs twice", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.ExchangeStep](u)
		u.Body = append(u.Body, &spmd.ExchangeStep{At: s.At, Exchanges: s.Exchanges})
	}, "not run once"},
	{"an exchange of nobody", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.ExchangeStep](u)
		u.Exchanges = u.Exchanges[:2]
		s.Exchanges[0] = &spmd.Exchange{ID: 9}
	}, "another unit"},
	{"the halves are exchanged", func(u *spmd.Unit) {
		for _, s := range u.Body {
			if d, ok := s.(*ir.Do); ok {
				for _, x := range d.Body {
					if step, ok := x.(*spmd.ExchangeStep); ok {
						step.Part = spmd.Receive + spmd.Send - step.Part
					}
				}
			}
		}
	}, "not run once"},
	{"a message where one image decides", func(u *spmd.Unit) {
		s, list, at := first[*spmd.ExchangeStep](u)
		d, _, _ := first[*ir.Do](u)
		(*list)[at] = &ir.Do{At: d.At, Var: d.Var, Lo: ir.CloneExpr(d.Lo), Hi: ir.CloneExpr(d.Hi), Step: d.Step, Body: []ir.Stmt{s}}
	}, "own tile decides"},
	{"an element of another type", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.Fetch](u)
		s.Into.Type = ir.Real8
	}, "no scalar for"},
	{"a home that every image has", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.Share](u)
		s.Home.Sym = &ir.Symbol{Name: "mine"}
	}, "not distributed"},
	{"an array is shared", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.Share](u)
		s.Vars = append(s.Vars, u.Arrays[0].Sym)
	}, "no scalar"},
	{"a reduction without a box", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.Reduce](u)
		s.Lo = append(s.Lo, ir.Int8Const(1))
	}, "names no box"},
	{"a reduction with another type", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.Reduce](u)
		s.With = append(s.With, &ir.Symbol{Name: "other", Type: ir.Log4})
	}, "no scalar of its type"},
	{"a search without a value", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.Locate](u)
		s.Words = s.Words[:2]
	}, "2 words"},
	{"a word of four bytes", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.Locate](u)
		s.Words[2].Type = ir.Real4
	}, "no word"},
	{"a note outside its list", func(u *spmd.Unit) {
		s, _, _ := first[*spmd.Note](u)
		u.Body = append([]ir.Stmt{&spmd.Note{At: s.At, Indirect: s.Indirect, Subs: s.Subs, Home: s.Home}}, u.Body...)
	}, "noted outside"},
	{"a list that does not end", func(u *spmd.Unit) {
		for k, s := range u.Body {
			if x, ok := s.(*spmd.Inspect); ok && x.End {
				u.Body = append(u.Body[:k:k], u.Body[k+1:]...)
				return
			}
		}
	}, "before they are listed"},
	{"a list begins twice", func(u *spmd.Unit) {
		s, list, at := first[*spmd.Inspect](u)
		*list = append((*list)[:at:at], append([]ir.Stmt{&spmd.Inspect{At: s.At, Indirect: s.Indirect}}, (*list)[at:]...)...)
	}, "begun twice"},
	{"tiles along a dimension that is known", func(u *spmd.Unit) {
		u.Body = append(u.Body, &spmd.TilesOf{Layout: u.Arrays[0].Sym.Map.Layout, Known: []int{0}, Starts: []ir.Expr{ir.Int8Const(1)}})
	}, "found by others than"},
	{"tiles without a start", func(u *spmd.Unit) {
		u.Body = append(u.Body, &spmd.TilesOf{Layout: u.Arrays[0].Sym.Map.Layout, Known: []int{1}})
	}, "found by others than"},
	{"a statement stands in two places", func(u *spmd.Unit) {
		s, _, _ := first[*ir.Assign](u)
		u.Body = append(u.Body, s)
	}, "in two places"},
}

// TestVerifyFindsFaults plants each fault in a program of its own.
func TestVerifyFindsFaults(t *testing.T) {
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			p := everything(t)
			f.plant(p.Units[0])
			err := p.Verify()
			if err == nil || !strings.Contains(err.Error(), f.want) || !strings.Contains(err.Error(), "unit all") {
				t.Errorf("got %v, want a report with %q", err, f.want)
			}
		})
	}
}

// numbers are those of variables that the compiler made, which say nothing.
var numbers = regexp.MustCompile(`%[0-9]+\b`)

// TestText pins the text of each statement of the package.
func TestText(t *testing.T) {
	golden.Compare(t, "testdata/all.txt", numbers.ReplaceAllString(everything(t).String(), "%"))
}
