package scan

import (
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// resultWords are the specifiers that name variables to be set.
var resultWords = map[string]bool{"iostat": true, "iomsg": true, "size": true, "newunit": true, "id": true, "iolength": true,
	"exist": true, "opened": true, "number": true, "named": true, "name": true, "nextrec": true, "recl": true, "pos": true,
	"pending": true}

// defineItems counts definitions by items and by the variables of implied DOs.
func (c *Unit) defineItems(list []parse.Expr, inLoop, read bool) {
	for _, x := range list {
		if do, ok := x.(*parse.ImpliedDo); ok {
			c.Define(do.Var.Name, do.Pos, true)
			c.defineItems(do.Items, true, read)
		} else if read {
			c.DefineExpr(x, inLoop)
		}
	}
}

func (c *Unit) defineResults(list []parse.Arg, inLoop bool) {
	for _, a := range list {
		if resultWords[a.Keyword] {
			c.DefineExpr(a.Value, inLoop)
		}
	}
}

// defineMembers counts what reading a namelist may define.
func (c *Unit) defineMembers(format parse.Expr, control []parse.Arg) {
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
		for _, id := range c.groups[n.Ident] {
			c.Define(id.Name, n.Pos, true)
		}
	}
}

// Images counts what image selectors and the heads of constructs define: STAT= and ERRMSG=.
func (c *Unit) Images(body []parse.Stmt) {
	define := func(args []parse.Arg) {
		for _, a := range args {
			if a.Keyword == "stat" || a.Keyword == "errmsg" {
				c.DefineExpr(a.Value, true)
				c.DefineExpr(a.Value, true)
			}
		}
	}
	tree.EveryPart(body, func(x any) {
		switch x := x.(type) {
		case *parse.Coindexed:
			define(x.Images)
		case *parse.BlockConstruct:
			define(x.Args)
			define(x.EndArgs)
		}
	})
}
