// Package semtest is a unit for tests of the packages below sem, from Fortran and without sem: it knows type declarations with
// attributes, and integer expressions.
package semtest

import (
	"maps"
	"strconv"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// Unit is a subroutine with its names. It is their home.
type Unit struct {
	Tree  *parse.Unit
	IR    *ir.Unit
	Names map[string]*names.Entity
	Order []*names.Entity
	Bag   *diag.Bag
	em    *elements.Emitter
}

// Parse gives the subroutine that has these lines as its declarations. Names that no type declaration has are unknown.
func Parse(t *testing.T, lines ...string) *Unit {
	t.Helper()
	u := &Unit{IR: &ir.Unit{Name: "s", Proc: &ir.Procedure{Name: "s"}}, Names: map[string]*names.Entity{}, Bag: &diag.Bag{}}
	u.em = &elements.Emitter{Unit: u.IR, Bag: u.Bag, Made: map[string]int{}}
	f := parse.Parse(diag.NewFile("unit.f90", []byte("subroutine s\n "+strings.Join(lines, "\n ")+"\nend\n")), u.Bag)
	if u.Bag.HasErrors() {
		t.Fatal(u.Bag.All()[0].Message)
	}
	u.Tree = f.Units[0]
	for _, d := range u.Tree.Decls {
		if d, ok := d.(*parse.TypeDecl); ok {
			for _, x := range d.Entities {
				u.typed(d, x)
			}
		}
	}
	return u
}

// Messages are the messages of the unit, a line for each, with the text that they point to.
func (u *Unit) Messages() string {
	var out []string
	for _, d := range u.Bag.All() {
		out = append(out, d.Span.Text()+": "+d.Message)
	}
	return strings.Join(out, "\n")
}

// Declare finds or makes the entity of a name.
func (u *Unit) Declare(id parse.Ident) *names.Entity {
	if e := u.Names[id.Name]; e != nil {
		return e
	}
	e := names.New(id, u)
	u.Names[id.Name] = e
	u.Order = append(u.Order, e)
	return e
}

// Own gives the entity of a name, nil for none.
func (u *Unit) Own(name string) *names.Entity { return u.Names[name] }

// Lookup is Own: the unit has no host.
func (u *Unit) Lookup(name string) *names.Entity { return u.Names[name] }

// Known lists the names for which ok holds.
func (u *Unit) Known(ok func(*names.Entity) bool) (list []string) {
	for _, e := range u.Order {
		if ok(e) {
			list = append(list, e.Name)
		}
	}
	return list
}

func (u *Unit) typed(d *parse.TypeDecl, x parse.Entity) {
	e := u.Declare(x.Ident)
	e.TypePos, e.Dims = d.Type.Pos, x.Dims
	switch d.Type.Name {
	case "integer":
		e.Type = ir.Int4
	case "doubleprecision":
		e.Type = ir.Type{Base: ir.Real, Kind: 8}
	case "character":
		n, _ := u.ConstInt(d.Type.Len, "a length")
		e.Type = ir.Type{Base: ir.Character, Kind: 1, Len: int(n)}
	default:
		e.Type = ir.Type{Base: ir.Real, Kind: 4}
	}
	for _, a := range d.Attrs {
		switch a.Name {
		case "parameter":
			u.constant(e, x)
		case "dimension":
			e.Dims = a.Dims
		case "intent":
			e.Dummy, e.Intent = true, a.Text
		case "save":
			e.Saved = true
		case "allocatable":
			e.Allocatable = a.Pos
		}
	}
}

// constant gives a named constant its value, or an array of them the values of a constructor.
func (u *Unit) constant(e *names.Entity, x parse.Entity) {
	e.Class = names.Constant
	list, isArray := x.Init.(*parse.ArrayCons)
	if !isArray {
		n, _ := u.ConstInt(x.Init, "a constant")
		e.Value = ir.IntConst(n, x.Pos)
		return
	}
	for _, item := range list.Items {
		n, _ := u.ConstInt(item, "a constant")
		e.Elems = append(e.Elems, ir.IntConst(n, x.Pos))
	}
}

// Symbol gives the variable of an entity.
func (u *Unit) Symbol(e *names.Entity) *ir.Symbol {
	if e.Sym != nil {
		return e.Sym
	}
	e.Sym = &ir.Symbol{Name: e.Name, Pos: e.Pos, Type: e.Type, Allocatable: e.Allocatable.Valid(), Decl: e}
	if e.Dummy {
		e.Sym.Storage = ir.Argument
	}
	for _, d := range e.Dims {
		dim := ir.Dim{Lo: ir.IntConst(1, d.Pos), Hi: ir.IntConst(1, d.Pos)}
		if d.Lo != nil {
			dim.Lo = u.Integer(d.Lo, "a bound")
		}
		if d.Hi != nil {
			dim.Hi = u.Integer(d.Hi, "a bound")
		}
		e.Sym.Dims = append(e.Sym.Dims, dim)
	}
	u.IR.Symbols = append(u.IR.Symbols, e.Sym)
	return e.Sym
}

// TypeOf gives the declared type.
func (u *Unit) TypeOf(e *names.Entity) ir.Type { return e.Type }

// FindProcedure knows no procedure.
func (u *Unit) FindProcedure(parse.Ident) *ir.Procedure { return nil }

// ConstInt is the value of a constant.
func (u *Unit) ConstInt(x parse.Expr, what string) (int64, bool) {
	k, ok := u.Integer(x, what).(*ir.Const)
	if !ok {
		u.Bag.Errorf(x.Span(), "not-constant", "%s must be a constant", what)
		return 0, false
	}
	return k.I, true
}

var operators = map[string]ir.Op{"+": ir.Add, "-": ir.Sub, "*": ir.Mul, "/": ir.Div}

// Integer gives an expression of literals, names, operators and number_of_processors().
func (u *Unit) Integer(x parse.Expr, what string) ir.Expr {
	switch x := x.(type) {
	case *parse.IntLit:
		n, _ := strconv.ParseInt(x.Text, 10, 64)
		return ir.IntConst(n, x.Pos)
	case *parse.Paren:
		return u.Integer(x.X, what)
	case *parse.Unary:
		return u.Arith(operators[x.Op], ir.IntConst(0, x.Pos), u.Integer(x.X, what), x.Pos)
	case *parse.Binary:
		return u.Arith(operators[x.Op], u.Integer(x.X, what), u.Integer(x.Y, what), x.Pos)
	case *parse.Name:
		e := u.Declare(parse.Ident{Name: x.Ident, Pos: x.Pos})
		if e.Value != nil {
			return e.Value
		}
		if !e.TypePos.Valid() {
			e.Type = ir.Int4
		}
		return &ir.Var{Pos: x.Pos, Sym: e.Symbol()}
	case *parse.Ref:
		return &ir.Call{Pos: x.Pos, Fn: x.Name, T: ir.Int4}
	}
	return ir.Poison(x.Span())
}

// Arith is folded integer arithmetic.
func (u *Unit) Arith(op ir.Op, x, y ir.Expr, pos diag.Span) ir.Expr { return u.em.Arith(op, x, y, pos) }

// Specification is an integer expression.
func (u *Unit) Specification(x parse.Expr) ir.Expr { return u.Integer(x, "a bound") }

// Bound is an integer expression, which nothing keeps.
func (u *Unit) Bound(_ *names.Entity, x parse.Expr) ir.Expr { return u.Integer(x, "a bound") }

// AlignSubscript is an integer expression with dummies of ALIGN; fresh is a name in it that is not declared.
func (u *Unit) AlignSubscript(x parse.Expr, dummies []string) (e ir.Expr, fresh string) {
	outer, known := maps.Clone(u.Names), len(u.Order)
	for _, d := range dummies {
		u.Names[d] = names.Fixed(d, x.Span(), &ir.Symbol{Name: d, Type: ir.Int8})
	}
	e = u.Integer(x, "a subscript")
	u.Names = outer
	if len(u.Order) > known {
		fresh = u.Order[known].Name
	}
	return e, fresh
}
