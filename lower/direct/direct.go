// Package direct lets loops reach the memory of another image by loads and stores. A coindexed element is a call of the runtime; where
// the image does not change in a loop, and shares memory with this one when the program runs, a pointer takes the place of the calls:
//
//	do i = 1, n                                   if (hpf_co_direct(q, a, p)) then
//	  call hpf_co_get(t, a(i), p, ...)       =>     do i = 1, n; t' = q(i); x(i) = t'; end do
//	  x(i) = t                                    else
//	end do                                          the loop as it was
//	                                              end if
//
// Where the image shares no memory, the pointer leads to a copy of what the loop wants, if that can go in one transfer (stage.go).
//
// A loop that an image control statement or another call interrupts is no exception: the pointer stays good as long as the coarray is
// not deallocated, and calls keep the order of accesses.
package direct

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// Loops gives the loops of a unit, lowered already, a form with direct accesses. The accesses that have none are told with the reason.
func Loops(em *elements.Emitter, body []ir.Stmt, runtime elements.Runtime, missed func(diag.Span, string)) []ir.Stmt {
	p := &pass{em, runtime, missed}
	return p.list(body)
}

type pass struct {
	em      *elements.Emitter
	runtime elements.Runtime
	missed  func(diag.Span, string)
}

// list gives each outermost loop with direct accesses that form; inner loops are looked at where the outer one has none.
func (p *pass) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		if do, ok := s.(*ir.Do); ok {
			out = append(out, p.loop(do)...)
			continue
		}
		ir.ReplaceBodies(s, p.list)
		out = append(out, s)
	}
	return out
}

// loop is a loop in both forms, or as it was.
func (p *pass) loop(do *ir.Do) []ir.Stmt {
	accesses := accessesIn(do.Body)
	if len(accesses) == 0 {
		return []ir.Stmt{do}
	}
	l := newLoop(p.em, do)
	var chosen []*access
	for _, a := range accesses {
		if why := l.find(a); why == "" {
			chosen = append(chosen, a)
		} else if !hasLoop(do.Body) {
			p.missed(a.call.Pos, why)
		}
	}
	if len(chosen) == 0 {
		do.Body = p.list(do.Body)
		return []ir.Stmt{do}
	}
	return p.versions(l, accesses, chosen)
}

func hasLoop(body []ir.Stmt) bool {
	found := false
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Do, *ir.While:
			found = true
		}
		return !found
	})
	return found
}

// access is a call that gets or puts one element of a coarray.
type access struct {
	call        *ir.CallProc
	elem        *ir.Elem
	held        *ir.Var // what it sets, or what it puts
	put         bool
	conditional bool
	why         string      // it cannot be direct in any loop
	image       ir.Expr     // unchanged in the loop, once find has seen it
	questions   []*question // whose answers the image is computed from
	pointer     *ir.Symbol  // to the coarray of that image
}

// accessesIn finds the accesses in statements, but in those that may wait for another image.
func accessesIn(body []ir.Stmt) []*access {
	var out []*access
	var visit func(list []ir.Stmt, conditional bool)
	visit = func(list []ir.Stmt, conditional bool) {
		for _, s := range list {
			switch s := s.(type) {
			case *ir.Do:
				visit(s.Body, true)
			case *ir.If:
				for _, b := range s.Branches {
					visit(b.Body, true)
				}
			case *ir.CallProc:
				if a := accessOf(s); a != nil {
					a.conditional = conditional
					out = append(out, a)
				}
			}
		}
	}
	visit(body, false)
	return out
}

// The arguments of hpf_co_get (to, from, image, bytes, stat, line) and hpf_co_put.
const (
	imageArg = 2
	statArg  = 4
)

// sidesOf are the object of the other image and the one here of a call that gets or puts.
func sidesOf(s *ir.CallProc) (remote, local ir.Expr, put bool) {
	if put = s.Proc.Link == "hpf_co_put"; put {
		return s.Args[0].X, s.Args[1].X, true
	}
	return s.Args[1].X, s.Args[0].X, false
}

func accessOf(s *ir.CallProc) *access {
	a := &access{call: s, put: s.Proc.Link == "hpf_co_put"}
	if !a.put && s.Proc.Link != "hpf_co_get" {
		return nil
	}
	remote, local, _ := sidesOf(s)
	var isElem, isVar bool
	a.elem, isElem = remote.(*ir.Elem)
	a.held, isVar = local.(*ir.Var)
	switch {
	case s.Args[statArg].X != nil:
		a.why = "stat= tells of each access"
	case !isElem || !isVar:
		a.why = "the object is no element of an array of numbers"
	}
	return a
}
