package explain

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/plan"
	"dhpfgo/sets"
)

// Description collects what the passes decided about all units.
type Description struct {
	plan    *plan.Plan
	Layouts map[*ir.Layout]*plan.Layout
	named   map[*ir.Layout]*plan.Layout // by the names of the unit at hand
	Arrays  map[*ir.Symbol]*plan.Array
	units   int // that are described
}

// NewDescription writes into a plan.
func NewDescription(p *plan.Plan) *Description {
	return &Description{plan: p, Layouts: map[*ir.Layout]*plan.Layout{}, named: map[*ir.Layout]*plan.Layout{}, Arrays: map[*ir.Symbol]*plan.Array{}}
}

// DescribeStorage writes the layouts and arrays of a unit, and those of others that it uses, into the plan.
func DescribeStorage(u *comm.Unit, d *Description) {
	for _, l := range u.Layouts {
		d.named[l] = describeLayout(u.Space, l)
		if d.Layouts[l] == nil {
			d.Layouts[l] = d.named[l]
			d.plan.Layouts = append(d.plan.Layouts, d.Layouts[l])
		}
	}
	for _, s := range append(u.Src.Symbols[:len(u.Src.Symbols):len(u.Src.Symbols)], u.Outer...) {
		if s.Map != nil && d.Arrays[s] == nil {
			d.Arrays[s] = describeArray(u, u.Array(s), d.Layouts[s.Map.Layout])
			d.plan.Arrays = append(d.plan.Arrays, d.Arrays[s])
		}
	}
}

// Describe writes what the passes decided about a unit into the plan.
func Describe(u *comm.Unit, d *Description) {
	DescribeStorage(u, d)
	d.units++
	p := d.plan
	describeStatements(u.Computation, p)
	for _, v := range u.Views {
		p.Exchanges = append(p.Exchanges, describeExchange(u, v, d))
	}
	for _, w := range u.Gathers {
		p.Gathers = append(p.Gathers, &plan.Gather{Line: w.Ref.Pos.Line(), Ref: ir.ReferenceText(w.Ref), Inspector: w.Indirect.Line, Executor: w.At.Stmt.Span().Line(), Again: w.Indirect.Again()})
	}
	describePuts(u.Space, p)
	p.Computed = append(p.Computed, describeComputed(u.Messages)...)
	describeFetches(u, p)
	describeShares(u.Computation, p)
	describeTransfers(u.Space, p)
	for _, r := range u.Reductions {
		if r.Partial != nil && !r.Joined {
			p.Reductions = append(p.Reductions, describeReduction(u, r))
		}
	}
}

func describeReduction(u *comm.Unit, r *compute.Reduction) *plan.Reduction {
	out := &plan.Reduction{Line: r.Leaves[0].Stmt.Span().Line(), Scalar: namesOf(r), Op: r.Op.String(),
		Where: fmt.Sprintf("after the loop at line %d", cmp.Or(r.End, r.Region).Stmt.Span().Line()), Owners: r.Owners}
	if out.Inspector, out.Again = u.Changes.ListOf(r); out.Inspector > 0 {
		out.Executor = r.Region.Stmt.Span().Line()
	}
	return out
}

func describeLayout(u *space.Space, l *ir.Layout) *plan.Layout {
	out := &plan.Layout{Name: l.Name, Line: l.Pos.Line(), Onto: l.Onto, Dynamic: l.IsDynamic()}
	for g, d := range l.Dims {
		pd := plan.LayoutDim{Format: strings.ToUpper(d.Format), Lo: formOf(u, d.Lo), Hi: formOf(u, d.Hi),
			V: u.Names.Tile("V", l, g), W: u.Names.Tile("W", l, g), B: u.Names.Tile("B", l, g)}
		if d.Fixed != nil {
			f := formOf(u, d.Fixed)
			pd.Fixed = &f
		}
		if d.Arg != nil {
			size := formOf(u, d.Arg)
			pd.Size = &size
		}
		if d.Table != nil {
			pd.Sizes = d.Table.Values
		}
		if d.IsUneven() {
			pd.C = u.Names.Tile("C", l, g)
		}
		pd.Table = d.Table.Source()
		out.Dims = append(out.Dims, pd)
	}
	return out
}

