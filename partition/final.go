package partition

import "dhpfgo/sem"

// finalValues gives the variables of a distributed nest the values that the sequential loops leave in them, where these
// are still used. outer is the outermost loop whose bounds were reduced.
func (u *unit) finalValues(outer *node) []sem.Stmt {
	var out []sem.Stmt
	outer.each(func(m *node) {
		d, ok := m.stmt.(*sem.Do)
		if !ok || !u.liveAfter(m, d.Var) {
			return
		}
		around := append(append([]*node(nil), m.loops[depthOf(outer):]...), m)
		if v := usesVariableOf(around); v != nil {
			u.bag.Errorf(d.Pos, "unsupported", "the value of %s after this loop is used; its bounds depend on %s, which is not supported in a distributed nest", d.Var.Name, v.Name).
				Help("assign the value that you need to a variable of its own")
			return
		}
		out = append(out, finalValue(d, around[:len(around)-1]))
	})
	return out
}

// usesVariableOf gives the variable of one of the loops that the bounds of a later one use, or nil.
func usesVariableOf(loops []*node) *sem.Symbol {
	for _, l := range loops {
		for _, m := range loops {
			v := m.stmt.(*sem.Do).Var
			if m != l && l.reads(v) {
				return v
			}
		}
	}
	return nil
}

// finalValue is lo + step*max(0, floor((hi-lo+step)/step)), set if all the loops around run at least once.
func finalValue(d *sem.Do, around []*node) sem.Stmt {
	step, _ := stepOf(d)
	lo := int8Of(d.Lo)
	trips := extremeOf("max", []sem.Expr{intConst(0), tripCount(d)})
	value := binary(sem.Add, lo, binary(sem.Mul, intConst(step), trips))
	if d.Var.Type != sem.Int8 {
		value = &sem.Conv{Pos: d.Pos, T: d.Var.Type, X: value}
	}
	var s sem.Stmt = &sem.Assign{At: d.At, LHS: &sem.Var{Pos: d.Pos, Sym: d.Var}, RHS: value}
	if len(around) == 0 {
		return s
	}
	var runs []sem.Expr
	for _, l := range around {
		runs = append(runs, compare(sem.GT, tripCount(l.stmt.(*sem.Do)), intConst(0)))
	}
	return &sem.If{At: d.At, Branches: []sem.Branch{{Pos: d.Pos, Cond: conjunction(runs), Body: []sem.Stmt{s}}}}
}

// tripCount is floor((hi-lo+step)/step), not cut at zero.
func tripCount(d *sem.Do) sem.Expr {
	step, _ := stepOf(d)
	lo, hi := int8Of(d.Lo), int8Of(d.Hi)
	span := binary(sem.Add, binary(sem.Sub, hi, lo), intConst(step))
	if step < 0 {
		span = binary(sem.Sub, binary(sem.Sub, lo, hi), intConst(step))
	}
	return divided(sem.FloorDiv, span, max(step, -step))
}
