package sem

import (
	"cmp"
	"slices"
	"strings"

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
	t := e.Derived
	if t == nil {
		t = &ir.DerivedType{Name: s.Name.Name, Pos: s.Name.Pos}
	}
	typeDeclOf(t).pending = false
	if e.Class == names.Generic {
		makers := *e
		e.Makers = &makers
	}
	e.Class, e.Derived = names.TypeName, t
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
	if len(s.Params) > 0 {
		c.unsupported(s.Params[0].Pos, "parameters of a derived type are not supported yet")
	}
	for _, st := range s.Components {
		switch d := st.(type) {
		case *parse.TypeDecl:
			c.components(t, d, hidden)
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
	typ := c.typeSpec(&d.Type)
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
		if comp.Type.Derived == t && !comp.Pointer && !comp.Allocatable {
			// Fortran 2008, C438: a component of the type itself must be a pointer or allocatable.
			c.bag.Errorf(x.Pos, "component", "the component '%s' has the type that is being defined", x.Name)
			continue
		}
		c.componentDims(comp, dims)
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

// tagComponent gives a CLASS component its tag, behind it.
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

// isWithin reports whether a unit is a module, stands in it, or in a submodule of it: what is private there is known to it.
func isWithin(c, module *checker) bool {
	for c != nil && c != module {
		c = c.host
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
		comp.Init = c.initial(c.constant(x), comp.Type, comp.Name)
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
		elems = append(elems, slices.Repeat([]*ir.Const{c.initial(x.k, comp.Type, comp.Name)}, int(x.left))...)
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
	return ir.Type{Base: ir.Derived, Derived: e.Derived}
}
