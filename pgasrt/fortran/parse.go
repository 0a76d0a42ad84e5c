package fortran

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// declarations is what the header declares, in its order. Names that end in an underscore are its own and left out, as
// are static functions, which have no symbol.
type declarations struct {
	enums     [][]string // "NAME" or "NAME = VALUE"
	structs   []structure
	functions []function
	handles   map[string]bool   // typedef struct x *x
	callbacks map[string]bool   // pointers to functions
	aliases   map[string]string // typedef x y, x no structure: y to x
	constants map[string]int    // enumerators with a value
}

type structure struct {
	name   string
	align  int // 0: natural
	fields []field
}

// field is a component of a structure or a parameter.
type field struct {
	name, ctype string // ctype without const: "int", "void *", "struct pgas_box *"
	length      string // of an array
	constant    bool   // what a pointer points to
}

type function struct {
	name, result string
	params       []field
}

var (
	comments     = regexp.MustCompile(`(?s)/\*.*?\*/`)
	conditionals = regexp.MustCompile(`(?s)#ifdef RT_THREADS.*?#else`)
	directives   = regexp.MustCompile(`(?m)^#(?:.*\\\n)*.*$`)
	spaces       = regexp.MustCompile(`\s+`)
	aliasDecl    = regexp.MustCompile(`^typedef (\w+) (\w+)$`)
	handleDecl   = regexp.MustCompile(`^typedef struct \w+ \*(\w+)$`)
	callbackDecl = regexp.MustCompile(`^typedef .*\(\*(\w+)\) ?\(.*\)$`)
	enumDecl     = regexp.MustCompile(`^(?:typedef )?enum ?\w* ?\{(.*)\} ?\w*$`)
	structDecl   = regexp.MustCompile(`^(?:typedef )?struct (\w+) ?\{(.*)\} ?\w*$`)
	functionDecl = regexp.MustCompile(`^(?:_Noreturn |inline |extern )*([\w ]+?[ *]+)(\w+)\(([^()]*)\)$`)
	fieldDecl    = regexp.MustCompile(`^(.*?[ *])(\w+)(?:\[(\w+)\])?$`)
	pointerDecl  = regexp.MustCompile(`^[\w ]+[ *]\(\*(\w+)\) ?\(.*\)$`)
	alignment    = regexp.MustCompile(`^_Alignas\((\d+)\) `)
)

// statements cuts the header at the semicolons and function bodies outside all braces; the last has no end of its own.
func statements(header string) []string {
	text := comments.ReplaceAllString(header, "")
	text = directives.ReplaceAllString(conditionals.ReplaceAllString(text, ""), "")
	text = spaces.ReplaceAllString(text, " ")
	var list []string
	depth, begin := 0, 0
	for i, c := range text {
		switch c {
		case '{':
			depth++
		case '}':
			depth--
			if depth == 0 && strings.Contains(text[begin:i], "(") && strings.Contains(text[begin:i], ") {") {
				head, _, _ := strings.Cut(text[begin:i], " {")
				list, begin = append(list, strings.TrimSpace(head)), i+1
			}
		case ';':
			if depth == 0 {
				list, begin = append(list, strings.TrimSpace(text[begin:i])), i+1
			}
		}
	}
	return append(list, strings.TrimSpace(text[begin:]))
}

func parse(header string) (*declarations, error) {
	d := &declarations{handles: map[string]bool{}, callbacks: map[string]bool{}, aliases: map[string]string{},
		constants: map[string]int{}}
	for _, s := range statements(header) {
		if err := d.add(s); err != nil {
			return nil, err
		}
	}
	return d, nil
}

func (d *declarations) add(s string) error {
	switch {
	case s == "" || strings.HasPrefix(s, "static ") || strings.HasPrefix(s, "extern "):
	case enumDecl.MatchString(s):
		d.addEnum(enumDecl.FindStringSubmatch(s)[1])
	case structDecl.MatchString(s):
		m := structDecl.FindStringSubmatch(s)
		return d.addStruct(m[1], m[2])
	case handleDecl.MatchString(s):
		name := handleDecl.FindStringSubmatch(s)[1]
		d.handles[name] = true
		d.structs = append(d.structs, structure{name: name, fields: []field{{name: "handle", ctype: "void *"}}})
	case callbackDecl.MatchString(s):
		d.callbacks[callbackDecl.FindStringSubmatch(s)[1]] = true
	case aliasDecl.MatchString(s):
		m := aliasDecl.FindStringSubmatch(s)
		d.addAlias(m[1], m[2])
	case functionDecl.MatchString(s):
		m := functionDecl.FindStringSubmatch(s)
		return d.addFunction(m[1], m[2], m[3])
	default:
		return fmt.Errorf("not understood: %s", s)
	}
	return nil
}

