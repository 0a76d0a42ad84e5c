package sem

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// typeDefiner takes the definitions of derived types and ENUM.
type typeDefiner struct{ *checker }

// derivedType takes a type definition, Fortran 2008, 4.5.2.
func (c typeDefiner) derivedType(s *parse.DerivedType) {
	e := c.Declare(s.Name)
	if e.Derived != nil && !typeDeclOf(e.Derived).pending || e.TypePos.Valid() {
		c.bag.Errorf(s.Name.Pos, "redeclared", "'%s' is declared already", s.Name.Name).Because(e.Pos, "declared here")
		return
	}
	t, fresh := e.Derived, e.Derived == nil
	if fresh {
		t = &ir.DerivedType{Name: s.Name.Name, Pos: s.Name.Pos}
	}
	typeDeclOf(t).pending = false
	if e.Class == names.Generic {
		makers := *e
		e.Makers = &makers
	}
	e.Class, e.Derived = names.TypeName, t
	if len(s.Params) > 0 || c.extendsParameterised(s) {
		typeDeclOf(t).pattern = &parameterised{def: s, home: c.checker, instances: map[string]*ir.DerivedType{}}
		return
	}
	c.define(t, s)
	if fresh {
		e.Derived = c.declaredAlike(t, s)
	}
}

// declaredAlike is the first type of the program with the name and the components of t, Fortran 2008, 4.5.2.4: types with SEQUENCE or
// BIND(C) are one type wherever they are declared so. It is t itself for others.
func (c typeDefiner) declaredAlike(t *ir.DerivedType, s *parse.DerivedType) *ir.DerivedType {
	isData := func(st parse.Stmt) bool { _, is := st.(*parse.TypeDecl); return is }
	for _, st := range s.Components {
		if !isData(st) {
			return t
		}
	}
	if !typeDeclOf(t).closed || len(s.Bindings) > 0 {
		return t
	}
	if c.global.sequences == nil {
		c.global.sequences = map[string][]*ir.DerivedType{}
	}
	for _, old := range c.global.sequences[t.Name] {
		if slices.EqualFunc(old.Components, t.Components, sameComponent) {
			return old
		}
	}
	c.global.sequences[t.Name] = append(c.global.sequences[t.Name], t)
	return t
}

// sameComponent reports whether components of two types are declared alike, none of them private.
func sameComponent(a, b *ir.Component) bool {
	return a.Name == b.Name && a.Type == b.Type && a.Pointer == b.Pointer && a.Allocatable == b.Allocatable && a.Deferred == b.Deferred &&
		a.Null == b.Null && a.Decl == nil && b.Decl == nil && a.Tag == nil && b.Tag == nil && a.Corank == b.Corank &&
		a.Init == nil && b.Init == nil && a.InitElems == nil && b.InitElems == nil &&
		slices.EqualFunc(a.Dims, b.Dims, func(x, y ir.Dim) bool { return ir.Equal(x.Lo, y.Lo) && ir.Equal(x.Hi, y.Hi) })
}

// define gives a type what its definition says.
func (c typeDefiner) define(t *ir.DerivedType, s *parse.DerivedType) {
	hidden := false
	c.global.types++
	t.ID = c.global.types
	for _, a := range s.Attrs {
		switch a.Name {
		case "sequence", "bind":
			typeDeclOf(t).closed = true
		case "abstract":
			t.Abstract = true
		case "extends":
			polymorph(c).extend(t, a)
		case "public", "private":
			if a.Pos.Start < s.Name.Pos.Start && c.unit.Module {
				c.access[s.Name.Name] = a.Name
			} else {
				hidden = a.Name == "private"
			}
		default:
			c.unsupported(a.Pos, "%s of a derived type is not supported yet", strings.ToUpper(a.Name))
		}
	}
	if t.Parent == nil {
		all := c.global.unlimited()
		all.Children = append(all.Children, t)
	}
	for _, st := range s.Components {
		switch d := st.(type) {
		case *parse.TypeDecl:
			if !isTypeParameter(d) {
				c.components(t, d, hidden)
			}
		case *parse.ProcDecl:
			procPointers(c).procedureComponent(t, d, hidden)
		default:
			c.componentMapping(t, d)
		}
	}
	binder(c).bindings(t, s.Bindings)
}

