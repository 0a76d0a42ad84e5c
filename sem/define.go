package sem

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/jumps"
	"dhpfgo/sem/names"
	"dhpfgo/sem/scan"
)

// definitions knows what statements may set, and which variables they define and allocate.
type definitions struct{ *checker }

// scanDefinitions finds the definitions of all variables and the allocations of all arrays before any is typed.
func (c definitions) scanDefinitions() {
	groups := map[string][]parse.Ident{}
	for name, g := range c.namelists {
		groups[name] = g.members
	}
	c.found = scan.New(groups)
	for _, e := range c.order {
		if e.Init != nil {
			c.found.Define(e.Name, e.Pos, false)
		}
		if e.Codims != nil { // other images define it
			c.found.Define(e.Name, e.Pos, true)
			c.found.Define(e.Name, e.Pos, true)
		}
	}
	for _, s := range c.src.Decls {
		if d, ok := s.(*parse.Data); ok {
			for _, set := range d.Sets {
				for _, x := range set.Objects {
					c.found.DefineExpr(x, true)
				}
			}
		}
	}
	c.found.Body(c.src.Body, len(jumps.Of(c.src.Body).Used) > 0)
	c.found.Contained(c.src.Contains)
	if len(c.global.external)+len(c.src.Contains) > 0 {
		c.found.Passed(c.src, func(name string) bool { return c.intrinsic(name) != nil })
	}
	if c.global.opt.Program.Coarrays {
		c.found.Images(c.src.Body)
	}
}

// settled reports whether the value of e cannot change any more once the program has come to pos: it consists of
// constants and of scalars that have their only definition before, outside all loops.
func (c definitions) settled(e ir.Expr, pos diag.Span) bool {
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Elem, *ir.FuncRef, *ir.Transform, *ir.Constructor:
			ok = false
		case *ir.Var:
			d := c.found.Defs[e.Sym.Name]
			if e.Sym.Storage == ir.Argument || names.Of(e.Sym) != nil && (names.Of(e.Sym).CommonPos.Valid() || names.Of(e.Sym).Equivalenced) || e.Sym.Captured || c.names[e.Sym.Name] == nil {
				ok = false
				return
			}
			ok = ok && d != nil && d.Count == 1 && !d.InLoop && d.Pos.Start < pos.Start && e.Sym.Type.Base == ir.Integer
		}
	})
	return ok
}

// allocatedBounds gives the allocatable arrays their bounds: the expressions of the only ALLOCATE where they are settled,
// constants that all of them agree on, wherever they are if the array is distributed, else compiler-made variables that
// each ALLOCATE sets.
func (c definitions) allocatedBounds() {
	passed := c.global.uses.PassedToAllocatable(c.written())
	for _, e := range append([]*names.Entity(nil), c.order...) {
		if e.Sym == nil || !e.Sym.Allocatable || e.Dummy && e.Sym.Rank() > 0 {
			continue
		}
		for k := range e.Sym.Dims {
			d := &e.Sym.Dims[k]
			d.Lo = c.allocatedBound(e, k, passed[e.Name], "lb", func(d parse.Dim) parse.Expr { return d.Lo })
			d.Hi = c.allocatedBound(e, k, passed[e.Name], "ub", func(d parse.Dim) parse.Expr { return d.Hi })
		}
	}
}

