package elements

import (
	"cmp"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
)

// DescribedDims gives a pointer or allocatable array variables for its bounds.
func DescribedDims(c *Emitter, s *ir.Symbol, rank int, pos diag.Span) {
	for range rank {
		lo, hi := c.Temp(s.Name+"%l", ir.Int8, pos), c.Temp(s.Name+"%u", ir.Int8, pos)
		s.Dims = append(s.Dims, ir.Dim{Lo: &ir.Var{Pos: pos, Sym: lo}, Hi: &ir.Var{Pos: pos, Sym: hi}})
	}
}

// Given are the typed arguments of a reference by the names of the dummy arguments.
type Given map[string]ir.Expr

// ExtentOf is max(0, (hi - lo + step) / step).
func (c *Emitter) ExtentOf(t shapes.Triplet, pos diag.Span) ir.Expr {
	if n, ok := t.Extent(); ok {
		return ir.IntConst(n, pos)
	}
	span := c.Arith(ir.Add, c.Arith(ir.Sub, t.Hi, t.Lo, pos), t.Step, pos)
	n := c.Operate(ir.Div, span, t.Step, pos)
	if ir.IsInt(t.Step, 1) {
		n = span
	}
	if IsOpen(t) {
		return n
	}
	return c.Call("max", []ir.Expr{n, c.Convert(ir.IntConst(0, pos), n.Type())}, n.Type(), pos)
}

// IsOpen reports whether a range is a dimension of an argument of assumed rank, which has -1 elements where that is the last one of an
// assumed-size array, Fortran 2018, 16.9.109 and 16.9.163.
func IsOpen(t shapes.Triplet) bool {
	v, ok := t.Hi.(*ir.Var)
	return ok && v.Sym.Size == ir.AssumedRank
}

// ComputedItem evaluates an array expression into a compiler-made array.
func ComputedItem(c *Emitter, e ir.Expr, pos diag.Span) *ir.Section {
	e = c.Resolve(e)
	tmp := RoomFor(c, e, pos)
	if tmp == nil || !Keep(c, tmp, e, pos) {
		return nil
	}
	return shapes.Section(tmp, shapes.Whole(tmp), pos).Section
}

// RoomFor makes an array for the values of an array expression. Variables for its bounds and its length, where only the run knows
// them, have no values yet, and the array is not allocated. It is nil for scalars.
func RoomFor(c *Emitter, e ir.Expr, pos diag.Span) *ir.Symbol {
	sh := shapes.Of(e)
	if sh == nil || e.Type().Base == ir.Invalid {
		return nil
	}
	s := c.Temp("t", e.Type(), pos)
	lateText := s.Type.Base == ir.Character && s.Type.Len < 0
	var extents []ir.Expr
	for _, t := range sh.Dims {
		n := c.SizeOf(t, pos)
		s.Allocatable = s.Allocatable || !ir.IsConst(n)
		extents = append(extents, n)
	}
	for _, n := range extents {
		if s.Allocatable {
			n = &ir.Var{Pos: pos, Sym: c.Temp("t%b", ir.Int8, pos)}
		}
		s.Dims = append(s.Dims, ir.Dim{Lo: ir.IntConst(1, pos), Hi: n})
	}
	if lateText {
		s.Len, s.Allocatable = &ir.Var{Pos: pos, Sym: c.Temp("len", ir.Int8, pos)}, true
	}
	s.Scratch = s.Allocatable
	return s
}