// formOf is an expression as an affine form; what is not affine becomes one name, its text.
func formOf(u *space.Space, e ir.Expr) sets.Aff {
	if a, why := ir.AffineOf(e); why == "" {
		return u.Names.Form(a)
	}
	return sets.Var(ir.UserText(e))
}

func describeArray(u *comm.Unit, a *spmd.Array, l *plan.Layout) *plan.Array {
	s := a.Sym
	out := &plan.Array{Name: s.UserName(), Line: s.Pos.Line(), Type: s.Type.String(), Layout: l}
	out.ElemBytes, _ = s.Type.Size()
	if s.Map.Beside {
		out.Notes = append(out.Notes, fmt.Sprintf("it lies as '%s' does, which has nearly the same bounds and is used with it", l.Name))
	}
	if at := s.Map.Lines; at.Valid() {
		out.Notes = append(out.Notes, fmt.Sprintf("it stands here for the loop at line %d, which works on lines of it that lie across the images as it is declared", at.Line()))
	}
	var shape, storage []string
	for k, d := range s.Dims {
		shape = append(shape, ir.UserText(d.Lo)+":"+ir.UserText(d.Hi))
		m := s.Map.Dims[k]
		out.Dims = append(out.Dims, plan.Alignment{Grid: m.Grid, Coef: m.Coef, Offset: m.Offset, Lo: formOf(u.Space, d.Lo), Hi: formOf(u.Space, d.Hi)})
		storage = append(storage, storageOf(a, k))
		out.Stored = append(out.Stored, plan.Stored{Whole: a.Full[k], Lo: a.ShadowLo[k], Hi: a.ShadowHi[k]})
		if a.Full[k] {
			out.Notes = append(out.Notes, fmt.Sprintf("dimension %d is stored whole on every image: %s", k+1, a.Why[k]))
		}
	}
	for _, v := range u.Views {
		if v.X.Into != nil && v.X.Array == a {
			out.Notes = append(out.Notes, fmt.Sprintf("what exchange %d brings is in a buffer: %s", v.X.ID, bufferText(v.X.Into)))
		}
	}
	for _, x := range s.Map.Cells {
		out.Cells = append(out.Cells, plan.Cell{Grid: x.Grid, Cell: x.Cell})
	}
	out.Shape = strings.Join(shape, ",")
	out.Storage = strings.Join(storage, ", ")
	out.Owns = setText(u.OwnSet(s))
	return out
}

// tileDims lists the dimensions over whose tiles the boxes of an exchange are taken, last the one where one tile is enough.
func tileDims(x *spmd.Exchange, d *Description) []plan.TileDim {
	var each, one []plan.TileDim
	for l, row := range x.Tiles {
		for g, use := range row {
			dim := plan.TileDim{Layout: d.named[x.Layouts[l]], Dim: g}
			switch use {
			case spmd.NoTile:
			case spmd.FirstTile, spmd.FirstInRange:
				dim.Only = plan.First
				one = append(one, dim)
			case spmd.LastTile, spmd.LastInRange:
				dim.Only = plan.Last
				one = append(one, dim)
			default:
				each = append(each, dim)
			}
		}
	}
	return append(each, one...)
}

// bufferText says what an image stores of a buffer.
func bufferText(a *spmd.Array) string {
	var dims []string
	for k, m := range a.Sym.Map.Dims {
		what := storageOf(a, k)
		switch {
		case a.Single[k]:
			what = fmt.Sprintf("one element in dimension %d", k+1)
		case m.Grid < 0:
			what = fmt.Sprintf("dimension %d whole", k+1)
		}
		dims = append(dims, what)
	}
	return strings.Join(dims, ", ")
}

func storageOf(a *spmd.Array, k int) string {
	switch {
	case a.Sym.Map.Dims[k].Grid < 0:
		return fmt.Sprintf("dimension %d whole (not distributed)", k+1)
	case a.Full[k]:
		return fmt.Sprintf("dimension %d whole", k+1)
	}
	what := "the tile"
	if a.Tiled(k) {
		what = "each tile"
	}
	if a.ShadowLo[k] == 0 && a.ShadowHi[k] == 0 {
		return fmt.Sprintf("%s in dimension %d", what, k+1)
	}
	return fmt.Sprintf("%s in dimension %d with shadow %d:%d", what, k+1, a.ShadowLo[k], a.ShadowHi[k])
}

