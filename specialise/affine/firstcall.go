package affine

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"dhpfgo/ir"
)

// MoveFirstCalls lets the main program begin with what procedures do at their first call alone, where that depends on nothing and sets
// variables of the procedure alone:
//
//	logical, save :: first = .true.             (main program)  first = .false.; do i; table(i) = sin(h*i); end do; ..
//	if (first) then;  first = .false.
//	  do i; table(i) = sin(h*i); end do         =>
//	end if
//	y = table(k)*x                              y = table(k)*x
//
// Calls of the procedure then change nothing that others see. The condition holds for the value that its variable has from the start and
// not for the one that the statements give it; nothing else in the program sets what they set, and before them nothing reads it.
func MoveFirstCalls(prog *ir.Program) {
	main := prog.Units[0]
	if main.Proc != nil || main.Module || prog.Coarrays {
		return
	}
	f := &firstCalls{prog: prog, main: main}
	for _, u := range prog.Units {
		ir.EveryProc(func(p *ir.Procedure) { f.open = f.open || p.IsOutside() && !p.Pure && !prog.IsClock(p) }, u.Entry, u.Body)
	}
	for _, u := range prog.Units {
		if u.Proc != nil && !u.Environment {
			u.Body = f.list(u)
		}
	}
	if len(f.moved) > 0 {
		main.Body = append(f.moved, main.Body...)
		ir.FindEffects(prog)
	}
}

type firstCalls struct {
	prog  *ir.Program
	main  *ir.Unit
	open  bool // see firstCall
	moved []ir.Stmt
	made  int
}

// list takes what is done at the first call out of the statements of a unit.
func (f *firstCalls) list(u *ir.Unit) []ir.Stmt {
	var out []ir.Stmt
	for k, st := range u.Body {
		if b, ok := st.(*ir.If); ok && len(b.Branches) == 1 && b.Branches[0].Cond != nil {
			c := &firstCall{unit: u, open: f.open, sets: map[*ir.Symbol]bool{}, locals: map[*ir.Symbol]bool{}}
			done := ir.Branch{Cond: b.Branches[0].Cond, Body: f.withCalled(c, b.Branches[0].Body)}
			if c.fits(done) && c.isAlone(f.prog, slices.Concat(u.Entry, u.Body[:k]), u.Body[k+1:]) {
				f.move(c, done.Body)
				continue
			}
		}
		out = append(out, st)
	}
	return out
}

// withCalled puts what a subroutine without arguments does in place of its call, where that is the only one in the program.
func (f *firstCalls) withCalled(c *firstCall, body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		call, ok := st.(*ir.CallProc)
		if !ok || len(call.Args) > 0 || call.Result != nil || call.Into != nil || call.Proc.Unit == nil || len(call.Proc.Unit.Entry) > 0 || !f.isNamedOnce(call.Proc) {
			out = append(out, st)
			continue
		}
		c.called = append(c.called, call.Proc.Unit)
		inside := call.Proc.Unit.Body
		if last := len(inside) - 1; last >= 0 && isReturn(inside[last]) {
			inside = inside[:last]
		}
		out = append(out, inside...)
	}
	return out
}

func isReturn(st ir.Stmt) bool {
	_, ok := st.(*ir.Return)
	return ok
}

// isNamedOnce reports whether one statement of the program names a procedure.
func (f *firstCalls) isNamedOnce(p *ir.Procedure) bool {
	n := 0
	for _, u := range f.prog.Units {
		ir.EveryProc(func(q *ir.Procedure) {
			if q == p {
				n++
			}
		}, u.Entry, u.Body)
	}
	return n == 1 && p.CName == ""
}

// move puts statements into the main program, with variables of its own in place of the local ones.
func (f *firstCalls) move(c *firstCall, body []ir.Stmt) {
	by := &ir.Substitution{Symbols: map[*ir.Symbol]*ir.Symbol{}}
	for _, s := range slices.SortedFunc(maps.Keys(c.locals), func(a, b *ir.Symbol) int { return strings.Compare(a.Name, b.Name) }) {
		f.made++
		v := &ir.Symbol{Name: fmt.Sprintf("%s%%f%d", s.Name, f.made), Source: s.UserName(), Pos: s.Pos, Type: s.Type, Made: true, Storage: ir.Static}
		f.main.Declare(v)
		by.Symbols[s] = v
	}
	for s := range c.sets {
		s.Captured = true
	}
	f.moved = append(f.moved, by.Copy(body)...)
}

