package tally

import (
	"fmt"
	"math"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// ending is how a list of statements ends.
type ending struct {
	kind kind
	loop ir.Stmt // that is left or cycled; nil: the procedure
	why  string  // of lost
}

type kind int

// A list of statements ends normally, by EXIT, CYCLE, RETURN or STOP, or by one of the first three under a condition that only the run
// knows: then nobody knows whether what follows in the loop or the procedure runs.
const (
	normal kind = iota
	exits
	cycles
	returns
	stops
	lost
	given // the program is too long to be followed
)

const tooLong = "the program is too long to be followed to here"

// body follows statements.
func (m *machine) body(list []ir.Stmt) ending {
	for i, s := range list {
		e := m.stmt(s)
		if e.kind == lost || e.kind == given {
			m.skim(list[i+1:], e.why)
		}
		if e.kind != normal {
			return e
		}
	}
	return ending{}
}

func (m *machine) stmt(s ir.Stmt) ending {
	if m.steps++; m.steps > mostSteps {
		m.skim([]ir.Stmt{s}, tooLong)
		return ending{kind: given, why: tooLong}
	}
	switch s := s.(type) {
	case *ir.Do:
		return m.do(s)
	case *ir.While:
		return m.while(s)
	case *ir.If:
		return m.branch(s)
	case *ir.Jump:
		if s.Exit {
			return ending{kind: exits, loop: s.Loop}
		}
		return ending{kind: cycles, loop: s.Loop}
	case *ir.Return:
		return ending{kind: returns}
	case *ir.Stop:
		if m.guesses && m.frame.outer != nil { // likely runs end in the main program
			return ending{}
		}
		return ending{kind: stops}
	}
	return m.leaf(s)
}

// leaf follows a statement without a body.
func (m *machine) leaf(s ir.Stmt) ending {
	if !m.facts.busy[s] {
		return ending{}
	}
	switch s := s.(type) {
	case *ir.Assign:
		m.assign(s)
		return ending{}
	case *ir.CallProc:
		return m.callProc(s)
	case *ir.Allocate:
		m.exists[s.Sym] = truth(true)
		return ending{}
	case *ir.Deallocate:
		m.exists[s.Sym] = truth(false)
		return ending{}
	case *spmd.LayoutInit:
		m.deal(s.Layout)
		return ending{}
	case *ir.Borrow:
		m.store(s.Flag.Sym, m.borrowed(s))
		return ending{}
	case *spmd.TilesOf:
		m.tilesOf(s)
		return ending{}
	}
	if x, ok := s.(*spmd.ExchangeStep); ok && m.work != nil {
		m.work.receives(x)
		return ending{}
	}
	begin := m.io
	m.move(s)
	m.forget(s, "")
	if end, ok := s.(*ir.IOEnd); ok {
		m.succeeds(begin, end)
		m.opens(begin, end)
	}
	return ending{}
}

func (m *machine) assign(s *ir.Assign) {
	v := m.eval(s.RHS)
	switch x := s.LHS.(type) {
	case *ir.Var:
		m.store(x.Sym, v)
	case *ir.Elem:
		m.storeElement(x, v)
	default:
		m.forget(s, "")
	}
}

// branch takes the branch that the conditions name.
func (m *machine) branch(s *ir.If) ending {
	if m.passes(s) {
		return ending{}
	}
	for i, b := range s.Branches {
		if b.Cond == nil {
			return m.body(b.Body)
		}
		v := m.eval(b.Cond)
		if v.c == nil && foundNothing(b.Cond) {
			m.assumed[fmt.Sprintf("MAXVAL or MINVAL at line %d finds a number", s.Span().Line())] = true
			v = truth(false)
		}
		if v.c == nil {
			v = m.guessed(b, v)
		}
		if now, said := m.leavesNow(b.Body); v.c == nil && said {
			v = truth(now)
		}
		if v.c == nil {
			why := because(fmt.Sprintf("it depends on the condition at line %d: ", conditionLine(s, b)), v)
			end := ending{}
			for _, o := range s.Branches[i:] {
				if e := m.skim(o.Body, why); e.kind != normal && (end.kind == normal || e.loop == nil) {
					end = e
				}
			}
			return end
		}
		if v.c.L {
			return m.body(b.Body)
		}
	}
	return ending{}
}

// because says on what something depends that depends on an unknown value: on what that does, if it says so.
func because(what string, v value) string {
	if strings.HasPrefix(v.why, "it depends on") {
		return v.why
	}
	return what + v.why
}

// foundNothing reports whether a condition asks if a search for an extremum has found no number at all: then another one looks for the reason.
func foundNothing(e ir.Expr) bool {
	b, ok := e.(*ir.Binary)
	if !ok || b.Op != ir.EQ {
		return false
	}
	v := ir.Root(b.X)
	c, isConst := b.Y.(*ir.Const)
	return v != nil && isConst && v.HasMadeName() && math.IsInf(c.R, 0)
}

func conditionLine(s *ir.If, b ir.Branch) int {
	if n := b.Cond.Span().Line(); n > 0 {
		return n
	}
	return s.Span().Line()
}

// leaves reports whether a construct has a jump out of it.
func leaves(s ir.Stmt) bool {
	inside, found := map[ir.Stmt]bool{}, false
	ir.WalkStmts([]ir.Stmt{s}, func(x ir.Stmt) bool {
		inside[x] = true
		switch x := x.(type) {
		case *ir.Jump:
			found = found || !inside[x.Loop]
		case *ir.Return:
			found = true
		}
		return true
	})
	return found
}

// isFailure reports whether a program ends there because something went wrong, which the plan takes not to happen.
func isFailure(s *ir.Stop) bool {
	if s.Error || s.Code == nil {
		return s.Error
	}
	c, ok := s.Code.(*ir.Const)
	return !ok || c.T.Base != ir.Integer || c.I != 0
}

// skim goes over statements of which nobody knows whether they run: what they set and move is unknown. It gives lost where one of them may
// leave what is around.
func (m *machine) skim(list []ir.Stmt, why string) ending {
	end := ending{}
	for _, s := range list {
		s.EachBlock(func(b []ir.Stmt) {
			if e := m.skim(b, why); e.kind != normal && (e.loop == nil || e.loop != s) {
				end = e
			}
		})
		switch s := s.(type) {
		case *ir.Jump:
			if end.kind == normal {
				end = ending{kind: lost, loop: s.Loop, why: why}
			}
		case *ir.Return:
			if !m.guesses {
				end = ending{kind: lost, why: why}
			}
		case *ir.Stop:
			if !isFailure(s) && !m.guesses {
				end = ending{kind: given, why: why}
			}
		case *ir.CallProc:
			m.skimCall(s, why)
		case *ir.Allocate:
			m.exists[s.Sym] = value{why: why}
		case *ir.Deallocate:
			m.exists[s.Sym] = value{why: why}
		case *spmd.ArrayCreate:
			m.exists[s.Array.Sym] = value{why: why}
		case *spmd.ArrayDestroy:
			m.exists[s.Array.Sym] = value{why: why}
		case *spmd.LayoutInit:
			m.setDealing(s.Layout, &dealing{why: why})
		case *ir.Redistribute:
			m.setDealing(s.Layout, &dealing{why: why})
		}
		if m.facts.busy[s] {
			m.moveUnknown(s, why)
			m.forget(s, why)
		}
	}
	return end
}
