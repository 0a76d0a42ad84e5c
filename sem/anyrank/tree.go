package anyrank

import (
	"reflect"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// clone copies a unit with all that it is made of; places in the source are shared.
func clone(u *parse.Unit) *parse.Unit {
	return copies{}.of(reflect.ValueOf(u)).Interface().(*parse.Unit)
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

// everySelect calls f for the SELECT constructs in a list of statements.
func everySelect(body []parse.Stmt, f func(*parse.SelectCase)) {
	for _, st := range body {
		if s, ok := st.(*parse.SelectCase); ok {
			f(s)
		}
		for _, b := range blocks(st) {
			everySelect(*b, f)
		}
	}
}

// choose replaces each SELECT RANK of an argument by the arm for a rank.
func choose(body []parse.Stmt, name string, rank int) []parse.Stmt {
	var out []parse.Stmt
	for _, st := range body {
		for _, b := range blocks(st) {
			*b = choose(*b, name, rank)
		}
		s, ok := st.(*parse.SelectCase)
		if !ok || !selects(s, name) {
			out = append(out, st)
			continue
		}
		inner := armFor(s, rank)
		if s.Name.Name != name {
			inner = []parse.Stmt{&parse.Associate{Base: parse.Base{Pos: s.Pos}, List: []parse.Association{{Ident: s.Name, X: s.X}}, Body: inner, End: s.End}}
		}
		if s.Block != "" || s.Lab != 0 {
			inner = []parse.Stmt{&parse.BlockConstruct{Base: s.Base, Body: inner, End: s.End}}
		}
		out = append(out, inner...)
	}
	return out
}

// armFor is the arm for a rank, or RANK DEFAULT.
func armFor(s *parse.SelectCase, rank int) []parse.Stmt {
	var other []parse.Stmt
	for _, k := range s.Cases {
		if k.Ranges == nil {
			other = k.Body
		}
		for _, r := range k.Ranges {
			if n, ok := rankValue(r); ok && n == rank {
				return k.Body
			}
		}
	}
	return other
}

// blocks are the lists of statements inside a construct.
func blocks(st parse.Stmt) (out []*[]parse.Stmt) {
	switch st := st.(type) {
	case *parse.Do:
		return []*[]parse.Stmt{&st.Body}
	case *parse.If:
		for i := range st.Branches {
			out = append(out, &st.Branches[i].Body)
		}
	case *parse.SelectCase:
		for i := range st.Cases {
			out = append(out, &st.Cases[i].Body)
		}
	case *parse.Associate:
		return []*[]parse.Stmt{&st.Body}
	case *parse.BlockConstruct:
		return []*[]parse.Stmt{&st.Body}
	}
	return out
}
