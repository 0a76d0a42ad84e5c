package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// vectorItem moves the elements of an array with vector subscripts, Fortran 2008, 6.5.3.3.2: loops over the sections of the
// array and of the subscripts. It is false for other items.
func (s ioItems) vectorItem(x parse.Expr) ([]ir.Stmt, bool) {
	c := s.c
	ref, ok := x.(*parse.Ref)
	if !ok {
		return nil, false
	}
	sym := c.arrayOf(c.Lookup(ref.Name))
	if sym == nil || len(ref.Args) != sym.Rank() || !(structures{c}).anyArray(ref.Args) {
		return nil, false
	}
	e := &ir.Elem{Pos: ref.Pos, Sym: sym}
	var loops []*ir.Do
	for k, a := range ref.Args {
		sub, l := s.vectorSubscript(sym, k, a)
		if sub == nil {
			return nil, true
		}
		e.Subs = append(e.Subs, sub)
		if l != nil {
			loops = append(loops, l)
		}
	}
	outer := c.takePre()
	body := s.parts(e, ref.Pos)
	body = append(c.takePre(), body...)
	c.em.Pre = outer
	return loopsAround(loops, body), true
}

// loopsAround puts a body into loops, the first innermost.
func loopsAround(loops []*ir.Do, body []ir.Stmt) []ir.Stmt {
	for _, l := range loops {
		l.Body = body
		body = []ir.Stmt{l}
	}
	return body
}

// vectorSubscript is subscript k in terms of the variable of a loop, which is nil for a single subscript; nil after an error.
func (s ioItems) vectorSubscript(sym *ir.Symbol, k int, a parse.Arg) (ir.Expr, *ir.Do) {
	c := s.c
	if a.Section {
		t := c.sectionOf(sym.Dims[k], a)
		if t.Lo.Type().Base != ir.Integer || t.Hi.Type().Base != ir.Integer || t.Step.Type().Base != ir.Integer {
			return nil, nil
		}
		return c.loopOver(t.Lo, t.Hi, t.Step, a.Pos)
	}
	value := c.expr(a.Value)
	if ir.Rank(value) == 0 {
		t := c.singleSubscript(sym, k, value)
		if t.Lo.Type().Base != ir.Integer {
			return nil, nil
		}
		return t.Lo, nil
	}
	sec := sectionFor(c, a.Value, value)
	if sec == nil || sec.Sym.Type.Base != ir.Integer || sectionRank(sec) != 1 {
		c.bag.Errorf(a.Pos, "subscript", "a vector subscript must be an integer array of rank one")
		return nil, nil
	}
	e := &ir.Elem{Pos: a.Pos, Sym: sec.Sym}
	var loop *ir.Do
	for d := range sec.Lo {
		sub := sec.Lo[d]
		if !sec.Single[d] {
			sub, loop = c.loopOver(sec.Lo[d], sec.Hi[d], sec.Step[d], a.Pos)
		}
		e.Subs = append(e.Subs, sub)
	}
	return e, loop
}

func (c *emission) loopOver(lo, hi, step ir.Expr, pos diag.Span) (ir.Expr, *ir.Do) {
	v := c.temp("i", ir.Int8, pos)
	return &ir.Var{Pos: pos, Sym: v}, &ir.Do{At: ir.At{Pos: pos}, Var: v, Lo: c.convert(lo, ir.Int8), Hi: c.convert(hi, ir.Int8), Step: c.convert(step, ir.Int8)}
}
