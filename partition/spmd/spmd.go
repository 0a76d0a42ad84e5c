package spmd

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Program is the SPMD program: what one image runs, for any number of images. It consists of sem's statements, with loop
// bounds and guards restricted to the image's own work, and the statements below, all of which every image executes.
type Program struct {
	Source *ir.Program
	Units  []*Unit
}

// Unit is one program unit as an image runs it. Arrays are the mapped arrays with their storage; Symbols are all
// variables of the unit, the compiler-made ones included.
type Unit struct {
	Source    *ir.Unit
	Symbols   []*ir.Symbol
	Arrays    []*Array
	Exchanges []*Exchange
	Body      []ir.Stmt
}

// Array is the storage of one mapped array on each image: its tiles, each with a shadow region of the given widths; Full[k]
// keeps the whole extent of dimension k on every image, with the reason in Why[k].
type Array struct {
	Sym                *ir.Symbol
	ShadowLo, ShadowHi []int64
	Full               []bool
	Why                []diag.Reason
	Of                 *ir.Symbol // of a receive buffer: the array whose elements it takes; it may be that array on an image
	Apart              bool       // of a buffer: it must never be the array
	Single             []bool     // of a buffer: all its elements have one index in the dimension
}

// Clone is a copy with the same storage.
func (a *Array) Clone() *Array {
	c := *a
	c.ShadowLo, c.ShadowHi = slices.Clone(a.ShadowLo), slices.Clone(a.ShadowHi)
	c.Full, c.Why = slices.Clone(a.Full), slices.Clone(a.Why)
	return &c
}

// WidenTo gives an array at least the shadows of another one that is aligned as it is with the tiles of a like layout; it reports whether it
// got wider.
func (a *Array) WidenTo(b *Array) (wider bool) {
	for k, m := range a.Sym.Map.Dims {
		o := b.Sym.Map.Dims[k]
		if m.Grid != o.Grid || m.Coef != o.Coef || m.Offset != o.Offset || a.Full[k] != b.Full[k] || a.Tiled(k) || b.Tiled(k) {
			return false
		}
	}
	for k := range a.ShadowLo {
		lo, hi := max(a.ShadowLo[k], b.ShadowLo[k]), max(a.ShadowHi[k], b.ShadowHi[k])
		wider = wider || lo > a.ShadowLo[k] || hi > a.ShadowHi[k]
		a.ShadowLo[k], a.ShadowHi[k] = lo, hi
	}
	return wider
}

// StoredAs reports whether two descriptions of an array say the same storage, for the same reasons.
func (a *Array) StoredAs(b *Array) bool {
	return slices.Equal(a.ShadowLo, b.ShadowLo) && slices.Equal(a.ShadowHi, b.ShadowHi) && slices.Equal(a.Full, b.Full) &&
		slices.EqualFunc(a.Why, b.Why, func(x, y diag.Reason) bool { return x.Span == y.Span && x.Code == y.Code })
}

// Tiled reports whether an image stores dimension k tile by tile, of which it may have several.
func (a *Array) Tiled(k int) bool {
	m := a.Sym.Map
	if m.Dims[k].Grid < 0 || !m.Layout.Dims[m.Dims[k].Grid].Many() || a.Full[k] {
		return false
	}
	return !a.IsMulti() || !slices.ContainsFunc(a.cutDims(), func(g int) bool { return a.Full[g] })
}

// IsMulti reports whether the tiles of the array are dealt by multipartitioning. Then it is stored by tiles in all dimensions or in none.
func (a *Array) IsMulti() bool { return len(a.cutDims()) > 0 && a.Sym.Map.Layout.IsMulti() }

// cutDims lists the dimensions along the grid.
func (a *Array) cutDims() []int {
	var out []int
	for k, m := range a.Sym.Map.Dims {
		if m.Grid >= 0 {
			out = append(out, k)
		}
	}
	return out
}

// IsTiled reports whether Tiled holds of some dimension.
func (a *Array) IsTiled() bool {
	for k := range a.Full {
		if a.Tiled(k) {
			return true
		}
	}
	return false
}

// StoreWhole gives up the storage by tiles.
func (a *Array) StoreWhole(why diag.Reason) {
	var tiled []int
	for k := range a.Full {
		if a.Tiled(k) {
			tiled = append(tiled, k)
		}
	}
	for _, k := range tiled {
		a.Full[k], a.Why[k] = true, why
	}
}

