package turns

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// class is pointers that take turns.
type class struct {
	program  *program
	pointers []string
	rests    []string // that hold one for the time of a turn
	turns    []*rotation

	home    *unit             // where the arrays are declared
	scope   []*unit           // the units that may see them
	target  map[string]string // of each pointer; nil where the pointers are allocated themselves
	from    *unit             // where the pointers are set to their targets, at the top of its body
	settled []parse.Stmt      // those statements
}

func (c *class) has(name string) bool { return slices.Contains(c.pointers, name) }

func (c *class) add(pointers, rests []string, turns []*rotation) {
	for _, name := range pointers {
		if !c.has(name) {
			c.pointers = append(c.pointers, name)
		}
	}
	for _, name := range rests {
		if !slices.Contains(c.rests, name) {
			c.rests = append(c.rests, name)
		}
	}
	c.turns = append(c.turns, turns...)
}

// find looks at all that the program says of the pointers, and reports whether they may be arrays.
func (c *class) find() bool {
	return !c.program.dummies && c.place() && c.assignments() && c.declarations() && c.isSeen() && c.mapped() && c.pointersAlone() && c.restsAlone() && (c.target == nil || c.targetsAlone())
}

// place finds the unit that declares the pointers, and those that see it: names in others are of other variables, if these declare them.
func (c *class) place() bool {
	for _, name := range c.pointers {
		u, _, _ := c.program.declarationOf(name)
		if u == nil || c.home != nil && c.home != u {
			return false
		}
		c.home = u
	}
	for _, u := range c.program.units {
		if c.within(u) || c.program.uses(u, c.home.Name, len(c.program.units)) {
			c.scope = append(c.scope, u)
		}
	}
	return !slices.ContainsFunc(c.turns, func(r *rotation) bool { return !slices.Contains(c.scope, r.unit) })
}

// declared is how many declarations of the units that may see the arrays have a name.
func (c *class) declared(name string) int {
	n := 0
	for _, u := range c.scope {
		for _, x := range declaredIn(u.Unit) {
			if x == name {
				n++
			}
		}
	}
	return n
}

// assignments finds the targets: no pointer assignment names one of the class, or what may be a target of it, but for rotations
// and one for each pointer.
func (c *class) assignments() bool {
	ok := true
	inTurn := map[parse.Stmt]bool{}
	for _, r := range c.turns {
		for _, s := range r.list {
			inTurn[s] = true
		}
	}
	c.target = map[string]string{}
	of := map[string]string{}
	var other []string
	for _, u := range c.program.units {
		top := u.Body
		tree.EveryStmt(u.Body, func(s parse.Stmt) {
			a, is := s.(*parse.PointerAssign)
			if !is || inTurn[s] {
				return
			}
			to, from := assigned([]parse.Stmt{s}, 0)
			if !slices.Contains(c.scope, u) {
				ok = ok && !tree.IsDummy(u.Unit, firstOf(a.RHS))
				return
			}
			if !c.has(to) {
				tree.EachName(a, func(name string) { other = append(other, name) })
				ok = ok && !tree.IsDummy(u.Unit, firstOf(a.RHS))
				return
			}
			ok = ok && c.target[to] == "" && of[from] == "" && slices.Contains(top, s) && (c.from == nil || c.from == u)
			c.target[to], of[from], c.from, c.settled = from, to, u, append(c.settled, s)
		})
	}
	for _, name := range other {
		ok = ok && !c.has(name) && of[name] == "" && !slices.Contains(c.rests, name)
	}
	if len(c.target) == 0 {
		c.target = nil
		return ok
	}
	return ok && len(c.target) == len(c.pointers)
}

// firstOf is the name with which a designator begins.
func firstOf(x parse.Expr) string {
	switch x := x.(type) {
	case *parse.Name:
		return x.Ident
	case *parse.Ref:
		return x.Name
	case *parse.Component:
		return firstOf(x.X)
	}
	return ""
}

