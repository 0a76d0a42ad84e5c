package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// bindIndices makes variables for the indices, whose names stand for them until restore is called: the scope of an index is the
// construct, Fortran 2008, 16.4.
func (c *checker) bindIndices(s *parse.Forall) (list []ir.Index, restore func()) {
	for _, ix := range s.Indices {
		t := c.indexType(s.Type, ix.Var)
		x := ir.Index{Lo: c.indexBound(ix.Lo, t), Hi: c.indexBound(ix.Hi, t), Step: &ir.Const{Pos: s.Pos, T: t, I: 1}}
		if ix.Step != nil {
			x.Step = c.indexBound(ix.Step, t)
			c.nonZero(x.Step)
		}
		x.Var = c.temp(ix.Var.Name, t, ix.Var.Pos)
		x.Var.Source = ix.Var.Name
		list = append(list, x)
	}
	shadowed := map[string]*entity{}
	for i, ix := range s.Indices {
		if _, again := shadowed[ix.Var.Name]; again {
			c.bag.Errorf(ix.Var.Pos, "forall", "the index '%s' appears twice", ix.Var.Name)
			continue
		}
		shadowed[ix.Var.Name] = c.names[ix.Var.Name]
		v := list[i].Var
		c.names[ix.Var.Name] = &entity{name: ix.Var.Name, pos: ix.Var.Pos, typ: v.Type, typePos: ix.Var.Pos, sym: v}
	}
	return list, func() {
		for name, e := range shadowed {
			if c.names[name] = e; e == nil {
				delete(c.names, name)
			}
		}
	}
}

// indexType is the type in the head of the construct, or else the one that the name has outside it, Fortran 2008, 7.2.4.2.2: it must be an integer.
func (c *checker) indexType(spec *parse.TypeSpec, id parse.Ident) ir.Type {
	t := ir.Type{}
	if spec != nil {
		t = c.typeSpec(spec)
	} else if e := c.names[id.Name]; e != nil {
		t = c.typeOf(e)
	} else if !c.implicitNone {
		t = c.typeOf(&entity{name: id.Name})
	} else {
		t = c.typeOf(c.resolve(id))
	}
	if t.Base != ir.Integer && t.Base != ir.Invalid {
		c.bag.Errorf(id.Pos, "type-mismatch", "the index '%s' must be an integer, this is %s", id.Name, t)
	}
	if t.Base != ir.Integer {
		return ir.Int4
	}
	return t
}

// forall checks FORALL.
func (c *checker) forall(s *parse.Forall) []ir.Stmt {
	c.independent(s.Directives, indexNames(s.Indices))
	outer := c.takePre()
	defer func() { c.em.Pre = outer }()
	list, restore := c.bindIndices(s)
	defer restore()
	f := &ir.Forall{At: ir.At{Pos: s.Pos}, Indices: list}
	if len(list) > 0 {
		list[0].Lo = c.prepared(list[0].Lo)
	}
	if s.Mask != nil {
		f.Mask = c.condition(s.Mask)
		f.Mask = c.prepared(f.Mask)
	}
	for _, b := range s.Body {
		f.Body = append(f.Body, c.forallBody(b)...)
	}
	return []ir.Stmt{f}
}

// forallBody takes what may stand in FORALL, Fortran 2008, R754.
func (c *checker) forallBody(s parse.Stmt) []ir.Stmt {
	switch s := s.(type) {
	case *parse.Assign:
		return c.forallAssign(s)
	case *parse.Where:
		return c.where(s)
	case *parse.Forall:
		if s.Concurrent {
			c.bag.Errorf(s.Pos, "forall", "DO CONCURRENT cannot stand in FORALL")
			return nil
		}
		return c.forall(s)
	case *parse.Continue, nil:
		return nil
	}
	c.bag.Errorf(s.Span(), "forall", "only assignments, WHERE and FORALL can stand in FORALL").Note("Fortran 2008, R754")
	return nil
}

// forallAssign is an assignment in FORALL, or the call of a defined one.
func (c *checker) forallAssign(s *parse.Assign) []ir.Stmt {
	if p := c.definedAssignment(s); p != nil {
		return preparedCalls(c, c.callAssignment(p, s))
	}
	if c.assignedByParts(s) != nil {
		c.refuseParts(s)
		return nil
	}
	t := c.target(s.LHS)
	if t == nil {
		c.unevaluated(s.RHS)
		return nil
	}
	lhs, rhs := c.targetValue(t), ir.Expr(nil)
	if t.e != nil {
		rhs = c.scalar(s.RHS)
	} else {
		rhs = c.expr(s.RHS)
		lower.Join(c.em, t.shape(), shapes.Of(rhs))
	}
	if lhs.Type().Base == ir.Invalid || !c.fitsTarget(s, t, rhs) {
		return nil
	}
	return []ir.Stmt{&ir.Assign{At: ir.At{Pos: s.Pos}, LHS: lhs, RHS: c.prepared(c.convert(rhs, lhs.Type()))}}
}

// preparedCalls lets calls have what they need computed first in an argument.
func preparedCalls(c *checker, list []ir.Stmt) []ir.Stmt {
	for _, s := range list {
		if call, ok := s.(*ir.CallProc); ok && call.Args[0].X != nil {
			call.Args[0].X = c.prepared(call.Args[0].X)
		}
	}
	return list
}

func indexNames(list []parse.ForallIndex) []parse.Ident {
	var out []parse.Ident
	for _, ix := range list {
		out = append(out, ix.Var)
	}
	return out
}

func indexStrings(list []parse.ForallIndex) []string {
	var out []string
	for _, id := range indexNames(list) {
		out = append(out, id.Name)
	}
	return out
}

// concurrent writes DO CONCURRENT as loops that the user asserts to be independent, Fortran 2008, 8.1.6.7.
func (c *checker) concurrent(s *parse.Forall) []ir.Stmt {
	ind := c.independent(s.Directives, indexNames(s.Indices))
	if ind == nil {
		ind = &ir.Independent{Pos: s.Pos, Concurrent: true}
	}
	statements := c.locality(s, ind)
	indices, restore := c.bindIndices(s)
	defer restore()
	bounds := c.takePre()
	var mask ir.Expr
	if s.Mask != nil {
		mask = c.condition(s.Mask)
	}
	maskPre := c.takePre()
	if len(indices) == 0 {
		return nil
	}
	var loops []*ir.Do
	for _, x := range indices {
		loops = append(loops, &ir.Do{At: ir.At{Pos: s.Pos}, Var: x.Var, Lo: c.convert(x.Lo, x.Var.Type), Hi: c.convert(x.Hi, x.Var.Type),
			Step: c.convert(x.Step, x.Var.Type), Independent: ind})
	}
	body := c.loopBody(loop{name: s.Block, stmt: loops[0], vars: indexVars(indices), pos: s.Pos, concurrent: true}, statements)
	c.em.Pre = bounds
	if mask != nil {
		body = append(maskPre, &ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: mask, Body: body}}})
	}
	return loopsAround(loops, body)
}

func indexVars(list []ir.Index) []*ir.Symbol {
	var out []*ir.Symbol
	for _, x := range list {
		out = append(out, x.Var)
	}
	return out
}
