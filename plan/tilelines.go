package plan

import "slices"

// tileLines are the bounds and guards of an axis along which only the start of one tile changes, linear in it. The boxes of tile after tile
// never go back, so that equal ones are neighbours.
type tileLines struct {
	slot    int // of the tile's start
	by, end int64
	guards  lines
	lo, hi  []lines // for each dimension of the axis
}

// compileLines is nil for an axis of another form.
func (f *factors) compileLines(a *axisOfGrid) *tileLines {
	if len(a.tiles) > 1 || len(a.tiles) == 1 && a.tiles[0].Only != All {
		return nil
	}
	out := &tileLines{slot: -1}
	ok := true
	compile := func(s slotted) line {
		x := line{0, s.base, s.div}
		for _, t := range s.terms {
			l, g, isStart := f.ofSlot(t.slot)
			in := f.placed[l].in
			switch {
			case in.First[g] != nil || isStart && out.slot >= 0 && out.slot != t.slot:
				ok = false
			case isStart && in.Grid[g] == 1:
				x.base += t.coef * in.Lo[g]
			case isStart:
				out.slot, out.by, out.end = t.slot, in.Block[g]*in.Grid[g], in.Hi[g]
				x.coef += t.coef
			default:
				x.base += t.coef * in.Block[g]
			}
		}
		return x
	}
	for _, i := range a.guards {
		out.guards = append(out.guards, compile(f.box.guards[i]))
	}
	bounds := func(list []slotted) (ls lines) {
		for _, s := range list {
			ls = append(ls, compile(s))
		}
		ok = ok && !slices.ContainsFunc(ls, func(l line) bool { return l.coef < 0 })
		return ls
	}
	for _, k := range a.dims {
		out.lo, out.hi = append(out.lo, bounds(f.box.lo[k])), append(out.hi, bounds(f.box.hi[k]))
	}
	if !ok || out.slot < 0 || len(a.tiles) == 1 && f.slot[a.tiles[0].Layout.Dims[a.tiles[0].Dim].V] != out.slot {
		return nil
	}
	return out
}

// ofSlot is the layout and the dimension of a slot, and whether it is that of the tile's start, not of its extent.
func (f *factors) ofSlot(slot int) (l, g int, isStart bool) {
	for slot >= 2*len(f.axisOf[l]) {
		slot -= 2 * len(f.axisOf[l])
		l++
	}
	return l, slot / 2, slot%2 == 0
}

// wantAll collects what the tiles at a coordinate want; the tile is at hand where one is named.
func (t *tileLines) wantAll(f *factors, a *axisOfGrid, but int) (found bool) {
	v := f.values[t.slot]
	if len(a.tiles) == 0 || but >= 0 || v > t.end {
		return t.want(f, a, v)
	}
	for ; v <= t.end; v += t.by {
		found = t.want(f, a, v) || found
	}
	return found
}

// want adds what the tile that begins at v wants.
func (t *tileLines) want(f *factors, a *axisOfGrid, v int64) bool {
	for _, g := range t.guards {
		if g.at(v) < 0 {
			return false
		}
	}
	room := f.room()
	same := len(f.wanted) > 0
	for i, k := range a.dims {
		lo, _ := t.lo[i].most(v, true)
		hi, _ := t.hi[i].most(v, false)
		if lo > hi {
			return false
		}
		room[k] = [2]int64{lo, hi}
		same = same && f.wanted[len(f.wanted)-1][k] == room[k]
	}
	if !same {
		f.wanted = append(f.wanted, room)
	}
	return true
}

// onlyOwner gives the one owner of all that is wanted, and how much that is; nothing if there are several, or it takes longer to see.
func (a *axisOfGrid) onlyOwner(f *factors, along int) (owner, elements int64) {
	if along < 0 {
		return 0, 0
	}
	d, in := f.x.Array.Dims[along], f.array
	if d.Coef != 1 || in.First[d.Grid] != nil {
		return 0, 0
	}
	for i, box := range f.wanted {
		lo, hi, free := a.ends(f, box, along)
		first, last := (lo+d.Offset-in.Lo[d.Grid])/in.Block[d.Grid], (hi+d.Offset-in.Lo[d.Grid])/in.Block[d.Grid]
		if lo > hi || first != last || i > 0 && first%in.Grid[d.Grid] != owner {
			return 0, 0
		}
		owner = first % in.Grid[d.Grid]
		elements += free * (hi - lo + 1)
	}
	return owner, elements
}