// declarations finds the unit that declares the pointers, as such and no more, and their targets: no other declaration of the program has the
// names, and none says more of them.
func (c *class) declarations() bool {
	for _, name := range c.pointers {
		_, d, e := c.program.declarationOf(name)
		if c.declared(name) != 1 || !isPointer(d, e) {
			return false
		}
		if t := c.target[name]; c.target != nil {
			u, d, e := c.program.declarationOf(t)
			if u != c.home || c.declared(t) != 1 || c.has(t) || !c.mayMove(d, e) {
				return false
			}
		}
	}
	return slices.Contains([]parse.UnitKind{parse.MainProgram, parse.Module, parse.Subroutine}, c.home.Kind) && c.saysNoMore()
}

func (p *program) declarationOf(name string) (*unit, *parse.TypeDecl, *parse.Entity) {
	for _, u := range p.units {
		for _, d := range u.Decls {
			if t, ok := d.(*parse.TypeDecl); ok {
				if k := slices.IndexFunc(t.Entities, func(e parse.Entity) bool { return e.Name == name }); k >= 0 && !tree.IsDummy(u.Unit, name) {
					return u, t, &t.Entities[k]
				}
			}
		}
	}
	return nil, nil, nil
}

// isPointer reports whether a declaration makes an array pointer, which at most points to nothing from the start.
func isPointer(d *parse.TypeDecl, e *parse.Entity) bool {
	return tree.HasAttr(d.Attrs, "pointer") && hasOnly(d, "pointer", "dimension", "save", "public") && tree.DimsOf(d, *e) != nil && (e.Init == nil || e.Pointer) &&
		e.Values == nil && e.Codims == nil && e.Len == nil && e.Target == nil
}

func hasOnly(d *parse.TypeDecl, names ...string) bool {
	return !slices.ContainsFunc(d.Attrs, func(a parse.Attr) bool { return !slices.Contains(names, a.Name) })
}

// mayMove reports whether a declaration makes an array that is allocatable, or can be: one whose extents are known where the pointers are
// set to their targets.
func (c *class) mayMove(d *parse.TypeDecl, e *parse.Entity) bool {
	dims := tree.DimsOf(d, *e)
	if !hasOnly(d, "target", "allocatable", "dimension", "save", "public") || dims == nil || e.Init != nil || e.Values != nil || e.Codims != nil || e.Len != nil {
		return false
	}
	return tree.HasAttr(d.Attrs, "allocatable") ||
		c.within(c.from) && !slices.ContainsFunc(dims, func(x parse.Dim) bool { return x.Hi == nil || x.Deferred || x.Star || x.AnyRank })
}

// within reports whether a unit is the home of the class, or inside of it.
func (c *class) within(u *unit) bool {
	for ; u != nil; u = u.host {
		if u == c.home {
			return true
		}
	}
	return false
}

// saysNoMore reports whether only declarations of types, mapping directives and USE name the arrays and pointers.
func (c *class) saysNoMore() bool {
	ok := true
	for _, u := range c.scope {
		for _, d := range u.Decls {
			switch d := d.(type) {
			case *parse.TypeDecl:
				for _, e := range d.Entities {
					if !c.names(e.Name) && !slices.Contains(c.rests, e.Name) {
						tree.EachName(e, func(name string) { ok = ok && !c.names(name) })
					}
				}
				tree.EachName(d.Attrs, func(name string) { ok = ok && !c.names(name) })
			case *parse.Distribute:
			case *parse.Align:
				ok = ok && (u == c.home || !c.names(d.Target.Name))
			case *parse.Use:
				for _, r := range d.Renames {
					ok = ok && !(r.Local.Name != r.Name.Name && (c.names(r.Local.Name) || c.names(r.Name.Name)))
				}
			default:
				tree.EachName(d, func(name string) { ok = ok && !c.names(name) && !slices.Contains(c.rests, name) })
			}
		}
	}
	return ok
}

// isSeen reports whether the names are those of the class wherever statements have them, or of other variables by a declaration.
func (c *class) isSeen() bool {
	ok := true
	for _, u := range c.program.units {
		if !slices.Contains(c.scope, u) {
			tree.EachName(u.Body, func(name string) { ok = ok && (!c.names(name) || u.declares(name)) })
		}
	}
	return ok
}

