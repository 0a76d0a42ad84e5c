// Package back writes a typed program in which no expression is an array back as Fortran, so that tests can ask gfortran whether a
// step of the compiler has changed what the program prints: conversions are intrinsic calls, array operations the loops that they
// have become, and all procedures internal ones of one main program.
package back

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"dhpfgo/ir"
)

// writer holds the text so far. Names of variables and procedures are made distinct, because all of them share one scope.
type writer struct {
	strings.Builder
	names   map[any]string // of variables, procedures and types
	taken   map[string]bool
	kept    map[*ir.Symbol]ir.Expr // what the variables that keep bounds hold, in the procedure at hand
	loops   map[ir.Stmt]string
	host    []*ir.Symbol // variables that the main program declares
	control string       // of the I/O statement that is being written
	items   []string
	faults  []error
}

// Fortran is the text of a program, or what in it has no text yet.
func Fortran(p *ir.Program) (string, error) {
	w := &writer{names: map[any]string{}, taken: map[string]bool{}, loops: map[ir.Stmt]string{}}
	w.shared(p)
	main := p.Units[0]
	w.line("program %s", w.name(main, main.Name))
	w.line("implicit none")
	w.types(p)
	slices.SortStableFunc(w.host, func(a, b *ir.Symbol) int { return min(a.Rank(), 1) - min(b.Rank(), 1) }) // bounds use scalars
	for _, s := range w.host {
		w.declare(s)
	}
	w.block(main.Entry)
	w.block(main.Body)
	w.line("contains")
	for _, u := range p.Units[1:] {
		if u.Proc != nil {
			w.procedure(u)
		}
	}
	w.line("end program")
	return w.String(), errors.Join(w.faults...)
}

// refuse notes what has no text.
func (w *writer) refuse(format string, args ...any) string {
	w.faults = append(w.faults, fmt.Errorf(format, args...))
	return "?"
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }

// name is the name of a thing: its own, where no other one has it.
func (w *writer) name(thing any, own string) string {
	if name := w.names[thing]; name != "" {
		return name
	}
	name := strings.NewReplacer("%", "_made_", ".", "_").Replace(strings.ToLower(own))
	for k := 2; w.taken[name]; k++ {
		name = fmt.Sprintf("%s_%d", strings.NewReplacer("%", "_made_", ".", "_").Replace(strings.ToLower(own)), k)
	}
	w.names[thing], w.taken[name] = name, true
	return name
}

func (w *writer) symbol(s *ir.Symbol) string { return w.name(s, s.Name) }

// shared finds the variables that the main program declares: its own, those of modules, and those of procedures that others use.
func (w *writer) shared(p *ir.Program) {
	seen := map[*ir.Symbol]bool{}
	add := func(list ...*ir.Symbol) {
		for _, s := range list {
			if !seen[s] {
				seen[s] = true
				w.host = append(w.host, s)
			}
		}
	}
	for k, u := range p.Units {
		if k == 0 || u.Module {
			add(u.Symbols...)
		}
	}
	for _, u := range p.Units {
		own := map[*ir.Symbol]bool{}
		for _, s := range u.Symbols {
			own[s] = true
			if s.Storage == ir.InCommon {
				w.refuse("common block")
			}
		}
		if u.Proc != nil {
			for _, s := range append(u.Proc.Dummies[:len(u.Proc.Dummies):len(u.Proc.Dummies)], u.Proc.Result) {
				own[s] = true
			}
		}
		ir.EachNamed(append(u.Entry[:len(u.Entry):len(u.Entry)], u.Body...), func(s *ir.Symbol) {
			if !own[s] {
				add(s)
			}
		})
	}
}

// types writes the derived types, each after those of its components.
func (w *writer) types(p *ir.Program) {
	done := map[*ir.DerivedType]bool{}
	var need func(t ir.Type)
	need = func(t ir.Type) {
		d := t.Derived
		if d == nil || done[d] {
			return
		}
		done[d] = true
		for _, comp := range d.Components {
			if !comp.Pointer && !comp.Allocatable {
				need(comp.Type)
			}
		}
		w.derived(d)
		for _, comp := range d.Components {
			need(comp.Type)
		}
	}
	for _, u := range p.Units {
		for _, s := range u.Symbols {
			need(s.Type)
		}
	}
}

func (w *writer) derived(d *ir.DerivedType) {
	if d.Parent != nil || d.Address || d.Abstract || len(d.Children) > 0 {
		w.refuse("type extension")
	}
	w.line("type %s", w.name(d, d.Name))
	for _, comp := range d.Components {
		if comp.Proc != nil || comp.Deferred || comp.Tag != nil {
			w.refuse("component %s", comp.Name)
		}
		text := w.typeOf(comp.Type, "")
		dims := w.dims(comp.Dims)
		switch {
		case comp.Allocatable:
			text += ", allocatable"
		case comp.Pointer:
			text += ", pointer"
		}
		if comp.Allocatable || comp.Pointer {
			dims = deferred(len(comp.Dims))
		}
		text += " :: " + comp.Name + dims
		switch {
		case comp.Null:
			text += " => null()"
		case comp.Init != nil:
			text += " = " + w.constant(comp.Init)
		case comp.InitElems != nil:
			text += " = reshape([" + w.list(values(comp.InitElems)) + "], " + w.extents(comp.Dims) + ")"
		}
		w.line("%s", text)
	}
	w.line("end type")
}

// typeOf is a type; length is that of a character whose type does not tell it.
func (w *writer) typeOf(t ir.Type, length string) string {
	switch {
	case t.Base == ir.Derived:
		return "type(" + w.name(t.Derived, t.Derived.Name) + ")"
	case t.Base == ir.Character && t.Len >= 0:
		return fmt.Sprintf("character(len=%d)", t.Len)
	case t.Base == ir.Character && length == "":
		return w.refuse("character without length")
	case t.Base == ir.Character:
		return "character(len=" + length + ")"
	}
	return t.String()
}

func deferred(rank int) string {
	if rank == 0 {
		return ""
	}
	return "(" + strings.Repeat(",:", rank)[1:] + ")"
}

func (w *writer) dims(list []ir.Dim) string {
	var out []string
	for _, d := range list {
		out = append(out, w.expr(d.Lo)+":"+w.expr(d.Hi))
	}
	if out == nil {
		return ""
	}
	return "(" + strings.Join(out, ",") + ")"
}

func (w *writer) extents(list []ir.Dim) string {
	var out []string
	for _, d := range list {
		out = append(out, "max(0,"+w.expr(d.Hi)+"-("+w.expr(d.Lo)+")+1)")
	}
	return "[" + strings.Join(out, ",") + "]"
}

func values(list []*ir.Const) []ir.Expr {
	var out []ir.Expr
	for _, k := range list {
		out = append(out, k)
	}
	return out
}
