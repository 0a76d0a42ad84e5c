package sem

import (
	"maps"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
	"dhpfgo/sem/standard"
)

// caller types calls of subroutines, and the actual arguments of all calls.
type caller struct{ *checker }

// callUser is CALL of a procedure that is not intrinsic.
func (c caller) callUser(s *parse.Call) []ir.Stmt {
	p := c.calledProcedure(s)
	if p == nil {
		return nil
	}
	return c.callOf(p, s)
}

// callOf is CALL of a procedure that is found.
func (c caller) callOf(p *ir.Procedure, s *parse.Call) []ir.Stmt {
	if p.IsFunction() {
		c.bag.Errorf(s.Name.Pos, "not-subroutine", "'%s' is a function", p.Name).Because(p.Pos, "declared here").
			Help("write 'x = %s(...)'", p.Name)
		return nil
	}
	c.checkRecursion(p, s.Name.Pos)
	p = asCalled(c.checker, p, s.Args)
	given, labels := withoutLabels(s.Args)
	if !(jumper(c)).fitLabels(p, len(labels), s.Pos) {
		return nil
	}
	given, back := partArrays(c.checker, p, given)
	args, ok := c.actuals(p, given, s.Pos)
	if !ok {
		return nil
	}
	call := &ir.CallProc{At: ir.At{Pos: s.Pos}, Proc: p, Args: args}
	if p.Elemental {
		elements.Conforming(c.em, argumentValues(args)...)
	}
	if len(labels) > 0 {
		return jumper(c).callWithReturns(call, labels)
	}
	return append(withAllocated(c.checker, s, call), back...)
}

// calledProcedure is the subroutine of a CALL, nil after an error.
func (c caller) calledProcedure(s *parse.Call) *ir.Procedure {
	if e := c.Lookup(s.Name.Name); e != nil && e.Class == names.Generic {
		return generics(c).resolveGeneric(e, s.Args, s.Pos, false)
	}
	if p := c.FindProcedure(s.Name); p != nil {
		return p
	}
	return c.unknownSubroutine(s)
}

// unknownSubroutine is one that may come from an object file, else an error.
func (c caller) unknownSubroutine(s *parse.Call) *ir.Procedure {
	e := c.Lookup(s.Name.Name)
	if e != nil && (e.Class != names.Variable || e.TypePos.Valid()) && e.Class != names.Procedure {
		c.bag.Errorf(s.Name.Pos, "not-subroutine", "'%s' is %s", s.Name.Name, e.Describe()).Because(e.Pos, "declared here")
		return nil
	}
	if c.global.opt.Objects {
		return c.outsideProcedure(s.Name)
	}
	d := c.bag.Errorf(s.Name.Pos, "unknown-procedure", "there is no subroutine '%s'", s.Name.Name)
	if leftOut(c.checker, d, s.Name.Name) {
		return nil
	}
	known := []string{"cpu_time", "get_command_argument", "system_clock"}
	for _, name := range slices.Sorted(maps.Keys(c.global.external)) {
		if p := c.global.external[name]; !p.IsFunction() && p.Unit != nil {
			known = append(known, name)
		}
	}
	names.Suggest(d, s.Name.Name, append(known, c.Known(func(e *names.Entity) bool { return e.Class == names.Procedure })...))
	if diag.Nearest(s.Name.Name, known) == "" {
		d.Help("if it is in an object file or a library, name that on the command line, or write 'external %s'", s.Name.Name)
	}
	return nil
}

// checkRecursion refuses a procedure that calls itself without the attribute RECURSIVE, Fortran 2008, C1201.
func (c caller) checkRecursion(p *ir.Procedure, pos diag.Span) {
	if p.Unit != c.unit || p.Recursive {
		return
	}
	kind := "subroutine"
	if p.IsFunction() {
		kind = "function"
	}
	c.bag.Errorf(pos, "recursion", "'%s' calls itself", p.Name).Because(p.Pos, "it is not declared RECURSIVE").
		Help("write 'recursive %s %s'", kind, p.Name)
	p.Recursive = true
}

