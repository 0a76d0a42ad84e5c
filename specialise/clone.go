package specialise

import (
	"fmt"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// cloneProcedures makes, of each procedure with distributed dummy arguments, one procedure for each list of arrays that it is
// called with: there the arrays themselves stand in place of the dummy arguments, and procedures in place of dummy procedures,
// so that nothing is copied and the sets
// of owners and messages are those of the arrays. Where the mapping of a dummy argument differs from that of the array, an
// array with the mapping of the dummy stands in its place, into which the caller copies before the call and from which it
// copies back. Of the dummy arguments in w.inherited no directive says that they have the mapping of the actual ones: they stay arguments
// where a call passes what lies on one image. Arguments of which no such array can be made, as their extents are not known, are noted.
func cloneProcedures(w *Work) {
	prog, bag := w.Prog, w.Bag
	w.remaps = map[diag.Span]string{}
	s := &specializer{bag: bag, inherited: w.inherited, count: map[*ir.Procedure]int{}, least: map[*ir.Unit]int64{}, versions: map[string]*ir.Procedure{}, stands: map[string]*ir.Symbol{},
		viewable: map[*ir.Symbol]bool{}, remaps: w.remaps, takers: takers(prog)}
	if !s.versionsIn(prog, w.turn) {
		return
	}
	unmarkRecursive(prog)
	ir.FindEffects(prog)
}

// versionsIn makes the versions that the calls of a program ask for, and calls each unit that is left before its calls change. It reports
// whether the program has any.
func (s *specializer) versionsIn(prog *ir.Program, each func(*ir.Unit)) bool {
	s.inside = s.insideTemplates(prog)
	var kept []*ir.Unit
	for _, u := range prog.Units {
		if !s.isTemplate(u) && !s.isTemplate(u.Host) {
			kept = append(kept, u)
		}
	}
	if len(kept) == len(prog.Units) {
		for _, u := range kept {
			each(u)
		}
		return false
	}
	s.queue = kept
	for _, d := range prog.Dispatchers {
		for k := range d.Targets {
			d.Targets[k].Proc = s.named(d.Targets[k].Proc)
		}
	}
	for _, p := range prog.InitProcs {
		p.Proc = s.named(p.Proc)
	}
	for i := 0; i < len(s.queue) && !s.bag.HasErrors(); i++ {
		u := s.queue[i]
		each(u)
		s.unit, s.several = u, calledWithSeveral(u)
		u.Entry = s.list(u.Entry)
		u.Body = s.list(u.Body)
	}
	prog.Units = s.queue
	return true
}

// isTemplate reports whether a unit is a procedure of which versions are made.
func (s *specializer) isTemplate(u *ir.Unit) bool {
	return u != nil && u.Proc != nil && s.hasVersions(u.Proc)
}

func (s *specializer) hasVersions(p *ir.Procedure) bool {
	if s.lenders != nil {
		return s.lenders[p]
	}
	return hasMappedDummy(p) || s.takers[p]
}

func hasMappedDummy(p *ir.Procedure) bool {
	return slices.ContainsFunc(p.Dummies, isMappedDummy)
}

// isMappedDummy reports whether distributed arrays may stand in place of a dummy argument.
func isMappedDummy(d *ir.Symbol) bool { return d.Map != nil || d.Inherit }

// maxVersions bounds how many procedures are made of one for calls that are known.
const maxVersions = 64

type specializer struct {
	bag       *diag.Bag
	queue     []*ir.Unit
	unit      *ir.Unit // that is worked on
	versions  map[string]*ir.Procedure
	count     map[*ir.Procedure]int // of the versions of each procedure
	stands    map[string]*ir.Symbol // arrays with the mapping of a dummy argument
	inherited map[*ir.Symbol]bool
	viewable  map[*ir.Symbol]bool     // dummy arguments for which sections may stand
	remaps    map[diag.Span]string    // arguments that are wanted distributed in another way, but whose extents are not known: how
	takers    map[*ir.Procedure]bool  // have versions for the procedures that are passed to them
	inside    map[*ir.Unit][]*ir.Unit // the internal procedures of procedures of which versions are made
	busy      []*ir.Symbol            // arrays that stand in place of others in the statement at hand
	at        ir.Stmt                 // the statement at hand
	borrowing borrowing               // of the statement at hand
	several   map[*ir.Procedure]bool  // recursive procedures that the unit at hand calls with several lists of arrays
	least     map[*ir.Unit]int64      // bytes of the smallest array that stands for an argument of a version
	made      int
	lenders   map[*ir.Procedure]bool // nil, or the only procedures that have versions, for arrays in place of allocatable dummy arguments
}

func (s *specializer) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		var pre, post []ir.Stmt
		s.blocks(st)
		s.at, s.busy, s.borrowing = st, nil, borrowing{}
		switch st := st.(type) {
		case *ir.CallProc:
			st.Proc, st.Args = s.call(st.Proc, st.Args, st.Pos, &pre, &post)
		case *ir.PointTo:
			st.Proc = s.named(st.Proc)
		}
		for _, e := range ir.ExprsOf(st) {
			ir.WalkExprs(e, func(x ir.Expr) {
				switch x := x.(type) {
				case *ir.FuncRef:
					x.Proc, x.Args = s.call(x.Proc, x.Args, x.Pos, &pre, &post)
				case *ir.Status:
					x.Proc = s.named(x.Proc)
				}
			})
		}
		s.borrowing.put(s, st, &pre, &post)
		if len(pre)+len(post) > 0 && !isSimple(st) {
			s.bag.Errorf(st.Span(), "unsupported", "a function with a distributed argument of another mapping cannot stand in this statement yet").
				Help("assign its value to a variable first")
		}
		out = append(append(append(out, pre...), st), post...)
	}
	return out
}

