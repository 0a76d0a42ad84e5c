package elements

import (
	"slices"

	"dhpfgo/ir"
)

// Reads reports whether e reads any element of the array, by this name or another.
func Reads(e ir.Expr, s *ir.Symbol) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.Var, *ir.Field:
			found = found || MayBePart(x, s)
		case *ir.Elem:
			found = found || ir.SharesStorage(x.Sym, s)
		case *ir.ArrayRef:
			found = found || ir.SharesStorage(x.Section.Sym, s)
		case *ir.FuncRef:
			found = found || givesArray(x, s)
		}
	})
	return found
}

// usesAny reports whether an actual argument uses one of the variables.
func usesAny(args []ir.Actual, vars []*ir.Symbol) bool {
	return slices.ContainsFunc(args, func(a ir.Actual) bool { return a.X != nil && Uses(a.X, vars) })
}

// CallsFunctions reports whether an expression calls functions of the program.
func CallsFunctions(e ir.Expr) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		_, ok := x.(*ir.FuncRef)
		found = found || ok
	})
	return found
}

// reaches reports whether a function that is called may read an array otherwise than as an argument: it, or a procedure that it calls,
// names the array or what shares its storage. One that is not in the program knows common blocks alone.
func (c *Emitter) reaches(p *ir.Procedure, s *ir.Symbol) bool {
	if p.Unit == nil {
		return s.Storage == ir.InCommon
	}
	for x := range c.namedBy(p) {
		if ir.SharesStorage(x, s) {
			return true
		}
	}
	return false
}

// namedBy are the variables that a procedure and those that it calls name.
func (c *Emitter) namedBy(p *ir.Procedure) map[*ir.Symbol]bool {
	if named := c.named[p]; named != nil {
		return named
	}
	named := map[*ir.Symbol]bool{}
	if c.named == nil {
		c.named = map[*ir.Procedure]map[*ir.Symbol]bool{}
	}
	c.named[p] = named
	seen := map[*ir.Procedure]bool{p: true}
	for list := []*ir.Procedure{p}; len(list) > 0; list = list[1:] {
		u := list[0].Unit
		if u == nil {
			continue
		}
		ir.EachNamed(u.Body, func(s *ir.Symbol) {
			if s.Storage != ir.Argument && (!s.Made || s.View) {
				named[s] = true
			}
		})
		ir.EveryProc(func(q *ir.Procedure) {
			if !seen[q] {
				seen[q] = true
				list = append(list, q)
			}
		}, u.Body)
	}
	return named
}

// ReadsMapped reports whether an expression reads elements of distributed arrays.
func ReadsMapped(e ir.Expr) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		el, ok := x.(*ir.Elem)
		found = found || ok && el.Sym.Map != nil
	})
	return found
}

// ArrayArgument is an array of its own for an actual argument that is the value of an array.
func ArrayArgument(c *Emitter, a ir.Actual) ir.Actual {
	sec := ComputedItem(c, a.X, a.X.Span())
	if sec == nil {
		return a
	}
	return ir.Actual{Pos: a.Pos, Section: sec, Tag: a.Tag}
}
