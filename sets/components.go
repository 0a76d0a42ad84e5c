package sets

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
	keep := func(rows []row) []row {
		var out []row
		for _, r := range rows {
			if d := depthOf(r); d == 0 || stays[find(d)] {
				out = append(out, r)
			}
		}
		return out
	}
	eqs, ins := keep(c.eqs), keep(c.ins)
	if len(eqs) == len(c.eqs) && len(ins) == len(c.ins) {
		return c
	}
	c.eqs, c.ins, c.at, c.tidy = eqs, ins, nil, false
	return c
}
