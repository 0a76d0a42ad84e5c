package sets

import "slices"

// lowerTree computes the relation that a tree denotes.
func lowerTree(t relationTree) relation {
	s := space{params: mergeParams(t.params, nil), isMap: t.isMap}
	if len(t.pieces) > 0 {
		s.in, s.out = t.pieces[0].in.tuple(), t.pieces[0].out.tuple()
	}
	r := relation{space: s.distinct()}
	cause := attempt(func() {
		w := r.opt.begin()
		var parts []conjunct
		for _, p := range t.pieces {
			own := space{params: s.params, in: p.in.tuple(), out: p.out.tuple()}
			parts = append(parts, w.lowerPiece(own.names(), p)...)
		}
		r.parts = w.normal(parts)
	})
	if cause != nil {
		r.parts, r.err = nil, &OpError{"Parse", nil, cause}
	}
	return r
}

func (t tupleTree) tuple() tuple {
	u := tuple{name: t.name, absent: t.absent}
	for _, e := range t.elems {
		u.dims = append(u.dims, e.name)
	}
	return u
}

// lowerPiece returns the conjuncts of one piece over the named columns.
func (w *work) lowerPiece(names []string, p pieceTree) []conjunct {
	f := p.cond
	for _, e := range slices.Concat(p.in.elems, p.out.elems) {
		switch {
		case e.high != nil:
			f = andFormula{chainFormula{[][]expr{{e.low}, {nameExpr(e.name)}, {e.high}}, []string{"<=", "<="}}, f}
		case e.low != nil:
			f = andFormula{chainFormula{[][]expr{{nameExpr(e.name)}, {e.low}}, []string{"="}}, f}
		}
	}
	l := &lowering{w: w, names: names}
	return l.formula(f, true)
}

// lowering turns formulas over a list of names into conjuncts over the
// columns of these names. Existentials get further columns while their
// formula is lowered; columns are found by the last name that matches.
type lowering struct {
	w     *work
	names []string
}

// formula returns conjuncts whose union is f, or its negation if positive is
// false.
func (l *lowering) formula(f formula, positive bool) []conjunct {
	l.w.step(1)
	switch f := f.(type) {
	case boolFormula:
		if bool(f) == positive {
			return []conjunct{{named: len(l.names)}}
		}
		return nil
	case notFormula:
		return l.formula(f.f, !positive)
	case andFormula:
		return l.both(f.a, f.b, positive, positive)
	case orFormula:
		return l.both(f.a, f.b, positive, !positive)
	case chainFormula:
		return l.chain(f, positive)
	case existsFormula:
		return l.exists(f, positive)
	}
	panic("sets: unknown formula")
}

// both lowers two operands and joins them as a conjunction or a disjunction.
func (l *lowering) both(a, b formula, positive, conjunction bool) []conjunct {
	x, y := l.formula(a, positive), l.formula(b, positive)
	if conjunction {
		return l.product(x, y)
	}
	return append(x, y...)
}

func (l *lowering) product(x, y []conjunct) []conjunct {
	var out []conjunct
	for _, c := range x {
		for _, d := range y {
			l.w.step(1)
			if e, ok := conjoin(c, d).tidyUp(l.w); ok {
				out = append(out, e)
			}
		}
	}
	return out
}

// exists lowers the body over one more column per variable and forgets these
// columns; a negation is taken of the resolved result.
func (l *lowering) exists(f existsFormula, positive bool) []conjunct {
	inner := &lowering{w: l.w, names: slices.Clone(l.names)}
	body := f.f
	for _, v := range f.vars {
		inner.names = append(inner.names, v.name)
		if v.def != nil {
			def := chainFormula{[][]expr{{nameExpr(v.name)}, {v.def}}, []string{"="}}
			body = andFormula{def, body}
		}
	}
	var out []conjunct
	for _, c := range inner.formula(body, true) {
		c = c.forget(func(col int) bool { return col > len(l.names) })
		out = append(out, c.resolve(l.w)...)
	}
	if positive {
		return out
	}
	return l.w.minusAll([]conjunct{{named: len(l.names)}}, l.w.normal(out))
}

