// Package turned cuts arrays anew for as long as loops run that work on lines of them, where the lines lie across the images:
//
//	before:  do i; call solve(a, u(i,:)); end do                                          u(*,BLOCK): each image has a part of each line
//	after:   copy t <- u;  do i; call solve(a, t(i,:)); end do;  copy u <- t              t(BLOCK,*): each image has whole lines
//
// The first copy moves nothing where the loop sets all elements, the second one is left out where it sets none.
//
// A procedure that gets a line works on it in an order that is its own; each element could wait for another image. So it is where a loop
// takes a line into an array of its own, and solves a system there. With the arrays cut along the variable of the loop nothing moves
// but the arrays themselves, once before the loop and once after it, and the images share the iterations (the transpose method for
// alternating directions: Johnsson, Saad and Schultz, SIAM J. Sci. Stat. Comput. 8, 1987). On one image, which has all of both, nothing
// is copied.
package turned

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
	"dhpfgo/sets"
)

// Program is the work on the units of a program. Crossing is asked for where a loop is found that could be mended.
type Program struct {
	Crossing func() Crossing
	made     int // arrays and layouts, for their names
}

// Crossing is where images wait for lines with the arrays as they are declared: by their places in the source, the loops that work on
// lines, and the arrays of which procedures get lines. Where a system along a line is a pipeline over the images none does.
type Crossing struct {
	Loops, Arrays map[Place]bool
	Own           map[Place]map[Variable]bool // by loop: what each iteration has for itself, though other units name it, too
}

// Place is a place in a source. Another reading of the same files gives the same places.
type Place struct {
	File  string
	Start int
}

// PlaceOf is where a span begins.
func PlaceOf(at diag.Span) Place { return Place{at.FileName(), at.Start} }

// Variable is a variable by the place of its declaration, under its name there.
type Variable struct {
	Place
	Name string
}

// VariableOf is the variable of the source that a symbol stands for.
func VariableOf(s *ir.Symbol) Variable { return Variable{PlaceOf(s.Pos), s.UserName()} }

// Unit does so with the loops of a unit whose calls are those of the source still: procedures get sections.
func (p *Program) Unit(u *ir.Unit) {
	if !mayCross(u) {
		return
	}
	t := &turning{Program: p, crossing: p.Crossing(), unit: u, flow: arrayflow.New(sets.NewMemo()), versions: map[key]*ir.Symbol{}}
	u.Body = t.list(u.Body)
}

// turning is the work on a unit.
type turning struct {
	*Program
	crossing Crossing
	unit     *ir.Unit
	flow     *arrayflow.Flow
	versions map[key]*ir.Symbol // that were made
	layouts  []*ir.Layout       // of them
	on       int                // ON directives around
}

// key is an array, the dimension along which it is cut anew, and the layout that it gets.
type key struct {
	array  *ir.Symbol
	dim    int
	layout *ir.Layout
}

// list turns the arrays of loops in a list of statements, those of neighbouring loops together. What an ON directive gives to some images
// stays: all of them copy.
func (t *turning) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	around := t.on
	defer func() { t.on = around }()
	for i := 0; i < len(body); {
		if mark, ok := body[i].(*ir.OnMark); ok && mark.On != nil {
			t.on++
		} else if ok {
			t.on--
		}
		l, end := t.stretch(body[i:])
		if l == nil {
			ir.ReplaceBodies(body[i], t.list)
			out = append(out, body[i])
			i++
			continue
		}
		out = append(out, t.turn(l, body[i:i+end])...)
		i += end
	}
	return out
}

// stretch finds how many statements at the head of a list work on the same arrays turned alike, and what their loops need; nil if the first
// one is no loop that asks for it. Other statements may stand between the loops if they do not name the arrays.
func (t *turning) stretch(body []ir.Stmt) (*lines, int) {
	l := t.linesOf(body[0])
	if l == nil || t.on > 0 {
		return nil, 0
	}
	end := 1
	for k, s := range body[1:] {
		if next := t.linesOf(s); next != nil {
			if both := l.with(next); both != nil {
				l, end = both, k+2
				continue
			}
		}
		if l.touchedBy(s) {
			break
		}
	}
	return l, end
}

// turn puts the copies around statements that work on arrays which are cut anew.
func (t *turning) turn(l *lines, body []ir.Stmt) []ir.Stmt {
	at := ir.At{Pos: body[0].Span()}
	to := t.layDown(l, at)
	var before, after []ir.Stmt
	fresh := slices.Clone(t.layouts)
	for _, s := range l.arrays {
		n := to[s]
		if n == nil {
			continue
		}
		if n.Allocatable {
			cut := slices.Index(fresh, n.Map.Layout)
			before = append(before, &ir.Allocate{At: at, Sym: n, Cut: cut < 0})
			if cut >= 0 {
				fresh = slices.Delete(fresh, cut, cut+1)
			}
			after = append([]ir.Stmt{&ir.Deallocate{At: at, Sym: n}}, after...)
		}
		before = append(before, &ir.CopyArray{At: at, To: n, From: s, Base: s, Fresh: l.set[s] && t.flow.SetsAll(body, s)})
		if l.set[s] {
			after = append([]ir.Stmt{&ir.CopyArray{At: at, To: s, From: n, Base: s}}, after...)
		}
	}
	for _, s := range l.values {
		to[s] = t.own(s)
	}
	return append(append(before, ir.CopyBody(body, to, nil)...), after...)
}
