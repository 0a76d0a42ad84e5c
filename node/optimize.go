package node

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/partition"
	"dhpfgo/sem"
)

// Remark says what was done, or why not, with the loops at Pos.
type Remark struct {
	Pos  diag.Span
	Pass string
	Text string
	Done bool
}

// pass rewrites nests: run returns the statements in the place of one, nil to look at the loops inside; list those in the
// place of a list, for which it rewrites the lists inside itself.
type pass struct {
	name string
	run  func(*unit, *nest) []sem.Stmt
	list func(*unit, []sem.Stmt) []sem.Stmt
}

// passes is the order of work: distribute makes loops that interchange can reorder, interchange decides which loop is innermost, unroll-and-jam copies around that one, fuse joins
// nests that are left as they are then, and the others look at what is innermost in the end.
var passes = []pass{
	{name: "distribute", run: distribute},
	{name: "interchange", run: interchange},
	{name: "unroll-and-jam", run: unrollAndJam},
	{name: "fuse", list: fuse},
	{name: "hoist", run: hoistInvariants},
	{name: "parallel", run: markParallel},
}

// Optimize rewrites the loops of all units in place and returns what it did and why.
func Optimize(p *partition.Program) []Remark {
	var remarks []Remark
	for _, u := range p.Units {
		w := &unit{exposed: exposedScalars(u.Body), procedure: u.Source.Proc != nil}
		if w.exposed == nil {
			continue
		}
		if w.procedure && u.Source.Proc.Result != nil {
			w.result = u.Source.Proc.Result
			w.exposed[w.result] = true
		}
		for _, pass := range passes {
			w.pass, w.body = pass, u.Body
			u.Body = w.rewrite(u.Body)
		}
		u.Symbols = append(u.Symbols, w.made...)
		remarks = append(remarks, w.remarks...)
	}
	return remarks
}

// unit is one program unit on its way through a pass. exposed are the scalars whose value some statement reads from
// outside the loop that set it.
type unit struct {
	exposed   map[*sem.Symbol]bool
	procedure bool // not the main program
	result    *sem.Symbol
	body      []sem.Stmt
	pass      pass
	remarks   []Remark
	made      []*sem.Symbol
}

// rewrite applies the pass to the outermost nests of a body and, where it leaves a nest alone, to the loops inside.
func (u *unit) rewrite(body []sem.Stmt) []sem.Stmt {
	if u.pass.list != nil {
		return u.pass.list(u, body)
	}
	var out []sem.Stmt
	for _, s := range body {
		if d, ok := s.(*sem.Do); ok {
			if n := nestOf(d); n != nil {
				if list := u.pass.run(u, n); list != nil {
					out = append(out, list...)
					continue
				}
			}
		}
		u.rewriteInside(s)
		out = append(out, s)
	}
	return out
}

func (u *unit) rewriteInside(s sem.Stmt) {
	switch s := s.(type) {
	case *sem.Do:
		s.Body = u.rewrite(s.Body)
	case *sem.While:
		s.Body = u.rewrite(s.Body)
	case *sem.If:
		for i := range s.Branches {
			s.Branches[i].Body = u.rewrite(s.Branches[i].Body)
		}
	}
}

// remark notes a decision on loop k of a nest, once, also where blocking has made copies of the nest.
func (u *unit) remark(n *nest, k int, done bool, text string) {
	r := Remark{Pos: n.loops[k].Span(), Pass: u.pass.name, Text: text, Done: done}
	if !slices.Contains(u.remarks, r) {
		u.remarks = append(u.remarks, r)
	}
}
