package jumps

import "dhpfgo/parse"

// Structured writes the two common uses of a forward jump in a list as IF constructs:
//
//	IF (c) GO TO 10; A; 10 ...                        IF (.NOT. c) THEN; A; END IF; 10 ...
//	IF (c) GO TO 10; A; GO TO 20; 10 B; 20 ...        IF (.NOT. c) THEN; A; ELSE; B; END IF; 20 ...
//
// Nothing outside may jump to what gets into a branch.
func (j *Labels) Structured(list []parse.Stmt) []parse.Stmt {
	for i := len(list) - 1; i >= 0; i-- {
		list = j.withoutSkip(list, i)
		list = j.withElse(list, i)
	}
	return list
}

// withoutSkip rewrites IF (c) GO TO 10 at place i.
func (j *Labels) withoutSkip(list []parse.Stmt, i int) []parse.Stmt {
	s, ok := list[i].(*parse.If)
	if !ok || len(s.Branches) != 1 || len(s.Branches[0].Body) != 1 || s.Block != "" {
		return list
	}
	jump, ok := s.Branches[0].Body[0].(*parse.Goto)
	if !ok || jump.Lab != 0 {
		return list
	}
	to := place(list, jump.To)
	if to <= i+1 || !j.closed(list[i+1:to]) || holdsData(list[i+1:to]) {
		return list
	}
	cond := s.Branches[0].Cond
	not := &parse.Unary{Node: parse.Node{Pos: cond.Span()}, Op: "not", X: cond}
	inner := &parse.If{Base: s.Base, Branches: []parse.Branch{{Pos: s.Branches[0].Pos, Cond: not, Body: list[i+1 : to]}}, End: s.End}
	j.remove(jump)
	out := append(append([]parse.Stmt(nil), list[:i]...), inner)
	return append(out, list[to:]...)
}

// withElse rewrites an IF at place i whose only branch ends with GO TO 20.
func (j *Labels) withElse(list []parse.Stmt, i int) []parse.Stmt {
	s, ok := list[i].(*parse.If)
	if !ok || len(s.Branches) != 1 || s.Block != "" {
		return list
	}
	body := s.Branches[0].Body
	if len(body) < 2 {
		return list
	}
	jump, ok := body[len(body)-1].(*parse.Goto)
	if !ok || jump.Lab != 0 {
		return list
	}
	to := place(list, jump.To)
	if to <= i+1 || !j.closed(list[i+1:to]) || holdsData(list[i+1:to]) {
		return list
	}
	first := s.Branches[0]
	first.Body = body[:len(body)-1]
	inner := &parse.If{Base: s.Base, Branches: []parse.Branch{first, {Pos: list[i+1].Span(), Body: list[i+1 : to]}}, End: s.End}
	j.remove(jump)
	out := append(append([]parse.Stmt(nil), list[:i]...), inner)
	return append(out, list[to:]...)
}

// holdsData reports whether a list holds statements that must stay where they are: ENTRY and directives.
func holdsData(list []parse.Stmt) bool {
	for _, s := range list {
		switch s.(type) {
		case *parse.Entry, *parse.HPFUnsupported, *parse.On, *parse.EndOn:
			return true
		}
	}
	return false
}