// actuals matches the arguments of a call with the dummy arguments, Fortran 2008, 12.5.2.
func (c caller) actuals(p *ir.Procedure, args []parse.Arg, pos diag.Span) ([]ir.Actual, bool) {
	if !c.isCode(p, pos, "called") {
		return nil, false
	}
	if !p.Known {
		return c.actualsUnknown(p, args)
	}
	matched, ok := arguments.Of(p, args, c.bag)
	out := make([]ir.Actual, len(p.Dummies))
	for k, d := range p.Visible() {
		switch {
		case matched[k] != nil:
			fits := false
			out[k], fits = c.actual(p, d, *matched[k])
			ok = ok && fits
		case !d.Optional && ok:
			c.bag.Errorf(pos, "argument", "the argument '%s' of '%s' is missing", d.Name, p.Name).
				Because(d.Pos, "declared here").Note("'%s' takes %s", p.Name, diag.Count(len(p.Visible()), "argument"))
			ok = false
		}
	}
	if ok {
		polymorph(c).passTags(p, out, pos)
		warnOfAlias(c.checker, p, matched)
	}
	return out, ok
}

// warnOfAlias warns of a variable that a procedure gets twice and sets by one of its arguments, Fortran 2008, 12.5.2.13.
func warnOfAlias(c *checker, p *ir.Procedure, matched []*parse.Arg) {
	list := p.Visible()
	for i, set := range list {
		for k, other := range list {
			if i == k || matched[i] == nil || matched[k] == nil || set.Intent != "out" && set.Intent != "inout" || other.Intent == "" || other.ByValue ||
				i < k && other.Intent != "in" || other.Target || set.Target {
				continue
			}
			x, isName := matched[i].Value.(*parse.Name)
			y, both := matched[k].Value.(*parse.Name)
			if isName && both && x.Ident == y.Ident {
				c.bag.Warnf(matched[i].Pos, "argument-alias", "'%s' sets its argument '%s', which is also its argument '%s' here", p.Name, set.Name, other.Name).
					Because(matched[k].Pos, "the same variable").Note("Fortran 2008, 12.5.2.13").Help("pass '(%s)', a copy, for '%s'", y.Ident, other.Name)
			}
		}
	}
}

// actualsUnknown passes arguments to a procedure of which only the name is known.
func (c caller) actualsUnknown(p *ir.Procedure, args []parse.Arg) ([]ir.Actual, bool) {
	var out []ir.Actual
	for _, a := range args {
		if a.Keyword != "" || a.Section || a.Value == nil {
			c.bag.Errorf(a.Pos, "argument", "this argument of '%s' needs an explicit interface", p.Name)
			return nil, false
		}
		if selectorIn(a.Value) != nil {
			c.unsupported(a.Pos, "an object of another image as an argument of '%s', whose interface is not known, is not supported yet", p.Name).
				Help("assign it to a variable first")
			return nil, false
		}
		x, ok := c.passed(nil, a, false)
		if !ok {
			return nil, false
		}
		out = append(out, x)
	}
	return out, true
}

// actual checks one argument against its dummy.
func (c caller) actual(p *ir.Procedure, d *ir.Symbol, a parse.Arg) (ir.Actual, bool) {
	if a.Section || a.Value == nil {
		c.bag.Errorf(a.Pos, "argument", "a section of nothing is no argument")
		return ir.Actual{}, false
	}
	if selectorIn(a.Value) != nil && d.Intent != "in" && !d.ByValue {
		c.unsupported(a.Pos, "an object of another image as an argument that '%s' may set is not supported yet", p.Name).
			Because(d.Pos, "this has no INTENT(IN)").Help("assign it to a variable first, or declare '%s' with INTENT(IN)", d.Name)
		return ir.Actual{}, false
	}
	if d.Pointer && d.Proc == nil {
		return pointing(c).pointerActual(p, d, a)
	}
	if comp, ok := a.Value.(*parse.Component); ok && d.Allocatable && comp.Args == nil {
		return componentForAllocatable(c.checker, p, d, a)
	}
	x, ok := c.passed(d, a, p.Elemental)
	if !ok {
		return x, false
	}
	if (x.Proc != nil) != (d.Proc != nil) {
		what, want := "a procedure", "no procedure"
		if d.Proc != nil {
			what, want = "no procedure", "a procedure"
		}
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' is %s, this is %s", d.Name, p.Name, want, what).
			Because(d.Pos, "declared here")
		return x, false
	}
	if d.Allocatable && !allocatableActual(x) {
		// Fortran 2008, 12.5.2.7.
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' must be an allocatable variable", d.Name, p.Name).Because(d.Pos, "declared here")
		return x, false
	}
	if d.Proc != nil {
		return x, true
	}
	if ref, ok := x.X.(*ir.ArrayRef); ok && d.CountsBytes() && ref.Section.Sym.Made && ref.Section.Sym.CountsBytes() && ref.Section.IsWhole() {
		x = ir.Actual{Pos: x.Pos, Section: ref.Section} // the value of a function
	}
	x.Tag = tagOfActual(x)
	c.mustPoint(d, x)
	finalizer(c).finalizeActual(d, x)
	if x.Copy && x.X != nil && ir.Rank(x.X) == 0 && dynamicTag(x.X) != nil {
		x.X, x.Copy = allocator(c).classCopy(x.X), false
		x.Tag = tagOf(x.X)
	}
	if x.X != nil && d.Tag != nil && (d.Rank() > 0 || x.Copy) && ir.Rank(x.X) > 0 && dynamicTag(x.X) != nil {
		c.unsupported(a.Pos, "an expression that is an array of CLASS for the argument '%s' of '%s' is not supported", d.Name, p.Name).
			Because(d.Pos, "declared here").Help("assign it to an allocatable variable first")
		return x, false
	}
	return x, c.typeFits(p, d, &x, a) && c.shapeFits(p, d, x, a) && c.definableActual(p, d, x, a)
}

