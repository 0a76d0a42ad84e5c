package space

import (
	"fmt"
	"slices"
	"strconv"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// Names gives every variable that occurs in a set its name there, and back. User variables keep their names (lower
// case); tile starts are V1, V2, .. and tile extents B1, B2, .. (upper case) by grid dimension, with the layout's name
// after them for all layouts but the first. W stands for V in the role of the sender, and C for B where tiles differ in extent.
type Names struct {
	symbol map[string]*ir.Symbol
	name   map[*ir.Symbol]string
	layout map[*ir.Layout]string     // suffix
	Many   map[string]*tileDim       // tile starts of dimensions in which an image may have several tiles
	Tiles  map[*ir.Symbol]*ir.Layout // of the variables of tiles, the sender's included

	counters      map[*ir.Symbol]bool // the variables of loops
	counted, held int                 // how many names I and N there are
}

// tileDim is a grid dimension of a layout.
type tileDim struct {
	Layout *ir.Layout
	Grid   int
}

func (t *tileDim) Dim() *ir.LayoutDim { return &t.Layout.Dims[t.Grid] }

func newNames(layouts []*ir.Layout) *Names {
	n := &Names{symbol: map[string]*ir.Symbol{}, name: map[*ir.Symbol]string{}, layout: map[*ir.Layout]string{}, Many: map[string]*tileDim{},
		Tiles: map[*ir.Symbol]*ir.Layout{}, counters: map[*ir.Symbol]bool{}}
	for i, l := range layouts {
		if i > 0 {
			n.layout[l] = fmt.Sprintf("_%s", l.Name)
			if n.symbol["V1"+n.layout[l]] != nil {
				n.layout[l] = fmt.Sprintf("_%s%d", l.Name, i)
			}
		}
		for g, d := range l.Dims {
			n.putTile(n.Tile("V", l, g), d.Start, l)
			if d.Many() {
				n.Many[n.Tile("V", l, g)] = &tileDim{l, g}
			}
			n.putTile(n.Tile("B", l, g), d.Block, l)
			w := n.Tile("W", l, g)
			n.putTile(w, &ir.Symbol{Name: w, Type: ir.Int8, Made: true}, l)
			if d.IsUneven() {
				c := n.Tile("C", l, g)
				n.putTile(c, &ir.Symbol{Name: c, Type: ir.Int8, Made: true}, l)
			}
		}
	}
	return n
}

func (n *Names) put(name string, s *ir.Symbol) {
	n.symbol[name] = s
	n.name[s] = name
}

func (n *Names) putTile(name string, s *ir.Symbol, l *ir.Layout) {
	n.put(name, s)
	n.Tiles[s] = l
}

// Tile names the start (V), the extent (B), and those of the sender (W, C) of a tile in grid dimension g, from 0.
func (n *Names) Tile(letter string, l *ir.Layout, g int) string {
	return letter + strconv.Itoa(g+1) + n.layout[l]
}

// Of names a variable.
func (n *Names) Of(s *ir.Symbol) string {
	if name, ok := n.name[s]; ok {
		return name
	}
	first := n.first(s)
	name := first
	for k := 2; n.symbol[name] != nil; k++ {
		name = fmt.Sprintf("%s_%d", first, k)
	}
	n.put(name, s)
	return name
}

// first is the name that a variable gets if it is free: the user's, I1, I2, .. for what counts the elements of an array
// statement, and N1, N2, .. for what else the compiler has made.
func (n *Names) first(s *ir.Symbol) string {
	switch {
	case s.Source != "" || !s.HasMadeName():
		return s.UserName()
	case n.counters[s]:
		n.counted++
		return fmt.Sprintf("I%d", n.counted)
	}
	n.held++
	return fmt.Sprintf("N%d", n.held)
}

// count notes which variables the loops of a unit run over.
func (n *Names) count(body []ir.Stmt) {
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		if d, ok := st.(*ir.Do); ok {
			n.counters[d.Var] = true
		}
		return true
	})
}

