package sets

// rays are directions, as changes of the named columns, along which a conjunct goes on for ever from each of its points. A conjunct over the same
// floor terms that contains it goes on along them from each of its own points, too.
type rays []row

// farAway is how far rays are followed: beyond what bounds a conjunct, most often.
const farAway = 1 << 20

// raysOf returns rays of c, found among directions.
func raysOf(w *work, c *conjunct) rays {
	ways := directions(c)
	b := newBlock(2*len(ways), c.width()-1)
	out := make(rays, 0, 2*len(ways))
	whole := b.row()
	for _, way := range ways {
		w.cells(cells(c))
		if !periodicOn(c, way, whole) {
			continue
		}
		forth, back := goesOn(c, whole)
		if back {
			q := b.copied(whole)
			negate(q)
			out = append(out, q[:c.named])
		}
		if forth {
			out = append(out, whole[:c.named])
			whole = b.row()
		}
	}
	return out
}

// goesOn reports whether c goes on for ever along a direction of all columns, and along the opposite one.
func goesOn(c *conjunct, way row) (forth, back bool) {
	for _, r := range c.eqs {
		if v, fits := rate(r, way); !fits || v != 0 {
			return false, false
		}
	}
	forth, back = true, true
	for _, r := range c.ins {
		v, fits := rate(r, way)
		forth, back = forth && fits && v >= 0, back && fits && v <= 0
		if !forth && !back {
			break
		}
	}
	return forth, back
}

// periodicOn sets whole to a multiple of a direction along which the floor terms of c change by integers, and to these; it reports
// whether there is a short one.
func periodicOn(c *conjunct, way, whole row) bool {
	clear(whole[copy(whole, way):])
	for k, d := range c.divs {
		v, fits := rate(d.num, whole)
		if !fits || d.den == 0 || d.den > farthest {
			return false
		}
		if factor := d.den / gcd(d.den, v); factor > 1 {
			if tooLarge(whole) {
				return false
			}
			for j := range whole {
				whole[j] *= factor
			}
			v *= factor
		}
		whole[c.local(k)-1] = v / d.den
	}
	return !tooLarge(whole)
}

// leadOut reports whether one of the rays leads from a point of c, over whose floor terms it is prolonged, to a point that is out.
func (k rays) leadOut(w *work, c *conjunct, from corners, out func(p row) bool) bool {
	if len(from) == 0 || len(k) == 0 || tooLarge(from[0]) {
		return false
	}
	whole, p := make(row, c.width()-1), make(row, c.named)
	for _, way := range k {
		if !periodicOn(c, way, whole) {
			continue
		}
		for _, at := range from {
			for _, far := range []int64{farAway, 1} {
				w.cells(len(p))
				copy(p, at)
				if along(p, whole[:c.named], far); out(p) {
					return true
				}
			}
		}
	}
	return false
}