// mustPoint lets the run end, with --check, where a scalar pointer to nothing is passed for an optional argument, which is absent by that
// only since Fortran 2008, 12.5.2.12.
func (c caller) mustPoint(d *ir.Symbol, x ir.Actual) {
	if !c.em.Check || !d.Optional || !standard.IsBefore(c.file.Dialect.Library, 2008) {
		return
	}
	there := &ir.Status{Pos: x.Pos}
	switch e := x.X.(type) {
	case *ir.Var:
		there.Sym = e.Sym
	case *ir.Field:
		there.Field = e
	}
	if there.Sym != nil && there.Sym.Pointer || there.Field != nil && there.Field.Comp.Pointer {
		none := &ir.Unary{Pos: x.Pos, Op: ir.Not, X: there}
		c.emit(ir.Guarded(ir.At{Pos: x.Pos}, none, elements.Stopping("the pointer points to nothing: Fortran 2008 takes the argument for absent", x.Pos)))
	}
}

// typeOfActual is the type of what is passed.
func typeOfActual(x ir.Actual) ir.Type {
	if x.Section != nil {
		return x.Section.Sym.Type
	}
	return x.X.Type()
}

// typeFits checks the type of an argument, Fortran 2008, 12.5.2.4.
func (c caller) typeFits(p *ir.Procedure, d *ir.Symbol, x *ir.Actual, a parse.Arg) bool {
	t := typeOfActual(*x)
	if t.Base == ir.Invalid || d.Type.Base == ir.Invalid {
		return false
	}
	if t == d.Type && (t.Derived == nil || d.CountsBytes() || keepsTypeKnown(c.checker, p, d, x, a)) {
		return true
	}
	if t == d.Type {
		return false
	}
	if fits, done := (polymorph(c)).fitsClass(p, d, x, a); done {
		return fits
	}
	if t.Base == ir.Character && d.Type.Base == ir.Character {
		return lengths(c).textFits(p, d, t, a)
	}
	if reallocator(c).sharesBytes(p, d, t, x) {
		return true
	}
	e := c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' is %s, this is %s", d.Name, p.Name, d.Type, t).
		Because(d.Pos, "declared here")
	if ir.IsNumeric(t) && ir.IsNumeric(d.Type) && x.X != nil && !x.Sequence {
		word := map[ir.Base]string{ir.Integer: "int", ir.Real: "real"}[d.Type.Base]
		e.Help("convert it: '%s(%s, kind=%d)'", word, a.Pos.Text(), d.Type.Kind)
	}
	return false
}

