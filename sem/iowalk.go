package sem

import "dhpfgo/parse"

func (it Item) exprs() []Expr {
	var out []Expr
	if it.X != nil {
		out = append(out, it.X)
	}
	return append(out, it.Section.exprs()...)
}

func (sec *Section) exprs() []Expr {
	if sec == nil {
		return nil
	}
	return append(append(append([]Expr(nil), sec.Lo...), sec.Hi...), sec.Step...)
}

func memberExprs(list []Member) []Expr {
	var out []Expr
	for _, m := range list {
		out = append(out, m.X)
		for _, d := range m.Dims {
			out = append(out, d.Lo, d.Hi)
		}
	}
	return out
}

func (s *IOBegin) exprs() []Expr {
	var out []Expr
	for _, v := range append(append([]IOSpec(nil), s.Values...), s.Results...) {
		out = append(out, v.X)
	}
	if s.Choice != nil {
		out = append(out, s.Choice)
	}
	if s.File != nil {
		out = append(out, s.File.exprs()...)
	}
	return append(append(out, s.Pieces.exprs()...), memberExprs(s.Members)...)
}

func unshareAll(list []Expr) {
	for k := range list {
		list[k] = cloneExpr(list[k])
	}
}

func (sec *Section) unshare() {
	if sec != nil {
		unshareAll(sec.Lo)
		unshareAll(sec.Hi)
		unshareAll(sec.Step)
	}
}

func (it Item) unshared() Item {
	it.X = cloneExpr(it.X)
	it.Section.unshare()
	return it
}

func unshareMembers(list []Member) {
	for k := range list {
		m := &list[k]
		m.X = cloneExpr(m.X)
		dims := make([]Dim, len(m.Dims))
		for i, d := range m.Dims {
			dims[i] = Dim{cloneExpr(d.Lo), cloneExpr(d.Hi)}
		}
		m.Dims = dims
	}
}

func (s *IOBegin) unshare() {
	for _, list := range [][]IOSpec{s.Values, s.Results} {
		for k := range list {
			list[k].X = cloneExpr(list[k].X)
		}
	}
	s.Choice = cloneExpr(s.Choice)
	if s.File != nil {
		file := s.File.unshared()
		s.File = &file
	}
	s.Pieces.unshare()
	unshareMembers(s.Members)
}

// io finds the effects of a statement of input or output. That on an internal file concerns its variables alone.
func (f *effectFinder) io(s Stmt) {
	everywhere := false
	switch s := s.(type) {
	case *IOBegin:
		everywhere = s.Everywhere
		f.ioFile(s)
		for _, r := range s.Results {
			f.write(r.X)
		}
		for _, m := range s.Members {
			f.readSymbol(Root(m.X))
		}
	case *Transfer:
		everywhere = s.Everywhere
		f.transfer(s)
	case *IOEnd:
		everywhere = s.Everywhere
		for _, x := range s.Results {
			f.write(x)
		}
		for _, m := range s.Members {
			if s.Input {
				f.writeSymbol(Root(m.X))
			}
		}
	}
	if !everywhere {
		f.set(&f.out.Impure)
	}
}

func (f *effectFinder) ioFile(s *IOBegin) {
	switch {
	case s.Pieces != nil:
		f.readSymbol(s.Pieces.Sym)
	case s.File == nil:
	case s.File.Section != nil:
		f.readSymbol(s.File.Section.Sym)
		if s.Op == WriteOp {
			f.writeSymbol(s.File.Section.Sym)
		}
	case s.Op == WriteOp:
		f.write(s.File.X)
	}
}

func (f *effectFinder) transfer(s *Transfer) {
	switch {
	case s.Item.Section == nil && s.Input:
		f.write(s.Item.X)
	case s.Item.Section == nil:
	case s.Input:
		f.writeSymbol(s.Item.Section.Sym)
	default:
		f.readSymbol(s.Item.Section.Sym)
	}
}

// resultWords are the specifiers that name variables to be set.
var resultWords = map[string]bool{"iostat": true, "iomsg": true, "size": true, "newunit": true, "id": true, "iolength": true,
	"exist": true, "opened": true, "number": true, "named": true, "name": true, "nextrec": true, "recl": true, "pos": true,
	"pending": true}

// defineItems counts definitions by items and by the variables of implied DOs.
func (c *checker) defineItems(list []parse.Expr, inLoop, read bool) {
	for _, x := range list {
		if do, ok := x.(*parse.ImpliedDo); ok {
			c.define(do.Var.Name, do.Pos, true)
			c.defineItems(do.Items, true, read)
		} else if read {
			c.defineExpr(x, inLoop)
		}
	}
}

func (c *checker) defineResults(list []parse.Arg, inLoop bool) {
	for _, a := range list {
		if resultWords[a.Keyword] {
			c.defineExpr(a.Value, inLoop)
		}
	}
}

// defineMembers counts what reading a namelist may define.
func (c *checker) defineMembers(format parse.Expr, control []parse.Arg) {
	if c.src == nil {
		return
	}
	names := []parse.Expr{format}
	for _, a := range control {
		if a.Keyword == "nml" {
			names = append(names, a.Value)
		}
	}
	for _, x := range names {
		n, ok := x.(*parse.Name)
		if !ok {
			continue
		}
		if g := c.namelists[n.Ident]; g != nil {
			for _, id := range g.members {
				c.define(id.Name, n.Pos, true)
			}
		}
	}
}
