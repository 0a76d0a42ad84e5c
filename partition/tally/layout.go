package tally

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/plan"
	"dhpfgo/sets"
)

// layouts are the layouts of a program as they are at a time.
type layouts struct {
	*Program
	*memory
	dealt map[*ir.Layout]*dealing
	image int // that is followed, from 0, or allImages
}

// allImages in place of an image: what images differ in is unknown.
const allImages = -1

// dealing is how the tiles of a layout are dealt now.
type dealing struct {
	dims []dealtDim
	key  string // tells one dealing from another
	why  string // of one that nobody knows
}

type dealtDim struct {
	format          string
	lo, hi          *int64
	fixed, size     *int64
	sizes           []int64
	table           string
	hasFixed, sized bool
}

// dealing gives the present one of a layout; of one that no statement has dealt yet that which its declaration says.
func (m *layouts) dealing(l *ir.Layout) *dealing {
	if m.dealt[l] == nil {
		m.deal(l)
	}
	return m.dealt[l]
}

// deal evaluates the declaration of a layout.
func (m *layouts) deal(l *ir.Layout) {
	d := &dealing{}
	for _, x := range l.Dims {
		d.dims = append(d.dims, m.dealtDim(x.Format, x.Lo, x.Hi, x.Fixed, x.Arg, x.Table))
	}
	m.setDealing(l, d)
}

// dealAnew does so for what REDISTRIBUTE says; the extents stay, unless an array is allocated anew.
func (m *layouts) dealAnew(s *ir.Redistribute) {
	if s.Anew {
		m.deal(s.Layout)
		return
	}
	old, d := m.dealing(s.Layout), &dealing{}
	if old.why != "" {
		return
	}
	for k, x := range s.Dims {
		next := m.dealtDim(x.Format, nil, nil, x.Fixed, x.Arg, x.Table)
		next.lo, next.hi = old.dims[k].lo, old.dims[k].hi
		d.dims = append(d.dims, next)
	}
	m.setDealing(s.Layout, d)
}

func (m *layouts) dealtDim(format string, lo, hi, fixed, arg ir.Expr, table *ir.Table) dealtDim {
	d := dealtDim{format: strings.ToUpper(format), hasFixed: fixed != nil, sized: arg != nil}
	d.lo, d.hi, d.fixed, d.size = m.optional(lo), m.optional(hi), m.optional(fixed), m.optional(arg)
	if table != nil {
		d.sizes = m.tableSizes(table, d.lo, d.hi)
		if d.sizes == nil {
			d.table = table.Source()
		}
	}
	return d
}

func (m *layouts) optional(e ir.Expr) *int64 {
	if e == nil {
		return nil
	}
	n, why := m.number(e)
	if why != "" {
		return nil
	}
	return &n
}

// tableSizes are the sizes of GEN_BLOCK or the processors of the cells from lo to hi, nil where only the run knows them.
func (m *layouts) tableSizes(t *ir.Table, lo, hi *int64) []int64 {
	if t.Owner != nil {
		return m.ownersBy(t, lo, hi)
	}
	if t.IsConstant() {
		return t.Values
	}
	ends, why := m.numbers([]ir.Expr{t.Sym.Dims[0].Lo, t.Sym.Dims[0].Hi})
	if why != "" {
		return nil
	}
	var out []int64
	for i := ends[0]; i <= ends[1]; i++ {
		n, why := m.number(&ir.Elem{Sym: t.Sym, Subs: []ir.Expr{ir.Int8Const(i)}})
		if why != "" {
			return nil
		}
		out = append(out, n)
	}
	return out
}

// ownersBy are the processors that the function of OWNER gives for the cells from lo to hi, nil where only the run knows them.
func (m *layouts) ownersBy(t *ir.Table, lo, hi *int64) []int64 {
	if lo == nil || hi == nil {
		return nil
	}
	var out []int64
	for cell := *lo; cell <= *hi; cell++ {
		n, why := m.number(t.OwnerOf(&ir.Const{T: t.Owner.Dummies[0].Type, I: cell}))
		if why != "" {
			return nil
		}
		out = append(out, n)
	}
	return out
}

