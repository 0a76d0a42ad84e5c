package spmd

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"dhpfgo/ir"
)

// Dump writes the SPMD program as text: Fortran statements with reduced bounds, and the statements of this package.
func (p *Program) Dump(w io.Writer) {
	for _, u := range p.Units {
		u.dump(w)
	}
}

func (u *Unit) dump(w io.Writer) {
	d := &dumper{w: w}
	d.line("unit %s", u.Source.Name)
	for _, a := range u.Arrays {
		d.line("array %s", a)
	}
	for _, x := range u.Exchanges {
		d.exchange(x)
	}
	d.body(u.Body)
	d.line("end unit")
}

// String is the text of the unit as Dump writes it.
func (u *Unit) String() string {
	var b strings.Builder
	u.dump(&b)
	return b.String()
}

// String is the text that Dump writes.
func (p *Program) String() string {
	var b strings.Builder
	p.Dump(&b)
	return b.String()
}

// String tells what an image stores of the array: its tile with shadow widths, or whole dimensions.
func (a *Array) String() string {
	var dims []string
	for k, m := range a.Sym.Map.Dims {
		switch {
		case m.Grid < 0:
			dims = append(dims, "*")
		case a.Full[k]:
			dims = append(dims, "whole")
		default:
			dims = append(dims, fmt.Sprintf("%d:tile:%d", a.ShadowLo[k], a.ShadowHi[k]))
		}
	}
	return fmt.Sprintf("%s(%s) by %s", a.Sym.Name, strings.Join(dims, ", "), a.Sym.Map.Layout.Name)
}

type dumper struct {
	w     io.Writer
	depth int
}

func (d *dumper) line(format string, args ...any) {
	fmt.Fprintf(d.w, "%s%s\n", strings.Repeat("  ", d.depth), fmt.Sprintf(format, args...))
}

func (d *dumper) exchange(x *Exchange) {
	d.line("exchange %d: %s", x.ID, x.Label)
	d.depth++
	for _, p := range x.Pieces {
		var dims []string
		for k := range p.Lo {
			dims = append(dims, ir.ExprString(p.Lo[k])+":"+ir.ExprString(p.Hi[k]))
		}
		d.line("%s(%s)%s", x.Array.Sym.Name, strings.Join(dims, ", "), guardText(p.Guards))
	}
	for l, row := range x.Tiles {
		for g, use := range row {
			if use >= AlongTiles {
				d.line("all tiles of %s in dimension %d together, along dimension %d", x.Layouts[l].Name, g+1, use-AlongTiles+1)
			}
		}
	}
	for _, r := range x.Ranges {
		d.line("tile in %s:%s", ir.ExprString(r.Lo), ir.ExprString(r.Hi))
	}
	d.depth--
}

func guardText(gs []ir.Expr) string {
	if len(gs) == 0 {
		return ""
	}
	var parts []string
	for _, g := range gs {
		parts = append(parts, ir.ExprString(g)+" >= 0")
	}
	return " if " + strings.Join(parts, " and ")
}

func (d *dumper) body(list []ir.Stmt) {
	d.depth++
	for _, s := range list {
		d.stmt(s)
	}
	d.depth--
}

func (d *dumper) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Do:
		slots := ""
		if s.Slots != nil {
			slots = " places by " + s.Slots.Name
		}
		d.line("do %s = %s, %s%s%s", s.Var.Name, ir.ExprString(s.Lo), ir.ExprString(s.Hi), StepText(s.Step), slots)
		d.body(s.Body)
		d.line("end do")
	case *ir.While:
		cond := ""
		if s.Cond != nil {
			cond = " while (" + ir.ExprString(s.Cond) + ")"
		}
		d.line("do%s", cond)
		d.body(s.Body)
		d.line("end do")
	case *ir.If:
		d.branches(s)
	default:
		d.line("%s", LeafText(s))
	}
}

func StepText(e ir.Expr) string {
	if c, ok := e.(*ir.Const); e == nil || ok && c.I == 1 {
		return ""
	}
	return ", " + ir.ExprString(e)
}

func (d *dumper) branches(s *ir.If) {
	for i, b := range s.Branches {
		switch {
		case b.Cond == nil:
			d.line("else")
		case i == 0:
			d.line("if (%s) then", ir.ExprString(b.Cond))
		default:
			d.line("else if (%s) then", ir.ExprString(b.Cond))
		}
		d.body(b.Body)
	}
	d.line("end if")
}