// chain compares neighbouring lists, each element with each.
func (l *lowering) chain(f chainFormula, positive bool) []conjunct {
	var out []conjunct
	if positive {
		out = []conjunct{{named: len(l.names)}}
	}
	for i, op := range f.ops {
		if !positive {
			op = opposites[op]
		}
		for _, a := range f.lists[i] {
			for _, b := range f.lists[i+1] {
				c := l.compare(a, op, b)
				if positive {
					out = l.product(out, c)
				} else {
					out = append(out, c...)
				}
			}
		}
	}
	return out
}

var opposites = map[string]string{"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}

// compare returns the conjuncts of a op b.
func (l *lowering) compare(a expr, op string, b expr) []conjunct {
	var out []conjunct
	for _, v := range l.expr(sumExpr{a, scaleExpr{-1, b}}) {
		f := v.form
		less, more := complement(f), shifted(f, -1) // a < b, a > b
		switch op {
		case "=":
			out = append(out, v.given.with([]row{f}, nil))
		case "!=":
			out = append(out, v.given.with(nil, []row{less}), v.given.with(nil, []row{more}))
		case "<":
			out = append(out, v.given.with(nil, []row{less}))
		case "<=":
			out = append(out, v.given.with(nil, []row{negated(f)}))
		case ">":
			out = append(out, v.given.with(nil, []row{more}))
		case ">=":
			out = append(out, v.given.with(nil, []row{f}))
		}
	}
	return out
}

// value is an affine form that an expression has under a condition; the
// condition carries the locals of the form.
type value struct {
	given conjunct
	form  row
}

// expr returns the values of an expression; their conditions cover all cases.
func (l *lowering) expr(e expr) []value {
	l.w.step(1)
	constant := func(r row) []value { return []value{{conjunct{named: len(l.names)}, r}} }
	switch e := e.(type) {
	case numExpr:
		r := make(row, 1+len(l.names))
		r[0] = int64(e)
		return constant(r)
	case nameExpr:
		r := make(row, 1+len(l.names))
		r[l.column(string(e))] = 1
		return constant(r)
	case sumExpr:
		return pairs(l.expr(e.a), l.expr(e.b), func(given conjunct, x, y row) value {
			return value{given, scaled(1, x, 1, y)}
		})
	case scaleExpr:
		return each(l.expr(e.e), func(v value) value {
			return value{v.given, scaled(e.k, v.form, 0, v.form)}
		})
	case floorExpr:
		return each(l.expr(e.e), func(v value) value { return v.floor(e.d) })
	case modExpr:
		return each(l.expr(e.e), func(v value) value {
			q := v.floor(e.d)
			return value{q.given, scaled(1, padded(v.form, q.given.width()), -e.d, q.form)}
		})
	case extremumExpr:
		return l.extremum(e)
	}
	panic("sets: unknown expression")
}

// column returns the column of the innermost variable with the name.
func (l *lowering) column(name string) int {
	for i := len(l.names) - 1; i >= 0; i-- {
		if l.names[i] == name {
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

// pairs combines every value of x with every value of y over common locals.
func pairs(x, y []value, f func(given conjunct, a, b row) value) []value {
	var out []value
	for _, v := range x {
		for _, u := range y {
			given := conjoin(v.given, u.given)
			a := padded(v.form, given.width())
			b := make(row, given.width())
			n := 1 + v.given.named
			copy(b, u.form[:n])
			copy(b[n+len(v.given.divs):], u.form[n:])
			out = append(out, f(given, a, b))
		}
	}
	return out
}

// floor returns the value floor(v/d), a new local.
func (v value) floor(d int64) value {
	g := v.given
	to := identity(g.width())
	g = g.place(g.named, len(g.divs)+1, to)
	k := len(g.divs) - 1
	g.divs[k] = div{padded(v.form, g.width()), d}
	r := make(row, g.width())
	r[g.local(k)] = 1
	return value{g, r}
}

// extremum folds min or max over the list: each pair splits into two cases.
func (l *lowering) extremum(e extremumExpr) []value {
	acc := l.expr(e.list[0])
	for _, next := range e.list[1:] {
		y := l.expr(next)
		first := pairs(acc, y, func(given conjunct, a, b row) value {
			return value{given.with(nil, []row{order(a, b, e.isMax)}), a}
		})
		second := pairs(acc, y, func(given conjunct, a, b row) value {
			return value{given.with(nil, []row{shifted(order(b, a, e.isMax), -1)}), b}
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
