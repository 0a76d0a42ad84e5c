package sets

import "slices"

// withoutFree drops the constraints of a piece that has a point which have no column in common, not
// even indirectly, with one that stays: they can be satisfied whatever the others are.
//
// to[j] is the new place of named column j, 0 if it is projected out.
func (c conjunct) withoutFree(to []int) conjunct {
	if c.at == nil {
		return c
	}
	group := identity(c.width())
	find := func(j int) int {
		for group[j] != j {
			j = group[j]
		}
		return j
	}
	join := func(r row, with int) {
		for j := 1; j < len(r); j++ {
			if r[j] != 0 {
				if with == 0 {
					with = j
				}
				group[find(j)] = find(with)
			}
		}
	}
	for _, list := range [][]row{c.eqs, c.ins} {
		for _, r := range list {
			join(r, 0)
		}
	}
	for k, d := range c.divs {
		join(d.num, c.local(k))
	}
	stays := make([]bool, c.width())
	for j := 1; j < len(to); j++ {
		stays[find(j)] = stays[find(j)] || to[j] != 0
	}
	goes := func(r row) bool {
		d := depthOf(r)
		return d > 0 && !stays[find(d)]
	}
	if !slices.ContainsFunc(c.eqs, goes) && !slices.ContainsFunc(c.ins, goes) {
		return c
	}
	c.eqs, c.ins = slices.DeleteFunc(slices.Clone(c.eqs), goes), slices.DeleteFunc(slices.Clone(c.ins), goes)
	c.at, c.tidy = nil, false
	return c
}
