package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
)

// Binding is a procedure that is bound to a type, or with Generic set the names of several, Fortran 2008, 4.5.5. A Deferred one
// has an interface only.
type Binding struct {
	Name     string
	Pos      diag.Span
	NoPass   bool
	Pass     string // the argument that the variable is passed as, "" for the first
	Generic  []parse.Ident
	Deferred bool
	Final    bool // it cannot be overridden

	procedure parse.Ident
	home      *checker
	private   *checker
}

// binder knows what is bound to derived types: procedures, operators and generic names, and which of them a call means.
type binder struct{ *checker }

// bindings takes what follows CONTAINS in the definition of a type.
func (c binder) bindings(t *ir.DerivedType, list []parse.Stmt) {
	for _, st := range list {
		switch st := st.(type) {
		case *parse.ProcDecl:
			c.bindProcedures(t, st)
		case *parse.GenericBinding:
			b := &Binding{Name: st.Name.Name, Pos: st.Name.Pos, Generic: st.Procs, home: c.checker}
			if i := slices.IndexFunc(typeDeclOf(t).bindings, func(o *Binding) bool { return o.Name == b.Name && o.Generic != nil }); i >= 0 {
				typeDeclOf(t).bindings[i].Generic = append(typeDeclOf(t).bindings[i].Generic, st.Procs...)
				continue
			}
			c.addBinding(t, b)
		}
	}
}

func (c binder) bindProcedures(t *ir.DerivedType, st *parse.ProcDecl) {
	for _, d := range st.Entities {
		b := &Binding{Name: d.Name, Pos: d.Pos, procedure: d.Ident, home: c.checker}
		if len(st.Attrs) == 1 && st.Attrs[0].Name == "final" {
			c.global.finals = true
			typeDeclOf(t).finals = append(typeDeclOf(t).finals, b)
			continue
		}
		if n, ok := d.Init.(*parse.Name); ok {
			b.procedure = parse.Ident{Name: n.Ident, Pos: n.Pos}
		}
		if st.Interface != nil {
			b.procedure = *st.Interface
		}
		for _, a := range st.Attrs {
			switch a.Name {
			case "nopass":
				b.NoPass = true
			case "pass":
				b.Pass = a.Text
			case "private":
				b.private = c.moduleAround()
			case "public":
			case "non_overridable":
				b.Final = true
			case "deferred":
				b.Deferred = true
			default:
				c.bag.Errorf(a.Pos, "attribute", "a procedure bound to a type cannot have the attribute %s", strings.ToUpper(a.Name)) // Fortran 2018, R752
			}
		}
		c.addBinding(t, b)
	}
}

func (c binder) addBinding(t *ir.DerivedType, b *Binding) {
	if ownBinding(t, b.Name) != nil || t.Component(b.Name) != nil {
		c.bag.Errorf(b.Pos, "redeclared", "the type '%s' has '%s' already", t.Name, b.Name)
		return
	}
	if old := binding(t, b.Name); old != nil && old.Final {
		// Fortran 2008, C470.
		c.bag.Errorf(b.Pos, "class", "'%s' overrides a procedure with NON_OVERRIDABLE", b.Name).Because(old.Pos, "declared here")
	}
	typeDeclOf(t).bindings = append(typeDeclOf(t).bindings, b)
	c.global.boundOperators = c.global.boundOperators || strings.Contains(b.Name, "(")
}

// binding gives the binding of a name, of the type or inherited; nil if there is none.
func binding(t *ir.DerivedType, name string) *Binding {
	for ; t != nil; t = t.Parent {
		if b := ownBinding(t, name); b != nil {
			return b
		}
	}
	return nil
}

// genericOf lists the procedures of a generic binding, with those of the parents.
func genericOf(t *ir.DerivedType, name string) []parse.Ident {
	var out []parse.Ident
	for ; t != nil; t = t.Parent {
		if b := ownBinding(t, name); b != nil {
			out = append(out, b.Generic...)
		}
	}
	return out
}

// ownBinding gives the binding of a name that the type itself declares, nil for none.
func ownBinding(t *ir.DerivedType, name string) *Binding {
	for _, b := range typeDeclOf(t).bindings {
		if b.Name == name {
			return b
		}
	}
	return nil
}

// boundProcedure is the procedure that object%name means with these arguments, and the arguments with the object among them.
// It is nil where name is neither a binding nor a procedure component, or after an error; which of them, known tells.
func (c binder) boundProcedure(object parse.Expr, x *parse.Component, function bool) (p *ir.Procedure, args []parse.Arg, known bool) {
	base := polymorph(c).baseOf(&parse.Component{Node: x.Node, X: object, Name: x.Name})
	if base == nil {
		return nil, nil, true
	}
	t := ir.Type{}
	if base.e != nil {
		t = base.e.Type()
	} else {
		t = base.sym.Type
	}
	if t.Base != ir.Derived {
		return nil, nil, false
	}
	if comp := t.Derived.Component(x.Name); comp != nil && comp.Proc != nil && base.e != nil {
		p = procPointers(c).componentProcedure(&ir.Field{Pos: x.Pos, X: base.e, Comp: comp})
		return p, withObject(p, comp.NoPass, comp.Pass, object, x.Args), true
	}
	b := binding(t.Derived, x.Name)
	if b == nil {
		return nil, nil, false
	}
	if b.private != nil && !isWithin(c.checker, b.private) {
		c.bag.Errorf(x.Pos, "private", "'%s' of '%s' is private", b.Name, t.Derived.Name).Because(b.Pos, "declared here")
		return nil, nil, true
	}
	p, args = c.chooseBinding(t.Derived, b, object, x, function)
	return p, args, true
}

