package ir

import "dhpfgo/diag"

// Stmt is an executable statement. Package partition adds kinds of its own.
type Stmt interface{ Node }

// At is the source text of a statement.
type At struct{ Pos diag.Span }

// Span gives the source text of the statement; for constructs, of the head.
func (a At) Span() diag.Span { return a.Pos }

// Statements.
type (
	// Assign is LHS = RHS; LHS is a *Var or *Elem of the same type.
	Assign struct {
		At
		LHS Expr `ir:"def"`
		RHS Expr
	}
	// Reallocate is the assignment of Value, an array, to the whole of an allocatable array or to an allocatable component: LHS, an
	// *ArrayRef or a *Field, takes the shape of Value and, with Bounds, its lowest bounds, as Value names a whole array. With Fixed it
	// must have that shape, as a directive maps it or, with Coarray, other images have it in the same shape. Only typed programs have it.
	Reallocate struct {
		At
		LHS                    Expr `ir:"def"`
		Value                  Expr
		Bounds, Fixed, Coarray bool
	}
	// Do is a counted loop with Fortran's iteration count rule; Step is a non-zero constant or, rarely, an expression.
	// Independent holds what the user asserted, or is non-nil with Array set where sem wrote out an array statement.
	// Package node sets Parallel where it proved that iterations touch different elements, and Forward where what they have in common goes
	// from an access to one behind it in the body: each statement may be done for several iterations at once. Partition sets Together where all images
	// come to the loop, and Deals to the loop inside of one over tiles. Loops that steps before partition have copied stand at one place
	// of the source: partition numbers them in Copy. Seldom says that another loop in its place does the work, where nobody measures time
	// or asks for output. Known is what partition/tuples found out of scalars before the loop. With Slots, the start of the tiles of a layout dimension, Var counts the places of the elements that the
	// image stores by these tiles, and not their indices.
	Do struct {
		At
		Var                *Symbol `ir:"def"`
		Lo, Hi, Step       Expr
		Body               []Stmt
		Independent        *Independent `ir:"directive"`
		Parallel, Together bool         `ir:"fact"`
		Forward            bool         `ir:"fact"`
		Seldom             bool         `ir:"fact"`
		Known              []*Tuples    `ir:"fact"`
		Deals              *Do          `ir:"loop"`
		Slots              *Symbol      `ir:"place"`
		Part               int          // 0, or which part of a loop of the source that partition cut
		Copy               int
	}
	// While is DO WHILE (Cond) or, with Cond nil, an endless loop.
	While struct {
		At
		Cond Expr
		Body []Stmt
		Copy int
	}
	// If is a block IF; the last branch may have a nil Cond.
	If struct {
		At
		Branches []Branch
	}
	// Branch is one arm of an If.
	//
	//ir:part
	Branch struct {
		Pos  diag.Span
		Cond Expr
		Body []Stmt
	}
	// Where is WHERE: the conditions of the branches are arrays, the bodies assignments of arrays, calls of elemental procedures for
	// defined assignments, and WHERE, Fortran 2008, 7.2.3. The last branch may have a nil Cond.
	Where struct {
		At
		Branches []Branch
	}
	// Forall is FORALL, Fortran 2008, 7.2.4: each statement of the body is executed for all values of the indices for which Mask,
	// nil for none, holds. The body has assignments, calls for defined ones, WHERE and FORALL.
	Forall struct {
		At
		Indices []Index
		Mask    Expr
		Body    []Stmt
	}
	// Index is an index of a Forall and its values.
	//
	//ir:part
	Index struct {
		Var          *Symbol `ir:"def"`
		Lo, Hi, Step Expr
	}
	// Jump is EXIT or CYCLE of the enclosing loop Loop (*Do or *While).
	Jump struct {
		At
		Exit bool
		Loop Stmt `ir:"loop"`
	}
	// Return ends the procedure.
	Return struct{ At }
	// Stop is STOP or ERROR STOP; Code is an Integer or Character expression or nil. With Array, Code is a subscript of its dimension
	// Dim (from 1) that is outside of Lo:Hi.
	Stop struct {
		At
		Error  bool
		Code   Expr
		Array  string
		Dim    int
		Lo, Hi Expr
	}
)

// ConstantStep is the step of a loop, if that is a constant other than 0.
func (d *Do) ConstantStep() (int64, bool) {
	if d.Step == nil {
		return 1, true
	}
	c, ok := d.Step.(*Const)
	if !ok {
		return 0, false
	}
	return c.I, c.I != 0
}

// ConstantTrips is the number of iterations of a loop whose bounds and step are constants of at most 31 bits.
func (d *Do) ConstantTrips() (int, bool) {
	lo, ok := d.Lo.(*Const)
	hi, ok2 := d.Hi.(*Const)
	step, ok3 := d.ConstantStep()
	small := func(n int64) bool { return int64(int32(n)) == n }
	if !ok || !ok2 || !ok3 || !small(lo.I) || !small(hi.I) || !small(step) {
		return 0, false
	}
	return int(max(0, (hi.I-lo.I+step)/step)), true
}

// IsLoop reports whether a statement is a DO or DO WHILE.
func IsLoop(s Stmt) bool {
	switch s.(type) {
	case *Do, *While:
		return true
	}
	return false
}
