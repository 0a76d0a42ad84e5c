package partition

import (
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// reducible reports whether a variable can be the result of a reduction: a scalar, or an array that every image has in
// full and in one piece, of a type that the runtime combines.
func reducible(s *ir.Symbol) bool {
	if s.Rank() == 0 {
		return true
	}
	return ir.Combines(s.Type) && s.Map == nil && !s.Pointer && !s.Target && !s.View && !s.Optional && s.Size == ir.ExplicitShape
}

// splitArray makes an array reduction: all images but the first begin with neutral elements, each accumulates its own
// iterations, and behind the region the arrays of all images are combined element by element.
func (u *unit) splitArray(r *reduction) {
	if combinesPartial(u, r) {
		return
	}
	at := ir.At{Pos: r.leaves[0].Stmt.Span()}
	pos := at.Pos
	e := &ir.Elem{Pos: pos, Sym: r.scalar}
	var loops []*ir.Do
	for _, d := range r.scalar.Dims {
		v := u.MakeSymbol(r.scalar.Name+"%at", ir.Int8)
		e.Subs = append(e.Subs, &ir.Var{Pos: pos, Sym: v})
		loops = append(loops, &ir.Do{At: at, Var: v, Lo: ir.Int8Of(d.Lo), Hi: ir.Int8Of(d.Hi), Step: ir.Int8Const(1)})
	}
	body := []ir.Stmt{&ir.Assign{At: at, LHS: e, RHS: ir.Identity(r.op, r.scalar.Type)}}
	for _, l := range loops {
		l.Body = body
		body = []ir.Stmt{l}
	}
	other := ir.Compare(ir.GT, ir.Int8Of(&ir.Call{Pos: pos, Fn: "this_image", T: ir.Int4}), ir.Int8Const(1))
	begin := &ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: other, Body: body}}}
	u.around.Of(r.region).Before = append(u.around.Of(r.region).Before, begin)
	u.around.Of(r.region).After = append(u.around.Of(r.region).After, &spmd.Reduce{At: at, Var: r.scalar, Op: r.op})
	r.partial = r.scalar
}

// combinesPartial lets the statement that brings an array's elements to the owners of another one take what each image has
// accumulated for itself; done is false where there is none.
func combinesPartial(u *unit, r *reduction) (done bool) {
	for _, n := range u.Nodes {
		if s, ok := n.Stmt.(*ir.Combine); ok && s.From == r.scalar {
			c := *s
			c.Partial = true
			n.Replace(&c)
			done = true
		}
	}
	if done {
		r.partial, r.owners = r.scalar, true
	}
	return done
}
