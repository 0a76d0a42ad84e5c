package ir

import "dhpfgo/diag"

// CallProc is the call of a procedure; a function's value is stored in Result, an array in the whole array Into; both are
// nil for a subroutine.
type CallProc struct {
	At
	Proc   *Procedure
	Args   []Actual
	Result Expr    `ir:"def"`
	Into   *Symbol `ir:"def"`
}

// CallIntrinsic is a call of an intrinsic subroutine: cpu_time(x), system_clock(count, rate, max) (absent ones nil),
// get_command_argument(n, value) etc. Args that are set by the call are *Var or *Elem.
type CallIntrinsic struct {
	At
	Name string
	Args []Expr `ir:"update"`
}

// FuncRef is the reference of a function in an expression. Len is the length of a character value whose type does not
// tell it.
type FuncRef struct {
	Pos  diag.Span
	Proc *Procedure
	Args []Actual
	T    Type
	Len  Expr
}

// Type gives the type of the result.
func (e *FuncRef) Type() Type { return e.T }

// Span gives the source text of the reference.
func (e *FuncRef) Span() diag.Span { return e.Pos }

// Actual is one actual argument: a value or scalar variable X, a whole array or section, or a procedure; none of these
// for an absent optional argument. Sequence marks an element X that stands for itself and what follows it in its array;
// Copy a variable in parentheses, of which the procedure gets a copy.
//
//ir:part
type Actual struct {
	Pos      diag.Span
	X        Expr `ir:".role"`
	Sequence bool
	Copy     bool
	Section  *Section `ir:".role"`
	Proc     *Procedure

	Fits      bool // the array has the bounds of the dummy argument
	Exception bool // a call of which another one, with arguments that fit, takes the place as a rule

	Tag Expr // of a value of derived type: its dynamic type
}

// role is what a call may do with the argument: a value is used, a variable may be set, too.
func (a *Actual) role() Role {
	if a.Copy {
		return Use
	}
	return Update
}

// ActualSymbol is the variable that an actual argument is or is part of; nil for a value.
func ActualSymbol(a Actual) *Symbol {
	if a.Section != nil {
		if v := a.Section.Sym; v.View && v.Root != nil {
			return v.Root
		}
		return a.Section.Sym
	}
	if a.Copy {
		return nil
	}
	return Root(a.X)
}

// CallOutputs lists the variables and arrays that a call sets by way of its arguments and its result.
func CallOutputs(s *CallProc) []Expr {
	var out []Expr
	if s.Result != nil {
		out = append(out, s.Result)
	}
	switch {
	case s.Into == nil:
	case s.Into.Rank() == 0:
		out = append(out, &Var{Pos: s.Pos, Sym: s.Into})
	default:
		out = append(out, &Elem{Pos: s.Pos, Sym: s.Into})
	}
	for i, a := range s.Args {
		if sym := ActualSymbol(a); sym != nil && s.Proc.Effects.Arg(i).Written {
			if sym.Rank() == 0 {
				out = append(out, &Var{Pos: a.Pos, Sym: sym})
			} else {
				out = append(out, &Elem{Pos: a.Pos, Sym: sym})
			}
		}
	}
	return out
}

// setsFirst reports whether a call is certain to set a scalar dummy argument before it may read it: it has INTENT(OUT), so that the value
// before the call is none, Fortran 2018, 8.5.10, or the first statement of the procedure that names it assigns it.
//
//	subroutine react(y, res);  ...;  res = 0;  do; ...; if (res < eps) exit; ...; end do
func setsFirst(u *Unit, d *Symbol) bool {
	switch d.Type.Base {
	case Integer, Real, Logical, Complex:
	default:
		return false
	}
	if d.Storage != Argument || d.Rank() > 0 || d.Pointer || d.Target || d.Allocatable || d.Optional || d.Absent || d.ByValue || d.Captured || d.Proc != nil {
		return false
	}
	if d.Intent == "out" {
		return true
	}
	for _, st := range append(u.Entry[:len(u.Entry):len(u.Entry)], u.Body...) {
		if a, ok := st.(*Assign); ok {
			if v, ok := a.LHS.(*Var); ok && v.Sym == d {
				return Occurrences(a.RHS, d) == 0
			}
		}
		leaves := false
		EachNamed([]Stmt{st}, func(s *Symbol) { leaves = leaves || s == d })
		WalkStmts([]Stmt{st}, func(s Stmt) bool {
			_, returns := s.(*Return)
			leaves = leaves || returns
			return !leaves
		})
		if leaves {
			return false
		}
	}
	return false
}

// Changes are the variables that statements may set, by themselves and by the procedures that they call.
type Changes struct {
	Set   map[*Symbol]bool
	Procs []*Procedure
}

// ChangesOf collects what statements may set, blocks inside included.
func ChangesOf(body []Stmt) *Changes {
	c := &Changes{Set: map[*Symbol]bool{}}
	WalkStmts(body, func(s Stmt) bool {
		c.Stmt(s)
		return true
	})
	return c
}

