package sem

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/anyrank"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// generics knows interface blocks: generic names and defined operations, and which procedure a reference to one means.
type generics struct{ *checker }

// interfaceDecl takes an interface block: the interfaces of external and dummy procedures, and what a generic name, an
// operator or assignment stands for, Fortran 2008, 12.4.3.
func (c generics) interfaceDecl(s *parse.Interface) {
	var list []*ir.Procedure
	for _, u := range s.Bodies {
		if s.Abstract {
			c.abstractBody(u)
			continue
		}
		if p := c.interfaceBody(u); p != nil {
			list = append(list, p)
		}
	}
	if s.Name.Name == "" {
		return
	}
	g := &names.GenericSet{Home: c.checker, Pos: s.Pos, List: list}
	for _, st := range s.Procs {
		if d, ok := st.(*parse.ProcDecl); ok {
			for _, e := range d.Entities {
				g.Named = append(g.Named, e.Ident)
			}
		}
	}
	e := c.names[s.Name.Name]
	switch {
	case e == nil:
		e = c.Declare(s.Name)
		e.Class = names.Generic
	case e.Class == names.Procedure && e.Proc != nil:
		// A specific procedure may have the generic name.
		e.Class, e.Same = names.Generic, e.Proc
	case e.Class == names.TypeName && (e.Home == c.checker || e.Home == nil):
		if e.Makers == nil {
			e.Makers = names.New(s.Name, c.checker)
			e.Makers.Class = names.Generic
		}
		e = e.Makers
	case e.Class != names.Generic:
		c.bag.Errorf(s.Name.Pos, "redeclared", "'%s' is %s already", s.Name.Name, e.Describe()).Because(e.Pos, "declared here")
		return
	case e.Home != c.checker:
		mine := *e
		mine.Home = c.checker
		e = &mine
		c.names[s.Name.Name] = e
	}
	e.Sets = append(e.Sets, g)
}

// specificsOf lists the procedures of a generic name.
func (c generics) specificsOf(e *names.Entity) []*ir.Procedure {
	for _, g := range e.Sets {
		e.Specifics = append(e.Specifics, g.List...)
		for _, id := range g.Named {
			p := g.Home.FindProcedure(id)
			if p == nil && e.Same != nil && id.Name == e.Name {
				p = e.Same
			}
			if p == nil && g.Home.(*checker).file.Dialect.Native {
				continue
			}
			if p == nil {
				c.bag.Errorf(id.Pos, "unknown-procedure", "there is no procedure '%s'", id.Name)
				continue
			}
			e.Specifics = append(e.Specifics, p)
		}
	}
	e.Sets = nil
	return e.Specifics
}

// abstractBody declares an abstract interface: a procedure that PROCEDURE can name, and nobody call.
func (c generics) abstractBody(u *parse.Unit) {
	e := c.Declare(parse.Ident{Name: u.Name, Pos: u.Pos})
	if e.Proc != nil || e.TypePos.Valid() {
		c.bag.Errorf(u.Pos, "redeclared", "'%s' is declared already", u.Name).Because(e.Pos, "declared here")
		return
	}
	e.Class, e.Proc = names.Procedure, c.describedBody(u)
	e.Proc.Abstract = true
}

// describedBody reads the declarations of an interface body.
func (c generics) describedBody(u *parse.Unit) *ir.Procedure {
	b := newChecker(c.file, u, c.em.Out, c.bag)
	b.global, b.importing = c.global, c.checker
	b.unit.Proc = &ir.Procedure{Name: u.Name, Link: externalName(u.Name), Pos: u.Pos, Known: true, Explicit: true,
		Function: u.Kind == parse.Function}
	if u.Declared != "" { // its body stands in a submodule of another file
		b.unit.Proc.Link = moduleLink(u.Declared, u.Name)
	}
	heading{b}.procedureAttributes()
	if name := b.unit.Proc.CName; name != "" {
		b.unit.Proc.Link = name
	}
	heading{b}.dummies()
	declarer{b}.declarations()
	heading{b}.completeInterface()
	return b.unit.Proc
}

