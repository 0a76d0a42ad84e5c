package space_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"dhpfgo/internal/golden"
	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
	"dhpfgo/specialise"
)

// planted is the space of a unit as the first pass finds it, with what is private.
func planted(s *ir.Unit) *space.Space {
	outer := tree.OuterSymbols(s)
	layouts := slices.Clone(s.Layouts)
	for _, sym := range outer {
		if sym.Map != nil {
			layouts = ir.AppendLayout(layouts, sym.Map.Layout)
		}
	}
	memo := sets.NewMemo()
	u := space.New(tree.New(s, outer, layouts), layouts, s.Body, memo, nil)
	body := tree.Normalize(s.Body)
	u.Plant(body)
	u.FinalValues(body)
	u.Private = tree.FindPrivate(u.Unit, func(*ir.Symbol) bool { return false }, arrayflow.New(memo))
	return u
}

// numbers are those of loops and values that the compiler made, which say nothing.
var numbers = regexp.MustCompile(`[IN][0-9]+\b`)

// TestSets pins the iterations of each statement of a few programs, who owns what it names, what of it an image touches where the
// owner of the first reference computes, and on which sides the rest lies.
func TestSets(t *testing.T) {
	for _, file := range []string{"testdata/forms.hpf", "../../testdata/hpf/map_stencil_cyclic.hpf", "../../testdata/hpf/products_of_bounds.hpf"} {
		name := strings.TrimSuffix(filepath.Base(file), ".hpf")
		t.Run(name, func(t *testing.T) {
			p, bag := golden.Checked(t, file)
			specialise.All(p, specialise.Options{}, bag)
			var b strings.Builder
			for _, s := range p.Units {
				if !s.Distributes() || s.Module {
					continue
				}
				u := planted(s)
				u.Remember()
				for _, n := range u.Nodes {
					describe(&b, u, n)
				}
				u.Forget()
			}
			golden.Compare(t, "testdata/"+name+".txt", numbers.ReplaceAllString(b.String(), "#"))
		})
	}
}

func describe(b *strings.Builder, u *space.Space, n *tree.Node) {
	refs := n.MappedReads()
	for _, e := range n.Targets() {
		if e, ok := e.(*ir.Elem); ok && e.Sym.Map != nil && len(e.Subs) > 0 {
			refs = append([]*ir.Elem{e}, refs...)
		}
	}
	if len(refs) == 0 {
		return
	}
	fmt.Fprintf(b, "line %d: %s\n", n.Stmt.Span().Line(), u.Iterations(n))
	home, affine := u.OnHome(refs[0], n)
	for _, r := range refs {
		_, known := u.Subscripts(r, n)
		fmt.Fprintf(b, "  %s %v\n", ir.ReferenceText(r), known)
		set, ok := u.OnHome(r, n)
		if ok {
			fmt.Fprintf(b, "    on home  %s\n", set)
		}
		for k, sub := range r.Subs {
			if q, ok := u.QuasiAffine(sub, n, "x"); ok && !known[k] {
				fmt.Fprintf(b, "    subscript %d is quasi-affine: %v\n", k+1, q)
			}
		}
		if !affine {
			continue
		}
		data := u.Data(r, n, home, 0)
		fmt.Fprintf(b, "    touched  %s\n", data)
		for _, d := range u.Directions(data, r.Sym) {
			fmt.Fprintf(b, "    side %v  %s\n", d.Sign, d.Data)
		}
		fmt.Fprintf(b, "    set in   %s\n", u.Setting(space.BoxOf(r), n, data, 0))
		fmt.Fprintf(b, "    in any   %s, owned %s, absent %v, many tiles %v\n", u.Lift(home, n, n, 0), u.OwnSet(r.Sym), u.AbsentIn(home) != nil, u.Names.MentionsMany(data))
		for _, p := range data.Pieces() {
			lo, hi, _, err := p.Bounds(space.DataDim(0))
			for _, x := range lo {
				fmt.Fprintf(b, "    from     %s\n", ir.ExprString(u.Names.LowerExpr(x)))
			}
			for _, x := range hi {
				fmt.Fprintf(b, "    to       %s %v\n", ir.ExprString(u.Names.UpperExpr(x)), err)
			}
			for _, c := range u.Names.ConstraintsOf(p, nil) {
				fmt.Fprintf(b, "    where    %s >= 0\n", ir.ExprString(u.Names.Expr(c.Aff)))
			}
		}
		fmt.Fprintf(b, "    certain  %v\n", u.Certain(n, outermost(n), r))
		for g := range r.Sym.Map.Layout.Dims {
			fmt.Fprintf(b, "    sender %d %s, %s\n", g+1, u.Names.Peer(r.Sym.Map.Layout, g), u.Names.PeerBlock(r.Sym.Map.Layout, g))
			fmt.Fprintf(b, "    alone %d  %v\n", g+1, space.IsAlone(u, home, r.Sym.Map.Layout, g))
		}
	}
}

// outermost is the outermost loop around a node, the node itself where there is none.
func outermost(n *tree.Node) *tree.Node {
	if len(n.Loops) == 0 {
		return n
	}
	return n.Loops[0]
}

// TestNarrow has distances in cells of layouts with constant and variable extents, and of such with several tiles.
func TestNarrow(t *testing.T) {
	variable := &ir.Var{Sym: &ir.Symbol{Name: "n", Type: ir.Int8}}
	block := func(lo, hi ir.Expr) ir.LayoutDim { return ir.LayoutDim{Format: "block", Lo: lo, Hi: hi} }
	one, eighty, tile := ir.Int8Const(1), ir.Int8Const(80), &ir.Symbol{Name: "first"}
	for _, c := range []struct {
		name string
		dim  ir.LayoutDim
		most int64
	}{
		{"an eighth of 80", block(one, eighty), 10},
		{"an eighth of 81, from 0", block(ir.Int8Const(0), eighty), 10},
		{"an eighth of 79, from 2", block(ir.Int8Const(2), eighty), 9},
		{"an eighth of 10", block(one, ir.Int8Const(10)), space.Narrow},
		{"of a variable extent", block(one, variable), 32},
		{"of blocks of 6", ir.LayoutDim{Format: "cyclic", First: tile, Arg: ir.Int8Const(6), Lo: one, Hi: eighty}, 6},
		{"of blocks of 2", ir.LayoutDim{Format: "cyclic", First: tile, Arg: ir.Int8Const(2), Lo: one, Hi: eighty}, space.Narrow},
		{"of cells", ir.LayoutDim{Format: "cyclic", First: tile, Lo: one, Hi: eighty}, space.Narrow},
	} {
		l := &ir.Layout{Dims: []ir.LayoutDim{c.dim}}
		if !space.IsNarrow(l, 0, c.most) || space.IsNarrow(l, 0, c.most+1) {
			t.Errorf("%s: more or less than %d cells are narrow", c.name, c.most)
		}
	}
}

func TestSigns(t *testing.T) {
	for _, c := range []struct {
		ways [][]int
		want string
	}{
		{[][]int{{0}}, "[]"},
		{[][]int{{0, 1}}, "[[1]]"},
		{[][]int{{0, 1}, {0, -1}}, "[[0 -1] [1 0] [1 -1]]"},
	} {
		if got := fmt.Sprint(space.Signs(c.ways)); got != c.want {
			t.Errorf("Signs(%v) = %s, want %s", c.ways, got, c.want)
		}
	}
}
