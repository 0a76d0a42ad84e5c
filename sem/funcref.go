package sem

import (
	"cmp"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// functions types references of functions of the program and of statement functions.
type functions struct{ *checker }

// userFunction gives the function that a reference name(args) calls, or nil.
func (c functions) userFunction(x *parse.Ref, e *names.Entity) *ir.Procedure {
	if p := c.resolved[x]; p != nil {
		return p
	}
	if e != nil && e.Class == names.Generic {
		return c.genericFunction(x, e)
	}
	if e != nil && e.Class == names.TypeName {
		return c.makerOf(x, e)
	}
	if e != nil && e.Dims != nil && e.Class != names.Procedure {
		return nil
	}
	id := parse.Ident{Name: x.Name, Pos: x.Pos}
	if e != nil && e == c.result {
		return c.unit.Proc
	}
	intrinsic := c.intrinsic(x.Name) != nil
	if own := c.global.external[x.Name]; own != nil && own.IsFunction() && x.Name == "ilen" { // a name that Fortran leaves to programs
		intrinsic = false
	}
	if intrinsic && (e == nil || e.Class != names.Procedure && !e.Dummy || e.Intrinsic) {
		return nil
	}
	p := c.FindProcedure(id)
	c.global.specifyFunction(p)
	if p == nil && !hasSection(x.Args) { // t(1:2) is a part of a character value
		p = c.typedOutside(id, e)
	}
	if p == nil || p.Alternates > 0 {
		return nil
	}
	if e == nil {
		e = names.New(parse.Ident{Name: x.Name, Pos: x.Pos}, c.checker)
	}
	if c.resultOf(p, e, x.Pos) == nil {
		return nil
	}
	c.checkResultType(p, e, x.Pos)
	return p
}

// makerOf is the function with the name of a type that takes these arguments, Fortran 2008, 4.5.10; nil for a structure constructor.
func (c functions) makerOf(x *parse.Ref, e *names.Entity) *ir.Procedure {
	if e.Makers == nil || x.Params != nil {
		return nil
	}
	if p, done := c.resolved[x]; done {
		return p
	}
	traits := binder(c).traitsOf(x.Args)
	p := arguments.Specific(generics(c).specificsOf(e.Makers), x.Args, traits, (*ir.Procedure).IsFunction)
	c.resolved[x] = p
	return p
}

// genericFunction resolves a generic reference; a generic name may extend an intrinsic function.
func (c functions) genericFunction(x *parse.Ref, e *names.Entity) *ir.Procedure {
	if p, done := c.resolved[x]; done {
		return p
	}
	if c.intrinsic(x.Name) != nil {
		p, _, _ := specificFor(c.checker, e, x.Args, true)
		c.resolved[x] = p
		return p
	}
	p := generics(c).resolveGeneric(e, x.Args, x.Pos, true)
	c.resolved[x] = p
	return p
}

// typedOutside is a function that is declared only by its type, or not at all, and comes from an object file.
func (c functions) typedOutside(id parse.Ident, e *names.Entity) *ir.Procedure {
	declared := e != nil && e.Class == names.Variable && e.Dims == nil && e.TypePos.Valid() && e.Home == c.checker
	if !c.global.opt.Objects || otherIntrinsics[id.Name] || e != nil && !declared {
		return nil
	}
	return c.outsideProcedure(id)
}

// checkResultType compares the type that a function is used by with the type that it has, Fortran 2008, 12.5.3.
func (c functions) checkResultType(p *ir.Procedure, e *names.Entity, pos diag.Span) {
	if e.Proc != nil || p.Unit == nil || p.Unit == c.unit || e.Dummy || c.family.has(p.Name) && !e.TypePos.Valid() {
		return
	}
	used := c.TypeOf(e)
	if used.Base != ir.Invalid && p.Result.Type.Base != ir.Invalid && !ir.SameType(used, p.Result.Type) {
		d := c.bag.Errorf(pos, "type-mismatch", "the function '%s' is %s, here it is taken for %s", p.Name, p.Result.Type, used).
			Because(p.Pos, "declared here")
		d.Help("declare '%s :: %s'", p.Result.Type, p.Name)
	}
}

// funcRef is the value of a function reference.
func (c functions) funcRef(p *ir.Procedure, x *parse.Ref) ir.Expr {
	if p.Result == nil {
		c.bag.Errorf(x.Pos, "recursion", "the declaration of the value of '%s' refers to '%s'", p.Name, x.Name).Because(p.Pos, "declared here")
		return ir.Poison(x.Pos)
	}
	if p.Result.Pointer && p.Result.Rank() == 0 || p.Result.Rank() > 0 && (p.Result.Tag != nil || isDescribed(p.Result) && isOpenText(p.Result.Type)) {
		s := pointing(c).describedResult(p, x)
		switch {
		case s == nil:
			return ir.Poison(x.Pos)
		case s.Rank() > 0:
			return shapes.WholeExpr(s, x.Pos)
		}
		return &ir.Var{Pos: x.Pos, Sym: s}
	}
	if p.Unit == c.unit {
		caller(c).checkRecursion(p, x.Pos)
	}
	p = asCalled(c.checker, p, x.Args)
	args, ok := caller(c).actuals(p, x.Args, x.Pos)
	if !ok {
		return ir.Poison(x.Pos)
	}
	ref := &ir.FuncRef{Pos: x.Pos, Proc: p, Args: args, T: p.Result.Type}
	switch {
	case p.Elemental:
		elements.Conforming(c.em, argumentValues(args)...)
	case p.Result.Rank() == 0 && p.Result.Allocatable:
		return allocator(c).allocatableResult(p, args, x)
	}
	if !(lengths(c)).resultLength(ref, x) {
		return ir.Poison(x.Pos)
	}
	before := elements.MayBeAbsent(p, args) && !p.Elemental
	if (before || p.Result.Type.Base == ir.Derived) && ir.Rank(ref) == 0 {
		v := c.textTemp("f", ref)
		call := &ir.CallProc{At: ir.At{Pos: x.Pos}, Proc: p, Args: args, Result: &ir.Var{Pos: x.Pos, Sym: v}}
		c.emit(elements.WithAllocated(call, elements.Unknown)...)
		return &ir.Var{Pos: x.Pos, Sym: v}
	}
	return ref
}

// argumentValues lists the actual arguments that are values or variables.
func argumentValues(args []ir.Actual) []ir.Expr {
	var out []ir.Expr
	for _, a := range args {
		if a.X != nil {
			out = append(out, a.X)
		}
	}
	return out
}

// once computes an expression that calls functions or looks at whole arrays once for an array operation or a construct, before the
// statement.
func (c *emission) once(e ir.Expr) ir.Expr {
	if !ir.AnyExpr(e, isComputed) {
		return e
	}
	return elements.ComputedOnce(c.em, e)
}

// isComputed reports whether an expression is the value of a function of the program or of arrays, or a constructor.
func isComputed(e ir.Expr) bool {
	switch e.(type) {
	case *ir.FuncRef, *ir.Transform, *ir.Constructor:
		return true
	}
	return false
}

// statementFunction is F77's f(x) = expression.
type statementFunction struct {
	home *checker
	id   parse.Ident
	args []parse.Ident
	body parse.Expr
	busy bool
}

// statementFunctions takes the statement functions from the front of the body, Fortran 2008, 12.6.4.
func (c functions) statementFunctions(body []parse.Stmt) []parse.Stmt {
	for i, s := range body {
		switch s := s.(type) {
		case *parse.Assign:
			f := c.asStatementFunction(s)
			if f == nil {
				return body[i:]
			}
			c.stmtFuncs[f.id.Name] = f
		case *parse.Format:
		default:
			return body[i:]
		}
	}
	return nil
}

func (c functions) asStatementFunction(s *parse.Assign) *statementFunction {
	ref, ok := s.LHS.(*parse.Ref)
	if !ok {
		return nil
	}
	if e := c.names[ref.Name]; e != nil && (e.Dims != nil || e.Class != names.Variable || e == c.result) {
		return nil
	}
	if e := c.Lookup(ref.Name); e != nil && e.Home != c.checker {
		return nil
	}
	f := &statementFunction{home: c.checker, id: parse.Ident{Name: ref.Name, Pos: ref.Pos}, body: s.RHS}
	for _, a := range ref.Args {
		n, ok := a.Value.(*parse.Name)
		if !ok || a.Keyword != "" {
			return nil
		}
		f.args = append(f.args, parse.Ident{Name: n.Ident, Pos: n.Pos})
	}
	return f
}

// expand writes a statement function out: its dummy arguments are the values of the actual ones.
func (c functions) expand(f *statementFunction, x *parse.Ref) ir.Expr {
	if f.busy {
		c.bag.Errorf(x.Pos, "recursion", "the statement function '%s' refers to itself", x.Name)
		return ir.Poison(x.Pos)
	}
	if len(x.Args) != len(f.args) {
		c.bag.Errorf(x.Pos, "argument", "'%s' takes %s, this reference has %d", x.Name, diag.Count(len(f.args), "argument"), len(x.Args)).
			Because(f.id.Pos, "declared here")
		return ir.Poison(x.Pos)
	}
	meant := c.freeNames(f)
	for i, a := range x.Args {
		e := c.statementArgument(f, f.args[i], a)
		if e == nil {
			return ir.Poison(x.Pos)
		}
		meant[f.args[i].Name] = e
	}
	restore := c.nameAs(meant)
	f.busy = true
	out := c.expr(f.body)
	f.busy = false
	restore()
	own := f.home.resolve(f.id)
	t := c.TypeOf(own)
	if out.Type().Base == ir.Invalid || t.Base == ir.Invalid {
		return ir.Poison(x.Pos)
	}
	if !ir.Assignable(out.Type(), t) {
		c.bag.Errorf(f.body.Span(), "type-mismatch", "the statement function '%s' is %s, its value is %s", f.id.Name, t, out.Type())
		return ir.Poison(x.Pos)
	}
	return c.convert(out, t)
}

// statementFunction is the statement function with a name, of this unit or of its host; nil for none.
func (c functions) statementFunction(name string) *statementFunction {
	for s := c.checker; s != nil; s = cmp.Or(s.around, s.host) {
		if f := s.stmtFuncs[name]; f != nil {
			return f
		}
		if e := s.names[name]; e != nil && e.Home == s {
			return nil
		}
	}
	return nil
}

// freeNames are the entities of the host that the body of its statement function names, nil for names that mean nothing there; none where
// this unit has it.
func (c functions) freeNames(f *statementFunction) map[string]*names.Entity {
	meant := map[string]*names.Entity{}
	if f.home.unit == c.unit {
		return meant
	}
	tree.EachName(f.body, func(name string) {
		if meant[name] = f.home.Lookup(name); meant[name] != nil {
			meant[name].Capture()
		}
	})
	return meant
}

// nameAs lets names mean other entities, or nothing, until restore is called.
func (c functions) nameAs(meant map[string]*names.Entity) (restore func()) {
	hidden := map[string]*names.Entity{}
	mean := func(list map[string]*names.Entity) {
		for name, e := range list {
			if c.names[name] = e; e == nil {
				delete(c.names, name)
			}
		}
	}
	for name := range meant {
		hidden[name] = c.names[name]
	}
	mean(meant)
	return func() { mean(hidden) }
}

// statementArgument is the entity that stands for a dummy argument while a statement function is written out.
func (c functions) statementArgument(f *statementFunction, id parse.Ident, a parse.Arg) *names.Entity {
	if a.Keyword != "" || a.Section || a.Value == nil {
		c.bag.Errorf(a.Pos, "argument", "a statement function takes plain values")
		return nil
	}
	own := f.home.names[id.Name]
	if own == nil {
		own = names.New(id, f.home)
	}
	t := c.TypeOf(own)
	v := c.expr(a.Value)
	if ir.Rank(v) == 0 {
		v = c.once(v) // the name may stand in the body more than once
	}
	switch {
	case v.Type().Base == ir.Invalid || t.Base == ir.Invalid:
		return nil
	case t.Base == ir.Character && t.Len >= 0 && t.CharBytes() == v.Type().CharBytes(): // with another length, as gfortran takes it
		v = c.convert(v, t)
	case v.Type() != t:
		c.bag.Errorf(a.Pos, "argument", "the argument '%s' of '%s' is %s, this is %s", id.Name, f.id.Name, t, v.Type())
		return nil
	}
	e := names.New(id, c.checker)
	e.Type, e.TypePos, e.Replaced = t, id.Pos, v
	return e
}