// setText is a set without its list of parameters, which the legend of a plan explains.
func setText(s sets.Set) string {
	text := s.String()
	if _, body, ok := strings.Cut(text, "] -> {"); ok {
		return "{" + body
	}
	return text
}

func describeStatements(u *compute.Computation, p *plan.Plan) {
	for _, n := range u.Nodes {
		switch n.Stmt.(type) {
		case *spmd.Note, *ir.PutStep, *ir.Transfer:
			continue
		}
		if _, jump := n.Stmt.(*ir.Jump); jump || u.CP.Of(n) == nil || !n.TouchesMapped() && (len(n.Bodies) > 0 || !isDivided(u.CP.Of(n))) {
			continue
		}
		s := &plan.Statement{File: n.Stmt.Span().FileName(), Line: n.Stmt.Span().Line(), Text: n.Stmt.Span().Brief(60), Why: u.CP.Of(n).Why}
		for i, h := range u.CP.Of(n).Home {
			if i > 0 {
				s.Home += ", "
			}
			s.Home += ir.ReferenceText(h)
		}
		if u.CP.Of(n).Kind == compute.InSet {
			s.Set = setText(u.CP.Of(n).Set)
			s.Nobody = !isDivided(u.CP.Of(n))
			describeChoice(u, n, s)
		}
		p.Statements = append(p.Statements, s)
	}
}

// isDivided reports whether the images share the iterations of a statement that one of them runs at all.
func isDivided(p *compute.Part) bool {
	return p.Kind == compute.InSet && (len(p.Home) > 0 || p.Set.NumPieces() > 0)
}

func describeExchange(u *comm.Unit, v *comm.View, d *Description) *plan.Exchange {
	a := d.Arrays[v.X.Array.Sym]
	first := v.Needs[0]
	out := &plan.Exchange{ID: v.X.ID, Label: v.X.Label, Line: v.X.Ref.Pos.Line(), Array: a,
		Set: setText(v.Dir.Data), Exact: v.Exact, Owners: v.X.Tiles != nil, Tiles: tileDims(v.X, d), Placement: placement(u.Space, v), Reason: first.Why}
	out.Tiled.PerTile = v.X.Into == nil && v.X.Array.IsTiled()
	if v.X.Slab != nil {
		out.Tiled.Slab = v.X.Slab.Grid + 1
	}
	out.Overlap, out.Back, out.Size = overlapText(u, v), v.Back, sizeText(v)
	for _, w := range v.Needs {
		if w.Joined.Some() {
			out.Joined = appendNew(out.Joined, fmt.Sprintf("%s at %s %s", ir.ReferenceText(w.Ref), position(w.Ref.Pos), w.Joined))
		}
		out.Refs = appendNew(out.Refs, fmt.Sprintf("%s at %s", ir.ReferenceText(w.Ref), position(w.Ref.Pos)))
	}
	for _, l := range v.X.Layouts {
		out.Layouts = append(out.Layouts, d.named[l])
	}
	for _, b := range v.Boxes {
		out.Boxes = append(out.Boxes, boxOf(a, b))
	}
	out.Messages, out.Partners = messagesFormula(v), partners(v)
	if v.X.Into != nil {
		a.Buffers = append(a.Buffers, describeBuffer(u.Space, v, d))
	}
	return out
}

// boxOf is a box with the declared bounds where the set has none, which are not affine then.
func boxOf(a *plan.Array, b comm.BoxView) plan.Box {
	out := plan.Box{Guards: b.Guards, Lo: slices.Clone(b.Lo), Hi: slices.Clone(b.Hi)}
	for k, d := range a.Dims {
		if len(out.Lo[k]) == 0 {
			out.Lo[k] = []sets.Bound{{Aff: d.Lo, Div: 1}}
		}
		if len(out.Hi[k]) == 0 {
			out.Hi[k] = []sets.Bound{{Aff: d.Hi, Div: 1}}
		}
	}
	return out
}

func describeBuffer(u *space.Space, v *comm.View, d *Description) *plan.Buffer {
	a := v.X.Into
	b := &plan.Buffer{Exchange: v.X.ID, Layout: d.named[a.Sym.Map.Layout], Apart: a.Apart, First: v.At.Order, Unit: d.units}
	v.Last.Each(func(n *tree.Node) { b.Last = max(b.Last, n.Order) })
	for k, m := range a.Sym.Map.Dims {
		b.Grid = append(b.Grid, m.Grid)
		b.Reach = append(b.Reach, a.ShadowHi[k])
	}
	for _, l := range v.At.Loops {
		if s, ok := l.Stmt.(*ir.Do); ok {
			b.Loops = append(b.Loops, plan.Loop{Name: u.Dim(l), Lo: formOf(u, s.Lo), Hi: formOf(u, s.Hi)})
		}
	}
	return b
}

