package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
)

func (s *ioStatement) input() bool { return s.begin.Op == ir.ReadOp }

// ioItems types the items of a statement of input or output: what is transferred one by one, in loops, or as a section.
type ioItems struct{ *ioStatement }

// inner makes the transfers in an implied DO, each after what must be computed for it.
func (s ioItems) inner(list []parse.Expr) []ir.Stmt {
	var out []ir.Stmt
	for _, x := range list {
		transfers := s.item(x)
		out = append(append(out, s.c.takePre()...), transfers...)
	}
	return out
}

// typed is an item with its type: what READ sets may be a part of a complex number.
func (s ioItems) typed(x parse.Expr) ir.Expr {
	if s.input() {
		return place(s.c, x)
	}
	return s.c.expr(x)
}

func (s ioItems) item(x parse.Expr) []ir.Stmt {
	c := s.c
	switch x := x.(type) {
	case *parse.ImpliedDo:
		return s.impliedDo(x)
	case *parse.Component:
		if out, ok := s.componentOfElements(x); ok {
			return out
		}
	}
	e := s.typed(x)
	if ir.Rank(e) == 0 && e.Type().Base == ir.Derived && (!s.input() || definitions{c}.settable(e)) {
		if out, ok := s.definedTransfer(e, parse.SpanOf(x), x); ok {
			return out
		}
	}
	switch a, isArray := e.(*ir.ArrayRef); {
	case isArray && a.Plain() && namesArray(c, x):
		if s.input() {
			definitions{c}.mayDefine(a.Section.Sym, parse.SpanOf(x))
		}
		return s.section(a.Section, parse.SpanOf(x))
	case ir.Rank(e) > 0 && s.input() && !definitions{c}.settable(anyElement(e)):
		return nil
	case isArray && e.Type().Base == ir.Derived:
		return s.eachOf(a, parse.SpanOf(x))
	case ir.Rank(e) > 0 && e.Type().Base == ir.Derived:
		return s.section(c.keep(e, parse.SpanOf(x)), parse.SpanOf(x))
	case ir.Rank(e) > 0:
		return s.transfer(ir.Item{Pos: parse.SpanOf(x), X: e})
	case s.input() && !definitions{c}.settable(e):
		return s.parts(ir.Poison(parse.SpanOf(x)), parse.SpanOf(x))
	case s.input():
		return s.parts(e, parse.SpanOf(x))
	}
	operations{c}.typed(e)
	return s.parts(s.evaluated(e), parse.SpanOf(x))
}

// evaluated lets functions be called before the statement begins, so that they can do input and output themselves. In an
// implied DO that is not possible.
func (s ioItems) evaluated(e ir.Expr) ir.Expr {
	impure := false
	ir.WalkExprs(e, func(x ir.Expr) {
		ref, ok := x.(*ir.FuncRef)
		impure = impure || ok && !ref.Proc.Pure
	})
	switch b := e.Type().Base; {
	case b == ir.Derived && s.depth == 0:
		return s.withoutCalls(e)
	case !impure || b == ir.Derived || b == ir.Character || s.depth > 0:
		return e
	}
	v := s.c.temp("item", e.Type(), e.Span())
	s.c.em.Pre = append(s.c.em.Pre, &ir.Assign{At: ir.At{Pos: e.Span()}, LHS: &ir.Var{Pos: e.Span(), Sym: v}, RHS: e})
	return &ir.Var{Pos: e.Span(), Sym: v}
}

// withoutCalls calls the functions in the subscripts of a variable once, before it is taken apart.
func (s ioItems) withoutCalls(e ir.Expr) ir.Expr {
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		if _, ok := x.(*ir.FuncRef); !ok || x.Type().Base == ir.Derived || x.Type().Base == ir.Character {
			return x
		}
		v := s.c.temp("item", x.Type(), x.Span())
		s.c.emit(&ir.Assign{At: ir.At{Pos: x.Span()}, LHS: &ir.Var{Pos: x.Span(), Sym: v}, RHS: x})
		return &ir.Var{Pos: x.Span(), Sym: v}
	})
}

// transfer moves a scalar or a section.
func (s ioItems) transfer(it ir.Item) []ir.Stmt {
	return []ir.Stmt{&ir.Transfer{At: ir.At{Pos: it.Pos}, Input: s.input(), Everywhere: s.begin.Everywhere, Item: it}}
}

