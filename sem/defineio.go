package sem

import "dhpfgo/parse"

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
