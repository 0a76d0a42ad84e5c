package spmd

import (
	"errors"
	"fmt"
	"slices"

	"dhpfgo/ir"
)

// Verify checks an SPMD program. Besides what ir.VerifyBody checks of its statements there holds:
//
//	arrays      the storage of an array says something of each dimension; shadows are not negative; a distributed dimension that is
//	            stored whole has a reason; every mapped array whose elements the unit names has its storage there
//	exchanges   they are numbered from 1 through the program; the array's own layout is the first; tiles of receiver and sender have
//	            variables for each dimension of each layout; a piece bounds each dimension; bounds and guards are of Int8, over
//	            these variables and the parameters alone
//	steps       each exchange of the unit is run by one step: as a whole, or by two halves of which the first stands before the
//	            second; a step runs exchanges of its unit
//	collective  what all images run together (steps, element broadcasts, scalar broadcasts, reductions, searches, executors) stands
//	            under no condition, and in no loop, that the start of the image's own tile decides about
//	operands    an element broadcast makes a scalar of the element's type; the home of a scalar broadcast is an element of a mapped
//	            array, its variables are scalars; a reduction names a box of its array, or a scalar; a search has a word for the
//	            candidates, one for each loop and one for the value
//	tiles       those of a layout with multipartitioning are found by the tiles of other dimensions; a cell has a coordinate in each
//	inspectors  a list is begun, noted in, and ended, in this order, before its executor; one that may be left out holds nothing that
//	            all images run together
func (p *Program) Verify() error {
	next := 1
	var all error
	for _, u := range p.Units {
		v := newVerifier(u)
		v.arrays()
		v.ownStarts()
		next = v.exchanges(next)
		v.block(u.Body, false)
		v.run()
		if v.err == nil {
			v.err = ir.VerifyBody(u.Body, ir.SPMD)
		}
		if v.err != nil {
			all = errors.Join(all, fmt.Errorf("unit %s: %w", u.Source.Name, v.err))
		}
	}
	return all
}

// verifier looks at one unit.
type verifier struct {
	unit    *Unit
	stored  map[*ir.Symbol]bool
	halves  map[*Exchange][]Part // that have been run
	lists   map[*Indirect]listState
	skipped bool                // an inspector that may be left out has begun
	starts  map[*ir.Symbol]bool // of the image's own tiles
	ends    map[*ir.Symbol]bool // of loops over the tiles of an image
	err     error               // the first violation

	named   func(ir.Expr, ir.Role) // checks that the unit has storage for the mapped arrays whose elements an expression names
	isAlone func(ir.Expr, ir.Role) // sets alone if the start of the image's own tile is in an expression
	alone   bool
}

func newVerifier(u *Unit) *verifier {
	v := &verifier{unit: u, stored: map[*ir.Symbol]bool{}, halves: map[*Exchange][]Part{}, lists: map[*Indirect]listState{},
		starts: map[*ir.Symbol]bool{}, ends: map[*ir.Symbol]bool{}}
	v.named = func(x ir.Expr, r ir.Role) {
		if x == nil || r == ir.Directive {
			return
		}
		x.EachExpr(r, v.named)
		if e, ok := x.(*ir.Elem); ok && e.Sym.Map != nil && !v.stored[e.Sym] {
			v.check(false, "%s has no storage", e.Sym.Name)
		}
	}
	v.isAlone = func(x ir.Expr, r ir.Role) {
		if x == nil || r == ir.Directive {
			return
		}
		x.EachExpr(r, v.isAlone)
		if s := ir.SymbolOf(x); s != nil && (v.starts[s] || v.ends[s]) {
			v.alone = true
		}
	}
	return v
}

// listState says how far the list of an inspector has come.
type listState int

const (
	unknown listState = iota
	begun
	ended
)

func (v *verifier) check(ok bool, format string, args ...any) {
	if !ok && v.err == nil {
		v.err = fmt.Errorf(format, args...)
	}
}

