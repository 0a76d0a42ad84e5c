package sem

import (
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

func itoa(n int) string { return strconv.Itoa(n) }

// scope is what the names of a unit, or of a BLOCK, mean.
type scope struct {
	host           *checker // of the unit that contains this one
	around         *checker // of the statements around a BLOCK
	importing      *checker // of the unit in which an interface body stands
	names          map[string]*names.Entity
	order          []*names.Entity
	untyped        [26]bool // letters for which IMPLICIT NONE is in effect
	implicit       [26]ir.Type
	letters        [26]diag.Span     // the IMPLICIT of the unit that is about each
	access         map[string]string // PUBLIC and PRIVATE of a module by name
	privateDefault bool
	formats        map[int]*parse.Format
	namelists      map[string]*namelist
	stmtFuncs      map[string]*statementFunction
}

// Declare finds or makes the entity of a name in the specification part.
func (c *checker) Declare(id parse.Ident) *names.Entity {
	if e := c.names[id.Name]; e != nil {
		return e
	}
	e := names.New(id, c)
	c.names[id.Name] = e
	c.order = append(c.order, e)
	return e
}

// lookup gives the entity of a name: of this unit, or by host association of the unit around it; nil if there is none.
func (c *scope) Lookup(name string) *names.Entity {
	for b := c; b.around != nil; b = &b.around.scope {
		if e := b.names[name]; e != nil {
			return e
		}
		c = &b.around.scope
	}
	for h := c; ; h = &h.host.scope {
		if e := h.names[name]; e != nil {
			if h != c {
				e.Capture()
			}
			return e
		}
		if h.host == nil {
			return nil
		}
	}
}

// Lookup gives the entity of a name. A pointee of Cray's pointers that a statement names is associated with what its pointer tells
// before it.
func (c *checker) Lookup(name string) *names.Entity {
	e := c.scope.Lookup(name)
	if e != nil && e.At != nil && c.executing {
		pointees{c}.associate(e)
	}
	return e
}

// known lists the declared names for which ok holds.
func (c *scope) Known(ok func(*names.Entity) bool) []string {
	var out []string
	for _, e := range c.order {
		if !e.Misspelt && ok(e) {
			out = append(out, e.Name)
		}
	}
	return out
}

// resolve gives the entity of a name in an executable statement, declaring it implicitly where that is allowed.
func (c *checker) resolve(id parse.Ident) *names.Entity {
	e := c.Lookup(id.Name)
	unambiguous(c, e, id)
	if e == nil && mustDeclare(c, id.Name) && c.global.quiet > 0 {
		e := names.New(id, c)
		e.TypePos, e.Misspelt = id.Pos, true
		return e
	}
	if e == nil {
		for c.around != nil {
			c = c.around
		}
		e = c.Declare(id)
		if strings.HasPrefix(id.Name, "_") {
			c.bag.Errorf(id.Pos, "name", "the name '%s' does not begin with a letter", id.Name)
		}
		if mustDeclare(c, id.Name) {
			// Fortran 2008, 5.5: IMPLICIT NONE requires every name to be declared.
			e.TypePos, e.Misspelt = id.Pos, true
			d := c.bag.Errorf(id.Pos, "undeclared", "'%s' is not declared", id.Name)
			if hintAtFunction(d, id.Name) {
				return e
			}
			names.Suggest(d, id.Name, c.Known(func(e *names.Entity) bool { return e.Class != names.Procedure }))
		}
	}
	return e
}

// symbol gives the variable that an entity stands for and fixes its type and shape.
func (c *checker) Symbol(e *names.Entity) *ir.Symbol {
	if e.Sym != nil {
		return e.Sym
	}
	if home := homeOf(e); home != nil {
		c = home
	}
	e.Sym = &ir.Symbol{Name: e.Name, Pos: e.Pos, Type: c.TypeOf(e), Allocatable: e.Allocatable.Valid(), Source: e.Name, Decl: e,
		Intent: e.Intent, Optional: e.Optional, ByValue: e.ByValue, Captured: e.Captured, Pointer: e.Pointer, Target: e.Target || e.Codims != nil}
	switch {
	case e.Dummy && e.Dense && !e.Pointer:
		e.Sym.Copied = true
		fallthrough
	case e.Dummy:
		e.Sym.Storage, e.Sym.Absent = ir.Argument, e.Absent
	case e.Saved:
		e.Sym.Storage = ir.Static
	}
	c.unit.Symbols = append(c.unit.Symbols, e.Sym)
	e.Sym.Dims = declarer{c}.declaredDims(e)
	if e.Sym.Type.Base == ir.Character && e.Sym.Type.Len < 0 {
		lengths{c}.fixLength(e)
	}
	if e.Poly {
		polymorph{c}.tagFor(e)
	}
	if e.Value != nil || e.Elems != nil {
		e.Sym.Init, e.Sym.InitElems = e.Value, e.Elems
	}
	return e.Sym
}

// mustDeclare tells whether no implicit rule gives a name a type: IMPLICIT NONE is in effect for its letter, here or in the host.
func mustDeclare(c *checker, name string) bool {
	return name != "" && name[0] >= 'a' && name[0] <= 'z' && c.untyped[name[0]-'a']
}

// typeOf applies the implicit typing rules, Fortran 2008, 5.5.
func (c *checker) TypeOf(e *names.Entity) ir.Type {
	if home := homeOf(e); home != nil {
		c = home
	}
	if e.TypePos.Valid() {
		return e.Type
	}
	if e.Name == "" || e.Name[0] < 'a' || e.Name[0] > 'z' {
		return ir.Type{}
	}
	if mustDeclare(c, e.Name) && !e.Misspelt && c.global.quiet == 0 {
		e.Misspelt = true
		c.bag.Errorf(e.Pos, "undeclared", "'%s' has no type", e.Name).Note("IMPLICIT NONE is in effect")
	}
	if mustDeclare(c, e.Name) {
		return ir.Type{}
	}
	return c.implicit[e.Name[0]-'a']
}
