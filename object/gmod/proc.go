package gmod

import (
	"fmt"
	"strings"
)

// procedure writes the interface of a procedure.
func (m *module) procedure(s *symbol) string {
	if s.flavor() != "PROCEDURE" || s.attr.has("GENERIC") || s.attr.at(2).text != "MODULE-PROC" {
		return ""
	}
	body, ok := m.body(s)
	if !ok {
		return ""
	}
	s.written = true
	kind := "interface"
	if s.attr.has("ABSTRACT") {
		kind = "abstract interface"
	}
	text := "  " + kind + "\n" + body + "  end interface\n"
	if s.local == "" {
		text += "  private :: " + s.name + "\n"
	}
	return text
}

// body writes the head of a procedure and what it says of its arguments and its value.
func (m *module) body(s *symbol) (string, bool) {
	head, word := "    ", "subroutine"
	for _, w := range []string{"ELEMENTAL", "PURE", "RECURSIVE"} {
		if s.attr.has(w) && !(w == "PURE" && s.attr.has("ELEMENTAL")) {
			head += strings.ToLower(w) + " "
		}
	}
	var scalars, out strings.Builder // of arguments: bounds and lengths of others name scalars
	var names []string
	for _, a := range s.formals.list {
		d := m.symbols[a.number()]
		if d == nil {
			return "", false // an alternate return
		}
		text, ok := m.dummy(d)
		if !ok {
			return "", false
		}
		names = append(names, d.name)
		if d.shape.empty() && d.typ.at(0).text == "INTEGER" {
			scalars.WriteString(text)
		} else {
			out.WriteString(text)
		}
	}
	suffix := ""
	if s.attr.has("FUNCTION") {
		r, name := s, s.name
		word = "function"
		if other := m.symbols[s.result]; other != nil && other != s {
			r, name = other, other.name
			suffix = " result(" + name + ")"
		}
		text, ok := m.variable(r, name)
		if !ok {
			return "", false
		}
		out.WriteString(text)
	}
	line := head + word + " " + s.name + "( &\n      " + strings.Join(names, ", &\n      ") + ")" + m.link(s) + suffix + "\n"
	return line + "      import\n" + scalars.String() + out.String() + "    end " + word + "\n", true
}

// link names a procedure for the linker: one of the module itself is no external one.
func (m *module) link(s *symbol) string {
	switch {
	case s.attr.has("ABSTRACT"):
		return ""
	case s.attr.has("IS_BIND_C"):
		return fmt.Sprintf(" bind(c, name='%s')", s.label)
	case s.attr.at(3).text == "DECL":
		return fmt.Sprintf(" bind(gfortran, name='__%s_MOD_%s')", m.name, s.name)
	}
	return ""
}

// dummy writes the declaration of a dummy argument.
func (m *module) dummy(d *symbol) (string, bool) {
	if d.flavor() != "PROCEDURE" {
		return m.variable(d, d.name)
	}
	optional := ""
	if d.attr.has("OPTIONAL") {
		optional = "      optional :: " + d.name + "\n"
	}
	if face := m.symbols[d.typ.at(2).number()]; face != nil {
		return fmt.Sprintf("      procedure(%s) :: %s\n%s", face.known(), d.name, optional), m.own(face) || face.local != ""
	}
	text := "      external " + d.name + "\n" + optional
	if d.attr.has("FUNCTION") {
		typ, ok := m.typeOf(d)
		return "      " + typ + " " + d.name + "\n" + text, ok
	}
	return text, !d.attr.has("PROC_POINTER")
}

// variable writes the declaration of a variable: a dummy argument or the value of a function.
func (m *module) variable(d *symbol, name string) (string, bool) {
	typ, ok := m.typeOf(d)
	dims, fine := m.dims(d.shape)
	if !ok || !fine || d.attr.has("PROC_POINTER") {
		return "", false
	}
	for _, w := range []string{"ALLOCATABLE", "POINTER", "TARGET", "OPTIONAL", "VALUE", "CONTIGUOUS", "ASYNCHRONOUS", "VOLATILE"} {
		if d.attr.has(w) {
			typ += ", " + strings.ToLower(w)
		}
	}
	if intent := d.attr.at(1).text; intent != "UNKNOWN-INTENT" {
		typ += ", intent(" + strings.ToLower(intent) + ")"
	}
	return fmt.Sprintf("      %s :: %s%s\n", typ, name, dims), true
}

// intrinsicOperators are the operators in the order of the first list of a module file; "" for what has no name in Fortran.
var intrinsicOperators = []string{"+", "-", "+", "-", "*", "/", "**", "//", ".and.", ".or.", ".eqv.", ".neqv.", "==", "/=", ">", ">=", "<", "<=",
	"==", "/=", ">", ">=", "<", "<=", ".not.", "=", ""}

// generics writes generic names and operators.
func (m *module) generics(lists []node) string {
	var out strings.Builder
	for k, l := range lists[0].list {
		if k >= len(intrinsicOperators) || intrinsicOperators[k] == "" {
			continue
		}
		name := "operator(" + intrinsicOperators[k] + ")"
		if intrinsicOperators[k] == "=" {
			name = "assignment(=)"
		}
		out.WriteString(m.generic(name, l.list))
	}
	for _, l := range lists[1].list {
		out.WriteString(m.generic("operator(."+l.at(0).text+".)", l.list[min(2, len(l.list)):]))
	}
	for _, l := range lists[2].list {
		name, home := l.at(0).text, l.at(1).text
		switch {
		case strings.HasPrefix(home, "__"):
		case home != m.name && home != "":
			m.uses[home] = append(m.uses[home], name)
		default:
			out.WriteString(m.generic(name, l.list[min(2, len(l.list)):]))
		}
	}
	return out.String()
}

// generic writes the procedures of a generic name that the module has.
func (m *module) generic(name string, ids []node) string {
	var out strings.Builder
	for _, id := range ids {
		s := m.symbols[id.number()]
		switch {
		case s == nil || s.flavor() != "PROCEDURE":
			continue
		case s.home != m.name && s.home != "":
			m.take(s)
		case !s.written:
			continue
		}
		fmt.Fprintf(&out, "    procedure :: %s\n", s.known())
	}
	if out.Len() == 0 {
		return ""
	}
	return "  interface " + name + "\n" + out.String() + "  end interface\n"
}