func (v *verifier) arrays() {
	for _, a := range v.unit.Arrays {
		v.stored[a.Sym] = true
		name, n := a.Sym.Name, a.Sym.Rank()
		v.check(a.Sym.Map != nil && len(a.Sym.Map.Dims) == n, "%s has storage and no mapping of its rank", name)
		v.check(len(a.ShadowLo) == n && len(a.ShadowHi) == n && len(a.Full) == n && len(a.Why) == n && (a.Single == nil || len(a.Single) == n),
			"the storage of %s has another rank", name)
		if v.err != nil {
			return
		}
		for k, m := range a.Sym.Map.Dims {
			v.check(a.ShadowLo[k] >= 0 && a.ShadowHi[k] >= 0, "the shadow of %s is negative in dimension %d", name, k+1)
			v.check(!a.Full[k] || m.Grid < 0 || a.Why[k].Some(), "dimension %d of %s is stored whole for no reason", k+1, name)
			v.check(m.Grid < len(a.Sym.Map.Layout.Dims), "dimension %d of %s lies along no dimension of its layout", k+1, name)
		}
	}
}

// exchanges checks those of the unit, the first of which has number next; it gives the number of the one after the last.
func (v *verifier) exchanges(next int) int {
	for _, x := range v.unit.Exchanges {
		v.check(x.ID == next, "exchange %d has the number of another place: it is number %d", x.ID, next)
		next++
		v.check(x.Array != nil && len(x.Layouts) > 0 && x.Layouts[0] == x.Array.Sym.Map.Layout, "exchange %d begins with another layout than its array's", x.ID)
		v.check(len(x.Recv) == len(x.Layouts) && len(x.Send) == len(x.Layouts) && (x.Tiles == nil || len(x.Tiles) == len(x.Layouts)),
			"exchange %d has tiles for other layouts than its own", x.ID)
		if v.err != nil {
			return next
		}
		v.check(x.Into == nil || x.Into.Sym.Rank() == x.Array.Sym.Rank() && slices.Contains(v.unit.Arrays, x.Into), "exchange %d fills a buffer of another shape", x.ID)
		v.pieces(x, v.names(x))
	}
	return next
}

// names are the variables that the bounds of an exchange may be made of.
func (v *verifier) names(x *Exchange) map[*ir.Symbol]bool {
	known := map[*ir.Symbol]bool{}
	for _, s := range x.Params {
		known[s] = true
	}
	for l, layout := range x.Layouts {
		v.check(len(x.Recv[l]) == len(layout.Dims) && len(x.Send[l]) == len(layout.Dims) && (x.Tiles == nil || len(x.Tiles[l]) == len(layout.Dims)),
			"exchange %d has tiles of another rank than layout %s", x.ID, layout.Name)
		for _, side := range [][]TileVars{x.Recv[l], x.Send[l]} {
			for _, t := range side {
				v.check(t.Start != nil, "a tile of exchange %d has no start", x.ID)
				known[t.Start], known[t.Extent] = true, true
			}
		}
	}
	return known
}

func (v *verifier) pieces(x *Exchange, known map[*ir.Symbol]bool) {
	n, ranges := x.Array.Sym.Rank(), 0
	for _, row := range x.Tiles {
		for _, use := range row {
			if use == FirstInRange || use == LastInRange {
				ranges++
			}
		}
	}
	v.check(len(x.Ranges) == ranges && ranges <= n, "exchange %d has another number of ranges than of dimensions with one tile", x.ID)
	for _, p := range x.Pieces {
		v.check(len(p.Lo) == n && len(p.Hi) == n, "a piece of exchange %d has another rank than %s", x.ID, x.Array.Sym.Name)
		for _, e := range slices.Concat(p.Guards, p.Lo, p.Hi) {
			v.check(e != nil && e.Type() == ir.Int8, "a bound of exchange %d is no 8-byte integer", x.ID)
			if v.err != nil {
				return
			}
			ir.WalkExprs(e, func(e ir.Expr) {
				if y, ok := e.(*ir.Var); ok {
					v.check(known[y.Sym], "a bound of exchange %d names %s, which is no parameter of it", x.ID, y.Sym.Name)
				}
			})
		}
	}
}

// block checks statements; apart holds where the start of the image's own tile decides whether they run.
func (v *verifier) block(body []ir.Stmt, apart bool) {
	for _, s := range body {
		ir.EachExprOf(s, v.named)
		v.stmt(s, apart)
		inside := apart || v.decidesAlone(s)
		s.EachBlock(func(b []ir.Stmt) { v.block(b, inside) })
	}
}

// decidesAlone reports whether the start of the image's own tile is part of the condition of s, or of the bounds of loop s.
func (v *verifier) decidesAlone(s ir.Stmt) bool {
	switch s.(type) {
	case *ir.Do, *ir.If, *ir.While:
		v.alone = false
		ir.EachExprOf(s, v.isAlone)
		return v.alone
	}
	return false
}

