package inject

import (
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// moves puts REDISTRIBUTE statements between the statements of a unit.
func (j *injector) moves(u *parse.Unit, body []parse.Stmt, movable []*array) {
	if len(movable) > 0 {
		j.block(u, body, movable, 0)
	}
}

// statements is the body of a unit without the statement functions at its beginning.
func (s *scope) statements() []parse.Stmt {
	body := s.unit.Body
	for len(body) > 0 {
		a, ok := body[0].(*parse.Assign)
		if !ok {
			break
		}
		left, ok := a.LHS.(*parse.Ref)
		if !ok || s.shapes[left.Name] != nil {
			break
		}
		body = body[1:]
	}
	return body
}

// chance is one in how many statements gets a REDISTRIBUTE before it: fewer in loops, where they cost much.
func chance(depth int) int { return 6 << (2 * depth) }

func (j *injector) block(u *parse.Unit, body []parse.Stmt, movable []*array, depth int) {
	for i, st := range body {
		line, first := j.startsLine(st.Span())
		directive := i > 0 && isDirective(body[i-1])
		r := j.random("move", u.Name, strconv.Itoa(line))
		if !directive && first && len(directivesOf(st)) == 0 && !isDirective(st) && r.Intn(chance(depth)) == 0 {
			s := &scope{injector: j}
			j.add(line, s.distribute(r, movable[r.Intn(len(movable))], "redistribute")...)
		}
		j.inner(u, st, movable, depth)
	}
}

// inner goes into a construct. Those that are executed as a whole or whose iterations have no order are left alone.
func (j *injector) inner(u *parse.Unit, st parse.Stmt, movable []*array, depth int) {
	switch st := st.(type) {
	case *parse.If:
		for _, b := range st.Branches {
			if st.End != st.Pos {
				j.block(u, b.Body, movable, depth)
			}
		}
	case *parse.Do:
		if depth == 0 && len(st.Directives) == 0 {
			j.block(u, st.Body, movable, depth+1)
		}
	case *parse.SelectCase:
		for _, c := range st.Cases {
			j.block(u, c.Body, movable, depth)
		}
	}
}

func directivesOf(st parse.Stmt) []parse.Stmt {
	switch st := st.(type) {
	case *parse.Do:
		return st.Directives
	case *parse.Forall:
		return st.Directives
	}
	return nil
}

// isDirective reports whether a statement is a directive about the one after it.
func isDirective(st parse.Stmt) bool {
	switch st.(type) {
	case *parse.On, *parse.Hint:
		return true
	}
	return false
}

// startsLine gives the line of a statement and whether nothing but a label stands before it there.
func (j *injector) startsLine(at diag.Span) (line int, first bool) {
	if at.File != j.file {
		return 0, false
	}
	line, col := at.LineCol()
	text, _ := j.file.Line(line)
	return line, strings.Trim(text[:col-1], " \t0123456789") == ""
}
