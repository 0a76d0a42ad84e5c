package sem

import (
	"dhpfgo/ir"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// class says what a name stands for.
type class int

const (
	variable class = iota
	constant
	procedure
	arrangement // PROCESSORS
	template
	generic
	typeName
)

var classNames = [...]string{"a variable", "a named constant", "a procedure", "a processor arrangement", "a template", "a generic name", "a derived type"}

// entity is what a name of the unit stands for.
type entity struct {
	name         string
	pos          diag.Span
	class        class
	typ          ir.Type
	typePos      diag.Span // where the type was given; nowhere: implicit
	implied      bool      // a named constant got its type by the implicit rules
	dims         []parse.Dim
	allocatable  diag.Span
	init         parse.Expr
	model        parse.Expr  // the value of an array constant, which may give it its shape
	value        *ir.Const   // scalar constant
	elems        []*ir.Const // array constant
	extents      []ir.Dim    // of an arrangement or a template
	sym          *ir.Symbol
	misspelt     bool // reported as undeclared already
	home         *checker
	proc         *ir.Procedure
	dummy        bool // dummy argument
	absent       bool // of another entry of the procedure
	poly         bool // declared with CLASS
	intrinsic    bool // declared INTRINSIC
	intent       string
	optional     bool
	byValue      bool
	saved        bool
	pointer      bool
	target       bool
	protected    bool            // only its module may change it
	derived      *ir.DerivedType // of a type name
	makers       *entity         // the generic functions that have the name of a type
	specifics    []*ir.Procedure // of a generic name
	sets         []*genericSet   // not yet in specifics
	library      string          // a function of HPF_LIBRARY
	same         *ir.Procedure   // the specific procedure of that name
	clash        *entity         // another entity that a module gives the same name
	codims       []parse.Dim     // of a coarray
	commonPos    diag.Span       // in which COMMON statement, nowhere for none
	equivalenced bool
	replaced     ir.Expr    // the value that stands for the dummy argument of a statement function
	captured     bool       // an internal procedure refers to it
	length       parse.Expr // of a character, where it is not constant
}

func itoa(n int) string { return strconv.Itoa(n) }

// scope is what the names of a unit, or of a BLOCK, mean.
type scope struct {
	host           *checker // of the unit that contains this one
	around         *checker // of the statements around a BLOCK
	importing      *checker // of the unit in which an interface body stands
	names          map[string]*entity
	order          []*entity
	untyped        [26]bool // letters for which IMPLICIT NONE is in effect
	implicit       [26]ir.Type
	access         map[string]string // PUBLIC and PRIVATE of a module by name
	privateDefault bool
	formats        map[int]*parse.Format
	namelists      map[string]*namelist
	stmtFuncs      map[string]*statementFunction
}

// declare finds or makes the entity of a name in the specification part.
func (c *checker) declare(id parse.Ident) *entity {
	if e := c.names[id.Name]; e != nil {
		return e
	}
	e := &entity{name: id.Name, pos: id.Pos, home: c}
	c.names[id.Name] = e
	c.order = append(c.order, e)
	return e
}

// lookup gives the entity of a name: of this unit, or by host association of the unit around it; nil if there is none.
func (c *scope) lookup(name string) *entity {
	for b := c; b.around != nil; b = &b.around.scope {
		if e := b.names[name]; e != nil {
			return e
		}
		c = &b.around.scope
	}
	for h := c; ; h = &h.host.scope {
		if e := h.names[name]; e != nil {
			if h != c {
				e.capture()
			}
			return e
		}
		if h.host == nil {
			return nil
		}
	}
}

// capture notes that an internal procedure refers to an entity.
func (e *entity) capture() {
	e.captured = true
	if e.sym != nil {
		e.sym.Captured = true
	}
	if e.sym != nil && e.sym.Tag != nil {
		e.sym.Tag.Captured = true
	}
}

// known lists the declared names for which ok holds.
func (c *scope) known(ok func(*entity) bool) []string {
	var out []string
	for _, e := range c.order {
		if !e.misspelt && ok(e) {
			out = append(out, e.name)
		}
	}
	return out
}

// suggest adds "did you mean" where a known name is close.
func suggest(d *diag.Diagnostic, name string, known []string) {
	if near := diag.Nearest(name, known); near != "" {
		d.Help("did you mean '%s'?", near).InsteadOf(name, near)
	}
}

// resolve gives the entity of a name in an executable statement, declaring it implicitly where that is allowed.
func (c *checker) resolve(id parse.Ident) *entity {
	e := c.lookup(id.Name)
	if e == nil && mustDeclare(c, id.Name) && c.global.quiet > 0 {
		return &entity{name: id.Name, pos: id.Pos, home: c, typePos: id.Pos, misspelt: true}
	}
	if e == nil {
		for c.around != nil {
			c = c.around
		}
		e = c.declare(id)
		if strings.HasPrefix(id.Name, "_") {
			c.bag.Errorf(id.Pos, "name", "the name '%s' does not begin with a letter", id.Name)
		}
		if mustDeclare(c, id.Name) {
			// Fortran 2008, 5.5: IMPLICIT NONE requires every name to be declared.
			e.typePos, e.misspelt = id.Pos, true
			d := c.bag.Errorf(id.Pos, "undeclared", "'%s' is not declared", id.Name)
			suggest(d, id.Name, c.known(func(e *entity) bool { return e.class != procedure }))
		}
	}
	return e
}

// symbol gives the variable that an entity stands for and fixes its type and shape.
func (c *checker) symbol(e *entity) *ir.Symbol {
	if e.sym != nil {
		return e.sym
	}
	if e.home != nil {
		c = e.home
	}
	e.sym = &ir.Symbol{Name: e.name, Pos: e.pos, Type: c.typeOf(e), Allocatable: e.allocatable.Valid(), Source: e.name, Decl: e,
		Intent: e.intent, Optional: e.optional, ByValue: e.byValue, Captured: e.captured, Pointer: e.pointer, Target: e.target || e.codims != nil}
	switch {
	case e.dummy:
		e.sym.Storage, e.sym.Absent = ir.Argument, e.absent
	case e.saved:
		e.sym.Storage = ir.Static
	}
	c.unit.Symbols = append(c.unit.Symbols, e.sym)
	e.sym.Dims = c.declaredDims(e)
	if e.sym.Type.Base == ir.Character && e.sym.Type.Len < 0 {
		lengths{c}.fixLength(e)
	}
	if e.poly {
		polymorph{c}.tagFor(e)
	}
	if e.value != nil || e.elems != nil {
		e.sym.Init, e.sym.InitElems = e.value, e.elems
	}
	return e.sym
}

// mustDeclare tells whether no implicit rule gives a name a type: IMPLICIT NONE is in effect for its letter, here or in the host.
func mustDeclare(c *checker, name string) bool {
	return name != "" && name[0] >= 'a' && name[0] <= 'z' && c.untyped[name[0]-'a']
}

// typeOf applies the implicit typing rules, Fortran 2008, 5.5.
func (c *checker) typeOf(e *entity) ir.Type {
	if e.home != nil {
		c = e.home
	}
	if e.typePos.Valid() {
		return e.typ
	}
	if e.name == "" || e.name[0] < 'a' || e.name[0] > 'z' {
		return ir.Type{}
	}
	if mustDeclare(c, e.name) && !e.misspelt && c.global.quiet == 0 {
		e.misspelt = true
		c.bag.Errorf(e.pos, "undeclared", "'%s' has no type", e.name).Note("IMPLICIT NONE is in effect")
	}
	if mustDeclare(c, e.name) {
		return ir.Type{}
	}
	return c.implicit[e.name[0]-'a']
}

// describe names what an entity is, for messages.
func (e *entity) describe() string { return classNames[e.class] }

// spanOf is the place of an expression that may be missing.
func spanOf(x parse.Expr) diag.Span {
	if x == nil {
		return diag.Span{}
	}
	return x.Span()
}
