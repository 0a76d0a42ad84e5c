package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// frame is an enclosing FORALL: its loops, its mask and what the mask needs computed first.
type frame struct {
	nest *nest
	mask ir.Expr
	pre  []ir.Stmt
	// Array components that the statements assign, seen as arrays, and what makes these before the loops.
	views  ir.ExprMap[*ir.Symbol]
	before []ir.Stmt
	clash  bool      // statements change what the mask reads
	after  []ir.Stmt // behind the loops
}

// bindIndices makes loop variables for the indices, whose names stand for them until restore is called: the scope of an
// index is the construct, Fortran 2008, 16.4.
func (c *checker) bindIndices(s *parse.Forall) (n *nest, restore func()) {
	indices, pos := s.Indices, s.Pos
	n = &nest{pos: pos}
	for _, ix := range indices {
		t := c.indexType(s.Type, ix.Var)
		b := triplet{lo: c.indexBound(ix.Lo, t), hi: c.indexBound(ix.Hi, t), step: &ir.Const{Pos: pos, T: t, I: 1}}
		if ix.Step != nil {
			b.step = c.indexBound(ix.Step, t)
			c.nonZero(b.step)
		}
		n.base = append(n.base, b)
		v := c.temp(ix.Var.Name, t, ix.Var.Pos)
		v.Source = ix.Var.Name
		n.vars = append(n.vars, v)
	}
	shadowed := map[string]*entity{}
	for i, ix := range indices {
		if _, again := shadowed[ix.Var.Name]; again {
			c.bag.Errorf(ix.Var.Pos, "forall", "the index '%s' appears twice", ix.Var.Name)
			continue
		}
		shadowed[ix.Var.Name] = c.names[ix.Var.Name]
		c.names[ix.Var.Name] = &entity{name: ix.Var.Name, pos: ix.Var.Pos, typ: n.vars[i].Type, typePos: ix.Var.Pos, sym: n.vars[i]}
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
	c.pre = outer
	f := &frame{nest: n}
	if len(c.outer) == 0 {
		c.pre = append(c.pre, bounds...)
	} else if len(bounds) > 0 {
		c.unsupported(s.Pos, "an array intrinsic in the bounds of an inner FORALL is not supported yet")
	}
	if s.Mask != nil {
		saved := c.takePre()
		f.mask = c.condition(s.Mask)
		f.pre = c.takePre()
		c.pre = saved
	}
	out := c.forallStatements(f, s.Body)
	if f.clash && !c.bag.HasErrors() {
		c.storeMask(f)
		out = c.forallStatements(f, s.Body)
	}
	return append(append(f.before, out...), f.after...)
}

// forallStatements writes out the body of a FORALL, and notes in f if it changes what the mask reads.
func (c *checker) forallStatements(f *frame, body []parse.Stmt) []ir.Stmt {
	c.outer = append(c.outer, f)
	var out []ir.Stmt
	for _, b := range body {
		out = append(out, c.forallBody(b)...)
	}
	c.outer = c.outer[:len(c.outer)-1]
	f.clash = f.clash || !isSingleAssign(body) && len(out) > 1 && changesMask(f, out)
	return out
}

// storeMask computes the mask of a FORALL into an array before its statements, over all values of the indices.
func (c *checker) storeMask(f *frame) {
	pos := f.nest.pos
	if len(c.outer) > 0 {
		c.storeInnerMask(f)
		return
	}
	kept := c.temp("m", ir.Log4, pos)
	kept.Allocatable = true
	at := &ir.Elem{Pos: pos, Sym: kept}
	for d, v := range f.nest.vars {
		b := f.nest.base[d]
		lo, hi := c.convert(b.lo, v.Type), c.convert(b.hi, v.Type)
		kept.Dims = append(kept.Dims, ir.Dim{
			Lo: &ir.Call{Pos: pos, Fn: "min", Args: []ir.Expr{lo, hi}, T: v.Type},
			Hi: &ir.Call{Pos: pos, Fn: "max", Args: []ir.Expr{lo, hi}, T: v.Type}})
		at.Subs = append(at.Subs, &ir.Var{Pos: pos, Sym: v})
	}
	f.before = append(f.before, &ir.Allocate{At: ir.At{Pos: pos}, Sym: kept})
	f.before = append(f.before, f.nest.wrap(c, append(f.pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: f.mask}))...)
	f.after = append(f.after, &ir.Deallocate{At: ir.At{Pos: pos}, Sym: kept})
	f.mask, f.pre = at, nil
}

// forallBody takes what may stand in FORALL, Fortran 2008, R754.
func (c *checker) forallBody(s parse.Stmt) []ir.Stmt {
	switch s := s.(type) {
	case *parse.Assign:
		saved := c.takePre()
		out := c.assign(s)
		c.pre = saved
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
func changesMask(f *frame, body []ir.Stmt) bool {
	if f.mask == nil {
		return false
	}
	found := false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if a, ok := s.(*ir.Assign); ok {
			if lhs, ok := elemOf(a.LHS); ok && !lhs.Sym.Made && readsAny(append(exprsOfAll(f.pre), f.mask), lhs.Sym) {
				found = true
			}
		}
		return true
	})
	return found
}

func readsAny(list []ir.Expr, s *ir.Symbol) bool {
	for _, e := range list {
		if reads(e, s) {
			return true
		}
	}
	return false
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
	if len(c.outer) > 0 {
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
	if len(n.vars) == 0 {
		return nil
	}
	inner := &ir.Do{At: ir.At{Pos: s.Pos}}
	body := c.loopBody(loop{name: s.Block, stmt: inner, vars: n.vars, pos: s.Pos, concurrent: true}, statements)
	c.pre = bounds
	if mask != nil {
		body = append(maskPre, &ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: mask, Body: body}}})
	}
	out := n.wrap(c, body)
	ir.WalkStmts(out, func(st ir.Stmt) bool {
		d, ok := st.(*ir.Do)
		if ok && d.Independent != nil && d.Independent.Array && contains(n.vars, d.Var) {
			d.Independent = ind
		}
		return ok
	})
	c.useLoop(inner, out, n.vars[0])
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
