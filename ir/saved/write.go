package saved

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Write gives the text of what root points to. Values of the same contents give the same text.
func Write(root any) string {
	w := &writer{shared: findShared(root), written: map[any]bool{}}
	w.value(reflect.ValueOf(root).Elem(), 0)
	return magic + "\n" + w.shared.heads() + w.out.String() + "\n"
}

type writer struct {
	shared  *shared
	written map[any]bool // the labels whose values are written
	out     strings.Builder
}

func (w *writer) print(parts ...string) {
	for _, p := range parts {
		w.out.WriteString(p)
	}
}

// value writes a value of a type that the reader knows from where it stands.
func (w *writer) value(v reflect.Value, depth int) {
	switch v.Type() {
	case spanType:
		w.print(w.shared.span(v.Interface().(diag.Span)))
		return
	case fileType:
		w.print("file ", strconv.Itoa(w.shared.file(v.Interface().(*diag.File))))
		return
	case typeType:
		w.typ(v.Interface().(ir.Type), depth)
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		w.pointer(v, depth)
	case reflect.Interface:
		if !v.IsNil() {
			w.named(v.Elem(), depth)
		} else {
			w.print("nil")
		}
	case reflect.Struct:
		w.fields(v, depth)
	case reflect.Slice:
		w.list(v, depth)
	case reflect.Map:
		w.dictionary(v, depth)
	default:
		w.print(scalar(v))
	}
}

// typ writes a Fortran type as Fortran does, a derived one by its definition.
func (w *writer) typ(t ir.Type, depth int) {
	switch t.Base {
	case ir.Derived:
		w.print("type ")
		w.pointer(reflect.ValueOf(t.Derived), depth)
	case ir.Invalid:
		w.print("none")
	default:
		if kind := t.Kind; t.Base == ir.Character && kind != 1 {
			t.Kind = 1
			w.print(t.String())
			w.print("of ", strconv.Itoa(kind))
			return
		}
		w.print(t.String())
	}
}

// named writes a value after the name of its type, which the place alone does not tell.
func (w *writer) named(v reflect.Value, depth int) {
	if v.Kind() == reflect.Pointer && w.known(v) {
		return
	}
	if plain, ok := plainOf(v); ok {
		w.print(plain.Type().Name(), " ", scalar(plain))
		return
	}
	w.print(nameOf(v.Type()))
	if v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	w.fields(v, depth)
}

// plainOf gives the value of a field of type any that is no node, as an argument of a reason: of a type of its own without fields,
// the text that it prints.
func plainOf(v reflect.Value) (reflect.Value, bool) {
	t := v.Type()
	switch {
	case t.Kind() == reflect.Struct || t.Kind() == reflect.Pointer:
		return v, false
	case plainKinds[t.Name()] == t:
		return v, true
	}
	return reflect.ValueOf(fmt.Sprint(v.Interface())), true
}

// plainKinds are the types of values in fields of type any, by their names.
var plainKinds = map[string]reflect.Type{"string": reflect.TypeFor[string](), "int": reflect.TypeFor[int](), "int64": reflect.TypeFor[int64](),
	"bool": reflect.TypeFor[bool]()}

func (w *writer) pointer(v reflect.Value, depth int) {
	switch {
	case v.IsNil():
		w.print("nil")
	case !w.known(v):
		w.value(v.Elem(), depth)
	}
}

// known writes the label of a value that several places share, and reports whether that is all.
func (w *writer) known(v reflect.Value) bool {
	label, ok := w.shared.label(v)
	if !ok {
		return false
	}
	w.print("#", label)
	if w.written[label] {
		return true
	}
	w.written[label] = true
	w.print("=")
	return false
}

