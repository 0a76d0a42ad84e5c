package partition

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/expand"
	"dhpfgo/partition/explain"
	"dhpfgo/partition/inplace"
	"dhpfgo/partition/reuse"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/partition/tuples"
	"dhpfgo/pipeline/pass"
	"dhpfgo/plan"
	"dhpfgo/sets"
)

// remembers is the first pass that may keep the sets that it computes (see space.Remember).
var remembers = slices.IndexFunc(Passes, func(p pass.Step[*unit]) bool { return p.Name == "cpart" })

// Build computes the SPMD program and its plan from a checked program. What it can not compile yet it refuses in bag by
// name and position; the result is then nil. The program must be specialised.
func Build(prog *ir.Program, bag *diag.Bag) *spmd.Program {
	p, _ := BuildWith(prog, Options{}, bag)
	return p
}

// Options are choices of the user.
type Options struct {
	// Overlap lets messages run beside the part of a loop that needs none of them.
	Overlap bool
	// Reproducible keeps sums and products of reals in the order of the source: every image forms them whole, and the result
	// has the same bits on any number of images.
	Reproducible bool
	// Check says that the program will check its assertions when it runs.
	Check bool
	// Explain asks for an Explanation.
	Explain bool
	// Verify holds what the passes have found out against its invariants after each pass.
	Verify bool
	// Hooks see the steps go by.
	Hooks pass.Hooks
}

// timed runs a step that is no pass of a unit under the hooks.
func (b *building) timed(name string, run func()) {
	pass.Do(b.options.Hooks, pass.Step[*building]{Name: name, Run: func(*building) { run() }}, b, func() string { return "" })
}

// Explanation says what was decided and why.
type Explanation struct {
	Plan    *plan.Plan
	Remarks []explain.Remark // about the messages

	program   *spmd.Program
	analysed  []*unit
	described *explain.Description
}

// BuildWith is Build with options, and with Explain the explanation of what it made. The program must be specialised.
func BuildWith(prog *ir.Program, opt Options, bag *diag.Bag) (*spmd.Program, *Explanation) {
	if bag.HasErrors() {
		return nil, nil
	}
	b := newBuilding(opt, bag)
	units := b.begin(prog)
	if units == nil {
		return nil, nil
	}
	b.storeAlike(prog)
	return b.write(prog, units)
}

// begin analyses the units of a program; it gives nil if there are errors.
func (b *building) begin(prog *ir.Program) map[*ir.Unit]*unit {
	b.calling = explain.LoopsOfCalls(prog)
	b.own = prog.Own
	b.nothing = !distributes(prog)
	if !b.nothing {
		b.timed("tuples", func() { tuples.Find(prog) })
	}
	return b.analyseAll(prog)
}

// write writes the SPMD program, and the explanation if it is asked for.
func (b *building) write(prog *ir.Program, units map[*ir.Unit]*unit) (*spmd.Program, *Explanation) {
	out, opt := &spmd.Program{Source: prog}, b.options
	for _, s := range prog.Units {
		if u := units[s]; u != nil {
			comm.DropBuffers(u.Unit)
		}
	}
	for _, s := range prog.Units {
		if units[s] == nil {
			out.Units = append(out.Units, serial(s))
			continue
		}
		b.timed("bounds", func() { out.Units = append(out.Units, units[s].finish(b.startup(prog, s))) })
	}
	b.timed("reuse", func() { reuse.Lists(out) })
	b.timed("in place", func() { inplace.Accumulate(out) })
	b.timed("late", func() { reuse.Late(out) })
	if !opt.Explain {
		return out, nil
	}
	x := &Explanation{Plan: &plan.Plan{File: prog.File.Name}, program: out}
	b.timed("describe", func() { b.describe(prog, units, x) })
	return out, x
}

func newBuilding(opt Options, bag *diag.Bag) *building {
	memo := sets.NewMemo()
	return &building{Storage: comm.NewStorage(), bag: bag, options: opt, sets: memo, flow: arrayflow.New(memo), across: newAcross(),
		analysed: map[*ir.Unit]*analysed{}, outer: map[*ir.Unit][]*ir.Symbol{}}
}

// Disprove looks for INDEPENDENT loops whose assertion cannot hold, warns of them, and notes the arrays for which it is not to be
// believed.
func Disprove(prog *ir.Program, opt Options, bag *diag.Bag) {
	b := newBuilding(opt, bag)
	for _, s := range prog.Units {
		b.disprove(s)
	}
}

// flowOf is the flow of arrays where somebody asks which are private to loops that images share.
func (b *building) flowOf() *arrayflow.Flow {
	if b.nothing {
		return nil
	}
	return b.flow
}

// FindOwn finds the variables of common blocks, modules and hosts, and the saved ones, that each activation of a procedure sets
// before it reads them, and leaves them out of the effects of calls. Which images may make a call apart is no question in a program that
// distributes nothing.
func FindOwn(prog *ir.Program) {
	if !distributes(prog) {
		return
	}
	if prog.Own = arrayflow.New(sets.NewMemo()).Own(prog); len(prog.Own) > 0 {
		ir.FindEffects(prog)
	}
}

// Expand gives the work arrays of sweeps places in the tiles of what they work on.
func Expand(prog *ir.Program, bag *diag.Bag) {
	flow := arrayflow.New(sets.NewMemo())
	if prog.Own == nil {
		prog.Own = map[*ir.Symbol]bool{}
	}
	for _, s := range prog.Units {
		if s.Distributes() && !s.Module && !bag.HasErrors() {
			expand.Unit(s, flow, prog.Own, bag)
		}
	}
}