// LeafText writes a statement without a body; what this package leaves alone appears as typed.
func LeafText(s ir.Stmt) string {
	switch s := s.(type) {
	case *LayoutInit:
		return "layout " + s.Layout.Name
	case *ArrayCreate:
		return "create " + s.Array.Sym.Name
	case *ArrayDestroy:
		return "destroy " + s.Array.Sym.Name
	case *ExchangeStep:
		var ids []string
		for _, x := range s.Exchanges {
			ids = append(ids, fmt.Sprint(x.ID))
		}
		return [...]string{"exchange ", "receive ", "send ", "begin exchange ", "end exchange "}[s.Part] + strings.Join(ids, ", ")
	case *TilesOf:
		return fmt.Sprintf("%stiles of %s in dimension %d: %s, %s, %s", map[bool]string{true: "all "}[s.All], s.Layout.Name, s.Dim+1, s.From.Name, s.To.Name, s.By.Name)
	case *Clock:
		return map[bool]string{false: "clock", true: "end of clock"}[s.End]
	case *OwnsCell:
		var cell []string
		for _, e := range s.Cell {
			cell = append(cell, ir.ExprString(e))
		}
		return fmt.Sprintf("%s = owns cell %s of %s", s.Into.Name, strings.Join(cell, ", "), s.Layout.Name)
	case *Inspect:
		return [...]string{"inspect ", "end of inspect "}[map[bool]int{true: 1}[s.End]] + s.Indirect.Ref.Sym.Name + unlessText(s)
	case *Renew:
		return "renew list of " + s.Indirect.Ref.Sym.Name
	case *Note:
		return "note " + ir.ExprString(&ir.Elem{Sym: s.Indirect.Ref.Sym, Subs: s.Subs})
	case *Gather:
		return "gather " + ir.ReferenceText(s.Indirect.Ref)
	case *Scatter:
		return map[bool]string{false: "begin scatter ", true: "scatter "}[s.End] + s.Into.Name + " by " + s.Op.String()
	case *Fetch:
		return fmt.Sprintf("fetch %s <- %s", s.Into.Name, ir.ExprString(s.From))
	case *Share:
		return fmt.Sprintf("share %s <- owner of %s", strings.Join(symbolNames(s.Vars), ", "), ir.ExprString(s.Home))
	case *Locate:
		return "locate " + strings.Join(symbolNames(s.Words), ", ")
	case *Reduce:
		return fmt.Sprintf("reduce %s by %s", strings.Join(append([]string{s.Var.Name + boxText(s.Lo, s.Hi)}, symbolNames(s.With)...), ", "), s.Op)
	}
	switch s := s.(type) {
	case *ir.Redistribute:
		if s.Anew {
			return fmt.Sprintf("layout %s for new bounds, moves %s", s.Layout.Name, strings.Join(symbolNames(s.Arrays), ", "))
		}
	case *ir.CopyArray:
		verb := "copy"
		if s.Moves {
			verb = "move"
		}
		return fmt.Sprintf("%s %s <- %s", verb, s.To.Name, s.From.Name)
	case *ir.Assign:
		return ir.ExprString(s.LHS) + " = " + ir.ExprString(s.RHS)
	case fmt.Stringer: // parts of a statement of input or output
		return s.String()
	}
	return s.Span().Brief(60)
}

// boxText is a section of stride 1, nothing for a scalar.
func boxText(lo, hi []ir.Expr) string {
	var dims []string
	for k := range lo {
		dims = append(dims, ir.ExprString(lo[k])+":"+ir.ExprString(hi[k]))
	}
	if len(dims) == 0 {
		return ""
	}
	return "(" + strings.Join(dims, ",") + ")"
}

func symbolNames(list []*ir.Symbol) []string {
	var out []string
	for _, s := range list {
		out = append(out, s.Name)
	}
	return out
}

// unlessText says when an inspector is left out.
func unlessText(s *Inspect) string {
	once := ""
	if s.Once {
		once = " unless made"
	}
	switch {
	case s.Kept:
		var what []string
		for _, e := range s.By {
			what = append(what, ir.ExprString(e))
		}
		for _, a := range s.Of {
			what = append(what, "the place of "+a.Name)
		}
		return cmp.Or(once, " unless alone") + " or same " + strings.Join(what, ", ")
	case s.Alone:
		return cmp.Or(once, " unless alone")
	}
	return once
}
