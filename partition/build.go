package partition

import (
	"fmt"

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
	{"conditions", (*unit).checkConditions},
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
	{"place", "conditions", "only a placed message can be seen to have left a condition"},
	{"place", "coalesce", "only messages that stand at one place can join"},
	{"coalesce", "exchange", "the set of an exchange is the union over its references"},
	{"exchange", "fetch", "an exchange keeps the reference as typed for its label"},
	{"fetch", "split", "copies are made of the statement as typed"},
}

// Build computes the SPMD program and its plan from a checked program. What it can not compile yet it refuses in bag by
// name and position; the result is then nil.
func Build(prog *sem.Program, bag *diag.Bag) *Program {
	out := &Program{Source: prog, Plan: &plan.Plan{File: prog.File.Name}}
	for _, s := range prog.Units {
		u := newUnit(s, bag)
		for _, p := range passes {
			p.run(u)
			if bag.HasErrors() {
				return nil
			}
		}
		out.Units = append(out.Units, u.finish())
		u.describe(out.Plan)
	}
	if bag.HasErrors() {
		return nil
	}
	return out
}

func newUnit(s *sem.Unit, bag *diag.Bag) *unit {
	u := &unit{src: s, bag: bag, names: newNames(s.Layouts), arrays: map[*sem.Symbol]*Array{}}
	for _, sym := range s.Symbols {
		u.names.of(sym)
	}
	u.plant(normalize(append(u.initialValues(), s.Body...)))
	return u
}

// finish writes the node program: layouts and arrays first, then the body with reduced bounds.
func (u *unit) finish() *Unit {
	out := &Unit{Source: u.src, Exchanges: u.exchanges}
	body := u.boundsReduction()
	for _, l := range u.src.Layouts {
		if !l.Deferred {
			out.Body = append(out.Body, &LayoutInit{At: sem.At{Pos: l.Pos}, Layout: l})
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

// initialValues writes the initial values of mapped arrays as assignments, so that each image sets what it owns.
func (u *unit) initialValues() []sem.Stmt {
	var out []sem.Stmt
	for _, sym := range u.src.Symbols {
		if sym.Map == nil || len(sym.InitElems) == 0 {
			continue
		}
		if same := uniformValue(sym.InitElems); same != nil {
			out = append(out, u.fill(sym, same))
			continue
		}
		out = append(out, elementwise(sym)...)
	}
	return out
}

func uniformValue(es []*sem.Const) *sem.Const {
	for _, e := range es {
		if sem.ExprString(e) != sem.ExprString(es[0]) {
			return nil
		}
	}
	return es[0]
}

// fill is the loop nest "array = value".
func (u *unit) fill(sym *sem.Symbol, value *sem.Const) sem.Stmt {
	at := sem.At{Pos: sym.Pos}
	target := &sem.Elem{Pos: sym.Pos, Sym: sym}
	var vars []*sem.Symbol
	for k := range sym.Dims {
		v := u.makeSymbol(fmt.Sprintf("%s%%init%d", sym.Name, k+1), sem.Int8)
		vars = append(vars, v)
		target.Subs = append(target.Subs, &sem.Var{Pos: sym.Pos, Sym: v})
	}
	var s sem.Stmt = &sem.Assign{At: at, LHS: target, RHS: value}
	for k, d := range sym.Dims {
		s = &sem.Do{At: at, Var: vars[k], Lo: d.Lo, Hi: d.Hi, Step: intConst(1), Body: []sem.Stmt{s},
			Independent: &sem.Independent{Pos: sym.Pos, Array: true}}
	}
	return s
}

// elementwise is one assignment for each element with its own initial value.
func elementwise(sym *sem.Symbol) []sem.Stmt {
	var out []sem.Stmt
	index := make([]int64, sym.Rank())
	for k, d := range sym.Dims {
		index[k] = d.Lo.(*sem.Const).I
	}
	for _, v := range sym.InitElems {
		target := &sem.Elem{Pos: sym.Pos, Sym: sym}
		for _, i := range index {
			target.Subs = append(target.Subs, intConst(i))
		}
		out = append(out, &sem.Assign{At: sem.At{Pos: sym.Pos}, LHS: target, RHS: v})
		for k, d := range sym.Dims {
			if index[k]++; index[k] <= d.Hi.(*sem.Const).I {
				break
			}
			index[k] = d.Lo.(*sem.Const).I
		}
	}
	return out
}
