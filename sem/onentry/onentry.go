// Package onentry lets local arrays of procedures that are aligned with allocatable arrays, which others have allocated, be allocated on entry:
//
//	real :: t(n,n)                    real, allocatable :: t(:,:)
//	!hpf$ align t(i,j) with u(i,j)    !hpf$ align t(i,j) with u(i,j)
//	                                  allocate(t(n,n))
//
// Their layout is that of what exists then.
package onentry

import (
	"slices"

	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// alignedLocals finds them.
type alignedLocals struct {
	modules map[string]*parse.Unit
}

// Allocate rewrites the procedures of the files, and changes nothing a second time.
func Allocate(files []*parse.File) {
	a := alignedLocals{modules: map[string]*parse.Unit{}}
	for _, f := range files {
		for _, u := range f.Units {
			if u.Kind == parse.Module {
				a.modules[u.Name] = u
			}
		}
	}
	for _, f := range files {
		for _, u := range f.Units {
			a.unit(u, nil)
		}
	}
}

func (a alignedLocals) unit(u *parse.Unit, hosts []*parse.Unit) {
	if u.Kind == parse.Subroutine || u.Kind == parse.Function {
		for _, d := range slices.Clone(u.Decls) {
			if al, ok := d.(*parse.Align); ok && !al.Any && al.Parts == nil && a.isAllocated(al.Target.Name, u, hosts) {
				for _, id := range al.Names {
					allocateOnEntry(u, id)
				}
			}
		}
	}
	for _, inner := range u.Contains {
		a.unit(inner, append([]*parse.Unit{u}, hosts...))
	}
}

// isAllocated reports whether a name stands for an allocatable array that a unit did not make: an argument, or one of a module or a host.
func (a alignedLocals) isAllocated(name string, u *parse.Unit, hosts []*parse.Unit) bool {
	if declares(u, name) {
		return isAllocatable(u, name) && tree.IsDummy(u, name)
	}
	if a.usesAllocatable(name, u, 0) {
		return true
	}
	for _, h := range hosts {
		if declares(h, name) {
			return isAllocatable(h, name)
		}
		if a.usesAllocatable(name, h, 0) {
			return true
		}
	}
	return false
}

const deepestUse = 50 // chain of modules; a circle is an error elsewhere

func (a alignedLocals) usesAllocatable(name string, u *parse.Unit, deep int) bool {
	for _, d := range u.Decls {
		use, ok := d.(*parse.Use)
		if !ok || a.modules[use.Module.Name] == nil || deep > deepestUse {
			continue
		}
		there := name
		renamed := slices.IndexFunc(use.Renames, func(r parse.Rename) bool { return r.Local.Name == name })
		if renamed >= 0 {
			there = use.Renames[renamed].Name.Name
		}
		m := a.modules[use.Module.Name]
		if (renamed >= 0 || !use.Only) && (isAllocatable(m, there) || a.usesAllocatable(there, m, deep+1)) {
			return true
		}
	}
	return false
}

func declares(u *parse.Unit, name string) bool {
	return slices.Contains(tree.DeclaredNames(u.Decls), name) || tree.IsDummy(u, name)
}

func isAllocatable(u *parse.Unit, name string) bool {
	d, _ := declarationOf(u, name)
	return d != nil && tree.HasAttr(d.Attrs, "allocatable")
}

// declarationOf is the declaration of the type of a variable, and its place there.
func declarationOf(u *parse.Unit, name string) (*parse.TypeDecl, int) {
	for _, d := range u.Decls {
		if d, ok := d.(*parse.TypeDecl); ok {
			if k := slices.IndexFunc(d.Entities, func(e parse.Entity) bool { return e.Name == name }); k >= 0 {
				return d, k
			}
		}
	}
	return nil, 0
}

// allocateOnEntry makes a local array an allocatable one, if it is nothing but a local array.
func allocateOnEntry(u *parse.Unit, id parse.Ident) {
	d, k := declarationOf(u, id.Name)
	if d == nil || !isPlainLocal(u, d, k) {
		return
	}
	e := d.Entities[k]
	dims := tree.DimsOf(d, e)
	attrs := slices.DeleteFunc(slices.Clone(d.Attrs), func(x parse.Attr) bool { return x.Name == "dimension" })
	if dims == nil || slices.ContainsFunc(dims, func(x parse.Dim) bool { return x.Hi == nil }) {
		return
	}
	e.Dims = nil
	for _, x := range dims {
		e.Dims = append(e.Dims, parse.Dim{Pos: x.Pos, Deferred: true})
	}
	of := &parse.TypeDecl{Base: d.Base, Type: tree.Clone(d.Type), Attrs: append(attrs, parse.Attr{Pos: e.Pos, Name: "allocatable"}), Entities: []parse.Entity{e}}
	rest := *d
	rest.Entities = slices.Delete(slices.Clone(d.Entities), k, k+1)
	at := slices.Index(u.Decls, parse.Stmt(d))
	u.Decls = slices.Clone(u.Decls)
	if u.Decls[at] = of; len(rest.Entities) > 0 {
		u.Decls = slices.Insert(u.Decls, at, parse.Stmt(&rest))
	}
	made := &parse.Allocate{Base: parse.Base{Pos: e.Pos}, Objects: []parse.Entity{{Ident: e.Ident, Dims: tree.Clone(dims)}}}
	u.Body = append([]parse.Stmt{made}, u.Body...)
}

// isPlainLocal reports whether a declared variable is an array of one call, which nothing but its type and mapping is said of.
func isPlainLocal(u *parse.Unit, d *parse.TypeDecl, k int) bool {
	e := d.Entities[k]
	if e.Init != nil || e.Values != nil || e.Codims != nil || tree.IsDummy(u, e.Name) || e.Name == u.Name || u.Result != nil && u.Result.Name == e.Name ||
		slices.ContainsFunc(d.Attrs, func(x parse.Attr) bool { return x.Name != "dimension" && x.Name != "target" }) ||
		slices.ContainsFunc(u.Prefixes, func(x parse.Attr) bool { return x.Name != "recursive" }) {
		return false
	}
	plain := !slices.ContainsFunc(u.Decls, func(other parse.Stmt) bool { return mayStore(other, e.Name) })
	tree.EveryStmt(u.Body, func(st parse.Stmt) {
		_, entry := st.(*parse.Entry)
		_, data := st.(*parse.Data)
		plain = plain && !entry && !data
	})
	return plain
}

// mayStore reports whether a declaration may say where a variable is stored, or what it begins with.
func mayStore(d parse.Stmt, name string) bool {
	switch d := d.(type) {
	case *parse.TypeDecl, *parse.Align, *parse.Use, *parse.Shadow, *parse.Interface, *parse.DerivedType, *parse.Distribute, *parse.ImplicitDecl,
		*parse.ParameterDecl, *parse.Template, *parse.Processors:
		return false
	case *parse.AttrDecl:
		return d.Attr == "save" && len(d.Entities) == 0 || slices.ContainsFunc(d.Entities, func(x parse.Entity) bool { return x.Name == name })
	}
	return true
}
