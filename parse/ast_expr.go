package parse

import "dhpfgo/diag"

// Expressions.
type (
	// Node carries the span of an expression.
	Node struct{ Pos diag.Span }
	// Name is a bare name.
	Name struct {
		Node
		Ident string
	}
	// IntLit is an integer literal; Kind is the text after "_", "" for none.
	IntLit struct {
		Node
		Text string
		Kind string
	}
	// RealLit is a real literal with its exponent letter (0, 'e' or 'd').
	RealLit struct {
		Node
		Text string // without kind, exponent letter normalised to 'e'
		Exp  byte
		Kind string
	}
	// LogicalLit is .true. or .false.
	LogicalLit struct {
		Node
		Value bool
		Kind  string
	}
	// StringLit is a character literal, quotes removed and doubled quotes undone, or a Hollerith constant.
	StringLit struct {
		Node
		Value     string
		Hollerith bool
		Kind      string // the text before '_', "" for none
		Wide      []rune // the characters where a kind has more than one byte for each and escapes name them; nil: the bytes of Value
	}
	// BOZ is a binary, octal or hexadecimal constant: Base is 'b', 'o' or 'z'.
	BOZ struct {
		Node
		Base   byte
		Digits string
	}
	// ComplexLit is (re, im).
	ComplexLit struct {
		Node
		Re, Im Expr
	}
	// Ref is name(args): array element, section, substring, function reference or constructor, and name(params)(args): constructor of a type
	// with parameters.
	Ref struct {
		Node
		Name   string
		Params []Arg // nil for none
		Args   []Arg
		// The name is that of an intrinsic function, whatever else it stands for here: set by sem for renamed ones.
		Intrinsic bool
	}
	// Component is x%name or x%name(args): a component, an element of one, or a call.
	Component struct {
		Node
		X    Expr
		Name string
		Args []Arg
	}
	// Substring is x(i)(lo:hi), a substring of an array element, a component or a literal. One of a scalar is a Ref.
	Substring struct {
		Node
		X   Expr
		Sub Arg
	}
	// Coindexed is X[images]: X as other images have it, where X is a name, an element or section, or a component. Images are cosubscripts,
	// then TEAM=, TEAM_NUMBER= and STAT=.
	Coindexed struct {
		Node
		X      Expr
		Images []Arg
	}
	// Unary is op X: "-", "+", "not", or a defined operator with its dots, ".inv.".
	Unary struct {
		Node
		Op string
		X  Expr
	}
	// Binary is X op Y: + - * / ** // == /= < <= > >= and or eqv neqv, or a defined operator with its dots.
	Binary struct {
		Node
		Op   string
		X, Y Expr
	}
	// Paren is (X); it keeps Fortran's evaluation order.
	Paren struct {
		Node
		X Expr
	}
	// ArrayCons is (/ ... /) or [ ... ], with an optional type before "::".
	ArrayCons struct {
		Node
		Type  *TypeSpec
		Items []Expr
	}
	// ImpliedDo is (items, v = lo, hi, step).
	ImpliedDo struct {
		Node
		Items        []Expr
		Var          Ident
		Lo, Hi, Step Expr
	}
	// AnyLen is "*" as a length, unit or format, or with Rank ".." for the dimensions of a dummy argument.
	AnyLen struct {
		Node
		Rank bool
	}
	// Colon is ":" as a length.
	Colon struct{ Node }
)

// Span returns the extent of the expression.
func (n Node) Span() diag.Span { return n.Pos }

// Arg is one argument or subscript: a value, keyword=value, a section lo:hi:step (Section set, parts may be nil), or an
// alternate return *10 (Label set).
type Arg struct {
	Pos          diag.Span
	Keyword      string
	Value        Expr
	Section      bool
	Label        int
	Lo, Hi, Step Expr
}
