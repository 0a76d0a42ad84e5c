package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// intrinsicBehind is the intrinsic procedure that a local name of a USE statement stands for: of a name that the module declares
// INTRINSIC, or of a generic name that extends an intrinsic one, Fortran 2008, 11.2.2. "" for every other name.
func intrinsicBehind(e *entity, name string) string {
	if e == nil || e.name == name || !(e.class == procedure && e.intrinsic || e.class == generic && e.library == "") {
		return ""
	}
	if intrinsics[e.name] == nil && !intrinsicSubroutine(e.name) {
		return ""
	}
	return e.name
}

func intrinsicSubroutine(name string) bool {
	_, own := intrinsicSubs[name]
	_, system := systemSubs[name]
	return own || system || imageStatements[name] != nil || name == "mvbits" || name == "move_alloc" || name == "random_number"
}

// renamedRef is the value of a reference to an intrinsic function by its local name, where no specific procedure of the generic name
// takes the arguments.
func (c *checker) renamedRef(x *parse.Ref, e *entity, behind string) ir.Expr {
	if e.class == generic {
		p, done := c.resolved[x]
		if !done {
			p, _, _ = specificFor(c, e, x.Args, true)
			c.resolved[x] = p
		}
		if p != nil {
			return c.funcRef(p, x)
		}
	}
	x.Name, x.Intrinsic = behind, true
	return intrinsics[behind](c, x)
}

// takeName refuses an intrinsic procedure by its local name where its own name stands for something else.
func (c *checker) takeName(local parse.Ident, behind string) bool {
	own := c.lookup(behind)
	if own == nil || own.class == procedure && own.intrinsic {
		return true
	}
	c.unsupported(local.Pos, "'%s' stands for the intrinsic procedure '%s', whose own name is declared here", local.Name, behind).
		Because(own.pos, "declared here").Help("give this another name")
	return false
}

// renamedCall puts the name of an intrinsic subroutine in the place of its local name.
func (c *checker) renamedCall(s *parse.Call) bool {
	e := c.lookup(s.Name.Name)
	behind := intrinsicBehind(e, s.Name.Name)
	if behind == "" || e.class == generic {
		return true
	}
	if !c.takeName(s.Name, behind) {
		return false
	}
	s.Name.Name = behind
	return true
}