// section moves the elements of a section; those of derived type component by component.
func (s ioItems) section(sec *ir.Section, pos diag.Span) []ir.Stmt {
	switch {
	case sec == nil:
		return nil
	case sec.Sym.Type.Base != ir.Derived:
		return s.transfer(ir.Item{Pos: pos, Section: sec})
	}
	return s.eachElement(sec, pos, func(e *ir.Elem) []ir.Stmt { return s.parts(e, pos) })
}

// eachElement makes the loops over a section, in array element order.
func (s ioItems) eachElement(sec *ir.Section, pos diag.Span, f func(*ir.Elem) []ir.Stmt) []ir.Stmt {
	c := s.c
	outer := c.takePre()
	e := &ir.Elem{Pos: pos, Sym: sec.Sym}
	var loops []*ir.Do
	for k := range sec.Lo {
		if sec.Single[k] {
			e.Subs = append(e.Subs, sec.Lo[k])
			continue
		}
		i, l := c.loopOver(sec.Lo[k], sec.Hi[k], sec.Step[k], pos)
		loops = append(loops, l)
		e.Subs = append(e.Subs, i)
	}
	body := f(e)
	body = append(c.takePre(), body...)
	c.em.Pre = outer
	return loopsAround(loops, body)
}

// parts moves a value, or the components of a derived-type value, Fortran 2008, 9.6.3.
func (s ioItems) parts(e ir.Expr, pos diag.Span) []ir.Stmt {
	if e.Type().Base != ir.Derived {
		return s.transfer(ir.Item{Pos: pos, X: e})
	}
	if e.Type().IsUnlimited() {
		// Fortran 2008, 9.6.3.
		s.c.bag.Errorf(pos, "class", "a value of CLASS(*) cannot be read or written").Help("select its type")
		return nil
	}
	if out, ok := s.definedTransfer(e, pos, nil); ok {
		return out
	}
	if of := typeDeclOf(e.Type().Derived).of; of != nil && of.hasLength() {
		s.c.unsupported(pos, "a value of the type '%s', which has parameters for lengths, as a whole is not supported", of.def.Name.Name).Help("name its components")
		return nil
	}
	var out []ir.Stmt
	for _, comp := range e.Type().Derived.Components {
		f := &ir.Field{Pos: pos, X: ir.CloneExpr(e), Comp: comp}
		switch {
		case comp.Allocatable || comp.Pointer:
			s.c.bag.Errorf(pos, "component", "a value with the allocatable or pointer component '%s' cannot be read or written as a whole",
				comp.Name).Note("Fortran 2008, 9.6.3").Help("name its components")
		case len(comp.Dims) > 0:
			before := s.c.takePre() // the value is computed before its first component is moved
			v := s.c.viewOf(f)
			part := s.section(shapes.Section(v, shapes.Whole(v), pos).Section, pos)
			out = append(append(out, s.c.takePre()...), part...)
			s.c.em.Pre = before
		default:
			out = append(out, s.parts(f, pos)...)
		}
	}
	return out
}

// componentOfElements is a component of every element of an array.
func (s ioItems) componentOfElements(x *parse.Component) ([]ir.Stmt, bool) {
	c := s.c
	if of := c.traitOf(x.X); of.Rank == 0 || of.Type.Derived == nil {
		return nil, false
	} else if comp := of.Type.Derived.Component(x.Name); x.Args != nil || comp == nil && parameterOf(of.Type.Derived, x.Name) != nil || comp != nil && (len(comp.Dims) > 0 || comp.Pointer) {
		return nil, false
	}
	base := polymorph{c}.baseOf(x)
	if base == nil {
		return nil, true
	}
	if base.e != nil || base.part != nil || base.sym.Type.Base != ir.Derived {
		return nil, false
	}
	comp := structures{c}.findComponent(x, base.sym.Type)
	if comp == nil {
		return nil, true
	}
	if len(comp.Dims) > 0 || comp.Pointer {
		return nil, false
	}
	if s.input() && picked(base.sym) {
		unsupportedVector(c, x.Pos)
		return nil, true
	}
	sec := shapes.Section(base.sym, base.subs, x.Pos).Section
	return s.eachElement(sec, x.Pos, func(e *ir.Elem) []ir.Stmt {
		return s.parts(&ir.Field{Pos: x.Pos, X: e, Comp: comp}, x.Pos)
	}), true
}

