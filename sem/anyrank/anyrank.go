// Package anyrank makes of each procedure with dummy arguments of assumed rank, Fortran 2018, 8.5.8.7, one procedure for each rank that it
// tells apart by SELECT RANK, under a generic name:
//
//	subroutine s(x)                 interface s
//	  real :: x(..)                   module procedure s_rank_1, s_rank_2
//	  select rank (x)        →      end interface
//	  rank (1); A                   subroutine s_rank_1(x)
//	  rank (2); B                     real :: x(:)
//	  end select                      A
//	end subroutine                  end subroutine ...
//
// So a call pays for no test, and what stands in an arm is checked with the rank that it is for.
package anyrank

import (
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

const (
	maxRank     = 7  // of those that no RANK names
	maxVersions = 64 // of one procedure
)

// Split replaces the procedures with dummy arguments of assumed rank.
func Split(files []*parse.File, bag *diag.Bag) {
	modules := map[string]*parse.Unit{}
	for _, f := range files {
		for _, u := range f.Units {
			modules[u.Name] = u
		}
	}
	for _, f := range files {
		for _, u := range f.Units {
			splitInside(u, modules, bag)
		}
	}
}

// splitInside replaces the procedures that a unit contains.
func splitInside(u *parse.Unit, modules map[string]*parse.Unit, bag *diag.Bag) {
	var all []*parse.Unit
	for _, p := range u.Contains {
		splitInside(p, modules, bag)
		made := []*parse.Unit(nil)
		if u.Kind != parse.Module || !refuseBound(p, bag) {
			made = versions(p)
		}
		if made == nil {
			all = append(all, p)
			continue
		}
		all = append(all, made...)
		home := u
		if m := modules[p.Declared]; m != nil {
			home = m
		}
		declare(home, p, made)
	}
	u.Contains = all
	if u.Kind == parse.Module || u.Kind == parse.Submodule {
		splitElsewhere(u, bag)
	}
}

// splitElsewhere replaces the interfaces of procedures of the unit whose bodies stand in a submodule in another file. What these tell
// apart is not known here: a call may have any rank.
func splitElsewhere(u *parse.Unit, bag *diag.Bag) {
	for _, d := range slices.Clone(u.Decls) {
		face, ok := d.(*parse.Interface)
		if !ok || face.Abstract {
			continue
		}
		var all []*parse.Unit
		for _, p := range face.Bodies {
			made := []*parse.Unit(nil)
			if p.Declared != "" && !refuseBound(p, bag) {
				made = versions(p)
			}
			if made == nil {
				all = append(all, p)
				continue
			}
			all = append(all, made...)
			declare(u, p, made)
		}
		face.Bodies = all
	}
}

// refuseBound refuses a procedure of assumed rank that C knows: it has one name there, and gets no version for a rank.
func refuseBound(p *parse.Unit, bag *diag.Bag) bool {
	names, at := anyRanked(p)
	if len(names) == 0 || !slices.ContainsFunc(p.Prefixes, func(a parse.Attr) bool { return a.Name == "bind" }) {
		return false
	}
	bag.Errorf(at, "unsupported", "an argument of assumed rank of '%s', a procedure with BIND(C), is not supported", p.Name).
		Help("pass the address, the rank and the extents")
	return true
}

// versions are the procedures for each choice of ranks; nil for a procedure without dummy arguments of assumed rank, and for one with
// so many choices that only those are made for which a call asks.
func versions(p *parse.Unit) []*parse.Unit {
	names, _ := anyRanked(p)
	if len(names) == 0 {
		return nil
	}
	ranks, count := make([][]int, len(names)), 1.0
	for k, name := range names {
		ranks[k] = ranksOf(p, name, len(names) == 1)
		count *= float64(len(ranks[k]))
	}
	if count > maxVersions {
		p.AnyRanked = names
		return nil
	}
	var out []*parse.Unit
	for _, c := range combinations(ranks) {
		out = append(out, version(p, names, c))
	}
	return out
}

// combinations are the choices of one rank of each list.
func combinations(ranks [][]int) [][]int {
	choices := [][]int{nil}
	for _, list := range ranks {
		var longer [][]int
		for _, c := range choices {
			for _, r := range list {
				longer = append(longer, append(slices.Clone(c), r))
			}
		}
		choices = longer
	}
	return choices
}

// anyRanked lists the dummy arguments of assumed rank.
func anyRanked(p *parse.Unit) (names []string, at diag.Span) {
	for _, d := range p.Decls {
		decl, ok := d.(*parse.TypeDecl)
		if !ok {
			continue
		}
		for _, e := range decl.Entities {
			if dims := tree.DimsOf(decl, e); len(dims) == 1 && dims[0].AnyRank && !dims[0].Deferred && tree.IsDummy(p, e.Name) {
				names, at = append(names, e.Name), dims[0].Pos
			}
		}
	}
	return names, at
}

// ranksOf lists the ranks of an argument that the procedure tells apart, and with others all small ones.
func ranksOf(p *parse.Unit, name string, others bool) []int {
	found := map[int]bool{}
	everySelect(p.Body, func(s *parse.SelectCase) {
		if !selects(s, name) {
			return
		}
		for _, k := range s.Cases {
			for _, r := range k.Ranges {
				if n, ok := rankValue(r); ok {
					found[n] = true
				}
			}
		}
	})
	others = others || len(found) == 0
	for r := 0; r <= maxRank && others; r++ {
		found[r] = true
	}
	var out []int
	for r := range found {
		out = append(out, r)
	}
	slices.Sort(out)
	return out
}

func selects(s *parse.SelectCase, name string) bool {
	n, ok := s.X.(*parse.Name)
	return s.IsRank && ok && n.Ident == name
}

func rankValue(r parse.CaseRange) (int, bool) {
	lit, ok := r.Lo.(*parse.IntLit)
	if !ok || r.Lo != r.Hi {
		return 0, false
	}
	n, err := strconv.Atoi(lit.Text)
	return n, err == nil && n >= 0 && n <= 15
}

// Version is the procedure for the ranks that the arguments of a call have.
func Version(p *parse.Unit, ranks []int) *parse.Unit {
	v := version(p, p.AnyRanked, ranks)
	v.AnyRanked = nil
	return v
}

// version is the procedure for some ranks of its arguments.
func version(p *parse.Unit, names []string, ranks []int) *parse.Unit {
	v := tree.Clone(p)
	v.Name += "%rank"
	v.VersionOf = p.Pos
	for i, name := range names {
		v.Name += "_" + strconv.Itoa(ranks[i])
		giveRank(v, name, ranks[i])
		if ranks[i] == 0 {
			inquireScalar(v, name)
		}
		v.Body = choose(v.Body, name, ranks[i])
		knowRank(v, name, ranks[i])
	}
	v.Body = reached(v.Body)
	if v.Result == nil && v.Kind == parse.Function {
		v.Result = &parse.Ident{Name: p.Name, Pos: p.NameSpan}
	}
	return v
}

// selected reports whether SELECT RANK tells the ranks of an argument apart. Else it takes assumed-size arrays, too, which no RANK (n) names.
func selected(body []parse.Stmt, name string) bool {
	found := false
	everySelect(body, func(s *parse.SelectCase) { found = found || selects(s, name) })
	return found
}

// giveRank declares an argument with a rank, and as many dimensions of assumed shape or that ALLOCATE gives.
func giveRank(v *parse.Unit, name string, rank int) {
	for _, d := range v.Decls {
		decl, ok := d.(*parse.TypeDecl)
		if !ok {
			continue
		}
		ownDims(decl)
		for i := range decl.Entities {
			e := &decl.Entities[i]
			if e.Name != name || len(e.Dims) != 1 {
				continue
			}
			at := e.Dims[0].Pos
			if e.Dims = nil; rank > 0 {
				e.Dims = slices.Repeat([]parse.Dim{{Pos: at, Deferred: true, AnyRank: !selected(v.Body, name)}}, rank)
			}
		}
	}
}

// ownDims says of each entity of a declaration with DIMENSION(..) what it says of all.
func ownDims(decl *parse.TypeDecl) {
	i := slices.IndexFunc(decl.Attrs, func(a parse.Attr) bool { return a.Name == "dimension" && len(a.Dims) == 1 && a.Dims[0].AnyRank })
	if i < 0 {
		return
	}
	for k := range decl.Entities {
		if e := &decl.Entities[k]; e.Dims == nil {
			e.Dims = slices.Clone(decl.Attrs[i].Dims)
		}
	}
	decl.Attrs = slices.Delete(decl.Attrs, i, i+1)
}

// declare makes the name of a procedure that of all its versions: an interface, and in types the bindings.
func declare(home, p *parse.Unit, made []*parse.Unit) {
	names := &parse.ProcDecl{Base: parse.Base{Pos: p.Pos}, Module: true}
	for _, v := range made {
		names.Entities = append(names.Entities, parse.Entity{Ident: parse.Ident{Name: v.Name, Pos: p.NameSpan}})
	}
	for _, d := range home.Decls {
		switch d := d.(type) {
		case *parse.Interface:
			inInterface(d, p.Name, names)
		case *parse.DerivedType:
			bind(d, p.Name, names)
		}
	}
	home.Decls = append(home.Decls, &parse.Interface{Base: parse.Base{Pos: p.Pos}, Name: parse.Ident{Name: p.Name, Pos: p.NameSpan},
		Procs: []parse.Stmt{names}})
}

// inInterface names the versions in a generic interface that names the procedure.
func inInterface(d *parse.Interface, name string, names *parse.ProcDecl) {
	for _, s := range d.Procs {
		if list, ok := s.(*parse.ProcDecl); ok {
			n := len(list.Entities)
			list.Entities = slices.DeleteFunc(list.Entities, func(e parse.Entity) bool { return e.Name == name })
			if len(list.Entities) < n {
				list.Entities = append(list.Entities, names.Entities...)
			}
		}
	}
}

// bind lets a binding of a type to the procedure become a generic one to its versions.
func bind(d *parse.DerivedType, name string, names *parse.ProcDecl) {
	var more []parse.Stmt
	for _, s := range d.Bindings {
		list, ok := s.(*parse.ProcDecl)
		if !ok || list.Interface != nil {
			continue
		}
		var kept []parse.Entity
		for _, e := range list.Entities {
			target, named := e.Init.(*parse.Name)
			if !(e.Init == nil && e.Name == name || named && target.Ident == name) {
				kept = append(kept, e)
				continue
			}
			generic := &parse.GenericBinding{Base: list.Base, Name: e.Ident}
			for _, v := range names.Entities {
				id := parse.Ident{Name: e.Name + strings.TrimPrefix(v.Name, name), Pos: e.Pos}
				kept = append(kept, parse.Entity{Ident: id, Init: &parse.Name{Node: parse.Node{Pos: e.Pos}, Ident: v.Name}})
				generic.Procs = append(generic.Procs, id)
			}
			more = append(more, generic)
		}
		list.Entities = kept
	}
	d.Bindings = append(d.Bindings, more...)
}
