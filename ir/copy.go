package ir

import (
	"reflect"

	"dhpfgo/diag"
)

// CopyBody makes a copy of statements in which symbols stand for others: a variable in symbols is replaced by the other
// one, the value of a variable in values by a copy of that expression. Procedures, common blocks and layouts are shared.
func CopyBody(body []Stmt, symbols map[*Symbol]*Symbol, values map[*Symbol]Expr) []Stmt {
	c := &copier{symbols: symbols, values: values, done: map[any]reflect.Value{}}
	return c.copy(reflect.ValueOf(body)).Interface().([]Stmt)
}

// CopyAny makes a copy of a part of a program, whatever its form, in which symbols stand for others.
func CopyAny(x any, symbols map[*Symbol]*Symbol) any {
	c := &copier{symbols: symbols, done: map[any]reflect.Value{}}
	return c.copy(reflect.ValueOf(x)).Interface()
}

type copier struct {
	symbols  map[*Symbol]*Symbol
	values   map[*Symbol]Expr
	views    map[*Symbol]*ArrayView
	procs    map[*Procedure]*Procedure
	expr     func(Expr) Expr
	done     map[any]reflect.Value // copies of what several places point to
	otherUse bool                  // an array in views is used otherwise than by elements and sections
}

func (c *copier) copy(v reflect.Value) reflect.Value {
	switch v.Kind() {
	case reflect.Interface:
		return c.copyInterface(v)
	case reflect.Pointer:
		return c.copyPointer(v)
	case reflect.Slice:
		if v.IsNil() {
			return v
		}
		out := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		for i := range v.Len() {
			out.Index(i).Set(c.copy(v.Index(i)))
		}
		return out
	case reflect.Struct:
		c.noteOtherUse(v.Interface())
		out := reflect.New(v.Type()).Elem()
		out.Set(v)
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				out.Field(i).Set(c.copy(v.Field(i)))
			}
		}
		return out
	}
	return v
}

func (c *copier) copyInterface(v reflect.Value) reflect.Value {
	if v.IsNil() {
		return v
	}
	if x, ok := v.Interface().(*Var); ok && c.values[x.Sym] != nil {
		return reflect.ValueOf(CloneExpr(c.values[x.Sym]))
	}
	out := c.copy(v.Elem())
	if e, ok := out.Interface().(Expr); ok && c.expr != nil {
		if x := c.expr(e); x != nil {
			return reflect.ValueOf(x)
		}
	}
	return out
}

func (c *copier) copyPointer(v reflect.Value) reflect.Value {
	c.noteOtherUse(v.Interface())
	switch p := v.Interface().(type) {
	case *Symbol:
		if s := c.symbols[p]; s != nil {
			return reflect.ValueOf(s)
		}
		return v
	case *Procedure:
		if q := c.procs[p]; q != nil {
			return reflect.ValueOf(q)
		}
		return v
	case *Common, *Layout, *Unit, *DerivedType, *Component, *diag.File:
		return v
	}
	if v.IsNil() {
		return v
	}
	if out, ok := c.done[v.Interface()]; ok {
		return out
	}
	if out, ok := c.viewed(v.Interface()); ok {
		c.done[v.Interface()] = out
		return out
	}
	out := reflect.New(v.Type().Elem())
	c.done[v.Interface()] = out
	out.Elem().Set(c.copy(v.Elem()))
	return out
}