// setDealing takes it over, with the extents of tiles where all images know the same.
func (m *layouts) setDealing(l *ir.Layout, d *dealing) {
	for _, x := range d.dims {
		d.key += x.text()
	}
	d.key += d.why
	m.dealt[l] = d
	for _, v := range l.Variables() {
		*m.cell(v) = unknown("images differ in it")
	}
	pl := m.Layouts[l]
	if pl == nil || d.why != "" {
		return
	}
	in, err := d.as(pl).On(m.images, nil)
	for g, x := range l.Dims {
		if err == nil && d.dims[g].sizes == nil && !l.IsMulti() {
			*m.cell(x.Block) = value{c: &ir.Const{T: x.Block.Type, I: in.Block[g]}}
		}
	}
	switch {
	case err != nil || m.image == allImages || pl.IsIndirect():
	case l.IsMulti():
		m.setHyperplanes(l, in)
	default:
		m.setTiles(l, in)
	}
}

// setHyperplanes does the same with MULTI, where an image has tiles in all hyperplanes, or none.
func (m *layouts) setHyperplanes(l *ir.Layout, in *plan.Instance) {
	for g, x := range l.Dims {
		last := in.Lo[g] - 1
		if len(in.OwnTiles(m.image)) > 0 {
			last = in.Lo[g] + (in.Grid[g]-1)*in.Block[g]
		}
		m.setAll([]*ir.Symbol{x.Block, x.First, x.Last, x.Period}, []int64{in.Block[g], in.Lo[g], last, in.Block[g]})
	}
}

// setAll gives variables their values.
func (m *layouts) setAll(vars []*ir.Symbol, values []int64) {
	for k, v := range vars {
		*m.cell(v) = value{c: &ir.Const{T: v.Type, I: values[k]}}
	}
}

// tilesOf finds the tiles of the image that is followed as hpf_multi_tiles does; what it sets is unknown where that is not one image, or where the
// tiles at hand are not known.
func (m *layouts) tilesOf(s *spmd.TilesOf) {
	found := []*ir.Symbol{s.From, s.To, s.By}
	for _, v := range found {
		*m.cell(v) = unknown("images differ in it")
	}
	starts, why := m.numbers(s.Starts)
	pl := m.Layouts[s.Layout]
	if why != "" || pl == nil || pl.IsIndirect() || m.image == allImages {
		return
	}
	in, err := m.dealing(s.Layout).as(pl).On(m.images, nil)
	if err != nil {
		return
	}
	first, last, step := in.Lo[s.Dim], in.Lo[s.Dim]-1, in.Block[s.Dim]
	if s.All {
		m.setAll(found, []int64{first, in.Lo[s.Dim] + (in.Hi[s.Dim]-in.Lo[s.Dim])/step*step, step})
		return
	}
	if line := ownLine(in, m.image, s, starts); len(line) > 0 {
		first, last = in.Lo[s.Dim]+line[0]*step, in.Lo[s.Dim]+line[len(line)-1]*step
		if len(line) > 1 {
			step *= line[1] - line[0]
		}
	}
	m.setAll(found, []int64{first, last, step})
}