// interfaceBody gives the procedure that an interface body describes.
func (c generics) interfaceBody(u *parse.Unit) *ir.Procedure {
	p := c.describedBody(u)
	id := parse.Ident{Name: u.Name, Pos: u.Pos}
	e := c.Declare(id)
	if e.Dummy {
		p.Dummy = heading(c).dummyProcedure(e).Dummy
		e.Proc = p
		p.Dummy.Proc = p
		return p
	}
	e.Class = names.Procedure
	if p.CName == "" && p.Link != externalName(u.Name) { // a procedure of a module, whose name others may have
		e.Proc = p
		return p
	}
	if real := c.global.external[u.Name]; real != nil && real.Unit != nil && real.Link == p.Link {
		c.global.compare = append(c.global.compare, comparison{p, real})
		real.Explicit = true
		e.Proc = real
		return real
	}
	c.global.external[u.Name] = p
	e.Proc = p
	return p
}

// isCode reports whether a procedure that is called, passed on or pointed to is more than an interface: an abstract one is for
// PROCEDURE alone, Fortran 2008, 12.4.3.2, and what other compilers pass for CLASS is another than what this one passes.
func (c *checker) isCode(p *ir.Procedure, pos diag.Span, use string) bool {
	switch {
	case p.Abstract:
		c.bag.Errorf(pos, "argument", "'%s' is an abstract interface and cannot be %s", p.Name, use).Because(p.Pos, "declared here")
		return false
	case p.Unit == nil && p.CName == "" && c.global.external[p.Name] == p && (slices.ContainsFunc(p.Dummies, isClass) || isClass(p.Result)):
		c.unsupported(pos, "'%s', a procedure with CLASS arguments that is not compiled here, is not supported", p.Name).
			Because(p.Pos, "only its interface is known").Help("name its source file on the command line")
		return false
	}
	return true
}

func isClass(s *ir.Symbol) bool { return s != nil && s.Class }

// comparison is an interface body and the procedure that it describes.
type comparison struct{ body, real *ir.Procedure }

// compareInterfaces checks that interface bodies agree with the procedures that they describe, Fortran 2008, 12.4.3.2. Compilers that
// see one file at a time let the types and ranks of arrays of numbers differ between two files.
func (g *globals) compareInterfaces() {
	for _, x := range g.compare {
		why := arguments.Differ(x.body, x.real, structuresAlike)
		if why == "" {
			continue
		}
		const differs = "the interface of '%s' differs from its definition: %s"
		var d *diag.Diagnostic
		if x.inFiles() && arguments.Differ(x.body, x.real, arguments.ArraysOfNumbers) == "" {
			d = g.bag.Warnf(x.body.Pos, "interface", differs, x.body.Name, why)
		} else {
			d = g.bag.Errorf(x.body.Pos, "interface", differs, x.body.Name, why)
		}
		d.Because(x.real.Pos, "defined here")
	}
}

// structuresAlike holds for two structures of types that are declared alike in two units.
func structuresAlike(x, y *ir.Symbol) bool {
	return x.Type.Base == ir.Derived && y.Type.Base == ir.Derived && x.Rank() == y.Rank() && declaredAlike(x.Type.Derived, y.Type.Derived)
}

// inFiles reports whether the interface and its procedure are in two files.
func (x comparison) inFiles() bool { return x.body.Pos.File != x.real.Pos.File }

// describedAs reports whether an interface body in another file than the procedure gives its argument d the type t, where both are
// arrays of numbers.
func (g *globals) describedAs(p *ir.Procedure, d *ir.Symbol, t ir.Type) bool {
	k := slices.Index(p.Dummies, d)
	return slices.ContainsFunc(g.compare, func(x comparison) bool {
		return x.real == p && x.inFiles() && k >= 0 && k < len(x.body.Dummies) && x.body.Dummies[k].Type == t &&
			arguments.ArraysOfNumbers(x.body.Dummies[k], d)
	})
}