// declares reports whether a unit, or one around it, declares a name.
func (u *unit) declares(name string) bool {
	for ; u != nil; u = u.host {
		if slices.Contains(declaredIn(u.Unit), name) {
			return true
		}
	}
	return false
}

// uses reports whether a unit or one around it names a module in USE, or one that does.
func (p *program) uses(u *unit, module string, deep int) bool {
	for ; u != nil && deep > 0; u = u.host {
		for _, d := range u.Decls {
			use, ok := d.(*parse.Use)
			if !ok {
				continue
			}
			k := slices.IndexFunc(p.units, func(m *unit) bool { return m.Kind == parse.Module && m.Name == use.Module.Name })
			if use.Module.Name == module || k >= 0 && p.uses(p.units[k], module, deep-1) {
				return true
			}
		}
	}
	return false
}

// names reports whether a name is that of a pointer or of its target.
func (c *class) names(name string) bool {
	if c.has(name) {
		return true
	}
	for _, t := range c.target {
		if t == name {
			return true
		}
	}
	return false
}

// arrays are the names that the arrays have after all.
func (c *class) arrays() []string {
	if c.target == nil {
		return c.pointers
	}
	var out []string
	for _, p := range c.pointers {
		out = append(out, c.target[p])
	}
	return out
}

// mapped reports whether directives map all of the arrays.
func (c *class) mapped() bool {
	for _, name := range c.arrays() {
		if !slices.ContainsFunc(c.home.Decls, func(d parse.Stmt) bool { return maps(d, name) }) {
			return false
		}
	}
	return true
}

// maps reports whether a statement is a directive that maps an array.
func maps(d parse.Stmt, name string) bool {
	is := func(id parse.Ident) bool { return id.Name == name }
	switch d := d.(type) {
	case *parse.Distribute:
		return slices.ContainsFunc(d.Names, is)
	case *parse.Align:
		return slices.ContainsFunc(d.Names, is)
	}
	return false
}

// pointersAlone reports whether the pointers stand for what they point to: nothing asks what that is, or takes it away from them, or has it
// as an argument, or under another name, while they take turns.
func (c *class) pointersAlone() bool {
	ok, turning := true, c.turning()
	none := func(part any) {
		tree.EachName(part, func(name string) { ok = ok && !c.names(name) })
	}
	for _, u := range c.scope {
		tree.EveryPart(u.Body, func(part any) {
			switch s := part.(type) {
			case *parse.Nullify:
				none(s)
			case *parse.Allocate:
				c.allocated(u, s, &ok)
			case *parse.Deallocate:
				if c.target != nil {
					tree.EachName(s, func(name string) { ok = ok && !c.has(name) })
				}
			case *parse.Ref:
				if turning[s.Name] || slices.Contains([]string{"associated", "allocated", "c_loc", "loc", "c_associated"}, s.Name) {
					none(s.Args)
				}
			case *parse.Call:
				if turning[s.Name.Name] || s.Object != nil || s.Name.Name == "c_f_pointer" || s.Name.Name == "move_alloc" {
					none(s.Args)
				}
			case *parse.Component:
				if len(turning) > 0 { // the procedure may have another name
					none(s.Args)
				}
			case *parse.Associate:
				none(s.List)
			case *parse.Distribute, *parse.Align:
				none(s)
			}
		})
	}
	return ok
}

// turning lists the procedures, by name, in which the pointers may take turns: those with rotations, and those that name one of these.
func (c *class) turning() map[string]bool {
	out := map[string]bool{}
	for _, r := range c.turns {
		if r.unit.Kind != parse.MainProgram {
			out[r.unit.Name] = true
		}
	}
	for again := len(out) > 0; again; {
		again = false
		for _, u := range c.program.units {
			if u.Kind == parse.MainProgram || out[u.Name] {
				continue
			}
			tree.EachName(u.Body, func(name string) { out[u.Name] = out[u.Name] || out[name] })
			again = again || out[u.Name]
		}
	}
	return out
}

