package sem

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/jumps"
	"dhpfgo/sem/tree"
)

// A procedure with ENTRY statements becomes several, one for each entry with its own dummy arguments and result and with the
// statements from there on, Fortran 2008, 12.6.2.6. They share the variables that keep their values. A dummy argument that
// only other entries have is an absent one: no statement that runs may use it.

// family is what the procedures that come from one unit have in common.
type family struct {
	unit    *parse.Unit
	entries []*parse.Entry
	first   *checker // of the unit itself
}

// familyOf gives the family of a unit with ENTRY statements, nil without any.
func familyOf(u *parse.Unit, first *checker) *family {
	f := &family{unit: u, first: first}
	for _, s := range u.Body {
		if e, ok := s.(*parse.Entry); ok && (u.Kind == parse.Subroutine || u.Kind == parse.Function) {
			f.entries = append(f.entries, e)
		}
	}
	if f.entries == nil {
		return nil
	}
	return f
}

// hasAlternates reports whether some procedure of a family has alternate returns.
func (f *family) hasAlternates() bool {
	if f == nil {
		return false
	}
	isStar := func(id parse.Ident) bool { return id.Name == "*" }
	return slices.ContainsFunc(f.unit.Args, isStar) ||
		slices.ContainsFunc(f.entries, func(e *parse.Entry) bool { return slices.ContainsFunc(e.Args, isStar) })
}

// has reports whether a name is that of the unit of a family or of one of its entries.
func (f *family) has(name string) bool {
	return f != nil && (f.unit.Name == name || slices.ContainsFunc(f.entries, func(e *parse.Entry) bool { return e.Name.Name == name }))
}

// enterEntries enters a procedure for each ENTRY of a unit.
func (g *globals) enterEntries(c *checker) {
	f := c.family
	if f == nil || f.first != c {
		return
	}
	for _, e := range f.entries {
		u := *f.unit
		u.Name, u.NameSpan, u.Pos, u.Args, u.Result = e.Name.Name, e.Name.Pos, e.Pos, e.Args, e.Result
		u.Prefix, u.Prefixes = nil, nil
		for _, a := range f.unit.Prefixes {
			if a.Name != "bind" {
				u.Prefixes = append(u.Prefixes, a)
			}
		}
		u.Prefixes = append(u.Prefixes, e.Suffixes...)
		g.enterUnit(c.file, &u, c.host, &entryPoint{f, e})
	}
}

// entryPoint is where one procedure of a family begins.
type entryPoint struct {
	family *family
	stmt   *parse.Entry
}

// absentDummies makes the dummy arguments known that only other entries of the procedure have.
func (c heading) absentDummies() {
	if c.family == nil {
		return
	}
	lists := [][]parse.Ident{c.family.unit.Args}
	for _, e := range c.family.entries {
		lists = append(lists, e.Args)
	}
	for _, list := range lists {
		for _, id := range list {
			if id.Name == "*" || c.names[id.Name] != nil {
				continue
			}
			e := c.Declare(id)
			e.Dummy, e.Absent = true, true
			c.absentList = append(c.absentList, e)
		}
	}
}

// otherResult is the name under which another entry of a function returns its value, and the type before FUNCTION.
type otherResult struct {
	id     parse.Ident
	prefix *parse.TypeSpec
}

// otherResults lists the results of the other entries.
func (c heading) otherResults() []otherResult {
	if c.family == nil || c.result == nil {
		return nil
	}
	u := c.family.unit
	all := []otherResult{{resultName(u.Result, parse.Ident{Name: u.Name, Pos: u.NameSpan}), u.Prefix}}
	for _, e := range c.family.entries {
		all = append(all, otherResult{resultName(e.Result, e.Name), nil})
	}
	var out []otherResult
	for _, r := range all {
		if r.id.Name != c.result.Name {
			out = append(out, r)
		}
	}
	return out
}

func resultName(result *parse.Ident, name parse.Ident) parse.Ident {
	if result != nil {
		return *result
	}
	return name
}

