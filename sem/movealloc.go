package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
)

// moveAlloc is CALL MOVE_ALLOC(FROM, TO), Fortran 2008, 13.7.118.
func (c allocator) moveAlloc(s *parse.Call) []ir.Stmt {
	var moved, status []parse.Arg
	for k, a := range s.Args {
		switch {
		case a.Keyword == "stat" || a.Keyword == "" && k == 2:
			status = append(status, parse.Arg{Pos: a.Pos, Keyword: "stat", Value: a.Value})
		case a.Keyword == "errmsg" || a.Keyword == "" && k == 3:
			status = append(status, parse.Arg{Pos: a.Pos, Keyword: "errmsg", Value: a.Value})
		default:
			moved = append(moved, a)
		}
	}
	x := &parse.Ref{Node: parse.Node{Pos: s.Pos}, Name: "move_alloc", Args: moved}
	g, ok := arguments.Match(x, intrinsicArgs(c).isLogical, c.bag)
	if !ok {
		return nil
	}
	after := statusOf(c.checker, status, s.Pos).after(c.checker)
	if corank := corankOf(c.checker, g["from"]); corank > 0 || corankOf(c.checker, g["to"]) > 0 {
		if corank != corankOf(c.checker, g["to"]) {
			c.bag.Errorf(s.Pos, "coarray", "the arguments of 'move_alloc' have %s and %s", diag.Count(corank, "codimension"), diag.Count(corankOf(c.checker, g["to"]), "codimension")).
				Note("Fortran 2018, 16.9.137")
			return nil
		}
		usesImages(c.checker)
		after = append([]ir.Stmt{callRuntime("hpf_co_allocated", s.Pos)}, after...)
	}
	if out := moveAllocation(c.checker, s, g); out != nil {
		return append(out, after...)
	}
	return nil
}

// corankOf is the number of codimensions of a variable or component.
func corankOf(c *checker, x parse.Expr) int {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.Lookup(x.Ident); e != nil {
			return len(e.Codims)
		}
	case *parse.Component:
		return componentCorank(c, x)
	}
	return 0
}

// moveAllocation is the move of the allocation from FROM to TO.
func moveAllocation(c *checker, s *parse.Call, g map[string]parse.Expr) []ir.Stmt {
	from, to := allocator{c}.movedObject(g["from"]), allocator{c}.movedObject(g["to"])
	if from == nil || to == nil {
		return nil
	}
	x1, x2 := from.shape(), to.shape()
	switch {
	case !ir.SameType(x1.typ, x2.typ) && !(dynamicTag(to.value()) != nil && x1.typ.Derived.Extends(x2.typ.Derived)) || x1.rank != x2.rank:
		c.bag.Errorf(s.Pos, "argument", "the arguments of 'move_alloc' are %s with %s and %s with %s", x1.typ,
			diag.Count(x1.rank, "dimension"), x2.typ, diag.Count(x2.rank, "dimension"))
		return nil
	case from.sym != nil && from.sym.Map != nil && to.sym != nil && !ir.SameType(x1.typ, x2.typ):
		return moveToClass(c, to, g["from"], g["to"], s.Pos)
	case from.sym != nil && from.sym.Map != nil || to.sym != nil && to.sym.Map != nil:
		return moveMappedObject(c, from, to, s.Pos)
	case x1.rank == 0:
		return allocator{c}.moveScalar(from, to, s.Pos)
	}
	out := []ir.Stmt{moveDescribed(from, to, s.Pos)}
	if dynamicTag(to.value()) != nil {
		out = append(out, to.tagged(anyTag(c, from.first())))
	}
	if dynamicTag(from.value()) != nil {
		out = append(out, from.setTag(from.declared()))
	}
	return out
}

// moveDescribed moves what is more than an address: an array, or characters of deferred length.
func moveDescribed(from, to *classObject, pos diag.Span) ir.Stmt {
	return &ir.CallIntrinsic{At: ir.At{Pos: pos}, Name: "move_alloc", Args: []ir.Expr{from.first(), to.first()}}
}

// first is what names an allocatable object in a statement: the variable, the component, or the first element of an array.
func (o *classObject) first() ir.Expr {
	if o.sym == nil || o.sym.Rank() == 0 {
		return o.value()
	}
	e := &ir.Elem{Pos: o.pos, Sym: o.sym}
	for _, d := range o.sym.Dims {
		e.Subs = append(e.Subs, d.Lo)
	}
	return e
}

// movedShape is what two allocatable objects must agree in.
type movedShape struct {
	typ      ir.Type
	rank     int
	deferred bool
}

func (o *classObject) shape() movedShape {
	if o.sym != nil {
		return movedShape{o.sym.Type, o.sym.Rank(), o.sym.Deferred}
	}
	return movedShape{o.field.Comp.Type, len(o.field.Comp.Dims), o.field.Comp.Deferred}
}

// moveMappedObject is MOVE_ALLOC where a variable has a mapping.
func moveMappedObject(c *checker, from, to *classObject, pos diag.Span) []ir.Stmt {
	if from.sym == nil || to.sym == nil {
		c.unsupported(pos, "'move_alloc' of a component and a distributed array is not supported").Help("copy the array")
		return nil
	}
	return ir.MoveAlloc(from.sym, to.sym, pos)
}

// moveToClass is MOVE_ALLOC from a variable with a mapping to a polymorphic one, which has none.
//
//	if (allocated(to)) deallocate(to)
//	if (allocated(from)) then; allocate(to, source=from); deallocate(from); end if
func moveToClass(c *checker, to *classObject, from, name parse.Expr, pos diag.Span) []ir.Stmt {
	at := ir.At{Pos: pos}
	allocated := func(x parse.Expr) ir.Expr {
		return c.expr(&parse.Ref{Node: parse.Node{Pos: pos}, Name: "allocated", Args: []parse.Arg{{Pos: pos, Value: x}}})
	}
	release := func(x parse.Expr) []ir.Stmt {
		return c.stmt(&parse.Deallocate{Base: parse.Base{Pos: pos}, Objects: []parse.Expr{x}})
	}
	copied := c.stmt(&parse.Allocate{Base: parse.Base{Pos: pos}, Objects: []parse.Entity{{Ident: parse.Ident{Name: name.(*parse.Name).Ident, Pos: pos}}},
		Control: []parse.Arg{{Pos: pos, Keyword: "source", Value: from}}})
	return []ir.Stmt{ir.Guarded(at, allocated(name), release(name)...), ir.Guarded(at, allocated(from), append(copied, release(from)...)...)}
}

// movedObject is the allocatable variable or component that an argument of MOVE_ALLOC names; nil after an error.
func (c allocator) movedObject(x parse.Expr) *classObject {
	n, ok := x.(*parse.Name)
	if !ok {
		f := structures(c).allocatableComponent(x)
		if f == nil {
			return nil
		}
		if cx := x.(*parse.Component); cx.Args != nil || !f.Comp.Allocatable {
			c.bag.Errorf(cx.Pos, "not-allocatable", "'%s' is not allocatable", cx.Pos.Text())
			return nil
		}
		return &classObject{field: f, pos: f.Pos}
	}
	id := parse.Ident{Name: n.Ident, Pos: n.Pos}
	sym := c.allocatable(c.resolve(id), id)
	if sym == nil {
		return nil
	}
	if !sym.Allocatable {
		c.bag.Errorf(n.Pos, "not-allocatable", "'%s' is not allocatable", n.Ident).Because(sym.Pos, "declared here")
		return nil
	}
	return &classObject{sym: sym, pos: n.Pos}
}
