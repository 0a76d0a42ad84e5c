// Package names says what a declared name stands for: an entity, with its type, its shape, its value and its attributes as the
// declarations have given them so far. What a unit must work out for it, such as bounds that are expressions, is asked of its home.
package names

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// Class says what a name stands for.
type Class int

// The classes of names.
const (
	Variable Class = iota
	Constant
	Procedure
	Arrangement // PROCESSORS
	Template
	Generic
	TypeName
)

var classNames = [...]string{"a variable", "a named constant", "a procedure", "a processor arrangement", "a template", "a generic name", "a derived type"}

// String names the class with its article, for messages.
func (c Class) String() string { return classNames[c] }

// Home is the unit that declares a name. It knows the expressions of its declarations.
type Home interface {
	// Symbol gives the variable that an entity stands for, and fixes its type and shape.
	Symbol(*Entity) *ir.Symbol
	// TypeOf gives the type of an entity by its declaration or by the implicit rules.
	TypeOf(*Entity) ir.Type
	// FindProcedure gives the procedure that a name stands for; nil if there is none.
	FindProcedure(parse.Ident) *ir.Procedure
}

// Entity is what a name of a unit stands for. Units that have it by USE or from their host share it.
type Entity struct {
	Name     string
	Pos      diag.Span
	Class    Class
	Home     Home    // nil for the variable of a statement and for constants that no unit declares
	Misspelt bool    // reported as undeclared already
	Clash    *Entity // another entity that a module gives the same name

	Typing
	Shape
	Initial
	Argument
	Attributes
	Storage
	Callee
	Definition
}

// Typing is what the declarations say of the type.
type Typing struct {
	Type    ir.Type
	TypePos diag.Span  // where the type was given; nowhere: implicit
	Implied bool       // a named constant got its type by the implicit rules
	Length  parse.Expr // of a character, where it is not constant
	Poly    bool       // declared with CLASS
}

// Shape is what the declarations say of the shape.
type Shape struct {
	Dims        []parse.Dim
	Extents     []ir.Dim    // of an arrangement or a template
	Codims      []parse.Dim // of a coarray
	Coarray     *Entity     // for which a name in SELECT TYPE stands
	Allocatable diag.Span   // nowhere: it is not
}

// Initial is the value of a constant, or the one that a variable has at the start.
type Initial struct {
	Init  parse.Expr
	Model parse.Expr  // the value of an array constant, which may give it its shape
	Value *ir.Const   // scalar constant
	Elems []*ir.Const // array constant
}

// Argument is what the declarations say of a dummy argument.
type Argument struct {
	Dummy    bool
	Absent   bool // of another entry of the procedure
	Intent   string
	Optional bool
	ByValue  bool
}

// Attributes are those of variables, and INTRINSIC.
type Attributes struct {
	Saved     bool
	Automatic bool // AUTOMATIC of DEC's compilers: SAVE without a list does not apply to it
	Pointer   bool
	Target    bool
	Dense     bool // CONTIGUOUS
	Protected bool // only its module may change it
	Selected  bool // the value of an expression in ASSOCIATE, which no statement changes
	Intrinsic bool
}

// Storage is the memory of a variable.
type Storage struct {
	Sym          *ir.Symbol // nil until the home has fixed type and shape
	CommonPos    diag.Span  // in which COMMON statement, nowhere for none
	Equivalenced bool
	Captured     bool    // an internal procedure refers to it
	Replaced     ir.Expr // the value that stands for the dummy argument of a statement function
	At           *Entity // the integer that holds the address of the variable, a pointee of Cray's pointers
}

// Callee is what a reference to the name calls.
type Callee struct {
	Proc      *ir.Procedure
	Specifics []*ir.Procedure // of a generic name
	Sets      []*GenericSet   // not yet in Specifics
	Library   string          // a function of HPF_LIBRARY
	Same      *ir.Procedure   // the specific procedure of a generic name that has that name, too
}

// Definition is what the name of a type stands for.
type Definition struct {
	Derived *ir.DerivedType
	Makers  *Entity // the generic functions that have the name of the type
}

// GenericSet is one interface block of a generic name: procedures, and names of procedures that are looked up when all are
// known.
type GenericSet struct {
	Home  Home
	Pos   diag.Span
	List  []*ir.Procedure
	Named []parse.Ident
}

// New is the entity of a name that a unit declares.
func New(id parse.Ident, home Home) *Entity { return &Entity{Name: id.Name, Pos: id.Pos, Home: home} }

// Fixed is the entity of a variable that exists already.
func Fixed(name string, pos diag.Span, s *ir.Symbol) *Entity {
	return &Entity{Name: name, Pos: pos, Typing: Typing{Type: s.Type, TypePos: pos}, Storage: Storage{Sym: s}}
}

// IntegerConstant is a named constant of type t that no declaration gives.
func IntegerConstant(id parse.Ident, value int64, at diag.Span) *Entity {
	return &Entity{Name: id.Name, Pos: id.Pos, Class: Constant, Typing: Typing{Type: ir.Int4, TypePos: at}, Initial: Initial{Value: ir.IntConst(value, at)}}
}

// Of is the entity that a variable was declared as, nil for one that the compiler made.
func Of(s *ir.Symbol) *Entity {
	e, _ := s.Decl.(*Entity)
	return e
}

// Symbol is the variable that an entity stands for, with its type and shape.
func (e *Entity) Symbol() *ir.Symbol {
	if e.Sym != nil {
		return e.Sym
	}
	return e.Home.Symbol(e)
}

// Bounds are the bounds of an array or template.
func (e *Entity) Bounds() []ir.Dim {
	if e.Class == Template {
		return e.Extents
	}
	return e.Symbol().Dims
}

// Capture notes that an internal procedure refers to an entity.
func (e *Entity) Capture() {
	e.Captured = true
	if e.Sym == nil {
		return
	}
	e.Sym.Captured = true
	if e.Sym.Tag != nil {
		e.Sym.Tag.Captured = true
	}
}

// Describe says what an entity is, for messages.
func (e *Entity) Describe() string { return e.Class.String() }

// Declared is the text of the declaration of an array or template: the name and its dimensions, unless they are long.
func (e *Entity) Declared() diag.Span {
	if len(e.Dims) == 0 || !e.Dims[len(e.Dims)-1].Pos.Valid() {
		return e.Pos
	}
	s := e.Pos.To(e.Dims[len(e.Dims)-1].Pos)
	if s.End < len(s.File.Text) && s.File.Text[s.End] == ')' {
		s.End++
	}
	if s.End-s.Start > 80 {
		return e.Pos
	}
	return s
}

// Suggest adds "did you mean" where a known name is close.
func Suggest(d *diag.Diagnostic, name string, known []string) {
	if near := diag.Nearest(name, known); near != "" {
		d.Help("did you mean '%s'?", near).InsteadOf(name, near)
	}
}
