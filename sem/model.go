package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/uses"
)

// modelOnce evaluates the expression of SOURCE= or MOLD= into a variable if it calls functions of the program, which are called
// once for the whole statement, and gives a name for that; it gives other expressions as they are.
func (c allocator) modelOnce(x parse.Expr) parse.Expr {
	if x == nil || !c.callsUser(x) {
		return x
	}
	e := c.expr(x)
	if a, ok := e.(*ir.ArrayRef); ok && a.Section.Sym.Made && a.Section.Sym.Tag != nil && a.Section.IsWhole() {
		return c.nameFor(a.Section.Sym, parse.SpanOf(x)) // the value of a function with CLASS, which only its tag tells the type of
	}
	if ir.Rank(e) > 0 {
		sec := c.keep(e, parse.SpanOf(x))
		if sec == nil {
			return x
		}
		return c.nameFor(sec.Sym, parse.SpanOf(x))
	}
	if v, ok := e.(*ir.Var); ok && v.Sym.Made {
		return c.nameFor(v.Sym, parse.SpanOf(x))
	}
	if e.Type().Base == ir.Invalid || dynamicTag(e) != nil && ir.IsDesignator(e) {
		return x
	}
	v := c.textTemp("source", e)
	c.emit(&ir.Assign{At: ir.At{Pos: parse.SpanOf(x)}, LHS: &ir.Var{Pos: parse.SpanOf(x), Sym: v}, RHS: e})
	return c.nameFor(v, parse.SpanOf(x))
}

// callsUser reports whether an expression calls a function of the program.
func (c allocator) callsUser(x parse.Expr) bool {
	found := false
	uses.EveryCall(x, func(name string, args []parse.Arg) {
		e := c.Lookup(name)
		isArray := e != nil && (e.Dims != nil || e.Class == names.TypeName)
		found = found || !isArray && (c.intrinsic(name) == nil || e != nil && e.Class == names.Generic) && !texts(c).isSubstring(e, args)
	})
	return found
}
