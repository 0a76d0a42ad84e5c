package sem

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// mapAttr checks DYNAMIC, INHERIT, SEQUENCE and RANGE, HPF 2.0, 3.8, 4.4 and 8.
func (c mapper) mapAttr(s *parse.MapAttr) {
	for _, id := range s.Commons {
		if _, ok := c.memory.Members(id.Name); !ok {
			c.bag.Errorf(id.Pos, "undeclared", "'/%s/' in %s is not a common block of this unit", id.Name, strings.ToUpper(s.What))
		}
	}
	for _, id := range s.Names {
		switch s.What {
		case "dynamic":
			if e := c.mappee(id, "DYNAMIC"); e != nil {
				c.maps.dynamic[id.Name] = id.Pos
			}
		case "inherit":
			if e := c.mappee(id, "INHERIT"); e != nil {
				c.inheritMapping(e, id, "INHERIT")
			}
		case "range":
			c.mappee(id, "RANGE")
		default:
			if c.lookup(id.Name) == nil {
				c.bag.Errorf(id.Pos, "undeclared", "'%s' in SEQUENCE is not declared", id.Name)
			}
		}
	}
}

// inheritMapping notes that a dummy argument has the mapping of the actual one, HPF 2.0, 4.4.2.
func (c mapper) inheritMapping(e *names.Entity, id parse.Ident, directive string) {
	if !e.Dummy {
		c.bag.Errorf(id.Pos, "inherit", "'%s' has no actual argument whose mapping it could inherit", id.Name).
			Because(e.Pos, "not a dummy argument").
			Note("HPF 2.0, 4.4.2: only dummy arguments can have %s without formats of their own", directive).
			Help("write formats: '!hpf$ distribute %s(block)'", id.Name)
		return
	}
	c.maps.inherit[id.Name] = id.Pos
	s := c.Symbol(e)
	s.Inherit = s.Type.Base != ir.Character || s.Type.Len >= 0 // a text of another length would be no version of the procedure
}

// checkSequence checks SEQUENCE against the mappings, HPF 2.0, 3.8.1: a sequential variable is not mapped.
func (c mapper) checkSequence() {
	for _, s := range c.src.Decls {
		s, ok := s.(*parse.MapAttr)
		if !ok || s.What != "sequence" {
			continue
		}
		for _, id := range s.Names {
			c.notMapped(c.lookup(id.Name), id)
		}
		for _, id := range s.Commons {
			list, _ := c.memory.Members(id.Name)
			for _, e := range list {
				c.notMapped(e, id)
			}
		}
	}
}

func (c mapper) notMapped(e *names.Entity, id parse.Ident) {
	if e == nil {
		return
	}
	var pos diag.Span
	switch a, d := c.maps.aligns[e.Name], c.maps.dists[e.Name]; {
	case a != nil:
		pos = a.id.Pos
	case d != nil:
		pos = d.id.Pos
	default:
		return
	}
	c.bag.Errorf(id.Pos, "sequence", "'%s' is sequential and mapped", e.Name).Because(pos, "mapped here").
		Note("HPF 2.0, 3.8.1: a sequential variable has its elements in one piece of memory, so it cannot be mapped").
		Help("remove one of the two directives")
}
