package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// locality takes the clauses of DO CONCURRENT, Fortran 2018, 11.1.7.5 and 2023, 11.1.7.5: a variable of LOCAL and LOCAL_INIT is
// another one in each iteration; one of REDUCE is combined. It gives the body with names for the former.
func (c looper) locality(s *parse.Forall, ind *ir.Independent) []parse.Stmt {
	copies := map[string]parse.Expr{}
	var first []parse.Stmt
	for _, l := range s.Locality {
		if l.Kind.Name == "default" {
			continue // NONE: the other clauses name all variables
		}
		for _, id := range l.Names {
			e := c.resolve(id)
			if e.Class != names.Variable {
				c.bag.Errorf(id.Pos, "locality", "'%s' is %s", id.Name, e.Describe()).Because(e.Pos, "declared here")
				continue
			}
			v := c.Symbol(e)
			switch l.Kind.Name {
			case "local", "local_init":
				own := c.ownCopy(v, id)
				if own == nil {
					continue
				}
				copies[id.Name] = own
				ind.New = append(ind.New, c.names[own.Ident].Sym)
				if l.Kind.Name == "local_init" {
					at := parse.Base{Pos: id.Pos}
					first = append(first, &parse.Assign{Base: at, LHS: own, RHS: &parse.Name{Node: parse.Node{Pos: id.Pos}, Ident: id.Name}})
				}
			case "reduce":
				ind.Reductions = append(ind.Reductions, v)
			}
		}
	}
	if len(copies) == 0 {
		return s.Body
	}
	return append(first, tree.Substitute(s.Body, copies)...)
}

// ownCopy makes the variable of one iteration.
func (c looper) ownCopy(v *ir.Symbol, id parse.Ident) *parse.Name {
	if v.Map != nil || v.Allocatable || v.Pointer || !ir.ConstantDims(v.Dims) || v.Type.Base == ir.Character && v.Type.Len < 0 {
		c.unsupported(id.Pos, "'%s' in LOCAL is not supported", id.Name).Because(v.Pos, "declared here").
			Note("only variables of constant shape and length are, which are not distributed")
		return nil
	}
	own := c.temp(v.Name, v.Type, id.Pos)
	own.Dims, own.Source = v.Dims, v.UserName()
	return c.nameFor(own, id.Pos)
}