// allocated wants pointers not to be allocated where they have targets, else once.
func (c *class) allocated(u *unit, s *parse.Allocate, ok *bool) {
	for _, e := range s.Objects {
		if c.has(e.Name) && e.Object == nil {
			*ok = *ok && c.target == nil && c.program.runsOnce(u, c.home) && slices.Contains(u.Body, parse.Stmt(s))
		}
	}
}

// restsAlone reports whether what holds a pointer for the time of a turn does nothing else.
func (c *class) restsAlone() bool {
	counts := map[string]int{}
	for _, r := range c.turns {
		counts[r.rest] -= 2
	}
	for _, u := range c.scope {
		tree.EachName(u.Body, func(name string) {
			if slices.Contains(c.rests, name) {
				counts[name]++
			}
		})
	}
	for _, name := range c.rests {
		if counts[name] != 0 || c.names(name) {
			return false
		}
	}
	return true
}

// targetsAlone reports whether the names of the targets are used only where no turn has been taken yet, or to deallocate all of them.
func (c *class) targetsAlone() bool {
	if !c.program.runsOnce(c.from, c.home) {
		return false
	}
	first := c.firstTurn()
	ok := true
	for _, u := range c.scope {
		for k, s := range u.Body {
			if u == c.from && k < first {
				continue
			}
			tree.EveryPart([]parse.Stmt{s}, func(part any) {
				if _, jumps := part.(*parse.Goto); jumps && u == c.from {
					ok = false
				}
			})
			tree.EachName(withoutFrees(s, c.target), func(name string) { ok = ok && (c.has(name) || !c.names(name)) })
		}
	}
	return ok
}

// firstTurn is the place in the body of the unit where the pointers are set of the first statement in which they may take turns.
func (c *class) firstTurn() int {
	last := slices.Index(c.from.Body, c.settled[len(c.settled)-1])
	elsewhere := slices.ContainsFunc(c.turns, func(r *rotation) bool { return r.unit != c.from })
	for k, s := range c.from.Body {
		turns := false
		tree.EveryPart([]parse.Stmt{s}, func(part any) {
			switch s := part.(type) {
			case *parse.Call, *parse.Ref: // also of a function, which can not be told from an element
				turns = turns || elsewhere && k > last && !c.isArray(part)
			case *parse.PointerAssign:
				turns = turns || slices.ContainsFunc(c.turns, func(r *rotation) bool { return slices.Contains(r.list, parse.Stmt(s)) })
			}
		})
		if turns {
			return k
		}
	}
	return len(c.from.Body)
}

// isArray reports whether a reference is to an element of one of the arrays.
func (c *class) isArray(part any) bool {
	r, ok := part.(*parse.Ref)
	return ok && c.names(r.Name)
}

// withoutFrees is a statement, nil for a DEALLOCATE that frees all targets.
func withoutFrees(s parse.Stmt, target map[string]string) parse.Stmt {
	d, ok := s.(*parse.Deallocate)
	if !ok {
		return s
	}
	freed := map[string]bool{}
	for _, x := range d.Objects {
		freed[firstOf(x)] = true
	}
	for _, t := range target {
		if !freed[t] {
			return s
		}
	}
	return nil
}

// runsOnce reports whether a unit runs once as long as arrays of home live: it is home, the main program, or a procedure that one
// statement calls at the top of the body of such a unit.
func (p *program) runsOnce(u, home *unit) bool {
	for range p.units {
		if u.Kind == parse.MainProgram || u == home && u.Kind != parse.Module {
			return true
		}
		var caller *unit
		calls := 0
		for _, v := range p.units {
			for _, s := range v.Body {
				if c, ok := s.(*parse.Call); ok && c.Object == nil && c.Name.Name == u.Name {
					caller = v
				}
			}
			tree.EachName(v.Body, func(name string) {
				if name == u.Name {
					calls++
				}
			})
		}
		if calls != 1 || caller == nil || u.Kind != parse.Subroutine {
			return false
		}
		u = caller
	}
	return false
}
