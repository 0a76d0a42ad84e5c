package sem

import (
	"dhpfgo/ir"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// computed is the value of a transformational function: an array that statements before the current one fill, or a scalar.
type computed struct {
	sym *ir.Symbol
	e   ir.Expr
}

// transforms are the functions whose value may be an array that is computed before the statement, Fortran 2008, 13.5. They
// are filled in by init because they refer back to the checker.
var transforms = map[string]func(*checker, *parse.Ref, given) *computed{}

func addTransforms() {
	add := func(f func(*checker, *parse.Ref, given) *computed, names string) {
		for _, n := range strings.Fields(names) {
			transforms[n] = f
			intrinsics[n] = transformValue
		}
	}
	add(reduceDim, "sum product maxval minval count any all norm2 iall iany iparity parity")
	add(locate, "maxloc minloc findloc")
	add(matmul, "matmul")
	add(transpose, "transpose")
	add(spread, "spread")
	add(cshift, "cshift")
	add(eoshift, "eoshift")
	add(reshape, "reshape")
	add(pack, "pack")
	add(unpack, "unpack")
	add(transfer, "transfer")
	add(boundVector, "shape lbound ubound")
	add(processorsShape, "processors_shape")
}

// dimGiven reports whether a reference has the argument DIM.
func (c *checker) dimGiven(x *parse.Ref) bool {
	at := 1
	if x.Name == "findloc" {
		at = 2
	}
	for i, a := range x.Args {
		if a.Keyword == "dim" || a.Keyword == "" && i == at && a.Value != nil && !c.isLogical(a.Value) {
			return true
		}
	}
	return false
}

// transformed computes the value of a reference before the current statement, once.
func (c *checker) transformed(x *parse.Ref) *computed {
	if a, ok := c.bind(x); ok {
		if v := transforms[x.Name](c, x, a); v != nil {
			return v
		}
	}
	return &computed{e: ir.Poison(x.Pos)}
}

// transformValue is the value of a transformational function: an array, or a scalar.
func transformValue(c *checker, x *parse.Ref) ir.Expr {
	switch {
	case !c.dimGiven(x) && wholeReductions[x.Name]:
		return reduction(c, x)
	case (x.Name == "lbound" || x.Name == "ubound") && c.dimGiven(x):
		return arrayInquiry(c, x)
	}
	v := c.transformed(x)
	if v.sym == nil {
		return v.e
	}
	return wholeExpr(v.sym, x.Pos)
}

// arrayValue is a computed array.
func arrayValue(s *ir.Symbol) *computed { return &computed{sym: s} }

// resultArray makes the array for the value of a function.
func (c *checker) resultArray(t ir.Type, extents []ir.Expr, pos diag.Span) *ir.Symbol {
	return c.scratch("v", t, extents, pos)
}

// extentsOfResult are the extents of an array that scratch made: constants or variables.
func extentsOfResult(s *ir.Symbol) []ir.Expr {
	var out []ir.Expr
	for _, d := range s.Dims {
		out = append(out, d.Hi)
	}
	return out
}

// fill assigns value(positions) to all elements of an array.
func (c *checker) fill(s *ir.Symbol, value func(index []ir.Expr) ir.Expr) {
	pos := s.Pos
	n, index := c.positions(extentsOfResult(s), pos)
	body := []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: elemAt(s, index, pos), RHS: value(index)}}
	c.emit(n.wrap(c, body)...)
}