// Start and block are a tile's start and extent as affine forms.
func (n *Names) Start(l *ir.Layout, g int) sets.Aff { return sets.Var(n.Tile("V", l, g)) }
func (n *Names) Block(l *ir.Layout, g int) sets.Aff { return sets.Var(n.Tile("B", l, g)) }
func (n *Names) Peer(l *ir.Layout, g int) sets.Aff  { return sets.Var(n.Tile("W", l, g)) }

// PeerBlock is the extent of the sender's tile.
func (n *Names) PeerBlock(l *ir.Layout, g int) sets.Aff {
	if l.Dims[g].IsUneven() {
		return sets.Var(n.Tile("C", l, g))
	}
	return n.Block(l, g)
}

// Form turns sem's affine form into one over set names.
func (n *Names) Form(a *ir.Affine) sets.Aff {
	out := sets.Const(a.Const)
	for _, t := range a.Terms {
		out = out.Add(sets.Var(n.Of(t.Sym)).Scale(t.Coef))
	}
	return out
}

// Expr turns an affine form over set names back into an Int8 expression.
func (n *Names) Expr(a sets.Aff) ir.Expr { return n.ExprWith(a, nil) }

// ExprWith does the same where some names stand for expressions.
func (n *Names) ExprWith(a sets.Aff, terms map[string]ir.Expr) ir.Expr {
	var out ir.Expr
	for _, t := range a.Terms {
		x, ok := terms[t.Name]
		if !ok {
			x = &ir.Var{Sym: n.Resolve(t.Name)}
		}
		out = addTerm(out, t.Coef, ir.CloneExpr(x))
	}
	if out == nil {
		return ir.Int8Const(a.Const)
	}
	if a.Const > 0 {
		return ir.Int8Op(ir.Add, out, ir.Int8Const(a.Const))
	}
	if a.Const < 0 {
		return ir.Int8Op(ir.Sub, out, ir.Int8Const(-a.Const))
	}
	return out
}

func (n *Names) Resolve(name string) *ir.Symbol { return n.symbol[name] }

func addTerm(sum ir.Expr, coef int64, v ir.Expr) ir.Expr {
	v = ir.Int8Of(v)
	mag := coef
	if coef < 0 {
		mag = -coef
	}
	if mag != 1 {
		v = ir.Int8Op(ir.Mul, ir.Int8Const(mag), v)
	}
	switch {
	case sum == nil && coef < 0:
		return &ir.Unary{Op: ir.Neg, X: v}
	case sum == nil:
		return v
	case coef < 0:
		return ir.Int8Op(ir.Sub, sum, v)
	}
	return ir.Int8Op(ir.Add, sum, v)
}

// LowerExpr is ceil(Aff/Div), upperExpr floor(Aff/Div).
func (n *Names) LowerExpr(b sets.Bound) ir.Expr { return ir.Divided(ir.CeilDiv, n.Expr(b.Aff), b.Div) }
func (n *Names) UpperExpr(b sets.Bound) ir.Expr { return ir.Divided(ir.FloorDiv, n.Expr(b.Aff), b.Div) }

// MentionsMany reports whether data depend on the tile of a dimension in which an image may have several.
func (n *Names) MentionsMany(data sets.Set) bool {
	for _, v := range data.Params() {
		if n.Many[v] != nil && slices.ContainsFunc(data.Pieces(), func(p sets.Piece) bool { return p.Mentions(v) }) {
			return true
		}
	}
	return false
}

// ConstraintsOf drops the constraints with existential variables (strides), which the loops themselves keep.
func (n *Names) ConstraintsOf(p sets.Piece, scope map[string]bool) []sets.Constraint {
	var out []sets.Constraint
	for _, c := range p.Constraints() {
		named := true
		for _, t := range c.Aff.Terms {
			named = named && (scope[t.Name] || n.Resolve(t.Name) != nil)
		}
		if named {
			out = append(out, c)
		}
	}
	return out
}
