// Package saved writes a program of any level as text without loss, and reads it back: a step can be run on a program that was
// kept from an earlier run, or that a test holds.
//
// The text is a tree of the structs of package ir, each field by its name, fields that are zero left out:
//
//	Assign{Pos: @5:3+12 LHS: Elem{Sym: #y Subs: [Var{Sym: #i}]} RHS: Const{T: real(4) R: 2.5}}
//
// What several places share (variables, procedures, layouts, loops that are left) is written where it is met first, after a
// label, #y={Name: "y" …}, and by the label alone elsewhere. A place in the source is @line:column+bytes, with the number of the
// file in front where that is not the first one. The texts of the source files stand at the head, so that messages show them.
// Fields without capital are not written: they hold what a package keeps for itself.
package saved

import (
	"fmt"
	"reflect"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Kinds are the types that stand in fields of interface types, by the names under which they are written.
type Kinds map[string]reflect.Type

// KindsOf lists the kinds of the nodes of package ir and those given, which are values of the types.
func KindsOf(more ...any) Kinds {
	out := Kinds{"Pointed": reflect.TypeFor[ir.Pointed]()}
	for _, n := range ir.Kinds() {
		out.add(n)
	}
	for _, n := range more {
		out.add(n)
	}
	return out
}

func (k Kinds) add(value any) {
	t := reflect.TypeOf(value)
	k[nameOf(t)] = t
}

// nameOf is the name of a type or of what it points to.
func nameOf(t reflect.Type) string {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.Name()
}

// The types with a text of their own.
var (
	spanType = reflect.TypeFor[diag.Span]()
	fileType = reflect.TypeFor[*diag.File]()
	typeType = reflect.TypeFor[ir.Type]()
)

// magic is the first line of a saved program.
const magic = "! dhpfgo saved program 1"

// IsSaved reports whether a text is a saved program.
func IsSaved(text string) bool { return strings.HasPrefix(text, magic+"\n") }

// word is the text of a value of a type with names for its values, if the name stands for this value alone among the first 64.
func word(v reflect.Value) (string, bool) {
	s, ok := v.Interface().(fmt.Stringer)
	if !ok || v.Int() < 0 || v.Int() >= names {
		return "", false
	}
	text, ok := textOf(s)
	n, found := number(v.Type(), text)
	return text, ok && found && n == v.Int()
}

// names is the number of values of a type that may have names.
const names = 64

// number is the value of a type that has a name.
func number(t reflect.Type, name string) (int64, bool) {
	for n := range int64(names) {
		v := reflect.New(t).Elem()
		v.SetInt(n)
		text, ok := textOf(v.Interface().(fmt.Stringer))
		if !ok {
			return 0, false
		}
		if text == name {
			return n, true
		}
	}
	return 0, false
}

// textOf is the text of a value; not ok where the value has none and the method panics.
func textOf(s fmt.Stringer) (text string, ok bool) {
	defer func() { ok = recover() == nil && text != "" }()
	return s.String(), true
}
