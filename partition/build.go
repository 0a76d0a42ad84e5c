package partition

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/plan"
	"dhpfgo/sem"
	"dhpfgo/sets"
)

// pass is one step of the compilation of a unit.
type pass struct {
	name string
	run  func(*unit)
}

// passes is the order of work; order.go states why it is this one, and a test checks the two against each other.
var passes = []pass{
	{"private", (*unit).findPrivate},
	{"reductions", (*unit).findReductions},
	{"owner", (*unit).ownerRuns},
	{"cpart", (*unit).partitionComputation},
	{"place", (*unit).placeNeeds},
	{"share", (*unit).computeOnOwner},
	{"available", (*unit).dropAvailable},
	{"indirect", (*unit).inspectIndirect},
	{"pipeline", (*unit).pipeline},
	{"advance", (*unit).advance},
	{"copies", (*unit).widenForCopies},
	{"unite", (*unit).unite},
	{"separate", (*unit).separateLoops},
	{"warn", (*unit).warnElementwise},
	{"local", (*unit).checkLocal},
	{"coalesce", (*unit).coalesce},
	{"exchange", (*unit).buildExchanges},
	{"gather", (*unit).gatherIndirect},
	{"fetch", (*unit).insertFetches},
	{"split", (*unit).splitReductions},
	{"overlap", (*unit).overlapMessages},
}

// remembers is the first pass that may keep the sets that it computes (see memo).
var remembers = slices.IndexFunc(passes, func(p pass) bool { return p.name == "cpart" })

// before is a constraint on the order of passes with its reason.
type before struct{ first, then, why string }

var passOrder = []before{
	{"private", "reductions", "an accumulation that is private to an outer loop needs no message"},
	{"reductions", "owner", "a reduction has its own way to its result"},
	{"owner", "cpart", "a run on one owner has that owner's partition"},
	{"place", "share", "a run on one owner takes the place of a message"},
	{"share", "available", "a run on one owner begins a new round"},
	{"private", "cpart", "a private definition runs where its uses run"},
	{"reductions", "cpart", "an update of a reduction runs where its operand lives"},
	{"cpart", "local", "what is in a shadow depends on who computes"},
	{"unite", "local", "a round that is repeated must not warn twice"},
	{"cpart", "place", "what is not local depends on who computes"},
	{"place", "available", "what an image computed before a message depends on where that stands"},
	{"place", "indirect", "an inspector stands where the message would, or further out"},
	{"indirect", "pipeline", "what an inspector serves keeps a loop from being a pipeline"},
	{"indirect", "coalesce", "what an inspector serves is no part of an exchange"},
	{"exchange", "gather", "a list is made of elements that exchanges bring"},
	{"available", "pipeline", "what need not move keeps no loop from being a pipeline"},
	{"pipeline", "advance", "a message of a pipeline stands at its loop"},
	{"available", "advance", "a message that nobody needs must not draw others to it"},
	{"cpart", "copies", "an image stores what it computes"},
	{"place", "advance", "messages join where they may stand"},
	{"advance", "unite", "what stands around a message is known when it has joined others"},
	{"advance", "coalesce", "only messages that stand at one place can join"},
	{"place", "unite", "what stands around a message is known when it is placed"},
	{"place", "coalesce", "only messages that stand at one place can join"},
	{"unite", "separate", "what stands in a loop is known when messages have joined others"},
	{"separate", "warn", "a loop that is cut must not warn"},
	{"unite", "warn", "a round that is repeated must not warn twice"},
	{"coalesce", "exchange", "the set of an exchange is the union over its references"},
	{"exchange", "fetch", "an exchange keeps the reference as typed for its label"},
	{"fetch", "split", "copies are made of the statement as typed"},
	{"split", "overlap", "what stands before a loop is complete when its messages are"},
}

// Build computes the SPMD program and its plan from a checked program. What it can not compile yet it refuses in bag by
// name and position; the result is then nil.
func Build(prog *sem.Program, bag *diag.Bag) *Program { return BuildWith(prog, Options{}, bag) }

