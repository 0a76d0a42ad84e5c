package ir

import (
	"dhpfgo/diag"
	"slices"
)

// Layout is how a template is cut into tiles and dealt to a grid of images (design: everything is tiles). Only the
// distributed dimensions of the template appear. Start and Block are compiler-made Int8 variables that hold, on each
// image, the first template cell of its own tile and the tile extent. Two arrays share one Layout exactly when the
// compiler can prove at compile time that they are cut alike. With GEN_BLOCK an image without cells has one after all cells.
type Layout struct {
	Name     string // the template's name, or of the first array that is distributed this way
	Pos      diag.Span
	Onto     string // name of the PROCESSORS arrangement, "" for none
	OntoPos  diag.Span
	Dims     []LayoutDim
	Deferred bool // extents are known only at ALLOCATE

	Dynamic bool // REDISTRIBUTE may deal the tiles anew
	Decl    any  // what the checker knows of the template or array; other packages do not look at it
}

// IsDynamic reports whether REDISTRIBUTE may change the layout.
func (l *Layout) IsDynamic() bool { return l.Dynamic }

// LayoutDim is one distributed template dimension with its inclusive bounds; Fixed is the extent of the processor
// arrangement in this dimension, nil where the run chooses it.
type LayoutDim struct {
	TemplateDim  int // 1-based dimension of the template that gives the layout its name; others that lie alike may have another
	Format       string
	Lo, Hi       Expr
	Fixed        Expr
	Arg          Expr   // m of BLOCK(m), k of CYCLIC(k); nil for none
	Table        *Table // of GEN_BLOCK and INDIRECT
	Start, Block *Symbol

	// Of a dimension in which an image may have several tiles, nil in others: the first cells of its first and of its last
	// tile, and the distance between its tiles, with MULTI whatever its tiles in other dimensions are. Start then is that of the
	// tile at hand.
	First, Last, Period *Symbol
}

// IsMulti reports whether a table of the run says whose each tile is, so that the tiles of an image are no product over the dimensions: by
// multipartitioning, where all dimensions are MULTI, and Fixed of the first one is the number of images, or by INDIRECT in the only one.
func (l *Layout) IsMulti() bool { return l.Dims[0].Format == "multi" || l.IsIndirect() }

// IsIndirect reports whether an array of the program says whose each cell is; a tile is one cell.
func (l *Layout) IsIndirect() bool { return l.Dims[0].Format == "indirect" }

// Many reports whether an image may have several tiles in the dimension.
func (d *LayoutDim) Many() bool { return d.First != nil }

// IsUneven reports whether tiles have extents of their own.
func (d *LayoutDim) IsUneven() bool { return d.Table != nil && d.Format != "indirect" }

// Variables lists the variables that describe the tiles of an image.
func (d *LayoutDim) Variables() []*Symbol {
	if d.Many() {
		return []*Symbol{d.Start, d.Block, d.First, d.Last, d.Period}
	}
	return []*Symbol{d.Start, d.Block}
}

// Variables lists the variables that describe the tiles of an image in all dimensions.
func (l *Layout) Variables() []*Symbol {
	var out []*Symbol
	for k := range l.Dims {
		out = append(out, l.Dims[k].Variables()...)
	}
	return out
}

// CopyVariables gives the dimension variables of its own, like the ones it has.
func (d *LayoutDim) CopyVariables() {
	for _, v := range []**Symbol{&d.Start, &d.Block, &d.First, &d.Last, &d.Period} {
		if *v != nil {
			c := **v
			*v = &c
		}
	}
}

// Mapping says how an array is aligned with a layout. Along the grid dimensions that neither Dims nor Cells name there is
// a copy of the array for each coordinate.
type Mapping struct {
	Layout *Layout
	Dims   []MapDim // one for each array dimension
	Cells  []MapCell
	Target *AlignTarget // nil for an array that is distributed itself
	Beside bool         // the layout is that of another array, with nearly the same bounds, in place of one of its own
	Lines  diag.Span    // of the loop for which the array is cut anew, along the lines on which that works
}

