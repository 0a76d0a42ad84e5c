package ir

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// Dump writes the typed program as text: layouts, variables, statements. Conversions are shown as type{expression}.
func (p *Program) Dump(w io.Writer) {
	b := bufio.NewWriter(w)
	defer b.Flush()
	for i, u := range p.Units {
		if i > 0 {
			fmt.Fprintln(b)
		}
		d := &dumper{w: b, names: map[Stmt]string{}}
		d.line("unit %s", u.Name)
		d.depth++
		for _, l := range u.Layouts {
			d.layout(l)
		}
		for _, s := range u.Symbols {
			d.symbol(s)
		}
		d.depth--
		d.line("begin")
		d.block(u.Entry)
		d.block(u.Body)
		d.line("end")
	}
}

// String is the text that Dump writes.
func (p *Program) String() string {
	var b strings.Builder
	p.Dump(&b)
	return b.String()
}

// dumper prints statements; names numbers the loops that jumps refer to.
type dumper struct {
	w     io.Writer
	depth int
	names map[Stmt]string
}

func (d *dumper) line(format string, args ...any) {
	fmt.Fprintf(d.w, "%s%s\n", strings.Repeat("  ", d.depth), fmt.Sprintf(format, args...))
}

func (d *dumper) layout(l *Layout) {
	text := "layout " + l.Name
	if l.Onto != "" {
		text += " onto " + l.Onto
	}
	if l.Deferred {
		text += " deferred"
	}
	d.line("%s", text)
	for _, x := range l.Dims {
		format := fmt.Sprint(x.Format)
		if x.Arg != nil {
			format += "(" + dumpText(x.Arg) + ")"
		}
		text := fmt.Sprintf("  dimension %d %s %s:%s", x.TemplateDim, format, dumpText(x.Lo), dumpText(x.Hi))
		if x.Fixed != nil {
			text += " on " + dumpText(x.Fixed)
		}
		if x.Table != nil && x.Table.Owner != nil {
			text += " by " + x.Table.Owner.Name
		}
		d.line("%s", text)
	}
}

func (d *dumper) symbol(s *Symbol) {
	text := s.Type.String() + " " + s.Name
	if s.Rank() > 0 {
		var parts []string
		for _, x := range s.Dims {
			parts = append(parts, dumpText(x.Lo)+":"+dumpText(x.Hi))
		}
		text += "(" + strings.Join(parts, ",") + ")"
	}
	if s.Allocatable {
		text += " allocatable"
	}
	if s.Init != nil {
		text += " = " + dumpText(s.Init)
	}
	if s.InitElems != nil {
		text += fmt.Sprintf(" = %d values", len(s.InitElems))
	}
	if s.Inherit {
		text += " inherit"
	}
	if s.Map != nil {
		text += " with " + s.Map.Layout.Name + mapText(s.Map)
	}
	d.line("%s", text)
}

func (d *dumper) block(body []Stmt) {
	d.depth++
	for _, s := range body {
		d.stmt(s)
	}
	d.depth--
}

func (d *dumper) stmt(s Stmt) {
	switch s := s.(type) {
	case *Assign:
		d.line("%s = %s", dumpText(s.LHS), dumpText(s.RHS))
	case *Reallocate:
		d.line("%s = %s %s", dumpText(s.LHS), dumpText(s.Value), map[bool]string{true: "in its shape", false: "reallocating"}[s.Fixed])
	case *KeepArray:
		d.line("keep %s in %s", dumpText(s.Value), s.Sym.Name)
	case *Do:
		d.line("do%s %s = %s, %s, %s%s", d.name(s), s.Var.Name, dumpText(s.Lo), dumpText(s.Hi), dumpText(s.Step),
			independentText(s.Independent))
		d.block(s.Body)
	case *While:
		d.line("while%s %s", d.name(s), dumpText(s.Cond))
		d.block(s.Body)
	case *If:
		d.branches("if", "else if", "else", s.Branches)
	case *Where:
		d.branches("where", "elsewhere", "elsewhere", s.Branches)
	case *Forall:
		var parts []string
		for _, x := range s.Indices {
			parts = append(parts, fmt.Sprintf("%s = %s, %s, %s", x.Var.Name, dumpText(x.Lo), dumpText(x.Hi), dumpText(x.Step)))
		}
		if s.Mask != nil {
			parts = append(parts, dumpText(s.Mask))
		}
		d.line("forall %s", strings.Join(parts, "; "))
		d.block(s.Body)
	case *Jump:
		d.line("%s%s", map[bool]string{true: "exit", false: "cycle"}[s.Exit], d.names[s.Loop])
	default:
		d.simple(s)
	}
}