func (c typeDefiner) components(t *ir.DerivedType, d *parse.TypeDecl, hidden bool) {
	pointer := slices.ContainsFunc(d.Attrs, func(a parse.Attr) bool { return a.Name == "pointer" || a.Name == "allocatable" })
	if pointer {
		structures(c).pendingType(&d.Type)
	}
	c.inPointer = pointer
	typ := declarer(c).typeSpec(&d.Type)
	c.inPointer = false
	for _, x := range d.Entities {
		comp := &ir.Component{Name: x.Name, Pos: x.Pos, Type: typ, Index: len(t.Components)}
		if comp.Type.Base == ir.Character {
			lengths(c).componentLength(comp, cmp.Or(x.Len, d.Type.Len))
		}
		dims := x.Dims
		secret := hidden
		for _, a := range d.Attrs {
			switch a.Name {
			case "dimension":
				if dims == nil {
					dims = a.Dims
				}
			case "allocatable":
				comp.Allocatable = true
			case "pointer":
				comp.Pointer = true
			case "private", "public":
				secret = a.Name == "private"
			case "contiguous":
				comp.Dense = true
				if !pointer || !slices.ContainsFunc(d.Attrs, func(a parse.Attr) bool { return a.Name == "pointer" }) {
					// Fortran 2008, C448.
					c.bag.Errorf(a.Pos, "component", "the component '%s' has CONTIGUOUS and is no pointer", x.Name).Help("leave it out")
				}
			case "codimension":
				comp.Corank = len(a.Dims)
			default:
				c.unsupported(a.Pos, "the attribute %s of a component is not supported yet", strings.ToUpper(a.Name))
			}
		}
		if x.Codims != nil {
			comp.Corank = len(x.Codims)
		}
		if comp.Corank > 0 && !comp.Allocatable {
			c.bag.Errorf(x.Pos, "coarray", "the coarray component '%s' is not allocatable", x.Name).Note("Fortran 2018, C746").Help("write 'allocatable :: %s[:]'", x.Name)
		}
		if secret {
			comp.Decl = c.moduleAround()
		}
		if t.Component(x.Name) != nil {
			c.bag.Errorf(x.Pos, "redeclared", "the type '%s' has two components '%s'", t.Name, x.Name)
			continue
		}
		if old := ownOrInherited(t.Parent, x.Name); old != nil && (old.Decl == nil || old.Decl == c.moduleAround()) {
			c.bag.Errorf(x.Pos, "redeclared", "the type '%s' inherits a component '%s'", t.Name, x.Name).Because(old.Pos, "declared here").
				Note("Fortran 2018, 19.3.4").Help("choose another name")
			continue
		}
		if comp.Type.Derived == t && !comp.Pointer && !comp.Allocatable {
			// Fortran 2008, C438: a component of the type itself must be a pointer or allocatable.
			c.bag.Errorf(x.Pos, "component", "the component '%s' has the type that is being defined", x.Name)
			continue
		}
		c.componentDims(comp, dims)
		if x.Pointer && !comp.Pointer {
			c.bag.Errorf(x.Pos, "not-pointer", "the component '%s' is not a pointer", x.Name).Help("write '=' for an initial value")
			continue
		}
		c.componentInit(comp, x.Init)
		c.componentValues(comp, x.Values)
		c.componentFill(comp)
		if comp.Type.Base != ir.Invalid {
			t.Components = append(t.Components, comp)
		}
		if d.Type.Name == "class" {
			c.tagComponent(t, comp)
		}
	}
}

// tagComponent gives a CLASS component its tag, after it.
func (c typeDefiner) tagComponent(t *ir.DerivedType, comp *ir.Component) {
	if !comp.Pointer && !comp.Allocatable {
		c.bag.Errorf(comp.Pos, "class", "the component '%s' has CLASS and must be ALLOCATABLE or POINTER", comp.Name).Note("Fortran 2008, C436")
	}
	if comp.Corank > 0 && len(comp.Dims) > 0 || comp.Type.Derived == nil || !c.global.isOpen(comp.Type.Derived) {
		return
	}
	// The number of a type that is defined later is not known yet: no number stands for the declared type.
	comp.Tag = &ir.Component{Name: comp.Name + "%type", Pos: comp.Pos, Type: ir.Int8, Index: len(t.Components)}
	t.Components = append(t.Components, comp.Tag)
	if c.global.tagged == nil {
		c.global.tagged = map[string]bool{}
	}
	c.global.tagged[comp.Name] = true
}

