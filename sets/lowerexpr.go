package sets

// value is the number form/den that an expression has under a condition,
// which carries the locals of the form; den >= 1.
type value struct {
	given conjunct
	form  row
	den   int64
}

// expr returns the values of an expression. Their conditions cover all cases
// if the expression has a value everywhere.
func (l *lowering) expr(e expr) []value {
	l.w.step(1)
	switch e := e.(type) {
	case numExpr:
		r := make(row, 1+len(l.names))
		r[0] = int64(e)
		return []value{{conjunct{named: len(l.names)}, r, 1}}
	case nameExpr:
		r := make(row, 1+len(l.names))
		r[columnOf(l.names, string(e))] = 1
		return []value{{conjunct{named: len(l.names)}, r, 1}}
	case sumExpr:
		return l.pairs(l.expr(e.a), l.expr(e.b), func(given conjunct, a, b row, den int64) value {
			return value{given, scaled(1, a, 1, b), den}
		})
	case scaleExpr:
		return each(l.expr(e.e), func(v value) value { return value{v.given, scaled(e.k, v.form, 0, v.form), v.den} })
	case floorExpr:
		return each(l.expr(e.e), func(v value) value { return v.floor(e.d) })
	case quotExpr:
		return each(l.expr(e.e), func(v value) value { return value{v.given, v.form, mul(v.den, e.d)} })
	case modExpr:
		return each(l.expr(e.e), func(v value) value {
			q := v.floor(e.d)
			return value{q.given, scaled(1, padded(v.form, q.given.width()), -mul(v.den, e.d), q.form), v.den}
		})
	case extremumExpr:
		return l.extremum(e)
	case casesExpr:
		return l.cases(e)
	}
	panic("sets: unknown expression")
}

// columnOf returns the column of the innermost variable with the name.
func columnOf(names []string, name string) int {
	for i := len(names) - 1; i >= 0; i-- {
		if names[i] == name {
			return 1 + i
		}
	}
	panic("sets: name not in scope: " + name)
}

func each(vs []value, f func(value) value) []value {
	for i, v := range vs {
		vs[i] = f(v)
	}
	return vs
}

// pairs combines every value a/den of x with every value b/den of y over
// common locals.
func (l *lowering) pairs(x, y []value, f func(given conjunct, a, b row, den int64) value) []value {
	var out []value
	for _, v := range x {
		for _, u := range y {
			given := conjoin(v.given, u.given)
			l.w.step(1 + len(given.ins))
			a := padded(v.form, given.width())
			b := make(row, given.width())
			n := 1 + v.given.named
			copy(b, u.form[:n])
			copy(b[n+len(v.given.divs):], u.form[n:])
			den := v.den
			if v.den != u.den {
				g := gcd(v.den, u.den)
				a, b = scaled(u.den/g, a, 0, a), scaled(v.den/g, b, 0, b)
				den = mul(v.den, u.den/g)
			}
			out = append(out, f(given, a, b, den))
		}
	}
	return out
}

// floor returns the value floor(v/d), a new local unless v is an integer and
// d = 1.
func (v value) floor(d int64) value {
	d = mul(d, v.den)
	if d == 1 {
		return v
	}
	g := v.given
	g = g.place(g.named, len(g.divs)+1, identity(g.width()))
	k := len(g.divs) - 1
	g.divs[k] = div{padded(v.form, g.width()), d}
	r := make(row, g.width())
	r[g.local(k)] = 1
	return value{g, r, 1}
}

// extremum folds min or max over the list: each pair splits into two cases.
func (l *lowering) extremum(e extremumExpr) []value {
	acc := l.expr(e.list[0])
	for _, next := range e.list[1:] {
		y := l.expr(next)
		first := l.pairs(acc, y, func(given conjunct, a, b row, den int64) value {
			return value{given.with(nil, []row{order(a, b, e.isMax)}), a, den}
		})
		second := l.pairs(acc, y, func(given conjunct, a, b row, den int64) value {
			return value{given.with(nil, []row{shifted(order(b, a, e.isMax), -1)}), b, den}
		})
		acc = append(first, second...)
	}
	return acc
}

// order returns the row of a >= b for a maximum, of a <= b for a minimum.
func order(a, b row, isMax bool) row {
	if isMax {
		return scaled(1, a, -1, b)
	}
	return scaled(1, b, -1, a)
}

// cases returns the values of each case under its condition; it halts if two
// conditions hold at once.
func (l *lowering) cases(e casesExpr) []value {
	var out []value
	var before []conjunct
	for _, c := range e.cases {
		conds := l.disjoint(l.formula(c.cond, true))
		for _, x := range conds {
			for _, y := range before {
				if !l.w.empty(conjoin(x, y)) {
					panic(halt{&ParseError{l.text, e.at, "two cases hold at once: make their conditions disjoint"}})
				}
			}
		}
		before = append(before, conds...)
		for _, v := range l.expr(c.e) {
			for _, x := range conds {
				given := conjoin(v.given, x)
				out = append(out, value{given, padded(v.form, given.width()), v.den})
			}
		}
	}
	return out
}

func (l *lowering) disjoint(parts []conjunct) []conjunct {
	if len(parts) <= 1 {
		return parts
	}
	return l.w.disjoint(l.w.normal(parts))
}
