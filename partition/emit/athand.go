package emit

import (
	"maps"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
)

// AtHand knows over which tiles loops stand around statements, as they will be written.
type AtHand struct {
	writer *writer
	around map[*tree.Node]map[string]bool // by loops, their own tiles among them
}

// AtHand is that of the unit.
func (u *Unit) AtHand() *AtHand {
	return &AtHand{&writer{u: u, inStep: u.LoopsInStep()}, map[*tree.Node]map[string]bool{nil: {}}}
}

// Starts lists the tile starts over which loops stand around n.
func (a *AtHand) Starts(n *tree.Node) map[string]bool {
	var outer *tree.Node
	for _, l := range n.Loops {
		if a.around[l] == nil {
			a.writer.open = maps.Clone(a.around[outer])
			a.open(l)
			a.around[l] = a.writer.open
		}
		outer = l
	}
	return a.around[outer]
}

// open adds the tiles over which loops stand directly around loop n.
func (a *AtHand) open(n *tree.Node) {
	u := a.writer.u
	if s := u.Around.Of(n).Sweep; s != nil {
		for g, d := range s.Layout.Dims {
			if d.Many() {
				a.writer.open[u.Names.Tile("V", s.Layout, g)] = true
			}
		}
	}
	if d, ok := n.Stmt.(*ir.Do); ok && !a.writer.inStep[n].Some() {
		inside, _ := u.Own(n, append(append([]*tree.Node(nil), n.Loops...), n))
		a.writer.openTiles(n, d, inside)
	}
}
