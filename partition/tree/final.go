package tree

import "dhpfgo/ir"

// FinalValues writes out what the sequential loops leave in their variables, where this is still used: after the loop,
// or after the loops around it that the value can wait for, it plants an assignment like any other. This comes before
// all passes, so that who computes the value follows from who uses it.
func (u *Unit) FinalValues(body []ir.Stmt) {
	f := &finals{u: u, ahead: map[ir.Stmt][]ir.Stmt{}, behind: map[ir.Stmt][]ir.Stmt{}}
	for _, n := range u.Nodes {
		if d, ok := n.Stmt.(*ir.Do); ok && !fromArray(d) && u.LiveAfter(n, d.Var) {
			f.add(n, d)
		}
	}
	if len(f.behind) > 0 {
		u.Plant(f.insert(body))
	}
}

// fromArray reports whether a loop was made from an array statement: nobody reads its variable after it.
func fromArray(d *ir.Do) bool { return d.Independent != nil && d.Independent.Array && d.Var.Made }

// finals holds the statements to be inserted ahead of and after loops.
type finals struct {
	u             *Unit
	ahead, behind map[ir.Stmt][]ir.Stmt
}

func (f *finals) add(n *Node, d *ir.Do) {
	if _, constant := d.ConstantStep(); !constant || LeftEarly(n) {
		// The images run such a loop in step and come by the variable's value as the sequential program does.
		v := &ir.Var{Pos: d.Pos, Sym: d.Var}
		f.behind[d] = append(f.behind[d], &ir.Assign{At: d.At, LHS: v, RHS: v})
		return
	}
	around := waits(n, d.Var)
	top := n
	if len(around) > 0 {
		top = around[0]
	} else if ChangesBounds(n, n) {
		d = f.capture(d)
	}
	f.behind[top.Stmt] = append(f.behind[top.Stmt], finalValue(d, around))
}

// FinalOf is the statement v = v after loop n over v that stands for the value that only the loop itself finds, or nil.
func FinalOf(n *Node) *Node {
	d, ok := n.Stmt.(*ir.Do)
	if !ok {
		return nil
	}
	rest := n.unit.Siblings(n)[n.Place+1:]
	if len(rest) == 0 {
		return nil
	}
	a, ok := rest[0].Stmt.(*ir.Assign)
	if !ok || a.Pos != d.Pos || ir.SymbolOf(a.LHS) != d.Var || ir.SymbolOf(a.RHS) != d.Var {
		return nil
	}
	return rest[0]
}

// capture keeps the bounds of a loop whose body changes what they depend on; the copy has the kept values.
func (f *finals) capture(d *ir.Do) *ir.Do {
	c := *d
	keep := func(name string, e ir.Expr) ir.Expr {
		v := &ir.Var{Pos: d.Pos, Sym: f.u.MakeSymbol(d.Var.Name+name, e.Type())}
		f.ahead[d] = append(f.ahead[d], &ir.Assign{At: d.At, LHS: v, RHS: e})
		return v
	}
	c.Lo, c.Hi = keep("%lo", d.Lo), keep("%hi", d.Hi)
	return &c
}

// insert works on the copies that normalize made.
func (f *finals) insert(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		ir.ReplaceBodies(s, f.insert)
		out = append(append(append(out, f.ahead[s]...), s), f.behind[s]...)
	}
	return out
}

// waits lists the loops around n, outermost first, after which the final value of n's variable v can be set: nothing
// else in them touches v, no jump passes over n, and no bound depends on what they change.
func waits(n *Node, v *ir.Symbol) []*Node {
	var out []*Node
	for m := n; m.Parent != nil; m = m.Parent {
		p := m.Parent
		d, ok := p.Stmt.(*ir.Do)
		if !ok || d.Var == v || touchedBeside(p, m, v) || ChangesBounds(p, n) {
			break
		}
		if _, constant := d.ConstantStep(); !constant {
			break
		}
		blocked := false
		for _, l := range append([]*Node{p}, out...) {
			blocked = blocked || ChangesBounds(p, l)
		}
		if blocked {
			break
		}
		out = append([]*Node{p}, out...)
	}
	return out
}

// touchedBeside reports whether anything in p but outside of m reads or sets v or jumps beyond itself.
func touchedBeside(p, m *Node, v *ir.Symbol) bool {
	found := false
	p.Each(func(x *Node) {
		if x.Within(m) {
			return
		}
		_, jump := x.Stmt.(*ir.Jump)
		found = found || jump || x.Reads(v) || x.Writes(v)
	})
	return found || LeftEarly(m)
}

// ChangesBounds reports whether loop p, itself or inside, sets something that the bounds of loop l depend on.
func ChangesBounds(p, l *Node) bool {
	found := false
	for _, e := range l.Header() {
		ir.WalkExprs(e, func(x ir.Expr) {
			if s := ir.SymbolOf(x); s != nil {
				found = found || AssignedIn(s, p)
			}
		})
	}
	return found
}

// LeftEarly reports whether a jump inside n can end loop n before its last iteration.
func LeftEarly(n *Node) bool {
	found := false
	n.Each(func(m *Node) { found = found || leaves(m, n) })
	return found
}

// leaves reports whether m is a jump that ends loop n, inside which it stands.
func leaves(m, n *Node) bool {
	j, ok := m.Stmt.(*ir.Jump)
	if !ok {
		return false
	}
	if j.Loop == n.Stmt {
		return j.Exit
	}
	for _, l := range n.Loops {
		if j.Loop == l.Stmt {
			return true
		}
	}
	return false
}

// finalValue is lo + step*max(0, floor((hi-lo+step)/step)), set if all the loops around run at least once.
func finalValue(d *ir.Do, around []*Node) ir.Stmt {
	step, _ := d.ConstantStep()
	lo := ir.Int8Of(d.Lo)
	trips := ir.Extreme("max", []ir.Expr{ir.Int8Const(0), TripCount(d)})
	value := ir.Int8Op(ir.Add, lo, ir.Int8Op(ir.Mul, ir.Int8Const(step), trips))
	if d.Var.Type != ir.Int8 {
		value = &ir.Conv{Pos: d.Pos, T: d.Var.Type, X: value}
	}
	var s ir.Stmt = &ir.Assign{At: d.At, LHS: &ir.Var{Pos: d.Pos, Sym: d.Var}, RHS: value}
	var runs []ir.Expr
	for _, l := range around {
		n := TripCount(l.Stmt.(*ir.Do))
		if c, ok := n.(*ir.Const); !ok || c.I <= 0 {
			runs = append(runs, ir.Compare(ir.GT, n, ir.Int8Const(0)))
		}
	}
	if len(runs) == 0 {
		return s
	}
	return &ir.If{At: d.At, Branches: []ir.Branch{{Pos: d.Pos, Cond: ir.AllOf(runs), Body: []ir.Stmt{s}}}}
}

// TripCount is floor((hi-lo+step)/step), not cut at zero.
func TripCount(d *ir.Do) ir.Expr {
	step, _ := d.ConstantStep()
	lo, hi := ir.Int8Of(d.Lo), ir.Int8Of(d.Hi)
	span := ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, hi, lo), ir.Int8Const(step))
	if step < 0 {
		span = ir.Int8Op(ir.Sub, ir.Int8Op(ir.Sub, lo, hi), ir.Int8Const(step))
	}
	return ir.Divided(ir.FloorDiv, span, max(step, -step))
}
