package sem

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/parse"
)

// intrinsicWrapper makes a function of the program out of an intrinsic one that is passed as an actual argument, Fortran
// 2008, 13.6: the specific function of that name.
func (c functions) intrinsicWrapper(n *parse.Name) *ir.Procedure {
	name := "intrinsic " + n.Ident
	if p := c.global.external[name]; p != nil {
		return p
	}
	types, out := passedTypes(c.checker, n.Ident)
	u := &ir.Unit{Name: n.Ident, Pos: n.Pos}
	p := &ir.Procedure{Name: n.Ident, Link: "intrinsic." + n.Ident, Pos: n.Pos, Unit: u, Known: true, Pure: true}
	u.Proc = p
	w := newChecker(c.file, &parse.Unit{Name: n.Ident, Pos: n.Pos}, c.em.Out, c.bag)
	w.global, w.unit, w.em.Unit = c.global, u, u
	ref := &parse.Ref{Node: parse.Node{Pos: n.Pos}, Name: n.Ident}
	for i, t := range types {
		id := parse.Ident{Name: "x" + itoa(i+1), Pos: n.Pos}
		e := w.Declare(id)
		e.Type, e.TypePos, e.Dummy, e.Intent = t, n.Pos, true, "in"
		s := w.Symbol(e)
		s.Storage = ir.Argument
		p.Dummies = append(p.Dummies, s)
		ref.Args = append(ref.Args, parse.Arg{Pos: n.Pos, Value: &parse.Name{Node: parse.Node{Pos: n.Pos}, Ident: id.Name}})
	}
	value := w.expr(ref)
	p.Result = w.makeSymbol("value%", out, n.Pos)
	if value.Type() != out {
		if value.Type().Base != ir.Invalid {
			c.unsupported(n.Pos, "the intrinsic function '%s' as an actual argument is not supported yet", n.Ident).
				Help("write a function that calls it")
		}
		return p
	}
	u.Body = ir.Unshare([]ir.Stmt{&ir.Assign{At: ir.At{Pos: n.Pos}, LHS: &ir.Var{Pos: n.Pos, Sym: p.Result}, RHS: value}}, map[ir.Stmt]bool{})
	c.global.external[name] = p
	c.global.wrappers = append(c.global.wrappers, u)
	return p
}

// ownTypes are the types of the arguments and of the result of specific functions that have the name of the generic one and
// are not functions of one default real, Fortran 2008, table 13.2.
var ownTypes = map[string][]ir.Type{
	"mod": {ir.Int4, ir.Int4, ir.Int4}, "sign": {ir.Real4, ir.Real4, ir.Real4}, "dim": {ir.Real4, ir.Real4, ir.Real4}, "atan2": {ir.Real4, ir.Real4, ir.Real4},
	"nint": {ir.Real4, ir.Int4}, "aimag": {ir.Complex4, ir.Real4}, "conjg": {ir.Complex4, ir.Complex4}, "dprod": {ir.Real4, ir.Real4, ir.Real8},
	"len": {anyText, ir.Int4}, "index": {anyText, anyText, ir.Int4},
	"not": {ir.Int4, ir.Int4}, "iand": {ir.Int4, ir.Int4, ir.Int4}, "ior": {ir.Int4, ir.Int4, ir.Int4}, "ieor": {ir.Int4, ir.Int4, ir.Int4},
}

// anyText is the type of characters whose number is that of the actual argument.
var anyText = ir.TextType(ir.VarLen)

// passedTypes are the types of the arguments and of the result of an intrinsic function that is an actual argument.
func passedTypes(c *checker, name string) (args []ir.Type, result ir.Type) {
	args, result = writtenTypes(name)
	args = slices.Clone(args)
	for i, t := range args {
		args[i] = promoted(c, t)
	}
	return args, promoted(c, result)
}

// writtenTypes are these types as the standard has them.
func writtenTypes(name string) (args []ir.Type, result ir.Type) {
	if own := ownTypes[name]; own != nil {
		return own[:len(own)-1], own[len(own)-1]
	}
	sp, ok := specifics[name]
	if !ok {
		return []ir.Type{ir.Real4}, ir.Real4
	}
	args = []ir.Type{sp.arg}
	switch sp.generic {
	case "mod", "sign", "dim", "atan2":
		args = append(args, sp.arg)
	}
	return args, sp.then
}
