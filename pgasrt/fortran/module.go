// Package fortran makes the Fortran module pgas from pgas.h, so that the two cannot differ, and holds what is written by
// hand beside it in src: slices of symmetric arrays (slices.F90, slices.inc) and transfers of Fortran arrays (descriptor.c).
//
// Each C declaration becomes the Fortran one that ISO_C_BINDING defines as its equal: integers and enumerations by value,
// void pointers as type(c_ptr) by value, pointers to numbers as assumed-size arrays, pointers to structures as arguments
// by reference, handles as a derived type with one component.
package fortran

import (
	"embed"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

//go:embed src
var sources embed.FS

// Write puts all sources into dir: pgas.f90, made from the text of pgas.h, slices.F90, slices.inc and descriptor.c.
func Write(dir, header string) error {
	text, err := Module(header)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "pgas.f90"), []byte(text), 0o600); err != nil {
		return err
	}
	files, err := fs.Sub(sources, "src")
	if err != nil {
		return err
	}
	return os.CopyFS(dir, files)
}

const preamble = `! pgas.f90: pgas.h as a Fortran module; made from it, do not edit. The header says what each call does.
module pgas
  use, intrinsic :: iso_c_binding
  implicit none
  public
`

// Module is the text of the module for the text of pgas.h. An error names a declaration that has no Fortran equal.
func Module(header string) (string, error) {
	d, err := parse(header)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	out.WriteString(preamble)
	for _, e := range d.enums {
		fmt.Fprintf(&out, "\n  enum, bind(c)\n    enumerator :: %s\n  end enum\n", strings.Join(e, ", &\n      "))
	}
	for _, s := range d.structs {
		text, err := d.structText(s)
		if err != nil {
			return "", err
		}
		out.WriteString(text)
	}
	out.WriteString("\n  interface\n")
	for _, f := range d.functions {
		text, err := d.functionText(f)
		if err != nil {
			return "", err
		}
		out.WriteString(text)
	}
	out.WriteString("  end interface\nend module\n")
	return out.String(), nil
}

// scalar is a C type that Fortran has, with its size in bytes.
type scalar struct {
	fortran string
	bytes   int
}

var scalars = map[string]scalar{
	"int": {"integer(c_int)", 4}, "unsigned": {"integer(c_int)", 4}, "int32_t": {"integer(c_int32_t)", 4},
	"uint32_t": {"integer(c_int32_t)", 4}, "int64_t": {"integer(c_int64_t)", 8}, "uint64_t": {"integer(c_int64_t)", 8},
	"size_t": {"integer(c_size_t)", 8}, "ptrdiff_t": {"integer(c_intptr_t)", 8}, "double": {"real(c_double)", 8},
	"char": {"character(kind=c_char)", 1}, "void *": {"type(c_ptr)", 8},
}

// lookup finds the Fortran type of a C type that is no pointer to a structure; enumerations are integers.
func (d *declarations) lookup(ctype string) (scalar, bool) {
	if original, ok := d.aliases[ctype]; ok {
		ctype = original
	}
	if s, ok := scalars[ctype]; ok {
		return s, true
	}
	switch {
	case strings.HasPrefix(ctype, "enum "):
		return scalars["int"], true
	case d.callbacks[ctype]:
		return scalar{"type(c_funptr)", 8}, true
	case d.handles[ctype]:
		return scalar{"type(" + ctype + ")", 8}, true
	}
	name := d.structName(ctype)
	if name == "" {
		return scalar{}, false
	}
	size, _ := d.sizeOf(name)
	return scalar{"type(" + name + ")", size}, true
}

// structName is the name of a structure type: of "struct pgas_box" and of "pgas_event"; empty for others.
func (d *declarations) structName(ctype string) string {
	name := strings.TrimPrefix(ctype, "struct ")
	for _, s := range d.structs {
		if s.name == name {
			return name
		}
	}
	return ""
}

