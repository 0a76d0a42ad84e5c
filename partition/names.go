package partition

import (
	"fmt"
	"strconv"

	"dhpfgo/ir"
	"dhpfgo/sets"
)

// names gives every variable that occurs in a set its name there, and back. User variables keep their names (lower
// case); tile starts are V1, V2, .. and tile extents B1, B2, .. (upper case) by grid dimension, with the layout's name
// behind them for all layouts but the first. W stands for V in the role of the sender, and C for B where tiles differ in extent.
type names struct {
	symbol map[string]*ir.Symbol
	name   map[*ir.Symbol]string
	layout map[*ir.Layout]string     // suffix
	many   map[string]*tileDim       // tile starts of dimensions in which an image may have several tiles
	tiles  map[*ir.Symbol]*ir.Layout // of the variables of tiles, the sender's included

	counters      map[*ir.Symbol]bool // the variables of loops
	counted, held int                 // how many names I and N there are
}

// tileDim is a grid dimension of a layout.
type tileDim struct {
	layout *ir.Layout
	grid   int
}

func (t *tileDim) dim() *ir.LayoutDim { return &t.layout.Dims[t.grid] }

func newNames(layouts []*ir.Layout) *names {
	n := &names{symbol: map[string]*ir.Symbol{}, name: map[*ir.Symbol]string{}, layout: map[*ir.Layout]string{}, many: map[string]*tileDim{},
		tiles: map[*ir.Symbol]*ir.Layout{}, counters: map[*ir.Symbol]bool{}}
	for i, l := range layouts {
		if i > 0 {
			n.layout[l] = fmt.Sprintf("_%s", l.Name)
			if n.symbol["V1"+n.layout[l]] != nil {
				n.layout[l] = fmt.Sprintf("_%s%d", l.Name, i)
			}
		}
		for g, d := range l.Dims {
			n.putTile(n.tile("V", l, g), d.Start, l)
			if d.Many() {
				n.many[n.tile("V", l, g)] = &tileDim{l, g}
			}
			n.putTile(n.tile("B", l, g), d.Block, l)
			w := n.tile("W", l, g)
			n.putTile(w, &ir.Symbol{Name: w, Type: ir.Int8, Made: true}, l)
			if d.Table != nil {
				c := n.tile("C", l, g)
				n.putTile(c, &ir.Symbol{Name: c, Type: ir.Int8, Made: true}, l)
			}
		}
	}
	return n
}

func (n *names) put(name string, s *ir.Symbol) {
	n.symbol[name] = s
	n.name[s] = name
}

func (n *names) putTile(name string, s *ir.Symbol, l *ir.Layout) {
	n.put(name, s)
	n.tiles[s] = l
}

// tile names the start (V), the extent (B), and those of the sender (W, C) of a tile in grid dimension g, from 0.
func (n *names) tile(letter string, l *ir.Layout, g int) string {
	return letter + strconv.Itoa(g+1) + n.layout[l]
}

// of names a variable.
func (n *names) of(s *ir.Symbol) string {
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
func (n *names) first(s *ir.Symbol) string {
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
func (n *names) count(body []ir.Stmt) {
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		if d, ok := st.(*ir.Do); ok {
			n.counters[d.Var] = true
		}
		return true
	})
}

// start and block are a tile's start and extent as affine forms.
func (n *names) start(l *ir.Layout, g int) sets.Aff { return sets.Var(n.tile("V", l, g)) }
func (n *names) block(l *ir.Layout, g int) sets.Aff { return sets.Var(n.tile("B", l, g)) }
func (n *names) peer(l *ir.Layout, g int) sets.Aff  { return sets.Var(n.tile("W", l, g)) }

// peerBlock is the extent of the sender's tile.
func (n *names) peerBlock(l *ir.Layout, g int) sets.Aff {
	if l.Dims[g].Table != nil {
		return sets.Var(n.tile("C", l, g))
	}
	return n.block(l, g)
}

// form turns sem's affine form into one over set names.
func (n *names) form(a *ir.Affine) sets.Aff {
	out := sets.Const(a.Const)
	for _, t := range a.Terms {
		out = out.Add(sets.Var(n.of(t.Sym)).Scale(t.Coef))
	}
	return out
}

// expr turns an affine form over set names back into an Int8 expression.
func (n *names) expr(a sets.Aff) ir.Expr { return n.exprWith(a, nil) }

// exprWith does the same where some names stand for expressions.
func (n *names) exprWith(a sets.Aff, terms map[string]ir.Expr) ir.Expr {
	var out ir.Expr
	for _, t := range a.Terms {
		x, ok := terms[t.Name]
		if !ok {
			x = &ir.Var{Sym: n.resolve(t.Name)}
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

func (n *names) resolve(name string) *ir.Symbol { return n.symbol[name] }

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

// lowerExpr is ceil(Aff/Div), upperExpr floor(Aff/Div).
func (n *names) lowerExpr(b sets.Bound) ir.Expr { return ir.Divided(ir.CeilDiv, n.expr(b.Aff), b.Div) }
func (n *names) upperExpr(b sets.Bound) ir.Expr { return ir.Divided(ir.FloorDiv, n.expr(b.Aff), b.Div) }