// anyElement is an element of an array, or the part of it that stands for a substring in each element.
func anyElement(e ir.Expr) ir.Expr {
	if sub, ok := e.(*ir.Substr); ok {
		part := *sub
		part.X = anyElement(sub.X)
		return &part
	}
	return firstOf(e)
}

// eachOf moves the elements of an array of derived type that is no simple section, as with a vector subscript.
func (s ioItems) eachOf(array *ir.ArrayRef, pos diag.Span) []ir.Stmt {
	c := s.c
	n := elements.NewNest(c.em, shapes.Of(array))
	e := n.At(c.em, array)
	outer := c.takePre()
	body := s.parts(e, pos)
	body = append(c.takePre(), body...)
	c.em.Pre = outer
	return n.Loops(c.em, body, elements.Always)
}

// impliedDo makes a loop, or a section where it is one.
func (s ioItems) impliedDo(do *parse.ImpliedDo) []ir.Stmt {
	c := s.c
	if sec := (designators{c}).impliedSection(do); sec != nil {
		return append(s.transfer(ir.Item{Pos: do.Pos, Section: sec}), s.finalValues(do)...)
	}
	v := looper{c}.doVariable(do.Var)
	items := func(d *ir.Do) []ir.Stmt {
		outer := c.takePre()
		c.loops = append(c.loops, loop{stmt: d, vars: []*ir.Symbol{v}, pos: do.Pos})
		s.depth++
		out := s.inner(do.Items)
		s.depth--
		c.loops = c.loops[:len(c.loops)-1]
		c.em.Pre = outer
		return out
	}
	if v.Type.Base == ir.Real {
		return looper{c}.realDo(&parse.Do{Base: parse.Base{Pos: do.Pos}, Var: do.Var, Lo: do.Lo, Hi: do.Hi, Step: do.Step}, v, items)
	}
	d := &ir.Do{At: ir.At{Pos: do.Pos}, Var: v}
	d.Lo, d.Hi = looper{c}.loopBound(do.Lo, v.Type), looper{c}.loopBound(do.Hi, v.Type)
	d.Step = &ir.Const{Pos: do.Pos, T: v.Type, I: 1}
	if do.Step != nil {
		d.Step = looper{c}.loopBound(do.Step, v.Type)
		looper{c}.nonZero(d.Step)
	}
	looper{c}.settleBounds(d)
	d.Body = items(d)
	if v.Type.Base == ir.Invalid {
		return nil
	}
	return []ir.Stmt{d}
}

// finalValues gives the variable of an implied DO that has become a section its final value. Those of inner loops keep what
// the last trip of the outer one leaves, so that only their own bounds count.
func (s ioItems) finalValues(do *parse.ImpliedDo) []ir.Stmt {
	c := s.c
	v := looper{c}.doVariable(do.Var)
	d := &ir.Do{At: ir.At{Pos: do.Pos}, Var: v, Lo: looper{c}.loopBound(do.Lo, v.Type), Hi: looper{c}.loopBound(do.Hi, v.Type),
		Step: &ir.Const{Pos: do.Pos, T: v.Type, I: 1}}
	if do.Step != nil {
		d.Step = looper{c}.loopBound(do.Step, v.Type)
	}
	for _, x := range do.Items {
		if inner, ok := x.(*parse.ImpliedDo); ok {
			d.Body = append(d.Body, s.finalValues(inner)...)
		}
	}
	return []ir.Stmt{d}
}

// namesArray reports whether an expression is an array or a section of one, not a value that an array of the compiler holds.
func namesArray(c *checker, x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name, *parse.Component:
		return true
	case *parse.Ref:
		return c.arrayOf(c.Lookup(x.Name)) != nil
	}
	return false
}

