package ir

import "fmt"

// Level says what a program has been made into. Each level keeps the invariants of the ones before it but for those that its
// entry takes back:
//
//	Typed        types agree, conversions are explicit, operations on constants are folded, subscripts and sections have the rank of
//	             the array, no bound of a loop reads its variable, jumps lead to an enclosing loop, every variable belongs to the unit,
//	             the variables of tiles to one layout
//	Scalar       no statement or expression stands in two places, and no expression is an array: there is no ArrayRef, Transform,
//	             Constructor or Prepared, no Where, Forall, Reallocate or KeepArray
//	Specialising between two steps: operations on constants and expressions in two places may be there
//	Specialised  constants that come from the caller of a clone need not be folded; bounds and lengths of tiles of a layout
//	             that is not deferred name no variable, and a distributed array that is not allocatable belongs to no call of a procedure
//	SPMD         the variables of tiles and messages belong to no unit, bounds of loops are of any integer kind; what holds of arrays,
//	             exchanges and collective statements besides is in partition/spmd/verify.go
//	Loops        as SPMD
type Level int

// The levels.
const (
	Typed Level = iota
	Scalar
	Specialising
	Specialised
	SPMD
	Loops
)

// VerifyBody checks statements of a level against its invariants, variables left out.
func VerifyBody(body []Stmt, level Level) error {
	v := newVerifier(level)
	v.block(body, nil)
	return v.err
}

// Verify checks what later stages rely on: the invariants of a level.
func Verify(p *Program, level Level) error {
	if err := verifyTiles(p); err != nil {
		return err
	}
	shared := map[*Symbol]bool{}
	for _, u := range p.Units {
		for _, s := range u.Symbols {
			shared[s] = u.Module || s.Map != nil || s.Captured && s.Storage == Static // of the other entries of a procedure
		}
	}
	for _, u := range p.Units {
		v := newVerifier(level)
		own := map[*Symbol]bool{}
		for _, s := range u.Symbols {
			own[s] = true
		}
		for _, l := range u.Layouts {
			for _, d := range l.Dims {
				for _, s := range d.Variables() {
					v.known[s] = !own[s]
				}
			}
		}
		for s, module := range shared {
			if module && !own[s] {
				v.known[s] = true
			}
		}
		for h := u.Host; h != nil; h = h.Host {
			for _, s := range h.Symbols {
				v.known[s] = true
			}
		}
		for _, s := range u.Symbols {
			v.symbol(s)
			v.check(s.Map == nil || s.Allocatable || s.Storage != Automatic || u.Proc == nil || level < Specialised,
				"%s is made when the program starts, and belongs to a call", s.Name)
		}
		for _, s := range u.Symbols {
			v.bounds(s)
		}
		for _, l := range u.Layouts {
			for _, d := range l.Dims {
				v.check(l.Deferred || level < Specialised || !namesVariable(d.Lo) && !namesVariable(d.Hi) && !namesVariable(d.Arg),
					"layout %s is made when the program starts, and depends on variables", l.Name)
				v.check(v.knows(d.Start) && v.knows(d.Block), "layout %s has variables outside the unit", l.Name)
			}
		}
		v.block(u.Entry, nil)
		v.block(u.Body, nil)
		if v.err != nil {
			return fmt.Errorf("unit %s: %w", u.Name, v.err)
		}
	}
	return nil
}

func namesVariable(e Expr) bool {
	return AnyExpr(e, func(x Expr) bool { return SymbolOf(x) != nil })
}

// verifyTiles checks that the variables that describe an image's tiles belong to one layout: two layouts that differ in one dimension
// may be dealt to grids that differ in all.
func verifyTiles(p *Program) error {
	of := map[*Symbol]*Layout{}
	for _, u := range p.Units {
		for _, l := range u.Layouts {
			for _, s := range l.Variables() {
				if of[s] != nil && of[s] != l {
					return fmt.Errorf("unit %s: two layouts have the variable %s, %s and %s", u.Name, s.Name, of[s].Name, l.Name)
				}
				of[s] = l
			}
		}
	}
	return nil
}

// verifier looks at one unit. What holds asks for no memory: the steps of every test are verified.
type verifier struct {
	level Level
	known map[*Symbol]bool
	seen  map[any]bool
	own   bool             // an expression of the statement may stand nowhere else
	visit func(Expr, Role) // checks an expression with all inside
	err   error            // the first violation
}

func newVerifier(level Level) *verifier {
	v := &verifier{level: level, known: map[*Symbol]bool{}, seen: map[any]bool{}}
	v.visit = func(x Expr, r Role) {
		if x != nil && r != Directive {
			x.EachExpr(r, v.visit)
			v.expr(x)
		}
	}
	return v
}

