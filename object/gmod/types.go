package gmod

import (
	"fmt"
	"strings"
)

// kinds are those that dhpfgo has.
var kinds = map[string]string{"INTEGER": " 1 2 4 8 ", "REAL": " 4 8 ", "COMPLEX": " 4 8 ", "LOGICAL": " 1 2 4 8 ", "CHARACTER": " 1 "}

// typeOf writes the type of a symbol; false for one that is not supported.
func (m *module) typeOf(s *symbol) (string, bool) { return m.typeText(s.typ, s.attr) }

func (m *module) typeText(t, attr node) (string, bool) {
	base, kind := t.at(0).text, t.at(1).text
	switch base {
	case "DERIVED":
		d := m.symbols[t.at(1).number()]
		if d == nil || !m.reach(d) {
			return "", false
		}
		return "type(" + d.known() + ")", true
	case "CHARACTER":
		length, ok := m.length(t)
		return "character(len=" + length + ")", ok && kind == "1"
	}
	if !strings.Contains(kinds[base], " "+kind+" ") {
		return "", false
	}
	return fmt.Sprintf("%s(%s)", strings.ToLower(base), kind), true
}

// length writes the length of a character.
func (m *module) length(t node) (string, bool) {
	switch {
	case t.has("DEFERRED_CL"):
		return ":", true
	case t.at(6).empty() || t.at(6).at(0).empty():
		return "*", true
	}
	return m.expr(t.at(6).at(0))
}

// known is the name by which the module knows an entity.
func (s *symbol) known() string {
	if s.local != "" {
		return s.local
	}
	return s.name
}

// reach holds for a type that the module has, or takes from another one.
func (m *module) reach(d *symbol) bool {
	if d.home == m.name {
		return !d.attr.has("IS_CLASS") && !d.attr.has("VTYPE") && (d.written || d.begun || m.writable(d))
	}
	if d.local == "" {
		m.take(d)
	} else if !isHandedOn(d) {
		return false
	}
	return d.home != "" && d.home != "(intrinsic)"
}

// writable holds for a type all of whose components are supported.
func (m *module) writable(d *symbol) bool {
	d.begun = true
	_, ok := m.typeBody(d)
	d.begun = false
	return ok
}

// derived writes a type without the procedures bound to it, after the types of its components.
func (m *module) derived(s *symbol) string {
	if s.flavor() != "DERIVED" || s.begun || !m.own(s) || !m.reach(s) {
		return ""
	}
	s.begun = true
	var out strings.Builder
	for _, p := range s.parts.list {
		if d := m.symbols[p.at(2).at(1).number()]; p.at(2).at(0).text == "DERIVED" && d != nil {
			out.WriteString(m.derived(d))
		}
	}
	before := out.String()
	out.Reset()
	text, ok := m.typeBody(s)
	if !ok {
		return before
	}
	s.written = true
	return before + text
}

// typeBody writes one type.
func (m *module) typeBody(s *symbol) (string, bool) {
	var out strings.Builder
	head := "  type" + s.access()
	parts := s.parts.list
	if s.attr.at(6).number() > 0 && len(parts) > 0 {
		parent := m.symbols[parts[0].at(2).at(1).number()]
		if parent == nil {
			return "", false
		}
		head += ", extends(" + parent.known() + ")"
		parts = parts[1:]
	}
	for _, w := range []struct{ has, text string }{{"ABSTRACT", ", abstract"}, {"IS_BIND_C", ", bind(c)"}} {
		if s.attr.has(w.has) {
			head += w.text
		}
	}
	fmt.Fprintf(&out, "%s :: %s\n", head, s.name)
	if s.attr.has("SEQUENCE") {
		out.WriteString("    sequence\n")
	}
	for _, p := range parts {
		text, ok := m.component(p)
		if !ok {
			return "", false
		}
		out.WriteString(text)
	}
	return out.String() + "  end type\n", true
}

// component writes a component: number, name, type, shape, kind, parameters, attributes, access, initial value.
func (m *module) component(p node) (string, bool) {
	name, t, attr := strings.ToLower(p.at(1).text), p.at(2), p.at(6)
	typ, ok := m.typeText(t, attr)
	dims, fine := m.dims(p.at(3))
	if !ok || !fine || attr.has("PROC_POINTER") {
		return "", false
	}
	for _, w := range []string{"ALLOCATABLE", "POINTER"} {
		if attr.has(w) {
			typ += ", " + strings.ToLower(w)
		}
	}
	if p.at(7).text == "PRIVATE" {
		typ += ", private"
	}
	initial := ""
	if value := p.at(8); !value.empty() {
		text, ok := m.expr(value)
		if !ok {
			return "", false
		}
		initial = " = " + text
		if attr.has("POINTER") {
			initial = " => null()"
		} else if attr.has("ALLOCATABLE") {
			initial = ""
		}
	}
	return fmt.Sprintf("    %s :: %s%s%s\n", typ, name, dims, initial), true
}

// maxRank is the largest rank that dhpfgo has.
const maxRank = 7

// dims writes the dimensions of an array: rank, corank, kind of the shape, bounds.
func (m *module) dims(shape node) (string, bool) {
	if shape.empty() {
		return "", true
	}
	rank, kind := shape.at(0).number(), shape.at(2).text
	if shape.at(1).number() > 0 || kind == "ASSUMED_RANK" || rank > maxRank {
		return "", false
	}
	var list []string
	for k := range rank {
		lo, hi := shape.at(3+2*k), shape.at(4+2*k)
		low, ok := "", true
		if !lo.empty() && !isOne(lo) {
			low, ok = m.expr(lo)
			low += ":"
		}
		high := ""
		switch {
		case !ok:
			return "", false
		case kind == "DEFERRED" || kind == "ASSUMED_SHAPE":
			if low == "" {
				low = ":"
			}
		case kind == "ASSUMED_SIZE" && k == rank-1:
			high = "*"
		default:
			if high, ok = m.expr(hi); !ok {
				return "", false
			}
		}
		list = append(list, low+high)
	}
	return "(" + strings.Join(list, ",") + ")", true
}

func isOne(n node) bool { return n.at(0).text == "CONSTANT" && n.at(3).text == "1" }
