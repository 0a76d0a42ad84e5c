package sets

import "slices"

// builder collects plain literals in one conjunct. Rows made before a local
// was added lack its column; conjunct brings all to one length.
type builder struct {
	named int
	names []string // of columns 1, 2, ...
	divs  []div
	eqs   []row
	ins   []row
}

// literal adds a plain literal.
func (b *builder) literal(x literal) {
	switch f := x.f.(type) {
	case boolFormula:
		if bool(f) != x.holds {
			b.ins = append(b.ins, row{-1})
		}
	case chainFormula:
		b.chain(f, x.holds)
	}
}

func (b *builder) chain(f chainFormula, holds bool) {
	for i, op := range f.ops {
		if !holds {
			op = negation(op)
		}
		for _, x := range f.lists[i] {
			for _, y := range f.lists[i+1] {
				b.compare(x, op, y)
			}
		}
	}
}

// compare adds x op y.
func (b *builder) compare(x expr, op string, y expr) {
	k := int64(1)
	if op[0] == '<' {
		k = -1
	}
	r := b.add(b.add(b.row(), k, x), -k, y)
	switch op {
	case "=":
		b.eqs = append(b.eqs, r)
		return
	case "<", ">":
		r[0] = add(r[0], -1)
	}
	b.ins = append(b.ins, r)
}

// row returns a row of zeros.
func (b *builder) row() row { return make(row, 1+b.named+len(b.divs)) }

// add adds k·e to the row r, which it may lengthen.
func (b *builder) add(r row, k int64, e expr) row {
	switch e := e.(type) {
	case numExpr:
		r[0] = add(r[0], mul(k, int64(e)))
	case nameExpr:
		r = b.addTo(r, columnOf(b.names, string(e)), k)
	case sumExpr:
		r = b.add(b.add(r, k, e.a), k, e.b)
	case scaleExpr:
		r = b.add(r, mul(k, e.k), e.e)
	case floorExpr:
		r = b.addFloor(r, k, e.e, e.d)
	case modExpr:
		r = b.addFloor(b.add(r, k, e.e), -mul(k, e.d), e.e, e.d)
	}
	return r
}

func (b *builder) addTo(r row, col int, k int64) row {
	for len(r) <= col {
		r = append(r, 0)
	}
	r[col] = add(r[col], k)
	return r
}

// addFloor adds k·floor(e/d).
func (b *builder) addFloor(r row, k int64, e expr, d int64) row {
	if d == 1 {
		return b.add(r, k, e)
	}
	num := b.add(b.row(), 1, e)
	for i, v := range b.divs {
		if v.den == d && sameForm(v.num, num) {
			return b.addTo(r, 1+b.named+i, k)
		}
	}
	b.divs = append(b.divs, div{num, d})
	return b.addTo(r, b.named+len(b.divs), k)
}

// sameForm compares rows that may lack columns at the end.
func sameForm(a, b row) bool {
	n := min(len(a), len(b))
	return slices.Equal(a[:n], b[:n]) && isZero(append(row{0}, a[n:]...)) && isZero(append(row{0}, b[n:]...))
}

// conjunct returns what was collected.
func (b *builder) conjunct() conjunct {
	c := conjunct{named: b.named, divs: b.divs, eqs: b.eqs, ins: b.ins}
	width := c.width()
	for i, r := range c.eqs {
		c.eqs[i] = padded(r, width)
	}
	for i, r := range c.ins {
		c.ins[i] = padded(r, width)
	}
	for k := range c.divs {
		c.divs[k].num = padded(c.divs[k].num, width)
	}
	return c
}
