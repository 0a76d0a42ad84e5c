// Package submodule puts the procedures of submodules together, Fortran 2008, 11.2.3: a module declares in interface blocks procedures whose
// bodies stand in a submodule, which sees the names of what it stands under. The interface becomes the head of the body, and the name one of
// the module that declares it.
package submodule

import (
	"slices"

	"dhpfgo/parse"
)

// separated finds interfaces of procedures whose bodies stand elsewhere, by module and name.
type separated map[string]map[string]*parse.Unit

// Join puts the interfaces that modules declare for procedures of submodules together with the bodies. An interface that has no
// body in these files is that of a procedure of the module in another file.
func Join(files []*parse.File) {
	faces, above := separated{}, map[string]string{}
	eachModule(files, func(u *parse.Unit) {
		faces.collect(u)
		if u.Kind == parse.Submodule {
			above[u.ModuleName()] = u.Above().Name
		}
	})
	found := map[*parse.Unit]bool{}
	eachModule(files, func(u *parse.Unit) {
		for _, body := range u.Contains {
			if !body.IsSeparate() {
				continue
			}
			for at, deep := u.ModuleName(), 0; at != "" && deep <= len(above); at, deep = above[at], deep+1 {
				if face := faces[at][body.Name]; face != nil {
					join(body, face, at)
					found[face] = true
					break
				}
			}
		}
	})
	eachModule(files, func(u *parse.Unit) { withoutFaces(u, found) })
}

func eachModule(files []*parse.File, f func(*parse.Unit)) {
	for _, file := range files {
		for _, u := range file.Units {
			if u.Kind == parse.Module || u.Kind == parse.Submodule {
				f(u)
			}
		}
	}
}

func (s separated) collect(u *parse.Unit) {
	for _, d := range u.Decls {
		face, ok := d.(*parse.Interface)
		if !ok || face.Abstract {
			continue
		}
		for _, b := range face.Bodies {
			if !b.IsSeparate() {
				continue
			}
			if s[u.ModuleName()] == nil {
				s[u.ModuleName()] = map[string]*parse.Unit{}
			}
			s[u.ModuleName()][b.Name] = b
		}
	}
}

// join makes a whole procedure of a body and its interface, which the module declares. MODULE PROCEDURE repeats nothing of the interface.
func join(body, face *parse.Unit, module string) {
	body.Declared = module
	if body.Kind == parse.SeparateBody {
		body.Kind, body.Args, body.Result, body.Prefix, body.Prefixes = face.Kind, face.Args, face.Result, face.Prefix, face.Prefixes
		own := body.Decls
		body.Decls = slices.DeleteFunc(slices.Clone(face.Decls), func(s parse.Stmt) bool { _, isImport := s.(*parse.Import); return isImport })
		body.Decls = inOrderOfParts(append(body.Decls, own...))
	}
	body.Prefixes = withoutSeparate(body.Prefixes)
}

// inOrderOfParts puts USE before IMPLICIT before other declarations, Fortran 2008, table 2.1.
func inOrderOfParts(list []parse.Stmt) []parse.Stmt {
	rank := func(s parse.Stmt) int {
		switch s.(type) {
		case *parse.Use:
			return 0
		case *parse.ImplicitDecl:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(list, func(a, b parse.Stmt) int { return rank(a) - rank(b) })
	return list
}

func withoutSeparate(list []parse.Attr) []parse.Attr {
	return slices.DeleteFunc(slices.Clone(list), func(a parse.Attr) bool { return a.Name == parse.SeparateWord })
}

// withoutFaces takes the interfaces that were joined with their bodies out of a module; a generic interface names the procedures in
// their place.
func withoutFaces(u *parse.Unit, found map[*parse.Unit]bool) {
	for _, d := range u.Decls {
		face, ok := d.(*parse.Interface)
		if !ok {
			continue
		}
		face.Bodies = slices.DeleteFunc(face.Bodies, func(b *parse.Unit) bool {
			if b.IsSeparate() && !found[b] { // it sees the names of the module without IMPORT, Fortran 2008, 12.4.3.3
				b.Decls = append([]parse.Stmt{&parse.Import{Base: parse.Base{Pos: b.Pos}}}, b.Decls...)
				b.Prefixes, b.Declared = withoutSeparate(b.Prefixes), u.ModuleName()
			}
			if found[b] && face.Name.Name != "" {
				face.Procs = append(face.Procs, &parse.ProcDecl{Base: parse.Base{Pos: b.Pos}, Module: true,
					Entities: []parse.Entity{{Ident: parse.Ident{Name: b.Name, Pos: b.NameSpan}}}})
			}
			return found[b]
		})
	}
}
