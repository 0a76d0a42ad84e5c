package tree

import (
	"reflect"

	"dhpfgo/diag"
)

// Clone copies a part of the tree with all that it is made of; places in the source are shared.
func Clone[T any](part T) T {
	v := reflect.ValueOf(&part).Elem()
	return copies{}.of(v).Interface().(T)
}

// copies finds the copy of what stands in two places: the value of a CASE, say, is its lower and its upper bound.
type copies map[any]reflect.Value

func (c copies) of(v reflect.Value) reflect.Value {
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return v
		}
		out := reflect.New(v.Type()).Elem()
		out.Set(c.of(v.Elem()))
		return out
	case reflect.Pointer:
		if _, file := v.Interface().(*diag.File); file || v.IsNil() {
			return v
		}
		if c[v.Interface()].IsValid() {
			return c[v.Interface()]
		}
		out := reflect.New(v.Type().Elem())
		c[v.Interface()] = out
		out.Elem().Set(c.of(v.Elem()))
		return out
	case reflect.Slice:
		if v.IsNil() {
			return v
		}
		out := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		for i := range v.Len() {
			out.Index(i).Set(c.of(v.Index(i)))
		}
		return out
	case reflect.Struct:
		out := reflect.New(v.Type()).Elem()
		out.Set(v)
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				out.Field(i).Set(c.of(v.Field(i)))
			}
		}
		return out
	}
	return v
}
