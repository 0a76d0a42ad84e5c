package tree

import (
	"reflect"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// Substitute copies statements with designators in place of names. A construct that gives a name a meaning of its own keeps
// it.
func Substitute(body []parse.Stmt, names map[string]parse.Expr) []parse.Stmt {
	s := &substitution{names}
	return s.copy(reflect.ValueOf(body)).Interface().([]parse.Stmt)
}

type substitution struct{ names map[string]parse.Expr }

// without leaves out names that have another meaning.
func (s *substitution) without(list []string) *substitution {
	out := map[string]parse.Expr{}
	for name, x := range s.names {
		out[name] = x
	}
	for _, name := range list {
		delete(out, name)
	}
	return &substitution{out}
}

func (s *substitution) copy(v reflect.Value) reflect.Value {
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return v
		}
		if x, ok := s.replaced(v.Interface()); ok {
			return reflect.ValueOf(x)
		}
		return s.copy(v.Elem())
	case reflect.Pointer:
		return s.copyPointer(v)
	case reflect.Slice:
		if v.IsNil() {
			return v
		}
		out := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		for i := range v.Len() {
			out.Index(i).Set(s.copy(v.Index(i)))
		}
		return out
	case reflect.Struct:
		return s.copyStruct(v)
	}
	return v
}

func (s *substitution) copyPointer(v reflect.Value) reflect.Value {
	if _, file := v.Interface().(*diag.File); file || v.IsNil() {
		return v
	}
	switch x := v.Interface().(type) {
	case *parse.Associate:
		return reflect.ValueOf(s.associate(x))
	case *parse.SelectCase:
		return reflect.ValueOf(s.selectCase(x))
	case *parse.BlockConstruct:
		c := *x
		c.Args = s.copy(reflect.ValueOf(x.Args)).Interface().([]parse.Arg)
		c.EndArgs = s.copy(reflect.ValueOf(x.EndArgs)).Interface().([]parse.Arg)
		c.Coarrays = s.copy(reflect.ValueOf(x.Coarrays)).Interface().([]parse.CoarrayName)
		inner := s.without(DeclaredNames(x.Decls))
		c.Decls = inner.copy(reflect.ValueOf(x.Decls)).Interface().([]parse.Stmt)
		c.Body = inner.copy(reflect.ValueOf(x.Body)).Interface().([]parse.Stmt)
		return reflect.ValueOf(&c)
	}
	out := reflect.New(v.Type().Elem())
	out.Elem().Set(s.copy(v.Elem()))
	return out
}

// associate copies an inner ASSOCIATE: its selectors see the names around, its body its own.
func (s *substitution) associate(x *parse.Associate) *parse.Associate {
	c := *x
	c.List = s.copy(reflect.ValueOf(x.List)).Interface().([]parse.Association)
	var own []string
	for i := range x.List {
		c.List[i].Ident = x.List[i].Ident
		own = append(own, x.List[i].Name)
	}
	c.Body = s.without(own).copy(reflect.ValueOf(x.Body)).Interface().([]parse.Stmt)
	return &c
}

// selectCase copies a SELECT construct: the blocks of SELECT TYPE have their own meaning of its name.
func (s *substitution) selectCase(x *parse.SelectCase) *parse.SelectCase {
	c := *x
	c.X, _ = s.copy(reflect.ValueOf(&x.X).Elem()).Interface().(parse.Expr)
	inner := s.without([]string{x.Name.Name})
	c.Cases = inner.copy(reflect.ValueOf(x.Cases)).Interface().([]parse.Case)
	return &c
}

func (s *substitution) copyStruct(v reflect.Value) reflect.Value {
	if id, ok := v.Interface().(parse.Ident); ok {
		if n, isName := s.names[id.Name].(*parse.Name); isName {
			id.Name = n.Ident
		}
		return reflect.ValueOf(id)
	}
	out := reflect.New(v.Type()).Elem()
	out.Set(v)
	for i := range v.NumField() {
		if v.Type().Field(i).IsExported() {
			out.Field(i).Set(s.copy(v.Field(i)))
		}
	}
	return out
}

// replaced is what stands for a name, with the subscripts of the reference.
func (s *substitution) replaced(x any) (parse.Expr, bool) {
	switch x := x.(type) {
	case *parse.Name:
		if to := s.names[x.Ident]; to != nil {
			return moved(to, x.Pos), true
		}
	case *parse.Ref:
		to := s.names[x.Name]
		if to == nil {
			return nil, false
		}
		args := s.copy(reflect.ValueOf(x.Args)).Interface().([]parse.Arg)
		switch to := to.(type) {
		case *parse.Name:
			return &parse.Ref{Node: x.Node, Name: to.Ident, Params: x.Params, Args: args}, true
		case *parse.Component:
			if to.Args == nil {
				return &parse.Component{Node: x.Node, X: to.X, Name: to.Name, Args: args}, true
			}
		}
		if len(args) == 1 && args[0].Section {
			return &parse.Substring{Node: x.Node, X: to, Sub: args[0]}, true
		}
	}
	return nil, false
}

// moved is a designator that stands at another place in the source.
func moved(x parse.Expr, pos diag.Span) parse.Expr {
	node := parse.Node{Pos: pos}
	switch x := x.(type) {
	case *parse.Name:
		return &parse.Name{Node: node, Ident: x.Ident}
	case *parse.Ref:
		return &parse.Ref{Node: node, Name: x.Name, Args: x.Args}
	case *parse.Component:
		return &parse.Component{Node: node, X: x.X, Name: x.Name, Args: x.Args}
	case *parse.Substring:
		return &parse.Substring{Node: node, X: x.X, Sub: x.Sub}
	}
	return x
}

// DeclaredNames lists the names that declarations give a meaning.
func DeclaredNames(decls []parse.Stmt) []string {
	var out []string
	add := func(list []parse.Entity) {
		for _, e := range list {
			out = append(out, e.Name)
		}
	}
	for _, s := range decls {
		switch s := s.(type) {
		case *parse.TypeDecl:
			add(s.Entities)
		case *parse.AttrDecl:
			add(s.Entities)
		case *parse.ParameterDecl:
			add(s.Entities)
		case *parse.ProcDecl:
			add(s.Entities)
		case *parse.DerivedType:
			out = append(out, s.Name.Name)
		}
	}
	return out
}