func (w *writer) fields(v reflect.Value, depth int) {
	w.print("{")
	first, long := true, isLong(v.Type())
	for _, f := range reflect.VisibleFields(v.Type()) {
		if !isWritten(f) || isZero(v.FieldByIndex(f.Index)) {
			continue
		}
		switch {
		case long:
			w.line(depth + 1)
		case !first:
			w.print(" ")
		}
		first = false
		w.print(f.Name, ": ")
		w.value(v.FieldByIndex(f.Index), depth+1)
	}
	if long && !first {
		w.line(depth)
	}
	w.print("}")
}

// isZero holds for what a field has without having been set, which -0.0 is not.
func isZero(v reflect.Value) bool {
	return v.IsZero() && (v.Kind() != reflect.Float64 || !math.Signbit(v.Float()))
}

// isWritten holds for the fields that are a part of the program; those of an embedded struct stand for it.
func isWritten(f reflect.StructField) bool { return f.IsExported() && !f.Anonymous && f.Name != "Decl" }

// isLong holds for structs whose fields get lines of their own.
func isLong(t reflect.Type) bool {
	switch t.Name() {
	case "Program", "Unit", "Saved":
		return true
	}
	return false
}

func (w *writer) line(depth int) { w.print("\n", strings.Repeat(" ", depth)) }

func (w *writer) list(v reflect.Value, depth int) {
	if v.IsNil() {
		w.print("nil")
		return
	}
	lines := hasLines(v.Type().Elem())
	w.print("[")
	for k := range v.Len() {
		switch {
		case lines:
			w.line(depth + 1)
		case k > 0:
			w.print(" ")
		}
		w.value(v.Index(k), depth+1)
	}
	w.print("]")
}

// hasLines holds for the elements of lists that get lines of their own.
func hasLines(t reflect.Type) bool {
	switch nameOf(t) {
	case "Stmt", "Symbol", "Unit", "Branch", "Exchange", "Piece", "Array", "Layout", "Common", "Procedure":
		return true
	}
	return false
}

func (w *writer) dictionary(v reflect.Value, depth int) {
	w.print("{")
	for k, key := range w.shared.sorted(v) {
		if k > 0 {
			w.print(" ")
		}
		w.value(key, depth)
		w.print(": ")
		w.value(v.MapIndex(key), depth)
	}
	w.print("}")
}

// scalar is the text of a number, a truth value or a string.
func scalar(v reflect.Value) string {
	switch v.Kind() {
	case reflect.String:
		return strconv.Quote(v.String())
	case reflect.Bool:
		return strconv.FormatBool(v.Bool())
	case reflect.Float64:
		return float(v.Float())
	case reflect.Int, reflect.Int64:
		if text, ok := word(v); ok {
			return strconv.Quote(text)
		}
		return strconv.FormatInt(v.Int(), 10)
	}
	panic(fmt.Sprintf("saved: no text for values of %v", v.Type()))
}

// float is a decimal number that reads back as the same bits, or the bits.
func float(x float64) string {
	text := strconv.FormatFloat(x, 'g', -1, 64)
	if back, err := strconv.ParseFloat(text, 64); err == nil && math.Float64bits(back) == math.Float64bits(x) {
		return text
	}
	return fmt.Sprintf("bits%#x", math.Float64bits(x))
}

// shared are the values that several pointers point to, in the order in which they are met, and the source files.
type shared struct {
	count  map[any]int // how many pointers lead to a value
	order  map[any]int
	values []reflect.Value // the pointers, in that order
	labels map[any]string
	maps   []reflect.Value
	files  []*diag.File
}

func findShared(root any) *shared {
	s := &shared{count: map[any]int{}, order: map[any]int{}, labels: map[any]string{}}
	s.visit(reflect.ValueOf(root).Elem())
	for k := 0; k < len(s.maps); k++ { // after all else: their order follows from that of their keys
		for _, key := range s.sorted(s.maps[k]) {
			s.visit(key)
			s.visit(s.maps[k].MapIndex(key))
		}
	}
	used := map[string]bool{}
	for _, v := range s.values {
		if s.count[v.Interface()] > 1 {
			s.labels[v.Interface()] = unused(used, v)
		}
	}
	return s
}

