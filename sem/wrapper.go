package sem

import (
	"dhpfgo/parse"
)

// intrinsicWrapper makes a function of the program out of an intrinsic one that is passed as an actual argument, Fortran
// 2008, 13.6: the specific function of that name.
func (c *checker) intrinsicWrapper(n *parse.Name) *Procedure {
	name := "intrinsic " + n.Ident
	if p := c.global.external[name]; p != nil {
		return p
	}
	t, out := Real4, Real4
	if sp, ok := specifics[n.Ident]; ok {
		t, out = sp.arg, sp.then
	}
	args := 1
	switch g := n.Ident; {
	case specifics[g].generic == "mod" || specifics[g].generic == "sign" || specifics[g].generic == "dim" || specifics[g].generic == "atan2",
		g == "sign", g == "dim", g == "atan2":
		args = 2
	case g == "mod":
		t, out, args = Int4, Int4, 2
	}
	u := &Unit{Name: n.Ident, Pos: n.Pos}
	p := &Procedure{Name: n.Ident, Link: "intrinsic." + n.Ident, Pos: n.Pos, Unit: u, Known: true, Pure: true}
	u.Proc = p
	w := newChecker(c.file, &parse.Unit{Name: n.Ident, Pos: n.Pos}, c.bag)
	w.global, w.unit = c.global, u
	ref := &parse.Ref{Node: parse.Node{Pos: n.Pos}, Name: n.Ident}
	for i := range args {
		id := parse.Ident{Name: "x" + itoa(i+1), Pos: n.Pos}
		e := w.declare(id)
		e.typ, e.typePos, e.dummy, e.intent = t, n.Pos, true, "in"
		s := w.symbol(e)
		s.Storage = Argument
		p.Dummies = append(p.Dummies, s)
		ref.Args = append(ref.Args, parse.Arg{Pos: n.Pos, Value: &parse.Name{Node: parse.Node{Pos: n.Pos}, Ident: id.Name}})
	}
	value := w.expr(ref)
	p.Result = w.makeSymbol("value%", out, n.Pos)
	if value.Type() != out {
		if value.Type().Base != Invalid {
			c.unsupported(n.Pos, "the intrinsic function '%s' as an actual argument is not supported yet", n.Ident).
				Help("write a function that calls it")
		}
		return p
	}
	u.Body = unshare([]Stmt{&Assign{At{n.Pos}, &Var{n.Pos, p.Result}, value}}, map[Stmt]bool{})
	c.global.external[name] = p
	c.global.wrappers = append(c.global.wrappers, u)
	return p
}
