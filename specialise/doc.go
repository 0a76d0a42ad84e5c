// Package specialise turns a typed program into one in which each procedure knows where its arrays lie: arrays of derived type
// become arrays of their components (package aggregate), the run compares the bounds of arguments (fits.go), results, temporaries and
// work arrays get mappings (mappedresult.go, temporary.go, workarray.go), procedures with distributed dummy arguments are cloned for the
// arrays they are called with (clone.go), and calls and assignments that all images must make alike are written out (lower.go, scatter.go,
// put.go, piece.go).
package specialise

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/pipeline/pass"
	"dhpfgo/specialise/affine"
	"dhpfgo/specialise/aggregate"
	"dhpfgo/specialise/clocks"
	"dhpfgo/specialise/moved"
	"dhpfgo/specialise/slips"
	"dhpfgo/specialise/terms"
	"dhpfgo/specialise/webs"
	"dhpfgo/specialise/windows"
)

// Options are choices of the user.
type Options struct {
	Reproducible bool // sums and products of reals keep the order of the source
	Check        bool // the program will check its assertions when it runs
	Debug        bool // a debugger shows variables of the source, each under its name
}

// Work is a program on its way, where faults of the user are reported, and what the user has chosen.
type Work struct {
	Prog *ir.Program
	Bag  *diag.Bag
	Opt  Options
	Turn func(*ir.Unit) // package partition's: cuts arrays anew around loops that pass lines of them; nil for none

	inherited map[*ir.Symbol]bool  // dummy arguments that have the mapping of the actual ones, without a directive
	remaps    map[diag.Span]string // how procedures want arguments distributed that are given to them as they are
}

// turn cuts arrays anew around loops of a unit whose calls are those of the source still.
func (w *Work) turn(u *ir.Unit) {
	if w.Turn != nil && u.Distributes() && !u.Module {
		w.Turn(u)
	}
}

