package space

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// quasi is an integer expression as an affine form, where it contains mod or modulo with a constant divisor with the help
// of existential variables:
//
//	mod(e, c)    = e - c*q  with -c < e - c*q < c
//	modulo(e, c) = e - c*q  with  0 <= e - c*q < c
//	e/c          = q        with  0 <= e - c*q < c    where e >= 0 in all iterations
//
// The sign of mod is not tracked, so its form admits both; the residue, which decides about strides, is exact.
type quasi struct {
	Form       sets.Aff
	where      []sets.Constraint
	Exists     []string
	remainders bool // has mod or modulo in it
}

// QuasiAffine gives expression e at node n as a quasi-affine form; tag keeps the names of its existentials apart.
func (u *Space) QuasiAffine(e ir.Expr, n *tree.Node, tag string) (quasi, bool) {
	if a, ok := u.Affine(e, n); ok {
		return quasi{Form: a}, true
	}
	switch e := e.(type) {
	case *ir.Conv:
		if e.T.Base == ir.Integer && e.X.Type().Base == ir.Integer {
			return u.QuasiAffine(e.X, n, tag)
		}
	case *ir.Binary:
		return quasiSum(u, e, n, tag)
	case *ir.Call:
		return remainder(u, e, n, tag)
	}
	return quasi{}, false
}

func quasiSum(u *Space, e *ir.Binary, n *tree.Node, tag string) (quasi, bool) {
	switch e.Op {
	case ir.Add, ir.Sub, ir.Mul:
	case ir.Div:
		return quotient(u, e, n, tag)
	default:
		return quasi{}, false
	}
	x, ok := u.QuasiAffine(e.X, n, tag+"l")
	y, ok2 := u.QuasiAffine(e.Y, n, tag+"r")
	if !ok || !ok2 {
		return quasi{}, false
	}
	switch {
	case e.Op != ir.Mul:
		return x.plus(y, e.Op), true
	case x.Form.IsConst():
		return x.with(y, y.Form.Scale(x.Form.Const)), true
	case y.Form.IsConst():
		return x.with(y, x.Form.Scale(y.Form.Const)), true
	}
	return quasi{}, false
}

// plus is x + y, or x - y with operation Sub.
func (x quasi) plus(y quasi, op ir.Op) quasi {
	if op == ir.Sub {
		return x.with(y, x.Form.Sub(y.Form))
	}
	return x.with(y, x.Form.Add(y.Form))
}

// Where lists what holds for the existentials of x.
func (x quasi) Where() []sets.Constraint { return x.where }

// with is a form over the existentials of x and y.
func (x quasi) with(y quasi, form sets.Aff) quasi {
	return quasi{Form: form, where: slices.Concat(x.where, y.where), Exists: slices.Concat(x.Exists, y.Exists), remainders: x.remainders || y.remainders}
}

// quotient is e/c of a form that is nowhere negative in the iterations of n: division of integers cuts towards 0.
func quotient(u *Space, e *ir.Binary, n *tree.Node, tag string) (quasi, bool) {
	c, ok := e.Y.(*ir.Const)
	if !ok || c.T.Base != ir.Integer || c.I < 1 {
		return quasi{}, false
	}
	x, ok := u.QuasiAffine(e.X, n, tag+"d")
	if !ok || !isNowhereNegative(u, x, n) {
		return quasi{}, false
	}
	q := "Q_" + tag
	rest := x.Form.Sub(sets.Var(q).Scale(c.I))
	x.where = append(slices.Clip(x.where), sets.GE(rest, sets.Const(0)), sets.GE(sets.Const(c.I-1), rest))
	x.Exists = append(slices.Clip(x.Exists), q)
	x.Form = sets.Var(q)
	return x, true
}

func isNowhereNegative(u *Space, x quasi, n *tree.Node) bool {
	bounds, exists := u.IterationNames(n)
	negative := append(slices.Concat(x.where, bounds), sets.GE(sets.Const(-1), x.Form))
	empty, err := u.Sets.SetOf(u.Dims(n.Loops), append(exists, x.Exists...), negative...).IsEmpty()
	return err == nil && empty
}

func remainder(u *Space, e *ir.Call, n *tree.Node, tag string) (quasi, bool) {
	if e.Fn != "mod" && e.Fn != "modulo" {
		return quasi{}, false
	}
	c, ok := e.Args[1].(*ir.Const)
	if !ok || c.I < 1 {
		return quasi{}, false
	}
	x, ok := u.QuasiAffine(e.Args[0], n, tag+"m")
	if !ok {
		return quasi{}, false
	}
	q := "Q_" + tag
	rest := x.Form.Sub(sets.Var(q).Scale(c.I))
	least := int64(0)
	if e.Fn == "mod" {
		least = 1 - c.I
	}
	x.where = append(x.where, sets.GE(rest, sets.Const(least)), sets.GE(sets.Const(c.I-1), rest))
	x.Exists = append(x.Exists, q)
	x.Form, x.remainders = rest, true
	return x, true
}