// Exchange is one communication event: the sections of Array that an image needs from others, piece by piece, as
// bounds computed from integer sets. Bounds are Int8 expressions over Params, over Recv (the receiver's tile) and over Send
// (the sender's tile). Where Tiles is set, pieces say only what the receiver needs, for each choice of
// its tiles that Tiles names (by layout and grid dimension), and the runtime finds the owners.
type Exchange struct {
	ID      int // number in the plan, from 1
	Label   string
	Ref     *ir.Elem
	Array   *Array
	Layouts []*ir.Layout // Layouts[0] is the array's own
	Params  []*ir.Symbol
	Recv    [][]TileVars // Recv[l][g]: the receiver's tile in Layouts[l], grid dimension g
	Send    [][]TileVars
	Pieces  []Piece
	Tiles   [][]TileUse
	Ranges  []Range // of the starts of tiles, in the order of the marks FirstInRange and LastInRange in Tiles
	Into    *Array  // the buffer that takes the elements, with the image's own; nil: Array itself
	Slab    *Slab   // only for the receiver's tiles in one hyperplane; nil: for all
}

// TileUse says over which of the receiver's tiles in a dimension the pieces of an exchange are taken.
type TileUse int

// FirstTile is the first tile for which there are elements, as there are no others for the tiles after it, LastTile the last such one. At
// most one dimension of an exchange has one of these. Where guards on the
// start of the tile name nothing but parameters, it is FirstInRange or LastInRange, found without a search, in any number of dimensions.
const (
	NoTile TileUse = iota
	EachTile
	FirstTile
	LastTile
	FirstInRange
	LastInRange
)

// AlongTiles + k are all tiles of a dimension of the array's own layout together: dimension k of the array lies along it, and of what the
// pieces say for a tile from the first to the last cell of the receiver's, each of its tiles needs the part that it owns.
const AlongTiles TileUse = 8

// Range is what lies between two bounds, which are expressions like those of pieces.
type Range struct{ Lo, Hi ir.Expr }

// Slab is the hyperplane of tiles of the array's layout that begin at the present value of Start in dimension Grid.
type Slab struct {
	Grid  int
	Start *ir.Symbol
}

// TileVars are the variables that stand for the start and the extent of a tile in one dimension; Extent is nil where it is that
// of the receiver's.
type TileVars struct{ Start, Extent *ir.Symbol }

// Piece is one box of array elements: Lo[k] <= d_k <= Hi[k] where all Guards hold (>= 0).
type Piece struct {
	Guards []ir.Expr
	Lo, Hi []ir.Expr
}

// SPMD statements.
type (
	// LayoutInit chooses the grid and sets the Start and Block variables of a layout from its bounds.
	LayoutInit struct {
		ir.At
		Layout *ir.Layout
	}
	// ArrayCreate allocates a mapped array; ArrayDestroy frees it. Stacked ones keep and give back the array that was there.
	ArrayCreate struct {
		ir.At
		Array   *Array
		Stacked bool
	}
	// ArrayDestroy frees a mapped array.
	ArrayDestroy struct {
		ir.At
		Array   *Array
		Stacked bool
	}
	// TilesOf finds the image's tiles of a layout dealt by multipartitioning in dimension Dim, where in the dimensions Known the tiles
	// at hand begin at Starts: they begin at From, From+By, ..., To. With INDIRECT it gives the numbers of the tiles, and, where the number
	// of a tile is known, where that begins. With All it finds the tiles of all images, of any layout whose tiles are equally far apart.
	TilesOf struct {
		ir.At
		Layout       *ir.Layout
		Dim          int
		All          bool
		Known        []int
		Starts       []ir.Expr
		From, To, By *ir.Symbol `ir:"def"`
	}
	// OwnsCell tells whether the image owns a template cell of such a layout.
	OwnsCell struct {
		ir.At
		Layout *ir.Layout
		Cell   []ir.Expr
		Into   *ir.Symbol `ir:"def"`
	}
	// Clock begins, or with End ends, a part of the program whose time a profile shows: loops that send nothing, or with Messages a
	// statement with which images send each other something.
	Clock struct {
		ir.At
		Messages, End bool
	}
	// ExchangeStep runs exchanges as one step, one half of it around a pipelined loop, or its beginning and its end around
	// the interior of a loop.
	ExchangeStep struct {
		ir.At
		Exchanges []*Exchange
		Part      Part
	}
	// Fetch copies an element of a mapped array from its owner into the scalar Into of all images.
	Fetch struct {
		ir.At
		Into *ir.Symbol `ir:"def"`
		From *ir.Elem
	}
	// Share gives all images the values that the scalars Vars have on the owner of element Home.
	Share struct {
		ir.At
		Vars []*ir.Symbol `ir:"update"`
		Home *ir.Elem     `ir:"place"`
	}
	// Reduce combines the values of Var of all images, of an array the elements from Lo to Hi; all images get the result. Scalars in With,
	// of the same type, are combined in the same messages.
	Reduce struct {
		ir.At
		Var    *ir.Symbol   `ir:"update"`
		With   []*ir.Symbol `ir:"update"`
		Op     ir.ReduceOp
		Lo, Hi []ir.Expr
	}
)

