package sem

import (
	"reflect"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
)

// definition counts where the unit gives a scalar variable a value.
type definition struct {
	count  int
	pos    diag.Span
	inLoop bool
}

// allocation is one array in one ALLOCATE statement, or in another statement that gives it new bounds.
type allocation struct {
	object parse.Entity
	stmt   *parse.Allocate // nil for another statement
	inner  bool            // its bounds name what a construct around it declares
}

// scanDefinitions finds the definitions of all variables and the allocations of all arrays before any is typed.
func (c *checker) scanDefinitions() {
	c.defs, c.allocs, c.wholes = map[string]*definition{}, map[string][]*allocation{}, map[string][]parse.Expr{}
	for _, e := range c.order {
		if e.init != nil {
			c.define(e.name, e.pos, false)
		}
		if e.codims != nil { // other images define it
			c.define(e.name, e.pos, true)
			c.define(e.name, e.pos, true)
		}
	}
	for _, s := range c.src.Decls {
		if d, ok := s.(*parse.Data); ok {
			for _, set := range d.Sets {
				for _, x := range set.Objects {
					c.defineExpr(x, true)
				}
			}
		}
	}
	c.scanBody(c.src.Body, len(jumpsOf(c.src.Body).used) > 0)
	c.scanContained()
	if c.global.opt.Program.Coarrays {
		scanImages(c)
	}
}

// scanContained counts what internal procedures may define, as if inside a loop: nobody knows how often they are called.
func (c *checker) scanContained() {
	c.allocElsewhere = map[string]bool{}
	for _, u := range c.src.Contains {
		inner := &checker{defs: map[string]*definition{}, allocs: map[string][]*allocation{}, wholes: map[string][]parse.Expr{}}
		inner.scanBody(u.Body, true)
		for name, d := range inner.defs {
			c.define(name, d.pos, true)
		}
		for name := range inner.allocs {
			c.allocElsewhere[name] = true
		}
		for name, list := range inner.wholes {
			c.wholes[name] = append(c.wholes[name], list...)
		}
	}
	if len(c.global.external)+len(c.src.Contains) == 0 {
		return
	}
	everyRef(c.src, func(x *parse.Ref) {
		for _, a := range x.Args {
			if n, ok := a.Value.(*parse.Name); ok && intrinsics[x.Name] == nil {
				c.define(n.Ident, n.Pos, true)
			}
		}
	})
}

// everyRef calls f for all references name(args) in a part of the tree.
func everyRef(part any, f func(*parse.Ref)) {
	everyPart(reflect.ValueOf(part), func(x any) {
		if r, ok := x.(*parse.Ref); ok {
			f(r)
		}
	})
}

// everyPart calls f for all that the pointers in a part of the tree point to, but source files.
func everyPart(v reflect.Value, f func(any)) {
	switch v.Kind() {
	case reflect.Interface:
		everyPart(v.Elem(), f)
	case reflect.Pointer:
		if _, file := v.Interface().(*diag.File); file || v.IsNil() {
			return
		}
		f(v.Interface())
		everyPart(v.Elem(), f)
	case reflect.Slice:
		for i := range v.Len() {
			everyPart(v.Index(i), f)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				everyPart(v.Field(i), f)
			}
		}
	}
}

func (c *checker) define(name string, pos diag.Span, inLoop bool) {
	d := c.defs[name]
	if d == nil {
		d = &definition{}
		c.defs[name] = d
	}
	d.count++
	d.pos, d.inLoop = pos, d.inLoop || inLoop
}

func (c *checker) scanBody(body []parse.Stmt, inLoop bool) {
	for _, s := range body {
		switch s := s.(type) {
		case *parse.Assign:
			c.defineExpr(s.LHS, inLoop)
			c.noteWholeAssign(s)
		case *parse.Do:
			if s.Var.Name != "" {
				c.define(s.Var.Name, s.Var.Pos, true)
			}
			c.scanBody(s.Body, true)
		case *parse.Forall:
			c.scanHiding(indexStrings(s.Indices), s, true)
		case *parse.Associate:
			c.scanHiding(c.scanAssociate(s.List), s, inLoop)
		case *parse.SelectCase:
			c.scanHiding([]string{s.Name.Name}, s, inLoop)
		case *parse.If, *parse.Where:
			c.scanHiding(nil, s, inLoop)
		case *parse.BlockConstruct:
			c.scanBlock(s, inLoop)
		case *parse.AssignLabel:
			c.define(s.Var.Name, s.Var.Pos, inLoop)
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
				c.defineExpr(a.Value, inLoop)
				if n, ok := a.Value.(*parse.Name); ok && s.Name.Name == "move_alloc" {
					c.allocs[n.Ident] = append(c.allocs[n.Ident], &allocation{})
				}
			}
		case *parse.Allocate:
			for _, o := range s.Objects {
				c.allocs[o.Name] = append(c.allocs[o.Name], &allocation{o, s, c.namesHidden(o.Dims)})
			}
		}
	}
}

