package partition

import (
	"fmt"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/sem"
)

// specialize makes, of each procedure with distributed dummy arguments, one procedure for each list of arrays that it is
// called with: there the arrays themselves stand in place of the dummy arguments, so that nothing is copied and the sets
// of owners and messages are those of the arrays. Where the mapping of a dummy argument differs from that of the array, an
// array with the mapping of the dummy stands in its place, into which the caller copies before the call and from which it
// copies back.
func specialize(prog *sem.Program, bag *diag.Bag) {
	s := &specializer{bag: bag, versions: map[string]*sem.Procedure{}, stands: map[string]*sem.Symbol{}}
	var kept []*sem.Unit
	for _, u := range prog.Units {
		if u.Proc == nil || !hasMappedDummy(u.Proc) {
			kept = append(kept, u)
		}
	}
	if len(kept) == len(prog.Units) {
		return
	}
	s.queue = kept
	for i := 0; i < len(s.queue) && !bag.HasErrors(); i++ {
		u := s.queue[i]
		s.unit = u
		u.Entry = s.list(u.Entry)
		u.Body = s.list(u.Body)
	}
	prog.Units = s.queue
	sem.FindEffects(prog)
}

func hasMappedDummy(p *sem.Procedure) bool {
	for _, d := range p.Dummies {
		if d.Map != nil {
			return true
		}
	}
	return false
}

// maxVersions bounds how many procedures are made of one.
const maxVersions = 64

type specializer struct {
	bag      *diag.Bag
	queue    []*sem.Unit
	unit     *sem.Unit // that is worked on
	versions map[string]*sem.Procedure
	stands   map[string]*sem.Symbol // arrays with the mapping of a dummy argument
	made     int
}

func (s *specializer) list(body []sem.Stmt) []sem.Stmt {
	var out []sem.Stmt
	for _, st := range body {
		var pre, post []sem.Stmt
		switch st := st.(type) {
		case *sem.Do:
			st.Body = s.list(st.Body)
		case *sem.While:
			st.Body = s.list(st.Body)
		case *sem.If:
			for i := range st.Branches {
				st.Branches[i].Body = s.list(st.Branches[i].Body)
			}
		case *sem.CallProc:
			st.Proc, st.Args = s.call(st.Proc, st.Args, st.Pos, &pre, &post)
		}
		for _, e := range sem.ExprsOf(st) {
			sem.WalkExprs(e, func(x sem.Expr) {
				if ref, ok := x.(*sem.FuncRef); ok {
					ref.Proc, ref.Args = s.call(ref.Proc, ref.Args, ref.Pos, &pre, &post)
				}
			})
		}
		if len(pre)+len(post) > 0 && !isSimple(st) {
			s.bag.Errorf(st.Span(), "unsupported", "a function with a distributed argument of another mapping cannot stand in this statement yet").
				Help("assign its value to a variable first")
		}
		out = append(append(append(out, pre...), st), post...)
	}
	return out
}

func isSimple(st sem.Stmt) bool {
	switch st.(type) {
	case *sem.Assign, *sem.CallProc, *sem.IOBegin, *sem.Transfer:
		return true
	}
	return false
}

// call gives the version of a procedure for a call, and the arguments that are left.
func (s *specializer) call(p *sem.Procedure, args []sem.Actual, pos diag.Span, pre, post *[]sem.Stmt) (*sem.Procedure, []sem.Actual) {
	for _, a := range args {
		if a.Proc != nil && hasMappedDummy(a.Proc) {
			s.bag.Errorf(a.Pos, "unsupported", "'%s', which has distributed dummy arguments, as an actual argument is not supported yet", a.Proc.Name)
		}
	}
	if p.Unit == nil || !hasMappedDummy(p) {
		return p, args
	}
	key := fmt.Sprintf("%p", p)
	var arrays []*sem.Symbol
	var left []sem.Actual
	for k, d := range p.Dummies {
		if d.Map == nil {
			left = append(left, args[k])
			continue
		}
		a := s.array(p, d, args[k], pos, pre, post)
		if a == nil {
			return p, args
		}
		arrays = append(arrays, a)
		key += fmt.Sprintf(" %p", a)
	}
	if s.versions[key] == nil {
		if len(s.versions) >= maxVersions {
			s.bag.Errorf(pos, "unsupported", "procedures with distributed arguments are called with more than %d lists of arrays", maxVersions)
			return p, args
		}
		s.versions[key] = s.version(p, arrays)
	}
	return s.versions[key], left
}