func position(s diag.Span) string {
	line, col := s.LineCol()
	return fmt.Sprintf("%d:%d", line, col)
}

// placement says where the exchange stands and which loops it left.
func placement(u *space.Space, v *comm.View) string {
	w := v.Needs[0]
	line := v.At.Stmt.Span().Line()
	if w.Back {
		return sinkPlace(v.At, line)
	}
	if w.Sweep != nil {
		return fmt.Sprintf("the loop at line %d runs a hyperplane of tiles at a time, %s; before each all its tiles are served", line, w.Sweep)
	}
	if w.Piped {
		text := fmt.Sprintf("received before the loop at line %d, sent after it", line)
		for _, l := range v.At.Loops {
			if st := u.StripOf(l); st != nil {
				text += fmt.Sprintf(", once for each strip of loop %s of length %s", st.Inner.V.UserName(), ir.UserText(st.Length))
			}
		}
		return text
	}
	if w.Hoisted == 0 {
		return fmt.Sprintf("before the statement at line %d, inside all its loops", line)
	}
	if !v.At.IsLoop() {
		return fmt.Sprintf("before the statement at line %d", line)
	}
	var loops []string
	for _, l := range w.N.Loops[len(w.N.Loops)-w.Hoisted:] {
		loops = append(loops, u.Dim(l))
	}
	return fmt.Sprintf("before the loop at line %d, outside of %s, once for each run of it", line, reason.Plural("loop", loops))
}

// sinkPlace says where values are sent back to their owners.
func sinkPlace(at *tree.Node, line int) string {
	if at.IsLoop() {
		return fmt.Sprintf("after the loop at line %d, once for each run of it", line)
	}
	return fmt.Sprintf("after the statement at line %d", line)
}

// sizeText is the size of a message: what an image sends to one that reads its elements, or back to the owner of elements that it
// has computed.
func sizeText(v *comm.View) string {
	to := "receiver"
	if v.Back {
		to = "owner"
	}
	bytes, _ := v.X.Array.Sym.Type.Size()
	var sizes []string
	for _, b := range v.Boxes {
		sizes = append(sizes, sizeFormula(b, v.X))
	}
	return fmt.Sprintf("%d bytes x %s to each %s", bytes, strings.Join(sizes, " + "), to)
}

// sizeFormula is the number of elements of a box as a product of extents; bounds that only cut to the sender's tile
// are left out in the dimensions in which the data lie within the receiver's own tile row.
func sizeFormula(b comm.BoxView, x *spmd.Exchange) string {
	m := x.Array.Sym.Map
	var factors []string
	for k := range b.Lo {
		lo, hi := b.Lo[k], b.Hi[k]
		if g := m.Dims[k].Grid; g >= 0 && x.Tiles == nil && len(lo) > 1 && len(hi) > 1 {
			lo, hi = lo[:len(lo)-1], hi[:len(hi)-1]
		}
		if f := extentFormula(lo, hi); f != "1" {
			factors = append(factors, f)
		}
	}
	if len(factors) == 0 {
		return "1"
	}
	return strings.Join(factors, " * ")
}

// extentFormula is hi - lo + 1 as text.
func extentFormula(lo, hi []sets.Bound) string {
	if len(lo) == 1 && len(hi) == 1 && lo[0].Div == 1 && hi[0].Div == 1 {
		d := hi[0].Aff.Sub(lo[0].Aff).AddConst(1)
		if len(d.Terms) == 0 {
			return fmt.Sprint(max(0, d.Const))
		}
		if len(d.Terms) == 1 && d.Const == 0 {
			return d.String()
		}
		return "(" + d.String() + ")"
	}
	low := boundText("max", lo, "ceil")
	if len(lo) == 1 && strings.Contains(low, " ") {
		low = "(" + low + ")"
	}
	return fmt.Sprintf("(%s - %s + 1)", boundText("min", hi, "floor"), low)
}

