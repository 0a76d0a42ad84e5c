// Package node improves the loops that one image runs: it reorders and blocks them where no dependence forbids it, so that
// clang finds unit stride innermost, independent iterations, and values that stay in registers. It changes only the order
// in which elements are computed, never a result: what is computed from what, and the order of the terms of every sum of
// real numbers, stay as written.
//
// Terms. A nest is a chain of DO loops, each the only statement of the one around it, over a body of assignments and IFs.
// A dependence between two accesses of one array is described by its distance in iterations of each loop of the nest,
// "any" where subscripts do not fix it (Allen and Kennedy, Optimizing Compilers for Modern Architectures, chapter 3).
// Every decision is a Remark with its reason.
package node

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/node/guards"
	"dhpfgo/partition/spmd"
	"dhpfgo/pipeline/pass"
)

// Remark says what was done, or why not, with the loops at Pos.
type Remark struct {
	Pos  diag.Span
	Pass string
	Why  diag.Reason // what was done, or why not
	Done bool
}

// rewriting is a pass over nests: run returns the statements in the place of one, nil to look at the loops inside; list those in the
// place of a list, for which it rewrites the lists inside itself.
type rewriting struct {
	name string
	run  func(*unit, *nest) []ir.Stmt
	list func(*unit, []ir.Stmt) []ir.Stmt
}

var rewritings = []rewriting{
	{name: "random", list: fillRandom},
	{name: "places", list: coalesce},
	{name: "write out", run: unfold},
	{name: "work arrays", run: expandWork},
	{name: "distribute", run: distribute},
	{name: "interchange", run: interchange},
	{name: "join guards", list: joinGuards},
	{name: "guards", list: func(u *unit, body []ir.Stmt) []ir.Stmt { return u.guards().Cut(body) }},
	{name: "choose loops", list: func(u *unit, body []ir.Stmt) []ir.Stmt { return u.guards().Unswitch(body) }},
	{name: "interior", list: func(u *unit, body []ir.Stmt) []ir.Stmt { return u.guards().CutInterior(body) }},
	{name: "blocks", list: func(u *unit, body []ir.Stmt) []ir.Stmt { return u.guards().BlocksOfBits(body) }},
	{name: "choose", run: choose},
	{name: "unfold", run: unfold},
	{name: "unroll-and-jam", run: unrollAndJam},
	{name: "jam-sums", run: jamSums},
	{name: "jam-recurrences", run: jamRecurrences},
	{name: "fuse", list: fuse},
	{name: "hoist", run: hoistInvariants},
	{name: "hold", run: holdElements},
	{name: "recurrences", run: carriedLast},
	{name: "distances", run: byDistance},
	{name: "parallel", run: markParallel},
	{name: "lead", run: leadFirst},
	{name: "enough", run: stopEarly},
	{name: "order", list: sayOrder},
}

// Passes are the rewritings of one unit in their order.
var Passes = passesOf(rewritings)

func passesOf(list []rewriting) []pass.Step[*unit] {
	var out []pass.Step[*unit]
	for _, r := range list {
		out = append(out, pass.Step[*unit]{Name: r.name, Run: func(u *unit) {
			u.pass, u.body, u.mentions = r, u.spmd.Body, nil
			u.spmd.Body = u.rewrite(u.spmd.Body)
		}})
	}
	return out
}

// Orders are the constraints on the order of the passes.
var Orders = []pass.Order{
	{First: "random", Then: "work arrays", Why: "arrays have their shapes still"},
	{First: "places", Then: "distribute", Why: "a loop over all cells of an image is one of a nest"},
	{First: "distribute", Then: "interchange", Why: "loops that are split can be reordered apart"},
	{First: "work arrays", Then: "interchange", Why: "loops that are split can be reordered apart"},
	{First: "interchange", Then: "guards", Why: "the parts of a loop that is cut are no perfect nest with the loop around it"},
	{First: "interchange", Then: "join guards", Why: "a loop is distributed statement by statement"},
	{First: "join guards", Then: "guards", Why: "what is copied has few tests"},
	{First: "guards", Then: "choose loops", Why: "conditions that only parts of a loop meet are gone"},
	{First: "choose loops", Then: "unroll-and-jam", Why: "what is copied has no tests"},
	{First: "choose loops", Then: "interior", Why: "conditions that are the same in all iterations are gone"},
	{First: "interior", Then: "blocks", Why: "conditions that only the edges need are gone"},
	{First: "blocks", Then: "distances", Why: "elements of a block are known to differ"},
	{First: "interior", Then: "choose", Why: "conditions that only the edges need are gone"},
	{First: "interior", Then: "unroll-and-jam", Why: "what is copied has no tests"},
	{First: "guards", Then: "choose", Why: "a condition on tiles cuts the loop"},
	{First: "choose", Then: "unroll-and-jam", Why: "what is copied has few tests"},
	{First: "write out", Then: "work arrays", Why: "a short loop is written out rather than moved"},
	{First: "choose", Then: "unfold", Why: "what is written out has assignments alone"},
	{First: "interchange", Then: "unfold", Why: "the loop along memory is the one around the short ones"},
	{First: "unfold", Then: "unroll-and-jam", Why: "short loops are written out as they are"},
	{First: "guards", Then: "unroll-and-jam", Why: "what is copied has no tests"},
	{First: "interchange", Then: "unroll-and-jam", Why: "copies are made around the loop that is innermost"},
	{First: "interchange", Then: "fuse", Why: "nests are joined as they are left"},
	{First: "distribute", Then: "jam-sums", Why: "sums whose loop can change places become vectors"},
	{First: "unroll-and-jam", Then: "jam-sums", Why: "loops that share elements are joined around the innermost first"},
	{First: "unroll-and-jam", Then: "jam-recurrences", Why: "loops that share elements are joined around the innermost first"},
	{First: "guards", Then: "jam-recurrences", Why: "what is copied has no tests"},
	{First: "jam-recurrences", Then: "fuse", Why: "a nest that was copied is joined with no other"},
	{First: "jam-sums", Then: "fuse", Why: "a nest that was copied is joined with no other"},
	{First: "unroll-and-jam", Then: "fuse", Why: "a nest that was copied is joined with no other"},
	{First: "fuse", Then: "hoist", Why: "what is innermost in the end keeps its invariants in registers"},
	{First: "unroll-and-jam", Then: "recurrences", Why: "copies that run side by side wait together"},
	{First: "hoist", Then: "hold", Why: "what stays the same in a loop stands before it"},
	{First: "hoist", Then: "parallel", Why: "iterations are compared as they are left"},
	{First: "hoist", Then: "distances", Why: "versions are made of what is innermost in the end"},
	{First: "hoist", Then: "order", Why: "a sum in an element may by then be one in a register"},
	{First: "lead", Then: "enough", Why: "a nest with a jump is no nest any more"},
	{First: "parallel", Then: "lead", Why: "iterations that depend on each other become no vectors"},
}