// AlignTarget is the array or template that an array is aligned with and that is distributed: dimension k of the array lies along dimension
// Along[k], from 0; -1 where it lies along none.
type AlignTarget struct {
	Name  string
	Rank  int
	Along []int
}

// MapCell says that the whole array stands in one template cell of a grid dimension.
type MapCell struct {
	Grid int
	Cell int64
}

// MapDim maps one array dimension: Grid is the index into Layout.Dims, or -1 where the dimension is not distributed;
// template cell = Coef*(array index) + Offset. ShadowLo and ShadowHi are the widths asked for by SHADOW.
type MapDim struct {
	Grid               int
	Coef, Offset       int64
	ShadowLo, ShadowHi int64
}

// IsCopied reports whether there is a copy of the array for each coordinate of grid dimension g.
func (m *Mapping) IsCopied(g int) bool {
	for _, d := range m.Dims {
		if d.Grid == g {
			return false
		}
	}
	for _, x := range m.Cells {
		if x.Grid == g {
			return false
		}
	}
	return true
}

// Same reports whether two arrays lie alike in one layout.
func (m *Mapping) Same(o *Mapping) bool {
	if m.Layout != o.Layout || len(m.Dims) != len(o.Dims) || !slices.Equal(m.Cells, o.Cells) {
		return false
	}
	for k, d := range m.Dims {
		e := o.Dims[k]
		if d.Grid != e.Grid || d.Grid >= 0 && (d.Coef != e.Coef || d.Offset != e.Offset) {
			return false
		}
	}
	return true
}

// Table is the array of sizes of GEN_BLOCK, or of processors of INDIRECT: Values of a named constant, else the elements of Sym, which every image has in
// full, when the layout comes into being. With OWNER it is what the function Owner gives for each cell, which depends on the cell alone.
//
//ir:part
type Table struct {
	Pos    diag.Span
	Values []int64
	Sym    *Symbol
	Owner  *Procedure
}

// IsConstant reports whether the sizes follow from constants.
func (t *Table) IsConstant() bool { return t.Sym == nil }

// OwnerOf is the processor that the function of OWNER gives for a cell.
func (t *Table) OwnerOf(cell Expr) Expr {
	return &FuncRef{Pos: t.Pos, Proc: t.Owner, T: t.Owner.Result.Type, Args: []Actual{{Pos: t.Pos, X: cell}}}
}

// Source is the name of the array or function that the program gives for it; "" for a named constant.
func (t *Table) Source() string {
	switch {
	case t == nil || t.Sym == nil && t.Owner == nil:
		return ""
	case t.Owner != nil:
		return t.Owner.Name
	}
	return t.Sym.UserName()
}

// CutAlike reports whether two layouts deal cells alike whatever the run is: equal bounds in the dimensions that are cut, in the same
// formats, onto the same arrangement. Which dimensions of the templates these are makes no difference: a(n,n) by (*,block) and b(n) by
// (block) lie alike.
func CutAlike(a, b *Layout) bool {
	if a.Deferred != b.Deferred || a.Onto != b.Onto || len(a.Dims) != len(b.Dims) {
		return false
	}
	for g := range a.Dims {
		x, y := &a.Dims[g], &b.Dims[g]
		if x.Format != y.Format || !EqualTables(x.Table, y.Table) || !sameNumber(x.Lo, y.Lo) || !sameNumber(x.Hi, y.Hi) ||
			!sameNumber(x.Fixed, y.Fixed) || !sameNumber(x.Arg, y.Arg) {
			return false
		}
	}
	return true
}

// sameNumber reports whether two expressions surely have the same value, or both are absent.
func sameNumber(x, y Expr) bool {
	if x == nil || y == nil {
		return x == nil && y == nil
	}
	return EqualValues(x, y)
}

// EqualTables reports whether two dimensions certainly have the same sizes when they are cut at the same time.
func EqualTables(x, y *Table) bool {
	if x == nil || y == nil {
		return x == y
	}
	return x.Sym == y.Sym && x.Owner == y.Owner && slices.Equal(x.Values, y.Values)
}

