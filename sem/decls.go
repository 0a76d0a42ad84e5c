package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// What the checker knows of a declaration beside what the typed program says of it. It hangs on the Decl of a symbol, a type,
// a component, a layout, a common block or a procedure, and goes where that is copied to.

// typeDecl is the definition of a derived type.
type typeDecl struct {
	bindings []*Binding
	finals   []*Binding // what FINAL names
	closed   bool       // SEQUENCE or BIND
	pending  bool       // named by a pointer component before its definition

	pattern *parameterised  // of a type with parameters
	of      *parameterised  // of one that a type with parameters becomes with values for them: that type
	values  []*names.Entity // these values
}

// parameterised is a derived type with parameters, Fortran 2008, 4.5.3: no variable has it, but the types that it becomes with values.
type parameterised struct {
	def       *parse.DerivedType
	home      *checker
	instances map[string]*ir.DerivedType
}

// homeOf is the unit that declares a name, nil for none.
func homeOf(e *names.Entity) *checker {
	c, _ := e.Home.(*checker)
	return c
}

// mutableRoot is what REDISTRIBUTE may distribute anew, nil for a layout that does not change.
func mutableRoot(l *ir.Layout) *names.Entity {
	e, _ := l.Decl.(*names.Entity)
	return e
}

// patternOf is where the interface of a procedure is to be looked up, nil if it is known.
func patternOf(p *ir.Procedure) *pattern {
	x, _ := p.Decl.(*pattern)
	return x
}

// moduleOf is the module outside of which a component cannot be used, nil for none.
func moduleOf(comp *ir.Component) *checker {
	c, _ := comp.Decl.(*checker)
	return c
}

func typeDeclOf(t *ir.DerivedType) *typeDecl {
	if t.Decl == nil {
		t.Decl = &typeDecl{}
	}
	return t.Decl.(*typeDecl)
}
