package parse

import (
	"slices"
	"strings"

	"dhpfgo/diag"
)

// unitWords name the kinds of units.
var unitWords = [...]string{"program", "subroutine", "function", "module", "block data", "submodule", "procedure"}

// describe names a unit for messages.
func describe(u *Unit) string {
	kind := unitWords[u.Kind]
	switch {
	case u.NameSpan.Valid():
	case u.Kind == MainProgram:
		return "the main program"
	default:
		return "the " + kind
	}
	return kind + " '" + u.Name + "'"
}

// ModuleName is what a module or a submodule is known by: MODULE@SUBMODULE of the latter, whose names are distinct under one module.
func (u *Unit) ModuleName() string {
	if u.Kind == Submodule && len(u.Parents) > 0 {
		return u.Parents[0].Name + "@" + u.Name
	}
	return u.Name
}

// SeparateWord is the prefix of a procedure whose interface and body stand apart.
const SeparateWord = "module"

// IsSeparate holds for a procedure whose interface and body stand apart, in a module and in a submodule.
func (u *Unit) IsSeparate() bool {
	return u.Kind == SeparateBody || slices.ContainsFunc(u.Prefixes, func(a Attr) bool { return a.Name == SeparateWord })
}

// Above is what a submodule stands under, by its ModuleName.
func (u *Unit) Above() Ident {
	switch len(u.Parents) {
	case 0:
		return Ident{}
	case 1:
		return u.Parents[0]
	}
	return Ident{Name: u.Parents[0].Name + "@" + u.Parents[1].Name, Pos: u.Parents[1].Pos}
}

// open makes u the current unit.
func (b *builder) open(u *Unit) {
	if face := b.openInterface(); face != nil {
		face.Bodies = append(face.Bodies, u)
	} else if n := len(b.units); n > 0 {
		b.units[n-1].Contains = append(b.units[n-1].Contains, u)
	} else {
		b.file.Units = append(b.file.Units, u)
	}
	b.units = append(b.units, &unitFrame{Unit: u, outer: b.blocks})
	b.blocks = nil
}

// openInterface gives the interface block in which the next statement stands, nil for none.
func (b *builder) openInterface() *Interface {
	if n := len(b.blocks); n > 0 {
		face, _ := b.blocks[n-1].stmt.(*Interface)
		return face
	}
	return nil
}

// leave closes the innermost unit.
func (b *builder) leave(end diag.Span) {
	u := b.units[len(b.units)-1]
	u.EndSpan = end
	b.blocks = u.outer
	b.units = b.units[:len(b.units)-1]
}

// unitHead begins a unit; one that is open and has no CONTAINS lacks its END.
func (b *builder) unitHead(st *unitStmt) {
	b.dropPending(st.Pos)
	for n := len(b.units); n > 0 && !b.units[n-1].contains && b.openInterface() == nil; n = len(b.units) {
		u := b.units[n-1]
		b.closeBlocks(st.Pos)
		b.errorf(st.Pos, "%s is not closed before this", describe(u.Unit)).Because(u.Pos, "opened here").
			Help("write '%s' before this line, or 'contains' if the procedure is internal", endOf(u.Unit))
		b.leave(st.Pos)
	}
	b.open(st.unit)
}

// endOf gives the END statement of a unit.
func endOf(u *Unit) string {
	return "end " + unitWords[u.Kind]
}

func (b *builder) contains(st *containsStmt) {
	b.dropPending(st.Pos)
	u := b.unit(st.Pos)
	if b.defines() {
		b.blocks[len(b.blocks)-1].contains = true
		return
	}
	b.closeBlocks(st.Pos)
	if u.contains {
		b.errorf(st.Pos, "a second CONTAINS in %s", describe(u.Unit))
	}
	u.contains = true
}

// closeUnit ends the innermost unit.
func (b *builder) closeUnit(c *closer) {
	n := len(b.units)
	if n == 0 {
		if c.keyword == "end" || c.keyword == "end program" {
			b.unit(c.Pos)
			n = 1
		} else {
			b.errorf(c.Pos, "'%s' closes nothing", c.keyword)
			return
		}
	}
	u := b.units[n-1]
	if c.keyword == "end" && c.name != "" {
		b.notAnEnd(c, u)
		return
	}
	b.closeBlocks(c.Pos)
	for ; n > 1 && c.keyword != "end" && c.keyword != endOf(u.Unit) && b.closesOuter(c); n = len(b.units) {
		b.errorf(c.Pos, "%s is not closed before this", describe(u.Unit)).Because(u.Pos, "opened here").
			Help("write '%s' before this line", endOf(u.Unit))
		b.leave(c.Pos)
		u = b.units[len(b.units)-1]
	}
	if c.keyword != "end" && c.keyword != endOf(u.Unit) {
		b.errorf(c.Pos, "'%s' cannot close %s", c.keyword, describe(u.Unit)).Because(u.Pos, "opened here").
			Help("write '%s'", endOf(u.Unit)).Instead(endOf(u.Unit))
	} else if c.name != "" && c.name != u.Name {
		b.errorf(c.Pos, "'%s %s' closes %s", c.keyword, c.name, describe(u.Unit)).Because(u.Pos, "opened here").
			Help("write '%s %s'", strings.TrimSpace(c.keyword), u.Name).Instead(strings.TrimSpace(c.keyword) + " " + u.Name)
	}
	if !u.contains {
		b.keepLabel(c)
	}
	b.leave(c.Pos)
}

// closesOuter reports whether an END is that of a unit around the innermost one.
func (b *builder) closesOuter(c *closer) bool {
	for _, outer := range b.units[:len(b.units)-1] {
		if c.keyword == endOf(outer.Unit) && (c.name == "" || c.name == outer.Name) {
			return true
		}
	}
	return false
}

// notAnEnd reports END with a word that is no construct, such as "end while"; it closes nothing.
func (b *builder) notAnEnd(c *closer, u *unitFrame) {
	end, at := endOf(u.Unit), u.Pos
	if n := len(b.blocks); n > 0 {
		end, at = "end "+b.blocks[n-1].keyword, b.blocks[n-1].stmt.Span()
	}
	b.errorf(c.Pos, "'end %s' closes nothing", c.name).Because(at, "this is open").Help("write '%s'", end).Instead(end)
}

// closeBlocks reports all blocks that are open where their unit ends.
func (b *builder) closeBlocks(at diag.Span) {
	for i := len(b.blocks) - 1; i >= 0; i-- {
		b.unclosed(b.blocks[i], at)
	}
	b.blocks = nil
}

// finish closes what is open at the end of the file.
func (b *builder) finish() *File {
	end := diag.Span{File: b.file.Source, Start: b.last.End, End: b.last.End}
	b.dropPending(diag.Span{})
	for len(b.units) > 0 {
		u := b.units[len(b.units)-1]
		b.closeBlocks(end)
		b.errorf(end, "%s is not closed", describe(u.Unit)).Because(u.Pos, "opened here").Help("write '%s'", endOf(u.Unit))
		b.leave(end)
	}
	return b.file
}
