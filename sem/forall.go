package sem

import (
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// bindIndices makes loop variables for the indices, whose names stand for them until restore is called: the scope of an
// index is the construct, Fortran 2008, 16.4.
func (c *checker) bindIndices(s *parse.Forall) (n *lower.Nest, restore func()) {
	indices, pos := s.Indices, s.Pos
	n = &lower.Nest{Pos: pos}
	for _, ix := range indices {
		t := c.indexType(s.Type, ix.Var)
		b := lower.Triplet{Lo: c.indexBound(ix.Lo, t), Hi: c.indexBound(ix.Hi, t), Step: &ir.Const{Pos: pos, T: t, I: 1}}
		if ix.Step != nil {
			b.Step = c.indexBound(ix.Step, t)
			c.nonZero(b.Step)
		}
		n.Base = append(n.Base, b)
		v := c.temp(ix.Var.Name, t, ix.Var.Pos)
		v.Source = ix.Var.Name
		n.Vars = append(n.Vars, v)
	}
	shadowed := map[string]*entity{}
	for i, ix := range indices {
		if _, again := shadowed[ix.Var.Name]; again {
			c.bag.Errorf(ix.Var.Pos, "forall", "the index '%s' appears twice", ix.Var.Name)
			continue
		}
		shadowed[ix.Var.Name] = c.names[ix.Var.Name]
		c.names[ix.Var.Name] = &entity{name: ix.Var.Name, pos: ix.Var.Pos, typ: n.Vars[i].Type, typePos: ix.Var.Pos, sym: n.Vars[i]}
	}
	return n, func() {
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

func (c *checker) forall(s *parse.Forall) []ir.Stmt {
	c.independent(s.Directives, indexNames(s.Indices))
	outer := c.takePre()
	n, restore := c.bindIndices(s)
	defer restore()
	bounds := c.takePre()
	c.em.Pre = outer
	f := &lower.Frame{Nest: n}
	if len(c.em.Outer) == 0 {
		c.em.Pre = append(c.em.Pre, bounds...)
	} else if len(bounds) > 0 {
		c.unsupported(s.Pos, "an array intrinsic in the bounds of an inner FORALL is not supported yet")
	}
	if s.Mask != nil {
		saved := c.takePre()
		f.Mask = c.condition(s.Mask)
		f.Pre = c.takePre()
		c.em.Pre = saved
	}
	out := c.forallStatements(f, s.Body)
	if f.Clash && !c.bag.HasErrors() {
		c.storeMask(f)
		out = c.forallStatements(f, s.Body)
	}
	return append(append(f.Before, out...), f.After...)
}

// forallStatements writes out the body of a FORALL, and notes in f if it changes what the mask reads.
func (c *checker) forallStatements(f *lower.Frame, body []parse.Stmt) []ir.Stmt {
	c.em.Outer = append(c.em.Outer, f)
	var out []ir.Stmt
	for _, b := range body {
		out = append(out, c.forallBody(b)...)
	}
	c.em.Outer = c.em.Outer[:len(c.em.Outer)-1]
	f.Clash = f.Clash || !isSingleAssign(body) && len(out) > 1 && changesMask(f, out)
	return out
}

// storeMask computes the mask of a FORALL into an array before its statements, over all values of the indices.
func (c *checker) storeMask(f *lower.Frame) {
	pos := f.Nest.Pos
	if len(c.em.Outer) > 0 {
		lower.StoreInnerMask(c.em, f)
		return
	}
	kept := c.temp("m", ir.Log4, pos)
	kept.Allocatable = true
	at := &ir.Elem{Pos: pos, Sym: kept}
	for d, v := range f.Nest.Vars {
		b := f.Nest.Base[d]
		lo, hi := c.convert(b.Lo, v.Type), c.convert(b.Hi, v.Type)
		kept.Dims = append(kept.Dims, ir.Dim{
			Lo: &ir.Call{Pos: pos, Fn: "min", Args: []ir.Expr{lo, hi}, T: v.Type},
			Hi: &ir.Call{Pos: pos, Fn: "max", Args: []ir.Expr{lo, hi}, T: v.Type}})
		at.Subs = append(at.Subs, &ir.Var{Pos: pos, Sym: v})
	}
	f.Before = append(f.Before, &ir.Allocate{At: ir.At{Pos: pos}, Sym: kept})
	f.Before = append(f.Before, f.Nest.Wrap(c.em, append(f.Pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: f.Mask}))...)
	f.After = append(f.After, &ir.Deallocate{At: ir.At{Pos: pos}, Sym: kept})
	f.Mask, f.Pre = at, nil
}

// forallBody takes what may stand in FORALL, Fortran 2008, R754.
func (c *checker) forallBody(s parse.Stmt) []ir.Stmt {
	switch s := s.(type) {
	case *parse.Assign:
		saved := c.takePre()
		out := c.assign(s)
		c.em.Pre = saved
		return out
	case *parse.Forall, *parse.Where:
		return c.stmt(s)
	case *parse.Continue, nil:
		return nil
	}
	c.bag.Errorf(s.Span(), "forall", "only assignments, WHERE and FORALL can stand in FORALL").Note("Fortran 2008, R754")
	return nil
}

// changesMask reports whether the statements of a construct assign what its mask reads: Fortran evaluates the mask once,
// before all statements.
func changesMask(f *lower.Frame, body []ir.Stmt) bool {
	if f.Mask == nil {
		return false
	}
	found := false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if a, ok := s.(*ir.Assign); ok {
			if lhs, ok := lower.ElemOf(a.LHS); ok && !lhs.Sym.Made && lower.ReadsAny(append(lower.ExprsOfAll(f.Pre), f.Mask), lhs.Sym) {
				found = true
			}
		}
		return true
	})
	return found
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
	if len(c.em.Outer) > 0 {
		c.bag.Errorf(s.Pos, "forall", "DO CONCURRENT cannot stand in FORALL")
		return nil
	}
	ind := c.independent(s.Directives, indexNames(s.Indices))
	if ind == nil {
		ind = &ir.Independent{Pos: s.Pos, Concurrent: true}
	}
	statements := c.locality(s, ind)
	n, restore := c.bindIndices(s)
	defer restore()
	bounds := c.takePre()
	var mask ir.Expr
	if s.Mask != nil {
		mask = c.condition(s.Mask)
	}
	maskPre := c.takePre()
	if len(n.Vars) == 0 {
		return nil
	}
	inner := &ir.Do{At: ir.At{Pos: s.Pos}}
	body := c.loopBody(loop{name: s.Block, stmt: inner, vars: n.Vars, pos: s.Pos, concurrent: true}, statements)
	c.em.Pre = bounds
	if mask != nil {
		body = append(maskPre, &ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: mask, Body: body}}})
	}
	out := n.Wrap(c.em, body)
	ir.WalkStmts(out, func(st ir.Stmt) bool {
		d, ok := st.(*ir.Do)
		if ok && d.Independent != nil && d.Independent.Array && contains(n.Vars, d.Var) {
			d.Independent = ind
		}
		return ok
	})
	c.useLoop(inner, out, n.Vars[0])
	return out
}

// useLoop makes the jumps out of placeholder refer to the loop over v.
func (c *checker) useLoop(placeholder *ir.Do, body []ir.Stmt, v *ir.Symbol) {
	var real *ir.Do
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Do); ok && d.Var == v {
			real = d
		}
		if j, ok := s.(*ir.Jump); ok && j.Loop == ir.Stmt(placeholder) {
			j.Loop = real
		}
		return true
	})
}

func contains(list []*ir.Symbol, s *ir.Symbol) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func isSingleAssign(body []parse.Stmt) bool {
	if len(body) != 1 {
		return false
	}
	_, ok := body[0].(*parse.Assign)
	return ok
}