// Keep emits what gives an array that RoomFor has made the values of an expression; false after an error.
func Keep(c *Emitter, s *ir.Symbol, e ir.Expr, pos diag.Span) bool {
	sh := shapes.Of(e)
	for k, d := range s.Dims {
		if n, ok := d.Hi.(*ir.Var); ok {
			c.Emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: n, RHS: c.Convert(c.SizeOf(sh.Dims[k], pos), ir.Int8)})
		}
	}
	n := NewNest(c, &shapes.Shape{Pos: pos, Dims: shapes.Whole(s), Others: append([][]shapes.Triplet{sh.Dims}, sh.Others...)})
	value := Elements(c, n, e)
	if s.Len != nil {
		length := c.LenOf(value)
		if !sameForAll(c, length, value, n) {
			return false
		}
		c.Emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: s.Len, RHS: length})
	}
	if s.Allocatable {
		c.Emit(&ir.Allocate{At: ir.At{Pos: pos}, Sym: s})
	}
	AlignComputed(s, n, value, 0)
	at := n.At(c, shapes.WholeExpr(s, pos))
	c.Emit(n.Wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: value}})...)
	return true
}

// Scratch makes an array for a value of the given extents. If these are not constant, the statements that make it are put
// before the current one.
func (c *Emitter) Scratch(stem string, t ir.Type, extents []ir.Expr, pos diag.Span) *ir.Symbol {
	s := c.Temp(stem, t, pos)
	for _, n := range extents {
		if !ir.IsConst(n) {
			s.Allocatable, s.Scratch = true, true
		}
	}
	for _, n := range extents {
		hi := n
		if s.Allocatable {
			v := c.Temp(stem+"%b", ir.Int8, pos)
			c.Pre = append(c.Pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: v}, RHS: c.Convert(n, ir.Int8)})
			hi = &ir.Var{Pos: pos, Sym: v}
		}
		s.Dims = append(s.Dims, ir.Dim{Lo: ir.IntConst(1, pos), Hi: hi})
	}
	if s.Allocatable {
		c.Pre = append(c.Pre, &ir.Allocate{At: ir.At{Pos: pos}, Sym: s})
	}
	return s
}

// SizeOf is the number of elements of a section of one dimension.
func (c *Emitter) SizeOf(t shapes.Triplet, pos diag.Span) ir.Expr {
	return c.ExtentOf(t, pos)
}

// ResultArray makes the array for the value of a function.
func (c *Emitter) ResultArray(t ir.Type, extents []ir.Expr, pos diag.Span) *ir.Symbol {
	return c.Scratch("v", t, extents, pos)
}

// ResultLike makes an array of the type of another: characters also have its length where only the run knows that.
func ResultLike(c *Emitter, s *ir.Symbol, extents []ir.Expr, pos diag.Span) *ir.Symbol {
	r := c.ResultArray(s.Type, extents, pos)
	if s.Type.Base == ir.Character && s.Type.Len < 0 && s.Len != nil {
		AllocateLate(c, r, ir.CloneExpr(s.Len))
	}
	return r
}

// ExtentsOfResult are the extents of an array that scratch made: constants or variables.
func ExtentsOfResult(s *ir.Symbol) []ir.Expr {
	var out []ir.Expr
	for _, d := range s.Dims {
		out = append(out, d.Hi)
	}
	return out
}

// Fill assigns value(positions) to all elements of an array.
func (c *Emitter) Fill(s *ir.Symbol, value func(index []ir.Expr) ir.Expr) {
	pos := s.Pos
	n, index := c.Positions(ExtentsOfResult(s), pos)
	body := []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: ElemAt(s, index, pos), RHS: value(index)}}
	c.Emit(n.Wrap(c, body)...)
}

// TempLike makes an array with the bounds and the mapping of another.
func TempLike(c *Emitter, stem string, s *ir.Symbol, t ir.Type, pos diag.Span) *ir.Symbol {
	tmp := c.Temp(stem, t, pos)
	tmp.Dims, tmp.Allocatable = s.Dims, s.Allocatable
	if layout := cmp.Or(s.Map, s.PartMap); t.Base == ir.Derived {
		tmp.PartMap = layout
	} else {
		tmp.Map = layout
	}
	if (s.Storage == ir.Argument || s.View || s.Pointer) && !ir.ConstantDims(s.Dims) {
		tmp.Allocatable = true
	}
	return tmp
}