// traitOf evaluates an argument without leaving a trace of it.
func (c *checker) traitOf(x parse.Expr) arguments.Trait {
	if n, ok := x.(*parse.Name); ok {
		if e := c.Lookup(n.Ident); e != nil && e.Class == names.Procedure {
			return arguments.Trait{Proc: true}
		}
	}
	if ref, isRef := x.(*parse.Ref); isRef && isNull(x) && len(ref.Args) == 1 && ref.Args[0].Value != nil {
		x = ref.Args[0].Value // NULL(MOLD) is what MOLD is
	}
	e := c.unevaluated(x)
	t := arguments.Trait{Type: e.Type(), Rank: ir.Rank(e)}
	switch v := e.(type) {
	case *ir.Var:
		t.Allocatable, t.Pointer = v.Sym.Allocatable, v.Sym.Pointer
	case *ir.ArrayRef:
		whole := v.Section.IsWhole()
		t.Allocatable, t.Pointer = whole && v.Section.Sym.Allocatable, whole && v.Section.Sym.Pointer
	case *ir.Field:
		t.Allocatable, t.Pointer = v.Comp.Allocatable && v.Subs == nil, v.Comp.Pointer && v.Subs == nil
	}
	return t
}

// unevaluated is an expression of which only type and shape matter: nothing is computed for it, and no fault in it is reported.
func (c *checker) unevaluated(x parse.Expr) ir.Expr {
	settleNamed(c, x)
	bag, pre, symbols := c.bag, c.em.Pre, len(c.unit.Symbols)
	entry := len(c.unit.Entry)
	generics{c}.report(&diag.Bag{})
	c.global.quiet++
	defer func() { c.global.quiet-- }()
	e := c.expr(x)
	c.em.Pre = pre
	generics{c}.report(bag)
	c.unit.Entry = c.unit.Entry[:entry]
	generics{c}.dropMade(symbols)
	return e
}

// settleNamed finds the bounds and lengths of the variables of this unit that an expression names, whose statements at the entry stay.
func settleNamed(c *checker, x parse.Expr) {
	tree.EveryPart(x, func(part any) {
		n, ok := part.(*parse.Name)
		if !ok {
			return
		}
		e := c.names[n.Ident]
		if e != nil && e.Class == names.Variable && e.Sym == nil && (len(e.Dims) > 0 || e.Length != nil) {
			c.Symbol(e)
		}
	})
}

// report lets messages go to another bag.
func (c generics) report(to *diag.Bag) { c.bag, c.em.Bag = to, to }

// dropMade removes the compiler-made variables that an expression evaluated for nothing has left.
func (c generics) dropMade(from int) {
	kept := c.unit.Symbols[:from:from]
	for _, s := range c.unit.Symbols[from:] {
		if !s.Made {
			kept = append(kept, s)
		}
	}
	c.unit.Symbols = kept
}

// resolveGeneric is the specific procedure that fits the arguments; nil after an error.
func (c generics) resolveGeneric(e *names.Entity, args []parse.Arg, pos diag.Span, function bool) *ir.Procedure {
	p, list, traits := specificFor(c.checker, e, args, function)
	for h := c.host; p == nil && h != nil; h = h.host {
		if outer := h.names[e.Name]; outer != nil && outer != e && outer.Class == names.Generic {
			p, _, _ = specificFor(c.checker, outer, args, function) // Fortran 2008, 12.5.5.2: the host's procedures, where those of the unit do not fit
		}
	}
	if p != nil {
		return p
	}
	d := c.bag.Errorf(pos, "generic", "no procedure of '%s' takes these arguments: %s", strings.TrimSuffix(strings.TrimPrefix(e.Name, "operator("), ")"),
		arguments.Text(traits))
	for _, p := range list {
		d.Because(p.Pos, "'%s' takes %s", p.Name, arguments.DummiesText(p))
	}
	return nil
}

// specificFor picks the specific procedure that fits the arguments, Fortran 2008, 12.5.5.2: first those that are not elemental with
// the ranks as they are, then the elemental ones; nil where none does. list are all, traits what is known of the arguments.
func specificFor(c *checker, e *names.Entity, args []parse.Arg, function bool) (p *ir.Procedure, list []*ir.Procedure, traits []arguments.Trait) {
	list = generics{c}.specificsOf(e)
	for _, p := range list {
		c.global.specifyFunction(p)
	}
	traits = make([]arguments.Trait, len(args))
	for i, a := range args {
		if a.Value != nil {
			traits[i] = c.traitOf(a.Value)
		}
	}
	if e.Library != "" {
		importer{c}.librarySpecific(e, args, traits)
		list = e.Specifics
	}
	labels := len(args)
	args, traits = withoutReturns(args, traits)
	labels -= len(args)
	may := func(p *ir.Procedure) bool {
		return function == (p.IsFunction() || p.Function) && p.Alternates == labels
	}
	return arguments.Specific(list, args, traits, may), list, traits
}