// describe writes the plan.
func (b *building) describe(prog *ir.Program, units map[*ir.Unit]*unit, out *Explanation) {
	d := explain.NewDescription(out.Plan)
	out.described = d
	for _, s := range prog.Units {
		if u := units[s]; u != nil {
			u.Remember()
			explain.Describe(u.Unit, d)
			u.Forget()
			out.Remarks = append(out.Remarks, explain.Remarks(u.Unit, u.cuts)...)
			out.analysed = append(out.analysed, u)
		} else if s.Module {
			explain.DescribeStorage(newUnit(s, b, compute.NewAlike(), comm.NewChanges()).Unit, d)
		}
	}
	for l, described := range d.Layouts {
		for g, x := range l.Dims {
			if x.Table != nil && x.Table.Owner != nil {
				described.Dims[g].Owners = out.ownersBy(x.Table)
			}
		}
	}
}

// ownersBy follows the function of OWNER in a table, once for each number of images and bounds.
func (p *Explanation) ownersBy(t *ir.Table) func(images int, lo, hi int64) []int64 {
	type extent struct {
		images int
		lo, hi int64
	}
	known := map[extent][]int64{}
	return func(images int, lo, hi int64) []int64 {
		key := extent{images, lo, hi}
		if _, done := known[key]; !done {
			known[key] = p.tally().Owners(t, images, lo, hi)
		}
		return known[key]
	}
}

// building is what the units of a program share while it is built.
type building struct {
	*comm.Storage
	bag     *diag.Bag
	options Options
	sets    *sets.Memo // makes the sets of all units
	flow    *arrayflow.Flow
	across  *across
	own     map[*ir.Symbol]bool // what belongs to each activation of a procedure alone
	nothing bool                // is distributed: each image runs all statements as they are
	calling map[*ir.Procedure]*ir.Do

	analysed map[*ir.Unit]*analysed
	outer    map[*ir.Unit][]*ir.Symbol
}

// startup makes the statements with which the main program begins: the layouts and arrays that live as long as it runs.
func (b *building) startup(prog *ir.Program, main *ir.Unit) []ir.Stmt {
	if main.Proc != nil {
		return nil
	}
	var layouts, arrays []ir.Stmt
	seen, made := map[*ir.Layout]bool{}, map[*ir.Symbol]bool{}
	for _, s := range prog.Units {
		for _, l := range s.Layouts {
			if !l.Deferred && !seen[l] {
				seen[l] = true
				layouts = append(layouts, spmd.InitLayout(l, l.Pos))
			}
		}
		for _, sym := range s.Symbols {
			if sym.Map != nil && !sym.Allocatable && !made[sym] {
				made[sym] = true // the versions of a procedure share saved arrays
				arrays = append(arrays, &spmd.ArrayCreate{At: ir.At{Pos: sym.Pos}, Array: b.Array(sym)})
			}
		}
	}
	return append(layouts, arrays...)
}

// serial is a unit without distributed arrays: every image runs it as it is.
func serial(s *ir.Unit) *spmd.Unit {
	return &spmd.Unit{Source: s, Symbols: s.Symbols, Body: s.Body}
}

func newUnit(s *ir.Unit, b *building, known *compute.Alike, asked *comm.Changes) *unit {
	outer := b.outerSymbols(s)
	layouts := layoutsOf(s, outer)
	sp := space.New(tree.New(s, outer, layouts), layouts, s.Body, b.sets, asked.Counts)
	u := &unit{bag: b.bag, build: b, Unit: comm.NewUnit(compute.NewComputation(sp, known, b.options.Reproducible), asked, b.Storage)}
	u.Own, u.Wanted = b.own, b.across.wanted
	body := comm.InsertInspectors(u.Unit, comm.StripMine(u.Unit, tree.Normalize(s.Body)))
	u.Plant(body)
	u.FinalValues(body)
	return u
}

// outerSymbols are the variables of others that a unit uses, or that its calls set.
func (b *building) outerSymbols(s *ir.Unit) []*ir.Symbol {
	if _, known := b.outer[s]; !known {
		b.outer[s] = tree.OuterSymbols(s)
	}
	return b.outer[s]
}

// layoutsOf lists the layouts of a unit and those of the arrays of others that it uses.
func layoutsOf(s *ir.Unit, outer []*ir.Symbol) []*ir.Layout {
	list := append([]*ir.Layout(nil), s.Layouts...)
	for _, sym := range outer {
		if sym.Map == nil {
			continue
		}
		list = ir.AppendLayout(list, sym.Map.Layout)
		for _, d := range sym.Map.Layout.Dims {
			for _, v := range d.Variables() {
				v.Captured, v.Storage = true, ir.Static
			}
		}
	}
	return list
}

// finish writes the node program: in the main program layouts and arrays first, then the body with reduced bounds.
func (u *unit) finish(startup []ir.Stmt) *spmd.Unit {
	out := &spmd.Unit{Source: u.Src, Exchanges: u.Exchanges}
	var body []ir.Stmt
	comm.MakeBuffers(u.Unit)
	comm.WithBuffers(u.Unit, func() { body = u.Emission().Body() })
	for _, s := range append(u.Src.Symbols[:len(u.Src.Symbols):len(u.Src.Symbols)], u.Outer...) {
		if s.Map != nil {
			out.Arrays = append(out.Arrays, u.Array(s))
		}
	}
	out.Body = append(startup, body...)
	out.Symbols = append(append([]*ir.Symbol(nil), u.Src.Symbols...), u.Made...)
	for _, v := range u.Views {
		if v.X.Into != nil {
			out.Arrays = append(out.Arrays, v.X.Into)
			out.Symbols = append(out.Symbols, v.X.Into.Sym)
		}
	}
	return out
}
