package compute

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/tree"
)

// Divergence is why images may evaluate the header of a construct differently: it reads distributed data (scalar nil)
// or a scalar that is private to a loop around it.
type Divergence struct {
	At     *tree.Node
	scalar *ir.Symbol
}

// DivergenceAt gives a reason why images may decide differently at p, nil if all decide alike.
func DivergenceAt(u *Computation, p *tree.Node) *Divergence {
	if u.CP.Of(p).Kind != InSet {
		return nil
	}
	var found *Divergence
	for _, e := range p.Header() {
		ir.WalkExprs(e, func(x ir.Expr) {
			s := ir.SymbolOf(x)
			switch {
			case s == nil || found != nil && found.scalar == nil:
			case s.Map != nil:
				found = &Divergence{At: p}
			case !u.Uniform(s, p):
				found = &Divergence{At: p, scalar: s}
			}
		})
	}
	return found
}

// Alike is what all images must compute alike, with the round that found it: scalars, and the headers of constructs by
// their place in the program.
type Alike struct {
	scalars map[*ir.Symbol]int
	headers map[int]int
	OnOwner map[tree.LoopKey]bool // loops that one owner runs for all
	Round   int
	Grown   bool // this round has found something: the passes begin anew
}

// NewAlike is what is known before the first round.
func NewAlike() *Alike {
	return &Alike{scalars: map[*ir.Symbol]int{}, headers: map[int]int{}, OnOwner: map[tree.LoopKey]bool{}}
}

// Add notes what images would decide differently: the next round has all of them decide alike.
func (a *Alike) Add(d *Divergence) {
	a.Grown = true
	found := a.headers[d.At.Order]
	if d.scalar != nil {
		found = a.scalars[d.scalar]
	}
	switch {
	case found > 0 && found < a.Round:
		diag.Bugf("the images still decide differently at line %d", d.At.Stmt.Span().Line())
	case d.scalar != nil:
		a.scalars[d.scalar] = a.Round
	default:
		a.headers[d.At.Order] = a.Round
	}
}

// Moved says that statements stand at other places in the next round: headers are known by their places.
func (a *Alike) Moved() {
	a.headers = map[int]int{}
	a.Grown = true
}

// IsScalar reports whether all images are to compute scalar s alike.
func (a *Alike) IsScalar(s *ir.Symbol) bool { return a.scalars[s] > 0 }

// AddScalar says that all images are to compute a scalar alike.
func (a *Alike) AddScalar(s *ir.Symbol) { a.scalars[s] = a.Round }
