package direct

import (
	"strings"

	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// loop knows what a loop changes.
type loop struct {
	em      *elements.Emitter
	do      *ir.Do
	set     map[*ir.Symbol]int // how often each variable is set
	value   map[*ir.Symbol]ir.Expr
	anyCall bool // calls of the program's procedures
	teams   bool // the current team changes
	asked   map[*ir.Symbol]*ir.CallProc
	answers []*question
}

func newLoop(em *elements.Emitter, do *ir.Do) *loop {
	l := &loop{em: em, do: do, set: map[*ir.Symbol]int{}, value: map[*ir.Symbol]ir.Expr{}, asked: map[*ir.Symbol]*ir.CallProc{}}
	body := []ir.Stmt{do}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Assign:
			if v, ok := s.LHS.(*ir.Var); ok {
				l.value[v.Sym] = s.RHS
			}
		case *ir.CallProc:
			l.anyCall = l.anyCall || !isRuntime(s.Proc.Link)
			l.teams = l.teams || s.Proc.Link == "hpf_co_change_team"
			if v, ok := s.Result.(*ir.Var); ok && isQuestion(s) {
				l.asked[v.Sym] = s
			}
		}
		s.EachExpr(ir.Use, func(e ir.Expr, _ ir.Role) {
			l.anyCall = l.anyCall || e != nil && elements.CallsFunctions(e)
		})
		return true
	})
	set := func(s *ir.Symbol, r ir.Role) {
		if r == ir.Def || r == ir.Update {
			l.set[s]++
		}
	}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if call, ok := s.(*ir.CallProc); ok {
			l.passes(call, set)
		} else {
			ir.Mentions(s, set)
		}
		return true
	})
	return l
}

// passes calls set for what a call may set: not what it takes by value.
func (l *loop) passes(call *ir.CallProc, set func(*ir.Symbol, ir.Role)) {
	for k, a := range call.Args {
		if k < len(call.Proc.Dummies) && call.Proc.Dummies[k].ByValue || call.Proc.Link == "hpf_co_put" && k == 1 {
			continue
		}
		if a.X != nil {
			if s := ir.Root(a.X); s != nil {
				set(s, ir.Update)
			}
		}
		if a.Section != nil {
			set(a.Section.Sym, ir.Update)
		}
	}
	if call.Into != nil {
		set(call.Into, ir.Def)
	}
	if call.Result != nil {
		set(ir.Root(call.Result), ir.Def)
	}
}

func isRuntime(link string) bool {
	return strings.HasPrefix(link, "hpf_co_") || strings.HasPrefix(link, "_gfortran_")
}

// find says why an access cannot be direct, "" if it can; it then knows the image.
func (l *loop) find(a *access) string {
	if a.why != "" {
		return a.why
	}
	s := a.elem.Sym
	t := s.Type
	switch {
	case t.Base == ir.Character || t.Base == ir.Derived:
		return "the elements are no numbers"
	case s.Size == ir.AssumedSize || s.Rank() == 0:
		return "the extent of the coarray is not known"
	case l.teams:
		return "the current team changes in the loop"
	case s.Optional:
		return "the coarray may be absent"
	case s.Pointer || s.Made || s.View:
		return "the object is a component"
	case s.Allocatable && (l.anyCall || l.set[s] > 0 && l.allocates(s)):
		return "the coarray may be deallocated in the loop"
	}
	image := a.call.Args[imageArg].X
	if v, ok := image.(*ir.Var); ok && v.Sym.Made && l.set[v.Sym] == 1 && l.value[v.Sym] != nil {
		image = l.value[v.Sym]
	}
	image, a.questions = l.askedBefore(image, s)
	if why := l.unchanged(image, a.conditional); why != "" {
		return why
	}
	a.image = image
	return ""
}

// allocates reports whether a loop allocates or frees a variable.
func (l *loop) allocates(s *ir.Symbol) bool {
	found := false
	ir.WalkStmts(l.do.Body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Allocate:
			found = found || st.Sym == s
		case *ir.Deallocate:
			found = found || st.Sym == s
		case *ir.CallIntrinsic:
			found = found || st.Name == "move_alloc"
		}
		return true
	})
	return found
}

// unchanged says why the number of an image cannot be computed before the loop, "" if it can.
func (l *loop) unchanged(image ir.Expr, conditional bool) (why string) {
	ir.WalkExprs(image, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Const, *ir.Conv, *ir.Unary:
		case *ir.Var:
			if l.set[e.Sym] > 0 || e.Sym == l.do.Var {
				why = "the image changes in the loop"
			} else if l.anyCall && !e.Sym.Made {
				why = "a procedure called in the loop may change the image"
			}
		case *ir.Elem:
			if l.set[e.Sym] > 0 || conditional || l.anyCall {
				why = "the image may change in the loop"
			}
		case *ir.Binary:
			if e.Op == ir.Div && !isPositive(e.Y) {
				why = "the image cannot be computed before the loop"
			}
		case *ir.Call:
			if e.Fn == "mod" || e.Fn == "modulo" {
				if len(e.Args) != 2 || !isPositive(e.Args[1]) {
					why = "the image cannot be computed before the loop"
				}
			} else if e.Fn != "this_image" && e.Fn != "number_of_processors" && e.Fn != "max" && e.Fn != "min" {
				why = "the image is the value of a function"
			}
		default:
			why = "the image is the value of a function"
		}
	})
	return why
}

// isPositive reports whether a divisor is never zero.
func isPositive(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const:
		return e.I > 0
	case *ir.Call:
		return e.Fn == "number_of_processors"
	case *ir.Conv:
		return isPositive(e.X)
	}
	return false
}
