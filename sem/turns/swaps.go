package turns

import (
	"slices"
	"strconv"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// swap is a subroutine that does nothing but let its arguments take turns:
//
//	subroutine swap(a, b); real, pointer :: a(:), b(:), t(:); t => a; a => b; b => t
type swap struct {
	*parse.Unit
	turn *rotation
	made int // turns in place of calls
}

// inSwaps puts the turns in place of the calls of such subroutines where directives map arrays, and gives those of which no call is left.
//
//	call swap(u, v)   →   block; t_of_swap1 => u; u => v; v => t_of_swap1; end block
func inSwaps(p *program) map[*parse.Unit]bool {
	gone := map[*parse.Unit]bool{}
	if !slices.ContainsFunc(p.units, func(u *unit) bool { return slices.ContainsFunc(u.Decls, isDistribute) }) {
		return gone
	}
	for _, u := range p.units {
		if s := swapOf(u.Unit); s != nil && p.isCalledAlone(s) {
			for _, caller := range p.units {
				s.putIn(caller, caller.Body)
			}
			gone[u.Unit] = true
		}
	}
	return gone
}

func isDistribute(d parse.Stmt) bool {
	_, ok := d.(*parse.Distribute)
	return ok
}

// swapOf is a unit as such a subroutine, nil if it is none.
func swapOf(u *parse.Unit) *swap {
	if u.Kind != parse.Subroutine || len(u.Contains) > 0 || len(u.Args) < 2 || len(u.Prefixes) > 0 {
		return nil
	}
	r := rotationAt(u.Body)
	if r == nil || len(r.list) != len(u.Body) || len(r.pointers) != len(u.Args) || tree.IsDummy(u, r.rest) {
		return nil
	}
	for _, id := range u.Args {
		d, e := typeOf(u, id.Name)
		if d == nil || !slices.Contains(r.pointers, id.Name) || !tree.HasAttr(d.Attrs, "pointer") || !hasOnly(d, "pointer", "dimension", "intent") || e.Codims != nil {
			return nil
		}
	}
	if d, e := typeOf(u, r.rest); d == nil || !hasOnly(d, "pointer", "dimension") || e.Init != nil {
		return nil
	}
	return &swap{Unit: u, turn: r}
}

// typeOf is the declaration of a variable in a unit, nil for none.
func typeOf(u *parse.Unit, name string) (*parse.TypeDecl, *parse.Entity) {
	for _, d := range u.Decls {
		if t, ok := d.(*parse.TypeDecl); ok {
			if k := slices.IndexFunc(t.Entities, func(e parse.Entity) bool { return e.Name == name }); k >= 0 {
				return t, &t.Entities[k]
			}
		}
	}
	return nil, nil
}

// isCalledAlone reports whether all that the program does with a subroutine is to call it for variables, by its own name.
func (p *program) isCalledAlone(s *swap) bool {
	named, called := 0, 0
	alone := true
	for _, u := range p.units {
		if u.Unit != s.Unit && u.Name == s.Name {
			return false
		}
		for _, d := range u.Decls {
			switch d := d.(type) {
			case *parse.Use:
				for _, r := range d.Renames {
					alone = alone && (r.Name.Name != s.Name || r.Local.Name == s.Name)
				}
			case *parse.AttrDecl: // PUBLIC and PRIVATE
			default:
				tree.EachName(d, func(name string) { alone = alone && name != s.Name })
			}
		}
		tree.EachName(u.Body, func(name string) {
			if name == s.Name {
				named++
			}
		})
		tree.EveryStmt(u.Body, func(st parse.Stmt) {
			if c, ok := st.(*parse.Call); ok && s.isCall(c) && holderFor(u, c, "") != nil {
				called++
			}
		})
	}
	return alone && called > 0 && named == called
}

// isCall reports whether a call is one of the subroutine for as many variables, each once.
func (s *swap) isCall(c *parse.Call) bool {
	if c.Object != nil || c.Name.Name != s.Name || len(c.Args) != len(s.Args) || c.Lab != 0 {
		return false
	}
	seen := map[string]bool{}
	for _, a := range c.Args {
		n, ok := a.Value.(*parse.Name)
		if !ok || a.Keyword != "" || seen[n.Ident] {
			return false
		}
		seen[n.Ident] = true
	}
	return true
}

// holderFor declares what holds a pointer for the time of a turn, as the unit of a call, or one around it, declares the first pointer; nil if
// none does.
func holderFor(u *unit, c *parse.Call, name string) *parse.TypeDecl {
	first := c.Args[0].Value.(*parse.Name).Ident
	for ; u != nil; u = u.host {
		d, e := typeOf(u.Unit, first)
		if d == nil || !isPointer(d, e) {
			continue
		}
		h := tree.Clone(*d)
		h.Attrs = slices.DeleteFunc(h.Attrs, func(a parse.Attr) bool { return a.Name != "pointer" && a.Name != "dimension" })
		h.Entities = []parse.Entity{tree.Clone(*e)}
		h.Entities[0].Name, h.Entities[0].Init, h.Entities[0].Pointer = name, nil, false
		return &h
	}
	return nil
}

// putIn puts the turn in place of the calls in a list of a unit.
func (s *swap) putIn(u *unit, list []parse.Stmt) {
	for k, st := range list {
		if c, ok := st.(*parse.Call); ok && s.isCall(c) {
			s.made++
			rest := s.turn.rest + "_of_" + s.Name + strconv.Itoa(s.made)
			u.Decls = append(slices.Clone(u.Decls), holderFor(u, c, rest))
			list[k] = &parse.BlockConstruct{Base: c.Base, Body: s.turnOf(c, rest)}
		}
		for _, b := range tree.BlocksIn(st) {
			s.putIn(u, b)
		}
	}
}

// turnOf is the turn of the arguments of a call.
func (s *swap) turnOf(c *parse.Call, rest string) []parse.Stmt {
	names := map[string]parse.Expr{s.turn.rest: &parse.Name{Node: parse.Node{Pos: c.Pos}, Ident: rest}}
	for k, id := range s.Args {
		names[id.Name] = c.Args[k].Value
	}
	out := tree.Substitute(s.Body, names)
	for _, st := range out {
		st.(*parse.PointerAssign).Pos = c.Pos
	}
	return out
}
