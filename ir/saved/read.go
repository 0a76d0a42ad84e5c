package saved

import (
	"math"
	"reflect"
	"strconv"
	"strings"

	"dhpfgo/ir"
)

// Read reads the text of a saved program into what into points to, which has the type of what was written. The error names the
// line of the text.
func Read(text string, kinds Kinds, into any) (err error) {
	r := &reader{kinds: kinds, labels: map[string]reflect.Value{}}
	r.rest, r.line = text, 1
	defer func() {
		switch f := recover().(type) {
		case nil:
		case fault:
			err = f.error
		default:
			panic(f)
		}
	}()
	if !IsSaved(text) {
		r.fail("the first line must be %s", magic)
	}
	r.cutLine()
	r.heads()
	r.value(reflect.ValueOf(into).Elem())
	if r.blanks(); r.rest != "" {
		r.fail("%.20q stands after the program", r.rest)
	}
	return nil
}

type reader struct {
	scanner
	kinds  Kinds
	labels map[string]reflect.Value // pointers to what has been read after a label
}

// value reads a value of the type of v.
func (r *reader) value(v reflect.Value) {
	switch v.Type() {
	case spanType:
		v.Set(reflect.ValueOf(r.span()))
		return
	case fileType:
		r.expect("file")
		v.Set(reflect.ValueOf(r.file(int(r.int()))))
		return
	case typeType:
		v.Set(reflect.ValueOf(r.typ()))
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		r.pointer(v)
	case reflect.Interface:
		r.named(v)
	case reflect.Struct:
		r.fields(v)
	case reflect.Slice:
		r.list(v)
	case reflect.Map:
		r.dictionary(v)
	default:
		r.scalar(v)
	}
}

// typ reads a Fortran type: real(8), character(5), character(*), or type and the definition.
func (r *reader) typ() ir.Type {
	word := r.word()
	base, ok := bases[word]
	switch {
	case !ok:
		r.fail("%q is no type", word)
	case base == ir.Derived:
		t := ir.Type{Base: base}
		r.pointer(reflect.ValueOf(&t.Derived).Elem())
		return t
	case base == ir.Invalid:
		return ir.Type{}
	}
	r.expect("(")
	t := ir.Type{Base: base}
	switch {
	case base != ir.Character:
		t.Kind = int(r.int())
	case r.accept("*"):
		t.Kind, t.Len = 1, -1
	default:
		t.Kind, t.Len = 1, int(r.int())
	}
	r.expect(")")
	if r.accept("of ") {
		t.Kind = int(r.int())
	}
	return t
}

var bases = map[string]ir.Base{"none": ir.Invalid, "integer": ir.Integer, "real": ir.Real, "complex": ir.Complex,
	"logical": ir.Logical, "character": ir.Character, "type": ir.Derived}

// named reads a value after the name of its type, or the label of one.
func (r *reader) named(v reflect.Value) {
	label, defined := r.label()
	if label != "" && !defined {
		r.set(v, r.labelled(label))
		return
	}
	name := r.word()
	if name == "nil" {
		return
	}
	if plain, ok := plainKinds[name]; ok {
		made := reflect.New(plain).Elem()
		r.scalar(made)
		r.set(v, made)
		return
	}
	t, ok := r.kinds[name]
	if !ok {
		r.fail("there is no kind of node %q", name)
	}
	made := reflect.New(t).Elem()
	if t.Kind() == reflect.Pointer {
		made.Set(reflect.New(t.Elem()))
		r.define(label, made)
		r.fields(made.Elem())
	} else {
		r.fields(made)
	}
	r.set(v, made)
}

func (r *reader) set(v, made reflect.Value) {
	if !made.Type().AssignableTo(v.Type()) {
		r.fail("a %v cannot stand where a %v does", made.Type(), v.Type())
	}
	v.Set(made)
}

func (r *reader) pointer(v reflect.Value) {
	label, defined := r.label()
	switch {
	case label != "" && !defined:
		r.set(v, r.labelled(label))
	case label == "" && r.accept("nil"):
	default:
		made := reflect.New(v.Type().Elem())
		r.define(label, made)
		r.value(made.Elem())
		v.Set(made)
	}
}

// label reads a label if one is next, and whether the value follows.
func (r *reader) label() (label string, defined bool) {
	if !r.accept("#") {
		return "", false
	}
	label = r.word()
	return label, r.accept("=")
}

func (r *reader) define(label string, v reflect.Value) {
	if label == "" {
		return
	}
	if _, ok := r.labels[label]; ok {
		r.fail("the label #%s stands for two values", label)
	}
	r.labels[label] = v
}

func (r *reader) labelled(label string) reflect.Value {
	v, ok := r.labels[label]
	if !ok {
		r.fail("no value has the label #%s so far", label)
	}
	return v
}

func (r *reader) fields(v reflect.Value) {
	r.expect("{")
	for !r.accept("}") {
		name := r.word()
		r.expect(":")
		f, ok := v.Type().FieldByName(name)
		if !ok || !isWritten(f) {
			r.fail("a %s has no field %q", v.Type().Name(), name)
		}
		r.value(v.FieldByIndex(f.Index))
	}
}

func (r *reader) list(v reflect.Value) {
	if r.accept("nil") {
		return
	}
	r.expect("[")
	out := reflect.MakeSlice(v.Type(), 0, 4)
	for !r.accept("]") {
		x := reflect.New(v.Type().Elem()).Elem()
		r.value(x)
		out = reflect.Append(out, x)
	}
	v.Set(out)
}

func (r *reader) dictionary(v reflect.Value) {
	r.expect("{")
	v.Set(reflect.MakeMap(v.Type()))
	for !r.accept("}") {
		key, x := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		r.value(key)
		r.expect(":")
		r.value(x)
		v.SetMapIndex(key, x)
	}
}

func (r *reader) scalar(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(r.quoted())
	case reflect.Bool:
		switch w := r.word(); w {
		case "true", "false":
			v.SetBool(w == "true")
		default:
			r.fail("%q is neither true nor false", w)
		}
	case reflect.Float64:
		v.SetFloat(r.float())
	case reflect.Int, reflect.Int64:
		v.SetInt(r.number(v.Type()))
	default:
		r.fail("values of %v cannot be read", v.Type())
	}
}

// number reads a number or the name of one.
func (r *reader) number(t reflect.Type) int64 {
	r.blanks()
	if !strings.HasPrefix(r.rest, `"`) {
		return r.int()
	}
	name := r.quoted()
	n, ok := number(t, name)
	if !ok {
		r.fail("%q is no value of %v", name, t)
	}
	return n
}

func (r *reader) float() float64 {
	w := r.word()
	if hex, ok := strings.CutPrefix(w, "bits0x"); ok {
		if bits, err := strconv.ParseUint(hex, 16, 64); err == nil {
			return math.Float64frombits(bits)
		}
	}
	x, err := strconv.ParseFloat(w, 64)
	if err != nil {
		r.fail("%q is not a number", w)
	}
	return x
}