// unused is a label that tells something of the value: its name, or that of its type.
func unused(used map[string]bool, v reflect.Value) string {
	base := strings.ToLower(nameOf(v.Type()))
	if f := v.Elem().FieldByName("Name"); f.IsValid() && f.Kind() == reflect.String && f.String() != "" {
		base = strings.Map(inLabel, f.String())
	}
	label := base
	for k := 2; used[label]; k++ {
		label = base + "." + strconv.Itoa(k)
	}
	used[label] = true
	return label
}

// inLabel puts _ in place of what no label holds.
func inLabel(c rune) rune {
	if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '%' {
		return c
	}
	return '_'
}

func (s *shared) visit(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		s.pointer(v)
	case reflect.Interface:
		if !v.IsNil() {
			s.visit(v.Elem())
		}
	case reflect.Struct:
		s.fields(v)
	case reflect.Slice:
		for k := range v.Len() {
			s.visit(v.Index(k))
		}
	case reflect.Map:
		s.maps = append(s.maps, v)
	}
}

func (s *shared) pointer(v reflect.Value) {
	if v.IsNil() {
		return
	}
	if v.Type() == fileType {
		s.file(v.Interface().(*diag.File))
		return
	}
	key := v.Interface()
	if s.count[key]++; s.count[key] == 1 {
		s.order[key] = len(s.values)
		s.values = append(s.values, v)
		s.visit(v.Elem())
	}
}

func (s *shared) fields(v reflect.Value) {
	for _, f := range reflect.VisibleFields(v.Type()) {
		if isWritten(f) {
			s.visit(v.FieldByIndex(f.Index))
		}
	}
}

func (s *shared) label(v reflect.Value) (string, bool) {
	label, ok := s.labels[v.Interface()]
	return label, ok
}

// sorted are the keys of a map: pointers in the order in which they were met.
func (s *shared) sorted(m reflect.Value) []reflect.Value {
	keys := m.MapKeys()
	place := func(key reflect.Value) int {
		if n, ok := s.order[key.Interface()]; ok {
			return n
		}
		return len(s.values)
	}
	slices.SortFunc(keys, func(a, b reflect.Value) int {
		return cmp.Or(cmp.Compare(place(a), place(b)), cmp.Compare(fmt.Sprint(keyName(a)), fmt.Sprint(keyName(b))))
	})
	return keys
}

// keyName is what keys that nothing else leads to are ordered by.
func keyName(key reflect.Value) string {
	for key.Kind() == reflect.Interface || key.Kind() == reflect.Pointer {
		key = key.Elem()
	}
	if key.Kind() == reflect.Struct {
		if f := key.FieldByName("Name"); f.IsValid() {
			return f.String()
		}
	}
	return key.Type().Name()
}

// file is the number of a source file.
func (s *shared) file(f *diag.File) int {
	k := slices.Index(s.files, f)
	if k < 0 {
		k = len(s.files)
		s.files = append(s.files, f)
	}
	return k
}

// heads are the source files: the name, the number of lines, the lines.
func (s *shared) heads() string {
	var b strings.Builder
	for _, f := range s.files {
		lines := strings.Split(string(f.Text), "\n")
		fmt.Fprintf(&b, "file %q %d\n", f.Name, len(lines))
		for _, l := range lines {
			b.WriteString("|" + l + "\n")
		}
	}
	return b.String()
}

// span is the text of a place in the source.
func (s *shared) span(at diag.Span) string {
	if at.File == nil {
		return "nowhere"
	}
	line, col := at.LineCol()
	file := ""
	if k := s.file(at.File); k > 0 {
		file = strconv.Itoa(k) + ":"
	}
	return fmt.Sprintf("@%s%d:%d+%d", file, line, col, at.End-at.Start)
}