// ownLine lists where the tiles of an image with the given starts lie along a dimension.
func ownLine(in *plan.Instance, image int, s *spmd.TilesOf, starts []int64) []int64 {
	var out []int64
	for _, tile := range in.OwnTiles(image) {
		same := true
		for k, g := range s.Known {
			same = same && in.Lo[g]+tile[g]*in.Block[g] == starts[k]
		}
		if same {
			out = append(out, tile[s.Dim])
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// setTiles gives the variables of a layout the values that they have on the image that is followed.
func (m *layouts) setTiles(l *ir.Layout, in *plan.Instance) {
	set := func(v *ir.Symbol, n int64) { *m.cell(v) = value{c: &ir.Const{T: v.Type, I: n}} }
	start, extent := in.Start(m.image), in.Extent(m.image)
	for g, x := range l.Dims {
		set(x.Start, start[g])
		set(x.Block, extent[g])
		if x.Many() {
			period := in.Grid[g] * in.Block[g]
			set(x.First, start[g])
			set(x.Period, period)
			set(x.Last, start[g]+max(0, in.Hi[g]-start[g])/period*period)
		}
	}
}

func (d dealtDim) text() string {
	show := func(n *int64) string {
		if n == nil {
			return "?"
		}
		return fmt.Sprint(*n)
	}
	return fmt.Sprint(d.format, " ", show(d.lo), ":", show(d.hi), "/", show(d.fixed), "/", show(d.size), d.sizes, d.table, ";")
}

// as is a layout of the plan with the present values.
func (d *dealing) as(l *plan.Layout) *plan.Layout {
	out := *l
	out.Dims = nil
	if d.why != "" {
		return &plan.Layout{Name: l.Name, Unknown: d.why, Dims: l.Dims}
	}
	for k, x := range l.Dims {
		v := d.dims[k]
		x.Format, x.Sizes, x.Table = v.format, v.sizes, v.table
		x.Lo, x.Hi = *formOf(v.lo, x.Lo), *formOf(v.hi, x.Hi)
		x.Fixed, x.Size = presentForm(v.hasFixed, v.fixed, x.Fixed), presentForm(v.sized, v.size, x.Size)
		out.Dims = append(out.Dims, x)
	}
	return &out
}

// formOf is a number, or where that is not known the form.
func formOf(n *int64, form sets.Aff) *sets.Aff {
	if n != nil {
		form = sets.Const(*n)
	}
	return &form
}

func presentForm(present bool, n *int64, form *sets.Aff) *sets.Aff {
	switch {
	case !present:
		return nil
	case n != nil || form == nil:
		f := sets.Var("the size of a tile")
		return formOf(n, f)
	}
	return form
}

// array is a mapped array of the plan with its present layout and bounds.
func (m *layouts) array(s *ir.Symbol) *plan.Array {
	out := *m.Arrays[s]
	out.Layout = m.dealing(s.Map.Layout).as(m.Layouts[s.Map.Layout])
	out.Dims = nil
	for k, d := range m.Arrays[s].Dims {
		d.Lo, d.Hi = *formOf(m.optional(s.Dims[k].Lo), d.Lo), *formOf(m.optional(s.Dims[k].Hi), d.Hi)
		out.Dims = append(out.Dims, d)
	}
	return &out
}

// hasLeft reports whether an array surely no longer lies within the template of its layout, as hpf_layout_anew decides it.
func (m *layouts) hasLeft(s *ir.Symbol) bool {
	d := m.dealing(s.Map.Layout)
	for k, x := range s.Map.Dims {
		if x.Grid < 0 || x.Grid >= len(d.dims) {
			continue
		}
		lo, hi, first, last := m.optional(s.Dims[k].Lo), m.optional(s.Dims[k].Hi), d.dims[x.Grid].lo, d.dims[x.Grid].hi
		if lo == nil || hi == nil || first == nil || last == nil || *lo > *hi {
			continue
		}
		for _, i := range []int64{*lo, *hi} {
			if cell := x.Coef*i + x.Offset; cell < *first || cell > *last {
				return true
			}
		}
	}
	return false
}

// borrowed tells whether arrays borrow the memory of others, as hpf_borrow decides it.
func (m *layouts) borrowed(s *ir.Borrow) value {
	if s.End {
		return truth(false)
	}
	if m.images == 1 {
		return truth(true)
	}
	for k := range s.Into {
		a, b := m.array(s.Into[k]), m.array(s.From[k])
		on, err := a.Layout.On(m.images, nil)
		if err != nil {
			return value{why: err.Error()}
		}
		other, err := b.Layout.On(m.images, nil)
		if err != nil {
			return value{why: err.Error()}
		}
		if !hasOneTile(a.Layout, on) || !hasOneTile(b.Layout, other) || !isCutAlike(on, other) || !isHeldAlike(a, b) {
			return truth(false)
		}
	}
	return truth(true)
}

// hasOneTile reports whether an image has at most one tile in each dimension, as blocks have.
func hasOneTile(l *plan.Layout, in *plan.Instance) bool {
	for g, d := range l.Dims {
		if d.Format == "MULTI" || g < len(in.First) && in.First[g] != nil || in.Lo[g]+in.Grid[g]*in.Block[g] <= in.Hi[g] {
			return false
		}
	}
	return true
}

func isCutAlike(a, b *plan.Instance) bool {
	return slices.Equal(a.Lo, b.Lo) && slices.Equal(a.Grid, b.Grid) && slices.Equal(a.Block, b.Block)
}

func isHeldAlike(a, b *plan.Array) bool {
	alike := func(x, y plan.Alignment) bool { return x.Grid == y.Grid && x.Coef == y.Coef && x.Offset == y.Offset }
	return slices.EqualFunc(a.Dims, b.Dims, alike) && slices.Equal(a.Cells, b.Cells) && slices.Equal(a.Stored, b.Stored)
}