// Steps are the steps of the stage in their order; Orders says why it is this one. Package pipeline runs them, with the steps of
// package partition that come between.
var Steps = []pass.Step[*Work]{
	{Name: "slips", Needs: []pass.Fact{"typed"}, Run: func(w *Work) {
		for _, u := range w.Prog.Units {
			slips.Warn(u, w.Bag)
		}
	}},
	{Name: "recursion", Needs: []pass.Fact{"typed"}, Gives: []pass.Fact{"recursion"},
		Run: func(w *Work) { unmarkRecursive(w.Prog) }},
	{Name: "aggregates", Needs: []pass.Fact{"typed"}, Gives: []pass.Fact{"aggregates"},
		Run: func(w *Work) { aggregate.Split(w.Prog, w.Bag) }},
	{Name: "results", Needs: []pass.Fact{"typed"}, Gives: []pass.Fact{"results"},
		Run: func(w *Work) { mappedResults(w.Prog) }},
	{Name: "once", Needs: []pass.Fact{"aggregates"}, Gives: []pass.Fact{"once"}, Run: func(w *Work) {
		if !w.Opt.Check { // a variable is read there that may not have been set
			affine.ReplaceOnce(w.Prog)
		}
	}},
	{Name: "firstcalls", Needs: []pass.Fact{"aggregates"}, Gives: []pass.Fact{"first calls"}, Run: func(w *Work) {
		if !w.Opt.Check { // a variable is set there that may not be set
			affine.MoveFirstCalls(w.Prog)
		}
	}},
	{Name: "lend", Needs: []pass.Fact{"aggregates"}, Gives: []pass.Fact{"lent", "effects"}, Run: func(w *Work) { lendAllocatable(w.Prog, w.Bag) }},
	{Name: "extents", Needs: []pass.Fact{"aggregates", "lent"}, Gives: []pass.Fact{"extents"},
		Run: func(w *Work) {
			settleAllocated(w.Prog)
			unifyExtents(w.Prog)
		}},
	{Name: "beside", Needs: []pass.Fact{"extents"}, Gives: []pass.Fact{"extents"}, Run: func(w *Work) { layBeside(w.Prog) }},
	{Name: "windows", Needs: []pass.Fact{"aggregates"}, Gives: []pass.Fact{"effects"}, Run: func(w *Work) { windows.Copy(w.Prog) }},
	{Name: "sequences", Needs: []pass.Fact{"aggregates"}, Gives: []pass.Fact{"sections"},
		Run: func(w *Work) { findSections(w.Prog, false) }},
	{Name: "inherit", Needs: []pass.Fact{"sections", "results"}, Gives: []pass.Fact{"inherited"},
		Run: func(w *Work) { w.inherited = inheritMappings(w.Prog) }},
	{Name: "fits", Needs: []pass.Fact{"inherited"}, Gives: []pass.Fact{"fits"},
		Run: func(w *Work) { compareExtents(w.Prog) }},
	{Name: "clone", Needs: []pass.Fact{"aggregates", "results", "inherited"}, Gives: []pass.Fact{"clones", "effects"},
		Run: func(w *Work) { cloneProcedures(w) }},
	{Name: "unswitch", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"unswitched"}, Run: func(w *Work) {
		if !w.Opt.Check { // a variable is read there that may not have been set
			clocks.UnswitchLoops(w.Prog)
		}
	}},
	{Name: "timers", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"timers"}, Run: func(w *Work) { clocks.OwnTimers(w.Prog) }},
	{Name: "harvest", Needs: []pass.Fact{"clones"}, Gives: []pass.Fact{"harvests"}, Run: func(w *Work) {
		if !w.Opt.Check { // a test of subscripts stands in the loops
			eachDistributing(w, func(u *ir.Unit) { u.Body = fillRandom(u.Body) })
		}
	}},
	{Name: "skips", Needs: []pass.Fact{"clones"}, Gives: []pass.Fact{"skips"}, Run: func(w *Work) {
		eachDistributing(w, affine.ReplaceSkips)
	}},
	{Name: "remainders", Needs: []pass.Fact{"clones"}, Gives: []pass.Fact{"remainders"}, Run: func(w *Work) {
		eachDistributing(w, affine.NameRemainders)
	}},
	{Name: "embed", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"effects"}, Run: func(w *Work) {
		if embedCalls(w.Prog) && !w.Opt.Check { // arguments are the scalars themselves now
			affine.ReplaceOnce(w.Prog)
		}
	}},
	{Name: "fields", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"effects"}, Run: func(w *Work) {
		if !w.Opt.Check && !w.Opt.Debug { // as for webs
			aggregate.Scalars(w.Prog)
		}
	}},
	{Name: "webs", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"webs"}, Run: func(w *Work) {
		if !w.Opt.Check && !w.Opt.Debug { // a variable keeps what says whether it has a value, and its name
			webs.Split(w.Prog)
		}
	}},
	{Name: "parts", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"parts"}, Run: func(w *Work) {
		eachDistributing(w, func(u *ir.Unit) { affine.NameParts(u, w.Opt.Check) })
	}},
	{Name: "sums", Needs: []pass.Fact{"clones", "effects", "parts"}, Gives: []pass.Fact{"sums"}, Run: func(w *Work) {
		if !w.Opt.Reproducible {
			eachDistributing(w, terms.InScalars)
		}
		if !w.Opt.Check && !w.Opt.Debug { // statements stand as the user wrote them
			for _, u := range w.Prog.Units {
				terms.Together(u)
			}
		}
	}},
	{Name: "deal", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"dealt"}, Run: dealIterations},
	{Name: "printed", Needs: []pass.Fact{"clones"}, Gives: []pass.Fact{"printed"}, Run: func(w *Work) {
		eachDistributing(w, computePrinted)
	}},
	{Name: "publish", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"published"}, Run: func(w *Work) {
		eachDistributing(w, publishResults)
	}},
	{Name: "temporaries", Needs: []pass.Fact{"clones"}, Gives: []pass.Fact{"temporaries"}, Run: func(w *Work) {
		for _, u := range w.Prog.Units {
			alignTemporaries(u)
		}
		alignWorkArrays(w.Prog)
	}},
	{Name: "flags", Needs: []pass.Fact{"clones"}, Gives: []pass.Fact{"flags"}, Run: func(w *Work) {
		eachDistributing(w, affine.NameFlags)
	}},
	{Name: "calls", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"specialised"}, Run: func(w *Work) {
		for _, u := range w.Prog.Units {
			if (u.Distributes() || copiesArrays(u)) && !u.Module && !w.Bag.HasErrors() {
				lowerCalls(u, w)
			}
		}
		dropLayouts(w.Prog)
	}},
	{Name: "followers", Needs: []pass.Fact{"specialised"}, Gives: []pass.Fact{"effects"}, Run: func(w *Work) { moved.Followers(w.Prog) }},
	{Name: "unshare", Needs: []pass.Fact{"specialised"}, Gives: []pass.Fact{"unshared"}, Run: func(w *Work) {
		for _, u := range w.Prog.Units {
			seen := map[ir.Stmt]bool{}
			u.Entry, u.Body = ir.Unshare(u.Entry, seen), ir.Unshare(u.Body, seen)
		}
	}},
	{Name: "subscripts", Needs: []pass.Fact{"unshared"}, Run: func(w *Work) {
		if w.Opt.Check {
			eachDistributing(w, func(u *ir.Unit) { u.Body = slips.CheckSubscripts(u.Body) })
		}
	}},
	{Name: "neighbours", Needs: []pass.Fact{"unshared", "effects"}, Gives: []pass.Fact{"neighbours"}, Run: func(w *Work) {
		if !w.Opt.Check { // a table may have elements that were not set
			affine.Neighbours(w.Prog, func(step func(*ir.Unit)) { eachDistributing(w, step) })
		}
	}},
	{Name: "tables", Needs: []pass.Fact{"unshared", "effects"}, Gives: []pass.Fact{"distances"}, Run: func(w *Work) {
		tables := affine.TablesOf(w.Prog, w.Opt.Check)
		eachDistributing(w, func(u *ir.Unit) { affine.Unroll(tables, u) })
	}},
	{Name: "strides", Needs: []pass.Fact{"unshared", "effects", "distances"}, Run: func(w *Work) {
		if !w.Opt.Check && !w.Opt.Debug { // the variable keeps its values
			eachDistributing(w, affine.DoubleHalves)
			eachDistributing(w, affine.StepByProducts)
		}
	}},
	{Name: "bits", Needs: []pass.Fact{"unshared", "effects", "distances"}, Run: func(w *Work) {
		if !w.Opt.Check { // a scalar that was not set is shown where the program reads it
			eachDistributing(w, affine.PairByBits)
		}
	}},
	{Name: "indexset", Needs: []pass.Fact{"unshared", "effects", "distances"}, Gives: []pass.Fact{"index sets"}, Run: func(w *Work) {
		sized := affine.SizedIn(w.Prog)
		for _, u := range w.Prog.Units {
			if !u.Module && !w.Bag.HasErrors() && (u.Distributes() || affine.Wraps(u)) {
				affine.SplitIndexSets(sized, u)
			}
		}
	}},
	{Name: "edges", Needs: []pass.Fact{"unshared", "effects"}, Run: func(w *Work) {
		if !w.Opt.Check { // a subscript that is outside is shown as it was written
			eachDistributing(w, affine.ShiftEdges)
		}
	}},
	{Name: "affine", Needs: []pass.Fact{"unshared", "effects", "index sets"}, Gives: []pass.Fact{"affine"}, Run: func(w *Work) {
		eachDistributing(w, func(u *ir.Unit) { affine.Forward(w.Prog, u) })
	}},
	{Name: "homes", Needs: []pass.Fact{"affine"}, Gives: []pass.Fact{"homes"}, Run: func(w *Work) {
		eachDistributing(w, func(u *ir.Unit) { affine.NameHomes(u, w.Opt.Check) })
	}},
	{Name: "invariants", Needs: []pass.Fact{"affine", "homes"}, Gives: []pass.Fact{"invariants"}, Run: func(w *Work) {
		eachDistributing(w, func(u *ir.Unit) { affine.NameInvariants(u, w.Opt.Check) })
	}},
	{Name: "signs", Needs: []pass.Fact{"invariants"}, Gives: []pass.Fact{"signs"}, Run: func(w *Work) {
		eachDistributing(w, affine.SplitSigns)
	}},
}

