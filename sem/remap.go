package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// redistribute checks REDISTRIBUTE, HPF 2.0, 8.4.
func (c mapper) redistribute(s *parse.Distribute) []ir.Stmt {
	var out []ir.Stmt
	for _, id := range s.Names {
		e := c.remapped(id, "REDISTRIBUTE")
		if e == nil {
			continue
		}
		if a := alignmentOf(e); a != nil && !c.realigned(e.Name) {
			c.bag.Errorf(id.Pos, "redistribute", "'%s' is aligned with '%s', so it cannot be redistributed by itself", id.Name, a.Target.Name).
				Because(a.ID.Pos, "aligned here").
				Note("HPF 2.0, 8.4: REDISTRIBUTE is about the ultimate align target").
				Help("redistribute '%s', which takes '%s' along", a.Target.Name, id.Name)
			continue
		}
		d := c.reader().Distribution(s, id, e)
		if d == nil {
			continue
		}
		if c.global.follows(e) {
			out = append(out, &MappingChange{At: ir.At{Pos: s.Pos}, dist: d})
			continue
		}
		if e.Sym != nil && e.Sym.Map != nil && mutableRoot(e.Sym.Map.Layout) != e {
			c.unsupported(id.Pos, "the name '%s', which USE has given to '%s', in REDISTRIBUTE is not supported yet", id.Name, e.Name).
				Help("use the array by its own name")
		}
		if st := c.redistributed(d, s); st != nil {
			out = append(out, st)
		}
	}
	return out
}

// realign checks REALIGN, HPF 2.0, 8.5.
func (c mapper) realign(s *parse.Align) []ir.Stmt {
	var out []ir.Stmt
	for i, id := range s.Names {
		e := c.remapped(id, "REALIGN")
		if e == nil || s.Any {
			continue
		}
		if a := c.reader().Alignment(s, i, e); a != nil {
			out = append(out, &MappingChange{At: ir.At{Pos: s.Pos}, align: a})
		}
	}
	return out
}

// remapped finds what an executable mapping directive is about: it must be DYNAMIC, HPF 2.0, 8.3.
func (c mapper) remapped(id parse.Ident, directive string) *names.Entity {
	e := c.names[id.Name]
	if e == nil {
		e = c.Lookup(id.Name)
	}
	if e == nil || e.Class != names.Template && (e.Class != names.Variable || e.Dims == nil) {
		return c.reader().Mappee(id, directive)
	}
	if isDeclaredDynamic(e) {
		return e
	}
	c.bag.Errorf(id.Pos, "not-dynamic", "'%s' in %s is not DYNAMIC", id.Name, directive).Because(e.Declared(), "declared here").
		Note("HPF 2.0, 8.3: only what is declared DYNAMIC can be mapped anew").Help("add '!hpf$ dynamic :: %s'", e.Name).Behind(e.Pos, "!hpf$ dynamic :: "+e.Name)
	return nil
}

// realigned reports whether the unit has a REALIGN of the name.
func (c mapper) realigned(name string) bool {
	found := false
	tree.EveryStmt(c.src.Body, func(s parse.Stmt) {
		if a, ok := s.(*parse.Align); ok && a.Exec {
			for _, id := range a.Names {
				found = found || id.Name == name
			}
		}
	})
	return found
}
