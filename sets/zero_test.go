package sets_test

import (
	"context"
	"dhpfgo/sets"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// zeros holds the zero value of every exported type of the package that a variable can have.
var zeros = []any{
	new(sets.Aff), new(sets.Bound), new(sets.Cond), new(sets.Congruence), new(sets.Constraint), new(sets.Count), new(sets.Expr), new(sets.Floor), new(sets.FloorTerm), new(sets.For), new(sets.If), new(sets.Let),
	new(sets.Loops), new(sets.Map), new(sets.Memo), new(sets.OpError), new(sets.ParseError), new(sets.Piece), new(sets.ScanOptions), new(sets.Set), new(sets.SpaceError), new(sets.Statement), new(sets.Term),
	new(sets.UnionMap), new(sets.UnionSet), new(sets.Vertex), new(sets.Visit),
}

// interfaces have no zero value with methods.
var interfaces = []string{"Node", "Option"}

// TestZeroValues calls every exported method of every exported type on its zero value, with zero arguments and
// none or two that are variadic.
func TestZeroValues(t *testing.T) {
	known := slices.Clone(interfaces)
	for _, p := range zeros {
		v := reflect.ValueOf(p)
		known = append(known, v.Elem().Type().Name())
		for i := range v.NumMethod() {
			for _, more := range []int{0, 2} {
				callMethod(t, v, i, more)
			}
		}
	}
	slices.Sort(known)
	if declared := exportedTypes(t); !slices.Equal(known, declared) {
		t.Errorf("tested    %v\nexported  %v", known, declared)
	}
}

// TestZeroFunctions calls the exported functions with zero values.
func TestZeroFunctions(t *testing.T) {
	for name, f := range map[string]any{
		"Var": sets.Var, "Const": sets.Const, "GE": sets.GE, "LE": sets.LE, "LT": sets.LT, "EQ": sets.EQ, "SetOf": sets.SetOf, "MapOf": sets.MapOf, "UniverseSet": sets.UniverseSet,
		"EmptySet": sets.EmptySet, "NewMemo": sets.NewMemo, "ParseSet": sets.ParseSet, "ParseMap": sets.ParseMap, "ParseUnion": sets.ParseUnion, "Scan": sets.Scan,
		"UnionOf": sets.UnionOf, "UnionOfMaps": sets.UnionOfMaps, "WithLimit": sets.WithLimit, "WithContext": sets.WithContext,
	} {
		for _, more := range []int{0, 2} {
			call(t, name, reflect.ValueOf(f), more)
		}
	}
}

// callMethod calls method i on a fresh value: a method may change it.
func callMethod(t *testing.T, v reflect.Value, i, more int) {
	fresh := reflect.New(v.Elem().Type())
	call(t, methodName(v, i), fresh.Method(i), more)
}

func methodName(v reflect.Value, i int) string {
	return fmt.Sprintf("%s.%s", v.Elem().Type().Name(), v.Type().Method(i).Name)
}

// TestMisfits calls the methods with arguments that do not fit: other tuples, names that do not exist, values with errors.
func TestMisfits(t *testing.T) {
	set, broken := sets.MustSet("[n] -> { A[i, j] : 0 <= i < n and 0 <= j < i and i mod 3 = 1 }"), sets.UniverseSet("i").Project("k")
	m := sets.MustMap("[n] -> { A[i, j] -> [k = floor(i/2)] : 0 <= i < n }")
	s2, m2 := sets.UnionOf(set, sets.UniverseSet("z")), sets.UnionOfMaps(m, m.Inverse())
	pools := map[reflect.Type][]any{
		reflect.TypeFor[sets.Set]():      {sets.Set{}, set, sets.UniverseSet("x"), broken},
		reflect.TypeFor[sets.Map]():      {sets.Map{}, m, m.Inverse(), sets.MustMap("{ [x] -> [x + 1] }")},
		reflect.TypeFor[sets.UnionSet](): {sets.UnionSet{}, s2, sets.UnionOf(broken)},
		reflect.TypeFor[sets.UnionMap](): {sets.UnionMap{}, m2},
		reflect.TypeFor[sets.Piece]():    {sets.Piece{}, set.Pieces()[0]},
		reflect.TypeFor[string]():        {"", "i", "n", "zz"},
		reflect.TypeFor[sets.Aff]():      {sets.Aff{}, sets.Var("i"), sets.Var("zz"), sets.Aff{Terms: []sets.Term{{}}}},
	}
	for receiver, values := range pools {
		if receiver.NumMethod() == 0 {
			continue
		}
		for _, v := range values {
			p := reflect.New(receiver)
			p.Elem().Set(reflect.ValueOf(v))
			for i := range p.NumMethod() {
				for k := range 4 {
					callWith(t, methodName(p, i), p.Method(i), 2, func(in reflect.Type) reflect.Value {
						if pool := pools[in]; pool != nil {
							return reflect.ValueOf(pool[k%len(pool)])
						}
						return reflect.Zero(in)
					})
				}
			}
		}
	}
}

// call calls f with zero arguments, more variadic ones.
func call(t *testing.T, name string, f reflect.Value, more int) {
	callWith(t, name, f, more, reflect.Zero)
}

// callWith calls f with arguments of the types of its parameters, and does with a result what printing and a sequence need.
func callWith(t *testing.T, name string, f reflect.Value, more int, value func(reflect.Type) reflect.Value) {
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("%s with %d more: panic: %v", name, more, r)
		}
	}()
	var args []reflect.Value
	for i := range f.Type().NumIn() {
		in := f.Type().In(i)
		switch {
		case f.Type().IsVariadic() && i == f.Type().NumIn()-1:
			for range more {
				args = append(args, value(in.Elem()))
			}
		case in == reflect.TypeFor[context.Context]():
			args = append(args, reflect.ValueOf(t.Context()))
		case in.Kind() == reflect.Func:
			args = append(args, noop(in))
		default:
			args = append(args, value(in))
		}
	}
	for _, r := range f.Call(args) {
		use(r)
	}
}

// noop returns a function of the type that returns zero values.
func noop(in reflect.Type) reflect.Value {
	return reflect.MakeFunc(in, func([]reflect.Value) []reflect.Value {
		var out []reflect.Value
		for i := range in.NumOut() {
			out = append(out, reflect.Zero(in.Out(i)))
		}
		return out
	})
}

// use prints a result and steps through one that is a sequence.
func use(r reflect.Value) {
	if r.Kind() == reflect.Func && r.Type().NumIn() == 1 && r.Type().In(0).Kind() == reflect.Func && r.Type().NumOut() == 0 {
		r.Call([]reflect.Value{noop(r.Type().In(0))}) // ends at the first element
		return
	}
	if r.Kind() != reflect.Pointer || !r.IsNil() {
		_ = fmt.Sprint(r.Interface())
	}
}

// exportedTypes reads the names of the exported types from the sources.
func exportedTypes(t *testing.T) []string {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.TYPE {
				continue
			}
			for _, s := range g.Specs {
				if n := s.(*ast.TypeSpec).Name; n.IsExported() {
					names[n.Name] = true
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(names))
}