// eachDistributing runs a step on the units that distribute arrays.
func eachDistributing(w *Work, step func(*ir.Unit)) {
	for _, u := range w.Prog.Units {
		if u.Distributes() && !u.Module && !w.Bag.HasErrors() {
			step(u)
		}
	}
}

// Orders are the constraints on the order of the steps.
var Orders = []pass.Order{
	{First: "slips", Then: "aggregates", Why: "warnings name what the user wrote"},
	{First: "aggregates", Then: "sequences", Why: "components that are arrays of their own have sequences of their own"},
	{First: "skips", Then: "bits", Why: "what a CYCLE leaves out is known by its condition"},
	{First: "strides", Then: "affine", Why: "sums with a product are followed as sums with a loop's variable"},
	{First: "bits", Then: "affine", Why: "a sum of a variable and a mask is followed like other subscripts"},
	{First: "edges", Then: "affine", Why: "a shift is followed like other subscripts"},
	{First: "recursion", Then: "clone", Why: "what calls of a procedure share depends on whether two may be under way"},
	{First: "firstcalls", Then: "clone", Why: "one procedure has the statements, not each of its versions"},
	{First: "sequences", Then: "inherit", Why: "a section may lie on one image where the sequence that it was written as has no place"},
	{First: "clone", Then: "unswitch", Why: "whether a loop picks owners is seen where the arrays stand"},
	{First: "unswitch", Then: "timers", Why: "a clock under a condition need not be read where the condition does not hold"},
	{First: "timers", Then: "embed", Why: "a procedure may take the place of its calls whose timers each image runs for itself"},
	{First: "unswitch", Then: "embed", Why: "a procedure without clocks may take the place of its calls"},
	{First: "clone", Then: "harvest", Why: "which arrays are distributed is seen where they stand"},
	{First: "harvest", Then: "embed", Why: "loops of an embedded procedure have other variables"},
	{First: "clone", Then: "skips", Why: "which loops are over distributed arrays is seen where the arrays stand"},
	{First: "clone", Then: "remainders", Why: "bits count where a loop is over distributed arrays"},
	{First: "remainders", Then: "embed", Why: "subscripts of an embedded procedure are those of the procedure"},
	{First: "skips", Then: "embed", Why: "a procedure may take the place of its calls whose loops leave iterations by conditions alone"},
	{First: "inherit", Then: "fits", Why: "only arguments that a procedure may take in place are compared"},
	{First: "fits", Then: "clone", Why: "a call is made for arguments that fit before versions are"},
	{First: "inherit", Then: "clone", Why: "clones are made for dummy arguments that have the mapping of the actual ones"},
	{First: "aggregates", Then: "clone", Why: "components that are arrays of their own are arguments of their own"},
	{First: "aggregates", Then: "lend", Why: "components that are arrays of their own are arguments of their own"},
	{First: "lend", Then: "extents", Why: "what a procedure allocates for its callers is allocated in a version of it"},
	{First: "aggregates", Then: "extents", Why: "components are allocated one by one"},
	{First: "extents", Then: "beside", Why: "arrays of the same bounds have one layout before it takes others"},
	{First: "aggregates", Then: "windows", Why: "components have sections of their own"},
	{First: "windows", Then: "inherit", Why: "a dummy argument that gets copies lies as they do"},
	{First: "beside", Then: "clone", Why: "versions are made for layouts that stay"},
	{First: "extents", Then: "clone", Why: "arrays of the same bounds and layout take each other's place as arguments"},
	{First: "results", Then: "clone", Why: "a distributed value is an argument of the subroutine that the function becomes"},
	{First: "clone", Then: "embed", Why: "what is embedded names the arrays that it works on"},
	{First: "embed", Then: "calls", Why: "the calls that are left are those that are made"},
	{First: "clone", Then: "printed", Why: "only what is computed of distributed arrays is better computed before it is printed"},
	{First: "printed", Then: "publish", Why: "what is printed may be computed by the owners of what it is computed from"},
	{First: "embed", Then: "publish", Why: "what an embedded procedure sets for all images is set by its loops"},
	{First: "publish", Then: "temporaries", Why: "a temporary that stays whole may be computed by the owners of what it is computed from"},
	{First: "clone", Then: "temporaries", Why: "a temporary lies as the arrays of the clone do"},
	{First: "clone", Then: "flags", Why: "only conditions on distributed arrays are tested by their owners"},
	{First: "clone", Then: "calls", Why: "only what no clone takes in place is gathered"},
	{First: "embed", Then: "fields", Why: "what an embedded procedure takes as a whole is a variable of its own"},
	{First: "fields", Then: "webs", Why: "components are scalars like others"},
	{First: "embed", Then: "webs", Why: "an embedded procedure has variables of its own"},
	{First: "webs", Then: "sums", Why: "a sum of its own is known by its own scalar"},
	{First: "embed", Then: "parts", Why: "an embedded procedure adds to parts of its arguments"},
	{First: "embed", Then: "sums", Why: "an embedded procedure adds to elements of its arguments"},
	{First: "sums", Then: "publish", Why: "what a loop adds up in a scalar is published as other scalars are"},
	{First: "parts", Then: "publish", Why: "what a loop adds up in a scalar is published as other scalars are"},
	{First: "embed", Then: "deal", Why: "a call that is embedded hides nothing of what a loop does"},
	{First: "clone", Then: "deal", Why: "only what touches nothing distributed in any clone needs a home of its own"},
	{First: "deal", Then: "calls", Why: "a unit with shared iterations makes calls that all images take part in"},
	{First: "calls", Then: "followers", Why: "what lies in a layout is known when arrays for calls and values are made"},
	{First: "calls", Then: "unshare", Why: "later stages attach facts to expressions by their address"},
	{First: "unshare", Then: "subscripts", Why: "a nest is compared with the bounds of the arrays that this unit has"},
	{First: "subscripts", Then: "indexset", Why: "the parts of a loop have other first and last iterations than the loop"},
	{First: "unshare", Then: "tables", Why: "the values of a loop's variable stand in copies of its body"},
	{First: "neighbours", Then: "indexset", Why: "a table of neighbours says where a subscript wraps around"},
	{First: "unshare", Then: "neighbours", Why: "a subscript is replaced by what a table has there"},
	{First: "tables", Then: "indexset", Why: "where a neighbour wraps around depends on how far it is"},
	{First: "unshare", Then: "indexset", Why: "a subscript is replaced by the form that it has in one part of a loop"},
	{First: "indexset", Then: "affine", Why: "an index scalar that an IF sets has one form in each part of the loop"},
	{First: "unshare", Then: "affine", Why: "a subscript is replaced by the value that it has at one place"},
	{First: "affine", Then: "invariants", Why: "a value that a scalar holds for one iteration is seen in the subscripts of that iteration"},
	{First: "invariants", Then: "signs", Why: "a distance that an expression says is a scalar then"},
	{First: "temporaries", Then: "calls", Why: "what is written out for a call is no temporary of an array expression"},
}

// All runs the steps one after the other.
func All(prog *ir.Program, opt Options, bag *diag.Bag) {
	w := &Work{Prog: prog, Bag: bag, Opt: opt}
	for _, s := range Steps {
		s.Run(w)
	}
}