// sectionItem is a whole array or a section; ok is false for anything else.
func (c designators) sectionItem(x parse.Expr) ([]ir.Item, bool) {
	switch x := x.(type) {
	case *parse.Name:
		if s := c.arrayOf(c.Lookup(x.Ident)); s != nil {
			return []ir.Item{shapes.Section(s, shapes.Whole(s), x.Pos)}, true
		}
	case *parse.Component:
		d := structures(c).designate(x)
		if d == nil {
			return nil, true
		}
		if d.e == nil && d.part == nil && !shapes.HasVector(d.subs) && !picked(d.sym) {
			return []ir.Item{shapes.Section(d.sym, d.subs, x.Pos)}, true
		}
	case *parse.Ref:
		s := c.arrayOf(c.Lookup(x.Name))
		if s == nil || !hasSection(x.Args) || (structures(c)).anyArray(x.Args) {
			return nil, false
		}
		if subs, ok := c.subscripts(s, x); ok {
			return []ir.Item{shapes.Section(s, subs, x.Pos)}, true
		}
		return nil, true
	}
	return nil, false
}

// impliedSection takes implied DOs that are sections of one array: the innermost index is the first subscript that is an
// index, and so on outwards, so that the order is array element order. It is nil for others.
func (c designators) impliedSection(do *parse.ImpliedDo) *ir.Section {
	var loops []*parse.ImpliedDo
	var item parse.Expr = do
	for {
		d, ok := item.(*parse.ImpliedDo)
		if !ok {
			break
		}
		if loops = append(loops, d); len(d.Items) != 1 || c.Symbol(c.resolve(d.Var)).Type.Base == ir.Real {
			return nil
		}
		item = d.Items[0]
	}
	ref, ok := item.(*parse.Ref)
	if !ok {
		return nil
	}
	s := c.arrayOf(c.Lookup(ref.Name))
	if s == nil || len(ref.Args) != s.Rank() || s.Type.Base == ir.Derived {
		return nil
	}
	args := append([]parse.Arg(nil), ref.Args...)
	inner := len(loops) - 1
	for k, a := range args {
		if inner >= 0 && isName(a.Value, loops[inner].Var.Name) {
			l := loops[inner]
			args[k] = parse.Arg{Pos: a.Pos, Section: true, Lo: l.Lo, Hi: l.Hi, Step: l.Step}
			inner--
		} else if a.Section || mentions(a.Value, loops) || !isPlainIndex(a.Value) {
			return nil
		}
	}
	if inner >= 0 || boundsMention(loops) {
		return nil
	}
	it, _ := c.sectionItem(&parse.Ref{Node: ref.Node, Name: ref.Name, Args: args})
	if len(it) == 0 {
		return nil
	}
	return it[0].Section
}

// isPlainIndex tells subscripts that are certainly scalars.
func isPlainIndex(x parse.Expr) bool {
	switch x.(type) {
	case *parse.IntLit, *parse.Name:
		return true
	}
	return false
}

func isName(x parse.Expr, name string) bool {
	n, ok := x.(*parse.Name)
	return ok && n.Ident == name
}

func boundsMention(loops []*parse.ImpliedDo) bool {
	for _, l := range loops {
		if mentions(l.Lo, loops) || mentions(l.Hi, loops) || mentions(l.Step, loops) {
			return true
		}
	}
	return false
}

// mentions reports whether an expression contains the variable of one of the loops.
func mentions(x parse.Expr, loops []*parse.ImpliedDo) bool {
	switch x := x.(type) {
	case *parse.Name:
		for _, l := range loops {
			if l.Var.Name == x.Ident {
				return true
			}
		}
	case *parse.Paren:
		return mentions(x.X, loops)
	case *parse.Unary:
		return mentions(x.X, loops)
	case *parse.Binary:
		return mentions(x.X, loops) || mentions(x.Y, loops)
	case *parse.Ref:
		for _, a := range x.Args {
			if mentions(a.Value, loops) || mentions(a.Lo, loops) || mentions(a.Hi, loops) || mentions(a.Step, loops) {
				return true
			}
		}
	}
	return false
}

func (c *emission) loopOver(lo, hi, step ir.Expr, pos diag.Span) (ir.Expr, *ir.Do) {
	v := c.temp("i", ir.Int8, pos)
	return &ir.Var{Pos: pos, Sym: v}, &ir.Do{At: ir.At{Pos: pos}, Var: v, Lo: c.convert(lo, ir.Int8), Hi: c.convert(hi, ir.Int8), Step: c.convert(step, ir.Int8)}
}
