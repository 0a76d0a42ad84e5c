package mapinfo

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
)

// Mapping is how a variable is mapped where a call stands.
type Mapping struct {
	Of, Root *names.Entity // the variable, and what it is aligned with in the end
	At       mapping.Placement
	Dist     *mapping.Distribution // of the root, nil for none
	Aligned  int                   // variables that have this root
	Alignee  bool                  // in ALIGN or REALIGN

	Dynamic, RootDynamic bool
}

// table makes the statements that fill one.
type table struct {
	into *ir.Symbol
	at   ir.At
	out  []ir.Stmt
}

func (t *table) set(row, column int, value ir.Expr) {
	at := func(n int) ir.Expr { return ir.IntConst(int64(n), t.at.Pos) }
	t.out = append(t.out, &ir.Assign{At: t.at, LHS: &ir.Elem{Pos: t.at.Pos, Sym: t.into, Subs: []ir.Expr{at(row), at(column)}}, RHS: ir.Int8Of(value)})
}

func (t *table) number(row, column int, value int64) {
	t.set(row, column, ir.IntConst(value, t.at.Pos))
}

func (t *table) fact(row int, holds bool) {
	if holds {
		t.number(row, facts, 1)
	}
}

// Symbol gives a variable the shape of a table.
func Symbol(s *ir.Symbol, pos diag.Span) *ir.Symbol {
	one := ir.IntConst(1, pos)
	s.Dims = []ir.Dim{{Lo: one, Hi: ir.IntConst(Rows, pos)}, {Lo: one, Hi: ir.IntConst(Columns, pos)}}
	return s
}

// Fill gives the statements that fill a table. What is not set is 0.
func Fill(into *ir.Symbol, m Mapping, at ir.At) []ir.Stmt {
	t := &table{into: into, at: at}
	t.number(rank, facts, int64(len(m.Of.Dims)))
	t.number(templateRank, facts, int64(len(m.Root.Dims)))
	t.fact(alignee, m.Alignee)
	t.fact(dynamic, m.Dynamic)
	t.fact(templateDynamic, m.RootDynamic)
	t.number(aligned, facts, int64(m.Aligned))
	t.dimensions(m)
	t.template(m)
	if m.Dist != nil {
		t.distribution(m)
	}
	return ir.CopyBody(t.out, nil, nil)
}

// dimensions is how the dimensions of the variable lie, HPF_ALIGNMENT.
func (t *table) dimensions(m Mapping) {
	for k, d := range m.At.Dims {
		b := m.Of.Bounds()[k]
		if d.Target < 0 {
			t.set(k+1, first, b.Lo)
			t.set(k+1, last, b.Hi)
			continue
		}
		cell := func(index ir.Expr) ir.Expr {
			return ir.Int8Op(ir.Add, ir.Int8Op(ir.Mul, ir.Int8Const(d.Coef), ir.Int8Of(index)), ir.Int8Const(d.Offset))
		}
		t.set(k+1, first, cell(b.Lo))
		t.set(k+1, last, cell(b.Hi))
		t.number(k+1, stride, d.Coef)
		t.number(k+1, axis, int64(d.Target+1))
	}
	if s := m.Of.Symbol().Map; s != nil {
		for k, d := range s.Dims {
			t.number(k+1, lowShadow, d.ShadowLo)
			t.number(k+1, highShadow, d.ShadowHi)
		}
	}
}

// template is what lies along each dimension of the root, HPF_TEMPLATE.
func (t *table) template(m Mapping) {
	for k, b := range rootBounds(m.Root) {
		t.set(k+1, templateLo, b.Lo)
		t.set(k+1, templateHi, b.Hi)
		along := slices.IndexFunc(m.At.Dims, func(d mapping.AlignDim) bool { return d.Target == k })
		cell, inOne := m.At.Fixed[k]
		switch {
		case along >= 0:
			t.number(k+1, kind, normal)
			t.number(k+1, kindInfo, int64(along+1))
		case inOne:
			t.number(k+1, kind, single)
			t.number(k+1, kindInfo, cell)
		default:
			t.number(k+1, kind, replicated)
		}
	}
}

func rootBounds(e *names.Entity) []ir.Dim {
	if len(e.Dims) == 0 {
		return nil
	}
	return e.Bounds()
}

// distribution is the formats of the root and the processors that its parts go to, HPF_DISTRIBUTION.
func (t *table) distribution(m Mapping) {
	d := m.Dist
	g := 0
	for k, b := range m.Root.Bounds() {
		name := d.Format(k)
		if d.IsMulti() && name != "*" {
			name = "multi"
		}
		t.number(k+1, format, int64(slices.Index(formats, name)))
		switch {
		case d.Args[k] != nil:
			t.set(k+1, size, d.Args[k])
		case name == "cyclic":
			t.number(k+1, size, 1)
		}
		if name == "*" || name == "multi" && g > 0 {
			continue
		}
		g++
		t.set(g, gridExtent, ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(b.Hi), ir.Int8Of(b.Lo)), ir.Int8Const(1)))
		t.extent(d, g, k)
	}
	t.number(gridRank, facts, int64(g))
	t.processors(d, g)
	word := func(row, column int) ir.Expr {
		return &ir.Elem{Pos: t.at.Pos, Sym: t.into, Subs: []ir.Expr{ir.IntConst(int64(row), t.at.Pos), ir.IntConst(int64(column), t.at.Pos)}}
	}
	t.out = append(t.out, &ir.CallIntrinsic{At: t.at, Name: "hpf_open_grid", Args: []ir.Expr{word(gridRank, facts), word(1, gridExtent), word(1, grid)}})
}

// extent is how many processors dimension g of the grid has where the directives say it: those that ONTO names, or one for each size of
// GEN_BLOCK.
func (t *table) extent(d *mapping.Distribution, g, k int) {
	switch sizes := d.Tables[k]; {
	case g <= len(d.Grid):
		t.set(g, grid, d.Grid[g-1])
	case d.Format(k) != "gen_block":
	case sizes.IsConstant():
		t.number(g, grid, int64(len(sizes.Values)))
	default:
		b := sizes.Sym.Dims[0]
		t.set(g, grid, ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(b.Hi), ir.Int8Of(b.Lo)), ir.Int8Const(1)))
	}
}

// processors is the arrangement after ONTO and the section of it that is named, or the one that the run chooses.
func (t *table) processors(d *mapping.Distribution, g int) {
	if d.Onto == nil {
		t.number(processorsRank, facts, int64(g))
		for k := range g {
			t.number(k+1, processorsLo, 1)
			t.number(k+1, processorsStep, 1)
		}
		return
	}
	t.number(processorsRank, facts, int64(len(d.Onto.Extents)))
	for k, x := range d.Onto.Extents {
		one := ir.Int8Const(1)
		t.set(k+1, processors, ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(x.Hi), ir.Int8Of(x.Lo)), one))
		part := mapping.Part{Lo: x.Lo, Hi: x.Hi, Step: one}
		if k < len(d.Parts) {
			part = d.Parts[k]
		}
		t.set(k+1, processorsLo, part.Lo)
		t.set(k+1, processorsHi, part.Hi)
		t.set(k+1, processorsStep, part.Step)
	}
}