// Reads lists what is evaluated when a layout of the table comes into being.
func (t *Table) Reads() []Expr {
	if t == nil || t.Sym == nil {
		return nil
	}
	first := &Elem{Pos: t.Pos, Sym: t.Sym, Subs: []Expr{t.Sym.Dims[0].Lo}}
	return []Expr{first, t.Sym.Dims[0].Lo, t.Sym.Dims[0].Hi}
}

// TableReads lists those reads of the layout of a mapped array.
func (s *Symbol) TableReads() []Expr {
	if s.Map == nil {
		return nil
	}
	return s.Map.Layout.TableReads()
}

// TableReads lists what the sizes of a layout's GEN_BLOCK dimensions need when it comes into being.
func (l *Layout) TableReads() []Expr {
	var out []Expr
	for _, d := range l.Dims {
		out = append(out, d.Table.Reads()...)
	}
	return out
}

// Bounds lists the bounds of the dimensions, the lower and the upper one of each.
func (l *Layout) Bounds() []Expr {
	var out []Expr
	for _, d := range l.Dims {
		out = append(out, d.Lo, d.Hi)
	}
	return out
}

// IsConstant reports whether the layout follows from constants and the number of images.
func (l *Layout) IsConstant() bool {
	ok := !l.Deferred
	for _, d := range l.Dims {
		ok = ok && IsConst(d.Lo) && IsConst(d.Hi) && (d.Arg == nil || IsConst(d.Arg)) && (d.Table == nil || d.Table.IsConstant())
		WalkExprs(d.Fixed, func(e Expr) {
			_, isVar := e.(*Var)
			ok = ok && !isVar
		})
	}
	return ok
}

// AppendLayout adds a layout to a list that does not have it.
func AppendLayout(list []*Layout, l *Layout) []*Layout {
	for _, x := range list {
		if x == l {
			return list
		}
	}
	return append(list, l)
}

// Redistribute deals the tiles of a layout anew: for each grid dimension a format, "*" for none, and where an arrangement is
// named the extent of the grid. Arrays are all arrays of that layout. With Anew the formats are those of the layout, and its bounds have
// changed: the array that the others are aligned with is allocated just after it.
type Redistribute struct {
	At
	Layout *Layout
	Arrays []*Symbol `ir:"update"`
	Dims   []NewFormat
	Anew   bool
}

// NewFormat is the distribution of one dimension: Arg is m of BLOCK(m) or k of CYCLIC(k), Fixed the extent of the grid, Table
// the sizes of GEN_BLOCK; nil for none.
//
//ir:part
type NewFormat struct {
	Format     string
	Arg, Fixed Expr
	Table      *Table
}

// CopyArray copies all elements of an array to another of the same shape. Base is set where both are versions of it, of which one has the
// elements at a time: they may all stand in its memory where this run cuts them alike, as on one image. With Moves, From is freed next: To
// may take its memory. With Fresh no element of To is read before it is set: only its memory is wanted.
type CopyArray struct {
	At
	To    *Symbol `ir:"def"`
	From  *Symbol
	Base  *Symbol `ir:"place"`
	Moves bool
	Fresh bool
}

// Reach lets other units use an array and what its bounds and its layout are made of.
func Reach(x *Symbol) {
	share := func(v *Symbol) { v.Captured, v.Storage = true, Static }
	share(x)
	bounds := func(e Expr) {
		WalkExprs(e, func(e Expr) {
			if v, ok := e.(*Var); ok && v.Sym.Storage != InCommon {
				share(v.Sym)
			}
		})
	}
	for _, d := range x.Dims {
		bounds(d.Lo)
		bounds(d.Hi)
	}
	for _, d := range x.Map.Layout.Dims {
		bounds(d.Lo)
		bounds(d.Hi)
		for _, v := range d.Variables() {
			share(v)
		}
	}
}