// joinResults lets the names of the results of all entries stand for one variable where they have one type; else they share
// memory, Fortran 2008, 12.6.2.6.
func (c heading) joinResults() {
	for _, r := range c.otherResults() {
		e := c.Declare(r.id)
		if r.prefix != nil && !e.TypePos.Valid() {
			e.Type, e.TypePos = declarer(c).typeSpec(r.prefix), r.prefix.Pos
		}
		result := c.Symbol(c.result)
		switch t := c.TypeOf(e); {
		case t == result.Type && len(e.Dims) == result.Rank():
			e.Sym = result
		case e.Dims == nil && c.result.Dims == nil && isNumberOrLogical(t) && isNumberOrLogical(result.Type):
			c.sharedResults = append(c.sharedResults, e)
		case c.family.first == c.checker:
			c.bag.Errorf(r.id.Pos, "entry", "the results '%s' and '%s' of one function differ in type or shape", r.id.Name, c.result.Name).
				Note("Fortran 2008, 12.6.2.6: results that are not all numbers or logical values are alike")
		}
	}
}

func isNumberOrLogical(t ir.Type) bool { return ir.IsNumeric(t) || t.Base == ir.Logical }

// fromEntry is the part of a body that can run from the ENTRY of this procedure on. Where a jump leads back before it, the
// whole body stays, after a jump to the ENTRY.
func (c heading) fromEntry(body []parse.Stmt) []parse.Stmt {
	if c.entry == nil {
		return body
	}
	for i, s := range body {
		if s != parse.Stmt(c.entry) {
			continue
		}
		rest := body[i+1:]
		back := false
		tree.EveryStmt(body[:i], func(x parse.Stmt) {
			_, format := x.(*parse.Format)
			back = back || !format && x.Label() != 0 && jumps.Of(rest).Used[x.Label()] > 0
		})
		if !back {
			return rest
		}
		begin := parse.Base{Pos: c.entry.Pos, Lab: -1}
		out := append([]parse.Stmt{&parse.Goto{Base: parse.Base{Pos: c.entry.Pos}, To: -1}}, body[:i]...)
		return append(append(out, &parse.Continue{Base: begin}), rest...)
	}
	return body
}

// shareSaved lets all procedures of a family use one set of the variables that keep their values.
func (g *globals) shareSaved() {
	for _, c := range g.units {
		if c.family == nil || c.family.first == c {
			continue
		}
		symbols := heading{c}.savedOf(c.family.first)
		if len(symbols) == 0 {
			continue
		}
		for _, d := range append([]*checker{c}, g.inside(c)...) {
			d.unit.Entry = ir.CopyBody(d.unit.Entry, symbols, nil)
			d.unit.Body = ir.CopyBody(d.unit.Body, symbols, nil)
		}
		for s := range symbols {
			c.unit.Remove(s)
		}
	}
}

// savedOf pairs the variables that keep their values with those of the same name in the first procedure of the family.
func (c heading) savedOf(first *checker) map[*ir.Symbol]*ir.Symbol {
	out := map[*ir.Symbol]*ir.Symbol{}
	for _, s := range c.unit.Symbols {
		for _, t := range first.unit.Symbols {
			switch {
			case s.Name != t.Name:
			case s.Storage == ir.Static && t.Storage == ir.Static:
				if s.Map != nil { // it does not keep its values (whyUsedWhole)
					continue
				}
				t.Captured = true
				out[s] = t
			case s.Storage == ir.InCommon && s.Common.Local && t.Storage == ir.InCommon && t.Common.Local && s.Common.Saved:
				s.Common = t.Common
			}
		}
	}
	return out
}

// entryStmt refuses ENTRY where it cannot stand, Fortran 2008, C1252 and C1254.
func (c heading) entryStmt(s *parse.Entry) {
	if c.unit.Proc == nil || c.unit.Proc.Internal {
		c.bag.Errorf(s.Pos, "entry", "ENTRY can only stand in an external procedure or a module procedure").Note("Fortran 2008, C1254")
		return
	}
	if c.family == nil || !slices.Contains(c.family.entries, s) {
		c.bag.Errorf(s.Pos, "entry", "ENTRY cannot stand inside a construct").Note("Fortran 2008, C1252")
	}
}