func (c *checker) moduleAround() *checker {
	for h := c; h != nil; h = h.host {
		if h.unit.Module {
			return h
		}
	}
	return c
}

// isWithin reports whether a unit is a module, stands in it, as an interface body, too, or in a submodule of it: what is private there
// is known to it.
func isWithin(c, module *checker) bool {
	for c != nil && c != module {
		if c.importing != nil {
			c = c.importing
		} else {
			c = c.host
		}
	}
	return c != nil
}

func (c typeDefiner) componentDims(comp *ir.Component, dims []parse.Dim) {
	if comp.Deferred && !comp.Allocatable && !comp.Pointer {
		// Fortran 2008, C418.
		c.bag.Errorf(comp.Pos, "length", "the component '%s' has a deferred length, but is neither ALLOCATABLE nor POINTER", comp.Name).
			Note("Fortran 2008, C418").Help("write 'character(len=:), allocatable :: %s', or a length", comp.Name)
		comp.Type = ir.Type{}
	}
	for _, d := range dims {
		switch {
		case (comp.Allocatable || comp.Pointer) && d.Deferred:
			comp.Dims = append(comp.Dims, ir.Dim{Lo: ir.IntConst(1, d.Pos), Hi: ir.IntConst(1, d.Pos)})
		case comp.Allocatable || comp.Pointer || d.Deferred || d.Star:
			c.bag.Errorf(d.Pos, "bounds", "the bounds of the component '%s' must be constant, or ':' if it is ALLOCATABLE", comp.Name)
			comp.Dims = append(comp.Dims, ir.Dim{Lo: ir.IntConst(1, d.Pos), Hi: ir.IntConst(1, d.Pos)})
		default:
			lo := ir.Expr(ir.IntConst(1, d.Pos))
			if d.Lo != nil {
				lo = c.constantBound(d.Lo)
			}
			comp.Dims = append(comp.Dims, ir.Dim{Lo: lo, Hi: c.constantBound(d.Hi)})
		}
	}
}

func (c typeDefiner) constantBound(x parse.Expr) ir.Expr {
	n, ok := c.ConstInt(x, "a bound")
	if !ok {
		n = 1
	}
	return ir.IntConst(n, parse.SpanOf(x))
}

func (c typeDefiner) componentInit(comp *ir.Component, x parse.Expr) {
	switch {
	case x == nil || comp.Type.Base == ir.Invalid:
	case comp.Pointer && isNull(x):
		comp.Null = true
	case comp.Pointer:
		c.unsupported(x.Span(), "an initial target of a pointer component is not supported yet")
	case comp.Allocatable:
		c.bag.Errorf(x.Span(), "no-value", "the allocatable component '%s' cannot have an initial value", comp.Name)
	case len(comp.Dims) == 0:
		comp.Init = declarer(c).initial(c.constant(x), comp.Type, comp.Name)
	default:
		comp.InitElems = constants(c).initialElems(x, comp.Type, comp.Dims, comp.Name)
	}
}

// componentValues takes the initial values of a component of a STRUCTURE, integer a(3) /2*1, 5/.
func (c typeDefiner) componentValues(comp *ir.Component, values []parse.DataValue) {
	if values == nil || comp.Type.Base == ir.Invalid {
		return
	}
	v, ok := initializer(c).dataList(values, comp.Pos)
	if !ok {
		return
	}
	if n := comp.Elements(); v.total != n {
		c.bag.Errorf(comp.Pos, "data", "the component '%s' has %d elements and %d values", comp.Name, n, v.total)
		return
	}
	var elems []*ir.Const
	for _, x := range v.list {
		elems = append(elems, slices.Repeat([]*ir.Const{declarer(c).initial(x.k, comp.Type, comp.Name)}, int(x.left))...)
	}
	if len(comp.Dims) == 0 {
		comp.Init = elems[0]
		return
	}
	comp.InitElems = elems
}

// componentFill gives a component without a value the one that options want.
func (c typeDefiner) componentFill(comp *ir.Component) {
	k := fillOf(c.checker, comp.Type, comp.Pos)
	if !c.file.Dialect.Fill.Derived || k == nil || comp.Pointer || comp.Allocatable || comp.Init != nil || comp.InitElems != nil {
		return
	}
	comp.Init = k
	if len(comp.Dims) > 0 {
		comp.Init, comp.InitElems = nil, slices.Repeat([]*ir.Const{k}, int(comp.Elements()))
	}
}