// array gives what stands for dummy argument d: the actual array, or one with the mapping of the dummy.
func (s *specializer) array(p *sem.Procedure, d *sem.Symbol, a sem.Actual, pos diag.Span, pre, post *[]sem.Stmt) *sem.Symbol {
	if a.Section == nil {
		s.bag.Errorf(a.Pos, "unsupported", "the distributed dummy argument '%s' of '%s' needs an array", d.Name, p.Name).
			Because(d.Pos, "declared here").Note("HPF 2.0, 3.9: a distributed array has no sequence of elements in memory").
			Help("pass the array or a section of it")
		return nil
	}
	x := a.Section.Sym
	why := disagreement(p, d, a.Section)
	if why == "" {
		reach(x)
		return x
	}
	stand := s.stand(d, a.Section)
	if stand == nil {
		s.bag.Errorf(a.Pos, "unsupported", "the argument '%s' of '%s' cannot be copied to the mapping of the dummy argument yet: %s", d.Name, p.Name, why).
			Because(d.Pos, "declared here").Help("map both alike, and give both the same bounds")
		return nil
	}
	s.bag.Warnf(a.Pos, "remapped", "the argument '%s' of '%s' is copied to another array and back: %s", d.Name, p.Name, why).
		Because(d.Pos, "the dummy argument").Help("map both alike; then nothing is copied")
	effect := p.Effects.Arg(indexOf(p, d))
	if effect.Read || d.Intent != "out" {
		*pre = append(*pre, s.copyLoops(stand, a.Section, pos, true))
	}
	if effect.Written {
		*post = append(*post, s.copyLoops(stand, a.Section, pos, false))
	}
	return stand
}

func indexOf(p *sem.Procedure, d *sem.Symbol) int {
	for k, x := range p.Dummies {
		if x == d {
			return k
		}
	}
	return -1
}

