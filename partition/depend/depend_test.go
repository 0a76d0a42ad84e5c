package depend_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dhpfgo/internal/golden"
	"dhpfgo/ir"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
	"dhpfgo/specialise"
)

// TestDependences pins which references of a few programs meet: for each pair of a write and a reference to the same array the loops
// that carry the dependence, and what keeps a message for the reference inside a loop.
func TestDependences(t *testing.T) {
	var b strings.Builder
	for _, name := range []string{"red_black_masks", "map_processors_scalar", "map_multi", "wavefront_three", "extents_of_the_run", "allocated_in_loop", "distance_of_unknown_sign", "strides_of_levels", "pairs_by_bits", "fft_textbook", "gates_on_two_bits"} {
		p, bag := golden.Checked(t, "../../testdata/hpf/"+name+".hpf")
		specialise.All(p, specialise.Options{}, bag)
		for _, s := range p.Units {
			if !s.Distributes() || s.Module {
				continue
			}
			outer := tree.OuterSymbols(s)
			layouts := slices.Clone(s.Layouts)
			u := space.New(tree.New(s, outer, layouts), layouts, s.Body, sets.NewMemo(), nil)
			u.Plant(tree.Normalize(s.Body))
			fmt.Fprintf(&b, "%s, unit %s\n", name, s.Name)
			told := map[string]bool{} // statements that the compiler made several of say the same
			for _, n := range u.Nodes {
				for _, r := range n.MappedReads() {
					if text := described(u, r, n); !told[text] {
						told[text] = true
						b.WriteString(text)
					}
				}
			}
		}
	}
	golden.Compare(t, "testdata/dependences.txt", b.String())
}

// described lists what meets reference r at n.
func described(u *space.Space, r *ir.Elem, n *tree.Node) string {
	b := &strings.Builder{}
	for _, l := range slices.Backward(n.Loops) {
		if d := depend.WhyNotHoisted(u, r, n, l); d != nil {
			fmt.Fprintf(b, "  %s in line %d stays in the loop at line %d: %s\n", ir.ReferenceText(r), n.Stmt.Span().Line(), l.Stmt.Span().Line(), d.Reason())
			break
		}
	}
	for _, w := range u.Nodes {
		e := w.Target(r.Sym)
		if e == nil {
			continue
		}
		var carried []int
		for k := range tree.Common(w, n) {
			if depend.Meets(u, e, w, r, n, k, true) {
				carried = append(carried, k+1)
			}
		}
		alike := depend.Meets(u, e, w, r, n, tree.Common(w, n), false)
		if len(carried) > 0 || alike {
			fmt.Fprintf(b, "  %s of line %d meets %s of line %d: carried by %v, in one iteration %v, exclusive %v\n",
				ir.ReferenceText(e), w.Stmt.Span().Line(), ir.ReferenceText(r), n.Stmt.Span().Line(), carried, alike, depend.Exclusive(w, n))
		}
	}
	return b.String()
}
