package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// unboundedHi is the upper bound of an assumed-size array: larger than any memory.
const unboundedHi = 1 << 40

// declaredDims evaluates the bounds of an array. Those of an allocatable array are filled in later.
func (c declarer) declaredDims(e *names.Entity) []ir.Dim {
	var out []ir.Dim
	scalar := e.Dims == nil && e.Dummy && c.src.VersionOf.Valid() // of an argument of assumed rank
	if isShaped := func(d parse.Dim) bool { return d.Deferred || d.AnyRank }; e.Dense && !e.Pointer && !scalar &&
		!(e.Dummy && !e.Allocatable.Valid() && slices.ContainsFunc(e.Dims, isShaped)) {
		c.bag.Errorf(e.Pos, "attribute", "'%s' has CONTIGUOUS and is neither an array pointer nor a dummy argument with ':'", e.Name).
			Note("Fortran 2008, C530").Help("leave it out")
	}
	for k, d := range e.Dims {
		dim := ir.Dim{Lo: ir.IntConst(1, d.Pos), Hi: ir.IntConst(1, d.Pos)}
		switch {
		case d.AnyRank && !d.Deferred && (ofC(c.checker) || c.src.AnyRanked != nil && c.importing == nil):
			e.Sym.Size = ir.AssumedRank
			return nil
		case d.AnyRank && !d.Deferred:
			c.unsupported(d.Pos, "an argument of assumed rank is supported in module and internal procedures that SELECT RANK tells apart, not here").
				Help("declare '%s' with its dimensions", e.Name)
		case d.Star && e.Dummy && k == len(e.Dims)-1:
			e.Sym.Size = ir.AssumedSize
			dim = ir.Dim{Lo: c.bound(e, d.Lo), Hi: &ir.Const{Pos: d.Pos, T: ir.Int8, I: unboundedHi}}
		case d.Star && e.Class == names.Constant && e.Model != nil:
			dim = c.impliedDim(e, k, d)
		case d.Star:
			c.bag.Errorf(d.Pos, "bounds", "the last bound of '%s' is unknown", e.Name).
				Note("only the last bound of a dummy argument can be '*'")
		case d.Deferred && e.Dummy && !e.Allocatable.Valid() && !e.Pointer:
			dim = c.assumedDim(e, k, d)
		case d.Deferred && (e.Pointer || e.Dummy && e.Allocatable.Valid()):
			dim = ir.Dim{Lo: c.boundVariable(e, "l", k), Hi: c.boundVariable(e, "u", k)}
		case d.Deferred && !e.Allocatable.Valid():
			// Fortran 2008, C530: a deferred shape needs ALLOCATABLE or POINTER.
			c.bag.Errorf(d.Pos, "bounds", "'%s' has no bounds", e.Name).
				Help("add the attribute: 'allocatable :: %s'", e.Name)
		case !d.Deferred && e.Allocatable.Valid():
			c.bag.Errorf(d.Pos, "bounds", "the allocatable array '%s' must have deferred shape", e.Name).
				Note("Fortran 2008, C530").Help("write ':' for each dimension and give the bounds in ALLOCATE")
		case !d.Deferred && e.Pointer:
			c.bag.Errorf(d.Pos, "bounds", "the array pointer '%s' must have deferred shape", e.Name).
				Note("Fortran 2008, C530").Help("write ':' for each dimension and give the bounds in ALLOCATE")
		case !d.Deferred:
			dim = ir.Dim{Lo: c.bound(e, d.Lo), Hi: c.bound(e, d.Hi)}
		}
		out = append(out, dim)
	}
	return out
}

// impliedDim is a dimension of a constant with implied shape, which has the extents of its value, Fortran 2008, 5.3.8.6.
func (c declarer) impliedDim(e *names.Entity, k int, d parse.Dim) ir.Dim {
	dim := ir.Dim{Lo: c.bound(e, d.Lo), Hi: ir.IntConst(1, d.Pos)}
	_, extents, ok := constants(c).constantArray(e.Model, c.TypeOf(e), e.Name)
	lo, constant := dim.Lo.(*ir.Const)
	if ok && constant && len(extents) == len(e.Dims) {
		dim.Hi = &ir.Const{Pos: d.Pos, T: ir.Int8, I: lo.I + extents[k] - 1}
	} else if ok {
		c.bag.Errorf(d.Pos, "bounds", "the value of '%s' has %s", e.Name, diag.Count(len(extents), "dimension"))
	}
	return dim
}

// bound is a bound of an array: a constant, or in a procedure an expression over what is known at its entry, Fortran
// 2008, 5.3.8.2. Such a value is kept in a variable of its own, as what it depends on may change later.
func (c declarer) bound(e *names.Entity, x parse.Expr) ir.Expr {
	if x == nil {
		return ir.IntConst(1, e.Pos)
	}
	var b ir.Expr
	if c.unit.Proc == nil && c.around == nil || e.Class == names.Constant {
		b = c.constant(x)
	} else {
		refuseUnsettled(c.checker, x)
		b = c.Integer(x, "a bound")
	}
	if b.Type().Base == ir.Invalid {
		return ir.IntConst(1, x.Span())
	}
	if b.Type().Base != ir.Integer {
		c.bag.Errorf(x.Span(), "bounds", "the bound of '%s' must be an integer, this is %s", e.Name, b.Type())
		return ir.IntConst(1, x.Span())
	}
	if ir.IsConst(b) {
		return b
	}
	if !settledAtEntry(c.checker, x, b) {
		return ir.IntConst(1, x.Span())
	}
	return c.keptBound(e, b)
}