// scanHiding scans the blocks of a construct with names of its own.
func (c *checker) scanHiding(names []string, s parse.Stmt, inLoop bool) {
	outer := c.hidden
	c.hidden = slices.Concat(outer, names)
	for _, b := range blocksIn(s) {
		c.scanBody(b, inLoop)
	}
	c.hidden = outer
}

// namesHidden reports whether the bounds of an ALLOCATE have names that the constructs around it declare: in front of the body
// they mean something else.
func (c *checker) namesHidden(dims []parse.Dim) bool {
	found := false
	everyPart(reflect.ValueOf(dims), func(part any) {
		switch x := part.(type) {
		case *parse.Name:
			found = found || slices.Contains(c.hidden, x.Ident)
		case *parse.Ref:
			found = found || slices.Contains(c.hidden, x.Name)
		}
	})
	return found
}

func (c *checker) defineExpr(x parse.Expr, inLoop bool) {
	switch x := x.(type) {
	case *parse.Name:
		c.define(x.Ident, x.Pos, inLoop)
	case *parse.ImpliedDo:
		for _, item := range x.Items {
			c.defineExpr(item, true)
		}
	}
}

// settled reports whether the value of e cannot change any more once the program has come to pos: it consists of
// constants and of scalars that have their only definition before, outside all loops.
func (c *checker) settled(e ir.Expr, pos diag.Span) bool {
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Elem, *ir.FuncRef:
			ok = false
		case *ir.Var:
			d := c.defs[e.Sym.Name]
			if e.Sym.Storage == ir.Argument || entityOf(e.Sym) != nil && (entityOf(e.Sym).commonPos.Valid() || entityOf(e.Sym).equivalenced) || e.Sym.Captured || c.names[e.Sym.Name] == nil {
				ok = false
				return
			}
			ok = ok && d != nil && d.count == 1 && !d.inLoop && d.pos.Start < pos.Start && e.Sym.Type.Base == ir.Integer
		}
	})
	return ok
}

// allocatedBounds gives the allocatable arrays their bounds: the expressions of the only ALLOCATE where they are settled,
// constants that all of them agree on (those of modules only if their array is distributed), else compiler-made variables that
// each ALLOCATE sets.
func (c *checker) allocatedBounds() {
	c.passedOn = c.passedToAllocatable()
	for _, e := range append([]*entity(nil), c.order...) {
		if e.sym == nil || !e.sym.Allocatable || e.dummy && e.sym.Rank() > 0 {
			continue
		}
		for k := range e.sym.Dims {
			d := &e.sym.Dims[k]
			if d.Lo = c.moduleLower(e, k); d.Lo == nil {
				d.Lo = c.allocatedBound(e, k, "lb", func(d parse.Dim) parse.Expr { return d.Lo })
			}
			d.Hi = c.allocatedBound(e, k, "ub", func(d parse.Dim) parse.Expr { return d.Hi })
		}
	}
}

func (c *checker) allocatedBound(e *entity, k int, stem string, part func(parse.Dim) parse.Expr) ir.Expr {
	var first ir.Expr
	same := true
	saved := (e.saved || c.saveAll) && c.unit.Proc != nil
	for _, a := range c.allocs[e.name] {
		if k >= len(a.object.Dims) {
			same = same && len(a.object.Dims) > 0 // else SOURCE= or MOLD= gives them
			continue
		}
		if a.inner {
			same = false
			continue
		}
		b := c.allocBound(part(a.object.Dims[k]), a.object.Pos)
		one := len(c.allocs[e.name]) == 1
		same = same && (ir.IsConst(b) || one && !saved && c.settled(b, a.stmt.Pos)) && (first == nil || ir.EqualStripped(first, b))
		first = b
	}
	same = same && !c.allocElsewhere[e.name] && !c.passedOn[e.name] && !c.reshaped(e.name) && !e.dummy && e != c.result && !c.unit.Module
	if c.em.Pre = nil; first != nil && same && first.Type().Base == ir.Integer {
		if len(c.src.Contains) > 0 {
			capture(first)
		}
		return first
	}
	v := c.makeSymbol(e.name+"%"+stem+itoa(k+1), ir.Int8, e.pos)
	v.Source = boundInquiry[stem] + "(" + e.name + "," + itoa(k+1) + ")"
	v.Captured = len(c.src.Contains) > 0
	if saved {
		v.Storage, v.Captured = ir.Static, true
	}
	return &ir.Var{Pos: e.pos, Sym: v}
}

// capture lets the internal procedures of a unit find the variables of a bound: where they name the array they need them.
func capture(bound ir.Expr) {
	ir.WalkExprs(bound, func(x ir.Expr) {
		s := ir.SymbolOf(x)
		if s == nil {
			return
		}
		if s.Captured = true; entityOf(s) != nil {
			entityOf(s).captured = true
		}
	})
}

// allocBound evaluates a bound of an ALLOCATE; absent, it is 1.
func (c *checker) allocBound(x parse.Expr, pos diag.Span) ir.Expr {
	if x == nil {
		return ir.IntConst(1, pos)
	}
	return lower.Resolve(c.em, c.integer(x, "a bound"))
}
