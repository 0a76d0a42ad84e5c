package main

import (
	"bytes"
	"go/ast"
	"go/token"
	"go/types"
)

// measures are the numbers of a package, or of several.
type measures struct {
	files, lines, comments int
	functions              []int // lines of each
	arrows, cyclic, back   int   // between files
}

func (m *measures) add(o measures) {
	m.files += o.files
	m.lines += o.lines
	m.comments += o.comments
	m.functions = append(m.functions, o.functions...)
	m.arrows += o.arrows
	m.cyclic += o.cyclic
	m.back += o.back
}

func (p *pkg) measure() measures {
	m := measures{files: len(p.files)}
	for i, file := range p.files {
		m.lines += bytes.Count(p.texts[i], []byte("\n"))
		m.comments += p.commentLines(file)
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok {
				m.functions = append(m.functions, p.lineOf(f.End())-p.lineOf(f.Pos())+1)
			}
		}
	}
	g := p.graph()
	m.arrows, m.cyclic, m.back = g.arrows(), g.cyclic(), g.backUp()
	return m
}

func (p *pkg) lineOf(pos token.Pos) int { return p.set.Position(pos).Line }

// commentLines counts the lines that a comment touches.
func (p *pkg) commentLines(file *ast.File) int {
	touched := map[int]bool{}
	for _, group := range file.Comments {
		for line := p.lineOf(group.Pos()); line <= p.lineOf(group.End()); line++ {
			touched[line] = true
		}
	}
	return len(touched)
}

// graph draws an arrow from each file to those of the package that it names something of.
func (p *pkg) graph() graph {
	g := graph{}
	for name, object := range p.info.Uses {
		if !p.declares(object) {
			continue
		}
		from, to := p.set.Position(name.Pos()).Filename, p.set.Position(object.Pos()).Filename
		if from != to {
			g.add(from, to)
		}
	}
	return g
}

// declares tells of an object of this package that files can have from each other: none that is local to a function.
func (p *pkg) declares(object types.Object) bool {
	if object.Pkg() == nil || object.Pkg() != p.own {
		return false
	}
	switch object := object.(type) {
	case *types.Func:
		return true
	case *types.Var:
		return object.IsField() || object.Parent() == object.Pkg().Scope()
	}
	return object.Parent() == object.Pkg().Scope()
}

// receiver is a type with its methods and the fields that these can name without a further one: embedded structures count with theirs.
type receiver struct {
	name            string
	methods, fields int
}

func (p *pkg) receivers() []receiver {
	var out []receiver
	for _, object := range p.info.Defs {
		named, ok := object.(*types.TypeName)
		if !ok || named.IsAlias() || named.Parent() != named.Pkg().Scope() {
			continue
		}
		t, ok := named.Type().(*types.Named)
		if !ok || t.NumMethods() == 0 {
			continue
		}
		r := receiver{name: p.path + "." + named.Name(), methods: t.NumMethods()}
		if s, ok := t.Underlying().(*types.Struct); ok {
			r.fields = fields(s)
		}
		out = append(out, r)
	}
	return out
}

func fields(s *types.Struct) (count int) {
	for field := range s.Fields() {
		t := field.Type()
		if pointer, ok := t.(*types.Pointer); ok {
			t = pointer.Elem()
		}
		if inner, ok := t.Underlying().(*types.Struct); ok && field.Embedded() {
			count += fields(inner)
		} else {
			count++
		}
	}
	return count
}