// withoutReturns leaves out the labels of alternate returns, which tell procedures apart by their number alone.
func withoutReturns(args []parse.Arg, traits []arguments.Trait) (rest []parse.Arg, of []arguments.Trait) {
	for i, a := range args {
		if a.Label == 0 {
			rest, of = append(rest, a), append(of, traits[i])
		}
	}
	return rest, of
}

// operatorName is the name under which an operator is defined: "operator(+)".
func operatorName(op string) string {
	switch op {
	case "and", "or", "not", "eqv", "neqv":
		op = "." + op + "."
	}
	return "operator(" + op + ")"
}

// definedOperation is the function reference that an operation on operands stands for, nil for an intrinsic one. An
// operator on intrinsic types that Fortran defines keeps that meaning, Fortran 2008, 7.1.5 and 7.1.6.
func (c generics) definedOperation(op string, pos diag.Span, operands ...parse.Expr) *parse.Ref {
	e := c.Lookup(operatorName(op))
	if (e == nil || e.Class != names.Generic) && !c.global.boundOperators {
		return nil
	}
	var args []parse.Arg
	var traits []arguments.Trait
	for _, x := range operands {
		args = append(args, parse.Arg{Pos: parse.SpanOf(x), Value: x})
		traits = append(traits, c.traitOf(x))
	}
	if isIntrinsicOperation(op, traits) { // which arguments of CLASS(*) would take, too
		return nil
	}
	isFunction := func(p *ir.Procedure) bool { return p.Function }
	p := arguments.Specific(binder(c).operatorsFor(e, operatorName(op), traits), args, traits, isFunction)
	if p == nil {
		return nil
	}
	ref := &parse.Ref{Node: parse.Node{Pos: pos}, Name: operatorName(op), Args: args}
	c.resolved[ref] = p
	return ref
}

// isIntrinsicOperation reports whether Fortran defines an operator for operands of these types and ranks, Fortran 2008, 7.1.5.
func isIntrinsicOperation(op string, operands []arguments.Trait) bool {
	first, last := operands[0], operands[len(operands)-1]
	if first.Rank > 0 && last.Rank > 0 && first.Rank != last.Rank {
		return false
	}
	a, b := first.Type, last.Type
	numbers := ir.IsNumeric(a) && ir.IsNumeric(b)
	texts := a.Base == ir.Character && b.Base == ir.Character && a.CharBytes() == b.CharBytes()
	switch op {
	case "+", "-", "*", "/", "**":
		return numbers
	case "==", "/=":
		return numbers || texts
	case "<", "<=", ">", ">=":
		return numbers && a.Base != ir.Complex && b.Base != ir.Complex || texts
	case "//":
		return texts
	case "and", "or", "not", "eqv", "neqv":
		return a.Base == ir.Logical && b.Base == ir.Logical
	}
	return false
}

// definedAssignment is the subroutine that an assignment calls, nil for an intrinsic assignment, Fortran 2008, 7.2.1.4.
func (c generics) definedAssignment(s *parse.Assign) *ir.Procedure {
	e := c.Lookup("assignment(=)")
	if (e == nil || e.Class != names.Generic) && !c.global.boundOperators {
		return nil
	}
	args := []parse.Arg{{Value: s.LHS}, {Value: s.RHS}}
	traits := []arguments.Trait{c.traitOf(s.LHS), c.traitOf(s.RHS)}
	if lhs, rhs := traits[0], traits[1]; lhs.Type.Base != ir.Derived && ir.Assignable(rhs.Type, lhs.Type) && (rhs.Rank == 0 || rhs.Rank == lhs.Rank) {
		return nil
	}
	isSubroutine := func(p *ir.Procedure) bool { return !p.Function }
	return arguments.Specific(binder(c).operatorsFor(e, "assignment(=)", traits), args, traits, isSubroutine)
}