// Options are choices of the user.
type Options struct {
	// Overlap lets messages run beside the part of a loop that needs none of them.
	Overlap bool
	// Reproducible keeps sums and products of reals in the order of the source: every image forms them whole, and the result
	// has the same bits on any number of images.
	Reproducible bool
	// Check says that the program will check its assertions when it runs.
	Check bool
	// Clock, if not nil, is told when a pass begins; the function that it returns, when the pass ends.
	Clock func(pass string) (end func())
}

// timed runs a pass under the clock.
func (b *building) timed(pass string, run func()) {
	if b.options.Clock != nil {
		defer b.options.Clock(pass)()
	}
	run()
}

// BuildWith is Build with options.
func BuildWith(prog *sem.Program, opt Options, bag *diag.Bag) *Program {
	out := &Program{Source: prog, Plan: &plan.Plan{File: prog.File.Name}}
	b := &building{bag: bag, options: opt, arrays: map[*sem.Symbol]*Array{}, sets: sets.NewMemo()}
	b.timed("structures", func() { splitStructures(prog, bag) })
	mappedResults(prog)
	b.timed("disprove", func() {
		for _, s := range prog.Units {
			b.disprove(s)
		}
	})
	b.timed("specialize", func() { specialize(prog, bag) })
	for _, s := range prog.Units {
		alignTemporaries(s)
	}
	units := map[*sem.Unit]*unit{}
	for _, s := range prog.Units {
		if distributes(s) && !s.Module && !bag.HasErrors() {
			lowered, pieces := lowerCalls(s, opt, bag)
			units[s] = b.analyse(lowered, pieces)
		}
	}
	if bag.HasErrors() {
		return nil
	}
	for _, s := range prog.Units {
		if units[s] == nil {
			out.Units = append(out.Units, serial(s))
			continue
		}
		b.timed("bounds", func() { out.Units = append(out.Units, units[s].finish(b.startup(prog, s))) })
	}
	b.timed("describe", func() { b.describe(prog, units, out) })
	return out
}

// describe writes the plan.
func (b *building) describe(prog *sem.Program, units map[*sem.Unit]*unit, out *Program) {
	d := newDescription(out.Plan)
	out.described = d
	for _, s := range prog.Units {
		if u := units[s]; u != nil {
			u.describe(d)
			out.Remarks = append(out.Remarks, u.remarks()...)
			out.analysed = append(out.analysed, u)
		} else if s.Module {
			newUnit(s, b, newAlike()).describeStorage(d)
		}
	}
}

// building is what the units of a program share while it is built: the storage of arrays, which is as wide as any unit
// needs, and how many exchanges there are.
type building struct {
	bag       *diag.Bag
	options   Options
	arrays    map[*sem.Symbol]*Array
	exchanges int
	sets      *sets.Memo // makes the sets of all units
}

// startup makes the statements with which the main program begins: the layouts and arrays that live as long as it runs.
func (b *building) startup(prog *sem.Program, main *sem.Unit) []sem.Stmt {
	if main.Proc != nil {
		return nil
	}
	var layouts, arrays []sem.Stmt
	seen, made := map[*sem.Layout]bool{}, map[*sem.Symbol]bool{}
	for _, s := range prog.Units {
		for _, l := range s.Layouts {
			if !l.Deferred && !seen[l] {
				seen[l] = true
				layouts = append(layouts, layoutInit(l, l.Pos))
			}
		}
		for _, sym := range s.Symbols {
			if sym.Map != nil && !sym.Allocatable && !made[sym] {
				made[sym] = true // the versions of a procedure share saved arrays
				arrays = append(arrays, &ArrayCreate{At: sem.At{Pos: sym.Pos}, Array: b.array(sym)})
			}
		}
	}
	return append(layouts, arrays...)
}