func (c definitions) allocatedBound(e *names.Entity, k int, passed bool, stem string, part func(parse.Dim) parse.Expr) ir.Expr {
	var first ir.Expr
	same := true
	saved := (e.Saved || c.saveAll) && c.unit.Proc != nil
	for _, a := range c.found.Allocs[e.Name] {
		if k >= len(a.Object.Dims) {
			same = same && len(a.Object.Dims) > 0 // else SOURCE= or MOLD= gives them
			continue
		}
		if a.Inner {
			same = false
			continue
		}
		b := c.allocBound(part(a.Object.Dims[k]), a.Object.Pos)
		one := len(c.found.Allocs[e.Name]) == 1
		same = same && (ir.IsConst(b) || one && !saved && c.settled(b, a.Stmt.Pos)) && (first == nil || ir.EqualStripped(first, b))
		first = b
	}
	same = same && !(c.em.Check && !reallocator(c).directed(e.Name)) // the run checks shapes by the bounds that it finds
	same = same && !c.found.Elsewhere[e.Name] && !passed && !reallocator(c).reshaped(e.Name) && !e.Dummy && !e.Sym.CountsBytes() && e != c.result && !c.unit.Module
	if c.em.Pre = nil; first != nil && same && first.Type().Base == ir.Integer {
		if len(c.src.Contains) > 0 {
			capture(first)
		}
		return first
	}
	if lower := declarer(c).onlyLower(e, k); stem == "lb" && lower != nil && !e.Sym.CountsBytes() {
		return lower
	}
	v := c.makeSymbol(e.Name+"%"+stem+itoa(k+1), ir.Int8, e.Pos)
	v.Source = boundInquiry[stem] + "(" + e.Name + "," + itoa(k+1) + ")"
	v.Captured = len(c.src.Contains) > 0
	if saved {
		v.Storage, v.Captured = ir.Static, true
	}
	return &ir.Var{Pos: e.Pos, Sym: v}
}

// capture lets the internal procedures of a unit find the variables of a bound: where they name the array they need them.
func capture(bound ir.Expr) {
	ir.WalkExprs(bound, func(x ir.Expr) {
		s := ir.SymbolOf(x)
		if s == nil {
			return
		}
		if s.Captured = true; names.Of(s) != nil {
			names.Of(s).Captured = true
		}
	})
}

// allocBound evaluates a bound of an ALLOCATE; absent, it is 1.
func (c definitions) allocBound(x parse.Expr, pos diag.Span) ir.Expr {
	if x == nil {
		return ir.IntConst(1, pos)
	}
	return c.Integer(x, "a bound")
}

// variable is a scalar variable or an element that a statement sets.
func (c definitions) variable(x parse.Expr) ir.Expr {
	e := c.em.ScalarValue(place(c.checker, x))
	if !c.settable(e) {
		return ir.Poison(parse.SpanOf(x))
	}
	return e
}

// settable reports whether e is a variable, Fortran 2008, 16.6.7.
func (c definitions) settable(e ir.Expr) bool {
	switch v := e.(type) {
	case *ir.Var:
		if refuseCoindexed(c.checker, v.Sym, v.Pos) {
			return false
		}
		c.definable(v.Sym, v.Pos)
		c.mayDefine(v.Sym, v.Pos)
		return true
	case *ir.Field:
		if r := ir.Root(v); r != nil && !isParameter(r) {
			c.mayDefine(rootOf(v), v.Pos)
			return true
		}
	case *ir.Elem:
		if ent := names.Of(v.Sym); ent == nil || ent.Class != names.Constant {
			c.mayDefine(v.Sym, v.Pos)
			return true
		}
	case *ir.Substr:
		return c.settable(v.X)
	}
	if e.Type().Base != ir.Invalid {
		d := c.bag.Errorf(e.Span(), "not-definable", "'%s' is not a variable", e.Span().Text())
		if k := c.names[e.Span().Text()]; k != nil && k.Class == names.Constant {
			d.Because(k.Pos, "a named constant")
		}
	}
	return false
}

// noSelected refuses the name of an expression in ASSOCIATE, Fortran 2008, C1101.
func (c definitions) noSelected(s *ir.Symbol, pos diag.Span) {
	if e := c.Lookup(s.Name); e != nil && e.Sym == s && e.Selected {
		name := pos.Text()
		if k := strings.IndexAny(name, "(%"); k > 0 {
			name = name[:k]
		}
		c.bag.Errorf(pos, "not-definable", "'%s' stands for the value of an expression, which no statement can change", name).
			Because(e.Pos, "associated here").Note("Fortran 2018, 11.1.3.3")
	}
}

// definable refuses the variable of an active DO, Fortran 2008, 8.1.6.6.2.
func (c definitions) definable(s *ir.Symbol, pos diag.Span) {
	for _, l := range c.loops {
		for _, v := range l.vars {
			if v == s {
				name, _, _ := strings.Cut(s.Name, "%")
				c.bag.Errorf(pos, "do-variable", "the DO variable '%s' must not change inside its loop", name).
					Because(l.pos, "the loop")
			}
		}
	}
}