// sizeOf lays a structure out as C does on a 64-bit machine. padding: the bytes after the last field that only an
// alignment asks for, which Fortran would not add by itself.
func (d *declarations) sizeOf(name string) (size, padding int) {
	largest := 1
	for _, s := range d.structs {
		if s.name != name {
			continue
		}
		for _, f := range s.fields {
			kind, _ := d.component(f)
			align := min(kind.bytes, 8)
			largest = max(largest, align)
			size = (size+align-1)/align*align + kind.bytes*d.count(f)
		}
		natural := (size + largest - 1) / largest * largest
		largest = max(largest, s.align)
		size = (size + largest - 1) / largest * largest
		return size, size - natural
	}
	return 0, 0
}

func (d *declarations) structText(s structure) (string, error) {
	var out strings.Builder
	fmt.Fprintf(&out, "\n  type, bind(c) :: %s\n", s.name)
	for _, f := range s.fields {
		kind, ok := d.component(f)
		if !ok {
			return "", fmt.Errorf("struct %s: component %s of type %q has no Fortran equal", s.name, f.name, f.ctype)
		}
		shape := ""
		if f.length != "" {
			shape = "(" + f.length + ")"
		}
		initial := ""
		if kind.fortran == "type(c_ptr)" {
			initial = " = c_null_ptr"
		}
		fmt.Fprintf(&out, "    %s :: %s%s%s\n", kind.fortran, f.name, shape, initial)
	}
	if _, padding := d.sizeOf(s.name); padding > 0 {
		fmt.Fprintf(&out, "    character(kind=c_char), private :: padding(%d)\n", padding)
	}
	out.WriteString("  end type\n")
	return out.String(), nil
}

// component is the type of a component; pointers are addresses there.
func (d *declarations) component(f field) (scalar, bool) {
	if f.ctype == "function *" {
		return scalar{"type(c_funptr)", 8}, true
	}
	if strings.HasSuffix(f.ctype, "*") {
		return scalars["void *"], true
	}
	return d.lookup(f.ctype)
}

// dummy is the Fortran declaration of a parameter.
func (d *declarations) dummy(p field) (string, bool) {
	if kind, ok := d.lookup(p.ctype); ok {
		return fmt.Sprintf("%s, value :: %s", kind.fortran, p.name), true
	}
	pointee := strings.TrimSpace(strings.TrimSuffix(p.ctype, "*"))
	intent := "inout"
	if p.constant {
		intent = "in"
	}
	kind, ok := d.lookup(pointee)
	switch {
	case p.ctype == "char **":
		return "type(c_ptr), value :: " + p.name, true
	case !ok || pointee == p.ctype:
		return "", false
	case d.structName(pointee) != "":
		optional := ""
		if p.name == "done" { // NULL is allowed
			optional = ", optional"
		}
		return fmt.Sprintf("%s, intent(%s)%s :: %s", kind.fortran, intent, optional, p.name), true
	}
	return fmt.Sprintf("%s, intent(%s) :: %s(*)", kind.fortran, intent, p.name), true
}

func (d *declarations) functionText(f function) (string, error) {
	var names, dummies []string
	for _, p := range f.params {
		text, ok := d.dummy(p)
		if !ok {
			return "", fmt.Errorf("%s: parameter %s of type %q has no Fortran equal", f.name, p.name, p.ctype)
		}
		names, dummies = append(names, p.name), append(dummies, "      "+text+"\n")
	}
	head, tail := "subroutine", "    end subroutine\n"
	if f.result != "void" {
		kind, ok := d.lookup(f.result)
		if !ok {
			return "", fmt.Errorf("%s: result of type %q has no Fortran equal", f.name, f.result)
		}
		head, tail = "function", "    end function\n"
		dummies = append(dummies, fmt.Sprintf("      %s :: %s\n", kind.fortran, f.name))
	}
	return fmt.Sprintf("    %s %s(%s) bind(c, name=\"%s\")\n      import\n%s%s", head, f.name, strings.Join(names, ", "), f.name,
		strings.Join(dummies, ""), tail), nil
}
