package emit

import (
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// overlapped writes a loop whose messages run beside its interior: all but the last step of what stands before it, the
// beginning of the exchange, the interior, its end, the iterations before and after the interior.
func (w *writer) overlapped(n *tree.Node, known sets.Set) []ir.Stmt {
	whole := w.u.Around.Of(n).Before[len(w.u.Around.Of(n).Before)-1].(*spmd.ExchangeStep)
	part := func(p spmd.Part) ir.Stmt {
		return &spmd.ExchangeStep{At: whole.At, Exchanges: whole.Exchanges, Part: p}
	}
	loop := w.node(n, known)
	v := n.Stmt.(*ir.Do)
	slab := func(lo, hi ir.Expr) []ir.Stmt {
		out := ir.CopyBody(loop, nil, nil)
		ir.WalkStmts(out, func(s ir.Stmt) bool {
			if d, ok := s.(*ir.Do); ok && d.Var == v.Var {
				cut(d, lo, hi)
				return false
			}
			return true
		})
		return out
	}
	in := w.u.Around.Of(n).Overlap
	out := append(w.u.Around.Of(n).Before[:len(w.u.Around.Of(n).Before)-1:len(w.u.Around.Of(n).Before)-1], part(spmd.Begin))
	out = append(append(out, slab(in.Lo, in.Hi)...), part(spmd.End))
	out = append(out, slab(nil, ir.Int8Op(ir.Sub, ir.CloneExpr(in.Lo), ir.Int8Const(1)))...)
	behind := ir.Extreme("max", []ir.Expr{ir.CloneExpr(in.Lo), ir.Int8Op(ir.Add, ir.CloneExpr(in.Hi), ir.Int8Const(1))})
	return append(out, slab(behind, nil)...)
}

// cut restricts a loop of step 1 or -1 to the values from lo to hi; nil stands for no bound.
func cut(d *ir.Do, lo, hi ir.Expr) {
	if step, _ := d.ConstantStep(); step < 0 {
		if hi != nil {
			d.Lo = ir.Extreme("min", ir.ExtremeArgs("min", ir.Int8Of(d.Lo), hi))
		}
		if lo != nil {
			d.Hi = ir.Extreme("max", ir.ExtremeArgs("max", ir.Int8Of(d.Hi), lo))
		}
		return
	}
	if lo != nil {
		d.Lo = ir.Extreme("max", ir.ExtremeArgs("max", ir.Int8Of(d.Lo), lo))
	}
	if hi != nil {
		d.Hi = ir.Extreme("min", ir.ExtremeArgs("min", ir.Int8Of(d.Hi), hi))
	}
}