// shapeFits checks the rank of an argument, Fortran 2008, 12.5.2.4 and 12.5.2.11.
func (c caller) shapeFits(p *ir.Procedure, d *ir.Symbol, x ir.Actual, a parse.Arg) bool {
	rank := actualRank(p, x)
	array := rank > 0
	switch {
	case d.Rank() == 0 && !array:
		return true
	case d.Rank() == 0 && !p.Elemental:
		c.bag.Errorf(a.Pos, "rank-mismatch", "the argument '%s' of '%s' is a scalar, this is an array", d.Name, p.Name).
			Because(d.Pos, "declared here")
		return false
	case d.Rank() > 0 && !array && !x.Sequence && isTextSequence(d, x):
	case d.Rank() > 0 && !array && !x.Sequence:
		c.bag.Errorf(a.Pos, "rank-mismatch", "the argument '%s' of '%s' is an array, this is a scalar", d.Name, p.Name).
			Because(d.Pos, "declared here").Help("pass an array, or an element of an array")
		return false
	case d.Rank() > 0 && (d.Size >= ir.AssumedShape || d.Allocatable) && rank != d.Rank():
		c.bag.Errorf(a.Pos, "rank-mismatch", "the argument '%s' of '%s' has %s, this has %d", d.Name, p.Name,
			diag.Count(d.Rank(), "dimension"), rank).Because(d.Pos, "declared here")
		return false
	case x.Section != nil && x.Section.Sym.Size == ir.AssumedSize && d.Size == ir.AssumedShape && x.Section.IsWhole():
		c.bag.Errorf(a.Pos, "argument", "the assumed-size array '%s' has no shape to pass on", x.Section.Sym.Name).
			Because(d.Pos, "the dummy argument takes the shape of the actual one").Help("pass a section with an upper bound")
		return false
	}
	return true
}

// actualRank is the number of dimensions of an actual argument. An array of an elemental procedure stands for its elements.
func actualRank(p *ir.Procedure, x ir.Actual) int {
	switch {
	case x.Section != nil:
		return sectionRank(x.Section)
	case p.Elemental:
		return 0
	}
	return ir.Rank(x.X)
}

func sectionRank(s *ir.Section) int {
	n := 0
	for _, single := range s.Single {
		if !single {
			n++
		}
	}
	return n
}

// definableActual checks that what the procedure sets is a variable, Fortran 2008, 12.5.2.4.
func (c caller) definableActual(p *ir.Procedure, d *ir.Symbol, x ir.Actual, a parse.Arg) bool {
	if d.Intent != "out" && d.Intent != "inout" || c.unseen(p, d, x, a) {
		return true
	}
	if x.Section != nil {
		if s := x.Section.Sym; !picked(s) && (!s.Made || s.View || s.Pointer) {
			definitions(c).mayDefine(s, a.Pos)
			return true
		}
	} else {
		switch v := x.X.(type) {
		case *ir.Var:
			definitions(c).definable(v.Sym, v.Pos)
			definitions(c).mayDefine(v.Sym, v.Pos)
			return true
		case *ir.Elem:
			if !isParameter(v.Sym) {
				definitions(c).mayDefine(v.Sym, v.Pos)
				return true
			}
		case *ir.ArrayRef:
			if s := v.Section.Sym; p.Elemental && !isParameter(s) && !picked(s) && (!s.Made || s.View || s.Pointer) {
				definitions(c).mayDefine(s, v.Pos)
				return true
			}
		case *ir.Field:
			if r := ir.Root(v); r != nil && !isParameter(r) {
				definitions(c).mayDefine(rootOf(v), v.Pos)
				return true
			}
		case *ir.Substr:
			if r := ir.Root(v); r != nil && !isParameter(r) {
				return true
			}
		}
	}
	if _, constant := x.X.(*ir.Const); d.Intent == "inout" && constant {
		c.bag.Warnf(a.Pos, "not-definable", "'%s' may set its argument '%s', but this is not a variable: what it sets is lost", p.Name, d.Name).
			Because(d.Pos, "intent(%s)", d.Intent)
		return true
	}
	c.bag.Errorf(a.Pos, "not-definable", "'%s' sets its argument '%s', but this is not a variable", p.Name, d.Name).
		Because(d.Pos, "intent(%s)", d.Intent)
	return false
}

// unseen warns where a dummy argument with INTENT(IN) is handed to a procedure in another file of which only the name is known here,
// and which may set it: compilers that see one file at a time let such programs be.
func (c caller) unseen(p *ir.Procedure, d *ir.Symbol, x ir.Actual, a parse.Arg) bool {
	s := ir.ActualSymbol(x)
	if p.Explicit || p.Pos.File == a.Pos.File || s == nil || s.Intent != "in" || s.Pointer {
		return false
	}
	c.bag.Warnf(a.Pos, "intent", "'%s' has INTENT(IN), and '%s' may set it", s.Name, p.Name).Because(s.Pos, "declared here").
		Because(d.Pos, "intent(%s)", d.Intent)
	return true
}

func isParameter(s *ir.Symbol) bool { return names.Of(s) != nil && names.Of(s).Class == names.Constant }