// blocks works on the statements inside of one.
func (s *specializer) blocks(st ir.Stmt) {
	switch st := st.(type) {
	case *ir.Do:
		st.Body = s.list(st.Body)
	case *ir.While:
		st.Body = s.list(st.Body)
	case *ir.If:
		for i := range st.Branches {
			st.Branches[i].Body = s.list(st.Branches[i].Body)
		}
	}
}

func isSimple(st ir.Stmt) bool {
	switch st.(type) {
	case *ir.Assign, *ir.CallProc, *ir.IOBegin, *ir.Transfer:
		return true
	}
	return false
}

// call gives the version of a procedure for a call, and the arguments that are left.
func (s *specializer) call(p *ir.Procedure, args []ir.Actual, pos diag.Span, pre, post *[]ir.Stmt) (*ir.Procedure, []ir.Actual) {
	if p.Unit == nil || !s.hasVersions(p) {
		for k, a := range args {
			args[k].Proc = s.named(a.Proc)
		}
		return p, args
	}
	places := make([]*standin, len(p.Dummies))
	if s.count[p] < maxVersions {
		for k, d := range p.Dummies {
			switch {
			case s.lenders != nil:
				places[k] = s.lent(p, d, args[k])
			case d.Map != nil || d.Inherit && !declares(p, d):
				places[k] = s.place(p, k, args, pos, pre, post)
			case isCalledAlike(d, args[k].Proc) && s.reaches(p, args, args[k].Proc):
				places[k] = &standin{proc: args[k].Proc}
			}
		}
	}
	var left []ir.Actual
	for k, x := range places {
		if x == nil {
			args[k].Proc = s.named(args[k].Proc)
			left = append(left, args[k])
		}
	}
	for _, x := range places {
		if x != nil && x.view != nil {
			left = append(left, x.view.given...)
		}
	}
	return s.versionFor(p, places), left
}

// declares reports whether declarations of a procedure read elements of a dummy argument: each image declares for itself, and needs them.
func declares(p *ir.Procedure, d *ir.Symbol) bool {
	found := false
	for _, st := range p.Unit.Entry {
		ir.EachExprOf(st, func(x ir.Expr, _ ir.Role) {
			found = found || ir.AnyExpr(x, func(x ir.Expr) bool { e, ok := x.(*ir.Elem); return ok && e.Sym == d })
		})
	}
	return found
}

