package tree

import (
	"reflect"
	"sync"

	"dhpfgo/diag"
)

// EveryWord calls f for every text in a part of the tree: for all names, and also for keywords, constants of characters and what else has
// letters. Who needs to know that a name does not occur can rely on it.
func EveryWord(part any, f func(string)) { everyWord(reflect.ValueOf(part), f) }

func everyWord(v reflect.Value, f func(string)) {
	switch v.Kind() {
	case reflect.String:
		f(v.String())
	case reflect.Interface:
		everyWord(v.Elem(), f)
	case reflect.Pointer:
		if v.Type() != fileType && !v.IsNil() {
			everyWord(v.Elem(), f)
		}
	case reflect.Slice:
		for i := range v.Len() {
			everyWord(v.Index(i), f)
		}
	case reflect.Struct:
		for _, i := range wordy(v.Type()) {
			everyWord(v.Field(i), f)
		}
	}
}

var fileType, spanType = reflect.TypeFor[*diag.File](), reflect.TypeFor[diag.Span]()

// wordyFields are the fields of types in which words may be; asking for them takes longer than all else.
var wordyFields sync.Map

func wordy(t reflect.Type) []int {
	if known, ok := wordyFields.Load(t); ok {
		return known.([]int)
	}
	var out []int
	for i := range t.NumField() {
		field := t.Field(i)
		switch field.Type.Kind() {
		case reflect.String, reflect.Interface, reflect.Pointer, reflect.Slice, reflect.Struct:
			if field.IsExported() && field.Type != spanType && field.Type != fileType {
				out = append(out, i)
			}
		}
	}
	wordyFields.Store(t, out)
	return out
}