func boundText(fn string, bs []sets.Bound, round string) string {
	var parts []string
	for _, b := range bs {
		s := b.Aff.String()
		if b.Div != 1 {
			s = fmt.Sprintf("%s((%s)/%d)", round, s, b.Div)
		}
		parts = append(parts, s)
	}
	switch len(parts) {
	case 0: // the declared bound, which is not affine
		return map[string]string{"max": "lbound", "min": "ubound"}[fn]
	case 1:
		return parts[0]
	}
	return fn + "(" + strings.Join(parts, ", ") + ")"
}

func describeFetches(u *comm.Unit, p *plan.Plan) {
	for _, w := range u.Needs {
		if w.IsFetch() {
			p.Fetches = append(p.Fetches, &plan.Fetch{Line: w.Ref.Pos.Line(), Ref: ir.ReferenceText(w.Ref), Why: u.CP.Of(w.N).Why})
		}
	}
}

func describeShares(u *compute.Computation, p *plan.Plan) {
	for _, r := range u.Shares {
		x := &plan.Share{Line: r.Nodes[len(r.Nodes)-1].Stmt.Span().Line(), Home: ir.ReferenceText(r.Home)}
		for _, s := range r.Results {
			x.Scalars = appendNew(x.Scalars, s.UserName())
		}
		p.Shares = append(p.Shares, x)
	}
}

// describePuts lists the assignments whose values go to places that index arrays name.
func describePuts(u *space.Space, p *plan.Plan) {
	for _, n := range u.Nodes {
		if s, ok := n.Stmt.(*ir.Put); ok {
			ref := &ir.Elem{Pos: s.Puts.Pos, Sym: s.Puts.Sym, Subs: s.Subs}
			p.Puts = append(p.Puts, &plan.Put{Line: n.Stmt.Span().Line(), Ref: ir.ReferenceText(ref), Home: ir.ReferenceText(s.Home)})
		}
	}
}

// describeTransfers lists the sections and elements of mapped arrays that I/O statements move to or from image 1.
func describeTransfers(u *space.Space, p *plan.Plan) {
	for _, n := range u.Nodes {
		s, ok := n.Stmt.(*ir.Transfer)
		if !ok {
			continue
		}
		if text := mappedItem(s.Item); text != "" {
			p.Transfers = append(p.Transfers, &plan.Transfer{Line: n.Stmt.Span().Line(), Section: text, Read: s.Input})
		}
	}
}

// mappedItem is the text of an I/O item that stands for mapped data, "" for others.
func mappedItem(it ir.Item) string {
	if it.Section != nil {
		if it.Section.Sym.Map == nil {
			return ""
		}
		return strings.ReplaceAll(it.Pos.Brief(60), " ", "")
	}
	if e, ok := it.X.(*ir.Elem); ok && e.Sym.Map != nil {
		return ir.ReferenceText(e)
	}
	return ""
}

// overlapText says whether the messages of an exchange run beside the loop after it.
func overlapText(u *comm.Unit, v *comm.View) string {
	for _, s := range u.Steps {
		switch {
		case s.At != v.At || s.Back != v.Back || s.Piped != v.Needs[0].Piped || s.Back || s.Piped:
		case s.Apart.Some():
			return "not beside the loop after it: " + s.Apart.String()
		default:
			return fmt.Sprintf("beside the iterations %s to %s of loop %s, which need none of it", ir.UserText(u.Around.Of(s.At).Overlap.Lo),
				ir.UserText(u.Around.Of(s.At).Overlap.Hi), u.Dim(s.At))
		}
	}
	return ""
}

// describeComputed tells which references need no message because the image computed their elements itself.
func describeComputed(u *comm.Messages) []string {
	var out []string
	for _, w := range u.Computed {
		out = append(out, fmt.Sprintf("%s at %s: the image has computed these elements itself", ir.ReferenceText(w.Ref), position(w.Ref.Pos)))
	}
	return out
}

func appendNew(list []string, s string) []string {
	for _, l := range list {
		if l == s {
			return list
		}
	}
	return append(list, s)
}

// namesOf lists what a reduction computes.
func namesOf(r *compute.Reduction) string {
	if r.Locating == nil {
		return r.Scalar.UserName()
	}
	var out []string
	for _, s := range r.Locating.Carried {
		out = appendNew(out, s.UserName())
	}
	return strings.Join(out, ", ")
}
