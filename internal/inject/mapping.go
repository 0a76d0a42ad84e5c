package inject

import (
	"fmt"
	"math/rand"
	"strconv"
	"strings"

	"dhpfgo/parse"
)

// directives chooses the mappings of the arrays of a unit.
func (s *scope) directives() []string {
	var out []string
	for i, a := range s.arrays {
		r := s.random(a.key...)
		if r.Intn(10) == 0 {
			continue
		}
		lines, moves := s.mapping(r, a, s.arrays[:i])
		if lines == nil {
			continue
		}
		s.mapped[a.name] = true
		out = append(out, lines...)
		if moves {
			s.movable = append(s.movable, a)
			out = append(out, "dynamic "+a.name)
		}
	}
	return out
}

// mapping gives the directives of one array and whether it may be made dynamic.
func (s *scope) mapping(r *rand.Rand, a *array, others []*array) (lines []string, moves bool) {
	if a.assumedSize() && r.Intn(10) > 0 {
		return nil, false
	}
	if a.dummy && r.Intn(2) == 0 {
		forms := []string{"inherit " + a.name, "distribute " + a.name + " * onto *", "distribute " + a.name + " *"}
		return forms[r.Intn(3):][:1], false
	}
	if a.explicit() && !a.common && !a.dummy {
		switch r.Intn(10) {
		case 0, 1, 2:
			return s.alignTemplate(r, a), false
		case 3:
			if lines := s.alignArray(r, a, others); lines != nil {
				return lines, false
			}
		}
	}
	lines = s.distribute(r, a, "distribute")
	if !a.common && r.Intn(6) == 0 {
		lines = append(lines, s.shadow(r, a))
	}
	moves = !a.shared && !a.deferred && a.explicit() && r.Intn(3) == 0
	if moves && r.Intn(2) == 0 {
		a.onto = s.fresh("q", a.key...)
		lines = append(lines, fmt.Sprintf("processors %s(%d)", a.onto, 1+r.Intn(4)))
	}
	if moves && r.Intn(2) == 0 && len(a.dims) <= len(dummies) {
		places := s.alignTemplate(r, a)
		a.realign = "re" + places[2]
		lines = append(lines, places[:2]...)
	}
	return lines, moves
}

// distribute gives a directive with formats for each dimension, and the declarations that it needs before it. The
// verb is DISTRIBUTE or REDISTRIBUTE; the latter needs no declarations.
func (s *scope) distribute(r *rand.Rand, a *array, verb string) []string {
	formats, cut := s.formats(r, a)
	if cut > 1 && s.random(append([]string{"multi", verb}, a.key...)...).Intn(3) == 0 {
		return s.multi(a, verb, formats)
	}
	directive := fmt.Sprintf("%s %s(%s)", verb, a.name, strings.Join(formats, ","))
	switch {
	case verb != "distribute" && cut == 1 && a.onto != "" && r.Intn(2) == 0:
		return []string{directive + " onto " + a.onto}
	case verb != "distribute" && a.realign != "" && r.Intn(3) == 0:
		return []string{a.realign}
	case verb != "distribute" || cut == 0:
		return []string{directive}
	}
	var lines []string
	var extents []string
	onto := r.Intn(2) == 0
	first := true
	for d, f := range formats {
		if f == "*" {
			continue
		}
		n := 1 + r.Intn(3)
		extents = append(extents, strconv.Itoa(n))
		if length, ok := 0, false; f == "block" && a.explicit() && r.Intn(4) == 0 {
			if length, ok = a.literal(d); ok && first {
				sizes := s.fresh("s", append(a.key, verb)...)
				lines = append(lines, genBlock(r, sizes, length, n))
				formats[d], onto, first = "gen_block("+sizes+")", true, false
			}
		}
		if f == "block" && formats[d] == f && onto && a.explicit() && r.Intn(3) == 0 {
			formats[d] = fmt.Sprintf("block(max(1,(%s+%d)/%d))", a.extent(d), n-1+r.Intn(2)*n, n)
		}
	}
	directive = fmt.Sprintf("%s %s(%s)", verb, a.name, strings.Join(formats, ","))
	if onto {
		p := s.fresh("p", append(a.key, verb)...)
		lines = append(lines, fmt.Sprintf("processors %s(%s)", p, strings.Join(extents, ",")))
		directive += " onto " + p
	}
	return append(lines, directive)
}

// multi distributes by MULTI what formats cut.
func (s *scope) multi(a *array, verb string, formats []string) []string {
	for d, f := range formats {
		if f != "*" {
			formats[d] = "multi"
		}
	}
	directive := fmt.Sprintf("%s %s(%s)", verb, a.name, strings.Join(formats, ","))
	n := s.random(append([]string{"multi onto", verb}, a.key...)...).Intn(8)
	if verb != "distribute" || n < 4 {
		return []string{directive}
	}
	p := s.fresh("p", append(a.key, verb)...)
	return []string{fmt.Sprintf("processors %s(%d)", p, n-2), directive + " onto " + p}
}

// genBlock declares the sizes of n blocks that cover a length.
func genBlock(r *rand.Rand, name string, length, n int) string {
	sizes := make([]string, n)
	left := length
	for i := range sizes {
		size := r.Intn(left + 1)
		if i == n-1 {
			size = left
		}
		left -= size
		sizes[i] = strconv.Itoa(size)
	}
	return fmt.Sprintf(" integer, parameter :: %s(%d) = (/%s/)", name, n, strings.Join(sizes, ","))
}

// formats chooses a distribution format for each dimension and says how many of them cut it.
func (s *scope) formats(r *rand.Rand, a *array) (formats []string, cut int) {
	formats = make([]string, len(a.dims))
	for i := range formats {
		formats[i] = "*"
	}
	cut = min(1, len(a.dims))
	if len(a.dims) > 1 && r.Intn(2) == 0 {
		cut = 2 + r.Intn(min(2, len(a.dims)-1))
	}
	for _, d := range r.Perm(len(a.dims))[:cut] {
		formats[d] = []string{"block", "block", "block", "cyclic", "cyclic(2)", "cyclic(3)"}[r.Intn(6)]
	}
	return formats, cut
}

func (s *scope) shadow(r *rand.Rand, a *array) string {
	widths := make([]string, len(a.dims))
	for i := range widths {
		widths[i] = []string{"1", "0:1", "2:1", "0"}[r.Intn(4)]
	}
	return fmt.Sprintf("shadow %s(%s)", a.name, strings.Join(widths, ","))
}

// components maps some of the array components of derived types.
func (s *scope) components() {
	for _, d := range s.unit.Decls {
		t, ok := d.(*parse.DerivedType)
		if !ok || t.End.File != s.file || len(t.Attrs) > 0 || len(t.Bindings) > 0 {
			continue
		}
		end := 0 // CONTAINS may stand before END TYPE
		inner := s.newScope(&parse.Unit{Name: t.Name.Name})
		for _, c := range t.Components {
			inner.declaration(c)
			last, _ := s.file.LineCol(c.Span().End)
			end = last + 1
		}
		for _, name := range inner.order {
			a := inner.array(name)
			if r := s.random("component", t.Name.Name, name); a != nil && r.Intn(2) == 0 {
				formats, _ := inner.formats(r, a)
				s.add(end, fmt.Sprintf("distribute %s(%s)", name, strings.Join(formats, ",")))
				s.mapped[name] = true
			}
		}
	}
}
