// Package shortcalls chooses the procedures that take the place of their calls: small ones that work on arrays of a few elements.
//
//	do j; do i;  y = c(i,j,:);  call step(y, dt);  c(i,j,:) = y;  end do; end do
//
// In place, with their loops unrolled, the elements of such arrays are in registers, and the loop around works on several of them at a
// time. LLVM judges a procedure by its length alone, and keeps the calls.
package shortcalls

import (
	"dhpfgo/ir"
)

// A kernel has arrays of at most fewElements, and runs at most mostSteps assignments; those of all its calls together are at most mostTogether.
const (
	fewElements  = 32
	mostSteps    = 200
	mostTogether = 4000
)

// Of lists the procedures of a program that are to take the place of their calls.
func Of(prog *ir.Program) map[*ir.Procedure]bool {
	c := &chooser{steps: map[*ir.Procedure]int64{}, out: map[*ir.Procedure]bool{}}
	calls := map[*ir.Procedure]int64{}
	for _, u := range prog.Units {
		ir.EveryProc(func(p *ir.Procedure) { calls[p]++ }, u.Entry, u.Body)
	}
	for _, u := range prog.Units {
		if p := u.Proc; p != nil && c.isKernel(p) && calls[p]*c.steps[p] <= mostTogether {
			c.out[p] = true
		}
	}
	return c.out
}

type chooser struct {
	steps map[*ir.Procedure]int64 // of those that were looked at; more than mostSteps of others than kernels
	out   map[*ir.Procedure]bool
}

// isKernel reports whether a procedure does nothing but assign, in few steps, and has small arrays.
func (c *chooser) isKernel(p *ir.Procedure) bool {
	if n, known := c.steps[p]; known {
		return n <= mostSteps
	}
	c.steps[p] = mostSteps + 1 // for those that call themselves
	if u := p.Unit; u != nil && !p.Recursive && p.Effects != nil && !p.Effects.Mapped && hasSmallArrays(u) {
		c.steps[p] = c.stepsOf(append(u.Entry[:len(u.Entry):len(u.Entry)], u.Body...))
	}
	return c.steps[p] <= mostSteps
}

// hasSmallArrays reports whether a unit has an array, and none but those of a few elements, all of which begin with each call.
func hasSmallArrays(u *ir.Unit) bool {
	some := false
	for _, s := range u.Symbols {
		if s.Storage != ir.Argument && s.Storage != ir.Automatic || s.Pointer || s.Allocatable || s.Class {
			return false
		}
		if s.Rank() == 0 {
			continue
		}
		n := int64(1)
		for _, d := range s.Dims {
			extent, ok := ir.Difference(d.Hi, d.Lo)
			if !ok {
				return false
			}
			n *= max(0, extent+1)
		}
		if some = true; n > fewElements {
			return false
		}
	}
	return some
}

// stepsOf is how many assignments statements make, at most; more than mostSteps where that is not known or they do something else.
func (c *chooser) stepsOf(body []ir.Stmt) (n int64) {
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Assign:
			n += 1 + c.stepsIn(st)
		case *ir.If:
			n += c.stepsIn(st)
			for _, b := range st.Branches {
				n += c.stepsOf(b.Body)
			}
		case *ir.Do:
			trips, ok := tripsOf(st)
			if !ok {
				return mostSteps + 1
			}
			n += trips * c.stepsOf(st.Body)
		case *ir.CallProc:
			n += c.stepsIn(st)
			if !c.isKernel(st.Proc) {
				return mostSteps + 1
			}
			n += c.steps[st.Proc]
		case *ir.Jump, *ir.Return:
			n++
		default:
			return mostSteps + 1
		}
		if n > mostSteps {
			return n
		}
	}
	return n
}

// stepsIn is how many assignments the functions make that expressions of a statement call.
func (c *chooser) stepsIn(st ir.Stmt) (n int64) {
	for _, e := range ir.ExprsOf(st) {
		ir.WalkExprs(e, func(x ir.Expr) {
			if f, ok := x.(*ir.FuncRef); ok && f.Proc != nil {
				if !c.isKernel(f.Proc) {
					n = mostSteps
				}
				n += c.steps[f.Proc]
			}
		})
	}
	return n
}

func tripsOf(d *ir.Do) (int64, bool) {
	step, constant := d.ConstantStep()
	n, ok := ir.Difference(d.Hi, d.Lo)
	if !ok || !constant || step == 0 {
		return 0, false
	}
	return max(0, ir.DivFloor(n+step, step)), true
}
