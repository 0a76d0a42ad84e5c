package pipeline

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// emptyIdle empties the bodies of library procedures that nothing can reach, since no text that can be reached has their names: the
// statements of a large library would be typed only to be dropped. dropUnreached drops what is left of them.
func (c *Compilation) emptyIdle() {
	members := c.members()
	if members == nil {
		return
	}
	m := &mentions{seen: map[string]bool{}, procs: map[string][]*parse.Unit{}, generics: map[string][]*parse.Interface{},
		renamed: map[string][]string{}}
	for symbol := range c.foreign() {
		_, name, inside := strings.Cut(symbol, "_MOD_")
		if !inside {
			name = strings.TrimSuffix(symbol, "_")
		}
		m.word(name)
	}
	for _, t := range c.Trees {
		for _, u := range t.Units {
			if members[t.Source] {
				m.unit(u)
			} else {
				m.part(u)
			}
		}
	}
	m.follow()
	c.idle = map[diag.Span]bool{}
	for name, list := range m.procs {
		for _, u := range list {
			if !m.seen[name] {
				c.idle[u.Pos] = true
				u.Body, u.Contains = nil, nil
			}
		}
	}
}

// members are the files of libraries of which something may be left out, nil if nothing may.
func (c *Compilation) members() map[*diag.File]bool {
	if c.Part || c.foreign() == nil || c.Bag.HasErrors() || !slices.ContainsFunc(c.Sources, func(s Source) bool { return s.Member }) {
		return nil
	}
	out := map[*diag.File]bool{}
	for _, s := range c.Sources {
		out[s.File] = s.Member
	}
	return out
}

// mentions are the words in the parts of a program that can be reached.
type mentions struct {
	seen     map[string]bool
	waiting  []string                      // words whose meanings have not been followed
	procs    map[string][]*parse.Unit      // procedures of libraries
	generics map[string][]*parse.Interface // their named interfaces
	renamed  map[string][]string           // what names stand for that USE gives
}

func (m *mentions) word(name string) {
	if !m.seen[name] {
		m.seen[name] = true
		m.waiting = append(m.waiting, name)
	}
}

func (m *mentions) part(x any) { tree.EveryWord(x, m.word) }

// unit takes a program unit of a library. What modules declare is reached, but for the procedures that are behind a name.
func (m *mentions) unit(u *parse.Unit) {
	switch u.Kind {
	case parse.Module, parse.Submodule:
		for _, d := range u.Decls {
			m.declaration(d)
		}
		m.part(u.Body)
		for _, p := range u.Contains {
			m.procedure(p)
		}
	case parse.Subroutine, parse.Function:
		m.procedure(u)
	default:
		m.part(u)
	}
}

func (m *mentions) declaration(d parse.Stmt) {
	switch d := d.(type) {
	case *parse.Use:
		for _, r := range d.Renames {
			if r.Local.Name != r.Name.Name {
				m.renamed[r.Local.Name] = append(m.renamed[r.Local.Name], r.Name.Name)
			}
		}
	case *parse.AttrDecl:
		if d.Attr != "public" && d.Attr != "private" {
			m.part(d)
		}
	case *parse.Interface:
		switch name := d.Name.Name; {
		case name == "":
			for _, b := range d.Bodies {
				named := *b
				named.Name = ""
				m.part(&named)
			}
			m.part(d.Procs)
		case strings.Contains(name, "("):
			m.part(d)
		default:
			m.generics[name] = append(m.generics[name], d)
		}
	default:
		m.part(d)
	}
}

// procedure takes a procedure of a library. It is always reached if C may call it, or if it has further names.
func (m *mentions) procedure(u *parse.Unit) {
	entries := false
	tree.EveryStmt(u.Body, func(s parse.Stmt) {
		_, entry := s.(*parse.Entry)
		entries = entries || entry
	})
	if entries || tree.HasAttr(u.Prefixes, "bind") {
		m.part(u)
		return
	}
	m.procs[u.Name] = append(m.procs[u.Name], u)
}

// follow takes what the words stand for until there is nothing new.
func (m *mentions) follow() {
	for len(m.waiting) > 0 {
		last := len(m.waiting) - 1
		name := m.waiting[last]
		m.waiting = m.waiting[:last]
		for _, u := range m.procs[name] {
			m.part(u)
		}
		for _, d := range m.generics[name] {
			m.part(d)
		}
		for _, other := range m.renamed[name] {
			m.word(other)
		}
	}
}