// addAlias gives a structure a second name, which is a type of its own in Fortran.
func (d *declarations) addAlias(name, alias string) {
	for _, s := range d.structs {
		if s.name == name {
			s.name = alias
			d.structs = append(d.structs, s)
			return
		}
	}
	d.aliases[alias] = name
}

func (d *declarations) addEnum(list string) {
	var names []string
	for _, e := range strings.Split(list, ",") {
		e = strings.TrimSpace(e)
		name, value, valued := strings.Cut(e, " = ")
		if e == "" || strings.HasSuffix(name, "_") {
			continue
		}
		if n, err := strconv.Atoi(value); valued && err == nil {
			d.constants[name] = n
		}
		names = append(names, e)
	}
	if len(names) > 0 {
		d.enums = append(d.enums, names)
	}
}

func (d *declarations) addStruct(name, body string) error {
	if strings.HasSuffix(name, "_") {
		return nil
	}
	s := structure{name: name}
	for _, declaration := range strings.Split(body, ";") {
		declaration = strings.TrimSpace(declaration)
		if m := alignment.FindStringSubmatch(declaration); m != nil {
			s.align, _ = strconv.Atoi(m[1])
			declaration = strings.TrimPrefix(declaration, m[0])
		}
		if declaration == "" {
			continue
		}
		fields, err := fieldsOf(declaration)
		if err != nil {
			return fmt.Errorf("struct %s: %w", name, err)
		}
		s.fields = append(s.fields, fields...)
	}
	d.structs = append(d.structs, s)
	return nil
}

// fieldsOf reads "size_t elem_bytes, elems", "const ptrdiff_t *remote_index, *local_index" and "void (*call)(int)".
func fieldsOf(declaration string) (fields []field, err error) {
	if m := pointerDecl.FindStringSubmatch(declaration); m != nil {
		return []field{{name: m[1], ctype: "function *"}}, nil
	}
	parts := strings.Split(declaration, ",")
	first, err := fieldOf(parts[0])
	if err != nil {
		return nil, err
	}
	fields = append(fields, first)
	base := strings.TrimSpace(strings.TrimRight(first.ctype, " *"))
	for _, part := range parts[1:] {
		f, err := fieldOf(base + " " + strings.TrimSpace(part))
		if err != nil {
			return nil, err
		}
		fields = append(fields, f)
	}
	return fields, nil
}

// fieldOf reads one declaration of a component or parameter.
func fieldOf(declaration string) (field, error) {
	declaration = strings.TrimSpace(declaration)
	m := fieldDecl.FindStringSubmatch(declaration)
	if m == nil {
		return field{}, fmt.Errorf("declaration %q is not understood", declaration)
	}
	ctype := strings.TrimSpace(m[1])
	constant := strings.HasPrefix(ctype, "const ")
	ctype = strings.TrimPrefix(ctype, "const ")
	return field{name: m[2], ctype: ctype, length: m[3], constant: constant}, nil
}

func (d *declarations) addFunction(result, name, params string) error {
	if strings.HasSuffix(name, "_") {
		return nil
	}
	f := function{name: name, result: strings.TrimPrefix(strings.TrimSpace(result), "const ")}
	for _, p := range strings.Split(params, ",") {
		if p = strings.TrimSpace(p); p == "void" || p == "" {
			continue
		}
		param, err := fieldOf(p)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		f.params = append(f.params, param)
	}
	d.functions = append(d.functions, f)
	return nil
}

// count is the number of elements of a component.
func (d *declarations) count(f field) int {
	if f.length == "" {
		return 1
	}
	if n, ok := d.constants[f.length]; ok {
		return n
	}
	n, _ := strconv.Atoi(f.length)
	return n
}