// analyse runs the passes, again from the start whenever they find something more that all images must compute alike.
// The set holds arrays that are private wherever they are set. Each round adds a scalar or a header, so the number of rounds is bounded.
func (b *building) analyse(s *sem.Unit, pieces map[*sem.Symbol]bool) *unit {
	known := newAlike()
	var cuts []*separation
	for {
		known.grown = false
		known.round++
		u := newUnit(s, b, known)
		u.pieces = pieces
		for i, p := range passes {
			if u.memo = nil; i >= remembers {
				u.memo = newMemo()
			}
			b.timed(p.name, func() { p.run(u) })
			if known.grown {
				break
			}
		}
		u.memo = nil
		if !known.grown {
			b.exchanges += len(u.exchanges)
			u.cuts = cuts
			return u
		}
		if len(known.cuts) > 0 {
			made := known.make(s)
			cuts = append(cuts, made...)
			known = newAlike()
			known.whole = len(made) == 0
		}
	}
}

// distributes reports whether a unit declares or uses distributed arrays.
func distributes(s *sem.Unit) bool {
	if s.Proc == nil && !s.Module {
		return true
	}
	for _, sym := range s.Symbols {
		if sym.Map != nil {
			return true
		}
	}
	found := false
	eachSymbol(append(s.Entry[:len(s.Entry):len(s.Entry)], s.Body...), func(sym *sem.Symbol) { found = found || sym.Map != nil })
	return found
}

// eachSymbol calls f for the variables that statements mention, some several times.
func eachSymbol(body []sem.Stmt, f func(*sem.Symbol)) {
	note := func(s *sem.Symbol, r ir.Role) {
		if r != ir.Directive {
			f(s)
		}
	}
	sem.WalkStmts(body, func(st sem.Stmt) bool {
		ir.Mentions(st, note)
		if a, ok := st.(*sem.Allocate); ok {
			for _, e := range sem.ExprsOf(a) {
				ir.Mentions(e, note)
			}
		}
		return true
	})
}

// serial is a unit without distributed arrays: every image runs it as it is.
func serial(s *sem.Unit) *Unit {
	return &Unit{Source: s, Symbols: s.Symbols, Body: s.Body}
}

func newUnit(s *sem.Unit, b *building, known *alike) *unit {
	u := &unit{src: s, bag: b.bag, build: b, sets: b.sets, known: known, outer: outerSymbols(s), carried: map[carried]bool{},
		again: map[*sem.Symbol]bool{}}
	u.layouts = layoutsOf(s, u.outer)
	u.names = newNames(u.layouts)
	for _, sym := range s.Symbols {
		u.names.of(sym)
	}
	body := u.insertInspectors(u.stripMine(normalize(s.Body)))
	u.plant(body)
	u.finalValues(body)
	return u
}

// layoutsOf lists the layouts of a unit and those of the arrays of others that it uses.
func layoutsOf(s *sem.Unit, outer []*sem.Symbol) []*sem.Layout {
	list := append([]*sem.Layout(nil), s.Layouts...)
	for _, sym := range outer {
		if sym.Map == nil {
			continue
		}
		list = appendLayout(list, sym.Map.Layout)
		for _, d := range sym.Map.Layout.Dims {
			for _, v := range d.Variables() {
				v.Captured, v.Storage = true, sem.Static
			}
		}
	}
	return list
}

// finish writes the node program: in the main program layouts and arrays first, then the body with reduced bounds.
func (u *unit) finish(startup []sem.Stmt) *Unit {
	out := &Unit{Source: u.src, Exchanges: u.exchanges}
	body := u.boundsReduction()
	for _, s := range append(u.src.Symbols[:len(u.src.Symbols):len(u.src.Symbols)], u.outer...) {
		if s.Map != nil {
			out.Arrays = append(out.Arrays, u.array(s))
		}
	}
	out.Body = append(startup, body...)
	out.Symbols = append(append([]*sem.Symbol(nil), u.src.Symbols...), u.made...)
	return out
}

// layoutInit stands for a layout at the statement that brings it into being; a PROCESSORS arrangement that asks for more
// images than there are is to blame where it is declared.
func layoutInit(l *sem.Layout, at diag.Span) *LayoutInit {
	if l.Onto != "" {
		at = l.OntoPos
	}
	return &LayoutInit{At: sem.At{Pos: at}, Layout: l}
}