func (d *dumper) branches(first, other, rest string, list []Branch) {
	for i, b := range list {
		word := first
		switch {
		case b.Cond == nil:
			word = rest
		case i > 0:
			word = other
		}
		if b.Cond != nil {
			word += " " + dumpText(b.Cond)
		}
		d.line("%s", word)
		d.block(b.Body)
	}
}

func (d *dumper) simple(s Stmt) {
	switch s := s.(type) {
	case fmt.Stringer:
		d.line("%s", s)
	case *Allocate:
		d.line("allocate %s", s.Sym.Name)
	case *Deallocate:
		d.line("deallocate %s", s.Sym.Name)
	case *CopyArray:
		what := ""
		if s.Fresh {
			what = " without elements"
		}
		d.line("copy %s <- %s%s", s.To.Name, s.From.Name, what)
	case *Redistribute:
		var formats []string
		for _, f := range s.Dims {
			formats = append(formats, f.Format)
		}
		line := fmt.Sprintf("redistribute %s(%s)", s.Layout.Name, strings.Join(formats, ","))
		if s.Anew {
			line += " for new bounds"
		}
		d.line("%s", line)
	case *Stop:
		text := "stop"
		if s.Error {
			text = "error stop"
		}
		if s.Code != nil {
			text += " " + dumpText(s.Code)
		}
		if s.Array != "" {
			text += fmt.Sprintf(" outside of %s:%s in dimension %d of %s", dumpText(s.Lo), dumpText(s.Hi), s.Dim, s.Array)
		}
		d.line("%s", text)
	case *CallIntrinsic:
		var args []string
		for _, a := range s.Args {
			args = append(args, dumpText(a))
		}
		d.line("call %s(%s)", s.Name, strings.Join(args, ","))
	case *CallProc:
		call := s.Proc.Name + "(" + actualsText(s.Args, true) + ")"
		if s.Result != nil {
			d.line("%s = %s", dumpText(s.Result), call)
		} else {
			d.line("call %s", call)
		}
	case *View:
		text := dumpText(s.First)
		if s.Parent != nil {
			text += " of " + sectionText(s.Parent, true)
		}
		d.line("view %s => %s", s.Sym.Name, text)
	case *Reset:
		d.line("reset %s", s.Var.Sym.Name)
	case *AllocateField:
		d.line("allocate %s", dumpText(s.Field))
	case *DeallocateField:
		d.line("deallocate %s", dumpText(s.Field))
	case *Return:
		d.line("return")
	default:
		d.line("%T", s)
	}
}

// name numbers a loop.
func (d *dumper) name(s Stmt) string {
	d.names[s] = fmt.Sprintf(" #%d", len(d.names)+1)
	return d.names[s]
}

func dumpText(e Expr) string {
	if e == nil {
		return "-"
	}
	s, _ := exprText(e, true)
	return s
}

func mapText(m *Mapping) string {
	var parts, shadow []string
	wide := false
	for _, x := range m.Dims {
		part := "*"
		if x.Grid >= 0 {
			part = fmt.Sprintf("%d%+d", x.Grid+1, x.Offset)
			part = strings.TrimSuffix(part, "+0")
			if x.Coef != 1 {
				part += fmt.Sprintf(" by %d", x.Coef)
			}
		}
		parts = append(parts, part)
		shadow = append(shadow, fmt.Sprintf("%d:%d", x.ShadowLo, x.ShadowHi))
		wide = wide || x.ShadowLo != 0 || x.ShadowHi != 0
	}
	text := "(" + strings.Join(parts, ",") + ")"
	if wide {
		text += " shadow(" + strings.Join(shadow, ",") + ")"
	}
	return text
}

func independentText(ind *Independent) string {
	if ind == nil {
		return ""
	}
	text := " independent"
	if ind.Array {
		text = " array"
	}
	return text + symbolsText("new", ind.New) + symbolsText("reduction", ind.Reductions) + symbolsText("localize", ind.Localize) + onText(ind.On)
}

func onText(on *On) string {
	if on == nil {
		return ""
	}
	var homes []string
	for _, h := range on.Homes {
		var subs []string
		for k, lo := range h.Elem.Subs {
			if h.Hi[k] != nil {
				subs = append(subs, dumpText(lo)+":"+dumpText(h.Hi[k]))
			} else {
				subs = append(subs, dumpText(lo))
			}
		}
		homes = append(homes, h.Elem.Sym.Name+"("+strings.Join(subs, ",")+")")
	}
	return map[bool]string{true: " on ext(", false: " on home("}[on.Ext] + strings.Join(homes, ",") + ")" + symbolsText("new", on.New)
}

func symbolsText(word string, list []*Symbol) string {
	if len(list) == 0 {
		return ""
	}
	var names []string
	for _, s := range list {
		names = append(names, s.Name)
	}
	return " " + word + "(" + strings.Join(names, ",") + ")"
}