// ownStarts lists the variables that are starts of a tile of the image.
func (v *verifier) ownStarts() {
	for _, a := range v.unit.Arrays {
		if a.Sym.Map == nil {
			continue
		}
		for _, d := range a.Sym.Map.Layout.Dims {
			v.starts[d.Start] = true
			if d.Many() && !a.Sym.Map.Layout.IsMulti() {
				v.starts[d.First], v.starts[d.Last] = true, true
			}
		}
	}
}

// stmt checks one statement of this package.
func (v *verifier) stmt(s ir.Stmt, apart bool) {
	together := false
	switch s := s.(type) {
	case *ExchangeStep:
		together = true
		v.step(s)
	case *TilesOf:
		v.ends[s.From], v.ends[s.To] = !s.All, !s.All
		v.check(len(s.Known) == len(s.Starts) && (s.Layout.IsIndirect() || !slices.Contains(s.Known, s.Dim)), "tiles of layout %s are found by others than its other dimensions", s.Layout.Name)
	case *OwnsCell:
		v.check(len(s.Cell) == len(s.Layout.Dims), "a cell of layout %s has %d coordinates", s.Layout.Name, len(s.Cell))
	case *Fetch:
		together = true
		v.check(s.From.Sym.Map != nil && s.Into.Rank() == 0 && s.Into.Type == s.From.Type(), "%s is no scalar for %s", s.Into.Name, ir.ExprString(s.From))
	case *Share:
		together = true
		v.check(s.Home.Sym.Map != nil, "%s, which shares scalars, is not distributed", s.Home.Sym.Name)
		for _, x := range s.Vars {
			v.check(x.Rank() == 0 && x.Map == nil, "%s is shared and is no scalar", x.Name)
		}
	case *Reduce:
		together = true
		n := s.Var.Rank()
		v.check(s.Var.Map == nil && len(s.Lo) == n && len(s.Hi) == n, "the reduction of %s names no box of it", s.Var.Name)
		for _, x := range s.With {
			v.check(n == 0 && x.Rank() == 0 && x.Map == nil && x.Type == s.Var.Type, "%s is combined with %s, which is no scalar of its type", x.Name, s.Var.Name)
		}
	case *Locate:
		together = true
		v.check(s.Keys >= 0 && len(s.Words) >= s.Keys+2, "a search has %d words for %d loops", len(s.Words), s.Keys)
		for _, x := range s.Words {
			v.check(x.Type == ir.Int8 || x.Type == ir.Real8, "%s is no word of a search", x.Name)
		}
	case *Gather:
		together = true
		v.check(v.lists[s.Indirect] == ended, "elements of %s are gathered before they are listed", s.Indirect.Array.Sym.Name)
	case *Scatter:
		together = true
		v.check(v.lists[s.Indirect] == ended, "elements of %s are accumulated before they are listed", s.Into.Name)
	case *Inspect:
		v.check((v.lists[s.Indirect] == begun) == s.End, "the list of %s is begun twice, or ended before it is begun", s.Indirect.Array.Sym.Name)
		v.lists[s.Indirect] = begun
		v.skipped = s.Alone
		if s.End {
			v.lists[s.Indirect] = ended
		}
	case *Note:
		v.check(v.lists[s.Indirect] == begun && len(s.Subs) == s.Indirect.Array.Sym.Rank(), "an element of %s is noted outside its list", s.Indirect.Array.Sym.Name)
	}
	v.check(!together || !v.skipped, "%T at %s stands where an inspector may be left out", s, s.Span())
	if together && apart {
		v.check(false, "%T at %s stands where the image's own tile decides, and all images run it together", s, s.Span())
	}
}

// step notes what a step runs.
func (v *verifier) step(s *ExchangeStep) {
	v.check(len(s.Exchanges) > 0, "a step runs no exchange")
	for _, x := range s.Exchanges {
		v.check(slices.Contains(v.unit.Exchanges, x), "exchange %d is run by another unit than its own", x.ID)
		v.halves[x] = append(v.halves[x], s.Part)
	}
}

// run checks that each exchange was run once.
func (v *verifier) run() {
	for _, x := range v.unit.Exchanges {
		parts := v.halves[x]
		once := slices.Equal(parts, []Part{Whole}) || slices.Equal(parts, []Part{Receive, Send}) || slices.Equal(parts, []Part{Begin, End})
		v.check(once, "exchange %d is not run once: its parts are %v", x.ID, parts)
	}
}
