package sem

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// bindIndices makes variables for the indices, whose names stand for them until restore is called: the scope of an index is the
// construct, Fortran 2008, 16.4.
func (c masker) bindIndices(s *parse.Forall) (list []ir.Index, restore func()) {
	for _, ix := range s.Indices {
		t := c.indexType(s.Type, ix.Var)
		x := ir.Index{Lo: looper(c).indexBound(ix.Lo, t), Hi: looper(c).indexBound(ix.Hi, t), Step: &ir.Const{Pos: s.Pos, T: t, I: 1}}
		if ix.Step != nil {
			x.Step = looper(c).indexBound(ix.Step, t)
			looper(c).nonZero(x.Step)
		}
		x.Var = c.temp(ix.Var.Name, t, ix.Var.Pos)
		x.Var.Source = ix.Var.Name
		list = append(list, x)
	}
	shadowed := map[string]*names.Entity{}
	for i, ix := range s.Indices {
		if _, again := shadowed[ix.Var.Name]; again {
			c.bag.Errorf(ix.Var.Pos, "forall", "the index '%s' appears twice", ix.Var.Name)
			continue
		}
		shadowed[ix.Var.Name] = c.names[ix.Var.Name]
		v := list[i].Var
		c.names[ix.Var.Name] = names.Fixed(ix.Var.Name, ix.Var.Pos, v)
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
func (c masker) indexType(spec *parse.TypeSpec, id parse.Ident) ir.Type {
	t := ir.Type{}
	if spec != nil {
		t = declarer(c).typeSpec(spec)
	} else if e := c.names[id.Name]; e != nil {
		t = c.TypeOf(e)
	} else if !mustDeclare(c.checker, id.Name) {
		t = c.TypeOf(&names.Entity{Name: id.Name})
	} else {
		t = c.TypeOf(c.resolve(id))
	}
	refuseWideLoop(c.checker, id, t)
	if t.Base != ir.Integer && t.Base != ir.Invalid {
		c.bag.Errorf(id.Pos, "type-mismatch", "the index '%s' must be an integer, this is %s", id.Name, t)
	}
	if t.Base != ir.Integer {
		return ir.Int4
	}
	return t
}

// forall checks FORALL.
func (c masker) forall(s *parse.Forall) []ir.Stmt {
	looper(c).independent(s.Directives, indexNames(s.Indices))
	outer := c.takePre()
	defer func() { c.em.Pre = outer }()
	if putsInForall(s) {
		return forallWithPuts(c.checker, s)
	}
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
	l := loop{pos: s.Pos}
	for _, x := range list {
		l.vars = append(l.vars, x.Var)
	}
	c.loops = append(c.loops, l)
	for _, b := range s.Body {
		f.Body = append(f.Body, c.forallBody(b)...)
	}
	c.loops = c.loops[:len(c.loops)-1]
	return []ir.Stmt{f}
}

// forallBody takes what may stand in FORALL, Fortran 2008, R754.
func (c masker) forallBody(s parse.Stmt) []ir.Stmt {
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
func (c masker) forallAssign(s *parse.Assign) []ir.Stmt {
	if p := generics(c).definedAssignment(s); p != nil {
		return preparedCalls(c.checker, assigner(c).callAssignment(p, s))
	}
	if partAssigner(c).assignedByParts(s) != nil {
		partAssigner(c).refuseParts(s)
		return nil
	}
	t := assigner(c).target(s.LHS)
	if t == nil {
		c.unevaluated(s.RHS)
		return nil
	}
	lhs, rhs := assigner(c).targetValue(t), ir.Expr(nil)
	if t.e != nil {
		rhs = c.scalar(s.RHS)
	} else {
		rhs = c.expr(s.RHS)
		elements.Join(c.em, t.shape(), shapes.Of(rhs))
	}
	if lhs.Type().Base == ir.Invalid || !assigner(c).fitsTarget(s, t, rhs) {
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

// concurrent writes DO CONCURRENT as loops that the user asserts to be independent, Fortran 2008, 8.1.6.7.
func (c masker) concurrent(s *parse.Forall) []ir.Stmt {
	ind := looper(c).independent(s.Directives, indexNames(s.Indices))
	if ind == nil {
		ind = &ir.Independent{Pos: s.Pos, Concurrent: true}
	}
	statements := looper(c).locality(s, ind)
	indices, restore := c.bindIndices(s)
	defer restore()
	for k := range indices {
		x := &indices[k]
		x.Lo, x.Hi, x.Step = c.once(x.Lo), c.once(x.Hi), c.once(x.Step)
	}
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
	body := looper(c).loopBody(loop{name: s.Block, stmt: loops[0], vars: indexVars(indices), pos: s.Pos, concurrent: true}, statements)
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

// FORALL with assignments to coindexed objects or pointer assignments, Fortran 2018, 10.2.4.2.4: all masks, then all subscripts and values
// of a statement, then its puts.
//
//	forall (i=lo:hi, mask(i))       do i; m(k) = mask(i); end do
//	  a(s(i))[p] = e(i)        =>   do i; if (m(k)) then; u(k) = s(i); v(k) = e(i); end if; end do
//	  b(i) = f(i)                   do i; if (m(k)) a(u(k))[p] = v(k); end do
//	end forall                      forall (i=lo:hi, m(k)) b(i) = f(i)
//
// Targets are held by an array of structures whose only component is a pointer.
type forallPuts struct {
	c       *checker
	src     *parse.Forall
	indices []ir.Index
	extents []ir.Expr
	place   []parse.Arg // k: the place of an iteration among all, from 1
	mask    *ir.Symbol
}

// putsInForall reports whether a FORALL assigns to objects of other images, or has pointer assignments.
func putsInForall(s *parse.Forall) bool {
	return slices.ContainsFunc(s.Body, func(b parse.Stmt) bool {
		if _, points := b.(*parse.PointerAssign); points {
			return true
		}
		a, ok := b.(*parse.Assign)
		return ok && selectorIn(a.LHS) != nil
	})
}

// forallWithPuts is a FORALL that assigns to objects of other images or points pointers.
func forallWithPuts(c *checker, s *parse.Forall) []ir.Stmt {
	kept := *s
	kept.Indices = slices.Clone(s.Indices)
	var bounds []ir.Stmt
	for k := range kept.Indices {
		ix := &kept.Indices[k]
		for _, x := range []*parse.Expr{&ix.Lo, &ix.Hi, &ix.Step} {
			if *x != nil {
				v, set := heldValue(c, c.Integer(*x, "a bound of FORALL"), ir.Int8, s.Pos)
				bounds = append(append(bounds, c.takePre()...), set)
				*x = c.nameFor(v.Sym, s.Pos)
			}
		}
	}
	f := &forallPuts{c: c, src: &kept}
	list, restore := masker{c}.bindIndices(&kept)
	defer restore()
	f.indices = list
	for k, ix := range list {
		f.extents = append(f.extents, c.em.SizeOf(shapes.Triplet{Lo: ix.Lo, Hi: ix.Hi, Step: ix.Step}, s.Pos))
		f.place = append(f.place, parse.Arg{Pos: s.Pos, Value: f.placeOf(k)})
	}
	out := append(bounds, f.masked()...)
	for _, b := range kept.Body {
		if a, ok := b.(*parse.Assign); ok && selectorIn(a.LHS) != nil {
			out = append(out, f.put(a)...)
			continue
		}
		if a, ok := b.(*parse.PointerAssign); ok {
			out = append(out, f.point(a)...)
			continue
		}
		rest := kept
		rest.Body = []parse.Stmt{b}
		if f.mask != nil {
			rest.Mask = f.at(f.mask)
		}
		out = append(out, masker{c}.forall(&rest)...)
	}
	return out
}

// placeOf is (i - lo)/step + 1 of index k.
func (f *forallPuts) placeOf(k int) parse.Expr {
	ix, node := f.src.Indices[k], parse.Node{Pos: f.src.Pos}
	binary := func(op string, x, y parse.Expr) parse.Expr { return &parse.Binary{Node: node, Op: op, X: x, Y: y} }
	from := binary("-", &parse.Name{Node: node, Ident: ix.Var.Name}, ix.Lo)
	if ix.Step != nil {
		from = binary("/", from, ix.Step)
	}
	return binary("+", from, &parse.IntLit{Node: node, Text: "1"})
}

// at is the element of a scratch array for an iteration.
func (f *forallPuts) at(s *ir.Symbol) parse.Expr {
	name := f.c.nameFor(s, f.src.Pos)
	return &parse.Ref{Node: name.Node, Name: name.Ident, Args: f.place}
}

// scratch is an array with an element for each iteration.
func (f *forallPuts) scratch(t ir.Type) *ir.Symbol {
	return f.c.em.Scratch("forall", t, f.extents, f.src.Pos)
}

// masked evaluates the mask for all iterations.
func (f *forallPuts) masked() []ir.Stmt {
	c := f.c
	if f.src.Mask == nil {
		return c.takePre()
	}
	f.mask = f.scratch(ir.Log4)
	before := c.takePre()
	set := &parse.Assign{Base: parse.Base{Pos: f.src.Pos}, LHS: f.at(f.mask), RHS: f.src.Mask}
	return append(before, f.loops(assigner{c}.assign(set), nil)...)
}

// loops runs statements, and what was to be computed before them, for all iterations with mask.
func (f *forallPuts) loops(body []ir.Stmt, mask *ir.Symbol) []ir.Stmt {
	c := f.c
	body = append(c.takePre(), body...)
	if mask != nil {
		body = []ir.Stmt{ir.Guarded(ir.At{Pos: f.src.Pos}, c.condition(f.at(mask)), body...)}
	}
	var loops []*ir.Do
	for _, x := range f.indices {
		t := x.Var.Type
		loops = append(loops, &ir.Do{At: ir.At{Pos: f.src.Pos}, Var: x.Var, Lo: c.convert(x.Lo, t), Hi: c.convert(x.Hi, t), Step: c.convert(x.Step, t)})
	}
	return loopsAround(loops, body)
}

// put is one assignment to a coindexed object.
func (f *forallPuts) put(a *parse.Assign) []ir.Stmt {
	c := f.c
	var out, values []ir.Stmt
	keep := func(x parse.Expr, t ir.Type) parse.Expr {
		saved := c.takePre()
		v := f.scratch(t)
		out = append(out, c.takePre()...)
		c.em.Pre = saved
		held := f.at(v)
		set := assigner{c}.assign(&parse.Assign{Base: a.Base, LHS: held, RHS: x})
		values = append(append(values, c.takePre()...), set...)
		return held
	}
	t := c.traitOf(a.LHS)
	if t.Type.Base == ir.Invalid {
		c.takePre()
		return nil
	}
	if t.Rank > 0 {
		c.unsupported(parse.SpanOf(a.LHS), "an assignment to sections of another image in FORALL is not supported yet").Help("write DO")
		return nil
	}
	value := keep(a.RHS, t.Type)
	lhs := keptSubscripts(a.LHS, func(x parse.Expr) parse.Expr { return keep(x, ir.Int8) })
	out = append(out, f.loops(values, f.mask)...)
	put := assigner{c}.assign(&parse.Assign{Base: a.Base, LHS: lhs, RHS: value})
	return append(out, f.loops(put, f.mask)...)
}

// point is one pointer assignment. A target that is no name is found for all iterations before.
func (f *forallPuts) point(a *parse.PointerAssign) []ir.Stmt {
	c := f.c
	point := func(lhs, rhs parse.Expr) []ir.Stmt {
		return f.loops(pointing{c}.pointerAssign(&parse.PointerAssign{Base: a.Base, LHS: lhs, RHS: rhs}), f.mask)
	}
	if isNull(a.RHS) || isSimple(a.RHS) {
		return point(a.LHS, a.RHS)
	}
	t := c.traitOf(a.RHS)
	if t.Type.Base == ir.Invalid || isOpenText(t.Type) {
		c.unsupported(a.Pos, "this pointer assignment in FORALL is not supported").Help("write DO")
		return nil
	}
	comp := &ir.Component{Name: "target", Pos: a.Pos, Type: t.Type, Pointer: true}
	for range t.Rank {
		comp.Dims = append(comp.Dims, ir.Dim{Lo: ir.IntConst(1, a.Pos), Hi: ir.IntConst(1, a.Pos)})
	}
	c.global.types++
	held := f.at(f.scratch(ir.Type{Base: ir.Derived, Derived: &ir.DerivedType{Name: "pointer%", Pos: a.Pos, ID: c.global.types, Components: []*ir.Component{comp}}}))
	out := c.takePre()
	target := &parse.Component{Node: parse.Node{Pos: a.Pos}, X: held, Name: "target"}
	out = append(out, point(target, a.RHS)...)
	return append(out, point(a.LHS, target)...)
}

// keptSubscripts is a reference with subscripts and cosubscripts that read arrays or call functions replaced.
func keptSubscripts(x parse.Expr, keep func(parse.Expr) parse.Expr) parse.Expr {
	args := func(list []parse.Arg) []parse.Arg {
		out := slices.Clone(list)
		for k, a := range out {
			if a.Keyword == "" && a.Value != nil && !a.Section && !isSimple(a.Value) {
				out[k].Value = keep(a.Value)
			}
		}
		return out
	}
	switch x := x.(type) {
	case *parse.Ref:
		return &parse.Ref{Node: x.Node, Name: x.Name, Args: args(x.Args)}
	case *parse.Component:
		return &parse.Component{Node: x.Node, X: keptSubscripts(x.X, keep), Name: x.Name, Args: args(x.Args)}
	case *parse.Coindexed:
		return &parse.Coindexed{Node: x.Node, X: keptSubscripts(x.X, keep), Images: args(x.Images)}
	case *parse.Substring:
		return &parse.Substring{Node: x.Node, X: keptSubscripts(x.X, keep), Sub: x.Sub}
	}
	return x
}

// isSimple reports whether an expression is made of names and constants alone.
func isSimple(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name, *parse.IntLit:
		return true
	case *parse.Unary:
		return isSimple(x.X)
	case *parse.Paren:
		return isSimple(x.X)
	case *parse.Binary:
		return isSimple(x.X) && isSimple(x.Y)
	}
	return false
}

// loopsAround puts a body into loops, the first innermost.
func loopsAround(loops []*ir.Do, body []ir.Stmt) []ir.Stmt {
	for _, l := range loops {
		l.Body = body
		body = []ir.Stmt{l}
	}
	return body
}