// passed evaluates one argument for dummy d, which is nil if the interface is not known. That of an elemental procedure may be
// an array, which stands for its elements.
func (c caller) passed(d *ir.Symbol, a parse.Arg, elemental bool) (ir.Actual, bool) {
	x := ir.Actual{Pos: a.Pos}
	if p := c.procedureArgument(d, a.Value); p != nil {
		x.Proc = p
		return x, c.isCode(p, a.Pos, "passed on")
	}
	array := d == nil || d.Rank() > 0
	if !elemental {
		if s := (pointing(c)).givenPointer(a.Value); s != nil && s.Rank() > 0 {
			x.Section = shapes.Section(s, shapes.Whole(s), a.Pos).Section
			return x, true
		} else if s != nil {
			x.X = &ir.Var{Pos: a.Pos, Sym: s}
		}
	}
	switch {
	case x.X != nil:
	case d != nil && !elemental && d.Intent != "in":
		x.X = place(c.checker, a.Value)
	default:
		x.X = c.expr(a.Value)
	}
	if ir.Rank(x.X) > 0 && !elemental {
		return c.arrayActual(a, x.X)
	}
	if d != nil && d.Proc == nil && isHollerith(x.X, d.Type) {
		x.X = c.convert(x.X, d.Type)
	}
	x.Copy = c.isValue(a.Value) || d != nil && d.Copied && d.Rank() == 0
	if array && !x.Copy {
		x.X = c.componentElement(x.X)
		_, x.Sequence = elements.ElemOf(x.X)
	}
	return x, x.X.Type().Base != ir.Invalid
}

// componentElement is an element of an array component as one of a view of the component: what follows it there may be passed with it,
// Fortran 2008, 12.5.2.11.
func (c caller) componentElement(x ir.Expr) ir.Expr {
	f, ok := x.(*ir.Field)
	if !ok || f.Subs == nil || f.Comp.Pointer {
		return x
	}
	whole := *f
	whole.Subs = nil
	return &ir.Elem{Pos: f.Pos, Sym: c.viewOf(&whole), Subs: f.Subs}
}

// isValue reports whether an expression is a value even if it is that of a variable: in parentheses, or what an operator or an
// intrinsic function gives back unchanged, such as int(i) for an integer i.
func (c caller) isValue(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Paren, *parse.Unary, *parse.Binary:
		return true
	case *parse.Ref:
		e := c.Lookup(x.Name)
		behind := intrinsicBehind(e, x.Name)
		return x.Intrinsic || behind != "" && e.Class == names.Procedure ||
			(e == nil || e.Class == names.Procedure && e.Intrinsic) && c.intrinsic(x.Name) != nil && x.Name != "null"
	}
	return false
}

// arrayActual is an array as an argument: a variable, or a value.
func (c caller) arrayActual(a parse.Arg, e ir.Expr) (ir.Actual, bool) {
	if ref, ok := e.(*ir.ArrayRef); ok && ref.Plain() && namesArray(c.checker, a.Value) {
		return ir.Actual{Pos: a.Pos, Section: ref.Section}, true
	}
	return ir.Actual{Pos: a.Pos, X: e}, e.Type().Base != ir.Invalid
}

// procedureArgument is the procedure that an argument names, or nil.
func (c caller) procedureArgument(d *ir.Symbol, x parse.Expr) *ir.Procedure {
	if comp, isComp := x.(*parse.Component); isComp && d != nil && d.Proc != nil && comp.Args == nil {
		return procPointers(c).componentArgument(d, comp)
	}
	n, ok := x.(*parse.Name)
	if !ok && d != nil && d.Proc != nil {
		return procPointers(c).givenProcedure(x)
	}
	if !ok {
		return nil
	}
	e := c.Lookup(n.Ident)
	if e == nil {
		if d != nil && d.Proc == nil {
			return nil
		}
		return c.global.external[n.Ident]
	}
	if e.Class == names.Procedure && (e.Intrinsic || e.Proc == nil && c.global.external[n.Ident] == nil && c.intrinsic(n.Ident) != nil) {
		if behind := intrinsicBehind(e, n.Ident); behind != "" {
			n = &parse.Name{Node: n.Node, Ident: behind}
		}
		return functions(c).intrinsicWrapper(n)
	}
	if e.Class != names.Procedure && !(d != nil && d.Proc != nil) {
		return nil
	}
	p := c.FindProcedure(parse.Ident{Name: n.Ident, Pos: n.Pos})
	if p != nil && p.Result == nil && !p.Known && e.TypePos.Valid() {
		c.resultOf(p, e, n.Pos)
	}
	return p
}