// named is the version of a procedure for calls that are not known, as by way of a pointer: all its arguments stay.
func (s *specializer) named(p *ir.Procedure) *ir.Procedure {
	if p == nil || p.Unit == nil || !s.hasVersions(p) {
		return p
	}
	return s.versionFor(p, make([]*standin, len(p.Dummies)))
}

// versionFor finds or makes the version of a procedure for a list of arrays and sections; nil stands for a dummy argument that
// stays.
func (s *specializer) versionFor(p *ir.Procedure, places []*standin) *ir.Procedure {
	key := fmt.Sprintf("%p", p)
	for _, x := range places {
		switch {
		case x == nil:
			key += " -"
		case x.proc != nil:
			key += fmt.Sprintf(" %p", x.proc)
		case x.view == nil:
			key += fmt.Sprintf(" %p", x.sym)
		default:
			key += fmt.Sprintf(" %p(%s)", x.sym, x.view.shape)
		}
	}
	if s.versions[key] == nil {
		s.count[p]++
		s.versions[key] = s.version(p, places)
		s.least[s.versions[key].Unit] = leastBytes(places)
	}
	return s.versions[key]
}

// place gives what stands for dummy argument k: the actual array or a view of its section, or an array with the mapping of the
// dummy; nil if it stays an argument, of which each image then has all.
func (s *specializer) place(p *ir.Procedure, k int, args []ir.Actual, pos diag.Span, pre, post *[]ir.Stmt) *standin {
	d, a := p.Dummies[k], args[k]
	if a.Section == nil {
		s.warnWhole(p, d, a)
		return nil
	}
	x := a.Section.Sym
	if s.inherited[d] && x.Map != nil && isOnOne(a, x) {
		return nil
	}
	s.lend(x, p)
	why := disagreement(p, d, args, a.Section)
	if !why.Some() && (!d.Inherit || a.Fits || sameBounds(p, d, args, x)) {
		ir.Reach(x)
		return &standin{sym: x}
	}
	if v := s.viewFor(p, d, args, a.Section, a.Pos); v != nil {
		ir.Reach(x)
		return &standin{sym: x, view: v}
	}
	if d.Inherit {
		return nil
	}
	stand := s.stand(p, d, a.Section)
	if stand == nil {
		s.warnWhole(p, d, a)
		if why.Code == otherDistribution && x.Map.Target == nil {
			s.remaps[a.Pos] = formatsOf(d)
		}
		return nil
	}
	s.busy = append(s.busy, stand)
	if stand.Allocatable {
		*pre = append(*pre, &ir.Allocate{At: ir.At{Pos: pos}, Sym: stand, Stacked: true})
	}
	effect := p.Effects.Arg(k)
	in, back := pre, post
	borrows := mayBorrow(stand, a.Section)
	if !x.Made {
		s.warnRemapped(p, d, a, way{d.Intent != "out", effect.Written, borrows}, why)
	}
	if borrows {
		in, back = s.borrowing.add(stand, x)
	}
	if d.Intent != "out" {
		*in = append(*in, sectionLoops(stand, a.Section, pos, true, s.loopVariable))
	}
	if effect.Written {
		*back = append(*back, sectionLoops(stand, a.Section, pos, false, s.loopVariable))
	}
	if stand.Allocatable {
		*post = append(*post, &ir.Deallocate{At: ir.At{Pos: pos}, Sym: stand, Stacked: true})
	}
	return &standin{sym: stand}
}

// lend puts a distributed array that each call of the procedure at hand makes where procedure p, which it calls, finds it, which is one
// place: each activation of a recursive procedure puts the one of the activation before aside.
func (s *specializer) lend(x *ir.Symbol, p *ir.Procedure) {
	if x.Map == nil || x.Storage != ir.Automatic || !x.Allocatable || x.Pointer || s.unit.Proc == nil ||
		s.unit.IsRecursive() && (x.Scratch || !s.mayLendAgain(x, p)) {
		return
	}
	ir.Reach(x)
	x.PerCall = true
}