// firstCall is what a procedure does under a condition on the variable guard: the variables that outlive the call and the local ones that
// it sets.
type firstCall struct {
	unit   *ir.Unit
	open   bool       // procedures from outside of the program may name variables of modules
	called []*ir.Unit // whose statements stand in place of their calls
	guard  *ir.Symbol
	sets   map[*ir.Symbol]bool
	locals map[*ir.Symbol]bool
}

// fits reports whether a branch runs once, whatever the arguments are, and does nothing but to set variables of its own.
func (c *firstCall) fits(b ir.Branch) bool {
	for _, s := range Mentions(b.Cond) {
		if c.guard != nil || !c.isKept(s) || s.Rank() > 0 || s.Init == nil {
			return false
		}
		c.guard = s
	}
	if c.guard == nil || !holds(b.Cond, c.guard, c.guard.Init) || !c.isPlain(b.Body) || !c.sets[c.guard] {
		return false
	}
	closed := true
	ir.WalkStmts(b.Body, func(st ir.Stmt) bool {
		if a, ok := st.(*ir.Assign); ok && ir.SymbolOf(a.LHS) == c.guard {
			v, constant := a.RHS.(*ir.Const)
			closed = closed && constant && fails(b.Cond, c.guard, v)
		}
		return closed
	})
	return closed && c.setsGuardAlways(b.Body)
}

// setsGuardAlways reports whether one of the statements themselves sets the guard.
func (c *firstCall) setsGuardAlways(body []ir.Stmt) bool {
	return slices.ContainsFunc(body, func(st ir.Stmt) bool {
		a, ok := st.(*ir.Assign)
		return ok && ir.SymbolOf(a.LHS) == c.guard
	})
}

// isKept reports whether a variable keeps its value from one call to the next, and only the program can name it.
func (c *firstCall) isKept(s *ir.Symbol) bool {
	plain := s.Map == nil && !s.Pointer && !s.Target && !s.Allocatable && !s.Overlaid && !s.View && s.Root == nil
	return plain && s.Storage == ir.Static && (s.Link == "" || !c.open && !s.IsBoundToC())
}

// isPlain notes what statements set, and reports whether they read nothing but that and constants.
func (c *firstCall) isPlain(body []ir.Stmt) bool {
	for _, st := range body {
		if !c.isPlainStmt(st) {
			return false
		}
	}
	return true
}

func (c *firstCall) isPlainStmt(st ir.Stmt) bool {
	switch st := st.(type) {
	case *ir.Assign:
		switch e := st.LHS.(type) {
		case *ir.Var:
			return c.reads(st.RHS) && c.set(e.Sym)
		case *ir.Elem:
			return c.reads(append(slices.Clone(e.Subs), st.RHS)...) && c.set(e.Sym)
		}
		return false
	case *ir.Do:
		return c.reads(st.Lo, st.Hi, st.Step) && c.set(st.Var) && c.isPlain(st.Body)
	case *ir.If:
		for _, b := range st.Branches {
			if b.Cond != nil && !c.reads(b.Cond) || !c.isPlain(b.Body) {
				return false
			}
		}
		return true
	}
	return false
}

// set notes a variable that is set; false for one that others may see, too.
func (c *firstCall) set(s *ir.Symbol) bool {
	if c.isKept(s) && s.Type.Base != ir.Derived && ir.ConstantDims(s.Dims) {
		c.sets[s] = true
		return true
	}
	if s.Storage != ir.Automatic || s.Rank() > 0 || s.Captured || s.Pointer || s.Target || s.Allocatable || s.Len != nil || s.Type.Base == ir.Derived {
		return false
	}
	c.locals[s] = true
	return true
}

