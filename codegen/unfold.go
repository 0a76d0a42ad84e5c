package codegen

import (
	"slices"

	"dhpfgo/codegen/convention"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// unfolded makes the code of a small recursive function twice, each calling the other, with arguments by value, and a function of the usual
// form that calls the first:
//
//	f(k) = f(k-1) + f(k-2)   becomes   f(k) = g(k-1) + g(k-2), g(k) = f(k-1) + f(k-2)
//
// clang puts no function into itself, but g into f. As nothing is in memory it knows that the value depends on the arguments alone: what both
// have in common, here f(k-2) twice, is called once.
func (g *generator) unfolded(u *spmd.Unit) {
	p := u.Source.Proc
	outside := g.Funcs[p.Link]
	for _, d := range p.Dummies {
		d.ByValue = true
	}
	first, second := g.twin(p, ".values"), g.twin(p, ".again")
	g.Funcs[p.Link] = second
	g.procedureBody(first, u)
	g.Funcs[p.Link] = first
	g.procedureBody(second, u)
	g.Funcs[p.Link] = outside
	var args []value.Value
	b := outside.NewBlock("entry.0")
	for k, d := range p.Dummies {
		d.ByValue = false
		args = append(args, b.NewLoad(first.Params[k].Typ, outside.Params[k]))
	}
	b.NewRet(b.NewCall(first, args...))
}

// twin is a function with the arguments of a procedure as they are passed now.
func (g *generator) twin(p *ir.Procedure, name string) *llvm.Func {
	var params []*llvm.Param
	for _, d := range p.Dummies {
		params = append(params, llvm.NewParam(d.Name, convention.ArgumentType(d)))
	}
	fn := g.IR.NewFunc(p.Link+name, convention.ResultType(p.Result), params...)
	fn.FuncAttrs, fn.Linkage = g.Attributes(), enum.LinkageInternal
	return fn
}

const (
	mostUnfolded  = 16 // statements
	leastUnfolded = 2  // calls of itself: what has one is a loop, or little more
)

// isUnfolded reports whether a procedure is a function of numbers that does nothing but set scalars of its own and call itself,
// more than once.
func (g *generator) isUnfolded(u *spmd.Unit) bool {
	p := u.Source.Proc
	if g.Opt.Debug || g.Opt.Check || !p.Recursive || !p.IsFunction() || convention.NeedsFrame(p) || convention.ReturnsCharacter(p) || len(u.Source.Entry) > 0 {
		return false
	}
	if slices.ContainsFunc(p.Dummies, func(d *ir.Symbol) bool { return !isNumber(d) }) || !isNumber(p.Result) {
		return false
	}
	statements, calls, plain := 0, 0, true
	ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
		statements++
		switch s := s.(type) {
		case *ir.Assign: // where no dummy argument is set here, no call sets what is passed to it
			v, isVar := s.LHS.(*ir.Var)
			plain = plain && isVar && v.Sym.Storage == ir.Automatic
		case *ir.If, *ir.Jump, *ir.Return:
		default:
			plain = false
		}
		return plain
	})
	ir.EachMention(u.Body, func(s *ir.Symbol, _ ir.Role) {
		plain = plain && isNumber(s) && (s.Storage == ir.Automatic || s.Storage == ir.Argument)
	})
	ir.EveryProc(func(q *ir.Procedure) {
		calls++
		plain = plain && q == p
	}, u.Body)
	return plain && statements <= mostUnfolded && calls >= leastUnfolded
}

// isNumber reports whether a variable is a number or logical value in memory of its own or its caller's.
func isNumber(s *ir.Symbol) bool {
	t := s.Type.Base
	return s.Rank() == 0 && (t == ir.Integer || t == ir.Real || t == ir.Logical) && !convention.InMemory(s.Type) &&
		!s.Pointer && !s.Target && !s.Allocatable && !s.Optional && !s.ByValue && !s.Captured && s.Proc == nil
}