// derivedSpec is TYPE(name).
func (c *checker) derivedSpec(s *parse.TypeSpec) ir.Type {
	if s.Name == "class" && s.Derived.Name == "*" {
		return ir.Type{Base: ir.Derived, Derived: c.global.unlimited()}
	}
	e := c.Lookup(s.Derived.Name)
	if e == nil || e.Derived == nil {
		if record := c.Lookup("/" + s.Derived.Name + "/"); record != nil { // a STRUCTURE, which may have the name of a variable
			e = record
		}
	}
	if e == nil || e.Derived == nil || typeDeclOf(e.Derived).pending && (structures{c}).isPending(e) {
		d := c.bag.Errorf(s.Derived.Pos, "undeclared", "there is no derived type '%s'", s.Derived.Name)
		names.Suggest(d, s.Derived.Name, c.Known(func(e *names.Entity) bool { return e.Class == names.TypeName }))
		return ir.Type{}
	}
	return instantiator{c}.specified(e.Derived, s)
}

// Derived types with parameters, Fortran 2008, 4.5.3. With values for all of them such a type becomes a type of its own, in whose
// definition the parameters are named constants; the same values give the same type. Parameters for lengths must be constants, too.

// instantiator makes types of those with parameters.
type instantiator struct{ *checker }

// specified is the type that a specification names, with its parameters.
func (c instantiator) specified(t *ir.DerivedType, s *parse.TypeSpec) ir.Type {
	if pattern := typeDeclOf(t).pattern; pattern != nil {
		return c.of(pattern, s)
	}
	if s.Params != nil {
		c.bag.Errorf(s.Derived.Pos, "component", "the type '%s' has no parameters", s.Derived.Name).Because(t.Pos, "declared here")
	}
	return ir.Type{Base: ir.Derived, Derived: t}
}

// constructed is the type of a structure constructor, whose parameters may stand before the values: t(k=8)(x=1.0). It is nil after an
// error.
func (c instantiator) constructed(t *ir.DerivedType, x *parse.Ref) *ir.DerivedType {
	return c.specified(t, &parse.TypeSpec{Pos: x.Pos, Derived: parse.Ident{Name: x.Name, Pos: x.Pos}, Params: x.Params}).Derived
}

// isTypeParameter reports whether a declaration in a definition is that of parameters.
func isTypeParameter(d *parse.TypeDecl) bool {
	for _, a := range d.Attrs {
		if a.Name == "kind" || a.Name == "len" {
			return true
		}
	}
	return false
}

// extendsParameterised reports whether a definition extends a type with parameters.
func (c typeDefiner) extendsParameterised(s *parse.DerivedType) bool {
	for _, a := range s.Attrs {
		if e := c.Lookup(a.Text); a.Name == "extends" && e != nil && e.Derived != nil && typeDeclOf(e.Derived).pattern != nil {
			return true
		}
	}
	return false
}

// typeParameter is a parameter of a type with its default value, nil for none, and the unit that this is to be seen in.
type typeParameter struct {
	parse.Ident
	init parse.Expr
	home *checker
}

// parameters lists those of a type, those of its parent first, Fortran 2008, 4.5.3.2.
func (p *parameterised) parameters() []typeParameter {
	var out []typeParameter
	for _, a := range p.def.Attrs {
		if e := p.home.Lookup(a.Text); a.Name == "extends" && e != nil && e.Derived != nil && typeDeclOf(e.Derived).pattern != nil {
			out = typeDeclOf(e.Derived).pattern.parameters()
		}
	}
	for _, id := range p.def.Params {
		out = append(out, typeParameter{id, p.defaultOf(id.Name), p.home})
	}
	return out
}

// hasLength reports whether a type has parameters for lengths, which gfortran reads and writes with the components.
func (p *parameterised) hasLength() bool {
	for _, st := range p.def.Components {
		if d, ok := st.(*parse.TypeDecl); ok && slices.ContainsFunc(d.Attrs, func(a parse.Attr) bool { return a.Name == "len" }) {
			return true
		}
	}
	return false
}

func (p *parameterised) defaultOf(name string) parse.Expr {
	for _, st := range p.def.Components {
		d, ok := st.(*parse.TypeDecl)
		if !ok || !isTypeParameter(d) {
			continue
		}
		for _, x := range d.Entities {
			if x.Name == name {
				return x.Init
			}
		}
	}
	return nil
}

