package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// onList finds ON directives in a list of statements: one without BEGIN holds for the statement after it.
func (c looper) onList(list []parse.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for i := 0; i < len(list); i++ {
		on, ok := list[i].(*parse.On)
		if !ok || on.Begin {
			out = append(out, c.checked(list[i])...)
			continue
		}
		if i++; i == len(list) {
			c.bag.Errorf(on.Pos, "on", "ON stands before no statement").Help("move the directive to the line before the statement")
			break
		}
		out = append(out, c.onMark(on))
		out = append(append(out, c.checked(list[i])...), &ir.OnMark{At: ir.At{Pos: on.Pos}})
	}
	c.balanced(list)
	return out
}

// balanced reports ON .. BEGIN without END ON in the same list, and the reverse.
func (c looper) balanced(list []parse.Stmt) {
	var open []*parse.On
	for _, s := range list {
		switch s := s.(type) {
		case *parse.On:
			if s.Begin {
				open = append(open, s)
			}
		case *parse.EndOn:
			if len(open) == 0 {
				c.bag.Errorf(s.Pos, "on", "END ON ends no ON directive").Note("HPF 2.0, 9.2: ON ... BEGIN and END ON enclose a block")
				continue
			}
			open = open[:len(open)-1]
		}
	}
	for _, s := range open {
		c.bag.Errorf(s.Pos, "on", "ON ... BEGIN is not closed").Help("write '!hpf$ end on' after its statements")
	}
}

func (c looper) onMark(s *parse.On) *ir.OnMark {
	return &ir.OnMark{At: ir.At{Pos: s.Pos}, On: c.on(s)}
}

// on checks the references of an ON directive, HPF 2.0, H902: variables.
func (c looper) on(s *parse.On) *ir.On {
	out := &ir.On{Pos: s.Pos, Ext: s.Ext}
	for _, id := range s.New {
		if sym := c.clauseVariable(id, "NEW"); sym != nil {
			out.New = append(out.New, sym)
		}
	}
	for _, id := range s.Local {
		if sym := c.clauseVariable(id, "LOCAL"); sym != nil {
			out.Local = append(out.Local, ir.Local{Pos: id.Pos, Sym: sym})
		}
	}
	if s.Processors {
		return out
	}
	for _, x := range s.Home {
		if h := c.home(x); h != nil {
			out.Homes = append(out.Homes, h)
		}
	}
	return out
}

// home is one home reference; nil after an error and for what is not distributed, which every image owns.
func (c looper) home(x parse.Expr) *ir.Home {
	if _, isRef := x.(*parse.Ref); !isRef {
		if _, isName := x.(*parse.Name); !isName {
			c.bag.Errorf(x.Span(), "on", "a home must be a variable").Note("HPF 2.0, 9.2: ON HOME (variable)").
				Help("write a reference such as 'a(i)'")
			return nil
		}
	}
	id, args := homeName(x)
	if c.names[id.Name] != nil && c.names[id.Name].Class == names.Template {
		c.unsupported(id.Pos, "the template '%s' as a home is not supported yet", id.Name).Help("name an array that is aligned with it")
		return nil
	}
	array := c.arrayOf(c.Lookup(id.Name))
	if array == nil {
		if args {
			c.bag.Errorf(x.Span(), "on", "'%s' in ON HOME is no array", id.Name).Note("HPF 2.0, 9.2: ON HOME (variable)").
				Help("name an array whose owners shall execute the statement")
		} else {
			definitions(c).variable(x)
		}
		return nil
	}
	if r, ok := x.(*parse.Ref); ok && len(r.Args) != array.Rank() {
		c.bag.Errorf(x.Span(), "rank-mismatch", "'%s' has %s, the home has %s", id.Name, diag.Count(array.Rank(), "dimension"),
			diag.Count(len(r.Args), "subscript")).Because(array.Pos, "declared here").
			Note("HPF 2.0, 9.2: the home is an element or a section").
			Help("write a subscript for each dimension, or the name alone for the whole array")
		return nil
	}
	t := assigner(c).arrayTarget(array, x)
	if t == nil {
		return nil
	}
	if t.e != nil {
		if e, ok := t.e.(*ir.Elem); ok && e.Sym.Rank() > 0 {
			return &ir.Home{Elem: e, Hi: make([]ir.Expr, len(e.Subs))}
		}
		return nil
	}
	h := &ir.Home{Elem: &ir.Elem{Pos: t.pos, Sym: t.sym}}
	for _, sub := range t.subs {
		hi := sub.Hi
		if sub.Single {
			hi = nil
		}
		h.Elem.Subs = append(h.Elem.Subs, sub.Lo)
		h.Hi = append(h.Hi, hi)
	}
	return h
}

func homeName(x parse.Expr) (id parse.Ident, args bool) {
	switch x := x.(type) {
	case *parse.Name:
		id = parse.Ident{Name: x.Ident, Pos: x.Pos}
	case *parse.Ref:
		id, args = parse.Ident{Name: x.Name, Pos: x.Pos}, true
	}
	return id, args
}
