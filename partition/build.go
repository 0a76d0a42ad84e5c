package partition

import (
	"dhpfgo/diag"
	"dhpfgo/plan"
	"dhpfgo/sem"
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
	{"cpart", (*unit).partitionComputation},
	{"place", (*unit).placeNeeds},
	{"unite", (*unit).unite},
	{"warn", (*unit).warnElementwise},
	{"coalesce", (*unit).coalesce},
	{"exchange", (*unit).buildExchanges},
	{"fetch", (*unit).insertFetches},
	{"split", (*unit).splitReductions},
}

// before is a constraint on the order of passes with its reason.
type before struct{ first, then, why string }

var passOrder = []before{
	{"private", "reductions", "an accumulation that is private to an outer loop needs no message"},
	{"private", "cpart", "a private definition runs where its uses run"},
	{"reductions", "cpart", "an update of a reduction runs where its operand lives"},
	{"cpart", "place", "what is not local depends on who computes"},
	{"place", "unite", "what stands around a message is known when it is placed"},
	{"place", "coalesce", "only messages that stand at one place can join"},
	{"unite", "warn", "a round that is repeated must not warn twice"},
	{"coalesce", "exchange", "the set of an exchange is the union over its references"},
	{"exchange", "fetch", "an exchange keeps the reference as typed for its label"},
	{"fetch", "split", "copies are made of the statement as typed"},
}

// Build computes the SPMD program and its plan from a checked program. What it can not compile yet it refuses in bag by
// name and position; the result is then nil.
func Build(prog *sem.Program, bag *diag.Bag) *Program {
	out := &Program{Source: prog, Plan: &plan.Plan{File: prog.File.Name}}
	for _, s := range prog.Units {
		if !distributes(s) {
			out.Units = append(out.Units, serial(s))
			continue
		}
		if s.Proc != nil || s.Module {
			refuseDistributed(s, bag)
			continue
		}
		u := analyse(lowerCalls(s, bag), bag)
		out.Units = append(out.Units, u.finish())
		u.describe(out.Plan)
	}
	if bag.HasErrors() {
		return nil
	}
	return out
}

// analyse runs the passes, again from the start whenever they find something more that all images must compute alike.
// Each round adds a scalar or a header, so the number of rounds is bounded.
func analyse(s *sem.Unit, bag *diag.Bag) *unit {
	known := newAlike()
	for {
		known.grown = false
		known.round++
		u := newUnit(s, bag, known)
		for _, p := range passes {
			p.run(u)
			if known.grown {
				break
			}
		}
		if !known.grown {
			return u
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
	return usesMapped(s) != nil
}

// usesMapped gives a reference to a distributed array in the statements of a unit, or nil.
func usesMapped(s *sem.Unit) sem.Expr {
	var found sem.Expr
	sem.WalkStmts(append(append([]sem.Stmt(nil), s.Entry...), s.Body...), func(st sem.Stmt) bool {
		for _, e := range sem.ExprsOf(st) {
			sem.WalkExprs(e, func(x sem.Expr) {
				if r := symbolOf(x); found == nil && r != nil && r.Map != nil {
					found = x
				}
			})
		}
		return true
	})
	return found
}

// refuseDistributed says that only the main program can have distributed arrays so far.
func refuseDistributed(s *sem.Unit, bag *diag.Bag) {
	for _, sym := range s.Symbols {
		if sym.Map != nil {
			bag.Errorf(sym.Pos, "unsupported", "the distributed array '%s' outside the main program is not supported yet", sym.Name).
				Help("declare it in the main program, or leave it without a mapping directive: it is then replicated")
			return
		}
	}
	bag.Errorf(usesMapped(s).Span(), "unsupported", "a distributed array of its host in the internal procedure '%s' is not supported yet", s.Name).
		Help("pass the array as an argument")
}

// serial is a unit without distributed arrays: every image runs it as it is.
func serial(s *sem.Unit) *Unit {
	return &Unit{Source: s, Symbols: s.Symbols, Body: s.Body}
}

func newUnit(s *sem.Unit, bag *diag.Bag, known *alike) *unit {
	u := &unit{src: s, bag: bag, known: known, names: newNames(s.Layouts), arrays: map[*sem.Symbol]*Array{}}
	for _, sym := range s.Symbols {
		u.names.of(sym)
	}
	u.outer = outerSymbols(s)
	body := normalize(s.Body)
	u.plant(body)
	u.finalValues(body)
	return u
}

// finish writes the node program: layouts and arrays first, then the body with reduced bounds.
func (u *unit) finish() *Unit {
	out := &Unit{Source: u.src, Exchanges: u.exchanges}
	body := u.boundsReduction()
	for _, l := range u.src.Layouts {
		if !l.Deferred {
			out.Body = append(out.Body, layoutInit(l, l.Pos))
		}
	}
	for _, s := range u.src.Symbols {
		if s.Map == nil {
			continue
		}
		out.Arrays = append(out.Arrays, u.array(s))
		if !s.Allocatable {
			out.Body = append(out.Body, &ArrayCreate{At: sem.At{Pos: s.Pos}, Array: u.array(s)})
		}
	}
	out.Body = append(out.Body, body...)
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