// of is the type of a TYPE or CLASS specification; no type after an error.
func (c instantiator) of(p *parameterised, s *parse.TypeSpec) ir.Type {
	list := p.parameters()
	given := make([]parse.Expr, len(list))
	for i, a := range s.Params {
		k := i
		if a.Keyword != "" {
			k = indexOf(list, a.Keyword)
		}
		if k < 0 || k >= len(list) || given[k] != nil {
			c.bag.Errorf(a.Pos, "argument", "the type '%s' has no such parameter, or it has its value already", p.def.Name.Name).
				Because(p.def.Name.Pos, "declared here").Note("it has %s", diag.Count(len(list), "parameter"))
			return ir.Type{}
		}
		if given[k] = a.Value; a.Value == nil {
			given[k] = &parse.Colon{Node: parse.Node{Pos: a.Pos}}
		}
	}
	var values []*names.Entity
	for k, param := range list {
		v := c.value(p, param, given[k], values, s.Derived.Pos)
		if v == nil {
			return ir.Type{}
		}
		values = append(values, v)
	}
	return ir.Type{Base: ir.Derived, Derived: p.with(values)}
}

func indexOf(list []typeParameter, name string) int {
	for k, param := range list {
		if param.Name == name {
			return k
		}
	}
	return -1
}

// value is the constant that a parameter is; nil after an error.
func (c instantiator) value(p *parameterised, param typeParameter, given parse.Expr, before []*names.Entity, pos diag.Span) *names.Entity {
	at, x := c.checker, given
	if x == nil {
		if at, x = param.home, param.init; x == nil {
			c.bag.Errorf(pos, "argument", "the parameter '%s' of the type '%s' has no value", param.Name, p.def.Name.Name).Because(param.Pos, "declared here").
				Help("write 'type(%s(%s=...))'", p.def.Name.Name, param.Name)
			return nil
		}
	}
	switch x.(type) {
	case *parse.AnyLen, *parse.Colon:
		c.refuse(p, param, x.Span())
		return nil
	}
	hidden := map[string]*names.Entity{}
	if given == nil {
		hidden = at.hide(before)
	}
	n, ok := at.ConstInt(x, "the parameter '"+param.Name+"' of the type '"+p.def.Name.Name+"'")
	at.restore(hidden)
	if !ok {
		return nil
	}
	return names.IntegerConstant(param.Ident, n, x.Span())
}

// refuse reports a parameter whose value only the run knows.
func (c instantiator) refuse(p *parameterised, param typeParameter, pos diag.Span) {
	c.unsupported(pos, "the parameter '%s' of the type '%s' with a value that is not constant is not supported", param.Name, p.def.Name.Name).
		Because(param.Pos, "declared here").Help("give it a constant, or make the component allocatable and allocate it")
}

// hide lets names stand for constants, and gives what they stood for.
func (c *scope) hide(values []*names.Entity) map[string]*names.Entity {
	before := map[string]*names.Entity{}
	for _, v := range values {
		before[v.Name] = c.names[v.Name]
		c.names[v.Name] = v
	}
	return before
}

func (c *scope) restore(before map[string]*names.Entity) {
	for name, e := range before {
		if c.names[name] = e; e == nil {
			delete(c.names, name)
		}
	}
}

// with is the type that a type with parameters becomes.
func (p *parameterised) with(values []*names.Entity) *ir.DerivedType {
	var list []string
	for _, v := range values {
		list = append(list, fmt.Sprint(v.Value.I))
	}
	key := strings.Join(list, ",")
	if t := p.instances[key]; t != nil {
		return t
	}
	t := &ir.DerivedType{Name: p.def.Name.Name + "(" + key + ")", Pos: p.def.Name.Pos}
	d := typeDeclOf(t)
	d.of, d.values = p, values
	p.instances[key] = t
	hidden := p.home.hide(values)
	typeDefiner{p.home}.define(t, p.def)
	p.home.restore(hidden)
	return t
}

// parent is the type that the parent of a type with parameters becomes with its values.
func (c instantiator) parent(p *parameterised, t *ir.DerivedType) *ir.DerivedType {
	return p.with(typeDeclOf(t).values[:len(p.parameters())])
}

// parameterOf is the value of a parameter of a type, nil if it has none of this name.
func parameterOf(t *ir.DerivedType, name string) *ir.Const {
	if t == nil || t.Decl == nil {
		return nil
	}
	for _, v := range typeDeclOf(t).values {
		if v.Name == name {
			return v.Value
		}
	}
	return nil
}
