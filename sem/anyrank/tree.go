package anyrank

import (
	"reflect"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

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

// inquireScalar replaces what asks for the shape of an argument that is a scalar: it has one element and no dimensions, Fortran 2018,
// 16.9.109, 16.9.172, 16.9.179 and 16.9.196. An inquiry along a dimension is never asked.
func inquireScalar(v *parse.Unit, name string) {
	everyExpr(reflect.ValueOf(v), func(x parse.Expr) parse.Expr {
		ref, ok := x.(*parse.Ref)
		if !ok || len(ref.Args) == 0 {
			return x
		}
		of, named := ref.Args[0].Value.(*parse.Name)
		if !named || of.Ident != name {
			return x
		}
		switch ref.Name {
		case "size", "lbound", "ubound", "shape":
			return scalarInquiry(ref)
		case "is_contiguous":
			return &parse.LogicalLit{Node: ref.Node, Value: true}
		}
		return x
	}, map[any]bool{})
}

// scalarInquiry is what SIZE, LBOUND, UBOUND or SHAPE say of a scalar, of the kind that is asked for.
func scalarInquiry(ref *parse.Ref) parse.Expr {
	var along bool
	var kind parse.Expr
	for i, a := range ref.Args[1:] {
		if a.Keyword == "kind" || i == 1 || ref.Name == "shape" {
			kind = a.Value
		} else {
			along = true
		}
	}
	if ref.Name != "size" && !along {
		return &parse.ArrayCons{Node: ref.Node, Type: &parse.TypeSpec{Name: "integer", Pos: ref.Pos, Kind: kind}}
	}
	one := &parse.IntLit{Node: ref.Node, Text: "1"}
	if kind == nil {
		return one
	}
	return &parse.Ref{Node: ref.Node, Name: "int", Args: []parse.Arg{{Pos: ref.Pos, Value: one}, {Pos: ref.Pos, Value: kind}}}
}

// everyExpr replaces the expressions in a tree, each once.
func everyExpr(v reflect.Value, f func(parse.Expr) parse.Expr, seen map[any]bool) {
	switch v.Kind() {
	case reflect.Interface:
		if x, ok := v.Interface().(parse.Expr); ok && v.CanSet() && !v.IsNil() {
			v.Set(reflect.ValueOf(f(x)))
		}
		if !v.IsNil() {
			everyExpr(v.Elem(), f, seen)
		}
	case reflect.Pointer:
		if _, file := v.Interface().(*diag.File); file || v.IsNil() || seen[v.Interface()] {
			return
		}
		seen[v.Interface()] = true
		everyExpr(v.Elem(), f, seen)
	case reflect.Slice:
		for i := range v.Len() {
			everyExpr(v.Index(i), f, seen)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				everyExpr(v.Field(i), f, seen)
			}
		}
	}
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
