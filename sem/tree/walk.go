// Package tree walks and rewrites statements as they were written, before names have a meaning.
package tree

import (
	"reflect"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// BlocksIn lists the statement lists inside a statement of the tree.
func BlocksIn(s parse.Stmt) [][]parse.Stmt {
	switch s := s.(type) {
	case *parse.Do:
		return [][]parse.Stmt{s.Body}
	case *parse.Forall:
		return [][]parse.Stmt{s.Body}
	case *parse.If:
		return branchBodies(s.Branches)
	case *parse.Where:
		return branchBodies(s.Branches)
	case *parse.SelectCase:
		var out [][]parse.Stmt
		for i := range s.Cases {
			out = append(out, s.Cases[i].Body)
		}
		return out
	case *parse.Associate:
		return [][]parse.Stmt{s.Body}
	case *parse.BlockConstruct:
		return [][]parse.Stmt{s.Body}
	}
	return nil
}

func branchBodies(list []parse.Branch) [][]parse.Stmt {
	var out [][]parse.Stmt
	for i := range list {
		out = append(out, list[i].Body)
	}
	return out
}

// EveryStmt calls f for all statements of a list and of the blocks inside.
func EveryStmt(list []parse.Stmt, f func(parse.Stmt)) {
	for _, s := range list {
		if s == nil {
			continue
		}
		f(s)
		for _, b := range BlocksIn(s) {
			EveryStmt(b, f)
		}
	}
}

// EveryRef calls f for all references name(args) in a part of the tree.
func EveryRef(part any, f func(*parse.Ref)) {
	EveryPart(part, func(x any) {
		if r, ok := x.(*parse.Ref); ok {
			f(r)
		}
	})
}

// EveryPart calls f for all that the pointers in a part of the tree point to, but source files.
func EveryPart(part any, f func(any)) { everyPart(reflect.ValueOf(part), f) }

func everyPart(v reflect.Value, f func(any)) {
	switch v.Kind() {
	case reflect.Interface:
		everyPart(v.Elem(), f)
	case reflect.Pointer:
		if _, file := v.Interface().(*diag.File); file || v.IsNil() {
			return
		}
		f(v.Interface())
		everyPart(v.Elem(), f)
	case reflect.Slice:
		for i := range v.Len() {
			everyPart(v.Index(i), f)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				everyPart(v.Field(i), f)
			}
		}
	}
}

// EachName calls f for each name that stands in a part of the tree for itself: of variables, procedures, types and dummies of directives, but
// not of components, keywords and constructs.
func EachName(part any, f func(string)) { eachName(reflect.ValueOf(part), f) }

func eachName(v reflect.Value, f func(string)) {
	switch v.Kind() {
	case reflect.Interface:
		eachName(v.Elem(), f)
	case reflect.Pointer:
		if _, file := v.Interface().(*diag.File); !file && !v.IsNil() {
			eachName(v.Elem(), f)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachName(v.Index(i), f)
		}
	case reflect.Struct:
		switch x := v.Interface().(type) {
		case parse.Ident:
			f(x.Name)
			return
		case parse.Name:
			f(x.Ident)
			return
		case parse.Ref:
			f(x.Name)
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				eachName(v.Field(i), f)
			}
		}
	}
}