// settledAtEntry refuses a bound or a length that reads a variable of the procedure, which has no value yet, Fortran 2018, 10.1.11.
func settledAtEntry(c *checker, x parse.Expr, e ir.Expr) bool {
	if c.around != nil {
		return true
	}
	ok := true
	ir.EachMention(append(c.em.Pre[:len(c.em.Pre):len(c.em.Pre)], &ir.Assign{LHS: ir.Poison(x.Span()), RHS: e}), func(s *ir.Symbol, role ir.Role) {
		own := names.Of(s)
		isLocal := s.Storage == ir.Automatic && own != nil && own.Home == c && own.Class != names.Constant && !own.CommonPos.Valid() && !own.Equivalenced
		if ok && role == ir.Use && isLocal {
			ok = false
			c.bag.Errorf(x.Span(), "not-constant", "'%s' has no value where the procedure begins", own.Name).Because(s.Pos, "declared here").
				Note("Fortran 2018, 10.1.11: bounds and lengths hold constants, arguments and variables of others")
		}
	})
	return ok
}

// keptBound evaluates a bound once, at the entry of the procedure.
func (c declarer) keptBound(e *names.Entity, b ir.Expr) ir.Expr {
	if !e.Dummy && e.Class == names.Variable && e.Saved {
		// Fortran 2008, C509: only dummy and automatic arrays have bounds that are not constant.
		c.bag.Errorf(b.Span(), "not-constant", "the saved array '%s' must have constant bounds", e.Name)
	}
	v := c.temp(e.Name+"%b", ir.Int8, b.Span())
	v.Captured = len(c.src.Contains) > 0
	c.kept[v] = b
	if e.Absent {
		c.takePre()
		return &ir.Var{Pos: b.Span(), Sym: v}
	}
	if c.around != nil {
		c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: b.Span()}, LHS: &ir.Var{Pos: b.Span(), Sym: v}, RHS: c.convert(b, ir.Int8)})
		return &ir.Var{Pos: b.Span(), Sym: v}
	}
	c.unit.Entry = append(c.unit.Entry, c.takePre()...)
	c.unit.Entry = append(c.unit.Entry, &ir.Assign{At: ir.At{Pos: b.Span()}, LHS: &ir.Var{Pos: b.Span(), Sym: v}, RHS: c.convert(b, ir.Int8)})
	return &ir.Var{Pos: b.Span(), Sym: v}
}

// assumedDim is a dimension of an assumed-shape array: its upper bound follows from the extent of the actual argument,
// Fortran 2008, 5.3.8.3.
func (c declarer) assumedDim(e *names.Entity, k int, d parse.Dim) ir.Dim {
	e.Sym.Size = ir.AssumedShape
	dim := ir.Dim{Lo: c.bound(e, d.Lo)}
	hi := c.temp(e.Name+"%b", ir.Int8, d.Pos)
	hi.Source = "ubound(" + e.Name + "," + itoa(k+1) + ")"
	hi.Captured = len(c.src.Contains) > 0
	if d.AnyRank {
		e.Sym.Size, hi.Size = ir.AssumedRank, ir.AssumedRank
	}
	last := c.Arith(ir.Sub, c.convert(dim.Lo, ir.Int8), &ir.Const{Pos: d.Pos, T: ir.Int8, I: 1}, d.Pos)
	value := c.Arith(ir.Add, last, &ir.Extent{Pos: d.Pos, Sym: e.Sym, Dim: k + 1}, d.Pos)
	if !e.Absent {
		c.unit.Entry = append(c.unit.Entry, &ir.Assign{At: ir.At{Pos: d.Pos}, LHS: &ir.Var{Pos: d.Pos, Sym: hi}, RHS: value})
	}
	c.kept[hi] = value
	dim.Hi = &ir.Var{Pos: d.Pos, Sym: hi}
	return dim
}

// boundInquiry gives the user's words for the bounds that a variable holds.
var boundInquiry = map[string]string{"lb": "lbound", "ub": "ubound"}

// boundVariable holds a bound of a pointer array.
func (c declarer) boundVariable(e *names.Entity, stem string, k int) ir.Expr {
	v := c.makeSymbol(e.Name+"%"+stem+itoa(k+1), ir.Int8, e.Pos)
	v.Source = boundInquiry[stem] + "(" + e.Name + "," + itoa(k+1) + ")"
	v.Captured = len(c.src.Contains) > 0 || c.unit.Module
	if (e.Saved || c.saveAll) && !e.Dummy && c.unit.Proc != nil {
		v.Storage, v.Captured = ir.Static, true
	}
	return &ir.Var{Pos: e.Pos, Sym: v}
}
