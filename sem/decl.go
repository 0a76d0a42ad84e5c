package sem

import (
	"maps"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// declarer types declarations: types, attributes, bounds and initial values.
type declarer struct{ *checker }

// declarations reads the specification part, all but the directives.
func (c declarer) declarations() {
	for _, s := range c.src.Decls {
		c.declaration(s)
	}
	heading(c).resultType()
	c.collectFormats(c.src.Decls)
	c.collectFormats(c.src.Body)
	definitions(c).scanDefinitions()
	heading(c).joinResults()
	procPointers(c).externalPointers()
	pointees(c).complete()
	heading(c).findDummyProcedures()
	saveOthers(c.checker)
	for _, e := range c.order {
		if e.Class == names.Variable {
			c.finish(e)
		}
	}
	saveLarge(c.checker)
	definitions(c).allocatedBounds()
	c.dataValuesOf(c.src.Decls)
}

// saveOthers takes SAVE without a list for all variables but those with AUTOMATIC.
func saveOthers(c *checker) {
	if !c.saveAll || !slices.ContainsFunc(c.order, func(e *names.Entity) bool { return e.Automatic }) {
		return
	}
	c.saveAll = false
	for _, name := range slices.Sorted(maps.Keys(c.found.Defs)) {
		if c.Lookup(name) == nil {
			c.resolve(parse.Ident{Name: name, Pos: c.src.Pos})
		}
	}
	for _, e := range c.order {
		e.Saved = e.Saved || e.Class == names.Variable && !e.Dummy && !e.Automatic && !e.Allocatable.Valid() && e != c.result
	}
}

// saveLarge lets arrays that are too large for the stack keep their values, if an option says how large that is.
func saveLarge(c *checker) {
	limit := c.file.Dialect.StackBytes
	if limit == 0 || c.unit.Proc == nil || c.unit.IsRecursive() {
		return
	}
	for _, e := range c.order {
		s := e.Sym
		if e.Class != names.Variable || s == nil || e.Dummy || e.Automatic || e == c.result || s.Allocatable || s.Pointer || s.Rank() == 0 || !ir.ConstantDims(s.Dims) {
			continue
		}
		if s.Storage == ir.Automatic && (&ir.Component{Dims: s.Dims}).Elements()*ir.BytesPer(s.Type) > limit {
			e.Saved, s.Storage = true, ir.Static
		}
	}
}

// dataValuesOf gives variables the values of DATA and of the form x /1/.
func (c declarer) dataValuesOf(decls []parse.Stmt) {
	for _, s := range decls {
		switch s := s.(type) {
		case *parse.Data:
			initializer(c).dataDecl(s)
		case *parse.TypeDecl:
			for _, d := range s.Entities {
				if d.Values != nil {
					object := &parse.Name{Node: parse.Node{Pos: d.Pos}, Ident: d.Name}
					initializer(c).dataSet([]parse.Expr{object}, d.Values, d.Pos)
				}
			}
		}
	}
}

// declaration takes one statement of a specification part.
func (c declarer) declaration(s parse.Stmt) {
	switch s := s.(type) {
	case *parse.ImplicitDecl:
		c.implicitDecl(s)
	case *parse.TypeDecl:
		c.typeDecl(s)
	case *parse.AttrDecl:
		c.attrDecl(s)
	case *parse.ParameterDecl:
		for _, e := range s.Entities {
			c.parameter(c.Declare(e.Ident), e.Init)
		}
	case *parse.Use:
		importer(c).use(s)
	case *parse.Common:
		c.memory.Common(s, c.checker, c.result, c.bag)
	case *parse.Equivalence:
		c.memory.Equivalence(s, c.checker)
	case *parse.Namelist:
		namelists(c).namelistDecl(s)
	case *parse.Data:
		for _, set := range s.Sets {
			initializer(c).dataNames(set.Objects)
		}
	case *parse.DerivedType:
		typeDefiner(c).derivedType(s)
	case *parse.Import:
		generics(c).importNames(s)
	case *parse.Interface:
		generics(c).interfaceDecl(s)
	case *parse.ProcDecl:
		procPointers(c).procDecl(s)
	case *parse.Enum:
		typeDefiner(c).enum(s)
	default:
		if what := refusedDecl(s); what != "" {
			c.unsupported(s.Span(), "%s is not supported yet", what)
		}
	}
}

func (c declarer) implicitDecl(s *parse.ImplicitDecl) {
	if len(s.Rules) == 0 {
		c.ruleOnce('a', 'z', s.Pos)
		for l := range c.untyped {
			c.untyped[l] = true
		}
		return
	}
	for _, r := range s.Rules {
		t := c.typeSpec(&r.Type)
		for i := range min(len(r.First), len(r.Last)) {
			c.ruleOnce(r.First[i], r.Last[i], s.Pos)
			for l := r.First[i]; l <= r.Last[i] && l >= 'a' && l <= 'z'; l++ {
				c.implicit[l-'a'], c.untyped[l-'a'] = t, false
			}
		}
	}
}

// ruleOnce reports letters that IMPLICIT statements of the unit speak of twice, Fortran 2018, 8.7.
func (c declarer) ruleOnce(from, to byte, pos diag.Span) {
	var first diag.Span
	for l := max(from, 'a'); l <= min(to, 'z'); l++ {
		if old := &c.letters[l-'a']; old.Valid() {
			first = *old
		} else {
			*old = pos
		}
	}
	if first.Valid() {
		c.bag.Errorf(pos, "redeclared", "IMPLICIT has been said of these letters already").Because(first, "here").
			Note("Fortran 2018, 8.7: each letter stands once, and nothing beside IMPLICIT NONE")
	}
}

// isTypeOnly tells whether an entity of a declaration gets a type and nothing else.
func isTypeOnly(s *parse.TypeDecl, d *parse.Entity) bool {
	return len(s.Attrs) == 0 && d.Dims == nil && d.Len == nil && d.Init == nil && d.Values == nil && s.Type.Len == nil && !d.Pointer
}

func (c declarer) typeDecl(s *parse.TypeDecl) {
	typ := c.typeSpec(&s.Type)
	compatible(c.checker, s.Attrs)
	for i := range s.Entities {
		d := &s.Entities[i]
		if ownName(c.checker, d.Ident) {
			continue
		}
		nulled := d.Pointer
		switch {
		case d.Pointer && isNull(d.Init):
			d.Init = nil
		case d.Pointer:
			d.Target, d.Init = d.Init, nil
		}
		e := c.Declare(d.Ident)
		if e.Sym != nil && e.Home == c.checker {
			c.bag.Errorf(d.Pos, "redeclared", "'%s' is used before it is declared", e.Name).Because(e.Sym.Pos, "used here")
			continue
		}
		// Fortran 2008, 5.3.16: an initial value makes a variable of a procedure a saved one.
		e.Saved = e.Saved || d.Values != nil || nulled
		// Fortran 2008, 5.1 and 5.5: a name gets each attribute once, a later declaration may confirm its implicit type.
		if e.TypePos.Valid() && e.Type == typ && !e.Implied && isTypeOnly(s, d) {
			c.bag.Warnf(d.Pos, "redeclared", "'%s' already has this type", d.Name).Because(e.TypePos, "declared %s here", e.Type)
			continue
		}
		if e.TypePos.Valid() && !(e.Implied && e.Type == typ) {
			c.bag.Errorf(d.Pos, "redeclared", "'%s' already has a type", d.Name).
				Because(e.TypePos, "declared %s here", e.Type)
			continue
		}
		e.Type, e.TypePos, e.Length, e.Implied = typ, d.Pos, s.Type.Len, false
		e.Poly = s.Type.Name == "class"
		if d.Len != nil && typ.Base == ir.Character {
			e.Type.Len, e.Length = lengths(c).charLen(d.Len), d.Len
		}
		isConst := false
		for _, a := range s.Attrs {
			isConst = isConst || a.Name == "parameter"
			if a.Name == "intent" {
				e.Intent = a.Text
			}
			if a.Name == "codimension" {
				e.Codims = a.Dims
				continue
			}
			c.attribute(e, a.Name, a.Dims, a.Pos)
		}
		if d.Codims != nil {
			e.Codims = d.Codims
		}
		if d.Dims != nil {
			e.Dims = d.Dims
		}
		if isConst {
			c.parameter(e, d.Init)
		} else if d.Init != nil {
			e.Init = d.Init
		}
	}
}

// isNull reports whether an initial value is null(), with which every pointer begins.
func isNull(x parse.Expr) bool {
	ref, ok := x.(*parse.Ref)
	return ok && ref.Name == "null" && ref.Params == nil && len(ref.Args) <= 1
}

func (c declarer) attrDecl(s *parse.AttrDecl) {
	if s.Attr == "private" || s.Attr == "public" {
		importer(c).accessDecl(s)
		return
	}
	if s.Attr == "save" && len(s.Entities) == 0 {
		c.saveAll = true
	}
	for _, d := range s.Entities {
		if d.Common && s.Attr == "save" {
			continue // common blocks live as long as the program
		}
		if d.At.Name != "" {
			pointees(c).declare(d)
			continue
		}
		if d.Common {
			bindCommon(c.checker, s.Args, d)
			continue
		}
		if c.ofHost(s.Attr, d.Ident.Name) {
			continue
		}
		e := c.Declare(d.Ident)
		if d.Dims != nil {
			e.Dims = d.Dims
		}
		if d.Codims != nil {
			e.Codims = d.Codims
		}
		if s.Attr == "intent" {
			e.Intent = s.Text
		}
		c.attribute(e, s.Attr, nil, d.Pos)
	}
}

// ofHost takes VOLATILE and ASYNCHRONOUS of a variable of the host, which these alone do not make a local one, Fortran 2008, 5.3.4 and
// 5.3.19.
func (c declarer) ofHost(attr, name string) bool {
	if attr != "volatile" && attr != "asynchronous" || c.names[name] != nil || c.typedHere(name) {
		return false
	}
	e := c.Lookup(name)
	if e == nil || e.Class != names.Variable {
		return false
	}
	if attr == "volatile" {
		e.Target = true
		if e.Sym != nil {
			e.Sym.Target = true
		}
	}
	return true
}

// typedHere reports whether the unit declares the type of a name.
func (c declarer) typedHere(name string) bool {
	return slices.ContainsFunc(c.src.Decls, func(s parse.Stmt) bool {
		d, is := s.(*parse.TypeDecl)
		return is && slices.ContainsFunc(d.Entities, func(e parse.Entity) bool { return e.Name == name })
	})
}

func (c declarer) attribute(e *names.Entity, name string, dims []parse.Dim, pos diag.Span) {
	switch name {
	case "dimension":
		if dims != nil && e.Dims == nil {
			e.Dims = dims
		}
	case "allocatable":
		e.Allocatable = pos
	case "external", "intrinsic":
		e.Class, e.Intrinsic = names.Procedure, name == "intrinsic"
		if e.Intrinsic && !c.hasIntrinsic(e.Name) {
			d := c.bag.Errorf(pos, "attribute", "'%s' is no intrinsic procedure here", e.Name)
			leftOut(c.checker, d, e.Name)
		}
	case "parameter", "codimension":
	case "public", "private":
		if c.unit.Module {
			c.access[e.Name] = name
			return
		}
		c.bag.Errorf(pos, "attribute", "%s can only stand in a module", strings.ToUpper(name))
	case "pointer", "target":
		pointing(c).pointerAttribute(e, name, pos)
	case "contiguous":
		e.Dense = true
	case "asynchronous":
	case "volatile":
		e.Target = true // it may change without a statement that names it
	case "protected":
		if !c.unit.Module {
			c.bag.Errorf(pos, "attribute", "PROTECTED can only stand in a module") // Fortran 2008, C571
		}
		e.Protected = true
	case "save", "static":
		if e.Dummy || e == c.result {
			c.bag.Errorf(pos, "attribute", "'%s' cannot have SAVE: it is an argument or the value of a function", e.Name).
				Note("Fortran 2018, C862").Help("leave SAVE out")
		}
		e.Saved = true
	case "automatic":
		e.Automatic = true
	case "bind":
		bindVariable(c.checker, e, pos)
	case "intent", "optional", "value":
		if e.Dummy {
			c.dummyAttribute(e, name, pos)
			return
		}
		// Fortran 2008, C517, C541, C558: only dummy arguments have these attributes.
		c.bag.Errorf(pos, "attribute", "'%s' is no dummy argument, so it cannot have the attribute %s", e.Name, strings.ToUpper(name))
	case "kind", "len":
		// Fortran 2008, C438.
		c.bag.Errorf(pos, "attribute", "'%s' is no parameter of a derived type, so it cannot have the attribute %s", e.Name, strings.ToUpper(name))
	default:
		c.bag.Errorf(pos, "attribute", "'%s' is no component, so it cannot have the attribute %s", e.Name, strings.ToUpper(name))
	}
}

func (c declarer) dummyAttribute(e *names.Entity, name string, pos diag.Span) {
	switch name {
	case "optional":
		e.Optional = true
	case "value":
		e.ByValue = true
	}
}

// parameter gives a named constant its value, Fortran 2008, 5.3.13.
func (c declarer) parameter(e *names.Entity, init parse.Expr) {
	if e.Class == names.Constant {
		c.bag.Errorf(e.Pos, "redeclared", "the constant '%s' already has a value", e.Name)
		return
	}
	e.Class = names.Constant
	if init == nil {
		c.bag.Errorf(e.Pos, "no-value", "the constant '%s' has no value", e.Name).
			Help("write '%s = value'", e.Name)
		e.Value = ir.Poison(e.Pos)
		return
	}
	typ := c.TypeOf(e)
	e.Implied = !e.TypePos.Valid()
	if e.Dims == nil {
		k := c.constant(init)
		if typ.Base == ir.Character && typ.Len < 0 {
			if typ.Len = k.T.Len; k.Bits {
				typ.Len = (typ.Len + 3) / 4 * 4 // a Hollerith constant fills integers
			}
		}
		e.Type, e.TypePos = typ, e.Pos
		e.Value = c.initial(k, typ, e.Name)
		if e.Value.T.Base == ir.Derived {
			c.giveValue(e)
			c.Symbol(e)
		}
		return
	}
	e.Type, e.TypePos, e.Model = typ, e.Pos, init
	e.Elems = constants(c).initialElems(init, typ, c.declaredDims(e), e.Name)
	if typ.Base == ir.Character && typ.Len < 0 {
		lengths(c).lengthOfElems(e)
	}
	c.giveValue(e)
	if c.unit.Module {
		c.Symbol(e) // other units may use it when this one is done
	}
}

// giveValue gives the variable of a named constant its value if the value itself has asked for the constant's type, shape or
// bounds, as reshape(list, shape(a)) does for a.
func (c declarer) giveValue(e *names.Entity) {
	if e.Sym != nil {
		e.Sym.Type, e.Sym.Init, e.Sym.InitElems = e.Type, e.Value, e.Elems
	}
}

// finish fixes a declared variable and its initial value.
func (c declarer) finish(e *names.Entity) {
	if c.isFunctionName(e) {
		return
	}
	s := c.Symbol(e)
	polymorph(c).checkClass(e, s)
	if e.Codims != nil {
		defer declareCoarray(c.checker, e, s)
	} else {
		demandCoarray(c.checker, e, s)
	}
	if s.Rank() > 7 {
		c.unsupported(e.Pos, "'%s' has %d dimensions", e.Name, s.Rank()).Note("at most 7 dimensions are supported")
	}
	switch {
	case e.Init == nil:
	case e.Dummy:
		// Fortran 2008, C506.
		c.bag.Errorf(e.Init.Span(), "no-value", "the dummy argument '%s' cannot have an initial value", e.Name)
	case s.Allocatable:
		// Fortran 2008, C506.
		c.bag.Errorf(e.Init.Span(), "no-value", "the allocatable array '%s' cannot have an initial value", e.Name)
	case s.Rank() == 0:
		s.Init = c.initial(c.constant(e.Init), s.Type, e.Name)
	default:
		s.InitElems = constants(c).initialElems(e.Init, s.Type, s.Dims, e.Name)
	}
}

// isFunctionName reports whether a declared scalar is not a variable but the type of an external function: it is
// defined in the program, or it is nowhere used without arguments.
func (c declarer) isFunctionName(e *names.Entity) bool {
	if e.Dims != nil || e.Init != nil || e.Dummy || e == c.result || e.Allocatable.Valid() || e.Sym != nil {
		return false
	}
	p := c.global.external[e.Name]
	return p != nil && p.Function && c.found.Defs[e.Name] == nil
}

// initial converts a constant to the type of the variable that it is the value of.
func (c declarer) initial(k *ir.Const, t ir.Type, name string) *ir.Const {
	if k.T.Base == ir.Invalid || t.Base == ir.Invalid {
		return ir.Poison(k.Pos)
	}
	k = bytesFor(c.checker, k, t).(*ir.Const)
	if !ir.Assignable(k.T, t) && !(k.Bits && (ir.IsNumeric(t) || t.Base == ir.Logical && k.T.Base == ir.Character)) {
		c.bag.Errorf(k.Pos, "type-mismatch", "the value of '%s' is %s, but '%s' is %s", name, k.T, name, t)
		return ir.Poison(k.Pos)
	}
	if c.em.AnyRange {
		if out := ir.ConvAnyRange(elements.Whole(c.em, k), t); out != nil {
			return out
		}
	}
	out, why := ir.ConvConst(k, t)
	if why != "" {
		c.bag.Errorf(k.Pos, "overflow", "%s", why)
		return ir.Poison(k.Pos)
	}
	return out
}
