package versions_test

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/semtest"
	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/versions"
	"dhpfgo/sem/whole"

	"github.com/google/go-cmp/cmp"
)

// unit is a unit with one array, a(8), which is distributed BLOCK at first.
type unit struct {
	*semtest.Unit
	declared *mapping.Distribution
	layouts  map[*mapping.Distribution]*ir.Layout
	why      *whole.Reason // every image keeps the array whole after a directive
	warned   []string
}

func (u *unit) Visible() []*names.Entity                        { return []*names.Entity{u.Names["a"]} }
func (u *unit) Beside(*names.Entity) []*names.Entity            { return nil }
func (u *unit) InModule(*names.Entity) bool                     { return false }
func (u *unit) Followable(*names.Entity) bool                   { return true }
func (u *unit) Aligned(*names.Entity) *mapping.Alignment        { return nil }
func (u *unit) Distributed(*names.Entity) *mapping.Distribution { return u.declared }
func (u *unit) Layout(d *mapping.Distribution) *ir.Layout       { return u.layouts[d] }
func (u *unit) WhyWhole(_, _ *names.Entity, _ *mapping.Distribution, _ mapping.Placement) *whole.Reason {
	return u.why
}
func (u *unit) WarnWhole(e *names.Entity, _ diag.Span, where string, _ *whole.Reason) {
	u.warned = append(u.warned, e.Name+where)
}

func (u *unit) Answer(*versions.Inquiry, versions.Holding) []ir.Stmt { return nil }

// followed is the text of a unit's statements when the directives in them are followed. make gives the statements, from an
// assignment to a(i) and directives that distribute the array CYCLIC and BLOCK.
func followed(t *testing.T, u *unit, make func(set func(i int64) ir.Stmt, cyclic, block ir.Stmt) []ir.Stmt) string {
	t.Helper()
	u.Unit = semtest.Parse(t, "real a(8)", "\n!hpf$ distribute a(block)")
	r := mapping.Reader{Scope: u, Bag: u.Bag, Commons: func(string) ([]*names.Entity, bool) { return nil, false }}
	u.declared = r.Read(u.Tree.Decls).Dists["a"]
	cyclic := *u.declared
	layout := func(format string) *ir.Layout {
		return &ir.Layout{Name: format, Dims: []ir.LayoutDim{{TemplateDim: 1, Format: format, Lo: ir.IntConst(1, diag.Span{}), Hi: ir.IntConst(8, diag.Span{})}}}
	}
	u.layouts = map[*mapping.Distribution]*ir.Layout{u.declared: layout("block"), &cyclic: layout("cyclic")}
	a := u.Names["a"].Symbol()
	a.Map = &ir.Mapping{Layout: u.layouts[u.declared], Dims: []ir.MapDim{{Grid: 0, Coef: 1}}}
	i := func(n int64) ir.Expr { return ir.IntConst(n, diag.Span{}) }
	u.IR.Body = make(func(n int64) ir.Stmt {
		return &ir.Assign{LHS: &ir.Elem{Sym: a, Subs: []ir.Expr{i(n)}}, RHS: ir.IntConst(n, diag.Span{})}
	}, &versions.Change{Dist: &cyclic}, &versions.Change{Dist: u.declared})
	if !versions.Follow(u.IR, u, u.Bag) {
		t.Fatal("there are no directives")
	}
	text := (&ir.Program{Units: []*ir.Unit{u.IR}}).String()
	_, body, _ := strings.Cut(text, "begin\n")
	body, _, _ = strings.Cut(body, "end\n")
	return body
}

// TestFollow shows where the elements are copied.
func TestFollow(t *testing.T) {
	tests := []struct {
		name string
		make func(set func(i int64) ir.Stmt, cyclic, block ir.Stmt) []ir.Stmt
		want string
	}{
		{"where the array is next used", func(set func(i int64) ir.Stmt, cyclic, _ ir.Stmt) []ir.Stmt {
			return []ir.Stmt{set(1), cyclic, set(2), set(3)}
		}, `  a(1) = 1
  copy a%2 <- a
  a%2(2) = 2
  a%2(3) = 3
`},
		{"nowhere where it is not used between two directives", func(set func(i int64) ir.Stmt, cyclic, block ir.Stmt) []ir.Stmt {
			return []ir.Stmt{set(1), cyclic, block, set(2)}
		}, `  a(1) = 1
  a(2) = 2
`},
		{"behind the branch that others must agree with", func(set func(i int64) ir.Stmt, cyclic, _ ir.Stmt) []ir.Stmt {
			then := ir.Branch{Cond: &ir.Const{T: ir.Log4, L: true}, Body: []ir.Stmt{cyclic, set(1)}}
			return []ir.Stmt{set(0), &ir.If{Branches: []ir.Branch{then, {Body: []ir.Stmt{set(2)}}}}, set(3)}
		}, `  a(0) = 0
  if .true.
    copy a%2 <- a
    a%2(1) = 1
    copy a <- a%2
  else
    a(2) = 2
  a(3) = 3
`},
	}
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, followed(t, &unit{}, c.make)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestWhole holds that an array which every image keeps whole after a directive is warned about once.
func TestWhole(t *testing.T) {
	u := &unit{why: whole.DerivedRemapped.Of()}
	got := followed(t, u, func(set func(i int64) ir.Stmt, cyclic, block ir.Stmt) []ir.Stmt {
		return []ir.Stmt{cyclic, set(1), block, set(2), cyclic, set(3)}
	})
	want := "  copy a%2 <- a\n  a%2(1) = 1\n  a%2(2) = 2\n  a%2(3) = 3\n"
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"a where this mapping holds"}, u.warned); diff != "" {
		t.Error(diff)
	}
}
