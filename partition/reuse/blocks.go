package reuse

import (
	"cmp"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// joinBlocks joins the names that units have for one array in a common block. Where names share bytes otherwise, or procedures from
// outside may set them, all are lost.
func (c *classes) joinBlocks(p *spmd.Program, reached bool) {
	in := map[*ir.Common][]*ir.Symbol{}
	for _, u := range p.Units {
		for _, s := range u.Source.Symbols {
			if s.Storage == ir.InCommon {
				in[s.Common] = append(in[s.Common], s)
			}
		}
	}
	for block, names := range in {
		slices.SortStableFunc(names, func(a, b *ir.Symbol) int { return cmp.Compare(a.Offset, b.Offset) })
		lost := isOwnBlock(block) || reached && !block.Hidden
		for i, s := range names[1:] {
			lost = lost || !apart(names[i], s)
			if s.Offset == names[i].Offset {
				c.join(s, names[i])
			}
		}
		for _, s := range names {
			c.lost[c.first(s)] = c.lost[c.first(s)] || lost
		}
	}
}

// apart reports whether of two names in one block, the second of which does not begin before the first, either both are the same bytes or
// they have none in common.
func apart(a, b *ir.Symbol) bool {
	size := a.Bytes()
	return size > 0 && (a.Offset == b.Offset && b.Bytes() == size || a.Offset+size <= b.Offset)
}