// chooseBinding picks the procedure of a binding, of a generic one the first that takes the arguments.
func (c binder) chooseBinding(t *ir.DerivedType, b *Binding, object parse.Expr, x *parse.Component, function bool) (*ir.Procedure, []parse.Arg) {
	if b.Generic == nil {
		p := c.boundTo(t, b)
		if p == nil {
			return nil, nil
		}
		return p, withObject(p, b.NoPass, b.Pass, object, x.Args)
	}
	for _, elemental := range []bool{false, true} {
		for _, id := range genericOf(t, b.Name) {
			s := binding(t, id.Name)
			if s == nil || s.Generic != nil {
				c.bag.Errorf(id.Pos, "unknown-procedure", "the type '%s' has no procedure '%s'", t.Name, id.Name)
				return nil, nil
			}
			p := c.boundTo(t, s)
			if p == nil || p.IsFunction() != function {
				continue
			}
			args := withObject(p, s.NoPass, s.Pass, object, x.Args)
			if arguments.Fits(p, args, c.traitsOf(args), elemental) {
				return p, args
			}
		}
	}
	c.bag.Errorf(x.Pos, "generic", "no procedure of '%s%%%s' takes these arguments", t.Name, b.Name).Because(b.Pos, "declared here")
	return nil, nil
}

func (c binder) traitsOf(args []parse.Arg) []arguments.Trait {
	out := make([]arguments.Trait, len(args))
	for i, a := range args {
		if a.Value != nil {
			out[i] = c.traitOf(a.Value)
		}
	}
	return out
}

// withObject puts the variable among the arguments of a call.
func withObject(p *ir.Procedure, noPass bool, pass string, object parse.Expr, args []parse.Arg) []parse.Arg {
	a := parse.Arg{Pos: object.Span(), Value: object}
	if p.Apart() {
		a.Keyword = objectName
		return append(slices.Clone(args), a)
	}
	if noPass {
		return args
	}
	at := 0
	for k, d := range p.Visible() {
		if d.Name == pass {
			at = k
		}
	}
	if at > len(args) || at > 0 && args[at-1].Keyword != "" {
		a.Keyword = pass
		at = len(args)
	}
	return slices.Insert(slices.Clone(args), at, a)
}

// boundCall is CALL object%name(args).
func (c binder) boundCall(s *parse.Call) []ir.Stmt {
	x := &parse.Component{Node: parse.Node{Pos: s.Pos}, X: s.Object, Name: s.Name.Name, Args: s.Args}
	p, args, known := c.boundProcedure(s.Object, x, false)
	if p == nil {
		if !known {
			c.noProcedure(s, x)
		}
		return nil
	}
	call := *s
	call.Object, call.Args = nil, args
	return caller(c).callOf(p, &call)
}

// noProcedure reports that an object has no procedure of a name.
func (c binder) noProcedure(s *parse.Call, x *parse.Component) {
	base := structures(c).designate(s.Object)
	if base != nil && base.e != nil && structures(c).findComponent(x, base.e.Type()) == nil {
		return
	}
	c.bag.Errorf(s.Name.Pos, "not-subroutine", "'%s' is no procedure of this object", s.Name.Name)
}

// boundFunction is the value of object%name(args) where that is a function; done is false for a component.
func (c binder) boundFunction(x *parse.Component) (d *designator, done bool) {
	p, args, known := c.boundProcedure(x.X, x, true)
	if p == nil {
		return nil, known
	}
	if c.resultOf(p, names.New(parse.Ident{Name: x.Name, Pos: x.Pos}, c.checker), x.Pos) == nil || !p.IsFunction() {
		c.bag.Errorf(x.Pos, "not-function", "'%s' is a subroutine", x.Name).Help("write 'call %s'", x.Pos.Text())
		return nil, true
	}
	ref := &parse.Ref{Node: x.Node, Name: x.Name, Args: args}
	if p.Result.Pointer && p.Result.Rank() > 0 {
		s := pointing(c).describedResult(p, ref)
		if s == nil {
			return nil, true
		}
		return &designator{sym: s, subs: shapes.Whole(s)}, true
	}
	e := functions(c).funcRef(p, ref)
	if e.Type().Base == ir.Invalid {
		return nil, true
	}
	if a, ok := e.(*ir.ArrayRef); ok {
		return &designator{sym: a.Section.Sym, subs: shapes.Whole(a.Section.Sym)}, true
	}
	return &designator{e: e}, true
}

// operatorsFor lists the procedures for an operator or for assignment: those of the generic name e, which may be nil, and those
// bound to the types of the operands.
func (c binder) operatorsFor(e *names.Entity, name string, traits []arguments.Trait) []*ir.Procedure {
	var out []*ir.Procedure
	if e != nil && e.Class == names.Generic {
		out = slices.Clone(generics(c).specificsOf(e))
	}
	for _, t := range traits {
		if t.Type.Derived == nil {
			continue
		}
		b := binding(t.Type.Derived, name)
		if b == nil {
			continue
		}
		for _, id := range genericOf(t.Type.Derived, b.Name) {
			if s := binding(t.Type.Derived, id.Name); s != nil && s.Generic == nil {
				if p := c.boundTo(t.Type.Derived, s); p != nil && !slices.Contains(out, p) {
					out = append(out, p)
				}
			}
		}
	}
	return out
}