// Part tells which half of an exchange a step runs.
type Part int

// The whole exchange, only the receiver's half, only the sender's; its beginning, its end.
const (
	Whole Part = iota
	Receive
	Send
	Begin
	End
)

// Indirect is an array that a statement reads through index arrays: before its loops an inspector notes the elements that
// the image will read, and each time the loops run an executor gathers those of other images. Or statements add to elements that index
// arrays name: then the executor takes what was added to the owners. Where the list cannot serve, images add to Copy, which is combined
// with the array.
type Indirect struct {
	ID    int
	Array *Array
	Ref   *ir.Elem
	Again string // why the elements are noted each time, also where nothing has changed; "" if they are not

	Copy    *ir.Symbol // nil: Ref is read
	Outside bool       // with Copy: they are noted outside of a loop around the ones that add
	InPlace bool       // with Copy: the list serves
}

// Statements of inspectors and executors. Inspect begins, or with End ends, the list of elements; Note adds one, on the
// image that owns Home; Gather fetches the present values.
type (
	// Inspect begins or ends the list of wanted elements. What stands between can be left out where an image is Alone, and with Kept
	// where on all images the scalars By and the addresses of the arrays Of are those of the last list. With Once the list serves until a
	// Renew.
	Inspect struct {
		ir.At
		Indirect *Indirect
		End      bool

		Alone, Kept, Once bool
		By                []ir.Expr
		Of                []*ir.Symbol
	}
	// Renew says that what a list depends on may have changed.
	Renew struct {
		ir.At
		Indirect *Indirect
	}
	// Note adds the element with subscripts Subs to the list. With Profiled the runtime also learns which element is Home.
	Note struct {
		ir.At
		Indirect *Indirect
		Subs     []ir.Expr
		Home     *ir.Elem `ir:"place"`
		Profiled bool
	}
	// Gather fetches the elements of the list.
	Gather struct {
		ir.At
		Indirect *Indirect
	}
	// Scatter begins accumulations by Op into an array Into, of which each image has all in its storage: the elements of the list become
	// neutral. With End they go to their owners, which combine them with what they have.
	Scatter struct {
		ir.At
		Indirect *Indirect
		Into     *ir.Symbol `ir:"update"`
		Op       ir.ReduceOp
		End      bool
	}
)

// Locate combines what each image has found as the largest (or with Min the smallest) value of a loop and where: Words are
// the number of candidates (0 for none), the iteration as one number for each of Keys loops, the value, and what goes with it,
// variables of Int8 or Real8. All images get the words of the best candidate: among equals that of the first iteration, or
// with Last of the last one.
type Locate struct {
	ir.At
	Words     []*ir.Symbol `ir:"update"`
	Keys      int
	Min, Last bool
}

// InitLayout stands for a layout at the statement that brings it into being; a PROCESSORS arrangement that asks for more
// images than there are is to blame where it is declared, what says whose each cell is where the directive names it.
func InitLayout(l *ir.Layout, at diag.Span) *LayoutInit {
	if l.Onto != "" {
		at = l.OntoPos
	}
	for _, d := range l.Dims {
		if d.Table != nil {
			at = d.Table.Pos
		}
	}
	return &LayoutInit{At: ir.At{Pos: at}, Layout: l}
}