// way says what an argument of another mapping is copied for: before the call, after it, and whether that is only where a run cuts both
// unlike.
type way struct{ in, back, unlike bool }

func (w way) String() string {
	out := map[[2]bool]string{{true, true}: "copied to another array and back", {true, false}: "copied to another array",
		{false, true}: "copied from another array"}[[2]bool{w.in, w.back}]
	if out == "" {
		out = "another array"
	}
	if w.unlike {
		out += " unless the run cuts both alike"
	}
	return out
}

func (s *specializer) warnRemapped(p *ir.Procedure, d *ir.Symbol, a ir.Actual, w way, why diag.Reason) {
	s.bag.Warnf(a.Pos, "remapped", "the argument '%s' of '%s' is %s: %s", d.Name, p.Name, w, why).
		Because(d.Pos, "the dummy argument").Help("%s", s.remedyFor(a))
}

// remedyFor says what to do against a copy for argument a.
func (s *specializer) remedyFor(a ir.Actual) string {
	x := ir.ActualSymbol(a)
	if x == nil || x.Storage == ir.Static || !s.unit.IsRecursive() {
		return "map both alike; then nothing is copied"
	}
	return fmt.Sprintf("let '%s' be smaller at each depth, with bounds that are constants at the first call of '%s': then it is taken in place",
		x.UserName(), s.unit.Name)
}

// warnWhole warns of a dummy argument whose directive says nothing for a call, as every image has all of what is passed.
func (s *specializer) warnWhole(p *ir.Procedure, d *ir.Symbol, a ir.Actual) {
	x := ir.ActualSymbol(a)
	if x == nil || x.Made || x.Map != nil || d.Map == nil || d.Inherit || s.inherited[d] {
		return
	}
	w := s.bag.Warnf(a.Pos, "whole-argument", "every image has all of '%s' in this call of '%s', whatever its directive says", d.UserName(), p.Name).
		Because(d.Pos, "the dummy argument")
	switch {
	case x.Rank() < d.Rank():
		w.Note("'%s' is of rank %d, of which parts cannot be distributed as arrays of rank %d", x.UserName(), x.Rank(), d.Rank()).
			Help("give each array that '%s' holds a name of its own, with %d dimensions, and distribute that", x.UserName(), d.Rank())
	case a.Sequence:
		w.Help("pass the elements that the procedure uses as a section of '%s', and distribute it", x.UserName())
	default:
		w.Help("distribute '%s', too", x.UserName())
	}
}

// sameBounds reports whether a dummy argument is certain to have the bounds of the array that it is called with.
func sameBounds(p *ir.Procedure, d *ir.Symbol, args []ir.Actual, x *ir.Symbol) bool {
	if d.Size >= ir.AssumedShape {
		return true
	}
	for k := range d.Dims {
		if isOpen(d, k) {
			continue
		}
		hi := atCall(p, args, d.Dims[k].Hi)
		if n, ok := ir.Difference(hi, x.Dims[k].Hi); !ok || n != 0 {
			return false
		}
	}
	return true
}

// isOpen reports whether dimension k of a dummy argument is the last one of an array of assumed size.
func isOpen(d *ir.Symbol, k int) bool { return d.Size == ir.AssumedSize && k == d.Rank()-1 }

// atCall is a bound that the procedure keeps, in terms of the arguments of a call.
func atCall(p *ir.Procedure, args []ir.Actual, bound ir.Expr) ir.Expr {
	return ir.MapExpr(unkept(p, bound), func(e ir.Expr) ir.Expr {
		switch e := e.(type) {
		case *ir.Var:
			if i := indexOf(p, e.Sym); i >= 0 && args[i].X != nil {
				return args[i].X
			}
		case *ir.Extent:
			if i := indexOf(p, e.Sym); i >= 0 && args[i].Section != nil && args[i].Section.IsWhole() {
				d := args[i].Section.Sym.Dims[e.Dim-1]
				return ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(d.Hi), ir.Int8Of(d.Lo)), ir.Int8Const(1))
			}
		case *ir.Call:
			return foldExtreme(e)
		}
		return e
	})
}

