package advise

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// Directive is one to type after a line of a file.
type Directive struct {
	File *diag.File
	Line int
	Text string
}

// widest is the longest line of a directive, for fixed form.
const widest = 72

// Directives lists what to type for a choice, in the order of the lines. An array that has no place for one is an error.
func (g *Graph) Directives(c Choice, files []*parse.File) ([]Directive, error) {
	byUnit := map[*ir.Unit]*scope{}
	var order []*ir.Unit
	for _, a := range g.Arrays {
		formats := g.formats(a, c)
		if formats == nil {
			continue
		}
		for _, n := range a.Names {
			if byUnit[n.Unit] == nil {
				byUnit[n.Unit] = &scope{}
				order = append(order, n.Unit)
			}
			byUnit[n.Unit].add(a, n.Symbol, formats)
		}
	}
	var out []Directive
	for _, u := range order {
		file, line := placeOf(u, files)
		if file == nil {
			return nil, fmt.Errorf("the declarations of '%s' stand in no file that can be edited", u.Name)
		}
		for _, text := range byUnit[u].texts() {
			out = append(out, Directive{file, line, text})
		}
	}
	slices.SortStableFunc(out, func(x, y Directive) int { return x.Line - y.Line })
	return out, nil
}

// scope is what one unit needs.
type scope struct {
	inherit []string
	list    []*member
}

type member struct {
	array   *Array
	symbol  *ir.Symbol
	formats []string
}

func (s *scope) add(a *Array, sym *ir.Symbol, formats []string) {
	if sym.Storage == ir.Argument {
		s.inherit = append(s.inherit, sym.UserName())
		return
	}
	s.list = append(s.list, &member{a, sym, formats})
}

// cut is the number of dimensions that are distributed.
func (m *member) cut() int {
	n := 0
	for _, f := range m.formats {
		if f != "*" {
			n++
		}
	}
	return n
}

// bounds are those of a dimension as text.
func (m *member) bounds(k int) string {
	d := m.symbol.Dims[k]
	if m.symbol.Allocatable || d.Lo == nil || d.Hi == nil {
		return "allocated"
	}
	return ir.ExprString(d.Lo) + ":" + ir.ExprString(d.Hi)
}

// like is equal for arrays that one DISTRIBUTE cuts alike.
func (m *member) like() string {
	text := strings.Join(m.formats, ",")
	for k, f := range m.formats {
		if f != "*" {
			text += " " + m.bounds(k)
		}
	}
	return text
}

// texts are the directives: DISTRIBUTE for the arrays that most dimensions are cut of, ALIGN for those that lie in them, DISTRIBUTE for the rest.
func (s *scope) texts() []string {
	var out []string
	slices.SortStableFunc(s.list, func(a, b *member) int { return b.cut() - a.cut() })
	var heads []*member
	same := map[string][]string{}
	for _, m := range s.list {
		if list, seen := same[m.like()]; seen {
			same[m.like()] = append(list, m.symbol.UserName())
			continue
		}
		if text := m.aligned(heads); text != "" {
			out = append(out, text)
			continue
		}
		heads = append(heads, m)
		same[m.like()] = []string{m.symbol.UserName()}
	}
	var first []string
	for _, h := range heads {
		first = append(first, folded("!HPF$ DISTRIBUTE ("+strings.ToUpper(strings.Join(h.formats, ","))+") :: ", same[h.like()])...)
	}
	return append(append(first, out...), folded("!HPF$ INHERIT :: ", s.inherit)...)
}

// aligned is the directive that puts an array into one of the others, "" where it lies in none.
func (m *member) aligned(heads []*member) string {
	for _, h := range heads {
		if h.array.group != m.array.group || h.symbol.Allocatable != m.symbol.Allocatable || m.symbol.Allocatable {
			continue
		}
		own, target, fits := make([]string, len(m.formats)), make([]string, len(h.formats)), true
		for l := range target {
			target[l] = "*"
		}
		for k, f := range m.formats {
			own[k] = "*"
			l := slices.Index(h.array.class, m.array.class[k])
			if f == "*" {
				continue
			}
			if l < 0 || h.formats[l] != f || h.bounds(l) != m.bounds(k) {
				fits = false
				break
			}
			own[k] = string(rune('i' + k))
			target[l] = own[k]
		}
		if fits {
			return fmt.Sprintf("!HPF$ ALIGN %s(%s) WITH %s(%s)", m.symbol.UserName(), strings.Join(own, ","), h.symbol.UserName(), strings.Join(target, ","))
		}
	}
	return ""
}

// folded puts names after a head, in as many lines as they need.
func folded(head string, names []string) []string {
	var out []string
	for _, n := range names {
		if last := len(out) - 1; last >= 0 && len(out[last])+len(n)+2 <= widest {
			out[last] += ", " + n
		} else {
			out = append(out, head+n)
		}
	}
	return out
}

// placeOf is the line after which directives of a unit may stand: that of its last declaration, or of its head.
func placeOf(u *ir.Unit, files []*parse.File) (*diag.File, int) {
	for _, f := range files {
		if p := innermost(f, f.Units, u.Pos); p != nil {
			return f.Source, lastDeclaration(p, f.Source)
		}
	}
	return nil, 0
}

func innermost(f *parse.File, units []*parse.Unit, at diag.Span) *parse.Unit {
	for _, u := range units {
		if u.Pos.File == f.Source && at.File == f.Source && u.Pos.Start <= at.Start && at.Start <= max(u.EndSpan.End, u.Pos.End) {
			if inner := innermost(f, u.Contains, at); inner != nil {
				return inner
			}
			return u
		}
	}
	return nil
}

func lastDeclaration(u *parse.Unit, file *diag.File) int {
	line := u.Pos.Line()
	for _, d := range u.Decls {
		at := d.Span()
		switch d := d.(type) {
		case *parse.DerivedType:
			at = d.End
		case *parse.Interface:
			at = d.End
		}
		if at.File == file {
			last, _ := file.LineCol(max(at.Start, at.End-1))
			line = max(line, last)
		}
	}
	if len(u.Body) > 0 && u.Body[0].Span().File == file {
		line = min(line, u.Body[0].Span().Line()-1)
	}
	return line
}