// knows reports whether a variable belongs to the unit, or the level does not ask.
func (v *verifier) knows(s *Symbol) bool { return v.level >= SPMD || v.known[s] }

func (v *verifier) check(ok bool, format string, args ...any) {
	if !ok && v.err == nil {
		v.err = fmt.Errorf(format, args...)
	}
}

// holds is check for what is said of an expression, which is printed only then.
func (v *verifier) holds(ok bool, e Expr, format string) {
	if !ok {
		v.check(false, format, dumpText(e))
	}
}

func (v *verifier) symbol(s *Symbol) {
	v.check(!v.known[s], "%s is listed twice", s.Name)
	v.known[s] = true
	v.check(s.Type.Base != Invalid || s.Proc != nil, "%s has no type", s.Name)
	v.check(s.Init == nil || s.Init.T == s.Type, "the initial value of %s has another type", s.Name)
	for _, k := range s.InitElems {
		v.check(k.T == s.Type, "an initial value of %s has another type", s.Name)
	}
	v.check(s.Map == nil || len(s.Map.Dims) == s.Rank(), "the mapping of %s has another rank", s.Name)
}

func (v *verifier) bounds(s *Symbol) {
	for _, d := range s.Dims {
		for _, e := range []Expr{d.Lo, d.Hi} {
			v.integer(e, "a bound", s)
			v.visit(e, Use)
		}
	}
}

func (v *verifier) integer(e Expr, what string, of *Symbol) {
	if e == nil || e.Type().Base != Integer {
		v.check(false, "%s of %s is no integer", what, of.Name)
	}
}

func (v *verifier) block(body []Stmt, loops []Stmt) {
	for _, s := range body {
		if v.seen[s] && v.level != Typed {
			v.check(false, "the statement %T at %s stands in two places", s, s.Span())
		}
		v.seen[s] = true
		v.stmt(s, loops)
		v.own = !evaluatesOthers(s) && (v.level == Scalar || v.level == Specialised)
		EachExprOf(s, v.visit)
		v.own = false
		around := loops
		if IsLoop(s) {
			around = append(loops[:len(loops):len(loops)], s)
		}
		s.EachBlock(func(b []Stmt) { v.block(b, around) })
	}
}

func (v *verifier) stmt(s Stmt, loops []Stmt) {
	switch s := s.(type) {
	case *Assign:
		_, isVar := s.LHS.(*Var)
		_, isElem := s.LHS.(*Elem)
		_, isField := s.LHS.(*Field)
		_, isSubstr := s.LHS.(*Substr)
		isArray := v.level == Typed && Rank(s.LHS) > 0
		v.holds(isVar || isElem || isField || isSubstr || isArray, s.LHS, "%s is assigned")
		if !SameType(s.LHS.Type(), s.RHS.Type()) && (s.LHS.Type().Base != Character || s.RHS.Type().Base != Character) {
			v.check(false, "%s = %s: the types differ", dumpText(s.LHS), dumpText(s.RHS))
		}
	case *Do:
		v.check(v.knows(s.Var), "the DO variable %s is outside the unit", s.Var.Name)
		for _, e := range []Expr{s.Lo, s.Hi, s.Step} {
			v.check(e != nil && (e.Type() == s.Var.Type || v.level >= SPMD && e.Type().Base == Integer), "a bound of the loop over %s has another type", s.Var.Name)
			v.check(v.level >= SPMD || e == nil || Occurrences(e, s.Var) == 0, "a bound of the loop over %s reads that variable", s.Var.Name)
		}
		v.check(!IsInt(s.Step, 0), "the step of the loop over %s is zero", s.Var.Name)
	case *While:
		v.holds(s.Cond == nil || s.Cond.Type().Base == Logical, s.Cond, "the condition %s is not logical")
	case *If:
		for i, b := range s.Branches {
			v.check(b.Cond != nil || i > 0 && i == len(s.Branches)-1, "only the last branch can be ELSE")
			v.holds(b.Cond == nil || b.Cond.Type().Base == Logical, b.Cond, "the condition %s is not logical")
		}
	case *Where, *Forall, *Reallocate, *KeepArray:
		v.check(v.level == Typed, "%T is not written out", s)
	case *Jump:
		found := false
		for _, l := range loops {
			found = found || l == s.Loop
		}
		v.check(found, "a jump to a loop that does not enclose it")
	case *Transfer:
		v.item(s.Item)
	case *IOBegin:
		if s.File != nil {
			v.item(*s.File)
		}
	}
}