// foldExtreme is the value of max or min of two constants, as it stands in the extent of an array.
func foldExtreme(e *ir.Call) ir.Expr {
	if len(e.Args) != 2 || e.T.Base != ir.Integer {
		return e
	}
	x, ok := e.Args[0].(*ir.Const)
	y, ok2 := e.Args[1].(*ir.Const)
	switch {
	case ok && ok2 && e.Fn == "max":
		return ir.Int8Const(max(x.I, y.I))
	case ok && ok2 && e.Fn == "min":
		return ir.Int8Const(min(x.I, y.I))
	}
	return e
}

func indexOf(p *ir.Procedure, d *ir.Symbol) int {
	for k, x := range p.Dummies {
		if x == d {
			return k
		}
	}
	return -1
}

// Why an actual array cannot stand in place of a dummy argument.
var (
	isReplicated      = diag.ReasonCode{Name: "replicated", Text: "'%s' is replicated"}
	isSection         = diag.ReasonCode{Name: "section", Text: "it is a section"}
	ofProcedure       = diag.ReasonCode{Name: "of-procedure", Text: "'%s' belongs to a procedure"}
	otherRank         = diag.ReasonCode{Name: "other-rank", Text: "'%s' has another rank"}
	beginsElsewhere   = diag.ReasonCode{Name: "begins-elsewhere", Text: "dimension %d of '%s' begins at another index"}
	endsElsewhere     = diag.ReasonCode{Name: "ends-elsewhere", Text: "dimension %d of '%s' ends at another index"}
	otherDistribution = diag.ReasonCode{Name: "other-distribution", Text: "'%s' is distributed in another way"}
)

// disagreement says why an actual array cannot stand in place of a dummy argument, none if it can.
func disagreement(p *ir.Procedure, d *ir.Symbol, args []ir.Actual, sec *ir.Section) diag.Reason {
	x := sec.Sym
	switch {
	case x.Map == nil:
		return isReplicated.Of(x.Name)
	case !sec.IsWhole():
		return isSection.Of()
	case x.Storage != ir.Static:
		return ofProcedure.Of(x.Name)
	case x.Rank() != d.Rank():
		return otherRank.Of(x.Name)
	}
	for k := range d.Dims {
		if n, ok := ir.Difference(d.Dims[k].Lo, x.Dims[k].Lo); !ok || n != 0 {
			return beginsElsewhere.Of(k+1, x.Name)
		}
		if n, ok := ir.Difference(d.Dims[k].Hi, x.Dims[k].Hi); ok && n != 0 && !isOpen(d, k) {
			return endsElsewhere.Of(k+1, x.Name)
		}
	}
	if !d.Inherit && !cutTheSame(p, d, args, x) {
		return otherDistribution.Of(x.Name)
	}
	return diag.Reason{}
}

// cutTheSame reports whether two arrays of the same bounds are distributed alike: over the same dimensions, onto the same
// grid, from the same place of templates of the same size.
func cutTheSame(p *ir.Procedure, d *ir.Symbol, args []ir.Actual, x *ir.Symbol) bool {
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
		if g >= 0 && !cutDimension(p, d, args, x, k, g) {
			return false
		}
	}
	return true
}

