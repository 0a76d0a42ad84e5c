package partition

import (
	"testing"

	"gonum.org/v1/gonum/graph/simple"
	"gonum.org/v1/gonum/graph/topo"
)

// TestPassOrder holds the table of passes against the constraints on their order, and the constraints against
// contradiction.
func TestPassOrder(t *testing.T) {
	at := map[string]int64{}
	for i, p := range passes {
		at[p.name] = int64(i)
	}
	g := simple.NewDirectedGraph()
	for _, c := range passOrder {
		first, ok := at[c.first]
		then, ok2 := at[c.then]
		if !ok || !ok2 {
			t.Fatalf("constraint %q before %q names a pass that does not exist", c.first, c.then)
		}
		if c.why == "" {
			t.Errorf("%q before %q has no reason", c.first, c.then)
		}
		if first >= then {
			t.Errorf("%q must run before %q: %s", c.first, c.then, c.why)
		}
		g.SetEdge(g.NewEdge(simple.Node(first), simple.Node(then)))
	}
	if _, err := topo.Sort(g); err != nil {
		t.Errorf("the constraints contradict each other: %v", err)
	}
}