// operation is the function reference that an operation stands for, nil for an intrinsic operation.
func (c generics) operation(x parse.Expr, op string, operands ...parse.Expr) *parse.Ref {
	if ref, done := c.operations[x]; done {
		return ref
	}
	ref := c.definedOperation(op, x.Span(), operands...)
	c.operations[x] = ref
	return ref
}

// importNames gives an interface body names of the unit around it, Fortran 2008, 12.4.3.3.
func (c generics) importNames(s *parse.Import) {
	if c.importing == nil {
		c.bag.Errorf(s.Pos, "import", "IMPORT can only stand in an interface body")
		return
	}
	if len(s.Names) == 0 {
		for h := c.importing; h != nil; h = h.host {
			for name, e := range h.names {
				if c.names[name] == nil && !e.Dummy {
					c.names[name] = e
				}
			}
		}
		return
	}
	for _, id := range s.Names {
		if e := c.importing.Lookup(id.Name); e != nil {
			c.names[id.Name] = e
		} else {
			d := c.bag.Errorf(id.Pos, "undeclared", "'%s' is not declared", id.Name)
			names.Suggest(d, id.Name, c.importing.Known(func(*names.Entity) bool { return true }))
		}
	}
}

// versionFor is the version of a procedure for the ranks that arguments have in the place of those of assumed rank. The first call with
// these ranks makes it.
func versionFor(c *checker, of *checker, args []parse.Arg) *ir.Procedure {
	matched, ok := arguments.Of(of.unit.Proc, args, &diag.Bag{})
	if !ok {
		return of.unit.Proc
	}
	ranks := make([]int, len(of.src.AnyRanked))
	for k, d := range of.unit.Proc.Visible() {
		i := slices.Index(of.src.AnyRanked, d.Name)
		if i >= 0 && matched[k] != nil && matched[k].Value != nil {
			ranks[i] = c.traitOf(matched[k].Value).Rank
		}
	}
	return c.global.version(of, ranks).unit.Proc
}

// version is the version of a procedure for some ranks.
func (g *globals) version(of *checker, ranks []int) *checker {
	key := of.unit.Proc.Link + fmt.Sprint(ranks)
	if v := g.asked[key]; v != nil {
		return v
	}
	defer func(quiet int, bag *diag.Bag) { g.quiet, g.bag = quiet, bag }(g.quiet, g.bag)
	g.quiet, g.bag = 0, of.bag
	at := len(g.units)
	g.enter(of.file, anyrank.Version(of.src, ranks), of.host)
	for _, c := range g.units[at:] {
		g.specify(c)
	}
	g.asked[key] = g.units[at]
	return g.units[at]
}

// uncalled types the statements of the procedures whose versions nothing asks for, for scalars.
func (k *Checking) uncalled(named map[diag.Span]bool, finish func(*checker)) {
	for _, c := range slices.Clone(k.g.units) {
		if c.src.AnyRanked == nil || anyRankedAround(c.host) != nil || named[c.src.Pos] {
			continue
		}
		k.g.version(c, make([]int, len(c.src.AnyRanked)))
	}
	for i := 0; i < len(k.g.units); i++ {
		if c := k.g.units[i]; !c.finished && versionAround(c) != nil && !named[versionAround(c).src.VersionOf] && anyRankedAround(c) == nil {
			finish(c)
		}
	}
}

// anyRankedAround is the procedure without ranks that a unit is or stands in, nil for others.
func anyRankedAround(c *checker) *checker {
	for ; c != nil; c = c.host {
		if c.src.AnyRanked != nil {
			return c
		}
	}
	return nil
}

// refuseUnversioned refuses uses of a procedure by which it is given away: nobody knows the ranks of the arguments that it gets.
func refuseUnversioned(g *globals, p *ir.Procedure, by *checker) {
	if of := g.anyRanked[p.Unit]; of != nil {
		g.bag.Errorf(p.Pos, "unsupported", "'%s', which has several arguments of assumed rank, is supported in calls only", p.Name).
			Because(by.src.Pos, "it is given away here")
	}
}
