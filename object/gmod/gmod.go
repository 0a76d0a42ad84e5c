// Package gmod reads the module files of gfortran, version 15 of their format (gfortran 8 to 14), and gives a module in Fortran that says
// the same: constants, types, interfaces of procedures under the names that the linker knows, generic names and operators. What the
// module has besides is left out: variables, procedures bound to types, and what takes a CLASS or an argument of assumed rank.
package gmod

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// IsModule holds for the text of a file that may be one of gfortran's: it is compressed.
func IsModule(text []byte) bool { return bytes.HasPrefix(text, []byte{0x1f, 0x8b}) }

// Module is what a module file says.
type Module struct {
	Text string   // in free form
	Uses []string // modules on which it rests
}

// head begins a module file.
const head = "GFORTRAN module version '15'"

// Read reads the module file of a module.
func Read(name string, packed []byte) (*Module, error) {
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, errDamaged
	}
	text, err := io.ReadAll(z)
	if err != nil {
		return nil, errDamaged
	}
	if !bytes.HasPrefix(text, []byte(head)) {
		return nil, fmt.Errorf("its format is not that of gfortran 8 to 14")
	}
	_, rest, _ := bytes.Cut(text, []byte("\n"))
	lists, err := parse(string(rest))
	if err != nil {
		return nil, err
	}
	if len(lists) != sections {
		return nil, errDamaged
	}
	m := &module{name: strings.ToLower(name), symbols: map[int]*symbol{}, uses: map[string][]string{}}
	if err := m.enter(lists[6], lists[7]); err != nil {
		return nil, err
	}
	return m.write(lists), nil
}

// sections are the lists of a module file: operators, the user's operators, generic names, common blocks, equivalences, reductions,
// symbols, and what names are known for them.
const sections = 8

// module is a module file that is read.
type module struct {
	name    string
	symbols map[int]*symbol
	order   []*symbol
	uses    map[string][]string // what is taken from other modules
}

// symbol is an entity, or a dummy argument or a result of one.
type symbol struct {
	id      int
	name    string
	home    string // its module
	label   string // of BIND(C)
	scope   int    // 1: the module itself
	attr    node
	parts   node // components of a type
	private bool // its components are
	typ     node
	formals node
	value   node // of a constant
	shape   node
	result  int
	local   string // the name by which users of the module know it; "": by none
	begun   bool   // it is a type that is written, or will be before what rests on it
	written bool
}

// enter takes the symbols: each has a number, a name, a module, a label, a scope and a description.
func (m *module) enter(list, names node) error {
	const words = 6
	if len(list.list)%words != 0 {
		return errDamaged
	}
	for k := 0; k < len(list.list); k += words {
		s := &symbol{id: list.at(k).number(), name: strings.ToLower(list.at(k + 1).text), home: list.at(k + 2).text,
			label: list.at(k + 3).text, scope: list.at(k + 4).number()}
		s.describe(list.at(k + 5))
		m.symbols[s.id] = s
		m.order = append(m.order, s)
	}
	for k := 0; k+2 < len(names.list); k += 3 {
		if s := m.symbols[names.at(k+2).number()]; s != nil {
			s.local = strings.ToLower(names.at(k).text)
		}
	}
	return nil
}

func (s *symbol) describe(d node) {
	s.attr, s.parts = d.at(0), d.at(1)
	k := 2
	if !s.parts.empty() {
		s.private = d.at(k).text == "PRIVATE"
		k++
	}
	s.typ, s.formals = d.at(k), d.at(k+3)
	k += 4
	if s.flavor() == "PARAMETER" {
		s.value = d.at(k)
		k++
	}
	s.shape, s.result = d.at(k), d.at(k+1).number()
}

func (s *symbol) flavor() string { return s.attr.at(0).text }

// own holds for what the module itself declares.
func (m *module) own(s *symbol) bool {
	return s.home == m.name && s.scope == 1 && !strings.HasPrefix(s.name, "__")
}

// write gives the module in Fortran.
func (m *module) write(lists []node) *Module {
	body, operators := m.declarations(), m.generics(lists)
	var out strings.Builder
	fmt.Fprintf(&out, "module %s\n", m.name)
	uses := slices.Sorted(maps.Keys(m.uses))
	for _, home := range uses {
		if name, ok := strings.CutPrefix(home, "__"); ok {
			fmt.Fprintf(&out, "  use, intrinsic :: %s\n", name)
			continue
		}
		for _, name := range slices.Compact(slices.Sorted(slices.Values(m.uses[home]))) {
			fmt.Fprintf(&out, "  use %s, only: %s\n", home, name)
		}
	}
	out.WriteString("  implicit none\n")
	out.WriteString(body)
	out.WriteString(operators)
	fmt.Fprintf(&out, "end module %s\n", m.name)
	uses = slices.DeleteFunc(uses, func(home string) bool { return strings.HasPrefix(home, "__") })
	return &Module{out.String(), uses}
}

// declarations writes types, constants and procedures, and takes what the module hands on from others.
func (m *module) declarations() string {
	for _, s := range m.order {
		if s.home != "" && s.home != m.name && s.home != "(intrinsic)" && s.local != "" && !strings.HasPrefix(s.name, "__") && isHandedOn(s) {
			m.take(s)
		}
	}
	var out strings.Builder
	for _, write := range []func(*symbol) string{m.derived, m.constant, m.procedure} {
		for _, s := range m.order {
			if m.own(s) {
				out.WriteString(write(s))
			}
		}
	}
	return out.String()
}

// isHandedOn holds for constants, types and procedures: a generic name that is also that of a type goes with the type.
func isHandedOn(s *symbol) bool {
	switch s.flavor() {
	case "PARAMETER", "DERIVED":
		return true
	case "PROCEDURE":
		return !s.attr.has("GENERIC")
	}
	return false
}

// take notes an entity of another module.
func (m *module) take(s *symbol) {
	text := s.name
	if s.local != "" && s.local != s.name {
		text = s.local + " => " + s.name
	}
	m.uses[s.home] = append(m.uses[s.home], text)
}

// constant writes a named constant.
func (m *module) constant(s *symbol) string {
	if s.flavor() != "PARAMETER" {
		return ""
	}
	typ, ok := m.typeOf(s)
	value, known := m.expr(s.value)
	if !ok || !known {
		return ""
	}
	if s.typ.at(0).text == "CHARACTER" {
		typ = "character(len=*)"
	}
	dims, ok := m.dims(s.shape)
	if !ok {
		return ""
	}
	s.written = true
	return fmt.Sprintf("  %s, parameter%s :: %s%s = %s\n", typ, s.access(), s.name, dims, value)
}

// access says that a name is not for users of the module.
func (s *symbol) access() string {
	if s.local == "" {
		return ", private"
	}
	return ""
}