// isIrregular reports whether elements that are neighbours may stand in cells that are none, or have copies.
func isIrregular(m *ir.Mapping) bool {
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
func cutDimension(proc *ir.Procedure, d *ir.Symbol, args []ir.Actual, x *ir.Symbol, k, g int) bool {
	p, q := d.Map.Layout.Dims[g], x.Map.Layout.Dims[g]
	if p.Format != q.Format || !ir.EqualStripped(p.Arg, q.Arg) || !ir.EqualStripped(p.Fixed, q.Fixed) ||
		!sameSizes(p.Table, q.Table) {
		return false
	}
	n, okN := ir.Difference(atCall(proc, args, p.Hi), atCall(proc, args, p.Lo))
	m, okM := ir.Difference(q.Hi, q.Lo)
	first, okF := ir.Difference(d.Dims[k].Lo, p.Lo)
	second, okS := ir.Difference(x.Dims[k].Lo, q.Lo)
	if !okF || !okS || first+d.Map.Dims[k].Offset != second+x.Map.Dims[k].Offset {
		return false
	}
	if okN && okM {
		return n == m
	}
	own, okOwn := keptGap(proc, p.Hi, d.Dims[k].Hi)
	other, okOther := ir.Difference(q.Hi, x.Dims[k].Hi)
	return okOwn && okOther && own+d.Map.Dims[k].Offset == 0 && other+x.Map.Dims[k].Offset == 0
}

// sameSizes compares the tables of GEN_BLOCK. Sizes that the procedure knows only when it runs are taken for those of the
// array, as they are in any program that was written for speed; else the array lies as well where it is.
func sameSizes(dummy, actual *ir.Table) bool {
	if dummy != nil && actual != nil && !dummy.IsConstant() {
		return true
	}
	return ir.EqualTables(dummy, actual)
}

// unkept is a bound in terms of what the variables that keep bounds hold.
func unkept(p *ir.Procedure, e ir.Expr) ir.Expr {
	return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		if v, ok := x.(*ir.Var); ok && p.Kept[v.Sym] != nil {
			return unkept(p, p.Kept[v.Sym])
		}
		return x
	})
}

// boundsAgain sets the variables that keep bounds of dummy arguments to those of the arrays: the layouts of other mappings of a
// dummy argument are cut by them.
func boundsAgain(entry []ir.Stmt, values map[*ir.Symbol]ir.Expr) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range entry {
		a, ok := st.(*ir.Assign)
		if ok && values[ir.SymbolOf(a.LHS)] != nil {
			out = append(out, &ir.Assign{At: a.At, LHS: &ir.Var{Pos: a.Pos, Sym: ir.SymbolOf(a.LHS)}, RHS: ir.CloneExpr(values[ir.SymbolOf(a.LHS)])})
		}
	}
	return out
}

// movedTo is a mapping by the layout that takes the place of its own.
func movedTo(m *ir.Mapping, l *ir.Layout) *ir.Mapping {
	out := &ir.Mapping{Layout: l, Dims: append([]ir.MapDim(nil), m.Dims...), Cells: append([]ir.MapCell(nil), m.Cells...), Target: m.Target}
	for k := range out.Cells {
		x := &out.Cells[k]
		n, _ := ir.Difference(l.Dims[x.Grid].Lo, m.Layout.Dims[x.Grid].Lo)
		x.Cell += n
	}
	for k := range out.Dims {
		if d := &out.Dims[k]; d.Grid >= 0 {
			n, _ := ir.Difference(l.Dims[d.Grid].Lo, m.Layout.Dims[d.Grid].Lo)
			d.Offset += n
		}
	}
	return out
}

// sameExtent checks when the procedure runs that the bound that it declares is the one of the array.
func sameExtent(a *ir.Assign, bound ir.Expr) []ir.Stmt {
	declared := false
	ir.WalkExprs(a.RHS, func(e ir.Expr) {
		_, extent := e.(*ir.Extent)
		declared = declared || extent
	})
	if declared {
		return nil
	}
	text := "a distributed argument has other bounds than the dummy argument"
	stop := &ir.Stop{At: a.At, Error: true, Code: &ir.Const{Pos: a.Pos, T: ir.Type{Base: ir.Character, Kind: 1, Len: len(text)}, S: text}}
	return []ir.Stmt{&ir.If{At: a.At, Branches: []ir.Branch{{Pos: a.Pos, Cond: ir.Compare(ir.NE, a.RHS, ir.CloneExpr(bound)), Body: []ir.Stmt{stop}}}}}
}
