// Package inject puts HPF mapping directives into Fortran programs that have none. What the program prints must not
// change: the compiler gives the same answer, or it refuses the directives with the rule that they break.
package inject

import (
	"hash/fnv"
	"math/rand"
	"path/filepath"
	"slices"
	"sort"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// Options say which directives are chosen.
type Options struct {
	Seed int64
	Skip map[string]bool // names in lower case of arrays that get none
}

// Text returns the text of a parsed file with directives after its declarations and between its statements, and the
// names in lower case of the arrays that they map. What one array gets depends on the seed and on its own name and
// shape alone, so that leaving out another one changes nothing for it.
func Text(f *parse.File, o Options) (text string, names []string) {
	j := &injector{file: f.Source, options: o, mapped: map[string]bool{}, before: map[int][]string{}, bodies: map[string]bool{}}
	switch strings.ToLower(filepath.Ext(f.Source.Name)) {
	case ".f", ".for", ".ftn":
		j.fixed = true
	}
	if slices.ContainsFunc(f.Units, isMapped) {
		return string(f.Source.Text), nil
	}
	for _, u := range f.Units {
		j.interfaceBodies(u)
	}
	for _, u := range f.Units {
		j.unit(u, nil)
	}
	for name := range j.mapped {
		names = append(names, name)
	}
	sort.Strings(names)
	return j.text(string(j.file.Text)), names
}

// injector collects the lines that are put into a file.
type injector struct {
	file    *diag.File
	fixed   bool
	options Options
	mapped  map[string]bool
	before  map[int][]string // number of a line: what goes before it
	bodies  map[string]bool  // procedures that an interface block describes
}

// random gives the choices for one thing of the program: the same for the same seed and key.
func (j *injector) random(key ...string) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(filepath.Base(j.file.Name) + "|" + strings.Join(key, "|")))
	return rand.New(rand.NewSource(j.options.Seed ^ int64(h.Sum64())))
}

// fresh makes up a name. The number of the line keeps the names of one array the same when others are left out.
func (j *injector) fresh(kind string, key ...string) string {
	return "inj_" + kind + strconv.Itoa(int(j.random(key...).Int31n(1e9)))
}

// unit puts directives into a unit and those that it contains. Outer are the arrays of its hosts that may move.
func (j *injector) unit(u *parse.Unit, outer []*array) {
	if u.Pos.File != j.file {
		return
	}
	s := j.scope(u)
	line, ok := j.endOfDeclarations(u)
	if ok {
		j.add(line, s.directives()...)
		s.components()
	}
	var movable []*array
	for _, a := range outer {
		if !s.declared[a.name] {
			movable = append(movable, a)
		}
	}
	movable = append(movable, s.movable...)
	if !isPure(u) {
		j.moves(u, s.statements(), movable)
	}
	for _, c := range u.Contains {
		j.unit(c, movable)
	}
}

func isPure(u *parse.Unit) bool {
	for _, p := range u.Prefixes {
		if p.Name == "pure" || p.Name == "elemental" || p.Name == "extrinsic" {
			return true
		}
	}
	return false
}

// endOfDeclarations gives the line after the last declaration of a unit, if all of them stand in this file.
func (j *injector) endOfDeclarations(u *parse.Unit) (line int, ok bool) {
	for _, d := range u.Decls {
		at := d.Span()
		switch d := d.(type) {
		case *parse.DerivedType:
			at = d.End
		case *parse.Interface:
			at = d.End
		case *parse.Enum:
			at = d.End
		}
		if at.File != j.file {
			continue
		}
		last, _ := j.file.LineCol(at.End)
		line = max(line, last)
	}
	if line++; len(u.Body) > 0 { // before statement functions; DATA and FORMAT may stand after them
		if first, ok := j.startsLine(u.Body[0].Span()); ok {
			line = min(line, first)
		}
	}
	end, _ := j.file.LineCol(u.EndSpan.Start)
	return line, line > 1 && line <= end // a procedure may stand on one line
}

func (j *injector) add(line int, text ...string) { j.before[line] = append(j.before[line], text...) }

// text puts the lines of the file, which may have been changed, together with those that go between them.
func (j *injector) text(source string) string {
	lines := strings.Split(source, "\n")
	var b strings.Builder
	for i, l := range lines {
		for _, d := range j.before[i+1] {
			b.WriteString(j.layout(d))
		}
		b.WriteString(l)
		if i < len(lines)-1 {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// layout gives a directive, or with a leading blank a statement, its form. Lines of fixed form end in column 72.
func (j *injector) layout(text string) string {
	if statement, ok := strings.CutPrefix(text, " "); ok {
		return "      " + statement + "\n"
	}
	line := "!hpf$ " + text
	if !j.fixed || len(line) <= 72 {
		return line + "\n"
	}
	var b strings.Builder
	for len(line) > 72 {
		at := strings.LastIndexAny(line[:72], ",( ")
		b.WriteString(line[:at+1] + "\n")
		line = "!hpf$+" + line[at+1:]
	}
	return b.String() + line + "\n"
}

// isMapped reports whether a unit has mapping directives already.
func isMapped(u *parse.Unit) bool {
	for _, d := range u.Decls {
		switch d.(type) {
		case *parse.Distribute, *parse.Align, *parse.MapAttr:
			return true
		}
	}
	return slices.ContainsFunc(u.Contains, isMapped)
}

// interfaceBodies notes the procedures that interface blocks of a unit describe.
func (j *injector) interfaceBodies(u *parse.Unit) {
	for _, d := range u.Decls {
		if i, ok := d.(*parse.Interface); ok {
			for _, b := range i.Bodies {
				j.bodies[b.Name] = true
			}
		}
	}
	for _, c := range u.Contains {
		j.interfaceBodies(c)
	}
}
