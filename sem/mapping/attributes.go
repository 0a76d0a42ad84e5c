package mapping

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// mapAttr checks DYNAMIC, INHERIT, SEQUENCE and RANGE, HPF 2.0, 3.8, 4.4 and 8.
func (r Reader) mapAttr(m *Directives, s *parse.MapAttr) {
	for _, id := range s.Commons {
		if _, ok := r.Commons(id.Name); !ok {
			r.Bag.Errorf(id.Pos, "undeclared", "'/%s/' in %s is not a common block of this unit", id.Name, strings.ToUpper(s.What))
		}
	}
	for _, id := range s.Names {
		switch s.What {
		case "dynamic":
			if e := r.Mappee(id, "DYNAMIC"); e != nil {
				m.Dynamic[id.Name] = id.Pos
			}
		case "inherit":
			if e := r.Mappee(id, "INHERIT"); e != nil {
				r.inherit(m, e, id, "INHERIT")
			}
		case "range":
			r.Mappee(id, "RANGE")
		default:
			if r.Scope.Lookup(id.Name) == nil {
				r.Bag.Errorf(id.Pos, "undeclared", "'%s' in SEQUENCE is not declared", id.Name)
			}
		}
	}
}

// inherit notes that a dummy argument has the mapping of the actual one, HPF 2.0, 4.4.2.
func (r Reader) inherit(m *Directives, e *names.Entity, id parse.Ident, directive string) {
	if !e.Dummy {
		r.Bag.Errorf(id.Pos, "inherit", "'%s' has no actual argument whose mapping it could inherit", id.Name).
			Because(e.Pos, "not a dummy argument").
			Note("HPF 2.0, 4.4.2: only dummy arguments can have %s without formats of their own", directive).
			Help("write formats: '!hpf$ distribute %s(block)'", id.Name)
		return
	}
	m.Inherit[id.Name] = id.Pos
	s := e.Symbol()
	s.Inherit = s.Type.Base != ir.Character || s.Type.Len >= 0 // a text of another length would be no version of the procedure
}

// CheckSequence checks SEQUENCE against the mappings, HPF 2.0, 3.8.1: a sequential variable is not mapped.
func (r Reader) CheckSequence(decls []parse.Stmt, m *Directives) {
	for _, s := range decls {
		s, ok := s.(*parse.MapAttr)
		if !ok || s.What != "sequence" {
			continue
		}
		for _, id := range s.Names {
			m.notMapped(r.Scope.Lookup(id.Name), id, r.Bag)
		}
		for _, id := range s.Commons {
			list, _ := r.Commons(id.Name)
			for _, e := range list {
				m.notMapped(e, id, r.Bag)
			}
		}
	}
}

func (m *Directives) notMapped(e *names.Entity, id parse.Ident, bag *diag.Bag) {
	if e == nil {
		return
	}
	var pos diag.Span
	switch a, d := m.Aligns[e.Name], m.Dists[e.Name]; {
	case a != nil:
		pos = a.ID.Pos
	case d != nil:
		pos = d.ID.Pos
	default:
		return
	}
	bag.Errorf(id.Pos, "sequence", "'%s' is sequential and mapped", e.Name).Because(pos, "mapped here").
		Note("HPF 2.0, 3.8.1: a sequential variable has its elements in one piece of memory, so it cannot be mapped").
		Help("remove one of the two directives")
}
