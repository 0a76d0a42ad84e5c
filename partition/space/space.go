package space

import (
	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Space is the sets of a unit: the names of its variables in them, and what is known of values on which sets rest.
type Space struct {
	*tree.Unit
	Names   *Names
	Sets    *sets.Memo // makes its sets, and knows what was computed from them
	memo    *memo      // of the pass at hand, nil while what it rests on is found
	Private tree.Private
	Partial []PartialResult
	Strips  map[*ir.Symbol]*Strips // by the variables that count them and by their lengths
	ranges  map[*ir.Symbol][2]int64
	changed map[*ir.Symbol]bool // by other statements than those that give scalars of ranges their values
}

// PartialResult says that scalars have a value of their own on each image inside a region.
type PartialResult struct {
	Region  *tree.Node
	Symbols []*ir.Symbol
}

// New names the variables of a unit whose statements are body.
func New(t *tree.Unit, layouts []*ir.Layout, body []ir.Stmt, memo *sets.Memo, strips map[*ir.Symbol]*Strips) *Space {
	u := &Space{Unit: t, Names: newNames(layouts), Sets: memo, Strips: strips}
	u.Names.count(body)
	for _, sym := range t.Src.Symbols {
		u.Names.Of(sym)
	}
	return u
}
