package sem

import (
	"reflect"

	"dhpfgo/diag"
)

// symbolsIn is the set of variables that a statement or expression names.
func symbolsIn(x any) map[*Symbol]bool {
	w := &namesIn{symbols: map[*Symbol]bool{}, seen: map[any]bool{}}
	w.walk(reflect.ValueOf(x))
	return w.symbols
}

// calledIn lists the procedures that a statement or expression calls.
func calledIn(x any) []*Procedure {
	w := &namesIn{symbols: map[*Symbol]bool{}, seen: map[any]bool{}}
	w.walk(reflect.ValueOf(x))
	return w.called
}

// namesIn walks through statements and expressions, and into no loop that a jump belongs to.
type namesIn struct {
	symbols map[*Symbol]bool
	called  []*Procedure
	seen    map[any]bool
}

func (w *namesIn) walk(v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			w.walk(v.Elem())
		}
	case reflect.Pointer:
		w.pointer(v)
	case reflect.Slice:
		for i := range v.Len() {
			w.walk(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				w.walk(v.Field(i))
			}
		}
	}
}

func (w *namesIn) pointer(v reflect.Value) {
	if v.IsNil() || w.seen[v.Interface()] {
		return
	}
	w.seen[v.Interface()] = true
	switch p := v.Interface().(type) {
	case *Symbol:
		w.symbols[p] = true
	case *Procedure:
		w.called = append(w.called, p)
	case *Common, *Layout, *Unit, *diag.File, *Jump, *MappingChange:
	default:
		w.walk(v.Elem())
	}
}
