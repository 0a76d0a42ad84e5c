package tree

import (
	"slices"

	"dhpfgo/parse"
)

// HasAttr reports whether one of some attributes is in a list.
func HasAttr(list []parse.Attr, names ...string) bool {
	return slices.ContainsFunc(list, func(a parse.Attr) bool { return slices.Contains(names, a.Name) })
}

// DimsOf gives the bounds that a declaration gives one of its entities: those after its name, or else those of DIMENSION; nil for a
// scalar (Fortran 2008, 5.3.8.1).
func DimsOf(d *parse.TypeDecl, e parse.Entity) []parse.Dim {
	if e.Dims != nil {
		return e.Dims
	}
	if i := slices.IndexFunc(d.Attrs, func(a parse.Attr) bool { return a.Name == "dimension" }); i >= 0 {
		return d.Attrs[i].Dims
	}
	return nil
}

// IsDummy reports whether a name is that of a dummy argument.
func IsDummy(u *parse.Unit, name string) bool {
	return slices.ContainsFunc(u.Args, func(id parse.Ident) bool { return id.Name == name })
}