func (v *verifier) item(it Item) {
	v.check((it.X == nil) != (it.Section == nil), "an item must be an expression or a section")
	if sec := it.Section; sec != nil {
		n := sec.Sym.Rank()
		v.check(v.knows(sec.Sym), "%s is outside the unit", sec.Sym.Name)
		v.check(len(sec.Lo) == n && len(sec.Hi) == n && len(sec.Step) == n, "a section of %s has another rank", sec.Sym.Name)
	}
}

// expr checks an expression without those inside of it. Where each belongs to one place, none is met twice.
func (v *verifier) expr(e Expr) {
	if v.own {
		v.holds(!v.seen[e], e, "the expression %s is shared")
		v.seen[e] = true
	}
	if e.Type().Base == Invalid {
		f, isField := e.(*Field)
		v.holds(isField && f.Comp.Proc != nil, e, "the expression %s has no type")
	}
	v.node(e)
	if v.level <= Scalar {
		v.folded(e)
	}
}

func (v *verifier) node(e Expr) {
	switch e := e.(type) {
	case *Var:
		v.holds(v.knows(e.Sym) && e.Sym.Rank() == 0, e, "%s is no scalar of the unit")
	case *ArrayRef, *Transform:
		v.holds(v.level == Typed, e, "%s is an array that is not written out")
	case *Constructor:
		v.holds(v.level == Typed, e, "%s is an array that is not written out")
		v.items(e.Items, e.T)
	case *ImpliedDo:
		v.impliedDo(e)
	case *Prepared:
		v.holds(v.level == Typed, e, "%s is not written out")
		v.block(e.First, nil)
	case *Elem:
		v.holds(v.knows(e.Sym) && len(e.Subs) == e.Sym.Rank(), e, "%s is no element of the unit")
		for _, sub := range e.Subs {
			v.integer(sub, "a subscript", e.Sym)
		}
	case *Unary:
		v.holds((e.Op == Not) == (e.X.Type().Base == Logical), e, "%s: wrong operand")
	case *Binary:
		v.binary(e)
	case *Conv:
		v.holds(e.X.Type() != e.T, e, "%s converts to its own type")
		v.holds(Assignable(e.X.Type(), e.T), e, "%s is impossible")
	}
}

// items checks that what a constructor lists has its type.
func (v *verifier) items(list []Expr, t Type) {
	for _, x := range list {
		if !SameType(x.Type(), t) {
			v.check(false, "%s is no value for a constructor of %s", dumpText(x), t)
		}
	}
}

func (v *verifier) impliedDo(e *ImpliedDo) {
	v.holds(v.level == Typed, e, "%s is not written out")
	v.check(v.knows(e.Var), "the variable %s of an implied DO is outside the unit", e.Var.Name)
	for _, x := range []Expr{e.Lo, e.Hi, e.Step} {
		v.check(x.Type() == e.Var.Type, "a bound of the implied DO over %s has another type", e.Var.Name)
	}
	v.items(e.Items, e.T)
}

func (v *verifier) binary(e *Binary) {
	x, y := e.X.Type(), e.Y.Type()
	switch {
	case e.Op >= EQ && e.Op <= GE:
		v.holds(x == y && e.T == Log4 || x.Base == Character && y.Base == Character, e, "%s: operands differ")
	case e.Op == Concat:
		v.holds(x.Base == Character && y.Base == Character && e.T.Base == Character, e, "%s: operands")
	case e.Op == Pow:
		v.holds(x == e.T && (y == x || y.Base == Integer), e, "%s: wrong power")
	case e.Op == FloorDiv || e.Op == CeilDiv:
		v.holds(x.Base == Integer && x == y && x == e.T, e, "%s: operands differ")
	case e.Op >= And:
		v.holds(x.Base == Logical && x == y && e.T == Log4, e, "%s: operands differ")
	default:
		v.holds(IsNumeric(x) && x == y && x == e.T, e, "%s: operands differ")
	}
}

// folded checks that no operator is left over constants alone.
func (v *verifier) folded(e Expr) {
	switch e.(type) {
	case *Unary, *Binary, *Conv:
		for _, x := range OperandsOf(e) {
			if !IsConst(x) {
				return
			}
		}
		v.holds(false, e, "%s is not folded")
	}
}

// evaluatesOthers reports whether a statement evaluates expressions that belong to a variable or a layout (see ExprsOf).
func evaluatesOthers(s Stmt) bool {
	switch s.(type) {
	case *Allocate, *Redistribute:
		return true
	}
	return false
}
