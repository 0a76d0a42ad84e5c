package variant

import (
	"maps"
	"slices"
	"strings"

	"dhpfgo/parse"
)

// directives are those of a program that say where arrays live, with the ranks of all that it declares (0: a scalar).
type directives struct {
	distribute []*parse.Distribute
	aligned    map[string]*parse.Align
	ranks      map[string]int
}

// survey collects them from all units.
func survey(files []*parse.File) *directives {
	w := &directives{aligned: map[string]*parse.Align{}, ranks: map[string]int{}}
	for _, f := range files {
		for _, u := range f.Units {
			w.unit(u)
		}
	}
	return w
}

func (w *directives) unit(u *parse.Unit) {
	for _, st := range u.Decls {
		switch st := st.(type) {
		case *parse.Distribute:
			w.distribute = append(w.distribute, st)
		case *parse.Align:
			for _, n := range st.Names {
				w.aligned[n.Name] = st
			}
		case *parse.Template:
			w.declare(st.Entities, 0)
		case *parse.AttrDecl:
			w.declare(st.Entities, 0)
		case *parse.TypeDecl:
			dims := 0
			for _, a := range st.Attrs {
				dims = max(dims, len(a.Dims))
			}
			w.declare(st.Entities, dims)
		}
	}
	for _, inner := range u.Contains {
		w.unit(inner)
	}
}

func (w *directives) declare(list []parse.Entity, dims int) {
	for _, e := range list {
		rank := dims
		if len(e.Dims) > 0 {
			rank = len(e.Dims)
		}
		w.ranks[e.Name] = max(w.ranks[e.Name], rank)
	}
}

// of lists the directives with formats that distribute an array.
func (w *directives) of(array string) []*parse.Distribute {
	var out []*parse.Distribute
	for _, d := range w.distribute {
		if d.Formats != nil && slices.ContainsFunc(d.Names, func(n parse.Ident) bool { return n.Name == array }) {
			out = append(out, d)
		}
	}
	return out
}

// names are the arrays that have a DISTRIBUTE.
func (w *directives) names() []string {
	out := map[string]bool{}
	for _, d := range w.distribute {
		for _, n := range d.Names {
			out[n.Name] = true
		}
	}
	return slices.Sorted(maps.Keys(out))
}

func (w *directives) have() string {
	if len(w.names()) == 0 {
		return "it has no DISTRIBUTE at all"
	}
	return "DISTRIBUTE is there for " + strings.Join(w.names(), ", ")
}