// Options say what the loops may do.
type Options struct {
	Reassociate bool // sums and products of reals may be formed in any order
	Check       bool // the program checks its subscripts when it runs
	Hooks       pass.Hooks
}

// Optimize rewrites the loops of all units in place and returns what it did and why.
func Optimize(p *spmd.Program, opt Options) []Remark {
	var remarks []Remark
	for _, u := range p.Units {
		w := &unit{spmd: u, procedure: u.Source.Proc != nil, reassociate: opt.Reassociate, check: opt.Check, arrays: map[*ir.Symbol]*spmd.Array{}}
		for _, a := range u.Arrays {
			w.arrays[a.Sym] = a
		}
		if w.procedure {
			w.result = u.Source.Proc.Result
		}
		if w.expose(u.Body); w.exposed == nil {
			continue
		}
		for _, s := range Passes {
			pass.Do(opt.Hooks, s, w, u.String)
		}
		u.Symbols = append(u.Symbols, w.made...)
		remarks = append(remarks, w.remarks...)
	}
	return remarks
}

// unit is one program unit on its way through a pass. exposed are the scalars whose value some statement reads from
// outside the loop that set it.
type unit struct {
	spmd        *spmd.Unit
	exposed     map[*ir.Symbol]bool
	arrays      map[*ir.Symbol]*spmd.Array
	procedure   bool // not the main program
	reassociate bool
	check       bool
	result      *ir.Symbol
	body        []ir.Stmt
	mentions    map[*ir.Symbol]int // how often statements of the body name a variable, once somebody asks
	pass        rewriting
	remarks     []Remark
	made        []*ir.Symbol
}

// expose finds the exposed scalars of the unit's statements, nil where these are of unknown kinds.
func (u *unit) expose(body []ir.Stmt) {
	u.exposed = exposedScalars(body)
	if u.result != nil && u.exposed != nil {
		u.exposed[u.result] = true
	}
}

// joinGuards joins guards, after which a scalar that one statement sets for the next is seen to be set first.
func joinGuards(u *unit, body []ir.Stmt) []ir.Stmt {
	out := guards.Join(body)
	u.expose(out)
	return out
}

func (u *unit) guards() *guards.Unit {
	g := &guards.Unit{Exposed: u.exposed, Tiles: map[*ir.Symbol]bool{}, New: u.scalar}
	for _, l := range u.spmd.Source.Layouts {
		for _, v := range l.Variables() {
			g.Tiles[v] = true
		}
	}
	return g
}

// rewrite applies the pass to the outermost nests of a body and, where it leaves a nest alone, to the loops inside.
func (u *unit) rewrite(body []ir.Stmt) []ir.Stmt {
	if u.pass.list != nil {
		return u.pass.list(u, body)
	}
	var out []ir.Stmt
	for _, s := range body {
		if d, ok := s.(*ir.Do); ok {
			if n := nestOf(d); n != nil {
				if list := u.pass.run(u, n); list != nil {
					out = append(out, list...)
					continue
				}
			}
		}
		ir.ReplaceBodies(s, u.rewrite)
		out = append(out, s)
	}
	return out
}

// remark notes a decision on loop k of a nest, once, also where blocking has made copies of the nest.
func (u *unit) remark(n *nest, k int, done bool, why diag.Reason) {
	r := Remark{Pos: n.loops[k].Span(), Pass: u.pass.name, Why: why, Done: done}
	same := func(o Remark) bool {
		return o.Pos == r.Pos && o.Pass == r.Pass && o.Done == done && o.Why.String() == why.String()
	}
	if !slices.ContainsFunc(u.remarks, same) {
		u.remarks = append(u.remarks, r)
	}
}

// called is how remarks name a variable: what counts the elements of an array statement has no name in the source.
func called(s *ir.Symbol) string {
	if s.HasMadeName() && s.Source == "" && s.Type.Base == ir.Integer && s.Rank() == 0 {
		return "an array index"
	}
	return s.UserName()
}
