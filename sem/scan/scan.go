// Package scan finds what the statements of a unit define, allocate and assign as a whole, from the statements as they were written:
// names have no meaning yet, so what it counts may be more than there is.
package scan

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// Definition counts where the unit gives a scalar variable a value.
type Definition struct {
	Count  int
	Pos    diag.Span
	InLoop bool
}

// Allocation is one array in one ALLOCATE statement, or in another statement that gives it new bounds.
type Allocation struct {
	Object parse.Entity
	Stmt   *parse.Allocate // nil for another statement
	Inner  bool            // its bounds name what a construct around it declares
}

// Unit is what statements define and allocate, by name.
type Unit struct {
	Defs      map[string]*Definition
	Allocs    map[string][]*Allocation
	Wholes    map[string][]parse.Expr // what is assigned to whole variables
	Elsewhere map[string]bool         // arrays that an internal procedure allocates

	groups map[string][]parse.Ident // the members of NAMELIST groups
	hidden []string                 // names that the constructs around what is scanned declare
}

// New begins a scan of statements that may read the given NAMELIST groups.
func New(groups map[string][]parse.Ident) *Unit {
	return &Unit{Defs: map[string]*Definition{}, Allocs: map[string][]*Allocation{}, Wholes: map[string][]parse.Expr{},
		Elsewhere: map[string]bool{}, groups: groups}
}

// Of scans the statements of a unit by themselves, as if in a loop.
func Of(body []parse.Stmt) *Unit {
	u := New(nil)
	u.Body(body, true)
	return u
}

// Contained counts what internal procedures may define of their host, as if inside a loop: nobody knows how often they are called.
func (c *Unit) Contained(list []*parse.Unit) {
	for _, u := range list {
		inner, own := Of(u.Body), Declared(u)
		for name, d := range inner.Defs {
			if !own[name] {
				c.Define(name, d.Pos, true)
			}
		}
		for name := range inner.Allocs {
			c.Elsewhere[name] = c.Elsewhere[name] || !own[name]
		}
		for name, list := range inner.Wholes {
			if !own[name] {
				c.Wholes[name] = append(c.Wholes[name], list...)
			}
		}
	}
}

// Declared are the names of which a unit declares the types: variables of its own, whatever else has the same name.
func Declared(u *parse.Unit) map[string]bool {
	out := map[string]bool{}
	for _, s := range u.Decls {
		if d, ok := s.(*parse.TypeDecl); ok {
			for _, e := range d.Entities {
				out[e.Name] = true
			}
		}
	}
	return out
}

// Passed counts variables that are arguments as defined, but those of the functions that intrinsic names.
func (c *Unit) Passed(u *parse.Unit, intrinsic func(string) bool) {
	tree.EveryRef(u, func(x *parse.Ref) {
		for _, a := range x.Args {
			if n, ok := a.Value.(*parse.Name); ok && !intrinsic(x.Name) {
				c.Define(n.Ident, n.Pos, true)
			}
		}
	})
}

// Define counts a definition.
func (c *Unit) Define(name string, pos diag.Span, inLoop bool) {
	d := c.Defs[name]
	if d == nil {
		d = &Definition{}
		c.Defs[name] = d
	}
	d.Count++
	d.Pos, d.InLoop = pos, d.InLoop || inLoop
}

// Body counts what statements define.
func (c *Unit) Body(body []parse.Stmt, inLoop bool) {
	for _, s := range body {
		switch s := s.(type) {
		case *parse.Assign:
			c.DefineExpr(s.LHS, inLoop)
			c.assigned(s)
		case *parse.Do:
			if s.Var.Name != "" {
				c.Define(s.Var.Name, s.Var.Pos, true)
			}
			c.Body(s.Body, true)
		case *parse.Forall:
			c.hiding(indexNames(s.Indices), s, true)
		case *parse.Associate:
			c.hiding(c.associate(s.List), s, inLoop)
		case *parse.SelectCase:
			c.hiding([]string{s.Name.Name}, s, inLoop)
		case *parse.If, *parse.Where:
			c.hiding(nil, s, inLoop)
		case *parse.BlockConstruct:
			c.block(s, inLoop)
		case *parse.AssignLabel:
			c.Define(s.Var.Name, s.Var.Pos, inLoop)
		case *parse.Read:
			c.defineItems(s.Items, inLoop, true)
			c.defineResults(s.Control, inLoop)
			c.defineMembers(s.Format, s.Control)
		case *parse.Print:
			c.defineItems(s.Items, inLoop, false)
			c.defineResults(s.Control, inLoop)
		case *parse.FileStmt:
			c.defineItems(s.Items, inLoop, false)
			c.defineResults(s.Control, inLoop)
		case *parse.Call:
			for _, a := range s.Args {
				c.DefineExpr(a.Value, inLoop)
				if n, ok := a.Value.(*parse.Name); ok && s.Name.Name == "move_alloc" {
					c.Allocs[n.Ident] = append(c.Allocs[n.Ident], &Allocation{})
				}
			}
		case *parse.Allocate:
			for _, o := range s.Objects {
				c.Allocs[o.Name] = append(c.Allocs[o.Name], &Allocation{o, s, c.namesHidden(o.Dims)})
			}
		}
	}
}

// hiding scans the blocks of a construct with names of its own.
func (c *Unit) hiding(names []string, s parse.Stmt, inLoop bool) {
	outer := c.hidden
	c.hidden = slices.Concat(outer, names)
	for _, b := range tree.BlocksIn(s) {
		c.Body(b, inLoop)
	}
	c.hidden = outer
}

// namesHidden reports whether the bounds of an ALLOCATE have names that the constructs around it declare: in front of the body
// they mean something else.
func (c *Unit) namesHidden(dims []parse.Dim) bool {
	found := false
	tree.EveryPart(dims, func(part any) {
		switch x := part.(type) {
		case *parse.Name:
			found = found || slices.Contains(c.hidden, x.Ident)
		case *parse.Ref:
			found = found || slices.Contains(c.hidden, x.Name)
		}
	})
	return found
}

// DefineExpr counts what an expression names as defined: a variable, and those of an implied DO.
func (c *Unit) DefineExpr(x parse.Expr, inLoop bool) {
	switch x := x.(type) {
	case *parse.Name:
		c.Define(x.Ident, x.Pos, inLoop)
	case *parse.ImpliedDo:
		for _, item := range x.Items {
			c.DefineExpr(item, true)
		}
	}
}

// assigned remembers an assignment to a whole variable: if it is an allocatable array, its bounds may change there.
func (c *Unit) assigned(s *parse.Assign) {
	if n, ok := s.LHS.(*parse.Name); ok {
		c.Wholes[n.Ident] = append(c.Wholes[n.Ident], s.RHS)
	}
}

func indexNames(list []parse.ForallIndex) []string {
	var out []string
	for _, ix := range list {
		out = append(out, ix.Var.Name)
	}
	return out
}