// ofNumbers are intrinsic functions whose values depend on their arguments alone.
var ofNumbers = []string{"abs", "acos", "aint", "anint", "asin", "atan", "atan2", "cos", "cosh", "exp", "iand", "ieor", "int", "ior", "ishft", "log", "log10", "max",
	"min", "mod", "modulo", "nint", "not", "real", "shiftl", "shiftr", "sign", "sin", "sinh", "sqrt", "tan", "tanh"}

// reads reports whether expressions have the same values at each call: they read constants, what was set before, and initial values.
func (c *firstCall) reads(list ...ir.Expr) bool {
	plain := true
	for _, e := range list {
		if e == nil {
			continue
		}
		ir.WalkExprs(e, func(x ir.Expr) {
			switch x := x.(type) {
			case *ir.Const, *ir.Unary, *ir.Binary, *ir.Conv:
			case *ir.Call:
				plain = plain && slices.Contains(ofNumbers, x.Fn)
			case *ir.Var:
				plain = plain && (c.sets[x.Sym] || c.locals[x.Sym])
			case *ir.Elem:
				plain = plain && c.sets[x.Sym]
			default:
				plain = false
			}
		})
	}
	return plain
}

// isAlone reports whether nothing but these statements sets what they set, nothing reads it before them, and no local variable is used
// after them that they set.
func (c *firstCall) isAlone(prog *ir.Program, before, after []ir.Stmt) bool {
	alone := true
	for _, u := range prog.Units {
		if u == c.unit || slices.Contains(c.called, u) {
			continue
		}
		foreign := func(s *ir.Symbol) { alone = alone && !c.sets[s] }
		ir.EachNamed(u.Entry, foreign)
		ir.EachNamed(u.Body, foreign)
	}
	ir.EachNamed(before, func(s *ir.Symbol) { alone = alone && !c.sets[s] })
	ir.WalkStmts(after, func(st ir.Stmt) bool {
		ir.Mentions(st, func(s *ir.Symbol, r ir.Role) { alone = alone && !(c.sets[s] && r != ir.Use && r != ir.Directive) })
		return alone
	})
	for s := range c.locals {
		reads, _ := readBeforeSet(after, s)
		alone = alone && !reads
	}
	return alone
}

// readBeforeSet reports whether statements may read a variable before they set it, and whether they are certain to set it.
func readBeforeSet(body []ir.Stmt, s *ir.Symbol) (reads, sets bool) {
	for _, st := range body {
		if reads, sets = readBeforeSetBy(st, s); reads || sets {
			return reads, sets
		}
	}
	return false, false
}

func readBeforeSetBy(st ir.Stmt, s *ir.Symbol) (reads, sets bool) {
	_, assigns := st.(*ir.Assign)
	_, loop := st.(*ir.Do)
	ir.Mentions(st, func(x *ir.Symbol, r ir.Role) {
		if x == s && r != ir.Directive {
			reads = reads || r.Reads() || !assigns && !loop
			sets = true
		}
	})
	if reads || sets {
		return reads, sets
	}
	b, branches := st.(*ir.If)
	always := branches && b.Branches[len(b.Branches)-1].Cond == nil
	for _, block := range ir.BlocksOf(st) {
		read, set := readBeforeSet(block, s)
		reads, always = reads || read, always && set
	}
	return reads, always
}

// holds and fails say what a condition is for a value of the variable in it.
func holds(cond ir.Expr, guard *ir.Symbol, value *ir.Const) bool {
	c := valueWith(cond, guard, value)
	return c != nil && c.L
}

func fails(cond ir.Expr, guard *ir.Symbol, value *ir.Const) bool {
	c := valueWith(cond, guard, value)
	return c != nil && !c.L
}

// valueWith is an expression with a constant in place of a variable, nil where it is none.
func valueWith(e ir.Expr, guard *ir.Symbol, value *ir.Const) *ir.Const {
	switch x := e.(type) {
	case *ir.Const:
		return x
	case *ir.Var:
		if x.Sym == guard {
			return value
		}
		return nil
	}
	var operands []*ir.Const
	for _, x := range ir.OperandsOf(e) {
		c := valueWith(x, guard, value)
		if c == nil {
			return nil
		}
		operands = append(operands, c)
	}
	c, why := ir.FoldNode(e, operands, true)
	if why != "" {
		return nil
	}
	return c
}
