package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
)

// callAssignment calls the subroutine of a defined assignment; its second argument is in parentheses, Fortran 2008,
// 12.4.3.4.3.
func (c assigner) callAssignment(p *ir.Procedure, s *parse.Assign) []ir.Stmt {
	args, ok := caller(c).actuals(p, assignmentArguments(s), s.Pos)
	if !ok {
		return nil
	}
	if p.Elemental {
		elements.Conforming(c.em, argumentValues(args)...)
	}
	return []ir.Stmt{&ir.CallProc{At: ir.At{Pos: s.Pos}, Proc: p, Args: args}}
}

func assignmentArguments(s *parse.Assign) []parse.Arg {
	value := &parse.Paren{Node: parse.Node{Pos: parse.SpanOf(s.RHS)}, X: s.RHS}
	return []parse.Arg{{Pos: parse.SpanOf(s.LHS), Value: s.LHS}, {Pos: parse.SpanOf(s.RHS), Value: value}}
}

// whereCall is a defined assignment in WHERE, a call with arrays as arguments; nil after an error.
func (c assigner) whereCall(p *ir.Procedure, s *parse.Assign) *ir.CallProc {
	if !p.Elemental {
		// Fortran 2008, 7.2.3.2: a defined assignment in WHERE is elemental.
		c.bag.Errorf(s.Pos, "where", "the assignment by '%s' is not elemental", p.Name).Because(p.Pos, "declared here")
		return nil
	}
	args, ok := caller(c).actuals(p, assignmentArguments(s), s.Pos)
	if !ok {
		return nil
	}
	if _, ok = args[0].X.(*ir.ArrayRef); !ok {
		c.unsupported(s.Pos, "a defined assignment in WHERE to this variable is not supported yet").Help("write a DO loop")
		return nil
	}
	return &ir.CallProc{At: ir.At{Pos: s.Pos}, Proc: p, Args: args}
}