// reach lets other units use an array and what its bounds and its layout are made of.
func reach(x *sem.Symbol) {
	share := func(v *sem.Symbol) { v.Captured, v.Storage = true, sem.Static }
	share(x)
	bounds := func(e sem.Expr) {
		sem.WalkExprs(e, func(e sem.Expr) {
			if v, ok := e.(*sem.Var); ok && v.Sym.Storage != sem.InCommon {
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

// disagreement says why an actual array cannot stand in place of a dummy argument, "" if it can.
func disagreement(p *sem.Procedure, d *sem.Symbol, sec *sem.Section) string {
	x := sec.Sym
	switch {
	case x.Map == nil:
		return fmt.Sprintf("'%s' is replicated", x.Name)
	case !isWhole(sec):
		return "it is a section"
	case x.Storage != sem.Static:
		return fmt.Sprintf("'%s' belongs to a procedure", x.Name)
	case x.Rank() != d.Rank():
		return fmt.Sprintf("'%s' has another rank", x.Name)
	}
	for k := range d.Dims {
		if n, ok := gap(d.Dims[k].Lo, x.Dims[k].Lo); !ok || n != 0 {
			return fmt.Sprintf("dimension %d of '%s' begins at another index", k+1, x.Name)
		}
		if n, ok := gap(d.Dims[k].Hi, x.Dims[k].Hi); ok && n != 0 {
			return fmt.Sprintf("dimension %d of '%s' ends at another index", k+1, x.Name)
		}
	}
	if !cutTheSame(p, d, x) {
		return fmt.Sprintf("'%s' is distributed in another way", x.Name)
	}
	return ""
}

func isWhole(sec *sem.Section) bool {
	for k, d := range sec.Sym.Dims {
		if sec.Single[k] || sem.ExprString(sec.Lo[k]) != sem.ExprString(d.Lo) || sem.ExprString(sec.Hi[k]) != sem.ExprString(d.Hi) ||
			sem.ExprString(sec.Step[k]) != "1" {
			return false
		}
	}
	return true
}

// gap is x - y where that is constant.
func gap(x, y sem.Expr) (int64, bool) {
	a, why := sem.AffineOf(x)
	b, whyNot := sem.AffineOf(y)
	if why != "" || whyNot != "" {
		return 0, false
	}
	coef := map[*sem.Symbol]int64{}
	for _, t := range a.Terms {
		coef[t.Sym] += t.Coef
	}
	for _, t := range b.Terms {
		coef[t.Sym] -= t.Coef
	}
	for _, n := range coef {
		if n != 0 {
			return 0, false
		}
	}
	return a.Const - b.Const, true
}

// cutTheSame reports whether two arrays of the same bounds are distributed alike: over the same dimensions, onto the same
// grid, from the same place of templates of the same size.
func cutTheSame(p *sem.Procedure, d, x *sem.Symbol) bool {
	a, b := d.Map, x.Map
	if a.Layout == b.Layout {
		return a.Same(b)
	}
	if isIrregular(a) || isIrregular(b) || a.Layout.IsDynamic() || b.Layout.IsDynamic() {
		return false
	}
	if len(a.Layout.Dims) != len(b.Layout.Dims) || (a.Layout.Onto == "") != (b.Layout.Onto == "") {
		return false
	}
	for k := range a.Dims {
		g := a.Dims[k].Grid
		if g != b.Dims[k].Grid {
			return false
		}
		if g >= 0 && !cutDimension(p, d, x, k, g) {
			return false
		}
	}
	return true
}

// isIrregular reports whether elements that are neighbours may stand in cells that are none, or have copies.
func isIrregular(m *sem.Mapping) bool {
	for g := range m.Layout.Dims {
		if m.IsCopied(g) {
			return true
		}
	}
	for _, d := range m.Dims {
		if d.Grid >= 0 && d.Coef != 1 {
			return true
		}
	}
	return len(m.Cells) > 0
}

// cutDimension compares one distributed dimension. Where the bounds of the dummy are variables its template must be the
// dummy itself, and that of the array the array; that the extents agree is then checked when the procedure runs.
func cutDimension(proc *sem.Procedure, d, x *sem.Symbol, k, g int) bool {
	p, q := d.Map.Layout.Dims[g], x.Map.Layout.Dims[g]
	if p.Format != q.Format || fixedText(p.Arg) != fixedText(q.Arg) || fixedText(p.Fixed) != fixedText(q.Fixed) {
		return false
	}
	n, okN := gap(p.Hi, p.Lo)
	m, okM := gap(q.Hi, q.Lo)
	first, okF := gap(d.Dims[k].Lo, p.Lo)
	second, okS := gap(x.Dims[k].Lo, q.Lo)
	if !okF || !okS || first+d.Map.Dims[k].Offset != second+x.Map.Dims[k].Offset {
		return false
	}
	if okN && okM {
		return n == m
	}
	own, okOwn := gap(unkept(proc, p.Hi), unkept(proc, d.Dims[k].Hi))
	other, okOther := gap(q.Hi, x.Dims[k].Hi)
	return okOwn && okOther && own+d.Map.Dims[k].Offset == 0 && other+x.Map.Dims[k].Offset == 0
}

// unkept is a bound in terms of what the variables that keep bounds hold.
func unkept(p *sem.Procedure, e sem.Expr) sem.Expr {
	return sem.MapExpr(e, func(x sem.Expr) sem.Expr {
		if v, ok := x.(*sem.Var); ok && p.Kept[v.Sym] != nil {
			return unkept(p, p.Kept[v.Sym])
		}
		return x
	})
}

func fixedText(e sem.Expr) string {
	if e == nil {
		return ""
	}
	return sem.ExprString(e)
}

// stand makes the array that has the shape of a section and the mapping of a dummy argument; nil if extents are not
// constant.
func (s *specializer) stand(d *sem.Symbol, sec *sem.Section) *sem.Symbol {
	x := &sem.Symbol{Name: d.Name, Pos: d.Pos, Type: d.Type, Storage: sem.Static, Captured: true}
	key := fmt.Sprintf("%p", d)
	next := 0
	for k := range sec.Lo {
		if sec.Single[k] {
			continue
		}
		if next >= d.Rank() {
			return nil
		}
		n, ok := gap(sec.Hi[k], sec.Lo[k])
		step, constant := sec.Step[k].(*sem.Const)
		lo, constLo := d.Dims[next].Lo.(*sem.Const)
		if !ok || !constant || !constLo || step.I == 0 {
			return nil
		}
		count := max(0, floorDiv(n+step.I, step.I))
		hi := &sem.Const{Pos: d.Pos, T: sem.Int8, I: lo.I + count - 1}
		if m, ok := gap(d.Dims[next].Hi, hi); ok && m != 0 {
			return nil
		}
		x.Dims = append(x.Dims, sem.Dim{Lo: lo, Hi: hi})
		key += fmt.Sprintf(" %d:%d", lo.I, hi.I)
		next++
	}
	if next != d.Rank() {
		return nil
	}
	if s.stands[key] != nil {
		return s.stands[key]
	}
	if x.Map = constantMapping(d, x); x.Map == nil {
		return nil
	}
	s.stands[key] = x
	main := s.queue[0]
	main.Symbols = append(main.Symbols, x)
	main.Layouts = appendLayout(main.Layouts, x.Map.Layout)
	return x
}

// constantMapping is the mapping of a dummy argument for an array x of constant bounds in its place.
func constantMapping(d, x *sem.Symbol) *sem.Mapping {
	if d.Map.Layout.IsConstant() {
		return d.Map
	}
	l := *d.Map.Layout
	l.Dims = append([]sem.LayoutDim(nil), l.Dims...)
	l.Deferred = false
	for k, m := range d.Map.Dims {
		if m.Grid < 0 {
			continue
		}
		p := &l.Dims[m.Grid]
		first, okF := gap(p.Lo, d.Dims[k].Lo)
		last, okL := gap(p.Hi, d.Dims[k].Hi)
		if !okF || !okL {
			return nil
		}
		lo, hi := x.Dims[k].Lo.(*sem.Const), x.Dims[k].Hi.(*sem.Const)
		p.Lo = &sem.Const{Pos: d.Pos, T: sem.Int8, I: lo.I + first}
		p.Hi = &sem.Const{Pos: d.Pos, T: sem.Int8, I: hi.I + last}
		p.CopyVariables()
		for _, v := range p.Variables() {
			v.Captured, v.Storage = true, sem.Static
		}
	}
	return &sem.Mapping{Layout: &l, Dims: d.Map.Dims, Cells: d.Map.Cells}
}

// copyLoops copies a section into the array that stands for it, or back.
func (s *specializer) copyLoops(stand *sem.Symbol, sec *sem.Section, pos diag.Span, in bool) sem.Stmt {
	at := sem.At{Pos: pos}
	here := &sem.Elem{Pos: pos, Sym: stand}
	there := &sem.Elem{Pos: pos, Sym: sec.Sym}
	var vars []*sem.Symbol
	for k := range sec.Lo {
		if sec.Single[k] {
			there.Subs = append(there.Subs, copyOf(sec.Lo[k]))
			continue
		}
		s.made++
		v := &sem.Symbol{Name: fmt.Sprintf("c%%%d", s.made), Type: sem.Int8, Made: true, Storage: sem.Static}
		if s.unit.Proc != nil {
			v.Storage = sem.Automatic
		}
		s.unit.Symbols = append(s.unit.Symbols[:len(s.unit.Symbols):len(s.unit.Symbols)], v)
		lo := stand.Dims[len(vars)].Lo
		there.Subs = append(there.Subs, along(v, lo, sec.Lo[k], sec.Step[k].(*sem.Const).I))
		here.Subs = append(here.Subs, &sem.Var{Pos: pos, Sym: v})
		vars = append(vars, v)
	}
	var body sem.Stmt = &sem.Assign{At: at, LHS: there, RHS: here}
	if in {
		body = &sem.Assign{At: at, LHS: here, RHS: there}
	}
	for k, v := range vars {
		body = &sem.Do{At: at, Var: v, Lo: int8Of(copyOf(stand.Dims[k].Lo)), Hi: int8Of(copyOf(stand.Dims[k].Hi)), Step: intConst(1),
			Body: []sem.Stmt{body}, Independent: &sem.Independent{Pos: pos, Array: true}}
	}
	return body
}

// along is first + (v - lo)*step.
func along(v *sem.Symbol, lo, first sem.Expr, step int64) sem.Expr {
	if n, ok := gap(first, lo); ok && step == 1 {
		return binary(sem.Add, &sem.Var{Sym: v}, intConst(n))
	}
	steps := binary(sem.Sub, &sem.Var{Sym: v}, int8Of(lo))
	if step != 1 {
		steps = binary(sem.Mul, steps, intConst(step))
	}
	return binary(sem.Add, int8Of(copyOf(first)), steps)
}

// version is a procedure in which arrays stand in place of its distributed dummy arguments.
func (s *specializer) version(p *sem.Procedure, arrays []*sem.Symbol) *sem.Procedure {
	old := p.Unit
	unit, proc := *old, *p
	proc.Unit, unit.Proc = &unit, &proc
	proc.Link = fmt.Sprintf("%s.%d", strings.TrimSuffix(p.Link, "_"), len(s.versions)+1)
	proc.Dummies, proc.Effects = nil, nil
	symbols, values := map[*sem.Symbol]*sem.Symbol{}, map[*sem.Symbol]sem.Expr{}
	layouts := map[*sem.Layout]*sem.Mapping{}
	var checks []sem.Stmt
	for _, d := range p.Dummies {
		if d.Map == nil {
			proc.Dummies = append(proc.Dummies, d)
			continue
		}
		x := arrays[len(symbols)]
		symbols[d] = x
		layouts[d.Map.Layout] = x.Map
		for k := range d.Dims {
			if v, ok := d.Dims[k].Hi.(*sem.Var); ok {
				values[v.Sym] = int8Of(x.Dims[k].Hi)
			}
		}
	}
	unit.Symbols = s.locals(old, symbols, values, layouts)
	unit.Layouts = nil
	for _, l := range old.Layouts {
		if m := layouts[l]; m != nil {
			unit.Layouts = appendLayout(unit.Layouts, m.Layout)
		} else {
			unit.Layouts = append(unit.Layouts, l)
		}
	}
	unit.Entry = nil
	for _, st := range old.Entry {
		a, ok := st.(*sem.Assign)
		if ok && values[symbolOf(a.LHS)] != nil {
			checks = append(checks, sameExtent(a, values[symbolOf(a.LHS)])...)
			continue
		}
		unit.Entry = append(unit.Entry, st)
	}
	unit.Entry = sem.CopyBody(unit.Entry, symbols, values)
	unit.Body = sem.CopyBody(append(checks, old.Body...), symbols, values)
	s.queue = append(s.queue, &unit)
	return &proc
}

// locals lists the variables of a version: arrays that are aligned with a dummy argument become arrays that are aligned
// with what stands in its place, and bounds that were those of a dummy argument become those of the array.
func (s *specializer) locals(old *sem.Unit, symbols map[*sem.Symbol]*sem.Symbol, values map[*sem.Symbol]sem.Expr,
	layouts map[*sem.Layout]*sem.Mapping) []*sem.Symbol {
	var out []*sem.Symbol
	for _, v := range old.Symbols {
		if symbols[v] != nil {
			continue
		}
		aligned := v.Map != nil && layouts[v.Map.Layout] != nil
		dims, changed := boundsWith(v.Dims, values)
		if !aligned && !changed {
			out = append(out, v)
			continue
		}
		c := *v
		c.Dims = dims
		if aligned {
			c.Map = movedTo(v.Map, layouts[v.Map.Layout].Layout)
		}
		symbols[v] = &c
		out = append(out, &c)
	}
	return out
}

// boundsWith puts values in place of variables that keep bounds.
func boundsWith(dims []sem.Dim, values map[*sem.Symbol]sem.Expr) (out []sem.Dim, changed bool) {
	put := func(e sem.Expr) sem.Expr {
		return sem.MapExpr(e, func(x sem.Expr) sem.Expr {
			if v, ok := x.(*sem.Var); ok && values[v.Sym] != nil {
				changed = true
				return copyOf(values[v.Sym])
			}
			return x
		})
	}
	for _, d := range dims {
		out = append(out, sem.Dim{Lo: put(d.Lo), Hi: put(d.Hi)})
	}
	return out, changed
}

// movedTo is a mapping by the layout that takes the place of its own.
func movedTo(m *sem.Mapping, l *sem.Layout) *sem.Mapping {
	out := &sem.Mapping{Layout: l, Dims: append([]sem.MapDim(nil), m.Dims...), Cells: append([]sem.MapCell(nil), m.Cells...)}
	for k := range out.Cells {
		x := &out.Cells[k]
		n, _ := gap(l.Dims[x.Grid].Lo, m.Layout.Dims[x.Grid].Lo)
		x.Cell += n
	}
	for k := range out.Dims {
		if d := &out.Dims[k]; d.Grid >= 0 {
			n, _ := gap(l.Dims[d.Grid].Lo, m.Layout.Dims[d.Grid].Lo)
			d.Offset += n
		}
	}
	return out
}

// sameExtent checks when the procedure runs that the bound that it declares is the one of the array.
func sameExtent(a *sem.Assign, bound sem.Expr) []sem.Stmt {
	declared := false
	sem.WalkExprs(a.RHS, func(e sem.Expr) {
		_, extent := e.(*sem.Extent)
		declared = declared || extent
	})
	if declared {
		return nil
	}
	text := "a distributed argument has other bounds than the dummy argument"
	stop := &sem.Stop{At: a.At, Error: true, Code: &sem.Const{Pos: a.Pos, T: sem.Type{Base: sem.Character, Kind: 1, Len: len(text)}, S: text}}
	return []sem.Stmt{&sem.If{At: a.At, Branches: []sem.Branch{{Pos: a.Pos, Cond: compare(sem.NE, a.RHS, copyOf(bound)), Body: []sem.Stmt{stop}}}}}
}