// ChangesOfCalls collects what the functions may set that a statement refers to, and what a CALL may.
func ChangesOfCalls(s Stmt) *Changes {
	c := &Changes{Set: map[*Symbol]bool{}}
	s.EachExpr(Use, func(e Expr, _ Role) { c.expr(e, Use) })
	return c
}

// Stmt adds what a statement sets, blocks inside aside.
func (c *Changes) Stmt(s Stmt) {
	call, isCall := s.(*CallProc)
	if !isCall {
		s.EachExpr(Use, c.expr)
		s.EachSymbol(Use, c.note)
		return
	}
	c.call(call.Proc, call.Args)
	if call.Result != nil {
		c.expr(call.Result, Def)
	}
	if call.Into != nil {
		c.note(call.Into, Def)
	}
}

func (c *Changes) expr(e Expr, r Role) {
	if e == nil {
		return
	}
	if ref, ok := e.(*FuncRef); ok {
		c.call(ref.Proc, ref.Args)
		return
	}
	e.EachExpr(r, c.expr)
	e.EachSymbol(r, c.note)
}

// call adds what a call sets: arguments, and what the procedure reaches otherwise.
func (c *Changes) call(p *Procedure, args []Actual) {
	c.Procs = append(c.Procs, p)
	for i, a := range args {
		if s := ActualSymbol(a); s != nil && p.Effects.Arg(i).Written {
			c.note(s, Def)
		}
		a.EachExpr(Use, func(e Expr, _ Role) { c.expr(e, Use) })
	}
}

func (c *Changes) note(s *Symbol, r Role) {
	if !r.Sets() {
		return
	}
	for ; s != nil && !c.Set[s]; s = s.Root {
		c.Set[s] = true
	}
}

// Hit reports whether a variable may be set; of a recursive unit a call may set what all its activations share.
func (c *Changes) Hit(s *Symbol, recursive bool) bool {
	if c.Set[s] || recursive && len(c.Procs) > 0 && s.Storage != Automatic && s.Storage != Argument {
		return true
	}
	for _, p := range c.Procs {
		if p.Effects.WritesShared(s) {
			return true
		}
	}
	return false
}

// AnyHit reports whether one of several variables may be set.
func (c *Changes) AnyHit(list []*Symbol, recursive bool) bool {
	for _, s := range list {
		if c.Hit(s, recursive) {
			return true
		}
	}
	return false
}

// Reentry finds the procedures that may be called while they run. Whom dummy procedures and procedure pointers call is one of those of
// which the program takes the address; what procedures from outside of the program call is not known.
type Reentry struct {
	prog      *Program
	calls     map[*Unit][]*Procedure
	callbacks []*Procedure
	known     map[*Unit]bool
	foreign   bool // they may be procedures from outside, too
}

// NewReentry looks at the calls of a program. foreign holds if procedures from outside may be passed to it.
func NewReentry(prog *Program, foreign bool) *Reentry {
	r := &Reentry{prog: prog, calls: map[*Unit][]*Procedure{}, callbacks: Callbacks(prog), known: map[*Unit]bool{}, foreign: foreign}
	for _, u := range prog.Units {
		uses := map[*Procedure]int{} // of procedures from outside, but for their calls
		for _, body := range [][]Stmt{u.Entry, u.Body} {
			EveryProc(func(p *Procedure) {
				r.calls[u] = append(r.calls[u], p)
				uses[p]++
			}, body)
			EachCall(body, func(p *Procedure, _ []Actual) { uses[p]-- })
		}
		for p, n := range uses {
			r.foreign = r.foreign || n > 0 && p.IsOutside()
		}
	}
	return r
}

// Of reports whether a unit may be called while it runs.
func (r *Reentry) Of(u *Unit) bool {
	answer, known := r.known[u]
	if !known {
		s := &reentrySearch{Reentry: r, to: u, seen: map[*Unit]bool{}}
		answer = s.from(u)
		r.known[u] = answer
	}
	return answer
}

// reentrySearch goes through what a unit calls.
type reentrySearch struct {
	*Reentry
	to   *Unit
	seen map[*Unit]bool
}

// from reports whether what a unit calls may come to the one that is searched for.
func (s *reentrySearch) from(u *Unit) bool {
	if s.seen[u] {
		return false
	}
	s.seen[u] = true
	for _, p := range s.calls[u] {
		if s.by(p) {
			return true
		}
	}
	return false
}

// by reports the same of a call of p.
func (s *reentrySearch) by(p *Procedure) bool {
	for _, t := range p.Targets {
		if s.by(t.Proc) {
			return true
		}
	}
	switch {
	case p.Unit != nil:
		return p.Unit == s.to || s.from(p.Unit)
	case p.Targets != nil:
		return false
	case p.Dummy == nil:
		return !s.prog.IsClock(p)
	case s.foreign:
		return true
	}
	for _, q := range s.callbacks {
		if p.mayBe(q) && (q.Unit == s.to || s.from(q.Unit)) {
			return true
		}
	}
	return false
}
